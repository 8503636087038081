//! Runs many nodes of one operation in one loop. LLVM vectorizes it if the operands are contiguous.

use super::coding::{Coding, with_code};
use super::formulas::{self, Operands};
use super::places::add;
use super::steps::NodeAdjoints;
use crate::op::{Format, Op};
use crate::program::{Group, Program, Sums};
use crate::schedule::Place;
use fluxions::{Real, Scalar};

/// The number of nodes in a block. The gathered operands of a block fit the nearest cache.
pub(crate) const BLOCK: usize = 128;

/// Space for gathered operands.
#[derive(Clone, Debug)]
pub(crate) struct Buffers<R, T> {
    a: Vec<T>,
    b: Vec<T>,
    constants: Vec<R>,
}

impl<R: Real, T: Scalar<R>> Buffers<R, T> {
    pub(crate) fn new() -> Self {
        let (numbers, reals) = (vec![T::zero(); BLOCK], vec![R::zero(); BLOCK]);
        Self { a: numbers.clone(), b: numbers, constants: reals }
    }
}

/// Returns the blocks of a group: the first node of each, and the number of nodes.
fn blocks(count: u32) -> impl Iterator<Item = (usize, usize)> {
    let count = count as usize;
    (0..count).step_by(BLOCK).map(move |first| (first, BLOCK.min(count - first)))
}

/// The operands of a block of nodes, in slices of equal length. A slice that the operation does not use has arbitrary
/// content.
#[derive(Clone, Copy)]
struct Block<'a, R, T> {
    a: &'a [T],
    b: &'a [T],
    c: &'a [R],
    n: i32,
}

impl<'a, R: Real, T: Scalar<R>> Block<'a, R, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn of(self, len: usize) -> Self {
        Self { a: &self.a[..len], b: &self.b[..len], c: &self.c[..len], n: self.n }
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self, k: usize) -> Operands<R, T> {
        Operands { a: self.a[k], b: self.b[k], c: self.c[k], n: self.n }
    }
}

/// The places of a group's operands. An operation without operands gets the place of the first value.
struct Operations<'a, R> {
    group: Group,
    lists: &'a [u32],
    constants: &'a [R],
}

impl<R: Real> Operations<'_, R> {
    /// Returns the operands of a block. Those that are not contiguous are gathered. The variables are gathered only
    /// if the caller needs them.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn block<'a, T: Scalar<R>>(
        &'a self,
        first: usize,
        len: usize,
        values: &'a [T],
        variables: bool,
        Buffers { a, b, constants }: &'a mut Buffers<R, T>,
    ) -> Block<'a, R, T> {
        let Group { op, a: left, b: right, .. } = self.group;
        let kind = op.format();
        let of = |place: Place, buffer| place.load(first, len, self.lists, values, buffer);
        Block {
            a: if variables && kind != Format::Leaf { of(left, a) } else { &a[..len] },
            b: if variables && kind == Format::Binary { of(right, b) } else { &b[..len] },
            c: match kind {
                Format::Const | Format::Leaf => right.load(first, len, self.lists, self.constants, constants),
                _ => &constants[..len],
            },
            n: right.data(),
        }
    }
}

/// Computes the values of a group.
pub(crate) fn forward<R: Real, T: Scalar<R>>(
    group: &Group,
    program: &Program<R>,
    values: &mut [T],
    buffers: &mut Buffers<R, T>,
) {
    let (done, rest) = values.split_at_mut(group.start as usize);
    let operations = Operations { group: *group, lists: &program.lists, constants: &program.constants };
    for (first, len) in blocks(group.count) {
        let y = &mut rest[first..][..len];
        let block = operations.block(first, len, done, true, buffers);
        with_code!(if Coding::<R, T>::BY_CODE, group.op, evaluate(block, y));
    }
}

/// Each operation has a function of its own: it is small, and LLVM knows that its arguments do not overlap.
#[inline(never)]
fn evaluate<R: Real, T: Scalar<R>, const CODE: u8>(op: Op, block: Block<'_, R, T>, y: &mut [T]) {
    let op = op.known::<CODE>();
    let block = block.of(y.len());
    for (k, y) in y.iter_mut().enumerate() {
        *y = formulas::value::<R, T, CODE>(op, block.at(k));
    }
}

