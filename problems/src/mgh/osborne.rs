//! Fits to measurements, and of a differential equation: problems 17, 19 and 20.

use super::problem::{Problem, count_from_one, set_row};
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;

const OSBORNE_1: [f64; 33] = [
    0.844, 0.908, 0.932, 0.936, 0.925, 0.908, 0.881, 0.850, 0.818, 0.784, 0.751, 0.718, 0.685, 0.658, 0.628, 0.603,
    0.580, 0.558, 0.538, 0.522, 0.506, 0.490, 0.478, 0.467, 0.457, 0.448, 0.438, 0.431, 0.424, 0.420, 0.414, 0.411,
    0.406,
];

/// Problem 17, Osborne 1: yᵢ = cᵢ − (x₁ + x₂ exp(−tᵢ x₄) + x₃ exp(−tᵢ x₅)) with tᵢ = 10 (i − 1) and measured cᵢ.
///
/// n = 5, m = 33, from (0.5, 1.5, −1, 0.01, 0.02) to Σ y² = 5.46489… 10⁻⁵. Source: Osborne, *Some aspects of nonlinear least
/// squares calculations*, 1972.
#[differentiable(adjoint)]
pub fn osborne1<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, (y, c)) in y.iter_mut().zip(OSBORNE_1).enumerate() {
        let t = 10.0 * i as f64;
        *y = -x[0] - x[1] * (x[3] * -t).exp() - x[2] * (x[4] * -t).exp() + c;
    }
}

/// J of [`osborne1`].
pub fn osborne1_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..OSBORNE_1.len() {
        let t = 10.0 * i as f64;
        let [a, b] = [x[3], x[4]].map(|x| (-t * x).exp());
        set_row(jacobian, i, [-1.0, -a, -b, t * x[1] * a, t * x[2] * b]);
    }
}

/// [`osborne1`] with its start and minimum.
pub fn osborne1_problem() -> Problem {
    let start = [0.5, 1.5, -1.0, 0.01, 0.02];
    let problem = Problem::new(17, "Osborne 1", Osborne1::new, OSBORNE_1.len(), &start, osborne1_jacobian);
    let minimizer = [0.375410049244025, 1.93584654543108, -1.46468676748716, 0.0128675339110439, 0.0221227011813076];
    problem.least(5.46489e-5).at(&minimizer)
}

const OSBORNE_2: [f64; 65] = [
    1.366, 1.191, 1.112, 1.013, 0.991, 0.885, 0.831, 0.847, 0.786, 0.725, 0.746, 0.679, 0.608, 0.655, 0.616, 0.606,
    0.602, 0.626, 0.651, 0.724, 0.649, 0.649, 0.694, 0.644, 0.624, 0.661, 0.612, 0.558, 0.533, 0.495, 0.500, 0.423,
    0.395, 0.375, 0.372, 0.391, 0.396, 0.405, 0.428, 0.429, 0.523, 0.562, 0.607, 0.653, 0.672, 0.708, 0.633, 0.668,
    0.645, 0.632, 0.591, 0.559, 0.597, 0.625, 0.739, 0.710, 0.729, 0.720, 0.636, 0.581, 0.428, 0.292, 0.162, 0.098,
    0.054,
];

/// Problem 19, Osborne 2: yᵢ = cᵢ − (x₁ exp(−tᵢ x₅) + Σₖ xₖ₊₁ exp(−(tᵢ − xₖ₊₈)² xₖ₊₅)), k = 1 … 3, with tᵢ = (i − 1)/10 and
/// measured cᵢ.
///
/// n = 11, m = 65, from (1.3, 0.65, 0.65, 0.7, 0.6, 3, 5, 7, 2, 4.5, 5.5) to Σ y² = 4.01377… 10⁻². Source: Osborne, *Some
/// aspects of nonlinear least squares calculations*, 1972.
#[differentiable(adjoint)]
pub fn osborne2<S: Scalar>(y: &mut [S], x: &[S]) {
    for (i, (y, c)) in y.iter_mut().zip(OSBORNE_2).enumerate() {
        let t = 0.1 * i as f64;
        *y = -x[0] * (x[4] * -t).exp() + c;
        for k in 1..4 {
            let away = -x[k + 7] + t;
            *y -= x[k] * (-away * away * x[k + 4]).exp();
        }
    }
}

