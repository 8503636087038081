//! Penalties: problems 23 and 24.

use super::problem::{Problem, count_from_one};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// a = 10⁻⁵
const WEIGHT: f64 = 1e-5;

/// Problem 23, penalty I: yᵢ = √a (xᵢ − 1) for i ≤ n, and yₙ₊₁ = Σⱼ xⱼ² − ¼, with a = 10⁻⁵.
///
/// m = n + 1, from xⱼ = j; to Σ y² = 2.24997… 10⁻⁵ for n = 4, 7.08765… 10⁻⁵ for n = 10. Source: Gill, Murray and Pitfield,
/// *The implementation of two revised quasi-Newton algorithms for unconstrained optimization*, 1972.
#[differentiable(adjoint)]
pub fn penalty1<S: Scalar>(y: &mut [S], x: &[S]) {
    let root = WEIGHT.sqrt();
    let mut squares = S::zero();
    for (y, x) in y.iter_mut().zip(x) {
        *y = (*x - 1.0) * root;
        squares += *x * *x;
    }
    y[x.len()] = squares - 0.25;
}

/// J of [`penalty1`].
pub fn penalty1_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let (n, root) = (x.len(), WEIGHT.sqrt());
    jacobian.fill(0.0);
    for j in 0..n {
        jacobian[(j, j)] = root;
        jacobian[(n, j)] = 2.0 * x[j];
    }
}

/// [`penalty1`] of n unknowns with its start, and for n = 4 and 10 its minimum.
pub fn penalty1_problem(n: usize) -> Problem {
    let start: Vec<f64> = (0..n).map(count_from_one).collect();
    let problem = Problem::new(23, "Penalty I", Penalty1::new, n + 1, &start, penalty1_jacobian);
    match n {
        4 => problem.least(2.24997e-5).at(&[0.2500075; 4]),
        10 => problem.least(7.08765e-5).at(&[0.158122; 10]),
        _ => problem,
    }
}

/// Problem 24, penalty II: y₁ = x₁ − 0.2, yᵢ = √a (exp(xᵢ/10) + exp(xᵢ₋₁/10) − exp(i/10) − exp((i − 1)/10)) for 2 ≤ i ≤ n,
/// yₙ₊ᵢ₋₁ = √a (exp(xᵢ/10) − exp(−1/10)) for 2 ≤ i ≤ n, and y₂ₙ = Σⱼ (n − j + 1) xⱼ² − 1, with a = 10⁻⁵.
///
/// m = 2 n, from xⱼ = ½; to Σ y² = 9.37629… 10⁻⁶ for n = 4, 2.93660… 10⁻⁴ for n = 10. Source: Gill, Murray and Pitfield, *The
/// implementation of two revised quasi-Newton algorithms for unconstrained optimization*, 1972.
#[differentiable(adjoint)]
pub fn penalty2<S: Scalar>(y: &mut [S], x: &[S]) {
    let (n, root) = (x.len(), WEIGHT.sqrt());
    y[0] = x[0] - 0.2;
    let mut before = (x[0] * 0.1).exp();
    let mut squares = x[0] * x[0] * n as f64;
    for i in 1..n {
        let power = (x[i] * 0.1).exp();
        let c = f64::exp(0.1 * count_from_one(i)) + f64::exp(0.1 * i as f64);
        y[i] = (power + before - c) * root;
        y[n + i - 1] = (power - f64::exp(-0.1)) * root;
        squares += x[i] * x[i] * (n - i) as f64;
        before = power;
    }
    y[2 * n - 1] = squares - 1.0;
}

/// J of [`penalty2`].
pub fn penalty2_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let (n, slope) = (x.len(), 0.1 * WEIGHT.sqrt());
    jacobian.fill(0.0);
    jacobian[(0, 0)] = 1.0;
    let mut before = slope * (0.1 * x[0]).exp();
    for i in 1..n {
        let entry = slope * (0.1 * x[i]).exp();
        jacobian[(i, i)] = entry;
        jacobian[(i, i - 1)] = before;
        jacobian[(n + i - 1, i)] = entry;
        before = entry;
    }
    (0..n).for_each(|j| jacobian[(2 * n - 1, j)] = 2.0 * (n - j) as f64 * x[j]);
}

/// [`penalty2`] of n unknowns with its start, and for n = 4 and 10 its minimum.
pub fn penalty2_problem(n: usize) -> Problem {
    let problem = Problem::new(24, "Penalty II", Penalty2::new, 2 * n, &vec![0.5; n], penalty2_jacobian);
    match n {
        4 => problem.least(9.37629e-6).at(&[0.1999993, 0.19131669, 0.48010149, 0.5188454]),
        10 => problem.least(2.93660e-4).at(&[
            0.1999836, 0.01035060, 0.01960495, 0.03208908, 0.04993269, 0.07651402, 0.1186241, 0.1921450, 0.3473202,
            0.3691647,
        ]),
        _ => problem,
    }
}
