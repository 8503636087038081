//! The contract of a differentiable function: [`Function`].

use crate::adjoint::Stack;
use crate::{Context, Error, Owned, Real, Scalar, Shape, Space, View, ViewMut};

/// A function y = f(x; context) that can be evaluated over any scalar.
///
/// A `Function` is a formula together with its spaces: what x and y are, which further arguments it
/// takes, and how it can fail. Every operator of [`Differentiate`](crate::Differentiate) takes one.
/// The trait is implemented for `&F`, so that an operator takes a function by value or by
/// reference.
///
/// # Requirements
///
/// - `evaluate` is the same function for every scalar. It does not ask which scalar it runs over.
/// - `evaluate` overwrites every component of `y`. What `y` contains before is undetermined.
/// - The result depends on `self`, `x` and `context` only. A backend may call f more often than
///   once, or replay a recorded program instead.
/// - The shape of y depends on the shapes of the arguments, not on the components of x.
/// - A call that fails leaves nothing behind that a later call can see.
///
/// # Usage
///
/// `#[differentiable]` writes the implementation for a plain Rust function, under the function's
/// name in upper camel case.
///
/// # Implementing
///
/// By hand it is one type with two methods.
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions::{At, Owned, View};
/// use fluxions_dual::Dual;
///
/// /// f(x) = |x|².
/// struct Square;
///
/// impl Function for Square {
///     type Input = Vec<f64>;
///     type Output = f64;
///     type Context = ();
///     type Error = Infallible;
///
///     fn evaluate<S: Scalar>(&self, x: &[S], _: (), y: &mut S) -> Result<(), Infallible> {
///         *y = x.iter().map(|&x| x * x).sum();
///         Ok(())
///     }
///
///     fn first<S: Scalar>(&self, x: &[S], context: ()) -> Result<S, Infallible> {
///         let mut y = S::zero();
///         self.evaluate(x, context, &mut y)?;
///         Ok(y)
///     }
/// }
///
/// assert_eq!(Dual::new().gradient(Square, &[1.0, 2.0])?, [2.0, 4.0]); // 2x
/// # Ok::<(), fluxions::Error<Infallible>>(())
/// ```
///
/// # Pitfalls
///
/// - A value that leaves the scalar through [`primal`](Scalar::primal) takes no derivative with it,
///   and pins a recorded program to its point. Use [`stop_gradient`](Scalar::stop_gradient) if the
///   value goes on flowing, and [`select`](Scalar::select) for a choice.
/// - Data that f reads from elsewhere than its arguments may change between calls without the
///   backend's knowledge.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a function that can be differentiated",
    label = "write the type that `#[differentiable]` makes: of `fn square` it is `Square`",
    note = "of a method `energy` of a model it is `model.energy_function()`",
    note = "a closure is over one type of number: write a `fn` with `#[differentiable]`, with `#[constant]` arguments for what the closure captures",
    note = "a function that writes in place needs its first result, one with type parameters the types: `Doubled::new(&[0.0; 2])`, `Square::<f64>::new()`"
)]
pub trait Function<R: Real = f64> {
    /// The space of the arguments that are differentiated. It is a tuple if there are several.
    type Input: Space<Real = R>;
    /// The space of the result.
    type Output: Space<Real = R>;
    /// The arguments that are not differentiated: `()`, [`Constant`](crate::Constant),
    /// [`Value`](crate::Value), [`Parameter`](crate::Parameter), [`Cache`](crate::Cache), or a
    /// tuple of these.
    type Context: Context<R>;
    /// The error of a call: [`Infallible`](core::convert::Infallible) if a call cannot fail.
    type Error: core::error::Error + Send + Sync + 'static;

    /// Whether [`adjoint`](Self::adjoint) is implemented.
    const ADJOINT: bool = false;
    /// Whether [`adjoint_in_place`](Self::adjoint_in_place) is implemented.
    #[doc(hidden)]
    const ADJOINT_IN_PLACE: bool = false;

