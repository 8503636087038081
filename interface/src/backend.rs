//! Backends, which make engines: [`Backend`], and the two ways in which they combine, [`Nestable`]
//! and [`Over`].

use crate::capabilities::Capabilities;
use crate::engine::{Engine, Engine2, Point};
use crate::operator::Operator;
use crate::{Error, Function, Real, Scalar, Signature, SignatureOf, View};

/// A way to differentiate: the name of an engine, with its settings.
///
/// A `Backend` is a small value such as `Dual::new()`. It prepares [`Engine`]s, and an engine does
/// the work. [`Differentiate`](crate::Differentiate) gives every backend its operators.
///
/// # Requirements
///
/// - `prepare` and `prepare2` return an engine for every function and for every operator of their
///   order. A backend that lacks an operator by nature derives it from the ones that it has; the
///   provided methods of [`Engine`] do so.
/// - The engine is good for later points of the same shapes, and not only for `point`.
/// - [`capabilities`](Self::capabilities) states the truth. The test kit compares it with what the
///   engines do.
/// - A setting that is out of range is an [`Error::Range`] of the preparation, and not a panic.
/// - Clones differentiate alike.
///
/// # Usage
///
/// A user passes a backend by reference and calls the methods of
/// [`Differentiate`](crate::Differentiate). Generic code takes `B: Backend`.
///
/// A backend is no trait object, because its methods are generic over the function: `dyn Backend` is
/// error E0038. `AnyBackend` of the crate `fluxions-any` is a backend that is chosen at run time, by
/// a name.
///
/// # Implementing
///
/// A backend names its engines and makes them. [`ForwardEngine`](crate::engine::ForwardEngine) and
/// [`ReverseEngine`](crate::engine::ReverseEngine) are engines for any number and any tape.
/// [`PairEngine`](crate::engine::PairEngine) gives second order to a backend that is [`Nestable`].
/// This one wraps another backend, in order to have a name of its own:
///
/// ```
/// use fluxions::engine::Point;
/// use fluxions::prelude::*;
/// use fluxions::{Capabilities, Error, Operator, Signature, SignatureOf, View};
/// use fluxions_dual::Dual;
///
/// #[derive(Clone)]
/// struct Mine;
///
/// impl Backend for Mine {
///     type Engine<G: Signature<Real = f64>> = <Dual as Backend>::Engine<G>;
///     type Engine2<G: Signature<Real = f64>> = <Dual as Backend>::Engine2<G>;
///
///     fn capabilities(&self) -> Capabilities {
///         Backend::<f64>::capabilities(&Dual::new()).with_name("mine").without_nesting()
///     }
///
///     fn prepare<F: Function>(
///         &self,
///         operator: Operator,
///         point: Point<'_, f64, f64, F>,
///         y: View<'_, F::Output, f64>,
///     ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
///         Dual::new().prepare(operator, point, y)
///     }
///
///     fn prepare2<F: Function>(
///         &self,
///         operator: Operator,
///         point: Point<'_, f64, f64, F>,
///         y: View<'_, F::Output, f64>,
///     ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
///         Dual::new().prepare2(operator, point, y)
///     }
/// }
///
/// #[differentiable]
/// fn square<S: Scalar>(x: S) -> S {
///     x * x
/// }
///
/// assert_eq!(Mine.derivative(&Square, 3.0)?, 6.0); // 2x
/// # Ok::<(), Error<core::convert::Infallible>>(())
/// ```
///
/// # Pitfalls
///
/// `prepare` is told the operator, and may prepare for that one alone. An engine that was prepared
/// for a gradient need not be good at a Jacobian, but its results are right.
#[doc(alias = "dyn Backend")]
#[doc(alias = "AnyBackend")]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a backend",
    label = "no operators of a backend here",
    note = "a prepared object has the operator that it was prepared for: for `hessian` write `backend.prepare_hessian(&f, x)`"
)]
pub trait Backend<R: Real = f64>: Clone + Send + Sync + 'static {
    /// The engine of the operators of order 1: derivative, gradient, Jacobian, pushforward and
    /// pullback.
    type Engine<G: Signature<Real = R>>: Engine<R, G>;
    /// The engine of the operators of order 2: second derivative, Hessian and Hessian-vector
    /// product.
    type Engine2<G: Signature<Real = R>>: Engine2<G>;

    /// States what the backend can do, as data.
    fn capabilities(&self) -> Capabilities;

    /// Makes an engine for one operator of order 1, for points of the shape of `point`.
    ///
    /// `y` has the shape of the output; its components do not count.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails. [`Error::Range`] if a setting does not fit the point.
    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>>;

    /// Makes an engine for one operator of order 2, for points of the shape of `point`.
    ///
    /// `y` has the shape of the output; its components do not count.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails. [`Error::Range`] if a setting does not fit the point.
    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>>;

    /// Makes an engine for `count` products with J at once: [`Engine::columns`] and
    /// [`Engine::rows`].
    ///
    /// A sparse Jacobian is recovered from them. The number is a hint, by which a backend chooses how
    /// many tangents its numbers carry. The provided method prepares for
    /// [`Jacobian`](Operator::Jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`prepare`](Self::prepare).
    fn prepare_products<F: Function<R>>(
        &self,
        _count: usize,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        self.prepare(Operator::Jacobian, point, y)
    }

    /// Makes an engine for `count` products with H at once: [`Engine2::hessian_columns`].
    ///
    /// A sparse Hessian is recovered from them. The number is a hint. The provided method prepares
    /// for [`Hvp`](Operator::Hvp).
    ///
    /// # Errors
    ///
    /// Those of [`prepare2`](Self::prepare2).
    fn prepare_products2<F: Function<R>>(
        &self,
        _count: usize,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        self.prepare2(Operator::Hvp, point, y)
    }
}

