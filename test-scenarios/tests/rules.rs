//! Rules that a function brings along come before the backend. The rule here is wrong on purpose, by a factor of 1000, so
//! that it shows who answered.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Owned, View};
use fluxions_dual::Dual;

/// f(x) = Σ xᵢ³, its rules off by 1000.
struct Cubes;

impl Function for Cubes {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    const PULLBACK_RULE: bool = true;
    const PUSHFORWARD_RULE: bool = true;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), Infallible> {
        *y = x.iter().map(|x| x.powi(3)).sum();
        Ok(())
    }
    fn first<S: Scalar>(&self, _: &[S], (): ()) -> Result<S, Infallible> {
        Ok(S::zero())
    }
    fn pushforward_rule<S: Scalar>(
        &self,
        x: &[S],
        (): (),
        x_dot: &[S],
        y: &mut S,
        y_dot: &mut S,
    ) -> Option<Result<(), Infallible>> {
        *y_dot = x.iter().zip(x_dot).map(|(x, t)| *x * *x * *t * 3000.0).sum();
        Some(self.evaluate(x, (), y))
    }
    fn pullback_rule<S: Scalar>(
        &self,
        x: &[S],
        (): (),
        y_bar: S,
        y: &mut S,
        x_bar: &mut Vec<S>,
    ) -> Option<Result<(), Infallible>> {
        x_bar.iter_mut().zip(x).for_each(|(g, x)| *g = *x * *x * y_bar * 3000.0);
        Some(self.evaluate(x, (), y))
    }
}

type Outcome = Result<(), Error<Infallible>>;

#[test]
fn operators_of_order_1_use_the_rules() -> Outcome {
    let (b, x) = (Dual::new(), [1.0, 2.0]);
    assert_eq!(b.value_and_gradient(&Cubes, &x)?, (9.0, vec![3000.0, 12000.0]));
    assert_eq!(b.value_and_pushforward(&Cubes, &x, &[1.0, 1.0])?, (9.0, 15000.0));
    assert_eq!(b.value_and_pullback(&Cubes, &x, 2.0)?, (9.0, vec![6000.0, 24000.0]));
    let all = b.value_and_pullback_batch(&Cubes, &x, &[1.0, 2.0])?;
    assert_eq!(all, (9.0, vec![vec![3000.0, 12000.0], vec![6000.0, 24000.0]]));
    Ok(())
}

#[test]
fn without_seeds_the_value_is_that_of_f() -> Outcome {
    let (b, x) = (Dual::new(), [1.0, 2.0]);
    assert_eq!(b.value_and_pushforward_batch(&Cubes, &x, &[])?.0, 9.0);
    assert_eq!(b.value_and_pullback_batch(&Cubes, &x, &[])?.0, 9.0);
    Ok(())
}

#[test]
fn the_jacobian_goes_by_the_rules_and_order_2_is_refused() -> Outcome {
    let (b, x) = (Dual::new(), [1.0, 2.0]);
    assert_eq!(b.jacobian(&Cubes, &x)?.as_slice(), [3000.0, 12000.0]);
    assert_eq!(b.hessian(&Cubes, &x), Err(Error::FirstOrderRule));
    assert_eq!(b.hvp(&Cubes, &x, &x), Err(Error::FirstOrderRule));
    Ok(())
}

/// Says that it has rules, and has none.
struct Promises;

impl Function for Promises {
    type Input = f64;
    type Output = f64;
    type Context = ();
    type Error = Infallible;
    const PULLBACK_RULE: bool = true;
    const PUSHFORWARD_RULE: bool = true;

    fn evaluate<S: Scalar>(&self, x: S, (): (), y: &mut Owned<f64, S>) -> Result<(), Infallible> {
        *y = x;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: View<'_, f64, S>, (): ()) -> Result<S, Infallible> {
        Ok(x)
    }
}

#[test]
fn a_rule_that_is_promised_and_missing_is_an_error() {
    assert_eq!(Dual::new().pullback(&Promises, 1.0, 1.0), Err(Error::MissingRule));
    assert_eq!(Dual::new().derivative(&Promises, 1.0), Err(Error::MissingRule));
}
