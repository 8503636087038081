use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn scaled<S: Scalar>(x: S, #[constant] data: &[f64]) -> S {
    x * data[0]
}

fn main() {
    let _ = Dual::new().derivative(&Scaled, 1.0);
}
