//! What a user writes: [`Function`].

use crate::{Context, Owned, Real, Scalar, Space, View};

/// A function y = f(x; context) that can be evaluated over any scalar.
///
/// `#[differentiable]` writes the implementation; by hand it is one type with one method. It is also implemented for
/// `&F`, so that an operator takes a function by value or by reference.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a function that can be differentiated",
    label = "write the type that `#[differentiable]` makes: of `fn square` it is `Square`",
    note = "a closure is over one type of number: write a `fn` with `#[differentiable]`, with `#[constant]` arguments for what the closure captures",
    note = "a function that writes in place needs its first result, one with type parameters the types: `Doubled::new(&[0.0; 2])`, `Square::<f64>::new()`"
)]
pub trait Function<R: Real = f64> {
    /// The active arguments: a tuple if there are several.
    type Input: Space<Real = R>;
    /// The result.
    type Output: Space<Real = R>;
    /// The arguments that are not differentiated: `()`, [`Constant`](crate::Constant), [`Parameter`](crate::Parameter),
    /// [`Cache`](crate::Cache), or a tuple of these.
    type Context: Context<R>;
    /// What can go wrong: [`Infallible`](core::convert::Infallible) if nothing.
    type Error: core::error::Error + Send + Sync + 'static;

    /// Whether [`pushforward_rule`](Self::pushforward_rule) is there.
    const PUSHFORWARD_RULE: bool = false;
    /// Whether [`pullback_rule`](Self::pullback_rule) is there.
    const PULLBACK_RULE: bool = false;

    /// Evaluates f and overwrites `y`, which has the shape of [`first`](Self::first)'s result.
    ///
    /// Called inside another function it is what stands here: a rule is not asked. So a function through which only plain
    /// numbers can flow asks for them by [`Scalar::as_real`] and fails over others.
    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
        y: &mut Owned<Self::Output, S>,
    ) -> Result<(), Self::Error>;

    /// The first `y`, for an output whose shape is not told by its type: a function that returns its value calls itself,
    /// one that writes in place knows the shape.
    fn first<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
    ) -> Result<Owned<Self::Output, S>, Self::Error>;

    /// A rule that the function brings along: overwrites `y` with f(x) and `y_dot` with J ẋ. When
    /// [`PUSHFORWARD_RULE`](Self::PUSHFORWARD_RULE) says so, all operators of order 1 go by the function's rules instead of the
    /// backend, and those of order 2 are [refused](crate::Error::FirstOrderRule), as are derivatives of its derivatives.
    #[allow(unused_variables)]
    fn pushforward_rule<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
        x_dot: View<'_, Self::Input, S>,
        y: &mut Owned<Self::Output, S>,
        y_dot: &mut Owned<Self::Output, S>,
    ) -> Option<Result<(), Self::Error>> {
        None
    }

    /// A rule that the function brings along: overwrites `y` with f(x) and `x_bar` with +Jᵀ ȳ, as
    /// [`pushforward_rule`](Self::pushforward_rule).
    #[allow(unused_variables)]
    fn pullback_rule<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        context: At<'_, '_, Self, S, R>,
        y_bar: View<'_, Self::Output, S>,
        y: &mut Owned<Self::Output, S>,
        x_bar: &mut Owned<Self::Input, S>,
    ) -> Option<Result<(), Self::Error>> {
        None
    }
    /// Prepares what the function keeps in its context's scratch: the engine of a derivative inside it.
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

/// A function that is named without what it needs: the constant that stands where the type of a function has a constructor.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct NeedsNew;

/// The context as a function sees it.
pub type At<'a, 's, F, S, R = f64> = <<F as Function<R>>::Context as Context<R>>::At<'a, 's, S>;
/// The context as a caller passes it.
pub type Args<'a, F, T, R = f64> = <<F as Function<R>>::Context as Context<R>>::Args<'a, T>;

#[diagnostic::do_not_recommend]
impl<R: Real, F: Function<R> + ?Sized> Function<R> for &F {
    type Input = F::Input;
    type Output = F::Output;
    type Context = F::Context;
    type Error = F::Error;

    const PUSHFORWARD_RULE: bool = F::PUSHFORWARD_RULE;
    const PULLBACK_RULE: bool = F::PULLBACK_RULE;

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

    fn pushforward_rule<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        x_dot: View<'_, F::Input, S>,
        y: &mut Owned<F::Output, S>,
        y_dot: &mut Owned<F::Output, S>,
    ) -> Option<Result<(), F::Error>> {
        (**self).pushforward_rule(x, context, x_dot, y, y_dot)
    }

    fn pullback_rule<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y_bar: View<'_, F::Output, S>,
        y: &mut Owned<F::Output, S>,
        x_bar: &mut Owned<F::Input, S>,
    ) -> Option<Result<(), F::Error>> {
        (**self).pullback_rule(x, context, y_bar, y, x_bar)
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
