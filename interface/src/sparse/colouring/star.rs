//! A symmetric matrix from few columns, directly: [`StarColouring`].

use super::colours::{Colours, distinct, renumbered};
use super::distance2;
use super::neighbours::Adjacency;
use super::order::{Order, best};
use super::reads::{Read, Reads};
use super::symmetric::{Found, Graph, Places, Triangle, direct, symmetric_colouring};
use super::{Colouring, Product, Source, Step, stars};
use crate::sparse::pattern::length;
use crate::sparse::{Pattern, SparseError};
use core::ops::Range;

/// Colours of the columns of a symmetric matrix such that each entry, or its mirror image, is read
/// directly.
///
/// Let S be the n × p seed matrix with Sⱼₖ = 1 where column j has colour k, and 0 elsewhere, and B
/// = H S. Then the entry (i, j) of H is Bᵢₖ with the colour k of column j, or Bⱼₖ with the colour k
/// of column i. In the graph of H, vertices that share an entry have different colours, and each
/// path over four vertices has three colours at least; so two colours cover stars, and each entry
/// is read in the line of its star's spoke from the colour of the hub. One column of B is one
/// Hessian-vector product, so H costs p of them. Colours from which nothing is read are dropped:
/// their columns have none. A [`ColumnColouring`](super::ColumnColouring) is a star colouring too,
/// and is taken where it has fewer colours.
///
/// Cost of the colouring: some steps for each entry and order. Memory: n × colours · 3 / 8 bytes
/// while it is made, 8 bytes for each entry afterwards.
///
/// Source: Coleman and Moré (1984), Estimation of sparse Hessian matrices and graph coloring
/// problems; Gebremedhin, Manne and Pothen (2005), What color is your Jacobian?; Gebremedhin,
/// Tarafdar, Pothen and Walther (2009), Efficient computation of sparse Hessians using coloring and
/// automatic differentiation.
///
/// ```
/// use fluxions::sparse::{Order, Pattern, StarColouring, Triangle};
///
/// // ⎛ 1 2 3 ⎞   An arrow: the columns 1 and 2 share row 0, and have one colour nevertheless,
/// // ⎜ 2 4 · ⎟   because the first row is read by symmetry from column 0.
/// // ⎝ 3 · 5 ⎠
/// let pattern = Pattern::new(3, 3, [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (2, 2)])?;
/// let colouring = StarColouring::new(&pattern, Order::DEFAULT)?;
/// assert_eq!(colouring.colours().count(), 2);
///
/// let b = [[1.0, 2.0 + 3.0], [2.0, 4.0], [3.0, 5.0]]; // H times (1, 0, 0) and (0, 1, 1)
/// let mut values = [0.0; 7];
/// colouring.decompress(|row, colour| b[row][colour], Triangle::Full, &mut values)?;
/// assert_eq!(values, [1.0, 2.0, 3.0, 2.0, 4.0, 3.0, 5.0]);
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StarColouring {
    colours: Colours,
    reads: Reads,
    places: Places,
}

symmetric_colouring!(StarColouring, substitutes: false);

impl StarColouring {
    /// Returns the colouring with the fewest colours among those in the given orders.
    ///
    /// Further orders are not tried once a colouring reaches the lower bound: the number of entries
    /// of the lower triangle over n. Without any order, the natural one is taken.
    ///
    /// # Errors
    ///
    /// - [`SparseError::Shape`] for a pattern that is not square.
    /// - [`SparseError::Asymmetric`] for one that is not symmetric.
    pub fn new(pattern: &Pattern, orders: impl IntoIterator<Item = Order>) -> Result<Self, SparseError> {
        let graph = Graph::new(pattern)?;
        let colour = |order: Order| Self::in_order(&graph, &order.of(&mut Adjacency(pattern)));
        best(orders, graph.bound(), |c| c.as_ref().map_or(usize::MAX, Colouring::count), colour)
    }

    /// Returns the colouring by colours of one's own, one for each column.
    ///
    /// The numbers need not be consecutive. Colours from which nothing is read are dropped.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new), and:
    ///
    /// - [`SparseError::Length`] unless there is an item for each column.
    /// - [`SparseError::Conflict`] where neither an entry nor its mirror image can be read.
    ///
    /// ```
    /// use fluxions::sparse::{Pattern, StarColouring};
    ///
    /// let pattern = Pattern::from_fn(4, 4, |i, j| i.abs_diff(j) <= 1)?; // the path 0 – 1 – 2 – 3
    /// assert!(StarColouring::from_colours(&pattern, &[0, 1, 2, 0].map(Some)).is_ok());
    /// // Two colours in turn: the entry (1, 2) shares its sum with (1, 0), and (2, 1) with (2, 3).
    /// assert!(StarColouring::from_colours(&pattern, &[0, 1, 0, 1].map(Some)).is_err());
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn from_colours(pattern: &Pattern, colours: &[Option<usize>]) -> Result<Self, SparseError> {
        length("colours of the columns", pattern.columns(), colours.len())?;
        Self::build(&Graph::new(pattern)?, &renumbered(colours))
    }

