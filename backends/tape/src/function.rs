//! A program as a function of its own.

use crate::interpret::{self, groups::Buffers, guards::flipped};
use crate::program::{BranchChanged, Program};
use crate::recording::Base;
use core::fmt;
use fluxions::{Function, Parameter, Scalar};

/// Why a [`Program`] gives no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramError {
    /// An argument has another number of components than at the recording.
    Shape {
        /// The name of the argument.
        argument: &'static str,
        /// How many the program takes.
        expected: usize,
        /// How many there were.
        found: usize,
    },
    /// It does not hold at this point.
    Branch(BranchChanged),
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { argument, expected, found } => {
                write!(f, "{argument}: expected {expected} numbers, found {found}")
            }
            Self::Branch(changed) => changed.fmt(f),
        }
    }
}

impl core::error::Error for ProgramError {}

fn expect(argument: &'static str, expected: usize, found: usize) -> Result<(), ProgramError> {
    if expected == found { Ok(()) } else { Err(ProgramError::Shape { argument, expected, found }) }
}

impl<R: Base> Function<R> for Program<R> {
    type Input = Vec<R>;
    type Output = Vec<R>;
    type Context = Parameter<Vec<R>>;
    type Error = ProgramError;

    fn evaluate<S: Scalar<R>>(&self, x: &[S], parameters: &[S], y: &mut Vec<S>) -> Result<(), ProgramError> {
        *y = self.first(x, parameters)?;
        Ok(())
    }

    fn first<S: Scalar<R>>(&self, x: &[S], parameters: &[S]) -> Result<Vec<S>, ProgramError> {
        expect("x", self.inputs, x.len())?;
        expect("parameters", self.parameters, parameters.len())?;
        let mut values: Vec<S> = x.iter().chain(parameters).copied().collect();
        values.resize(self.len, S::zero());
        interpret::forward(self, &mut values, &mut Buffers::new());
        match flipped(&self.guards, &values) {
            Some(number) => Err(ProgramError::Branch(self.branch(number))),
            None => Ok(self.outputs.iter().map(|&i| values[i as usize]).collect()),
        }
    }
}
