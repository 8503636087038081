//! Adjoints: [`Bar`] of one number, [`Bars`] of anything that is made of numbers.

use super::plain_list::integers;
use super::{Cell, OfCopy, Places, PlainItem, Shadow, Unsure};
use crate::{Number, Real, Scalar};
use core::ops::Neg;
use num_traits::Zero;
use std::collections::BTreeMap;

/// The adjoint of one number over `S`.
///
/// It is a [`Cell`]. A field that is skipped takes no adjoint, so a plain value in its place ignores what is added.
#[doc(hidden)]
pub trait Bar<S> {
    /// Adds to the adjoint.
    fn increment(&self, more: S);
    /// Returns the adjoint.
    fn read(&self) -> S;
    /// Returns the adjoint and sets it to 0: the place was overwritten, so what it held before has no influence.
    fn drain(&self) -> S;
}

/// What sweeps call most, as methods of the type: the compiler finds them sooner than those of traits.
impl<S: Copy + Zero + Neg<Output = S>> Cell<S> {
    /// Returns an adjoint that nothing was added to.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn zero() -> Self {
        // −0 + x is x to the compiler. 0 + x is not, because of x = −0.
        Self::new(-S::zero())
    }
    /// Adds to the adjoint.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn increment(&self, more: S) {
        self.set(self.get() + more);
    }
    /// Returns the adjoint.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read(&self) -> S {
        self.get()
    }
    /// Returns the adjoint and sets it to 0.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn drain(&self) -> S {
        self.replace(Self::zero().get())
    }
    /// Adds another adjoint.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn accumulate(&self, from: &Self) {
        self.increment(from.read());
    }
    /// Adds another adjoint, and sets that one to 0.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn transfer(&self, from: &Self) {
        self.increment(from.drain());
    }
    /// Sets the adjoint to 0.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn forget(&self) {
        self.set(Self::zero().get());
    }
    /// Changes places with another adjoint.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn exchange(&self, other: &Self) {
        self.swap(other);
    }
}

/// Adds to the adjoint of an element of a list.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn increment_bar_at<S: Copy + Zero + Neg<Output = S>>(bars: &[Cell<S>], at: usize, more: S) {
    bars[at].increment(more);
}

/// Returns the adjoint of an element of a list.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn read_bar_at<S: Copy + Zero + Neg<Output = S>>(bars: &[Cell<S>], at: usize) -> S {
    bars[at].read()
}

/// Returns the adjoint of an element of a list and sets it to 0.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn drain_bar_at<S: Copy + Zero + Neg<Output = S>>(bars: &[Cell<S>], at: usize) -> S {
    bars[at].drain()
}

/// Sets the adjoint of an element of a list to 0.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn forget_bar_at<S: Copy + Zero + Neg<Output = S>>(bars: &[Cell<S>], at: usize) {
    bars[at].forget();
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Bar<S> for Cell<S> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn increment(&self, more: S) {
        self.increment(more);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read(&self) -> S {
        self.read()
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn drain(&self) -> S {
        self.drain()
    }
}

/// A value without adjoint, in the place of that of a number.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` stands where the adjoint of one number is expected",
    label = "something here was taken for a number",
    note = "write its type where it is bound, as in `let p: Pair<S> = …`: then `p + q` is the operator of `Pair`"
)]
pub trait NoBar: Sized + 'static {
    /// Returns a value that stands for any other.
    fn any() -> &'static Self;
}

impl<R: Real, S: Scalar<R> + Number<Real = R>, T: NoBar> Bar<S> for T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn increment(&self, _: S) {}
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read(&self) -> S {
        S::zero()
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn drain(&self) -> S {
        S::zero()
    }
}

macro_rules! no_bar {
    ($($t:ty)*) => { no_bar! { 0: $($t)*; } };
    ($($any:literal: $($t:ty)*;)*) => {$($(
        impl NoBar for $t {
            fn any() -> &'static $t {
                &$any
            }
        }
    )*)*};
}
no_bar! {
    0.0: f64 f32;
    false: bool;
    '\0': char;
}
integers!(no_bar);

