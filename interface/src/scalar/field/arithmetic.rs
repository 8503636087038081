//! Arithmetic, as num-traits spells it.

use super::Field;
use crate::{Number, Real, Scalar};
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};
use num_traits::{FromPrimitive, Num, One, Signed, Zero};

macro_rules! binary {
    ($($op:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $result:expr;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>> $op for Field<S> {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }
        impl<R: Real, S: Scalar<R> + Number<Real = R>> $assign for Field<S> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
    )*};
}

binary! {
    Add add AddAssign add_assign |a, b| a + b;
    Sub sub SubAssign sub_assign |a, b| a - b;
    Mul mul MulAssign mul_assign |a, b| a * b;
    Div div DivAssign div_assign |a, b| a / b;
    Rem rem RemAssign rem_assign |a, b| a - (a / b).trunc() * b;
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Neg for Field<S> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Zero for Field<S> {
    #[inline]
    fn zero() -> Self {
        Self(S::zero())
    }
    #[inline]
    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> One for Field<S> {
    #[inline]
    fn one() -> Self {
        Self(S::one())
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Num for Field<S> {
    type FromStrRadixErr = num_traits::ParseFloatError;
    fn from_str_radix(text: &str, radix: u32) -> Result<Self, Self::FromStrRadixErr> {
        f64::from_str_radix(text, radix).map(|value| Self(S::constant(R::from_f64(value))))
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Signed for Field<S> {
    #[inline]
    fn abs(&self) -> Self {
        Self(self.0.abs())
    }
    fn abs_sub(&self, other: &Self) -> Self {
        Self((self.0 - other.0).max(S::zero()))
    }
    #[inline]
    fn signum(&self) -> Self {
        Self(self.0.signum())
    }
    #[inline]
    fn is_positive(&self) -> bool {
        self.0 > R::zero()
    }
    #[inline]
    fn is_negative(&self) -> bool {
        self.0 < R::zero()
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> FromPrimitive for Field<S> {
    fn from_i64(value: i64) -> Option<Self> {
        Self::from_f64(value as f64)
    }
    fn from_u64(value: u64) -> Option<Self> {
        Self::from_f64(value as f64)
    }
    fn from_f64(value: f64) -> Option<Self> {
        Some(Self(S::constant(R::from_f64(value))))
    }
}
