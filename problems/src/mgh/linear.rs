//! Linear functions: problems 32 to 34. Source of all: Moré, Garbow and Hillstrom.

use super::problem::{Problem, count_from_one};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 32, linear, full rank: yᵢ = xᵢ − 2/m Σⱼ xⱼ − 1 for i ≤ n, and −2/m Σⱼ xⱼ − 1 for the others.
///
/// m ≥ n, from (1, …, 1) to Σ y² = m − n at (−1, …, −1).
#[differentiable(adjoint)]
pub fn linear_full_rank<S: Scalar>(y: &mut [S], x: &[S]) {
    let shift = x.iter().copied().sum::<S>() * (-2.0 / y.len() as f64) - 1.0;
    y.fill(shift);
    y.iter_mut().zip(x).for_each(|(y, x)| *y += *x);
}

/// J of [`linear_full_rank`].
pub fn linear_full_rank_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    jacobian.fill(-2.0 / jacobian.nrows() as f64);
    (0..x.len()).for_each(|j| jacobian[(j, j)] += 1.0);
}

/// [`linear_full_rank`] of n unknowns with m residuals, its start and its minimum.
pub fn linear_full_rank_problem(n: usize, m: usize) -> Problem {
    let start = vec![1.0; n];
    let problem = Problem::new(32, "Linear, full rank", LinearFullRank::new, m, &start, linear_full_rank_jacobian);
    problem.least(m as f64 - n as f64).at(&vec![-1.0; n])
}

/// Σⱼ j xⱼ, where the first unknown has j = `first`.
#[differentiable(helper, adjoint)]
fn weighted_sum<S: Scalar>(x: &[S], first: usize) -> S {
    x.iter().enumerate().map(|(j, x)| *x * (first + j) as f64).sum()
}

/// Problem 33, linear, rank 1: yᵢ = i Σⱼ j xⱼ − 1.
///
/// m ≥ n, from (1, …, 1) to Σ y² = m (m − 1) / (2 (2 m + 1)) wherever Σⱼ j xⱼ = 3 / (2 m + 1).
#[differentiable(adjoint)]
pub fn linear_rank1<S: Scalar>(y: &mut [S], x: &[S]) {
    let sum = weighted_sum(x, 1);
    y.iter_mut().enumerate().for_each(|(i, y)| *y = sum * count_from_one(i) - 1.0);
}

/// J of [`linear_rank1`]: i j.
pub fn linear_rank1_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for j in 0..x.len() {
        let column = jacobian.column_mut(j);
        column.into_iter().enumerate().for_each(|(i, entry)| *entry = count_from_one(i) * count_from_one(j));
    }
}

/// [`linear_rank1`] of n unknowns with m residuals, its start and its minimum.
pub fn linear_rank1_problem(n: usize, m: usize) -> Problem {
    let problem = Problem::new(33, "Linear, rank 1", LinearRank1::new, m, &vec![1.0; n], linear_rank1_jacobian);
    let (count, mut at) = (m as f64, vec![0.0; n]);
    at[0] = 3.0 / (2.0 * count + 1.0);
    problem.least(0.5 * count * (count - 1.0) / (2.0 * count + 1.0)).at(&at)
}

/// Problem 34, linear, rank 1 with columns and rows of zeros: y₁ = yₘ = −1, else yᵢ = (i − 1) Σⱼ j xⱼ − 1, j from 2 to n − 1.
///
/// m ≥ n ≥ 3, from (1, …, 1) to Σ y² = (m² + 3 m − 6) / (2 (2 m − 3)) wherever Σⱼ j xⱼ = 3 / (2 m − 3).
#[differentiable(adjoint)]
pub fn linear_rank1_with_zeros<S: Scalar>(y: &mut [S], x: &[S]) {
    let sum = weighted_sum(&x[1..x.len() - 1], 2);
    y.iter_mut().enumerate().for_each(|(i, y)| *y = sum * i as f64 - 1.0);
    y[y.len() - 1] = S::constant(-1.0);
}

/// J of [`linear_rank1_with_zeros`]: (i − 1) j.
pub fn linear_rank1_with_zeros_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let last = jacobian.nrows() - 1;
    jacobian.fill(0.0);
    for j in 1..x.len() - 1 {
        (1..last).for_each(|i| jacobian[(i, j)] = i as f64 * count_from_one(j));
    }
}

/// [`linear_rank1_with_zeros`] of n unknowns with m residuals, its start and its minimum.
pub fn linear_rank1_with_zeros_problem(n: usize, m: usize) -> Problem {
    let problem = Problem::new(
        34,
        "Linear, rank 1 with columns and rows of zeros",
        LinearRank1WithZeros::new,
        m,
        &vec![1.0; n],
        linear_rank1_with_zeros_jacobian,
    );
    let (count, mut at) = (m as f64, vec![0.0; n]);
    at[1] = 1.5 / (2.0 * count - 3.0);
    problem.least(0.5 * (count * count + 3.0 * count - 6.0) / (2.0 * count - 3.0)).at(&at)
}
