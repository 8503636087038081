use fluxions::prelude::*;

#[differentiable]
fn f<S: Scalar>(x: &[S]) -> S {
    let mut sum: f64 = 0.0;
    for v in x {
        sum += v * v;
    }
    sum
}

#[differentiable]
fn g<S: Scalar>(x: &[S], #[constant] least: f64) -> S {
    let mut largest = least;
    if x[0] > largest {
        largest = x[0];
    }
    largest
}

fn main() {}
