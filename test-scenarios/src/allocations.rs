//! Counts allocations of the current thread, for the law that a prepared call does not allocate, and their bytes.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
    /// The bytes that the thread has allocated and not freed. What it frees for another thread makes them negative.
    static BYTES: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

/// The system's allocator with a counter for each thread. A test binary installs it with `#[global_allocator] static
/// A: CountingAllocator = CountingAllocator;`.
#[derive(Debug)]
pub struct CountingAllocator;

fn count(bytes: isize) {
    // A thread that is ending has no counter.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
    add(bytes);
}

fn add(bytes: isize) {
    let _ = BYTES.try_with(|now| {
        now.set(now.get() + bytes);
        let _ = PEAK.try_with(|peak| peak.set(peak.get().max(now.get())));
    });
}

// A global allocator cannot be written without unsafe.
#[allow(unsafe_code)]
// SAFETY: every method hands its arguments to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        add(-(layout.size() as isize));
        // SAFETY: the caller keeps the contract of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(ptr, layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count(new_size as isize - layout.size() as isize);
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

/// Runs a closure. Returns its result, and the most bytes that it had allocated on this thread at one time, 0 if the allocator
/// is not installed.
pub fn peak_bytes_in<T>(run: impl FnOnce() -> T) -> (T, usize) {
    let before = BYTES.with(Cell::get);
    PEAK.set(before);
    let result = run();
    (result, usize::try_from(PEAK.with(Cell::get) - before).unwrap_or(0))
}

/// Whether [`CountingAllocator`] is installed.
pub fn are_counted() -> bool {
    allocations_in(|| std::hint::black_box(Box::new(1))).1 > 0
}
