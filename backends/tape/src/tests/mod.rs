//! Random programs: what the passes and the schedule make of them, and their derivatives.

mod calls;
mod derivatives;
pub(crate) mod harness;
mod passes;
pub(crate) mod random;

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// So many cases, always the same ones: where results agree up to rounding, not to the last bit.
fn settled(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() }
}

/// So many cases, always new ones.
fn new_ones(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
