//! Where the entries of a sparse matrix lie: [`Pattern`].

use super::error::{Axis, SparseError};
use core::ops::Range;
use nalgebra::{Dim, Matrix, RawStorage};
use num_traits::Zero;

/// The largest number of rows, columns or entries.
///
/// The graph over rows and columns together has m + n vertices and two places for each entry. This
/// limit makes both numbers fit into 32 bits, and leaves the largest 32-bit number free for "none".
pub(super) const LIMIT: usize = (u32::MAX / 2) as usize;

/// The positions at which an m × n matrix may have entries other than zero, in compressed sparse
/// columns.
///
/// The entries are ordered by columns, and by rows within each column. No entry is there twice. The
/// place of an entry is its number in that order, counted from 0. The values of a sparse matrix are
/// a slice in the same order, so `values[k]` belongs to the `k`-th of [`entries`](Self::entries).
///
/// Rows, columns and entries are numbered by 32-bit integers; there may be 2³¹ − 1 of each. A
/// pattern takes 4 bytes for each entry and 4 for each column.
///
/// Source: the format is compressed sparse columns; Davis (2006), *Direct Methods for Sparse Linear
/// Systems*, §2.1.
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
    /// Returns the pattern with the entries (row, column), in any order. An entry that comes
    /// several times counts once.
    ///
    /// Cost: a step for each entry and each column, and a sort of each column.
    ///
    /// # Errors
    ///
    /// - [`SparseError::Index`] for an entry outside of the matrix.
    /// - [`SparseError::Size`] for more than 2³¹ − 1 rows, columns or entries.
    ///
    /// ```
    /// use fluxions::sparse::{Axis, Pattern, SparseError};
    ///
    /// let pattern = Pattern::new(2, 2, [(1, 1), (0, 0), (1, 1)])?;
    /// assert!(pattern.entries().eq([(0, 0), (1, 1)]));
    ///
    /// let outside = Pattern::new(2, 2, [(0, 2)]); // the columns are 0 and 1
    /// assert_eq!(outside, Err(SparseError::Index { axis: Axis::Column, expected: 2, found: 2 }));
    /// # Ok::<(), SparseError>(())
    /// ```
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

    /// Returns the pattern of the positions for which `is_entry(row, column)` holds.
    ///
    /// All positions are asked, column after column. Cost: m · n calls of `is_entry`.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] for more than 2³¹ − 1 rows, columns or entries.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let upper = Pattern::from_fn(3, 3, |row, column| row <= column)?;
    /// assert_eq!(upper.nnz(), 6); // 1 + 2 + 3
    /// assert_eq!(upper.column(1), [0, 1]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
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

    /// Returns the pattern of a matrix of truth values in column-major order: `dense[i + rows * j]`
    /// for row i and column j.
    ///
    /// Cost: a step for each of the m · n items.
    ///
    /// # Errors
    ///
    /// - [`SparseError::Length`] unless `dense` has rows × columns items.
    /// - [`SparseError::Size`] as for [`new`](Self::new).
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// // ⎛ ● ● ⎞
    /// // ⎝ · ● ⎠
    /// let pattern = Pattern::from_dense(2, 2, &[true, false, true, true])?;
    /// assert!(pattern.entries().eq([(0, 0), (0, 1), (1, 1)]));
    /// assert!(Pattern::from_dense(2, 2, &[true; 3]).is_err()); // there must be 4
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn from_dense(rows: usize, columns: usize, dense: &[bool]) -> Result<Self, SparseError> {
        let expected = rows.saturating_mul(columns);
        length("truth values", expected, dense.len())?;
        Self::from_fn(rows, columns, |i, j| dense[i + rows * j])
    }

    /// Returns the pattern of the items of a dense matrix that are not zero. NaN is not zero.
    ///
    /// An item that is zero at one point only is lost. So the pattern of a Jacobian that is taken
    /// from its values holds for the points at which no other items become nonzero.
    ///
    /// Cost: a step for each of the m · n items.
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

    /// Returns the pattern of a matrix all of whose positions are entries.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] for more than 2³¹ − 1 rows, columns or entries.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::full(2, 3)?;
    /// assert_eq!((pattern.nnz(), pattern.column(2)), (6, &[0, 1][..]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn full(rows: usize, columns: usize) -> Result<Self, SparseError> {
        limit("rows", rows)?;
        limit("columns", columns)?;
        limit("entries", rows.saturating_mul(columns))?;
        let starts = (0..=columns).map(|j| (j * rows) as u32).collect();
        Ok(Self { rows, starts, row_indices: (0..columns).flat_map(|_| 0..rows as u32).collect() })
    }

    /// Returns the pattern of a matrix without rows and columns.
    pub(crate) fn empty() -> Self {
        Self { rows: 0, starts: vec![0], row_indices: Vec::new() }
    }

    /// Returns a pattern of parts that are in order.
    ///
    /// `starts` has n + 1 numbers that do not fall, from 0 to the number of entries. The rows
    /// ascend in each column and are below `rows`. Nothing is checked.
    pub(super) fn from_parts(rows: usize, starts: Vec<u32>, row_indices: Vec<u32>) -> Self {
        Self { rows, starts, row_indices }
    }

    /// Returns the number of rows m.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the number of columns n.
    pub fn columns(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns (m, n), the numbers of rows and columns.
    pub fn shape(&self) -> (usize, usize) {
        (self.rows(), self.columns())
    }

    /// Returns the number of entries, which is also the length of a slice of values.
    ///
    /// The name is short for "number of nonzeros". An entry may have the value zero all the same.
    pub fn nnz(&self) -> usize {
        self.row_indices.len()
    }

    /// Returns the rows of the entries of column `j`, ascending.
    ///
    /// The columns of a row are a column of the [`transpose`](Self::transpose).
    ///
    /// # Panics
    ///
    /// Where `j` is not below the number of columns, as an index of a slice.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(3, 2, [(2, 0), (0, 0), (1, 1)])?;
    /// assert_eq!((pattern.column(0), pattern.column(1)), (&[0, 2][..], &[1][..]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    #[inline]
    pub fn column(&self, j: usize) -> &[u32] {
        &self.row_indices[self.places(j)]
    }

    /// Returns the places of the entries of column `j`: the range of its values in a slice of
    /// values.
    ///
    /// # Panics
    ///
    /// Where `j` is not below the number of columns, as an index of a slice.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(3, 2, [(2, 0), (0, 0), (1, 1)])?;
    /// let values = [5.0, 6.0, 7.0]; // at (0, 0), (2, 0) and (1, 1)
    /// assert_eq!(values[pattern.places(0)], [5.0, 6.0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    #[inline]
    pub fn places(&self, j: usize) -> Range<usize> {
        self.starts[j] as usize..self.starts[j + 1] as usize
    }

    /// Returns the entries (row, column) in order: the k-th one has the place k.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(2, 2, [(1, 1), (0, 1), (1, 0)])?;
    /// assert!(pattern.entries().eq([(1, 0), (0, 1), (1, 1)]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn entries(&self) -> impl Iterator<Item = (usize, usize)> + Clone + '_ {
        (0..self.columns()).flat_map(|j| self.column(j).iter().map(move |&i| (i as usize, j)))
    }

    /// Returns the place of the entry (row, column); `None` where there is no entry, or no such row
    /// or column.
    ///
    /// Cost: a binary search among the entries of the column.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(2, 2, [(1, 0), (0, 1), (1, 1)])?;
    /// assert_eq!(pattern.place(1, 1), Some(2));
    /// assert_eq!((pattern.place(0, 0), pattern.place(0, 9)), (None, None));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn place(&self, row: usize, column: usize) -> Option<usize> {
        if row >= self.rows || column >= self.columns() {
            return None;
        }
        let within = self.column(column).binary_search(&(row as u32)).ok()?;
        Some(self.starts[column] as usize + within)
    }

    /// Returns the place at which each column begins, and the number of entries at last.
    ///
    /// These are n + 1 numbers, the column pointers of the format of compressed sparse columns.
    /// Other libraries take them as they are, along with the [`row_indices`](Self::row_indices).
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(2, 3, [(0, 0), (1, 0), (0, 2)])?; // column 1 is empty
    /// assert_eq!(pattern.starts(), [0, 2, 2, 3]);
    /// assert_eq!(pattern.row_indices(), [0, 1, 0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// Returns the row of each entry, in the order of the entries.
    ///
    /// It is the second part of the format of compressed sparse columns, beside the
    /// [`starts`](Self::starts).
    pub fn row_indices(&self) -> &[u32] {
        &self.row_indices
    }

    /// Returns the largest number of entries in a column, or 0 for a matrix without columns.
    ///
    /// No [`RowColouring`](super::RowColouring) has fewer colours. That of the
    /// [`transpose`](Self::transpose) is the largest number of entries in a row, and no
    /// [`ColumnColouring`](super::ColumnColouring) has fewer colours than that.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let pattern = Pattern::new(2, 3, [(0, 0), (0, 1), (0, 2), (1, 2)])?;
    /// assert_eq!(pattern.longest_column(), 2);
    /// assert_eq!(pattern.transpose().longest_column(), 3);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn longest_column(&self) -> usize {
        self.starts.windows(2).map(|w| w[1] - w[0]).max().unwrap_or(0) as usize
    }
}

