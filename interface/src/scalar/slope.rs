//! Derivatives of the elementary functions, by formulas that lose no digits at the edges of their domains: for engines.
//!
//! Each takes the argument x and the value y, and gives dy/dx over whatever number they are; `None` is a derivative of 0
//! that no tangent may be multiplied into. Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*, §3.3, §4.

use super::{Real, Relation, Scalar};
use core::f64::consts::{LN_2, LOG2_E, LOG10_E};

/// A real constant of the base's precision.
#[inline]
fn real<R: Real>(value: f64) -> R {
    R::from_f64(value)
}

/// One of two forms of a function, by whether x² < ½. A number that records gets both, to choose anew at each point.
#[inline]
fn near_zero<R: Real, T: Scalar<R>>(x: T, near: impl FnOnce() -> T, far: impl FnOnce() -> T) -> T {
    if T::RECORDS {
        return T::select(x * x, Relation::Less, T::constant(real(0.5)), near(), far());
    }
    if x.peek() * x.peek() < real::<R>(0.5) { near() } else { far() }
}

/// 1 − x² without cancellation: near ±1 in the value, near 0 in the derivative −(1 + x) + (1 − x).
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

/// The sign of x, where y = |x|: ±1, 0 at 0, NaN for NaN.
#[inline]
pub fn abs<R: Real, T: Scalar<R>>(x: T, y: T) -> T {
    if x == R::zero() { T::zero() } else { x / y }
}

/// sech² x, where y = tanh x: 1 − y² near 0; further out, where that cancels, 4 e⁻²ˣ / (1 + e⁻²ˣ)². Not 1/cosh², whose
/// overflow is a NaN one order higher.
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

/// The derivatives of `y.atan2(x)` with respect to y and x; `None` at the origin.
///
/// Not x / r²: that overflows or underflows. A comparison and no `peek` here and below, where the other branch has another
/// derivative: a tape must see it.
#[inline]
pub fn atan2<R: Real, T: Scalar<R>>(y: T, x: T) -> Option<(T, T)> {
    let radius = y.hypot(x);
    (radius != R::zero()).then(|| (x / radius / radius, -(y / radius) / radius))
}

/// The derivatives of `radius = a.hypot(b)` with respect to a and b; `None` at the origin.
#[inline]
pub fn hypot<R: Real, T: Scalar<R>>(a: T, b: T, radius: T) -> Option<(T, T)> {
    (radius != R::zero()).then(|| (a / radius, b / radius))
}

/// n xⁿ⁻¹; `None` for n = 0.
#[inline]
pub fn powi<R: Real, T: Scalar<R>>(x: T, n: i32, y: T) -> Option<T> {
    let below = n.checked_sub(1).map_or_else(|| y / x, |below| x.powi(below));
    (n != 0).then(|| below * real::<R>(f64::from(n)))
}

/// p xᵖ⁻¹; `None` for p = 0.
#[inline]
pub fn powf<R: Real, T: Scalar<R>>(x: T, p: R) -> Option<T> {
    (p != R::zero()).then(|| x.powf(p - R::one()) * p)
}

/// The derivatives of `value = x.pow(p)` with respect to x and p: p xᵖ⁻¹ and xᵖ ln x. 0ᵖ stays 0 for p > 0: no slope, where
/// 0 · ln 0 would be NaN; nor has x⁰ one in x.
#[inline]
pub fn pow<R: Real, T: Scalar<R>>(x: T, p: T, value: T) -> (T, T) {
    let flat = p.vanishes() || x == R::zero() && p == R::zero();
    let base = if flat { T::zero() } else { x.pow(p - R::one()) * p };
    let exponent = if x == R::zero() && p > R::zero() { T::zero() } else { value * x.ln() };
    (base, exponent)
}
