//! Three unknowns: problems 7 to 10.

use super::problem::{Problem, count_from_one, set, set_row};
use core::f64::consts::PI;
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 7, helical valley: y₁ = 10 (x₃ − 10 θ), y₂ = 10 (√(x₁² + x₂²) − 1), y₃ = x₃, where θ is the angle of (x₁, x₂) in
/// turns, from −¼ to ¾: θ = arctan(x₂/x₁)/2π, plus ½ where x₁ < 0.
///
/// n = m = 3, from (−1, 0, 0) to Σ y² = 0 at (1, 0, 0). Source: Fletcher and Powell, *A rapidly convergent descent method for
/// minimization*, 1963.
#[differentiable(adjoint)]
pub fn helical_valley<S: Scalar>(y: &mut [S], x: &[S]) {
    let half = if x[0] < 0.0 { 0.5 } else { 0.0 };
    let turns = (x[1] / x[0]).atan() * (0.5 / PI) + half;
    y[0] = (x[2] - turns * 10.0) * 10.0;
    y[1] = ((x[0] * x[0] + x[1] * x[1]).sqrt() - 1.0) * 10.0;
    y[2] = x[2];
}

/// J of [`helical_valley`].
pub fn helical_valley_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let square = x[0] * x[0] + x[1] * x[1];
    let (turn, radius) = (50.0 / (PI * square), square.sqrt());
    let rows = [[turn * x[1], -turn * x[0], 10.0], [10.0 * x[0] / radius, 10.0 * x[1] / radius, 0.0], [0.0, 0.0, 1.0]];
    set(jacobian, rows);
}

/// [`helical_valley`] with its start and minimum.
pub fn helical_valley_problem() -> Problem {
    let start = [-1.0, 0.0, 0.0];
    let problem = Problem::new(7, "Helical valley", HelicalValley::new, 3, &start, helical_valley_jacobian);
    problem.least(0.0).at(&[1.0, 0.0, 0.0])
}

const BARD: [f64; 15] = [0.14, 0.18, 0.22, 0.25, 0.29, 0.32, 0.35, 0.39, 0.37, 0.58, 0.73, 0.96, 1.34, 2.10, 4.39];

/// Problem 8, Bard: yᵢ = cᵢ − x₁ − uᵢ / (vᵢ x₂ + wᵢ x₃) with uᵢ = i, vᵢ = 16 − i, wᵢ = min(uᵢ, vᵢ) and measured cᵢ.
///
/// n = 3, m = 15, from (1, 1, 1) to Σ y² = 8.21487… 10⁻³, or to 17.4286… at (0.8406…, −∞, −∞). Source: Bard, *Comparison
/// of gradient methods for the solution of nonlinear parameter estimation problems*, 1970.
#[differentiable(adjoint)]
pub fn bard<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, (y, c)) in y.iter_mut().zip(BARD).enumerate() {
        let (u, v, w) = bard_factors(i);
        *y = -x[0] - (x[1] * v + x[2] * w).recip() * u + c;
    }
}

/// u, v and w of a row.
fn bard_factors(i: usize) -> (f64, f64, f64) {
    let u = count_from_one(i);
    (u, 16.0 - u, u.min(16.0 - u))
}

/// J of [`bard`].
pub fn bard_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..BARD.len() {
        let (u, v, w) = bard_factors(i);
        let below = v * x[1] + w * x[2];
        let slope = u / (below * below);
        set_row(jacobian, i, [-1.0, v * slope, w * slope]);
    }
}

/// [`bard`] with its start and minimum.
pub fn bard_problem() -> Problem {
    let problem = Problem::new(8, "Bard", Bard::new, BARD.len(), &[1.0; 3], bard_jacobian);
    problem.least(8.21487e-3).at(&[0.0824105765758334, 1.1330366534715, 2.34369463894115])
}

const GAUSSIAN: [f64; 8] = [0.0009, 0.0044, 0.0175, 0.0540, 0.1295, 0.2420, 0.3521, 0.3989];

/// tᵢ and cᵢ of a row; the cᵢ are the same from both ends.
fn gaussian_data(i: usize) -> (f64, f64) {
    (0.5 * (8.0 - count_from_one(i)), GAUSSIAN[i.min(14 - i)])
}

/// Problem 9, Gaussian: yᵢ = x₁ exp(−x₂ (tᵢ − x₃)²/2) − cᵢ with tᵢ = (8 − i)/2 and cᵢ the normal density, rounded.
///
/// n = 3, m = 15, from (0.4, 1, 0) to Σ y² = 1.12793… 10⁻⁸. Source: Moré, Garbow and Hillstrom.
#[differentiable(adjoint)]
pub fn gaussian<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, y) in y.iter_mut().enumerate() {
        let (t, c) = gaussian_data(i);
        let away = -x[2] + t;
        *y = x[0] * (x[1] * away * away * -0.5).exp() - c;
    }
}

/// J of [`gaussian`].
pub fn gaussian_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..15 {
        let (t, _) = gaussian_data(i);
        let away = t - x[2];
        let bell = (-0.5 * x[1] * away * away).exp();
        set_row(jacobian, i, [bell, -0.5 * x[0] * bell * away * away, x[0] * x[1] * bell * away]);
    }
}

/// [`gaussian`] with its start and minimum.
pub fn gaussian_problem() -> Problem {
    let problem = Problem::new(9, "Gaussian", Gaussian::new, 15, &[0.4, 1.0, 0.0], gaussian_jacobian);
    problem.least(1.12793e-8).at(&[0.3989561, 1.0000191, 0.0])
}

const MEYER: [f64; 16] = [
    34780.0, 28610.0, 23650.0, 19630.0, 16370.0, 13720.0, 11540.0, 9744.0, 8261.0, 7030.0, 6005.0, 5147.0, 4427.0,
    3820.0, 3307.0, 2872.0,
];

/// Problem 10, Meyer: yᵢ = x₁ exp(x₂ / (tᵢ + x₃)) − cᵢ with tᵢ = 45 + 5 i and measured cᵢ.
///
/// n = 3, m = 16, from (0.02, 4000, 250) to Σ y² = 87.9458…. Source: Meyer, *Theoretical and computational aspects of nonlinear
/// regression*, 1970.
#[differentiable(adjoint)]
pub fn meyer<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, (y, c)) in y.iter_mut().zip(MEYER).enumerate() {
        *y = x[0] * (x[1] / (x[2] + (45.0 + 5.0 * count_from_one(i)))).exp() - c;
    }
}

/// J of [`meyer`].
pub fn meyer_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..MEYER.len() {
        let below = 1.0 / (45.0 + 5.0 * count_from_one(i) + x[2]);
        let power = (x[1] * below).exp();
        let slope = x[0] * power * below;
        set_row(jacobian, i, [power, slope, -slope * x[1] * below]);
    }
}

/// [`meyer`] with its start and minimum.
pub fn meyer_problem() -> Problem {
    let problem = Problem::new(10, "Meyer", Meyer::new, MEYER.len(), &[0.02, 4000.0, 250.0], meyer_jacobian);
    problem.least(87.9458).at(&[0.00560963647102661, 6181.34634628659, 345.223634624144])
}
