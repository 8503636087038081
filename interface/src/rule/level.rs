//! The numbers over which a rule without its type can be called: [`Level`].

use super::flat::Few;
use super::held::{AnyRule, Failed, Keep};
use super::lanes::with_tangents;
use super::lent::{Lent, lent_copy, lent_map};
use super::{Rule, products};
use crate::scalar::Seeded;
use crate::{Number, Owned, Real, Scalar, Space, View};

/// A value with one tangent over `T`.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct One<T>(pub(super) T, pub(super) T);

impl<R: Real, T: Scalar<R> + Number<Real = R>> Seeded<R, T, 1> for One<T> {
    fn seed(value: T, [tangent]: [T; 1]) -> Self {
        Self(value, tangent)
    }
    fn value(&self) -> T {
        self.0
    }
    fn tangent(&self, _: usize) -> T {
        self.1
    }
}

crate::forward_scalar! { [R: Real, T: Scalar<R> + Number<Real = R>] One<T>, over R; value T, tangents 1; }

/// A real number, or a value with tangents up to three levels deep.
///
/// A trait object cannot have generic methods, so it has one method for each level.
pub(super) trait Level<R: Real>: Scalar<R> {
    /// The next level. At the top it is the level itself, which no one asks for.
    type Up: Level<R>;
    /// Whether there is no next level.
    const IS_TOP: bool;
    /// Returns the number that is NaN in every part.
    fn unknown() -> Self;
    /// Returns a number of the next level.
    fn up(value: Self, tangent: Self) -> Self::Up;
    /// Returns the value and the tangent of a number of the next level.
    fn parts(up: Self::Up) -> (Self, Self);
    /// Returns y = g(x).
    fn value(rule: &dyn AnyRule<R>, keep: &Keep<R>, x: &[Self]) -> Result<Few<Self>, Failed>;
    /// Returns J(x)ᵀ ȳ. At the top it is NaN.
    fn pull(rule: &dyn AnyRule<R>, keep: &Keep<R>, x: &[Self], y_bar: &[Self]) -> Result<Few<Self>, Failed>;
    /// Returns y = g(x), whose value y° over the reals is known.
    fn value_at<G: Rule<R>>(
        rule: &G,
        kept: &G::Kept,
        x: View<'_, G::Input, Self>,
        y: View<'_, G::Output, R>,
    ) -> Result<Lent<Owned<G::Output, Self>>, G::Error>;
    /// Returns J(x)ᵀ ȳ, where y over the reals is known.
    fn pull_at<G: Rule<R>>(
        rule: &G,
        kept: &G::Kept,
        x: View<'_, G::Input, Self>,
        y: View<'_, G::Output, R>,
        y_bar: View<'_, G::Output, Self>,
    ) -> Result<Lent<Owned<G::Input, Self>>, G::Error> {
        let y = Self::value_at(rule, kept, x, y)?;
        products::pull(rule, kept, x, G::Output::view(&y), y_bar)
    }
}

impl<R: Real> Level<R> for R {
    type Up = One<R>;
    const IS_TOP: bool = false;
    fn unknown() -> R {
        R::NAN
    }
    fn up(value: R, tangent: R) -> One<R> {
        One(value, tangent)
    }
    fn parts(up: One<R>) -> (R, R) {
        (up.0, up.1)
    }
    fn value(_: &dyn AnyRule<R>, keep: &Keep<R>, _: &[R]) -> Result<Few<R>, Failed> {
        Ok(keep.y.clone())
    }
    fn pull(rule: &dyn AnyRule<R>, keep: &Keep<R>, x: &[R], y_bar: &[R]) -> Result<Few<R>, Failed> {
        rule.pull(keep, x, y_bar)
    }
    fn value_at<G: Rule<R>>(
        _: &G,
        _: &G::Kept,
        _: View<'_, G::Input, R>,
        y: View<'_, G::Output, R>,
    ) -> Result<Lent<Owned<G::Output, R>>, G::Error> {
        Ok(lent_copy::<G::Output, R>(y))
    }
}

macro_rules! levels {
    ($($number:ty: up $up:ty, $up_of:expr, $parts_of:expr, top $top:literal, $value:ident, $pull:expr;)*) => {$(
        impl<R: Real> Level<R> for $number {
            type Up = $up;
            const IS_TOP: bool = $top;
            fn unknown() -> Self {
                One(Level::<R>::unknown(), Level::<R>::unknown())
            }
            fn up(value: Self, tangent: Self) -> $up {
                $up_of(value, tangent)
            }
            fn parts(up: $up) -> (Self, Self) {
                $parts_of(up)
            }
            fn value(rule: &dyn AnyRule<R>, keep: &Keep<R>, x: &[Self]) -> Result<Few<Self>, Failed> {
                rule.$value(keep, x)
            }
            fn pull(rule: &dyn AnyRule<R>, keep: &Keep<R>, x: &[Self], y_bar: &[Self]) -> Result<Few<Self>, Failed> {
                $pull(rule, keep, x, y_bar)
            }
            fn value_at<G: Rule<R>>(
                rule: &G,
                kept: &G::Kept,
                x: View<'_, G::Input, Self>,
                y: View<'_, G::Output, R>,
            ) -> Result<Lent<Owned<G::Output, Self>>, G::Error> {
                let below = lent_map::<G::Input, Self, _>(x, &mut |x: Self| x.0);
                let below = G::Input::view(&below);
                let y = Level::<R>::value_at(rule, kept, below, y)?;
                with_tangents(rule, kept, x, below, G::Output::view(&y))
            }
        }
    )*};
}

/// The pullback at the top.
fn unknown_pullback<R: Real, K: Level<R>>(_: &dyn AnyRule<R>, _: &Keep<R>, x: &[K], _: &[K]) -> Result<Few<K>, Failed> {
    Ok(Few::filled(K::unknown(), x.len()))
}

levels! {
    One<R>: up One<One<R>>, One, |up: One<Self>| (up.0, up.1), top false, value_1, AnyRule::pull_1;
    One<One<R>>: up One<One<One<R>>>, One, |up: One<Self>| (up.0, up.1), top false, value_2, AnyRule::pull_2;
    One<One<One<R>>>: up Self, |value, _| value, |up| (up, up), top true, value_3, unknown_pullback;
}
