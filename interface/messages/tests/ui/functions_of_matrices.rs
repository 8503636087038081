//! Functions, macros and sums of nalgebra that have no adjoint.

use fluxions::nalgebra::{Translation3, Vector2, matrix};
use fluxions::prelude::*;

/// A macro of the user's, by the name of one of nalgebra's.
macro_rules! vector {
    ($($x:expr),*) => { vec![$($x),*] };
}

#[differentiable(adjoint)]
fn moved<S: Scalar>(x: &[S]) -> S {
    let t = Translation3::new(x[0], x[1], x[2]);
    t.vector[0] * x[0]
}

#[differentiable(adjoint)]
fn of_a_macro<S: Scalar>(x: &[S]) -> S {
    let m = matrix![x[0], x[1]; x[1], x[0]];
    m[(0, 1)]
}

#[differentiable(adjoint)]
fn of_a_macro_of_ones_own<S: Scalar>(x: &[S]) -> S {
    let v = vector![x[0], x[1]];
    v[0] * v[1]
}

#[differentiable(adjoint)]
fn summed<S: Scalar>(x: &[S]) -> S {
    let points = [Vector2::new(x[0], x[1]), Vector2::new(x[1], x[0])];
    let sum: Vector2<S> = points.iter().sum();
    sum[0] * sum[1]
}

fn main() {}
