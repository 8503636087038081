//! The traits that every scalar made by a macro implements beside its binary operators.

/// Implements negation, `Sum`, `Zero`, `One`, operators of references and comparisons of a number,
/// by its value.
#[doc(hidden)]
#[macro_export]
macro_rules! scalar_basics {
    ([$($generics:tt)*] $name:ty, over $real:ty;
     zero $zero:expr; one $one:expr; neg |$n:ident| $neg:expr; value $compared:ty, |$x:ident| $value:expr;) => {
        impl<$($generics)*> $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn compared(&self) -> $compared {
                let $x = self;
                $value
            }
        }
        impl<$($generics)*> ::core::ops::Neg for $name {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn neg(self) -> Self {
                let $n = self;
                $neg
            }
        }
        impl<$($generics)*> ::core::iter::Sum for $name {
            #[inline]
            fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                // As for floats: −0 + x is x, −0 included.
                let mut sum = <Self as $crate::Scalar<$real>>::constant(-<$real as $crate::for_macros::Zero>::zero());
                numbers.for_each(|x| sum += x);
                sum
            }
        }
        $crate::by_reference! { [$($generics)*] $name, over $real }
        impl<$($generics)*> $crate::for_macros::Zero for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn zero() -> Self {
                $zero
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn is_zero(&self) -> bool {
                $crate::for_macros::Zero::is_zero(&self.compared())
            }
        }
        impl<$($generics)*> $crate::for_macros::One for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn one() -> Self {
                $one
            }
        }
        impl<$($generics)*> PartialEq for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn eq(&self, other: &Self) -> bool {
                self.compared() == other.compared()
            }
        }
        impl<$($generics)*> PartialOrd for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> {
                self.compared().partial_cmp(&other.compared())
            }
        }
        impl<$($generics)*> PartialEq<$real> for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn eq(&self, other: &$real) -> bool {
                self.compared() == *other
            }
        }
        impl<$($generics)*> PartialOrd<$real> for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn partial_cmp(&self, other: &$real) -> Option<::core::cmp::Ordering> {
                self.compared().partial_cmp(other)
            }
        }
    };
}
