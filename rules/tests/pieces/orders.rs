//! First, second and third derivatives of every combinator. Numbers of all kinds are outside; the certificate of each backend has the
//! combinators with every law.

use crate::cases::{ByLoop, ByRule, CASES, POINT};
use fluxions::prelude::*;
use fluxions::{DerivativeOf, Error, GradientOf, Nestable, Rule};
use fluxions_dual::Dual;
use fluxions_echidna::EchidnaBytecode;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_rules::Steps;
use fluxions_tape::{RecordedTape, Tape};

fn assert_close(found: &[f64], expected: &[f64], tolerance: f64, what: &str) {
    let size = expected.iter().fold(1.0_f64, |size, e| size.max(e.abs()));
    assert_eq!(found.len(), expected.len(), "{what}");
    for (f, e) in found.iter().zip(expected) {
        assert!((f - e).abs() <= tolerance * size, "{what}: {found:?} is not {expected:?}");
    }
}

fn first_order<O: Backend, B: Nestable + PartialEq>(outer: O, inner: B, tolerance: f64) {
    for case in CASES {
        let what = format!("{}, {case:?} by {}", outer.capabilities().name, inner.capabilities().name);
        let expected = Dual::new().value_and_gradient(&ByLoop(case), &POINT).unwrap();
        let found = outer.value_and_gradient(&ByRule(case, inner.clone()), &POINT).unwrap();
        assert_close(&[found.0], &[expected.0], 1e-14, &what);
        assert_close(&found.1, &expected.1, tolerance, &what);
    }
}

fn both_orders<O: Backend, B: Nestable + PartialEq>(outer: O, inner: B) {
    for case in CASES {
        let what = format!("{}, {case:?} by {}", outer.capabilities().name, inner.capabilities().name);
        let expected = Dual::new().hessian(&ByLoop(case), &POINT).unwrap();
        let found = outer.hessian(&ByRule(case, inner.clone()), &POINT).unwrap();
        assert_close(found.as_slice(), expected.as_slice(), 1e-12, &what);
    }
    first_order(outer, inner, 1e-13);
}

#[test]
fn forward_mode() {
    both_orders(Dual::new(), RecordedTape::new());
    both_orders(NumDual, RecordedTape::new());
    first_order(FiniteDifference::central(), RecordedTape::new(), 1e-7);
}

#[test]
fn reverse_mode() {
    both_orders(RecordedTape::new(), RecordedTape::new());
    both_orders(EchidnaBytecode, RecordedTape::new());
}

#[test]
fn other_backends_inside() {
    both_orders(Tape, Tape);
    both_orders(RecordedTape::new(), Dual::new());
    first_order(RecordedTape::new(), FiniteDifference::central(), 1e-7);
}

#[test]
fn pairs() {
    both_orders(SecondOrder::new(Dual::new(), Tape), Tape);
    both_orders(SecondOrder::new(Tape, Dual::new()), Tape);
    both_orders(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), Tape);
}

/// One program serves all points.
#[test]
fn a_replay_at_other_points() {
    for case in CASES {
        let f = ByRule(case, Tape);
        let mut prepared = RecordedTape::new().prepare_gradient(&f, &POINT).unwrap();
        for k in 0..10 {
            let x = POINT.map(|x| x * (0.5 + 0.1 * f64::from(k)));
            let expected = Dual::new().gradient(&ByLoop(case), &x).unwrap();
            assert_close(&prepared.gradient(&x).unwrap(), &expected, 1e-13, &format!("{case:?}"));
        }
        assert_eq!(prepared.engine().recordings(), 1, "{case:?}");
    }
}

/// A step of Newton's method for √p: the third derivatives of some steps of it.
#[differentiable]
fn heron<S: Scalar>(s: S, p: S) -> S {
    (s + p / s) * 0.5
}
#[differentiable]
fn root<S: Scalar>(p: S) -> Result<S, Error<core::convert::Infallible>> {
    Steps::new(Heron, 9, Tape).binomial(2).call((S::one(), p))
}

#[test]
fn third_order() {
    let slope = DerivativeOf::new(Root, Dual::new()).without_value();
    let third = 0.375 * 2.0_f64.powf(-2.5); // of √p
    assert_close(&[Dual::new().second_derivative(&slope, 2.0).unwrap()], &[third], 1e-13, "dual");
    assert_close(&[Tape.second_derivative(&slope, 2.0).unwrap()], &[third], 1e-13, "tape");
    let gradient = GradientOf::new(Root, Tape).without_value();
    assert_close(&[Dual::new().second_derivative(&gradient, 2.0).unwrap()], &[third], 1e-13, "dual of tape");
    // Beyond the levels of a tape the derivative is not known, and never wrong.
    let fourth = DerivativeOf::new(slope, Dual::new()).without_value();
    let found = Tape.second_derivative(&fourth, 2.0).unwrap();
    assert!(found.is_nan() || (found + 0.9375 * 2.0_f64.powf(-3.5)).abs() < 1e-12, "{found}");
}

/// A function of its own: every operator takes it.
#[test]
fn steps_as_a_function() {
    let steps = Steps::new(Heron, 9, RecordedTape::new());
    let expected = (2.0_f64.sqrt(), 0.0, 0.125_f64.sqrt()); // √p, no matter the start
    fn check<B: Backend>(backend: B, steps: &Steps<Heron, RecordedTape>, expected: (f64, f64, f64)) {
        let name = backend.capabilities().name;
        let (y, gradient) = backend.value_and_gradient(steps, (1.0, 2.0)).unwrap();
        assert_close(&[y, gradient.0, gradient.1], &[expected.0, expected.1, expected.2], 1e-14, &name);
        assert_close(&[backend.pushforward(steps, (1.0, 2.0), (7.0, 1.0)).unwrap()], &[expected.2], 1e-14, &name);
        let hvp = backend.hvp(steps, (1.0, 2.0), (0.0, 1.0)).unwrap();
        assert_close(&[hvp.1], &[-0.25 * 2.0_f64.powf(-1.5)], 1e-13, &name);
    }
    check(Dual::new(), &steps, expected);
    check(NumDual, &steps, expected);
    check(Tape, &steps, expected);
    check(RecordedTape::new(), &steps, expected);
}
