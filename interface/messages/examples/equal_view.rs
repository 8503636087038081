use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;

/// The second number, if it is equal to the first one.
fn second<S: PartialEq>(x: &[S]) -> &S {
    if x[0] == x[1] { &x[1] } else { &x[0] }
}

#[differentiable(adjoint, views(second))]
fn of_the_second<S: Scalar>(x: &[S]) -> S {
    *second(x) * x[1]
}

fn main() {
    Adjoint.gradient(&OfTheSecond, &[1.0, 2.0]).unwrap();
}
