//! The [num-dual](https://docs.rs/num-dual) crate as a backend: [`NumDual`].
//!
//! First derivatives use its static dual vectors with 1, 2, 4 or 8 tangents, second derivatives its hyper-dual
//! vectors in 4 × 4 blocks. Both are exact up to rounding. The numbers need a floating-point base. The backend can
//! therefore stand outside another one (`SecondOrder::new(NumDual, Dual::new())`), but not inside an exact one.
//!
//! num-dual does not mark the arithmetic of its derivatives for inlining, so its speed depends on how the compiler
//! divides the program into codegen units. `codegen-units = 1` in the release profile makes Hessians, and gradients
//! of ten inputs and more, three to eight times as fast, with fluxions and without it.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_num_dual::NumDual;
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(NumDual.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]);
//! assert_eq!(NumDual.hessian(&Area, &[2.0, 3.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

mod number;

pub use number::Wrapped;

use fluxions::engine::{ForwardLanes, ForwardNumbers, Outer, Point, SecondForwardEngine, SecondForwardNumbers};
use fluxions::scalar::{Seeded, Seeded2};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Named, Operator, Real, Signature, SignatureOf, Space, View,
    from_name,
};
use nalgebra::{Const, SVector};
use num_dual::{Derivative, DualNum, DualNumFloat, DualSVec, HyperDualVec};

type HyperDualSVec<R, const M: usize, const N: usize> = HyperDualVec<R, Const<M>, Const<N>>;

/// The size of the blocks of a Hessian: 4 × 4.
const BLOCK: usize = 4;

/// The floating-point numbers of both crates: `f64` and `f32`.
pub trait Base: Real + DualNumFloat + DualNum<Primitive = Self> {}
impl Base for f64 {}
impl Base for f32 {}

fn zero<R: Real>() -> R {
    R::zero()
}

/// The backend of the num-dual crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NumDual;

impl Named for NumDual {
    const NAME: &'static str = "num-dual";
    const EXPLANATION: &'static str = "forward mode by the num-dual crate, exact";
}

from_name!(NumDual);

impl<R: Base> ForwardNumbers<R, R> for NumDual {
    type Number<const N: usize> = Wrapped<DualSVec<R, N>>;
}

impl<R: Base> SecondForwardNumbers<R, BLOCK> for NumDual {
    type Curve = Wrapped<HyperDualSVec<R, 1, 1>>;
    type Product = Wrapped<HyperDualSVec<R, 1, BLOCK>>;
    type Block = Wrapped<HyperDualSVec<R, BLOCK, BLOCK>>;
}

impl<R: Base, const N: usize> Seeded<R, R, N> for Wrapped<DualSVec<R, N>> {
    #[inline]
    fn lift(value: R) -> Self {
        Self(DualSVec::from_re(value))
    }
    #[inline]
    fn seed(value: R, tangents: [R; N]) -> Self {
        Self(DualSVec::new(value, Derivative::some(SVector::from(tangents))))
    }
    #[inline]
    fn value(&self) -> R {
        self.0.re
    }
    #[inline]
    fn tangent(&self, lane: usize) -> R {
        self.0.eps.0.as_ref().map_or(zero(), |eps| eps[lane])
    }
}

impl<R: Base, const M: usize, const N: usize> Seeded2<R, M, N> for Wrapped<HyperDualSVec<R, M, N>> {
    #[inline]
    fn seed(value: R, a: Option<[R; M]>, b: Option<[R; N]>) -> Self {
        let a = a.map_or_else(Derivative::none, |a| Derivative::some(SVector::from(a)));
        let b = b.map_or_else(Derivative::none, |b| Derivative::some(SVector::from(b).transpose()));
        Self(HyperDualVec::new(value, a, b, Derivative::none()))
    }
    #[inline]
    fn value(&self) -> R {
        self.0.re
    }
    #[inline]
    fn tangent(&self, lane: usize) -> R {
        self.0.eps2.0.as_ref().map_or(zero(), |eps| eps[lane])
    }
    #[inline]
    fn second(&self, i: usize, j: usize) -> R {
        self.0.eps1eps2.0.as_ref().map_or(zero(), |eps| eps[(i, j)])
    }
}

impl<R: Base> Backend<R> for NumDual {
    type Engine<G: Signature<Real = R>> = ForwardLanes<R, Self, G>;
    type Engine2<G: Signature<Real = R>> = SecondForwardEngine<Self, G, BLOCK>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward(Self::NAME, Calls::forward(8)).with_native_second_order()
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        ForwardLanes::new(operator.tangents(F::Input::dim(point.x)), point, y)
    }

    fn prepare_products<F: Function<R>>(
        &self,
        count: usize,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        ForwardLanes::for_products(count, usize::MAX, point, y)
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

impl Outer for NumDual {}
