//! Greedy partial distance-2 colouring: columns that share a row get different colours.
//!
//! In the bipartite graph of columns and rows, two columns that share a row are at distance 2. Only
//! one side of the graph is coloured, hence "partial".

use super::colours::NONE;
use super::in_turn;
use super::neighbours::ColumnsOfRows;
use super::order::{Order, best};
use crate::sparse::Pattern;
use crate::sparse::pattern::bucket;
use core::mem::replace;

/// The number of colours that each row keeps in its mask of bits.
const BITS: usize = 64 * WORDS;
/// The number of words of a mask.
const WORDS: usize = 4;

/// How many colours coloured again take away at most, as a rule. A greedy colouring with more than these above one in turn is not
/// worth it.
const SLACK: usize = 2;

/// Returns the colouring with the fewest colours, in turn or greedily in the given orders, and how many it has.
///
/// The lower bound is the longest row: its columns need different colours. Colours in turn are tried once, where the first greedy
/// colouring does not reach it.
pub(super) fn colour(
    pattern: &Pattern,
    transpose: &Pattern,
    orders: impl IntoIterator<Item = Order>,
) -> (Vec<u32>, usize) {
    let bound = transpose.longest_column();
    let mut graph = ColumnsOfRows::new(pattern, transpose);
    let (mut is_first, mut limit) = (true, usize::MAX);
    let in_order = |order: Order| {
        let greedy = counted(greedy(pattern, transpose, &order.of(&mut graph), limit)?);
        let tried = replace(&mut is_first, false) && greedy.1 > bound;
        let in_turn = tried.then(|| in_turn::colour(pattern, transpose, greedy.1)).flatten();
        let Some(in_turn) = in_turn else { return Some(improved(pattern, transpose, greedy, bound)) };
        limit = in_turn.1 + SLACK;
        if in_turn.1 <= bound || greedy.1 > limit {
            return Some(in_turn);
        }
        let greedy = improved(pattern, transpose, greedy, bound);
        Some(if greedy.1 < in_turn.1 { greedy } else { in_turn })
    };
    let count = |found: &Option<(Vec<u32>, usize)>| found.as_ref().map_or(usize::MAX, |(_, count)| *count);
    best(orders, bound, count, in_order).unwrap_or_default()
}

/// Returns greedy colours with their number.
fn counted(colours: Vec<u32>) -> (Vec<u32>, usize) {
    let count = colours.iter().filter(|&&c| c != NONE).max().map_or(0, |&c| c as usize + 1);
    (colours, count)
}

/// Returns the better one of a colouring in turn and a greedy one in this order, if it has fewer than `limit` colours.
pub(super) fn colour_below(pattern: &Pattern, transpose: &Pattern, order: &[u32], limit: usize) -> Option<Vec<u32>> {
    let Some((in_turn, count)) = in_turn::colour(pattern, transpose, limit) else {
        return greedy(pattern, transpose, order, limit);
    };
    let more = count > transpose.longest_column();
    let greedy = more.then(|| greedy(pattern, transpose, order, count));
    Some(greedy.flatten().unwrap_or(in_turn))
}

/// Colours again and again in the order of the last colours, the highest first, as long as that takes fewer colours.
///
/// Columns of one colour that follow each other may keep it, so no round takes more colours than
/// the one before. Those of the highest colour come first, and have the first choice.
///
/// Source: Culberson and Luo (1996), Exploring the k-colorable landscape with iterated greedy.
fn improved(pattern: &Pattern, transpose: &Pattern, first: (Vec<u32>, usize), bound: usize) -> (Vec<u32>, usize) {
    let mut best = first;
    while best.1 > bound {
        let (colours, count) = &best;
        let coloured = || colours.iter().zip(0..).filter(|&(&c, _)| c != NONE);
        let highest_first = || coloured().map(|(&c, v)| (*count as u32 - 1 - c, v));
        let order = bucket(*count, coloured().count(), highest_first).1;
        match greedy(pattern, transpose, &order, *count) {
            Some(again) => best = counted(again),
            None => break,
        }
    }
    best
}

/// Gives each column, in this order, the first colour that no column has with which it shares a
/// row.
///
/// Empty columns get none. The result is `None` where that takes `limit` colours or more.
fn greedy(pattern: &Pattern, transpose: &Pattern, order: &[u32], limit: usize) -> Option<Vec<u32>> {
    // Masks of one word fit the caches of larger matrices. They are for 64 colours.
    let narrow = (transpose.longest_column() <= 64).then(|| masked::<1>(pattern, transpose, order, limit.min(65)));
    match narrow.flatten() {
        None if limit > 64 => masked::<WORDS>(pattern, transpose, order, limit),
        colours => colours,
    }
}

