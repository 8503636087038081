//! The adjoints of caches, which stay in the stack from call to call.

use super::{Cell, Stack};
use crate::Scalar;
use core::any::Any;
use core::mem::replace;

/// The adjoints of the caches of one function.
#[derive(Default)]
pub(super) struct Caches {
    cells: Option<Box<dyn Any + Send>>,
    /// Whether the last call came to its end and overwrote the caches before it read them. Then all adjoints are 0.
    overwritten: bool,
}

impl Stack {
    /// Takes out what [`put_caches`](Self::put_caches) put in. If it was nothing, or something of another type, it is made anew, which allocates. The
    /// second value says whether the adjoints have to be set to 0 first.
    #[doc(hidden)]
    #[inline]
    pub fn take_caches<T: Send + 'static>(&mut self, make: impl FnOnce() -> T) -> (Box<T>, bool) {
        let zero = replace(&mut self.caches.overwritten, false);
        let kept: Option<Box<dyn Any>> = self.caches.cells.take().map(|kept| kept as Box<dyn Any>);
        match kept.and_then(|kept| kept.downcast().ok()) {
            Some(kept) => (kept, !zero),
            None => (Box::new(make()), false),
        }
    }

    /// Puts the adjoints in for the next call. If the call came to its end, and overwrote its caches, they are 0.
    #[doc(hidden)]
    #[inline]
    pub fn put_caches<T: Send + 'static>(&mut self, kept: Box<T>, to_the_end: bool) {
        self.caches.cells = Some(kept);
        self.caches.overwritten &= to_the_end;
    }

    /// Says whether the function overwrites its caches before it reads them.
    #[doc(hidden)]
    #[inline]
    pub fn overwrites_caches(&mut self, all: bool) {
        self.caches.overwritten = all;
    }

    /// Returns whether the last call overwrote its caches before it read them, so that nothing that they hold counts in the next one.
    #[doc(hidden)]
    #[inline]
    pub fn overwrote_caches(&self) -> bool {
        self.caches.overwritten
    }
}

/// Checks in debug builds what the macro found out: the adjoint of a cache that is overwritten is 0 behind the call.
#[doc(hidden)]
#[track_caller]
pub fn assert_zero<R: crate::Real, S: Scalar<R>>(cell: &Cell<S>) {
    assert!(
        cell.get().primal() == R::zero(),
        "an adjoint of a cache that the function overwrites is not 0 behind its call"
    );
}
