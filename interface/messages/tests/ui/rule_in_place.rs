use fluxions::prelude::*;

fn back<S: Scalar>(x: &[S], _: &[S], y_bar: &[S]) -> Vec<S> {
    y_bar.to_vec()
}

#[differentiable(pullback = back)]
fn in_place<S: Scalar>(y: &mut [S], x: &[S]) {
    y.copy_from_slice(x);
}

#[differentiable(pullback = back)]
fn with_data<S: Scalar>(x: &[S], #[constant] n: usize) -> Vec<S> {
    x[..n].to_vec()
}

struct Model;

#[differentiable]
impl Model {
    #[differentiable(pullback = back)]
    fn method<S: Scalar>(&self, x: &[S]) -> Vec<S> {
        x.to_vec()
    }
}

fn main() {}
