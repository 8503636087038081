use crate::Faer;
use faer::Index;
use faer::sparse::{SparseColMat, SparseRowMat};
use fluxions::sparse::Pattern;
use fluxions::target::SparseTarget;

/// Returns whether two lists of indices are equal.
///
/// It looks at a stretch of both at once, so that the loop over the stretch is vectorized.
fn equal<I: Index>(indices: &[I], expected: &[u32]) -> bool {
    let stretches = indices.chunks(64).zip(expected.chunks(64));
    let same = |(a, b): (&[I], &[u32])| a.iter().zip(b).fold(true, |same, (&a, &b)| same & (a.zx() == b as usize));
    indices.len() == expected.len() && stretches.into_iter().all(same)
}

/// Entries lie in the order of the pattern, if the matrix has it. Room that faer keeps free after a column or after the
/// last one stays as it is.
impl<I: Index, T: Copy> SparseTarget<T> for Faer<'_, SparseColMat<I, T>> {
    fn nnz(&self) -> usize {
        self.0.compute_nnz()
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        let matrix = self.0.symbolic();
        let is_compressed = matrix.col_nnz().is_none() && equal(matrix.col_ptr(), pattern.starts());
        let same = |j| equal(matrix.row_idx_of_col_raw(j), pattern.column(j));
        matrix.shape() == pattern.shape()
            && if is_compressed {
                equal(&matrix.row_idx()[..pattern.nnz()], pattern.row_indices())
            } else {
                (0..pattern.columns()).all(same)
            }
    }
    fn values(&mut self) -> Option<&mut [T]> {
        let (matrix, values) = self.0.parts_mut();
        let (first, last) = (matrix.col_ptr().first()?.zx(), matrix.col_ptr().last()?.zx());
        matrix.col_nnz().is_none().then_some(&mut values[first..last])
    }
    fn assign(&mut self, pattern: &Pattern, values: &[T]) {
        for j in 0..pattern.columns() {
            self.0.val_of_col_mut(j).copy_from_slice(&values[pattern.places(j)]);
        }
    }
}

/// A value is found by a binary search in its row.
impl<I: Index, T: Copy> SparseTarget<T> for Faer<'_, SparseRowMat<I, T>> {
    fn nnz(&self) -> usize {
        self.0.compute_nnz()
    }
    fn has_pattern(&self, pattern: &Pattern) -> bool {
        let matrix = self.0.symbolic();
        let is_row = |i: usize| {
            let columns = matrix.col_idx_of_row_raw(i);
            columns.is_sorted_by(|a, b| a < b) && columns.iter().all(|j| pattern.place(i, j.zx()).is_some())
        };
        // Both have the same number of entries, none of them twice.
        matrix.shape() == pattern.shape() && matrix.compute_nnz() == pattern.nnz() && (0..pattern.rows()).all(is_row)
    }
    fn assign(&mut self, pattern: &Pattern, values: &[T]) {
        let (matrix, to) = self.0.parts_mut();
        for ((i, j), &value) in pattern.entries().zip(values) {
            let places = matrix.row_range(i);
            let row = &matrix.col_idx()[places.clone()];
            to[places.start + row.partition_point(|column| column.zx() < j)] = value;
        }
    }
}
