//! Points as lists of their components: [`Few`] numbers, and the space [`Flat`] of such lists.

use super::lent::listed;
use super::pool;
use crate::adjoint::Cell;
use crate::space::Extents;
use crate::{Real, Scalar, Space};
use core::fmt::{Debug, Formatter, Result};
use core::marker::PhantomData;
use core::mem::take;
use core::ops::{Deref, DerefMut};
use num_traits::Zero;

/// The number of items that need no allocation.
const INLINE: usize = 8;

/// A list that is in itself if it is short, and else in storage that the thread lends.
#[doc(hidden)]
#[derive(Clone)]
pub struct Few<T> {
    inline: [T; INLINE],
    len: usize,
    /// All items of a long list, else empty.
    heap: Heap<T>,
}

/// The items of a long list, and who lends their storage. A short list has none.
struct Heap<T> {
    items: Vec<T>,
    lender: Option<Lender<T>>,
}

/// How a thread lends lists. These are pointers, so that lists are cloned and dropped where nobody knows that `T` is `'static`.
struct Lender<T> {
    take: fn(usize) -> Vec<T>,
    give: fn(Vec<T>),
}

impl<T> Heap<T> {
    const EMPTY: Self = Self { items: Vec::new(), lender: None };
}

impl<T: Copy + 'static> Heap<T> {
    #[inline(never)]
    fn filled(item: T, len: usize) -> Self {
        let mut items = lent_list(len);
        items.resize(len, item);
        Self { items, lender: Some(Lender { take: lent_list, give: give_back }) }
    }
}

/// Storage of a list that is idle. A type of its own, because points are vectors too, which nothing may shrink or grow.
struct Idle<T>(Vec<T>);

/// Returns an empty list with room for `len` items, which the thread lends.
fn lent_list<T: 'static>(len: usize) -> Vec<T> {
    let idle = pool::take(&|Idle(items): &Idle<T>| items.capacity().checked_sub(len));
    let Idle(mut items) = idle.unwrap_or_else(|| Idle(Vec::with_capacity(len)));
    items.clear();
    items
}

/// Gives a list back to the thread.
fn give_back<T: 'static>(items: Vec<T>) {
    pool::give(Idle(items));
}

impl<T: Clone> Clone for Heap<T> {
    fn clone(&self) -> Self {
        let Some(&Lender { take, give }) = self.lender.as_ref() else { return Self::EMPTY };
        let mut items = take(self.items.len());
        items.extend_from_slice(&self.items);
        Self { items, lender: Some(Lender { take, give }) }
    }
}

impl<T> Drop for Heap<T> {
    #[inline]
    fn drop(&mut self) {
        if let Some(Lender { give, .. }) = self.lender {
            give(take(&mut self.items));
        }
    }
}

impl<T: Copy + 'static> Few<T> {
    /// Returns a list of `len` items.
    #[inline]
    pub fn filled(item: T, len: usize) -> Self {
        Self { inline: [item; INLINE], len, heap: if len > INLINE { Heap::filled(item, len) } else { Heap::EMPTY } }
    }

    /// Returns a list of these items. `filler` stands for items that are not there.
    pub fn from_slices(parts: &[&[T]], filler: T) -> Self {
        let mut all = Self::filled(filler, parts.iter().map(|part| part.len()).sum());
        parts.iter().copied().flatten().zip(all.iter_mut()).for_each(|(&item, to)| *to = item);
        all
    }

    /// Returns the list of what `f` makes of each item.
    pub fn map<U: Copy + 'static>(&self, filler: U, f: impl Fn(T) -> U) -> Few<U> {
        let mut all = Few::filled(filler, self.len);
        self.iter().zip(all.iter_mut()).for_each(|(&item, to)| *to = f(item));
        all
    }
}

/// Returns pairs of numbers as pairs of what is inside them.
pub(crate) fn pairs_inside<S: Copy, T: Zero + Copy + 'static>(
    pairs: &[(S, S)],
    inside: impl Fn(S) -> T,
) -> Few<(T, T)> {
    let mut all = Few::filled((T::zero(), T::zero()), pairs.len());
    all.iter_mut().zip(pairs).for_each(|(to, &(a, b))| *to = (inside(a), inside(b)));
    all
}

