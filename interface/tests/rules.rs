//! Rules that a function brings along: all first derivatives go by them, and what they do not give is an error.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Argument, DerivativeOf, Error, GradientOf, Shape};
use fluxions_dual::Dual;

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("only plain numbers can flow through this function")]
struct OnlyNumbers;

/// y = (x₀² x₁, x₀ + x₁³) by plain numbers, J = (2x₀x₁, x₀²; 1, 3x₁²) by one rule or two.
struct Plain<const PUSH: bool, const PULL: bool>;

fn plain<S: Scalar>(x: &[S]) -> Result<[f64; 2], OnlyNumbers> {
    let (a, b) = (x[0].as_real().ok_or(OnlyNumbers)?, x[1].as_real().ok_or(OnlyNumbers)?);
    Ok([a * a * b, a + b * b * b])
}

impl<const PUSH: bool, const PULL: bool> Function for Plain<PUSH, PULL> {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Context = ();
    type Error = OnlyNumbers;
    const PUSHFORWARD_RULE: bool = PUSH;
    const PULLBACK_RULE: bool = PULL;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Vec<S>) -> Result<(), OnlyNumbers> {
        *y = plain(x)?.map(S::constant).to_vec();
        Ok(())
    }
    fn first<S: Scalar>(&self, _: &[S], (): ()) -> Result<Vec<S>, OnlyNumbers> {
        Ok(vec![S::zero(); 2])
    }
    fn pushforward_rule<S: Scalar>(
        &self,
        x: &[S],
        (): (),
        x_dot: &[S],
        y: &mut Vec<S>,
        y_dot: &mut Vec<S>,
    ) -> Option<Result<(), OnlyNumbers>> {
        y_dot[0] = x[0] * x[1] * x_dot[0] * 2.0 + x[0] * x[0] * x_dot[1];
        y_dot[1] = x_dot[0] + x[1] * x[1] * x_dot[1] * 3.0;
        PUSH.then(|| self.evaluate(x, (), y))
    }
    fn pullback_rule<S: Scalar>(
        &self,
        x: &[S],
        (): (),
        y_bar: &[S],
        y: &mut Vec<S>,
        x_bar: &mut Vec<S>,
    ) -> Option<Result<(), OnlyNumbers>> {
        x_bar[0] = x[0] * x[1] * y_bar[0] * 2.0 + y_bar[1];
        x_bar[1] = x[0] * x[0] * y_bar[0] + x[1] * x[1] * y_bar[1] * 3.0;
        PULL.then(|| self.evaluate(x, (), y))
    }
}

fn goes_by_the_rule<const PUSH: bool, const PULL: bool>(f: Plain<PUSH, PULL>) -> Result<(), Error<OnlyNumbers>> {
    let (b, x) = (Dual::new(), [2.0, 3.0]);
    let (y, j) = b.value_and_jacobian(&f, &x)?;
    assert_eq!((y, j.as_slice()), (vec![12.0, 29.0], [12.0, 1.0, 4.0, 27.0].as_slice()));
    assert_eq!(b.value_and_pushforward(&f, &x, &[1.0, 10.0])?, (vec![12.0, 29.0], vec![52.0, 271.0]));
    assert_eq!(b.value_and_pullback(&f, &x, &[1.0, 10.0])?, (vec![12.0, 29.0], vec![22.0, 274.0]));
    let unit: [&[f64]; 2] = [&[1.0, 0.0], &[0.0, 1.0]];
    assert_eq!(b.pushforward_batch(&f, &x, &unit)?, [[12.0, 1.0], [4.0, 27.0]]);
    assert_eq!(b.value_and_pullback_batch(&f, &x, &unit)?.1, [[12.0, 4.0], [1.0, 27.0]]);
    assert_eq!(b.value_and_pushforward_batch(&f, &x, &[])?.0, [12.0, 29.0]);
    let mut map = b.prepare_pushforward(&f, &x)?;
    assert_eq!(map.at(&x)?.pushforward(&[1.0, 10.0])?, [52.0, 271.0]);
    let mut map = b.prepare_pullback(&f, &x)?;
    assert_eq!(map.at(&x)?.pullback(&[1.0, 10.0])?, [22.0, 274.0]);
    Ok(())
}