/// A backend whose engines run over any scalar `T`, so that another backend can differentiate its
/// derivatives.
///
/// # Requirements
///
/// - The engines compute with `T` throughout. A derivative with respect to what `T` carries flows
///   through them.
/// - An engine over real numbers, `T = R`, computes what [`Backend::prepare`]'s engine computes.
/// - No branch of the engine depends on more of a `T` than its value, and a branch on the value is
///   a comparison of `T`.
///
/// # Usage
///
/// A nestable backend is the inner one of a [`SecondOrder`](crate::SecondOrder) pair, and the one
/// that differentiates inside a function: [`GradientOf`](crate::GradientOf).
///
/// # Implementing
///
/// A number that is [`Seeded`](crate::scalar::Seeded) over any `T` makes a nestable backend: its
/// [`ForwardEngine`](crate::engine::ForwardEngine) is over any `T`, too. A tape with real numbers
/// in its nodes does not.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::GradientOf;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn cube<S: Scalar>(x: &[S; 1]) -> S {
///     x[0] * x[0] * x[0]
/// }
///
/// // The gradient is a function (f, ∇f) of its own, so its Jacobian at 2 has the rows f′ = 3x² and f″ = 6x.
/// let jacobian = Dual::new().jacobian(GradientOf::new(Cube, Dual::new()), &[2.0]);
/// assert_eq!(jacobian.map(|j| j.as_slice().to_vec()), Ok(vec![12.0, 12.0]));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated by another backend",
    label = "this inner backend works on plain floating-point numbers only",
    note = "use a nestable backend inside (`Dual`), or finite differences outside: `SecondOrder::new(FiniteDifference::central(), inner)`"
)]
pub trait Nestable<R: Real = f64>: Backend<R> {
    /// The engine of the operators of order 1 over `T`.
    type EngineOver<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// Makes an engine over `T` for one operator of order 1, as [`Backend::prepare`] does over real
    /// numbers.
    ///
    /// # Errors
    ///
    /// Those of [`Backend::prepare`].
    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>>;

    /// The engine of the derivative of a function of one number, over `T`.
    ///
    /// It may be [`EngineOver`](Self::EngineOver). In forward mode it carries one tangent, so that
    /// numbers within numbers stay small.
    type CurveOver<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// Makes an engine over `T` for the derivative of a function of one number.
    ///
    /// # Errors
    ///
    /// Those of [`Backend::prepare`].
    fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
        &self,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::CurveOver<T, SignatureOf<F, R>>, Error<F::Error>>;
}

/// A backend that differentiates the derivatives of the backend `Inner`: the outer one of a pair.
///
/// # Requirements
///
/// The engine's results are the derivatives of `Inner`'s derivatives, along with f and ∇f
/// themselves where they are asked for.
///
/// # Usage
///
/// `SecondOrder::new(outer, inner)` requires `outer: Over<Inner>`. A user does not call the trait.
///
/// # Implementing
///
/// An exact backend implements [`Outer`](crate::engine::Outer), which makes it `Over` every
/// [`Nestable`] backend. A backend that needs only the values of the inner derivatives, such as
/// finite differences, implements `Over` itself for every inner backend.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn product<S: Scalar>(x: &[S; 2]) -> S {
///     x[0] * x[0] * x[1]
/// }
///
/// let forward_over_forward = SecondOrder::new(Dual::new(), Dual::new());
/// let h = forward_over_forward.hessian(&Product, &[2.0, 3.0])?;
/// assert_eq!(h.as_slice(), [6.0, 4.0, 4.0, 0.0]); // 2y, 2x; 2x, 0
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot stand outside in a pair",
    label = "this outer backend does not differentiate the derivatives of another one",
    note = "outside stand forward mode and the tapes of fluxions, over an inner backend that is nestable, and finite differences, over any: `SecondOrder::new(Dual::new(), inner)`",
    note = "a backend with second derivatives of its own needs no pair: `backend.hessian(&f, x)`"
)]
pub trait Over<Inner, R: Real = f64>: Backend<R> {
    /// The engine of the pair.
    type Pair<G: Signature<Real = R>>: Engine2<G>;

    /// Makes the engine of the pair for one operator of order 2, as [`Backend::prepare2`] does for
    /// one backend.
    ///
    /// # Errors
    ///
    /// Those of [`Backend::prepare2`].
    fn prepare_pair<F: Function<R>>(
        &self,
        inner: &Inner,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Pair<SignatureOf<F, R>>, Error<F::Error>>;
}
