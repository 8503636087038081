//! Lists and options that get what a call gives that has no derivative: of whatever length.

use crate::agree;
use fluxions::prelude::*;

fn ones<S: Scalar>(n: usize) -> Vec<S> {
    vec![S::one(); n]
}
fn none<S: Scalar>() -> Option<S> {
    None
}

#[differentiable(adjoint)]
fn variables<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    let first = v.clone();
    v = ones(1);
    v[0] = v[0] * x[1];
    v = vec![x[0], v[0] * x[1]];
    let mut rows = vec![x.to_vec(), vec![x[1]]];
    let row = rows[0].clone();
    rows[0] = ones::<S>(2);
    rows[0][1] = row[2] * x[1];
    let mut option = Some(x[0] * x[2]);
    let inner = option.unwrap();
    option = none();
    first[2] * v[1] * x[0] * rows[0][1] * inner * option.unwrap_or(x[1])
}

#[differentiable(adjoint)]
fn parts<S: Scalar>(x: &[S]) -> S {
    let mut pair = (vec![x[0]], x.to_vec());
    let second = pair.1.clone();
    pair.1 = ones::<S>(1);
    pair.0 = vec![x[0], pair.1[0] * x[1]];
    let mut other = (vec![x[0]], Some(x[1]));
    let inner = other.1.unwrap();
    other.1 = Default::default();
    other.0 = vec![x[0], x[1] * x[1]];
    second[2] * pair.0[1] * x[0] * inner * other.0[1] * other.1.unwrap_or(x[2])
}

/// What `mem::take` leaves, in a place beside one that gets another form.
#[differentiable(adjoint)]
fn beside<S: Scalar>(x: &[S]) -> S {
    let mut pair = (vec![x[2]], x.to_vec());
    let second = std::mem::take(&mut pair.1);
    let _ = std::mem::replace(&mut pair.0, vec![x[1], x[2]]);
    second[2] * x[1] * pair.0[1] * (pair.1.len() + 1) as f64
}

#[derive(Clone, Debug, Differentiable)]
struct Lists<S> {
    a: Vec<S>,
    b: Vec<S>,
}

/// A field might be skipped, so that the macro does not know whether it has derivatives.
#[differentiable(adjoint)]
fn fields<S: Scalar>(x: &[S]) -> S {
    let mut lists: Lists<S> = Lists { a: x.to_vec(), b: vec![x[1]] };
    let a = lists.a.clone();
    lists.a = ones::<S>(1);
    lists.b = vec![lists.a[0] * x[1], x[2]];
    a[2] * lists.b[1] * x[0] * lists.b[0]
}

#[test]
fn what_calls_give() {
    for x in [[0.7, 1.2, 0.4], [2.0, 0.3, 1.1]] {
        agree!(variables, Variables, x);
        agree!(parts, Parts, x);
        agree!(beside, Beside, x);
    }
}

#[test]
#[should_panic(expected = "lists of 3 and of 1 items")]
fn fields_keep_their_length() {
    agree!(fields, Fields, [0.7, 1.2, 0.4]);
}
