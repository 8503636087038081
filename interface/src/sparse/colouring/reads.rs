//! Where compressed products are read.

use core::ops::Range;

/// The largest number of colours for which reads are sorted by line.
const FEW: usize = 32;
/// The largest number of colours for which they are not sorted by colour: any engine computes so many
/// products together.
const TOGETHER: usize = 4;

/// What is read of the products of one side, and the slot that each number is for.
///
/// A line is an item of a product: a row of J times a column seed, and a column of a row seed times
/// J. A slot is where the number goes: the place of an entry, the number of an edge, or that of a
/// step.
///
/// The products that an engine has computed together lie side by side in its storage, line after
/// line. A call that takes half of the colours or more goes from line to line, so that it passes through that
/// storage once. A call that takes fewer goes from colour to colour, and skips nothing. Reads take 8
/// bytes each for up to 4 colours and for more than 32, and 16 between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reads {
    lines: Option<Sorted>,
    colours: Option<Sorted>,
}

/// Reads sorted by line, or by colour.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sorted {
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

impl Sorted {
    /// Sorts reads by `key(read).0`, a number below `keys`. Reads of one key keep their order.
    ///
    /// It is a counting sort: `reads` is called twice.
    fn new<I: Iterator<Item = Read>>(keys: usize, reads: impl Fn() -> I, key: impl Fn(Read) -> (u32, u32)) -> Self {
        let mut starts = vec![0u32; keys + 1];
        reads().for_each(|read| starts[key(read).0 as usize + 1] += 1);
        (1..starts.len()).for_each(|k| starts[k] += starts[k - 1]);
        let count = starts.last().map_or(0, |&count| count as usize);
        let (mut others, mut slots) = (vec![0; count], vec![0; count]);
        let mut next = starts.clone();
        for read in reads() {
            let (key, other) = key(read);
            let at = &mut next[key as usize];
            (others[*at as usize], slots[*at as usize]) = (other, read.slot);
            *at += 1;
        }
        Self { starts, others, slots }
    }

    /// Visits these keys: `visit(key, reads, others, slots)` receives which of the sorted reads have the
    /// key.
    #[inline]
    fn each(&self, keys: Range<usize>, mut visit: impl FnMut(usize, Range<usize>, &[u32], &[u32])) {
        let keys = keys.start..keys.end.min(self.starts.len() - 1);
        for key in keys {
            let reads = self.starts[key] as usize..self.starts[key + 1] as usize;
            visit(key, reads.clone(), &self.others[reads.clone()], &self.slots[reads]);
        }
    }
}

impl Reads {
    /// Sorts what is read of `colours` products of `lines` items.
    pub(super) fn new<I: Iterator<Item = Read>>(lines: usize, colours: usize, reads: impl Fn() -> I) -> Self {
        let by_line = || Sorted::new(lines, &reads, |read| (read.line, read.colour));
        let by_colour = || Sorted::new(colours, &reads, |read| (read.colour, read.line));
        Self { lines: (colours <= FEW).then(by_line), colours: (colours > TOGETHER).then(by_colour) }
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
        match &self.colours {
            Some(sorted) if self.lines.is_none() || 2 * colours.len() < sorted.starts.len() - 1 => {
                sorted.each(colours, |colour, _, lines, slots| {
                    for (&line, &slot) in lines.iter().zip(slots) {
                        put(slot as usize, product(line as usize, colour));
                    }
                });
            }
            _ => self.by_line(|line, _, others, slots| {
                for (&colour, &slot) in others.iter().zip(slots) {
                    let colour = colour as usize;
                    if colours.contains(&colour) {
                        put(slot as usize, product(line, colour));
                    }
                }
            }),
        }
    }

    /// Visits the lines, if the reads are sorted by line: `visit(line, reads, colours, slots)`
    /// receives which of the sorted reads are of the line, and their colours and slots.
    #[inline]
    pub(crate) fn by_line(&self, visit: impl FnMut(usize, Range<usize>, &[u32], &[u32])) {
        if let Some(sorted) = &self.lines {
            sorted.each(0..usize::MAX, visit);
        }
    }

    /// Returns whether the reads are sorted by line.
    pub(crate) fn are_by_line(&self) -> bool {
        self.lines.is_some()
    }

    /// Returns all reads.
    pub(super) fn iter(&self) -> impl Iterator<Item = Read> + '_ {
        let by_line = self.lines.is_some();
        let sorted = self.lines.iter().chain(&self.colours).take(1);
        sorted.flat_map(move |Sorted { starts, others, slots }| {
            let keys = starts.windows(2).zip(0..).flat_map(|(w, key)| (w[0]..w[1]).map(move |_| key));
            keys.zip(others.iter().zip(slots)).map(move |(key, (&other, &slot))| {
                let (line, colour) = if by_line { (key, other) } else { (other, key) };
                Read { colour, line, slot }
            })
        })
    }
}
