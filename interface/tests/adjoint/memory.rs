//! Memory that is overwritten, taken apart, and looked at through references that move.

use crate::{agree, agree_in_place};
use fluxions::prelude::*;

/// A number is loaded, then its memory is taken apart and overwritten.
#[differentiable(adjoint)]
fn split_after_load<S: Scalar>(x: &[S]) -> S {
    let mut work = vec![x[0], x[1], x[0] * x[1]];
    let early = work[0] * work[2];
    let (a, b) = work.split_at_mut(1);
    a[0] = b[1] * early;
    b[0] *= a[0];
    let (c, d) = work.split_at_mut(2);
    c[0] += d[0] * c[1];
    work[0] * work[1] * early
}

/// The same in a loop, where what is not kept is looked at again.
#[differentiable(adjoint)]
fn split_in_a_loop<S: Scalar>(x: &[S]) -> S {
    let mut y = S::one();
    for k in 0..3 {
        let mut work = [x[0] * y, x[1] + k as f64, x[2]];
        let early = work[0] * work[2] * work[0];
        let (a, b) = work.split_at_mut(1);
        a[0] = b[1] * early;
        b[0] *= a[0];
        y = y * 0.5 + work[0] * work[1] * early;
    }
    y
}

/// A reference moves on, in a loop.
#[differentiable(adjoint)]
fn moving<S: Scalar>(x: &[S]) -> S {
    let mut rest = x;
    let mut y = S::one();
    for k in 0..2 {
        let first = rest[0];
        let (head, tail) = rest.split_at(1);
        y = y * head[0] + first * first + k as f64;
        rest = tail;
        y *= rest[0];
    }
    let last = rest[0];
    rest = x;
    y * last * rest[1]
}

#[differentiable(adjoint)]
fn argument_that_moves<S: Scalar>(mut x: &[S]) -> S {
    let mut y = S::zero();
    while x.len() > 1 {
        let (head, tail) = x.split_at(1);
        y = y * y + head[0] * tail[0];
        x = tail;
    }
    y + x[0]
}

/// Scratch that is used again in each iteration.
#[differentiable(adjoint)]
fn scratch<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let mut work = vec![S::zero(); n];
    let mut sum = S::zero();
    for k in 0..n {
        for i in 0..n {
            work[i] = x[i] * x[k] + k as f64;
        }
        let largest = work.iter().fold(work[0], |a, b| a.max(*b));
        sum += work.iter().map(|w| (*w - largest).exp()).sum::<S>().ln() + largest;
        work.fill(sum);
        sum += work[k];
    }
    sum
}

/// The last of several assignments counts.
#[differentiable(adjoint)]
fn overwritten<S: Scalar>(y: &mut [S], x: &[S]) {
    for i in 0..x.len() {
        y[0] = x[i] * x[0];
        y[1] = x[i].sin();
    }
    y[1] += y[0];
}

/// A result that is scaled behind the loop, and scaled by itself.
#[differentiable(adjoint)]
fn behind<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for v in x {
        sum += *v * *v;
    }
    let half = sum * 0.5;
    let mut cubes = S::zero();
    for v in x {
        cubes += *v * *v * *v;
    }
    half - cubes * 2.0 + 1.0
}

/// What comes behind a loop changes what the loop reads.
#[differentiable(adjoint)]
fn changed_behind<S: Scalar>(x: &[S]) -> S {
    let mut list = [x[0], x[1]];
    let mut k = 1.0;
    let mut sum = S::zero();
    for v in &list {
        sum += *v * *v * k;
    }
    list[0] = x[1] * 3.0;
    k += 1.0;
    let other = list[0] * k;
    sum + other
}

#[differentiable(adjoint)]
fn large<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for v in x {
        sum += *v * *v;
    }
    let factor = if sum > 1.0 { 2.0 } else { 3.0 };
    sum * factor
}

#[test]
fn memory() {
    let x = [0.7, 1.3, 0.4];
    agree!(split_after_load, SplitAfterLoad, x);
    agree!(split_in_a_loop, SplitInALoop, x);
    agree!(moving, Moving, x);
    agree!(argument_that_moves, ArgumentThatMoves, x);
    agree!(scratch, Scratch, x);
    agree!(behind, Behind, x);
    agree!(changed_behind, ChangedBehind, x);
    agree!(large, Large, x, [0.1, 0.2, 0.3]);
    agree_in_place!(overwritten, Overwritten, 2, x);
}

