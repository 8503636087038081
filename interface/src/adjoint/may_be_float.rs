//! [`MayBeFloat`]: the adjoint of what a call returns, or of the copy of a field, of which the macro does not know whether it is a float.

use super::bar::NoBar;
use super::plain_list::integers;
use super::{Bar, Cell, Pool, Shadow};
use crate::scalar::IsFloat;
use crate::{Number, Real, Scalar};
use num_traits::Zero;

/// The adjoint of what a call returns.
///
/// The method is that of the type itself where the value is a float, which has no derivative, and that of [`OfNumber`] where it is not.
#[doc(hidden)]
#[derive(Debug)]
pub struct MayBeFloat<'b, B: ?Sized>(pub &'b B);

/// The adjoint of a float, or a reference to one.
#[doc(hidden)]
pub trait IsBarOfFloat {}
impl<T: IsFloat> IsBarOfFloat for Cell<T> {}
impl<T: IsFloat> IsBarOfFloat for &Cell<T> {}

impl<B: IsBarOfFloat> MayBeFloat<'_, B> {
    /// Adds nothing: what a float was computed from has no part in it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn increment<S>(self, _: S) {}
    /// Returns 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read<S: Zero>(self) -> S {
        S::zero()
    }
    /// Returns 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn drain<S: Zero>(self) -> S {
        S::zero()
    }
}

/// Writes a trait of the adjoints of numbers: the methods above, for what is no float.
macro_rules! of_numbers {
    ($($(#[$meta:meta])* $name:ident: $holder:ty;)*) => {$(
        $(#[$meta])*
        #[doc(hidden)]
        pub trait $name<S> {
            /// Adds to the adjoint.
            fn increment(self, more: S);
            /// Returns the adjoint.
            fn read(self) -> S;
            /// Returns the adjoint and sets it to 0.
            fn drain(self) -> S;
        }
        impl<S, B: Bar<S>> $name<S> for $holder {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn increment(self, more: S) {
                self.0.increment(more);
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read(self) -> S {
                self.0.read()
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn drain(self) -> S {
                self.0.drain()
            }
        }
    )*};
}
of_numbers! {
    /// The adjoint of a number.
    OfNumber: MayBeFloat<'_, B>;
    /// The same behind a reference, as an item is.
    OfNumberBehind: &MayBeFloat<'_, &B>;
}

/// A number that is an argument, and its adjoint, which nobody asks for where the number is a float or an integer.
#[doc(hidden)]
#[derive(Debug)]
pub struct FloatOr<V, B>(pub V, pub B);

impl<V: NoBar, B> FloatOr<V, B> {
    /// Returns what a function takes beside a number without derivative. The compiler finds this method before that of the trait.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn bar(self) {}
}

/// A number with an adjoint.
#[doc(hidden)]
pub trait NumberBar {
    /// The adjoint.
    type Bar;
    /// Returns it.
    fn bar(self) -> Self::Bar;
}
impl<V, B> NumberBar for FloatOr<V, B> {
    type Bar = B;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(self) -> B {
        self.1
    }
}

/// A value without derivative beside a number in a tuple that is an argument.
#[doc(hidden)]
#[derive(Debug)]
pub struct BesideNumber<'v, V>(pub &'v V);

impl<V: IsFloat + Shadow<Bar = Cell<V>>> BesideNumber<'_, V> {
    /// Returns the adjoint of a float, which nobody reads. The compiler finds this method before that of the trait.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn bar(self) -> Cell<V> {
        self.0.bar()
    }
}

/// What stands for the adjoint of another value.
#[doc(hidden)]
pub trait OtherBesideNumber<'v, V> {
    /// Returns the value.
    fn bar(self) -> &'v V;
}
impl<'v, V> OtherBesideNumber<'v, V> for BesideNumber<'v, V> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(self) -> &'v V {
        self.0
    }
}

/// What such a method returned, as a reference.
#[doc(hidden)]
pub trait Behind {
    /// What is behind the reference.
    type Target;
    /// Returns the reference.
    fn behind(&self) -> &Self::Target;
}
impl<T: IsFloat> Behind for Cell<T> {
    type Target = Self;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn behind(&self) -> &Self {
        self
    }
}
impl<V> Behind for &V {
    type Target = V;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn behind(&self) -> &V {
        self
    }
}

/// A number of the function, or a float.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a list of `{Self}` is collected from a field, and the adjoint does not know that it has no derivative",
    label = "collected here",
    note = "give the list a name and its type first: `let list: Vec<usize> = ….collect();`"
)]
pub trait Collected: Shadow {
    /// Returns a list of zeros, with the storage of the pool, as long as the iterator.
    fn zeros<I: Iterator>(items: I, pool: &mut Pool) -> Vec<Self>
    where
        Self: Sized;
}
#[diagnostic::do_not_recommend]
impl<R: Real, S: Scalar<R> + Number<Real = R>> Collected for S {
    #[inline]
    fn zeros<I: Iterator>(items: I, pool: &mut Pool) -> Vec<S> {
        let mut list = S::list_in(items.size_hint().0, pool);
        list.extend(items.map(|_| S::zero()));
        list
    }
}

/// Returns the list that a function collects before it gets its items. They say whether it is one of numbers or of floats.
#[doc(hidden)]
#[inline]
pub fn collected<T: Collected>(items: impl IntoIterator, pool: &mut Pool) -> Vec<T> {
    T::zeros(items.into_iter(), pool)
}

/// What a sum begins with.
#[doc(hidden)]
pub trait Nothing {
    /// Returns 0, with the sign that the sum of no floats has.
    fn nothing() -> Self;
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> Nothing for S {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn nothing() -> S {
        -S::zero()
    }
}
macro_rules! nothing {
    ($($t:ty)*) => {$(
        impl Nothing for $t {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn nothing() -> $t {
                0
            }
        }
    )*};
}
integers!(nothing);

/// Returns what a sum begins with that is assigned to a field, which says its type.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn nothing_of<T: Nothing>(_: &T) -> T {
    T::nothing()
}

/// Calls a macro with floats and tuples with floats, and with the types of their adjoints: `value, adjoint;` for each.
macro_rules! of_floats {
    ($then:ident) => {
        of_floats!(@ $then f64);
        of_floats!(@ $then f32);
    };
    (@ $then:ident $t:ty) => {
        $then! {
            $t, Cell<$t>;
            ($t, $t), (Cell<$t>, Cell<$t>);
            (usize, $t), (usize, Cell<$t>);
            ($t, usize), (Cell<$t>, usize);
            ($t, $t, $t), (Cell<$t>, Cell<$t>, Cell<$t>);
            (usize, usize, $t), (usize, usize, Cell<$t>);
        }
    };
}
pub(super) use of_floats;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scalar;

    fn both<S: Scalar>(float: &Cell<f64>, number: &Cell<S>, more: S) {
        MayBeFloat(float).increment(more);
        MayBeFloat(number).increment(more);
        MayBeFloat(&float).increment(more);
        MayBeFloat(&number).increment(more);
    }

    #[test]
    fn floats_take_nothing() {
        let (float, number) = (Cell::new(1.0), Cell::new(2.0));
        both(&float, &number, 3.0);
        assert_eq!((float.get(), number.get()), (1.0, 8.0));
    }
}