    /// Returns the better one of a star colouring and a column colouring in one order.
    ///
    /// A column colouring recovers a symmetric matrix too. On grids whose neighbours are neighbours
    /// of each other it has fewer colours, and on others where colours in turn are found. It is given up as soon as it has as
    /// many colours as the star colouring.
    fn in_order(graph: &Graph<'_>, order: &[u32]) -> Result<Self, SparseError> {
        let pattern = graph.pattern;
        let star = stars::greedy(pattern, order);
        let most = distinct(&star);
        // A column colouring has as many colours as the longest column at least.
        let fewer = || distance2::colour_below(pattern, pattern, order, most);
        let columns = (most > pattern.longest_column()).then(fewer);
        let Some(columns) = columns.flatten() else { return Self::build(graph, &star) };
        let columns = Self::build(graph, &columns)?;
        // No colour of the other is dropped where the diagonal is full.
        if graph.has_diagonal() {
            return Ok(columns);
        }
        let star = Self::build(graph, &star)?;
        Ok(if star.count() <= columns.count() { star } else { columns })
    }

    /// Returns the colouring by these colours, without those from which nothing is read.
    ///
    /// # Errors
    ///
    /// [`Conflict`](crate::sparse::Conflict) where an edge is alone in neither of its two sums.
    fn build(graph: &Graph<'_>, colours: &[u32]) -> Result<Self, SparseError> {
        let (colours, found) = direct(graph, colours)?;
        let colours = Colours::new(colours);
        let read = |f: &Found| Read { colour: colours.raw()[f.vertex as usize], line: f.line, slot: f.edge };
        let reads = Reads::new(colours.len(), colours.count(), || found.iter().map(read));
        Ok(Self { reads, places: graph.places(), colours })
    }

    /// Returns the colours of the columns, whose groups are the seeds of the Hessian-vector
    /// products.
    pub fn colours(&self) -> &Colours {
        &self.colours
    }

    /// Writes the entries of H from `product(row, colour)`, the items of B = H S.
    ///
    /// Cost: a step for each entry; nothing is allocated.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the triangle.
    pub fn decompress<T: Copy>(
        &self,
        product: impl Fn(usize, usize) -> T,
        triangle: Triangle,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.decompress_colours(0..self.colours.count(), product, triangle, values)
    }

    /// Writes the entries that are read from these colours, and no others.
    ///
    /// So B need not be there as a whole. An entry is written along with its mirror image, whose
    /// column may have another colour.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the triangle.
    ///
    /// ```
    /// use fluxions::sparse::{Order, Pattern, StarColouring, Triangle};
    ///
    /// // ⎛ 1 2 3 ⎞   H times (1, 0, 0) is (1, 2, 3); H times (0, 1, 1) is (2 + 3, 4, 5).
    /// // ⎜ 2 4 · ⎟
    /// // ⎝ 3 · 5 ⎠
    /// let pattern = Pattern::from_fn(3, 3, |i, j| i == j || i == 0 || j == 0)?;
    /// let colouring = StarColouring::new(&pattern, Order::DEFAULT)?;
    /// let mut lower = [0.0; 5]; // (0, 0), (1, 0), (2, 0), (1, 1), (2, 2)
    /// let (first, second) = ([1.0, 2.0, 3.0], [5.0, 4.0, 5.0]);
    /// colouring.decompress_colours(0..1, |row, _| first[row], Triangle::Lower, &mut lower)?;
    /// assert_eq!(lower, [1.0, 2.0, 3.0, 0.0, 0.0]);
    /// colouring.decompress_colours(1..2, |row, _| second[row], Triangle::Lower, &mut lower)?;
    /// assert_eq!(lower, [1.0, 2.0, 3.0, 4.0, 5.0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    #[inline]
    pub fn decompress_colours<T: Copy>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        triangle: Triangle,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.places.check(triangle, values)?;
        self.reads.each(&self.colours, colours, product, |edge, value| self.places.set(triangle, values, edge, value));
        Ok(())
    }

    /// Returns what is read. The slots are the numbers of the edges, which are the entries of the lower triangle.
    pub(crate) fn reads(&self) -> &Reads {
        &self.reads
    }

    /// Returns the end of each edge that is not the line it is read in, in the order of the reads.
    pub(crate) fn ends(&self, lower: &Pattern) -> Vec<u32> {
        let edges: Vec<[usize; 2]> = lower.entries().map(|(i, j)| [i, j]).collect();
        let end = |read: Read| match edges[read.slot as usize] {
            [i, j] if j == read.line as usize => i as u32,
            [_, j] => j as u32,
        };
        self.reads.iter(&self.colours).map(end).collect()
    }

    /// Sets the value of an edge.
    #[inline]
    pub(crate) fn set<T: Copy>(&self, triangle: Triangle, values: &mut [T], edge: u32, value: T) {
        self.places.set(triangle, values, edge as usize, value);
    }

    /// Returns how the entries are found.
    fn found(&self) -> impl Iterator<Item = Step> {
        self.reads.iter(&self.colours).map(|read| {
            let source = Source { product: Product::Column(read.colour as usize), line: read.line as usize };
            Step { source, places: self.places.of(read.slot) }
        })
    }
}
