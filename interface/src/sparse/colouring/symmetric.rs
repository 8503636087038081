//! How the entries of a symmetric matrix are found in the products: directly, or one after the
//! other.

use super::colours::NONE;
use super::sums::{Needed, Sums};
use crate::sparse::Pattern;
use crate::sparse::error::{Conflict, SparseError};
use crate::sparse::pattern::length;

/// Which entries of a symmetric matrix have values.
///
/// The lower triangle takes about half the memory, and is what solvers for symmetric matrices
/// expect.
///
/// ```
/// use fluxions::sparse::{Order, Pattern, StarColouring, Triangle};
///
/// let h = [[1.0, 2.0], [2.0, 3.0]]; // each column has a colour of its own, so H S = H
/// let pattern = Pattern::from_fn(2, 2, |_, _| true)?;
/// let colouring = StarColouring::new(&pattern, Order::DEFAULT)?;
///
/// let (mut full, mut lower) = ([0.0; 4], [0.0; 3]);
/// colouring.decompress(|row, colour| h[row][colour], Triangle::Full, &mut full)?;
/// colouring.decompress(|row, colour| h[row][colour], Triangle::Lower, &mut lower)?;
/// assert_eq!((full, lower), ([1.0, 2.0, 2.0, 3.0], [1.0, 2.0, 3.0]));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Triangle {
    /// All of them, in the order of the pattern.
    Full,
    /// Those with row ≥ column, in the order of [`Pattern::lower`].
    Lower,
}

/// A symmetric pattern as a graph.
///
/// Its edges are the entries of the lower triangle, in order. An entry of the diagonal is an edge
/// from a vertex to itself.
pub(super) struct Graph<'a> {
    pub(super) pattern: &'a Pattern,
    /// The place of each entry's mirror image.
    pub(super) mirror: Vec<u32>,
}

impl<'a> Graph<'a> {
    /// Returns the graph of a pattern.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] and [`SparseError::Asymmetric`] for a pattern that is not symmetric.
    pub(super) fn new(pattern: &'a Pattern) -> Result<Self, SparseError> {
        Ok(Self { pattern, mirror: pattern.mirror()? })
    }

    /// Returns the edges, in order: ([p, q], [i, j]) with i ≥ j.
    ///
    /// p is the place of the lower entry, which is in line j and stands for (j, i). q is that of
    /// its mirror image.
    fn edges(&self) -> impl Iterator<Item = ([u32; 2], [usize; 2])> + Clone + '_ {
        (0..self.pattern.columns()).flat_map(|j| {
            let places = self.pattern.places(j);
            let entries = self.pattern.column(j).iter().zip(&self.mirror[places.clone()]).zip(places);
            let edge = move |((&i, &mirror), place): ((&u32, &u32), usize)| ([place as u32, mirror], [i as usize, j]);
            entries.map(edge).filter(|(_, [i, j])| i >= j)
        })
    }

    /// Returns the number of edges from a vertex to itself.
    fn loops(&self) -> usize {
        self.mirror.iter().zip(0..).filter(|&(&mirror, place)| mirror == place).count()
    }

    /// Returns whether each vertex has an edge to itself.
    pub(super) fn has_diagonal(&self) -> bool {
        self.loops() == self.pattern.columns()
    }

    /// Returns the number of edges.
    fn edge_count(&self) -> usize {
        (self.pattern.nnz() + self.loops()) / 2
    }

    /// Returns the two places of each edge.
    pub(super) fn places(&self) -> Places {
        let mut of = Vec::with_capacity(self.edge_count());
        self.edges().for_each(|(places, _)| of.push(places));
        Places { nnz: self.pattern.nnz(), of }
    }

    /// Returns the number of the edge of each place.
    fn edge_of_place(&self) -> Vec<u32> {
        let mut edge = vec![NONE; self.pattern.nnz()];
        self.edges().enumerate().for_each(|(number, (places, _))| {
            places.iter().for_each(|&place| edge[place as usize] = number as u32);
        });
        edge
    }

    /// Returns why the edge (i, j) at place `p` is not found.
    ///
    /// An unknown entry is in the same sum, on the side that has a colour; or neither side has one.
    fn conflict(&self, sums: &Sums, [i, j]: [usize; 2], p: u32, unknown: impl Fn(usize) -> bool) -> Conflict {
        let (line, place) = if sums.of[p as usize] == NONE { (i, self.mirror[p as usize]) } else { (j, p) };
        sums.conflict(self.pattern, line, place as usize, unknown)
    }

    /// Returns a lower bound of the number of products that recover the matrix.
    ///
    /// Each product has n sums, and there are as many unknowns as edges.
    pub(super) fn bound(&self) -> usize {
        self.edge_count().div_ceil(self.pattern.columns().max(1))
    }
}

