use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;

#[differentiable]
fn square<S: Scalar>(x: S) -> S {
    x * x
}

fn main() {
    assert_eq!(Adjoint.or(Dual::new()).derivative(&Square, 3.0), Ok(6.0));
}
