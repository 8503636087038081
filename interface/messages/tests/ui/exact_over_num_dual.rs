use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_num_dual::NumDual;

#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().sum()
}

fn main() {
    let _ = SecondOrder::new(Dual::new(), NumDual).hessian(&Sum, &[1.0, 2.0]);
}
