//! A counter of a type that does not show that it changes.

use std::cell::Cell;

/// What hides that it changes. It gives an index below 4.
pub(crate) struct D {
    n: Cell<usize>,
}

impl D {
    pub(crate) fn new(n: usize) -> Self {
        D { n: Cell::new(n) }
    }
    pub(crate) fn by(&self, k: usize) -> usize {
        self.n.set(self.n.get() + k);
        self.peek()
    }
    pub(crate) fn next(&self) -> usize {
        self.by(1)
    }
    pub(crate) fn peek(&self) -> usize {
        self.n.get() % 4
    }
    pub(crate) fn set(&self, n: usize) {
        self.n.set(n);
    }
}
