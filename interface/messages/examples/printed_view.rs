use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;

/// The number that prints longer.
fn longer<S: core::fmt::Debug>(x: &[S]) -> &S {
    if format!("{:?}", x[0]).len() > format!("{:?}", x[1]).len() { &x[0] } else { &x[1] }
}

#[differentiable(adjoint, views(longer))]
fn of_the_longer<S: Scalar>(x: &[S]) -> S {
    *longer(x) * x[1]
}

fn main() {
    Adjoint.gradient(&OfTheLonger, &[1.0, 2.0]).unwrap();
}
