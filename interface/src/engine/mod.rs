//! What an engine author writes: [`Engine`] and [`Engine2`], by hand or from a [`Seeded`] number.

mod forward;
mod lanes;
mod polyfill;
mod reverse;
mod second_forward;
mod seeded;
mod workspace;

pub use forward::ForwardEngine;
pub use lanes::{ForwardLanes, ForwardNumbers};
pub use reverse::{Recording, ReverseEngine};
pub use second_forward::{SecondForwardEngine, SecondForwardNumbers};
pub use seeded::{Seeded, Seeded2};
pub use workspace::Workspace;

use crate::target::Target;
use crate::{Args, Context, Error, Function, Real, Scalar, Space, View, ViewMut};

/// Which of the two primitives an engine has by nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// [`Engine::sweep`] is a pushforward: seeds are tangents ẋ, results are J ẋ.
    Forward,
    /// [`Engine::sweep`] is a pullback: seeds are cotangents ȳ, results are +Jᵀ ȳ.
    Reverse,
}

/// A function at a point: what an engine differentiates.
pub struct Point<'a, R: Real, T: Scalar<R>, F: Function<R>> {
    /// The function.
    pub f: &'a F,
    /// The active arguments.
    pub x: View<'a, F::Input, T>,
    /// The other arguments.
    pub context: Args<'a, F, T, R>,
}

impl<'a, R: Real, T: Scalar<R>, F: Function<R>> Point<'a, R, T, F> {
    /// Bundles a function with its arguments, for as long as the shortest of them lives.
    #[inline]
    pub fn new<'x: 'a, 'c: 'a>(f: &'a F, x: View<'x, F::Input, T>, context: Args<'c, F, T, R>) -> Self {
        Self { f, x: F::Input::shorten(x), context: F::Context::shorten(context) }
    }
}

impl<R: Real, T: Scalar<R>, F: Function<R>> Clone for Point<'_, R, T, F> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Real, T: Scalar<R>, F: Function<R>> Copy for Point<'_, R, T, F> {}

/// A function whose spaces and context are these: what the engine was prepared for.
pub trait FunctionOn<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>>:
    Function<R, Input = X, Output = Y, Context = C>
{
}
impl<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, F> FunctionOn<R, X, Y, C> for F where
    F: Function<R, Input = X, Output = Y, Context = C> + ?Sized
{
}

/// Differentiates functions from `X` to `Y` with context `C`, once prepared, over the base number `T`: the workspace of
/// one thread, with its plan.
///
/// The operators have checked all shapes: engines may assume them. With n = dim x and m = dim y, `batch` seeds lie one
/// after another in `seeds`, and so do the results; results are overwritten. `y`, where it is asked for, receives
/// f(x). A call with `batch = 0` evaluates f all the same.
pub trait Engine<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>>:
    Clone + Send + 'static
{
    /// What [`sweep`](Self::sweep) is.
    const MODE: Mode;

    /// n and m.
    fn dims(&self) -> (usize, usize);

    /// Room for the polyfill: one seed and one result. Starts empty.
    fn spare(&mut self) -> &mut Vec<T>;

    /// The primitive: one result for each seed.
    fn sweep<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>>;

    /// ẏ = J ẋ for each tangent.
    fn pushforward<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        x_dots: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match Self::MODE {
            Mode::Forward => self.sweep(point, batch, x_dots, y, y_dots),
            Mode::Reverse => polyfill::transposed(self, point, batch, x_dots, y, y_dots),
        }
    }

    /// x̄ = +Jᵀ ȳ for each cotangent.
    fn pullback<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match Self::MODE {
            Mode::Reverse => self.sweep(point, batch, y_bars, y, x_bars),
            Mode::Forward => polyfill::transposed(self, point, batch, y_bars, y, x_bars),
        }
    }

    /// ∇f, for m = 1.
    fn gradient<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, 1, &[T::one()], y, gradient)
    }

    /// The matrix J, m × n.
    fn jacobian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        polyfill::rows_or_columns(self, point, y, &mut |i, j, value| jacobian.set(i, j, value))
    }

    /// Prepares for several calls of [`pushforward_again`](Self::pushforward_again) or
    /// [`pullback_again`](Self::pullback_again) at this point, where the engine can keep the evaluation.
    fn linearize<F: FunctionOn<R, X, Y, C>>(&mut self, _point: Point<'_, R, T, F>) -> Result<(), Error<F::Error>> {
        Ok(())
    }

    /// [`pushforward`](Self::pushforward) at the point of the last [`linearize`](Self::linearize).
    fn pushforward_again<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pushforward(point, batch, x_dots, None, y_dots)
    }

    /// [`pullback`](Self::pullback) at the point of the last [`linearize`](Self::linearize).
    fn pullback_again<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, batch, y_bars, None, x_bars)
    }
}

/// Differentiates twice. Conventions as for [`Engine`].
pub trait Engine2<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>>: Clone + Send + 'static {
    /// For n = 1: f, f′ and f″, each m numbers.
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>>;

    /// For m = 1: f, ∇f and H ẋ for each tangent.
    fn hvp<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
        products: &mut [R],
    ) -> Result<(), Error<F::Error>>;

    /// For m = 1: f, ∇f and the matrix H.
    fn hessian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>>;
}
