//! Places of calls.

use super::Stack;
use core::ops::{Deref, DerefMut};

/// The stack of the call at one place in the code. It is looked for where it is first needed, so that a call that keeps nothing does not pay for it.
///
/// Where a function takes `&mut Stack`, the compiler makes one of `&mut Site`. So the adjoint of a function can itself be what its first half keeps.
#[doc(hidden)]
#[derive(Debug)]
pub struct Site<'a> {
    caller: &'a mut Stack,
    site: usize,
}

impl Stack {
    /// Returns the place of a call.
    #[doc(hidden)]
    #[inline]
    pub fn site(&mut self, site: usize) -> Site<'_> {
        Site { caller: self, site }
    }
}

impl Site<'_> {
    /// Returns the stack of the caller, and the number of the place.
    #[doc(hidden)]
    #[inline]
    pub fn parts(&mut self) -> (&mut Stack, usize) {
        (self.caller, self.site)
    }
}

/// That of the caller: `DerefMut` asks for it, and no adjoint looks at a stack without changing it.
impl Deref for Site<'_> {
    type Target = Stack;

    fn deref(&self) -> &Stack {
        self.caller
    }
}

impl DerefMut for Site<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Stack {
        self.caller.call(self.site)
    }
}
