//! Sizes around the number of tangents that an engine propagates at once.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::VectorNumber;
use crate::Case;
use fluxions::prelude::*;

#[differentiable(adjoint)]
pub fn chain<S: Scalar>(x: &[S]) -> S {
    x.windows(2).map(|w| (w[1] - w[0] * w[0]).powi(2) * 100.0 + (-w[0] + 1.0).powi(2)).sum::<S>() + x[0] * x[0]
}

/// The Rosenbrock function plus x₀², with this number of inputs.
#[derive(Clone, Debug)]
pub struct Size(pub usize);

impl Case for Size {
    type F = VectorNumber;

    fn name(&self) -> String {
        format!("Size {}", self.0)
    }
    fn f(&self) -> VectorNumber {
        Chain.into()
    }
    fn x(&self, which: usize) -> Vec<f64> {
        (0..self.0).map(|i| 0.5 + 0.4 * (1.0 + i as f64 + which as f64).sin()).collect()
    }
    fn args(&self) {}
    fn value(&self, x: &[f64]) -> Vec<f64> {
        let terms = (1..x.len()).map(|i| 100.0 * (x[i] - x[i - 1] * x[i - 1]).powi(2) + (1.0 - x[i - 1]).powi(2));
        vec![terms.sum::<f64>() + x[0] * x[0]]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        let a = |i: usize| x[i + 1] - x[i] * x[i];
        (0..x.len())
            .map(|i| {
                let left = if i > 0 { 200.0 * a(i - 1) } else { 2.0 * x[0] };
                let right = if i + 1 < x.len() { -400.0 * a(i) * x[i] - 2.0 * (1.0 - x[i]) } else { 0.0 };
                left + right
            })
            .collect()
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        let n = self.0;
        let mut h = vec![0.0; n * n];
        for i in 0..n {
            let left = if i > 0 { 200.0 } else { 2.0 };
            let right = if i + 1 < n { 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0 } else { 0.0 };
            h[i * n + i] = left + right;
            if i + 1 < n {
                h[i * n + i + 1] = -400.0 * x[i];
                h[(i + 1) * n + i] = -400.0 * x[i];
            }
        }
        h
    }
}
