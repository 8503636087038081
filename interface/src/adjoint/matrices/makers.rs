//! `Vector2::new(a, b)`, `DVector::from_column_slice(x)` and other functions that make matrices.

use super::super::{Cell, Shadow, Stack, Unread};
use super::{Entries, add};
use crate::{Number, Real, Scalar};
use nalgebra::{DMatrix, DVector, RowDVector, SMatrix, SVector};

/// A matrix of a known form.
#[doc(hidden)]
pub trait OfRows<S>: Sized {
    /// The adjoints of the matrix.
    type Bar;
    /// Returns the matrix, whose entries come row by row.
    fn of_rows(entries: &[S]) -> Self;
    /// Adds its adjoints to those of the entries.
    fn give(y_bar: &Self::Bar, to: &[&Cell<S>]);
}
impl<R: Real, S: Scalar<R> + Number<Real = R>, const M: usize, const N: usize> OfRows<S> for SMatrix<S, M, N> {
    type Bar = SMatrix<Cell<S>, M, N>;
    #[inline]
    fn of_rows(entries: &[S]) -> Self {
        Self::from_row_slice(entries)
    }
    #[inline]
    fn give(y_bar: &Self::Bar, to: &[&Cell<S>]) {
        to.iter().enumerate().for_each(|(k, to)| to.accumulate(&y_bar[(k / N, k % N)]));
    }
}

/// Writes the two halves of `new`, whose arguments stand in the order of the rows.
macro_rules! new {
    ($($name:ident: $($matrix:ident)*; $($at:ident)*;)*) => {$(
        /// The two halves of the adjoint of `new`.
        #[doc(hidden)]
        #[allow(non_snake_case, clippy::many_single_char_names)]
        pub trait $name<S>: OfRows<S> {
            /// Returns the matrix.
            #[inline]
            #[allow(clippy::too_many_arguments)]
            fn new__with_pullback($($at: S,)* _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::of_rows(&[$($at),*]), ())
            }
            new!(@ [$($at)*] [] ($($at)*));
        }
        $(impl<R: Real, S: Scalar<R> + Number<Real = R>> $name<S> for nalgebra::$matrix<S> {})*
    )*};
    (@ [] [$($pairs:tt)*] ($($all:ident)*)) => {
        /// Adds the adjoints of the matrix to those of its entries.
        #[inline]
        #[allow(clippy::too_many_arguments)]
        fn new__pullback($($pairs)* y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize) {
            Self::give(y_bar, &[$($all),*]);
        }
    };
    (@ [$first:ident $($others:ident)*] [$($pairs:tt)*] $all:tt) => {
        new!(@ [$($others)*] [$($pairs)* _: S, $first: &Cell<S>,] $all);
    };
}
new! {
    New2: Vector2 RowVector2 Point2; a b;
    New3: Vector3 RowVector3 Point3; a b c;
    New4: Vector4 RowVector4 Matrix2; a b c d;
    New5: Vector5 RowVector5; a b c d e;
    New6: Vector6 RowVector6 Matrix2x3 Matrix3x2; a b c d e f;
    New8: Matrix2x4 Matrix4x2; a b c d e f g h;
    New9: Matrix3; a b c d e f g h i;
    New12: Matrix3x4 Matrix4x3; a b c d e f g h i j k l;
    New16: Matrix4; a b c d e f g h i j k l m n o p;
}