/// How an edge is found: in line `line` of the product with the colour of vertex `vertex`.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) edge: u32,
    pub(super) line: u32,
    pub(super) vertex: u32,
}

/// Finds each edge as the only entry of a sum, and drops the colours that nothing needs.
///
/// Returns the colours that are left, and how each edge is found, in the order of the edges. The
/// colouring is checked on the way, so it may be any. Cost: some steps for each entry.
///
/// # Errors
///
/// The [`Conflict`] of the first edge that is alone in neither of its sums.
pub(super) fn direct(graph: &Graph<'_>, colours: &[u32]) -> Result<(Vec<u32>, Vec<Found>), Conflict> {
    let sums = Sums::new(graph.pattern, colours);
    let alone = sums.alone();
    // Place p is in line j, and would be read there with the colour of i; its mirror image the other way round.
    let ways = graph.edges().map(|([p, q], [i, j])| ([alone[p as usize], alone[q as usize]], [i, j], p));
    if let Some((_, ends, p)) = ways.clone().find(|(alone, ..)| *alone == [false, false]) {
        return Err(graph.conflict(&sums, ends, p, |_| true));
    }
    let required = ways.clone().filter_map(|(alone, [i, j], _)| match alone {
        [true, true] if i != j => None,
        [true, _] => Some(colours[i]),
        _ => Some(colours[j]),
    });
    let free = ways.clone().filter(|(alone, [i, j], _)| *alone == [true, true] && i != j);
    let count = colours.iter().filter(|&&c| c != NONE).max().map_or(0, |&c| c as usize + 1);
    let needed = Needed::new(count, required, free.map(|(_, [i, j], _)| [colours[i], colours[j]]));
    let mut found = Vec::with_capacity(graph.edge_count());
    ways.enumerate().for_each(|(edge, (alone, [i, j], _))| {
        let by_i = alone[0] && (!alone[1] || needed.has(colours[i]));
        let (line, vertex) = if by_i { (j, i) } else { (i, j) };
        found.push(Found { edge: edge as u32, line: line as u32, vertex: vertex as u32 });
    });
    Ok((needed.keep(colours), found))
}

/// Finds one edge after the other as the only unknown entry of a sum, and drops the colours that
/// nothing needs.
///
/// Returns the colours that are left; how each edge is found, in the order in which they are found;
/// and for each the number of the later step whose sum contains it as well, or [`NONE`]. An edge
/// that is alone in both of its sums may be read from either, so it takes a colour that others
/// need.
///
/// # Errors
///
/// The [`Conflict`] of an edge that is never the only unknown one of a sum.
pub(super) fn substitution(graph: &Graph<'_>, colours: &[u32]) -> Result<(Vec<u32>, Vec<Found>, Vec<u32>), Conflict> {
    let sums = Sums::new(graph.pattern, colours);
    let mut order = elimination(graph, &sums)?;
    let rows = graph.pattern.row_indices();
    // The colour that the place is read with. Its mirror image would be read with that of the other end.
    let colour = |p: u32| colours[rows[p as usize] as usize];
    let mirror = |p: u32| graph.mirror[p as usize];
    let alone = sums.alone();
    let is_free = |p: &u32| alone[*p as usize] && alone[mirror(*p) as usize] && mirror(*p) != *p;
    let required = order.iter().filter(|p| !is_free(p)).map(|&p| colour(p));
    let either = order.iter().filter(|p| is_free(p)).map(|&p| [colour(p), colour(mirror(p))]);
    let count = colours.iter().filter(|&&c| c != NONE).max().map_or(0, |&c| c as usize + 1);
    let needed = Needed::new(count, required, either);
    for p in &mut order {
        if is_free(p) && !needed.has(colour(*p)) {
            *p = mirror(*p);
        }
    }
    let mut step_of_sum = vec![NONE; sums.sizes.len()];
    order.iter().zip(0..).for_each(|(&p, step)| step_of_sum[sums.of[p as usize] as usize] = step);
    let later = order.iter().zip(0..).map(|(&p, step)| {
        let other = step_of_sum.get(sums.of[mirror(p) as usize] as usize);
        other.copied().filter(|&other| other != step).unwrap_or(NONE)
    });
    let edge = graph.edge_of_place();
    let found = order.iter().map(|&p| Found {
        edge: edge[p as usize],
        line: rows[mirror(p) as usize],
        vertex: rows[p as usize],
    });
    Ok((needed.keep(colours), found.collect(), later.collect()))
}

