//! Points that live for one call: [`Lent`].

use super::fault::same_shape;
use super::flat::Flat;
use super::pool;
use crate::{Owned, Real, Scalar, Space, View};
use core::any::TypeId;
use core::mem::needs_drop;
use core::ops::Deref;

/// A point that lives for one call. If an engine made it, its storage goes back to the thread. If a rule made it, it is dropped.
#[doc(hidden)]
#[derive(Debug)]
pub struct Lent<P: 'static> {
    /// The point, until it goes back.
    point: Option<P>,
    goes_back: bool,
}

impl<P: 'static> Lent<P> {
    /// Takes a point that a rule made.
    #[inline]
    pub(crate) fn of_rule(point: P) -> Self {
        Self { point: Some(point), goes_back: false }
    }

    /// Takes the result of a call over `T`. Over the real numbers a rule made it, over others an engine.
    #[inline]
    pub(crate) fn of_call<R: Real, T: Scalar<R>, X: Space<Real = R>>(point: P) -> Self {
        Self { point: Some(point), goes_back: T::ORDER != 0 && has_storage::<X, P>() }
    }

    /// Returns the point for good.
    #[inline]
    pub fn own(mut self) -> P {
        self.point.take().expect("a point that lives")
    }
}

impl<P: 'static> Deref for Lent<P> {
    type Target = P;
    #[inline]
    fn deref(&self) -> &P {
        self.point.as_ref().expect("a point that lives")
    }
}

impl<P: 'static> Drop for Lent<P> {
    #[inline]
    fn drop(&mut self) {
        if self.goes_back
            && let Some(point) = self.point.take()
        {
            pool::give(point);
        }
    }
}

/// Whether points have storage that is lent. Numbers and arrays have none, and lists lend their own.
#[inline]
fn has_storage<X: Space, P>() -> bool {
    needs_drop::<P>() && TypeId::of::<X>() != TypeId::of::<Flat<X::Real>>()
}

/// Returns the point of `f` of each component of x.
#[doc(hidden)]
#[inline]
pub fn lent_map<X: Space, S: Scalar<X::Real>, T: Scalar<X::Real>>(
    x: View<'_, X, S>,
    f: &mut impl FnMut(S) -> T,
) -> Lent<Owned<X, T>> {
    if !has_storage::<X, Owned<X, T>>() {
        return Lent { point: Some(X::map(x, f)), goes_back: false };
    }
    let point = match pool::take(|idle| same_shape::<X, T, S>(X::view(idle), x).then_some(0)) {
        Some(mut point) => {
            X::assign(X::view_mut(&mut point), x, f);
            point
        }
        None => X::map(x, f),
    };
    Lent { point: Some(point), goes_back: true }
}

/// Returns a copy of x.
#[inline]
pub(super) fn lent_copy<X: Space, S: Scalar<X::Real>>(x: View<'_, X, S>) -> Lent<Owned<X, S>> {
    lent_map::<X, S, S>(x, &mut |s: S| s)
}

/// Returns a point of the shape of `like` with these components. 0 stands for those that are not there.
#[inline]
pub(crate) fn lent<X: Space, L: Scalar<X::Real>, S: Scalar<X::Real>>(
    like: View<'_, X, L>,
    components: &[S],
) -> Lent<Owned<X, S>> {
    let mut from = components.iter();
    lent_map::<X, L, S>(like, &mut |_: L| from.next().copied().unwrap_or(S::zero()))
}

/// Overwrites a point, in its storage if the shape is the same.
pub(super) fn overwrite<X: Space, S: Scalar<X::Real>>(to: &mut Owned<X, S>, from: View<'_, X, S>) {
    match same_shape::<X, S, S>(X::view(to), from) {
        true => X::assign(X::view_mut(to), from, &mut |s: S| s),
        false => *to = lent_copy::<X, S>(from).own(),
    }
}
