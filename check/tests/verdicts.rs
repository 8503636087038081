//! Each verdict, on a function that deserves it.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::rule::AsFunction;
use fluxions::{Counting, Error, Gives, Rule};
use fluxions_check::{
    Report, Verdict, check_gradient, check_gradient_with, check_hessian, check_hessian_with, check_jacobian,
    check_jacobian_with,
};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;

type Outcome = Result<(), Error<Infallible>>;

fn text(report: &Report) -> String {
    report.to_string()
}

/// x², its derivative stated as `factor` · 2x.
fn square<S: Scalar>(x: S, factor: f64) -> S {
    let value = x.primal() * x.primal();
    S::from_partials(value, &[(x, x * (2.0 * factor))])
}

#[differentiable]
fn smooth<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[1]).sin() + x[2].exp() * x[0] + x[1].powi(3)
}

#[differentiable]
fn off_by_a_percent<S: Scalar>(x: &[S; 3]) -> S {
    square(x[0], 1.0) + square(x[1], 1.01) + square(x[2], 1.0)
}

#[differentiable]
fn off_in_the_sixth_digit<S: Scalar>(x: S) -> S {
    square(x, 1.000_001)
}

#[differentiable]
fn no_curvature<S: Scalar>(x: S) -> S {
    S::from_partials(x.primal() * x.primal(), &[(x, (x * 2.0).stop_gradient())])
}

#[differentiable]
fn absolute<S: Scalar>(x: S) -> S {
    x.abs()
}

#[differentiable]
fn step<S: Scalar>(x: S) -> S {
    x.floor() + x * 3.0
}

/// A value that jumps by up to 10⁻³ from one number to the next.
fn noise(x: f64) -> f64 {
    1e-3 * ((x * 1e9).sin() * 1e5).fract()
}

#[differentiable]
fn noisy<S: Scalar>(x: S) -> S {
    x + noise(x.primal())
}

#[differentiable]
fn fast<S: Scalar>(x: S) -> S {
    (x * 1e9).sin()
}

#[differentiable]
fn not_quite_seen<S: Scalar>(x: S) -> S {
    (x * 1.5e8).sin()
}

#[test]
fn smooth_functions_agree() -> Outcome {
    let x = [0.3, -1.2, 0.8];
    let report = check_gradient(&Smooth, &x)?;
    report.assert();
    assert_eq!((report.compared, report.calls), (3, 54));
    assert!(report.disagreeing.is_empty() && report.worst.as_ref().is_some_and(|worst| worst.relative() < 1e-9));
    check_jacobian(&Smooth, &x)?.assert();
    check_hessian(&Smooth, &x)?.assert();
    Ok(())
}

#[test]
fn sizes_far_from_one_agree() -> Outcome {
    #[differentiable]
    fn scaled<S: Scalar>(x: &[S; 2]) -> S {
        (x[0] * 1e12).sin() * 5.0 + (x[1] * 1e-8).exp()
    }
    check_gradient(&Scaled, &[0.7e-12, 2e8])?.assert();
    Ok(())
}

#[test]
fn other_backends_are_judged_by_what_they_state() -> Outcome {
    let x = [0.3, -1.2, 0.8];
    let central = FiniteDifference::central();
    check_gradient_with(&central, &Smooth, &x)?.assert();
    check_gradient_with(&FiniteDifference::forward(), &Smooth, &x)?.assert();
    check_jacobian_with(&central, &Smooth, &x)?.assert();
    check_hessian_with(&SecondOrder::new(central, Dual::new()), &Smooth, &x)?.assert();
    Ok(())
}

#[test]
fn a_wrong_derivative_is_wrong() -> Outcome {
    let report = check_gradient(&OffByAPercent, &[1.0, 2.0, 3.0])?;
    assert_eq!((report.verdict(), report.disagreeing.len(), report.agrees()), (Verdict::Wrong, 1, false));
    let worst = &report.disagreeing[0];
    assert_eq!((worst.column, worst.path.as_str(), worst.name.as_str()), (1, "[1]", "∂y/∂x[1]"));
    assert!((worst.exact - 4.04).abs() < 1e-12 && (worst.difference - 4.0).abs() < 1e-9);
    assert!((worst.relative() - 0.04 / 4.04).abs() < 1e-9);
    assert_eq!(check_gradient(&OffInTheSixthDigit, 3.0)?.verdict(), Verdict::Wrong);
    assert_eq!(check_jacobian(&OffByAPercent, &[1.0, 2.0, 3.0])?.verdict(), Verdict::Wrong);
    Ok(())
}

