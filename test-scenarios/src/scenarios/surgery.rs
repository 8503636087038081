//! Functions that change gradients where these flow back.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::VectorNumber;
use fluxions::prelude::*;
use fluxions::surgery::{Clip, Scale};

#[differentiable(adjoint)]
pub fn scaled_gradient_function<S: Scalar>(x: &[S]) -> S {
    let h = x[0].with_gradient(Scale(0.5));
    h * h * h * x[1] + x[0] * x[1]
}

crate::case! {
    /// h³ x₁ + x₀ x₁ for h = x₀ with half of the gradient: h counts as x₀/2 in each derivative
    ScaledGradient: VectorNumber = ScaledGradientFunction, [vec![2.0, 0.7], vec![-1.5, 3.0]], |_s| (),
    value: |x| vec![x[0].powi(3) * x[1] + x[0] * x[1]],
    jacobian: |x| vec![1.5 * x[0] * x[0] * x[1] + x[1], x[0].powi(3) + x[0]],
    second: |x| {
        let mixed = 1.5 * x[0] * x[0] + 1.0;
        vec![1.5 * x[0] * x[1], mixed, mixed, 0.0]
    },
}

#[differentiable(adjoint)]
pub fn clipped_gradient_function<S: Scalar>(x: &[S]) -> S {
    let mut h = x[0];
    for _ in 0..6 {
        h = h.with_gradient(Clip::within(4.0)) * 1.5;
    }
    h * x[1]
}

crate::case! {
    /// 1.5⁶ x₀ x₁, where the gradient is clipped to ±4 at each of six steps
    ClippedGradient: VectorNumber = ClippedGradientFunction, [vec![2.0, 1.2], vec![-1.5, 0.2]], |_s| (),
    value: |x| vec![1.5_f64.powi(6) * x[0] * x[1]],
    jacobian: |x| vec![(0..6).fold(x[1], |g: f64, _| (g * 1.5).clamp(-4.0, 4.0)), 1.5_f64.powi(6) * x[0]],
}
