//! Variables that change, in the patterns of branches and loops: copies of what is found there.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point<S> {
    a: S,
    b: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Point<S> {
    fn kick(&mut self, x: S) {
        self.a += x * self.b;
    }
}

#[differentiable(helper, adjoint)]
fn found<S: Scalar>(x: &[S]) -> Option<Point<S>> {
    if x[0] > S::zero() { Some(Point { a: x[0], b: x[1] }) } else { None }
}

#[differentiable(adjoint)]
fn in_branches<S: Scalar>(x: &[S]) -> S {
    let first = if x[0] > 1.0 { Some(Point { a: x[0], b: x[1] }) } else { None };
    let number = if x[1] > 1.0 { Some(x[0] * x[1]) } else { None };
    let list = if x[0] > S::zero() { Some(x.to_vec()) } else { None };
    let mut y = S::zero();
    if let Some(mut p) = first {
        p.kick(x[2]);
        y += p.a * p.b;
    }
    if let Some(mut p) = found(x) {
        p.kick(x[3]);
        y += p.a * p.a;
    }
    match number {
        Some(mut v) => {
            v *= x[2];
            y += v * v;
        }
        None => y *= x[3],
    }
    if let Some(mut list) = list {
        list[0] *= x[2];
        list.push(x[1]);
        y += list[0] * list[4];
    }
    y
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Disc(S),
    Box(S, S),
}

// A reference need not be declared so.
#[allow(unused_mut)]
#[differentiable(adjoint)]
fn in_loops<S: Scalar>(x: &[S]) -> S {
    let mut stack = vec![Point { a: x[0], b: x[1] }, Point { a: x[2], b: x[3] }];
    let mut y = S::zero();
    for mut p in [Point { a: x[1], b: x[2] }, Point { a: x[0], b: x[3] }] {
        p.kick(x[0]);
        y += p.a * p.b;
    }
    for mut v in x.iter().copied() {
        v *= x[0];
        y += v * v;
    }
    // References are none.
    for mut p in stack.iter_mut() {
        p.kick(x[3]);
    }
    while let Some(mut p) = stack.pop() {
        p.kick(x[2]);
        y += p.a * p.b;
    }
    // Neither the list nor its items are `Copy`.
    for shape in [Shape::Disc(x[0]), Shape::Box(x[1], x[2])] {
        y += match shape {
            Shape::Disc(mut r) => {
                r *= r;
                r * 3.0
            }
            Shape::Box(mut a, b) => {
                a *= b;
                a
            }
        };
    }
    for v in [Some(x[0]), None, Some(x[1])] {
        if let Some(v) = v {
            let mut w = v;
            w = w * x[1];
            w *= v;
            y += w;
        }
    }
    y
}

#[test]
fn variables_of_patterns() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.9]] {
        agree!(in_branches, InBranches, x);
        agree!(in_loops, InLoops, x);
    }
}
