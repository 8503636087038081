//! The operators of traced numbers, and their comparisons.

use super::{Kind, Traced};
use crate::Real;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};

macro_rules! arithmetic {
    ($($op:ident $method:ident $assign:ident $assign_method:ident $kind:ident;)*) => {$(
        impl<R: Real> $op for Traced<R> {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, other: Self) -> Self {
                self.binary(other, Kind::$kind, $op::$method(self.value, other.value))
            }
        }
        impl<R: Real> $op<R> for Traced<R> {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, other: R) -> Self {
                self.binary(Self::fixed(other), Kind::$kind, $op::$method(self.value, other))
            }
        }
        impl<R: Real> $assign for Traced<R> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $assign_method(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
        impl<R: Real> $assign<R> for Traced<R> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $assign_method(&mut self, other: R) {
                *self = $op::$method(*self, other);
            }
        }
    )*};
}

arithmetic! {
    Add add AddAssign add_assign LINEAR;
    Sub sub SubAssign sub_assign LINEAR;
    Mul mul MulAssign mul_assign PRODUCT;
    Div div DivAssign div_assign QUOTIENT;
}

crate::scalar_basics! {
    [R: Real] Traced<R>, over R;
    zero Self::fixed(R::zero());
    one Self::fixed(R::one());
    neg |x| x.unary(Kind::LINEAR, -x.value);
    value R, |x| x.chosen();
}
