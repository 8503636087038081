use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S, work: &mut [S]) -> S {
    work[0] * x
}

fn main() {}
