//! The [autodiff](https://docs.rs/autodiff) crate as a backend: [`AutoDiff`].
//!
//! Forward mode with one tangent at a time: a gradient or a Jacobian takes n calls of f. Second derivatives use its
//! numbers over themselves: one call of f for each entry of the Hessian on or below its diagonal. Derivatives are
//! exact up to rounding. The numbers need a floating-point base, so the backend can stand outside another one but not
//! inside an exact one. The book lists the deviations from the conventions of fluxions.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_autodiff::AutoDiff;
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(AutoDiff.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]);
//! assert_eq!(AutoDiff.hessian(&Area, &[2.0, 3.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

mod number;

pub use number::{Base, Wrapped};

use autodiff::FT;
use fluxions::engine::{ForwardEngine, Outer, Point, SecondForwardEngine, SecondForwardNumbers};
use fluxions::scalar::Seeded2;
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Named, Operator, Signature, SignatureOf, View, from_name,
};

/// The backend of the autodiff crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AutoDiff;

impl Named for AutoDiff {
    const NAME: &'static str = "autodiff";
    const EXPLANATION: &'static str = "forward mode by the autodiff crate, one tangent at a time, exact";
}

from_name!(AutoDiff);

type First<R> = Wrapped<R>;
type Second<R> = Wrapped<FT<R>>;

impl<R: Base> Seeded2<R, 1, 1> for Second<R> {
    #[inline]
    fn seed(value: R, a: Option<[R; 1]>, b: Option<[R; 1]>) -> Self {
        let [[a], [b]] = [a, b].map(|tangent| tangent.unwrap_or([R::zero()]));
        Self(FT { x: FT { x: value, dx: b }, dx: FT { x: a, dx: R::zero() } })
    }
    #[inline]
    fn value(&self) -> R {
        self.0.x.x
    }
    #[inline]
    fn tangent(&self, _: usize) -> R {
        self.0.x.dx
    }
    #[inline]
    fn second(&self, _: usize, _: usize) -> R {
        self.0.dx.dx
    }
}

impl<R: Base> SecondForwardNumbers<R, 1> for AutoDiff {
    type Curve = Second<R>;
    type Product = Second<R>;
    type Block = Second<R>;
}

impl<R: Base> Backend<R> for AutoDiff {
    type Engine<G: Signature<Real = R>> = ForwardEngine<R, First<R>, G, 1>;
    type Engine2<G: Signature<Real = R>> = SecondForwardEngine<Self, G, 1>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward(Self::NAME, Calls::forward(1)).with_native_second_order()
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
        SecondForwardEngine::new(operator, point, y)
    }
}

impl Outer for AutoDiff {}
