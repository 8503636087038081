//! The rows of a matrix, one after the other.

use core::iter::FusedIterator;
use core::ops::Deref;
use nalgebra::{Dim, Matrix, MatrixView, RawStorage, U1};

/// What has rows. Those of a matrix of nalgebra are given from both ends; a struct of the user has a method of its own.
#[doc(hidden)]
#[derive(Debug)]
pub struct Rows<'a, M>(pub &'a M);

impl<M> Deref for Rows<'_, M> {
    type Target = M;
    fn deref(&self) -> &M {
        self.0
    }
}

/// A row.
type Row<'a, T, R, C, M> =
    MatrixView<'a, T, U1, C, <M as RawStorage<T, R, C>>::RStride, <M as RawStorage<T, R, C>>::CStride>;

macro_rules! rows {
    ($($matrix:ty),*) => {$(
        impl<'a, T: nalgebra::Scalar, R: Dim, C: Dim, M: RawStorage<T, R, C>> Rows<'a, $matrix> {
            /// Returns the rows.
            pub fn row_iter(self) -> impl DoubleEndedIterator<Item = Row<'a, T, R, C, M>> + ExactSizeIterator + FusedIterator + Clone + use<'a, T, R, C, M> {
                let matrix: &'a Matrix<T, R, C, M> = self.0;
                (0..matrix.nrows()).map(move |i| matrix.row(i))
            }
        }
    )*};
}
rows!(Matrix<T, R, C, M>, &'a Matrix<T, R, C, M>, &'a mut Matrix<T, R, C, M>);
