//! [`Item`]: an item of a list or a map without derivatives, as it is when a branch looks at it.

use core::borrow::Borrow;

/// What a method like `get` returned. The list may change before the backward sweep, so that a reference is not kept.
#[doc(hidden)]
#[derive(Debug)]
pub struct Item<T>(pub T);

impl<T: ToOwned + Sync + ?Sized> Item<Option<&T>> {
    /// Returns a copy of the item. The compiler finds this method before that of the trait. What is not `Sync`, as a `Cell`, may change, and a copy would not.
    #[inline]
    pub fn now(self) -> CopiedItem<T> {
        CopiedItem(self.0.map(T::to_owned))
    }
}

/// A copy of an item, at which the function looks by a reference.
#[doc(hidden)]
#[expect(missing_debug_implementations, reason = "its type parameter is no part of it")]
pub struct CopiedItem<T: ToOwned + ?Sized>(Option<T::Owned>);

impl<T: ToOwned + ?Sized> CopiedItem<T> {
    /// Returns what the method returned.
    #[inline]
    pub fn seen(&self) -> Option<&T> {
        self.0.as_ref().map(Borrow::borrow)
    }
}

/// What a method returned that is no reference.
#[doc(hidden)]
pub trait ItemByValue {
    /// The value.
    type Value;
    /// Returns the value.
    fn now(self) -> GivenItem<Self::Value>;
}
impl<T> ItemByValue for Item<T> {
    type Value = T;
    #[inline]
    fn now(self) -> GivenItem<T> {
        GivenItem(self.0)
    }
}

/// A value that a method returned.
#[doc(hidden)]
#[derive(Debug)]
pub struct GivenItem<T>(T);

impl<T: Clone> GivenItem<T> {
    /// Returns what the method returned.
    #[inline]
    pub fn seen(&self) -> T {
        self.0.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn items_outlast_their_list() {
        let mut map = BTreeMap::from([(1, "one".to_string())]);
        let item = Item(map.get(&1)).now();
        map.clear();
        assert_eq!(item.seen(), Some(&"one".to_string()));
        let mut list = vec![1, 2, 3];
        let part = Item(list.get(1..)).now();
        list.clear();
        assert_eq!(part.seen(), Some(&[2, 3][..]));
        assert_eq!(Item(Some(0.5)).now().seen(), Some(0.5));
    }
}
