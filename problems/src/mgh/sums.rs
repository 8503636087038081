//! Every unknown in every residual: problems 25 to 27 and 35.

use super::problem::{Problem, count_from_one};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

/// Problem 25, variably dimensioned: yᵢ = xᵢ − 1 for i ≤ n, yₙ₊₁ = Σⱼ j (xⱼ − 1), yₙ₊₂ = yₙ₊₁².
///
/// m = n + 2, from xⱼ = 1 − j/n to Σ y² = 0 at (1, …, 1). Source: Moré, Garbow and Hillstrom.
#[differentiable(adjoint)]
pub fn variably_dimensioned<S: Scalar>(y: &mut [S], x: &[S]) {
    let mut sum = S::zero();
    for (i, (y, x)) in y.iter_mut().zip(x).enumerate() {
        *y = *x - 1.0;
        sum += *y * count_from_one(i);
    }
    y[x.len()] = sum;
    y[x.len() + 1] = sum * sum;
}

/// J of [`variably_dimensioned`].
pub fn variably_dimensioned_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let n = x.len();
    let sum: f64 = x.iter().enumerate().map(|(j, x)| count_from_one(j) * (x - 1.0)).sum();
    jacobian.fill(0.0);
    for j in 0..n {
        jacobian[(j, j)] = 1.0;
        jacobian[(n, j)] = count_from_one(j);
        jacobian[(n + 1, j)] = 2.0 * sum * count_from_one(j);
    }
}

/// [`variably_dimensioned`] of n unknowns with its start and minimum.
pub fn variably_dimensioned_problem(n: usize) -> Problem {
    let start: Vec<f64> = (0..n).map(|j| 1.0 - count_from_one(j) / n as f64).collect();
    let problem = Problem::new(
        25,
        "Variably dimensioned",
        VariablyDimensioned::new,
        n + 2,
        &start,
        variably_dimensioned_jacobian,
    );
    problem.least(0.0).at(&vec![1.0; n])
}

/// Problem 26, trigonometric: yᵢ = n − Σⱼ cos xⱼ + i (1 − cos xᵢ) − sin xᵢ.
///
/// m = n, from xⱼ = 1/n to Σ y² = 0, as at 0. Source: Spedicato, *Computational experience with quasi-Newton algorithms for
/// minimization problems of moderately large size*, 1975.
#[differentiable(adjoint)]
pub fn trigonometric<S: Scalar>(y: &mut [S], x: &[S]) {
    let mut sum = S::constant(x.len() as f64);
    for (i, (y, x)) in y.iter_mut().zip(x).enumerate() {
        let (sin, cos) = x.sin_cos();
        *y = (-cos + 1.0) * count_from_one(i) - sin;
        sum -= cos;
    }
    y.iter_mut().for_each(|y| *y += sum);
}

/// J of [`trigonometric`].
pub fn trigonometric_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for (j, x) in x.iter().enumerate() {
        let (sin, cos) = x.sin_cos();
        jacobian.column_mut(j).fill(sin);
        jacobian[(j, j)] += count_from_one(j) * sin - cos;
    }
}

/// [`trigonometric`] of n unknowns with its start and minimum.
pub fn trigonometric_problem(n: usize) -> Problem {
    let start = vec![1.0 / n as f64; n];
    let problem = Problem::new(26, "Trigonometric", Trigonometric::new, n, &start, trigonometric_jacobian);
    problem.least(0.0).at(&vec![0.0; n])
}

/// Problem 27, Brown, almost linear: yᵢ = xᵢ + Σⱼ xⱼ − (n + 1) for i < n, yₙ = Πⱼ xⱼ − 1.
///
/// m = n, from xⱼ = ½ to Σ y² = 0 at (a, …, a, a¹⁻ⁿ) with n aⁿ − (n + 1) aⁿ⁻¹ + 1 = 0, as at (1, …, 1); or to 1 at
/// (0, …, 0, n + 1). Source: Brown, *A quadratically convergent Newton-like method based upon Gaussian elimination*, 1969.
#[differentiable(adjoint)]
pub fn brown_almost_linear<S: Scalar>(y: &mut [S], x: &[S]) {
    let (mut sum, mut product) = (S::constant(-1.0 - x.len() as f64), S::constant(1.0));
    for x in x {
        sum += *x;
        product *= *x;
    }
    y.iter_mut().zip(x).for_each(|(y, x)| *y = *x + sum);
    y[x.len() - 1] = product - 1.0;
}

