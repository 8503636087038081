use fluxions::prelude::*;

fn back<S: Scalar>(x: &[S], _: &[S], y_bar: &[S]) -> Vec<S> {
    y_bar.to_vec()
}

#[differentiable(pullback = back)]
fn in_place<S: Scalar>(y: &mut [S], x: &[S]) {
    y.copy_from_slice(x);
}

#[differentiable(pullback = back)]
fn with_a_parameter<S: Scalar>(x: &[S], #[parameter] factor: S) -> Vec<S> {
    x.iter().map(|x| x * factor).collect()
}

#[derive(Clone, Debug, Differentiable)]
struct Model<S> {
    weight: S,
}

#[differentiable]
impl<S: Scalar> Model<S> {
    #[differentiable(pullback = back)]
    fn method(&self, x: &[S]) -> Vec<S> {
        x.iter().map(|x| x * self.weight).collect()
    }
}

fn main() {}
