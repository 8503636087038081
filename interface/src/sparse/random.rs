//! A generator of pseudo-random numbers that are the same on every machine: for orders, and for the vector of a check.

/// SplitMix64: the state is a counter with a large odd step, and a number is a mix of its bits.
///
/// Source: Steele, Lea and Flood (2014), Fast splittable pseudorandom number generators.
pub(crate) struct SplitMix64(pub(super) u64);

/// The step of the counter.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl SplitMix64 {
    /// Returns item number `k` of the sequence that begins with state 0.
    pub(crate) fn item(k: usize) -> u64 {
        Self((k as u64).wrapping_mul(STEP)).next()
    }

    /// Returns the next 64 pseudo-random bits.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `bound`: the upper 64 bits of the product of a random number and
    /// `bound`.
    ///
    /// The numbers are not quite equally likely, by less than `bound` / 2⁶⁴, which does not matter
    /// here.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}
