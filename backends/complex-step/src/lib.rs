//! Derivatives by a complex step: [`ComplexStep`].
//!
//! f′(x) = Im f(x + ih) / h with h = 2⁻¹⁰⁰ (2⁻⁵⁰ in single precision). The formula has no difference, so no digits
//! cancel. Its error h² is far below the last digit. Derivatives below 10⁻²⁷⁷ underflow.
//!
//! The derivatives of analytic functions are exact up to rounding. `abs`, `max`, `min` and comparisons act on the
//! real part, which is exact away from the kink. There is one tangent at a time: a gradient or a Jacobian takes n
//! calls of f. Second derivatives are central differences of exact gradients.
//!
//! Sources: W. Squire and G. Trapp, *Using complex variables to estimate derivatives of real functions*, SIAM Review 40
//! (1998); J. Martins, P. Sturdza and J. Alonso, *The complex-step derivative approximation*, ACM TOMS 29 (2003).
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_complex_step::ComplexStep;
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(ComplexStep.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

mod number;

pub use number::Step;

use fluxions::engine::{ForwardEngine, Outer, Point};
use fluxions::{
    Backend, Calls, Capabilities, Error, Exactness, Function, Named, Operator, Over, Real, Signature, SignatureOf,
    View, from_name,
};
use fluxions_finite_difference::{DifferenceOver, FiniteDifference};
use num_traits::Float;

/// The backend of the complex step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ComplexStep;

impl Named for ComplexStep {
    const NAME: &'static str = "complex-step";
    const EXPLANATION: &'static str = "the imaginary part of f off the real axis, exact for analytic functions";
}

from_name!(ComplexStep);

impl<R: Real + Float> Backend<R> for ComplexStep {
    type Engine<G: Signature<Real = R>> = ForwardEngine<R, Step<R>, G, 1>;
    type Engine2<G: Signature<Real = R>> = DifferenceOver<Self, G>;

    fn capabilities(&self) -> Capabilities {
        let differences = Backend::<R>::capabilities(&FiniteDifference::central());
        // Second derivatives are differences of exact gradients.
        Capabilities::forward(Self::NAME, Calls::forward(1))
            .with_exactness(Exactness::of(0.0, differences.exactness.first()))
    }

    fn prepare<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        FiniteDifference::central().prepare_pair(self, operator, point, y)
    }
}

impl Outer for ComplexStep {}
