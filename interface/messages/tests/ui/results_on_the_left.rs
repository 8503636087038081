//! Calls on the left of a scalar whose results are no floats.

use fluxions::prelude::*;

fn name(n: usize) -> String {
    n.to_string()
}

fn half<S: Scalar>(n: usize) -> S {
    S::constant(0.5 / n as f64)
}

#[differentiable]
fn text<S: Scalar>(x: S) -> S {
    name(2) * x
}

#[differentiable]
fn unknown<S: Scalar>(x: S) -> S {
    half(2) * x
}

fn main() {}
