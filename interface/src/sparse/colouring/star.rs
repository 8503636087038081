//! A symmetric matrix from few columns, directly: [`StarColouring`].

use super::colours::{Colours, NONE, Own, renumbered};
use super::distance2::first_free;
use super::masks::Masks;
use super::neighbours::Adjacency;
use super::order::{Order, best};
use super::reads::{Read, Reads};
use super::symmetric::{Found, Graph, Places, Triangle, direct};
use super::{Colouring, Product, Source, Step};
use crate::sparse::pattern::length;
use crate::sparse::{Pattern, SparseError};
use core::ops::Range;

/// Colours of the columns of a symmetric matrix such that each entry, or its mirror image, is read directly.
///
/// Let S be the n × p seed matrix with Sⱼₖ = 1 where column j has colour k, and 0 elsewhere, and B = H S. Then the entry (i, j)
/// of H is Bᵢₖ with the colour k of column j, or Bⱼₖ with the colour k of column i. In the graph of H, vertices that share
/// an entry have different colours, and each path over four vertices has three colours at least; so two colours cover stars, and
/// each entry is read in the line of its star's spoke from the colour of the hub. One column of B is one
/// Hessian-vector product, so H costs p of them. Colours from which nothing is read are dropped: their columns have none.
///
/// Cost of the colouring: some steps for each entry and order. Memory: n × colours · 3 / 8 bytes while it is made, 8 bytes for each
/// entry afterwards.
///
/// Source: Coleman and Moré (1984), Estimation of sparse Hessian matrices and graph coloring problems; Gebremedhin, Manne and
/// Pothen (2005), What color is your Jacobian?; Gebremedhin, Tarafdar, Pothen and Walther (2009), Efficient computation of
/// sparse Hessians using coloring and automatic differentiation.
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

impl StarColouring {
    /// Returns the colouring with the fewest colours among those in the given orders, none of which is tried once a
    /// colouring reaches a lower bound. Without any order, the natural one is taken.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern that is not square, [`SparseError::Asymmetric`] for one that is not symmetric.
    pub fn new(pattern: &Pattern, orders: impl IntoIterator<Item = Order>) -> Result<Self, SparseError> {
        let graph = Graph::new(pattern)?;
        let colour = |order: Order| Self::build(&graph, &greedy(pattern, &order.of(&mut Adjacency(pattern))));
        best(orders, graph.bound(), |c| c.as_ref().map_or(usize::MAX, Colouring::count), colour)
    }

    /// Returns the colouring by colours of one's own, one for each column. The numbers need not be consecutive. Colours from
    /// which nothing is read are dropped.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new), and [`SparseError::Length`] unless there is an item for each column,
    /// [`SparseError::Conflict`] where neither an entry nor its mirror image can be read.
    pub fn from_colours(pattern: &Pattern, colours: &[Option<usize>]) -> Result<Self, SparseError> {
        length("colours of the columns", pattern.columns(), colours.len())?;
        Self::build(&Graph::new(pattern)?, &renumbered(colours))
    }

    fn build(graph: &Graph<'_>, colours: &[u32]) -> Result<Self, SparseError> {
        let (colours, found) = direct(graph, colours)?;
        let colours = Colours::new(colours);
        let read = |f: Found| Read { colour: colours.raw()[f.vertex as usize], line: f.line, slot: f.edge };
        let reads: Vec<Read> = found.into_iter().map(read).collect();
        Ok(Self { reads: Reads::new(colours.count(), &reads), places: graph.places(), colours })
    }

    /// The colours of the columns: the seeds of the Hessian-vector products.
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
    /// # Errors
    ///
    /// [`SparseError::Length`] unless there is a value for each entry of the triangle.
    #[inline]
    pub fn decompress_colours<T: Copy>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        triangle: Triangle,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        self.places.check(triangle, values)?;
        self.reads.each(colours, product, |edge, value| self.places.set(triangle, values, edge, value));
        Ok(())
    }
}

impl Colouring for StarColouring {
    const SUBSTITUTES: bool = false;
    fn shape(&self) -> (usize, usize) {
        (self.colours.len(), self.colours.len())
    }
    fn columns(&self) -> Option<&Colours> {
        Some(&self.colours)
    }
    fn rows(&self) -> Option<&Colours> {
        None
    }
    fn nnz(&self) -> usize {
        self.places.nnz()
    }
    fn steps(&self) -> impl Iterator<Item = Step> {
        self.reads.iter().map(|read| {
            let source = Source { product: Product::Column(read.colour as usize), line: read.line as usize };
            Step { source, places: self.places.of(read.slot) }
        })
    }
}

