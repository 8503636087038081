//! Rules, and methods of options, within functions.

use crate::agree;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::surgery::{Clip, Scale};
use fluxions::{Error, Gives, NumberRule, Rule};

/// The length of a vector.
#[derive(Clone, Copy)]
struct Length;

impl Rule for Length {
    type Input = Vec<f64>;
    type Output = f64;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: &[f64]) -> Result<(f64, ()), Infallible> {
        Ok((x.iter().fold(0.0, |sum: f64, x| sum.hypot(*x)), ()))
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T], y: T, y_bar: T) -> Result<Vec<T>, Infallible> {
        Ok(x.iter().map(|x| *x / y * y_bar).collect())
    }
}

/// (a b, b) from a vector a and a number b, by tangents.
#[derive(Clone, Copy)]
struct Scaled;

impl Rule for Scaled {
    type Input = (Vec<f64>, f64);
    type Output = Vec<f64>;
    type Error = Infallible;
    type Kept = f64;
    const GIVES: Gives = Gives::Pushforward;

    fn value(&self, (a, b): (&[f64], f64)) -> Result<(Vec<f64>, f64), Infallible> {
        Ok((a.iter().map(|a| a * b).collect(), 1.0))
    }
    fn pushforward<T: Scalar>(
        &self,
        one: &f64,
        (a, b): (&[T], T),
        _: &[T],
        (a_dot, b_dot): (&[T], T),
    ) -> Result<Vec<T>, Infallible> {
        Ok(a.iter().zip(a_dot).map(|(a, a_dot)| (*a * b_dot + *a_dot * b) * *one).collect())
    }
}

#[derive(Clone, Copy)]
struct Cosh;

impl NumberRule for Cosh {
    fn value(&self, x: f64) -> f64 {
        x.cosh()
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        x.sinh()
    }
}

#[differentiable(adjoint)]
fn with_rules<S: Scalar>(x: &[S]) -> S {
    let mut y = Length.of(x) * Cosh.of(x[0] * x[1]);
    let mut b = x[2];
    for k in 0..3 {
        let z = Scaled.of((&x[..2], b * y));
        y += Length.of(&[z[0], x[2] * z[1]]) * k as f64;
        b *= 1.5;
    }
    y + Length.of(&[y, b])
}

fn same(error: Infallible) -> Infallible {
    error
}

#[differentiable(adjoint)]
fn with_a_rule_that_fails<S: Scalar>(x: &[S]) -> Result<S, Infallible> {
    let length = Length.call(x)?;
    Ok(length * Length.call(&[x[0], length]).map_err(same)?)
}

/// Numbers that may be there.
#[derive(Clone, Debug, Differentiable)]
struct Parts<S> {
    weight: Option<S>,
    bias: Option<S>,
}

#[differentiable(helper, adjoint)]
fn weighted<S: Scalar>(p: &Parts<S>, x: S) -> S {
    p.weight.unwrap_or_else(S::one) * x + p.bias.map_or(S::zero(), |b| b * b * x) + p.bias.unwrap_or(x)
}

#[differentiable(adjoint)]
fn with_options<S: Scalar>(x: &[S]) -> S {
    let both = weighted(&Parts { weight: Some(x[0]), bias: Some(x[1]) }, x[2]);
    let all = x.iter().all(|v| *v > 0.0) && !x.iter().any(|v| v.is_nan());
    let count = x.iter().filter(|v| **v > 0.5).count();
    let first = x.first().map_or(S::zero(), |v| v.atan());
    if all { both * first * count as f64 } else { both + first }
}

#[test]
fn rules_and_options_agree() {
    let x = [1.3, 0.4, 0.8];
    agree!(with_rules, WithRules, x);
    agree!(with_options, WithOptions, x);
}

#[test]
fn second_derivatives_of_rules() {
    let x = [1.3, 0.4, 0.8];
    let hessian = fluxions_adjoint::Adjoint.hessian(&WithRules, &x).expect("a Hessian");
    let expected = fluxions_dual::Dual::new().hessian(&WithRules, &x).expect("a Hessian");
    crate::close(hessian.as_slice(), expected.as_slice(), "second derivatives of rules");
    let fallible = fluxions_adjoint::Adjoint.gradient(&WithARuleThatFails, &x).expect("a gradient");
    let expected = fluxions_dual::Dual::new().gradient(&WithARuleThatFails, &x).expect("a gradient");
    crate::close(&fallible, &expected, "a rule that may fail");
}

/// Gradients that are halved, clipped, and looked at.
#[differentiable(adjoint)]
fn with_surgery<S: Scalar>(x: &[S]) -> S {
    let mut h = x[0].with_gradient(Scale(0.5)) * x[1];
    for k in 0..3 {
        let bound = k as f64 + 2.0;
        h = h.with_gradient(Clip::within(4.0)) * x[1] + h.with_gradient(move |g: f64| g.min(bound));
    }
    h
}

