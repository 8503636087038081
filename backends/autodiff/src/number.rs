//! autodiff's numbers as scalars.
//!
//! Elementary functions are autodiff's own. Composed of its arithmetic instead, where its own depart from the conventions
//! of fluxions or lose digits: `floor`, `ceil`, `round` and `trunc` (autodiff keeps the tangent), `abs` and powers at 0, `hypot`
//! and `atan2` beyond the range of squares, `tanh` far out, logarithms to other bases.

use autodiff::FT;
use core::f64::consts::{LOG2_E, LOG10_E};
use fluxions::{Number, Real, Scalar, foreign_scalar};
use num_traits::{Float, NumAssignOps, One, Zero};

/// The floating-point numbers of both crates: `f64` and `f32`.
pub trait Base: Real + Float + NumAssignOps + Level<Bottom = Self> {}
impl Base for f64 {}
impl Base for f32 {}

/// What is below the tangents of [`Wrapped`]: a floating-point number, or autodiff's number over one.
pub trait Level: Float + NumAssignOps + core::fmt::Debug + Send + Sync + 'static {
    /// The floating-point number at the bottom.
    type Bottom: Base;
    /// Without tangents.
    fn flat(value: Self::Bottom) -> Self;
    /// The value at the bottom.
    fn bottom(self) -> Self::Bottom;
    /// Whether it is zero with all its tangents.
    fn is_absent(self) -> bool;
    /// xᵖ with the slope p · xᵖ⁻¹: autodiff's own divides by x.
    fn power(self, p: Self::Bottom) -> Self;
}

macro_rules! bottom {
    ($($t:ty)*) => {$(
        impl Level for $t {
            type Bottom = $t;
            #[inline]
            fn flat(value: $t) -> $t {
                value
            }
            #[inline]
            fn bottom(self) -> $t {
                self
            }
            #[inline]
            fn is_absent(self) -> bool {
                self == 0.0
            }
            #[inline]
            fn power(self, p: $t) -> $t {
                Scalar::powf(self, p)
            }
        }
    )*};
}
bottom!(f64 f32);

impl<R: Base> Level for FT<R> {
    type Bottom = R;
    #[inline]
    fn flat(value: R) -> Self {
        FT { x: value, dx: R::zero() }
    }
    #[inline]
    fn bottom(self) -> R {
        self.x
    }
    #[inline]
    fn is_absent(self) -> bool {
        self.x.is_zero() && self.dx.is_zero()
    }
    #[inline]
    fn power(self, p: R) -> Self {
        raised(self, p)
    }
}

/// A number of autodiff as a scalar: `FT<R>`, or `FT<FT<R>>` for second derivatives.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Wrapped<L>(pub FT<L>);

impl<R: Base, L: Level<Bottom = R>> Number for Wrapped<L> {
    type Real = R;
}

foreign_scalar! {
    [R: Base, L: Level<Bottom = R> + NumAssignOps] Wrapped<L>, over R;
    zero FT { x: L::zero(), dx: L::zero() }, one FT { x: L::one(), dx: L::zero() };
    operand |r| L::flat(r);
    value |x| x.x.bottom();
}

macro_rules! forward {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self(Float::$name(self.0))
        }
    )*};
}

/// Both crates' traits have a `from_f64`.
#[inline]
fn real<R: Real>(value: f64) -> R {
    <R as Real>::from_f64(value)
}

/// ±x, the one that is not negative, without abs's kink.
fn outward<R: Real, S: Scalar<R>>(x: S) -> S {
    if x < <R as Zero>::zero() { -x } else { x }
}

impl<R: Base, L: Level<Bottom = R>> Scalar<R> for Wrapped<L> {
    #[inline]
    fn constant(value: R) -> Self {
        Self(FT { x: L::flat(value), dx: L::zero() })
    }
    #[inline]
    fn primal(self) -> R {
        self.0.x.bottom()
    }

