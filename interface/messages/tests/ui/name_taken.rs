use fluxions::prelude::*;

struct Model {
    factor: f64,
}

#[differentiable]
fn model<S: Scalar>(x: S) -> S {
    x * x
}

fn main() {}
