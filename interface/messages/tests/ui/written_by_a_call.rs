use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(y: &mut [S], x: S) -> S {
    y[0] *= x;
    y[0]
}

#[differentiable(adjoint)]
fn twice<S: Scalar>(y: &mut [S], x: &[S]) {
    let first = scaled(y, x[0]);
    y[1] = first * x[1];
}

fn main() {
    let _ = Twice::new(&[0.0; 2]);
}