/// Adjoints of one form.
#[doc(hidden)]
pub trait Bars {
    /// Adds adjoints of the same form.
    fn accumulate(&self, from: &Self);
    /// Adds the adjoints of the result of the function. They may have another form: the engine knows the form of the result behind the call, and returns an error.
    fn seed(&self, from: &Self);
    /// Adds adjoints of the same form, and sets them to 0.
    fn transfer(&self, from: &Self);
    /// Sets the adjoints to 0: the place was overwritten by constants.
    fn forget(&self);
    /// Changes places with adjoints of the same form.
    fn exchange(&self, other: &Self);
    /// Returns whether all adjoints are 0.
    fn vanish(&self) -> bool;
    /// Notes where the adjoints lie, whose paths begin with that of the whole.
    fn places(&self, path: u64, to: &mut Places);
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Bars for Cell<S> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn accumulate(&self, from: &Self) {
        self.accumulate(from);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn seed(&self, from: &Self) {
        self.accumulate(from);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn transfer(&self, from: &Self) {
        self.transfer(from);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn forget(&self) {
        self.forget();
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn exchange(&self, other: &Self) {
        self.exchange(other);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn vanish(&self) -> bool {
        self.read().vanishes()
    }
    fn places(&self, path: u64, to: &mut Places) {
        to.note(self, path);
    }
}

macro_rules! no_bars {
    ($($t:ty)*) => {$(
        impl Bars for $t {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn accumulate(&self, _: &Self) {}
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn seed(&self, _: &Self) {}
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transfer(&self, _: &Self) {}
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn forget(&self) {}
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn exchange(&self, _: &Self) {}
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn vanish(&self) -> bool {
                true
            }
            fn places(&self, _: u64, _: &mut Places) {}
        }
    )*};
}
no_bars!(() f64 f32 bool char String &str);
integers!(no_bars);

/// The parts of two adjoints in pairs.
///
/// # Panics
///
/// If the one has more parts than the other: a place has adjoints of one form, so derivatives would be lost.
#[cfg_attr(not(debug_assertions), inline(always))]
fn pairs<A: ExactSizeIterator>(one: A, other: A) -> core::iter::Zip<A, A> {
    assert_parts(one.len(), other.len());
    one.zip(other)
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn assert_parts(one: usize, other: usize) {
    assert!(
        one == other,
        "lists of {one} and of {other} items (an option has one or none) stand in one place of a function with an adjoint: bind the second with a `let` of its own; what stands behind `&mut` keeps its form, lists their lengths and options of lists whether there is one, so let a function or method return what is new"
    );
}

/// The same of matrices with as many entries.
#[cfg_attr(not(debug_assertions), inline(always))]
fn assert_rows(one: usize, other: usize) {
    assert!(
        one == other,
        "matrices of {one} and of {other} rows, or columns, stand in one place of a function with an adjoint: bind the second with a `let` of its own; what stands behind `&mut` keeps its form, so let a function or method return what is new"
    );
}

/// What is no matrix has one row: its parts say its form.
#[cfg_attr(not(debug_assertions), inline(always))]
fn one_row<T: ?Sized>(_: &T) -> usize {
    1
}

/// Says that a variable was assigned another variant: its derivatives would be lost.
#[doc(hidden)]
#[cold]
pub fn other_variant() -> ! {
    panic!(
        "values of two variants stand in one place of a function with an adjoint: bind the second with a `let` of its own; what stands behind `&mut` keeps its variant, so let a function or method return what is new"
    );
}

/// What a place holds that is assigned a constant, as a skipped field is assigned `Mode::Heat`. The compiler finds the method of lists without derivatives first, that of
/// [`WithParts`] where the type has adjoints, and that of [`Plain`] where it has none.
#[doc(hidden)]
#[derive(Debug)]
pub struct Old<'a, T>(pub &'a T);

impl<T: PlainItem> Old<'_, Vec<T>> {
    /// Returns the new list, which may have any length: nothing is added to its items.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn replaced(self, new: Vec<T>) -> Vec<T> {
        new
    }
}

/// What stands in the place of the adjoints of a list of texts, and of other lists without derivatives.
#[doc(hidden)]
pub trait NoTexts {
    /// Does nothing.
    fn forget(&self);
}
impl<T: PlainItem> NoTexts for &Vec<T> {
    fn forget(&self) {}
}

/// What a value with adjoints does in their place.
#[doc(hidden)]
pub trait WithParts<T> {
    /// Returns the new value of the place, whose adjoints stay there.
    ///
    /// # Panics
    ///
    /// If it is a list of another length than the old one.
    fn replaced(self, new: T) -> T;
}
impl<T: Shadow> WithParts<T> for Old<'_, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn replaced(self, new: T) -> T {
        same_parts(self.0, new)
    }
}

/// What a value without adjoints does there. No adjoint can be copied, so that a type that can be has none.
#[doc(hidden)]
pub trait Plain<T> {
    /// Returns the new value.
    fn replaced(&self, new: T) -> T;
}
impl<T: Copy> Plain<T> for Old<'_, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn replaced(&self, new: T) -> T {
        new
    }
}

