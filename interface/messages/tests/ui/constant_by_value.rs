use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S, #[constant] data: Vec<f64>) -> S {
    x * data[0]
}

#[differentiable]
fn g<S: Scalar>(x: S, #[constant] name: String) -> S {
    x * name.len() as f64
}

fn main() {}
