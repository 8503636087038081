//! A Jacobian from few columns: [`ColumnColouring`].

use super::colours::{Colours, renumbered};
use super::direct::{Direct, Side, read_directly};
use super::distance2;
use super::order::Order;
use super::verify;
use crate::sparse::pattern::length;
use crate::sparse::{Pattern, SparseError};
use core::ops::Range;

/// Colours of the columns such that columns of one colour share no row.
///
/// Let S be the n × p seed matrix with Sⱼₖ = 1 where column j has colour k, and 0 elsewhere. Then
/// the entry (i, j) of J is Bᵢₖ of B = J S, where k is the colour of column j. One column of B is
/// one pushforward, so J costs p of them. No colouring has fewer colours than the longest row has
/// entries.
///
/// The columns are coloured in the given order. If that does not reach the lower bound, they get colours in turn, as
/// the points of a grid do for which the fewest colours of a stencil are known; in most irregular matrices it finds
/// nothing. Where it has nothing much better, the columns are coloured again in the order of the colours found, the highest
/// first, as long as that takes fewer of them.
///
/// Cost of the colouring: a step for each entry, order and such round, two for the colours in turn, and one for each pair
/// of entries of a row for orders by degree. Memory: 9 bytes for each entry, 16 for each column and 4 for
/// each row.
///
/// Source: Curtis, Powell and Reid (1974), On the estimation of sparse Jacobian matrices; Coleman
/// and Moré (1983), Estimation of sparse Jacobian matrices and graph coloring problems; Goldfarb and
/// Toint (1984), Optimal estimation of Jacobian and Hessian matrices that arise in finite difference calculations; Culberson
/// and Luo (1996), Exploring the k-colorable landscape with iterated greedy.
///
/// ```
/// use fluxions::sparse::{ColumnColouring, Order, Pattern};
///
/// // ⎛ 1 · 2 ⎞   Columns 0 and 1 share no row, so they have one colour:
/// // ⎝ · 3 4 ⎠   B has the columns (1 + ·, · + 3) and (2, 4).
/// let pattern = Pattern::new(2, 3, [(0, 0), (1, 1), (0, 2), (1, 2)])?;
/// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
/// assert_eq!(colouring.colours().count(), 2);
///
/// let b = [[1.0, 2.0], [3.0, 4.0]];
/// let mut values = [0.0; 4];
/// colouring.decompress(|row, colour| b[row][colour], &mut values)?;
/// assert_eq!(values, [1.0, 3.0, 2.0, 4.0]); // in the order of the pattern: column after column
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnColouring(Direct);

read_directly!(ColumnColouring, columns: true, rows: false);

impl ColumnColouring {
    /// Returns the colouring with the fewest colours among those in the given orders.
    ///
    /// Further orders are not tried once a colouring reaches the lower bound, the largest number of
    /// entries in a row. Without any order, the natural one is taken. Columns without entries have
    /// no colour.
    pub fn new(pattern: &Pattern, orders: impl IntoIterator<Item = Order>) -> Self {
        Self::build(pattern, distance2::colour(pattern, &pattern.transpose(), orders).0)
    }

    /// Returns the colouring by colours of one's own, one for each column.
    ///
    /// The numbers need not be consecutive; they are renumbered in their order. A column with
    /// entries needs a colour.
    ///
    /// # Errors
    ///
    /// - [`SparseError::Length`] unless there is an item for each column.
    /// - [`SparseError::Conflict`] where an entry cannot be recovered.
    ///
    /// ```
    /// use fluxions::sparse::{ColumnColouring, Pattern};
    ///
    /// let pattern = Pattern::from_fn(6, 6, |i, j| i.abs_diff(j) <= 1)?; // tridiagonal
    /// let modulo = [0, 1, 2, 0, 1, 2].map(Some);
    /// let colouring = ColumnColouring::from_colours(&pattern, &modulo)?;
    /// assert_eq!(colouring.colours().group(1), [1, 4]);
    /// assert!(ColumnColouring::from_colours(&pattern, &[0, 1, 0, 1, 0, 1].map(Some)).is_err());
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn from_colours(pattern: &Pattern, colours: &[Option<usize>]) -> Result<Self, SparseError> {
        length("colours of the columns", pattern.columns(), colours.len())?;
        let colouring = Self::build(pattern, renumbered(colours));
        verify(pattern, &colouring)?;
        Ok(colouring)
    }

    /// Returns the colouring by these colours, with [`NONE`](super::colours::NONE) for none.
    /// Nothing is checked.
    pub(super) fn build(pattern: &Pattern, colours: Vec<u32>) -> Self {
        Self(Direct::of_columns(pattern, colours))
    }

    /// Returns the colours of the columns, whose groups are the seeds of the pushforwards.
    pub fn colours(&self) -> &Colours {
        &self.0.columns.colours
    }

    /// Writes all entries of J, in the order of the pattern, from `product(row, colour)`, the items
    /// of B = J S.
    ///
    /// Cost: a step for each entry; nothing is allocated.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry.
    pub fn decompress<T>(&self, product: impl Fn(usize, usize) -> T, values: &mut [T]) -> Result<(), SparseError> {
        self.decompress_colours(0..self.0.columns.colours.count(), product, values)
    }

    /// Writes the entries whose columns have these colours, and no others.
    ///
    /// So B need not be there as a whole: a few of its columns are computed and read, then the next
    /// few. `product(row, colour)` takes the colour as it is numbered in the colouring. Colours
    /// that are not there have no entries.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the pattern.
    ///
    /// ```
    /// use fluxions::sparse::{ColumnColouring, Order, Pattern};
    ///
    /// // ⎛ 1 · 2 ⎞   B has the columns (1, 3) and (2, 4).
    /// // ⎝ · 3 4 ⎠
    /// let pattern = Pattern::new(2, 3, [(0, 0), (1, 1), (0, 2), (1, 2)])?;
    /// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
    /// let mut values = [0.0; 4];
    /// colouring.decompress_colours(0..1, |row, _| [1.0, 3.0][row], &mut values)?;
    /// assert_eq!(values, [1.0, 3.0, 0.0, 0.0]);
    /// colouring.decompress_colours(1..2, |row, _| [2.0, 4.0][row], &mut values)?;
    /// assert_eq!(values, [1.0, 3.0, 2.0, 4.0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    #[inline]
    pub fn decompress_colours<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.0.read_columns(colours, product, values)
    }
    /// Returns what is read.
    pub(crate) fn side(&self) -> &Side {
        &self.0.columns
    }
}
