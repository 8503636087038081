//! Where a matrix of derivatives is written to: [`Target`].

use nalgebra::{DMatrix, SMatrix};

/// A matrix to write to: nalgebra's, or a slice in either order.
pub trait Target<T> {
    /// Rows and columns.
    fn shape(&self) -> (usize, usize);
    /// Overwrites one entry.
    fn set(&mut self, row: usize, column: usize, value: T);
}

impl<T: nalgebra::Scalar> Target<T> for DMatrix<T> {
    #[inline]
    fn shape(&self) -> (usize, usize) {
        DMatrix::shape(self)
    }
    #[inline]
    fn set(&mut self, row: usize, column: usize, value: T) {
        self[(row, column)] = value;
    }
}

impl<T: nalgebra::Scalar, const A: usize, const B: usize> Target<T> for SMatrix<T, A, B> {
    #[inline]
    fn shape(&self) -> (usize, usize) {
        (A, B)
    }
    #[inline]
    fn set(&mut self, row: usize, column: usize, value: T) {
        self[(row, column)] = value;
    }
}

macro_rules! slice_target {
    ($(#[$doc:meta])* $name:ident, |$s:ident, $i:ident, $j:ident| $index:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name<'a, T> {
            entries: &'a mut [T],
            rows: usize,
            columns: usize,
        }

        impl<'a, T> $name<'a, T> {
            /// `None` unless the slice has rows × columns entries.
            pub fn new(entries: &'a mut [T], rows: usize, columns: usize) -> Option<Self> {
                (rows.checked_mul(columns) == Some(entries.len())).then_some(Self { entries, rows, columns })
            }
        }

        impl<T> Target<T> for $name<'_, T> {
            #[inline]
            fn shape(&self) -> (usize, usize) {
                (self.rows, self.columns)
            }
            #[inline]
            fn set(&mut self, $i: usize, $j: usize, value: T) {
                let $s = &*self;
                let index = $index;
                self.entries[index] = value;
            }
        }
    };
}

slice_target!(
    /// A slice that holds a matrix column after column.
    ColumnMajor, |s, i, j| i + j * s.rows
);
slice_target!(
    /// A slice that holds a matrix row after row.
    RowMajor, |s, i, j| i * s.columns + j
);
