//! The matrices of the crate nalgebra-sparse.

use super::SparseTarget;
use crate::sparse::{Pattern, SparseError};
use nalgebra::Scalar;
use nalgebra_sparse::{CooMatrix, CscMatrix, CsrMatrix, SparseEntryMut};
use num_traits::Zero;

impl Pattern {
    /// Returns a matrix of zeros with this pattern, in compressed sparse columns.
    ///
    /// It is a target for results, made once.
    ///
    /// ```
    /// use fluxions::nalgebra_sparse::CscMatrix;
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(2, 3, [(0, 0), (1, 2)])?;
    /// let matrix: CscMatrix<f64> = pattern.to_csc();
    /// assert_eq!((matrix.col_offsets(), matrix.row_indices()), (&[0, 1, 1, 2][..], &[0, 1][..]));
    /// assert_eq!(Pattern::try_from(&matrix)?, pattern);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn to_csc<T: Scalar + Zero>(&self) -> CscMatrix<T> {
        let matrix = csc(self, vec![T::zero(); self.nnz()]);
        // The parts of a pattern are in order.
        matrix.unwrap_or_else(|| CscMatrix::zeros(self.rows(), self.columns()))
    }

    /// Returns a matrix of zeros with this pattern, in compressed sparse rows.
    ///
    /// ```
    /// use fluxions::nalgebra_sparse::CsrMatrix;
    /// use fluxions::sparse::Pattern;
    ///
    /// let matrix: CsrMatrix<f64> = Pattern::new(2, 3, [(0, 0), (1, 2)])?.to_csr();
    /// assert_eq!((matrix.row_offsets(), matrix.col_indices()), (&[0, 1, 2][..], &[0, 2][..]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn to_csr<T: Scalar + Zero>(&self) -> CsrMatrix<T> {
        // The transposed matrix in columns has the arrays of the matrix in rows.
        let (offsets, indices, values) = self.transpose().to_csc().disassemble();
        let matrix = CsrMatrix::try_from_csr_data(self.rows(), self.columns(), offsets, indices, values);
        matrix.unwrap_or_else(|_| CsrMatrix::zeros(self.rows(), self.columns()))
    }

    /// Returns a matrix of zeros with this pattern, as triplets in the order of the pattern.
    ///
    /// ```
    /// use fluxions::nalgebra_sparse::CooMatrix;
    /// use fluxions::sparse::Pattern;
    ///
    /// let matrix: CooMatrix<f64> = Pattern::new(2, 3, [(1, 2), (0, 0)])?.to_coo();
    /// assert_eq!((matrix.row_indices(), matrix.col_indices()), (&[0, 1][..], &[0, 2][..]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn to_coo<T: Scalar + Zero>(&self) -> CooMatrix<T> {
        let (rows, columns) = self.entries().unzip();
        let matrix =
            CooMatrix::try_from_triplets(self.rows(), self.columns(), rows, columns, vec![T::zero(); self.nnz()]);
        matrix.unwrap_or_else(|_| CooMatrix::new(self.rows(), self.columns()))
    }
}

/// Returns the matrix with these values, in the order of the pattern.
fn csc<T: Scalar>(pattern: &Pattern, values: Vec<T>) -> Option<CscMatrix<T>> {
    let wide = |numbers: &[u32]| numbers.iter().map(|&k| k as usize).collect();
    let (offsets, indices) = (wide(pattern.starts()), wide(pattern.row_indices()));
    CscMatrix::try_from_csc_data(pattern.rows(), pattern.columns(), offsets, indices, values).ok()
}

/// Returns whether two lists of numbers are equal.
///
/// It looks at a stretch of both at once, so that the loop over the stretch is vectorized.
fn equal(wide: &[usize], narrow: &[u32]) -> bool {
    let stretches = wide.chunks(64).zip(narrow.chunks(64));
    let same = |(a, b): (&[usize], &[u32])| a.iter().zip(b).fold(true, |same, (&a, &b)| same & (a == b as usize));
    wide.len() == narrow.len() && stretches.into_iter().all(same)
}

/// The pattern of the entries that are stored.
impl<T> TryFrom<&CscMatrix<T>> for Pattern {
    type Error = SparseError;

    fn try_from(matrix: &CscMatrix<T>) -> Result<Self, SparseError> {
        let entries = matrix.pattern().entries().map(|(column, row)| (row, column));
        Self::new(matrix.nrows(), matrix.ncols(), entries)
    }
}

impl<T: Scalar> SparseTarget<T> for CscMatrix<T> {
    fn nnz(&self) -> usize {
        CscMatrix::nnz(self)
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        let same = (self.nrows(), self.ncols()) == pattern.shape();
        same && equal(self.col_offsets(), pattern.starts()) && equal(self.row_indices(), pattern.row_indices())
    }
    fn values(&mut self) -> Option<&mut [T]> {
        Some(self.values_mut())
    }
    fn assign(&mut self, _: &Pattern, values: &[T]) {
        self.values_mut().clone_from_slice(values);
    }
}

/// A value is found by a binary search in its row.
impl<T: Scalar> SparseTarget<T> for CsrMatrix<T> {
    fn nnz(&self) -> usize {
        CsrMatrix::nnz(self)
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        let same =
            (self.nrows(), self.ncols(), CsrMatrix::nnz(self)) == (pattern.rows(), pattern.columns(), pattern.nnz());
        // Both have the same number of entries, none of them twice.
        same && self.triplet_iter().all(|(i, j, _)| pattern.place(i, j).is_some())
    }
    fn assign(&mut self, pattern: &Pattern, values: &[T]) {
        for ((i, j), value) in pattern.entries().zip(values) {
            if let Some(SparseEntryMut::NonZero(to)) = self.get_entry_mut(i, j) {
                to.clone_from(value);
            }
        }
    }
}

/// The triplets are in the order of the pattern.
impl<T: Scalar> SparseTarget<T> for CooMatrix<T> {
    fn nnz(&self) -> usize {
        CooMatrix::nnz(self)
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        let entries = self.row_indices().iter().copied().zip(self.col_indices().iter().copied());
        (self.nrows(), self.ncols()) == pattern.shape() && entries.eq(pattern.entries())
    }
    fn assign(&mut self, _: &Pattern, values: &[T]) {
        self.triplet_iter_mut().zip(values).for_each(|((_, _, to), value)| to.clone_from(value));
    }
}
