//! Bands: problems 30 and 31.

use super::problem::Problem;
use core::ops::Range;
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 30, Broyden, tridiagonal: yᵢ = (3 − 2 xᵢ) xᵢ − xᵢ₋₁ − 2 xᵢ₊₁ + 1 with x₀ = xₙ₊₁ = 0.
///
/// m = n, from (−1, …, −1) to Σ y² = 0. Source: Broyden, *A class of methods for solving nonlinear simultaneous equations*,
/// 1965.
#[differentiable(adjoint)]
pub fn broyden_tridiagonal<S: Scalar>(y: &mut [S], x: &[S]) {
    for i in 0..x.len() {
        y[i] = (-x[i] * 2.0 + 3.0) * x[i] + 1.0;
        if i > 0 {
            y[i] -= x[i - 1];
        }
        if i + 1 < x.len() {
            y[i] -= x[i + 1] * 2.0;
        }
    }
}

/// J of [`broyden_tridiagonal`]: three diagonals.
pub fn broyden_tridiagonal_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    jacobian.fill(0.0);
    for i in 0..x.len() {
        jacobian[(i, i)] = 3.0 - 4.0 * x[i];
        if i > 0 {
            jacobian[(i, i - 1)] = -1.0;
            jacobian[(i - 1, i)] = -2.0;
        }
    }
}

/// [`broyden_tridiagonal`] of n unknowns with its start and minimum, and for n = 5 where that is.
pub fn broyden_tridiagonal_problem(n: usize) -> Problem {
    let start = vec![-1.0; n];
    let problem =
        Problem::new(30, "Broyden, tridiagonal", BroydenTridiagonal::new, n, &start, broyden_tridiagonal_jacobian);
    let problem = problem.least(0.0);
    if n == 5 { problem.at(&[-0.5648284, -0.6662737, -0.6609170, -0.5950500, -0.4162011]) } else { problem }
}

/// The band of row i: from five below the diagonal to one above.
fn band(i: usize, n: usize) -> Range<usize> {
    i.saturating_sub(5)..(i + 2).min(n)
}

/// Problem 31, Broyden, banded: yᵢ = xᵢ (2 + 5 xᵢ²) + 1 − Σⱼ xⱼ (1 + xⱼ), j ≠ i from i − 5 to i + 1.
///
/// m = n, from (−1, …, −1) to Σ y² = 0. Source: Broyden, *The convergence of an algorithm for solving sparse nonlinear
/// systems*, 1971.
#[differentiable(adjoint)]
pub fn broyden_banded<S: Scalar>(y: &mut [S], x: &[S]) {
    for i in 0..x.len() {
        y[i] = x[i] * (x[i] * x[i] * 5.0 + 2.0) + 1.0;
        for j in band(i, x.len()).filter(|j| *j != i) {
            y[i] -= x[j] * (x[j] + 1.0);
        }
    }
}

/// J of [`broyden_banded`]: seven diagonals.
pub fn broyden_banded_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    jacobian.fill(0.0);
    for i in 0..x.len() {
        band(i, x.len()).for_each(|j| jacobian[(i, j)] = -1.0 - 2.0 * x[j]);
        jacobian[(i, i)] = 2.0 + 15.0 * x[i] * x[i];
    }
}

/// [`broyden_banded`] of n unknowns with its start and minimum, and for n = 5 where that is.
pub fn broyden_banded_problem(n: usize) -> Problem {
    let start = vec![-1.0; n];
    let problem = Problem::new(31, "Broyden, banded", BroydenBanded::new, n, &start, broyden_banded_jacobian);
    let problem = problem.least(0.0);
    if n == 5 { problem.at(&[-0.4283029, -0.4765965, -0.5196377, -0.5588620, -0.5588620]) } else { problem }
}
