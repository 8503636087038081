//! Products with a Jacobian, by numbers with one tangent.

use fluxions::for_rules::{One, flatten};
use fluxions::scalar::Seeded;
use fluxions::{Owned, Scalar, Space, View};

/// Returns ẏ = J ẋ, where `run` computes y + ε ẏ from x + ε ẋ.
pub(super) fn pushed<X: Space, Y: Space<Real = X::Real>, T: Scalar<X::Real>, E>(
    x: View<'_, X, T>,
    x_dot: View<'_, X, T>,
    run: impl FnOnce(View<'_, X, One<T>>) -> Result<Owned<Y, One<T>>, E>,
) -> Result<Owned<Y, T>, E> {
    let tangents = flatten::<X, T>(x_dot);
    let mut from = tangents.iter();
    let x = X::map(x, &mut |t: T| One::seed(t, [from.next().copied().unwrap_or(T::zero())]));
    let y = run(X::view(&x))?;
    Ok(Y::map(Y::view(&y), &mut |one: One<T>| one.tangent(0)))
}
