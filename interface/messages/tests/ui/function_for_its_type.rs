use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn square<S: Scalar>(x: S) -> S {
    x * x
}

fn main() {
    let _ = Dual::new().derivative(square, 2.0);
    let _ = Dual::new().derivative(&square::<f64>, 2.0);
}
