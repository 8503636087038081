use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn squares<S: Scalar>(x: &[S]) -> Vec<S> {
    x.iter().map(|x| *x * *x).collect()
}

fn main() {
    let _ = Dual::new().gradient(&Squares, &[1.0, 2.0]);
}
