//! `a + b`, `a - b`, `-a`, `a * k`, `a / k`, `2.0 * a` and `a * b` of matrices.

use super::super::operators::{Add, Div, Mul, Neg, Sub};
use super::super::{Operator, Shadow, Stack};
use super::{Entries, add, add_scaled, contracted, product_back, subtract};
use crate::scalar::{AnyLiteral, Literal};
use crate::{Number, Real, Scalar};
use core::borrow::Borrow;
use nalgebra::{DMatrix, DVector, RowDVector, SMatrix};

/// Writes an operator whose operands are given as they are written. `()` is the adjoint of an operand that has none.
macro_rules! operator {
    ($name:ident, [$($generics:tt)*] $left:ty: $bar:ty, $right:ty: $right_bar:ty => $result_bar:ty,
     |$a:ident, $a_bar:ident, $b:ident, $b_bar:ident, $c_bar:ident| $back:expr) => {
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> Operator<$name, $right> for $left {
            type Bar = <$bar as Shadow>::Bar;
            type RightBar = <$right_bar as Shadow>::Bar;
            type ResultBar = <$result_bar as Shadow>::Bar;
            #[inline]
            #[allow(unused_variables)]
            fn back(self, $a_bar: &Self::Bar, $b: $right, $b_bar: &Self::RightBar, $c_bar: &Self::ResultBar, _: &mut Stack) {
                let $a = self;
                $back
            }
        }
    };
}
pub(super) use operator;

/// Writes an operator of two matrices, each of which is given by value or by reference.
macro_rules! of_matrices {
    ($name:ident, [$($generics:tt)*] $left:ty, $right:ty => $result:ty,
     |$a:ident, $a_bar:ident, $b:ident, $b_bar:ident, $c_bar:ident| $back:expr) => {
        operator!($name, [$($generics)*] $left: $left, $right: $right => $result, |$a, $a_bar, $b, $b_bar, $c_bar| $back);
        operator!($name, [$($generics)*] &$left: $left, $right: $right => $result, |$a, $a_bar, $b, $b_bar, $c_bar| $back);
        operator!($name, [$($generics)*] $left: $left, &$right: $right => $result, |$a, $a_bar, $b, $b_bar, $c_bar| $back);
        operator!($name, [$($generics)*] &$left: $left, &$right: $right => $result, |$a, $a_bar, $b, $b_bar, $c_bar| $back);
    };
}
pub(super) use of_matrices;

/// Writes what a matrix has beside a number, `a * k`, `a / k` and `2.0 * a`, and `-a`.
macro_rules! with_number {
    ([$($generics:tt)*] $given:ty, $matrix:ty) => {
        operator!(Mul, [$($generics)*] $given: $matrix, S: S => $matrix, |a, a_bar, k, k_bar, c_bar| {
            let c_bar = <$matrix>::bars(c_bar);
            add_scaled(<$matrix>::bars(a_bar), c_bar, k);
            k_bar.increment(contracted(a.entries(), c_bar));
        });
        operator!(Div, [$($generics)*] $given: $matrix, S: S => $matrix, |a, a_bar, k, k_bar, c_bar| {
            let (c_bar, inverse) = (<$matrix>::bars(c_bar), k.recip());
            add_scaled(<$matrix>::bars(a_bar), c_bar, inverse);
            k_bar.increment(-contracted(a.entries(), c_bar) * inverse * inverse);
        });
        operator!(Neg, [$($generics)*] $given: $matrix, (): () => $matrix, |a, a_bar, none, no_bar, c_bar| {
            subtract(<$matrix>::bars(a_bar), <$matrix>::bars(c_bar));
        });
        operator!(Mul, [$($generics)*] Literal<R>: (), $given: $matrix => $matrix, |k, no_bar, a, a_bar, c_bar| {
            add_scaled(<$matrix>::bars(a_bar), <$matrix>::bars(c_bar), k * S::one());
        });
        operator!(Mul, [$($generics)*] AnyLiteral: (), $given: $matrix => $matrix, |k, no_bar, a, a_bar, c_bar| {
            add_scaled(<$matrix>::bars(a_bar), <$matrix>::bars(c_bar), k * S::one());
        });
    };
}

macro_rules! of_one_form {
    ($([$($generics:tt)*] $matrix:ty;)*) => {$(
        of_matrices!(Add, [$($generics)*] $matrix, $matrix => $matrix, |a, a_bar, b, b_bar, c_bar| {
            add(<$matrix>::bars(a_bar), <$matrix>::bars(c_bar));
            add(<$matrix>::bars(b_bar), <$matrix>::bars(c_bar));
        });
        of_matrices!(Sub, [$($generics)*] $matrix, $matrix => $matrix, |a, a_bar, b, b_bar, c_bar| {
            add(<$matrix>::bars(a_bar), <$matrix>::bars(c_bar));
            subtract(<$matrix>::bars(b_bar), <$matrix>::bars(c_bar));
        });
        with_number!([$($generics)*] $matrix, $matrix);
        with_number!([$($generics)*] &$matrix, $matrix);
    )*};
}
of_one_form! {
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DMatrix<S>;
    [] DVector<S>;
    [] RowDVector<S>;
}

macro_rules! products {
    ($([$($generics:tt)*] $left:ty, $right:ty => $result:ty;)*) => {$(
        of_matrices!(Mul, [$($generics)*] $left, $right => $result, |a, a_bar, b, b_bar, c_bar| {
            product_back((|i, k| a[(i, k)], |i, k, more| a_bar[(i, k)].increment(more)), Borrow::<$right>::borrow(&b), b_bar, c_bar);
        });
    )*};
}
products! {
    [const M: usize, const K: usize, const N: usize] SMatrix<S, M, K>, SMatrix<S, K, N> => SMatrix<S, M, N>;
    [] DMatrix<S>, DMatrix<S> => DMatrix<S>;
    [] DMatrix<S>, DVector<S> => DVector<S>;
    [] RowDVector<S>, DMatrix<S> => RowDVector<S>;
    [] RowDVector<S>, DVector<S> => SMatrix<S, 1, 1>;
    [] DVector<S>, RowDVector<S> => DMatrix<S>;
}