/// Does what [`greedy`] does, with masks of `W` words.
///
/// Each row keeps the first 64 · W colours that its columns have as bits. The colours that are
/// forbidden for a column are the union over its rows, so a column costs a step for each of its
/// entries, however long the rows are. Colours beyond [`WORDS`] words are left to [`Beyond`].
///
/// Source: the algorithm is that of Coleman and Moré (1983); the masks replace its walk over the
/// columns of each row.
fn masked<const W: usize>(pattern: &Pattern, transpose: &Pattern, order: &[u32], limit: usize) -> Option<Vec<u32>> {
    let mut colours = vec![NONE; pattern.columns()];
    let mut masks = vec![[0u64; W]; pattern.rows()];
    let mut beyond = Beyond::default();
    for &v in order {
        let rows = pattern.column(v as usize);
        if rows.is_empty() {
            continue;
        }
        let mut taken = [0; W];
        for &row in rows {
            taken.iter_mut().zip(&masks[row as usize]).for_each(|(taken, mask)| *taken |= mask);
        }
        let colour = match first_free(&taken) {
            Some(colour) => colour,
            None if 64 * W + 1 >= limit => return None,
            None => BITS + beyond.first_free(rows, transpose, &colours),
        };
        if colour + 1 >= limit {
            return None;
        }
        colours[v as usize] = colour as u32;
        if colour < 64 * W {
            rows.iter().for_each(|&row| masks[row as usize][colour / 64] |= 1 << (colour % 64));
        } else {
            beyond.add(rows, colour - BITS);
        }
    }
    Some(colours)
}

/// Returns the lowest bit that is not set; `None` where all are set.
pub(super) fn first_free(taken: &[u64]) -> Option<usize> {
    let word = taken.iter().position(|&word| word != u64::MAX)?;
    Some(64 * word + taken[word].trailing_ones() as usize)
}

/// The colours beyond the masks, counted from the end of the masks.
///
/// A short row is looked through each time: its columns are few. A row with more columns than a
/// mask has bits keeps a set of its own, which grows with its colours. So the memory is
/// proportional to the entries, and matrices with few colours pay nothing.
#[derive(Default)]
struct Beyond {
    /// By row: the number of its set; [`NONE`] where it has few columns and is looked through.
    /// Empty at first.
    set_of: Vec<u32>,
    /// The sets of the long rows.
    sets: Vec<Set>,
    /// The number of colours that there are.
    count: usize,
    /// The colours that columns of short rows have, as bits. It is empty between uses.
    marks: Vec<u64>,
}

/// A set of colours as bits, which knows where its first gap may be.
#[derive(Default)]
struct Set {
    words: Vec<u64>,
    /// The words before this one are full.
    full: usize,
}

impl Beyond {
    /// Returns the lowest colour that no column of these rows has.
    ///
    /// Where the long rows leave none of the colours that there are, as a row through all columns does, the short rows
    /// are not looked at. Else the search begins after the words that a long row has filled. Marks are set for the
    /// short rows before it, and cleared afterwards.
    fn first_free(&mut self, rows: &[u32], transpose: &Pattern, colours: &[u32]) -> usize {
        if self.set_of.is_empty() {
            self.prepare(transpose);
        }
        let long = rows.iter().filter_map(|&row| self.sets.get(self.set_of[row as usize] as usize));
        let from = long.map(|set| set.full).max().unwrap_or(0);
        // There are no marks yet.
        let free = (from..).find_map(|k| self.free_in(rows, k)).unwrap_or(0);
        if free >= self.count {
            return free;
        }
        for &row in rows {
            if self.set_of[row as usize] == NONE {
                each_beyond(transpose.column(row as usize), colours, |word, bit| {
                    self.marks.resize(self.marks.len().max(word + 1), 0);
                    self.marks[word] |= bit;
                });
            }
        }
        let free = (from..).find_map(|k| self.free_in(rows, k)).unwrap_or(0);
        for &row in rows {
            if self.set_of[row as usize] == NONE {
                each_beyond(transpose.column(row as usize), colours, |word, _| self.marks[word] = 0);
            }
        }
        free
    }

    /// Returns the lowest colour of word `k` that neither the marks nor the sets of these rows
    /// have.
    fn free_in(&self, rows: &[u32], k: usize) -> Option<usize> {
        let marked = self.marks.get(k).copied().unwrap_or(0);
        let sets = rows.iter().filter_map(|&row| self.sets.get(self.set_of[row as usize] as usize));
        let taken = sets.filter_map(|set| set.words.get(k)).fold(marked, |taken, word| taken | word);
        (taken != u64::MAX).then(|| 64 * k + taken.trailing_ones() as usize)
    }

    /// Gives a set to each long row, when a colour beyond the masks is needed for the first time.
    fn prepare(&mut self, transpose: &Pattern) {
        let long = |row: usize| transpose.column(row).len() > BITS;
        let mut next = 0..;
        self.set_of =
            (0..transpose.columns()).map(|row| if long(row) { next.next().unwrap_or(NONE) } else { NONE }).collect();
        self.sets.resize_with(next.start as usize, Set::default);
    }

    /// Adds the colour of a column to the sets of its long rows.
    fn add(&mut self, rows: &[u32], colour: usize) {
        self.count = self.count.max(colour + 1);
        for &row in rows {
            if let Some(set) = self.sets.get_mut(self.set_of[row as usize] as usize) {
                set.add(colour);
            }
        }
    }
}

impl Set {
    /// Adds a colour, and counts the full words at the beginning.
    fn add(&mut self, colour: usize) {
        let word = colour / 64;
        self.words.resize(self.words.len().max(word + 1), 0);
        self.words[word] |= 1 << (colour % 64);
        while self.words.get(self.full) == Some(&u64::MAX) {
            self.full += 1;
        }
    }
}

/// Visits word and bit of each colour beyond the masks that these columns have.
fn each_beyond(columns: &[u32], colours: &[u32], mut visit: impl FnMut(usize, u64)) {
    for &column in columns {
        let colour = colours[column as usize];
        if colour != NONE && colour as usize >= BITS {
            let colour = colour as usize - BITS;
            visit(colour / 64, 1 << (colour % 64));
        }
    }
}
