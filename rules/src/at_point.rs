//! The differential at one point as a linear map: [`AtPoint`].

use crate::Linear;
use core::fmt::{self, Debug, Formatter};
use fluxions::operators::LinearMap;
use fluxions::{Error, Owned, Real, Space, View};
use std::sync::{Arc, Mutex, PoisonError};

/// The differential of a function at one point, as a [`Linear`] map. [`Apply`](crate::Apply) makes a function of it, ẋ ↦ J ẋ,
/// and [`Transpose`](crate::Transpose) the other one, ȳ ↦ Jᵀ ȳ.
///
/// It takes what [`linearize`](fluxions::Differentiate::linearize) returns, so that other functions can call a value's pullback: the
/// derivative of ȳ ↦ Jᵀ ȳ is itself. The point is fixed, and no derivative flows through it: for that there are
/// [`PushforwardOf`](fluxions::PushforwardOf) and [`PullbackOf`](fluxions::PullbackOf).
///
/// Costs a product with J or Jᵀ for each evaluation, tangent and cotangent, at every order. Clones share the differential, one
/// product at a time.
///
/// ```
/// use fluxions::Error;
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::{Apply, AtPoint, Transpose};
/// use fluxions_tape::Tape;
///
/// #[differentiable]
/// fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
///     vec![x[0] * x[1], x[0] * x[0]]
/// }
///
/// let (y, back) = Tape.linearize(Pair, &[2.0, 3.0]).map_err(Error::Function)?;
/// let at_point = AtPoint::new(back);
/// assert_eq!(y, [6.0, 4.0]);
/// // J = (3, 2; 4, 0)
/// assert_eq!(Dual::new().jacobian(&Apply(at_point.clone()), &[1.0, 1.0])?.as_slice(), [3.0, 4.0, 2.0, 0.0]);
/// let (x_bar, slope) = Dual::new().value_and_pullback(&Transpose(at_point), &[1.0, 10.0], &[1.0, 0.0])?;
/// assert_eq!((x_bar, slope), (vec![43.0, 2.0], vec![3.0, 4.0])); // Jᵀ ȳ, and J times (1, 0)
/// # Ok::<(), Error<Error<core::convert::Infallible>>>(())
/// ```
pub struct AtPoint<X: Space, Y: Space<Real = X::Real>, E>(Arc<Mutex<dyn LinearMap<X, Y, E>>>);

impl<X: Space, Y: Space<Real = X::Real>, E> AtPoint<X, Y, E> {
    /// Makes a linear map of a differential.
    pub fn new(differential: impl LinearMap<X, Y, E> + 'static) -> Self {
        Self(Arc::new(Mutex::new(differential)))
    }

    /// Calls the differential. After a panic of the function it is called as before, as every prepared operator is.
    fn with<T>(&self, run: impl FnOnce(&mut dyn LinearMap<X, Y, E>) -> T) -> T {
        run(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<X: Space, Y: Space<Real = X::Real>, E> Clone for AtPoint<X, Y, E> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<X: Space, Y: Space<Real = X::Real>, E> Debug for AtPoint<X, Y, E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("AtPoint").finish_non_exhaustive()
    }
}

impl<R, X, Y, E> Linear<R> for AtPoint<X, Y, E>
where
    R: Real,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    E: core::error::Error + Send + Sync + 'static,
{
    type Input = X;
    type Output = Y;
    type Error = Error<E>;

    fn apply(&self, x: View<'_, X, R>) -> Result<Owned<Y, R>, Error<E>> {
        self.with(|map| map.pushforward(x))
    }
    fn transpose(&self, y: View<'_, Y, R>) -> Result<Owned<X, R>, Error<E>> {
        self.with(|map| map.pullback(y))
    }
}
