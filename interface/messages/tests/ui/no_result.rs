use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: S) {
    let _ = x;
}

fn main() {}
