//! Functions of as many numbers as one likes, to see how costs grow.

use fluxions::prelude::*;

/// f(x) = Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)², a number of n numbers.
///
/// Source: H. H. Rosenbrock, *An automatic method for finding the greatest or least value of a function*, 1960; here as a chain.
///
/// ```
/// use fluxions_problems::scaling::rosenbrock;
///
/// assert_eq!(rosenbrock(&[1.0, 2.0]), 100.0); // 100 (2 − 1)² + (1 − 1)²
/// ```
#[differentiable(adjoint)]
pub fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for w in x.windows(2) {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
        sum += a * a * 100.0 + b * b;
    }
    sum
}

/// The gradient of [`rosenbrock`](rosenbrock()) by hand; returns f(x).
pub fn rosenbrock_gradient(x: &[f64], gradient: &mut [f64]) -> f64 {
    gradient.fill(0.0);
    let mut sum = 0.0;
    for i in 0..x.len().saturating_sub(1) {
        let (a, b) = (x[i + 1] - x[i] * x[i], 1.0 - x[i]);
        sum += 100.0 * a * a + b * b;
        gradient[i] += -400.0 * a * x[i] - 2.0 * b;
        gradient[i + 1] += 200.0 * a;
    }
    sum
}

/// The Hessian of [`rosenbrock`](rosenbrock()) by hand, row after row.
pub fn rosenbrock_hessian(x: &[f64], hessian: &mut [f64]) {
    let n = x.len();
    hessian.fill(0.0);
    for i in 0..n.saturating_sub(1) {
        hessian[i * n + i] += 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0;
        hessian[(i + 1) * n + i + 1] += 200.0;
        hessian[i * n + i + 1] = -400.0 * x[i];
        hessian[(i + 1) * n + i] = -400.0 * x[i];
    }
}

/// yᵢ = sin xᵢ · xᵢ₊₁, cyclic: n results of n numbers.
///
/// ```
/// use fluxions_problems::scaling::ring;
///
/// let mut y = [1.0; 2];
/// ring(&mut y, &[core::f64::consts::FRAC_PI_2, 0.0]);
/// assert_eq!(y, [0.0, 0.0]); // 1 · 0 and 0 · π/2
/// ```
#[differentiable(adjoint)]
pub fn ring<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i].sin() * x[(i + 1) % n];
    }
}

/// The Jacobian of [`ring`](ring()) by hand, row after row.
pub fn ring_jacobian(x: &[f64], jacobian: &mut [f64]) {
    let n = x.len();
    jacobian.fill(0.0);
    for i in 0..n {
        let next = (i + 1) % n;
        jacobian[i * n + i] += x[i].cos() * x[next];
        jacobian[i * n + next] += x[i].sin();
    }
}

/// A point of n components: 0.5 + 0.4 sin(1 + i).
pub fn start(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + 0.4 * (1.0 + i as f64).sin()).collect()
}
