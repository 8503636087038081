use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    x.iter().sum()
}

fn main() {
    let mut prepared = Dual::new().prepare_gradient(Sum, &[1.0, 2.0]).unwrap();
    let _ = prepared.hessian(&[1.0, 2.0]);
}
