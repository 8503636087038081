//! Counts allocations of the current thread, for the law that a prepared call does not allocate.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter for each thread. A test binary installs it with `#[global_allocator] static
/// A: CountingAllocator = CountingAllocator;`.
#[derive(Debug)]
pub struct CountingAllocator;

fn count() {
    // A thread that is ending has no counter.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// A global allocator cannot be written without unsafe.
#[allow(unsafe_code)]
// SAFETY: every method hands its arguments to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(ptr, layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::realloc`.
        unsafe { System.realloc(ptr, layout, new_size) }
    }
}

/// Runs a closure. Returns its result and the number of its allocations on this thread, 0 if the allocator is not
/// installed.
pub fn allocations_in<T>(run: impl FnOnce() -> T) -> (T, u64) {
    let before = COUNT.with(Cell::get);
    let result = run();
    (result, COUNT.with(Cell::get) - before)
}

/// Whether [`CountingAllocator`] is installed.
pub fn are_counted() -> bool {
    allocations_in(|| std::hint::black_box(Box::new(1))).1 > 0
}
