//! The matrices that results are written to: [`Target`] and [`SparseTarget`].

#[cfg(feature = "nalgebra-sparse")]
mod formats;

use crate::sparse::Pattern;
use nalgebra::{DMatrix, SMatrix};

/// A matrix to write to: one of nalgebra's, or a slice in either order.
///
/// `jacobian_into` and `hessian_into` take a target, so that a solver's matrix receives the
/// derivatives without a copy.
///
/// # Requirements
///
/// - Each entry that is set has the value of the last call of [`set`](Self::set) for it. An
///   operator sets every entry.
/// - [`shape`](Self::shape) does not change.
///
/// # Usage
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::target::{ColumnMajor, RowMajor};
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[1], x[0] - x[1]]
/// }
///
/// let mut prepared = Dual::new().prepare_jacobian(&Pair, &[2.0, 3.0])?;
/// let mut entries = [0.0; 4];
/// if let Some(mut rows) = RowMajor::new(&mut entries, 2, 2) {
///     prepared.jacobian_into(&[2.0, 3.0], &mut rows)?;
/// }
/// assert_eq!(entries, [3.0, 2.0, 1.0, -1.0]); // (b, a), (1, −1)
/// # let _ = ColumnMajor::new(&mut entries, 2, 2);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Implementing
///
/// A matrix of another crate, behind a newtype, needs two methods:
///
/// ```
/// use fluxions::target::Target;
///
/// /// The sum of the diagonal, without the matrix.
/// #[derive(Default)]
/// struct Trace(usize, f64);
///
/// impl Target<f64> for Trace {
///     fn shape(&self) -> (usize, usize) {
///         (self.0, self.0)
///     }
///     fn set(&mut self, row: usize, column: usize, value: f64) {
///         if row == column {
///             self.1 += value;
///         }
///     }
/// }
///
/// let mut trace = Trace(2, 0.0);
/// (0..2).for_each(|k| trace.set(k, k, 3.0));
/// assert_eq!(trace.1, 6.0);
/// ```
pub trait Target<T> {
    /// Returns the number of rows and the number of columns.
    fn shape(&self) -> (usize, usize);
    /// Overwrites one entry.
    fn set(&mut self, row: usize, column: usize, value: T);
    /// Overwrites `count` whole columns, from `column` on, in the order in which the entries lie in
    /// memory.
    ///
    /// `rows` has one item for each row. The entry in a row is `entry` of its item and of the index
    /// of the column within the `count` columns.
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
            /// Makes a target of a slice. Returns `None` unless the slice has rows × columns
            /// entries.
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
    /// A matrix in a slice, column after column.
    ColumnMajor, |s, i, j| i + j * s.rows,
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        for k in 0..count {
            let entries = &mut self.entries[(column + k) * self.rows..][..self.rows];
            entries.iter_mut().zip(rows).for_each(|(slot, item)| *slot = entry(item, k));
        }
    }
);
slice_target!(
    /// A matrix in a slice, row after row.
    RowMajor, |s, i, j| i * s.columns + j,
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        for (row, item) in rows.iter().enumerate() {
            let entries = &mut self.entries[row * self.columns + column..][..count];
            entries.iter_mut().enumerate().for_each(|(k, slot)| *slot = entry(item, k));
        }
    }
);

impl<'a, T> ColumnMajor<'a, T> {
    /// Makes a target of a slice that has rows × columns entries.
    pub(crate) fn of(entries: &'a mut [T], rows: usize, columns: usize) -> Self {
        Self { entries, rows, columns }
    }
}

/// A sparse matrix to write to.
///
/// `sparse_jacobian_into` and `sparse_hessian_into` take one that has the pattern of the prepared
/// operator, and overwrite its values. A vector or a slice receives the values in the order of the
/// pattern; its entries are the triplets (i, j, value) of
/// [`pattern.entries()`](Pattern::entries). The matrices of the crate nalgebra-sparse are
/// targets too.
///
/// # Requirements
///
/// - [`has_pattern`](Self::has_pattern) is true only if the matrix has the shape and the entries of
///   the pattern, each of them once.
/// - [`assign`](Self::assign) overwrites all values, and allocates nothing.
///
/// # Implementing
///
/// A matrix of another crate, behind a newtype, needs three methods. One whose values lie in the
/// order of the pattern gives them as a slice, so that they are written without a copy:
///
/// ```
/// use fluxions::sparse::Pattern;
/// use fluxions::target::SparseTarget;
///
/// /// The diagonal of a matrix that has no other entries.
/// struct Diagonal(Vec<f64>);
///
/// impl SparseTarget<f64> for Diagonal {
///     fn nnz(&self) -> usize {
///         self.0.len()
///     }
///     fn has_pattern(&self, pattern: &Pattern) -> bool {
///         let n = self.0.len();
///         pattern.shape() == (n, n) && pattern.entries().eq((0..n).map(|k| (k, k)))
///     }
///     fn values(&mut self) -> Option<&mut [f64]> {
///         Some(&mut self.0)
///     }
///     fn assign(&mut self, _: &Pattern, values: &[f64]) {
///         self.0.copy_from_slice(values);
///     }
/// }
///
/// let mut target = Diagonal(vec![0.0; 2]);
/// assert!(target.has_pattern(&Pattern::from_fn(2, 2, |i, j| i == j)?));
/// target.assign(&Pattern::from_fn(2, 2, |i, j| i == j)?, &[3.0, 4.0]);
/// assert_eq!(target.0, [3.0, 4.0]);
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
pub trait SparseTarget<R> {
    /// Returns the number of entries.
    fn nnz(&self) -> usize;
    /// Returns whether the matrix has this pattern.
    fn has_pattern(&self, pattern: &Pattern) -> bool;
    /// Returns the values, if they lie in one slice in the order of a [`Pattern`]: column after column,
    /// rows ascending. The provided method returns `None`.
    fn values(&mut self) -> Option<&mut [R]> {
        None
    }
    /// Overwrites the values. `values` are in the order of `pattern`, which the matrix has.
    fn assign(&mut self, pattern: &Pattern, values: &[R]);
}

/// The values in the order of the pattern.
impl<R: Copy> SparseTarget<R> for [R] {
    fn nnz(&self) -> usize {
        self.len()
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        self.len() == pattern.nnz()
    }
    fn values(&mut self) -> Option<&mut [R]> {
        Some(self)
    }
    fn assign(&mut self, _: &Pattern, values: &[R]) {
        self.copy_from_slice(values);
    }
}

/// The values in the order of the pattern.
impl<R: Copy> SparseTarget<R> for Vec<R> {
    fn nnz(&self) -> usize {
        self.len()
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        self.len() == pattern.nnz()
    }
    fn values(&mut self) -> Option<&mut [R]> {
        Some(self)
    }
    fn assign(&mut self, _: &Pattern, values: &[R]) {
        self.copy_from_slice(values);
    }
}
