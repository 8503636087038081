use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S, data: &[f64]) -> S {
    x * data[0]
}

fn main() {}
