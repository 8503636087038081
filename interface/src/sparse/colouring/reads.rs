//! Where compressed products are read.

use super::Colours;
use crate::sparse::Pattern;
use core::ops::Range;

/// The largest number of colours for which reads are sorted by line.
const FEW: usize = 32;
/// The largest number of colours for which nothing else is kept: any engine computes so many products together.
const TOGETHER: usize = 4;

/// What is read of the products of one side, and the slot that each number is for.
///
/// A line is an item of a product: a row of J times a column seed, and a column of a row seed times
/// J. A slot is where the number goes: the place of an entry, the number of an edge, or that of a
/// step.
///
/// The products that an engine has computed together lie side by side in its storage, line after
/// line. A call that takes half of the colours or more goes from line to line, so that it passes through that
/// storage once. A call that takes fewer goes from colour to colour, and skips nothing. Reads take 5
/// bytes each for up to 4 colours, 8 for more than 32, and 13 between; 4 for columns alone of more than 32
/// colours, and 9 between.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reads {
    lines: Option<Sorted<u8>>,
    apart: Apart,
}

/// How the reads of a few colours are found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Apart {
    /// Among those that are sorted by line.
    #[default]
    Filtered,
    /// They are sorted by colour.
    Sorted(Sorted<u32>),
    /// They are the entries in the columns of the colour. The slots are their places.
    Columns(Pattern),
}

/// Reads sorted by line, or by colour.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sorted<T> {
    /// Where the reads of each line, or of each colour, begin, and where the last ones end.
    starts: Vec<u32>,
    /// The other one: the colour, or the line.
    others: Vec<T>,
    slots: Vec<u32>,
}

/// One number that is read: item `line` of the product with `colour`, for `slot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Read {
    pub(super) colour: u32,
    pub(super) line: u32,
    pub(super) slot: u32,
}

impl<T: Copy + Default> Sorted<T> {
    /// Sorts reads by `key(read).0`, a number below `keys`. Reads of one key keep their order.
    ///
    /// It is a counting sort: `reads` is called twice.
    fn new<I: Iterator<Item = Read>>(keys: usize, reads: impl Fn() -> I, key: impl Fn(Read) -> (u32, T)) -> Self {
        let mut starts = vec![0u32; keys + 1];
        reads().for_each(|read| starts[key(read).0 as usize + 1] += 1);
        (1..starts.len()).for_each(|k| starts[k] += starts[k - 1]);
        let count = starts.last().map_or(0, |&count| count as usize);
        let (mut others, mut slots) = (vec![T::default(); count], vec![0; count]);
        let mut next = starts.clone();
        // Not a `for`: `for_each` makes plain loops of nested iterators.
        reads().for_each(|read| {
            let (key, other) = key(read);
            let at = &mut next[key as usize];
            (others[*at as usize], slots[*at as usize]) = (other, read.slot);
            *at += 1;
        });
        Self { starts, others, slots }
    }

    /// Visits these keys: `visit(key, reads, others, slots)` receives which of the sorted reads have the
    /// key.
    #[inline]
    fn each(&self, keys: Range<usize>, mut visit: impl FnMut(usize, Range<usize>, &[T], &[u32])) {
        let keys = keys.start..keys.end.min(self.starts.len() - 1);
        for key in keys {
            let reads = self.starts[key] as usize..self.starts[key + 1] as usize;
            visit(key, reads.clone(), &self.others[reads.clone()], &self.slots[reads]);
        }
    }

    /// Returns all reads as key, other one and slot.
    fn iter(&self) -> impl Iterator<Item = (u32, T, u32)> + '_ {
        let keys = self.starts.windows(2).zip(0..).flat_map(|(w, key)| (w[0]..w[1]).map(move |_| key));
        keys.zip(self.others.iter().zip(&self.slots)).map(|(key, (&other, &slot))| (key, other, slot))
    }
}

impl Reads {
    /// Sorts what is read of `colours` products of `lines` items.
    pub(super) fn new<I: Iterator<Item = Read>>(lines: usize, colours: usize, reads: impl Fn() -> I) -> Self {
        let apart = match colours {
            0..=TOGETHER => Apart::Filtered,
            _ => Apart::Sorted(Sorted::new(colours, &reads, |read| (read.colour, read.line))),
        };
        Self { lines: Self::sorted_by_line(lines, colours, reads), apart }
    }

