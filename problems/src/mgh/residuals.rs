//! All functions of the collection as one type: [`Residuals`].

use super::*;
use core::convert::Infallible;
use fluxions::adjoint::{Cell, Stack};
use fluxions::{Function, Scalar};

macro_rules! residuals {
    ($($name:ident)*) => {
        /// Any function of the collection: x of n numbers, y of m residuals.
        ///
        /// Being one type it needs to be compiled but once for each engine, and can be listed: [`all`]. It costs one `match`
        /// more than the function itself.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        /// use fluxions_problems::mgh::{Residuals, Rosenbrock};
        ///
        /// let f = Residuals::from(Rosenbrock::new(&[0.0; 2]));
        /// assert_eq!(Dual::new().pushforward(&f, &[1.0, 2.0], &[0.0, 1.0])?, [10.0, 0.0]);
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        #[derive(Clone, Debug)]
        pub enum Residuals {
            $(
                #[doc = concat!("[`", stringify!($name), "`].")]
                $name($name),
            )*
        }

        $(impl From<$name> for Residuals {
            fn from(f: $name) -> Self {
                Self::$name(f)
            }
        })*

        impl Function for Residuals {
            type Input = Vec<f64>;
            type Output = Vec<f64>;
            type Context = ();
            type Error = Infallible;

            const ADJOINT: bool = $($name::ADJOINT)||*;
            const ADJOINT_IN_PLACE: bool = $($name::ADJOINT_IN_PLACE)&&*;

            fn adjoint_in_place<S: Scalar>(
                &self,
                x: &[S],
                x_bar: &[Cell<S>],
                (): (),
                y: &mut [S],
                y_bar: &[Cell<S>],
                stack: &mut Stack,
            ) -> Option<Result<(), Infallible>> {
                match self {
                    $(Self::$name(f) => f.adjoint_in_place(x, x_bar, (), y, y_bar, stack),)*
                }
            }

            #[inline]
            fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Vec<S>) -> Result<(), Infallible> {
                match self {
                    $(Self::$name(f) => f.evaluate(x, (), y),)*
                }
            }

            fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<Vec<S>, Infallible> {
                match self {
                    $(Self::$name(f) => f.first(x, ()),)*
                }
            }
        }
    };
}

// In the order of the paper.
residuals! {
    Rosenbrock
    FreudensteinRoth
    PowellBadlyScaled
    BrownBadlyScaled
    Beale
    JennrichSampson
    HelicalValley
    Bard
    Gaussian
    Meyer
    Gulf
    BoxThreeDimensional
    PowellSingular
    Wood
    KowalikOsborne
    BrownDennis
    Osborne1
    BiggsExp6
    Osborne2
    Watson
    ExtendedRosenbrock
    ExtendedPowellSingular
    Penalty1
    Penalty2
    VariablyDimensioned
    Trigonometric
    BrownAlmostLinear
    DiscreteBoundaryValue
    DiscreteIntegralEquation
    BroydenTridiagonal
    BroydenBanded
    LinearFullRank
    LinearRank1
    LinearRank1WithZeros
    Chebyquad
}
