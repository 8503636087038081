//! A recorded function: [`Program`].

use crate::guard::{Guard, flipped};
use crate::interpret::{self, groups::Buffers};
use crate::optimize::Draft;
use crate::recording::{Base, Recording};
use crate::schedule::{Segment, schedule};
use core::fmt;
use fluxions::{Error, Function, Parameter, Scalar};

/// What a function did at one point, optimized, to be done again at others, over any number. It is itself a
/// [`Function`]: of the components of x, with the parameters as its context.
///
/// It holds where f's comparisons come out as they did; elsewhere evaluation gives the error [`BranchChanged`].
#[derive(Clone, Debug)]
pub struct Program<R> {
    pub(crate) inputs: usize,
    pub(crate) parameters: usize,
    pub(crate) len: usize,
    pub(crate) segments: Vec<Segment>,
    pub(crate) constants: Vec<R>,
    pub(crate) lists: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    pub(crate) guards: Vec<Guard<R>>,
}

impl<R: Base> Program<R> {
    /// The program of a recording, optimized.
    pub(crate) fn optimized(recording: &Recording<R>, inputs: usize, leaves: usize, outputs: &[u32]) -> Self {
        schedule(Draft::new(recording, leaves, outputs).optimized(), inputs)
    }

    /// The program of a recording as it is: for one that may not be needed for long.
    pub(crate) fn plain(recording: &Recording<R>, inputs: usize, leaves: usize, outputs: &[u32]) -> Self {
        Self {
            inputs,
            parameters: leaves - inputs,
            len: recording.entries.len(),
            segments: vec![Segment::Steps {
                start: leaves,
                nodes: recording.entries[leaves..].iter().map(|entry| entry.node).collect(),
            }],
            constants: recording.constants.clone(),
            lists: Vec::new(),
            outputs: outputs.to_vec(),
            guards: recording.guards.clone(),
        }
    }
}

impl<R> Program<R> {
    /// n: how many components of x it takes.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many numbers of parameters it takes.
    pub fn parameters(&self) -> usize {
        self.parameters
    }

    /// m: how many results it gives.
    pub fn outputs(&self) -> usize {
        self.outputs.len()
    }

    /// How many numbers a run of it computes, components of x and parameters included.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it computes nothing.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many comparisons, and values taken by `primal()`, are checked when it runs.
    pub fn guards(&self) -> usize {
        self.guards.len()
    }
}

impl<R: Base> Program<R> {
    /// Bytes of its instructions and constants; a run needs the values and the adjoints besides, a number each.
    pub fn bytes(&self) -> usize {
        let segments = self.segments.iter().map(Segment::bytes).sum::<usize>();
        segments + size_of_val(&self.constants[..]) + size_of_val(&self.lists[..]) + size_of_val(&self.guards[..])
    }

    /// The error of a guard that flipped.
    pub(crate) fn branch(&self, number: usize) -> BranchChanged {
        let place = self.guards[number].place;
        BranchChanged { number, file: place.file(), line: place.line() }
    }
}

/// A program does not hold at this point: a comparison that f made came out otherwise, or a value that f took by
/// `primal()` has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchChanged {
    /// Which of the recording's comparisons; the first one is number 0.
    pub number: usize,
    /// The source file of the comparison.
    pub file: &'static str,
    /// Its line.
    pub line: u32,
}

impl fmt::Display for BranchChanged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, file, line } = self;
        write!(f, "comparison number {number} of the recording, {file}:{line}, came out otherwise")
    }
}

impl core::error::Error for BranchChanged {}

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

impl<E> From<BranchChanged> for Error<E> {
    fn from(BranchChanged { number, file, line }: BranchChanged) -> Self {
        Self::BranchChanged { number, file, line }
    }
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
