//! The table of operators, and the ways to call them: on a backend ([`Differentiate`]), with a context ([`Bound`]), and
//! prepared ([`Prepared`], [`Shared`]). Each method only hands over to the [`Call`](super::Call) of its operator.

use super::kind;
use super::prepared::{Prepared, Prepared2Of, PreparedOf};
use super::shared::Shared;
use crate::engine::{Engine, Engine2};
use crate::target::Target;
use crate::{Args, Backend, Context, Error, Function, IsNumber, Operator, Owned, Real, Space, View, ViewMut};
use nalgebra::DMatrix;

/// A backend with a function and its context: what [`Differentiate::bind`] gives.
pub struct Bound<'a, B, F: Function<R>, R: Real = f64> {
    backend: &'a B,
    f: F,
    args: Args<'a, F, R, R>,
}

macro_rules! surface {
    ($(
        $kind:ident $prepare:ident $by:ident $alias:ident $engine:ident<$($param:ty),*> [$number:ty: $bound:path] $about:literal
        { $($(#[$doc:meta])* fn $name:ident($x:ident: $point:ty $(, $arg:ident: $ty:ty)*) -> $ret:ty;)* }
    )*) => {
        /// Every operator, on every backend, for functions without context; [`bind`](Self::bind) is for those with.
        ///
        /// The methods named after an operator prepare and run once; the `prepare_` methods give an object for the hot
        /// loop.
        pub trait Differentiate<R: Real = f64>: Backend<R> + Sized {
            /// Binds a function to the arguments that are not differentiated: `b.bind(&f, (&data, t)).gradient(x)`.
            fn bind<'a, F: Function<R>>(&'a self, f: F, args: Args<'a, F, R, R>) -> Bound<'a, Self, F, R> {
                Bound { backend: self, f, args }
            }
            $(
                #[doc = concat!("Prepares ", $about, " at points of x's shape. May call f once.")]
                ///
                /// # Errors
                ///
                /// [`Error::Function`] where f fails; a backend's own settings that do not fit x.
                fn $prepare<F>(
                    &self,
                    f: F,
                    x: View<'_, F::Input, R>,
                ) -> Result<$alias<kind::$kind, Self, F, R>, Error<F::Error>>
                where
                    F: Function<R>,
                    for<'c> F::Context: Context<R, Args<'c, R> = ()>,
                    $number: $bound,
                {
                    self.bind(f, ()).$prepare(x)
                }
                $(
                    $(#[$doc])*
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Function`] where f fails, [`Error::Shape`] where an argument does not fit x or f(x).
                    fn $name<F>(&self, f: F, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>>
                    where
                        F: Function<R>,
                        for<'c> F::Context: Context<R, Args<'c, R> = ()>,
                        $number: $bound,
                    {
                        self.bind(f, ()).$name($x $(, $arg)*)
                    }
                )*
            )*
        }

        $(
            impl<B, F, R> Bound<'_, B, F, R>
            where
                R: Real,
                B: Backend<R>,
                F: Function<R>,
                $number: $bound,
            {
                #[doc = concat!("Prepares ", $about, ". May call f once.")]
                pub fn $prepare(
                    self,
                    x: View<'_, F::Input, R>,
                ) -> Result<$alias<kind::$kind, B, F, R>, Error<F::Error>> {
                    let Self { backend, f, args } = self;
                    Prepared::new(f, x, args, |point, y| backend.$by(Operator::$kind, point, y))
                }
                $(
                    $(#[$doc])*
                    pub fn $name(self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>> {
                        let args = self.args;
                        let mut prepared = self.$prepare($x)?;
                        prepared.with(args).$name($x $(, $arg)*)
                    }
                )*
            }

            impl<E, F, R> Prepared<kind::$kind, E, F, R>
            where
                R: Real,
                F: Function<R>,
                for<'c> F::Context: Context<R, Args<'c, R> = ()>,
                E: $engine<$($param),*>,
                $number: $bound,
            {
                $(
                    $(#[$doc])*
                    #[inline]
                    pub fn $name(&mut self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>> {
                        self.with(()).$name($x $(, $arg)*)
                    }
                )*
            }

            impl<E, F, R> Shared<Prepared<kind::$kind, E, F, R>>
            where
                R: Real,
                F: Function<R> + Clone,
                for<'c> F::Context: Context<R, Args<'c, R> = ()>,
                E: $engine<$($param),*>,
                $number: $bound,
            {
                $(
                    $(#[$doc])*
                    pub fn $name(&self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>> {
                        self.call(|prepared| prepared.$name($x $(, $arg)*))
                    }
                )*
            }
        )*
    };
}

impl<R: Real, B: Backend<R>> Differentiate<R> for B {}

surface! {
    Derivative prepare_derivative prepare PreparedOf Engine<R, R, F::Input, F::Output, F::Context> [F::Input: IsNumber] "f′" {
        /// f′(x), like y. One call of f in forward mode.
        fn derivative(x: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `derivative` with f′(x).
        fn derivative_into(x: View<'_, F::Input, R>, derivative: ViewMut<'_, F::Output, R>) -> ();
        /// f(x) and f′(x).
        fn value_and_derivative(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x) and `derivative` with f′(x).
        fn value_and_derivative_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            derivative: ViewMut<'_, F::Output, R>
        ) -> ();
    }
    SecondDerivative prepare_second_derivative prepare2 Prepared2Of Engine2<R, F::Input, F::Output, F::Context> [F::Input: IsNumber] "f″" {
        /// f″(x), like y.
        fn second_derivative(x: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `second` with f″(x).
        fn second_derivative_into(x: View<'_, F::Input, R>, second: ViewMut<'_, F::Output, R>) -> ();
        /// f(x), f′(x) and f″(x).
        fn value_derivative_and_second_derivative(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x), `first` with f′(x) and `second` with f″(x).
        fn value_derivative_and_second_derivative_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            first: ViewMut<'_, F::Output, R>,
            second: ViewMut<'_, F::Output, R>
        ) -> ();
    }
    Gradient prepare_gradient prepare PreparedOf Engine<R, R, F::Input, F::Output, F::Context> [F::Output: IsNumber] "∇f" {
        /// ∇f(x), like x.
        fn gradient(x: View<'_, F::Input, R>) -> Owned<F::Input, R>;
        /// Overwrites `gradient` with ∇f(x).
        fn gradient_into(x: View<'_, F::Input, R>, gradient: ViewMut<'_, F::Input, R>) -> ();
        /// f(x) and ∇f(x).
        fn value_and_gradient(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, Owned<F::Input, R>);
        /// f(x); overwrites `gradient` with ∇f(x).
        fn value_and_gradient_into(
            x: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>
        ) -> Owned<F::Output, R>;
    }
    Jacobian prepare_jacobian prepare PreparedOf Engine<R, R, F::Input, F::Output, F::Context> [F::Output: Space] "J" {
        /// J(x), (dim y) × (dim x): Jᵢⱼ = ∂yᵢ/∂xⱼ.
        fn jacobian(x: View<'_, F::Input, R>) -> DMatrix<R>;
        /// Overwrites `jacobian` with J(x).
        fn jacobian_into(x: View<'_, F::Input, R>, jacobian: &mut impl Target<R>) -> ();
        /// f(x) and J(x).
        fn value_and_jacobian(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, DMatrix<R>);
        /// Overwrites `y` with f(x) and `jacobian` with J(x).
        fn value_and_jacobian_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            jacobian: &mut impl Target<R>
        ) -> ();
    }
    Hessian prepare_hessian prepare2 Prepared2Of Engine2<R, F::Input, F::Output, F::Context> [F::Output: IsNumber] "H = ∇²f" {
        /// H(x), (dim x) × (dim x): Hᵢⱼ = ∂²y/∂xᵢ∂xⱼ.
        fn hessian(x: View<'_, F::Input, R>) -> DMatrix<R>;
        /// Overwrites `hessian` with H(x).
        fn hessian_into(x: View<'_, F::Input, R>, hessian: &mut impl Target<R>) -> ();
        /// f(x), ∇f(x) and H(x).
        fn value_gradient_and_hessian(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>, DMatrix<R>);
        /// f(x); overwrites `gradient` with ∇f(x) and `hessian` with H(x).
        fn value_gradient_and_hessian_into(
            x: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            hessian: &mut impl Target<R>
        ) -> Owned<F::Output, R>;
    }
    Pushforward prepare_pushforward prepare PreparedOf Engine<R, R, F::Input, F::Output, F::Context> [F::Output: Space] "Jacobian-vector products" {
        /// J ẋ.
        fn pushforward(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `y_dot` with J ẋ.
        fn pushforward_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            y_dot: ViewMut<'_, F::Output, R>
        ) -> ();
        /// f(x) and J ẋ.
        fn value_and_pushforward(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x) and `y_dot` with J ẋ.
        fn value_and_pushforward_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            y_dot: ViewMut<'_, F::Output, R>
        ) -> ();
        /// J ẋ for each of several `x_dots`.
        fn pushforward_batch(x: View<'_, F::Input, R>, x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Output, R>>;
        /// Overwrites each of `y_dots` with J ẋ for the one of `x_dots` of the same number.
        fn pushforward_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            y_dots: &mut [Owned<F::Output, R>]
        ) -> ();
        /// f(x), and J ẋ for each of several `x_dots`.
        fn value_and_pushforward_batch(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>]
        ) -> (Owned<F::Output, R>, Vec<Owned<F::Output, R>>);
        /// Overwrites `y` with f(x) and each of `y_dots` with J ẋ.
        fn value_and_pushforward_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            y: ViewMut<'_, F::Output, R>,
            y_dots: &mut [Owned<F::Output, R>]
        ) -> ();
    }
    Pullback prepare_pullback prepare PreparedOf Engine<R, R, F::Input, F::Output, F::Context> [F::Output: Space] "vector-Jacobian products" {
        /// +Jᵀ ȳ.
        fn pullback(x: View<'_, F::Input, R>, y_bar: View<'_, F::Output, R>) -> Owned<F::Input, R>;
        /// Overwrites `x_bar` with +Jᵀ ȳ.
        fn pullback_into(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>
        ) -> ();
        /// f(x) and +Jᵀ ȳ.
        fn value_and_pullback(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>);
        /// Overwrites `y` with f(x) and `x_bar` with +Jᵀ ȳ.
        fn value_and_pullback_into(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>,
            y: ViewMut<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>
        ) -> ();
        /// +Jᵀ ȳ for each of several `y_bars`.
        fn pullback_batch(x: View<'_, F::Input, R>, y_bars: &[View<'_, F::Output, R>]) -> Vec<Owned<F::Input, R>>;
        /// Overwrites each of `x_bars` with +Jᵀ ȳ for the one of `y_bars` of the same number.
        fn pullback_batch_into(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>],
            x_bars: &mut [Owned<F::Input, R>]
        ) -> ();
        /// f(x), and +Jᵀ ȳ for each of several `y_bars`.
        fn value_and_pullback_batch(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>]
        ) -> (Owned<F::Output, R>, Vec<Owned<F::Input, R>>);
        /// Overwrites `y` with f(x) and each of `x_bars` with +Jᵀ ȳ.
        fn value_and_pullback_batch_into(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>],
            y: ViewMut<'_, F::Output, R>,
            x_bars: &mut [Owned<F::Input, R>]
        ) -> ();
    }
    Hvp prepare_hvp prepare2 Prepared2Of Engine2<R, F::Input, F::Output, F::Context> [F::Output: IsNumber] "Hessian-vector products" {
        /// H ẋ.
        fn hvp(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>) -> Owned<F::Input, R>;
        /// Overwrites `product` with H ẋ.
        fn hvp_into(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>, product: ViewMut<'_, F::Input, R>) -> ();
        /// ∇f(x) and H ẋ.
        fn gradient_and_hvp(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>
        ) -> (Owned<F::Input, R>, Owned<F::Input, R>);
        /// Overwrites `gradient` with ∇f(x) and `product` with H ẋ.
        fn gradient_and_hvp_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            product: ViewMut<'_, F::Input, R>
        ) -> ();
        /// H ẋ for each of several `x_dots`.
        fn hvp_batch(x: View<'_, F::Input, R>, x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Input, R>>;
        /// Overwrites each of `products` with H ẋ for the one of `x_dots` of the same number.
        fn hvp_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            products: &mut [Owned<F::Input, R>]
        ) -> ();
        /// ∇f(x), and H ẋ for each of several `x_dots`.
        fn gradient_and_hvp_batch(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>]
        ) -> (Owned<F::Input, R>, Vec<Owned<F::Input, R>>);
        /// Overwrites `gradient` with ∇f(x) and each of `products` with H ẋ.
        fn gradient_and_hvp_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            gradient: ViewMut<'_, F::Input, R>,
            products: &mut [Owned<F::Input, R>]
        ) -> ();
    }
}
