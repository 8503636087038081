//! What a piece takes, and what all pieces together take: [`Parts`].

use core::ops::Range;
use fluxions::{Function, Owned, Real, Scalar, Shape, Space, View};

/// A step is repeated this number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeated(pub usize);
/// A step takes one item of a list after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along;
/// A function takes each item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Each;
/// A function takes each item of a list, and parameters that all calls share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared;
/// A function takes two items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paired;
/// A function is called once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole;

/// The space of what a piece takes, whose result is in `Y`: one part of what all pieces take
/// together.
///
/// `K` is how the pieces are put together. The trait is implemented for the spaces that go with it:
///
/// | `K` | a piece takes | all pieces take |
/// |---|---|---|
/// | [`Repeated`] | `X` or `(X, P)`, and gives `X` | the same |
/// | [`Along`] | `(X, A)` or `(X, A, P)`, and gives `X` | `(X, Vec<A>)` or `(X, Vec<A>, P)` |
/// | [`Each`] | `A` | `Vec<A>` |
/// | [`Shared`] | `(A, P)` | `(Vec<A>, P)` |
/// | [`Paired`] | `(A, A)` or `(A, A, P)`, and gives `A` | `Vec<A>` or `(Vec<A>, P)` |
/// | [`Whole`] | `A` | `A` |
///
/// A user does not call the methods. The components of a piece are those of the state, of the item and of
/// the parameters, in this order, and those of the whole are in the same order.
pub trait Parts<Y: Space<Real = Self::Real>, K>: Space {
    /// The space of what all pieces take together.
    type Whole: Space<Real = Self::Real>;