    /// Evaluates f and overwrites `y` with the result.
    ///
    /// `y` has the shape of the result of [`first`](Self::first) for the same shapes.
    ///
    /// # Errors
    ///
    /// The function's own error. Operators return it as
    /// [`Error::Function`](crate::Error::Function).
    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
        y: &mut Owned<Self::Output, S>,
    ) -> Result<(), Self::Error>;

    /// Evaluates f and returns a new `y`.
    ///
    /// Operators call it once in a preparation if the type of y leaves its shape open. A function
    /// that returns its value calls itself here; a function that writes in place makes a `y` of the
    /// right shape first.
    ///
    /// # Errors
    ///
    /// The function's own error.
    fn first<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
    ) -> Result<Owned<Self::Output, S>, Self::Error>;

    /// Computes x̄ = Jᵀ ȳ for each cotangent, if the function is a [`Rule`](crate::Rule) with a
    /// pullback of its own. Returns `None` for any other function.
    ///
    /// Forward mode asks for it. Points and seeds are as for [`Engine`](crate::engine::Engine), and
    /// `shape` is the shape that y must have.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[allow(unused_variables)]
    fn pull_by_rule<T: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, T>,
        y_bars: &[T],
        shape: &Shape,
        y: Option<ViewMut<'_, Self::Output, T>>,
        x_bars: &mut [T],
    ) -> Option<Result<(), Error<Self::Error>>> {
        None
    }

    /// Overwrites `y` with f(x), and adds Jᵀ ȳ to `x_bar`: the adjoint of f.
    ///
    /// `#[differentiable(adjoint)]` writes it. Unlike a rule it is a way to compute what
    /// [`evaluate`](Self::evaluate) defines, over every scalar, and only a backend that asks for it
    /// calls it. The method returns `None` if there is no adjoint.
    ///
    /// `y_bar` has the shape of y, and what it holds afterwards is undetermined. `x_bar` has the
    /// shape and the skipped fields of `x`. `stack` is the caller's, the same from call to call,
    /// and holds what the adjoint keeps from the way forth to the way back.
    ///
    /// ```
    /// use core::convert::Infallible;
    /// use fluxions::adjoint::{Cell, Stack};
    /// use fluxions::prelude::*;
    ///
    /// /// f(x) = |x|².
    /// struct Square;
    ///
    /// impl Function for Square {
    ///     type Input = Vec<f64>;
    ///     type Output = f64;
    ///     type Context = ();
    ///     type Error = Infallible;
    ///     const ADJOINT: bool = true;
    ///
    ///     fn evaluate<S: Scalar>(&self, x: &[S], _: (), y: &mut S) -> Result<(), Infallible> {
    ///         *y = x.iter().map(|&x| x * x).sum();
    ///         Ok(())
    ///     }
    ///     fn first<S: Scalar>(&self, x: &[S], context: ()) -> Result<S, Infallible> {
    ///         let mut y = S::zero();
    ///         self.evaluate(x, context, &mut y)?;
    ///         Ok(y)
    ///     }
    ///     fn adjoint<S: Scalar>(
    ///         &self,
    ///         x: &[S],
    ///         x_bar: &[Cell<S>],
    ///         context: (),
    ///         y: &mut S,
    ///         y_bar: &Cell<S>,
    ///         _: &mut Stack,
    ///     ) -> Option<Result<(), Infallible>> {
    ///         x.iter().zip(x_bar).for_each(|(&x, bar)| bar.set(bar.get() + x * y_bar.get() * 2.0));
    ///         Some(self.evaluate(x, context, y))
    ///     }
    /// }
    ///
    /// let (mut y, x_bar) = (0.0, [Cell::new(0.0), Cell::new(1.0)]);
    /// Square.adjoint(&[3.0, 4.0], &x_bar, (), &mut y, &Cell::new(1.0), &mut Stack::new());
    /// assert_eq!((y, x_bar[0].get(), x_bar[1].get()), (25.0, 6.0, 9.0)); // 2x is added
    /// ```
    ///
    /// # Errors
    ///
    /// The function's own error, inside `Some`. What `x_bar` holds is then undetermined.
    #[inline]
    fn adjoint<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'_, S>,
        context: AtAdjoint<'_, '_, Self, S, R>,
        y: &mut Owned<Self::Output, S>,
        y_bar: &<Self::Output as Space>::Cells<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), Self::Error>> {
        self.adjoint_in_place(x, x_bar, context, Self::Output::view_mut(y), Self::Output::bar(y_bar), stack)
    }

    /// Computes what [`adjoint`](Self::adjoint) does, for a function that writes y in place: y and ȳ may lie where the
    /// caller has them.
    ///
    /// `#[differentiable(adjoint)]` writes it for such a function, in the place of `adjoint`. The method returns `None`
    /// for any other function.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[allow(unused_variables)]
    fn adjoint_in_place<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'_, S>,
        context: AtAdjoint<'_, '_, Self, S, R>,
        y: ViewMut<'_, Self::Output, S>,
        y_bar: <Self::Output as Space>::Bar<'_, S>,
        stack: &mut Stack,
    ) -> Option<Result<(), Self::Error>> {
        None
    }
    /// Prepares what the function keeps in the scratch of its context: the engine of a derivative
    /// inside it.
    ///
    /// A preparation calls it once, so that later calls do not allocate. A function without such a
    /// derivative has nothing to prepare.
    ///
    /// # Errors
    ///
    /// The function's own error.
    #[doc(hidden)]
    #[allow(unused_variables)]
    fn warm<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
        y: View<'_, Self::Output, S>,
    ) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// The type of a function that is named without what it needs.
