//! Loops over options whose adjoints are there without a value: see [`Shadow::open`](super::Shadow::open).

use core::iter::{Flatten, Zip};
use core::marker::PhantomData;

/// A place that is as it was when the function looked at it.
#[doc(hidden)]
#[derive(Debug)]
pub struct Seen<'a, T: ?Sized>(pub &'a T);

/// A place that calls may write to: an option may have another value, or none, when the sweep comes back to it.
#[doc(hidden)]
#[derive(Debug)]
pub struct Open<'a, T: ?Sized>(pub &'a T);

/// What loops go through whose length does not change.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a loop over an option that calls may change",
    label = "an option here, or one in this list",
    note = "write an `if let` that takes its value, and in the place of `flatten` a loop with such a branch"
)]
pub trait NoOption {}

/// Options, and references to them.
macro_rules! of_options {
    ($($t:ty, |$option:ident| $value:expr;)*) => {$(
        impl<T> Seen<'_, $t> {
            /// Returns as many of the adjoints as there are values.
            #[inline]
            pub fn items<I: Iterator>(self, items: I) -> core::iter::Take<I> {
                let $option = self.0;
                items.take(usize::from($value))
            }
        }
        impl<T> Open<'_, $t> {
            /// Returns what there is no way back over.
            #[inline]
            pub fn items<I>(self, items: I) -> I
            where
                Option<T>: NoOption,
            {
                items
            }
        }
        impl<T> Open<'_, ItemOf<$t>> {
            /// Returns what there is no way back over.
            #[inline]
            pub fn items<I>(self, items: I) -> I
            where
                Option<T>: NoOption,
            {
                items
            }
        }
    )*};
}
of_options! {
    Option<T>, |option| option.is_some();
    &Option<T>, |option| option.is_some();
    &mut Option<T>, |option| option.is_some();
}

/// The adjoints of the items of all other types.
#[doc(hidden)]
pub trait AllItems: Sized {
    /// Returns them all.
    #[inline]
    fn items<I>(self, items: I) -> I {
        items
    }
}
impl<T: ?Sized> AllItems for Seen<'_, T> {}
impl<T: ?Sized> AllItems for Open<'_, T> {}

/// The type of an iterator's items.
#[doc(hidden)]
#[derive(Debug)]
pub struct ItemOf<T>(PhantomData<T>);

/// Returns the type of the items.
#[doc(hidden)]
#[inline]
pub fn item_of<I: Iterator>(_: &I) -> ItemOf<I::Item> {
    ItemOf(PhantomData)
}

/// Returns the adjoints of the items of items that have values.
#[doc(hidden)]
#[inline]
pub fn flattened<V, B>(values: V, bars: B) -> Flatten<BarsOfRows<V, B>>
where
    V: ExactSizeIterator<Item: IntoIterator>,
    B: ExactSizeIterator<Item: IntoIterator>,
{
    BarsOfRows(values.zip(bars)).flatten()
}

/// The adjoints of lists beside the lists.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct BarsOfRows<V, B>(Zip<V, B>);

impl<V: Iterator<Item: IntoIterator>, B: Iterator<Item: IntoIterator>> Iterator for BarsOfRows<V, B> {
    type Item = BarsOfRow<<V::Item as IntoIterator>::IntoIter, <B::Item as IntoIterator>::IntoIter>;
    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|(values, bars)| BarsOfRow(values.into_iter().zip(bars)))
    }
}

impl<V, B> DoubleEndedIterator for BarsOfRows<V, B>
where
    V: ExactSizeIterator<Item: IntoIterator> + DoubleEndedIterator,
    B: ExactSizeIterator<Item: IntoIterator> + DoubleEndedIterator,
{
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back().map(|(values, bars)| BarsOfRow(values.into_iter().zip(bars)))
    }
}

/// As many adjoints as there are values.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct BarsOfRow<V, B>(Zip<V, B>);

impl<V: Iterator, B: Iterator> Iterator for BarsOfRow<V, B> {
    type Item = B::Item;
    #[inline]
    fn next(&mut self) -> Option<B::Item> {
        self.0.next().map(|(_, bar)| bar)
    }
}

impl<V, B> DoubleEndedIterator for BarsOfRow<V, B>
where
    V: ExactSizeIterator + DoubleEndedIterator,
    B: ExactSizeIterator + DoubleEndedIterator,
{
    #[inline]
    fn next_back(&mut self) -> Option<B::Item> {
        self.0.next_back().map(|(_, bar)| bar)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjoints_without_values_are_passed_over() {
        let (none, some) = (None::<f64>, Some(1.0));
        assert_eq!(Seen(&none).items([2.0].iter()).count(), 0);
        assert_eq!(Seen(&&some).items([2.0].iter()).count(), 1);
        assert_eq!(Seen(&vec![1.0, 2.0]).items([2.0, 3.0].iter()).count(), 2);
        let (values, bars) = ([None, Some(1.0), None], [Some(2.0), Some(3.0), Some(4.0)]);
        assert_eq!(flattened(values.iter(), bars.iter()).collect::<Vec<_>>(), [&3.0]);
        assert_eq!(flattened(values.iter(), bars.iter()).rev().collect::<Vec<_>>(), [&3.0]);
    }
}
