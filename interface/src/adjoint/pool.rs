//! [`Pool`]: storage for lists whose types the macro does not know, such as those that a helper returns or that are parts of a tuple.

use super::bar::same_parts;
use super::stack::{List, recycle, words};
use super::{Shadow, Stack};
use core::any::Any;
use core::fmt;
use nalgebra::{Const, Dyn, VecStorage};
use num_traits::Zero;

/// Lists that are not in use, of all types: they are empty, and have room.
///
/// As many come back as were lent. What was made otherwise is freed, so that a pool does not grow from call to call.
#[doc(hidden)]
#[derive(Default)]
pub struct Pool(Vec<Box<dyn List>>);

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("bytes", &self.bytes()).finish()
    }
}

/// The lists of one type.
struct Lent<T> {
    free: Vec<Vec<T>>,
    /// How many of them are in use.
    out: usize,
}

impl<T: Send + 'static> List for Lent<T> {
    fn bytes(&self) -> usize {
        self.free.iter().map(|list| list.capacity() * size_of::<T>()).sum()
    }
}

impl Pool {
    fn of<T: Send + 'static>(&mut self) -> &mut Lent<T> {
        let is_one = |list: &dyn List| (list as &dyn Any).is::<Lent<T>>();
        let place = self.0.iter().position(|list| is_one(&**list)).unwrap_or(self.0.len());
        if place == self.0.len() {
            self.0.push(Box::new(Lent::<T> { free: vec![], out: 0 }));
        }
        let list: &mut dyn Any = &mut *self.0[place];
        let Some(list) = list.downcast_mut() else { unreachable!("the list was found by its type") };
        list
    }

    /// Returns an empty list for n items: the smallest that has room for them, or the largest.
    pub fn lend<T: Send + 'static>(&mut self, n: usize) -> Vec<T> {
        if n == 0 {
            return vec![];
        }
        let lent = self.of::<T>();
        lent.out += 1;
        let fit = |list: &Vec<T>| match list.capacity().checked_sub(n) {
            Some(more) => (false, more),
            None => (true, n - list.capacity()),
        };
        let best = (0..lent.free.len()).min_by_key(|&i| fit(&lent.free[i]));
        best.map(|i| lent.free.swap_remove(i)).unwrap_or_default()
    }

    /// Takes a list back, if it has room: others were not lent.
    pub fn take<T: Send + 'static>(&mut self, mut list: Vec<T>) {
        let lent = self.of();
        if lent.out > 0 && list.capacity() > 0 {
            lent.out -= 1;
            list.clear();
            lent.free.push(list);
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.0.iter().map(|list| list.bytes()).sum()
    }
}

/// Writes the two methods for items that may hold references, or of which it is not known: only the room of their lists is kept.
macro_rules! of_words {
    ($($words:literal)*) => {
        impl Pool {
            /// As [`lend`](Self::lend), for items of any type.
            pub fn lend_room<T>(&mut self, n: usize) -> Vec<T> {
                match words::<T>() {
                    $($words => recycle(self.lend::<[usize; $words]>(n)),)*
                    _ => Vec::new(),
                }
            }
            /// As [`take`](Self::take), for items of any type.
            pub fn take_room<T>(&mut self, list: Vec<T>) {
                match words::<T>() {
                    $($words => self.take::<[usize; $words]>(recycle(list)),)*
                    _ => {}
                }
            }
        }
    };
}
of_words!(1 2 3 4 5 6 7 8 9 10 12);

impl Stack {
    /// Returns where lists get their storage from.
    #[doc(hidden)]
    #[inline]
    pub fn pool(&mut self) -> &mut Pool {
        &mut self.pool
    }
}

/// Returns a list of items that exist.
#[doc(hidden)]
pub fn listed<T: Shadow, const N: usize>(items: [T; N], pool: &mut Pool) -> Vec<T> {
    let mut list = T::list_in(N, pool);
    list.extend(items);
    list
}

/// Overwrites a place behind a reference, whose adjoints stay there, by a copy of a value. The lists of what was there are given to the pool.
///
/// # Panics
///
/// If it is a list of another length than the old one.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn assign<T: Shadow>(place: &mut T, value: &T, pool: &mut Pool) {
    let new = same_parts(place, value.copy_in(pool));
    core::mem::replace(place, new).give_to(pool);
}

/// Gives the adjoints of a value to the pool.
#[doc(hidden)]
#[inline]
pub fn give_bar<T: Shadow>(_: &T, bar: T::Bar, pool: &mut Pool) {
    T::give_bar_to(bar, pool);
}

/// Gives what a call returned to the pool of the callee.
#[doc(hidden)]
#[inline]
pub fn give_back<T: Shadow>(value: T, stack: &mut Stack, call: usize) {
    if T::LISTS {
        value.give_to(stack.call(call).pool());
    }
}

/// Returns n copies.
#[doc(hidden)]
pub fn repeated<T: Shadow>(x: &T, n: usize, pool: &mut Pool) -> Vec<T> {
    let mut list = T::list_in(n, pool);
    list.extend((0..n).map(|_| x.copy_in(pool)));
    list
}

/// Vectors and matrices of nalgebra whose lengths are known when they are made.
#[doc(hidden)]
pub trait Dynamic<Size> {
    /// Returns one whose entries are 0.
    fn zeros_in(size: Size, pool: &mut Pool) -> Self;
}

impl<T: nalgebra::Scalar + Zero + Shadow> Dynamic<(usize,)> for nalgebra::DVector<T> {
    fn zeros_in((n,): (usize,), pool: &mut Pool) -> Self {
        Self::from_data(VecStorage::new(Dyn(n), Const::<1>, repeated(&T::zero(), n, pool)))
    }
}
impl<T: nalgebra::Scalar + Zero + Shadow> Dynamic<(usize, usize)> for nalgebra::DMatrix<T> {
    fn zeros_in((rows, columns): (usize, usize), pool: &mut Pool) -> Self {
        Self::from_data(VecStorage::new(Dyn(rows), Dyn(columns), repeated(&T::zero(), rows * columns, pool)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::DMatrix;
    use std::collections::BTreeSet;

    #[test]
    fn lists_of_lists_are_used_again() {
        let mut stack = Stack::new();
        let rows = vec![vec![1.0_f64, 2.0], vec![3.0]];
        let mut places = BTreeSet::new();
        for _ in 0..3 {
            let copy = rows.copy_in(stack.pool());
            let bars = copy.bar_in(stack.pool());
            assert_eq!((&copy, bars.len(), bars[0].len()), (&rows, 2, 2));
            places.extend(copy.iter().map(|row| row.as_ptr().addr()));
            places.extend(bars.iter().map(|row| row.as_ptr().addr()));
            places.extend([copy.as_ptr().addr(), bars.as_ptr().addr()]);
            copy.give_to(stack.pool());
            Vec::<Vec<f64>>::give_bar_to(bars, stack.pool());
        }
        assert_eq!(places.len(), 6, "two lists of two rows each");
        let bytes = stack.bytes();
        rows.give_to(stack.pool()); // not one of them
        assert_eq!(stack.bytes(), bytes);
    }

    #[test]
    fn matrices_are_used_again() {
        let mut pool = Pool::default();
        let mut place = None;
        for _ in 0..3 {
            let a = DMatrix::<f64>::zeros_in((2, 3), &mut pool);
            assert_eq!(a, DMatrix::zeros(2, 3));
            assert!(place.is_none_or(|place| place == a.as_ptr()));
            place = Some(a.as_ptr());
            a.give_to(&mut pool);
        }
    }
}