    forward! { recip sqrt cbrt exp exp2 exp_m1 ln ln_1p sin cos tan asin acos atan sinh cosh asinh acosh atanh }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = Float::sin_cos(self.0);
        (Self(sin), Self(cos))
    }
    #[inline]
    fn log2(self) -> Self {
        with_value(Scalar::ln(self) * real::<R>(LOG2_E), Scalar::log2(self.primal()))
    }
    #[inline]
    fn log10(self) -> Self {
        with_value(Scalar::ln(self) * real::<R>(LOG10_E), Scalar::log10(self.primal()))
    }
    fn tanh(self) -> Self {
        // autodiff's 1 − tanh² cancels further out.
        if Scalar::abs(self.primal()) <= real::<R>(1.0) {
            return Self(Float::tanh(self.0));
        }
        let e = Scalar::exp(outward(self) * real::<R>(-2.0));
        let y = (-e + real::<R>(1.0)) / (e + real::<R>(1.0));
        if self < <R as Zero>::zero() { -y } else { y }
    }
    fn atan2(self, x: Self) -> Self {
        // By the quotient that is at most 1: x² + y² overflows. The other angles differ from it by a constant.
        let value = Scalar::atan2(self.primal(), x.primal());
        let (along, up) = (Scalar::abs(x.primal()), Scalar::abs(self.primal()));
        if along == <R as Zero>::zero() && up == <R as Zero>::zero() {
            return Self::constant(value);
        }
        with_value(if along >= up { Scalar::atan(self / x) } else { -Scalar::atan(x / self) }, value)
    }
    fn hypot(self, other: Self) -> Self {
        let (a, b) = (Scalar::abs(self.primal()), Scalar::abs(other.primal()));
        let scale = if a > b { a } else { b };
        if scale == <R as Zero>::zero() {
            return Self::constant(scale);
        }
        if scale == <R as Real>::INFINITY {
            return if a == scale { Scalar::abs(self) } else { Scalar::abs(other) };
        }
        let (a, b) = (self / scale, other / scale);
        Scalar::sqrt(a * a + b * b) * scale
    }
    #[inline]
    fn powi(self, n: i32) -> Self {
        match n {
            0 => Self::one(),
            1 => self,
            i32::MIN => Scalar::powf(self, real::<R>(f64::from(n))),
            _ => Self(Float::powi(self.0, n)),
        }
    }
    fn powf(self, p: R) -> Self {
        Self(raised(self.0, p))
    }
    fn pow(self, y: Self) -> Self {
        if self.primal() == <R as Zero>::zero() {
            return Self(raised(self.0, y.primal()));
        }
        // Not autodiff's own, which takes a tangent whose value is 0 for absent.
        let value = Float::powf(self.0.x, y.0.x);
        let flow = |tangent: L, slope: &dyn Fn() -> L| if tangent.is_absent() { L::zero() } else { tangent * slope() };
        let base = flow(self.0.dx, &|| Float::powf(self.0.x, y.0.x - L::one()) * y.0.x);
        let exponent = flow(y.0.dx, &|| value * Float::ln(self.0.x));
        Self(FT { x: value, dx: base + exponent })
    }
}

/// The same derivatives, with a value to its last digit.
fn with_value<R: Base, L: Level<Bottom = R>>(y: Wrapped<L>, value: R) -> Wrapped<L> {
    y + (value - y.primal())
}

/// xᵖ over any level.
fn raised<L: Level + NumAssignOps>(x: FT<L>, p: L::Bottom) -> FT<L> {
    let (zero, one) = (<L::Bottom as Zero>::zero(), <L::Bottom as One>::one());
    if p == zero {
        return FT { x: L::one(), dx: L::zero() };
    }
    let slope = || if p == one { L::one() } else { x.x.power(p - one) * L::flat(p) };
    // A tangent that is absent stays absent beside an infinite slope.
    let dx = if x.dx.is_absent() { L::zero() } else { x.dx * slope() };
    FT { x: x.x.power(p), dx }
}
