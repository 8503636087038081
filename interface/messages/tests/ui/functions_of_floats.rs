use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S) -> S {
    f64::exp(x) + x.pow(2) + x.log(2.0) + x.powf(x)
}

#[differentiable]
fn largest<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

#[differentiable]
fn roots<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().map(f64::sqrt).sum()
}

fn main() {}
