//! Points that live for one call: [`Lent`].

use super::flat::Flat;
use super::{Rule, pool};
use crate::{Owned, Real, Scalar, Space, View};
use core::any::TypeId;
use core::convert::identity;
use core::mem::needs_drop;
use core::ops::{Deref, DerefMut};

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

    /// Takes the result of a call of a rule over `T`. Over the real numbers the rule made it, over others an engine.
    #[inline]
    pub(crate) fn of_call<R: Real, T: Scalar<R>, G: Rule<R>>(point: P) -> Self {
        Self { point: Some(point), goes_back: (T::ORDER != 0 || G::LENDS) && has_storage::<G::Output, P>() }
    }

    /// Takes the value of a rule.
    #[inline]
    pub fn of_value<R: Real, G: Rule<R>>(point: P) -> Self {
        Self { point: Some(point), goes_back: G::LENDS && has_storage::<G::Output, P>() }
    }

    /// Returns the point for good.
    #[inline]
    pub fn own(mut self) -> P {
        self.point.take().expect("a point that lives")
    }
}

impl<P: 'static> Lent<P> {
    fn give_back(&mut self) {
        if self.goes_back
            && let Some(point) = self.point.take()
        {
            pool::give(point);
        }
    }
}

impl<P: 'static> DerefMut for Lent<P> {
    #[inline]
    fn deref_mut(&mut self) -> &mut P {
        self.point.as_mut().expect("a point that lives")
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
        if const { needs_drop::<P>() } {
            self.give_back();
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
    // Known to the compiler, which makes no code that takes points without storage.
    if const { needs_drop::<Owned<X, T>>() } {
        let goes_back = has_storage::<X, Owned<X, T>>();
        if let Some(mut point) = idle::<X, S, T>(x, goes_back) {
            X::assign(X::view_mut(&mut point), x, f);
            return Lent { point: Some(point), goes_back };
        }
        return Lent { point: Some(X::map(x, f)), goes_back };
    }
    Lent { point: Some(X::map(x, f)), goes_back: false }
}

/// Returns an idle point of the shape of x, if points go back. It is compiled once for all `f`.
fn idle<X: Space, S: Scalar<X::Real>, T: Scalar<X::Real>>(x: View<'_, X, S>, goes_back: bool) -> Option<Owned<X, T>> {
    if !goes_back {
        return None;
    }
    pool::take(&|idle: &Owned<X, T>| if X::same_shape::<T, S>(X::view(idle), x) { Some(0) } else { None })
}

/// Returns a copy of x.
#[inline]
pub(crate) fn lent_copy<X: Space, S: Scalar<X::Real>>(x: View<'_, X, S>) -> Lent<Owned<X, S>> {
    lent_map::<X, S, S>(x, &mut identity)
}

/// Returns a copy of x for something that lives on: the idle points stay for the calls to come.
pub(super) fn new_copy<X: Space, S: Scalar<X::Real>>(x: View<'_, X, S>) -> Lent<Owned<X, S>> {
    Lent { point: Some(X::map(x, &mut identity)), goes_back: has_storage::<X, Owned<X, S>>() }
}

/// Returns a point of the shape of `like` with these components. 0 stands for those that are not there.
#[inline]
pub(crate) fn lent<X: Space, L: Scalar<X::Real>, S: Scalar<X::Real>>(
    like: View<'_, X, L>,
    components: &[S],
) -> Lent<Owned<X, S>> {
    lent_map::<X, L, S>(like, &mut listed::<X::Real, L, S>(components))
}

/// Returns what puts these components in the place of others, one after another.
pub(super) fn listed<R: Real, L, S: Scalar<R>>(components: &[S]) -> impl FnMut(L) -> S {
    let mut from = components.iter();
    move |_| match from.next() {
        Some(&component) => component,
        None => S::zero(),
    }
}

/// Overwrites a point, in its storage if the shape is the same.
pub(super) fn overwrite<X: Space, S: Scalar<X::Real>>(to: &mut Owned<X, S>, from: View<'_, X, S>) {
    match X::same_shape::<S, S>(X::view(to), from) {
        true => X::assign(X::view_mut(to), from, &mut identity),
        false => *to = lent_copy::<X, S>(from).own(),
    }
}
