//! Float literals as operands on the left: what `#[differentiable]` makes of `2.0 * x`.
//!
//! The standard operators of `f64` on the left cannot be implemented for every scalar, since
//! neither the trait nor `f64` is of this crate. [`Literal`] is of this crate, so it can have them.

use super::{Number, Operand, Real, Scalar};
use core::cmp::Ordering;
use core::ops::{Add, Div, Mul, Sub};
use nalgebra::allocator::Allocator;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, Storage};

#[diagnostic::do_not_recommend]
impl<R: Real, S: Scalar<R> + Number<Real = R>> Operand for S {
    type Real = R;
    type Number = S;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn number(self) -> S {
        self
    }
}

/// A literal as an operand on the left: `Literal(2.0) * x` is what `2.0 * x` is over `f64`, for
/// every scalar over `R`.
///
/// `#[differentiable]` writes it around float literals. It also works by hand, in a function
/// without the macro:
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::scalar::Literal;
///
/// fn logistic<S: Scalar>(x: S) -> S {
///     Literal(1.0) / (Literal(1.0) + (-x).exp())
/// }
/// assert_eq!(logistic(0.0), 0.5);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Literal<R>(pub R);

/// A literal in a function that is generic over its real numbers.
///
/// It stands for the nearest number of the operand's real numbers: `f32` or `f64`.
///
/// ```
/// use fluxions::scalar::AnyLiteral;
///
/// assert_eq!(AnyLiteral(0.5) * 3.0_f32, 1.5_f32);
/// assert_eq!(AnyLiteral(0.5) * 3.0_f64, 1.5_f64);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AnyLiteral(pub f64);

/// Returns a left operand of which only the compiler knows whether it is a float.
///
/// `#[differentiable]` writes `left(data.factor).operand() * x` for `data.factor * x`, and imports [`AnyOperand`].
///
/// ```
/// use fluxions::scalar::{AnyOperand as _, left};
/// use fluxions::prelude::*;
///
/// fn scaled<S: Scalar>(data: &(f64, usize), x: S) -> (S, usize) {
///     (left(data.0).operand() * x, left(data.1).operand() * 2)
/// }
/// assert_eq!(scaled(&(0.5, 3), 4.0), (2.0, 6));
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn left<T>(operand: T) -> Left<T> {
    Left(operand)
}

/// A left operand. Floats have a method `operand` of their own, which returns a [`Literal`]. The method of [`AnyOperand`] is found for
/// other types.
#[derive(Clone, Copy, Debug)]
pub struct Left<T>(T);

/// Returns a right operand that may be a reference to a float, as an item of a list of constants is: `x − *v`.
///
/// `#[differentiable]` writes `x[0] - v` as `x[0] - right(v).operand()` where v is such an item.
///
/// ```
/// use fluxions::scalar::{AnyOperand, right};
///
/// let (float, number) = (right(&2.0).operand(), right(3_usize).operand());
/// assert_eq!((5.0 - float, 5 - number), (3.0, 2));
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn right<T>(operand: T) -> Right<T> {
    Right(operand)
}

/// A right operand. Floats have a method `operand` of their own, which returns the float by value.
#[derive(Clone, Copy, Debug)]
pub struct Right<T>(T);

impl<T: IsFloat> Right<T> {
    /// Returns the float.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn operand(self) -> T::Float {
        self.0.float()
    }
}

impl<T> AnyOperand for Right<T> {
    type Operand = T;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn operand(self) -> T {
        self.0
    }
}

/// An operand of any type.
pub trait AnyOperand {
    /// The type of the operand.
    type Operand;

    /// Returns the operand itself.
    fn operand(self) -> Self::Operand;
}

impl<T> AnyOperand for Left<T> {
    type Operand = T;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn operand(self) -> T {
        self.0
    }
}

/// A float or a reference to one, of which only the compiler knows that it is one.
#[doc(hidden)]
pub trait IsFloat {
    /// The float.
    type Float;

    /// Returns the float.
    fn float(self) -> Self::Float;
}

macro_rules! is_float {
    ($($float:ident)*) => {$(
        impl IsFloat for $float {
            type Float = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn float(self) -> Self {
                self
            }
        }
        impl IsFloat for &$float {
            type Float = $float;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn float(self) -> $float {
                *self
            }
        }
    )*};
}

is_float!(f64 f32);

// One for all floats, and not one for each: then a literal, of which it is not known which float it is, has one, too.
impl<T: IsFloat> Left<T> {
    /// Returns the float as a literal.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn operand(self) -> Literal<T::Float> {
        Literal(self.0.float())
    }
}

/// Returns the literal as a number, for an argument of a function.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::scalar::literal;
///
/// fn relu<S: Scalar>(x: S) -> S {
///     x.max(literal(0.0))
/// }
/// assert_eq!((relu(-2.0), relu(3.0)), (0.0, 3.0));
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn literal<R: Real, S: Scalar<R> + Number<Real = R>>(value: R) -> S {
    S::constant(value)
}

/// Returns the literal as a number, in a function that is generic over its real numbers.
///
/// It is the nearest number of `R`, as a constant.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn any_literal<R: Real, S: Scalar<R> + Number<Real = R>>(value: f64) -> S {
    S::constant(R::from_f64(value))
}

