use fluxions::prelude::*;

#[differentiable]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0] * x[1];
    let v1 = v0.powi(3);
    let mut y = vec![v0];
    if v1 > 0.0 {
        y.push(v1);
    }
    y
}
