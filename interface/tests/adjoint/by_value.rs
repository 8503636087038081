//! Vectors, and structs with vectors, that are given to a function.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Pair<S> {
    list: Vec<S>,
    by: S,
}

#[differentiable(helper, adjoint)]
fn product<S: Scalar>(list: Vec<S>) -> S {
    list[0] * list[1]
}

#[differentiable(helper, adjoint)]
fn changed<S: Scalar>(mut list: Vec<S>) -> Vec<S> {
    list[0] = list[0] * list[1];
    list
}

#[differentiable(helper, adjoint)]
fn of_pair<S: Scalar>(pair: Pair<S>) -> S {
    pair.list[0] * pair.by
}

/// Vectors that are copied and moved, of this function and of another one, and in a loop.
#[differentiable(adjoint)]
fn given<S: Scalar>(x: &[S]) -> S {
    let mut list = x.to_vec();
    list[0] *= x[1];
    let mut y = product(list.clone()) + product(list);
    for k in 0..2 {
        let list: Vec<S> = x.iter().map(|v| *v * y).collect();
        let other = changed(list.clone());
        let third = vec![y; 3];
        y = product(list) + product(changed(third)) * other[k];
    }
    let made = Pair { list: x.to_vec(), by: y };
    of_pair(made.clone()) * of_pair(made)
}

/// A list without derivative that a call takes by value, which both sweeps do.
#[differentiable(adjoint)]
fn constants_given<S: Scalar>(x: &[S]) -> S {
    let constants = vec![S::one(), S::zero() + 2.0, S::one()];
    let both = added(x.to_vec(), constants);
    both[0] * both[1] * both[2]
}

#[differentiable(helper, adjoint)]
fn added<S: Scalar>(a: Vec<S>, mut b: Vec<S>) -> Vec<S> {
    for i in 0..a.len() {
        b[i] = b[i] * a[i] + a[0];
    }
    b
}

#[test]
fn vectors_are_given_to_functions() {
    agree!(constants_given, ConstantsGiven, [0.5, 1.2, 0.7]);
    agree!(given, Given, [0.5, 1.2, 0.7], [0.9, -0.4, 0.3]);
}
