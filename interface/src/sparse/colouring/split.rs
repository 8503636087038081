//! Dense rows split from the rest of a matrix.
//!
//! A dense row makes all of its columns neighbours, so columns alone cost as many products as it is
//! long. If it is computed by a product of its own, the other rows decide how many colours the
//! columns need.

use super::colours::NONE;
use super::distance2;
use super::order::Order;
use crate::sparse::Pattern;

/// The number of lengths of rows that are tried as thresholds.
const THRESHOLDS: usize = 8;

/// Dense rows, which have colours of their own, and columns that have colours by what remains.
pub(super) struct Split {
    /// The colours of the columns.
    pub(super) colours: Vec<u32>,
    /// The colours of the rows; NONE for those that are not dense.
    pub(super) line_colours: Vec<u32>,
    /// Which rows are dense.
    pub(super) dense: Vec<bool>,
}

impl Split {
    /// Returns the split with the fewest colours of columns and dense rows together. There may be
    /// no dense row.
    ///
    /// A row is dense if it is longer than a threshold. The thresholds are the lengths that rows
    /// have, from the second longest downwards. One is left out if its lower bound is not below the
    /// best split so far: the rest has a row of the length of the threshold, and the dense rows
    /// need as many colours as their longest column has entries.
    ///
    /// Cost: two column colourings for each threshold.
    pub(super) fn new(pattern: &Pattern, transpose: &Pattern, orders: impl IntoIterator<Item = Order> + Clone) -> Self {
        let length = |row: usize| transpose.column(row).len();
        let (colours, mut fewest) = distance2::colour(pattern, transpose, orders.clone());
        let rows = pattern.rows();
        let mut best = Self { colours, line_colours: vec![NONE; rows], dense: vec![false; rows] };
        let mut lengths: Vec<usize> = (0..rows).map(length).collect();
        lengths.sort_unstable();
        lengths.dedup();
        for &threshold in lengths.iter().rev().skip(1).take(THRESHOLDS) {
            let dense = |row: usize| length(row) > threshold;
            let part = pattern.filter(|row, _| dense(row));
            // The rest has rows of this length, the dense ones at least as many colours as their columns are long.
            if threshold + part.longest_column() >= fewest {
                continue;
            }
            let rest = pattern.filter(|row, _| !dense(row));
            let (colours, columns) = distance2::colour(&rest, &rest.transpose(), orders.clone());
            let (line_colours, lines) = distance2::colour(&part.transpose(), &part, orders.clone());
            if columns + lines < fewest {
                fewest = columns + lines;
                best = Self { colours, line_colours, dense: (0..rows).map(dense).collect() };
            }
        }
        best
    }
}
