//! Iterators that know their length.

use std::vec;

/// An iterator whose size hint is exact.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct WithLength<I>(I);

/// Returns an iterator that knows its length, of one whose size hint is exact though its type does not say so: a range
/// `a..=b`, and two slices behind each other.
#[doc(hidden)]
#[inline]
pub fn with_length<I: Iterator>(items: I) -> WithLength<I> {
    WithLength(items)
}

impl<I: Iterator> Iterator for WithLength<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        self.0.nth(n)
    }
}

impl<I: DoubleEndedIterator> DoubleEndedIterator for WithLength<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        self.0.next_back()
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        self.0.nth_back(n)
    }
}

// `len` asserts that the hint is exact.
impl<I: Iterator> ExactSizeIterator for WithLength<I> {}

/// What a loop without derivatives runs over, which may be an iterator that knows no end.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct BothWays<I>(pub I);

impl<I: IntoIterator<IntoIter: DoubleEndedIterator + ExactSizeIterator>> BothWays<I> {
    /// Returns the items. The compiler finds this method before that of the trait.
    #[inline]
    pub fn items(self) -> I::IntoIter {
        self.0.into_iter()
    }

    /// Returns the items, of which no more than `count` are needed.
    #[inline]
    pub fn up_to(self, _count: usize) -> I::IntoIter {
        self.0.into_iter()
    }
}

/// An iterator that goes one way.
#[doc(hidden)]
pub trait OneWay<T> {
    /// Returns the items, which are collected first.
    fn items(self) -> vec::IntoIter<T>;
    /// Returns the first items, which are collected first: there may be no end of them.
    fn up_to(self, count: usize) -> vec::IntoIter<T>;
}
impl<I: IntoIterator> OneWay<I::Item> for BothWays<I> {
    #[inline]
    fn items(self) -> vec::IntoIter<I::Item> {
        self.0.into_iter().collect::<Vec<_>>().into_iter()
    }
    #[inline]
    fn up_to(self, count: usize) -> vec::IntoIter<I::Item> {
        self.0.into_iter().take(count).collect::<Vec<_>>().into_iter()
    }
}
