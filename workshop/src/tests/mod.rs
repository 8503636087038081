//! Tests of the library. They are not in a folder `tests/`, for which Cargo would build the command line with the fuzzer of all backends.

mod documents;
mod isolation;
mod random_points;
mod report;

use fluxions_scenarios::allocations::CountingAllocator;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;
