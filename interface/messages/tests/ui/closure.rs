use fluxions::prelude::*;
use fluxions_dual::Dual;

fn main() {
    let _ = Dual::new().derivative(|x: f64| x * x, 2.0);
    let _ = Dual::new().prepare_gradient(&|x: &[f64]| x[0], &[2.0]);
}