impl<T> Deref for Few<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        if self.len > INLINE { &self.heap.items } else { &self.inline[..self.len] }
    }
}

impl<T> DerefMut for Few<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        if self.len > INLINE { &mut self.heap.items } else { &mut self.inline[..self.len] }
    }
}

impl<T: Debug> Debug for Few<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (**self).fmt(f)
    }
}

/// Returns the components of a point.
#[doc(hidden)]
pub fn flatten<X: Space, S: Scalar<X::Real>>(x: X::View<'_, S>) -> Few<S> {
    let mut all = Few::filled(S::zero(), X::dim(x));
    X::each(x, &mut written(&mut all));
    all
}

/// Returns what writes components to a list, one after another.
pub(crate) fn written<T>(list: &mut [T]) -> impl FnMut(T) {
    let mut list = list.iter_mut();
    move |t| {
        if let Some(to) = list.next() {
            *to = t;
        }
    }
}

/// Returns a point of the shape of `like` with these components. 0 stands for those that are not there.
#[doc(hidden)]
pub fn unflatten<X: Space, L: Scalar<X::Real>, S: Scalar<X::Real>>(
    like: X::View<'_, L>,
    components: &[S],
) -> X::Owned<S> {
    X::map(like, &mut listed::<X::Real, L, S>(components))
}

/// The space of lists of numbers, whose points do not allocate if they are short.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Flat<R>(PhantomData<R>);

impl<R: Real> Space for Flat<R> {
    type Real = R;
    type Owned<S: Scalar<R>> = Few<S>;
    type View<'a, S: Scalar<R>> = &'a [S];
    type ViewMut<'a, S: Scalar<R>> = &'a mut [S];
    type Cells<S: Scalar<R>> = Vec<Cell<S>>;
    type Bar<'a, S: Scalar<R>> = &'a [Cell<S>];

    fn view<S: Scalar<R>>(x: &Few<S>) -> &[S] {
        x
    }
    fn view_mut<S: Scalar<R>>(x: &mut Few<S>) -> &mut [S] {
        x
    }
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: &'a [S]) -> &'b [S] {
        x
    }
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut &mut [S]) -> &'b mut [S] {
        x
    }
    fn read<'b, S: Scalar<R>>(x: &'b &mut [S]) -> &'b [S] {
        x
    }
    fn extents<S: Scalar<R>>(x: &[S], visit: &mut impl Extents) {
        visit.push(x.len());
    }
    fn filled<S: Scalar<R>>(_: S) -> Option<Few<S>> {
        None
    }
    fn map<S: Scalar<R>, T: Scalar<R>>(x: &[S], f: &mut impl FnMut(S) -> T) -> Few<T> {
        let mut all = Few::filled(T::zero(), x.len());
        x.iter().zip(all.iter_mut()).for_each(|(&x, to)| *to = f(x));
        all
    }
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: &mut [T], x: &[S], f: &mut impl FnMut(S) -> T) {
        to.iter_mut().zip(x).for_each(|(to, &x)| *to = f(x));
    }
    fn each<S: Scalar<R>>(x: &[S], f: &mut impl FnMut(S)) {
        x.iter().for_each(|&x| f(x));
    }
    fn each_mut<S: Scalar<R>>(x: &mut [S], f: &mut impl FnMut(&mut S)) {
        x.iter_mut().for_each(f);
    }
    fn cells<S: Scalar<R>>(x: &[S]) -> Vec<Cell<S>> {
        vec![Cell::new(S::zero()); x.len()]
    }
    fn bar<S: Scalar<R>>(cells: &Vec<Cell<S>>) -> &[Cell<S>] {
        cells
    }
    fn each_cell<S: Scalar<R>>(bar: &[Cell<S>], f: &mut impl FnMut(&Cell<S>)) {
        bar.iter().for_each(f);
    }
    fn as_slice<'a, S: Scalar<R>>(x: &'a &[S]) -> Option<&'a [S]> {
        Some(x)
    }
    fn as_mut_slice<'a, S: Scalar<R>>(x: &'a mut &mut [S]) -> Option<&'a mut [S]> {
        Some(x)
    }
    fn dim<S: Scalar<R>>(x: &[S]) -> usize {
        x.len()
    }
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: &[S], b: &[T]) -> bool {
        a.len() == b.len()
    }
}
