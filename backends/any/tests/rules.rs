//! A function that only plain numbers can flow through, with a rule of its own, under every backend.

use fluxions::prelude::*;
use fluxions::{Error, Owned};
use fluxions_any::AnyBackend;

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("only plain numbers can flow through this function")]
struct OnlyNumbers;

/// y = x₀² x₁
struct Plain;

impl Function for Plain {
    type Input = [f64; 2];
    type Output = f64;
    type Context = ();
    type Error = OnlyNumbers;
    const PULLBACK_RULE: bool = true;

    fn evaluate<S: Scalar>(&self, x: &[S; 2], (): (), y: &mut S) -> Result<(), OnlyNumbers> {
        let [a, b] = [x[0].as_real().ok_or(OnlyNumbers)?, x[1].as_real().ok_or(OnlyNumbers)?];
        *y = S::constant(a * a * b);
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; 2], (): ()) -> Result<S, OnlyNumbers> {
        Ok(x[0])
    }
    fn pullback_rule<S: Scalar>(
        &self,
        x: &[S; 2],
        (): (),
        y_bar: S,
        y: &mut S,
        x_bar: &mut Owned<[f64; 2], S>,
    ) -> Option<Result<(), OnlyNumbers>> {
        *x_bar = [x[0] * x[1] * y_bar * 2.0, x[0] * x[0] * y_bar];
        Some(self.evaluate(x, (), y))
    }
}

#[test]
fn every_backend_goes_by_the_rule_or_refuses() -> Result<(), Error<OnlyNumbers>> {
    let x = &[2.0, 3.0];
    for backend in AnyBackend::all() {
        let mut gradient = backend.prepare_gradient(Plain, x)?;
        assert_eq!(gradient.value_and_gradient(x)?, (12.0, [12.0, 4.0]), "{backend}");
        assert_eq!(gradient.gradient(&[1.0, 5.0])?, [10.0, 1.0], "{backend}");
        assert_eq!(backend.jacobian(Plain, x)?.as_slice(), [12.0, 4.0], "{backend}");
        assert_eq!(backend.pushforward(Plain, x, &[1.0, 10.0])?, 52.0, "{backend}");
        let mut pullback = backend.prepare_pullback(Plain, x)?;
        assert_eq!(pullback.at(x)?.pullback(2.0)?, [24.0, 8.0], "{backend}");
        assert_eq!(backend.hessian(Plain, x), Err(Error::FirstOrderRule), "{backend}");
        assert_eq!(backend.hvp(Plain, x, x), Err(Error::FirstOrderRule), "{backend}");
    }
    Ok(())
}
