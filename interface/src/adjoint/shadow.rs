//! [`Shadow`]: adjoints for a value that a function makes on the way.

use super::plain_list::integers;
use super::{Cell, Pool};
use crate::{Number, Real, Scalar};
use nalgebra::{Const, Dyn, VecStorage};
use std::collections::BTreeMap;

/// What has adjoints of its own form: numbers, and what is made of them. A value without derivative stands for itself, as in a
/// struct with a skipped field.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint of a function has no place for the derivatives of a value of type `{Self}`",
    label = "neither a number nor made of numbers",
    note = "a struct of numbers is marked `#[derive(Differentiable)]`, and a type without derivatives `#[derive(Clone, Differentiable)] #[differentiable(skip)]`"
)]
pub trait Shadow {
    /// The adjoints.
    type Bar;
    /// Whether there are lists in it, as far as its type tells.
    const LISTS: bool = true;
    /// Returns adjoints of the same form as the value, all 0.
    fn bar(&self) -> Self::Bar;
    /// Returns the length of a list, the numbers of rows and of columns of a matrix, and 1 for other values.
    #[inline]
    fn form(&self) -> [usize; 2] {
        [1, 1]
    }

    /// Returns the value itself, of which a reference may be named.
    #[inline]
    fn itself(&self) -> &Self {
        self
    }
    /// The same, with lists of the pool.
    #[inline]
    fn bar_in(&self, _: &mut Pool) -> Self::Bar {
        self.bar()
    }
    /// Returns a copy, with lists of the pool.
    fn copy_in(&self, pool: &mut Pool) -> Self;
    /// Gives the lists of a value to the pool.
    #[inline]
    fn give_to(self, _: &mut Pool)
    where
        Self: Sized,
    {
    }
    /// Gives those of its adjoints to the pool.
    #[inline]
    fn give_bar_to(_: Self::Bar, _: &mut Pool) {}

    /// Returns adjoints of the one form that all values of the type have, if they have one form: lists have several.
    #[inline]
    fn blank() -> Option<Self::Bar> {
        None
    }
    /// Gives adjoints to options that have none, if the type tells their form. Then the option may have a value before that it does not have now.
    #[inline]
    fn open(_: &mut Self::Bar) {}

    /// Returns an empty list of the pool, for n items.
    #[inline]
    fn list_in(n: usize, pool: &mut Pool) -> Vec<Self>
    where
        Self: Sized,
    {
        pool.lend_room(n)
    }
    /// Returns an empty list of the pool, for n adjoints.
    #[inline]
    fn bar_list_in(n: usize, pool: &mut Pool) -> Vec<Self::Bar>
    where
        Self: Sized,
    {
        pool.lend_room(n)
    }
    /// Returns the adjoints of a list.
    #[inline]
    fn bars_in(list: &[Self], pool: &mut Pool) -> Vec<Self::Bar>
    where
        Self: Sized,
    {
        let mut bars = Self::bar_list_in(list.len(), pool);
        bars.extend(list.iter().map(|x| x.bar_in(pool)));
        bars
    }
    /// Gives a list to the pool.
    #[inline]
    fn give_all_to(mut list: Vec<Self>, pool: &mut Pool)
    where
        Self: Sized,
    {
        list.drain(..).for_each(|x| x.give_to(pool));
        pool.take_room(list);
    }
    /// Gives a list of adjoints to the pool.
    #[inline]
    fn give_bars_to(mut list: Vec<Self::Bar>, pool: &mut Pool)
    where
        Self: Sized,
    {
        list.drain(..).for_each(|bar| Self::give_bar_to(bar, pool));
        pool.take_room(list);
    }
}

