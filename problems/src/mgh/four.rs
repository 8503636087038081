//! Four unknowns: problems 13 to 16.

use super::problem::{Problem, count_from_one, set, set_row};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 13, Powell, singular: y = (x₁ + 10 x₂, √5 (x₃ − x₄), (x₂ − 2 x₃)², √10 (x₁ − x₄)²).
///
/// n = m = 4, from (3, −1, 0, 1) to Σ y² = 0 at 0, where J is singular. Source: Powell, *An iterative method for finding
/// stationary values of a function of several variables*, 1962.
#[differentiable(adjoint)]
pub fn powell_singular<S: Scalar>(y: &mut [S], x: &[S]) {
    let (a, b) = (x[1] - x[2] * 2.0, x[0] - x[3]);
    y[0] = x[0] + x[1] * 10.0;
    y[1] = (x[2] - x[3]) * f64::sqrt(5.0);
    y[2] = a * a;
    y[3] = b * b * f64::sqrt(10.0);
}

/// J of [`powell_singular`].
pub fn powell_singular_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let (a, b) = (2.0 * (x[1] - 2.0 * x[2]), 2.0 * f64::sqrt(10.0) * (x[0] - x[3]));
    let root = f64::sqrt(5.0);
    set(jacobian, [[1.0, 10.0, 0.0, 0.0], [0.0, 0.0, root, -root], [0.0, a, -2.0 * a, 0.0], [b, 0.0, 0.0, -b]]);
}

/// [`powell_singular`] with its start and minimum.
pub fn powell_singular_problem() -> Problem {
    let start = [3.0, -1.0, 0.0, 1.0];
    let problem = Problem::new(13, "Powell, singular", PowellSingular::new, 4, &start, powell_singular_jacobian);
    problem.least(0.0).at(&[0.0; 4])
}

/// Problem 14, Wood: y = (10 (x₂ − x₁²), 1 − x₁, √90 (x₄ − x₃²), 1 − x₃, √10 (x₂ + x₄ − 2), (x₂ − x₄)/√10).
///
/// n = 4, m = 6, from (−3, −1, −3, −1) to Σ y² = 0 at (1, 1, 1, 1). Source: Colville, *A comparative study of nonlinear
/// programming codes*, 1968.
#[differentiable(adjoint)]
pub fn wood<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = (x[1] - x[0] * x[0]) * 10.0;
    y[1] = -x[0] + 1.0;
    y[2] = (x[3] - x[2] * x[2]) * f64::sqrt(90.0);
    y[3] = -x[2] + 1.0;
    y[4] = (x[1] + x[3] - 2.0) * f64::sqrt(10.0);
    y[5] = (x[1] - x[3]) / f64::sqrt(10.0);
}

/// J of [`wood`].
pub fn wood_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let (ninety, ten) = (f64::sqrt(90.0), f64::sqrt(10.0));
    let rows = [
        [-20.0 * x[0], 10.0, 0.0, 0.0],
        [-1.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, -2.0 * ninety * x[2], ninety],
        [0.0, 0.0, -1.0, 0.0],
        [0.0, ten, 0.0, ten],
        [0.0, 1.0 / ten, 0.0, -1.0 / ten],
    ];
    set(jacobian, rows);
}

/// [`wood`] with its start and minimum.
pub fn wood_problem() -> Problem {
    let problem = Problem::new(14, "Wood", Wood::new, 6, &[-3.0, -1.0, -3.0, -1.0], wood_jacobian);
    problem.least(0.0).at(&[1.0; 4])
}

/// uᵢ and cᵢ.
const KOWALIK_OSBORNE: [(f64, f64); 11] = [
    (4.0, 0.1957),
    (2.0, 0.1947),
    (1.0, 0.1735),
    (0.5, 0.1600),
    (0.25, 0.0844),
    (0.167, 0.0627),
    (0.125, 0.0456),
    (0.1, 0.0342),
    (0.0833, 0.0323),
    (0.0714, 0.0235),
    (0.0625, 0.0246),
];

/// Problem 15, Kowalik and Osborne: yᵢ = cᵢ − x₁ (uᵢ² + uᵢ x₂) / (uᵢ² + uᵢ x₃ + x₄) with measured uᵢ and cᵢ.
///
/// n = 4, m = 11, from (0.25, 0.39, 0.415, 0.39) to Σ y² = 3.07505… 10⁻⁴, or to 1.02734… 10⁻³ at (∞, −14.07…, −∞, −∞).
/// Source: Kowalik and Osborne, *Methods for unconstrained optimization problems*, 1968.
#[differentiable(adjoint)]
pub fn kowalik_osborne<S: Scalar>(y: &mut [S], x: &[S]) {
    for (y, (u, c)) in y.iter_mut().zip(KOWALIK_OSBORNE) {
        *y = -x[0] * (x[1] * u + u * u) / (x[2] * u + x[3] + u * u) + c;
    }
}

/// J of [`kowalik_osborne`].
pub fn kowalik_osborne_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for (i, (u, _)) in KOWALIK_OSBORNE.into_iter().enumerate() {
        let above = u * (u + x[1]);
        let below = 1.0 / (u * (u + x[2]) + x[3]);
        let slope = x[0] * above * below * below;
        set_row(jacobian, i, [-above * below, -x[0] * u * below, u * slope, slope]);
    }
}

/// [`kowalik_osborne`] with its start and minimum.
pub fn kowalik_osborne_problem() -> Problem {
    let start = [0.25, 0.39, 0.415, 0.39];
    let problem = Problem::new(15, "Kowalik and Osborne", KowalikOsborne::new, 11, &start, kowalik_osborne_jacobian);
    problem.least(3.07505e-4).at(&[0.192807810476249, 0.191262653354071, 0.123052801046931, 0.136053221150517])
}

/// Problem 16, Brown and Dennis: yᵢ = (x₁ + tᵢ x₂ − exp tᵢ)² + (x₃ + x₄ sin tᵢ − cos tᵢ)² with tᵢ = i/5.
///
/// n = 4, m ≥ 4, from (25, 5, −5, −1); for m = 20 to Σ y² = 85822.2…. Source: Brown and Dennis, *New computational algorithms
/// for minimizing a sum of squares of nonlinear functions*, 1971.
#[differentiable(adjoint)]
pub fn brown_dennis<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, y) in y.iter_mut().enumerate() {
        let t = 0.2 * count_from_one(i);
        let (sin, cos) = f64::sin_cos(t);
        let (a, b) = (x[0] + x[1] * t - f64::exp(t), x[2] + x[3] * sin - cos);
        *y = a * a + b * b;
    }
}

/// J of [`brown_dennis`].
pub fn brown_dennis_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..jacobian.nrows() {
        let t = 0.2 * count_from_one(i);
        let (sin, cos) = t.sin_cos();
        let (a, b) = (2.0 * (x[0] + t * x[1] - t.exp()), 2.0 * (x[2] + x[3] * sin - cos));
        set_row(jacobian, i, [a, a * t, b, b * sin]);
    }
}

/// [`brown_dennis`] with m residuals, its start, and for m = 20 its minimum.
pub fn brown_dennis_problem(m: usize) -> Problem {
    let start = [25.0, 5.0, -5.0, -1.0];
    let problem = Problem::new(16, "Brown and Dennis", BrownDennis::new, m, &start, brown_dennis_jacobian);
    let minimizer = [-11.5944399, 13.2036300, -0.4034394, 0.2367788];
    if m == 20 { problem.least(85822.2).at(&minimizer) } else { problem }
}
