//! The arithmetic operators, between variables and with real numbers.

use super::Var;
use crate::op::Op;
use crate::recording::{Base, binary, unary, with_constant};
use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use num_traits::{One, Zero};

/// Implements an operator for variables on both sides, on the left and on the right. a + c = c + a and a − c = a +
/// (−c) hold bit for bit.
macro_rules! arithmetic {
    ($($op:ident $method:ident $assign:ident $assign_method:ident: $both:ident, $left:ident $change:expr, $right:ident;)*) => {$(
        impl<R: Base> $op for Var<R> {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, other: Self) -> Self {
                let value = $op::$method(self.value, other.value);
                match (self.is_constant(), other.is_constant()) {
                    (false, false) => binary(Op::$both, self, other, value),
                    (false, true) => with_constant(Op::$left, self, $change(other.value), value),
                    (true, false) => with_constant(Op::$right, other, self.value, value),
                    (true, true) => Self::fixed(value),
                }
            }
        }
        impl<R: Base> $op<R> for Var<R> {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, other: R) -> Self {
                let value = $op::$method(self.value, other);
                if self.is_constant() {
                    return Self::fixed(value);
                }
                with_constant(Op::$left, self, $change(other), value)
            }
        }
        impl<R: Base> $assign for Var<R> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $assign_method(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
        impl<R: Base> $assign<R> for Var<R> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $assign_method(&mut self, other: R) {
                *self = $op::$method(*self, other);
            }
        }
    )*};
}

#[inline]
fn as_is<R>(value: R) -> R {
    value
}

arithmetic! {
    Add add AddAssign add_assign: Add, AddConst as_is, AddConst;
    Sub sub SubAssign sub_assign: Sub, AddConst Neg::neg, ConstSub;
    Mul mul MulAssign mul_assign: Mul, MulConst as_is, MulConst;
    Div div DivAssign div_assign: Div, DivConst as_is, ConstDiv;
}

impl<R: Base> Neg for Var<R> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        if self.is_constant() { Self::fixed(-self.value) } else { unary(Op::Neg, self, 0, -self.value) }
    }
}

impl<R: Base> Sum for Var<R> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        // As for floats: −0 + x is x, −0 included, and leaves no node.
        numbers.fold(Self::fixed(-R::zero()), |sum, x| sum + x)
    }
}

fluxions::by_reference! { [R: Base] Var<R>, over R }

impl<R: Base> Zero for Var<R> {
    #[inline]
    fn zero() -> Self {
        Self::fixed(R::zero())
    }
    #[track_caller]
    #[inline]
    fn is_zero(&self) -> bool {
        *self == R::zero()
    }
}

impl<R: Base> One for Var<R> {
    #[inline]
    fn one() -> Self {
        Self::fixed(R::one())
    }
}
