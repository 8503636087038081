//! What the stack knows of the caches of a function, and adjoints that nobody asks for.

use super::{Cell, Stack};
use crate::{Real, Scalar, Space};
use core::any::Any;

impl Stack {
    /// Says whether the function came to its end, and overwrote its caches before it read them. Then their adjoints are 0.
    #[doc(hidden)]
    #[inline]
    pub fn overwrites_caches(&mut self, all: bool) {
        self.overwritten = all;
    }

    /// Returns whether the last call overwrote its caches before it read them, so that nothing that they hold counts in the next one.
    #[doc(hidden)]
    #[inline]
    pub fn overwrote_caches(&self) -> bool {
        self.overwritten
    }

    /// Checks in debug builds what the macro found out: the adjoint of a cache that is overwritten is 0 behind the call.
    #[doc(hidden)]
    #[inline]
    pub fn assert_overwritten<X: Space, S: Scalar<X::Real>>(&self, bars: X::Bar<'_, S>) {
        if cfg!(debug_assertions) && self.overwritten {
            X::each_cell(bars, &mut assert_zero);
        }
    }

    /// Takes out what [`put_unasked`](Self::put_unasked) put in: the adjoints of parameters, which a rule has and a backend does not ask for. If it was
    /// nothing, or something of another type, it is made anew, which allocates.
    #[doc(hidden)]
    #[inline]
    pub fn take_unasked<T: Send + 'static>(&mut self, make: impl FnOnce() -> T) -> Box<T> {
        let kept: Option<Box<dyn Any>> = self.unasked.take().map(|kept| kept as Box<dyn Any>);
        kept.and_then(|kept| kept.downcast().ok()).unwrap_or_else(|| Box::new(make()))
    }

    /// Puts them in for the next call.
    #[doc(hidden)]
    #[inline]
    pub fn put_unasked<T: Send + 'static>(&mut self, kept: Box<T>) {
        self.unasked = Some(kept);
    }
}

fn assert_zero<R: Real, S: Scalar<R>>(cell: &Cell<S>) {
    assert!(
        cell.get().primal() == R::zero(),
        "an adjoint of a cache that the function overwrites is not 0 behind its call"
    );
}
