//! `Vector2::new(a, b)`, `DVector::from_column_slice(x)` and other functions that make matrices.

use super::super::{Cell, Shadow, Stack};
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
    New2: Vector2 RowVector2; a b;
    New3: Vector3 RowVector3; a b c;
    New4: Vector4 RowVector4 Matrix2; a b c d;
    New5: Vector5 RowVector5; a b c d e;
    New6: Vector6 RowVector6 Matrix2x3 Matrix3x2; a b c d e f;
    New8: Matrix2x4 Matrix4x2; a b c d e f g h;
    New9: Matrix3; a b c d e f g h i;
    New12: Matrix3x4 Matrix4x3; a b c d e f g h i j k l;
    New16: Matrix4; a b c d e f g h i j k l m n o p;
}

/// The two halves of the adjoints of functions that take the entries of a matrix of a known form.
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait OfSlicesAdjoint<S>: Sized {
    /// The adjoints of the matrix.
    type Bar;
    /// Returns the matrix, whose entries come column by column.
    fn from_column_slice__with_pullback(x: &[S], stack: &mut Stack, at: usize) -> (Self, ());
    /// Adds its adjoints to those of the entries.
    fn from_column_slice__pullback(
        x: &[S],
        x_bar: &[Cell<S>],
        y_bar: &Self::Bar,
        kept: (),
        stack: &mut Stack,
        at: usize,
    );
    /// Returns the matrix, whose entries come row by row.
    fn from_row_slice__with_pullback(x: &[S], stack: &mut Stack, at: usize) -> (Self, ());
    /// Adds its adjoints to those of the entries.
    fn from_row_slice__pullback(x: &[S], x_bar: &[Cell<S>], y_bar: &Self::Bar, kept: (), stack: &mut Stack, at: usize);
    /// Returns the matrix, whose entries come column by column.
    #[inline]
    fn from_vec__with_pullback(x: Vec<S>, stack: &mut Stack, at: usize) -> (Self, ()) {
        Self::from_column_slice__with_pullback(&x, stack, at)
    }
    /// Adds its adjoints to those of the entries.
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn from_vec__pullback(x: Vec<S>, x_bar: &[Cell<S>], y_bar: &Self::Bar, kept: (), stack: &mut Stack, at: usize) {
        Self::from_column_slice__pullback(&x, x_bar, y_bar, kept, stack, at);
    }
}

