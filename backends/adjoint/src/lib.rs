//! Reverse mode by the adjoint that a function brings along: [`Adjoint`].
//!
//! The adjoint of f computes y = f(x) and x̄ += Jᵀ ȳ. `#[differentiable(adjoint)]` writes it when the function is
//! compiled, so nothing is recorded and nothing is interpreted. A gradient is one call of it, a Jacobian m calls.
//! Derivatives are exact up to rounding. Second derivatives are those of the adjoint over dual numbers.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_adjoint::Adjoint;
//!
//! #[differentiable(adjoint)]
//! fn cubes<S: Scalar>(x: &[S]) -> S {
//!     let mut sum = S::zero();
//!     for x in x {
//!         sum += *x * *x * *x;
//!     }
//!     sum
//! }
//!
//! assert_eq!(Adjoint.gradient(&Cubes, &[1.0, 2.0])?, [3.0, 12.0]); // 3x²
//! assert_eq!(Adjoint.hvp(&Cubes, &[1.0, 2.0], &[1.0, 1.0])?, [6.0, 12.0]); // 6x ẋ
//!
//! let mut prepared = Adjoint.prepare_gradient(&Cubes, &[1.0, 2.0])?;
//! let mut gradient = vec![0.0; 2];
//! prepared.gradient_into(&[1.0, 1.0], &mut gradient)?;
//! assert_eq!(gradient, [3.0, 3.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```
//!
//! # Functions without an adjoint
//!
//! | backend | a function without an adjoint |
//! |---|---|
//! | [`Adjoint`] | does not compile |
//! | [`TryAdjoint`] | gets [`Error::MissingAdjoint`] from the preparation |
//! | [`Adjoint.or(other)`](Adjoint::or) | is differentiated by the other backend |
//!
//! Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, chapter 3 (reverse mode), chapter 4 (program
//! transformation).

mod call;
mod chosen;
mod engine;
mod or;
mod outer;

pub use chosen::Chosen;
pub use engine::AdjointEngine;
pub use or::AdjointOr;
pub use outer::DenseForward;

use fluxions::engine::{PairEngine, Point};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Named, Nestable, Operator, Real, Scalar, Signature, SignatureOf,
    View, from_name,
};

/// The backend of adjoints.
///
/// A function without an adjoint does not compile, and the message says what to write. The compiler finds it when it
/// builds the program: `cargo check` does not.
///
/// The first call of a prepared operator makes room for what the adjoint keeps from the way forth to the way back.
/// Later calls do not allocate, unless a loop in f runs longer than before.
///
/// Its text is `adjoint`.
///
/// ```
/// use fluxions_adjoint::Adjoint;
///
/// assert_eq!("adjoint".parse(), Ok(Adjoint));
/// assert_eq!(Adjoint.to_string(), "adjoint");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjoint;

/// The backend of adjoints for functions of which only a run shows whether they have one.
///
/// It is [`Adjoint`], but a function without an adjoint compiles, and its preparation returns
/// [`Error::MissingAdjoint`].
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_adjoint::TryAdjoint;
///
/// #[differentiable]
/// fn square<S: Scalar>(x: S) -> S {
///     x * x
/// }
///
/// assert_eq!(TryAdjoint.derivative(&Square, 3.0), Err(fluxions::Error::MissingAdjoint));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TryAdjoint;

impl Adjoint {
    /// Returns the backend that differentiates a function by its adjoint if it has one, and by `other` if it has none.
    ///
    /// Which of the two it is, is known when the function is compiled: the choice costs nothing at run time.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_adjoint::Adjoint;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn square<S: Scalar>(x: S) -> S {
    ///     x * x
    /// }
    ///
    /// assert_eq!(Adjoint.or(Dual::new()).derivative(&Square, 3.0), Ok(6.0)); // by dual numbers
    /// ```
    pub const fn or<B>(self, other: B) -> AdjointOr<B> {
        AdjointOr::new(other)
    }
}

/// What to write, as an error of the compiler.
const fn require<R: Real, F: Function<R>>() {
    assert!(
        F::ADJOINT,
        "this function has no adjoint: write `#[differentiable(adjoint)]` before it, \
         or `Adjoint.or(Dual::new())` for the backend, which differentiates such functions by another one"
    );
}

/// The error of a function without an adjoint.
fn check<R: Real, F: Function<R>>() -> Result<(), Error<F::Error>> {
    if F::ADJOINT { Ok(()) } else { Err(Error::MissingAdjoint) }
}

impl Named for Adjoint {
    const NAME: &'static str = "adjoint";
    const EXPLANATION: &'static str =
        "reverse mode by the function's own adjoint, which the macro writes, exact: the fastest for many inputs";
}

impl Named for TryAdjoint {
    const NAME: &'static str = Adjoint::NAME;
    const EXPLANATION: &'static str = Adjoint::EXPLANATION;
}

from_name!(Adjoint, TryAdjoint);

macro_rules! backend {
    ($backend:ty, $check:expr) => {
        impl<R: Real> Backend<R> for $backend {
            type Engine<G: Signature<Real = R>> = AdjointEngine<R, G>;
            type Engine2<G: Signature<Real = R>> = PairEngine<DenseForward, TryAdjoint, G>;

            fn capabilities(&self) -> Capabilities {
                Capabilities::reverse(Self::NAME).with_calls(Calls::reverse(1)).with_nesting()
            }

            fn prepare<F: Function<R>>(
                &self,
                _: Operator,
                point: Point<'_, R, R, F>,
                y: View<'_, F::Output, R>,
            ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
                $check;
                AdjointEngine::new(point, y)
            }

            fn prepare2<F: Function<R>>(
                &self,
                operator: Operator,
                point: Point<'_, R, R, F>,
                y: View<'_, F::Output, R>,
            ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
                $check;
                PairEngine::new(&DenseForward, &TryAdjoint, operator, point, y)
            }
        }

        impl<R: Real> Nestable<R> for $backend {
            type EngineOver<T: Scalar<R>, G: Signature<Real = R>> = AdjointEngine<T, G>;

            fn prepare_over<T: Scalar<R>, F: Function<R>>(
                &self,
                _: Operator,
                point: Point<'_, R, T, F>,
                y: View<'_, F::Output, T>,
            ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>> {
                $check;
                AdjointEngine::new(point, y)
            }

            type CurveOver<T: Scalar<R>, G: Signature<Real = R>> = AdjointEngine<T, G>;

            fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
                &self,
                point: Point<'_, R, T, F>,
                y: View<'_, F::Output, T>,
            ) -> Result<Self::CurveOver<T, SignatureOf<F, R>>, Error<F::Error>> {
                $check;
                AdjointEngine::new(point, y)
            }
        }
    };
}

backend!(Adjoint, const { require::<R, F>() });
backend!(TryAdjoint, check::<R, F>()?);
