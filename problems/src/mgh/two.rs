//! Two unknowns: problems 1 to 6.

use super::problem::{Problem, count_from_one, set, set_row};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 1, Rosenbrock: y₁ = 10 (x₂ − x₁²), y₂ = 1 − x₁.
///
/// n = m = 2, from (−1.2, 1) to Σ y² = 0 at (1, 1). Source: Rosenbrock, *An automatic method for finding the greatest or least
/// value of a function*, 1960.
#[differentiable(adjoint)]
pub fn rosenbrock<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = (x[1] - x[0] * x[0]) * 10.0;
    y[1] = -x[0] + 1.0;
}

/// J of [`rosenbrock`].
pub fn rosenbrock_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    set(jacobian, [[-20.0 * x[0], 10.0], [-1.0, 0.0]]);
}

/// [`rosenbrock`] with its start and minimum.
pub fn rosenbrock_problem() -> Problem {
    Problem::new(1, "Rosenbrock", Rosenbrock::new, 2, &[-1.2, 1.0], rosenbrock_jacobian).least(0.0).at(&[1.0, 1.0])
}

/// Problem 2, Freudenstein and Roth: y₁ = −13 + x₁ + ((5 − x₂) x₂ − 2) x₂, y₂ = −29 + x₁ + ((x₂ + 1) x₂ − 14) x₂.
///
/// n = m = 2, from (0.5, −2) to Σ y² = 0 at (5, 4), or to 48.9842… at (11.41…, −0.8968…). Source: Freudenstein and Roth,
/// *Numerical solution of systems of nonlinear equations*, 1963.
#[differentiable(adjoint)]
pub fn freudenstein_roth<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x[0] + ((-x[1] + 5.0) * x[1] - 2.0) * x[1] - 13.0;
    y[1] = x[0] + ((x[1] + 1.0) * x[1] - 14.0) * x[1] - 29.0;
}

/// J of [`freudenstein_roth`].
pub fn freudenstein_roth_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    set(jacobian, [[1.0, (10.0 - 3.0 * x[1]) * x[1] - 2.0], [1.0, (3.0 * x[1] + 2.0) * x[1] - 14.0]]);
}

/// [`freudenstein_roth`] with its start and minimum.
pub fn freudenstein_roth_problem() -> Problem {
    let problem =
        Problem::new(2, "Freudenstein and Roth", FreudensteinRoth::new, 2, &[0.5, -2.0], freudenstein_roth_jacobian);
    problem.least(0.0).at(&[5.0, 4.0])
}

/// Problem 3, Powell, badly scaled: y₁ = 10⁴ x₁ x₂ − 1, y₂ = exp(−x₁) + exp(−x₂) − 1.0001.
///
/// n = m = 2, from (0, 1) to Σ y² = 0 at (1.098… 10⁻⁵, 9.106…). Source: Powell, *A hybrid method for nonlinear equations*,
/// 1970.
#[differentiable(adjoint)]
pub fn powell_badly_scaled<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x[0] * x[1] * 1e4 - 1.0;
    y[1] = (-x[0]).exp() + (-x[1]).exp() - 1.0001;
}

/// J of [`powell_badly_scaled`].
pub fn powell_badly_scaled_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    set(jacobian, [[1e4 * x[1], 1e4 * x[0]], [-(-x[0]).exp(), -(-x[1]).exp()]]);
}

/// [`powell_badly_scaled`] with its start and minimum.
pub fn powell_badly_scaled_problem() -> Problem {
    let problem =
        Problem::new(3, "Powell, badly scaled", PowellBadlyScaled::new, 2, &[0.0, 1.0], powell_badly_scaled_jacobian);
    problem.least(0.0).at(&[1.098159e-5, 9.106146])
}

/// Problem 4, Brown, badly scaled: y₁ = x₁ − 10⁶, y₂ = x₂ − 2 10⁻⁶, y₃ = x₁ x₂ − 2.
///
/// n = 2, m = 3, from (1, 1) to Σ y² = 0 at (10⁶, 2 10⁻⁶). Source: Moré, Garbow and Hillstrom, who had it from Brown.
#[differentiable(adjoint)]
pub fn brown_badly_scaled<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x[0] - 1e6;
    y[1] = x[1] - 2e-6;
    y[2] = x[0] * x[1] - 2.0;
}

/// J of [`brown_badly_scaled`].
pub fn brown_badly_scaled_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    set(jacobian, [[1.0, 0.0], [0.0, 1.0], [x[1], x[0]]]);
}

/// [`brown_badly_scaled`] with its start and minimum.
pub fn brown_badly_scaled_problem() -> Problem {
    let problem =
        Problem::new(4, "Brown, badly scaled", BrownBadlyScaled::new, 3, &[1.0, 1.0], brown_badly_scaled_jacobian);
    problem.least(0.0).at(&[1e6, 2e-6])
}

/// Problem 5, Beale: yᵢ = cᵢ − x₁ (1 − x₂ⁱ), c = (1.5, 2.25, 2.625).
///
/// n = 2, m = 3, from (1, 1) to Σ y² = 0 at (3, 0.5). Source: Beale, *On an iterative method for finding a local minimum of a
/// function of more than one variable*, 1958.
#[differentiable(adjoint)]
pub fn beale<S: Scalar>(y: &mut [S], x: &[S]) {
    let mut power = S::constant(1.0);
    for (y, c) in y.iter_mut().zip([1.5, 2.25, 2.625]) {
        power *= x[1];
        *y = x[0] * (power - 1.0) + c;
    }
}

/// J of [`beale`].
pub fn beale_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let square = x[1] * x[1];
    let slopes = [1.0, 2.0 * x[1], 3.0 * square];
    let powers = [x[1], square, square * x[1]];
    set(jacobian, [0, 1, 2].map(|i| [powers[i] - 1.0, x[0] * slopes[i]]));
}

/// [`beale`] with its start and minimum.
pub fn beale_problem() -> Problem {
    Problem::new(5, "Beale", Beale::new, 3, &[1.0, 1.0], beale_jacobian).least(0.0).at(&[3.0, 0.5])
}

/// Problem 6, Jennrich and Sampson: yᵢ = 2 + 2 i − exp(i x₁) − exp(i x₂).
///
/// n = 2, m ≥ 2, from (0.3, 0.4); for m = 10 to Σ y² = 124.362… at x₁ = x₂ = 0.2578…. Source: Jennrich and Sampson,
/// *Application of stepwise regression to non-linear estimation*, 1968.
#[differentiable(adjoint)]
pub fn jennrich_sampson<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, y) in y.iter_mut().enumerate() {
        let i = count_from_one(i);
        *y = -((x[0] * i).exp() + (x[1] * i).exp()) + (2.0 + 2.0 * i);
    }
}

/// J of [`jennrich_sampson`].
pub fn jennrich_sampson_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for row in 0..jacobian.nrows() {
        let i = count_from_one(row);
        set_row(jacobian, row, [-i * (i * x[0]).exp(), -i * (i * x[1]).exp()]);
    }
}

/// [`jennrich_sampson`] with m residuals, its start, and for m = 10 its minimum.
pub fn jennrich_sampson_problem(m: usize) -> Problem {
    let start = [0.3, 0.4];
    let problem = Problem::new(6, "Jennrich and Sampson", JennrichSampson::new, m, &start, jennrich_sampson_jacobian);
    if m == 10 { problem.least(124.362).at(&[0.257825; 2]) } else { problem }
}
