//! Random choices.

use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};

/// Random numbers that are the same for the same seed.
pub(super) struct Dice(TestRng);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self(TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
    }

    /// Draws one of 0, 1, …, `end` - 1.
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end.max(1) as u64) as usize
    }

    /// Draws true so many times out of a hundred.
    pub(super) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// Draws an item.
    pub(super) fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }

    /// Draws a text.
    pub(super) fn word(&mut self, list: &[&'static str]) -> &'static str {
        self.pick(list).copied().unwrap_or_default()
    }

    /// Draws a literal with two digits.
    pub(super) fn literal(&mut self) -> String {
        format!("{:?}", (self.below(19) + 1) as f64 / 10.0)
    }
}
