//! The adjoints of caches, which stay in the stack from call to call.

use super::Stack;
use core::any::Any;

impl Stack {
    /// Takes out what [`put_caches`](Self::put_caches) put in. If it was nothing, or something of
    /// another type, it is made anew, which allocates.
    #[doc(hidden)]
    #[inline]
    pub fn take_caches<T: Send + 'static>(&mut self, make: impl FnOnce() -> T) -> Box<T> {
        let kept: Option<Box<dyn Any>> = self.caches.take().map(|kept| kept as Box<dyn Any>);
        kept.and_then(|kept| kept.downcast().ok()).unwrap_or_else(|| Box::new(make()))
    }

    /// Puts something in for the next call.
    #[doc(hidden)]
    #[inline]
    pub fn put_caches<T: Send + 'static>(&mut self, kept: Box<T>) {
        self.caches = Some(kept);
    }
}
