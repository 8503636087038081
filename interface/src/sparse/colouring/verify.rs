//! The proof that a colouring is one of a pattern: [`verify`].

use super::{Colouring, Product, Source};
use crate::sparse::{Conflict, Pattern};
use std::collections::HashMap;

/// Proves that a colouring recovers every entry of a pattern.
///
/// The steps of the decompression are followed without numbers. A sum, which is one item of one
/// product, contains the entries of its line whose column or row has the colour of the product. A
/// step is right if the sum that it reads contains its entry, or the mirror image that has the same
/// value, and no other entry that is unknown. Where the colouring substitutes, known entries are
/// subtracted. All entries must be known in the end. So a colouring that passes is right for all
/// values, whatever it was made by.
///
/// Cost: some hashing for each entry. Memory: some tens of bytes for each entry.
///
/// # Errors
///
/// The first [`Conflict`] that is found.
///
/// ```
/// use fluxions::sparse::{ColumnColouring, Conflict, Order, Pattern, verify};
///
/// let diagonal = Pattern::from_fn(2, 2, |i, j| i == j)?;
/// let dense = Pattern::from_fn(2, 2, |_, _| true)?;
/// let colouring = ColumnColouring::new(&diagonal, Order::DEFAULT); // one colour
/// assert_eq!(verify(&diagonal, &colouring), Ok(()));
/// assert_eq!(verify(&dense, &colouring), Err(Conflict::Shared { row: 0, column: 0, other: (0, 1) }));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
pub fn verify<C: Colouring>(pattern: &Pattern, colouring: &C) -> Result<(), Conflict> {
    let (expected, found) = (pattern.shape(), colouring.shape());
    if expected != found {
        return Err(Conflict::Shape { expected, found });
    }
    let mut state = State::new(pattern, colouring);
    for step in colouring.steps() {
        if step.places.iter().any(|&place| place >= pattern.nnz()) {
            return Err(Conflict::Entries { expected: pattern.nnz(), found: colouring.nnz() });
        }
        state.read(step.source, step.places, C::SUBSTITUTES)?;
    }
    match state.known.iter().position(|known| !known) {
        Some(place) => Err(state.missing(place)),
        None => Ok(()),
    }
}

/// The unknown entries of a sum: how many, and the exclusive or of their places.
///
/// Once there is only one, the exclusive or is its place.
#[derive(Default)]
struct Sum {
    count: usize,
    places: usize,
}

/// What is known after some steps.
///
/// It is kept apart from the code that makes colourings, and shares no tables with it, so an error
/// there is not repeated here.
struct State<'a, C> {
    colouring: &'a C,
    entries: Vec<(usize, usize)>,
    sums: HashMap<Source, Sum>,
    known: Vec<bool>,
}

impl<'a, C: Colouring> State<'a, C> {
    /// Puts each entry of the pattern into the sums that contain it. No entry is known.
    fn new(pattern: &Pattern, colouring: &'a C) -> Self {
        let entries: Vec<_> = pattern.entries().collect();
        let known = vec![false; entries.len()];
        let mut state = Self { colouring, entries, sums: HashMap::new(), known };
        for place in 0..state.entries.len() {
            for source in state.sources(place) {
                let sum = state.sums.entry(source).or_default();
                sum.count += 1;
                sum.places ^= place;
            }
        }
        state
    }

    /// Returns the sums that contain an entry: one by its column and one by its row, where these
    /// have colours.
    fn sources(&self, place: usize) -> impl Iterator<Item = Source> + use<C> {
        let (row, column) = self.entries[place];
        let by_column = self.colouring.columns().and_then(|colours| colours.of(column));
        let by_row = self.colouring.rows().and_then(|colours| colours.of(row));
        let by_column = by_column.map(|colour| Source { product: Product::Column(colour), line: row });
        by_column.into_iter().chain(by_row.map(|colour| Source { product: Product::Row(colour), line: column }))
    }

    /// Follows one step.
    ///
    /// # Errors
    ///
    /// A [`Conflict`] if the two places are not mirror images, the sum does not contain the entry,
    /// or it contains another unknown one.
    fn read(&mut self, source: Source, places: [usize; 2], substitutes: bool) -> Result<(), Conflict> {
        let [(row, column), mirror] = places.map(|place| self.entries[place]);
        if places[0] != places[1] && mirror != (column, row) {
            return Err(Conflict::Asymmetric { row, column });
        }
        let place = places.into_iter().find(|&place| self.sources(place).any(|of| of == source));
        let Some(place) = place else { return Err(Conflict::Missing { row, column }) };
        if self.sums.get(&source).is_none_or(|sum| (sum.count, sum.places) != (1, place)) {
            return Err(self.shared(source, place));
        }
        for (at, place) in places.into_iter().enumerate() {
            if substitutes && !places[..at].contains(&place) {
                self.subtract(place);
            }
            self.known[place] = true;
        }
        Ok(())
    }

    /// Takes an entry that is known now out of its sums.
    fn subtract(&mut self, place: usize) {
        for source in self.sources(place) {
            if let Some(sum) = self.sums.get_mut(&source) {
                sum.count -= 1;
                sum.places ^= place;
            }
        }
    }

    /// Returns what else is in the sum of an entry. Where the entry itself is known already, it was
    /// read twice.
    fn shared(&self, source: Source, place: usize) -> Conflict {
        let (row, column) = self.entries[place];
        let is_in = |other: &usize| *other != place && self.sources(*other).any(|of| of == source);
        let unknown = |other: &usize| !C::SUBSTITUTES || !self.known[*other];
        let other = (0..self.entries.len()).filter(unknown).find(is_in);
        other.map_or(self.missing(place), |other| Conflict::Shared { row, column, other: self.entries[other] })
    }

    /// Returns the conflict of an entry that no step finds.
    fn missing(&self, place: usize) -> Conflict {
        let (row, column) = self.entries[place];
        Conflict::Missing { row, column }
    }
}
