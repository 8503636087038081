//! The slopes of the elementary functions, by formulas that lose no digits at the edges of their
//! domains. They are for engines.
//!
//! Each function takes the argument x and the value y, and returns dy/dx over whatever number they
//! are. A result of `None` is a derivative of 0 beside any tangent: the engine drops the tangent
//! and does not multiply. Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*,
//! §3.3, §4.
//!
//! ```
//! use fluxions::scalar::slope;
//!
//! let x: f64 = 0.25;
//! assert_eq!(slope::sqrt(x, x.sqrt()), 1.0); // 1/(2√x)
//! assert_eq!(slope::powi(0.0, 0, 1.0), None); // 0⁰ = 1, with derivative 0
//! ```

use super::{Real, Relation, Scalar};
use core::f64::consts::{LN_2, LOG2_E, LOG10_E};

/// Returns a real constant in the precision of `R`.
#[inline]
fn real<R: Real>(value: f64) -> R {
    R::from_f64(value)
}

/// Returns one of two forms of a function: `near` if x² < ½, else `far`.
///
/// A number that records computes both, and chooses anew at each point.
#[inline]
fn near_zero<R: Real, T: Scalar<R>>(x: T, near: impl FnOnce() -> T, far: impl FnOnce() -> T) -> T {
    if T::RECORDS {
        return T::select(x * x, Relation::Less, T::constant(real(0.5)), near(), far());
    }
    if x.peek() * x.peek() < real::<R>(0.5) { near() } else { far() }
}

/// Returns 1 − x² without cancellation: in the value near ±1, and in the derivative −(1 + x) + (1 −
/// x) near 0.
#[inline]
fn one_minus_square<R: Real, T: Scalar<R>>(x: T) -> T {
    near_zero(x, || T::one() - x * x, || (T::one() - x) * (T::one() + x))
}

macro_rules! slopes {
    ($($name:ident |$x:ident, $y:ident| $slope:expr;)*) => {$(
        #[doc = concat!("d/dx of y = x.", stringify!($name), "(): `", stringify!($slope), "`.")]
        #[inline]
        #[allow(unused_variables)]
        pub fn $name<R: Real, T: Scalar<R>>($x: T, $y: T) -> T {
            $slope
        }
    )*};
}

slopes! {
    recip |x, y| -(y * y);
    sqrt |x, y| (y + y).recip();
    cbrt |x, y| (y * y * real::<R>(3.0)).recip();
    exp |x, y| y;
    exp2 |x, y| y * real::<R>(LN_2);
    exp_m1 |x, y| x.exp();
    ln |x, y| x.recip();
    ln_1p |x, y| (x + R::one()).recip();
    log2 |x, y| x.recip() * real::<R>(LOG2_E);
    log10 |x, y| x.recip() * real::<R>(LOG10_E);
    sin |x, y| x.cos();
    cos |x, y| -x.sin();
    tan |x, y| y * y + R::one();
    asin |x, y| one_minus_square(x).sqrt().recip();
    acos |x, y| -one_minus_square(x).sqrt().recip();
    atan |x, y| (x * x + R::one()).recip();
    sinh |x, y| x.cosh();
    cosh |x, y| x.sinh();
    asinh |x, y| x.hypot(T::one()).recip();
    acosh |x, y| ((x - R::one()).sqrt() * (x + R::one()).sqrt()).recip();
    atanh |x, y| one_minus_square(x).recip();
}

/// Returns the sign of x, where y = |x|: ±1, 0 at 0, and NaN for NaN.
#[inline]
pub fn abs<R: Real, T: Scalar<R>>(x: T, y: T) -> T {
    if x == R::zero() { T::zero() } else { x / y }
}

/// Returns sech² x, where y = tanh x.
///
/// The form is 1 − y² near 0 and 4 e⁻²ˣ/(1 + e⁻²ˣ)² further out, where the first one cancels.
/// 1/cosh² x would overflow, and that is a NaN one order higher.
#[inline]
pub fn tanh<R: Real, T: Scalar<R>>(x: T, y: T) -> T {
    let far = || {
        let down = T::select(x, Relation::Less, T::zero(), x, -x);
        let e = (down + down).exp();
        let sum = e + R::one();
        e * real::<R>(4.0) / (sum * sum)
    };
    near_zero(y, || T::one() - y * y, far)
}

/// Returns the derivatives of `y.atan2(x)` with respect to y and x, or `None` at the origin.
///
/// The form x/r² would overflow or underflow. The test for the origin is a comparison, here and
/// below, because a tape must see that the other branch has another derivative.
#[inline]
pub fn atan2<R: Real, T: Scalar<R>>(y: T, x: T) -> Option<(T, T)> {
    let radius = y.hypot(x);
    (radius != R::zero()).then(|| (x / radius / radius, -(y / radius) / radius))
}

/// Returns the derivatives of `radius = a.hypot(b)` with respect to a and b, or `None` at the
/// origin.
#[inline]
pub fn hypot<R: Real, T: Scalar<R>>(a: T, b: T, radius: T) -> Option<(T, T)> {
    (radius != R::zero()).then(|| (a / radius, b / radius))
}

/// Returns n xⁿ⁻¹, where y = xⁿ, or `None` for n = 0.
#[inline]
pub fn powi<R: Real, T: Scalar<R>>(x: T, n: i32, y: T) -> Option<T> {
    let below = n.checked_sub(1).map_or_else(|| y / x, |below| x.powi(below));
    (n != 0).then(|| below * real::<R>(f64::from(n)))
}

/// Returns p xᵖ⁻¹, or `None` for p = 0.
#[inline]
pub fn powf<R: Real, T: Scalar<R>>(x: T, p: R) -> Option<T> {
    (p != R::zero()).then(|| x.powf(p - R::one()) * p)
}

/// Returns the derivatives of `value = x.pow(p)` with respect to x and p: p xᵖ⁻¹ and xᵖ ln x.
///
/// At x = 0 and p > 0 the second one is 0, where 0 · ln 0 would be NaN. x⁰ has no slope in x.
#[inline]
pub fn pow<R: Real, T: Scalar<R>>(x: T, p: T, value: T) -> (T, T) {
    let no_slope = p.vanishes() || x == R::zero() && p == R::zero();
    let base = if no_slope { T::zero() } else { x.pow(p - R::one()) * p };
    let exponent = if x == R::zero() && p > R::zero() { T::zero() } else { value * x.ln() };
    (base, exponent)
}
