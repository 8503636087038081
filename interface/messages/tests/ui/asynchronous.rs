use fluxions::prelude::*;

#[differentiable]
async fn f<S: Scalar>(x: S) -> S {
    x
}

fn main() {}
