//! A Jacobian from few columns and few rows: [`MixedColouring`].

use super::colours::{Colours, NONE, renumbered};
use super::direct::{Direct, read_directly};
use super::neighbours::Adjacency;
use super::order::{Order, best};
use super::split::Split;
use super::symmetric::{self, Graph};
use super::{Colouring, stars};
use crate::sparse::pattern::length;
use crate::sparse::{Conflict, Pattern, SparseError};
use core::ops::Range;

/// Colours of columns and of rows such that each entry is read from one of the two.
///
/// Let S be the seed matrix of the columns and R that of the rows. Then the entry (i, j) of J is (J
/// S)ᵢₖ with the colour k of column j, or (R J)ₖⱼ with the colour k of row i. A matrix with p and q
/// colours costs p pushforwards and q pullbacks. That is for matrices with some dense rows and some
/// dense columns, where columns alone cost as many products as a row is long. Columns and rows from
/// which nothing is read have no colour.
///
/// Two ways lead there. A star bicolouring is a star colouring of the graph in which columns and
/// rows are vertices and entries are edges. A split takes the dense rows apart: their entries are
/// read from rows, and the rest from columns; or the dense columns from columns, and the rest from
/// rows. Which is better depends on the matrix.
///
/// Cost of the colouring: that of some tens of column colourings at most. Memory: 8 bytes for each
/// entry, 12 for each column and row.
///
/// Source: Coleman and Verma (1998), The efficient computation of sparse Jacobian matrices using
/// automatic differentiation; Gebremedhin, Manne and Pothen (2005), What color is your Jacobian?
///
/// ```
/// use fluxions::sparse::{Colouring, MixedColouring, Order, Pattern};
///
/// // An arrow: row 0 and column 0 are dense. Columns alone or rows alone cost 100 products.
/// let pattern = Pattern::from_fn(100, 100, |i, j| i == j || i == 0 || j == 0)?;
/// let colouring = MixedColouring::new(&pattern, Order::DEFAULT);
/// assert_eq!((colouring.columns().count(), colouring.rows().count()), (2, 1));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixedColouring(Direct);

read_directly!(MixedColouring, columns: true, rows: true);

impl MixedColouring {
    /// Returns the colouring with the fewest products among a star bicolouring and both splits.
    ///
    /// A split may be columns alone or rows alone, so the result costs no more products than a
    /// [`ColumnColouring`](super::ColumnColouring) or a [`RowColouring`](super::RowColouring) in
    /// the same orders. Further candidates are not tried once one reaches the lower bound: the
    /// number of entries over the larger side of the matrix.
    pub fn new(pattern: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let candidates = [Self::dense_columns, Self::bicolouring].into_iter();
        candidates.fold(Self::dense_rows(pattern, orders.clone()), |best, candidate| {
            if best.count() <= bound(pattern) {
                return best;
            }
            let other = candidate(pattern, orders.clone());
            if other.count() < best.count() { other } else { best }
        })
    }

