//! + − × ÷ with itself and with the real numbers.

use super::DualNumber;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use fluxions::{Number, Real, Scalar};
use num_traits::{One, Zero};

macro_rules! binary {
    ($($op:ident $method:ident $assign:ident $assign_method:ident;
       |$a:ident, $b:ident| $dual:expr; |$c:ident, $r:ident| $real:expr)*) => {$(
        impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> $op for DualNumber<T, N> {
            type Output = Self;
            // The product rule adds.
            #[allow(clippy::suspicious_arithmetic_impl)]
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $dual
            }
        }
        impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> $op<R> for DualNumber<T, N> {
            type Output = Self;
            #[inline]
            fn $method(self, other: R) -> Self {
                let ($c, $r) = (self, other);
                $real
            }
        }
        impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> $assign for DualNumber<T, N> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
        impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> $assign<R> for DualNumber<T, N> {
            #[inline]
            fn $assign_method(&mut self, other: R) {
                *self = $op::$method(*self, other);
            }
        }
    )*};
}

binary! {
    Add add AddAssign add_assign;
    |a, b| a.zip(b, a.value + b.value, |s, t| s + t);
    |a, r| DualNumber::new(a.value + r, a.tangents)

    Sub sub SubAssign sub_assign;
    |a, b| a.zip(b, a.value - b.value, |s, t| s - t);
    |a, r| DualNumber::new(a.value - r, a.tangents)

    Mul mul MulAssign mul_assign;
    |a, b| a.zip(b, a.value * b.value, |s, t| s * b.value + a.value * t);
    |a, r| a.each(a.value * r, |t| t * r)

    Div div DivAssign div_assign;
    |a, b| a.divide(b);
    |a, r| a.divide_real(r)
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> DualNumber<T, N> {
    /// Both numbers' tangents, lane by lane.
    #[inline]
    pub(super) fn zip(self, other: Self, value: T, combine: impl Fn(T, T) -> T) -> Self {
        let mut tangents = self.tangents;
        for (s, t) in tangents.iter_mut().zip(&other.tangents) {
            *s = combine(*s, *t);
        }
        Self { value, tangents }
    }

    /// d(a/b) = (da − (a/b) db) / b.
    #[inline]
    fn divide(self, other: Self) -> Self {
        let quotient = self.value / other.value;
        let slope = other.value.recip();
        if slope.peek().is_finite() && quotient.peek().is_finite() {
            return self.zip(other, quotient, |s, t| (s - quotient * t) * slope);
        }
        self.zip(other, quotient, |s, t| {
            let difference = if t.vanishes() { s } else { s - quotient * t };
            if difference.vanishes() { T::zero() } else { difference / other.value }
        })
    }

    #[inline]
    fn divide_real(self, real: R) -> Self {
        let quotient = self.value / real;
        if real == R::zero() {
            return self.each(quotient, |t| if t.vanishes() { T::zero() } else { t / real });
        }
        self.each(quotient, |t| t / real)
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Neg for DualNumber<T, N> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        self.each(-self.value, |t| -t)
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Sum for DualNumber<T, N> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::zero(), |sum, x| sum + x)
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Zero for DualNumber<T, N> {
    #[inline]
    fn zero() -> Self {
        Self::flat(T::zero())
    }
    #[inline]
    fn is_zero(&self) -> bool {
        self.value.is_zero()
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> One for DualNumber<T, N> {
    #[inline]
    fn one() -> Self {
        Self::flat(T::one())
    }
}
