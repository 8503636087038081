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

/// Items of items, whose number is asked.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Flattened<I>(pub I);

impl<I: Iterator + Clone> Flattened<I> {
    /// Returns the items, which a copy of the iterator counts. The compiler finds this method before that of the trait.
    #[inline]
    pub fn counted(self) -> Counted<I> {
        let left = self.0.clone().count();
        Counted { items: self.0, left }
    }
}

/// Items that no copy of their iterator can count.
#[doc(hidden)]
pub trait CountedOnce<T> {
    /// Returns the items, which are collected first.
    fn counted(self) -> vec::IntoIter<T>;
}
impl<I: Iterator> CountedOnce<I::Item> for Flattened<I> {
    #[inline]
    fn counted(self) -> vec::IntoIter<I::Item> {
        self.0.collect::<Vec<_>>().into_iter()
    }
}

/// An iterator beside the number of its items.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Counted<I> {
    items: I,
    left: usize,
}

impl<I: Iterator> Iterator for Counted<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        let item = self.items.next();
        self.left -= usize::from(item.is_some());
        item
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<I: DoubleEndedIterator> DoubleEndedIterator for Counted<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        let item = self.items.next_back();
        self.left -= usize::from(item.is_some());
        item
    }
}

impl<I: Iterator> ExactSizeIterator for Counted<I> {}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_of_items_are_counted() {
        let rows = [vec![1.0, 2.0], vec![], vec![3.0]];
        let items = Flattened(rows.iter().flatten()).counted();
        assert_eq!(items.len(), 3);
        assert_eq!(items.rev().skip(1).collect::<Vec<_>>(), [&2.0, &1.0]);
        let mut rows = rows;
        let mut items = Flattened(rows.iter_mut().flatten()).counted();
        assert_eq!(items.next_back(), Some(&mut 3.0));
        assert_eq!(items.len(), 2);
    }
}
