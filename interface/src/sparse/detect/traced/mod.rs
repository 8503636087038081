//! The number that leaves a trace: [`Traced`].

mod arithmetic;
mod elementary;
mod rule;

use super::arena::{choose, note, stray};
use super::node::Kind;
use crate::{Number, Real};

/// A number that leaves a graph of what f does with it: its value, and its node in a
/// [`Trace`](super::Trace).
///
/// Values are those of `f64`, so f takes the branches that it takes at the point. An operation on
/// numbers with derivatives becomes a node, which knows its operands and which of its second
/// derivatives may be other than zero. Constants, and numbers without derivatives such as
/// `x.floor()`, leave no node.
///
/// A number is valid within its trace only. An operation on it panics after the end of the trace,
/// on another thread, and together with a number of another trace.
///
/// # Conventions
///
/// - The product with the literal 0 has no derivative, whatever the other factor is.
/// - `stop_gradient` stops nothing. Exact backends have zeros where differences of f do not.
/// - `max`, `min`, `abs`, `clamp`, `select` depend on what they may choose. The choice is no
///   comparison.
/// - A result of a [rule](crate::Rule) depends on all components of the rule's argument.
/// - A comparison of numbers that are not constants, and `primal`, are recorded: the trace then holds
///   only where they come out alike. Text made of a number by [`Debug`] is not recorded.
#[derive(Clone, Copy, Debug)]
pub struct Traced<R> {
    value: R,
    /// The number of the node, or [`FLAT`] or [`ZERO`].
    node: u32,
    /// The number of the trace, 0 for a constant.
    trace: u32,
}

/// In the place of a node: the number has no derivative.
const FLAT: u32 = u32::MAX;
/// In the place of a node: the number is a multiple of the literal 0. It has no derivative, and nor
/// have its products. Beside an infinity its value is NaN, so it is no constant.
const ZERO: u32 = u32::MAX - 1;

impl<R: Real> Number for Traced<R> {
    type Real = R;
}

impl<R: Real> Traced<R> {
    /// Returns the number of a node.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn at(value: R, node: u32, trace: u32) -> Self {
        Self { value, node, trace }
    }
    /// Returns a number without derivative, whose value may be another one in another call.
    pub(super) const fn parameter(value: R, trace: u32) -> Self {
        Self { value, node: FLAT, trace }
    }
    /// Returns the node of a result of this trace; `None` for one without derivative.
    pub(super) fn result(self, trace: u32) -> Option<u32> {
        if self.trace != 0 && self.trace != trace {
            stray();
        }
        self.has_node().then_some(self.node)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn fixed(value: R) -> Self {
        Self { value, node: FLAT, trace: 0 }
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn has_node(self) -> bool {
        self.node < ZERO
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_zero_factor(self) -> bool {
        self.value == R::zero() && (self.trace == 0 || self.node == ZERO)
    }
    /// Returns the value for a comparison, which is recorded.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn chosen(self) -> R {
        choose(self.trace);
        self.value
    }

    /// Returns a result without derivative.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flat(self, value: R) -> Self {
        Self { value, node: FLAT, trace: self.trace }
    }

    /// Returns the result of an operation of one number.
    ///
    /// A linear one has the derivatives of its operand but for a factor, so it needs no node.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn unary(self, kind: Kind, value: R) -> Self {
        match (self.has_node(), kind) {
            (true, Kind::LINEAR) => Self { value, ..self },
            (true, _) => Self { value, node: note(self.trace, kind, self.node, self.node), trace: self.trace },
            (false, Kind::LINEAR) if self.is_zero_factor() && value == R::zero() => Self { value, ..self },
            (false, _) => self.flat(value),
        }
    }

    /// Returns the result of an operation of two numbers.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn binary(self, other: Self, kind: Kind, value: R) -> Self {
        if !(self.has_node() && other.has_node()) {
            return self.with_flat(other, kind, value);
        }
        if self.trace != other.trace {
            stray();
        }
        if kind == Kind::LINEAR && self.node == other.node {
            return Self { value, ..self };
        }
        Self { value, node: note(self.trace, kind, self.node, other.node), trace: self.trace }
    }

    /// Returns the result of an operation of two numbers, of which one at least has no derivative.
    #[inline]
    fn with_flat(self, other: Self, kind: Kind, value: R) -> Self {
        if self.trace != 0 && other.trace != 0 && self.trace != other.trace {
            stray();
        }
        let trace = self.trace | other.trace;
        let (a, b) = (self.is_zero_factor(), other.is_zero_factor());
        let vanishes = if kind == Kind::PRODUCT { a || b } else { kind == Kind::LINEAR && a && b };
        if vanishes && trace != 0 {
            return Self { value, node: if value == R::zero() { ZERO } else { FLAT }, trace };
        }
        match (self.has_node(), other.has_node()) {
            (true, _) => self.unary(kind.of_first(), value),
            (_, true) => other.unary(kind.of_second(), value),
            _ => Self { value, node: FLAT, trace },
        }
    }
}
