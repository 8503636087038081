use faer::sparse::{SparseColMat, SparseRowMat, SymbolicSparseColMat, SymbolicSparseRowMat};
use fluxions::nalgebra_sparse::{CscMatrix, CsrMatrix};

/// Turns a sparse result into a matrix of faer.
///
/// The arrays of the matrix move: nothing is copied. Compressed columns become a [`SparseColMat`], compressed rows a
/// [`SparseRowMat`], with indices of type `usize`.
///
/// ```
/// use fluxions::sparse::Pattern;
/// use fluxions_faer::IntoFaer;
///
/// let pattern = Pattern::new(2, 3, [(0, 0), (1, 0), (1, 2)])?;
/// let columns = pattern.to_csc::<f64>().into_faer();
/// assert_eq!((columns.col_ptr(), columns.row_idx()), (&[0, 2, 2, 3][..], &[0, 1, 1][..]));
/// let rows = pattern.to_csr::<f64>().into_faer();
/// assert_eq!((rows.row_ptr(), rows.col_idx()), (&[0, 1, 3][..], &[0, 0, 2][..]));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
pub trait IntoFaer {
    /// The type of the matrix of faer.
    type Matrix;
    /// Returns the matrix of faer with these entries.
    fn into_faer(self) -> Self::Matrix;
}

impl<T> IntoFaer for CscMatrix<T> {
    type Matrix = SparseColMat<usize, T>;

    fn into_faer(self) -> Self::Matrix {
        let (m, n) = (self.nrows(), self.ncols());
        let (starts, rows, values) = self.disassemble();
        SparseColMat::new(SymbolicSparseColMat::new_checked(m, n, starts, None, rows), values)
    }
}

impl<T> IntoFaer for CsrMatrix<T> {
    type Matrix = SparseRowMat<usize, T>;

    fn into_faer(self) -> Self::Matrix {
        let (m, n) = (self.nrows(), self.ncols());
        let (starts, columns, values) = self.disassemble();
        SparseRowMat::new(SymbolicSparseRowMat::new_checked(m, n, starts, None, columns), values)
    }
}
