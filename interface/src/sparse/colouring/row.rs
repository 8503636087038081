//! A Jacobian from few rows: [`RowColouring`].

use super::colours::{Colours, renumbered};
use super::direct::{Direct, Side, read_directly};
use super::distance2;
use super::order::Order;
use super::verify;
use crate::sparse::pattern::length;
use crate::sparse::{Pattern, SparseError};
use core::ops::Range;

/// Colours of the rows such that rows of one colour share no column.
///
/// Let S be the q × m seed matrix with Sₖᵢ = 1 where row i has colour k, and 0 elsewhere. Then the
/// entry (i, j) of J is Bₖⱼ of B = S J, where k is the colour of row i. One row of B is one
/// pullback, so J costs q of them. It is the [`ColumnColouring`](super::ColumnColouring) of the
/// transposed matrix, and costs the same.
///
/// Source: Coleman and Moré (1983), Estimation of sparse Jacobian matrices and graph coloring
/// problems; Gebremedhin, Manne and Pothen (2005), What color is your Jacobian?
///
/// ```
/// use fluxions::sparse::{Order, Pattern, RowColouring};
///
/// // ⎛ 1 2 · ⎞   Rows 0 and 1 share no column, so B is one row: (1, 2, 3).
/// // ⎝ · · 3 ⎠
/// let pattern = Pattern::new(2, 3, [(0, 0), (0, 1), (1, 2)])?;
/// let colouring = RowColouring::new(&pattern, Order::DEFAULT);
/// assert_eq!(colouring.colours().count(), 1);
///
/// let b = [[1.0, 2.0, 3.0]];
/// let mut values = [0.0; 3];
/// colouring.decompress(|colour, column| b[colour][column], &mut values)?;
/// assert_eq!(values, [1.0, 2.0, 3.0]);
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowColouring(Direct);

read_directly!(RowColouring, columns: false, rows: true);

impl RowColouring {
    /// Returns the colouring with the fewest colours among those in the given orders.
    ///
    /// Further orders are not tried once a colouring reaches the lower bound, the largest number of
    /// entries in a column. Without any order, the natural one is taken. Rows without entries have
    /// no colour.
    pub fn new(pattern: &Pattern, orders: impl IntoIterator<Item = Order>) -> Self {
        Self::build(pattern, distance2::colour(&pattern.transpose(), pattern, orders).0)
    }

    /// Returns the colouring by colours of one's own, one for each row.
    ///
    /// The numbers need not be consecutive; they are renumbered in their order. A row with entries
    /// needs a colour.
    ///
    /// # Errors
    ///
    /// - [`SparseError::Length`] unless there is an item for each row.
    /// - [`SparseError::Conflict`] where an entry cannot be recovered.
    pub fn from_colours(pattern: &Pattern, colours: &[Option<usize>]) -> Result<Self, SparseError> {
        length("colours of the rows", pattern.rows(), colours.len())?;
        let colouring = Self::build(pattern, renumbered(colours));
        verify(pattern, &colouring)?;
        Ok(colouring)
    }

    /// Returns the colouring by these colours. Nothing is checked.
    fn build(pattern: &Pattern, colours: Vec<u32>) -> Self {
        Self(Direct::new(pattern, Vec::new(), colours, |_, _, _| true))
    }

    /// Returns the colours of the rows, whose groups are the seeds of the pullbacks.
    pub fn colours(&self) -> &Colours {
        &self.0.rows.colours
    }

    /// Writes all entries of J, in the order of the pattern, from `product(colour, column)`, the
    /// items of B = S J.
    ///
    /// Cost: a step for each entry; nothing is allocated.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry.
    pub fn decompress<T>(&self, product: impl Fn(usize, usize) -> T, values: &mut [T]) -> Result<(), SparseError> {
        self.decompress_colours(0..self.0.rows.colours.count(), product, values)
    }

    /// Writes the entries whose rows have these colours, and no others.
    ///
    /// So B need not be there as a whole. `product(colour, column)` takes the colour as it is
    /// numbered in the colouring. Colours that are not there have no entries.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the pattern.
    ///
    /// ```
    /// use fluxions::sparse::{Order, Pattern, RowColouring};
    ///
    /// // ⎛ 1 2 ⎞   The rows share column 1, so B = J.
    /// // ⎝ · 3 ⎠
    /// let pattern = Pattern::new(2, 2, [(0, 0), (0, 1), (1, 1)])?;
    /// let colouring = RowColouring::new(&pattern, Order::DEFAULT);
    /// let mut values = [0.0; 3];
    /// colouring.decompress_colours(0..1, |_, column| [1.0, 2.0][column], &mut values)?;
    /// assert_eq!(values, [1.0, 2.0, 0.0]); // the entries of row 0
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    #[inline]
    pub fn decompress_colours<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.0.read_rows(colours, product, values)
    }
    /// Returns what is read.
    pub(crate) fn side(&self) -> &Side {
        &self.0.rows
    }
}
