//! A symmetric matrix from few columns, by substitution: [`AcyclicColouring`].

use super::colours::{Colours, NONE, Own, renumbered};
use super::forest::Forest;
use super::neighbours::Adjacency;
use super::order::{Order, best};
use super::reads::{Read, Reads};
use super::symmetric::{Found, Graph, Places, Triangle, substitution, symmetric_colouring};
use super::{Colouring, Product, Source, Step};
use crate::sparse::pattern::length;
use crate::sparse::{Pattern, SparseError};
use core::ops::{Range, Sub};

/// Colours of the columns of a symmetric matrix such that its entries are found one after the
/// other.
///
/// Let S be the n × p seed matrix with Sⱼₖ = 1 where column j has colour k, and 0 elsewhere, and B
/// = H S. In the graph of H, vertices that share an entry have different colours, and each cycle
/// has three colours at least; so two colours cover trees. The entry (i, j) at a leaf i of its tree
/// is Bᵢₖ with the colour k of column j; what remains is a smaller tree, where its value is
/// subtracted from the sum at j. There are fewer colours than in a
/// [`StarColouring`](super::StarColouring), and each entry has the rounding errors of those that
/// were found before it in its tree.
///
/// Cost of the colouring: a step for each entry and colour at most, in each order. Memory: 16 bytes
/// for each entry.
///
/// Source: Coleman and Cai (1986), The cyclic coloring problem and estimation of sparse Hessian
/// matrices; Gebremedhin, Tarafdar, Manne and Pothen (2007), New acyclic and star coloring
/// algorithms with application to computing Hessians; Gebremedhin, Tarafdar, Pothen and Walther
/// (2009), Efficient computation of sparse Hessians using coloring and automatic differentiation.
///
/// ```
/// use fluxions::sparse::{AcyclicColouring, Order, Pattern, Triangle};
///
/// // ⎛ 1 2 · · ⎞   B = H S has the columns (1, 2 + 4, 5, 6) and (2, 3, 4 + 6, 7).
/// // ⎜ 2 3 4 · ⎟   H₁₀ is 2, the only entry of row 0 in the second column;
/// // ⎜ · 4 5 6 ⎟   H₂₁ is 2 + 4 less H₁₀; H₃₂ is 6, the only entry of row 3 in the first column.
/// // ⎝ · · 6 7 ⎠
/// let pattern = Pattern::from_fn(4, 4, |i, j| i.abs_diff(j) <= 1)?;
/// let colouring = AcyclicColouring::new(&pattern, Order::DEFAULT)?;
/// assert_eq!(colouring.colours().count(), 2); // a star colouring has 3
///
/// let b = [[1.0, 2.0], [6.0, 3.0], [5.0, 10.0], [6.0, 7.0]];
/// let mut values = [0.0; 7];
/// let mut scratch = Vec::new();
/// colouring.decompress(|row, colour| b[row][colour], Triangle::Lower, &mut scratch, &mut values)?;
/// assert_eq!(values, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcyclicColouring {
    colours: Colours,
    /// The slots are steps.
    reads: Reads,
    /// The edge that each step finds, and the later step whose sum contains it as well, or NONE.
    steps: Vec<[u32; 2]>,
    places: Places,
}

symmetric_colouring!(AcyclicColouring, substitutes: true);

impl AcyclicColouring {
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
        let colour = |order: Order| Self::build(&graph, &greedy(pattern, &order.of(&mut Adjacency(pattern))));
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
    /// - [`SparseError::Conflict`] where an entry cannot be found by substitution.
    ///
    /// ```
    /// use fluxions::sparse::{AcyclicColouring, Pattern};
    ///
    /// // The graph is the cycle 0 – 1 – 2 – 3 – 0: two colours would cover it as a whole.
    /// let pattern = Pattern::from_fn(4, 4, |i, j| i.abs_diff(j) != 2)?;
    /// assert!(AcyclicColouring::from_colours(&pattern, &[0, 1, 0, 1].map(Some)).is_err());
    /// assert!(AcyclicColouring::from_colours(&pattern, &[0, 1, 0, 2].map(Some)).is_ok());
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn from_colours(pattern: &Pattern, colours: &[Option<usize>]) -> Result<Self, SparseError> {
        length("colours of the columns", pattern.columns(), colours.len())?;
        Self::build(&Graph::new(pattern)?, &renumbered(colours))
    }

    /// Returns the colouring by these colours, without those from which nothing is read.
    ///
    /// # Errors
    ///
    /// [`Conflict`](crate::sparse::Conflict) where two colours cover a cycle, or an edge has no
    /// sum.
    fn build(graph: &Graph<'_>, colours: &[u32]) -> Result<Self, SparseError> {
        let (colours, found, later) = substitution(graph, colours)?;
        let colours = Colours::new(colours);
        let read = |(f, slot): (&Found, u32)| Read { colour: colours.raw()[f.vertex as usize], line: f.line, slot };
        let reads = Reads::new(colours.len(), colours.count(), || found.iter().zip(0..).map(read));
        let steps = found.iter().zip(later).map(|(found, later)| [found.edge, later]).collect();
        Ok(Self { colours, reads, steps, places: graph.places() })
    }

