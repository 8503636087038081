use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S, #[constant] #[parameter] t: S) -> S {
    x * t
}

fn main() {}
