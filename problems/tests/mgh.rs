//! Each Jacobian derived by hand against dual numbers, each formula against values of the literature.

use fluxions::nalgebra::DVector;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_problems::mgh::{self, Problem};

fn sum_of_squares(y: &[f64]) -> f64 {
    y.iter().map(|y| y * y).sum()
}

fn beside(start: &[f64]) -> Vec<f64> {
    start.iter().enumerate().map(|(i, x)| x + 0.1 * (1.0 + i as f64).sin()).collect()
}

#[test]
fn jacobians_by_hand() {
    for problem in mgh::all() {
        let start = &problem.start;
        for x in [start.clone(), start.iter().map(|x| 10.0 * x).collect(), beside(start)] {
            assert!(problem.value_at(&x).iter().all(|y| y.is_finite()), "{} at {x:?}", problem.name);
            let by_hand = problem.jacobian_at(&x);
            let expected = Dual::new().jacobian(&problem.function, &x).expect("infallible");
            for i in 0..problem.residuals {
                let largest = expected.row(i).amax();
                for j in 0..x.len() {
                    let (found, expected) = (by_hand[(i, j)], expected[(i, j)]);
                    let near = (found - expected).abs() <= 1e-12 * largest;
                    assert!(near, "{} at {x:?}: J[({i}, {j})] = {found} instead of {expected}", problem.name);
                }
            }
        }
    }
}

/// Goes down from x by the method of Levenberg and Marquardt.
fn descend(problem: &Problem, mut x: Vec<f64>) -> Vec<f64> {
    let mut damping = 1e-3;
    for _ in 0..200 {
        let (y, j) = (DVector::from_vec(problem.value_at(&x)), problem.jacobian_at(&x));
        let (mut normal, gradient) = (j.tr_mul(&j), j.tr_mul(&y));
        (0..x.len()).for_each(|i| normal[(i, i)] = normal[(i, i)] * (1.0 + damping) + 1e-300);
        let Some(cholesky) = normal.cholesky() else {
            damping = 1e-10f64.max(10.0 * damping);
            continue;
        };
        let trial: Vec<f64> = x.iter().zip(&cholesky.solve(&gradient)).map(|(x, step)| x - step).collect();
        if sum_of_squares(&problem.value_at(&trial)) < y.norm_squared() {
            (x, damping) = (trial, 0.1 * damping);
        } else {
            damping *= 10.0;
        }
    }
    x
}

#[test]
fn known_minima() {
    for problem in mgh::all() {
        let (Some(minimum), Some(minimizer)) = (problem.minimum, &problem.minimizer) else { continue };
        let near = sum_of_squares(&problem.value_at(minimizer));
        let tolerance = 1e-4 * minimum + 1e-10;
        assert!((near - minimum).abs() <= tolerance, "{}: {near} instead of {minimum}", problem.name);
        let found = sum_of_squares(&problem.value_at(&descend(&problem, minimizer.clone())));
        let tolerance = 1e-5 * minimum + 1e-20;
        assert!((found - minimum).abs() <= tolerance, "{}: {found} instead of {minimum}", problem.name);
    }
}

const fn squared(x: f64) -> f64 {
    x * x
}

/// Σ y² at the standard start, by number and n: exact, or the square of the norm that MINPACK's own tests begin with, or
/// from the literature, or summed up from the formula in 40 digits (26, 28, 29).
#[rustfmt::skip]
const AT_START: [(u32, usize, f64); 40] = [
    (1, 2, 24.2),
    (2, 2, 400.5),
    (3, 2, 1.135261717342),
    (4, 2, 999998000003.0),
    (5, 2, 14.203125),
    (6, 2, squared(64.5856498144943)),
    (7, 3, 2500.0),
    (8, 3, squared(6.45613629515967)),
    (9, 3, 3.888106991166885e-6),
    (10, 3, squared(41153.4665543031)),
    (12, 3, squared(32.1115837449572)),
    (13, 4, 215.0),
    (14, 4, 19192.0),
    (15, 4, squared(0.0728915102882945)),
    (16, 4, squared(2815.43839161816)),
    (17, 5, squared(0.937564021037838)),
    (18, 6, 0.7790700756559702),
    (19, 11, squared(1.44686540984712)),
    (20, 6, 30.0),
    (20, 9, 30.0),
    (20, 12, 30.0),
    (21, 10, 5.0 * 24.2),
    (22, 12, 3.0 * 215.0),
    (23, 4, 885.06264),
    (23, 10, 148032.56535),
    (24, 4, 2.34000880546302),
    (24, 10, 162.65277656596712),
    (25, 10, 2198551.1625),
    (26, 10, 0.007075759466222202),
    (28, 10, 0.0007885191012648215),
    (29, 10, 0.06341684157945264),
    (27, 10, squared(16.5302162063499)),
    (30, 10, 21.0),
    (31, 10, 360.0),
    (32, 5, 25.0),
    (33, 5, squared(291.521868819476)),
    (34, 5, 15886.0),
    (35, 8, squared(0.196513862833975)),
    (35, 9, squared(0.16994993465202)),
    (35, 10, squared(0.183747831178711)),
];

#[test]
fn known_starts() {
    let (mut numbers, mut compared) = (Vec::new(), 0);
    for problem in mgh::all() {
        let found = sum_of_squares(&problem.value_at(&problem.start));
        assert!(found.is_finite(), "{}: {found}", problem.name);
        numbers.push(problem.number);
        let known = AT_START.iter().find(|(number, n, _)| (*number, *n) == (problem.number, problem.start.len()));
        if let Some((.., expected)) = known {
            assert!((found - expected).abs() <= 1e-9 * expected, "{}: {found} instead of {expected}", problem.name);
            compared += 1;
        }
    }
    numbers.dedup();
    assert_eq!((numbers, compared), ((1..=35).collect(), AT_START.len()));
}
