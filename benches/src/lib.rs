//! What the benchmarks differentiate: functions written once, and their derivatives by hand as the floor.

use fluxions::prelude::*;

/// f(x) = Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)²
#[differentiable]
pub fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for w in x.windows(2) {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
        sum += a * a * 100.0 + b * b;
    }
    sum
}

/// ∇f of [`rosenbrock`] by hand.
pub fn rosenbrock_gradient(x: &[f64], g: &mut [f64]) {
    g.fill(0.0);
    for i in 0..x.len().saturating_sub(1) {
        let a = x[i + 1] - x[i] * x[i];
        g[i] += -400.0 * a * x[i] - 2.0 * (1.0 - x[i]);
        g[i + 1] += 200.0 * a;
    }
}

/// The benchmark's point of n components.
pub fn start(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + 0.4 * (1.0 + i as f64).sin()).collect()
}

/// yᵢ = sin xᵢ · xᵢ₊₁, cyclic: n results of n numbers.
#[differentiable]
pub fn ring<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i].sin() * x[(i + 1) % n];
    }
}
