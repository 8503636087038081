//! Sums of exponentials, of any number of residuals: problems 11, 12 and 18.

use super::problem::{Problem, count_from_one, set_row};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// tᵢ = i/100 and cᵢ = 25 + (−50 ln tᵢ)^⅔.
fn gulf_data(i: usize) -> (f64, f64) {
    let t = 0.01 * count_from_one(i);
    (t, 25.0 + (-50.0 * t.ln()).powf(2.0 / 3.0))
}

/// Problem 11, Gulf research and development: yᵢ = exp(−|cᵢ − x₂|^x₃ / x₁) − tᵢ with tᵢ = i/100 and cᵢ = 25 + (−50 ln tᵢ)^⅔.
///
/// n = 3, 3 ≤ m ≤ 100, from (5, 2.5, 0.15) to Σ y² = 0 at (50, 25, 1.5). Source: Cox, *Comparison of the
/// performance of seven optimization algorithms on twelve unconstrained minimization problems*, 1969, by way of Moré, Garbow
/// and Hillstrom, where the minus sign before x₂ is misprinted.
#[differentiable(adjoint)]
pub fn gulf<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, y) in y.iter_mut().enumerate() {
        let (t, c) = gulf_data(i);
        *y = (-(-x[1] + c).abs().pow(x[2]) / x[0]).exp() - t;
    }
}

/// J of [`gulf`].
pub fn gulf_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..jacobian.nrows() {
        let (_, c) = gulf_data(i);
        let away = c - x[1];
        let power = away.abs().powf(x[2]) / x[0];
        let slope = (-power).exp() * power;
        set_row(jacobian, i, [slope / x[0], slope * x[2] / away, -slope * away.abs().ln()]);
    }
}

/// [`gulf`] with m residuals, its start and its minimum.
pub fn gulf_problem(m: usize) -> Problem {
    let start = [5.0, 2.5, 0.15];
    let problem = Problem::new(11, "Gulf research and development", Gulf::new, m, &start, gulf_jacobian);
    problem.least(0.0).at(&[50.0, 25.0, 1.5])
}

/// Problem 12, Box, three-dimensional: yᵢ = exp(−tᵢ x₁) − exp(−tᵢ x₂) − x₃ (exp(−tᵢ) − exp(−10 tᵢ)) with tᵢ = i/10.
///
/// n = 3, m ≥ 3, from (0, 10, 20) to Σ y² = 0 at (1, 10, 1), at (10, 1, −1), and wherever x₁ = x₂ and x₃ = 0. Source: Box,
/// *A comparison of several current optimization methods, and the use of transformations in constrained problems*, 1966.
#[differentiable(adjoint)]
pub fn box_three_dimensional<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, y) in y.iter_mut().enumerate() {
        let t = 0.1 * count_from_one(i);
        *y = (x[0] * -t).exp() - (x[1] * -t).exp() - x[2] * (f64::exp(-t) - f64::exp(-10.0 * t));
    }
}

/// J of [`box_three_dimensional`].
pub fn box_three_dimensional_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..jacobian.nrows() {
        let t = 0.1 * count_from_one(i);
        let row = [-t * (-t * x[0]).exp(), t * (-t * x[1]).exp(), (-10.0 * t).exp() - (-t).exp()];
        set_row(jacobian, i, row);
    }
}

/// [`box_three_dimensional`] with m residuals, its start and its minimum.
pub fn box_three_dimensional_problem(m: usize) -> Problem {
    let problem = Problem::new(
        12,
        "Box, three-dimensional",
        BoxThreeDimensional::new,
        m,
        &[0.0, 10.0, 20.0],
        box_three_dimensional_jacobian,
    );
    problem.least(0.0).at(&[1.0, 10.0, 1.0])
}

/// Problem 18, Biggs EXP6: yᵢ = x₃ exp(−tᵢ x₁) − x₄ exp(−tᵢ x₂) + x₆ exp(−tᵢ x₅) − cᵢ with tᵢ = i/10 and
/// cᵢ = exp(−tᵢ) − 5 exp(−10 tᵢ) + 3 exp(−4 tᵢ).
///
/// n = 6, m ≥ 6, from (1, 2, 1, 1, 1, 1) to Σ y² = 0 at (1, 10, 1, 5, 4, 3), or for m = 13 to 5.65565… 10⁻³. Source: Biggs,
/// *Minimization algorithms making use of non-quadratic properties of the objective function*, 1971.
#[differentiable(adjoint)]
pub fn biggs_exp6<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, y) in y.iter_mut().enumerate() {
        let t = 0.1 * count_from_one(i);
        let [e, ten, four] = [-t, -10.0 * t, -4.0 * t].map(f64::exp);
        let c = e - 5.0 * ten + 3.0 * four;
        *y = x[2] * (x[0] * -t).exp() - x[3] * (x[1] * -t).exp() + x[5] * (x[4] * -t).exp() - c;
    }
}

/// J of [`biggs_exp6`].
pub fn biggs_exp6_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..jacobian.nrows() {
        let t = 0.1 * count_from_one(i);
        let [a, b, c] = [x[0], x[1], x[4]].map(|x| (-t * x).exp());
        set_row(jacobian, i, [-t * x[2] * a, t * x[3] * b, a, -b, -t * x[5] * c, c]);
    }
}

/// [`biggs_exp6`] with m residuals, its start and its minimum.
pub fn biggs_exp6_problem(m: usize) -> Problem {
    let start = [1.0, 2.0, 1.0, 1.0, 1.0, 1.0];
    let problem = Problem::new(18, "Biggs EXP6", BiggsExp6::new, m, &start, biggs_exp6_jacobian);
    problem.least(0.0).at(&[1.0, 10.0, 1.0, 5.0, 4.0, 3.0])
}
