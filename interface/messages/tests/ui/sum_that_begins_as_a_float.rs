use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: &[S]) -> S {
    let mut sum = 0.0;
    for v in x {
        sum += v * v;
    }
    sum
}

#[differentiable]
fn g<S: Scalar>(x: &[S]) -> S {
    let mut largest = -1.0;
    if x[0] > largest {
        largest = x[0];
    }
    largest
}

fn main() {}
