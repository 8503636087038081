//! Patterns made of patterns, and what two of them have in common.
//!
//! Each operation walks through the entries in their order, so its result is in order without a
//! sort.

use super::error::SparseError;
use super::pattern::{Pattern, bucket};

impl Pattern {
    /// Returns the pattern of the transposed matrix. Its columns are the rows of this one.
    ///
    /// Cost: two steps for each entry, and one for each row.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(2, 3, [(0, 0), (0, 2), (1, 2)])?;
    /// assert_eq!(pattern.transpose().column(0), [0, 2]); // the columns of row 0
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn transpose(&self) -> Self {
        let pairs = || (0..self.columns()).flat_map(|j| self.column(j).iter().map(move |&i| (i, j as u32)));
        let (starts, columns) = bucket(self.rows(), self.nnz(), pairs);
        Self::from_parts(self.columns(), starts, columns)
    }

    /// Returns the pattern of the entries for which `keep(row, column)` holds, in the same shape.
    ///
    /// Cost: a call of `keep` for each entry, in order.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let dense = Pattern::from_fn(3, 3, |_, _| true)?;
    /// let diagonal = dense.filter(|row, column| row == column);
    /// assert!(diagonal.entries().eq([(0, 0), (1, 1), (2, 2)]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn filter(&self, mut keep: impl FnMut(usize, usize) -> bool) -> Self {
        let (mut starts, mut rows) = (vec![0], Vec::new());
        for j in 0..self.columns() {
            rows.extend(self.column(j).iter().copied().filter(|&i| keep(i as usize, j)));
            starts.push(rows.len() as u32);
        }
        Self::from_parts(self.rows(), starts, rows)
    }

    /// Returns the lower triangle with the diagonal: the entries with row ≥ column.
    ///
    /// The values of a symmetric matrix that are recovered for
    /// [`Triangle::Lower`](super::Triangle::Lower) are in its order.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let dense = Pattern::from_fn(2, 2, |_, _| true)?;
    /// assert!(dense.lower().entries().eq([(0, 0), (1, 0), (1, 1)]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn lower(&self) -> Self {
        self.filter(|i, j| i >= j)
    }

    /// Returns the pattern of the positions that are entries of either pattern.
    ///
    /// It is the pattern of a sum of two matrices. Cost: a step for each entry of both.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern of another shape.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let a = Pattern::new(2, 2, [(0, 0), (1, 0)])?;
    /// let b = Pattern::new(2, 2, [(1, 0), (1, 1)])?;
    /// assert!(a.union(&b)?.entries().eq([(0, 0), (1, 0), (1, 1)]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn union(&self, other: &Self) -> Result<Self, SparseError> {
        self.same_shape(other)?;
        let (mut starts, mut rows) = (vec![0], Vec::with_capacity(self.nnz().max(other.nnz())));
        for j in 0..self.columns() {
            merge(self.column(j), other.column(j), &mut rows);
            starts.push(rows.len() as u32);
        }
        Ok(Self::from_parts(self.rows(), starts, rows))
    }

    /// Returns whether each entry of `other` is an entry of this pattern.
    ///
    /// Values that are computed with this pattern then recover every matrix of the other one. Cost:
    /// a step for each entry of both.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern of another shape.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let diagonal = Pattern::from_fn(2, 2, |i, j| i == j)?;
    /// let lower = Pattern::from_fn(2, 2, |i, j| i >= j)?;
    /// assert_eq!((lower.contains(&diagonal), diagonal.contains(&lower)), (Ok(true), Ok(false)));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn contains(&self, other: &Self) -> Result<bool, SparseError> {
        self.same_shape(other)?;
        let holds = |j| {
            let mut all = self.column(j).iter();
            other.column(j).iter().all(|row| all.any(|mine| mine == row))
        };
        Ok((0..self.columns()).all(holds))
    }

    /// Returns whether the matrix is square and each entry (i, j) has its mirror image (j, i).
    ///
    /// Symmetric colourings require it. Cost: a step, and 4 bytes of memory, for each entry and
    /// each column.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// assert!(Pattern::new(2, 2, [(0, 1), (1, 0)])?.is_symmetric());
    /// assert!(!Pattern::new(2, 2, [(0, 1)])?.is_symmetric());
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn is_symmetric(&self) -> bool {
        self.mirror().is_ok()
    }

    /// Returns the place of the mirror image of each entry.
    ///
    /// The walk takes the entries (i, j) in order. Among those with one i, the j ascend. Their
    /// mirror images (j, i) are the entries of column i, whose rows ascend as well. So one cursor
    /// for each column finds them all, and each entry costs one step.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern that is not square, [`SparseError::Asymmetric`] for an
    /// entry without a mirror image.
    pub(super) fn mirror(&self) -> Result<Vec<u32>, SparseError> {
        let (m, n) = self.shape();
        if m != n {
            return Err(SparseError::Shape { expected: (n, n), found: (m, n) });
        }
        let mut next = self.starts().to_vec();
        let mut mirror = Vec::with_capacity(self.nnz());
        for j in 0..n {
            for &i in self.column(j) {
                let i = i as usize;
                let at = next[i] as usize;
                if at >= self.starts()[i + 1] as usize || self.row_indices()[at] as usize != j {
                    return Err(self.asymmetry(i, j));
                }
                mirror.push(at as u32);
                next[i] += 1;
            }
        }
        Ok(mirror)
    }

    /// Returns the error of a search for the mirror image of (i, j) that failed.
    ///
    /// Either this mirror image is missing, or that of an entry before it, which left the cursor
    /// behind. The error names an entry that really has none.
    fn asymmetry(&self, i: usize, j: usize) -> SparseError {
        let without = |&(i, j): &(usize, usize)| self.place(j, i).is_none();
        let (row, column) = Some((i, j)).filter(without).or_else(|| self.entries().find(without)).unwrap_or((i, j));
        SparseError::Asymmetric { row, column }
    }

    /// Returns the symmetric pattern (0 Jᵀ; J 0) of the graph in which columns and rows are
    /// vertices and entries are edges.
    ///
    /// Columns come first: column j is vertex j, and row i is vertex n + i. The entries of the
    /// lower triangle are those of J, in the order of J, so the number of an edge is the place of
    /// its entry.
    pub(super) fn augmented(&self) -> Self {
        let (m, n) = self.shape();
        let transpose = self.transpose();
        let ends = |starts: &[u32], from: u32| starts[1..].iter().map(|&end| end + from).collect::<Vec<_>>();
        let starts = [vec![0], ends(self.starts(), 0), ends(transpose.starts(), self.nnz() as u32)].concat();
        let below = self.row_indices().iter().map(|&i| i + n as u32);
        Self::from_parts(m + n, starts, below.chain(transpose.row_indices().iter().copied()).collect())
    }

    /// Returns an error unless both patterns have the same numbers of rows and columns.
    fn same_shape(&self, other: &Self) -> Result<(), SparseError> {
        let (expected, found) = (self.shape(), other.shape());
        if expected == found { Ok(()) } else { Err(SparseError::Shape { expected, found }) }
    }
}

/// Appends two ascending lists to `to` as one, without doubles.
///
/// Each step takes the smaller head, from both lists where the heads are equal.
fn merge(mut a: &[u32], mut b: &[u32], to: &mut Vec<u32>) {
    while let (Some(&x), Some(&y)) = (a.first(), b.first()) {
        to.push(x.min(y));
        a = &a[usize::from(x <= y)..];
        b = &b[usize::from(y <= x)..];
    }
    to.extend_from_slice(a);
    to.extend_from_slice(b);
}
