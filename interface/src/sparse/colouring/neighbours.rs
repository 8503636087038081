//! The graphs whose vertices are coloured, as far as an [`Order`](super::Order) looks at them.

use crate::sparse::Pattern;

/// A row with more entries than this counts for no degree.
///
/// Such a row makes all of its columns neighbours. That lengthens the work by the square of its
/// length, and raises the degrees of all of them alike. Only the order of a colouring depends on
/// it, not its correctness.
const LONG: usize = 128;

/// A graph without loops, as far as an order looks at it.
///
/// The neighbours of a vertex may be computed when they are asked for, so a visit takes `&mut
/// self`.
pub(super) trait Neighbours {
    /// Returns the number of vertices.
    fn len(&self) -> usize;
    /// Visits each neighbour of `v` once.
    fn each(&mut self, v: usize, visit: impl FnMut(usize));
    /// Returns the number of neighbours of each vertex. Cost: a visit to each pair of neighbours.
    fn degrees(&mut self) -> Vec<u32> {
        let mut degrees = vec![0; self.len()];
        for (v, degree) in degrees.iter_mut().enumerate() {
            self.each(v, |_| *degree += 1);
        }
        degrees
    }
}

/// The graph of a symmetric pattern: each entry off the diagonal is an edge.
pub(super) struct Adjacency<'a>(pub(super) &'a Pattern);

impl Neighbours for Adjacency<'_> {
    fn len(&self) -> usize {
        self.0.columns()
    }
    #[inline]
    fn each(&mut self, v: usize, mut visit: impl FnMut(usize)) {
        self.0.column(v).iter().map(|&w| w as usize).filter(|&w| w != v).for_each(&mut visit);
    }
}

/// The graph in which columns that share a row are neighbours.
///
/// It is never stored, since it may have many more edges than the matrix has entries. The
/// neighbours of a column are found over its rows. Two columns that share several rows are
/// neighbours once: each visit has a number, and marks what it has met with it.
pub(super) struct ColumnsOfRows<'a> {
    pattern: &'a Pattern,
    transpose: &'a Pattern,
    /// By column: the number of the last visit that met it.
    met: Vec<u32>,
    /// The number of visits so far.
    visits: u32,
}

impl<'a> ColumnsOfRows<'a> {
    /// Returns the graph of a pattern and its transpose, which says which columns a row has.
    pub(super) fn new(pattern: &'a Pattern, transpose: &'a Pattern) -> Self {
        Self { pattern, transpose, met: vec![0; pattern.columns()], visits: 0 }
    }
}

impl Neighbours for ColumnsOfRows<'_> {
    fn len(&self) -> usize {
        self.pattern.columns()
    }
    #[inline]
    fn each(&mut self, v: usize, mut visit: impl FnMut(usize)) {
        self.visits += 1;
        self.met[v] = self.visits;
        for &row in self.pattern.column(v) {
            let columns = self.transpose.column(row as usize);
            if columns.len() > LONG {
                continue;
            }
            for &w in columns {
                let met = &mut self.met[w as usize];
                if *met != self.visits {
                    *met = self.visits;
                    visit(w as usize);
                }
            }
        }
    }
}
