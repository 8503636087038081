use fluxions::prelude::*;

fn back<S: Scalar>(x: S, _: S, y_bar: S) -> S {
    x * y_bar * 2.0
}
fn other<S: Scalar>(x: S, _: S, y_bar: S) -> S {
    x * y_bar * 3.0
}

#[differentiable(pullback = back, pullback = other)]
fn square<S: Scalar>(x: S) -> S {
    x * x
}

#[differentiable(pullback = back)]
#[differentiable(pullback = other)]
fn again<S: Scalar>(x: S) -> S {
    x * x
}

fn main() {}
