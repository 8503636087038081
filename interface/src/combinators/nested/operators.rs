//! The operators inside a function.

use super::{HeldFor, Nested, NestedBound};
use crate::combinators::derived::{Curves, Gradients, Jacobians, KeptEngine, Pullbacks, Pushforwards, fill};
use crate::engine::{Engine, Point};
use crate::operators::gather;
use crate::operators::validation::{check, check_target};
use crate::target::Target;
use crate::{
    Argument, Context, Error, Function, IsNumber, Nestable, Owned, Real, Scalar, SignatureOf, Space, View, ViewMut,
};
use nalgebra::DMatrix;

type Outcome<F, R> = Result<(), Error<<F as Function<R>>::Error>>;

/// Writes the operators of [`NestedBound`] from the rows of the table, and those of [`Nested`], which
/// take the function too.
///
/// `$body` has the engine and the point by the names before it.
macro_rules! operators {
    ($(
        by: $kind:ident,
        needs: $number:ty: $bound:path,
        methods: { $(
            $(#[$doc:meta])*
            fn $name:ident($x:ident $(, $arg:ident: $ty:ty)*) -> $ret:ty => |$held:ident, $point:ident| $body:expr;
        )* }
    )*) => {
        impl<B> Nested<B> {
            $($(
                $(#[$doc])*
                ///
                #[doc = concat!("Formula and shapes: [`Differentiate::", stringify!($name), "`](crate::Differentiate::", stringify!($name), ").")]
                ///
                /// # Errors
                ///
                /// Those of [`Nested`].
                #[inline]
                pub fn $name<R, S, F>(
                    &self,
                    f: &F,
                    $x: View<'_, F::Input, S>
                    $(, $arg: $ty)*
                ) -> Result<$ret, Error<F::Error>>
                where
                    R: Real,
                    S: Scalar<R>,
                    F: Function<R>,
                    for<'a> F::Context: Context<R, Args<'a, S> = ()>,
                    $number: $bound,
                    B: Nestable<R> + PartialEq,
                {
                    self.bind(f, ()).$name($x $(, $arg)*)
                }
            )*)*
        }

        $(
            impl<B, S, F, R> NestedBound<'_, B, S, F, R>
            where
                R: Real,
                S: Scalar<R>,
                F: Function<R>,
                $number: $bound,
                B: Nestable<R> + PartialEq,
            {
                $(
                    $(#[$doc])*
                    ///
                    #[doc = concat!("Formula and shapes: [`Differentiate::", stringify!($name), "`](crate::Differentiate::", stringify!($name), ").")]
                    ///
                    /// # Errors
                    ///
                    /// Those of [`Nested`].
                    pub fn $name(
                        self,
                        $x: View<'_, F::Input, S>
                        $(, $arg: $ty)*
                    ) -> Result<$ret, Error<F::Error>> {
                        self.hold::<$kind, _>($x, |$held, $point| $body)
                    }
                )*
            }
        )*
    };
}

operators! {
    by: Curves,
    needs: F::Input: IsNumber,
    methods: {
        /// Returns f′(x) over the number of x.
        fn derivative(x) -> Owned<F::Output, S> => |held, point| {
            let mut derivative = held.y.clone();
            push(held, point, &[S::one()], None, F::Output::view_mut(&mut derivative))?;
            Ok(derivative)
        };
        /// Overwrites `derivative` with f′(x).
        fn derivative_into(x, derivative: ViewMut<'_, F::Output, S>) -> () => |held, point| {
            push(held, point, &[S::one()], None, derivative)
        };
        /// Returns f(x) and f′(x) over the number of x.
        fn value_and_derivative(x) -> (Owned<F::Output, S>, Owned<F::Output, S>) => |held, point| {
            let (mut y, mut derivative) = (held.y.clone(), held.y.clone());
            push(held, point, &[S::one()], Some(F::Output::view_mut(&mut y)), F::Output::view_mut(&mut derivative))?;
            Ok((y, derivative))
        };
        /// Overwrites `y` with f(x) and `derivative` with f′(x).
        fn value_and_derivative_into(
            x,
            y: ViewMut<'_, F::Output, S>,
            derivative: ViewMut<'_, F::Output, S>
        ) -> () => |held, point| push(held, point, &[S::one()], Some(y), derivative);
    }

    by: Gradients,
    needs: F::Output: IsNumber,
    methods: {
        /// Returns ∇f(x) over the numbers of x.
        fn gradient(x) -> Owned<F::Input, S> => |held, point| {
            let mut gradient = F::Input::map(point.x, &mut |x: S| x);
            pull(held, point, None, None, F::Input::view_mut(&mut gradient))?;
            Ok(gradient)
        };
        /// Overwrites `gradient` with ∇f(x).
        fn gradient_into(x, gradient: ViewMut<'_, F::Input, S>) -> () => |held, point| {
            pull(held, point, None, None, gradient)
        };
        /// Returns f(x) and ∇f(x) over the numbers of x.
        fn value_and_gradient(x) -> (Owned<F::Output, S>, Owned<F::Input, S>) => |held, point| {
            let (mut y, mut gradient) = (held.y.clone(), F::Input::map(point.x, &mut |x: S| x));
            pull(held, point, None, Some(F::Output::view_mut(&mut y)), F::Input::view_mut(&mut gradient))?;
            Ok((y, gradient))
        };
        /// Overwrites `gradient` with ∇f(x), and returns f(x).
        fn value_and_gradient_into(x, gradient: ViewMut<'_, F::Input, S>) -> Owned<F::Output, S> => |held, point| {
            let mut y = held.y.clone();
            pull(held, point, None, Some(F::Output::view_mut(&mut y)), gradient)?;
            Ok(y)
        };
    }

    by: Jacobians,
    needs: F::Output: Space,
    methods: {
        /// Returns J(x) over the numbers of x.
        fn jacobian(x) -> DMatrix<S> => |held, point| {
            let (n, m) = held.kept.engine.dims();
            let mut jacobian = DMatrix::from_element(m, n, S::zero());
            held.kept.engine.jacobian(point, None, &mut jacobian)?;
            Ok(jacobian)
        };
        /// Overwrites `jacobian` with J(x).
        fn jacobian_into(x, jacobian: &mut impl Target<S>) -> () => |held, point| {
            let (n, m) = held.kept.engine.dims();
            check_target(jacobian, m, n)?;
            held.kept.engine.jacobian(point, None, jacobian)
        };
        /// Returns f(x) and J(x) over the numbers of x.
        fn value_and_jacobian(x) -> (Owned<F::Output, S>, DMatrix<S>) => |held, point| {
            let (n, m) = held.kept.engine.dims();
            let (mut y, mut jacobian) = (held.y.clone(), DMatrix::from_element(m, n, S::zero()));
            held.kept.engine.jacobian(point, Some(F::Output::view_mut(&mut y)), &mut jacobian)?;
            Ok((y, jacobian))
        };
        /// Overwrites `y` with f(x) and `jacobian` with J(x).
        fn value_and_jacobian_into(
            x,
            y: ViewMut<'_, F::Output, S>,
            jacobian: &mut impl Target<S>
        ) -> () => |held, point| {
            let (n, m) = held.kept.engine.dims();
            check_target(jacobian, m, n)?;
            check::<F::Output, S, _>(Argument::Output, F::Output::read(&y), &held.kept.y_shape)?;
            held.kept.engine.jacobian(point, Some(y), jacobian)
        };
    }

    by: Pushforwards,
    needs: F::Output: Space,
    methods: {
        /// Returns J(x) ẋ over the numbers of x.
        fn pushforward(x, x_dot: View<'_, F::Input, S>) -> Owned<F::Output, S> => |held, point| {
            let mut y_dot = held.y.clone();
            push_along(held, point, x_dot, None, F::Output::view_mut(&mut y_dot))?;
            Ok(y_dot)
        };
        /// Overwrites `y_dot` with J(x) ẋ.
        fn pushforward_into(
            x,
            x_dot: View<'_, F::Input, S>,
            y_dot: ViewMut<'_, F::Output, S>
        ) -> () => |held, point| push_along(held, point, x_dot, None, y_dot);
        /// Returns f(x) and J(x) ẋ over the numbers of x.
        fn value_and_pushforward(
            x,
            x_dot: View<'_, F::Input, S>
        ) -> (Owned<F::Output, S>, Owned<F::Output, S>) => |held, point| {
            let (mut y, mut y_dot) = (held.y.clone(), held.y.clone());
            push_along(held, point, x_dot, Some(F::Output::view_mut(&mut y)), F::Output::view_mut(&mut y_dot))?;
            Ok((y, y_dot))
        };
        /// Overwrites `y` with f(x) and `y_dot` with J(x) ẋ.
        fn value_and_pushforward_into(
            x,
            x_dot: View<'_, F::Input, S>,
            y: ViewMut<'_, F::Output, S>,
            y_dot: ViewMut<'_, F::Output, S>
        ) -> () => |held, point| push_along(held, point, x_dot, Some(y), y_dot);
    }

    by: Pullbacks,
    needs: F::Output: Space,
    methods: {
        /// Returns J(x)ᵀ ȳ over the numbers of x.
        fn pullback(x, y_bar: View<'_, F::Output, S>) -> Owned<F::Input, S> => |held, point| {
            let mut x_bar = F::Input::map(point.x, &mut |x: S| x);
            pull_back(held, point, y_bar, None, F::Input::view_mut(&mut x_bar))?;
            Ok(x_bar)
        };
        /// Overwrites `x_bar` with J(x)ᵀ ȳ.
        fn pullback_into(
            x,
            y_bar: View<'_, F::Output, S>,
            x_bar: ViewMut<'_, F::Input, S>
        ) -> () => |held, point| pull_back(held, point, y_bar, None, x_bar);
        /// Returns f(x) and J(x)ᵀ ȳ over the numbers of x.
        fn value_and_pullback(
            x,
            y_bar: View<'_, F::Output, S>
        ) -> (Owned<F::Output, S>, Owned<F::Input, S>) => |held, point| {
            let (mut y, mut x_bar) = (held.y.clone(), F::Input::map(point.x, &mut |x: S| x));
            pull_back(held, point, y_bar, Some(F::Output::view_mut(&mut y)), F::Input::view_mut(&mut x_bar))?;
            Ok((y, x_bar))
        };
        /// Overwrites `y` with f(x) and `x_bar` with J(x)ᵀ ȳ.
        fn value_and_pullback_into(
            x,
            y_bar: View<'_, F::Output, S>,
            y: ViewMut<'_, F::Output, S>,
            x_bar: ViewMut<'_, F::Input, S>
        ) -> () => |held, point| pull_back(held, point, y_bar, Some(y), x_bar);
    }
}

/// Overwrites `y_dot` with J ẋ for a tangent that is checked.
fn push_along<E, S, F, R>(
    held: &mut HeldFor<E, S, F, R>,
    point: Point<'_, R, S, F>,
    x_dot: View<'_, F::Input, S>,
    y: Option<ViewMut<'_, F::Output, S>>,
    y_dot: ViewMut<'_, F::Output, S>,
) -> Outcome<F, R>
where
    E: Engine<S, SignatureOf<F, R>>,
    S: Scalar<R>,
    F: Function<R>,
    R: Real,
{
    check::<F::Input, S, _>(Argument::Tangent, x_dot, &held.kept.x_shape)?;
    let mut seeds = core::mem::take(&mut held.kept.seeds);
    let outcome = push(held, point, gather::<F::Input, S>(&x_dot, &mut seeds), y, y_dot);
    held.kept.seeds = seeds;
    outcome
}

/// Overwrites `y_dot` with J times the tangent in `seeds`.
pub(super) fn push<E, S, F, R>(
    held: &mut HeldFor<E, S, F, R>,
    point: Point<'_, R, S, F>,
    seeds: &[S],
    mut y: Option<ViewMut<'_, F::Output, S>>,
    mut y_dot: ViewMut<'_, F::Output, S>,
) -> Outcome<F, R>
where
    E: Engine<S, SignatureOf<F, R>>,
    S: Scalar<R>,
    F: Function<R>,
    R: Real,
{
    let KeptEngine { engine, y_shape, room, .. } = &mut held.kept;
    check::<F::Output, S, _>(Argument::Result, F::Output::read(&y_dot), y_shape)?;
    if let Some(y) = &y {
        check::<F::Output, S, _>(Argument::Output, F::Output::read(y), y_shape)?;
    }
    // A result like y takes its skipped fields from the value.
    let value = match &mut y {
        Some(y) => Some(F::Output::reborrow(y)),
        None if F::Output::SKIPS => Some(F::Output::view_mut(&mut held.y)),
        None => None,
    };
    let write = |results: &mut [S]| engine.pushforward(point, 1, seeds, value, results);
    fill::<F::Output, S, _>(F::Output::reborrow(&mut y_dot), room, write)?;
    if F::Output::SKIPS {
        room.clear();
        F::Output::each(F::Output::read(&y_dot), &mut |y_dot: S| room.push(y_dot));
        let (mut numbers, from) = (room.iter(), y.as_ref().map_or(F::Output::view(&held.y), F::Output::read));
        F::Output::assign(y_dot, from, &mut |_: S| numbers.next().map_or_else(S::zero, |&y_dot| y_dot));
    }
    Ok(())
}

/// Overwrites `x_bar` with Jᵀ ȳ for a cotangent that is checked.
fn pull_back<E, S, F, R>(
    held: &mut HeldFor<E, S, F, R>,
    point: Point<'_, R, S, F>,
    y_bar: View<'_, F::Output, S>,
    y: Option<ViewMut<'_, F::Output, S>>,
    x_bar: ViewMut<'_, F::Input, S>,
) -> Outcome<F, R>
where
    E: Engine<S, SignatureOf<F, R>>,
    S: Scalar<R>,
    F: Function<R>,
    R: Real,
{
    check::<F::Output, S, _>(Argument::Cotangent, y_bar, &held.kept.y_shape)?;
    let mut seeds = core::mem::take(&mut held.kept.seeds);
    let outcome = pull(held, point, Some(gather::<F::Output, S>(&y_bar, &mut seeds)), y, x_bar);
    held.kept.seeds = seeds;
    outcome
}

/// Overwrites `x_bar` with Jᵀ times the cotangent in `seeds`, or with the gradient.
pub(super) fn pull<E, S, F, R>(
    held: &mut HeldFor<E, S, F, R>,
    point: Point<'_, R, S, F>,
    seeds: Option<&[S]>,
    y: Option<ViewMut<'_, F::Output, S>>,
    mut x_bar: ViewMut<'_, F::Input, S>,
) -> Outcome<F, R>
where
    E: Engine<S, SignatureOf<F, R>>,
    S: Scalar<R>,
    F: Function<R>,
    R: Real,
{
    let KeptEngine { engine, x_shape, y_shape, room, .. } = &mut held.kept;
    check::<F::Input, S, _>(Argument::Result, F::Input::read(&x_bar), x_shape)?;
    if let Some(y) = &y {
        check::<F::Output, S, _>(Argument::Output, F::Output::read(y), y_shape)?;
    }
    if F::Input::SKIPS {
        F::Input::assign(F::Input::reborrow(&mut x_bar), point.x, &mut |x: S| x);
    }
    fill::<F::Input, S, _>(x_bar, room, |results| match seeds {
        Some(seeds) => engine.pullback(point, 1, seeds, y, results),
        None => engine.gradient(point, y, results),
    })
}