/// Writes the two halves of functions that take the entries of a matrix, behind the sizes that its type does not say.
macro_rules! of_slices {
    ($name:ident $sizes:tt: $([$($generics:tt)*] $matrix:ty;)*) => {
        of_slices!(@ $name $sizes);
        $(of_slices!(@ $name $sizes [$($generics)*] $matrix);)*
    };
    (@ $name:ident ($($size:ident)*)) => {
        /// The two halves of the adjoints of functions that take the entries of a matrix.
        #[doc(hidden)]
        #[allow(non_snake_case, unused_variables, clippy::too_many_arguments)]
        pub trait $name<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
            /// Returns the matrix, whose entries come column by column.
            fn from_column_slice__with_pullback($($size: usize,)* x: &[S], _: &mut Stack, _: usize) -> (Self, ());
            /// Returns the matrix, whose entries come row by row.
            fn from_row_slice__with_pullback($($size: usize,)* x: &[S], _: &mut Stack, _: usize) -> (Self, ());
            /// Adds its adjoints to those of the entries.
            fn from_row_slice__pullback(
                $($size: usize, _: impl Unread<usize>,)* x: &[S], x_bar: &[Cell<S>], y_bar: &Self::Bar, kept: (), _: &mut Stack, _: usize,
            );
            /// Returns the matrix, whose entries come column by column.
            #[inline]
            fn from_vec__with_pullback($($size: usize,)* x: Vec<S>, stack: &mut Stack, at: usize) -> (Self, ()) {
                Self::from_column_slice__with_pullback($($size,)* &x, stack, at)
            }
            /// Adds its adjoints to those of the entries.
            #[inline]
            fn from_column_slice__pullback(
                $($size: usize, _: impl Unread<usize>,)* _: &[S], x_bar: &[Cell<S>], y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize,
            ) {
                add(x_bar, Self::bars(y_bar));
            }
            /// Adds its adjoints to those of the entries.
            #[inline]
            fn from_vec__pullback(
                $($size: usize, _: impl Unread<usize>,)* _: Vec<S>, x_bar: &[Cell<S>], y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize,
            ) {
                add(x_bar, Self::bars(y_bar));
            }
        }
    };
    (@ $name:ident ($($size:ident)*) [$($generics:tt)*] $matrix:ty) => {
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> $name<R, S> for $matrix {
            #[inline]
            fn from_column_slice__with_pullback($($size: usize,)* x: &[S], _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_column_slice($($size,)* x), ())
            }
            #[inline]
            fn from_row_slice__with_pullback($($size: usize,)* x: &[S], _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_row_slice($($size,)* x), ())
            }
            #[inline]
            #[allow(unused_variables)]
            fn from_row_slice__pullback(
                $($size: usize, _: impl Unread<usize>,)* _: &[S], x_bar: &[Cell<S>], y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize,
            ) {
                give_rows(x_bar, y_bar);
            }
        }
    };
}
of_slices! {
    OfSlicesAdjoint ():
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DVector<S>;
    [] RowDVector<S>;
}
of_slices! {
    OfSizeAdjoint (m n):
    [] DMatrix<S>;
}

/// Adds the adjoints of a matrix to those of its entries, row by row.
fn give_rows<R, S, M, N, B>(x_bar: &[Cell<S>], y_bar: &nalgebra::Matrix<Cell<S>, M, N, B>)
where
    R: Real,
    S: Scalar<R> + Number<Real = R>,
    M: nalgebra::Dim,
    N: nalgebra::Dim,
    B: nalgebra::RawStorage<Cell<S>, M, N>,
{
    let columns = y_bar.ncols();
    for (k, to) in x_bar.iter().enumerate().take(columns * y_bar.nrows()) {
        to.accumulate(&y_bar[(k / columns, k % columns)]);
    }
}