/// J of [`osborne2`].
pub fn osborne2_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    for i in 0..OSBORNE_2.len() {
        let t = 0.1 * i as f64;
        let mut row = [0.0; 11];
        row[0] = -(-t * x[4]).exp();
        row[4] = -t * x[0] * row[0];
        for k in 1..4 {
            let away = t - x[k + 7];
            row[k] = -(-away * away * x[k + 4]).exp();
            row[k + 4] = -away * away * x[k] * row[k];
            row[k + 7] = 2.0 * away * x[k + 4] * x[k] * row[k];
        }
        set_row(jacobian, i, row);
    }
}

/// [`osborne2`] with its start and minimum.
pub fn osborne2_problem() -> Problem {
    let start = [1.3, 0.65, 0.65, 0.7, 0.6, 3.0, 5.0, 7.0, 2.0, 4.5, 5.5];
    let problem = Problem::new(19, "Osborne 2", Osborne2::new, OSBORNE_2.len(), &start, osborne2_jacobian);
    let minimizer = [
        1.30997663810096,
        0.43155248076,
        0.633661261602859,
        0.599428560991695,
        0.754179768272449,
        0.904300082378518,
        1.36579949521007,
        4.82373199748107,
        2.39868475104871,
        4.56887554791452,
        5.67534206273052,
    ];
    problem.least(4.01377e-2).at(&minimizer)
}

/// Problem 20, Watson: yᵢ = Σⱼ (j − 1) xⱼ tᵢʲ⁻² − (Σⱼ xⱼ tᵢʲ⁻¹)² − 1 with tᵢ = i/29, then y₃₀ = x₁ and y₃₁ = x₂ − x₁² − 1: a
/// polynomial for p′ = p² + 1, p(0) = 0.
///
/// 2 ≤ n ≤ 31, m = 31, from 0; to Σ y² = 2.28767… 10⁻³ for n = 6, 1.39976… 10⁻⁶ for n = 9, 4.72238… 10⁻¹⁰ for n = 12.
/// Source: Kowalik and Osborne, *Methods for unconstrained optimization problems*, 1968.
#[differentiable(adjoint)]
pub fn watson<S: Scalar>(y: &mut [S], x: &[S]) {
    let (y, ends) = y.split_at_mut(29);
    for (i, y) in y.iter_mut().enumerate() {
        let t = count_from_one(i) / 29.0;
        let (mut p, mut slope) = (S::zero(), S::zero());
        for x in x.iter().rev() {
            slope = slope * t + p;
            p = p * t + *x;
        }
        *y = slope - p * p - 1.0;
    }
    ends[0] = x[0];
    ends[1] = x[1] - x[0] * x[0] - 1.0;
}

/// J of [`watson`].
pub fn watson_jacobian(x: &[f64], jacobian: &mut DMatrix<f64>) {
    jacobian.fill(0.0);
    for i in 0..29 {
        let t = count_from_one(i) / 29.0;
        let p = x.iter().rev().fold(0.0, |p, x| p * t + x);
        let (mut power, mut before) = (1.0, 0.0);
        for j in 0..x.len() {
            jacobian[(i, j)] = j as f64 * before - 2.0 * p * power;
            (before, power) = (power, power * t);
        }
    }
    jacobian[(29, 0)] = 1.0;
    jacobian[(30, 0)] = -2.0 * x[0];
    jacobian[(30, 1)] = 1.0;
}

/// [`watson`] of n unknowns with its start, and for n = 6, 9 and 12 its minimum.
pub fn watson_problem(n: usize) -> Problem {
    let problem = Problem::new(20, "Watson", Watson::new, 31, &vec![0.0; n], watson_jacobian);
    match n {
        6 => problem.least(2.28767e-3).at(&[
            -0.0157249615083782,
            1.01243488232965,
            -0.232991722387673,
            1.26043101102818,
            -1.51373031394421,
            0.99299727291842,
        ]),
        9 => problem.least(1.39976e-6).at(&[
            -0.153070644166722e-4,
            0.999789703934597,
            0.0147639634910978,
            0.146342330145992,
            1.00082109454817,
            -2.61773112070507,
            4.10440313943354,
            -3.14361226236241,
            1.05262640378759,
        ]),
        12 => problem.least(4.72238e-10).at(&[
            -0.663806046485249e-8,
            1.00000164411786,
            -0.000563932210324959,
            0.347820540503588,
            -0.156731504091375,
            1.05281517718031,
            -3.24727115337025,
            7.28843489775302,
            -10.2718482410813,
            9.07411364688464,
            -4.54137546660822,
            1.0120118885369,
        ]),
        _ => problem,
    }
}
