//! A colour for each column or row: [`Colours`].

use crate::sparse::pattern::bucket;
use std::collections::BTreeMap;

/// The colour of a vertex that has none.
pub(super) const NONE: u32 = u32::MAX;

/// The colours of the columns, or of the rows, of a matrix. Those of one colour form a group, whose
/// sum is computed by one product.
///
/// Colours are numbered from 0. A column without a colour is in no product, because it has no
/// entries or because each of its entries is read from other products.
///
/// ```
/// use fluxions::sparse::{ColumnColouring, Order, Pattern};
///
/// let pattern = Pattern::new(2, 4, [(0, 0), (0, 1), (1, 1), (1, 3)])?; // column 2 is empty
/// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
/// let colours = colouring.colours();
/// assert_eq!(colours.count(), 2);
/// assert_eq!((colours.group(0), colours.group(1)), (&[0, 3][..], &[1][..]));
/// assert_eq!((colours.of(3), colours.of(2)), (Some(0), None));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colours {
    of: Vec<u32>,
    /// Where each group begins among the members, and where the last one ends.
    starts: Vec<u32>,
    members: Vec<u32>,
}

impl Colours {
    /// Returns colours by vertex, with [`NONE`] where a vertex has none.
    ///
    /// Colours that no vertex has are left out, and the others are renumbered in their order. Cost:
    /// some steps for each vertex and each number up to the largest colour.
    pub(super) fn new(mut of: Vec<u32>) -> Self {
        let range = of.iter().filter(|&&c| c != NONE).max().map_or(0, |&c| c as usize + 1);
        let mut names = vec![NONE; range];
        of.iter().filter(|&&c| c != NONE).for_each(|&c| names[c as usize] = 0);
        let used = names.iter_mut().filter(|name| **name == 0);
        let count = used.enumerate().map(|(next, name)| *name = next as u32).count();
        of.iter_mut().filter(|c| **c != NONE).for_each(|c| *c = names[*c as usize]);
        let coloured = of.iter().filter(|&&c| c != NONE).count();
        let (starts, members) =
            bucket(count, coloured, || of.iter().zip(0..).filter(|&(&c, _)| c != NONE).map(|(&c, v)| (c, v)));
        Self { of, starts, members }
    }

    /// Returns the number of columns, or rows, with and without a colour.
    pub fn len(&self) -> usize {
        self.of.len()
    }

    /// Returns whether there are no columns, or rows.
    pub fn is_empty(&self) -> bool {
        self.of.is_empty()
    }

    /// Returns the number of colours, which is the number of products.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the colour of a column, or of a row; `None` where it has none or is not there.
    #[inline]
    pub fn of(&self, vertex: usize) -> Option<usize> {
        self.of.get(vertex).filter(|&&c| c != NONE).map(|&c| c as usize)
    }

    /// Returns the columns, or rows, with this colour, ascending; none for a colour that is not
    /// there.
    ///
    /// The seed of the product with this colour is 1 at these numbers and 0 elsewhere.
    ///
    /// ```
    /// use fluxions::sparse::{ColumnColouring, Order, Pattern};
    ///
    /// let pattern = Pattern::from_fn(4, 4, |i, j| i.abs_diff(j) <= 1)?; // colours 0, 1, 2, 0
    /// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
    /// let mut seed = [0.0; 4];
    /// for &column in colouring.colours().group(0) {
    ///     seed[column as usize] = 1.0;
    /// }
    /// assert_eq!(seed, [1.0, 0.0, 0.0, 1.0]);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn group(&self, colour: usize) -> &[u32] {
        match self.starts.get(colour..).unwrap_or_default() {
            [start, end, ..] => &self.members[*start as usize..*end as usize],
            _ => &[],
        }
    }

    /// Returns the groups, one for each colour, in the order of the colours.
    pub fn groups(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.count()).map(|colour| self.group(colour))
    }

    /// Returns the colour of each vertex, [`NONE`] where it has none.
    pub(super) fn raw(&self) -> &[u32] {
        &self.of
    }
}

/// Returns the number of colours that there are.
pub(super) fn distinct(colours: &[u32]) -> usize {
    let coloured = || colours.iter().filter(|&&c| c != NONE);
    let mut seen = vec![false; coloured().max().map_or(0, |&c| c as usize + 1)];
    coloured().for_each(|&c| seen[c as usize] = true);
    seen.iter().filter(|&&seen| seen).count()
}

/// Returns colours that a user has passed, renumbered from 0 in their order.
///
/// The numbers may be any. [`NONE`] stands for `None`. Two vertices have one colour afterwards if
/// and only if they had before.
pub(super) fn renumbered(colours: &[Option<usize>]) -> Vec<u32> {
    let mut names: BTreeMap<usize, u32> = colours.iter().flatten().map(|&c| (c, NONE)).collect();
    names.values_mut().zip(0..).for_each(|(name, next)| *name = next);
    colours.iter().map(|c| c.and_then(|c| names.get(&c).copied()).unwrap_or(NONE)).collect()
}

/// Colours that a vertex has for itself alone.
///
/// Such a vertex is in no path and no cycle with two colours, so nothing need be kept of it. A
/// symmetric colouring that needs very many colours takes no more memory and time than this allows.
/// `shared` is the number of colours that several vertices may have.
pub(super) struct Own {
    shared: usize,
    next: u32,
}

impl Own {
    /// Returns the own colours of a graph.
    ///
    /// Up to 2²⁸ bits for a set of shared colours at each vertex are allowed, and 1024 shared
    /// colours at least.
    pub(super) fn new(vertices: usize) -> Self {
        let shared = ((1 << 28) / vertices.max(1)).max(1024);
        Self { shared, next: shared as u32 }
    }

    /// Returns a colour that no other vertex has, in the place of one beyond those that are shared.
    pub(super) fn instead_of(&mut self, colour: usize) -> Option<u32> {
        (colour >= self.shared).then(|| {
            self.next += 1;
            self.next - 1
        })
    }
}
