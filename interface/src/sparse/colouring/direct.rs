//! A matrix whose entries are read from products with columns and with rows.

use super::colours::{Colours, NONE};
use super::reads::{Read, Reads};
use super::{Product, Source, Step};
use crate::sparse::pattern::length;
use crate::sparse::{Pattern, SparseError};
use core::ops::Range;

/// The products with columns, or those with rows: the colours, and what is read. The slots are the
/// places of the entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(super) colours: Colours,
    pub(crate) reads: Reads,
}

impl Side {
    /// Returns the side with these colours, with [`NONE`] for none, of a matrix with so many lines.
    ///
    /// `entries` are place, vertex and line of those that are read from this side.
    fn new<I: Iterator<Item = (u32, usize, usize)>>(lines: usize, colours: Vec<u32>, entries: impl Fn() -> I) -> Self {
        let colours = Colours::new(colours);
        let read = |(slot, vertex, line): (u32, usize, usize)| {
            let colour = colours.raw()[vertex];
            (colour != NONE).then_some(Read { colour, line: line as u32, slot })
        };
        // The other side of a matrix that is read from one side has no colours.
        let reads = match colours.count() {
            0 => Reads::default(),
            count => Reads::new(lines, count, || entries().filter_map(read)),
        };
        Self { reads, colours }
    }
}

/// The two sides of a matrix. No product is computed of a side without colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Direct {
    pub(super) shape: (usize, usize),
    pub(super) nnz: usize,
    pub(super) columns: Side,
    pub(super) rows: Side,
}

impl Direct {
    /// Returns the reads by these colours, with [`NONE`] for none. A side of which no product is
    /// computed may be empty. `by_row(place, row, column)` says which side an entry is read from.
    ///
    /// Nothing is checked.
    pub(super) fn new(
        pattern: &Pattern,
        columns: Vec<u32>,
        rows: Vec<u32>,
        by_row: impl Fn(usize, usize, usize) -> bool,
    ) -> Self {
        let (m, n) = pattern.shape();
        let entries = || pattern.entries().enumerate().map(|(place, (i, j))| (place as u32, i, j));
        let is_row = |&(place, i, j): &(u32, usize, usize)| by_row(place as usize, i, j);
        let columns =
            Side::new(m, columns, || entries().filter(|entry| !is_row(entry)).map(|(place, i, j)| (place, j, i)));
        let rows = Side::new(n, rows, || entries().filter(is_row));
        Self { shape: (m, n), nnz: pattern.nnz(), columns, rows }
    }

    /// Returns the reads by these colours of columns alone, with [`NONE`] for none. Nothing is checked.
    pub(super) fn of_columns(pattern: &Pattern, colours: Vec<u32>) -> Self {
        let colours = Colours::new(colours);
        let columns = Side { reads: Reads::of_columns(pattern, &colours), colours };
        let rows = Side { reads: Reads::default(), colours: Colours::new(Vec::new()) };
        Self { shape: pattern.shape(), nnz: pattern.nnz(), columns, rows }
    }

    /// Writes the entries that are read from these colours of columns, by `product(row, colour)`.
    #[inline]
    pub(super) fn read_columns<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        length("values", self.nnz, values.len())?;
        let Side { colours: all, reads } = &self.columns;
        reads.each(all, colours, product, |place, value| values[place] = value);
        Ok(())
    }

    /// Writes the entries that are read from these colours of rows, by `product(colour, column)`.
    #[inline]
    pub(super) fn read_rows<T>(
        &self,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        values: &mut [T],
    ) -> Result<(), SparseError> {
        length("values", self.nnz, values.len())?;
        let product = |column, colour| product(colour, column);
        let Side { colours: all, reads } = &self.rows;
        reads.each(all, colours, product, |place, value| values[place] = value);
        Ok(())
    }

    /// Returns how the entries are found.
    pub(super) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        let step = |product, read: Read| Step::one(Source { product, line: read.line as usize }, read.slot as usize);
        let (columns, rows) = (&self.columns, &self.rows);
        let by_columns = columns.reads.iter(&columns.colours);
        let by_rows = rows.reads.iter(&rows.colours);
        let by_columns = by_columns.map(move |read| step(Product::Column(read.colour as usize), read));
        by_columns.chain(by_rows.map(move |read| step(Product::Row(read.colour as usize), read)))
    }
}

/// Implements [`Colouring`](super::Colouring) for a type that wraps a [`Direct`], and says whether
/// it computes products with columns, and with rows.
macro_rules! read_directly {
    ($colouring:ty, columns: $columns:expr, rows: $rows:expr) => {
        impl $crate::sparse::Colouring for $colouring {
            const SUBSTITUTES: bool = false;
            fn shape(&self) -> (usize, usize) {
                self.0.shape
            }
            fn columns(&self) -> Option<&$crate::sparse::Colours> {
                $columns.then_some(&self.0.columns.colours)
            }
            fn rows(&self) -> Option<&$crate::sparse::Colours> {
                $rows.then_some(&self.0.rows.colours)
            }
            fn nnz(&self) -> usize {
                self.0.nnz
            }
            fn steps(&self) -> impl Iterator<Item = $crate::sparse::Step> {
                self.0.steps()
            }
        }
    };
}
pub(super) use read_directly;