/// Returns the places in the order in which each is the only unknown entry of its sum.
///
/// A sum with one unknown entry is a leaf of the forest that its two colours cover. What is known
/// leaves the other sum that it is in, whose last unknown entry may be the next leaf. All entries
/// are found if and only if there is no cycle.
///
/// Each sum keeps the number of its unknown places and their exclusive or, which is the place
/// itself once there is only one. So nothing is searched for, and each entry costs a fixed number
/// of steps.
fn elimination(graph: &Graph<'_>, sums: &Sums) -> Result<Vec<u32>, Conflict> {
    let mut unknown = sums.sizes.clone();
    // The exclusive or of the unknown places of a sum: its only one, once there is one.
    let mut places = vec![0u32; unknown.len()];
    for (p, &sum) in sums.of.iter().enumerate() {
        if let Some(places) = places.get_mut(sum as usize) {
            *places ^= p as u32;
        }
    }
    let mut leaves: Vec<u32> = (0..unknown.len() as u32).filter(|&sum| unknown[sum as usize] == 1).collect();
    let mut order = Vec::new();
    let mut known = vec![false; graph.pattern.nnz()];
    let mut next = 0;
    while let Some(&sum) = leaves.get(next) {
        next += 1;
        if unknown[sum as usize] != 1 {
            continue;
        }
        let p = places[sum as usize];
        order.push(p);
        for place in [p, graph.mirror[p as usize]] {
            if core::mem::replace(&mut known[place as usize], true) {
                continue;
            }
            let sum = sums.of[place as usize] as usize;
            if let Some(left) = unknown.get_mut(sum) {
                *left -= 1;
                places[sum] ^= place;
                if *left == 1 {
                    leaves.push(sum as u32);
                }
            }
        }
    }
    match graph.edges().find(|([p, _], _)| !known[*p as usize]) {
        Some(([p, _], ends)) => Err(graph.conflict(sums, ends, p, |q| !known[q])),
        None => Ok(order),
    }
}

/// Implements [`Colouring`](super::Colouring) for a colouring of a symmetric matrix with `colours`
/// and `places`. Its steps are those of `found`.
macro_rules! symmetric_colouring {
    ($colouring:ty, substitutes: $substitutes:expr) => {
        impl $crate::sparse::Colouring for $colouring {
            const SUBSTITUTES: bool = $substitutes;
            fn shape(&self) -> (usize, usize) {
                (self.colours.len(), self.colours.len())
            }
            fn columns(&self) -> Option<&$crate::sparse::Colours> {
                Some(&self.colours)
            }
            fn rows(&self) -> Option<&$crate::sparse::Colours> {
                None
            }
            fn nnz(&self) -> usize {
                self.places.nnz()
            }
            fn steps(&self) -> impl Iterator<Item = $crate::sparse::Step> {
                self.found()
            }
        }
    };
}
pub(super) use symmetric_colouring;

/// The two places of each edge in the full pattern. They are equal on the diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Places {
    nnz: usize,
    of: Vec<[u32; 2]>,
}

impl Places {
    /// Returns the number of entries of the full pattern.
    pub(super) fn nnz(&self) -> usize {
        self.nnz
    }

    /// Returns the places of an edge.
    pub(super) fn of(&self, edge: u32) -> [usize; 2] {
        self.of[edge as usize].map(|place| place as usize)
    }

    /// Returns an error unless there are as many values as the triangle has entries.
    pub(super) fn check<T>(&self, triangle: Triangle, values: &[T]) -> Result<(), SparseError> {
        let expected = match triangle {
            Triangle::Full => self.nnz,
            Triangle::Lower => self.of.len(),
        };
        length("values", expected, values.len())
    }

    /// Sets the value of an edge: at both places of the full pattern, or at its number in the lower
    /// triangle.
    #[inline]
    pub(super) fn set<T: Copy>(&self, triangle: Triangle, values: &mut [T], edge: usize, value: T) {
        match triangle {
            Triangle::Full => self.of[edge].iter().for_each(|&place| values[place as usize] = value),
            Triangle::Lower => values[edge] = value,
        }
    }
}
