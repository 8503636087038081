use super::{Gives, Rule};
use crate::scalar::product;
use crate::{Real, Scalar};
use core::convert::Infallible;

/// A number y = g(x) of a number x with a derivative of its own.
///
/// Costs one value for each evaluation, and one derivative for each tangent or cotangent. It does
/// not allocate.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::NumberRule;
/// use fluxions_dual::Dual;
///
/// /// tanh x, with the derivative 1 − tanh² x.
/// #[derive(Clone, Copy)]
/// struct Tanh;
///
/// impl NumberRule for Tanh {
///     fn value(&self, x: f64) -> f64 {
///         x.tanh() // computed over plain numbers: a table, a library
///     }
///     fn derivative<S: Scalar>(&self, _: S, y: S) -> S {
///         y * y * -1.0 + 1.0
///     }
/// }
///
/// #[differentiable]
/// fn f<S: Scalar>(x: S) -> S {
///     3.0 * Tanh.of(x)
/// }
/// assert_eq!(Dual::new().derivative(&F, 0.0)?, 3.0);
/// assert_eq!(Dual::new().second_derivative(&F, 0.0)?, 0.0); // −6 tanh x (1 − tanh² x)
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
pub trait NumberRule<R: Real = f64>: Clone + Send + Sync + 'static {
    /// Returns y = g(x).
    fn value(&self, x: R) -> R;
    /// Returns g′(x), with y = g(x) at hand.
    ///
    /// It is a formula in x and y, over any scalar. Derivatives of it are higher derivatives of g.
    fn derivative<S: Scalar<R>>(&self, x: S, y: S) -> S;

    /// Returns g(x) over any scalar, with this derivative.
    #[inline]
    fn of<S: Scalar<R>>(&self, x: S) -> S {
        ByDerivative(self.clone()).of(x)
    }
}

/// A [`NumberRule`] as a [`Rule`], and as a function of its own.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::{NumberRule, rule::ByDerivative};
/// use fluxions_dual::Dual;
///
/// /// x³, with the derivative 3x².
/// #[derive(Clone, Copy)]
/// struct Cube;
///
/// impl NumberRule for Cube {
///     fn value(&self, x: f64) -> f64 {
///         x * x * x
///     }
///     fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
///         x * x * 3.0
///     }
/// }
///
/// assert_eq!(Dual::new().derivative(&ByDerivative(Cube), 2.0)?, 12.0);
/// assert_eq!(Dual::new().hessian(&ByDerivative(Cube), 2.0)?[(0, 0)], 12.0); // 6x
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByDerivative<G>(pub G);

impl<R: Real, G: NumberRule<R>> Rule<R> for ByDerivative<G> {
    type Input = R;
    type Output = R;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    #[inline]
    fn value(&self, x: R) -> Result<(R, ()), Infallible> {
        Ok((self.0.value(x), ()))
    }
    #[inline]
    fn pushforward<T: Scalar<R>>(&self, (): &(), x: T, y: T, x_dot: T) -> Result<T, Infallible> {
        Ok(product(x_dot, self.0.derivative(x, y)))
    }
    #[inline]
    fn pullback<T: Scalar<R>>(&self, (): &(), x: T, y: T, y_bar: T) -> Result<T, Infallible> {
        Ok(product(y_bar, self.0.derivative(x, y)))
    }
}

crate::rule_function! { [R: Real, G: NumberRule<R>] ByDerivative<G>, over R; Self, |f| f }