    /// Returns the number of pieces.
    fn count<T: Scalar<Self::Real>>(kind: &K, whole: View<'_, Self::Whole, T>) -> usize;
    /// Returns the arguments of the first piece, if there is one.
    fn first<T: Scalar<Self::Real>>(whole: View<'_, Self::Whole, T>) -> Option<Owned<Self, T>>;
    /// Writes what is not an item: the first state, and the parameters.
    fn begin<T: Scalar<Self::Real>>(piece: &mut Owned<Self, T>, whole: View<'_, Self::Whole, T>);
    /// Writes an item.
    fn load<T: Scalar<Self::Real>>(piece: &mut Owned<Self, T>, whole: View<'_, Self::Whole, T>, index: usize);
    /// Returns where the item is among the components of a piece. The state stands before it, the parameters
    /// after it.
    fn item<T: Scalar<Self::Real>>(piece: &Owned<Self, T>) -> Range<usize>;
    /// Returns the shape of the first item, and that of one that differs from it, if there is one.
    fn uneven<T: Scalar<Self::Real>>(whole: View<'_, Self::Whole, T>) -> Option<[Shape; 2]>;
}

/// What all pieces `F` take together.
pub(super) type WholeOf<F, K, R> = <<F as Function<R>>::Input as Parts<<F as Function<R>>::Output, K>>::Whole;

/// [`Parts`] with a state of the space `X`.
pub trait Carries<X: Space<Real = Self::Real>, K>: Parts<X, K> {
    /// Returns the first state.
    fn start<'a, T: Scalar<Self::Real>>(whole: View<'a, Self::Whole, T>) -> View<'a, X, T>;
    /// Returns the state in the arguments of a piece.
    fn state<T: Scalar<Self::Real>>(piece: &Owned<Self, T>) -> View<'_, X, T>;
    /// Overwrites the state in the arguments of a piece.
    fn set_state<T: Scalar<Self::Real>>(piece: &mut Owned<Self, T>, state: View<'_, X, T>);
}

/// [`Parts`] of two items of a list.
pub trait Pairs<A: Space<Real = Self::Real>>: Parts<A, Paired> {
    /// Returns the list.
    fn items<'a, T: Scalar<Self::Real>>(whole: View<'a, Self::Whole, T>) -> &'a [Owned<A, T>];
    /// Overwrites both items.
    fn set<T: Scalar<Self::Real>>(piece: &mut Owned<Self, T>, left: View<'_, A, T>, right: View<'_, A, T>);
}

/// Overwrites a point.
pub(super) fn copy<X: Space, T: Scalar<X::Real>>(to: &mut Owned<X, T>, from: View<'_, X, T>) {
    X::assign(X::view_mut(to), from, &mut |t: T| t);
}

/// Returns a copy of a point.
pub(super) fn copied<X: Space, T: Scalar<X::Real>>(from: View<'_, X, T>) -> Owned<X, T> {
    X::map(from, &mut |t: T| t)
}

fn dim<X: Space, T: Scalar<X::Real>>(x: &Owned<X, T>) -> usize {
    X::dim(X::view(x))
}

/// Returns the range of `len` components after `start` others.
fn after(start: usize, len: usize) -> Range<usize> {
    start..start + len
}

fn uneven<A: Space, T: Scalar<A::Real>>(items: &[Owned<A, T>]) -> Option<[Shape; 2]> {
    let first = A::shape(A::view(items.first()?));
    let other = items.iter().find(|item| !A::has_shape(A::view(item), &first))?;
    Some([first, A::shape(A::view(other))])
}

/// Writes the implementations of [`Parts`], each as a table: what a piece and the whole are, and the six
/// methods.
macro_rules! parts {
    ($($kind:ty, [$($space:ident)*]: $piece:ty => $output:ty, of $whole:ty {
        count($k:ident, $cw:pat) $count:expr,
        first($fw:ident) $first:expr,
        begin($bp:pat, $bw:pat) $begin:expr,
        load($lp:pat, $lw:pat, $index:pat) $load:expr,
        item($ip:pat) $item:expr,
        uneven($uw:pat) $uneven:expr,
    })*) => {$(
        impl<R: Real, $($space: Space<Real = R>),*> Parts<$output, $kind> for $piece {
            type Whole = $whole;

            fn count<T: Scalar<R>>($k: &$kind, $cw: View<'_, $whole, T>) -> usize {
                $count
            }
            fn first<T: Scalar<R>>($fw: View<'_, $whole, T>) -> Option<Owned<Self, T>> {
                $first
            }
            fn begin<T: Scalar<R>>($bp: &mut Owned<Self, T>, $bw: View<'_, $whole, T>) {
                $begin
            }
            fn load<T: Scalar<R>>($lp: &mut Owned<Self, T>, $lw: View<'_, $whole, T>, $index: usize) {
                $load
            }
            fn item<T: Scalar<R>>($ip: &Owned<Self, T>) -> Range<usize> {
                $item
            }
            fn uneven<T: Scalar<R>>($uw: View<'_, $whole, T>) -> Option<[Shape; 2]> {
                $uneven
            }
        }
    )*};
}

parts! {
    Whole, [A Y]: A => Y, of A {
        count(_kind, _) 1,
        first(whole) Some(copied::<A, T>(whole)),
        begin(piece, whole) copy::<A, T>(piece, whole),
        load(_, _, _) (),
        item(piece) 0..dim::<A, T>(piece),
        uneven(_) None,
    }
    Repeated, [X]: X => X, of X {
        count(kind, _) kind.0,
        first(whole) Some(copied::<X, T>(whole)),
        begin(piece, whole) copy::<X, T>(piece, whole),
        load(_, _, _) (),
        item(piece) after(dim::<X, T>(piece), 0),
        uneven(_) None,
    }
    Repeated, [X P]: (X, P) => X, of (X, P) {
        count(kind, _) kind.0,
        first(whole) Some(copied::<Self, T>(whole)),
        begin(piece, whole) copy::<Self, T>(piece, whole),
        load(_, _, _) (),
        item((state, _)) after(dim::<X, T>(state), 0),
        uneven(_) None,
    }
    Along, [X A]: (X, A) => X, of (X, Vec<A>) {
        count(_kind, (_, items)) items.len(),
        first(whole) Some((copied::<X, T>(whole.0), whole.1.first()?.clone())),
        begin(piece, whole) copy::<X, T>(&mut piece.0, whole.0),
        load(piece, whole, index) copy::<A, T>(&mut piece.1, A::view(&whole.1[index])),
        item(piece) after(dim::<X, T>(&piece.0), dim::<A, T>(&piece.1)),
        uneven((_, items)) uneven::<A, T>(items),
    }
    Along, [X A P]: (X, A, P) => X, of (X, Vec<A>, P) {
        count(_kind, (_, items, _)) items.len(),
        first(whole) Some((copied::<X, T>(whole.0), whole.1.first()?.clone(), copied::<P, T>(whole.2))),
        begin(piece, whole) {
            copy::<X, T>(&mut piece.0, whole.0);
            copy::<P, T>(&mut piece.2, whole.2);
        },
        load(piece, whole, index) copy::<A, T>(&mut piece.1, A::view(&whole.1[index])),
        item(piece) after(dim::<X, T>(&piece.0), dim::<A, T>(&piece.1)),
        uneven((_, items, _)) uneven::<A, T>(items),
    }
    Each, [A Y]: A => Y, of Vec<A> {
        count(_kind, items) items.len(),
        first(items) items.first().cloned(),
        begin(_, _) (),
        load(piece, items, index) copy::<A, T>(piece, A::view(&items[index])),
        item(piece) 0..dim::<A, T>(piece),
        uneven(items) uneven::<A, T>(items),
    }
    Shared, [A P Y]: (A, P) => Y, of (Vec<A>, P) {
        count(_kind, (items, _)) items.len(),
        first(whole) Some((whole.0.first()?.clone(), copied::<P, T>(whole.1))),
        begin(piece, whole) copy::<P, T>(&mut piece.1, whole.1),
        load(piece, whole, index) copy::<A, T>(&mut piece.0, A::view(&whole.0[index])),
        item(piece) 0..dim::<A, T>(&piece.0),
        uneven((items, _)) uneven::<A, T>(items),
    }
}

parts! {
    Paired, [A]: (A, A) => A, of Vec<A> {
        count(_kind, items) items.len(),
        first(items) items.first().map(|item| (item.clone(), item.clone())),
        begin(_, _) (),
        load(_, _, _) (),
        item(piece) 0..2 * dim::<A, T>(&piece.0),
        uneven(items) uneven::<A, T>(items),
    }
    Paired, [A P]: (A, A, P) => A, of (Vec<A>, P) {
        count(_kind, (items, _)) items.len(),
        first(whole) whole.0.first().map(|item| (item.clone(), item.clone(), copied::<P, T>(whole.1))),
        begin(piece, whole) copy::<P, T>(&mut piece.2, whole.1),
        load(_, _, _) (),
        item(piece) 0..2 * dim::<A, T>(&piece.0),
        uneven((items, _)) uneven::<A, T>(items),
    }
}

macro_rules! pairs {
    ($([$($space:ident)*]: $piece:ty, of $whole:ty: |$from:pat_param| $items:expr;)*) => {$(
        impl<R: Real, A: Space<Real = R>, $($space: Space<Real = R>),*> Pairs<A> for $piece {
            fn items<'a, T: Scalar<R>>($from: View<'a, $whole, T>) -> &'a [Owned<A, T>] {
                $items
            }
            fn set<T: Scalar<R>>(piece: &mut Owned<Self, T>, left: View<'_, A, T>, right: View<'_, A, T>) {
                copy::<A, T>(&mut piece.0, left);
                copy::<A, T>(&mut piece.1, right);
            }
        }
    )*};
}

pairs! {
    []: (A, A), of Vec<A>: |items| items;
    [P]: (A, A, P), of (Vec<A>, P): |(items, _)| items;
}

macro_rules! carries {
    ($($kind:ty, [$($space:ident)*]: $piece:ty, of $whole:ty: |$from:pat_param| $start:expr, |$point:ident| $state:expr;)*) => {$(
        impl<R: Real, X: Space<Real = R>, $($space: Space<Real = R>),*> Carries<X, $kind> for $piece {
            fn start<'a, T: Scalar<R>>($from: View<'a, $whole, T>) -> View<'a, X, T> {
                $start
            }
            fn state<T: Scalar<R>>($point: &Owned<Self, T>) -> View<'_, X, T> {
                X::view(&$state)
            }
            fn set_state<T: Scalar<R>>($point: &mut Owned<Self, T>, state: View<'_, X, T>) {
                copy::<X, T>(&mut $state, state);
            }
        }
    )*};
}

carries! {
    Repeated, []: X, of X: |start| start, |piece| *piece;
    Repeated, [P]: (X, P), of (X, P): |(start, _)| start, |piece| piece.0;
    Along, [A]: (X, A), of (X, Vec<A>): |(start, _)| start, |piece| piece.0;
    Along, [A P]: (X, A, P), of (X, Vec<A>, P): |(start, _, _)| start, |piece| piece.0;
}
