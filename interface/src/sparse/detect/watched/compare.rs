//! The operators of watched numbers, and their comparisons, which are recorded.

use super::Watched;
use super::log::{Kind, chosen};
use crate::{Number, Real, Scalar};
use core::cmp::Ordering;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use num_traits::{One, Zero};

macro_rules! arithmetic {
    ($($op:ident $method:ident $assign:ident $assign_method:ident;)*) => {$(
        arithmetic! { @with $op $method $assign $assign_method, Self, |other| other.0 }
        arithmetic! { @with $op $method $assign $assign_method, R, |other| other }
    )*};
    (@with $op:ident $method:ident $assign:ident $assign_method:ident, $other:ty, |$o:ident| $value:expr) => {
        impl<R: Real, S: Scalar<R> + Number<Real = R>> $op<$other> for Watched<S> {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, $o: $other) -> Self {
                Self($op::$method(self.0, $value))
            }
        }
        impl<R: Real, S: Scalar<R> + Number<Real = R>> $assign<$other> for Watched<S> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $assign_method(&mut self, $o: $other) {
                $assign::$assign_method(&mut self.0, $value);
            }
        }
    };
}

arithmetic! {
    Add add AddAssign add_assign;
    Sub sub SubAssign sub_assign;
    Mul mul MulAssign mul_assign;
    Div div DivAssign div_assign;
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Neg for Watched<S> {
    type Output = Self;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Sum for Watched<S> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        // As for floats: −0 + x is x, −0 included.
        let mut sum = Self(S::constant(-R::zero()));
        numbers.for_each(|x| sum += x);
        sum
    }
}

crate::by_reference! { [R: Real, S: Scalar<R> + Number<Real = R>] Watched<S>, over R }

impl<R: Real, S: Scalar<R> + Number<Real = R>> Zero for Watched<S> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn zero() -> Self {
        Self(S::zero())
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_zero(&self) -> bool {
        chosen(Kind::Zero, self.0.is_zero())
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> One for Watched<S> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn one() -> Self {
        Self(S::one())
    }
}

/// Records an order as two outcomes. None of four is like another.
fn ordered(order: Option<Ordering>) -> Option<Ordering> {
    chosen(Kind::Order, matches!(order, Some(Ordering::Less) | None));
    chosen(Kind::Order, matches!(order, Some(Ordering::Greater) | None));
    order
}

macro_rules! comparisons {
    ($other:ty, |$o:ident| $value:expr) => {
        impl<R: Real, S: Scalar<R> + Number<Real = R>> PartialEq<$other> for Watched<S> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn eq(&self, $o: &$other) -> bool {
                chosen(Kind::Equal, self.0 == $value)
            }
        }
        impl<R: Real, S: Scalar<R> + Number<Real = R>> PartialOrd<$other> for Watched<S> {
            #[inline]
            fn partial_cmp(&self, $o: &$other) -> Option<Ordering> {
                ordered(self.0.partial_cmp(&$value))
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn lt(&self, $o: &$other) -> bool {
                chosen(Kind::Less, self.0 < $value)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn le(&self, $o: &$other) -> bool {
                chosen(Kind::LessOrEqual, self.0 <= $value)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn gt(&self, $o: &$other) -> bool {
                chosen(Kind::Less, self.0 > $value)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn ge(&self, $o: &$other) -> bool {
                chosen(Kind::LessOrEqual, self.0 >= $value)
            }
        }
    };
}

comparisons!(Self, |other| other.0);
comparisons!(R, |other| *other);
