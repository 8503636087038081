use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: &[S]) -> S {
    let mut sum = 0.0;
    for x in x {
        sum += x;
    }
    sum
}

fn main() {}
