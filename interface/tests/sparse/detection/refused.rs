//! Functions that fail, panic or refuse a tracer: the next trace is not harmed.

use super::{everywhere, hessian, jacobian, text};
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detector, Probe, Trace, Traced};
use fluxions::{Argument, Error, Gives, Rule, Shape};
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
    // Code in another language takes plain numbers.
    let x: &[f64; 2] = (x as &dyn core::any::Any).downcast_ref().ok_or(Refused)?;
    Ok(S::constant(x[0] * x[1]))
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

/// y = (x₀ x₁, 2), of which nobody sees the inside.
#[derive(Clone, Copy)]
struct Opaque;

impl Rule for Opaque {
    type Input = [f64; 2];
    type Output = [f64; 2];
    type Error = core::convert::Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Pushforward;

    fn value(&self, x: &[f64; 2]) -> Result<([f64; 2], ()), Self::Error> {
        Ok(([x[0] * x[1], 2.0], ()))
    }
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T; 2], _: &[T; 2], x_dot: &[T; 2]) -> Result<[T; 2], Self::Error> {
        Ok([x[0] * x_dot[1] + x[1] * x_dot[0], T::zero()])
    }
}

#[differentiable]
fn ruled<S: Scalar>(x: &[S; 3]) -> [S; 3] {
    let [a, b] = Opaque.of(&[x[0], x[1]]);
    [a * x[2], b, x[2]]
}

#[differentiable]
fn sum_ruled<S: Scalar>(x: &[S; 3]) -> S {
    Opaque.of(&[x[0], x[1]])[1] + x[2] * x[2]
}

/// The result of a rule depends on all that the rule receives, and has all second derivatives.
#[test]
fn rules_are_not_looked_into() {
    let x = [1.0, 2.0, 3.0];
    assert_eq!(text(&everywhere(jacobian(&Ruled, &x, (), &[0.0; 3]))), "●●● ●●· ··●");
    assert_eq!(text(&everywhere(hessian(&SumRuled, &x, ()))), "●●· ●●· ··●");
    let probe = Probe::new(Dual::new());
    let found = probe.jacobian(Point::<f64, f64, _>::new(&Ruled, &x, ()), &[0.0; 3]).expect("a pattern");
    assert_eq!(text(&found.pattern), "●●● ··· ··●");
}
