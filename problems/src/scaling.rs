//! Functions of as many numbers as one likes, to see how costs grow.

use fluxions::prelude::*;
use fluxions::sparse::Pattern;

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

/// The lower triangle of the Hessian of [`rosenbrock`](rosenbrock()) by hand: 2 n − 1 values, column after column, a
/// diagonal entry and the one below it in turn.
///
/// ```
/// use fluxions_problems::scaling::rosenbrock_hessian_lower;
///
/// let mut lower = [f64::NAN; 3];
/// rosenbrock_hessian_lower(&[1.0, 2.0], &mut lower);
/// assert_eq!(lower, [402.0, -400.0, 200.0]); // 1200 − 400 · 2 + 2, −400, 200
/// ```
pub fn rosenbrock_hessian_lower(x: &[f64], values: &mut [f64]) {
    values.fill(0.0);
    for i in 0..x.len().saturating_sub(1) {
        values[2 * i] += 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0;
        values[2 * i + 1] = -400.0 * x[i];
        values[2 * i + 2] += 200.0;
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

/// The Brusselator on a periodic k × k grid: the right side of u′ = 1 + u²v − 4.4u + α Δu, v′ = 3.4u − u²v + α Δv with α = 0.1, where Δ is
/// the five-point Laplacian for a grid of the unit square. x is u, then v: n = 2k². The pattern of its Jacobian is
/// [`patterns::brusselator`](crate::patterns::brusselator).
///
/// Source: E. Hairer and G. Wanner, *Solving Ordinary Differential Equations II*, 1996, §IV.10, with the forcing left out.
///
/// ```
/// use fluxions_problems::scaling::brusselator;
///
/// let mut y = [f64::NAN; 8];
/// brusselator(&mut y, &[1.0, 1.0, 1.0, 1.0, 3.4, 3.4, 3.4, 3.4]); // u = 1, v = 3.4: the same everywhere, so Δ is 0
/// assert!(y.iter().all(|y| y.abs() < 1e-15)); // 1 + 3.4 − 4.4 and 3.4 − 3.4
/// ```
#[differentiable]
pub fn brusselator<S: Scalar>(y: &mut [S], x: &[S]) {
    let points = x.len() / 2;
    let k = points.isqrt();
    let alpha = 0.1 * points as f64;
    for row in 0..k {
        let (above, here, below) = ((row + 1) % k * k, row * k, (row + k - 1) % k * k);
        for column in 0..k {
            let (right, left, at) = ((column + 1) % k, (column + k - 1) % k, here + column);
            let laplacian =
                |z: &[S]| z[above + column] + z[below + column] + z[here + right] + z[here + left] - z[at] * 4.0;
            let (u, v) = x.split_at(points);
            let reaction = u[at] * u[at] * v[at];
            y[at] = laplacian(u) * alpha + reaction - u[at] * 4.4 + 1.0;
            y[points + at] = laplacian(v) * alpha - reaction + u[at] * 3.4;
        }
    }
}

/// The Jacobian of [`brusselator`](brusselator()) by hand: the values in the order of its pattern.
pub fn brusselator_jacobian(x: &[f64], pattern: &Pattern, values: &mut [f64]) {
    let points = x.len() / 2;
    let alpha = 0.1 * points as f64;
    let (u, v) = x.split_at(points);
    for j in 0..2 * points {
        let at = j % points;
        let by_v = j >= points;
        let diagonal = if by_v { -4.0 * alpha - u[at] * u[at] } else { -4.0 * alpha + 2.0 * u[at] * v[at] - 4.4 };
        let reaction = if by_v { u[at] * u[at] } else { 3.4 - 2.0 * u[at] * v[at] };
        for (&i, value) in pattern.column(j).iter().zip(&mut values[pattern.places(j)]) {
            let i = i as usize;
            *value = match i.abs_diff(j) {
                0 => diagonal,
                apart if apart == points => reaction,
                _ => alpha,
            };
        }
    }
}

/// A point of n components: 0.5 + 0.4 sin(1 + i).
pub fn start(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + 0.4 * (1.0 + i as f64).sin()).collect()
}