/// Writes the operators and comparisons of a type of literals, where `$value` is its number.
///
/// The operators take a number or a reference as the right operand; products take matrices as well.
/// Sums and products need no constant: they are those of a number with a real one on the right.
macro_rules! literal {
    ($name:ty, |$literal:ident| $value:expr) => {
        literal! { @binary $name, |$literal, x| x + $value; Add add }
        literal! { @binary $name, |$literal, x| T::Number::constant($value) - x; Sub sub }
        literal! { @binary $name, |$literal, x| x * $value; Mul mul }
        literal! { @binary $name, |$literal, x| T::Number::constant($value) / x; Div div }

        impl<R: Real, S, A: Dim, B: Dim, Data: Storage<S, A, B>> Mul<Matrix<S, A, B, Data>> for $name
        where
            S: Scalar<R> + Number<Real = R>,
            DefaultAllocator: Allocator<A, B>,
        {
            type Output = OMatrix<S, A, B>;
            #[inline]
            fn mul(self, x: Matrix<S, A, B, Data>) -> Self::Output {
                let ($literal, mut x) = (self, x.into_owned());
                x.iter_mut().for_each(|x| *x *= $value);
                x
            }
        }
        impl<'a, R: Real, S, A: Dim, B: Dim, Data: Storage<S, A, B>> Mul<&'a Matrix<S, A, B, Data>> for $name
        where
            S: Scalar<R> + Number<Real = R>,
            DefaultAllocator: Allocator<A, B>,
        {
            type Output = OMatrix<S, A, B>;
            #[inline]
            fn mul(self, x: &'a Matrix<S, A, B, Data>) -> Self::Output {
                let $literal = self;
                x.map(|x| x * $value)
            }
        }

        // Each comparison by its own, with the number on the left: a tape guards what was asked, at the user's line.
        #[allow(clippy::partialeq_ne_impl)]
        impl<R: Real, S: Scalar<R> + Number<Real = R>> PartialEq<S> for $name {
            #[track_caller]
            #[inline]
            fn eq(&self, x: &S) -> bool {
                let $literal = *self;
                *x == $value
            }
            #[track_caller]
            #[inline]
            fn ne(&self, x: &S) -> bool {
                let $literal = *self;
                *x != $value
            }
        }
        impl<R: Real, S: Scalar<R> + Number<Real = R>> PartialOrd<S> for $name {
            #[track_caller]
            #[inline]
            fn partial_cmp(&self, x: &S) -> Option<Ordering> {
                let $literal = *self;
                x.partial_cmp(&$value).map(Ordering::reverse)
            }
            literal! { @order $literal, $value; lt >, le >=, gt <, ge <= }
        }
    };
    (@binary $name:ty, |$literal:ident, $x:ident| $result:expr; $op:ident $method:ident) => {
        impl<R: Real, T: Operand<Real = R, Number: Scalar<R>>> $op<T> for $name {
            type Output = T::Number;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, x: T) -> T::Number {
                let ($literal, $x) = (self, x.number());
                $result
            }
        }
    };
    (@order $literal:ident, $value:expr; $($method:ident $op:tt),*) => {$(
        #[track_caller]
        #[inline]
        fn $method(&self, x: &S) -> bool {
            let $literal = *self;
            *x $op $value
        }
    )*};
}

literal!(Literal<R>, |literal| literal.0);
literal!(AnyLiteral, |literal| R::from_f64(literal.0));

/// Writes the functions of two numbers whose first argument may be a literal.
macro_rules! receivers {
    ($($method:ident $doc:literal)*) => {
        impl<R: Real> Literal<R> {$(
            #[doc = $doc]
            #[track_caller]
            #[inline]
            pub fn $method<S: Scalar<R> + Number<Real = R>>(self, x: S) -> S {
                literal::<R, S>(self.0).$method(x)
            }
        )*}
        impl AnyLiteral {$(
            #[doc = $doc]
            #[track_caller]
            #[inline]
            pub fn $method<R: Real, S: Scalar<R> + Number<Real = R>>(self, x: S) -> S {
                any_literal::<R, S>(self.0).$method(x)
            }
        )*}
    };
}

receivers! {
    max "The larger of two."
    min "The smaller of two."
    hypot "√(l² + x²)."
    atan2 "The angle of the point (x, l)."
    pow "lˣ."
}

/// Literals on the right, in a function that is generic over its real numbers.
macro_rules! right {
    ($($name:ident $assign:ident $op:tt $assign_op:tt;)*) => {
        impl AnyLiteral {$(
            #[doc = concat!("x ", stringify!($op), " literal.")]
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn $name<R: Real, T: Operand<Real = R, Number: Scalar<R>>>(self, x: T) -> T::Number {
                x.number() $op R::from_f64(self.0)
            }
            #[doc = concat!("x ", stringify!($assign_op), " literal.")]
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn $assign<R: Real, S: Scalar<R> + Number<Real = R>>(self, x: &mut S) {
                *x $assign_op R::from_f64(self.0);
            }
        )*}
    };
}

right! {
    right_add right_add_assign + +=;
    right_sub right_sub_assign - -=;
    right_mul right_mul_assign * *=;
    right_div right_div_assign / /=;
}
