//! One call of a prepared operator: [`Call`].

use super::kind::Kind;
use super::prepared::Prepared;
use crate::rule::fault::settled;
use crate::{Args, Context, Error, Function, Owned, Real, Space, View, ViewMut};
use derive_where::derive_where;

/// A prepared operator together with the arguments of one call that are not differentiated.
/// [`Prepared::with`] makes it.
///
/// It has the methods of the operator, each of which consumes it. The arguments are checked when a
/// method is called.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn line<S: Scalar>(x: S, #[parameter] slope: S) -> S {
///     x * slope
/// }
///
/// let mut prepared = Dual::new().bind(&Line, 1.0).prepare_derivative(0.0)?;
/// assert_eq!(prepared.with(2.0).derivative(0.0)?, 2.0);
/// assert_eq!(prepared.with(3.0).value_and_derivative(10.0)?, (30.0, 3.0));
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// [`Error::Shape`] if x or an argument differs in shape from the preparation, or if a buffer does
/// not fit. [`Error::Function`] if f fails.
#[derive_where(Debug; O: Kind)]
pub struct Call<'p, O, E, F: Function<R>, R: Real = f64> {
    pub(super) prepared: &'p mut Prepared<O, E, F, R>,
    #[derive_where(skip(Debug))]
    pub(super) args: Args<'p, F, R, R>,
}

/// Where a product with the Jacobian is taken.
#[derive_where(Clone, Copy)]
pub(super) struct Place<'a, F: Function<R>, R: Real> {
    pub(super) x: View<'a, F::Input, R>,
    pub(super) args: Args<'a, F, R, R>,
    /// Whether the engine was linearized here, and not called elsewhere since.
    pub(super) linearized: bool,
}

impl<'a, F: Function<R>, R: Real> Place<'a, F, R> {
    /// Makes the place of a call of its own.
    #[inline]
    pub(super) fn new<'x: 'a, 'c: 'a>(x: View<'x, F::Input, R>, args: Args<'c, F, R, R>) -> Self {
        Self { x: F::Input::shorten(x), args: F::Context::shorten(args), linearized: false }
    }
}

impl<O: Kind, E, F: Function<R>, R: Real> Prepared<O, E, F, R> {
    /// Adds the arguments that are not differentiated to one call.
    #[inline]
    pub fn with<'p, 'a: 'p>(&'p mut self, args: Args<'a, F, R, R>) -> Call<'p, O, E, F, R> {
        Call { prepared: self, args: F::Context::shorten(args) }
    }
}

/// Runs `write` on the components of `to`: in place if they lie in one slice, or else by way of
/// `room`.
#[inline]
pub(super) fn write_through<X: Space, E>(
    mut to: ViewMut<'_, X, X::Real>,
    room: &mut Vec<X::Real>,
    write: impl FnOnce(&mut [X::Real]) -> Result<(), Error<E>>,
) -> Result<(), Error<E>> {
    if let Some(slice) = X::as_mut_slice(&mut to) {
        return settled(|| write(slice));
    }
    let n = X::dim(X::read(&to));
    if room.len() < n {
        room.resize(n, num_traits::Zero::zero());
    }
    settled(|| write(&mut room[..n]))?;
    X::assign_flat(to, &room[..n]);
    Ok(())
}

/// Returns a new point like `x`, skipped fields included, to be overwritten.
pub(super) fn like<X: Space>(x: View<'_, X, X::Real>) -> Owned<X, X::Real> {
    X::map(x, &mut |v| v)
}

/// Copies the skipped fields of `from`. Its components are copied along with them, to be
/// overwritten. Does nothing if the space skips none.
#[inline]
pub(super) fn copy_skipped<X: Space>(to: &mut ViewMut<'_, X, X::Real>, from: View<'_, X, X::Real>) {
    if X::SKIPS {
        X::assign(X::reborrow(to), from, &mut |v: X::Real| v);
    }
}
