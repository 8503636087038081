//! [`MayBeFloat`]: the adjoint of what a call returns, of which the macro does not know whether it is a float.

use super::{Bar, Cell};
use crate::scalar::IsFloat;

/// The adjoint of what a call returns.
///
/// The method is that of the type itself where the value is a float, which has no derivative, and that of [`OfNumber`] where it is not.
#[doc(hidden)]
#[derive(Debug)]
pub struct MayBeFloat<'b, B>(pub &'b B);

impl<T: IsFloat> MayBeFloat<'_, Cell<T>> {
    /// Adds nothing: what a float was computed from has no part in it.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scalar;

    fn both<S: Scalar>(float: &Cell<f64>, number: &Cell<S>, more: S) {
        MayBeFloat(float).increment(more);
        MayBeFloat(number).increment(more);
    }

    #[test]
    fn floats_take_nothing() {
        let (float, number) = (Cell::new(1.0), Cell::new(2.0));
        both(&float, &number, 3.0);
        assert_eq!((float.get(), number.get()), (1.0, 5.0));
    }
}
