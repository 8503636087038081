//! The traits that a newtype around another crate's number needs, and that the orphan rule forbids
//! to inherit.

/// Implements arithmetic, comparisons, `Zero`, `One` and `Sum` for a newtype around another crate's
/// number.
///
/// What is left to write for a [`Scalar`](crate::Scalar) are the elementary functions. The number's
/// own arithmetic computes the derivatives.
///
/// ```text
/// foreign_scalar! {
///     [R: Base, D: Foreign<Real = R>] Wrapped<D>, over R;   // generics, the newtype, its real numbers
///     zero D::zero(), one D::one();                         // of the number inside
///     operand |r| r;                                        // what a real number becomes as its right operand
///     value |x| x.re();                                     // what is compared, of a reference to the number inside
/// }
/// ```
///
/// The newtype is a tuple struct of one field. The type of the field has `+ − × ÷` with itself and
/// with the operand, and the assigning forms. [`ChainRule`](crate::scalar::ChainRule) has an
/// example.
///
/// On a tape, x + r and x − r need no node, because their derivative is that of x. A line
/// `shift |x, y| Node::new(y, x.index());` after `operand` makes the number with the value y and
/// the node of x.
#[macro_export]
macro_rules! foreign_scalar {
    ([$($generics:tt)*] $name:ty, over $real:ty;
     zero $zero:expr, one $one:expr;
     operand |$r:ident| $operand:expr;
     $(shift |$s:ident, $y:ident| $shift:expr;)?
     value |$x:ident| $value:expr;) => {
        $crate::foreign_scalar! { @binary [$($generics)*] $name, $real, [$r => $operand $(, $s $y => $shift)?]
            Add add AddAssign add_assign, Sub sub SubAssign sub_assign }
        $crate::foreign_scalar! { @binary [$($generics)*] $name, $real, [$r => $operand]
            Mul mul MulAssign mul_assign, Div div DivAssign div_assign }

        $crate::scalar_basics! {
            [$($generics)*] $name, over $real;
            zero Self($zero);
            one Self($one);
            neg |x| Self(-x.0);
            value $real, |x| { let $x = &x.0; $value };
        }
    };
    (@binary $generics:tt $name:ty, $real:ty, $operand:tt
     $($op:ident $method:ident $assign:ident $assign_method:ident),*) => {
        $($crate::foreign_scalar! { @one $generics $name, $real, $operand $op $method $assign $assign_method })*
    };
    (@one [$($generics:tt)*] $name:ty, $real:ty, $operand:tt
     $op:ident $method:ident $assign:ident $assign_method:ident) => {
        impl<$($generics)*> ::core::ops::$op for $name {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(::core::ops::$op::$method(self.0, other.0))
            }
        }
        impl<$($generics)*> ::core::ops::$assign for $name {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                ::core::ops::$assign::$assign_method(&mut self.0, other.0);
            }
        }
        $crate::foreign_scalar! { @real [$($generics)*] $name, $real, $operand $op $method $assign $assign_method }
    };
    (@real [$($generics:tt)*] $name:ty, $real:ty, [$r:ident => $operand:expr, $s:ident $y:ident => $shift:expr]
     $op:ident $method:ident $assign:ident $assign_method:ident) => {
        impl<$($generics)*> ::core::ops::$op<$real> for $name {
            type Output = Self;
            #[inline]
            fn $method(self, r: $real) -> Self {
                let ($s, $y) = (self.0, ::core::ops::$op::$method(self.compared(), r));
                Self($shift)
            }
        }
        impl<$($generics)*> ::core::ops::$assign<$real> for $name {
            #[inline]
            fn $assign_method(&mut self, r: $real) {
                *self = ::core::ops::$op::$method(*self, r);
            }
        }
    };
    (@real [$($generics:tt)*] $name:ty, $real:ty, [$r:ident => $operand:expr]
     $op:ident $method:ident $assign:ident $assign_method:ident) => {
        impl<$($generics)*> ::core::ops::$op<$real> for $name {
            type Output = Self;
            #[inline]
            fn $method(self, $r: $real) -> Self {
                Self(::core::ops::$op::$method(self.0, $operand))
            }
        }
        impl<$($generics)*> ::core::ops::$assign<$real> for $name {
            #[inline]
            fn $assign_method(&mut self, $r: $real) {
                ::core::ops::$assign::$assign_method(&mut self.0, $operand);
            }
        }
    };
}
