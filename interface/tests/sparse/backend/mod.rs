//! The backend `Sparse`: its results against those of the backend inside, its plans, targets and checks.

mod checks;
mod choices;
mod input;
mod repeats;
mod results;
mod substitution;
mod targets;

use fluxions::prelude::*;
use nalgebra::DMatrix;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// yᵢ = xᵢ² xᵢ₊₁ + sin xᵢ₋₁, where there are such neighbours.
#[differentiable]
pub(crate) fn chain<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i] * x[i] * if i + 1 < n { x[i + 1] } else { S::one() };
        if i > 0 {
            y[i] += x[i - 1].sin();
        }
    }
}

/// The first row and the first column are dense.
#[differentiable]
pub(crate) fn spikes<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x.iter().map(|&x| x * x).sum();
    for i in 1..y.len() {
        y[i] = x[i] * x[i] + x[0] * x[i];
    }
}

#[differentiable]
pub(crate) fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    x.windows(2).map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2)).sum()
}

/// Which neighbour counts depends on the sign of xᵢ.
#[differentiable]
pub(crate) fn choice<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = if x[i] > 0.0 { x[i] * x[(i + 1) % n] } else { x[i] * x[(i + 2) % n] };
    }
}

pub(crate) fn point(n: usize) -> Vec<f64> {
    (0..n).map(|i| 1.0 + 0.3 * (i as f64).sin()).collect()
}

pub(crate) fn near(found: &DMatrix<f64>, expected: &DMatrix<f64>, tolerance: f64) {
    assert!((found - expected).amax() <= tolerance * expected.amax().max(1.0), "{found}{expected}");
}
