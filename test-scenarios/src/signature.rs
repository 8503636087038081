//! One type for all functions of one signature: [`signature!`](crate::signature).

use core::convert::Infallible;
use core::fmt;

/// The function was called where it is not defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undefined;

impl fmt::Display for Undefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not defined here")
    }
}

impl std::error::Error for Undefined {}

impl From<Infallible> for Undefined {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

/// Declares an enum of functions that have the same input space, output space and context. The enum is itself a function, and
/// evaluates the one that it holds. It has the adjoint of that one, if there is one.
///
/// The compiler makes the laws and the operators anew for each function type, and the engines for each function type and each
/// backend. With one type for each signature it makes them once for all functions of that signature.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_scenarios::signature;
///
/// #[differentiable]
/// fn square<S: Scalar>(x: S) -> S {
///     x * x
/// }
/// #[differentiable]
/// fn cube<S: Scalar>(x: S) -> S {
///     x * x * x
/// }
///
/// signature! {
///     /// Functions from a number to a number.
///     Powers: fn(f64; ()) -> f64 { Square, Cube }
/// }
///
/// let y = fluxions_dual::Dual::new().derivative(Powers::from(Cube), 2.0)?;
/// assert_eq!(y, 12.0);
/// # Ok::<(), fluxions::Error<fluxions_scenarios::Undefined>>(())
/// ```
#[macro_export]
macro_rules! signature {
    ($(#[$doc:meta])* $name:ident $(<$life:lifetime>)?: fn($x:ty; $context:ty) -> $y:ty { $($f:ident $(<$of:lifetime>)?),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub enum $name $(<$life>)? {
            $(#[doc = concat!("The function `", stringify!($f), "`.")] $f($f $(<$of>)?),)*
        }

        impl $(<$life>)? ::core::fmt::Debug for $name $(<$life>)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(match self { $(Self::$f(_) => stringify!($f),)* })
            }
        }

        $(impl $(<$of>)? From<$f $(<$of>)?> for $name $(<$of>)? {
            fn from(f: $f $(<$of>)?) -> Self {
                Self::$f(f)
            }
        })*

        impl $(<$life>)? fluxions::Function for $name $(<$life>)? {
            type Input = $x;
            type Output = $y;
            type Context = $context;
            type Error = $crate::Undefined;

            const ADJOINT: bool = $(<$f $(<$of>)? as fluxions::Function>::ADJOINT)||*;

            fn adjoint<S: fluxions::Scalar>(
                &self,
                x: fluxions::View<'_, $x, S>,
                x_bar: <$x as fluxions::Space>::Bar<'_, S>,
                context: fluxions::AtAdjoint<'_, '_, Self, S>,
                y: &mut fluxions::Owned<$y, S>,
                y_bar: &<$y as fluxions::Space>::Cells<S>,
                stack: &mut fluxions::adjoint::Stack,
            ) -> Option<Result<(), $crate::Undefined>> {
                match self {
                    $(Self::$f(f) => {
                        Some(fluxions::Function::adjoint(f, x, x_bar, context, y, y_bar, stack)?.map_err(Into::into))
                    })*
                }
            }

            fn evaluate<S: fluxions::Scalar>(
                &self,
                x: fluxions::View<'_, $x, S>,
                context: fluxions::At<'_, '_, Self, S>,
                y: &mut fluxions::Owned<$y, S>,
            ) -> Result<(), $crate::Undefined> {
                match self {
                    $(Self::$f(f) => Ok(fluxions::Function::evaluate(f, x, context, y)?),)*
                }
            }

            fn first<S: fluxions::Scalar>(
                &self,
                x: fluxions::View<'_, $x, S>,
                context: fluxions::At<'_, '_, Self, S>,
            ) -> Result<fluxions::Owned<$y, S>, $crate::Undefined> {
                match self {
                    $(Self::$f(f) => Ok(fluxions::Function::first(f, x, context)?),)*
                }
            }
        }
    };
}