#[test]
fn each_operator_of_order_1_goes_by_the_rule() -> Result<(), Error<OnlyNumbers>> {
    goes_by_the_rule(Plain::<true, false>)?;
    goes_by_the_rule(Plain::<false, true>)?;
    goes_by_the_rule(Plain::<true, true>)
}

/// x³ by plain numbers, with one rule.
struct Cube<const PUSH: bool>;

impl<const PUSH: bool> Function for Cube<PUSH> {
    type Input = f64;
    type Output = f64;
    type Context = ();
    type Error = Infallible;
    const PUSHFORWARD_RULE: bool = PUSH;
    const PULLBACK_RULE: bool = !PUSH;

    fn evaluate<S: Scalar>(&self, x: S, (): (), y: &mut S) -> Result<(), Infallible> {
        *y = S::constant(x.primal().powi(3));
        Ok(())
    }
    fn first<S: Scalar>(&self, x: S, (): ()) -> Result<S, Infallible> {
        Ok(x)
    }
    fn pushforward_rule<S: Scalar>(
        &self,
        x: S,
        (): (),
        x_dot: S,
        y: &mut S,
        y_dot: &mut S,
    ) -> Option<Result<(), Infallible>> {
        *y_dot = x * x * x_dot * 3.0;
        Some(self.evaluate(x, (), y))
    }
    fn pullback_rule<S: Scalar>(
        &self,
        x: S,
        (): (),
        y_bar: S,
        y: &mut S,
        x_bar: &mut S,
    ) -> Option<Result<(), Infallible>> {
        *x_bar = x * x * y_bar * 3.0;
        Some(self.evaluate(x, (), y))
    }
}

fn first_order_only<const PUSH: bool>(f: Cube<PUSH>) -> Result<(), Error<Infallible>> {
    let b = Dual::new();
    assert_eq!((b.derivative(&f, 2.0)?, b.value_and_gradient(&f, 2.0)?), (12.0, (8.0, 12.0)));
    let refused = Error::FirstOrderRule;
    assert_eq!(b.second_derivative(&f, 2.0), Err(refused.clone()));
    assert_eq!(b.hessian(&f, 2.0), Err(refused.clone()));
    assert_eq!(b.hvp(&f, 2.0, 1.0), Err(refused.clone()));
    assert_eq!(SecondOrder::new(Dual::new(), Dual::new()).hessian(&f, 2.0), Err(refused.clone()));
    assert_eq!(SecondOrder::new(Dual::new(), Dual::new()).derivative(&f, 2.0)?, 12.0);
    let nested = b.jacobian(GradientOf::new(&f, Dual::new()), 2.0);
    assert_eq!(nested.map_err(Error::flatten), Err(refused.clone()));
    let nested = b.derivative(DerivativeOf::new(&f, Dual::new()), 2.0);
    assert_eq!(nested.map_err(Error::flatten), Err(refused));
    Ok(())
}

#[test]
fn what_a_rule_does_not_give_is_refused() -> Result<(), Error<Infallible>> {
    first_order_only(Cube::<true>)?;
    first_order_only(Cube::<false>)
}

