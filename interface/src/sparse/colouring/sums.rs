//! The sums that the products with a symmetric matrix consist of.

use super::colours::NONE;
use crate::sparse::Pattern;
use crate::sparse::error::Conflict;

/// The sums that the products consist of, by number, and the sum of each entry.
///
/// Item l of the product with colour c is the sum of the entries (l, x) over the columns x of
/// colour c. There is one sum for each pair (l, c) that has entries.
///
/// Since the matrix is symmetric, the entries (l, x) of line l stand at the places of column l, in
/// the order of the pattern. So place p in column l, with row index x, stands for the entry (l, x):
/// the number of the sum that it is in is `of[p]`.
pub(super) struct Sums {
    /// The sum of each place; NONE where the column x has no colour.
    pub(super) of: Vec<u32>,
    /// How many entries each sum has.
    pub(super) sizes: Vec<u32>,
}

impl Sums {
    /// Numbers the sums, line after line, in the order in which their first entries come.
    ///
    /// For each colour the number of its sum in the current line is kept, so each entry costs one
    /// step.
    pub(super) fn new(pattern: &Pattern, colours: &[u32]) -> Self {
        let count = colours.iter().filter(|&&c| c != NONE).max().map_or(0, |&c| c as usize + 1);
        let mut current = vec![(NONE, NONE); count];
        let mut sums = Self { of: Vec::with_capacity(pattern.nnz()), sizes: Vec::new() };
        for line in 0..pattern.columns() {
            for &x in pattern.column(line) {
                let sum = match current.get_mut(colours[x as usize] as usize) {
                    Some((of_line, sum)) if *of_line == line as u32 => *sum,
                    Some(entry) => {
                        *entry = (line as u32, sums.sizes.len() as u32);
                        sums.sizes.push(0);
                        entry.1
                    }
                    None => NONE,
                };
                if let Some(size) = sums.sizes.get_mut(sum as usize) {
                    *size += 1;
                }
                sums.of.push(sum);
            }
        }
        sums
    }

    /// Returns for each place whether its entry is alone in its sum.
    pub(super) fn alone(&self) -> Vec<bool> {
        self.of.iter().map(|&sum| self.sizes.get(sum as usize) == Some(&1)).collect()
    }

    /// Returns why the entry at place `p` of line `line` is not found.
    ///
    /// Another entry, for which `unknown` holds, is in its sum, or its column has no colour.
    pub(super) fn conflict(
        &self,
        pattern: &Pattern,
        line: usize,
        p: usize,
        unknown: impl Fn(usize) -> bool,
    ) -> Conflict {
        let column = pattern.row_indices()[p] as usize;
        let same = |&q: &usize| q != p && self.of[q] == self.of[p] && self.of[p] != NONE && unknown(q);
        match pattern.places(line).find(same) {
            Some(q) => Conflict::Shared { row: line, column, other: (line, pattern.row_indices()[q] as usize) },
            None => Conflict::Missing { row: line, column },
        }
    }
}

/// Which colours a decompression needs.
///
/// An entry that is alone in both of its sums may be read from either. These entries take a colour
/// that others need, if they can. So some colours are read nowhere, and their products are saved.
pub(super) struct Needed(Vec<bool>);

impl Needed {
    /// Chooses the colours that are needed.
    ///
    /// `required` are colours that some entry needs, `either` pairs of which an entry needs one.
    /// The pairs are taken in order. A pair of which neither is needed yet gets the colour that
    /// occurs in more pairs.
    pub(super) fn new(
        colours: usize,
        required: impl Iterator<Item = u32>,
        either: impl Iterator<Item = [u32; 2]> + Clone,
    ) -> Self {
        let mut needed = vec![false; colours];
        required.for_each(|colour| needed[colour as usize] = true);
        let mut entries = vec![0u32; colours];
        either.clone().flatten().for_each(|colour| entries[colour as usize] += 1);
        for [a, b] in either {
            let (a, b) = (a as usize, b as usize);
            if !needed[a] && !needed[b] {
                needed[if entries[b] > entries[a] { b } else { a }] = true;
            }
        }
        Self(needed)
    }

    /// Returns whether a colour is needed.
    pub(super) fn has(&self, colour: u32) -> bool {
        self.0.get(colour as usize) == Some(&true)
    }

    /// Returns the colours with [`NONE`] in the place of those that nothing needs.
    pub(super) fn keep(&self, colours: &[u32]) -> Vec<u32> {
        colours.iter().map(|&colour| if self.has(colour) { colour } else { NONE }).collect()
    }
}
