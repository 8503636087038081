use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S) -> S {
    if x > 0 { x * 2 } else { 3 * x }
}

#[differentiable]
fn g<S: Scalar>(x: &[S]) -> S {
    let x = x[0];
    x / 2
}

#[differentiable]
fn h<S: Scalar>(x: &[S]) -> S {
    (x[0] - x[1]) * 10 + x[2]
}

fn main() {}
