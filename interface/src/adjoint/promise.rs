//! [`Promise`]: whether iterations that are said to be independent are so.

use super::keep::Extent;

/// What a loop marked `#[independent]` did to the memory that its iterations share.
///
/// Independent iterations read nothing that another one wrote, and overwrite nothing that another one read. In debug builds an adjoint
/// tells of each access to this, and a promise that is not kept panics.
#[doc(hidden)]
#[derive(Debug)]
pub struct Promise {
    place: (&'static str, u32),
    iteration: usize,
    /// By address.
    numbers: Vec<Touched>,
}

/// What was done to one number.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Touched {
    address: usize,
    /// The iteration that wrote to it last.
    writer: Option<usize>,
    /// The last iteration that read it before any wrote to it.
    reader: Option<usize>,
}

impl Promise {
    /// Starts at a loop in a file and a line, with an empty list.
    #[inline]
    pub fn new(place: (&'static str, u32), numbers: Vec<Touched>) -> Self {
        Self { place, iteration: 0, numbers }
    }

    /// Starts an iteration.
    pub fn next(&mut self) {
        self.iteration += 1;
    }

    /// Gives the list back.
    pub fn into_list(self) -> Vec<Touched> {
        self.numbers
    }

    /// Notes that numbers are read.
    ///
    /// # Panics
    ///
    /// If another iteration wrote them.
    pub fn reads(&mut self, extent: Extent) {
        let now = self.iteration;
        for address in extent.addresses() {
            let number = self.number(address);
            match number.writer {
                None => number.reader = Some(now),
                Some(writer) if writer != now => self.is_broken("reads", writer, "wrote"),
                Some(_) => {}
            }
        }
    }

    /// Notes that numbers are overwritten.
    ///
    /// # Panics
    ///
    /// If another iteration read them before.
    pub fn writes(&mut self, extent: Extent) {
        let now = self.iteration;
        for address in extent.addresses() {
            let number = self.number(address);
            number.writer = Some(now);
            if let Some(reader) = number.reader.filter(|reader| *reader != now) {
                self.is_broken("overwrites", reader, "read");
            }
        }
    }

    fn number(&mut self, address: usize) -> &mut Touched {
        let at = self.numbers.binary_search_by_key(&address, |number| number.address).unwrap_or_else(|at| {
            self.numbers.insert(at, Touched { address, writer: None, reader: None });
            at
        });
        &mut self.numbers[at]
    }

    fn is_broken(&self, does: &str, before: usize, did: &str) {
        let ((file, line), now) = (self.place, self.iteration);
        panic!("{file}:{line}: these iterations are not independent: number {now} {does} what number {before} {did}");
    }
}