/// Sorts `items`, pairs of a bucket and a number, by their bucket.
///
/// Returns where each bucket begins, with the total at last, and the numbers in the order of the
/// buckets. Numbers of one bucket keep their order. So a transposition, whose items come column
/// after column, gets ascending numbers without a sort.
///
/// It is a counting sort: `items` is called twice, once to count and once to place. Cost: a step
/// for each bucket, and two for each item. `count` is the number of items.
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
    // Not a `for`: `for_each` makes plain loops of nested iterators.
    items().for_each(|(bucket, number)| {
        let at = &mut next[bucket as usize];
        sorted[*at as usize] = number;
        *at += 1;
    });
    (starts, sorted)
}

/// Returns an error unless `found` is at most [`LIMIT`]. `of` names what is counted.
pub(super) fn limit(of: &'static str, found: usize) -> Result<(), SparseError> {
    if found <= LIMIT { Ok(()) } else { Err(SparseError::Size { of, expected: LIMIT, found }) }
}

/// Returns an error unless the index `found` is below `expected`, the number of rows or columns.
fn index(axis: Axis, expected: usize, found: usize) -> Result<(), SparseError> {
    if found < expected { Ok(()) } else { Err(SparseError::Index { axis, expected, found }) }
}

/// Returns an error unless a slice is as long as expected. `argument` names the slice.
pub(super) fn length(argument: &'static str, expected: usize, found: usize) -> Result<(), SparseError> {
    if found == expected { Ok(()) } else { Err(SparseError::Length { argument, expected, found }) }
}
