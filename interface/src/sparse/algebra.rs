//! Patterns made of patterns.

use super::error::SparseError;
use super::pattern::{Pattern, bucket};

impl Pattern {
    /// Returns the pattern of the transposed matrix. Its columns are the rows of this one.
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
    pub fn filter(&self, mut keep: impl FnMut(usize, usize) -> bool) -> Self {
        let (mut starts, mut rows) = (vec![0], Vec::new());
        for j in 0..self.columns() {
            rows.extend(self.column(j).iter().copied().filter(|&i| keep(i as usize, j)));
            starts.push(rows.len() as u32);
        }
        Self::from_parts(self.rows(), starts, rows)
    }

    /// Returns the lower triangle with the diagonal: the entries with row ≥ column.
    pub fn lower(&self) -> Self {
        self.filter(|i, j| i >= j)
    }

    /// Returns the entries of either pattern.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern of another shape.
    pub fn union(&self, other: &Self) -> Result<Self, SparseError> {
        self.same_shape(other)?;
        let (mut starts, mut rows) = (vec![0], Vec::with_capacity(self.nnz().max(other.nnz())));
        for j in 0..self.columns() {
            merge(self.column(j), other.column(j), &mut rows);
            starts.push(rows.len() as u32);
        }
        Ok(Self::from_parts(self.rows(), starts, rows))
    }

    /// Whether each entry of `other` is an entry of this pattern.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern of another shape.
    pub fn contains(&self, other: &Self) -> Result<bool, SparseError> {
        self.same_shape(other)?;
        let holds = |j| {
            let mut all = self.column(j).iter();
            other.column(j).iter().all(|row| all.any(|mine| mine == row))
        };
        Ok((0..self.columns()).all(holds))
    }

    /// Whether the matrix is square and each entry (i, j) has its mirror image (j, i).
    pub fn is_symmetric(&self) -> bool {
        self.mirror().is_ok()
    }

    /// The place of the mirror image of each entry.
    ///
    /// The entries of a symmetric matrix, taken in order, are the mirror images of each column's entries, taken in order: so
    /// one cursor for each column finds them all.
    pub(super) fn mirror(&self) -> Result<Vec<u32>, SparseError> {
        let (m, n) = self.shape();
        if m != n {
            return Err(SparseError::Shape { expected: (n, n), found: (m, n) });
        }
        let mut next = self.starts().to_vec();
        let mut mirror = Vec::with_capacity(self.nnz());
        for (i, j) in self.entries() {
            let at = next[i] as usize;
            if !self.places(i).contains(&at) || self.row_indices()[at] as usize != j {
                return Err(self.asymmetry(i, j));
            }
            mirror.push(at as u32);
            next[i] += 1;
        }
        Ok(mirror)
    }

    /// The error of a search for the mirror image of (i, j) that failed: it is missing, or that of an entry before it is.
    fn asymmetry(&self, i: usize, j: usize) -> SparseError {
        let without = |&(i, j): &(usize, usize)| self.place(j, i).is_none();
        let (row, column) = Some((i, j)).filter(without).or_else(|| self.entries().find(without)).unwrap_or((i, j));
        SparseError::Asymmetric { row, column }
    }

    /// Returns the symmetric pattern (0 Jᵀ; J 0) of the graph in which columns and rows are vertices and entries are edges.
    /// Columns come first. The entries of its lower triangle are those of J, in the order of J.
    pub(super) fn augmented(&self) -> Self {
        let (m, n) = self.shape();
        let transpose = self.transpose();
        let ends = |starts: &[u32], from: u32| starts[1..].iter().map(|&end| end + from).collect::<Vec<_>>();
        let starts = [vec![0], ends(self.starts(), 0), ends(transpose.starts(), self.nnz() as u32)].concat();
        let below = self.row_indices().iter().map(|&i| i + n as u32);
        Self::from_parts(m + n, starts, below.chain(transpose.row_indices().iter().copied()).collect())
    }

    fn same_shape(&self, other: &Self) -> Result<(), SparseError> {
        let (expected, found) = (self.shape(), other.shape());
        if expected == found { Ok(()) } else { Err(SparseError::Shape { expected, found }) }
    }
}

/// Appends two ascending lists as one, without doubles.
fn merge(mut a: &[u32], mut b: &[u32], to: &mut Vec<u32>) {
    while let (Some(&x), Some(&y)) = (a.first(), b.first()) {
        to.push(x.min(y));
        a = &a[usize::from(x <= y)..];
        b = &b[usize::from(y <= x)..];
    }
    to.extend_from_slice(a);
    to.extend_from_slice(b);
}
