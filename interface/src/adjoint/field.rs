//! Fields that may be skipped, where they get another value.
//!
//! The macro does not see whether a field is skipped. Where it is a list without derivatives, another one takes its place, of any length, and what stands for its
//! adjoints is a list of the same type.

use super::pool::assign;
use super::{Bars, PlainItem, Pool, Shadow};
use crate::scalar::IsFloat;
use core::mem::replace;
use core::ops::Index;

/// A field that gets a copy of a value. The compiler finds the method of lists without derivatives first, that of [`SetParts`] where the type has adjoints, and that of
/// [`SetPlain`] where nothing is known of it.
#[doc(hidden)]
#[derive(Debug)]
pub struct Field<'a, T>(pub &'a mut T);

impl<T: PlainItem + Clone> Field<'_, Vec<T>> {
    /// Overwrites the list.
    #[inline]
    pub fn set(self, new: &Vec<T>, _: &mut Pool) {
        self.0.clone_from(new);
    }
}

/// A field with adjoints.
#[doc(hidden)]
pub trait SetParts<T> {
    /// Overwrites the field, whose adjoints stay there.
    ///
    /// # Panics
    ///
    /// If it is a list of another length than the old one.
    fn set(self, new: &T, pool: &mut Pool);
}
impl<T: Shadow> SetParts<T> for Field<'_, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn set(self, new: &T, pool: &mut Pool) {
        assign(self.0, new, pool);
    }
}

/// A field without adjoints.
#[doc(hidden)]
pub trait SetPlain<T> {
    /// Overwrites the field.
    fn set(&mut self, new: &T, _: &mut Pool);
}
impl<T: Clone> SetPlain<T> for Field<'_, T> {
    #[inline]
    fn set(&mut self, new: &T, _: &mut Pool) {
        self.0.clone_from(new);
    }
}

/// The adjoints of a field of the function's own struct. On the way back it gets those of the value `before` the one that it has. The compiler finds the method of lists
/// and options without derivatives first.
#[doc(hidden)]
#[derive(Debug)]
pub struct FieldBars<'a, B>(pub &'a mut B);

macro_rules! of_plain {
    ($($t:ty)*) => {$(
        impl<T: PlainItem + Clone + Shadow> FieldBars<'_, $t> {
            /// Returns adjoints of the value that the field has now, all 0.
            #[inline]
            pub fn replace<B>(self, before: &$t, _: impl FnOnce() -> B) -> <$t as Shadow>::Bar {
                let bars = self.0.bar();
                self.0.clone_from(before);
                bars
            }
        }
    )*};
}
of_plain!(Vec<T> Option<T>);

impl<T: IsFloat> FieldBars<'_, T> {
    /// Returns the adjoint of a float, to which nothing was added.
    #[inline]
    pub fn replace<B>(self, _: &T, bars: impl FnOnce() -> B) -> B {
        bars()
    }
}

impl<T: PlainItem> FieldBars<'_, Vec<T>> {
    /// Does nothing: such a list may have had another length when its struct was made. The compiler finds this method before that of the trait.
    #[inline]
    pub fn swap(self, _: usize, _: usize) {}
}

/// A list with adjoints.
#[doc(hidden)]
pub trait SwapBars {
    /// Exchanges two items, which may have several forms.
    fn swap(self, i: usize, j: usize);
}
impl<B> SwapBars for FieldBars<'_, Vec<B>> {
    #[inline]
    fn swap(self, i: usize, j: usize) {
        self.0.swap(i, j);
    }
}
impl<B, const N: usize> SwapBars for FieldBars<'_, [B; N]> {
    #[inline]
    fn swap(self, i: usize, j: usize) {
        self.0.swap(i, j);
    }
}

/// A field with adjoints.
#[doc(hidden)]
pub trait ReplaceBars<B> {
    /// Returns the adjoints of the value that the field has now.
    fn replace<T>(self, before: &T, bars: impl FnOnce() -> B) -> B;
}
impl<B> ReplaceBars<B> for FieldBars<'_, B> {
    #[inline]
    fn replace<T>(self, _: &T, bars: impl FnOnce() -> B) -> B {
        replace(self.0, bars())
    }
}

/// The adjoints of the items of a field.
#[doc(hidden)]
#[derive(Debug)]
pub struct FieldItems<'a, B: ?Sized>(pub &'a B);

impl<T: PlainItem> FieldItems<'_, Vec<T>> {
    /// Does nothing: such a list may have had another length when its struct was made. The compiler finds this method before that of the trait.
    #[inline]
    pub fn exchange(self, _: usize, _: usize) {}

    /// Does nothing, either.
    #[inline]
    pub fn exchange_with(self, _: &Vec<T>) {}
}

/// A field with adjoints that changes places with another one.
#[doc(hidden)]
pub trait ExchangeFields<B: ?Sized> {
    /// Exchanges the adjoints.
    ///
    /// # Panics
    ///
    /// If the fields are lists of two lengths.
    fn exchange_with(self, other: &B);
}
impl<B: Bars + ?Sized> ExchangeFields<B> for FieldItems<'_, B> {
    #[inline]
    fn exchange_with(self, other: &B) {
        self.0.exchange(other);
    }
}

/// Items with adjoints.
#[doc(hidden)]
pub trait ExchangeItems {
    /// Exchanges the adjoints of two items.
    fn exchange(self, i: usize, j: usize);
}
impl<B: Index<usize, Output: Bars> + ?Sized> ExchangeItems for FieldItems<'_, B> {
    #[inline]
    fn exchange(self, i: usize, j: usize) {
        self.0[i].exchange(&self.0[j]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scalar;
    use crate::adjoint::Cell;

    /// As the generated code has it: the type has a parameter.
    fn replaced<S: Scalar>(list: Vec<S>, rates: &mut Vec<f64>) -> (Vec<Cell<S>>, Vec<Cell<S>>, Vec<Cell<f64>>) {
        let mut bars = list.bar();
        let before = vec![0.5];
        let old = FieldBars(&mut bars).replace(&list, || list[..1].to_vec().bar());
        (old, bars, FieldBars(rates).replace(&before, || before.bar()))
    }

    #[test]
    fn lists_without_derivatives_stand_for_themselves() {
        let mut rates = vec![1.0, 2.0];
        let (old, bars, unread) = replaced(vec![3.0, 4.0], &mut rates);
        assert_eq!((old.len(), bars.len(), unread.len(), &rates[..]), (2, 1, 2, &[0.5][..]));
        let (mut name, mut pool) = (String::from("a"), Pool::default());
        Field(&mut name).set(&String::from("b"), &mut pool);
        Field(&mut rates).set(&vec![7.0, 8.0, 9.0], &mut pool);
        assert_eq!((&name[..], rates.len()), ("b", 3));
    }
}
