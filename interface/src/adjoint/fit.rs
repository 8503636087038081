//! Calls of functions whose second half may take an adjoint beside an argument, or none: [`fitted`].
//!
//! The second half of a helper takes an adjoint for each parameter that is made of numbers. A caller sees no types: `k` of `at(t.c, t.k)` may be a number or a skipped
//! field. So the types of the parameters say which of the adjoints the function gets.

use super::may_be_float::of_floats;
use super::{Cell, Site, Stack};

/// An argument without adjoint.
#[doc(hidden)]
#[derive(Debug)]
pub struct Alone<V>(pub V);

/// An argument and its adjoint.
#[doc(hidden)]
#[derive(Debug)]
pub struct Both<V, B>(pub V, pub B);

/// An argument that is made of numbers or not, and what stands for its adjoint.
#[doc(hidden)]
#[derive(Debug)]
pub struct MayBe<V, B>(pub V, pub B);

/// An argument that was computed from constants, and an adjoint that nobody reads.
#[doc(hidden)]
#[derive(Debug)]
pub struct OfConstants<V, B>(pub V, pub B);

/// The argument `None`, whose type nobody says.
#[doc(hidden)]
#[derive(Debug)]
pub struct Absent;

/// A value that becomes one of another type where it is passed to a function, as the compiler does it where it knows the function.
#[doc(hidden)]
pub trait Passed<P> {
    /// Returns what the function takes.
    fn passed(self) -> P;
}
impl<P> Passed<P> for P {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn passed(self) -> P {
        self
    }
}

macro_rules! passed {
    ($([$($generics:tt)*] $from:ty => $to:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<'a, $($generics)*> Passed<$to> for $from {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn passed(self) -> $to {
                self
            }
        }
    )*};
}
passed! {
    [T: ?Sized] &'a mut T => &'a T;
    [T] &'a Vec<T> => &'a [T];
    [T] &'a mut Vec<T> => &'a [T];
    [T] &'a mut Vec<T> => &'a mut [T];
    [T, const N: usize] &'a [T; N] => &'a [T];
    [T, const N: usize] &'a mut [T; N] => &'a [T];
    [T, const N: usize] &'a mut [T; N] => &'a mut [T];
    [T: ?Sized] &'a Box<T> => &'a T;
    ['b, T: ?Sized] &'a &'b T => &'a T;
    ['b, T] &'a &'b Vec<T> => &'a [T];
    ['b, T: ?Sized] &'a &'b mut T => &'a T;
    [] &'a String => &'a str;
    ['b] &'a mut Site<'b> => &'a mut Stack;
}

#[diagnostic::do_not_recommend]
impl<'a, T, const N: usize> Passed<&'a [T]> for &'a &[T; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn passed(self) -> &'a [T] {
        *self
    }
}

/// An argument that the function may change, counted as one without derivative.
#[doc(hidden)]
#[derive(Debug)]
pub struct Changing<V>(pub V);

/// What stands for the adjoint of a value `V` that has none: the value that a skipped field has there, or the adjoints of floats.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a number with derivatives is an argument of a function that has no adjoint for it",
    label = "its derivative would be lost",
    note = "the parameter is marked `#[constant]`, or its type is a type parameter; a constant that is a number of the function, `S::one()`, counts as one: pass a float to a parameter of type `f64`"
)]
pub trait Unread<V: ?Sized> {}
#[diagnostic::do_not_recommend]
impl<V: ?Sized> Unread<V> for () {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized> Unread<T> for &T {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized> Unread<&T> for &T {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized> Unread<&mut T> for &T {}

/// The same of lists and texts, which may be asked for as slices.
macro_rules! of_slices {
    ($([$($generics:tt)*] $slice:ty => $bar:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Unread<$slice> for &$bar {}
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Unread<&$slice> for &$bar {}
    )*};
}
of_slices! {
    [] str => String;
    [T] [T] => Vec<T>;
    [T] Vec<T> => [T];
    [T, const N: usize] [T] => [T; N];
}

/// The same of floats, and of what is made of them.
macro_rules! made_of_floats {
    ($($value:ty, $bar:ty;)*) => {$(
        made_of_floats!(@ [] $value => $bar; [] Option<$value> => Option<$bar>; [const N: usize] [$value; N] => [$bar; N];);
        made_of_floats!(@ [] Vec<$value> => Vec<$bar>; [] Vec<Vec<$value>> => Vec<Vec<$bar>>; [] Option<Vec<$value>> => Option<Vec<$bar>>;);
        of_slices!([] [$value] => [$bar]; [] [$value] => Vec<$bar>; [const N: usize] [$value] => [$bar; N]; [] [Vec<$value>] => Vec<Vec<$bar>>;);
    )*};
    (@ $([$($generics:tt)*] $value:ty => $bar:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Unread<$value> for &$bar {}
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Unread<&$value> for &$bar {}
    )*};
}
of_floats!(made_of_floats);

macro_rules! of_tuples {
    ($($value:ident $bar:ident),*) => {
        #[diagnostic::do_not_recommend]
        impl<$($value, $bar: Unread<$value>),*> Unread<($($value,)*)> for ($($bar,)*) {}
    };
}
of_tuples!(A P);
of_tuples!(A P, B Q);
of_tuples!(A P, B Q, C R);

/// Arguments as a function takes them, whose parameters have the types of a list `P`. The types in `M` say which arguments have an adjoint there.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "arguments of which some may be without derivative do not fit the function that is called",
    label = "the types of the parameters do not say which arguments have an adjoint",
    note = "write the type of what has no derivative: `let k: usize = t.k;`, and pass the variable; a parameter that is marked `#[constant]` takes nothing with derivatives",
    note = "write the type of what is lent to be changed and has derivatives: `let mut p: Point<S> = Point::origin();`"
)]
pub trait Fits<P, M> {
    /// Returns the list.
    fn fit(self) -> P;
}
impl Fits<(), ()> for () {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fit(self) {}
}

/// That an argument has no adjoint.
#[doc(hidden)]
#[derive(Debug)]
pub enum One {}

/// That it has one.
#[doc(hidden)]
#[derive(Debug)]
pub enum Two {}

impl<V: Passed<P>, P, A: Fits<R, M>, R, M> Fits<(P, R), M> for (Alone<V>, A) {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fit(self) -> (P, R) {
        (self.0.0.passed(), self.1.fit())
    }
}
impl<V: Passed<P>, B: Passed<Q>, P, Q, A: Fits<R, M>, R, M> Fits<(P, (Q, R)), M> for (Both<V, B>, A) {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fit(self) -> (P, (Q, R)) {
        (self.0.0.passed(), (self.0.1.passed(), self.1.fit()))
    }
}

impl<V: Passed<P>, P, A: Fits<R, M>, R, M> Fits<(P, R), (One, M)> for (Changing<V>, A) {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fit(self) -> (P, R) {
        (self.0.0.passed(), self.1.fit())
    }
}
// With one implementation alone the compiler would speak of it, and not of `Fits`.
impl<V: Passed<P>, P, Q, A: Fits<R, M>, R, M> Fits<(P, (Q, R)), (Two, M)> for (Changing<V>, A)
where
    Two: Unread<V>,
{
    fn fit(self) -> (P, (Q, R)) {
        unreachable!("nothing fits here")
    }
}

impl<T, A: Fits<R, M>, R, M> Fits<(Option<T>, R), (One, M)> for (Absent, A) {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fit(self) -> (Option<T>, R) {
        (None, self.1.fit())
    }
}
impl<'a, T, B: 'a, A: Fits<R, M>, R, M> Fits<(Option<T>, (&'a Option<B>, R)), (Two, M)> for (Absent, A) {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fit(self) -> (Option<T>, (&'a Option<B>, R)) {
        (None, (&None, self.1.fit()))
    }
}

/// Writes both ways in which an argument may fit.
macro_rules! either {
    ($($argument:ident, [$($bound:tt)*];)*) => {$(
        impl<V: Passed<P>, B, P, A: Fits<R, M>, R, M> Fits<(P, R), (One, M)> for ($argument<V, B>, A)
        where
            $($bound)*
        {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn fit(self) -> (P, R) {
                (self.0.0.passed(), self.1.fit())
            }
        }
        impl<V: Passed<P>, B: Passed<Q>, P, Q, A: Fits<R, M>, R, M> Fits<(P, (Q, R)), (Two, M)>
            for ($argument<V, B>, A)
        {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn fit(self) -> (P, (Q, R)) {
                (self.0.0.passed(), (self.0.1.passed(), self.1.fit()))
            }
        }
    )*};
}
either! {
    MayBe, [B: Unread<V>];
    OfConstants, [];
}

/// The second half of a function, with the types of its parameters as a list.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a function with so many parameters is called with arguments of which some may be without derivative",
    label = "the types of the parameters are not looked at",
    note = "write the type of what has no derivative: `let k: usize = t.k;`, and pass the variable; or pass a struct in the place of many numbers"
)]
pub trait Takes<P> {
    /// What it returns.
    type Output;
    /// Calls it.
    fn take(self, list: P) -> Self::Output;
}

