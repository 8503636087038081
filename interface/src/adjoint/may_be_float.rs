//! [`MayBeFloat`]: the adjoint of what a call returns, or of the copy of a field, of which the macro does not know whether it is a float.

use super::bar::NoBar;
use super::{Bar, Cell};
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
