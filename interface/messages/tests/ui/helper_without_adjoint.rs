use fluxions::prelude::*;

fn sigmoid<S: Scalar>(x: S) -> S {
    ((-x).exp() + 1.0).recip()
}

#[differentiable(adjoint)]
fn unit<S: Scalar>(x: &[S]) -> S {
    sigmoid(x[0] * x[1])
}

fn main() {
    let _ = Unit;
}
