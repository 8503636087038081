//! Sparse matrices by every backend.
//!
//! The backends are chosen at run time, so that the laws are compiled once for all of them. Mixed modes have a program of their own,
//! because the compiler would hold both at a time.

use fluxions::Sparse;
use fluxions_any::AnyBackend;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Certificate, Forms};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn every_backend() {
    for backend in AnyBackend::all() {
        Certificate::of(&Sparse::new(backend), Forms).require();
    }
}
