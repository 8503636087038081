//! Values that are given beside a reference to the same memory, and lists that are gone through in an order of their own: each has once had the derivative of
//! another.

use crate::agree;
use core::ops::AddAssign;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Pair<S> {
    u: S,
    w: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Pair<S> {
    fn take_in(&mut self, other: Pair<S>) {
        self.u += other.w;
        self.w += other.u;
    }
    fn take_both(&mut self, both: (Pair<S>, S)) -> S {
        self.u = self.u * both.0.w + both.1;
        self.w += both.0.u;
        both.0.u * self.u
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> AddAssign for Pair<S> {
    fn add_assign(&mut self, other: Self) {
        self.u += other.w * other.w;
        self.w += other.u;
    }
}

#[differentiable(helper, adjoint)]
fn mixed<S: Scalar>(from: Pair<S>, to: &mut Pair<S>) {
    to.u = from.w * to.u;
    to.w += from.u;
}

#[differentiable(adjoint)]
fn of_itself<S: Scalar>(x: &[S]) -> S {
    let mut p = Pair { u: x[0], w: x[1] };
    p.take_in(p);
    p += p;
    let more = p.take_both((p, x[2]));
    mixed(p, &mut p);
    for _ in 0..2 {
        p.take_in(p);
    }
    p.u * p.w * p.w + more
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer<S> {
    pair: Pair<S>,
}

#[differentiable(adjoint)]
fn of_parts<S: Scalar>(x: &[S]) -> S {
    let mut outer = Outer { pair: Pair { u: x[0], w: x[1] } };
    outer.pair.take_in(outer.pair);
    let mut list = vec![outer.pair, Pair { u: x[2], w: x[0] }];
    let (first, second) = (list[0], list[1]);
    list[0].take_in(first);
    list[1].take_in(second);
    list[0].u * list[1].w * outer.pair.w
}

#[derive(Clone, Debug, Differentiable)]
struct Backwards<S> {
    items: Vec<S>,
}

impl<T> Backwards<T> {
    fn iter(&self) -> core::slice::Iter<'_, T> {
        self.items.iter()
    }
}

impl<'a, T> IntoIterator for &'a Backwards<T> {
    type Item = &'a T;
    type IntoIter = core::iter::Rev<core::slice::Iter<'a, T>>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.iter().rev()
    }
}

#[differentiable(adjoint)]
fn in_its_own_order<S: Scalar>(x: &[S]) -> S {
    let list = Backwards { items: x.to_vec() };
    let mut y = S::one();
    for v in &list {
        y = y * *v + x[0];
    }
    for v in list.iter() {
        y = y.sin() + *v;
    }
    y
}

#[test]
fn values_have_adjoints_of_their_own() {
    for x in [[0.5, 0.7, -0.4], [1.2, -0.3, 0.8]] {
        agree!(of_itself, OfItself, x);
        agree!(of_parts, OfParts, x);
        agree!(in_its_own_order, InItsOwnOrder, x);
    }
}