/// Writes them for a type.
macro_rules! of_slices {
    ($([$($generics:tt)*] $matrix:ty, $bar:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> OfSlicesAdjoint<S> for $matrix {
            type Bar = $bar;
            #[inline]
            fn from_column_slice__with_pullback(x: &[S], _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_column_slice(x), ())
            }
            #[inline]
            fn from_column_slice__pullback(_: &[S], x_bar: &[Cell<S>], y_bar: &$bar, _: (), _: &mut Stack, _: usize) {
                x_bar.iter().zip(y_bar.iter()).for_each(|(to, from)| to.accumulate(from));
            }
            #[inline]
            fn from_row_slice__with_pullback(x: &[S], _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_row_slice(x), ())
            }
            #[inline]
            fn from_row_slice__pullback(_: &[S], x_bar: &[Cell<S>], y_bar: &$bar, _: (), _: &mut Stack, _: usize) {
                give_rows(x_bar, y_bar);
            }
        }
    )*};
}
of_slices! {
    [const M: usize, const N: usize] SMatrix<S, M, N>, SMatrix<Cell<S>, M, N>;
    [] DVector<S>, DVector<Cell<S>>;
    [] RowDVector<S>, RowDVector<Cell<S>>;
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

/// The same of `DMatrix`, whose form is given.
#[doc(hidden)]
#[allow(non_snake_case, clippy::too_many_arguments)]
pub trait OfSizeAdjoint<S>: Sized {
    /// The adjoints of the matrix.
    type Bar;
    /// Returns the matrix, whose entries come column by column.
    fn from_column_slice__with_pullback(m: usize, n: usize, x: &[S], stack: &mut Stack, at: usize) -> (Self, ());
    /// Adds its adjoints to those of the entries.
    fn from_column_slice__pullback(
        m: usize,
        n: usize,
        x: &[S],
        x_bar: &[Cell<S>],
        y_bar: &Self::Bar,
        kept: (),
        stack: &mut Stack,
        at: usize,
    );
    /// Returns the matrix, whose entries come row by row.
    fn from_row_slice__with_pullback(m: usize, n: usize, x: &[S], stack: &mut Stack, at: usize) -> (Self, ());
    /// Adds its adjoints to those of the entries.
    fn from_row_slice__pullback(
        m: usize,
        n: usize,
        x: &[S],
        x_bar: &[Cell<S>],
        y_bar: &Self::Bar,
        kept: (),
        stack: &mut Stack,
        at: usize,
    );
    /// Returns the matrix, whose entries come column by column.
    #[inline]
    fn from_vec__with_pullback(m: usize, n: usize, x: Vec<S>, stack: &mut Stack, at: usize) -> (Self, ()) {
        Self::from_column_slice__with_pullback(m, n, &x, stack, at)
    }
    /// Adds its adjoints to those of the entries.
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn from_vec__pullback(
        m: usize,
        n: usize,
        x: Vec<S>,
        x_bar: &[Cell<S>],
        y_bar: &Self::Bar,
        kept: (),
        stack: &mut Stack,
        at: usize,
    ) {
        Self::from_column_slice__pullback(m, n, &x, x_bar, y_bar, kept, stack, at);
    }
    /// Returns a matrix of equal entries.
    fn from_element__with_pullback(m: usize, n: usize, x: S, stack: &mut Stack, at: usize) -> (Self, ());
    /// Adds its adjoints to that of the entry.
    fn from_element__pullback(
        m: usize,
        n: usize,
        x: S,
        x_bar: &Cell<S>,
        y_bar: &Self::Bar,
        kept: (),
        stack: &mut Stack,
        at: usize,
    );
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> OfSizeAdjoint<S> for DMatrix<S> {
    type Bar = DMatrix<Cell<S>>;
    #[inline]
    fn from_column_slice__with_pullback(m: usize, n: usize, x: &[S], _: &mut Stack, _: usize) -> (Self, ()) {
        (Self::from_column_slice(m, n, x), ())
    }
    #[inline]
    fn from_column_slice__pullback(
        _: usize,
        _: usize,
        _: &[S],
        x_bar: &[Cell<S>],
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        x_bar.iter().zip(y_bar.iter()).for_each(|(to, from)| to.accumulate(from));
    }
    #[inline]
    fn from_row_slice__with_pullback(m: usize, n: usize, x: &[S], _: &mut Stack, _: usize) -> (Self, ()) {
        (Self::from_row_slice(m, n, x), ())
    }
    #[inline]
    fn from_row_slice__pullback(
        _: usize,
        _: usize,
        _: &[S],
        x_bar: &[Cell<S>],
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        give_rows(x_bar, y_bar);
    }
    #[inline]
    fn from_element__with_pullback(m: usize, n: usize, x: S, _: &mut Stack, _: usize) -> (Self, ()) {
        (Self::from_element(m, n, x), ())
    }
    #[inline]
    fn from_element__pullback(
        _: usize,
        _: usize,
        _: S,
        x_bar: &Cell<S>,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        y_bar.iter().for_each(|from| x_bar.accumulate(from));
    }
}

/// The two halves of the adjoint of `DVector::from_element(n, x)`.
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait FilledAdjoint<S>: Sized {
    /// Returns a vector of equal entries.
    fn from_element__with_pullback(n: usize, x: S, stack: &mut Stack, at: usize) -> (Self, ());
    /// Adds its adjoints to that of the entry.
    fn from_element__pullback(
        n: usize,
        x: S,
        x_bar: &Cell<S>,
        y_bar: &DVector<Cell<S>>,
        kept: (),
        stack: &mut Stack,
        at: usize,
    );
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> FilledAdjoint<S> for DVector<S> {
    #[inline]
    fn from_element__with_pullback(n: usize, x: S, _: &mut Stack, _: usize) -> (Self, ()) {
        (Self::from_element(n, x), ())
    }
    #[inline]
    fn from_element__pullback(
        _: usize,
        _: S,
        x_bar: &Cell<S>,
        y_bar: &DVector<Cell<S>>,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        y_bar.iter().for_each(|from| x_bar.accumulate(from));
    }
}

/// The two halves of the adjoints of functions that make a matrix of vectors.
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait ColumnsAdjoint: Shadow + Sized {
    /// A column.
    type Column: Shadow;
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
    /// Returns the matrix with this diagonal, if it is square.
    fn from_diagonal__with_pullback(x: &Self::Column, _: &mut Stack, _: usize) -> (Self, ());
    /// Adds the adjoints of the diagonal to those of its entries.
    fn from_diagonal__pullback(
        x: &Self::Column,
        x_bar: &<Self::Column as Shadow>::Bar,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! columns {
    ($([$($generics:tt)*] $matrix:ty, $column:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> ColumnsAdjoint for $matrix {
            type Column = $column;
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
            fn from_diagonal__with_pullback(x: &$column, _: &mut Stack, _: usize) -> (Self, ()) {
                (Self::from_diagonal(x), ())
            }
            #[inline]
            fn from_diagonal__pullback(_: &$column, x_bar: &<$column as Shadow>::Bar, y_bar: &Self::Bar, _: (), _: &mut Stack, _: usize) {
                x_bar.iter().enumerate().for_each(|(k, to)| to.accumulate(&y_bar[(k, k)]));
            }
        }
    )*};
}
columns! {
    [const N: usize] SMatrix<S, N, N>, SVector<S, N>;
    [] DMatrix<S>, DVector<S>;
}