/// Returns a copy of a list, with lists of the pool.
pub(super) fn copied<T: Shadow>(list: &[T], pool: &mut Pool) -> Vec<T> {
    let mut copy = T::list_in(list.len(), pool);
    copy.extend(list.iter().map(|x| x.copy_in(pool)));
    copy
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Shadow for S {
    type Bar = Cell<S>;
    const LISTS: bool = false;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> Cell<S> {
        Cell::zero()
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn blank() -> Option<Cell<S>> {
        Some(Cell::zero())
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn copy_in(&self, _: &mut Pool) -> S {
        *self
    }
    #[inline]
    fn list_in(n: usize, pool: &mut Pool) -> Vec<S> {
        pool.lend(n)
    }
    #[inline]
    fn bar_list_in(n: usize, pool: &mut Pool) -> Vec<Cell<S>> {
        pool.lend(n)
    }
    #[inline]
    fn give_all_to(list: Vec<S>, pool: &mut Pool) {
        pool.take(list);
    }
    #[inline]
    fn give_bars_to(list: Vec<Cell<S>>, pool: &mut Pool) {
        pool.take(list);
    }
}

macro_rules! without_derivative {
    ($($t:ty)*) => {$(
        impl Shadow for $t {
            type Bar = $t;
            const LISTS: bool = false;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn bar(&self) -> $t {
                *self
            }
            #[inline]
            fn blank() -> Option<$t> {
                Some(<$t>::default())
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn copy_in(&self, _: &mut Pool) -> $t {
                *self
            }
        }
    )*};
}
without_derivative!(() bool char);
integers!(without_derivative);

impl Shadow for &str {
    type Bar = Self;
    const LISTS: bool = false;
    #[inline]
    fn bar(&self) -> Self {
        self
    }
    #[inline]
    fn blank() -> Option<Self> {
        Some("")
    }
    #[inline]
    fn copy_in(&self, _: &mut Pool) -> Self {
        self
    }
}

impl Shadow for String {
    type Bar = String;
    const LISTS: bool = false;
    fn bar(&self) -> String {
        self.clone()
    }
    fn blank() -> Option<String> {
        Some(String::new())
    }
    fn copy_in(&self, _: &mut Pool) -> String {
        self.clone()
    }
}

impl<T: Shadow, const N: usize> Shadow for [T; N] {
    type Bar = [T::Bar; N];
    const LISTS: bool = T::LISTS;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> Self::Bar {
        core::array::from_fn(|i| self[i].bar())
    }
    #[inline]
    fn bar_in(&self, pool: &mut Pool) -> Self::Bar {
        core::array::from_fn(|i| self[i].bar_in(pool))
    }
    #[inline]
    fn copy_in(&self, pool: &mut Pool) -> Self {
        core::array::from_fn(|i| self[i].copy_in(pool))
    }
    #[inline]
    fn give_to(self, pool: &mut Pool) {
        self.into_iter().for_each(|x| x.give_to(pool));
    }
    #[inline]
    fn give_bar_to(bar: Self::Bar, pool: &mut Pool) {
        bar.into_iter().for_each(|bar| T::give_bar_to(bar, pool));
    }
    fn blank() -> Option<Self::Bar> {
        let parts: Option<Vec<T::Bar>> = (0..N).map(|_| T::blank()).collect();
        parts?.try_into().ok()
    }
    #[inline]
    fn open(bar: &mut Self::Bar) {
        bar.iter_mut().for_each(T::open);
    }
}
impl<T: Shadow> Shadow for Vec<T> {
    type Bar = Vec<T::Bar>;
    #[inline]
    fn bar(&self) -> Self::Bar {
        self.iter().map(T::bar).collect()
    }
    #[inline]
    fn form(&self) -> [usize; 2] {
        [self.len(), 1]
    }
    #[inline]
    fn bar_in(&self, pool: &mut Pool) -> Self::Bar {
        T::bars_in(self, pool)
    }
    #[inline]
    fn copy_in(&self, pool: &mut Pool) -> Self {
        copied(self, pool)
    }
    #[inline]
    fn give_to(self, pool: &mut Pool) {
        T::give_all_to(self, pool);
    }
    #[inline]
    fn give_bar_to(bar: Self::Bar, pool: &mut Pool) {
        T::give_bars_to(bar, pool);
    }
    #[inline]
    fn open(bar: &mut Self::Bar) {
        bar.iter_mut().for_each(T::open);
    }
}
impl<T: Shadow> Shadow for Option<T> {
    type Bar = Option<T::Bar>;
    const LISTS: bool = T::LISTS;
    fn bar(&self) -> Self::Bar {
        self.as_ref().map(T::bar)
    }
    fn bar_in(&self, pool: &mut Pool) -> Self::Bar {
        self.as_ref().map(|x| x.bar_in(pool))
    }
    fn copy_in(&self, pool: &mut Pool) -> Self {
        self.as_ref().map(|x| x.copy_in(pool))
    }
    fn give_to(self, pool: &mut Pool) {
        self.into_iter().for_each(|x| x.give_to(pool));
    }
    fn give_bar_to(bar: Self::Bar, pool: &mut Pool) {
        bar.into_iter().for_each(|bar| T::give_bar_to(bar, pool));
    }
    fn blank() -> Option<Self::Bar> {
        T::blank().map(Some)
    }
    fn open(bar: &mut Self::Bar) {
        match bar {
            Some(bar) => T::open(bar),
            None => *bar = T::blank(),
        }
    }
}
impl<K: Ord + Clone, T: Shadow> Shadow for BTreeMap<K, T> {
    type Bar = BTreeMap<K, T::Bar>;
    fn bar(&self) -> Self::Bar {
        self.iter().map(|(key, x)| (key.clone(), x.bar())).collect()
    }
    fn copy_in(&self, pool: &mut Pool) -> Self {
        self.iter().map(|(key, x)| (key.clone(), x.copy_in(pool))).collect()
    }
}
impl<T: Shadow<Bar: nalgebra::Scalar> + nalgebra::Scalar, const R: usize, const C: usize> Shadow
    for nalgebra::SMatrix<T, R, C>
{
    type Bar = nalgebra::SMatrix<T::Bar, R, C>;
    const LISTS: bool = false;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> Self::Bar {
        self.map(|x| x.bar())
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn copy_in(&self, _: &mut Pool) -> Self {
        self.clone()
    }
    fn blank() -> Option<Self::Bar> {
        let parts: Option<Vec<T::Bar>> = (0..R * C).map(|_| T::blank()).collect();
        parts.map(Self::Bar::from_vec)
    }
}
/// Writes `Shadow` for the types of nalgebra whose lengths the compiler does not know.
macro_rules! dynamic {
    ($($t:ident, |$x:ident| ($($size:expr),*);)*) => {$(
        impl<T: Shadow<Bar: nalgebra::Scalar> + nalgebra::Scalar> Shadow for nalgebra::$t<T> {
            type Bar = nalgebra::$t<T::Bar>;
            #[inline]
            fn form(&self) -> [usize; 2] {
                [self.nrows(), self.ncols()]
            }
            fn bar(&self) -> Self::Bar {
                self.map(|x| x.bar())
            }
            fn bar_in(&self, pool: &mut Pool) -> Self::Bar {
                let $x = self;
                nalgebra::$t::from_data(VecStorage::new($($size,)* T::bars_in($x.as_slice(), pool)))
            }
            fn copy_in(&self, pool: &mut Pool) -> Self {
                let $x = self;
                nalgebra::$t::from_data(VecStorage::new($($size,)* copied($x.as_slice(), pool)))
            }
            fn give_to(self, pool: &mut Pool) {
                T::give_all_to(self.data.into(), pool);
            }
            fn give_bar_to(bar: Self::Bar, pool: &mut Pool) {
                T::give_bars_to(bar.data.into(), pool);
            }
        }
    )*};
}
dynamic! {
    DMatrix, |x| (Dyn(x.nrows()), Dyn(x.ncols()));
    DVector, |x| (Dyn(x.len()), Const::<1>);
    RowDVector, |x| (Const::<1>, Dyn(x.len()));
}

macro_rules! tuples {
    ($($t:ident $i:tt),*) => {
        impl<$($t: Shadow),*> Shadow for ($($t,)*) {
            type Bar = ($($t::Bar,)*);
            const LISTS: bool = $($t::LISTS)||*;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn bar(&self) -> Self::Bar {
                ($(self.$i.bar(),)*)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn bar_in(&self, pool: &mut Pool) -> Self::Bar {
                ($(self.$i.bar_in(pool),)*)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn copy_in(&self, pool: &mut Pool) -> Self {
                ($(self.$i.copy_in(pool),)*)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn give_to(self, pool: &mut Pool) {
                $(self.$i.give_to(pool);)*
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn give_bar_to(bar: Self::Bar, pool: &mut Pool) {
                $($t::give_bar_to(bar.$i, pool);)*
            }
            #[inline]
            fn blank() -> Option<Self::Bar> {
                Some(($($t::blank()?,)*))
            }
            #[inline]
            fn open(bar: &mut Self::Bar) {
                $($t::open(&mut bar.$i);)*
            }
        }
    };
}
tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5);

/// Returns the adjoints of a variable that is written to through a reference: see [`Shadow::open`].
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn opened<T: Shadow>(_: &T, mut bar: T::Bar) -> T::Bar {
    T::open(&mut bar);
    bar
}
