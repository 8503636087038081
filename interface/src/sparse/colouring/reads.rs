//! Where compressed products are read.

use super::colours::Colours;
use crate::sparse::Pattern;
use crate::sparse::pattern::bucket;
use core::ops::Range;

/// The lines of each product that are read, and the slot that each of them is for.
///
/// A line is an item of a product: a row of J times a column seed, and a column of a row seed times
/// J. A slot is where the number goes: the place of an entry, the number of an edge, or that of a
/// step.
///
/// Reads are sorted by colour, so a few products can be read and forgotten before the next ones are
/// computed. They take 8 bytes each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reads {
    /// Where the reads of each colour begin, and where the last ones end.
    starts: Vec<u32>,
    lines: Vec<u32>,
    slots: Vec<u32>,
}

/// One number that is read: item `line` of the product with `colour`, for `slot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Read {
    pub(super) colour: u32,
    pub(super) line: u32,
    pub(super) slot: u32,
}

impl Reads {
    /// Sorts what is read of `colours` products. Reads of one colour keep their order.
    pub(super) fn new(colours: usize, reads: &[Read]) -> Self {
        let (starts, order) = bucket(colours, reads.len(), || reads.iter().map(|read| read.colour).zip(0..));
        let sorted = || order.iter().map(|&at| &reads[at as usize]);
        Self {
            lines: sorted().map(|read| read.line).collect(),
            slots: sorted().map(|read| read.slot).collect(),
            starts,
        }
    }

    /// Returns the reads of a colouring in which each entry is read from the product with its
    /// column.
    ///
    /// Columns without a colour are not read. The entry at place p is for the slot `slot(p)`. The
    /// reads are made in their final order, so there is nothing to sort.
    pub(super) fn of_columns(pattern: &Pattern, colours: &Colours, slot: impl Fn(usize) -> u32) -> Self {
        let mut reads = Self { starts: vec![0], lines: Vec::new(), slots: Vec::new() };
        reads.lines.reserve_exact(pattern.nnz());
        reads.slots.reserve_exact(pattern.nnz());
        for group in colours.groups() {
            for &column in group {
                reads.lines.extend_from_slice(pattern.column(column as usize));
                reads.slots.extend(pattern.places(column as usize).map(&slot));
            }
            reads.starts.push(reads.slots.len() as u32);
        }
        reads
    }

    /// Reads these colours: calls `put(slot, product(line, colour))` for each read.
    ///
    /// Colours that are not there have nothing to read. Nothing is allocated.
    #[inline]
    pub(super) fn each<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        mut put: impl FnMut(usize, T),
    ) {
        for colour in colours.start..colours.end.min(self.starts.len() - 1) {
            let reads = self.starts[colour] as usize..self.starts[colour + 1] as usize;
            for (&line, &slot) in self.lines[reads.clone()].iter().zip(&self.slots[reads]) {
                put(slot as usize, product(line as usize, colour));
            }
        }
    }

    /// Returns the number of reads.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Returns all reads, sorted by colour.
    pub(super) fn iter(&self) -> impl Iterator<Item = Read> + '_ {
        let colours = self.starts.windows(2).zip(0..).flat_map(|(w, colour)| (w[0]..w[1]).map(move |_| colour));
        colours.zip(self.lines.iter().zip(&self.slots)).map(|(colour, (&line, &slot))| Read { colour, line, slot })
    }
}
