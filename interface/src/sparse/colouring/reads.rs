//! Where compressed products are read.

use core::ops::Range;

/// The largest number of colours for which a call walks over all lines, however few colours it asks
/// for.
const FEW: usize = 32;

/// What is read of the products of one side, and the slot that each number is for.
///
/// A line is an item of a product: a row of J times a column seed, and a column of a row seed times
/// J. A slot is where the number goes: the place of an entry, the number of an edge, or that of a
/// step.
///
/// Reads of few colours are sorted by line. The products that an engine has computed together lie
/// side by side in its storage, line after line, so that a call passes through that storage once. Reads
/// of many colours, of which a call takes a few, are sorted by colour. Reads take 8 bytes each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reads {
    by_line: bool,
    /// Where the reads of each line, or of each colour, begin, and where the last ones end.
    starts: Vec<u32>,
    /// The other one: the colour, or the line.
    others: Vec<u32>,
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
    /// Sorts what is read of `colours` products of `lines` items. Reads of one line, or of one
    /// colour, keep their order.
    ///
    /// It is a counting sort: `reads` is called twice.
    pub(super) fn new<I: Iterator<Item = Read>>(lines: usize, colours: usize, reads: impl Fn() -> I) -> Self {
        let by_line = colours <= FEW;
        let sorted = |read: Read| if by_line { (read.line, read.colour) } else { (read.colour, read.line) };
        let mut starts = vec![0u32; 1 + if by_line { lines } else { colours }];
        reads().for_each(|read| starts[sorted(read).0 as usize + 1] += 1);
        (1..starts.len()).for_each(|k| starts[k] += starts[k - 1]);
        let count = starts.last().map_or(0, |&count| count as usize);
        let (mut others, mut slots) = (vec![0; count], vec![0; count]);
        let mut next = starts.clone();
        for read in reads() {
            let (key, other) = sorted(read);
            let at = &mut next[key as usize];
            (others[*at as usize], slots[*at as usize]) = (other, read.slot);
            *at += 1;
        }
        Self { by_line, starts, others, slots }
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
        if self.by_line {
            return self.by_line(|line, _, others, slots| {
                for (&colour, &slot) in others.iter().zip(slots) {
                    let colour = colour as usize;
                    if colours.contains(&colour) {
                        put(slot as usize, product(line, colour));
                    }
                }
            });
        }
        for colour in colours.start..colours.end.min(self.starts.len() - 1) {
            let reads = self.starts[colour] as usize..self.starts[colour + 1] as usize;
            for (&line, &slot) in self.others[reads.clone()].iter().zip(&self.slots[reads]) {
                put(slot as usize, product(line as usize, colour));
            }
        }
    }

    /// Visits the lines, if the reads are sorted by line: `visit(line, reads, colours, slots)`
    /// receives which of the sorted reads are of the line, and their colours and slots.
    #[inline]
    pub(crate) fn by_line(&self, mut visit: impl FnMut(usize, Range<usize>, &[u32], &[u32])) {
        for (line, ends) in self.starts.windows(2).enumerate() {
            let reads = ends[0] as usize..ends[1] as usize;
            visit(line, reads.clone(), &self.others[reads.clone()], &self.slots[reads]);
        }
    }

    /// Returns whether the reads are sorted by line.
    pub(crate) fn are_by_line(&self) -> bool {
        self.by_line
    }

    /// Returns all reads, sorted by line or by colour.
    pub(super) fn iter(&self) -> impl Iterator<Item = Read> + '_ {
        let keys = self.starts.windows(2).zip(0..).flat_map(|(w, key)| (w[0]..w[1]).map(move |_| key));
        keys.zip(self.others.iter().zip(&self.slots)).map(|(key, (&other, &slot))| {
            let (line, colour) = if self.by_line { (key, other) } else { (other, key) };
            Read { colour, line, slot }
        })
    }
}
