use super::{Engine, ForwardEngine, ForwardProducts, FunctionOn, Mode, Point, Products};
use crate::scalar::Seeded;
use crate::target::Target;
use crate::{Error, Real, Scalar, Signature, Space, View, ViewMut};
use core::mem::replace;
use derive_where::derive_where;

/// A family of numbers with any count of tangents, for [`ForwardLanes`].
///
/// A backend implements it for a type without values and names the number of each width.
/// `Number<N>` is what [`ForwardEngine`] runs with `N` lanes.
pub trait ForwardNumbers<R: Real, T: Scalar<R>>: Clone + Send + Sync + 'static {
    /// The number with `N` tangents.
    type Number<const N: usize>: Seeded<R, T, N>;
}

type Lane<T, A, G, const N: usize> =
    ForwardEngine<T, <A as ForwardNumbers<<G as Signature>::Real, T>>::Number<N>, G, N>;

/// Forward mode with 1, 2, 4 or 8 tangents at a time, which is chosen in the preparation.
///
/// A number with more tangents calls f less often, but each operation costs more. One with as many
/// lanes as there are columns wastes neither. The engine costs what a [`ForwardEngine`] with that
/// number of lanes costs.
#[derive_where(Clone, Debug)]
pub enum ForwardLanes<T: Scalar<G::Real>, A: ForwardNumbers<G::Real, T>, G: Signature> {
    /// One tangent at a time.
    One(Lane<T, A, G, 1>),
    /// Two tangents at a time.
    Two(Lane<T, A, G, 2>),
    /// Four tangents at a time.
    Four(Lane<T, A, G, 4>),
    /// Eight tangents at a time.
    Eight(Lane<T, A, G, 8>),
    /// What [`for_products`](Self::for_products) makes. It is boxed, because an engine inside engines takes stack for its
    /// widest number.
    Products(Box<ForwardProducts<T, A, G>>),
}

macro_rules! each_lane {
    ($self:expr, $engine:ident => $body:expr) => {
        match $self {
            ForwardLanes::One($engine) => $body,
            ForwardLanes::Two($engine) => $body,
            ForwardLanes::Four($engine) => $body,
            ForwardLanes::Eight($engine) => $body,
            ForwardLanes::Products($engine) => $body,
        }
    };
    // What products do by another engine.
    ($self:expr, $engine:ident => $body:expr; $products:ident => $other:expr) => {
        match $self {
            ForwardLanes::One($engine) => $body,
            ForwardLanes::Two($engine) => $body,
            ForwardLanes::Four($engine) => $body,
            ForwardLanes::Eight($engine) => $body,
            ForwardLanes::Products($products) => $other,
        }
    };
}

impl<T, A, G> ForwardLanes<T, A, G>
where
    T: Scalar<G::Real>,
    A: ForwardNumbers<G::Real, T>,
    G: Signature,
{
    /// Makes an engine for at most `wanted` tangents at a time.
    ///
    /// It has the smallest of the widths 1, 2, 4 and 8 that is at least `wanted`, or else 8.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if the function fails to prepare a derivative inside it.
    pub fn new<F: FunctionOn<G>>(
        wanted: usize,
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        Ok(match wanted {
            0 | 1 => Self::One(ForwardEngine::new(point, y)?),
            2 => Self::Two(ForwardEngine::new(point, y)?),
            3 | 4 => Self::Four(ForwardEngine::new(point, y)?),
            _ => Self::Eight(ForwardEngine::new(point, y)?),
        })
    }

    /// Makes an engine for [`columns`](Engine::columns) of `count` products, with at most `limit`
    /// tangents at a time: see [`ForwardProducts`].
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if the function fails to prepare a derivative inside it.
    pub fn for_products<F: FunctionOn<G>>(
        count: usize,
        limit: usize,
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        Ok(Self::Products(Box::new(ForwardProducts::new(count, limit, point, y)?)))
    }

    /// Makes an engine that was prepared for other operators one for products, which keeps it for these. So f is compiled once for the
    /// columns, and not once more for the numbers of other operators.
    #[cold]
    #[inline(never)]
    fn turn_to_products<F: FunctionOn<G>>(
        &mut self,
        count: usize,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        let y = each_lane!(self, engine => engine.like_y(); _products => return Ok(()));
        let products = ForwardProducts::new(count, self.lanes(), point, G::Output::view(&y))?;
        let others = replace(self, Self::Products(Box::new(products)));
        if let Self::Products(products) = self {
            products.keep(others);
        }
        Ok(())
    }
}

impl<T, A, G> Engine<T, G> for ForwardLanes<T, A, G>
where
    T: Scalar<G::Real>,
    A: ForwardNumbers<G::Real, T>,
    G: Signature,
{
    const MODE: Mode = Mode::Forward;
    const TELLS_CHOICES: bool = true;

    fn dims(&self) -> (usize, usize) {
        each_lane!(self, engine => engine.dims())
    }

    fn scratch(&mut self) -> &mut Vec<T> {
        each_lane!(self, engine => engine.scratch())
    }

    fn forget(&mut self) -> bool {
        each_lane!(self, engine => engine.forget())
    }

    fn choices(&self) -> Option<u64> {
        match self {
            Self::Products(products) => products.choices(),
            _ => None,
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
        each_lane! { self,
            engine => engine.sweep(point, batch, seeds, y, results);
            products => products.others(point)?.sweep(point, batch, seeds, y, results)
        }
    }

    fn lanes(&self) -> usize {
        each_lane!(self, engine => engine.lanes())
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        if !matches!(self, Self::Products(_)) {
            self.turn_to_products(products.count(), point)?;
        }
        match self {
            Self::Products(engine) => engine.columns(point, y, products),
            _ => Ok(()),
        }
    }

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        each_lane! { self,
            engine => engine.pullback(point, batch, y_bars, y, x_bars);
            products => products.others(point)?.pullback(point, batch, y_bars, y, x_bars)
        }
    }

    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        each_lane! { self,
            engine => engine.gradient(point, y, gradient);
            products => products.others(point)?.gradient(point, y, gradient)
        }
    }

    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        each_lane! { self,
            engine => engine.jacobian(point, y, jacobian);
            products => products.others(point)?.jacobian(point, y, jacobian)
        }
    }
}
