//! Functions that fail, panic or refuse a tracer: the next trace is not harmed.

use super::{everywhere, hessian, jacobian, text};
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detector, Probe, Trace, Traced, Tracer};
use fluxions::{Argument, Error, Shape};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("refused")]
struct Refused;

fn next_trace_is_well() {
    #[differentiable]
    fn product<S: Scalar>(x: &[S; 2]) -> S {
        x[0] * x[1]
    }
    assert_eq!(text(&everywhere(hessian(&Product, &[1.0, 2.0], ()))), "·● ●·");
}

#[differentiable]
fn failing<S: Scalar>(x: &[S; 2]) -> Result<S, Refused> {
    let _ = x[0] * x[1];
    Err(Refused)
}

#[differentiable]
fn panicking<S: Scalar>(x: &[S; 2]) -> S {
    let y = x[0] * x[1];
    assert!(y.primal().is_nan(), "on purpose");
    y
}

#[differentiable]
fn plain<S: Scalar>(x: &[S; 2]) -> Result<S, Refused> {
    let (a, b) = (x[0].as_real().ok_or(Refused)?, x[1].as_real().ok_or(Refused)?);
    Ok(S::constant(a * b))
}

#[differentiable]
fn growing<S: Scalar>(x: &[S]) -> Vec<S> {
    x.iter().copied().filter(|&x| x > 0.0).collect()
}

#[test]
fn errors_of_f_are_passed_on() {
    assert_eq!(jacobian(&Failing, &[1.0, 2.0], (), 0.0), Err(Error::Function(Refused)));
    next_trace_is_well();
}

#[test]
fn another_shape_is_refused() {
    let found = jacobian(&Growing, &[1.0, 2.0], (), &[0.0]);
    let shape = |n| Shape::new([n]);
    assert_eq!(found, Err(Error::Shape { argument: Argument::Output, expected: shape(1), found: shape(2) }));
    next_trace_is_well();
}

#[test]
fn a_panic_of_f_leaves_nothing() {
    assert!(catch_unwind(|| jacobian(&Panicking, &[1.0, 2.0], (), 0.0)).is_err());
    next_trace_is_well();
}

#[test]
fn only_plain_numbers() {
    assert_eq!(jacobian(&Plain, &[1.0, 2.0], (), 0.0), Err(Error::Function(Refused)));
    let probe = Probe::new(FiniteDifference::central());
    let found = probe.jacobian(Point::<f64, f64, _>::new(&Plain, &[0.0, 0.0], ()), 0.0);
    assert_eq!(found.map(|found| text(&found.pattern)), Ok("●●".to_owned()));
}

#[test]
fn strays_panic() {
    let kept = Trace::record(&[1.0], |x| vec![x[0], x[0] * x[0]]).and_then(|_| {
        let mut kept: Vec<Traced<f64>> = Vec::new();
        Trace::record(&[1.0], |x| {
            kept.extend(x);
            Vec::new()
        })?;
        Ok(kept)
    });
    let kept = kept.expect("a small trace");
    assert!(catch_unwind(|| kept[0] * kept[0]).is_err());
    assert!(catch_unwind(|| kept[0] > 0.0).is_err());
    let mixed = |x: &[Traced<f64>]| vec![kept[0] + x[0]];
    assert!(catch_unwind(AssertUnwindSafe(|| Trace::record(&[1.0], mixed).is_ok())).is_err());
    let other_thread = |x: &[Traced<f64>]| {
        let x = x[0];
        let outcome = std::thread::spawn(move || x * x).join();
        assert!(outcome.is_err());
        vec![x]
    };
    assert!(Trace::record(&[1.0], other_thread).is_ok());
    next_trace_is_well();
}

/// A function with a rule of its own.
struct Ruled;

impl Function for Ruled {
    type Input = f64;
    type Output = f64;
    type Context = ();
    type Error = Refused;
    const PULLBACK_RULE: bool = true;

    fn evaluate<S: Scalar>(&self, x: S, (): (), y: &mut S) -> Result<(), Refused> {
        *y = x;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: S, (): ()) -> Result<S, Refused> {
        Ok(x)
    }
}

#[test]
fn rules_are_not_looked_into() {
    let point = Point::<f64, f64, _>::new(&Ruled, 1.0, ());
    assert_eq!(Tracer.jacobian(point, 0.0), Err(Error::FirstOrderRule));
    assert_eq!(Tracer.hessian(point, 0.0), Err(Error::FirstOrderRule));
    assert_eq!(Probe::new(Dual::new()).jacobian(point, 0.0), Err(Error::FirstOrderRule));
}
