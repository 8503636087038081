//! Rules as whole functions.

use super::lent::Lent;
use super::{Rule, products};
use crate::{Argument, Error, Real, Scalar, Shape, Space, View, ViewMut};

/// Implements [`Function`](crate::Function) for a type that is a rule, or has one.
#[doc(hidden)]
#[macro_export]
macro_rules! rule_function {
    ([$($generics:tt)*] $name:ty, over $real:ty $(, [$($clause:tt)*])?; $rule:ty, |$f:ident| $get:expr) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::Function<$real> for $name $($($clause)*)? {
            type Input = <$rule as $crate::Rule<$real>>::Input;
            type Output = <$rule as $crate::Rule<$real>>::Output;
            type Context = ();
            type Error = <$rule as $crate::Rule<$real>>::Error;

            #[inline]
            fn evaluate<S: $crate::Scalar<$real>>(
                &self,
                x: $crate::View<'_, Self::Input, S>,
                (): (),
                y: &mut $crate::Owned<Self::Output, S>,
            ) -> ::core::result::Result<(), Self::Error> {
                *y = $crate::Function::<$real>::first(self, x, ())?;
                Ok(())
            }

            #[inline]
            fn first<S: $crate::Scalar<$real>>(
                &self,
                x: $crate::View<'_, Self::Input, S>,
                (): (),
            ) -> ::core::result::Result<$crate::Owned<Self::Output, S>, Self::Error> {
                let $f = self;
                $crate::Rule::<$real>::call($get, x)
            }

            #[inline]
            fn pull_by_rule<T: $crate::Scalar<$real>>(
                &self,
                x: $crate::View<'_, Self::Input, T>,
                y_bars: &[T],
                shape: &$crate::Shape,
                y: ::core::option::Option<$crate::ViewMut<'_, Self::Output, T>>,
                x_bars: &mut [T],
            ) -> ::core::option::Option<::core::result::Result<(), $crate::Error<Self::Error>>> {
                let $f = self;
                $crate::rule::pull_whole::<$real, T, $rule>($get, x, y_bars, shape, y, x_bars)
            }

            const ADJOINT: bool = true;

            #[inline]
            fn adjoint<S: $crate::Scalar<$real>>(
                &self,
                x: $crate::View<'_, Self::Input, S>,
                x_bar: <Self::Input as $crate::Space>::Bar<'_, S>,
                (): (),
                y: &mut $crate::Owned<Self::Output, S>,
                y_bar: &<Self::Output as $crate::Space>::Cells<S>,
                _: &mut $crate::adjoint::Stack,
            ) -> ::core::option::Option<::core::result::Result<(), Self::Error>> {
                let $f = self;
                ::core::option::Option::Some($crate::adjoint::of_rule::<$real, S, $rule>($get, x, x_bar, y, y_bar))
            }
        }
    };
}

/// A rule as a function of its own.
///
/// Forward mode takes one pullback of the rule for its gradient, if the rule
/// [gives](Rule::GIVES) one, where a function that calls the rule takes a pushforward for each
/// input. The pullback is the adjoint of the function, so a backend of adjoints takes it too.
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions::{Gives, Rule, rule::AsFunction};
/// use fluxions_dual::Dual;
///
/// /// y = x₀ x₁, with ẏ = x₁ ẋ₀ + x₀ ẋ₁.
/// #[derive(Clone, Copy)]
/// struct Area;
///
/// impl Rule for Area {
///     type Input = [f64; 2];
///     type Output = f64;
///     type Error = Infallible;
///     type Kept = ();
///     const GIVES: Gives = Gives::Pushforward;
///
///     fn value(&self, x: &[f64; 2]) -> Result<(f64, ()), Infallible> {
///         Ok((x[0] * x[1], ()))
///     }
///     fn pushforward<T: Scalar>(&self, (): &(), x: &[T; 2], _: T, x_dot: &[T; 2]) -> Result<T, Infallible> {
///         Ok(x[1] * x_dot[0] + x[0] * x_dot[1])
///     }
/// }
///
/// assert_eq!(Dual::new().gradient(&AsFunction(Area), &[2.0, 3.0])?, [3.0, 2.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AsFunction<G>(pub G);

crate::rule_function! { [R: Real, G: Rule<R>] AsFunction<G>, over R; G, |f| &f.0 }

/// Computes pullbacks of a rule that is a whole function, and its value. Returns `None` if the rule gives no pullback.
///
/// It is what a function that is a rule does in `pull_by_rule`.
#[doc(hidden)]
pub fn pull_whole<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, T>,
    y_bars: &[T],
    shape: &Shape,
    y: Option<ViewMut<'_, G::Output, T>>,
    x_bars: &mut [T],
) -> Option<Result<(), Error<G::Error>>> {
    G::GIVES.pullback().then(|| pulled(rule, x, y_bars, shape, y, x_bars))
}

fn pulled<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, T>,
    y_bars: &[T],
    shape: &Shape,
    to: Option<ViewMut<'_, G::Output, T>>,
    x_bars: &mut [T],
) -> Result<(), Error<G::Error>> {
    let (y, kept) = T::call_rule(rule, x).map_err(Error::Function)?;
    let y = Lent::of_call::<R, T, G>(y);
    let y = G::Output::view(&y);
    if !G::Output::has_shape(y, shape) {
        let found = G::Output::shape(y);
        return Err(Error::Shape { argument: Argument::Output, expected: shape.clone(), found });
    }
    x_bars.fill(T::zero());
    products::pull_all(rule, &kept, x, y, y_bars, x_bars).map_err(Error::Function)?;
    if let Some(to) = to {
        G::Output::assign(to, y, &mut |v| v);
    }
    Ok(())
}
