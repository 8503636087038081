//! Sparse matrices by every backend.
//!
//! The backends are chosen at run time, so that the laws are compiled once for all of them.

use fluxions::{MixedMode, Sparse};
use fluxions_any::AnyBackend;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Certificate, Forms};
use fluxions_tape::{RecordedTape, Tape};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn every_backend() {
    for backend in AnyBackend::all() {
        Certificate::of(&Sparse::new(backend), Forms).require();
    }
}

/// Pushforwards by one backend and pullbacks by another.
#[test]
fn mixed_modes() {
    let pairs: [[AnyBackend; 2]; 3] = [
        [Dual::new().into(), RecordedTape::new().into()],
        [Dual::new().into(), Tape.into()],
        [FiniteDifference::central().into(), Tape.into()],
    ];
    for [forward, reverse] in pairs {
        Certificate::of(&Sparse::new(MixedMode::new(forward, reverse)), Forms).require();
    }
}
