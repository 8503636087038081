//! The rules of the backward sweep: what the operands of y = g(x, …) get of the adjoint ȳ.
//!
//! x̄ += ȳ ∂g/∂x, for each operand x. A rule returns the addends. It takes of x and y what its slope is computed from, and nothing else,
//! because what it takes is kept until then. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.2, §6.1.
//!
//! Where a slope is infinite or undefined, an adjoint of 0 stays 0: [`Scalar::flow`].
//!
//! ```
//! use fluxions::adjoint::rule;
//!
//! assert_eq!(rule::sin(2.0, 0.0), 2.0); // ȳ cos x
//! assert_eq!(rule::exp(2.0, 3.0), 6.0); // ȳ y
//! assert_eq!(rule::max(1.0, 5.0, 4.0), (1.0, 0.0));
//! ```

use crate::scalar::{Relation, is_nan, slope};
use crate::{Number, Real, Scalar};
use core::ops::{Div, Mul};

macro_rules! unary {
    ($argument:ident; $($name:ident)*) => {$(
        #[doc = concat!("Returns the addend of x̄ for y = x.", stringify!($name), "(), of ȳ and ", stringify!($argument), ".")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, $argument: T) -> T {
            y_bar.flow(slope::$name($argument, $argument))
        }
    )*};
}
// The other argument of these slopes is not used.
unary!(y; recip sqrt cbrt exp exp2 tan);
unary!(x; exp_m1 ln ln_1p log2 log10 sin cos asin acos atan sinh cosh asinh acosh atanh);

/// Returns the addend of x̄ for y = tanh x.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn tanh<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, x: T, y: T) -> T {
    y_bar.flow(slope::tanh(x, y))
}

/// Returns the addend of b̄ for y = ab.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn scaled<R: Real, T: Scalar<R> + Number<Real = R>, A: Mul<T, Output = T>>(a: A, y_bar: T) -> T {
    let addend = a * y_bar;
    if y_bar.vanishes() { y_bar } else { addend }
}

/// Returns the addend of ā for y = ab.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn times<R: Real, T: Scalar<R> + Number<Real = R> + Mul<B, Output = T>, B>(y_bar: T, b: B) -> T {
    let addend = y_bar * b;
    if y_bar.vanishes() { y_bar } else { addend }
}

/// Returns the addend of ā for y = a/b.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn over<R: Real, T: Scalar<R> + Number<Real = R> + Div<B, Output = T>, B>(y_bar: T, b: B) -> T {
    let addend = y_bar / b;
    if y_bar.vanishes() { y_bar } else { addend }
}

/// Returns the addends of ā and b̄ for y = a/b.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn quotient<R: Real, T: Scalar<R> + Number<Real = R> + Div<B, Output = T>, B>(y_bar: T, b: B, y: T) -> (T, T) {
    let first = y_bar / b;
    let second = -first * y;
    if y_bar.vanishes() { (y_bar, y_bar) } else { (first, second) }
}

/// Returns the addend of x̄ for y = |x|: ±ȳ, 0 at 0, and NaN at NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn abs<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, x: T) -> T {
    if x > R::zero() {
        y_bar
    } else if x < R::zero() {
        -y_bar
    } else if x == R::zero() {
        T::zero()
    } else {
        y_bar * x
    }
}

/// Returns the addend of x̄ for y = xⁿ.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn powi<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, x: T, n: i32) -> T {
    // The slope is computed from y for the one n that has no n − 1.
    let y = if n == i32::MIN { x.powi(n) } else { x };
    slope::powi(x, n, y).map_or_else(T::zero, |slope| y_bar.flow(slope))
}

/// Returns the addend of x̄ for y = xᵖ.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn powf<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, x: T, p: R) -> T {
    slope::powf(x, p).map_or_else(T::zero, |slope| y_bar.flow(slope))
}

/// Returns the addends of x̄ and p̄ for y = xᵖ.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn pow<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, x: T, p: T, y: T) -> (T, T) {
    let (base, exponent) = slope::pow(x, p, y);
    (y_bar.flow(base), y_bar.flow(exponent))
}

fn both<R: Real, T: Scalar<R>>(y_bar: T, slopes: Option<(T, T)>) -> (T, T) {
    slopes.map_or_else(|| (T::zero(), T::zero()), |(a, b)| (y_bar.flow(a), y_bar.flow(b)))
}

/// Returns the addends of ā and b̄ for a.atan2(b).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn atan2<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, a: T, b: T) -> (T, T) {
    both(y_bar, slope::atan2(a, b))
}

/// Returns the addends of ā and b̄ for y = √(a² + b²).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn hypot<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, a: T, b: T, y: T) -> (T, T) {
    both(y_bar, slope::hypot(a, b, y))
}

/// Returns the addends of ā and b̄ where the first of them was chosen, or the second.
#[cfg_attr(not(debug_assertions), inline(always))]
fn chosen<R: Real, T: Scalar<R>>(y_bar: T, first: bool) -> (T, T) {
    if first { (y_bar, T::zero()) } else { (T::zero(), y_bar) }
}

/// Returns the addends of ā and b̄ for max(a, b). A tie takes a.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn max<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, a: T, b: T) -> (T, T) {
    chosen(y_bar, max_is_first(a, b))
}

/// Returns the addends of ā and b̄ for min(a, b). A tie takes a.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn min<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, a: T, b: T) -> (T, T) {
    chosen(y_bar, min_is_first(a, b))
}

/// Returns whether max(a, b) takes a.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn max_is_first<R: Real, T: Scalar<R> + Number<Real = R>>(a: T, b: T) -> bool {
    a >= b || is_nan(b)
}

/// Returns whether min(a, b) takes a.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn min_is_first<R: Real, T: Scalar<R> + Number<Real = R>>(a: T, b: T) -> bool {
    a <= b || is_nan(b)
}

/// Returns the addends of the two alternatives of [`Scalar::select`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn select<R: Real, T: Scalar<R> + Number<Real = R>>(y_bar: T, a: T, relation: Relation, b: T) -> (T, T) {
    chosen(y_bar, relation.holds(a.partial_cmp(&b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinks_follow_the_conventions() {
        assert_eq!(abs(1.0, 0.0), 0.0);
        assert!(abs(1.0, f64::NAN).is_nan());
        assert_eq!((max(1.0, 2.0, 2.0), min(1.0, 2.0, 2.0)), ((1.0, 0.0), (1.0, 0.0)));
        assert_eq!((powi(1.0, 0.0, 0), powf(1.0, 0.0, 0.0)), (0.0, 0.0));
        assert_eq!((hypot(1.0, 0.0, 0.0, 0.0), atan2(1.0, 0.0, 0.0)), ((0.0, 0.0), (0.0, 0.0)));
    }
}
