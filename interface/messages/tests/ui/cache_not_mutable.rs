use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S, #[cache] t: &[S]) -> S {
    x * t[0]
}

fn main() {}
