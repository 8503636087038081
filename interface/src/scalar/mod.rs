//! The numbers that flow through a function: [`Scalar`], its real base [`Real`], and [`Field`] for nalgebra's solvers.

mod basics;
mod chain;
mod field;
mod foreign;
mod forward;
mod literal;
mod real;
mod reference;
mod relation;
mod seeded;
pub mod slope;
mod zero;

pub use chain::ChainRule;
pub use field::Field;
pub use forward::Lanes;
pub use literal::{AnyLiteral, Literal, any_literal, literal};
pub use reference::{ByReference, Implies, Operand, Same};
pub use relation::Relation;
pub use seeded::{Seeded, Seeded2};
pub use zero::product;

use core::fmt::Debug;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use num_traits::{One, Zero};

/// Says over which real numbers a number is built. It is apart from [`Scalar`] so that an `impl` that is generic over
/// the reals can name them: `impl<R: Real, S: Scalar<R> + Number<Real = R>>`.
pub trait Number: 'static {
    /// `f64` or `f32`.
    type Real: Real;
}

/// The real numbers that everything is built on: `f64` and `f32`. Nothing else implements it.
pub trait Real: Scalar<Self> + Number<Real = Self> + Default + core::fmt::Display + core::fmt::LowerExp {
    /// The distance from 1 to the next number.
    const EPSILON: Self;
    /// ∞
    const INFINITY: Self;
    /// Not a number.
    const NAN: Self;
    /// π
    const PI: Self;
    /// The nearest number of this type.
    fn from_f64(value: f64) -> Self;
    /// Exact.
    fn to_f64(self) -> f64;
}