/// Writes the two halves of `from_element` and `repeat`, which take the sizes and the entry.
macro_rules! filled {
    ($($name:ident ($($size:ident)*): [$($generics:tt)*] $matrix:ty;)*) => {$(
        /// The two halves of the adjoints of `from_element` and `repeat`.
        #[doc(hidden)]
        #[allow(non_snake_case)]
        pub trait $name<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
            /// Returns a matrix of equal entries.
            fn from_element__with_pullback($($size: usize,)* x: S, _: &mut Stack, _: usize) -> (Self, ());
            /// Adds its adjoints to that of the entry.
            #[inline]
            #[allow(unused_variables, clippy::too_many_arguments)]
            fn from_element__pullback(
                $($size: usize, _: impl Unread<usize>,)* _: S, x_bar: &Cell<S>, y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize,
            ) {
                Self::bars(y_bar).iter().for_each(|from| x_bar.accumulate(from));
            }
            /// Returns a matrix of equal entries.
            #[inline]
            fn repeat__with_pullback($($size: usize,)* x: S, stack: &mut Stack, at: usize) -> (Self, ()) {
                Self::from_element__with_pullback($($size,)* x, stack, at)
            }
            /// Adds its adjoints to that of the entry.
            #[inline]
            #[allow(clippy::too_many_arguments)]
            fn repeat__pullback(
                $($size: usize, _: impl Unread<usize>,)* x: S, x_bar: &Cell<S>, y_bar: &Self::Bar, (): (), stack: &mut Stack, at: usize,
            ) {
                Self::from_element__pullback($($size, (),)* x, x_bar, y_bar, (), stack, at);
            }
        }
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> $name<R, S> for $matrix {
            #[inline]
            fn from_element__with_pullback($($size: usize,)* x: S, _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_element($($size,)* x), ())
            }
        }
    )*};
}
filled! {
    FilledAdjoint (n): [] DVector<S>;
    FilledMatrixAdjoint (m n): [] DMatrix<S>;
    FilledOfFormAdjoint (): [const M: usize, const N: usize] SMatrix<S, M, N>;
}

/// Writes the two halves of `from_diagonal_element`, which takes the sizes and the entry.
macro_rules! diagonal_element {
    ($($name:ident ($($size:ident)*): [$($generics:tt)*] $matrix:ty;)*) => {$(
        /// The two halves of the adjoint of `from_diagonal_element`.
        #[doc(hidden)]
        #[allow(non_snake_case)]
        pub trait $name<S>: Shadow + Sized {
            /// Returns a matrix with equal entries on its diagonal.
            fn from_diagonal_element__with_pullback($($size: usize,)* x: S, _: &mut Stack, _: usize) -> (Self, ());
            /// Adds the adjoints of the diagonal to that of the entry.
            #[allow(clippy::too_many_arguments)]
            fn from_diagonal_element__pullback(
                $($size: usize, _: impl Unread<usize>,)* _: S, x_bar: &Cell<S>, y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize,
            );
        }
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> $name<S> for $matrix {
            #[inline]
            fn from_diagonal_element__with_pullback($($size: usize,)* x: S, _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_diagonal_element($($size,)* x), ())
            }
            #[inline]
            #[allow(unused_variables)]
            fn from_diagonal_element__pullback(
                $($size: usize, _: impl Unread<usize>,)* _: S, x_bar: &Cell<S>, y_bar: &Self::Bar, (): (), _: &mut Stack, _: usize,
            ) {
                (0..y_bar.nrows().min(y_bar.ncols())).for_each(|k| x_bar.accumulate(&y_bar[(k, k)]));
            }
        }
    )*};
}
diagonal_element! {
    DiagonalMatrixAdjoint (m n): [] DMatrix<S>;
    DiagonalOfFormAdjoint (): [const N: usize] SMatrix<S, N, N>;
}

