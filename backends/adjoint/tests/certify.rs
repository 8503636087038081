//! `cargo test -p fluxions-adjoint --test certify` certifies adjoints.

use fluxions_adjoint::TryAdjoint;
use fluxions_scenarios::scenarios::{WITHOUT_ADJOINT, deviations};
use fluxions_scenarios::{Erased, Forms, Whole};

#[global_allocator]
static ALLOCATOR: fluxions_scenarios::allocations::CountingAllocator =
    fluxions_scenarios::allocations::CountingAllocator;

fn erased() -> Erased {
    Erased::with_products(&TryAdjoint, Whole)
}

#[test]
fn adjoint() {
    let certificate = erased().certify(Whole);
    for (name, _) in WITHOUT_ADJOINT {
        assert!(certificate.passed_over.iter().any(|s| s.starts_with(name)), "{name} has an adjoint");
    }
    certificate.require();
}

#[test]
fn sparse() {
    erased().sparse(Forms).certify(Forms).require();
}

#[test]
fn every_convention_holds() {
    let found = deviations(&TryAdjoint);
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
}
