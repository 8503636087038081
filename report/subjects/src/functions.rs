//! Functions of n numbers, and their derivatives by hand.

use fluxions::prelude::*;

/// Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)²
#[differentiable]
pub fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for w in x.windows(2) {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
        sum += a * a * 100.0 + b * b;
    }
    sum
}

/// yᵢ = sin xᵢ · xᵢ₊₁, cyclic: n results of n numbers.
#[differentiable]
pub fn ring<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i].sin() * x[(i + 1) % n];
    }
}

/// ∇ of [`rosenbrock`].
pub fn rosenbrock_gradient(x: &[f64], g: &mut [f64]) {
    g.fill(0.0);
    for i in 0..x.len().saturating_sub(1) {
        let a = x[i + 1] - x[i] * x[i];
        g[i] += -400.0 * a * x[i] - 2.0 * (1.0 - x[i]);
        g[i + 1] += 200.0 * a;
    }
}

/// The Hessian of [`rosenbrock`], row after row.
pub fn rosenbrock_hessian(x: &[f64], h: &mut [f64]) {
    let n = x.len();
    h.fill(0.0);
    for i in 0..n.saturating_sub(1) {
        h[i * n + i] += 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0;
        h[(i + 1) * n + i + 1] += 200.0;
        h[i * n + i + 1] = -400.0 * x[i];
        h[(i + 1) * n + i] = -400.0 * x[i];
    }
}

/// The Jacobian of [`ring`], row after row.
pub fn ring_jacobian(x: &[f64], j: &mut [f64]) {
    let n = x.len();
    j.fill(0.0);
    for i in 0..n {
        let next = (i + 1) % n;
        j[i * n + i] += x[i].cos() * x[next];
        j[i * n + next] += x[i].sin();
    }
}

/// The point of n components: 0.5 + 0.4 sin(1 + i).
pub fn start(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + 0.4 * (1.0 + i as f64).sin()).collect()
}
