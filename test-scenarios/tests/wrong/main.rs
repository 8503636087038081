//! Wrong backends, and what they break. They are compiled for every scenario once, for all of these tests.

mod certificates;
mod known;
mod laws;

use fluxions_dual::Dual;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::wrong::{Fault, Wrong};
use fluxions_scenarios::{Erased, Whole};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// A backend with a fault.
fn wrong(fault: Fault) -> Erased {
    Erased::of(&Wrong(fault), Whole)
}

/// The backend without a fault.
fn dual() -> Erased {
    Erased::of(&Dual::new(), Whole)
}
