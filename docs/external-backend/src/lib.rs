//! A backend outside the workspace, whole: forward mode with one tangent, by dual numbers a + b ε with ε² = 0.
//!
//! n calls of f for a gradient or a Jacobian; second derivatives by its numbers over themselves. Source: Griewank and Walther,
//! *Evaluating Derivatives*, 2nd edition, §3.1. The kit certifies it in `tests/certify.rs`.
//!
//! ```
//! use fluxions::prelude::*;
//! use hand_dual::HandDual;
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(HandDual.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]);
//! assert_eq!(HandDual.hessian(&Area, &[2.0, 3.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

use fluxions::engine::{ForwardEngine, PairEngine, Point};
use fluxions::prelude::*;
use fluxions::scalar::Seeded;
use fluxions::{Calls, Capabilities, Error, Nestable, Operator, Signature, SignatureOf, View};

/// The number: a value and its tangent, over any number.
#[derive(Clone, Copy, Debug)]
pub struct Number<T>(T, T);

/// All that the generic engine needs to know of it, and all that it takes to be a scalar.
impl<T: Scalar> Seeded<f64, T, 1> for Number<T> {
    fn seed(value: T, [tangent]: [T; 1]) -> Self {
        Self(value, tangent)
    }
    fn value(&self) -> T {
        self.0
    }
    fn tangent(&self, _: usize) -> T {
        self.1
    }
}

fluxions::forward_scalar! { [T: Scalar] Number<T>, over f64; value T, tangents 1; }

/// The backend: a value that names the engines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandDual;

impl Backend for HandDual {
    type Engine<G: Signature<Real = f64>> = ForwardEngine<f64, Number<f64>, G, 1>;
    type Engine2<G: Signature<Real = f64>> = PairEngine<Self, Self, G>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward("hand-dual", Calls::forward(1)).with_nesting()
    }

    fn prepare<F: Function>(
        &self,
        _: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        PairEngine::new(self, self, operator, point, y)
    }
}

/// Over any number: it can stand inside other backends, and inside itself.
impl Nestable for HandDual {
    type EngineOver<T: Scalar, G: Signature<Real = f64>> = ForwardEngine<T, Number<T>, G, 1>;

    fn prepare_over<T: Scalar, F: Function>(
        &self,
        _: Operator,
        point: Point<'_, f64, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::EngineOver<T, SignatureOf<F>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }

    type CurveOver<T: Scalar, G: Signature<Real = f64>> = Self::EngineOver<T, G>;

    fn prepare_curve_over<T: Scalar, F: Function>(
        &self,
        point: Point<'_, f64, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::CurveOver<T, SignatureOf<F>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }
}
