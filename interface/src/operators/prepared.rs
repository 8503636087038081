use super::door::{admit, check};
use super::kind::Kind;
use super::rules;
use super::shared::Shared;
use crate::engine::Point;
use crate::{Args, Argument, Backend, Context, Error, Function, Owned, Real, Scalar, Shape, SignatureOf, Space, View};
use core::marker::PhantomData;
use derive_where::derive_where;

/// One operator of one function, prepared: owns the engine and its storage and holds the function, by value or by
/// reference. Its in-place methods allocate nothing when f does not.
///
/// `Clone + Send`; for calls from several threads through `&self` see [`shared`](Self::shared). The type is written
/// with [`PreparedOf`] or inferred.
#[derive_where(Clone; E, F)]
pub struct Prepared<O, E, F: Function<R>, R: Real = f64> {
    pub(super) f: F,
    pub(super) engine: E,
    pub(super) x_shape: Shape,
    pub(super) y_shape: Shape,
    pub(super) context_shape: Shape,
    /// A point of the input space, to keep `.at(x)`.
    pub(super) x: Option<Owned<F::Input, R>>,
    /// Whether the engine stands at the point of `.at(x)`.
    pub(super) linearized: bool,
    /// A point of the output space: the shape of results like y, and the value where it is not asked for.
    pub(super) y: Owned<F::Output, R>,
    pub(super) dims: (usize, usize),
    /// Room for tangents that do not lie in one slice: going in, and coming out.
    pub(super) seeds: Vec<R>,
    pub(super) results: Vec<R>,
    /// Room for a gradient that comes out with them.
    pub(super) gradient: Vec<R>,
    operator: PhantomData<O>,
}

/// The prepared form of an operator of order 1 for backend `B`, for signatures and fields:
/// `PreparedOf<kind::Gradient, B, F>`.
pub type PreparedOf<O, B, F, R = f64> = Prepared<O, <B as Backend<R>>::Engine<SignatureOf<F, R>>, F, R>;

/// The prepared form of an operator of order 2 for backend `B`: `Prepared2Of<kind::Hessian, B, F>`.
pub type Prepared2Of<O, B, F, R = f64> = Prepared<O, <B as Backend<R>>::Engine2<SignatureOf<F, R>>, F, R>;

impl<O: Kind, E, F: Function<R>, R: Real> Prepared<O, E, F, R> {
    /// Calls f once where the shape of its output is not told by its type. A rule gives first derivatives only.
    pub(super) fn new(
        f: F,
        x: View<'_, F::Input, R>,
        args: Args<'_, F, R, R>,
        make: impl FnOnce(Point<'_, R, R, F>, View<'_, F::Output, R>) -> Result<E, Error<F::Error>>,
    ) -> Result<Self, Error<F::Error>> {
        if O::OPERATOR.is_second() {
            rules::refuse::<R, F>()?;
        }
        let frame = Frame::new(&f, x, args)?;
        let engine = make(Point::new(&f, x, args), F::Output::view(&frame.y))?;
        let Frame { x_shape, y_shape, context_shape, x, y, dims, seeds, results, gradient } = frame;
        Ok(Self {
            f,
            engine,
            x_shape,
            y_shape,
            context_shape,
            x: Some(x),
            linearized: false,
            y,
            dims,
            seeds,
            results,
            gradient,
            operator: PhantomData,
        })
    }

    /// The function.
    pub fn function(&self) -> &F {
        &self.f
    }

    /// The engine, to read its counters.
    pub fn engine(&self) -> &E {
        &self.engine
    }

    /// dim x and dim y.
    pub fn dims(&self) -> (usize, usize) {
        self.dims
    }

    /// The form that many threads can call at once through `&self`: it makes one copy of the workspace for each call
    /// under way and keeps them for the next ones.
    pub fn shared(self) -> Shared<Self> {
        Shared::new(self)
    }

    /// Checks the input and the context.
    #[inline]
    pub(super) fn admit(&self, x: View<'_, F::Input, R>, args: Args<'_, F, R, R>) -> Result<(), Error<F::Error>> {
        check::<F::Input, R, _>(Argument::Input, x, &self.x_shape)?;
        let expected = &self.context_shape;
        let fits = expected.fits(|check| F::Context::extents(args, check));
        admit(Argument::Context, fits, expected, move || F::Context::shape(args))
    }
}

/// What every operator prepares alike: compiled once for a function, and not once for each operator and engine.
struct Frame<F: Function<R>, R: Real> {
    x_shape: Shape,
    y_shape: Shape,
    context_shape: Shape,
    x: Owned<F::Input, R>,
    y: Owned<F::Output, R>,
    dims: (usize, usize),
    seeds: Vec<R>,
    results: Vec<R>,
    gradient: Vec<R>,
}

impl<F: Function<R>, R: Real> Frame<F, R> {
    fn new(f: &F, x: View<'_, F::Input, R>, args: Args<'_, F, R, R>) -> Result<Self, Error<F::Error>> {
        let y = first_value(f, x, args)?;
        let dims = (F::Input::dim(x), F::Output::dim(F::Output::view(&y)));
        Ok(Self {
            x_shape: F::Input::shape(x),
            y_shape: F::Output::shape(F::Output::view(&y)),
            context_shape: F::Context::shape(args),
            x: F::Input::map(x, &mut |v| v),
            y,
            dims,
            seeds: vec![R::zero(); dims.0.max(dims.1)],
            results: vec![R::zero(); dims.0.max(dims.1)],
            gradient: vec![R::zero(); dims.0],
        })
    }
}

fn first_value<R: Real, F: Function<R>>(
    f: &F,
    x: View<'_, F::Input, R>,
    args: Args<'_, F, R, R>,
) -> Result<Owned<F::Output, R>, Error<F::Error>> {
    if let Some(y) = F::Output::fixed(R::zero()) {
        return Ok(y);
    }
    let mut scratch = <F::Context as Context<R>>::Scratch::<R>::default();
    f.first(x, F::Context::lift(args, &mut scratch, &mut |r| r)).map_err(Error::Function)
}

/// The components of a point in one slice: where they lie, or copied into `room`.
#[inline]
pub(super) fn gather<'a, X: Space, S: Scalar<X::Real>>(x: &'a View<'_, X, S>, room: &'a mut Vec<S>) -> &'a [S] {
    if let Some(flat) = X::flat(x) {
        return flat;
    }
    room.clear();
    X::each(*x, &mut |value: S| room.push(value));
    room
}

/// Writes components that came in one slice.
#[inline]
pub(super) fn scatter<X: Space, S: Scalar<X::Real>>(to: X::ViewMut<'_, S>, from: &[S]) {
    let mut from = from.iter();
    X::each_mut(to, &mut |x: &mut S| from.next().into_iter().for_each(|value| *x = *value));
}

impl<O: Kind, E, F: Function<R>, R: Real> core::fmt::Debug for Prepared<O, E, F, R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Prepared")
            .field("operator", &O::OPERATOR)
            .field("x", &self.x_shape)
            .field("y", &self.y_shape)
            .field("context", &self.context_shape)
            .finish_non_exhaustive()
    }
}