///
/// It is the constant that stands where the type of a function has a constructor.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct NeedsNew;

/// The value that `#[differentiable]` names like the type of a function is of that type. If another type has the name, it is not.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the name `{T}` is that of another type here, and `#[differentiable]` gives it to the type of the function",
    label = "this function needs another name for its type",
    note = "write `#[differentiable(name = {T}Function)]`"
)]
pub trait OwnType<T> {
    /// Returns the value.
    fn own(self) -> T;
}
impl<T> OwnType<T> for T {
    #[inline]
    fn own(self) -> T {
        self
    }
}

/// The context as the function `F` sees it, over the scalar `S`: what the implementor of
/// [`Function::evaluate`] receives.
pub type At<'a, 's, F, S, R = f64> = <<F as Function<R>>::Context as Context<R>>::At<'a, 's, S>;
/// The context as the adjoint of the function `F` sees it, over the scalar `S`: what the implementor of
/// [`Function::adjoint`] receives. Each cache comes with its adjoints.
pub type AtAdjoint<'a, 's, F, S, R = f64> = <<F as Function<R>>::Context as Context<R>>::AtAdjoint<'a, 's, S>;
/// The context as a caller of the function `F` passes it, with numbers over `T`: what
/// [`bind`](crate::Differentiate::bind) and [`with`](crate::Prepared::with) receive.
pub type Args<'a, F, T, R = f64> = <<F as Function<R>>::Context as Context<R>>::Args<'a, T>;

#[diagnostic::do_not_recommend]
impl<R: Real, F: Function<R> + ?Sized> Function<R> for &F {
    type Input = F::Input;
    type Output = F::Output;
    type Context = F::Context;
    type Error = F::Error;

    const ADJOINT: bool = F::ADJOINT;
    const ADJOINT_IN_PLACE: bool = F::ADJOINT_IN_PLACE;

    #[inline]
    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y: &mut Owned<F::Output, S>,
    ) -> Result<(), F::Error> {
        (**self).evaluate(x, context, y)
    }

    fn first<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
    ) -> Result<Owned<F::Output, S>, F::Error> {
        (**self).first(x, context)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pull_by_rule<T: Scalar<R>>(
        &self,
        x: View<'_, F::Input, T>,
        y_bars: &[T],
        shape: &Shape,
        y: Option<ViewMut<'_, F::Output, T>>,
        x_bars: &mut [T],
    ) -> Option<Result<(), Error<F::Error>>> {
        (**self).pull_by_rule(x, y_bars, shape, y, x_bars)
    }

    #[inline]
    fn adjoint<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        x_bar: <F::Input as Space>::Bar<'_, S>,
        context: AtAdjoint<'_, '_, F, S, R>,
        y: &mut Owned<F::Output, S>,
        y_bar: &<F::Output as Space>::Cells<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        (**self).adjoint(x, x_bar, context, y, y_bar, stack)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn adjoint_in_place<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        x_bar: <F::Input as Space>::Bar<'_, S>,
        context: AtAdjoint<'_, '_, F, S, R>,
        y: ViewMut<'_, F::Output, S>,
        y_bar: <F::Output as Space>::Bar<'_, S>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        (**self).adjoint_in_place(x, x_bar, context, y, y_bar, stack)
    }

    fn warm<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y: View<'_, F::Output, S>,
    ) -> Result<(), F::Error> {
        (**self).warm(x, context, y)
    }
}
