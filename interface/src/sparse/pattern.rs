//! Where the entries of a sparse matrix lie: [`Pattern`].

use super::error::{Axis, SparseError};
use core::ops::Range;
use nalgebra::{Dim, Matrix, RawStorage};
use num_traits::Zero;

/// More rows, columns or entries would not leave room for the numbers that a symmetric graph over both sides needs.
const LIMIT: usize = (u32::MAX / 2) as usize;

/// The positions at which an m × n matrix may have entries other than zero, in compressed sparse columns.
///
/// The entries are ordered by columns, and by rows within each column; no entry is there twice. The place of an entry is its
/// number in that order. The values of a sparse matrix are a slice in the same order, so `values[k]` belongs to the `k`-th of
/// [`entries`](Self::entries).
///
/// Rows, columns and entries are numbered by 32-bit integers; there may be 2³¹ − 1 of each. A pattern takes 4 bytes for each
/// entry and 4 for each column.
///
/// ```
/// use fluxions::sparse::Pattern;
///
/// let pattern = Pattern::new(2, 3, [(0, 0), (1, 2), (0, 2), (1, 2)])?; // one entry twice
/// assert_eq!((pattern.rows(), pattern.columns(), pattern.nnz()), (2, 3, 3));
/// assert_eq!(pattern.column(2), [0, 1]);
/// assert_eq!(pattern.to_string(), "● · ●\n· · ●\n");
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    rows: usize,
    /// Where each column begins among the entries, and where the last one ends.
    starts: Vec<u32>,
    /// The row of each entry.
    row_indices: Vec<u32>,
}

impl Pattern {
    /// Returns the pattern with the entries (row, column), in any order. An entry that comes several times counts once.
    ///
    /// # Errors
    ///
    /// [`SparseError::Index`] for an entry outside of the matrix, [`SparseError::Size`] for more than 2³¹ − 1 rows, columns or
    /// entries.
    pub fn new(
        rows: usize,
        columns: usize,
        entries: impl IntoIterator<Item = (usize, usize)>,
    ) -> Result<Self, SparseError> {
        limit("rows", rows)?;
        limit("columns", columns)?;
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for (row, column) in entries {
            index(Axis::Row, rows, row)?;
            index(Axis::Column, columns, column)?;
            pairs.push((row as u32, column as u32));
        }
        limit("entries", pairs.len())?;
        let (mut starts, row_indices) = bucket(columns, pairs.len(), || pairs.iter().map(|&(i, j)| (j, i)));
        let mut kept = Vec::with_capacity(row_indices.len());
        let mut column_of_rows = row_indices;
        for j in 0..columns {
            let column = &mut column_of_rows[starts[j] as usize..starts[j + 1] as usize];
            column.sort_unstable();
            starts[j] = kept.len() as u32;
            for (k, &row) in column.iter().enumerate() {
                if k == 0 || column[k - 1] != row {
                    kept.push(row);
                }
            }
        }
        starts[columns] = kept.len() as u32;
        Ok(Self { rows, starts, row_indices: kept })
    }

    /// Returns the pattern of the positions for which `is_entry(row, column)` holds. All positions are asked, column after
    /// column.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] for more than 2³¹ − 1 rows, columns or entries.
    pub fn from_fn(
        rows: usize,
        columns: usize,
        mut is_entry: impl FnMut(usize, usize) -> bool,
    ) -> Result<Self, SparseError> {
        limit("rows", rows)?;
        limit("columns", columns)?;
        let (mut starts, mut row_indices) = (vec![0], Vec::new());
        for j in 0..columns {
            row_indices.extend((0..rows).filter(|&i| is_entry(i, j)).map(|i| i as u32));
            limit("entries", row_indices.len())?;
            starts.push(row_indices.len() as u32);
        }
        Ok(Self { rows, starts, row_indices })
    }

    /// Returns the pattern of a matrix of truth values, `dense[i + rows * j]` for row i and column j.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless `dense` has rows × columns items, [`SparseError::Size`] as for [`new`](Self::new).
    pub fn from_dense(rows: usize, columns: usize, dense: &[bool]) -> Result<Self, SparseError> {
        let expected = rows.saturating_mul(columns);
        length("truth values", expected, dense.len())?;
        Self::from_fn(rows, columns, |i, j| dense[i + rows * j])
    }