    /// Returns the colours of the columns, whose groups are the seeds of the Hessian-vector
    /// products.
    pub fn colours(&self) -> &Colours {
        &self.colours
    }

    /// Writes the entries of H from `product(row, colour)`, the items of B = H S. `scratch` is
    /// overwritten.
    ///
    /// Cost: a step and a subtraction for each entry. Nothing is allocated where `scratch` was used
    /// for this colouring before.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the triangle.
    pub fn decompress<T: Copy + Sub<Output = T>>(
        &self,
        product: impl Fn(usize, usize) -> T,
        triangle: Triangle,
        scratch: &mut Vec<T>,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.places.check(triangle, values)?;
        if let Some(any) = self.reads.iter(&self.colours).next() {
            scratch.resize(self.sums(), product(any.line as usize, any.colour as usize));
        }
        self.gather(0..self.colours.count(), product, scratch)?;
        self.substitute(triangle, scratch, values)
    }

    /// Returns the number of sums that [`gather`](Self::gather) takes from the products.
    ///
    /// There is one for each entry of the lower triangle.
    pub fn sums(&self) -> usize {
        self.steps.len()
    }

    /// Takes what is read of these colours from the products, and nothing of others.
    ///
    /// So B need not be there as a whole: a few of its columns are computed and gathered, then the
    /// next few. When all colours are gathered, [`substitute`](Self::substitute) finds the entries.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless `sums` has [`sums`](Self::sums) items.
    ///
    /// ```
    /// use fluxions::sparse::{AcyclicColouring, Order, Pattern, Triangle};
    ///
    /// // ⎛ 1 2 · · ⎞   H times (1, 0, 1, 0) is (1, 2 + 4, 5, 6).
    /// // ⎜ 2 3 4 · ⎟   H times (0, 1, 0, 1) is (2, 3, 4 + 6, 7).
    /// // ⎜ · 4 5 6 ⎟
    /// // ⎝ · · 6 7 ⎠
    /// let pattern = Pattern::from_fn(4, 4, |i, j| i.abs_diff(j) <= 1)?;
    /// let colouring = AcyclicColouring::new(&pattern, Order::DEFAULT)?;
    /// let mut sums = vec![0.0; colouring.sums()];
    /// colouring.gather(0..1, |row, _| [1.0, 6.0, 5.0, 6.0][row], &mut sums)?;
    /// colouring.gather(1..2, |row, _| [2.0, 3.0, 10.0, 7.0][row], &mut sums)?;
    /// let mut lower = [0.0; 7];
    /// colouring.substitute(Triangle::Lower, &mut sums, &mut lower)?;
    /// assert_eq!(lower, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    #[inline]
    pub fn gather<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        sums: &mut [T],
    ) -> Result<(), SparseError> {
        length("sums", self.steps.len(), sums.len())?;
        self.reads.each(&self.colours, colours, product, |step, sum| sums[step] = sum);
        Ok(())
    }

    /// Writes the entries of H from the sums of all colours, which are used up.
    ///
    /// Each step takes an entry from its sum and subtracts it from the later sum that contains it
    /// as well. Cost: an assignment and a subtraction for each entry of the lower triangle.
    ///
    /// # Errors
    ///
    /// [`SparseError::Length`] unless `sums` has [`sums`](Self::sums) items and there is a value
    /// for each entry of the triangle.
    #[inline]
    pub fn substitute<T: Copy + Sub<Output = T>>(
        &self,
        triangle: Triangle,
        sums: &mut [T],
        values: &mut [T],
    ) -> Result<(), SparseError> {
        length("sums", self.steps.len(), sums.len())?;
        self.places.check(triangle, values)?;
        for (step, &[edge, later]) in self.steps.iter().enumerate() {
            let value = sums[step];
            self.places.set(triangle, values, edge as usize, value);
            if let Some(sum) = sums.get_mut(later as usize) {
                *sum = *sum - value;
            }
        }
        Ok(())
    }

    /// Returns how the entries are found, one after the other.
    fn found(&self) -> impl Iterator<Item = Step> {
        let mut sources = vec![Source { product: Product::Column(0), line: 0 }; self.steps.len()];
        for read in self.reads.iter(&self.colours) {
            let product = Product::Column(read.colour as usize);
            sources[read.slot as usize] = Source { product, line: read.line as usize };
        }
        let places = self.steps.iter().map(|&[edge, _]| self.places.of(edge));
        sources.into_iter().zip(places).map(|(source, places)| Step { source, places })
    }
}

/// Gives each vertex, in this order, the first colour that closes no cycle with two colours.
///
/// The [`Forest`] keeps the trees of the colouring so far. A vertex whose colour would be beyond
/// those that are shared gets one for itself alone.
fn greedy(pattern: &Pattern, order: &[u32]) -> Vec<u32> {
    let mut colours = vec![NONE; pattern.columns()];
    let mut forest = Forest::new(pattern);
    let mut own = Own::new(pattern.columns());
    for &v in order {
        let colour = forest.first_free(v, &colours);
        colours[v as usize] = own.instead_of(colour).unwrap_or_else(|| {
            forest.give(v, colour, &colours);
            colour as u32
        });
    }
    colours
}