/// Windows of one memory overlap, and an index may come twice: these iterations depend on each other.
#[differentiable(adjoint)]
fn overlapping<S: Scalar>(y: &mut [S], x: &[S]) {
    y.fill(x[0]);
    for i in 0..2 {
        let part = &mut y[i..];
        part[i] = x[i] * x[1] * (i + 2) as f64;
    }
    for i in [0, 1, 1, 0] {
        y[i] = y[i] * x[i] + x[2];
    }
    for i in [1, 0, 1] {
        y[i] = x[i] * x[i] * x[0];
    }
    for k in 0..2 {
        let part = &mut y[1 - k..];
        part[k] = x[k] * (k + 3) as f64;
    }
}

/// An index comes twice, in front of a result that is used linearly.
#[differentiable(adjoint)]
fn twice<S: Scalar>(x: &[S]) -> S {
    let mut work = [x[0], x[1]];
    for i in [0, 1, 1, 0] {
        work[i] = work[i] * x[i] + x[2];
    }
    work[0]
}

/// A loop within a loop that never runs may name an element that is not there.
#[differentiable(adjoint)]
fn never<S: Scalar>(x: &[S]) -> S {
    let mut sum = x[0];
    for v in x {
        for _ in 3..x.len() {
            sum = sum * x[3];
        }
        sum = sum * *v + x[1];
    }
    sum
}

#[test]
fn overlaps() {
    agree_in_place!(overlapping, Overlapping, 4, [0.7, 1.3, 0.4]);
    agree!(twice, Twice, [0.7, 1.3, 0.4]);
    agree!(never, Never, [0.7, 1.3, 0.4], [0.7, 1.3, 0.4, 2.0, 1.1]);
}

/// What was stored is looked at again: as it is, after an element that may be the same, after a part of it, and after an update was written.
#[differentiable(adjoint)]
fn stored<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for i in 0..2 {
        for j in 0..2 {
            let mut work = [x[0], x[1], x[2]];
            work[i] = x[0] * x[2];
            let as_stored = work[i] * work[i];
            work[j] = x[1] * as_stored;
            let after_another = work[i] * as_stored;
            work[i] += x[2];
            let after_update = work[i] * after_another;
            work[0] = after_update * x[1];
            let part = &mut work[..2];
            part[j] *= x[0];
            sum += work[0] * after_update + work[j] * as_stored;
        }
    }
    sum
}

/// Variables that are assigned before, in and after a branch and a loop.
#[differentiable(adjoint)]
fn assigned<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0] * x[1];
    let first = y * x[2];
    y = x[2] * first;
    if y > 0.5 {
        y = y * y;
    }
    let mut z = y * first;
    for v in x {
        z = z * *v + y;
        y = z * z;
    }
    z = y * z;
    z * first
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Couple<S> {
    a: S,
    b: S,
}

#[differentiable(helper, adjoint)]
fn copied_fields<S: Scalar>(p: &mut Couple<S>) -> S {
    let &mut Couple { a, b } = p;
    p.a = a * b;
    p.b = p.a * a;
    a * p.b + b
}

// A pattern behind `&` copies: what is written to the list later is not seen by the copies, nor are their adjoints those of the list.
#[differentiable(adjoint)]
fn copies_by_patterns<S: Scalar>(x: &[S]) -> S {
    let mut v = [x[0] * x[1], x[2], x[0]];
    let mut s = S::zero();
    for _ in 0..3 {
        let &[a, b, c] = &v;
        v[0] = a * b * 0.5;
        v[1] = v[0] * a;
        v[2] = c * 0.5 + b;
        s += a * v[0] * c;
    }
    let mut pairs = vec![(x[0], x[1]), (x[2], x[0])];
    let &(a, b) = &pairs[1];
    pairs[1].0 = a * b;
    pairs[1].1 = pairs[1].0 * b;
    let r = &v;
    let &[c, d, _] = r;
    v[1] = c * d;
    let mut p = Couple { a, b };
    s += copied_fields(&mut p);
    s + v[1] * c + a * pairs[1].1 + p.a * p.b
}

#[test]
fn what_was_stored() {
    agree!(stored, Stored, [0.7, 1.3, 0.4]);
    agree!(copies_by_patterns, CopiesByPatterns, [0.7, 1.3, 0.4], [1.7, 1.3, 0.9]);
    agree!(assigned, Assigned, [0.7, 1.3, 0.4], [1.7, 1.3, 0.9]);
}
