//! A recorded function as data: [`Program`].

use crate::call::Call;
use crate::guard::Guard;
use crate::op::{Node, Op};
use crate::schedule::Place;
use core::fmt;
use core::ops::Range;
use fluxions::{Error, Real};
use std::sync::Arc;

/// A program, and the name of the type of the function that it replaces.
pub(crate) type Replayed<R> = (Arc<Program<R>>, &'static str);

/// A recorded function as an optimized list of operations, which runs over any number.
///
/// It is itself a [`Function`](fluxions::Function) of the components of x, with the parameters as its context.
///
/// It holds at a point if all comparisons of f come out there as they did at the recording. Elsewhere its evaluation
/// returns the error [`BranchChanged`].
#[derive(Clone, Debug)]
pub struct Program<R> {
    pub(crate) inputs: usize,
    pub(crate) parameters: usize,
    pub(crate) len: usize,
    pub(crate) segments: Vec<Segment>,
    /// The windows, if they share places; else none.
    pub(crate) windows: Vec<Window>,
    pub(crate) constants: Vec<R>,
    pub(crate) lists: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    pub(crate) guards: Vec<Guard<R>>,
    /// The calls of rules, by their numbers. Those that nobody needs have no segment.
    pub(crate) calls: Vec<Call<R>>,
}

impl<R> Program<R> {
    /// The number n of components of x.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// The number of components of the parameters.
    pub fn parameters(&self) -> usize {
        self.parameters
    }

    /// The number m of results.
    pub fn outputs(&self) -> usize {
        self.outputs.len()
    }

    /// The number of places: those of the components of x and of the parameters, and one for each operation, unless
    /// operations share them.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether the program has no places.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of guards that each run checks: comparisons, and values taken by `primal()`.
    pub fn guards(&self) -> usize {
        self.guards.len()
    }
}

impl<R: Real> Program<R> {
    /// The size of the instructions and constants in bytes. A run needs storage for one value and one adjoint of each
    /// node besides.
    pub fn bytes(&self) -> usize {
        let segments = self.segments.iter().map(Segment::bytes).sum::<usize>();
        let calls = self.calls.iter().map(Call::bytes).sum::<usize>();
        let rest = size_of_val(&self.constants[..]) + size_of_val(&self.lists[..]) + size_of_val(&self.guards[..]);
        segments + calls + rest + self.windows.iter().map(Window::bytes).sum::<usize>()
    }

    /// The error for the guard with this number.
    pub(crate) fn branch(&self, number: usize) -> BranchChanged {
        let place = self.guards[number].place;
        BranchChanged { number, file: place.file(), line: place.line() }
    }
}

/// A part of a program whose nodes share places with those of the other windows.
///
/// The segments of a window use the places from `first` on, the same ones in each window. So values and adjoints stay
/// in the cache of a core, however long the program is. Nodes that are used outside of their window have a place of their
/// own besides, below `first`.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    /// The first place that windows share.
    pub(crate) first: usize,
    pub(crate) segments: Range<usize>,
    /// The segments whose values the adjoints of this window need.
    pub(crate) again: Vec<Range<usize>>,
    /// The nodes that are used outside: the place that they share, and their own one.
    pub(crate) used: Vec<(u32, u32)>,
}

impl Window {
    /// The size in bytes.
    fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&self.again[..]) + size_of_val(&self.used[..])
    }
}

/// A part of a program. The segments run one after another.
#[derive(Clone, Debug)]
pub(crate) enum Segment {
    /// Nodes that run one by one. The first one is node `start`.
    Steps { start: usize, nodes: Vec<Node> },
    /// Nodes of one operation, which run as one loop.
    Group(Group),
    /// Sums with the same number of terms.
    Sums(Sums),
    /// The call of a rule with this number.
    Call(u32),
}

impl Segment {
    /// The places of the nodes; none for a call, whose results need not lie in a row.
    pub(crate) fn places(&self) -> Range<usize> {
        let (start, count) = match *self {
            Self::Steps { start, ref nodes } => (start, nodes.len()),
            Self::Group(Group { start, count, .. }) => (start as usize, count as usize),
            Self::Sums(Sums::One { start, .. }) => (start as usize, 1),
            Self::Sums(Sums::Many { start, count, .. }) => (start as usize, count as usize),
            Self::Call(_) => (0, 0),
        };
        start..start + count
    }

    /// The size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let more = match self {
            Self::Steps { nodes, .. } => size_of_val(&nodes[..]),
            Self::Sums(Sums::Many { slots, .. }) => size_of_val(&slots[..]),
            Self::Group(_) | Self::Sums(Sums::One { .. }) | Self::Call(_) => 0,
        };
        size_of::<Self>() + more
    }
}

/// The nodes `start..start + count`, all of one operation, and the places of their operands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) op: Op,
    pub(crate) start: u32,
    pub(crate) count: u32,
    pub(crate) a: Place,
    /// For operations with a constant, a place among the constants.
    pub(crate) b: Place,
}

/// One sum, or several sums with the same number of terms.
#[derive(Clone, Debug)]
pub(crate) enum Sums {
    /// One sum: the constant, then `head`, which is the sum that this one continues, then `count` terms.
    One { start: u32, initial: u32, head: Option<u32>, count: u32, terms: Place },
    /// `count` sums. The first place has the first term of each sum, the second place the second term of each, and so
    /// on.
    Many { start: u32, count: u32, slots: Vec<Place>, initial: Place },
}

impl Sums {
    pub(crate) const fn start(&self) -> u32 {
        match self {
            Self::One { start, .. } | Self::Many { start, .. } => *start,
        }
    }
}

/// The error that a program does not hold at a point: a comparison of f comes out otherwise there, or a value that f
/// took by `primal()` has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchChanged {
    /// The number of the comparison in the recording, from 0.
    pub number: usize,
    /// The source file of the comparison.
    pub file: &'static str,
    /// The line in that file.
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
