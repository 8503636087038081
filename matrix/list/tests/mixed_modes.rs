//! Sparse matrices whose columns come from one backend and whose rows from another.
//!
//! The two backends are types of their own, and not chosen at run time: this program compiles two engines, and not two of each.

use fluxions::{MixedMode, Sparse};
use fluxions_dual::Dual;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Certificate, Forms};
use fluxions_tape::Tape;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn pushforwards_by_one_backend_and_pullbacks_by_another() {
    Certificate::of(&Sparse::new(MixedMode::new(Dual::new(), Tape)), Forms).require();
}
