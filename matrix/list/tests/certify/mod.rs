//! Certifies each backend that it visits.

use fluxions::Backend;
use fluxions_list::Visitor;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Certificate, Scope};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

pub(crate) struct Certify;

impl Visitor for Certify {
    fn visit<B: Backend, K: Scope>(&mut self, backend: B, scope: K) {
        Certificate::of(&backend, scope).require();
    }
}
