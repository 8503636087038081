use fluxions::prelude::*;

fn back<S: Scalar>(_: &Model<S>, _: &[S], _: &[S], y_bar: &[S]) -> Vec<S> {
    y_bar.to_vec()
}

#[differentiable(pullback = back, helper)]
fn helps<S: Scalar>(x: &[S]) -> Vec<S> {
    x.to_vec()
}

#[derive(Clone, Debug, Differentiable)]
struct Model<S> {
    weight: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Model<S> {
    #[differentiable(pullback = back, adjoint = other)]
    fn method(&self, x: &[S]) -> Vec<S> {
        x.iter().map(|x| x * self.weight).collect()
    }
}

fn main() {}
