//! What the macro cannot know by names alone, the compiler checks by types.

use super::PlainItem;
use super::plain_list::integers;
use crate::scalar::Operand;
use core::cmp::Ordering;

/// A type of results that carry no derivative, whatever they were computed from.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a method that hides derivatives returns `{Self}`, which may carry one",
    label = "its derivative would be lost",
    note = "the adjoint takes `len`, `is_empty`, `max` and their like for methods of collections: give your method another name"
)]
pub trait Passive {}
#[diagnostic::do_not_recommend]
impl<T: Passive + ?Sized> Passive for &T {}

macro_rules! passive {
    ($($t:ty)*) => {$(impl Passive for $t {})*};
}
passive!(() bool char str String Ordering);
integers!(passive);
impl Passive for f64 {}
impl Passive for f32 {}
#[diagnostic::do_not_recommend]
impl<T: Passive> Passive for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T: Passive> Passive for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<A: Passive, B: Passive> Passive for (A, B) {}
#[diagnostic::do_not_recommend]
impl<A: Passive, B: Passive, C: Passive> Passive for (A, B, C) {}

/// Returns the value, whose type shows that it carries no derivative.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn passive<T: Passive>(value: T) -> T {
    value
}

/// A list that both sweeps go through.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint goes through the items of `{Self}` twice, and this loop takes them out",
    label = "cannot be cloned",
    note = "go through references, `for item in &list`, or derive `Clone` for the items"
)]
pub trait Twice {
    /// Returns a copy.
    fn twice(&self) -> Self;
}
#[diagnostic::do_not_recommend]
impl<T: Clone> Twice for T {
    #[inline]
    fn twice(&self) -> T {
        self.clone()
    }
}

/// Returns a copy of a list.
#[doc(hidden)]
#[inline]
pub fn twice<T: Twice>(list: &T) -> T {
    list.twice()
}

/// What a method `map` of a list, an option or an iterator returns.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint takes a method of a struct for the `map` of a list or an option, and it returns `{Self}`",
    label = "its derivative would be lost",
    note = "give your method another name"
)]
pub trait Mapped {}
#[diagnostic::do_not_recommend]
impl<I, F> Mapped for core::iter::Map<I, F> {}
#[diagnostic::do_not_recommend]
impl<T> Mapped for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T, E> Mapped for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T, const N: usize> Mapped for [T; N] {}
#[diagnostic::do_not_recommend]
impl<T, R: nalgebra::Dim, C: nalgebra::Dim, M> Mapped for nalgebra::Matrix<T, R, C, M> {}

/// Returns what a method `map` gave, whose items carry no derivative.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn mapped<T: Mapped>(value: T) -> T {
    value
}

/// A value without derivative that a function gets in both sweeps.
#[doc(hidden)]
#[derive(Debug)]
pub struct Again<'v, T>(pub &'v T);

impl<T: Copy> Again<'_, T> {
    /// Returns the value, whose type shows that it is the same in both sweeps. The compiler finds this method before that of the trait.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn given(self) -> T {
        *self.0
    }
}

/// A value that is given once.
#[doc(hidden)]
pub trait GivenOnce<T> {
    /// Returns a copy.
    fn given(self) -> T
    where
        T: Copied;
}
impl<T> GivenOnce<T> for Again<'_, T> {
    #[inline]
    fn given(self) -> T
    where
        T: Copied,
    {
        self.0.clone()
    }
}

/// The first argument of `Point::norm(p)`, of which the halves of a method take a reference, and those of other functions a value.
#[doc(hidden)]
pub trait Receiver<P> {
    /// Returns what the function takes.
    fn receiver(self) -> P;
}
#[diagnostic::do_not_recommend]
impl<'a, T> Receiver<&'a T> for &'a T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receiver(self) -> &'a T {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<T: Clone> Receiver<T> for &T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receiver(self) -> T {
        self.clone()
    }
}

/// Returns that argument as the function takes it.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn receiver<'a, T, P>(value: &'a T) -> P
where
    &'a T: Receiver<P>,
{
    value.receiver()
}

/// What a function gets in both sweeps that may change it: what it was is kept, so that it changes in the same way the second time.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint calls this function a second time, with a copy of what the value behind this argument was, and `{Self}` cannot be copied or shares its state",
    label = "lent to a function that may change it",
    note = "write `#[derive(Clone)]` before the type, whose copies have a state of their own; or let the function return what is new"
)]
pub trait AsBefore {
    /// The copy.
    type Copy;
    /// Returns a copy.
    fn as_before(&self) -> Self::Copy;
}
#[diagnostic::do_not_recommend]
impl<T: Clone + Send> AsBefore for T {
    type Copy = T;
    #[inline]
    fn as_before(&self) -> T {
        self.clone()
    }
}
#[diagnostic::do_not_recommend]
impl<T: Clone + Send> AsBefore for [T] {
    type Copy = Vec<T>;
    #[inline]
    fn as_before(&self) -> Vec<T> {
        self.to_vec()
    }
}

/// Returns a copy of a value that changes.
#[doc(hidden)]
#[inline]
pub fn as_before<T: AsBefore + ?Sized>(value: &T) -> T::Copy {
    value.as_before()
}

/// A value that is copied for the backward sweep.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint calls this function a second time, which may change the value behind this argument once more",
    label = "a reference to what changes, or a value that can be given once",
    note = "let the function return what is new; or pass a `&` or a `.clone()` to it, or write `#[derive(Clone, Differentiable)] #[differentiable(skip)]` before a type without derivatives"
)]
pub trait Copied: Clone {}
#[diagnostic::do_not_recommend]
impl<T: PlainItem + Clone> Copied for T {}

/// What the macro takes for a number: a number, a reference to one, or an integer, which carries no derivative.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint takes a value of type `{Self}` for a number",
    label = "no number",
    note = "the macro sees no types: a struct has its operators where its type is written, `let p: Point<S> = …`"
)]
pub trait Flat {
    /// The number itself.
    type Number;
    /// Returns the number, by value.
    fn flat(self) -> Self::Number;
}

impl<T: Operand> Flat for T {
    type Number = T::Number;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flat(self) -> T::Number {
        self.number()
    }
}

macro_rules! flat {
    ($($t:ty)*) => {$(
        impl Flat for $t {
            type Number = $t;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn flat(self) -> $t {
                self
            }
        }
        impl Flat for &$t {
            type Number = $t;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn flat(self) -> $t {
                *self
            }
        }
    )*};
}
flat!(bool char);
integers!(flat);

/// Returns the number behind a number or a reference to one.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn flat<T: Flat>(x: T) -> T::Number {
    x.flat()
}

/// What a type has whose methods have adjoints: nothing implements it, and it is here for the message.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a function with an adjoint calls a method of `{Self}` that has no adjoint",
    label = "a method without an adjoint",
    note = "a method that returns no numbers has none, also in a marked block: write the type of what it returns, `let u: f64 = model.rate(2);`",
    note = "for others write `#[differentiable(helper, adjoint)]` before the `impl` block that has the method; a method that a trait bound names, as `K: Kernel` does, has none: name the type",
    note = "of a method of the standard library or of nalgebra write what it does as a loop, `v.dot(&v).sqrt()` for the length of a vector, and `map` or `zip_map` for another closure"
)]
pub trait HasAdjoint {}

/// Compares a function with that of the standard library that the macro takes it for: each function has a type of its own.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn of_library<F>(_: F, _: F) {}
