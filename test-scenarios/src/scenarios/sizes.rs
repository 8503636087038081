//! Sizes around the number of tangents that an engine takes at once.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use crate::Case;
use fluxions::prelude::*;

#[differentiable]
pub fn chain<S: Scalar>(x: &[S]) -> S {
    x.windows(2).map(|w| (w[1] - w[0] * w[0]).powi(2) * 100.0 + (-w[0] + 1.0).powi(2)).sum::<S>() + x[0] * x[0]
}

/// The Rosenbrock function plus x₀², n = `N`.
#[derive(Clone, Debug)]
pub struct Size<const N: usize>;

impl<const N: usize> Case for Size<N> {
    type F = Chain;

    fn name(&self) -> String {
        format!("Size {N}")
    }
    fn f(&self) -> Chain {
        Chain
    }
    fn x(&self, which: usize) -> Vec<f64> {
        (0..N).map(|i| 0.5 + 0.4 * (1.0 + i as f64 + which as f64).sin()).collect()
    }
    fn args(&self) {}
    fn value(&self, x: &[f64]) -> Vec<f64> {
        let terms = (1..N).map(|i| 100.0 * (x[i] - x[i - 1] * x[i - 1]).powi(2) + (1.0 - x[i - 1]).powi(2));
        vec![terms.sum::<f64>() + x[0] * x[0]]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        let a = |i: usize| x[i + 1] - x[i] * x[i];
        (0..N)
            .map(|i| {
                let left = if i > 0 { 200.0 * a(i - 1) } else { 2.0 * x[0] };
                let right = if i + 1 < N { -400.0 * a(i) * x[i] - 2.0 * (1.0 - x[i]) } else { 0.0 };
                left + right
            })
            .collect()
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        let mut h = vec![0.0; N * N];
        for i in 0..N {
            let left = if i > 0 { 200.0 } else { 2.0 };
            let right = if i + 1 < N { 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0 } else { 0.0 };
            h[i * N + i] = left + right;
            if i + 1 < N {
                h[i * N + i + 1] = -400.0 * x[i];
                h[(i + 1) * N + i] = -400.0 * x[i];
            }
        }
        h
    }
}
