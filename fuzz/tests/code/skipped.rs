use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
pub(crate) struct Point<S> {
    pub(crate) x: Vec<S>,
    #[differentiable(skip)]
    pub(crate) power: i32,
}

#[differentiable]
pub(crate) fn f<S: Scalar>(point: &Point<S>) -> S {
    let x = &point.x;
    let v0 = x[0] * x[1];
    let v1 = v0.powi(point.power);
    v1
}
