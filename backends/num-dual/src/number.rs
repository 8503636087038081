//! num-dual's numbers as scalars.
//!
//! Elementary functions are num-dual's own, except these, which are composed of its arithmetic: `hypot`, `abs`, `max`
//! and `min`; `atan2`, which divides by zero on the y-axis; negative and huge `powi`; `powf` where x^(p−3) is 0 or ∞;
//! `pow` of a base that is not positive; `tanh`, `asinh` and `acosh` far out. num-dual lacks them, or they need a
//! test, which costs the hot path nothing.
//!
//! These deviations from the conventions of fluxions remain. `tests/deviations.rs` pins them:
//!
//! - An infinite slope: `sqrt`, `cbrt` and `powf(p)` with 0 < p < 1 have the derivative NaN at 0 and not ∞. At the poles of
//!   `recip`, `ln`, `asin`, … a lane that holds 0 becomes NaN (0 · ∞); a constant, which has no lanes
//!   (`Derivative(None)`), stays one. Over hyper-dual numbers `powf(p)` with 1 < p < 2 is NaN at 0 from the first order on.
//! - Values may differ from those of `f64` in the last digits, where num-dual composes: `/` (by the reciprocal; which is ∞
//!   for a subnormal divisor), `tan`, `tanh`, `powi`, `powf`, and `pow` (e^(y ln x): up to |y ln x| digits of rounding).
//! - 1 − x² is not factored: derivatives of `asin`, `acos` and `atanh` lose up to half of their digits near ±1, of `acosh`
//!   near 1. Where x^(p−3) is subnormal, so does `powf`.
//! - At second order a quotient's derivatives go through 1/b²: with |b| beyond 10^±154 they are lost, the first ones too.
//! - Infinity as an argument gives NaN where the formula has ∞ · 0.

use core::f64::consts::LN_2;
use fluxions::{Number, Real, Scalar, foreign_scalar};
use num_dual::{DualNum, DualNumFloat};

/// The size of x from which 1 + x² is x² in floating point.
const FAR: f64 = 1e8;
/// The powers n for which n (n − 1) (n − 2) is an `i32`.
const MOST: i32 = 1000;
const LEAST: i32 = -MOST;

#[inline]
fn zero<R: Real>() -> R {
    <R as num_traits::Zero>::zero()
}

/// Both crates' traits have a method `from_f64`; this one names the trait.
#[inline]
fn real<R: Real>(value: f64) -> R {
    <R as Real>::from_f64(value)
}

/// A number of num-dual as a scalar: any of its types that is `Copy`, over `f64` or `f32`. Seeded and read by
/// [`Seeded`](fluxions::scalar::Seeded) and [`Seeded2`](fluxions::scalar::Seeded2).
///
/// Elementary functions are num-dual's own, corrected where that costs nothing. These deviations from the conventions
/// of fluxions remain:
///
/// - An infinite slope becomes NaN in lanes that hold 0, and everywhere in `sqrt`, `cbrt` and `powf(p < 1)` at 0; a
///   constant, which has no lanes (`Derivative(None)`), stays one.
/// - Values may differ from those of `f64` in the last digits.
/// - Derivatives of `asin`, `acos`, `atanh` near ±1 and `acosh` near 1 lose up to half of their digits.
/// - At second order those of a quotient are lost when the divisor is beyond 10^±154.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Wrapped<D>(pub D);

impl<D: DualNum> Number for Wrapped<D>
where
    D::Primitive: Real,
{
    type Real = D::Primitive;
}

foreign_scalar! {
    [R: Real + DualNumFloat, D: DualNum<Primitive = R> + Copy + Send + Sync] Wrapped<D>, over R;
    zero D::zero(), one D::one();
    operand |r| r;
    value |x| num_dual::DualStruct::re(x);
}

macro_rules! forward {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self(DualNum::$name(&self.0))
        }
    )*};
}

impl<R: Real + DualNumFloat, D: DualNum<Primitive = R> + Copy + Send + Sync> Scalar<R> for Wrapped<D> {
    const ORDER: u8 = D::NDERIV as u8;

    #[inline]
    fn constant(value: R) -> Self {
        Self(D::from(value))
    }
    #[inline]
    fn primal(self) -> R {
        num_dual::DualStruct::re(&self.0)
    }

