use super::kind::Kind;
use super::prepared::Prepared;
use crate::{Args, Context, Error, Function, Owned, Real, Space, View, ViewMut};

/// A prepared operator with the arguments that are not differentiated: what [`Prepared::with`] gives.
pub struct Call<'p, O, E, F: Function<R>, R: Real = f64> {
    pub(super) prepared: &'p mut Prepared<O, E, F, R>,
    pub(super) args: Args<'p, F, R, R>,
}

impl<O: Kind, E, F: Function<R>, R: Real> Prepared<O, E, F, R> {
    /// This operator with the arguments that are not differentiated.
    #[inline]
    pub fn with<'p, 'a: 'p>(&'p mut self, args: Args<'a, F, R, R>) -> Call<'p, O, E, F, R> {
        Call { prepared: self, args: F::Context::shorten(args) }
    }
}

/// Runs `write` on the components of `to`: in place where they lie in one slice, else by way of `room`.
#[inline]
pub(super) fn write_through<X: Space, E>(
    mut to: ViewMut<'_, X, X::Real>,
    room: &mut Vec<X::Real>,
    write: impl FnOnce(&mut [X::Real]) -> Result<(), Error<E>>,
) -> Result<(), Error<E>> {
    if let Some(flat) = X::flat_mut(&mut to) {
        return write(flat);
    }
    let n = X::dim(X::read(&to));
    if room.len() < n {
        room.resize(n, num_traits::Zero::zero());
    }
    write(&mut room[..n])?;
    super::prepared::scatter::<X, X::Real>(to, &room[..n]);
    Ok(())
}

/// A new point like `x`, skipped fields included, to be overwritten.
pub(super) fn like<X: Space>(x: View<'_, X, X::Real>) -> Owned<X, X::Real> {
    X::map(x, &mut |v| v)
}

/// Copies skipped fields of `from`, and its numbers, to be overwritten; nothing where there are none.
#[inline]
pub(super) fn copy_skipped<X: Space>(to: &mut ViewMut<'_, X, X::Real>, from: View<'_, X, X::Real>) {
    if X::SKIPS {
        X::assign(X::reborrow(to), from, &mut |v: X::Real| v);
    }
}