/// A number that can flow through a function: `f64`, a dual number, a variable of a tape, a tracer.
///
/// Write functions over `S: Scalar` for `f64` and over `S: Scalar<f32>` for single precision. In a function with `#[differentiable]`
/// a literal stands on either side of an operator. Elsewhere it stands on the right, `x * 2.0`, or is a [`Literal`]. References are
/// operands as those of `f64` are: `x.iter().map(|x| x * x).sum()`.
///
/// ```
/// use fluxions::prelude::*;
///
/// fn f<S: Scalar>(x: S) -> S {
///     (x * 2.0 + 1.0).ln()
/// }
/// assert_eq!(f(0.0), 0.0); // ln 1
/// ```
///
/// # Laws
///
/// - Comparisons compare values: tangents do not count.
/// - `S::constant(r).primal() == r`, and a constant has no derivative.
/// - At kinks and domain edges the conventions of the book hold (`abs'(0) = 0`, `sqrt'(0) = ∞`, a tie in `max` takes
///   the first argument, …).
pub trait Scalar<R: Real = f64>:
    Number<Real = R>
    + Copy
    + Debug
    + PartialOrd
    + PartialOrd<R>
    + Send
    + Sync
    + Zero
    + One
    + Sum
    + ByReference<R>
    + Neg<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Add<R, Output = Self>
    + Sub<R, Output = Self>
    + Mul<R, Output = Self>
    + Div<R, Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + DivAssign
    + AddAssign<R>
    + SubAssign<R>
    + MulAssign<R>
    + DivAssign<R>
{
    /// The number `value` without derivative.
    fn constant(value: R) -> Self;

    /// The value without its derivatives. On a tape this pins the recording to its point: prefer
    /// [`stop_gradient`](Self::stop_gradient) when the value goes on flowing.
    fn primal(self) -> R;

    /// The number itself where it is a plain one, `f64` or `f32`; `None` over every number that carries derivatives or records.
    ///
    /// For functions that only plain numbers can flow through: they fail over other numbers, where
    /// [`primal`](Self::primal) would lose the derivative.
    fn as_real(self) -> Option<R> {
        None
    }

    /// How many layers of tangents lie over the real numbers, where that is known: engines have code of their own for few.
    #[doc(hidden)]
    const DEPTH: u8 = u8::MAX;

    /// Whether it records what happens to it: then a choice by [`peek`](Self::peek), though harmless at this point, would be
    /// kept at others.
    #[doc(hidden)]
    const RECORDS: bool = false;

    /// An engine's own look at the value, which pins nothing on a tape. Not for functions, nor for anything that decides what a
    /// function computes: those call [`primal`](Self::primal) or compare.
    #[doc(hidden)]
    fn peek(self) -> R {
        self.primal()
    }

    /// Whether this number is zero and all its derivatives are: then it stays out of a product with an infinity.
    #[doc(hidden)]
    fn vanishes(self) -> bool {
        false
    }

    /// self · slope for an adjoint, where what [`vanishes`](Self::vanishes) on either side makes it zero: next to an infinity
    /// too, as in forward mode, where a tangent of 0 ends the matter.
    #[doc(hidden)]
    #[inline]
    fn flow(self, slope: Self) -> Self {
        if self.vanishes() || slope.vanishes() { Self::zero() } else { self * slope }
    }

    /// The same value, through which no derivative flows. Differences, of f or of its derivatives, do not see that: the book's
    /// conventions say which backends take them.
    fn stop_gradient(self) -> Self {
        Self::constant(self.primal())
    }

    /// The number with this value whose derivative with respect to each `xᵢ` is `∂ᵢ`: a rule of one's own for a piece
    /// of a function. Each `∂ᵢ` is itself a number, so that higher derivatives follow when it was computed from the
    /// `xᵢ`.
    ///
    /// As arithmetic: value + Σᵢ ½(∂ᵢ + ∂ᵢ°)(xᵢ − xᵢ°), ° without derivative, which is exact through second order;
    /// numbers that know better override it.
    ///
    /// ```
    /// use fluxions::prelude::*;
    ///
    /// // The error function's integral from a table, its derivative by formula: d erf = 2/√π exp(−x²)
    /// fn erf_at_one<S: Scalar>(x: S) -> S {
    ///     let slope = (-x * x).exp() * (2.0 / core::f64::consts::PI.sqrt());
    ///     S::from_partials(0.8427007929497149, &[(x, slope)])
    /// }
    /// assert_eq!(erf_at_one(1.0), 0.8427007929497149);
    /// ```
    fn from_partials(value: R, partials: &[(Self, Self)]) -> Self {
        let half = R::from_f64(0.5);
        partials.iter().fold(Self::constant(value), |sum, &(x, partial)| {
            sum + (partial + partial.stop_gradient()) * half * (x - x.stop_gradient())
        })
    }

    /// `then` if `a relation b`, else `otherwise`: a choice recorded as data, which a recorded program makes anew at
    /// each point. Both sides are evaluated.
    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        if relation.holds(a.partial_cmp(&b)) { then } else { otherwise }
    }

    /// Whether the value is not a number. A comparison, as a tape sees it.
    #[track_caller]
    #[inline]
    #[allow(clippy::eq_op)]
    fn is_nan(self) -> bool {
        self != self
    }
    /// Whether the value is neither infinite nor NaN. Two comparisons, as a tape sees it.
    #[track_caller]
    #[inline]
    fn is_finite(self) -> bool {
        self < R::INFINITY && self > -R::INFINITY
    }

    /// 1 / x.
    fn recip(self) -> Self {
        Self::one() / self
    }
    /// √x. At 0 its derivative is ∞.
    fn sqrt(self) -> Self;
    /// ∛x, for every real x. At 0 its derivative is ∞.
    fn cbrt(self) -> Self;
    /// eˣ.
    fn exp(self) -> Self;
    /// 2ˣ.
    fn exp2(self) -> Self;
    /// eˣ − 1, accurate near 0.
    fn exp_m1(self) -> Self;
    /// Natural logarithm.
    fn ln(self) -> Self;
    /// ln(1 + x), accurate near 0.
    fn ln_1p(self) -> Self;
    /// Logarithm to base 2.
    fn log2(self) -> Self;
    /// Logarithm to base 10.
    fn log10(self) -> Self;
    /// Sine; radians.
    fn sin(self) -> Self;
    /// Cosine; radians.
    fn cos(self) -> Self;
    /// `(sin x, cos x)`.
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    /// Tangent; radians.
    fn tan(self) -> Self;
    /// Arc sine.
    fn asin(self) -> Self;
    /// Arc cosine.
    fn acos(self) -> Self;
    /// Arc tangent.
    fn atan(self) -> Self;
    /// The angle of the point (x, y) for `y.atan2(x)`, in (−π, π].
    fn atan2(self, x: Self) -> Self;
    /// Hyperbolic sine.
    fn sinh(self) -> Self;
    /// Hyperbolic cosine.
    fn cosh(self) -> Self;
    /// Hyperbolic tangent.
    fn tanh(self) -> Self;
    /// Inverse hyperbolic sine.
    fn asinh(self) -> Self;
    /// Inverse hyperbolic cosine.
    fn acosh(self) -> Self;
    /// Inverse hyperbolic tangent.
    fn atanh(self) -> Self;
    /// √(x² + y²) without overflow. At the origin its derivative is 0.
    fn hypot(self, other: Self) -> Self;
    /// xⁿ for an integer n; 0⁰ = 1 with derivative 0.
    fn powi(self, n: i32) -> Self;
    /// xᵖ for a constant p.
    fn powf(self, p: R) -> Self;
    /// xʸ for an exponent with a derivative of its own: exp(y ln x).
    fn pow(self, y: Self) -> Self;
    /// |x|. At 0 its derivative is 0.
    #[inline]
    fn abs(self) -> Self {
        if self > R::zero() {
            self
        } else if self < R::zero() {
            -self
        } else {
            // 0 or NaN, which the comparisons above do not tell apart.
            Self::constant(self.primal().abs())
        }
    }
    /// 1 with x's sign (−1 for −0), without derivative; NaN for NaN.
    fn signum(self) -> Self {
        Self::constant(self.primal().signum())
    }
    /// The larger of two; a tie takes `self`, a NaN the other one.
    #[inline]
    fn max(self, other: Self) -> Self {
        if self >= other || is_nan(other) { self } else { other }
    }
    /// The smaller of two; a tie takes `self`, a NaN the other one.
    #[inline]
    fn min(self, other: Self) -> Self {
        if self <= other || is_nan(other) { self } else { other }
    }
    /// `self` within [low, high]: `self.max(low).min(high)`. At a bound the derivative is that of `self`.
    fn clamp(self, low: Self, high: Self) -> Self {
        self.max(low).min(high)
    }
    /// The largest integer not above x, without derivative.
    fn floor(self) -> Self {
        Self::constant(self.primal().floor())
    }
    /// The smallest integer not below x, without derivative.
    fn ceil(self) -> Self {
        Self::constant(self.primal().ceil())
    }
    /// The nearest integer, half away from 0, without derivative.
    fn round(self) -> Self {
        Self::constant(self.primal().round())
    }
    /// The integer part, without derivative.
    fn trunc(self) -> Self {
        Self::constant(self.primal().trunc())
    }
    /// x·a + b.
    fn mul_add(self, a: Self, b: Self) -> Self {
        self * a + b
    }
}

/// Whether a number is NaN: by a comparison, which a tape sees, and not by a [`peek`](Scalar::peek).
#[inline(always)]
#[allow(clippy::eq_op)]
pub(crate) fn is_nan<S: PartialEq>(x: S) -> bool {
    x != x
}
