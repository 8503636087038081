//! The numbers that flow through a function: [`Scalar`], and the real numbers below it, [`Real`].
//!
//! A function is generic over [`Scalar`]. Engines run it over numbers of their own, which carry
//! tangents or record themselves.
//!
//! | for | there is |
//! |---|---|
//! | a user's function | [`Scalar`], [`Relation`] for choices, [`Field`] for nalgebra's decompositions |
//! | a number with tangents | [`Seeded`], [`Seeded2`], [`forward_scalar!`](crate::forward_scalar) |
//! | a number of another crate | [`ChainRule`], [`chain_rule!`](crate::chain_rule), [`foreign_scalar!`](crate::foreign_scalar) |
//! | the slopes of the elementary functions | [`slope`], [`product`] |

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
mod stops;
mod zero;

pub use chain::ChainRule;
pub use field::Field;
pub use forward::Lanes;
pub use literal::{AnyLiteral, AnyOperand, IsFloat, Left, Literal, Right, any_literal, left, literal, right};
pub use reference::{Borrowed, ByReference, Operand};
pub use relation::Relation;
pub use seeded::{Seeded, Seeded2};
#[doc(hidden)]
pub use stops::Stops;
pub use zero::product;

use crate::rule::surgery::{Surgery, WithGradient};
use crate::rule::{self, Rule, Slopes};
use crate::{Owned, View};
use core::fmt::Debug;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use num_traits::{One, Zero};

/// A number that is built over real numbers.
///
/// It is apart from [`Scalar`] so that an `impl` that is generic over the reals can name them:
/// `impl<R: Real, S: Scalar<R> + Number<Real = R>>`. The compiler then knows `R` from `S`.
pub trait Number: 'static {
    /// The real numbers below: `f64` or `f32`.
    type Real: Real;
}

/// The real numbers that everything is built on. It is implemented for `f64` and `f32` only.
///
/// A function is generic over the precision if it takes `R: Real` and `S: Scalar<R>`.
///
/// ```
/// use fluxions::prelude::*;
///
/// /// Newton's step for √a.
/// fn step<R: Real, S: Scalar<R>>(x: S, a: R) -> S {
///     (x + x.recip() * a) * R::from_f64(0.5)
/// }
///
/// assert_eq!(step(2.0_f64, 2.0), 1.5);
/// assert_eq!(step(2.0_f32, 2.0), 1.5);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a real number nor a space",
    label = "functions are not differentiable with respect to this type",
    note = "real numbers are `f64` and `f32`",
    note = "a type of yours, which a function takes or returns, needs `#[derive(Clone, Debug, Differentiable)]`"
)]
pub trait Real: Scalar<Self> + Number<Real = Self> + Default + core::fmt::Display + core::fmt::LowerExp {
    /// The distance from 1 to the next larger number.
    const EPSILON: Self;
    /// The number ∞.
    const INFINITY: Self;
    /// A NaN: not a number.
    const NAN: Self;
    /// The number π.
    const PI: Self;
    /// Returns the number of this type that is nearest to `value`.
    fn from_f64(value: f64) -> Self;
    /// Returns the same number in double precision. The conversion is exact.
    fn to_f64(self) -> f64;
}

