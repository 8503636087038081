use super::flat::{Few, Flat};
use super::{Gives, Rule};
use crate::{Real, Scalar};
use core::convert::Infallible;

/// A number with real slopes, whose second derivatives are not known: they are NaN.
#[derive(Clone, Debug)]
pub(crate) struct Slopes<R> {
    value: R,
    slopes: Few<R>,
}

impl<R: Real> Slopes<R> {
    /// Returns the number with this value and these slopes with respect to numbers.
    pub(crate) fn number<S: Scalar<R>>(value: R, slopes: &[(S, R)]) -> S {
        let (mut x, mut rule) =
            (Few::filled(S::zero(), slopes.len()), Self { value, slopes: Few::filled(R::zero(), slopes.len()) });
        for (i, &(number, slope)) in slopes.iter().enumerate() {
            (x[i], rule.slopes[i]) = (number, slope);
        }
        rule.of(&x)
    }

    /// Returns the slopes at x over `T`, with derivatives of NaN.
    fn at<T: Scalar<R>>(&self, x: &[T]) -> Few<T> {
        self.slopes.map(T::zero(), |slope| Unknown(slope).of(x))
    }
}

impl<R: Real> Rule<R> for Slopes<R> {
    type Input = Flat<R>;
    type Output = R;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, _: &[R]) -> Result<(R, ()), Infallible> {
        Ok((self.value, ()))
    }
    fn pushforward<T: Scalar<R>>(&self, (): &(), x: &[T], _: T, x_dot: &[T]) -> Result<T, Infallible> {
        Ok(self.at(x).iter().zip(x_dot).fold(T::zero(), |sum, (&slope, &x_dot)| sum + slope * x_dot))
    }
    fn pullback<T: Scalar<R>>(&self, (): &(), x: &[T], _: T, y_bar: T) -> Result<Few<T>, Infallible> {
        Ok(self.at(x).map(T::zero(), |slope| slope * y_bar))
    }
}

/// A number with a value, whose derivatives are all NaN.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unknown<R>(pub(super) R);

impl<R: Real> Rule<R> for Unknown<R> {
    type Input = Flat<R>;
    type Output = R;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, _: &[R]) -> Result<(R, ()), Infallible> {
        Ok((self.0, ()))
    }
    fn pushforward<T: Scalar<R>>(&self, (): &(), _: &[T], _: T, _: &[T]) -> Result<T, Infallible> {
        Ok(T::constant(R::NAN))
    }
    fn pullback<T: Scalar<R>>(&self, (): &(), x: &[T], _: T, _: T) -> Result<Few<T>, Infallible> {
        Ok(Few::filled(T::constant(R::NAN), x.len()))
    }
}
