//! Rows, columns and the diagonal: `a.set_column(j, &b)`, `a.swap_rows(i, k)`, `a.row_sum()`, `a.diagonal()` and their like.
//!
//! On the way back of what changes a matrix, `self` is the matrix before the change.

#![allow(non_snake_case, clippy::too_many_arguments)]

use super::super::{Cell, Shadow, Stack, Unread};
use super::{OfRows, filled_back};
use crate::{Number, Real, Scalar};
use nalgebra::{DMatrix, DVector, RowDVector, SMatrix, SVector};

/// The two halves of the adjoints of methods of rows and columns.
#[doc(hidden)]
pub trait PartsAdjoint<S>: Shadow {
    /// A column.
    type Column: Shadow;
    /// A row.
    type Row: Shadow;
    /// Overwrites a column.
    fn set_column__with_pullback(&mut self, j: usize, b: &Self::Column, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the column to b̄.
    fn set_column__pullback(
        &mut self,
        bar: &Self::Bar,
        j: usize,
        _: impl Unread<usize>,
        b: &Self::Column,
        b_bar: &<Self::Column as Shadow>::Bar,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Overwrites a row.
    fn set_row__with_pullback(&mut self, i: usize, b: &Self::Row, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the row to b̄.
    fn set_row__pullback(
        &mut self,
        bar: &Self::Bar,
        i: usize,
        _: impl Unread<usize>,
        b: &Self::Row,
        b_bar: &<Self::Row as Shadow>::Bar,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Overwrites the entries of a column.
    fn fill_column__with_pullback(&mut self, j: usize, k: S, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the column to k̄.
    fn fill_column__pullback(
        &mut self,
        bar: &Self::Bar,
        j: usize,
        _: impl Unread<usize>,
        k: S,
        k_bar: &Cell<S>,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Overwrites the entries of a row.
    fn fill_row__with_pullback(&mut self, i: usize, k: S, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the row to k̄.
    fn fill_row__pullback(
        &mut self,
        bar: &Self::Bar,
        i: usize,
        _: impl Unread<usize>,
        k: S,
        k_bar: &Cell<S>,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Exchanges two rows.
    fn swap_rows__with_pullback(&mut self, i: usize, k: usize, _: &mut Stack, _: usize) -> ((), ());
    /// Exchanges their adjoints.
    fn swap_rows__pullback(
        &mut self,
        bar: &Self::Bar,
        i: usize,
        _: impl Unread<usize>,
        k: usize,
        _: impl Unread<usize>,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Exchanges two columns.
    fn swap_columns__with_pullback(&mut self, i: usize, k: usize, _: &mut Stack, _: usize) -> ((), ());
    /// Exchanges their adjoints.
    fn swap_columns__pullback(
        &mut self,
        bar: &Self::Bar,
        i: usize,
        _: impl Unread<usize>,
        k: usize,
        _: impl Unread<usize>,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Returns the sum of the rows.
    fn row_sum__with_pullback(&self, _: &mut Stack, _: usize) -> (Self::Row, ());
    /// Adds ȳ to the adjoints of each row.
    fn row_sum__pullback(&self, bar: &Self::Bar, y_bar: &<Self::Row as Shadow>::Bar, _: (), _: &mut Stack, _: usize);
    /// Returns the sum of the columns.
    fn column_sum__with_pullback(&self, _: &mut Stack, _: usize) -> (Self::Column, ());
    /// Adds ȳ to the adjoints of each column.
    fn column_sum__pullback(
        &self,
        bar: &Self::Bar,
        y_bar: &<Self::Column as Shadow>::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! parts {
    ($([$($generics:tt)*] $matrix:ty, $column:ty, $row:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> PartsAdjoint<S> for $matrix {
            type Column = $column;
            type Row = $row;
            #[inline]
            fn set_column__with_pullback(&mut self, j: usize, b: &$column, _: &mut Stack, _: usize) -> ((), ()) {
                (self.set_column(j, b), ())
            }
            #[inline]
            fn set_column__pullback(&mut self, bar: &Self::Bar, j: usize, _: impl Unread<usize>, _: &$column, b_bar: &<$column as Shadow>::Bar, (): &(), (): (), _: &mut Stack, _: usize) {
                b_bar.iter().zip(bar.column(j).iter()).for_each(|(to, from)| to.transfer(from));
            }
            #[inline]
            fn set_row__with_pullback(&mut self, i: usize, b: &$row, _: &mut Stack, _: usize) -> ((), ()) {
                (self.set_row(i, b), ())
            }
            #[inline]
            fn set_row__pullback(&mut self, bar: &Self::Bar, i: usize, _: impl Unread<usize>, _: &$row, b_bar: &<$row as Shadow>::Bar, (): &(), (): (), _: &mut Stack, _: usize) {
                b_bar.iter().zip(bar.row(i).iter()).for_each(|(to, from)| to.transfer(from));
            }
            #[inline]
            fn fill_column__with_pullback(&mut self, j: usize, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.fill_column(j, k), ())
            }
            #[inline]
            fn fill_column__pullback(&mut self, bar: &Self::Bar, j: usize, _: impl Unread<usize>, _: S, k_bar: &Cell<S>, (): &(), (): (), _: &mut Stack, _: usize) {
                filled_back(bar.column(j).iter(), k_bar);
            }
            #[inline]
            fn fill_row__with_pullback(&mut self, i: usize, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.fill_row(i, k), ())
            }
            #[inline]
            fn fill_row__pullback(&mut self, bar: &Self::Bar, i: usize, _: impl Unread<usize>, _: S, k_bar: &Cell<S>, (): &(), (): (), _: &mut Stack, _: usize) {
                filled_back(bar.row(i).iter(), k_bar);
            }
            #[inline]
            fn swap_rows__with_pullback(&mut self, i: usize, k: usize, _: &mut Stack, _: usize) -> ((), ()) {
                (self.swap_rows(i, k), ())
            }
            #[inline]
            fn swap_rows__pullback(&mut self, bar: &Self::Bar, i: usize, _: impl Unread<usize>, k: usize, _: impl Unread<usize>, (): &(), (): (), _: &mut Stack, _: usize) {
                bar.row(i).iter().zip(bar.row(k).iter()).for_each(|(a, b)| a.exchange(b));
            }
            #[inline]
            fn swap_columns__with_pullback(&mut self, i: usize, k: usize, _: &mut Stack, _: usize) -> ((), ()) {
                (self.swap_columns(i, k), ())
            }
            #[inline]
            fn swap_columns__pullback(&mut self, bar: &Self::Bar, i: usize, _: impl Unread<usize>, k: usize, _: impl Unread<usize>, (): &(), (): (), _: &mut Stack, _: usize) {
                bar.column(i).iter().zip(bar.column(k).iter()).for_each(|(a, b)| a.exchange(b));
            }
            #[inline]
            fn row_sum__with_pullback(&self, _: &mut Stack, _: usize) -> ($row, ()) {
                (self.row_sum(), ())
            }
            #[inline]
            fn row_sum__pullback(&self, bar: &Self::Bar, y_bar: &<$row as Shadow>::Bar, (): (), _: &mut Stack, _: usize) {
                for (to, from) in bar.column_iter().zip(y_bar.iter()) {
                    to.iter().for_each(|to| to.accumulate(from));
                }
            }
            #[inline]
            fn column_sum__with_pullback(&self, _: &mut Stack, _: usize) -> ($column, ()) {
                (self.column_sum(), ())
            }
            #[inline]
            fn column_sum__pullback(&self, bar: &Self::Bar, y_bar: &<$column as Shadow>::Bar, (): (), _: &mut Stack, _: usize) {
                for column in bar.column_iter() {
                    column.iter().zip(y_bar.iter()).for_each(|(to, from)| to.accumulate(from));
                }
            }
        }
    )*};
}
parts! {
    [const M: usize, const N: usize] SMatrix<S, M, N>, SVector<S, M>, SMatrix<S, 1, N>;
    [] DMatrix<S>, DVector<S>, RowDVector<S>;
    [] DVector<S>, DVector<S>, SMatrix<S, 1, 1>;
}

/// The two halves of the adjoints of methods of square matrices.
#[doc(hidden)]
pub trait SquareAdjoint<S>: Shadow + Sized {
    /// The diagonal.
    type Diagonal: Shadow;
    /// Returns the sum of the diagonal.
    fn trace__with_pullback(&self, _: &mut Stack, _: usize) -> (S, ());
    /// Adds ȳ to the adjoints of the diagonal.
    fn trace__pullback(&self, bar: &Self::Bar, y_bar: &Cell<S>, _: (), _: &mut Stack, _: usize);
    /// Returns the diagonal.
    fn diagonal__with_pullback(&self, _: &mut Stack, _: usize) -> (Self::Diagonal, ());
    /// Adds ȳ to the adjoints of the diagonal.
    fn diagonal__pullback(
        &self,
        bar: &Self::Bar,
        y_bar: &<Self::Diagonal as Shadow>::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Overwrites the diagonal.
    fn set_diagonal__with_pullback(&mut self, b: &Self::Diagonal, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the diagonal to b̄.
    fn set_diagonal__pullback(
        &mut self,
        bar: &Self::Bar,
        b: &Self::Diagonal,
        b_bar: &<Self::Diagonal as Shadow>::Bar,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Overwrites the entries of the diagonal.
    fn fill_diagonal__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ());
    /// Moves the adjoints of the diagonal to k̄.
    fn fill_diagonal__pullback(
        &mut self,
        bar: &Self::Bar,
        k: S,
        k_bar: &Cell<S>,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! square {
    ($([$($generics:tt)*] $matrix:ty, $diagonal:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> SquareAdjoint<S> for $matrix {
            type Diagonal = $diagonal;
            #[inline]
            fn trace__with_pullback(&self, _: &mut Stack, _: usize) -> (S, ()) {
                (self.trace(), ())
            }
            #[inline]
            fn trace__pullback(&self, bar: &Self::Bar, y_bar: &Cell<S>, _: (), _: &mut Stack, _: usize) {
                (0..self.nrows()).for_each(|k| bar[(k, k)].accumulate(y_bar));
            }
            #[inline]
            fn diagonal__with_pullback(&self, _: &mut Stack, _: usize) -> ($diagonal, ()) {
                (self.diagonal(), ())
            }
            #[inline]
            fn diagonal__pullback(&self, bar: &Self::Bar, y_bar: &<$diagonal as Shadow>::Bar, _: (), _: &mut Stack, _: usize) {
                y_bar.iter().enumerate().for_each(|(k, from)| bar[(k, k)].accumulate(from));
            }
            #[inline]
            fn set_diagonal__with_pullback(&mut self, b: &$diagonal, _: &mut Stack, _: usize) -> ((), ()) {
                // nalgebra's own asks for more than the compiler knows of `N`.
                (b.iter().enumerate().for_each(|(k, b)| self[(k, k)] = *b), ())
            }
            #[inline]
            fn set_diagonal__pullback(&mut self, bar: &Self::Bar, _: &$diagonal, b_bar: &<$diagonal as Shadow>::Bar, (): &(), (): (), _: &mut Stack, _: usize) {
                b_bar.iter().enumerate().for_each(|(k, to)| to.transfer(&bar[(k, k)]));
            }
            #[inline]
            fn fill_diagonal__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.fill_diagonal(k), ())
            }
            #[inline]
            fn fill_diagonal__pullback(&mut self, bar: &Self::Bar, _: S, k_bar: &Cell<S>, (): &(), (): (), _: &mut Stack, _: usize) {
                filled_back((0..self.nrows()).map(|k| &bar[(k, k)]), k_bar);
            }
        }
    )*};
}
square! {
    [const N: usize] SMatrix<S, N, N>, SVector<S, N>;
    [] DMatrix<S>, DVector<S>;
}

/// The two halves of the adjoints of `v.xy()` and `v.xyz()`.
#[doc(hidden)]
pub trait FirstEntries<S>: Shadow {
    /// Returns the first two entries.
    fn xy__with_pullback(&self, _: &mut Stack, _: usize) -> (SVector<S, 2>, ());
    /// Adds ȳ to their adjoints.
    fn xy__pullback(&self, bar: &Self::Bar, y_bar: &SVector<Cell<S>, 2>, _: (), _: &mut Stack, _: usize);
    /// Returns the first three entries.
    fn xyz__with_pullback(&self, _: &mut Stack, _: usize) -> (SVector<S, 3>, ());
    /// Adds ȳ to their adjoints.
    fn xyz__pullback(&self, bar: &Self::Bar, y_bar: &SVector<Cell<S>, 3>, _: (), _: &mut Stack, _: usize);
}
impl<R: Real, S: Scalar<R> + Number<Real = R>, const N: usize> FirstEntries<S> for SVector<S, N> {
    #[inline]
    fn xy__with_pullback(&self, _: &mut Stack, _: usize) -> (SVector<S, 2>, ()) {
        (OfRows::of_rows(&[self[0], self[1]]), ())
    }
    #[inline]
    fn xy__pullback(&self, bar: &Self::Bar, y_bar: &SVector<Cell<S>, 2>, _: (), _: &mut Stack, _: usize) {
        bar.iter().zip(y_bar).for_each(|(to, from)| to.accumulate(from));
    }
    #[inline]
    fn xyz__with_pullback(&self, _: &mut Stack, _: usize) -> (SVector<S, 3>, ()) {
        (OfRows::of_rows(&[self[0], self[1], self[2]]), ())
    }
    #[inline]
    fn xyz__pullback(&self, bar: &Self::Bar, y_bar: &SVector<Cell<S>, 3>, _: (), _: &mut Stack, _: usize) {
        bar.iter().zip(y_bar).for_each(|(to, from)| to.accumulate(from));
    }
}
