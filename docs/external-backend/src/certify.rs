//! How often the backend calls f, and every law on every scenario.

use crate::HandDual;
use fluxions::Operator;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Expected, certify, laws::Bench};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

impl Expected for HandDual {
    fn calls(&self, operator: Operator, n: usize, _: usize) -> usize {
        if matches!(operator, Operator::Pushforward | Operator::Derivative) { 1 } else { n.max(1) }
    }
}

#[test]
fn every_law_holds_on_every_scenario() {
    let mut bench = Bench::default();
    certify(&HandDual, &mut bench);
    assert!(bench.checks > 1000 && bench.violations.is_empty(), "{:#?}", bench.violations);
}
