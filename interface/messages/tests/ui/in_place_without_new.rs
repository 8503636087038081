use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn doubled<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = 2.0 * x[0];
}

fn main() {
    let _ = Dual::new().jacobian(&Doubled, &[1.0]);
}
