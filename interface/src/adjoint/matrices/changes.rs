//! `a += b`, `a -= b`, `a *= k`, `a /= k`, `y.axpy(a, &x, b)` and `a.set_column(j, &b)`.
//!
//! On the way back `self` is the matrix before the change.

#![allow(non_snake_case, clippy::too_many_arguments)]

use super::super::{Cell, Shadow, Stack};
use super::{Entries, add, add_scaled, contracted, scale, subtract};
use crate::{Number, Real, Scalar};
use nalgebra::{DMatrix, DVector, RowDVector, SMatrix, SVector};

/// The two halves of the adjoints of operators that change a matrix by another one, which is given by value or by reference.
#[doc(hidden)]
pub trait ChangedBy<R: Real, S: Scalar<R> + Number<Real = R>, B>: Entries<S> {
    /// Adds b.
    fn add_assign__with_pullback(&mut self, b: B, _: &mut Stack, _: usize) -> ((), ());
    /// Subtracts b.
    fn sub_assign__with_pullback(&mut self, b: B, _: &mut Stack, _: usize) -> ((), ());

    /// Adds ā to b̄.
    #[inline]
    fn add_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        _: B,
        b_bar: &Self::Bar,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        add(Self::bars(b_bar), Self::bars(bar));
    }
    /// Subtracts ā from b̄.
    #[inline]
    fn sub_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        _: B,
        b_bar: &Self::Bar,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        subtract(Self::bars(b_bar), Self::bars(bar));
    }
}

/// The two halves of the adjoints of operators that change a matrix by a number.
#[doc(hidden)]
pub trait ScaledBy<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Multiplies by k.
    fn mul_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ());
    /// Divides by k.
    fn div_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ());

    /// Adds Σ a ā to k̄, and multiplies ā by k.
    #[inline]
    fn mul_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        k: S,
        k_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        k_bar.increment(contracted(self.entries(), Self::bars(bar)));
        scale(Self::bars(bar), k);
    }
    /// Subtracts Σ a ā / k² from k̄, and divides ā by k.
    #[inline]
    fn div_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        k: S,
        k_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        let inverse = k.recip();
        k_bar.increment(-contracted(self.entries(), Self::bars(bar)) * inverse * inverse);
        scale(Self::bars(bar), inverse);
    }
}

macro_rules! changed_by {
    ([$($generics:tt)*] $matrix:ty, $b:ty) => {
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> ChangedBy<R, S, $b> for $matrix {
            #[inline]
            fn add_assign__with_pullback(&mut self, b: $b, _: &mut Stack, _: usize) -> ((), ()) {
                (*self += b, ())
            }
            #[inline]
            fn sub_assign__with_pullback(&mut self, b: $b, _: &mut Stack, _: usize) -> ((), ()) {
                (*self -= b, ())
            }
        }
    };
}
macro_rules! changes_of {
    ($([$($generics:tt)*] $matrix:ty;)*) => {$(
        changed_by!([$($generics)*] $matrix, $matrix);
        changed_by!([$($generics)*] $matrix, &$matrix);
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> ScaledBy<R, S> for $matrix {
            #[inline]
            fn mul_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (*self *= k, ())
            }
            #[inline]
            fn div_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (*self /= k, ())
            }
        }
    )*};
}
changes_of! {
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DMatrix<S>;
    [] DVector<S>;
    [] RowDVector<S>;
}

/// The two halves of the adjoint of `y.axpy(a, &x, b)`.
#[doc(hidden)]
pub trait AxpyAdjoint<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Overwrites y with a x + b y.
    fn axpy__with_pullback(&mut self, a: S, x: &Self, b: S, _: &mut Stack, _: usize) -> ((), ());
    /// Adds Σ x ȳ to ā, a ȳ to x̄ and Σ y ȳ to b̄, and multiplies ȳ by b.
    #[inline]
    fn axpy__pullback(
        &mut self,
        bar: &Self::Bar,
        a: S,
        a_bar: &Cell<S>,
        x: &Self,
        x_bar: &Self::Bar,
        b: S,
        b_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        let bar = Self::bars(bar);
        a_bar.increment(contracted(x.entries(), bar));
        add_scaled(Self::bars(x_bar), bar, a);
        b_bar.increment(contracted(self.entries(), bar));
        scale(bar, b);
    }
}

macro_rules! axpy {
    ($([$($generics:tt)*] $vector:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> AxpyAdjoint<R, S> for $vector {
            #[inline]
            fn axpy__with_pullback(&mut self, a: S, x: &Self, b: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.axpy(a, x, b), ())
            }
        }
    )*};
}
axpy! {
    [const N: usize] SVector<S, N>;
    [] DVector<S>;
}

/// The two halves of the adjoints of methods that overwrite a column.
#[doc(hidden)]
pub trait PartsAdjoint: Shadow {
    /// A column.
    type Column: Shadow;
    /// Overwrites a column.
    fn set_column__with_pullback(&mut self, j: usize, b: &Self::Column, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the column to b̄.
    fn set_column__pullback(
        &mut self,
        bar: &Self::Bar,
        j: usize,
        b: &Self::Column,
        b_bar: &<Self::Column as Shadow>::Bar,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! parts {
    ($([$($generics:tt)*] $matrix:ty, $column:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> PartsAdjoint for $matrix {
            type Column = $column;
            #[inline]
            fn set_column__with_pullback(&mut self, j: usize, b: &$column, _: &mut Stack, _: usize) -> ((), ()) {
                (self.set_column(j, b), ())
            }
            #[inline]
            fn set_column__pullback(&mut self, bar: &Self::Bar, j: usize, _: &$column, b_bar: &<$column as Shadow>::Bar, (): &(), (): (), _: &mut Stack, _: usize) {
                b_bar.iter().zip(bar.column(j).iter()).for_each(|(to, from)| to.transfer(from));
            }
        }
    )*};
}
parts! {
    [const M: usize, const N: usize] SMatrix<S, M, N>, SVector<S, M>;
    [] DMatrix<S>, DVector<S>;
}
