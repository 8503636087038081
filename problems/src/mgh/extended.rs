//! Small problems side by side: problems 21 and 22.

use super::problem::Problem;
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 21, extended Rosenbrock: y₂ᵢ₋₁ = 10 (x₂ᵢ − x₂ᵢ₋₁²), y₂ᵢ = 1 − x₂ᵢ₋₁.
///
/// n = m even, from (−1.2, 1, −1.2, 1, …) to Σ y² = 0 at (1, …, 1). Source: Spedicato, *Computational experience with
/// quasi-Newton algorithms for minimization problems of moderately large size*, 1975.
#[differentiable(adjoint)]
pub fn extended_rosenbrock<S: Scalar>(y: &mut [S], x: &[S]) {
    for (y, x) in y.chunks_exact_mut(2).zip(x.chunks_exact(2)) {
        super::rosenbrock(y, x);
    }
}

/// J of [`extended_rosenbrock`]: blocks of 2 × 2.
pub fn extended_rosenbrock_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    jacobian.fill(0.0);
    for i in (0..x.len()).step_by(2) {
        jacobian[(i, i)] = -20.0 * x[i];
        jacobian[(i, i + 1)] = 10.0;
        jacobian[(i + 1, i)] = -1.0;
    }
}

/// [`extended_rosenbrock`] of `pairs` pairs of unknowns, with its start and minimum.
pub fn extended_rosenbrock_problem(pairs: usize) -> Problem {
    let problem = Problem::new(
        21,
        "Extended Rosenbrock",
        ExtendedRosenbrock::new,
        2 * pairs,
        &[-1.2, 1.0].repeat(pairs),
        extended_rosenbrock_jacobian,
    );
    problem.least(0.0).at(&vec![1.0; 2 * pairs])
}

/// Problem 22, extended Powell, singular: y₄ᵢ₋₃ = x₄ᵢ₋₃ + 10 x₄ᵢ₋₂, y₄ᵢ₋₂ = √5 (x₄ᵢ₋₁ − x₄ᵢ), y₄ᵢ₋₁ = (x₄ᵢ₋₂ − 2 x₄ᵢ₋₁)²,
/// y₄ᵢ = √10 (x₄ᵢ₋₃ − x₄ᵢ)².
///
/// n = m a multiple of 4, from (3, −1, 0, 1, 3, −1, 0, 1, …) to Σ y² = 0 at 0, where J is singular. Source: Spedicato,
/// *Computational experience with quasi-Newton algorithms for minimization problems of moderately large size*, 1975.
#[differentiable(adjoint)]
pub fn extended_powell_singular<S: Scalar>(y: &mut [S], x: &[S]) {
    for (y, x) in y.chunks_exact_mut(4).zip(x.chunks_exact(4)) {
        super::powell_singular(y, x);
    }
}

/// J of [`extended_powell_singular`]: blocks of 4 × 4.
pub fn extended_powell_singular_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    jacobian.fill(0.0);
    let (five, ten) = (f64::sqrt(5.0), f64::sqrt(10.0));
    for i in (0..x.len()).step_by(4) {
        let (a, b) = (2.0 * (x[i + 1] - 2.0 * x[i + 2]), 2.0 * ten * (x[i] - x[i + 3]));
        jacobian[(i, i)] = 1.0;
        jacobian[(i, i + 1)] = 10.0;
        jacobian[(i + 1, i + 2)] = five;
        jacobian[(i + 1, i + 3)] = -five;
        jacobian[(i + 2, i + 1)] = a;
        jacobian[(i + 2, i + 2)] = -2.0 * a;
        jacobian[(i + 3, i)] = b;
        jacobian[(i + 3, i + 3)] = -b;
    }
}

/// [`extended_powell_singular`] of `fours` times four unknowns, with its start and minimum.
pub fn extended_powell_singular_problem(fours: usize) -> Problem {
    let problem = Problem::new(
        22,
        "Extended Powell, singular",
        ExtendedPowellSingular::new,
        4 * fours,
        &[3.0, -1.0, 0.0, 1.0].repeat(fours),
        extended_powell_singular_jacobian,
    );
    problem.least(0.0).at(&vec![0.0; 4 * fours])
}
