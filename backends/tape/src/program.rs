//! A recorded function as data: [`Program`].

use crate::guard::Guard;
use crate::op::{Node, Op};
use crate::schedule::Place;
use core::fmt;
use fluxions::{Error, Real};
use std::sync::Arc;

/// A program, and the type of the function that it stands for.
pub(crate) type Replayed<R> = (Arc<Program<R>>, &'static str);

/// What a function did at one point, optimized, to be done again at others, over any number. It is itself a
/// [`Function`](fluxions::Function): of the components of x, with the parameters as its context.
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

impl<R: Real> Program<R> {
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

/// A part of a program.
#[derive(Clone, Debug)]
pub(crate) enum Segment {
    /// Nodes one by one, the first of which is node `start`.
    Steps { start: usize, nodes: Vec<Node> },
    /// Nodes of one operation.
    Group(Group),
    /// Sums of as many terms.
    Sums(Sums),
}

impl Segment {
    /// Bytes that it takes.
    pub(crate) fn bytes(&self) -> usize {
        let more = match self {
            Self::Steps { nodes, .. } => size_of_val(&nodes[..]),
            Self::Sums(Sums::Many { slots, .. }) => size_of_val(&slots[..]),
            Self::Group(_) | Self::Sums(Sums::One { .. }) => 0,
        };
        size_of::<Self>() + more
    }
}

/// Nodes `start..start + count` of one operation, and where their operands lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) op: Op,
    pub(crate) start: u32,
    pub(crate) count: u32,
    pub(crate) a: Place,
    /// Among the constants, for operations with a constant.
    pub(crate) b: Place,
}

/// Sums.
#[derive(Clone, Debug)]
pub(crate) enum Sums {
    /// One sum: of the constant, the head, which continues another sum, and `count` terms.
    One { start: u32, initial: u32, head: Option<u32>, count: u32, terms: Place },
    /// `count` sums: the places of their first terms, of their second ones and so on.
    Many { start: u32, count: u32, slots: Vec<Place>, initial: Place },
}

impl Sums {
    pub(crate) const fn start(&self) -> u32 {
        match self {
            Self::One { start, .. } | Self::Many { start, .. } => *start,
        }
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

impl<E> From<BranchChanged> for Error<E> {
    fn from(BranchChanged { number, file, line }: BranchChanged) -> Self {
        Self::BranchChanged { number, file, line }
    }
}
