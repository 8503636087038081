//! Each law can fail: a backend that is wrong on purpose breaks it.

use fluxions::Operator;
use fluxions_scenarios::allocations::{self, CountingAllocator};
use fluxions_scenarios::laws::{Findings, Law};
use fluxions_scenarios::scenarios::certify_shapes;
use fluxions_scenarios::wrong::{Fault, Wrong};
use std::collections::BTreeSet;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn each_law_catches_the_backend_that_breaks_it() {
    assert!(allocations::are_counted());
    for fault in Fault::ALL {
        let mut findings = Findings::default();
        certify_shapes(&Wrong(fault), &mut findings);
        let broken: BTreeSet<Law> = findings.violations.iter().map(|v| v.law).collect();
        assert!(broken.contains(&fault.target()), "{fault:?} was not caught: {broken:?}");
        let known: BTreeSet<Law> = fault.collateral().iter().copied().chain([fault.target()]).collect();
        assert!(broken.is_subset(&known), "{fault:?} is blamed for {broken:?}");
    }
}

#[test]
fn the_law_of_shapes_can_fail() {
    let mut findings = Findings::default();
    findings.refused::<(), ()>(Operator::Gradient, Ok(()));
    findings.refused::<(), ()>(Operator::Gradient, Err(fluxions::Error::Function(())));
    assert_eq!(findings.violations.iter().filter(|v| v.law == Law::Shapes).count(), 2);
}
