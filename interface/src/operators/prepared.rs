//! Prepared operators: [`Prepared`].

use super::kind::Kind;
use super::shared::Shared;
use super::validation::{check, validate};
use crate::engine::Point;
use crate::sparse::Pattern;
use crate::{Args, Argument, Backend, Context, Error, Function, Owned, Real, Scalar, Shape, SignatureOf, Space, View};
use core::marker::PhantomData;
use derive_where::derive_where;

/// One operator of one function, prepared for the hot loop.
///
/// A prepared operator owns the engine and all storage, and holds the function by value or by
/// reference. `prepare_gradient` and its like make it. Its in-place methods do not allocate, unless
/// f does or the backend says so.
///
/// It is `Clone` and `Send`: each thread can have a clone. For calls through `&self` see
/// [`shared`](Self::shared), and for several products at one point see `at`. The type is inferred,
/// or written with [`PreparedOf`].
///
/// ```
/// use fluxions::operators::{PreparedOf, kind};
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn bowl<S: Scalar>(x: &[S]) -> S {
///     x[0] * x[0] + x[1] * x[1] * 2.0
/// }
///
/// struct Descent {
///     gradient: PreparedOf<kind::Gradient, Dual, Bowl>,
///     buffer: Vec<f64>,
/// }
///
/// let mut x = [4.0, 4.0];
/// let mut descent = Descent { gradient: Dual::new().prepare_gradient(Bowl, &x)?, buffer: vec![0.0; 2] };
/// for _ in 0..2 {
///     let y = descent.gradient.value_and_gradient_into(&x, &mut descent.buffer)?; // nothing is allocated
///     assert!(y >= 0.0);
///     x.iter_mut().zip(&descent.buffer).for_each(|(x, slope)| *x -= 0.25 * slope);
/// }
/// assert_eq!(x, [1.0, 0.0]); // ∇f = (2x₀, 4x₁): x₀ halves at each step, x₁ is 0 after one
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// [`Error::Shape`] if x differs in shape from the point of the preparation, or if another argument
/// does not fit. [`Error::Function`] if f fails. A prepared operator works after an error.
#[derive_where(Clone; E, F)]
pub struct Prepared<O, E, F: Function<R>, R: Real = f64> {
    pub(super) f: F,
    pub(super) engine: E,
    pub(super) x_shape: Shape,
    pub(super) y_shape: Shape,
    pub(super) context_shape: Shape,
    /// A point of the input space, as storage of `.at(x)`.
    pub(super) x: Option<Owned<F::Input, R>>,
    /// A point of the output space: the shape of results like y, and the buffer of a value that is
    /// not asked for.
    pub(super) y: Owned<F::Output, R>,
    pub(super) dims: (usize, usize),
    /// Storage for seeds and for results that do not lie in one slice.
    pub(super) seeds: Vec<R>,
    pub(super) results: Vec<R>,
    /// Storage for a gradient that is computed along with them.
    pub(super) gradient: Vec<R>,
    /// The pattern of sparse results if the engine knows none: all positions.
    pub(super) full: Option<Pattern>,
    operator: PhantomData<O>,
}

/// The prepared form of an operator of order 1 of backend `B`, for signatures and fields:
/// `PreparedOf<kind::Gradient, B, F>`.
pub type PreparedOf<O, B, F, R = f64> = Prepared<O, <B as Backend<R>>::Engine<SignatureOf<F, R>>, F, R>;

/// The prepared form of an operator of order 2 of backend `B`, for signatures and fields:
/// `Prepared2Of<kind::Hessian, B, F>`.
pub type Prepared2Of<O, B, F, R = f64> = Prepared<O, <B as Backend<R>>::Engine2<SignatureOf<F, R>>, F, R>;

impl<O: Kind, E, F: Function<R>, R: Real> Prepared<O, E, F, R> {
    /// Prepares by `make`. Calls f once if the type of its output does not tell the shape.
    pub(super) fn new(
        f: F,
        x: View<'_, F::Input, R>,
        args: Args<'_, F, R, R>,
        make: impl FnOnce(Point<'_, R, R, F>, View<'_, F::Output, R>) -> Result<E, Error<F::Error>>,
    ) -> Result<Self, Error<F::Error>> {
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
            y,
            dims,
            seeds,
            results,
            gradient,
            full: None,
            operator: PhantomData,
        })
    }

    /// Returns the function.
    pub fn function(&self) -> &F {
        &self.f
    }

    /// Returns the engine, for example to read its counters.
    pub fn engine(&self) -> &E {
        &self.engine
    }

    /// Returns n = dim x and m = dim y.
    pub fn dims(&self) -> (usize, usize) {
        self.dims
    }

    /// Returns the form that several threads can call at once through `&self`.
    ///
    /// It keeps one copy of the storage for each call under way.
    pub fn shared(self) -> Shared<Self> {
        Shared::new(self)
    }

    /// Checks the shapes of the input and of the context.
    #[inline]
    pub(super) fn validate(&self, x: View<'_, F::Input, R>, args: Args<'_, F, R, R>) -> Result<(), Error<F::Error>> {
        check::<F::Input, R, _>(Argument::Input, x, &self.x_shape)?;
        let mut check = self.context_shape.check();
        F::Context::extents(args, &mut check);
        validate(Argument::Context, check.holds(), &self.context_shape, move || F::Context::shape(args))
    }
}

/// What every operator prepares alike. It is compiled once for a function, and not once for each
/// operator and engine.
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

/// Returns a point of the output space, by a call of f if its type does not tell the shape.
fn first_value<R: Real, F: Function<R>>(
    f: &F,
    x: View<'_, F::Input, R>,
    args: Args<'_, F, R, R>,
) -> Result<Owned<F::Output, R>, Error<F::Error>> {
    if let Some(y) = F::Output::filled(R::zero()) {
        return Ok(y);
    }
    let mut scratch = <F::Context as Context<R>>::Scratch::<R>::default();
    f.first(x, F::Context::lift(args, &mut scratch, &mut |r| r)).map_err(Error::Function)
}

/// Returns the components of a point in one slice: the point's own if there is one, or else a copy
/// in `room`.
#[inline]
pub(crate) fn gather<'a, X: Space, S: Scalar<X::Real>>(x: &'a View<'_, X, S>, room: &'a mut Vec<S>) -> &'a [S] {
    if let Some(slice) = X::as_slice(x) {
        return slice;
    }
    room.clear();
    X::each(*x, &mut |value: S| room.push(value));
    room
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
