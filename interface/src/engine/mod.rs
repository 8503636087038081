//! What an engine author writes: [`Engine`] and [`Engine2`], by hand or from a [`Seeded`] number.

mod forward;
mod lanes;
mod polyfill;
mod reverse;
mod second_forward;
mod seeded;
mod workspace;

pub use crate::signature::{FunctionOn, Scratch};
pub use forward::ForwardEngine;
pub use lanes::{ForwardLanes, ForwardNumbers};
pub use reverse::{Recording, ReverseEngine};
pub use second_forward::{SecondForwardEngine, SecondForwardNumbers};
pub use seeded::{Seeded, Seeded2};
pub use workspace::Workspace;

use crate::target::Target;
use crate::{Args, Context, Error, Function, Real, Scalar, Signature, Space, View, ViewMut};
use derive_where::derive_where;

/// Which of the two primitives an engine has by nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// [`Engine::sweep`] is a pushforward: seeds are tangents ẋ, results are J ẋ.
    Forward,
    /// [`Engine::sweep`] is a pullback: seeds are cotangents ȳ, results are +Jᵀ ȳ.
    Reverse,
}

/// A function at a point: what an engine differentiates.
#[derive_where(Clone, Copy)]
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

/// Differentiates functions of the signature `G`, once prepared, over the base number `T`: the workspace of one thread, with
/// its plan.
///
/// The operators have checked all shapes: engines may assume them. With n = dim x and m = dim y, `batch` seeds lie one
/// after another in `seeds`, and so do the results; results are overwritten. `y`, where it is asked for, receives
/// f(x). A call with `batch = 0` evaluates f all the same.
pub trait Engine<T: Scalar<G::Real>, G: Signature>: Clone + Send + 'static {
    /// What [`sweep`](Self::sweep) is.
    const MODE: Mode;

    /// n and m.
    fn dims(&self) -> (usize, usize);

    /// Room for the polyfill: one seed and one result. Starts empty.
    fn spare(&mut self) -> &mut Vec<T>;

    /// The primitive: one result for each seed.
    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>>;

    /// ẏ = J ẋ for each tangent.
    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match Self::MODE {
            Mode::Forward => self.sweep(point, batch, x_dots, y, y_dots),
            Mode::Reverse => polyfill::transposed(self, point, batch, x_dots, y, y_dots),
        }
    }

    /// x̄ = +Jᵀ ȳ for each cotangent.
    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match Self::MODE {
            Mode::Reverse => self.sweep(point, batch, y_bars, y, x_bars),
            Mode::Forward => polyfill::transposed(self, point, batch, y_bars, y, x_bars),
        }
    }

    /// ∇f, for m = 1.
    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, 1, &[T::one()], y, gradient)
    }

    /// The matrix J, m × n.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        polyfill::rows_or_columns(self, point, y, &mut |i, j, value| jacobian.set(i, j, value))
    }

    /// Prepares for several calls of [`pushforward_again`](Self::pushforward_again) or
    /// [`pullback_again`](Self::pullback_again) at this point, where the engine can keep the evaluation.
    fn linearize<F: FunctionOn<G>>(&mut self, _point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        Ok(())
    }

    /// [`pushforward`](Self::pushforward) at the point of the last [`linearize`](Self::linearize).
    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pushforward(point, batch, x_dots, None, y_dots)
    }

    /// [`pullback`](Self::pullback) at the point of the last [`linearize`](Self::linearize).
    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, batch, y_bars, None, x_bars)
    }
}

/// Differentiates twice. Conventions as for [`Engine`].
pub trait Engine2<G: Signature>: Clone + Send + 'static {
    /// For n = 1: f, f′ and f″, each m numbers.
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>>;

    /// For m = 1: f, ∇f and H ẋ for each tangent.
    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>>;

    /// For m = 1: f, ∇f and the matrix H.
    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>>;
}
