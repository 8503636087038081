//! Where a matrix of derivatives is written to: [`Target`].

use nalgebra::{DMatrix, SMatrix};

/// A matrix to write to: nalgebra's, or a slice in either order.
pub trait Target<T> {
    /// Rows and columns.
    fn shape(&self) -> (usize, usize);
    /// Overwrites one entry.
    fn set(&mut self, row: usize, column: usize, value: T);
    /// Overwrites `count` whole columns, from `column` on, in the order in which the entries lie; `entry` gets the item of
    /// the row and the number of the column within them.
    #[inline]
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        for k in 0..count {
            rows.iter().enumerate().for_each(|(row, item)| self.set(row, column + k, entry(item, k)));
        }
    }
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
    #[inline]
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        let (m, n) = self.shape();
        ColumnMajor { rows: m, columns: n, entries: self.as_mut_slice() }.set_columns(column, count, rows, entry);
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
    ($(#[$doc:meta])* $name:ident, |$s:ident, $i:ident, $j:ident| $index:expr, $set_columns:item) => {
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
            #[inline]
            $set_columns
        }
    };
}

slice_target!(
    /// A slice that holds a matrix column after column.
    ColumnMajor, |s, i, j| i + j * s.rows,
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        for k in 0..count {
            let entries = &mut self.entries[(column + k) * self.rows..][..self.rows];
            entries.iter_mut().zip(rows).for_each(|(slot, item)| *slot = entry(item, k));
        }
    }
);
slice_target!(
    /// A slice that holds a matrix row after row.
    RowMajor, |s, i, j| i * s.columns + j,
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        for (row, item) in rows.iter().enumerate() {
            let entries = &mut self.entries[row * self.columns + column..][..count];
            entries.iter_mut().enumerate().for_each(|(k, slot)| *slot = entry(item, k));
        }
    }
);
