//! Calls that change what they are given by its name, where only a value without derivative is wanted.

use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn step<S: Scalar>(y: &mut [S]) -> S {
    y[0] = y[0] * y[1];
    y[0]
}
#[differentiable(helper, adjoint)]
fn count<S: Scalar>(y: &mut [S]) -> usize {
    y[0] *= 2.0;
    1
}
#[differentiable(helper, adjoint)]
fn run<S: Scalar>(y: &mut [S]) -> S {
    let n = count(y);
    if step(y) > 1.0 { y[n] } else { y[0] }
}

fn main() {}
