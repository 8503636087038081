//! What a newtype around another crate's number needs and the orphan rule forbids to inherit.

/// Forwards arithmetic, comparisons, `Zero`, `One` and `Sum` of a newtype to the number inside, with itself and with the
/// real numbers: what is left to write for a [`Scalar`](crate::Scalar) are the elementary functions.
///
/// `foreign_scalar! { [generics with bounds] Newtype<D> over R }`; the newtype is a tuple struct of one public field, whose
/// type has `+ − × ÷` with itself and with `R`, the assigning forms, and comparisons.
#[macro_export]
macro_rules! foreign_scalar {
    ([$($generics:tt)*] $name:ident<$inner:ident> over $real:ident) => {
        $crate::foreign_scalar! { @binary [$($generics)*] $name $inner $real
            Add add AddAssign add_assign, Sub sub SubAssign sub_assign,
            Mul mul MulAssign mul_assign, Div div DivAssign div_assign }

        impl<$($generics)*> ::core::ops::Neg for $name<$inner> {
            type Output = Self;
            #[inline(always)]
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }
        impl<$($generics)*> ::core::iter::Sum for $name<$inner> {
            #[inline(always)]
            fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                let mut sum = Self($inner::zero());
                numbers.for_each(|x| sum += x);
                sum
            }
        }
        impl<$($generics)*> ::num_traits::Zero for $name<$inner> {
            #[inline(always)]
            fn zero() -> Self {
                Self($inner::zero())
            }
            #[inline(always)]
            fn is_zero(&self) -> bool {
                self.0.is_zero()
            }
        }
        impl<$($generics)*> ::num_traits::One for $name<$inner> {
            #[inline(always)]
            fn one() -> Self {
                Self($inner::one())
            }
        }
        impl<$($generics)*> PartialEq for $name<$inner> {
            #[inline(always)]
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl<$($generics)*> PartialOrd for $name<$inner> {
            #[inline(always)]
            fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> {
                self.0.partial_cmp(&other.0)
            }
        }
        impl<$($generics)*> PartialEq<$real> for $name<$inner> {
            #[inline(always)]
            fn eq(&self, other: &$real) -> bool {
                self.0 == *other
            }
        }
        impl<$($generics)*> PartialOrd<$real> for $name<$inner> {
            #[inline(always)]
            fn partial_cmp(&self, other: &$real) -> Option<::core::cmp::Ordering> {
                self.0.partial_cmp(other)
            }
        }
    };
    (@binary $generics:tt $name:ident $inner:ident $real:ident $($op:ident $method:ident $assign:ident $assign_method:ident),*) => {
        $($crate::foreign_scalar! { @one $generics $name $inner $real $op $method $assign $assign_method })*
    };
    (@one [$($generics:tt)*] $name:ident $inner:ident $real:ident $op:ident $method:ident $assign:ident $assign_method:ident) => {
        impl<$($generics)*> ::core::ops::$op for $name<$inner> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(::core::ops::$op::$method(self.0, other.0))
            }
        }
        impl<$($generics)*> ::core::ops::$op<$real> for $name<$inner> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: $real) -> Self {
                Self(::core::ops::$op::$method(self.0, other))
            }
        }
        impl<$($generics)*> ::core::ops::$assign for $name<$inner> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                ::core::ops::$assign::$assign_method(&mut self.0, other.0);
            }
        }
        impl<$($generics)*> ::core::ops::$assign<$real> for $name<$inner> {
            #[inline(always)]
            fn $assign_method(&mut self, other: $real) {
                ::core::ops::$assign::$assign_method(&mut self.0, other);
            }
        }
    };
}
