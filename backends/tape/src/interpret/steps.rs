//! Runs nodes one by one, over any scalar.

use super::coding::{Coding, with_code};
use super::formulas::{self, Operands, Slope};
use crate::op::{Format, Node, Op};
use fluxions::{Real, Scalar};

#[cfg_attr(not(debug_assertions), inline(always))]
fn operands<R: Real, T: Scalar<R>>(op: Op, a: u32, b: u32, values: &[T], constants: &[R]) -> Operands<R, T> {
    let at = |index: u32| values[index as usize];
    let (zero, none) = (T::zero(), R::zero());
    match op.format() {
        Format::Leaf => Operands { a: zero, b: zero, c: constants[b as usize], n: 0 },
        Format::Const => Operands { a: at(a), b: zero, c: constants[b as usize], n: 0 },
        Format::Binary => Operands { a: at(a), b: at(b), c: none, n: 0 },
        Format::Data => Operands { a: at(a), b: zero, c: none, n: b.cast_signed() },
        Format::Unary | Format::Sum | Format::Call => Operands { a: at(a), b: zero, c: none, n: 0 },
    }
}

/// Computes the values of these nodes. The first one is node `start`.
pub(crate) fn forward<R: Real, T: Scalar<R>>(
    nodes: &[impl AsRef<Node>],
    start: usize,
    values: &mut [T],
    constants: &[R],
) {
    for (i, node) in (start..).zip(nodes) {
        let &Node { op, a, b } = node.as_ref();
        if Coding::<R, T>::PLAIN {
            with_code!(if true, op, evaluate(i, a, b, values, constants));
        } else {
            with_code!(if Coding::<R, T>::BY_CODE, op, evaluate_apart(i, a, b, values, constants));
        }
    }
}

/// Not inlined: over numbers whose code is long.
#[inline(never)]
fn evaluate_apart<R: Real, T: Scalar<R>, const CODE: u8>(
    op: Op,
    i: usize,
    a: u32,
    b: u32,
    values: &mut [T],
    constants: &[R],
) {
    evaluate::<R, T, CODE>(op, i, a, b, values, constants);
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn evaluate<R: Real, T: Scalar<R>, const CODE: u8>(
    op: Op,
    i: usize,
    a: u32,
    b: u32,
    values: &mut [T],
    constants: &[R],
) {
    let op = op.known::<CODE>();
    values[i] = formulas::value::<R, T, CODE>(op, operands(op, a, b, values, constants));
}

/// Adds the adjoints of these nodes, times the slopes, to those of their operands. The first one is node `start`.
pub(crate) fn backward<R: Real, T: Scalar<R>, const K: usize>(
    nodes: &[impl AsRef<Node>],
    start: usize,
    values: &[T],
    adjoints: &mut [[T; K]],
    constants: &[R],
) {
    for (i, node) in (start..start + nodes.len()).zip(nodes).rev() {
        let &Node { op, a, b } = node.as_ref();
        if !adjoints[i].iter().all(|g| g.vanishes()) {
            if Coding::<R, T>::PLAIN {
                with_code!(if true, op, pull(i, a, b, values, adjoints, constants));
            } else {
                with_code!(if Coding::<R, T>::BY_CODE, op, pull_apart(i, a, b, values, adjoints, constants));
            }
        }
    }
}

/// Not inlined: over numbers whose code is long.
#[inline(never)]
fn pull_apart<R: Real, A: NodeAdjoints<R>, const CODE: u8>(
    op: Op,
    i: usize,
    a: u32,
    b: u32,
    values: &[A::Number],
    adjoints: &mut [A],
    constants: &[R],
) {
    pull::<R, A, CODE>(op, i, a, b, values, adjoints, constants);
}

/// Adds the adjoint of one node, times the slopes, to those of its operands.
#[cfg_attr(not(debug_assertions), inline(always))]
fn pull<R: Real, A: NodeAdjoints<R>, const CODE: u8>(
    op: Op,
    i: usize,
    a: u32,
    b: u32,
    values: &[A::Number],
    adjoints: &mut [A],
    constants: &[R],
) {
    let op = op.known::<CODE>();
    if op.stops_derivatives() {
        return;
    }
    let (g, y) = (adjoints[i], values[i]);
    let operands = operands(op, a, b, values, constants);
    if op.has_left() {
        adjoints[a as usize].add(g, formulas::left::<R, A::Number, CODE>(op, operands, y));
    }
    if op.format() == Format::Binary && op.has_right() {
        adjoints[b as usize].add(g, formulas::right::<R, A::Number, CODE>(op, operands, y));
    }
}

/// The adjoints of one node, one for each cotangent.
pub(crate) trait NodeAdjoints<R: Real>: Copy {
    type Number: Scalar<R>;
    /// Adds an adjoint times a slope.
    fn add(&mut self, g: Self, slope: Slope<R, Self::Number>);
}

impl<R: Real, T: Scalar<R>, const K: usize> NodeAdjoints<R> for [T; K] {
    type Number = T;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&mut self, g: Self, slope: Slope<R, T>) {
        for lane in 0..K {
            self[lane] += slope.times(g[lane]);
        }
    }
}
