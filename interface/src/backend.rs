//! What names an engine: [`Backend`], and how backends combine: [`Nestable`], [`Over`].

use crate::capabilities::Capabilities;
use crate::engine::{Engine, Engine2, Point};
use crate::operator::Operator;
use crate::{Error, Function, Real, Scalar, Signature, SignatureOf, View};

/// A way to differentiate: a value that makes engines.
pub trait Backend<R: Real = f64>: Clone + Send + Sync + 'static {
    /// First derivatives.
    type Engine<G: Signature<Real = R>>: Engine<R, G>;
    /// Second derivatives.
    type Engine2<G: Signature<Real = R>>: Engine2<G>;

    /// What it can do.
    fn capabilities(&self) -> Capabilities;

    /// An engine for one operator of order 1, at points of this shape; `y` is an output of f.
    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>>;

    /// An engine for one operator of order 2.
    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>>;
}

/// A backend whose engines run over any base number `T`: it can stand inside another one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated by another backend",
    label = "this inner backend works on plain floating-point numbers only",
    note = "use a nestable backend inside (`Dual`), or finite differences outside: `SecondOrder::new(FiniteDifference::central(), inner)`"
)]
pub trait Nestable<R: Real = f64>: Backend<R> {
    /// First derivatives over `T`.
    type EngineOver<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// As [`Backend::prepare`], over `T`.
    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>>;

    /// As [`EngineOver`](Self::EngineOver), for functions of one number: forward mode carries one tangent there, so that
    /// numbers within numbers stay small.
    type CurveOver<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// As [`prepare_over`](Self::prepare_over), for the derivative of a function of one number.
    fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
        &self,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::CurveOver<T, SignatureOf<F, R>>, Error<F::Error>>;
}

/// A backend that can differentiate `Inner`'s derivatives.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot stand outside in a pair",
    label = "this outer backend does not differentiate the derivatives of another one",
    note = "outside stand forward mode and the tapes of fluxions, over an inner backend that is nestable, and finite differences, over any: `SecondOrder::new(Dual::new(), inner)`",
    note = "a backend with second derivatives of its own needs no pair: `backend.hessian(&f, x)`"
)]
pub trait Over<Inner, R: Real = f64>: Backend<R> {
    /// Second derivatives.
    type Pair<G: Signature<Real = R>>: Engine2<G>;

    /// As [`Backend::prepare2`].
    fn prepare_pair<F: Function<R>>(
        &self,
        inner: &Inner,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Pair<SignatureOf<F, R>>, Error<F::Error>>;
}
