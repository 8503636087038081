//! The operators of `&S`: [`ByReference`].

use core::iter::{Product, Sum};
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// A bound on `&Self` among the supertraits: `Borrowed<'a, Is: Neg>` says `&'a Self: Neg`.
///
/// The compiler hands a supertrait on to everybody who writes `S: Scalar`. A `where` clause would
/// have to be repeated.
pub trait Borrowed<'a> {
    /// The type `&'a Self`, as an associated type that can be bounded.
    type Is;
}
impl<'a, T: 'a> Borrowed<'a> for T {
    type Is = &'a T;
}

/// A number, or a reference to one: what may stand beside a float literal.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot stand beside a float literal",
    label = "neither a scalar nor a float",
    note = "an integer is converted by `n as f64`; for a type of yours that a float may stand beside, write the float with a suffix: `2.0_f64`",
    note = "in a function with an adjoint, what operators make of structs, vectors or matrices has its type written: `let y: Vector2<S> = a - b`"
)]
pub trait Operand {
    /// The real numbers below the number.
    type Real;
    /// The number itself.
    type Number;
    /// Returns the number, by value.
    fn number(self) -> Self::Number;
}

/// The operators of references to a number, as `f64` has them: `x.iter().map(|x| x * x).sum()`.
///
/// It is a part of [`Scalar`](crate::Scalar). The macros that make scalars implement it.
///
/// # Implementing
///
/// A number whose operators by value are written by hand calls
/// `fluxions::by_reference! { [generics] Name, over real }`.
pub trait ByReference<R>:
    Sized
    + Product
    + for<'a> Sum<&'a Self>
    + for<'a> Product<&'a Self>
    + for<'a> Add<&'a Self, Output = Self>
    + for<'a> Sub<&'a Self, Output = Self>
    + for<'a> Mul<&'a Self, Output = Self>
    + for<'a> Div<&'a Self, Output = Self>
    + for<'a> AddAssign<&'a Self>
    + for<'a> SubAssign<&'a Self>
    + for<'a> MulAssign<&'a Self>
    + for<'a> DivAssign<&'a Self>
    + for<'a> Borrowed<'a, Is = &'a Self>
    + for<'a> Borrowed<
        'a,
        Is: Neg<Output = Self>
                + Operand<Real = R, Number = Self>
                + Add<&'a Self, Output = Self>
                + Sub<&'a Self, Output = Self>
                + Mul<&'a Self, Output = Self>
                + Div<&'a Self, Output = Self>
                + Add<Self, Output = Self>
                + Sub<Self, Output = Self>
                + Mul<Self, Output = Self>
                + Div<Self, Output = Self>
                + Add<R, Output = Self>
                + Sub<R, Output = Self>
                + Mul<R, Output = Self>
                + Div<R, Output = Self>,
    >
{
}

macro_rules! real {
    ($t:ty) => {
        impl ByReference<$t> for $t {}
        impl Operand for &$t {
            type Real = $t;
            type Number = $t;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn number(self) -> $t {
                *self
            }
        }
    };
}

real!(f64);
real!(f32);

/// Implements [`ByReference`](crate::scalar::ByReference) for a number that has its operators by
/// value.
#[macro_export]
macro_rules! by_reference {
    ([$($generics:tt)*] $name:ty, over $real:ty) => {
        $crate::by_reference! { @binary [$($generics)*] $name, $real;
            Add add AddAssign add_assign, Sub sub SubAssign sub_assign,
            Mul mul MulAssign mul_assign, Div div DivAssign div_assign }
        impl<$($generics)*> ::core::ops::Neg for &$name {
            type Output = $name;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn neg(self) -> $name {
                -*self
            }
        }
        impl<'a, $($generics)*> ::core::iter::Sum<&'a $name> for $name {
            #[inline]
            fn sum<I: Iterator<Item = &'a Self>>(numbers: I) -> Self {
                numbers.copied().sum()
            }
        }
        impl<'a, $($generics)*> ::core::iter::Product<&'a $name> for $name {
            #[inline]
            fn product<I: Iterator<Item = &'a Self>>(numbers: I) -> Self {
                numbers.copied().product()
            }
        }
        impl<$($generics)*> ::core::iter::Product for $name {
            #[inline]
            fn product<I: Iterator<Item = Self>>(numbers: I) -> Self {
                numbers.fold($crate::for_macros::One::one(), |product, x| product * x)
            }
        }
        impl<$($generics)*> $crate::scalar::Operand for &$name {
            type Real = $real;
            type Number = $name;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn number(self) -> $name {
                *self
            }
        }
        impl<$($generics)*> $crate::scalar::ByReference<$real> for $name {}
    };
    (@binary $generics:tt $name:ty, $real:ty; $($op:ident $method:ident $assign:ident $assign_method:ident),*) => {$(
        $crate::by_reference! { @op $generics $op $method -> $name; $name, &$name, |x, y| (x, *y) }
        $crate::by_reference! { @op $generics $op $method -> $name; &$name, $name, |x, y| (*x, y) }
        $crate::by_reference! { @op $generics $op $method -> $name; &$name, &$name, |x, y| (*x, *y) }
        $crate::by_reference! { @op $generics $op $method -> $name; &$name, $real, |x, y| (*x, y) }
        $crate::by_reference! { @assign $generics $assign $assign_method; $name }
    )*};
    (@op [$($generics:tt)*] $op:ident $method:ident -> $name:ty; $left:ty, $right:ty, |$x:ident, $y:ident| ($a:expr, $b:expr)) => {
        impl<$($generics)*> ::core::ops::$op<$right> for $left {
            type Output = $name;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, other: $right) -> $name {
                let ($x, $y) = (self, other);
                ::core::ops::$op::$method($a, $b)
            }
        }
    };
    (@assign [$($generics:tt)*] $op:ident $method:ident; $name:ty) => {
        impl<$($generics)*> ::core::ops::$op<&$name> for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(&mut self, other: &$name) {
                ::core::ops::$op::$method(self, *other);
            }
        }
    };
}
