use super::{Engine, ForwardEngine, FunctionOn, Mode, Point, Seeded};
use crate::target::Target;
use crate::{Context, Error, Real, Scalar, Space, View, ViewMut};

/// A family of numbers with any count of tangents, for [`ForwardLanes`].
pub trait ForwardNumbers<R: Real, T: Scalar<R>>: Clone + Send + Sync + 'static {
    /// The number with `N` tangents.
    type Number<const N: usize>: Seeded<R, T, N>;
}

type Lane<R, T, A, X, Y, C, const N: usize> = ForwardEngine<R, T, <A as ForwardNumbers<R, T>>::Number<N>, X, Y, C, N>;

/// Forward mode with 1, 2, 4 or 8 tangents at a time, chosen at preparation.
#[allow(missing_docs)]
pub enum ForwardLanes<
    R: Real,
    T: Scalar<R>,
    A: ForwardNumbers<R, T>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
> {
    One(Lane<R, T, A, X, Y, C, 1>),
    Two(Lane<R, T, A, X, Y, C, 2>),
    Four(Lane<R, T, A, X, Y, C, 4>),
    Eight(Lane<R, T, A, X, Y, C, 8>),
}

macro_rules! each_lane {
    ($self:expr, $engine:ident => $body:expr) => {
        match $self {
            ForwardLanes::One($engine) => $body,
            ForwardLanes::Two($engine) => $body,
            ForwardLanes::Four($engine) => $body,
            ForwardLanes::Eight($engine) => $body,
        }
    };
}

impl<R, T, A, X, Y, C> Clone for ForwardLanes<R, T, A, X, Y, C>
where
    R: Real,
    T: Scalar<R>,
    A: ForwardNumbers<R, T>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    fn clone(&self) -> Self {
        match self {
            Self::One(engine) => Self::One(engine.clone()),
            Self::Two(engine) => Self::Two(engine.clone()),
            Self::Four(engine) => Self::Four(engine.clone()),
            Self::Eight(engine) => Self::Eight(engine.clone()),
        }
    }
}

impl<R, T, A, X, Y, C> ForwardLanes<R, T, A, X, Y, C>
where
    R: Real,
    T: Scalar<R>,
    A: ForwardNumbers<R, T>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    /// For at most `wanted` tangents at a time: the widest engine that is not wider, or the narrowest one that holds
    /// them all where that is one step up.
    pub fn new<F: FunctionOn<R, X, Y, C>>(
        wanted: usize,
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
    ) -> Result<Self, Error<F::Error>> {
        Ok(match wanted {
            0 | 1 => Self::One(ForwardEngine::new(point, y)?),
            2 => Self::Two(ForwardEngine::new(point, y)?),
            3 | 4 => Self::Four(ForwardEngine::new(point, y)?),
            _ => Self::Eight(ForwardEngine::new(point, y)?),
        })
    }
}

impl<R, T, A, X, Y, C> Engine<R, T, X, Y, C> for ForwardLanes<R, T, A, X, Y, C>
where
    R: Real,
    T: Scalar<R>,
    A: ForwardNumbers<R, T>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        each_lane!(self, engine => engine.dims())
    }

    fn spare(&mut self) -> &mut Vec<T> {
        each_lane!(self, engine => engine.spare())
    }

    fn sweep<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        each_lane!(self, engine => engine.sweep(point, batch, seeds, y, results))
    }

    fn pullback<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        each_lane!(self, engine => engine.pullback(point, batch, y_bars, y, x_bars))
    }

    fn gradient<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        each_lane!(self, engine => engine.gradient(point, y, gradient))
    }

    fn jacobian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        each_lane!(self, engine => engine.jacobian(point, y, jacobian))
    }
}
