//! A set of colours for each vertex.

/// Sets of colours as bits, one for each vertex, all with the same number of words.
///
/// They take n × colours / 8 bytes. The number of words doubles when a colour does not fit, so all
/// growth together costs at most twice as much as the last one.
pub(super) struct Masks {
    words: usize,
    bits: Vec<u64>,
}

impl Masks {
    /// Returns empty sets with room for 64 colours.
    pub(super) fn new(vertices: usize) -> Self {
        Self { words: 1, bits: vec![0; vertices] }
    }

    /// Makes room for a colour in all sets. The sets keep their colours.
    pub(super) fn reserve(&mut self, colour: usize) {
        while colour >= 64 * self.words {
            let sets = self.bits.chunks_exact(self.words);
            let wider = sets.flat_map(|set| set.iter().copied().chain(set.iter().map(|_| 0)));
            self.bits = wider.collect();
            self.words *= 2;
        }
    }

    /// Adds a colour to the set of a vertex. There must be room for it.
    #[inline]
    pub(super) fn add(&mut self, vertex: usize, colour: usize) {
        self.bits[vertex * self.words + colour / 64] |= 1 << (colour % 64);
    }

    /// Returns whether a colour is in the set of a vertex. There must be room for it.
    #[inline]
    pub(super) fn has(&self, vertex: usize, colour: usize) -> bool {
        self.bits[vertex * self.words + colour / 64] >> (colour % 64) & 1 == 1
    }

    /// Adds the set of a vertex to `to`, which has as many words.
    #[inline]
    pub(super) fn unite(&self, vertex: usize, to: &mut [u64]) {
        let set = &self.bits[vertex * self.words..][..self.words];
        to.iter_mut().zip(set).for_each(|(to, word)| *to |= word);
    }

    /// Returns the number of words of a set.
    pub(super) fn words(&self) -> usize {
        self.words
    }
}