    forward! {
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan
        sinh cosh atanh
    }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = DualNum::sin_cos(&self.0);
        (Self(sin), Self(cos))
    }
    #[inline]
    fn tanh(self) -> Self {
        // num-dual's sinh / cosh is ∞ / ∞ beyond 710, and its derivatives cancel long before.
        if Scalar::abs(self.primal()) <= real::<R>(1.0) {
            return Self(DualNum::tanh(&self.0));
        }
        let e = Scalar::exp(-(outward(self) * real::<R>(2.0)));
        with_sign_of(self, (Self::constant(real::<R>(1.0)) - e) / (e + real::<R>(1.0)))
    }
    #[inline]
    fn asinh(self) -> Self {
        // Its 1 + x² overflows far out, where asinh x = ln 2x to the last digit.
        if Scalar::abs(self.primal()) <= real::<R>(FAR) || Scalar::is_nan(self.primal()) {
            return Self(DualNum::asinh(&self.0));
        }
        with_sign_of(self, Scalar::ln(outward(self)) + real::<R>(LN_2))
    }
    #[inline]
    fn acosh(self) -> Self {
        if self > real::<R>(FAR) {
            return Scalar::ln(self) + real::<R>(LN_2);
        }
        Self(DualNum::acosh(&self.0))
    }
    #[inline]
    fn atan2(self, x: Self) -> Self {
        // Uses the quotient that is at most 1. The other angles differ from it by a constant.
        let value = Scalar::atan2(self.primal(), x.primal());
        let (along, up) = (Scalar::abs(x.primal()), Scalar::abs(self.primal()));
        if along == zero::<R>() && up == zero::<R>() {
            return Self::constant(value);
        }
        let angle = if along >= up { Scalar::atan(self / x) } else { -Scalar::atan(x / self) };
        let angle_value = angle.primal();
        angle + (value - angle_value)
    }
    fn hypot(self, other: Self) -> Self {
        let (a, b) = (Scalar::abs(self.primal()), Scalar::abs(other.primal()));
        let scale = if a > b { a } else { b };
        if scale == zero::<R>() {
            return Self::constant(scale);
        }
        if a == <R as Real>::INFINITY || b == <R as Real>::INFINITY {
            return if a == <R as Real>::INFINITY { Scalar::abs(self) } else { Scalar::abs(other) };
        }
        let (a, b) = (self / scale, other / scale);
        Scalar::sqrt(a * a + b * b) * scale
    }
    #[inline]
    fn powi(self, n: i32) -> Self {
        // Its n (n − 1) (n − 2) is an i32, and its x^(n−3) is infinite long before a negative power is.
        match n {
            0..=MOST => Self(DualNum::powi(&self.0, n)),
            LEAST..0 => Self(DualNum::powi(&DualNum::recip(&self.0), -n)),
            _ => Scalar::powf(self, real::<R>(f64::from(n))),
        }
    }
    #[inline]
    fn powf(self, p: R) -> Self {
        let power = Self(DualNum::powf(&self.0, p));
        // x^(p−3) x³ where x^(p−3) is 0 or ∞ (or the power is).
        let value = power.primal();
        if Scalar::is_finite(value) && value != zero::<R>() { power } else { powf_at_the_edge(self, p, power) }
    }
    #[inline]
    fn pow(self, y: Self) -> Self {
        if self > zero::<R>() { Self(DualNum::powd(&self.0, y.0)) } else { pow_of_the_rest(self, y) }
    }
}

/// Returns x or −x, whichever is not negative, without the kink of `abs`.
#[inline]
fn outward<R: Real, S: Scalar<R>>(x: S) -> S {
    if x < zero::<R>() { -x } else { x }
}

/// Returns the value of an odd function from its value at `outward(x)`.
#[inline]
fn with_sign_of<R: Real, S: Scalar<R>>(x: S, y: S) -> S {
    if x < zero::<R>() { -y } else { y }
}

#[cold]
fn powf_at_the_edge<R: Real + DualNumFloat, D: DualNum<Primitive = R> + Copy + Send + Sync>(
    x: Wrapped<D>,
    p: R,
    power: Wrapped<D>,
) -> Wrapped<D> {
    let (one, two, three) = (real::<R>(1.0), real::<R>(2.0), real::<R>(3.0));
    let value = Scalar::powf(x.primal(), p);
    if power.primal() == value || Scalar::is_nan(value) {
        return power;
    }
    if x.primal() != zero::<R>() {
        let power = Scalar::exp(Scalar::ln(outward(x)) * p);
        return if value < zero::<R>() { -power } else { power };
    }
    // −0 becomes 0; where a derivative is infinite √ says NaN, no earlier.
    let x = x + zero::<R>();
    if p < zero::<R>() {
        let pole = Scalar::recip(x);
        return if value < zero::<R>() { -pole } else { pole };
    }
    if p < one {
        Scalar::sqrt(x)
    } else if p < two && D::NDERIV > 1 {
        x * Scalar::sqrt(x)
    } else if p < three && D::NDERIV > 2 {
        x * x * Scalar::sqrt(x)
    } else if p < two {
        x * x
    } else {
        x * x * x
    }
}

/// A power of a base that is 0, negative or NaN, by the value of the exponent. If the exponent has tangents they
/// become NaN, except that 0ʸ stays 0 for y > 0.
#[cold]
fn pow_of_the_rest<R: Real + DualNumFloat, D: DualNum<Primitive = R> + Copy + Send + Sync>(
    x: Wrapped<D>,
    y: Wrapped<D>,
) -> Wrapped<D> {
    let exponent = y.primal();
    let power = Scalar::powf(x, exponent);
    if x == zero::<R>() && exponent > zero::<R>() {
        return power;
    }
    // √ at 0 has the value 0 and NaN in the tangents that are present.
    power + Scalar::sqrt(y - exponent)
}