    /// Returns what is read of the products with columns of these colours, if each entry is.
    pub(super) fn of_columns(pattern: &Pattern, colours: &Colours) -> Self {
        let column = |j: usize| {
            let read = move |(&line, slot): (&u32, usize)| (line, slot as u32);
            let entries = pattern.column(j).iter().zip(pattern.places(j)).map(read);
            colours.of(j).into_iter().flat_map(move |colour| {
                entries.clone().map(move |(line, slot)| Read { colour: colour as u32, line, slot })
            })
        };
        let lines = Self::sorted_by_line(pattern.rows(), colours.count(), || (0..pattern.columns()).flat_map(column));
        let apart = if colours.count() <= TOGETHER { Apart::Filtered } else { Apart::Columns(pattern.clone()) };
        Self { lines, apart }
    }

    fn sorted_by_line<I: Iterator<Item = Read>>(
        lines: usize,
        colours: usize,
        reads: impl Fn() -> I,
    ) -> Option<Sorted<u8>> {
        (colours <= FEW).then(|| Sorted::new(lines, reads, |read| (read.line, read.colour as u8)))
    }

    /// Reads these of the colours `all`: calls `put(slot, product(line, colour))` for each read.
    ///
    /// Colours that are not there have nothing to read. Nothing is allocated.
    #[inline]
    pub(super) fn each<T>(
        &self,
        all: &Colours,
        colours: Range<usize>,
        product: impl Fn(usize, usize) -> T,
        mut put: impl FnMut(usize, T),
    ) {
        let few = self.lines.is_none() || 2 * colours.len() < all.count();
        match &self.apart {
            Apart::Sorted(sorted) if few => sorted.each(colours, |colour, _, lines, slots| {
                for (&line, &slot) in lines.iter().zip(slots) {
                    put(slot as usize, product(line as usize, colour));
                }
            }),
            Apart::Columns(pattern) if few => {
                for (colour, &j) in colours.flat_map(|colour| all.group(colour).iter().map(move |j| (colour, j))) {
                    for (&line, place) in pattern.column(j as usize).iter().zip(pattern.places(j as usize)) {
                        put(place, product(line as usize, colour));
                    }
                }
            }
            _ if colours.start == 0 && colours.end >= all.count() => self.by_line(|line, _, others, slots| {
                for (&colour, &slot) in others.iter().zip(slots) {
                    put(slot as usize, product(line, colour.into()));
                }
            }),
            _ => self.by_line(|line, _, others, slots| {
                for (&colour, &slot) in others.iter().zip(slots) {
                    let colour = usize::from(colour);
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
    pub(crate) fn by_line(&self, visit: impl FnMut(usize, Range<usize>, &[u8], &[u32])) {
        if let Some(sorted) = &self.lines {
            sorted.each(0..usize::MAX, visit);
        }
    }

    /// Returns whether the reads are sorted by line.
    pub(crate) fn are_by_line(&self) -> bool {
        self.lines.is_some()
    }

    /// Returns all reads of the colours `all`.
    pub(super) fn iter<'a>(&'a self, all: &'a Colours) -> impl Iterator<Item = Read> + 'a {
        let (sorted, columns) = match &self.apart {
            _ if self.lines.is_some() => (None, None),
            Apart::Filtered => (None, None),
            Apart::Sorted(sorted) => (Some(sorted), None),
            Apart::Columns(pattern) => (None, Some(pattern)),
        };
        let lines = self.lines.iter().flat_map(Sorted::iter);
        let lines = lines.map(|(line, colour, slot)| Read { colour: colour.into(), line, slot });
        let sorted = sorted.into_iter().flat_map(Sorted::iter).map(|(colour, line, slot)| Read { colour, line, slot });
        let columns = columns.into_iter().flat_map(move |pattern| {
            let entries = move |(colour, &j): (u32, &u32)| {
                let (lines, places) = (pattern.column(j as usize), pattern.places(j as usize));
                lines.iter().zip(places).map(move |(&line, place)| Read { colour, line, slot: place as u32 })
            };
            (0..).zip(all.groups()).flat_map(|(colour, group)| group.iter().map(move |j| (colour, j))).flat_map(entries)
        });
        lines.chain(sorted).chain(columns)
    }
}
