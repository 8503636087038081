//! Differential and integral equations on a grid, tᵢ = i h with h = 1/(n + 1): problems 28 and 29.

use super::problem::{Problem, count_from_one};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// h of n unknowns.
fn grid(n: usize) -> f64 {
    1.0 / (n + 1) as f64
}

/// xⱼ = tⱼ (tⱼ − 1).
fn parabola(n: usize) -> Vec<f64> {
    (0..n).map(|j| count_from_one(j) * grid(n)).map(|t| t * (t - 1.0)).collect()
}

/// Where both are 0 for n = 5.
const ROOT_OF_FIVE: [f64; 5] = [-0.07502213, -0.1319762, -0.1648488, -0.1646647, -0.1174177];

/// Problem 28, discrete boundary value: yᵢ = 2 xᵢ − xᵢ₋₁ − xᵢ₊₁ + h² (xᵢ + tᵢ + 1)³/2 with x₀ = xₙ₊₁ = 0.
///
/// m = n, from xⱼ = tⱼ (tⱼ − 1) to Σ y² = 0. Source: Moré and Cosnard, *Numerical solution of nonlinear equations*, 1979.
#[differentiable(adjoint)]
pub fn discrete_boundary_value<S: Scalar>(y: &mut [S], x: &[S]) {
    let (n, h) = (x.len(), grid(x.len()));
    for i in 0..n {
        let sum = x[i] + (count_from_one(i) * h + 1.0);
        y[i] = x[i] * 2.0 + sum * sum * sum * (0.5 * h * h);
        if i > 0 {
            y[i] -= x[i - 1];
        }
        if i + 1 < n {
            y[i] -= x[i + 1];
        }
    }
}

/// J of [`discrete_boundary_value`]: three diagonals.
pub fn discrete_boundary_value_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let h = grid(x.len());
    jacobian.fill(0.0);
    for i in 0..x.len() {
        let sum = x[i] + count_from_one(i) * h + 1.0;
        jacobian[(i, i)] = 2.0 + 1.5 * h * h * sum * sum;
        if i > 0 {
            jacobian[(i, i - 1)] = -1.0;
            jacobian[(i - 1, i)] = -1.0;
        }
    }
}

/// [`discrete_boundary_value`] of n unknowns with its start and minimum, and for n = 5 where that is.
pub fn discrete_boundary_value_problem(n: usize) -> Problem {
    let problem = Problem::new(
        28,
        "Discrete boundary value",
        DiscreteBoundaryValue::new,
        n,
        &parabola(n),
        discrete_boundary_value_jacobian,
    );
    let problem = problem.least(0.0);
    if n == 5 { problem.at(&ROOT_OF_FIVE) } else { problem }
}

/// Problem 29, discrete integral equation:
/// yᵢ = xᵢ + h ((1 − tᵢ) Σⱼ≤ᵢ tⱼ (xⱼ + tⱼ + 1)³ + tᵢ Σⱼ>ᵢ (1 − tⱼ)(xⱼ + tⱼ + 1)³)/2.
///
/// m = n, from xⱼ = tⱼ (tⱼ − 1) to Σ y² = 0, at the same x as problem 28. Source: Moré and Cosnard, *Numerical solution of
/// nonlinear equations*, 1979.
#[differentiable(adjoint)]
pub fn discrete_integral_equation<S: Scalar>(y: &mut [S], x: &[S]) {
    let h = grid(x.len());
    let cube = |j: usize| {
        let t = count_from_one(j) * h;
        let sum = x[j] + (t + 1.0);
        (t, sum * sum * sum)
    };
    let (mut before, mut after) = (S::zero(), S::zero());
    for i in 0..x.len() {
        let (t, cube) = cube(i);
        before += cube * t;
        y[i] = x[i] + before * (0.5 * h * (1.0 - t));
    }
    for i in (0..x.len()).rev() {
        let (t, cube) = cube(i);
        y[i] += after * (0.5 * h * t);
        after += cube * (1.0 - t);
    }
}

/// J of [`discrete_integral_equation`].
pub fn discrete_integral_equation_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let h = grid(x.len());
    for (j, x) in x.iter().enumerate() {
        let t = count_from_one(j) * h;
        let slope = 1.5 * h * (x + t + 1.0) * (x + t + 1.0);
        for (i, entry) in jacobian.column_mut(j).iter_mut().enumerate() {
            let row = count_from_one(i) * h;
            *entry = slope * if j <= i { (1.0 - row) * t } else { row * (1.0 - t) };
        }
        jacobian[(j, j)] += 1.0;
    }
}

/// [`discrete_integral_equation`] of n unknowns with its start and minimum, and for n = 5 where that is.
pub fn discrete_integral_equation_problem(n: usize) -> Problem {
    let problem = Problem::new(
        29,
        "Discrete integral equation",
        DiscreteIntegralEquation::new,
        n,
        &parabola(n),
        discrete_integral_equation_jacobian,
    );
    let problem = problem.least(0.0);
    if n == 5 { problem.at(&ROOT_OF_FIVE) } else { problem }
}