/// The rule is not asked inside another function; a function that only plain numbers can flow through says so.
#[test]
fn inside_another_function_it_fails() {
    struct Outer;
    impl Function for Outer {
        type Input = Vec<f64>;
        type Output = f64;
        type Context = ();
        type Error = OnlyNumbers;

        fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), OnlyNumbers> {
            let mut pair = vec![S::zero(); 2];
            Plain::<true, true>.evaluate(x, (), &mut pair)?;
            *y = pair[0] * pair[1];
            Ok(())
        }
        fn first<S: Scalar>(&self, _: &[S], (): ()) -> Result<S, OnlyNumbers> {
            Ok(S::zero())
        }
    }
    assert_eq!(Dual::new().gradient(&Outer, &[2.0, 3.0]), Err(Error::Function(OnlyNumbers)));
    let mut y = 0.0;
    assert_eq!((Outer.evaluate::<f64>(&[2.0, 3.0], (), &mut y), y), (Ok(()), 348.0));
}

/// Σ xᵢ with rules that assign results of another length.
struct Resizes {
    y: usize,
    result: usize,
}

impl Function for Resizes {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Context = ();
    type Error = Infallible;
    const PUSHFORWARD_RULE: bool = true;
    const PULLBACK_RULE: bool = true;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Vec<S>) -> Result<(), Infallible> {
        y[0] = x[0] + x[1];
        Ok(())
    }
    fn first<S: Scalar>(&self, _: &[S], (): ()) -> Result<Vec<S>, Infallible> {
        Ok(vec![S::zero()])
    }
    fn pushforward_rule<S: Scalar>(
        &self,
        x: &[S],
        (): (),
        x_dot: &[S],
        y: &mut Vec<S>,
        y_dot: &mut Vec<S>,
    ) -> Option<Result<(), Infallible>> {
        let failing = x[0] < 0.0;
        *y = vec![x[0] + x[1]; if failing { self.y } else { 1 }];
        *y_dot = vec![x_dot[0] + x_dot[1]; if failing { self.result } else { 1 }];
        Some(Ok(()))
    }
    fn pullback_rule<S: Scalar>(
        &self,
        x: &[S],
        (): (),
        y_bar: &[S],
        y: &mut Vec<S>,
        x_bar: &mut Vec<S>,
    ) -> Option<Result<(), Infallible>> {
        let failing = x[0] < 0.0;
        *y = vec![x[0] + x[1]; if failing { self.y } else { 1 }];
        *x_bar = vec![y_bar[0]; if failing { 1 + self.result } else { 2 }];
        Some(Ok(()))
    }
}

#[test]
fn a_result_of_another_length_is_an_error() -> Result<(), Error<Infallible>> {
    let b = Dual::new();
    for (y, result) in [(1, 0), (1, 2), (0, 1), (2, 1)] {
        let f = Resizes { y, result };
        let refused = |like: usize| match y {
            1 => (Argument::Result, Shape::new([like]), Shape::new([like + result - 1])),
            _ => (Argument::Output, Shape::new([1]), Shape::new([y])),
        };
        let refused = |like| {
            let (argument, expected, found) = refused(like);
            Error::Shape { argument, expected, found }
        };
        let mut pull = b.prepare_pullback(&f, &[1.0, 2.0])?;
        let mut push = b.prepare_pushforward(&f, &[1.0, 2.0])?;
        let mut jacobian = b.prepare_jacobian(&f, &[1.0, 2.0])?;
        for _ in 0..2 {
            assert_eq!(pull.value_and_pullback(&[1.0, 2.0], &[3.0])?, (vec![3.0], vec![3.0, 3.0]));
            assert_eq!(push.value_and_pushforward(&[1.0, 2.0], &[3.0, 4.0])?, (vec![3.0], vec![7.0]));
            assert_eq!(jacobian.jacobian(&[1.0, 2.0])?.as_slice(), [1.0, 1.0]);
            assert_eq!(pull.pullback(&[-1.0, 2.0], &[3.0]), Err(refused(2)));
            assert_eq!(push.pushforward(&[-1.0, 2.0], &[3.0, 4.0]), Err(refused(1)));
            let of_jacobian = jacobian.jacobian(&[-1.0, 2.0]);
            assert!(matches!(of_jacobian, Err(Error::Shape { .. })), "{of_jacobian:?}");
        }
    }
    Ok(())
}
