use fluxions::engine::{Engine, Engine2, FunctionOn, Mode, Point};
use fluxions::target::Target;
use fluxions::{Error, Scalar, Signature, ViewMut};

/// One of two engines: `Own` for functions with an adjoint, `Other` for the rest.
///
/// Which of the two a function uses is known when it is compiled, so only that one is compiled for it.
#[derive(Clone, Debug)]
pub enum Chosen<A, B> {
    /// The engine of functions with an adjoint.
    Own(A),
    /// The engine of functions without one.
    Other(B),
}

/// Calls the engine that the function was prepared for.
macro_rules! chosen {
    ($self:ident, $f:ident, |$engine:ident| $call:expr) => {
        if $f::ADJOINT {
            match $self {
                Self::Own($engine) => $call,
                Self::Other(_) => Err(Error::MissingAdjoint),
            }
        } else {
            match $self {
                Self::Own(_) => Err(Error::MissingAdjoint),
                Self::Other($engine) => $call,
            }
        }
    };
}

impl<T: Scalar<G::Real>, G: Signature, A: Engine<T, G>, B: Engine<T, G>> Engine<T, G> for Chosen<A, B> {
    // The mode is not used: every method calls the method of one of the engines, which has a mode of its own.
    const MODE: Mode = Mode::Reverse;

    fn dims(&self) -> (usize, usize) {
        match self {
            Self::Own(engine) => engine.dims(),
            Self::Other(engine) => engine.dims(),
        }
    }
    fn scratch(&mut self) -> &mut Vec<T> {
        match self {
            Self::Own(engine) => engine.scratch(),
            Self::Other(engine) => engine.scratch(),
        }
    }
    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, batch, seeds, y, results)
    }
    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.pushforward(point, batch, x_dots, y, y_dots))
    }
    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.pullback(point, batch, y_bars, y, x_bars))
    }
    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.gradient(point, y, gradient))
    }
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.jacobian(point, y, jacobian))
    }
    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.linearize(point))
    }
    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.pushforward_again(point, batch, x_dots, y_dots))
    }
    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.pullback_again(point, batch, y_bars, x_bars))
    }
}

impl<G: Signature, A: Engine2<G>, B: Engine2<G>> Engine2<G> for Chosen<A, B> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.second_derivative(point, y, first, second))
    }
    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.hvp(point, batch, x_dots, y, gradient, products))
    }
    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        chosen!(self, F, |engine| engine.hessian(point, y, gradient, hessian))
    }
}
