use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn scaled<S: Scalar>(x: S, #[constant] data: &[f64]) -> S {
    x * data[0]
}

fn main() {
    let mut prepared = Dual::new().bind(&Scaled, &[2.0]).prepare_derivative(1.0).unwrap();
    let _ = prepared.derivative(1.0);
}
