//! [`MayBeFloat`]: the adjoint of what a call returns, or of the copy of a field, of which the macro does not know whether it is a float.

use super::{Bar, Bars, Cell, PlainItem};
use crate::scalar::IsFloat;

/// The adjoint of what a call returns.
///
/// The method is that of the type itself where the value is a float, which has no derivative, and that of [`OfNumber`] where it is not.
#[doc(hidden)]
#[derive(Debug)]
pub struct MayBeFloat<'b, B: ?Sized>(pub &'b B);

impl<T: IsFloat> MayBeFloat<'_, Cell<T>> {
    /// Adds nothing: what a float was computed from has no part in it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn increment<S>(self, _: S) {}
}

impl<T: IsFloat> MayBeFloat<'_, &Cell<T>> {
    /// Adds nothing.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn increment<S>(self, _: S) {}
}

/// The same of lists in fields, which may be lists without derivatives.
macro_rules! of_lists {
    ($($t:ty)*) => {$(
        impl<T: PlainItem> MayBeFloat<'_, $t> {
            /// Adds nothing: the list may also have had another length when its struct was made.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn accumulate<B: ?Sized>(self, _: &B) {}
        }
    )*};
}
of_lists!([T] Vec<T> &[T] &Vec<T>);

/// The adjoints of a value.
#[doc(hidden)]
pub trait OfMany<B: ?Sized> {
    /// Adds to the adjoints.
    fn accumulate(self, from: &B);
}
impl<B: Bars + ?Sized> OfMany<B> for MayBeFloat<'_, B> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn accumulate(self, from: &B) {
        self.0.accumulate(from);
    }
}

/// The same behind a reference.
#[doc(hidden)]
pub trait OfManyBehind<B: ?Sized> {
    /// Adds to the adjoints.
    fn accumulate(self, from: &B);
}
impl<B: Bars + ?Sized> OfManyBehind<B> for &MayBeFloat<'_, &B> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn accumulate(self, from: &B) {
        self.0.accumulate(from);
    }
}

/// The adjoint of a number.
#[doc(hidden)]
pub trait OfNumber<S> {
    /// Adds to the adjoint.
    fn increment(self, more: S);
}
impl<S, B: Bar<S>> OfNumber<S> for MayBeFloat<'_, B> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn increment(self, more: S) {
        self.0.increment(more);
    }
}

/// The same behind a reference, as an item is.
#[doc(hidden)]
pub trait OfNumberBehind<S> {
    /// Adds to the adjoint.
    fn increment(self, more: S);
}
impl<S, B: Bar<S>> OfNumberBehind<S> for &MayBeFloat<'_, &B> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn increment(self, more: S) {
        self.0.increment(more);
    }
}

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
