//! Lists that get longer and shorter at their ends, and so do their adjoints.

use super::bar::NoBar;
use super::plain_list::integers;
use super::{Cell, Pool, Shadow};
use crate::scalar::IsFloat;
use core::cmp::Ordering;
use core::mem::replace;

/// Appends an item to a list, which gets more room from the pool.
#[doc(hidden)]
#[inline]
pub fn push<T: Shadow>(list: &mut Vec<T>, item: T, pool: &mut Pool) {
    if list.len() == list.capacity() {
        let more = roomier(list, T::list_in(more_than(list), pool));
        T::give_all_to(more, pool);
    }
    list.push(item);
}

/// The adjoints of a list, or what stands in the place of those of a list of floats in a skipped field.
#[doc(hidden)]
#[derive(Debug)]
pub struct BarsOf<'a, B>(pub &'a mut Vec<B>);

impl<T: IsFloat + NoBar + Copy> BarsOf<'_, T> {
    /// Appends a float. The compiler finds this method before that of the trait.
    #[inline]
    pub fn push<L, B>(self, _: L, _: B, _: &mut Pool) {
        self.0.push(*T::any());
    }
    /// Takes the last of the floats. Nobody reads its adjoint. The compiler finds this method before that of the trait.
    #[inline]
    pub fn pop(self) -> Cell<T> {
        Cell::new(self.number())
    }
    /// The same, as what stands for an adjoint.
    #[inline]
    pub fn number(self) -> T {
        self.0.pop().unwrap_or(*T::any())
    }
}

/// Lists of integers and truth values, from which items may have been taken that stand there still.
macro_rules! of_plain_items {
    ($($t:ty)*) => {$(
        impl BarsOf<'_, $t> {
            /// Takes the last item, if there is one. The compiler finds this method before that of the trait.
            #[inline]
            pub fn pop(self) -> $t {
                self.0.pop().unwrap_or_default()
            }
        }
    )*};
}
of_plain_items!(bool char String);
integers!(of_plain_items);

impl<T: IsFloat> BarsOf<'_, Vec<T>> {
    /// Takes the last of the lists of floats. Nobody reads its adjoints. The compiler finds this method before that of the trait.
    #[inline]
    pub fn pop(self) -> Vec<Cell<T>> {
        pop_bar(self.0).into_iter().map(Cell::new).collect()
    }
}

/// Adjoints.
#[doc(hidden)]
pub trait PopBar {
    /// The adjoint of an item.
    type Bar;
    /// Takes the last of the adjoints, of which there is one for each item.
    fn pop(self) -> Self::Bar;
    /// The same, of a number.
    fn number(self) -> Self::Bar;
}

impl<B> PopBar for BarsOf<'_, B> {
    type Bar = B;
    #[inline]
    fn pop(self) -> B {
        pop_bar(self.0)
    }
    #[inline]
    fn number(self) -> B {
        pop_bar(self.0)
    }
}

/// Adjoints.
#[doc(hidden)]
pub trait PushBar {
    /// The adjoint of an item.
    type Bar;
    /// Appends the adjoint of an item. The list is only named: there, its items are gone.
    fn push<'a, T: Shadow<Bar = Self::Bar> + 'a>(
        self,
        list: impl FnOnce() -> &'a Vec<T>,
        bar: Self::Bar,
        pool: &mut Pool,
    );
}

impl<B> PushBar for BarsOf<'_, B> {
    type Bar = B;
    #[inline]
    fn push<'a, T: Shadow<Bar = B> + 'a>(self, _: impl FnOnce() -> &'a Vec<T>, bar: B, pool: &mut Pool) {
        let bars = self.0;
        if bars.len() == bars.capacity() {
            let more = roomier(bars, T::bar_list_in(more_than(bars), pool));
            T::give_bars_to(more, pool);
        }
        bars.push(bar);
    }
}

/// Takes the last of the adjoints of a list, which has one for each item.
#[doc(hidden)]
#[inline]
pub fn pop_bar<B>(bars: &mut Vec<B>) -> B {
    let Some(last) = bars.pop() else { unreachable!("the item was pushed") };
    last
}

/// The adjoint of an item of a list, or what a list of floats in a skipped field has in its place.
#[doc(hidden)]
#[derive(Debug)]
pub struct BarOf<B>(pub B);

impl<T: IsFloat> BarOf<T> {
    /// Does nothing. The compiler finds this method before that of the trait.
    #[inline]
    pub fn give<L>(self, _: L, _: &mut Pool) {}
}

impl<T: IsFloat> BarOf<Vec<T>> {
    /// Does nothing. The compiler finds this method before that of the trait.
    #[inline]
    pub fn give<L>(self, _: L, _: &mut Pool) {}
}

/// An adjoint.
#[doc(hidden)]
pub trait GiveBar: Sized {
    /// The adjoint.
    type Bar;
    /// Gives it to the pool. The list is only named.
    fn give<'a, T: Shadow<Bar = Self::Bar> + 'a>(self, _: impl FnOnce() -> &'a Vec<T>, pool: &mut Pool);
}

impl<B> GiveBar for BarOf<B> {
    type Bar = B;
    #[inline]
    fn give<'a, T: Shadow<Bar = B> + 'a>(self, _: impl FnOnce() -> &'a Vec<T>, pool: &mut Pool) {
        T::give_bar_to(self.0, pool);
    }
}

/// Returns what `mem::take` leaves in the place of a value.
#[doc(hidden)]
#[inline]
pub fn left_behind<T: Default>() -> T {
    T::default()
}

/// Returns the places of the items in the order that a stable sort of the list gives them.
#[doc(hidden)]
pub fn sorted_order<T>(list: &[T], mut compare: impl FnMut(&T, &T) -> Ordering) -> Vec<usize> {
    let mut order: Vec<_> = (0..list.len()).collect();
    order.sort_by(|&a, &b| compare(&list[a], &list[b]));
    order
}

/// The room that a list without room for another item gets.
fn more_than<T>(list: &Vec<T>) -> usize {
    (2 * list.capacity()).max(4)
}

/// Moves the items of a list to a larger one, and returns the one that they were in.
fn roomier<T>(list: &mut Vec<T>, mut larger: Vec<T>) -> Vec<T> {
    larger.reserve(more_than(list));
    larger.append(list);
    replace(list, larger)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_grows_in_the_storage_of_the_pool() {
        let mut pool = Pool::default();
        let mut bytes = vec![];
        for _ in 0..3 {
            let (mut list, mut bars): (Vec<f64>, Vec<crate::adjoint::Cell<f64>>) = (vec![], vec![]);
            for i in 0..9 {
                push(&mut list, f64::from(i), &mut pool);
                BarsOf(&mut bars).push(|| &list, f64::from(i).bar(), &mut pool);
            }
            assert_eq!((list.len(), list[8], bars.len()), (9, 8.0, 9));
            assert_eq!(pop_bar(&mut bars).into_inner(), 0.0);
            list.give_to(&mut pool);
            Vec::<f64>::give_bar_to(bars, &mut pool);
            bytes.push(pool.bytes());
        }
        assert_eq!(bytes, vec![bytes[0]; 3], "the lists of the first call are used again");
    }
}