/// Writes that for functions of this many parameters, and of less.
macro_rules! takes {
    () => {};
    ($first:ident $($others:ident)*) => {
        takes!(@ [$first $($others)*] [$first $($others)*]);
        takes!($($others)*);
    };
    (@ [$($all:ident)*] $list:tt) => {
        impl<Z, Y: FnOnce($($all),*) -> Z, $($all),*> Takes<takes!(list $list)> for Y {
            type Output = Z;
            #[cfg_attr(not(debug_assertions), inline(always))]
            #[allow(non_snake_case)]
            fn take(self, list: takes!(list $list)) -> Z {
                let takes!(list $list) = list;
                self($($all),*)
            }
        }
    };
    (list []) => { () };
    (list [$first:ident $($others:ident)*]) => { ($first, takes!(list [$($others)*])) };
}
takes!(A B C D E F G H I J K L M N O P Q R S T);

/// Calls the second half of a function with those of the adjoints for which it has parameters.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn fitted<F: Takes<P>, P, A: Fits<P, M>, M>(second: F, arguments: A) -> F::Output {
    second.take(arguments.fit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scalar;

    fn second<S: Scalar>() -> impl FnOnce(S, &Cell<S>, usize, &[f64], (S, usize), (&Cell<S>, &usize), &Cell<S>) -> S {
        |x, bar, k, list, _, bars, y_bar| {
            bar.increment(x * k as f64);
            bars.0.increment(S::constant(list[0]));
            y_bar.get()
        }
    }

    fn called<S: Scalar>(x: S, bar: &Cell<S>, k: usize, list: &Vec<f64>, y_bar: &Cell<S>) -> S {
        let (float_bar, pair_bar) = (vec![Cell::new(0.0)], (Cell::new(S::zero()), 3));
        let list = MayBe(list, &float_bar);
        let pair = MayBe((x, k), (&pair_bar.0, &pair_bar.1));
        fitted(second::<S>(), (Both(x, bar), (MayBe(k, &k), (list, (pair, (Alone(y_bar), ())))))) + pair_bar.0.get()
    }

    #[test]
    fn types_say_what_has_an_adjoint() {
        let bar = Cell::new(0.0);
        assert_eq!(called(2.0, &bar, 3, &vec![0.5], &Cell::new(7.0)), 7.5);
        assert_eq!(bar.get(), 6.0);
    }
}