/// A number that can flow through a function: `f64`, a dual number, a variable of a tape, a tracer.
///
/// A function that is generic over `S: Scalar` can be differentiated by every backend. Over real
/// numbers it computes what the same formula over `f64` computes.
///
/// # Requirements
///
/// - Comparisons compare values. Tangents do not count.
/// - `S::constant(r).primal() == r`, and a constant has no derivative.
/// - Values are those of the same formula over the real numbers, up to rounding.
/// - Derivatives follow the chain rule. At kinks and at the edges of domains the conventions of the
///   book hold: `abs′(0) = 0`, `sqrt′(0) = ∞`, and a tie in `max` takes the first argument.
///
/// # Usage
///
/// Write functions over `S: Scalar` for `f64`, and over `S: Scalar<f32>` for single precision. In a
/// function with `#[differentiable]` a literal stands on either side of an operator. Elsewhere it
/// stands on the right, `x * 2.0`, or is a [`Literal`]. References are operands as those of `f64`
/// are: `x.iter().map(|x| x * x).sum()`.
///
/// ```
/// use fluxions::prelude::*;
///
/// fn f<S: Scalar>(x: S) -> S {
///     (x * 2.0 + 1.0).ln()
/// }
/// assert_eq!(f(0.0), 0.0); // ln 1
///
/// /// The mean of some numbers, over whatever they are.
/// fn mean<S: Scalar>(numbers: &[S]) -> S {
///     numbers.iter().copied().sum::<S>() / numbers.len() as f64
/// }
/// assert_eq!(mean(&[1.0, 2.0, 6.0]), 3.0);
/// ```
///
/// # Implementing
///
/// Few need to. A number with tangents implements [`Seeded`] and calls
/// [`forward_scalar!`](crate::forward_scalar), which writes the whole `Scalar`. A number of another
/// crate is wrapped, as [`ChainRule`] shows. It states how many orders of derivatives it carries,
/// `const ORDER: u8 = 1;` or 2, so that [rules](Rule) can be called over it. A number of more orders
/// implements `call_rule`.
///
/// # Pitfalls
///
/// - `x.primal()` in a formula cuts the derivative, and pins a recorded program.
/// - A branch on values, `if x > 1.0 { … }`, is differentiated as the branch that is taken. A
///   recorded program guards it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a scalar over `{R}`",
    label = "numbers of two kinds meet here",
    note = "a function has one precision: `S: Scalar` goes with `f64`, and `S: Scalar<f32>` with `f32`"
)]
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
    /// Returns the number `value`, without derivative.
    fn constant(value: R) -> Self;

    /// Returns the value, without its derivatives.
    ///
    /// On a tape this pins the recording to its point: the program does not hold where the value
    /// differs. Prefer [`stop_gradient`](Self::stop_gradient) if the value goes on flowing.
    fn primal(self) -> R;

    /// The number of layers of tangents over the real numbers, if it is known. Engines have code of
    /// their own for few layers.
    #[doc(hidden)]
    const DEPTH: u8 = u8::MAX;

    /// The number of orders of derivatives that the number carries: 1 for a value with tangents. 255 stands
    /// for an unknown number.
    ///
    /// The provided [`call_rule`](Self::call_rule) reads it. A number that states too few orders gets wrong
    /// derivatives of higher order, which the laws of the test kit find.
    #[doc(hidden)]
    const ORDER: u8 = u8::MAX;

    /// Calls a rule over this number: what [`Rule::call`] does. Returns what the rule keeps along with y.
    ///
    /// The provided method knows the arithmetic of the number and its [`ORDER`](Self::ORDER), which is 1 or 2.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    #[doc(hidden)]
    #[allow(clippy::type_complexity)]
    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        rule::by_arithmetic(rule, x)
    }

    /// Whether the number records what happens to it.
    ///
    /// A choice by [`peek`](Self::peek) would then be kept at other points, where it may be wrong.
    #[doc(hidden)]
    const RECORDS: bool = false;

    /// Returns the value without pinning a recording.
    ///
    /// It is for engines. Functions, and all code that decides what a function computes, call
    /// [`primal`](Self::primal) or compare.
    #[doc(hidden)]
    fn peek(self) -> R {
        self.primal()
    }

    /// Returns whether the number is zero and all of its derivatives are. Such a factor stays out
    /// of a product with an infinity.
    #[doc(hidden)]
    fn vanishes(self) -> bool {
        false
    }

    /// Returns `self` · `slope` for an adjoint, or zero if either of them
    /// [`vanishes`](Self::vanishes).
    ///
    /// Next to an infinite slope the product is zero too. Forward mode does the same with a tangent
    /// of 0.
    #[doc(hidden)]
    #[inline]
    fn flow(self, slope: Self) -> Self {
        if self.vanishes() || slope.vanishes() { Self::zero() } else { self * slope }
    }

    /// Returns the same value, through which no derivative flows.
    ///
    /// Finite differences of f do not see it. Finite differences of f's derivatives do: they keep
    /// the stopped values while they move x. The conventions of the book say where that ends.
    fn stop_gradient(self) -> Self {
        Self::constant(self.primal().held())
    }

    /// Returns the same value, with a change of the gradient that flows back through it.
    ///
    /// `surgery` is [`Scale`](crate::surgery::Scale), [`Clip`](crate::surgery::Clip), a closure over plain
    /// numbers that replaces or looks at the gradient, or a type of one's own. A change that is linear
    /// is honoured by every backend and at every order. Any other one is for first derivatives by the
    /// sweep of a tape or by an adjoint, and [`Error::NotLinear`](crate::Error::NotLinear) elsewhere. Finite differences of f see none.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_tape::Tape;
    ///
    /// #[differentiable]
    /// fn f<S: Scalar>(x: S) -> S {
    ///     let h = x.with_gradient(|g: f64| {
    ///         println!("dy/dh = {g}"); // 12
    ///         g / 3.0
    ///     });
    ///     h * h * h
    /// }
    /// assert_eq!(Tape.value_and_gradient(&F, 2.0)?, (8.0, 4.0));
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    #[inline]
    fn with_gradient<G: Surgery<R>>(self, surgery: G) -> Self {
        WithGradient::<R, G>::new(surgery).of(self)
    }

    /// Returns the value of [`stop_gradient`](Self::stop_gradient) for a number with derivatives
    /// whose own value is `self`.
    ///
    /// It differs from `stop_gradient` over the real numbers only. There differences of derivatives
    /// replace it by the value at their point, see [`Stops`].
    #[doc(hidden)]
    fn held(self) -> Self {
        self.stop_gradient()
    }

    /// Returns the number with this value whose derivative with respect to each xᵢ is ∂ᵢ: a rule
    /// for a piece of a function.
    ///
    /// `partials` are the pairs (xᵢ, ∂ᵢ). Each ∂ᵢ is itself a number, so higher derivatives follow
    /// if it was computed from the xᵢ. A constant ∂ᵢ states that they are 0. Slopes whose
    /// derivatives are not known belong into [`first_order`](Self::first_order).
    ///
    /// The provided method computes value + Σᵢ ½(∂ᵢ + ∂ᵢ°)(xᵢ − xᵢ°), where ° means without
    /// derivative. That is exact through second order. Numbers with derivatives of higher order
    /// override it.
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
        // Not by `stop_gradient`, which differences of derivatives keep at the value of another point.
        let still = |x: Self| Self::constant(x.primal());
        partials
            .iter()
            .fold(Self::constant(value), |sum, &(x, partial)| sum + (partial + still(partial)) * half * (x - still(x)))
    }

    /// Returns the number with this value and these real slopes, of which the first order alone is
    /// known: second derivatives are NaN.
    ///
    /// `slopes` are the pairs (xᵢ, ∂ᵢ). It is for slopes that come from elsewhere, as from a table. A
    /// slope with derivatives of its own belongs into [`from_partials`](Self::from_partials). Over
    /// numbers of other crates with second derivatives the value is NaN too.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn f<S: Scalar>(x: S) -> S {
    ///     S::first_order(9.0, &[(x, 6.0)]) // measured: x² and 2x at 3
    /// }
    /// assert_eq!(Dual::new().value_and_derivative(&F, 3.0)?, (9.0, 6.0));
    /// assert!(Dual::new().second_derivative(&F, 3.0)?.is_nan());
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    fn first_order(value: R, slopes: &[(Self, R)]) -> Self {
        Slopes::number(value, slopes)
    }

    /// Returns `then` if `a relation b` holds, else `otherwise`.
    ///
    /// The choice is recorded as data: a recorded program makes it anew at each point. Both sides
    /// are evaluated before the call. If `a` or `b` is NaN, the relation does not hold.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions::Relation;
    ///
    /// /// x for x < 0, else x².
    /// fn bent<S: Scalar>(x: S) -> S {
    ///     S::select(x, Relation::Less, S::constant(0.0), x, x * x)
    /// }
    /// assert_eq!((bent(-3.0), bent(3.0)), (-3.0, 9.0));
    /// ```
    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        if relation.holds(a.partial_cmp(&b)) { then } else { otherwise }
    }

    /// Returns whether the value is NaN. It is a comparison, which a tape records.
    #[track_caller]
    #[inline]
    #[allow(clippy::eq_op)]
    fn is_nan(self) -> bool {
        self != self
    }
    /// Returns whether the value is neither infinite nor NaN. It is two comparisons, which a tape
    /// records.
    #[track_caller]
    #[inline]
    fn is_finite(self) -> bool {
        self < R::INFINITY && self > -R::INFINITY
    }

    /// Returns 1/x. The derivative is −1/x².
    fn recip(self) -> Self {
        Self::one() / self
    }
    /// Returns √x. The derivative is 1/(2√x), which is ∞ at 0.
    fn sqrt(self) -> Self;
    /// Returns ∛x, for every real x. The derivative is 1/(3∛x²), which is ∞ at 0.
    fn cbrt(self) -> Self;
    /// Returns eˣ. The derivative is eˣ.
    fn exp(self) -> Self;
    /// Returns 2ˣ. The derivative is 2ˣ ln 2.
    fn exp2(self) -> Self;
    /// Returns eˣ − 1, accurate near 0. The derivative is eˣ.
    fn exp_m1(self) -> Self;
    /// Returns the natural logarithm. The derivative is 1/x.
    fn ln(self) -> Self;
    /// Returns ln(1 + x), accurate near 0. The derivative is 1/(1 + x).
    fn ln_1p(self) -> Self;
    /// Returns the logarithm to base 2. The derivative is 1/(x ln 2).
    fn log2(self) -> Self;
    /// Returns the logarithm to base 10. The derivative is 1/(x ln 10).
    fn log10(self) -> Self;
    /// Returns the sine of x in radians. The derivative is cos x.
    fn sin(self) -> Self;
    /// Returns the cosine of x in radians. The derivative is −sin x.
    fn cos(self) -> Self;
    /// Returns `(sin x, cos x)`. A number may compute both at once.
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    /// Returns the tangent of x in radians. The derivative is 1 + tan² x.
    fn tan(self) -> Self;
    /// Returns the arc sine, in [−π/2, π/2]. The derivative is 1/√(1 − x²), which is ∞ at ±1.
    fn asin(self) -> Self;
    /// Returns the arc cosine, in [0, π]. The derivative is −1/√(1 − x²), which is −∞ at ±1.
    fn acos(self) -> Self;
    /// Returns the arc tangent, in (−π/2, π/2). The derivative is 1/(1 + x²).
    fn atan(self) -> Self;
    /// Returns the angle of the point (x, y) for `y.atan2(x)`, in (−π, π].
    ///
    /// The derivative is (x dy − y dx)/(x² + y²). At the origin it is 0.
    fn atan2(self, x: Self /* for a literal: S::constant(0.0) */) -> Self;
    /// Returns the hyperbolic sine. The derivative is cosh x.
    fn sinh(self) -> Self;
    /// Returns the hyperbolic cosine. The derivative is sinh x.
    fn cosh(self) -> Self;
    /// Returns the hyperbolic tangent. The derivative is 1 − tanh² x.
    fn tanh(self) -> Self;
    /// Returns the inverse hyperbolic sine. The derivative is 1/√(x² + 1).
    fn asinh(self) -> Self;
    /// Returns the inverse hyperbolic cosine, for x ≥ 1. The derivative is 1/√(x² − 1), which is ∞
    /// at 1.
    fn acosh(self) -> Self;
    /// Returns the inverse hyperbolic tangent, for |x| ≤ 1. The derivative is 1/(1 − x²).
    fn atanh(self) -> Self;
    /// Returns √(x² + y²) without overflow. The derivative is (x dx + y dy)/√(x² + y²). At the
    /// origin it is 0.
    fn hypot(self, other: Self /* for a literal: S::constant(0.0) */) -> Self;
    /// Returns xⁿ for an integer n. The derivative is n xⁿ⁻¹. For n = 0 the value is 1 and the
    /// derivative 0, at x = 0 too.
    fn powi(self, n: i32) -> Self;
    /// Returns xᵖ for a constant p. The derivative is p xᵖ⁻¹. For p = 0 it is 0.
    fn powf(self, p: R) -> Self;
    /// Returns xʸ = exp(y ln x) for an exponent with a derivative of its own.
    ///
    /// The derivative is y xʸ⁻¹ dx + xʸ ln x dy.
    fn pow(self, y: Self /* for a literal: S::constant(0.0) */) -> Self;
    /// Returns |x|. The derivative is the sign of x, and 0 at 0.
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
    /// Returns 1 with the sign of x, which is −1 for −0 and NaN for NaN. The result has no
    /// derivative.
    fn signum(self) -> Self {
        Self::constant(self.primal().signum())
    }
    /// Returns the larger of two. At a tie it is `self`, with its derivative. If one is NaN, it is
    /// the other.
    #[inline]
    fn max(self, other: Self /* for a literal: S::constant(0.0) */) -> Self {
        if self >= other || is_nan(other) { self } else { other }
    }
    /// Returns the smaller of two. At a tie it is `self`, with its derivative. If one is NaN, it is
    /// the other.
    #[inline]
    fn min(self, other: Self /* for a literal: S::constant(0.0) */) -> Self {
        if self <= other || is_nan(other) { self } else { other }
    }
    /// Returns `self` within [low, high]: `self.max(low).min(high)`. At a bound the derivative is
    /// that of `self`.
    fn clamp(self, low: Self, high: Self /* for a literal: S::constant(0.0) */) -> Self {
        self.max(low).min(high)
    }
    /// Returns the largest integer not above x. The result has no derivative.
    fn floor(self) -> Self {
        Self::constant(self.primal().floor())
    }
    /// Returns the smallest integer not below x. The result has no derivative.
    fn ceil(self) -> Self {
        Self::constant(self.primal().ceil())
    }
    /// Returns the nearest integer, and the one further from 0 at a tie. The result has no
    /// derivative.
    fn round(self) -> Self {
        Self::constant(self.primal().round())
    }
    /// Returns the integer part of x. The result has no derivative.
    fn trunc(self) -> Self {
        Self::constant(self.primal().trunc())
    }
    /// Returns x·a + b, rounded after each of the two operations.
    fn mul_add(self, a: Self, b: Self /* for a literal: S::constant(0.0) */) -> Self {
        self * a + b
    }
}

/// Returns whether a number is NaN, by a comparison, which a tape sees, and not by a
/// [`peek`](Scalar::peek).
#[cfg_attr(not(debug_assertions), inline(always))]
#[allow(clippy::eq_op)]
pub(crate) fn is_nan<S: PartialEq>(x: S) -> bool {
    x != x
}
