use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;

#[differentiable]
fn square<S: Scalar>(x: S) -> S {
    x * x
}

fn main() {
    Adjoint.derivative(&Square, 3.0).unwrap();
}
