use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn scaled<S: Scalar<f32>>(x: S, #[constant] h: f64) -> S {
    h * x
}

#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    x.iter().sum()
}

fn main() {
    let x: [f32; 2] = [1.0, 2.0];
    let _ = Dual::new().gradient(&Sum, &x);
}
