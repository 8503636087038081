use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S, #[constant] weight: impl Fn(f64) -> f64) -> S {
    x * weight(2.0)
}

#[differentiable]
fn g<S: Scalar>(x: S, #[constant] weight: &impl Fn(f64) -> f64) -> S {
    x * weight(2.0)
}

fn main() {}
