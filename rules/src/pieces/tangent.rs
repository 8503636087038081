//! Points with one tangent.

use fluxions::for_rules::One;
use fluxions::rule::Few;
use fluxions::scalar::Seeded;
use fluxions::{Owned, Scalar, Space, View};

/// Returns the components of a point.
pub(super) fn components<X: Space, T: Scalar<X::Real>>(x: View<'_, X, T>) -> Few<T> {
    let mut all = Few::filled(T::zero(), X::dim(x));
    let mut to = all.iter_mut();
    X::each(x, &mut |t: T| to.next().into_iter().for_each(|to| *to = t));
    all
}

/// Returns x + ε ẋ.
pub(super) fn lifted<X: Space, T: Scalar<X::Real>>(x: View<'_, X, T>, x_dot: View<'_, X, T>) -> Owned<X, One<T>> {
    let tangents = components::<X, T>(x_dot);
    let mut from = tangents.iter();
    X::map(x, &mut |t: T| One::seed(t, [from.next().copied().unwrap_or(T::zero())]))
}

/// Returns ẏ of y + ε ẏ.
pub(super) fn tangents<Y: Space, T: Scalar<Y::Real>>(y: View<'_, Y, One<T>>) -> Owned<Y, T> {
    Y::map(y, &mut |one: One<T>| one.tangent(0))
}