/// The two halves of the adjoints of functions that make a matrix of vectors.
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait ColumnsAdjoint: Shadow + Sized {
    /// A column.
    type Column: Shadow;
    /// A row.
    type Row: Shadow;
    /// Returns the matrix with these columns.
    fn from_columns__with_pullback(x: &[Self::Column], _: &mut Stack, _: usize) -> (Self, ());
    /// Adds its adjoints to those of the columns.
    fn from_columns__pullback(
        x: &[Self::Column],
        x_bar: &[<Self::Column as Shadow>::Bar],
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
    /// Returns the matrix with these rows.
    fn from_rows__with_pullback(x: &[Self::Row], _: &mut Stack, _: usize) -> (Self, ());
    /// Adds its adjoints to those of the rows.
    fn from_rows__pullback(
        x: &[Self::Row],
        x_bar: &[<Self::Row as Shadow>::Bar],
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! columns {
    ($([$($generics:tt)*] $matrix:ty, $column:ty, $row:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> ColumnsAdjoint for $matrix {
            type Column = $column;
            type Row = $row;
            #[inline]
            fn from_columns__with_pullback(x: &[$column], _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_columns(x), ())
            }
            #[inline]
            fn from_columns__pullback(_: &[$column], x_bar: &[<$column as Shadow>::Bar], y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize) {
                for (to, from) in x_bar.iter().zip(y_bar.column_iter()) {
                    to.iter().zip(from.iter()).for_each(|(to, from)| to.accumulate(from));
                }
            }
            #[inline]
            fn from_rows__with_pullback(x: &[$row], _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_rows(x), ())
            }
            #[inline]
            fn from_rows__pullback(_: &[$row], x_bar: &[<$row as Shadow>::Bar], y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize) {
                for (to, from) in x_bar.iter().zip(y_bar.row_iter()) {
                    to.iter().zip(from.iter()).for_each(|(to, from)| to.accumulate(from));
                }
            }
        }
    )*};
}
columns! {
    [const M: usize, const N: usize] SMatrix<S, M, N>, SVector<S, M>, SMatrix<S, 1, N>;
    [] DMatrix<S>, DVector<S>, RowDVector<S>;
}

/// The two halves of the adjoint of `from_diagonal`.
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait FromDiagonalAdjoint: Shadow + Sized {
    /// The diagonal.
    type Diagonal: Shadow;
    /// Returns the matrix with this diagonal.
    fn from_diagonal__with_pullback(x: &Self::Diagonal, _: &mut Stack, _: usize) -> (Self, ());
    /// Adds the adjoints of the diagonal to those of its entries.
    fn from_diagonal__pullback(
        x: &Self::Diagonal,
        x_bar: &<Self::Diagonal as Shadow>::Bar,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! diagonals {
    ($([$($generics:tt)*] $matrix:ty, $diagonal:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> FromDiagonalAdjoint for $matrix {
            type Diagonal = $diagonal;
            #[inline]
            fn from_diagonal__with_pullback(x: &$diagonal, _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_diagonal(x), ())
            }
            #[inline]
            fn from_diagonal__pullback(_: &$diagonal, x_bar: &<$diagonal as Shadow>::Bar, y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize) {
                x_bar.iter().enumerate().for_each(|(k, to)| to.accumulate(&y_bar[(k, k)]));
            }
        }
    )*};
}
diagonals! {
    [const N: usize] SMatrix<S, N, N>, SVector<S, N>;
    [] DMatrix<S>, DVector<S>;
}

/// The two halves of the adjoint of `from`, as `Vector3::from([a, b, c])` and `DVector::from(list)` are.
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait FromAdjoint<X: Shadow>: Shadow + Sized {
    /// Returns the matrix.
    fn from__with_pullback(x: X, _: &mut Stack, _: usize) -> (Self, ());
    /// Adds its adjoints to those of its entries.
    fn from__pullback(x: X, x_bar: &X::Bar, y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize);
}

macro_rules! from {
    ($([$($generics:tt)*] $x:ty => $matrix:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> FromAdjoint<$x> for $matrix {
            #[inline]
            fn from__with_pullback(x: $x, _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from(x), ())
            }
            #[inline]
            fn from__pullback(_: $x, x_bar: &<$x as Shadow>::Bar, y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize) {
                x_bar.iter().zip(y_bar.iter()).for_each(|(to, from)| to.accumulate(from));
            }
        }
    )*};
}
from! {
    [const N: usize] [S; N] => SVector<S, N>;
    [] Vec<S> => DVector<S>;
}
