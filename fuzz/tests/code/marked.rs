use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
pub(crate) struct Marked<S> {
    pub(crate) y: Vec<S>,
    #[differentiable(skip)]
    pub(crate) positive: bool,
}

#[differentiable]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Marked<S> {
    let v0 = x[0] * x[1];
    let v1 = v0.powi(3);
    let y = vec![v0, v1];
    Marked { positive: y.last().is_some_and(|&last| last > 0.0), y }
}