#[differentiable(adjoint)]
fn with_linear_surgery<S: Scalar>(x: &[S]) -> S {
    let h = x[0].with_gradient(Scale(0.5));
    h * h * x[1]
}

/// Nothing flows back through the number that is not chosen.
#[differentiable(adjoint)]
fn with_surgery_where_nothing_flows<S: Scalar>(x: &[S]) -> S {
    x[0].with_gradient(|_: f64| 5.0).max(x[1].with_gradient(|_: f64| 7.0))
}

/// The numbers are behind references.
#[differentiable(adjoint)]
fn with_surgery_on_items<S: Scalar>(x: &[S]) -> S {
    let all: S = x.iter().map(|v| v.with_gradient(Clip::within(1.0)) * 100.0).sum();
    let first = &x[0];
    all + first.with_gradient(Scale(2.0)) * (x[0] + x[1]).with_gradient(Scale(-1.0))
}

#[test]
fn surgery_is_done_on_the_way_back() {
    let x = [0.7, 1.3];
    let gradient = fluxions_adjoint::Adjoint.gradient(&WithSurgeryOnItems, &x).expect("a gradient");
    crate::close(&gradient, &[1.0 + 4.0 - 0.7, 1.0 - 0.7], "surgery on items"); // 1 + 2 (x₀ + x₁) − x₀, and 1 − x₀
    let gradient = fluxions_adjoint::Adjoint.gradient(&WithSurgery, &x).expect("a gradient");
    let expected = fluxions_tape::Tape.gradient(&WithSurgery, &x).expect("a gradient");
    crate::close(&gradient, &expected, "surgery");
    assert_eq!(fluxions_adjoint::Adjoint.hessian(&WithSurgery, &x), Err(Error::NotLinear));
    assert_eq!(fluxions_adjoint::Adjoint.pushforward(&WithSurgery, &x, &[1.0, 0.0]), Err(Error::NotLinear));
    assert_eq!(fluxions_adjoint::Adjoint.gradient(&WithSurgeryWhereNothingFlows, &[1.0, 2.0]), Ok(vec![0.0, 7.0]));
    let hessian = fluxions_adjoint::Adjoint.hessian(&WithLinearSurgery, &x).expect("a Hessian");
    crate::close(hessian.as_slice(), &[0.65, 0.7, 0.7, 0.0], "h counts as x₀/2");
}

/// The pullback fails where a point is negative, the value does not.
#[derive(Clone, Copy)]
struct FailsOnTheWayBack;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Negative;

impl core::fmt::Display for Negative {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("a negative number")
    }
}
impl core::error::Error for Negative {}

impl Rule for FailsOnTheWayBack {
    type Input = f64;
    type Output = f64;
    type Error = Negative;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: f64) -> Result<(f64, ()), Negative> {
        Ok((3.0 * x, ()))
    }
    fn pullback<T: Scalar>(&self, (): &(), x: T, _: T, y_bar: T) -> Result<T, Negative> {
        if x < 0.0 { Err(Negative) } else { Ok(y_bar * 3.0) }
    }
}

#[differentiable(helper, adjoint)]
fn halfway<S: Scalar>(x: S) -> Result<S, Negative> {
    Ok(FailsOnTheWayBack.call(x)? * x)
}

#[differentiable(adjoint)]
fn fails_anyway<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    let mut y = S::one();
    for x in x {
        y *= halfway(*x)?;
    }
    Ok(y)
}

#[test]
fn a_pullback_may_fail() {
    let mut prepared = fluxions_adjoint::Adjoint.prepare_gradient(&FailsAnyway, &[1.0, 1.0]).expect("an adjoint");
    assert_eq!(prepared.gradient(&[1.0, -1.0]), Err(Error::Function(Negative)));
    assert_eq!(prepared.gradient(&[1.0, 2.0]), Ok(vec![72.0, 36.0])); // (3x²)(3y²): 18 x y², 18 x² y
}

/// x₀² x₁ x₁ from a table, of which the first order alone is known.
#[differentiable(adjoint)]
fn table<S: Scalar>(x: &[S]) -> S {
    let [a, b] = [x[0].primal(), x[1].primal()];
    S::first_order(a * a * b, &[(x[0], 2.0 * a * b), (x[1], a * a)]) * x[1]
}

#[test]
fn slopes_of_first_order() {
    agree!(table, Table, [3.0, 2.0]);
    let hessian = fluxions_adjoint::Adjoint.hessian(&Table, &[3.0, 2.0]).expect("a Hessian");
    assert!(hessian[(0, 0)].is_nan() && hessian[(1, 0)].is_nan(), "{hessian}");
}
