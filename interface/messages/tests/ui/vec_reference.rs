use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: &Vec<S>) -> S {
    x[0]
}

fn main() {}
