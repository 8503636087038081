use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().sum()
}

fn main() {
    let _ = Dual::new().derivative(&Sum, &[1.0, 2.0]);
}
