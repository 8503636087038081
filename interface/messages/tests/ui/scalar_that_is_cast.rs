use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: &[S]) -> S {
    let cell = (x[0] * 10.0) as usize;
    x[cell]
}

fn main() {}