/// What stands in the place of the adjoints of such a value.
#[doc(hidden)]
pub trait NoBars {
    /// Does nothing.
    fn forget(&self);
}
impl<T: Copy> NoBars for &T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn forget(&self) {}
}

/// Returns the new value of a place, whose adjoints stay there.
///
/// # Panics
///
/// If it is a list of another length than the old one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn same_parts<T: Shadow>(old: &T, new: T) -> T {
    let ([rows, columns], [new_rows, new_columns]) = (old.form(), new.form());
    assert_rows(columns, new_columns);
    assert_parts(rows, new_rows);
    new
}

/// Writes `Bars` for types whose parts are visited one by one.
macro_rules! bars_of_parts {
    ($([$($generics:tt)*] $t:ty, |$all:ident| $parts:expr, $rows:path;)*) => {$(
        impl<$($generics)*> Bars for $t {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn accumulate(&self, from: &Self) {
                assert_rows($rows(self), $rows(from));
                let one = { let $all = self; $parts };
                let other = { let $all = from; $parts };
                pairs(one, other).for_each(|(to, from)| to.accumulate(from));
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn seed(&self, from: &Self) {
                let one = { let $all = self; $parts };
                let other = { let $all = from; $parts };
                one.zip(other).for_each(|(to, from)| to.seed(from));
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transfer(&self, from: &Self) {
                assert_rows($rows(self), $rows(from));
                let one = { let $all = self; $parts };
                let other = { let $all = from; $parts };
                pairs(one, other).for_each(|(to, from)| to.transfer(from));
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn forget(&self) {
                let $all = self;
                $parts.for_each(|each| each.forget());
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn exchange(&self, other: &Self) {
                assert_rows($rows(self), $rows(other));
                let one = { let $all = self; $parts };
                let other = { let $all = other; $parts };
                pairs(one, other).for_each(|(one, other)| one.exchange(other));
            }
            fn vanish(&self) -> bool {
                let $all = self;
                let mut parts = $parts;
                parts.all(|each| each.vanish())
            }
            fn places(&self, path: u64, to: &mut Places) {
                let $all = self;
                $parts.enumerate().for_each(|(i, each)| each.places(Places::part(path, i), to));
            }
        }
    )*};
}
bars_of_parts! {
    [T: Bars] [T], |all| all.iter(), one_row;
    [T: Bars, const N: usize] [T; N], |all| all.iter(), one_row;
    [T: Bars] Vec<T>, |all| all.iter(), one_row;
    [K, T: Bars] BTreeMap<K, T>, |all| all.values(), one_row;
    [T: Bars + nalgebra::Scalar, R: nalgebra::Dim, C: nalgebra::Dim, S: nalgebra::RawStorage<T, R, C>]
        nalgebra::Matrix<T, R, C, S>, |all| all.iter(), Self::nrows;
    [T: Bars + nalgebra::Scalar, const N: usize] nalgebra::OPoint<T, nalgebra::Const<N>>, |all| all.coords.iter(), one_row;
}

/// Where one of the two has no adjoints, those of the other are 0: the option had a value at another time. See [`Shadow::open`].
///
/// # Panics
///
/// If they are not 0: derivatives would be lost.
fn assert_at_another_time<T: Bars>(one: &Option<T>, other: &Option<T>) {
    let nothing = |bar: &Option<T>| bar.as_ref().is_none_or(T::vanish);
    if !nothing(one) || !nothing(other) {
        assert_parts(usize::from(one.is_some()), usize::from(other.is_some()));
    }
}

impl<T: Bars> Bars for Option<T> {
    fn accumulate(&self, from: &Self) {
        match (self, from) {
            (Some(to), Some(from)) => to.accumulate(from),
            (None, from) => assert_at_another_time(&None, from),
            _ => {}
        }
    }
    fn seed(&self, from: &Self) {
        self.iter().zip(from).for_each(|(to, from)| to.seed(from));
    }
    fn transfer(&self, from: &Self) {
        match (self, from) {
            (Some(to), Some(from)) => to.transfer(from),
            (None, from) => assert_at_another_time(&None, from),
            _ => {}
        }
    }
    fn forget(&self) {
        self.iter().for_each(T::forget);
    }
    fn exchange(&self, other: &Self) {
        match (self, other) {
            (Some(one), Some(other)) => one.exchange(other),
            (one, other) => assert_at_another_time(one, other),
        }
    }
    fn vanish(&self) -> bool {
        self.iter().all(T::vanish)
    }
    fn places(&self, path: u64, to: &mut Places) {
        to.note(self, path);
    }
}

/// Writes what stands for the adjoints of a matrix or of a view where those of a copy are added, which lie in storage of another type.
macro_rules! of_copies {
    ($($name:ident $function:ident, $what:literal, ($r:ident, $c:ident), |$to:ident, $from:ident, $add:ident| $code:expr;)*) => {$(
        #[doc = concat!("The adjoints of a matrix, to which those of ", $what, " are added.")]
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        pub struct $name<'a, M>(&'a M);

        #[doc = concat!("Returns the adjoints of a matrix, seen from ", $what, ".")]
        #[doc(hidden)]
        #[inline]
        pub fn $function<T, R: nalgebra::Dim, C: nalgebra::Dim, S>(
            bars: &nalgebra::Matrix<T, R, C, S>,
        ) -> $name<'_, nalgebra::Matrix<T, R, C, S>> {
            $name(bars)
        }

        impl<T, R, C, S> $name<'_, nalgebra::Matrix<T, R, C, S>>
        where
            T: Bars + nalgebra::Scalar,
            R: nalgebra::Dim,
            C: nalgebra::Dim,
            S: nalgebra::RawStorage<T, R, C>,
        {
            #[doc = concat!("Adds the adjoints of ", $what, ".")]
            #[inline]
            pub fn accumulate<Q: nalgebra::RawStorage<T, $r, $c>>(&self, from: &nalgebra::Matrix<T, $r, $c, Q>) {
                self.each(from, T::accumulate);
            }
        }
        impl<T, R, C, S> $name<'_, nalgebra::Matrix<T, R, C, S>>
        where
            T: nalgebra::Scalar,
            R: nalgebra::Dim,
            C: nalgebra::Dim,
            S: nalgebra::RawStorage<T, R, C>,
        {
            /// Adds to each adjoint.
            #[inline]
            pub(super) fn each<B: nalgebra::Scalar, Q: nalgebra::RawStorage<B, $r, $c>>(
                &self,
                $from: &nalgebra::Matrix<B, $r, $c, Q>,
                $add: impl Fn(&T, &B),
            ) {
                let $to = self.0;
                $code
            }
        }

        impl<T, R, C, S> Unsure<&$name<'_, nalgebra::Matrix<T, R, C, S>>>
        where
            T: nalgebra::Scalar,
            R: nalgebra::Dim,
            C: nalgebra::Dim,
            S: nalgebra::RawStorage<T, R, C>,
        {
            #[doc = concat!("Adds the adjoints of ", $what, ", if there are any.")]
            #[inline]
            pub fn accumulate<B, Q>(self, from: &nalgebra::Matrix<B, $r, $c, Q>)
            where
                T: OfCopy<B>,
                B: nalgebra::Scalar,
                Q: nalgebra::RawStorage<B, $r, $c>,
            {
                self.0.each(from, T::add);
            }
        }
    )*};
}
of_copies! {
    Transposed transposed, "the transposed matrix", (C, R), |to, from, add| {
        for (i, row) in to.row_iter().enumerate() {
            row.iter().zip(from.column(i).iter()).for_each(|(to, from)| add(to, from));
        }
    };
    Viewed viewed, "its copy", (R, C), |to, from, add| {
        to.iter().zip(from.iter()).for_each(|(to, from)| add(to, from));
    };
}

impl<T: Bars> Bars for Box<T> {
    fn accumulate(&self, from: &Self) {
        (**self).accumulate(from);
    }
    fn seed(&self, from: &Self) {
        (**self).seed(from);
    }
    fn transfer(&self, from: &Self) {
        (**self).transfer(from);
    }
    fn forget(&self) {
        (**self).forget();
    }
    fn exchange(&self, other: &Self) {
        (**self).exchange(other);
    }
    fn vanish(&self) -> bool {
        (**self).vanish()
    }
    fn places(&self, path: u64, to: &mut Places) {
        (**self).places(path, to);
    }
}

macro_rules! tuples {
    ($($t:ident $i:tt),*) => {
        impl<$($t: Bars),*> Bars for ($($t,)*) {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn accumulate(&self, from: &Self) {
                $(self.$i.accumulate(&from.$i);)*
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn seed(&self, from: &Self) {
                $(self.$i.seed(&from.$i);)*
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transfer(&self, from: &Self) {
                $(self.$i.transfer(&from.$i);)*
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn forget(&self) {
                $(self.$i.forget();)*
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn exchange(&self, other: &Self) {
                $(self.$i.exchange(&other.$i);)*
            }
            fn vanish(&self) -> bool {
                $(self.$i.vanish())&&*
            }
            fn places(&self, path: u64, to: &mut Places) {
                $(self.$i.places(Places::part(path, $i), to);)*
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
