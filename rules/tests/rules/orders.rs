//! First and second derivatives of every rule, on every exact backend.

use crate::cases::{ByRule, BySteps, CASES, Case, POINT};
use fluxions::prelude::*;
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

fn distance(found: &[f64], expected: &[f64]) -> f64 {
    let size = expected.iter().fold(0.0_f64, |size, e| size.max(e.abs()));
    let worst = found
        .iter()
        .zip(expected)
        .fold(0.0_f64, |worst, (f, e)| if (f - e).abs() <= worst { worst } else { (f - e).abs() });
    worst / size
}

fn expected(case: Case, x: &[f64]) -> (Vec<f64>, DMatrix<f64>) {
    (Dual::new().gradient(&BySteps(case), x).unwrap(), Dual::new().hessian(&BySteps(case), x).unwrap())
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

#[test]
fn pairs() {
    both_orders(SecondOrder::new(Dual::new(), Tape));
    both_orders(SecondOrder::new(Tape, Dual::new()));
    both_orders(SecondOrder::new(RecordedTape::new(), RecordedTape::new()));
}

#[test]
fn a_recording_holds_at_other_points() {
    let mut worst = 0.0_f64;
    for case in CASES {
        let mut gradient = RecordedTape::new().prepare_gradient(ByRule(case), &POINT).unwrap();
        let mut hessian = RecordedTape::new().prepare_hessian(ByRule(case), &POINT).unwrap();
        for k in 0..10 {
            let x = POINT.map(|x| x + 0.01 * f64::from(k));
            let (expected_gradient, expected_hessian) = expected(case, &x);
            worst = worst.max(distance(&gradient.gradient(&x).unwrap(), &expected_gradient));
            worst = worst.max(distance(hessian.hessian(&x).unwrap().as_slice(), expected_hessian.as_slice()));
        }
        assert!(worst < 1e-11, "{case:?}: {worst:e}");
        assert_eq!(gradient.engine().recordings(), 1, "{case:?}");
    }
}
