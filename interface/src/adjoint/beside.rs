//! Items beside their adjoints.

use core::iter::{Cloned, Map, Zip};

/// The items of a list, and those of its adjoints.
///
/// A skipped field has no adjoints: what stands in their place is a list of the same type, which may have had another length when it was made. The items of such a
/// list are their own adjoints, since nothing is added to them.
#[doc(hidden)]
#[derive(Debug)]
pub struct Beside<I, J>(pub I, pub J);

impl<T: Copy, I: Iterator<Item = T>, J: Iterator<Item = T>> Beside<I, J> {
    /// Returns pairs of an item without derivative and itself. The compiler finds this method before that of the trait.
    #[doc(hidden)]
    #[inline]
    pub fn pairs(self) -> Map<I, fn(T) -> (T, T)> {
        self.0.map(|item| (item, item))
    }
}

/// Items that have adjoints.
#[doc(hidden)]
pub trait Pairs {
    /// An iterator over both.
    type Both;

    /// Returns pairs of an item and its adjoint.
    fn pairs(self) -> Self::Both;
}

impl<I: Iterator, J: Iterator> Pairs for Beside<I, J> {
    type Both = Zip<I, J>;

    #[inline]
    fn pairs(self) -> Zip<I, J> {
        self.0.zip(self.1)
    }
}

/// Copies of the items of a list, and their adjoints.
#[doc(hidden)]
#[derive(Debug)]
pub struct Copies<I, J>(pub I, pub J);

impl<'a, T: Clone + 'a, I: Iterator<Item = &'a T>, J: Iterator<Item = &'a T>> Copies<I, J> {
    /// Returns pairs of the copy of an item without derivative and the item. The compiler finds this method before that of the trait.
    #[doc(hidden)]
    #[inline]
    pub fn pairs(self) -> Map<I, fn(&'a T) -> (T, &'a T)> {
        self.0.map(|item| (item.clone(), item))
    }
}

impl<'a, T: Clone + 'a, I: Iterator<Item = &'a T>, J: Iterator> Pairs for Copies<I, J> {
    type Both = Zip<Cloned<I>, J>;

    #[inline]
    fn pairs(self) -> Zip<Cloned<I>, J> {
        self.0.cloned().zip(self.1)
    }
}