/// Adds the adjoints of a group, times the slopes, to those of its operands.
pub(crate) fn backward<R: Real, T: Scalar<R>, const K: usize>(
    group: &Group,
    program: &Program<R>,
    values: &[T],
    adjoints: &mut [[T; K]],
    buffers: &mut Buffers<R, T>,
    room: &mut [[T; K]],
) {
    let Group { op, start, count, a, b } = *group;
    if op.stops_derivatives() {
        return;
    }
    let (done, rest) = adjoints.split_at_mut(start as usize);
    let operations = Operations { group: *group, lists: &program.lists, constants: &program.constants };
    for (first, len) in blocks(count) {
        let g = &rest[first..][..len];
        let y = &values[start as usize + first..][..len];
        let block = operations.block(first, len, values, !op.is_linear(), buffers);
        if op.has_left() {
            a.receive(
                first,
                len,
                &program.lists,
                done,
                room,
                |to| with_code!(if Coding::<R, T>::BY_CODE, op, pull_left(block, y, g, to)),
            );
        }
        if op.format() == Format::Binary && op.has_right() {
            b.receive(
                first,
                len,
                &program.lists,
                done,
                room,
                |to| with_code!(if Coding::<R, T>::BY_CODE, op, pull_right(block, y, g, to)),
            );
        }
    }
}

/// Adds each adjoint times the slope with respect to the first operand.
#[inline(never)]
fn pull_left<R: Real, A: NodeAdjoints<R>, const CODE: u8>(
    op: Op,
    block: Block<'_, R, A::Number>,
    y: &[A::Number],
    g: &[A],
    to: &mut [A],
) {
    let op = op.known::<CODE>();
    let (block, y, g) = (block.of(to.len()), &y[..to.len()], &g[..to.len()]);
    for (k, to) in to.iter_mut().enumerate() {
        to.add(g[k], formulas::left::<R, A::Number, CODE>(op, block.at(k), y[k]));
    }
}

/// Does the same as [`pull_left`] for the second operand.
#[inline(never)]
fn pull_right<R: Real, A: NodeAdjoints<R>, const CODE: u8>(
    op: Op,
    block: Block<'_, R, A::Number>,
    y: &[A::Number],
    g: &[A],
    to: &mut [A],
) {
    let op = op.known::<CODE>();
    let (block, y, g) = (block.of(to.len()), &y[..to.len()], &g[..to.len()]);
    for (k, to) in to.iter_mut().enumerate() {
        to.add(g[k], formulas::right::<R, A::Number, CODE>(op, block.at(k), y[k]));
    }
}

/// Computes the values of sums. Each adds its terms in order.
pub(crate) fn forward_sums<R: Real, T: Scalar<R>>(
    sums: &Sums,
    program: &Program<R>,
    values: &mut [T],
    buffers: &mut Buffers<R, T>,
) {
    let (done, rest) = values.split_at_mut(sums.start() as usize);
    let lists = &program.lists[..];
    match *sums {
        Sums::One { terms, count, initial, head, .. } => {
            let mut sum = T::constant(program.constants[initial as usize]);
            if let Some(head) = head {
                sum += done[head as usize];
            }
            for (first, len) in blocks(count) {
                let terms = terms.load(first, len, lists, done, &mut buffers.a);
                sum = terms.iter().fold(sum, |sum, &term| sum + term);
            }
            rest[0] = sum;
        }
        Sums::Many { count, ref slots, initial, .. } => {
            for (first, len) in blocks(count) {
                let y = &mut rest[first..][..len];
                let initial = initial.load(first, len, lists, &program.constants, &mut buffers.constants);
                y.iter_mut().zip(initial).for_each(|(y, &c)| *y = T::constant(c));
                for slot in slots {
                    let terms = slot.load(first, len, lists, done, &mut buffers.a);
                    y.iter_mut().zip(terms).for_each(|(y, &term)| *y += term);
                }
            }
        }
    }
}

/// Adds the adjoints of sums to those of their terms.
pub(crate) fn backward_sums<R: Real, T: Scalar<R>, const K: usize>(
    sums: &Sums,
    program: &Program<R>,
    adjoints: &mut [[T; K]],
    room: &mut [[T; K]],
) {
    let (done, rest) = adjoints.split_at_mut(sums.start() as usize);
    let lists = &program.lists[..];
    match *sums {
        Sums::One { terms, count, head, .. } => {
            if let Some(head) = head {
                add(&mut done[head as usize], &rest[0]);
            }
            room[..BLOCK.min(count as usize)].fill(rest[0]);
            for (first, len) in blocks(count) {
                terms.give(first, lists, done, &room[..len]);
            }
        }
        Sums::Many { count, ref slots, .. } => {
            for slot in slots {
                slot.give(0, lists, done, &rest[..count as usize]);
            }
        }
    }
}
