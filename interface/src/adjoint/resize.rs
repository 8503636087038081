//! Lists that get longer and shorter at their ends, and so do their adjoints.

use super::{Pool, Shadow};
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

/// Appends the adjoint of an item to those of a list. The list is only named: there, its items are gone.
#[doc(hidden)]
#[inline]
pub fn push_bar<'a, T: Shadow + 'a>(
    _: impl FnOnce() -> &'a Vec<T>,
    bars: &mut Vec<T::Bar>,
    bar: T::Bar,
    pool: &mut Pool,
) {
    if bars.len() == bars.capacity() {
        let more = roomier(bars, T::bar_list_in(more_than(bars), pool));
        T::give_bars_to(more, pool);
    }
    bars.push(bar);
}

/// Takes the last of the adjoints of a list, which has one for each item.
#[doc(hidden)]
#[inline]
pub fn pop_bar<B>(bars: &mut Vec<B>) -> B {
    let Some(last) = bars.pop() else { unreachable!("the item was pushed") };
    last
}

/// Gives the adjoint of an item of a list to the pool.
#[doc(hidden)]
#[inline]
pub fn give_bar_of<'a, T: Shadow + 'a>(_: impl FnOnce() -> &'a Vec<T>, bar: T::Bar, pool: &mut Pool) {
    T::give_bar_to(bar, pool);
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
            let (mut list, mut bars) = (vec![], vec![]);
            for i in 0..9 {
                push(&mut list, f64::from(i), &mut pool);
                push_bar(|| &list, &mut bars, f64::from(i).bar(), &mut pool);
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
