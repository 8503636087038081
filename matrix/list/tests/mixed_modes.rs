//! Sparse matrices whose columns come from one backend and whose rows from another.

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
fn pushforwards_by_one_backend_and_pullbacks_by_another() {
    let pairs: [[AnyBackend; 2]; 3] = [
        [Dual::new().into(), RecordedTape::new().into()],
        [Dual::new().into(), Tape.into()],
        [FiniteDifference::central().into(), Tape.into()],
    ];
    for [forward, reverse] in pairs {
        Certificate::of(&Sparse::new(MixedMode::new(forward, reverse)), Forms).require();
    }
}
