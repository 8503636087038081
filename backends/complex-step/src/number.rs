//! Complex numbers near the real axis, as scalars.

use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};
use fluxions::scalar::{ChainRule, Seeded, product};
use fluxions::{Number, Real, Scalar, chain_rule, rules_by_lanes};
use num_complex::Complex;
use num_traits::{Float, Zero};

/// A complex number whose imaginary part is a tangent times the step.
///
/// Terms with a product of two steps are left out. They are below the last digit of any number but 0, which they
/// would change. So a product is (ac, ad + bc). A function with branch cuts is f(a) + i b f′(a), which is equal to
/// its continuation at this step.
#[derive(Clone, Copy, Debug)]
pub struct Step<R>(pub Complex<R>);

/// The step, 2⁻¹⁰⁰ or 2⁻⁵⁰. A multiplication by a power of 2 is exact.
#[inline]
fn step<R: Real>() -> R {
    let exponent = if size_of::<R>() == size_of::<f64>() { 100 } else { 50 };
    real(f64::from_bits((1023 - exponent) << 52))
}

#[inline]
fn real<R: Real>(value: f64) -> R {
    R::from_f64(value)
}

impl<R: Real + Float> Seeded<R, R, 1> for Step<R> {
    #[inline]
    fn lift(value: R) -> Self {
        Self(Complex::new(value, <R as Zero>::zero()))
    }
    #[inline]
    fn seed(value: R, [tangent]: [R; 1]) -> Self {
        Self(Complex::new(value, tangent * step::<R>()))
    }
    #[inline]
    fn value(&self) -> R {
        self.0.re
    }
    #[inline]
    fn tangent(&self, _: usize) -> R {
        self.0.im / step::<R>()
    }
}

impl<R: Real> Number for Step<R> {
    type Real = R;
}

macro_rules! binary {
    ($($op:ident $method:ident $assign:ident $assign_method:ident: |$a:ident, $b:ident| ($re:expr, $im:expr);
       |$c:ident, $r:ident| ($real_re:expr, $real_im:expr);)*) => {$(
        impl<R: Real + Float> $op for Step<R> {
            type Output = Self;
            #[allow(clippy::suspicious_arithmetic_impl)]
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self(Complex::new($re, $im))
            }
        }
        impl<R: Real + Float> $op<R> for Step<R> {
            type Output = Self;
            #[inline]
            fn $method(self, $r: R) -> Self {
                let $c = self.0;
                Self(Complex::new($real_re, $real_im))
            }
        }
        impl<R: Real + Float> $assign for Step<R> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
        impl<R: Real + Float> $assign<R> for Step<R> {
            #[inline]
            fn $assign_method(&mut self, other: R) {
                *self = $op::$method(*self, other);
            }
        }
    )*};
}

binary! {
    Add add AddAssign add_assign: |a, b| (a.re + b.re, a.im + b.im); |a, r| (a.re + r, a.im);
    Sub sub SubAssign sub_assign: |a, b| (a.re - b.re, a.im - b.im); |a, r| (a.re - r, a.im);
    Mul mul MulAssign mul_assign: |a, b| (a.re * b.re, a.im * b.re + a.re * b.im); |a, r| (a.re * r, a.im * r);
    Div div DivAssign div_assign: |a, b| (a.re / b.re, quotient(a.im - product(b.im, a.re / b.re), b.re));
        |a, r| (a.re / r, quotient(a.im, r));
}

/// Returns b / r. A tangent of 0 stays 0 at r = 0.
#[inline]
fn quotient<R: Real + Float>(im: R, re: R) -> R {
    if im.is_zero() { im } else { im / re }
}

fluxions::scalar_basics! {
    [R: Real + Float] Step<R>, over R;
    zero Step(Complex::zero()); one Step(Complex::one());
    neg |z| Step(-z.0);
    value R, |z| z.0.re;
}

impl<R: Real + Float> ChainRule<R> for Step<R> {
    type Base = R;
    #[inline]
    fn base(self) -> R {
        self.0.re
    }
    /// Returns f(a) + i b f′(a).
    #[inline]
    fn chain(self, value: R, slope: R) -> Self {
        Self(Complex::new(value, product(self.0.im, slope)))
    }
    #[inline]
    fn chain2(self, other: Self, value: R, (a, b): (R, R)) -> Self {
        Self(Complex::new(value, product(self.0.im, a) + product(other.0.im, b)))
    }
}

macro_rules! continued {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            let z = self.0.$name();
            // The continuation has the imaginary part of the real axis where there is no step, and NaN beyond the
            // range.
            let im = if self.0.im.is_zero() { self.0.im } else { z.im };
            Self(Complex::new(Scalar::$name(self.0.re), im))
        }
    )*};
}

impl<R: Real + Float> Scalar<R> for Step<R> {
    const ORDER: u8 = 1;
    rules_by_lanes! { R; value R, tangents 1 }

    #[inline]
    fn constant(value: R) -> Self {
        Self::lift(value)
    }
    #[inline]
    fn primal(self) -> R {
        self.0.re
    }
    #[inline]
    fn vanishes(self) -> bool {
        self.0.re.is_zero() && self.0.im.is_zero()
    }

    continued! { sin cos }

    chain_rule! { R;
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 tan asin acos atan sinh cosh tanh asinh acosh atanh
        atan2 hypot powi powf pow abs
    }
}
