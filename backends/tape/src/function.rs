//! A program is itself a function.

use crate::call::Keeps;
use crate::interpret::{self, groups::Buffers, guards::flipped};
use crate::program::{BranchChanged, Program};
use crate::recording::Base;
use core::fmt;
use fluxions::{Function, Parameter, Scalar};

/// The reasons why the evaluation of a [`Program`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramError {
    /// The number of components of an argument is not that of the recording.
    Shape {
        /// The name of the argument.
        argument: &'static str,
        /// The number that the program takes.
        expected: usize,
        /// The number that was passed.
        found: usize,
    },
    /// The program does not hold at this point.
    Branch(BranchChanged),
    /// A rule that the program calls failed.
    Rule,
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { argument, expected, found } => {
                write!(f, "{argument}: expected {expected} numbers, found {found}")
            }
            Self::Branch(changed) => changed.fmt(f),
            Self::Rule => f.write_str("a rule failed that the program calls"),
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
        let outcome = interpret::forward(self, &mut values, &mut Buffers::new(), &mut Keeps::new());
        outcome.map_err(|_| ProgramError::Rule)?;
        match flipped(&self.guards, &values) {
            Some(number) => Err(ProgramError::Branch(self.branch(number))),
            None => Ok(self.outputs.iter().map(|&i| values[i as usize]).collect()),
        }
    }
}
