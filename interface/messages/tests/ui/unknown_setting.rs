use fluxions::prelude::*;

#[differentiable(named = Square)]
fn f<S: Scalar>(x: S) -> S {
    x * x
}

fn main() {}