/// Gives each vertex, in this order, the first colour that closes no path over four vertices with two colours.
///
/// Source: Gebremedhin, Tarafdar, Manne and Pothen (2007), New acyclic and star coloring algorithms with application to computing
/// Hessians, algorithm 4.1. Three sets of colours for each vertex replace its stars and its walks over
/// neighbours of neighbours.
pub(super) fn greedy(pattern: &Pattern, order: &[u32]) -> Vec<u32> {
    let n = pattern.columns();
    let mut stars = Stars { colours: vec![NONE; n], near: Masks::new(n), twice: Masks::new(n), hubs: Masks::new(n) };
    let mut seen: Vec<Seen> = Vec::new();
    let mut taken = Vec::new();
    let mut own = Own::new(n);
    for &v in order {
        let neighbours = || pattern.column(v as usize).iter().copied().filter(|&w| w != v);
        stars.forbidden(v, neighbours(), &mut seen, &mut taken);
        let colour = first_free(&taken).unwrap_or(64 * taken.len());
        if let Some(colour) = own.instead_of(colour) {
            stars.colours[v as usize] = colour;
            continue;
        }
        seen.resize(seen.len().max(colour + 1), Seen { by: NONE, first: NONE, again: false });
        stars.give(pattern, v, colour, &seen);
    }
    stars.colours
}

/// The neighbours of one colour that the vertex `by` has: the first one, and whether there are more.
#[derive(Clone, Copy)]
struct Seen {
    by: u32,
    first: u32,
    again: bool,
}

/// The stars that the vertices coloured so far make up.
struct Stars {
    colours: Vec<u32>,
    /// Of each vertex: the colours of its neighbours.
    near: Masks,
    /// The colours that two or more neighbours have. Complete for vertices with a colour only.
    twice: Masks,
    /// The colours of the neighbours with two or more neighbours of the vertex's own colour: hubs of stars in which it is a spoke.
    hubs: Masks,
}

impl Stars {
    /// Collects the colours that `v` cannot have, and what colours it sees.
    fn forbidden(&self, v: u32, neighbours: impl Iterator<Item = u32>, seen: &mut [Seen], taken: &mut Vec<u64>) {
        taken.clear();
        taken.resize(self.near.words(), 0);
        self.near.unite(v as usize, taken);
        for w in neighbours {
            let Some(seen) = seen.get_mut(self.colours[w as usize] as usize) else { continue };
            if seen.by != v {
                // v would be the end of a path over w and a hub of w.
                *seen = Seen { by: v, first: w, again: false };
                self.hubs.unite(w as usize, taken);
            } else {
                // v would be in the middle, between two neighbours of one colour.
                if !seen.again {
                    self.near.unite(seen.first as usize, taken);
                    seen.again = true;
                }
                self.near.unite(w as usize, taken);
            }
        }
    }

    /// Gives `v` a colour.
    fn give(&mut self, pattern: &Pattern, v: u32, colour: usize, seen: &[Seen]) {
        [&mut self.near, &mut self.twice, &mut self.hubs].into_iter().for_each(|masks| masks.reserve(colour));
        let at = v as usize;
        self.colours[at] = colour as u32;
        for w in pattern.column(at).iter().map(|&w| w as usize).filter(|&w| w != at) {
            let own = self.colours[w] as usize;
            if let Some(seen) = seen.get(own) {
                if self.near.has(w, colour) {
                    self.become_hub(pattern, w, at, colour);
                    self.hubs.add(at, own);
                }
                if seen.again {
                    self.twice.add(at, own);
                    self.hubs.add(w, colour);
                }
            }
            self.near.add(w, colour);
        }
    }

    /// Vertex `w`, with one neighbour or more of this colour, gets `v` as another one. The first one becomes a spoke.
    fn become_hub(&mut self, pattern: &Pattern, w: usize, v: usize, colour: usize) {
        if self.twice.has(w, colour) {
            return;
        }
        self.twice.add(w, colour);
        let is_spoke = |&&x: &&u32| x as usize != v && x as usize != w && self.colours[x as usize] == colour as u32;
        if let Some(&spoke) = pattern.column(w).iter().find(is_spoke) {
            self.hubs.add(spoke as usize, self.colours[w] as usize);
        }
    }
}
