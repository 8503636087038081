//! `ComplexField` of numbers that are real.

use super::Field;
use crate::{Number, Real, Scalar};
use nalgebra::ComplexField;
use num_traits::{One, Zero};

macro_rules! forward {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self(self.0.$name())
        }
    )*};
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> ComplexField for Field<S> {
    type RealField = Self;

    #[inline]
    fn from_real(re: Self) -> Self {
        re
    }
    #[inline]
    fn real(self) -> Self {
        self
    }
    #[inline]
    fn imaginary(self) -> Self {
        Self::zero()
    }
    #[inline]
    fn modulus(self) -> Self {
        Self(self.0.abs())
    }
    #[inline]
    fn modulus_squared(self) -> Self {
        self * self
    }
    fn argument(self) -> Self {
        Self(S::select(self.0, crate::Relation::Less, S::zero(), S::constant(R::PI), S::zero()))
    }
    #[inline]
    fn norm1(self) -> Self {
        Self(self.0.abs())
    }
    #[inline]
    fn scale(self, factor: Self) -> Self {
        self * factor
    }
    #[inline]
    fn unscale(self, factor: Self) -> Self {
        self / factor
    }
    /// Returns |x| and the sign of x, as floats do: the sign of 0 is 1.
    ///
    /// It is not computed by `abs` and `signum`. The derivative of `abs` at 0 is 0, so modulus ·
    /// sign would lose the derivative of x. A rotation of (0, y), which the iterations for
    /// eigenvalues meet where a diagonal is zero, would come out wrong. The comparison also leaves
    /// a guard on a tape, where `signum` may pin it.
    fn to_exp(self) -> (Self, Self) {
        if self.0 >= R::zero() { (self, Self::one()) } else { (-self, -Self::one()) }
    }
    fn signum(self) -> Self {
        Self(self.0.signum())
    }
    #[inline]
    fn abs(self) -> Self {
        Self(self.0.abs())
    }
    #[inline]
    fn hypot(self, other: Self) -> Self {
        Self(self.0.hypot(other.0))
    }
    #[inline]
    fn conjugate(self) -> Self {
        self
    }
    fn fract(self) -> Self {
        Self(self.0 - self.0.trunc())
    }
    #[inline]
    fn mul_add(self, a: Self, b: Self) -> Self {
        Self(self.0.mul_add(a.0, b.0))
    }
    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.0.sin_cos();
        (Self(sin), Self(cos))
    }
    fn log(self, base: Self) -> Self {
        Self(self.0.ln() / base.0.ln())
    }
    #[inline]
    fn powi(self, n: i32) -> Self {
        Self(self.0.powi(n))
    }
    fn powf(self, n: Self) -> Self {
        Self(self.0.pow(n.0))
    }
    fn powc(self, n: Self) -> Self {
        Self(self.0.pow(n.0))
    }
    /// Makes two comparisons, which a tape guards.
    fn is_finite(&self) -> bool {
        self.0 > -R::INFINITY && self.0 < R::INFINITY
    }
    fn try_sqrt(self) -> Option<Self> {
        (self.0 >= R::zero()).then(|| Self(self.0.sqrt()))
    }
    forward! {
        floor ceil round trunc recip sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
        log2 log10 ln ln_1p sqrt exp exp2 exp_m1 cbrt
    }
}
