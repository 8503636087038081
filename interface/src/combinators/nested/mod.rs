//! Derivatives inside a function: [`Nested`].

mod back;
pub mod idle;
mod operators;

pub use back::{ContextBar, pulled};

use super::derived::{Keeps, KeptEngine, Pullbacks, Pushforwards, first_value};
use crate::engine::{Engine, Point};
use crate::{Args, Context, Error, Function, Nestable, Owned, Real, Scalar, Shape, SignatureOf, Space, View};
use core::fmt;
use core::marker::PhantomData;

/// A backend for derivatives inside a function, over the number that the function runs over.
///
/// A function that is generic over its scalar `S` calls the operators of `Nested` with points over `S`,
/// and their results are over `S`. Every backend can then differentiate the function: what `S` carries
/// flows through the inner derivative, and the tangents of both levels are apart. Numbers of the
/// function that the inner derivative treats as constants are parameters of the inner function, passed
/// to [`bind`](Self::bind).
///
/// The operators have the names, formulas and shapes of [`Differentiate`](crate::Differentiate), and
/// cost what those of the backend cost, in calls of the inner function over `S`. Nothing is allocated
/// once a thread has called an operator for a type of number and for these shapes, if the results are
/// written in place: the thread keeps its last 32 engines. Source: Siskind and Pearlmutter,
/// *Perturbation confusion and referential transparency*, IFL 2005.
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions::{Error, Nested};
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn potential<S: Scalar>(x: &[S; 2]) -> S {
///     x[0] * x[0] * x[1]
/// }
///
/// /// |∇u|² for u = x² y, which is 4 x² y² + x⁴
/// #[differentiable]
/// fn steepness<S: Scalar>(x: &[S; 2]) -> Result<S, Error<Infallible>> {
///     let slope = Nested::new(Dual::new()).gradient(&Potential, x)?;
///     Ok(slope[0] * slope[0] + slope[1] * slope[1])
/// }
///
/// let (y, gradient) = Dual::new().value_and_gradient(&Steepness, &[1.0, 2.0])?;
/// assert_eq!((y, gradient), (17.0, [36.0, 16.0])); // 8 x y² + 4 x³, and 8 x² y
/// # Ok::<(), Error<Error<Infallible>>>(())
/// ```
///
/// # Errors
///
/// Every operator returns a [`Result`] with the [`Error`] of the inner operator:
/// [`Error::Function`] if the inner function fails, [`Error::Shape`] if an argument does not fit,
/// [`Error::Range`] if a setting of the backend does not fit x.
///
/// # Pitfalls
///
/// A backend that records a program, such as `RecordedTape`, records the inner function at each call:
/// another function of the same type may be passed next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nested<B>(B);

impl<B> Nested<B> {
    /// Makes the nested operators of a backend.
    pub const fn new(backend: B) -> Self {
        Self(backend)
    }

    /// Binds an inner function to its arguments that are not differentiated.
    ///
    /// Parameters are numbers over `S`. They are constants for the inner derivative, and keep their
    /// derivatives for the outer one.
    ///
    /// ```
    /// use core::convert::Infallible;
    /// use fluxions::prelude::*;
    /// use fluxions::{Error, Nested};
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn plus<S: Scalar>(y: S, #[parameter] x: S) -> S {
    ///     x + y
    /// }
    ///
    /// /// x · ∂/∂y (x + y) at y = 1, which is x.
    /// #[differentiable]
    /// fn product<S: Scalar>(x: S) -> Result<S, Error<Infallible>> {
    ///     Ok(x * Nested::new(Dual::new()).bind(&Plus, x).derivative(S::one())?)
    /// }
    ///
    /// assert_eq!(Dual::new().derivative(&Product, 3.0)?, 1.0);
    /// # Ok::<(), Error<Error<Infallible>>>(())
    /// ```
    pub fn bind<'n, 'a: 'n, R, S, F>(&'n self, f: &'n F, args: Args<'a, F, S, R>) -> NestedBound<'n, B, S, F, R>
    where
        R: Real,
        S: Scalar<R>,
        F: Function<R>,
    {
        NestedBound { backend: &self.0, f, args: F::Context::shorten(args) }
    }
}

/// An inner function with its arguments that are not differentiated. [`Nested::bind`] makes it.
///
/// It has the operators of [`Nested`], without the function as an argument. Each consumes it.
///
/// # Errors
///
/// Those of [`Nested`].
pub struct NestedBound<'n, B, S: Scalar<R>, F: Function<R>, R: Real = f64> {
    backend: &'n B,
    f: &'n F,
    args: Args<'n, F, S, R>,
}

impl<B: fmt::Debug, S: Scalar<R>, F: Function<R>, R: Real> fmt::Debug for NestedBound<'_, B, S, F, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NestedBound").field("backend", &self.backend).finish_non_exhaustive()
    }
}

/// What an operator of [`NestedBound`] runs: an engine, and a point of the output space.
struct Held<E, S, Y> {
    kept: KeptEngine<E, S>,
    /// A point like f(x).
    y: Y,
}

/// What the operators of a function hold.
type HeldFor<E, S, F, R> = Held<E, S, Owned<<F as Function<R>>::Output, S>>;

/// What this thread keeps between two calls of the operator `K`, with the backend that prepared it.
struct Idle<K, B, H> {
    operator: PhantomData<fn(K)>,
    backend: B,
    context_shape: Shape,
    held: H,
}

/// What this thread keeps for the operator `K` of a function.
type IdleFor<K, B, S, F, R> = Box<Idle<K, B, HeldFor<<K as Keeps<B, R>>::Engine<S, SignatureOf<F, R>>, S, F, R>>>;

impl<'n, B, S, F, R> NestedBound<'n, B, S, F, R>
where
    R: Real,
    S: Scalar<R>,
    F: Function<R>,
    B: Nestable<R> + PartialEq,
{
    /// Calls `run` with an engine for these shapes, which is idle or new.
    fn hold<K: Keeps<B, R>, T>(
        self,
        x: View<'_, F::Input, S>,
        run: impl FnOnce(
            &mut HeldFor<K::Engine<S, SignatureOf<F, R>>, S, F, R>,
            Point<'_, R, S, F>,
        ) -> Result<T, Error<F::Error>>,
    ) -> Result<T, Error<F::Error>> {
        let point = Point::new(self.f, x, self.args);
        let mut idle = self.engine::<K>(point)?;
        let outcome = run(&mut idle.held, point);
        if idle.held.kept.engine.forget() {
            idle::give(idle);
        }
        outcome
    }

    /// Returns an engine for these shapes, which is idle or new. It is compiled once for the operators of one kind.
    fn engine<K: Keeps<B, R>>(&self, point: Point<'_, R, S, F>) -> Result<IdleFor<K, B, S, F, R>, Error<F::Error>> {
        let fits = |idle: &Idle<K, B, HeldFor<K::Engine<S, SignatureOf<F, R>>, S, F, R>>| {
            let mut context = idle.context_shape.check();
            F::Context::extents(point.context, &mut context);
            idle.backend == *self.backend && F::Input::has_shape(point.x, &idle.held.kept.x_shape) && context.fits()
        };
        if let Some(idle) = idle::take(fits) {
            return Ok(idle);
        }
        let y = first_value(point)?;
        let kept = KeptEngine::prepare::<K, _, _, _>(self.backend, point, F::Output::view(&y))?;
        Ok(Box::new(Idle {
            operator: PhantomData,
            backend: self.backend.clone(),
            context_shape: F::Context::shape(point.context),
            held: Held { kept, y },
        }))
    }
}
