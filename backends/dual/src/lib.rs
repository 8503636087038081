//! Forward mode by dual numbers: [`Dual`], the own engine of fluxions.
//!
//! A [`DualNumber<T, N>`](DualNumber) has a value and `N` tangents, so one call of f gives `N` columns of J. A
//! gradient or a Jacobian takes ⌈n / N⌉ calls. A part of f that does not depend on the inputs of these columns costs
//! little more than its value.
//!
//! Second order is native: a [`DenseDual`] over a [`DenseDual`] gives a 4 × 4 block of the Hessian per call.
//! Derivatives are exact up to rounding. The numbers nest over any number.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! let gradient = Dual::new().gradient(&Area, &[2.0, 3.0])?;
//! assert_eq!(gradient, [3.0, 2.0]); // ∂(ab)/∂a = b, ∂(ab)/∂b = a
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```
//!
//! Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, chapter 3 (forward mode, vector mode).

mod number;

pub use number::{DenseDual, DualNumber};

use fluxions::engine::{
    ForwardEngine, ForwardLanes, ForwardNumbers, Outer, Point, SecondForwardEngine, SecondForwardNumbers,
};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Named, Nestable, Number, Operator, Real, Scalar, Signature,
    SignatureOf, Space, View, from_name,
};

/// The size of the blocks of a Hessian: 4 × 4.
const BLOCK: usize = 4;

/// The number of tangents at a time over numbers that are dual numbers themselves. More tangents would only multiply
/// the code.
const NESTED: usize = 4;

/// The backend of dual numbers.
///
/// Its text is `dual`, or `dual:N` with the number of tangents at a time.
///
/// ```
/// use fluxions_dual::Dual;
///
/// assert_eq!("dual:4".parse(), Ok(Dual::with_tangents(4)));
/// assert_eq!((Dual::new().to_string(), Dual::with_tangents(4).to_string()), ("dual".into(), "dual:4".into()));
/// for wrong in ["dual:0", "dual:many", "dual:4,8", "duel:4"] {
///     assert!(wrong.parse::<Dual>().is_err());
/// }
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dual {
    tangents: Option<usize>,
}

impl Dual {
    /// Returns the backend that chooses the number of tangents at a time by n: 1, 2, 4 or 8.
    pub const fn new() -> Self {
        Self { tangents: None }
    }

    /// Returns the backend with at most this many tangents at a time, rounded up to 1, 2, 4 or 8.
    ///
    /// The number is a hint. It changes no result if all values are finite.
    pub const fn with_tangents(tangents: usize) -> Self {
        Self { tangents: Some(tangents) }
    }

    /// The number of tangents at a time that was asked for, if any.
    pub const fn tangents(&self) -> Option<usize> {
        self.tangents
    }
}

impl Named for Dual {
    const NAME: &'static str = "dual";
    const EXPLANATION: &'static str = "forward mode by dual numbers, exact: the fastest for few inputs";
    const EXPECTED: &'static str = "the number of tangents at a time, as in `dual:8`";

    fn from_options(options: &[&str]) -> Option<Self> {
        match options {
            [] => Some(Self::new()),
            [tangents] => tangents.parse().ok().filter(|&n| n > 0).map(Self::with_tangents),
            _ => None,
        }
    }
    fn options(&self) -> Vec<String> {
        self.tangents.iter().map(ToString::to_string).collect()
    }
}

from_name!(Dual);

impl<R: Real, T: Scalar<R> + Number<Real = R>> ForwardNumbers<R, T> for Dual {
    type Number<const N: usize> = DualNumber<T, N>;
}

impl<R: Real> SecondForwardNumbers<R, BLOCK> for Dual {
    type Curve = DenseDual<DenseDual<R, 1>, 1>;
    type Product = DenseDual<DenseDual<R, BLOCK>, 1>;
    type Block = DenseDual<DenseDual<R, BLOCK>, BLOCK>;
}

impl<R: Real> Backend<R> for Dual {
    type Engine<G: Signature<Real = R>> = ForwardLanes<R, Self, G>;
    type Engine2<G: Signature<Real = R>> = SecondForwardEngine<Self, G, BLOCK>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward(Self::NAME, Calls::forward(8)).with_native_second_order().with_nesting()
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<ForwardLanes<R, Self, SignatureOf<F, R>>, Error<F::Error>> {
        let wanted = operator.tangents(F::Input::dim(point.x));
        ForwardLanes::new(self.tangents.map_or(wanted, |limit| limit.min(wanted)), point, y)
    }

    fn prepare_products<F: Function<R>>(
        &self,
        count: usize,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        ForwardLanes::for_products(count, self.tangents.unwrap_or(usize::MAX), point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<SecondForwardEngine<Self, SignatureOf<F, R>, BLOCK>, Error<F::Error>> {
        SecondForwardEngine::new(operator, point, y)
    }
}

impl<R: Real> Nestable<R> for Dual {
    type EngineOver<T: Scalar<R>, G: Signature<Real = R>> = ForwardEngine<T, DualNumber<T, NESTED>, G, NESTED>;

    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }

    type CurveOver<T: Scalar<R>, G: Signature<Real = R>> = ForwardEngine<T, DualNumber<T, 1>, G, 1>;

    fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
        &self,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::CurveOver<T, SignatureOf<F, R>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }
}

impl Outer for Dual {}