#[test]
fn a_wrong_hessian_is_wrong() -> Outcome {
    check_gradient(&NoCurvature, 3.0)?.assert();
    let report = check_hessian(&NoCurvature, 3.0)?;
    assert_eq!((report.verdict(), report.disagreeing[0].name.as_str()), (Verdict::Wrong, "∂²y/∂x∂x"));
    assert_eq!(report.disagreeing.len(), 1);
    Ok(())
}

/// Three columns of x² by a rule whose pullback has a hidden minus; J goes by the pushforward.
#[derive(Clone, Copy)]
struct Minus;

impl Rule for Minus {
    type Input = [f64; 3];
    type Output = [f64; 3];
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64; 3]) -> Result<([f64; 3], ()), Infallible> {
        Ok((x.map(|x| x * x), ()))
    }
    fn pushforward<S: Scalar>(&self, (): &(), x: &[S; 3], _: &[S; 3], x_dot: &[S; 3]) -> Result<[S; 3], Infallible> {
        Ok(core::array::from_fn(|i| x[i] * x_dot[i] * 2.0))
    }
    fn pullback<S: Scalar>(&self, (): &(), x: &[S; 3], _: &[S; 3], y_bar: &[S; 3]) -> Result<[S; 3], Infallible> {
        Ok(core::array::from_fn(|i| -(x[i] * y_bar[i] * 2.0)))
    }
}

#[test]
fn a_hidden_minus_breaks_the_adjoint_identity() -> Outcome {
    let report = check_jacobian(AsFunction(Minus), &[1.0, 2.0, 3.0])?;
    assert_eq!((report.verdict(), report.agrees()), (Verdict::Contradicts, false));
    assert!(report.disagreeing.is_empty()); // each component agrees
    assert!(report.adjoint.is_some_and(|adjoint| (adjoint.pushed + adjoint.pulled).abs() < 1e-12));
    assert!(text(&report).contains("adjoint identity: broken"), "{report}");
    // Counting calls keeps the rules.
    assert!(!check_jacobian(Counting::new(AsFunction(Minus)), &[1.0, 2.0, 3.0])?.agrees());
    Ok(())
}

#[test]
fn kinks_have_two_slopes() -> Outcome {
    let report = check_gradient(&Absolute, 0.0)?;
    let Verdict::Kink { left, right } = report.verdict() else { panic!("{report}") };
    assert!((left + 1.0).abs() < 1e-12 && (right - 1.0).abs() < 1e-12);
    assert!(text(&report).contains("slope -1"), "{report}");
    let jump = check_gradient(&Step, 2.0)?.verdict();
    assert!(matches!(jump, Verdict::Kink { left: f64::INFINITY, right } if (right - 3.0).abs() < 1e-9), "{jump:?}");
    check_gradient(&Absolute, 1e-3)?.assert(); // near the kink, and not at it
    check_gradient(&Step, 2.5)?.assert();
    Ok(())
}

#[test]
fn noise_is_rounding() -> Outcome {
    assert_eq!(check_gradient(&Noisy, 0.4)?.verdict(), Verdict::Rounding);
    Ok(())
}

#[test]
fn oscillation_within_the_step_is_truncation() -> Outcome {
    assert_eq!(check_gradient(&Fast, 0.4)?.verdict(), Verdict::Truncation);
    assert_eq!(check_gradient(&NotQuiteSeen, 0.0)?.verdict(), Verdict::Truncation);
    Ok(())
}

#[derive(Clone, Debug, Differentiable)]
struct Body<S> {
    mass: S,
    #[differentiable(skip)]
    label: &'static str,
    beta: Vec<S>,
}

#[derive(Clone, Debug, Differentiable)]
struct World<S> {
    time: S,
    body: Body<S>,
}

#[differentiable]
fn of_world<S: Scalar>(w: &World<S>) -> [S; 2] {
    assert_eq!(w.body.label, "moon");
    [w.time * w.body.mass, square(w.body.beta[0], 1.0) + square(w.body.beta[2], 1.5)]
}

#[test]
fn components_are_named_by_their_path() -> Outcome {
    let world = World { time: 1.0, body: Body { mass: 2.0, label: "moon", beta: vec![3.0, 4.0, 5.0] } };
    let report = check_jacobian(&OfWorld, &world)?;
    let [worst] = &report.disagreeing[..] else { panic!("{report}") };
    assert_eq!((worst.row, worst.column), (1, 4));
    assert_eq!((worst.path.as_str(), worst.name.as_str()), ("body.beta[2]", "∂y[1]/∂x.body.beta[2]"));
    assert!(text(&report).contains("∂y[1]/∂x.body.beta[2]"));
    Ok(())
}

#[test]
#[should_panic(expected = "∂y/∂x[1]")]
fn assert_panics_with_the_report() {
    check_gradient(&OffByAPercent, &[1.0, 2.0, 3.0]).unwrap().assert();
}