    /// Returns the split that reads dense rows from rows and the rest from columns.
    ///
    /// A row is dense if it has more entries than a threshold. The eight lengths of rows that
    /// follow the longest one are tried as thresholds. Where no row is worth a product of its own,
    /// columns alone remain.
    ///
    /// ```
    /// use fluxions::sparse::{MixedColouring, Order, Pattern};
    ///
    /// // Row 0 is dense, the rest is a diagonal: one pullback and one pushforward.
    /// let pattern = Pattern::from_fn(5, 5, |i, j| i == j || i == 0)?;
    /// let colouring = MixedColouring::dense_rows(&pattern, Order::DEFAULT);
    /// assert_eq!((colouring.rows().count(), colouring.columns().count()), (1, 1));
    /// assert_eq!(colouring.rows().group(0), [0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn dense_rows(pattern: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let Split { colours, line_colours, dense } = Split::new(pattern, &pattern.transpose(), orders);
        Self(Direct::new(pattern, colours, line_colours, |_, row, _| dense[row]))
    }

    /// Returns the split that reads dense columns from columns and the rest from rows.
    ///
    /// It is [`dense_rows`](Self::dense_rows) of the transposed matrix.
    pub fn dense_columns(pattern: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let Split { colours, line_colours, dense } = Split::new(&pattern.transpose(), pattern, orders);
        Self(Direct::new(pattern, line_colours, colours, |_, _, column| !dense[column]))
    }

    /// Returns the star bicolouring with the fewest products among those in the given orders.
    ///
    /// It is a star colouring of the symmetric matrix (0 Jᵀ; J 0), whose vertices are the columns
    /// and rows of J. Each edge is read in the line of its star's spoke from the colour of the hub.
    /// If the hub is a column, the entry is read from a column product, otherwise from a row
    /// product.
    pub fn bicolouring(pattern: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let augmented = pattern.augmented();
        let colour = |order: Order| {
            let colours = stars::greedy(&augmented, &order.of(&mut Adjacency(&augmented)));
            Self::from_augmented(pattern, &augmented, colours)
        };
        let found = best(orders, bound(pattern), |c| c.as_ref().map_or(usize::MAX, Colouring::count), colour);
        // A star colouring never fails; rows alone never fail either.
        found.unwrap_or_else(|_| Self::dense_columns(pattern, [Order::Natural]))
    }

    /// Returns the colouring by colours of one's own, for each column and for each row.
    ///
    /// A column and a row never share a colour, even if they have one number. The numbers need not
    /// be consecutive. Colours from which nothing is read are dropped.
    ///
    /// # Errors
    ///
    /// - [`SparseError::Length`] unless there is an item for each column and for each row.
    /// - [`SparseError::Conflict`] where an entry cannot be read from either side.
    ///
    /// ```
    /// use fluxions::sparse::{MixedColouring, Pattern};
    ///
    /// let pattern = Pattern::from_fn(3, 3, |i, j| i == 0 || j == 0 || i == j)?;
    /// let (columns, rows) = ([0, 1, 1].map(Some), [Some(0), None, None]);
    /// let colouring = MixedColouring::from_colours(&pattern, &columns, &rows)?;
    /// assert_eq!(colouring.columns().group(1), [1, 2]);
    /// // Without a product for row 0, its last two entries are known by their sum only.
    /// assert!(MixedColouring::from_colours(&pattern, &columns, &[None; 3]).is_err());
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn from_colours(
        pattern: &Pattern,
        columns: &[Option<usize>],
        rows: &[Option<usize>],
    ) -> Result<Self, SparseError> {
        length("colours of the columns", pattern.columns(), columns.len())?;
        length("colours of the rows", pattern.rows(), rows.len())?;
        let colours = [renumbered(columns), renumbered(rows)].concat();
        Self::from_augmented(pattern, &pattern.augmented(), colours)
    }

    /// Returns the colouring by the colours of the vertices of the augmented graph, columns first.
    ///
    /// # Errors
    ///
    /// [`SparseError::Conflict`] where an entry is alone in neither of the two sums that contain
    /// it.
    fn from_augmented(pattern: &Pattern, augmented: &Pattern, mut colours: Vec<u32>) -> Result<Self, SparseError> {
        let n = pattern.columns();
        // A column and a row of one colour are two products all the same.
        let count = colours[..n].iter().filter(|&&c| c != NONE).max().map_or(0, |c| c + 1);
        colours[n..].iter_mut().filter(|c| **c != NONE).for_each(|c| *c += count);
        let (mut colours, found) =
            symmetric::direct(&Graph::new(augmented)?, &colours).map_err(|c| unaugmented(c, n))?;
        let rows = colours.split_off(n);
        // The edges are the entries of the pattern. A line among the columns is one of a product with rows.
        Ok(Self(Direct::new(pattern, colours, rows, |place, _, _| (found[place].line as usize) < n)))
    }

    /// Returns the colours of the columns, whose groups are the seeds of the pushforwards.
    pub fn columns(&self) -> &Colours {
        &self.0.columns.colours
    }

    /// Returns the colours of the rows, whose groups are the seeds of the pullbacks.
    pub fn rows(&self) -> &Colours {
        &self.0.rows.colours
    }

    /// Writes all entries of J, in the order of the pattern.
    ///
    /// `column_product(row, colour)` gives the items of J S, which has m rows, and
    /// `row_product(colour, column)` those of R J, which has n columns.
    ///
    /// Cost: a step for each entry; nothing is allocated.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry.
    ///
    /// ```
    /// use fluxions::sparse::{MixedColouring, Order, Pattern};
    ///
    /// // ⎛ 1 2 3 4 ⎞   Row 0 is read from R J = (1, 2, 3, 4).
    /// // ⎜ 5 6 · · ⎟   The rest is read from J S, which has the columns (1, 5, 7, 9)
    /// // ⎜ 7 · 8 · ⎟   and (2 + 3 + 4, 6, 8, 10).
    /// // ⎝ 9 · · 10⎠
    /// let pattern = Pattern::from_fn(4, 4, |i, j| i == j || i == 0 || j == 0)?;
    /// let colouring = MixedColouring::dense_rows(&pattern, Order::DEFAULT);
    /// let by_columns = [[1, 9], [5, 6], [7, 8], [9, 10]];
    /// let by_rows = [[1, 2, 3, 4]];
    /// let mut values = [0; 10];
    /// colouring.decompress(|i, k| by_columns[i][k], |k, j| by_rows[k][j], &mut values)?;
    /// assert_eq!(values, [1, 5, 7, 9, 2, 6, 3, 8, 4, 10]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn decompress<T>(
        &self,
        column_product: impl Fn(usize, usize) -> T,
        row_product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.decompress_columns(0..self.0.columns.colours.count(), column_product, values)?;
        self.decompress_rows(0..self.0.rows.colours.count(), row_product, values)
    }

    /// Writes the entries that are read from these colours of columns, and no others.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the pattern.
    #[inline]
    pub fn decompress_columns<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.0.read_columns(colours, product, values)
    }

    /// Writes the entries that are read from these colours of rows, and no others.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the pattern.
    #[inline]
    pub fn decompress_rows<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.0.read_rows(colours, product, values)
    }
}

/// Returns a lower bound of the number of products that recover a matrix.
///
/// Each product has as many sums as a row or a column has items, max(m, n) at most, and each sum
/// gives one entry.
fn bound(pattern: &Pattern) -> usize {
    pattern.nnz().div_ceil(pattern.rows().max(pattern.columns()).max(1))
}

/// Returns a conflict in the augmented graph of a matrix with `n` columns, as one of the matrix.
///
/// Of the two vertices of an edge, the larger one minus n is the row, and the smaller one is the
/// column.
fn unaugmented(conflict: Conflict, n: usize) -> Conflict {
    let entry = |(i, j): (usize, usize)| (i.max(j) - n, i.min(j));
    match conflict {
        Conflict::Missing { row, column } => {
            let (row, column) = entry((row, column));
            Conflict::Missing { row, column }
        }
        Conflict::Shared { row, column, other } => {
            let (row, column) = entry((row, column));
            Conflict::Shared { row, column, other: entry(other) }
        }
        other => other,
    }
}
