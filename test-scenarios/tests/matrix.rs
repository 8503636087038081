//! Every backend × every scenario × every law, and the proof that each law can fail.

use fluxions::Operator;
use fluxions_scenarios::allocations::{self, CountingAllocator};
use fluxions_scenarios::laws::{Bench, Law};
use fluxions_scenarios::scenarios::certify_shapes;
use fluxions_scenarios::wrong::{Fault, Wrong};
use fluxions_scenarios::{backends, matrix};
use std::collections::BTreeSet;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn every_law_holds_for_every_backend_on_every_scenario() {
    assert!(allocations::are_counted());
    for row in matrix::run(&backends::all()) {
        assert!(row.violations.is_empty(), "{}: {:#?}", row.backend, row.violations);
        assert!(row.checks > 10_000, "{}: only {} checks", row.backend, row.checks);
    }
}

#[test]
fn the_list_forgets_no_crate() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../backends");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder)? {
        found.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    assert_eq!(found, backends::CRATES.map(String::from).into());
    for name in backends::CRATES {
        assert!(backends::singles().iter().any(|e| e.capabilities.name.starts_with(name)), "{name} is not certified");
    }
    Ok(())
}

#[test]
fn each_law_catches_the_backend_that_breaks_it() {
    for fault in Fault::ALL {
        let mut bench = Bench::default();
        certify_shapes(&Wrong(fault), &mut bench);
        let broken: BTreeSet<Law> = bench.violations.iter().map(|v| v.law).collect();
        assert!(broken.contains(&fault.target()), "{fault:?} was not caught: {broken:?}");
        let known: BTreeSet<Law> = fault.collateral().iter().copied().chain([fault.target()]).collect();
        assert!(broken.is_subset(&known), "{fault:?} is blamed for {broken:?}");
    }
}

#[test]
fn the_law_of_shapes_can_fail() {
    let mut bench = Bench::default();
    bench.refused::<(), ()>(Operator::Gradient, Ok(()));
    bench.refused::<(), ()>(Operator::Gradient, Err(fluxions::Error::Function(())));
    assert_eq!(bench.violations.iter().filter(|v| v.law == Law::Shapes).count(), 2);
}
