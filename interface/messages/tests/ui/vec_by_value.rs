use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: Vec<S>) -> S {
    x[0]
}

#[differentiable]
fn g<S: Scalar>(x: [S; 2]) -> S {
    x[0]
}

fn main() {}