    /// Returns the pattern of the items of a dense matrix that are not zero. NaN is not zero.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] as for [`new`](Self::new).
    ///
    /// ```
    /// use fluxions::{nalgebra::matrix, sparse::Pattern};
    ///
    /// let pattern = Pattern::from_nonzeros(&matrix![1.0, 0.0; 2.0, 3.0])?;
    /// assert!(pattern.entries().eq([(0, 0), (1, 0), (1, 1)]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn from_nonzeros<T: Zero, R: Dim, C: Dim, S: RawStorage<T, R, C>>(
        matrix: &Matrix<T, R, C, S>,
    ) -> Result<Self, SparseError> {
        let (rows, columns) = matrix.shape();
        Self::from_fn(rows, columns, |i, j| matrix.get((i, j)).is_some_and(|item| !item.is_zero()))
    }

    /// Returns a pattern of parts that are in order: rows ascend in each column and are below `rows`.
    pub(super) fn from_parts(rows: usize, starts: Vec<u32>, row_indices: Vec<u32>) -> Self {
        Self { rows, starts, row_indices }
    }

    /// The number of rows m.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns n.
    pub fn columns(&self) -> usize {
        self.starts.len() - 1
    }

    /// Rows and columns.
    pub fn shape(&self) -> (usize, usize) {
        (self.rows(), self.columns())
    }

    /// The number of entries.
    pub fn nnz(&self) -> usize {
        self.row_indices.len()
    }

    /// The rows of the entries of column `j`, ascending. The columns of a row are a column of the
    /// [`transpose`](Self::transpose).
    ///
    /// # Panics
    ///
    /// Where `j` is not below the number of columns, as an index of a slice.
    #[inline]
    pub fn column(&self, j: usize) -> &[u32] {
        &self.row_indices[self.places(j)]
    }

    /// The places of the entries of column `j`.
    ///
    /// # Panics
    ///
    /// Where `j` is not below the number of columns, as an index of a slice.
    #[inline]
    pub fn places(&self, j: usize) -> Range<usize> {
        self.starts[j] as usize..self.starts[j + 1] as usize
    }

    /// The entries (row, column) in order.
    pub fn entries(&self) -> impl Iterator<Item = (usize, usize)> + Clone + '_ {
        (0..self.columns()).flat_map(|j| self.column(j).iter().map(move |&i| (i as usize, j)))
    }

    /// The place of the entry (row, column); `None` where there is no entry.
    pub fn place(&self, row: usize, column: usize) -> Option<usize> {
        if row >= self.rows || column >= self.columns() {
            return None;
        }
        let within = self.column(column).binary_search(&(row as u32)).ok()?;
        Some(self.starts[column] as usize + within)
    }

    /// The place at which each column begins, and the number of entries at last: n + 1 numbers, as compressed sparse columns
    /// have them.
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// The row of each entry.
    pub fn row_indices(&self) -> &[u32] {
        &self.row_indices
    }

    /// The largest number of entries in a column.
    pub fn longest_column(&self) -> usize {
        self.starts.windows(2).map(|w| w[1] - w[0]).max().unwrap_or(0) as usize
    }
}

/// Sorts `items`, pairs of a bucket and a number, by their bucket: where the buckets begin, and the numbers.
pub(super) fn bucket<I: Iterator<Item = (u32, u32)>>(
    buckets: usize,
    count: usize,
    items: impl Fn() -> I,
) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0u32; buckets + 1];
    items().for_each(|(bucket, _)| starts[bucket as usize + 1] += 1);
    for b in 0..buckets {
        starts[b + 1] += starts[b];
    }
    let mut next = starts.clone();
    let mut sorted = vec![0u32; count];
    for (bucket, number) in items() {
        let at = &mut next[bucket as usize];
        sorted[*at as usize] = number;
        *at += 1;
    }
    (starts, sorted)
}

/// An error unless `found` is at most the limit.
fn limit(of: &'static str, found: usize) -> Result<(), SparseError> {
    if found <= LIMIT { Ok(()) } else { Err(SparseError::Size { of, expected: LIMIT, found }) }
}

fn index(axis: Axis, expected: usize, found: usize) -> Result<(), SparseError> {
    if found < expected { Ok(()) } else { Err(SparseError::Index { axis, expected, found }) }
}

/// An error unless a slice is as long as expected.
pub(super) fn length(argument: &'static str, expected: usize, found: usize) -> Result<(), SparseError> {
    if found == expected { Ok(()) } else { Err(SparseError::Length { argument, expected, found }) }
}
