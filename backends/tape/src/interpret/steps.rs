//! Node by node, over any scalar.

use super::coding::{Coding, with_code};
use super::rules::{self, Operands, Slope};
use crate::op::{Kind, Node, Op};
use fluxions::{Real, Scalar};

#[inline(always)]
fn operands<R: Real, T: Scalar<R>>(op: Op, a: u32, b: u32, values: &[T], constants: &[R]) -> Operands<R, T> {
    let at = |index: u32| values[index as usize];
    let (zero, none) = (T::zero(), R::zero());
    match op.kind() {
        Kind::Leaf => Operands { a: zero, b: zero, c: constants[b as usize], n: 0 },
        Kind::Const => Operands { a: at(a), b: zero, c: constants[b as usize], n: 0 },
        Kind::Binary => Operands { a: at(a), b: at(b), c: none, n: 0 },
        Kind::Data => Operands { a: at(a), b: zero, c: none, n: b.cast_signed() },
        Kind::Unary | Kind::Sum => Operands { a: at(a), b: zero, c: none, n: 0 },
    }
}

/// Overwrites the values of these nodes, the first of which is node `start`.
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

/// A function of its own, where the code is long.
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

#[inline(always)]
fn evaluate<R: Real, T: Scalar<R>, const CODE: u8>(
    op: Op,
    i: usize,
    a: u32,
    b: u32,
    values: &mut [T],
    constants: &[R],
) {
    let op = op.fixed::<CODE>();
    values[i] = rules::value::<R, T, CODE>(op, operands(op, a, b, values, constants));
}

/// Hands the adjoints of these nodes, the first of which is node `start`, on to their operands.
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

/// A function of its own, where the code is long.
#[inline(never)]
fn pull_apart<R: Real, A: Lanes<R>, const CODE: u8>(
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

/// Hands the adjoint of one node on to its operands.
#[inline(always)]
fn pull<R: Real, A: Lanes<R>, const CODE: u8>(
    op: Op,
    i: usize,
    a: u32,
    b: u32,
    values: &[A::Number],
    adjoints: &mut [A],
    constants: &[R],
) {
    let op = op.fixed::<CODE>();
    if op.is_flat() {
        return;
    }
    let (g, y) = (adjoints[i], values[i]);
    let operands = operands(op, a, b, values, constants);
    if op.has_left() {
        adjoints[a as usize].add(g, rules::left::<R, A::Number, CODE>(op, operands, y));
    }
    if op.kind() == Kind::Binary && op.has_right() {
        adjoints[b as usize].add(g, rules::right::<R, A::Number, CODE>(op, operands, y));
    }
}

/// Adjoints of one node, one for each cotangent.
pub(crate) trait Lanes<R: Real>: Copy {
    type Number: Scalar<R>;
    /// Adds an adjoint times a slope.
    fn add(&mut self, g: Self, slope: Slope<R, Self::Number>);
}

impl<R: Real, T: Scalar<R>, const K: usize> Lanes<R> for [T; K] {
    type Number = T;
    #[inline(always)]
    fn add(&mut self, g: Self, slope: Slope<R, T>) {
        for lane in 0..K {
            self[lane] += slope.times(g[lane]);
        }
    }
}
