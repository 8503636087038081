//! First and second derivatives of every rule, on every exact backend.

use crate::cases::{ByRule, BySteps, CASES, Case, POINT};
use crate::reference::derivatives;
use fluxions::prelude::*;
use fluxions::rule::AsFunction;
use fluxions::{DerivativeOf, Rule};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_rules::{Lu, NoSolution, Root, Solve};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector, dmatrix, dvector};

fn distance(found: &[f64], expected: &[f64]) -> f64 {
    let size = expected.iter().fold(0.0_f64, |size, e| size.max(e.abs()));
    let worst = found
        .iter()
        .zip(expected)
        .fold(0.0_f64, |worst, (f, e)| if (f - e).abs() <= worst { worst } else { (f - e).abs() });
    worst / size
}

fn expected(case: Case, x: &[f64]) -> (Vec<f64>, DMatrix<f64>) {
    derivatives(&BySteps(case), x)
}

fn first_order<B: Backend>(backend: B) {
    for case in CASES {
        let found = backend.gradient(&ByRule(case), &POINT).unwrap();
        let distance = distance(&found, &expected(case, &POINT).0);
        assert!(distance < 1e-12, "{}, {case:?}: {distance:e}", backend.capabilities().name);
    }
}

fn both_orders<B: Backend>(backend: B) {
    for case in CASES {
        let found = backend.hessian(&ByRule(case), &POINT).unwrap();
        let distance = distance(found.as_slice(), expected(case, &POINT).1.as_slice());
        assert!(distance < 1e-11, "{}, {case:?}: {distance:e}", backend.capabilities().name);
    }
    first_order(backend);
}

#[test]
fn steps_agree_with_differences() {
    for case in CASES {
        let differences = FiniteDifference::central().gradient(&ByRule(case), &POINT).unwrap();
        let distance = distance(&differences, &expected(case, &POINT).0);
        assert!(distance < 1e-8, "{case:?}: {distance:e}");
    }
}

#[test]
fn forward_mode() {
    both_orders(Dual::new());
    both_orders(NumDual);
    first_order(AutoDiff);
    first_order(ComplexStep);
    first_order(AdTraitForward);
}

#[test]
fn reverse_mode() {
    both_orders(Tape);
    both_orders(RecordedTape::new());
    both_orders(EchidnaBytecode);
    first_order(EchidnaTape);
    first_order(AdTraitReverse);
}

/// Each mode over each mode. The certificates of all pairs have a linear solve with every law.
#[test]
fn pairs() {
    both_orders(SecondOrder::new(Dual::new(), Tape));
    both_orders(SecondOrder::new(Tape, Dual::new()));
    both_orders(SecondOrder::new(RecordedTape::new(), RecordedTape::new()));
    both_orders(SecondOrder::new(Dual::new(), Dual::new()));
}

/// Prepares at one point, and calls at others.
fn at_other_points<B: Backend>(backend: B) {
    for case in CASES {
        let mut gradient = backend.prepare_gradient(ByRule(case), &POINT).unwrap();
        let mut hessian = backend.prepare_hessian(ByRule(case), &POINT).unwrap();
        for k in 0..10 {
            let x = POINT.map(|x| x + 0.01 * f64::from(k));
            let (expected_gradient, expected_hessian) = expected(case, &x);
            let of_gradient = distance(&gradient.gradient(&x).unwrap(), &expected_gradient);
            let of_hessian = distance(hessian.hessian(&x).unwrap().as_slice(), expected_hessian.as_slice());
            let name = backend.capabilities().name;
            assert!(of_gradient.max(of_hessian) < 1e-11, "{name}, {case:?}: {of_gradient:e}, {of_hessian:e}");
        }
    }
}

#[test]
fn a_recording_holds_at_other_points() {
    at_other_points(RecordedTape::new());
    at_other_points(EchidnaBytecode);
    at_other_points(SecondOrder::new(RecordedTape::new(), RecordedTape::new()));
    at_other_points(SecondOrder::new(RecordedTape::new(), Dual::new()));
    at_other_points(SecondOrder::new(Dual::new(), RecordedTape::new()));
}

#[test]
fn one_recording_is_enough() {
    for case in CASES {
        let mut gradient = RecordedTape::new().prepare_gradient(ByRule(case), &POINT).unwrap();
        for k in 0..10 {
            gradient.gradient(&POINT.map(|x| x + 0.01 * f64::from(k))).unwrap();
        }
        assert_eq!(gradient.engine().recordings(), 1, "{case:?}");
    }
}

#[differentiable]
fn inverse<S: Scalar>(t: S) -> Result<S, NoSolution> {
    Ok(Solve(Lu).call((&DMatrix::from_element(1, 1, t), &DVector::from_element(1, S::one())))?[0])
}
#[differentiable]
fn square<S: Scalar>(y: S, p: S) -> S {
    y * y - p
}
#[differentiable]
fn square_root<S: Scalar>(p: S) -> Result<S, NoSolution> {
    Root::newton(Square, Dual::new(), 1.0).call(p)
}

#[test]
fn third_order() {
    fn third<B: Backend>(backend: B) {
        let (_, of_inverse) = backend.second_derivative(DerivativeOf::new(Inverse, Dual::new()), 2.0).unwrap();
        assert!((of_inverse + 0.375).abs() < 1e-14, "{of_inverse}"); // −6/t⁴
        let (_, of_root) = backend.second_derivative(DerivativeOf::new(SquareRoot, Dual::new()), 4.0).unwrap();
        assert!((of_root - 3.0 / 256.0).abs() < 1e-14, "{of_root}"); // ⅜ p^(−5/2)
    }
    third(Dual::new());
    third(Tape);
    third(NumDual);
}

#[test]
fn single_precision() {
    let (a, b) = (dmatrix![2.0_f32, 0.0; 1.0, 4.0], dvector![2.0_f32, 9.0]); // y = (1, 2)
    let bars = Differentiate::<f32>::pullback(&Tape, AsFunction(Solve(Lu)), (&a, &b), &dvector![0.0_f32, 1.0]);
    let (a_bar, b_bar) = bars.unwrap();
    assert_eq!(b_bar, dvector![-0.125, 0.25]);
    assert_eq!(a_bar, dmatrix![0.125, 0.25; -0.25, -0.5]);
}
