//! Items beside their adjoints.

use super::PlainItem;
use super::bar::NoBar;
use core::iter::{Cloned, Map, RepeatN, Zip, repeat_n};
use core::ops::Index;
use core::slice::SliceIndex;

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

/// The adjoints of a list in a field that may have got longer, and how many items there are now.
#[doc(hidden)]
#[derive(Debug)]
pub struct AsMany<I>(pub I, pub usize);

impl<'a, T: NoBar, I: Iterator<Item = &'a T>> AsMany<I> {
    /// Returns a value for each item without derivative. The compiler finds this method before that of the trait.
    #[doc(hidden)]
    #[inline]
    pub fn items(self) -> RepeatN<&'static T> {
        repeat_n(T::any(), self.1)
    }
}

/// Items that have adjoints, or may have some.
#[doc(hidden)]
pub trait OfItems {
    /// An iterator over the adjoints.
    type Items;

    /// Returns the adjoints.
    ///
    /// # Panics
    ///
    /// If there are more or fewer. A list without derivatives that got longer is such a one.
    fn items(self) -> Self::Items;
}

impl<I: Iterator> OfItems for AsMany<I> {
    type Items = I;

    #[inline]
    fn items(self) -> I {
        let Self(bars, n) = self;
        assert!(
            bars.size_hint().0 == n,
            "a loop writes to the {n} items of a list in a field that had another length when its struct was made: loop over its indices, `for i in 0..p.list.len()`"
        );
        bars
    }
}

/// The adjoints of a list in a field, and the list.
#[doc(hidden)]
#[derive(Debug)]
pub struct ListOf<'a, B, V>(pub &'a B, pub &'a V);

impl<'a, T: PlainItem> ListOf<'a, Vec<T>, Vec<T>> {
    /// Returns the list itself, which stands for its adjoints where it has none: there were fewer when its struct was made. The compiler finds this
    /// method before that of the trait.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn bars(self) -> &'a Vec<T> {
        self.1
    }
}

/// A list with adjoints.
#[doc(hidden)]
pub trait BarsOfList<'a, B> {
    /// Returns its adjoints.
    fn bars(self) -> &'a B;
}
impl<'a, B, V> BarsOfList<'a, B> for ListOf<'a, B, V> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bars(self) -> &'a B {
        self.0
    }
}

/// The adjoints of such a list, and the index of an item.
#[doc(hidden)]
#[derive(Debug)]
pub struct ItemAt<B, I>(pub B, pub I);

impl<T: NoBar> ItemAt<&Vec<T>, usize> {
    /// Returns a value for an item without derivative. The compiler finds this method before that of the trait.
    #[doc(hidden)]
    #[inline]
    pub fn item(self) -> &'static T {
        T::any()
    }
}

impl<'a, T: PlainItem> ItemAt<&'a Vec<Vec<T>>, usize> {
    /// Returns what stands for the adjoints of a list without derivatives, which is empty where there was no such list when the struct was made.
    #[doc(hidden)]
    #[inline]
    pub fn item(self) -> &'a [T] {
        self.0.get(self.1).map_or(&[], Vec::as_slice)
    }
}

impl ItemAt<&Vec<String>, usize> {
    /// Returns what stands for the adjoint of a text.
    #[doc(hidden)]
    #[inline]
    pub fn item(self) -> &'static String {
        static NO_TEXT: String = String::new();
        &NO_TEXT
    }
}

macro_rules! item_of_tuples {
    ($($t:ty = $any:expr;)*) => {$(
        impl ItemAt<&Vec<$t>, usize> {
            /// Returns what stands for the adjoints of a tuple without derivative.
            #[doc(hidden)]
            #[inline]
            pub fn item(self) -> &'static $t {
                &$any
            }
        }
    )*};
}
item_of_tuples! {
    (f64, f64) = (0.0, 0.0);
    (usize, f64) = (0, 0.0);
    (f64, usize) = (0.0, 0);
    (usize, usize) = (0, 0);
    (f64, f64, f64) = (0.0, 0.0, 0.0);
    (usize, usize, f64) = (0, 0, 0.0);
    (usize, usize, usize) = (0, 0, 0);
}

impl<T: NoBar> ItemAt<&[T], usize> {
    /// Returns a value for an item without derivative.
    #[doc(hidden)]
    #[inline]
    pub fn item(self) -> &'static T {
        T::any()
    }
}

/// The adjoints of a list in a field, and a range of items.
#[doc(hidden)]
#[derive(Debug)]
pub struct PartAt<B, I>(pub B, pub I);

impl<'a, T: PlainItem, I: SliceIndex<[T], Output = [T]>> PartAt<&'a Vec<T>, I> {
    /// Returns what stands for the adjoints of items without derivative. When the struct was made, there may have been fewer.
    #[doc(hidden)]
    #[inline]
    pub fn part(self) -> &'a [T] {
        self.0.get(self.1).unwrap_or_default()
    }
}

/// A list with adjoints.
#[doc(hidden)]
pub trait OfPartAt {
    /// Adjoints.
    type Part;
    /// Returns the adjoints of the items.
    fn part(self) -> Self::Part;
}

impl<'a, I, B: Index<I, Output: 'a> + ?Sized> OfPartAt for PartAt<&'a B, I> {
    type Part = &'a B::Output;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part(self) -> &'a B::Output {
        &self.0[self.1]
    }
}

/// A list with adjoints, or one that may have some.
#[doc(hidden)]
pub trait OfItem {
    /// An adjoint.
    type Item;

    /// Returns the adjoint of an item.
    fn item(self) -> Self::Item;
}

impl<'a, I, B: Index<I, Output: 'a> + ?Sized> OfItem for ItemAt<&'a B, I> {
    type Item = &'a B::Output;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn item(self) -> &'a B::Output {
        &self.0[self.1]
    }
}
