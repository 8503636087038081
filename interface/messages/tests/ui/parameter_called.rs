use fluxions::prelude::*;

#[differentiable(adjoint)]
fn wave<S: Scalar>(x: S, #[parameter] t: S) -> S {
    (x * t).sin()
}

#[differentiable(adjoint)]
fn around<S: Scalar>(x: &[S]) -> S {
    wave(x[0], x[1])
}

fn main() {}