/// J of [`brown_almost_linear`].
pub fn brown_almost_linear_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let last = x.len() - 1;
    jacobian.fill(1.0);
    let mut before = 1.0;
    for j in 0..=last {
        jacobian[(j, j)] = 2.0;
        jacobian[(last, j)] = before * x[j + 1..].iter().product::<f64>();
        before *= x[j];
    }
}

/// [`brown_almost_linear`] of n unknowns with its start and minimum.
pub fn brown_almost_linear_problem(n: usize) -> Problem {
    let start = vec![0.5; n];
    let problem =
        Problem::new(27, "Brown, almost linear", BrownAlmostLinear::new, n, &start, brown_almost_linear_jacobian);
    problem.least(0.0).at(&vec![1.0; n])
}

/// Problem 35, Chebyquad: yᵢ = Σⱼ Tᵢ(xⱼ)/n − ∫₀¹ Tᵢ, where Tᵢ is the Chebyshev polynomial shifted to [0, 1] and the integral 0
/// for odd i, −1/(i² − 1) for even i.
///
/// m ≥ n, from xⱼ = j/(n + 1); with m = n to Σ y² = 0 for n ≤ 7 and n = 9, 3.51687… 10⁻³ for n = 8, 6.50395… 10⁻³ for
/// n = 10. Source: Fletcher, *Function minimization without evaluating derivatives: a review*, 1965.
#[differentiable(adjoint)]
pub fn chebyquad<S: Scalar>(y: &mut [S], x: &[S]) {
    let share = 1.0 / x.len() as f64;
    for (i, y) in y.iter_mut().enumerate() {
        let square = count_from_one(i) * count_from_one(i);
        *y = S::constant(if i % 2 == 1 { 1.0 / (square - 1.0) } else { 0.0 });
    }
    for x in x {
        let turned = *x * 2.0 - 1.0;
        let (mut before, mut value) = (S::constant(1.0), turned);
        for y in y.iter_mut() {
            *y += value * share;
            (before, value) = (value, turned * value * 2.0 - before);
        }
    }
}

/// J of [`chebyquad`]: with z = 2 x − 1, Tᵢ₊₁ = 2 z Tᵢ − Tᵢ₋₁ gives T′ᵢ₊₁ = 4 Tᵢ + 2 z T′ᵢ − T′ᵢ₋₁.
pub fn chebyquad_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    let share = 1.0 / x.len() as f64;
    for (j, x) in x.iter().enumerate() {
        let z = 2.0 * x - 1.0;
        let (mut before, mut value) = (1.0, z);
        let (mut slope_before, mut slope) = (0.0, 2.0);
        for entry in jacobian.column_mut(j).iter_mut() {
            *entry = share * slope;
            (slope_before, slope) = (slope, 4.0 * value + 2.0 * z * slope - slope_before);
            (before, value) = (value, 2.0 * z * value - before);
        }
    }
}

/// [`chebyquad`] of n unknowns and as many residuals with its start, and for n = 8, 9 and 10 the minimum that lies near.
pub fn chebyquad_problem(n: usize) -> Problem {
    let start: Vec<f64> = (0..n).map(|j| count_from_one(j) / (n + 1) as f64).collect();
    let problem = Problem::new(35, "Chebyquad", Chebyquad::new, n, &start, chebyquad_jacobian);
    match n {
        8 => problem.least(3.51687e-3).at(&[
            0.0431536648587336,
            0.193091637843267,
            0.266328593812698,
            0.499999334628884,
            0.500000665371116,
            0.733671406187302,
            0.806908362156733,
            0.956846335141266,
        ]),
        9 => problem.least(0.0).at(&[
            0.0442053461357828,
            0.199490672309881,
            0.23561910847106,
            0.416046907892598,
            0.5,
            0.583953092107402,
            0.764380891528940,
            0.800509327690119,
            0.955794653864217,
        ]),
        10 => problem.least(6.50395e-3).at(&[
            0.0596202671753563,
            0.166708783805937,
            0.239171018813509,
            0.398885290346268,
            0.398883667870681,
            0.601116332129320,
            0.60111470965373,
            0.760828981186491,
            0.833291216194063,
            0.940379732824644,
        ]),
        _ => problem,
    }
}
