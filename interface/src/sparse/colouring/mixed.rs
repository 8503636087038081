//! A Jacobian from few columns and few rows: [`MixedColouring`].

use super::colours::{Colours, NONE, renumbered};
use super::neighbours::Adjacency;
use super::order::{Order, best};
use super::reads::{Read, Reads};
use super::split::Split;
use super::symmetric::{Graph, direct};
use super::{Colouring, Product, Source, Step, stars};
use crate::sparse::pattern::length;
use crate::sparse::{Conflict, Pattern, SparseError};
use core::ops::Range;

/// Colours of columns and of rows such that each entry is read from one of the two.
///
/// Let S be the seed matrix of the columns and R that of the rows. Then the entry (i, j) of J is (J S)ᵢₖ with the colour k of
/// column j, or (R J)ₖⱼ with the colour k of row i. A matrix with p and q colours costs p pushforwards and q pullbacks. That is
/// for matrices with some dense rows and some dense columns, where columns alone cost as many products as a row is long.
/// Columns and rows from which nothing is read have no colour.
///
/// Two ways lead there. A star bicolouring is a star colouring of the graph in which columns and rows are vertices
/// and entries are edges. A split takes the dense rows apart: their entries are read from rows, and the rest from columns; or
/// the dense columns from columns, and the rest from rows. Which is better depends on the matrix.
///
/// Cost of the colouring: that of some tens of column colourings at most. Memory: 8 bytes for each entry, 12 for each column and row.
///
/// Source: Coleman and Verma (1998), The efficient computation of sparse Jacobian matrices using automatic differentiation;
/// Gebremedhin, Manne and Pothen (2005), What color is your Jacobian?
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
pub struct MixedColouring {
    columns: Colours,
    rows: Colours,
    column_reads: Reads,
    row_reads: Reads,
}

impl MixedColouring {
    /// Returns the one with the fewest products among a star bicolouring and both splits. A split may be columns alone or
    /// rows alone.
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

    /// Returns the split that reads dense rows from rows and the rest from columns. A row is dense if it has more entries than
    /// a threshold; the eight longest lengths of rows are tried. Where no row is worth it, columns alone remain.
    pub fn dense_rows(pattern: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let Split { colours, line_colours, dense } = Split::new(pattern, &pattern.transpose(), orders);
        Self::build(pattern, colours, line_colours, |_, row, _| dense[row])
    }

    /// Returns the split that reads dense columns from columns and the rest from rows, as [`dense_rows`](Self::dense_rows) of
    /// the transposed matrix does.
    pub fn dense_columns(pattern: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let Split { colours, line_colours, dense } = Split::new(&pattern.transpose(), pattern, orders);
        Self::build(pattern, line_colours, colours, |_, _, column| !dense[column])
    }

    /// Returns the star bicolouring with the fewest products among those in the given orders.
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

    /// Returns the colouring by colours of one's own, for each column and for each row; a column and a row never share one. The
    /// numbers need not be consecutive. Colours from which nothing is read are dropped.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is an item for each column and for each row; [`SparseError::Conflict`] where an entry
    /// cannot be read from either side.
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

    /// Colours of the vertices of the augmented graph, columns first.
    fn from_augmented(pattern: &Pattern, augmented: &Pattern, mut colours: Vec<u32>) -> Result<Self, SparseError> {
        let n = pattern.columns();
        // A column and a row of one colour are two products all the same.
        let count = colours[..n].iter().filter(|&&c| c != NONE).max().map_or(0, |c| c + 1);
        colours[n..].iter_mut().filter(|c| **c != NONE).for_each(|c| *c += count);
        let (mut colours, found) = direct(&Graph::new(augmented)?, &colours).map_err(|c| unaugmented(c, n))?;
        let rows = colours.split_off(n);
        // The edges are the entries of the pattern. A line among the columns is one of a product with rows.
        Ok(Self::build(pattern, colours, rows, |place, _, _| (found[place].line as usize) < n))
    }

    /// `by_row(place, row, column)` says which side an entry is read from.
    fn build(
        pattern: &Pattern,
        columns: Vec<u32>,
        rows: Vec<u32>,
        by_row: impl Fn(usize, usize, usize) -> bool,
    ) -> Self {
        let (columns, rows) = (Colours::new(columns), Colours::new(rows));
        let (mut column_reads, mut row_reads) = (Vec::new(), Vec::new());
        for (place, (i, j)) in pattern.entries().enumerate() {
            let slot = place as u32;
            if by_row(place, i, j) {
                row_reads.push(Read { colour: rows.raw()[i], line: j as u32, slot });
            } else {
                column_reads.push(Read { colour: columns.raw()[j], line: i as u32, slot });
            }
        }
        let column_reads = Reads::new(columns.count(), &column_reads);
        Self { row_reads: Reads::new(rows.count(), &row_reads), column_reads, columns, rows }
    }

    /// The colours of the columns: the seeds of the pushforwards.
    pub fn columns(&self) -> &Colours {
        &self.columns
    }

    /// The colours of the rows: the seeds of the pullbacks.
    pub fn rows(&self) -> &Colours {
        &self.rows
    }

    /// Writes all entries of J, in the order of the pattern, from `column_product(row, colour)`, the items of J S, and
    /// `row_product(colour, column)`, the items of R J.
    ///
    /// Cost: a step for each entry; nothing is allocated.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry.
    pub fn decompress<T>(
        &self,
        column_product: impl Fn(usize, usize) -> T,
        row_product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.decompress_columns(0..self.columns.count(), column_product, values)?;
        self.decompress_rows(0..self.rows.count(), row_product, values)
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
        length("values", self.nnz(), values.len())?;
        self.column_reads.each(colours, product, |place, value| values[place] = value);
        Ok(())
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
        length("values", self.nnz(), values.len())?;
        let product = |column, colour| product(colour, column);
        self.row_reads.each(colours, product, |place, value| values[place] = value);
        Ok(())
    }
}

impl Colouring for MixedColouring {
    const SUBSTITUTES: bool = false;
    fn shape(&self) -> (usize, usize) {
        (self.rows.len(), self.columns.len())
    }
    fn columns(&self) -> Option<&Colours> {
        Some(&self.columns)
    }
    fn rows(&self) -> Option<&Colours> {
        Some(&self.rows)
    }
    fn nnz(&self) -> usize {
        self.column_reads.len() + self.row_reads.len()
    }
    fn steps(&self) -> impl Iterator<Item = Step> {
        let step = |product, read: Read| Step::one(Source { product, line: read.line as usize }, read.slot as usize);
        let columns = self.column_reads.iter().map(move |read| step(Product::Column(read.colour as usize), read));
        columns.chain(self.row_reads.iter().map(move |read| step(Product::Row(read.colour as usize), read)))
    }
}

/// The number of products that recover a matrix at least: each has as many sums as a row or a column has items.
fn bound(pattern: &Pattern) -> usize {
    pattern.nnz().div_ceil(pattern.rows().max(pattern.columns()).max(1))
}

/// A conflict in the augmented graph of a matrix with `n` columns, as one of the matrix.
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
