//! `cargo test -p fluxions-adjoint --test certify` certifies adjoints.

use fluxions_adjoint::TryAdjoint;
use fluxions_scenarios::scenarios::WITHOUT_ADJOINT;
use fluxions_scenarios::{Certificate, Whole};

#[global_allocator]
static ALLOCATOR: fluxions_scenarios::allocations::CountingAllocator =
    fluxions_scenarios::allocations::CountingAllocator;

#[test]
fn adjoint() {
    let certificate = Certificate::of(&TryAdjoint, Whole);
    for (name, _) in WITHOUT_ADJOINT {
        assert!(certificate.passed_over.iter().any(|s| s.starts_with(name)), "{name} has an adjoint");
    }
    certificate.require();
}
