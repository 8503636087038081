//! `cargo test -p fluxions-any --test certify` certifies backends that are chosen at run time.
//!
//! Sparse matrices are certified where the backends are.

use fluxions_adjoint::Adjoint;
use fluxions_any::{AnyBackend, Auto};
use fluxions_dual::Dual;
use fluxions_echidna::EchidnaBytecode;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Contexts, certify};
use fluxions_tape::RecordedTape;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn any() {
    let adjoint = Adjoint.or(RecordedTape::new());
    for backend in [AnyBackend::from(Dual::new()), EchidnaBytecode.into(), adjoint.into()] {
        certify(&backend, Contexts).require();
    }
}

#[test]
fn auto() {
    certify(&Auto, Contexts).require();
}
