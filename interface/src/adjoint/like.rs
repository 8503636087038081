//! [`Like`]: numbers of which the macro does not know whether they are floats.

use crate::scalar::IsFloat;
use crate::{Number, Real, Scalar};

/// A number, or a float: a field of a struct may be either.
///
/// The method is that of the type itself where the value is a float, and that of [`AnyNumber`] where it is not.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Like<T>(pub T);

impl<T: IsFloat> Like<T> {
    /// Returns the float as a number of the kind of another.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn of<S: Scalar<T::Float> + Number<Real = T::Float>>(self, _: S) -> S
    where
        T::Float: Real,
    {
        S::constant(self.0.float())
    }
}

/// A number as it is.
#[doc(hidden)]
pub trait AnyNumber<T> {
    /// Returns the number.
    fn of(self, _: T) -> T;
}
impl<T> AnyNumber<T> for Like<T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn of(self, _: T) -> T {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both<S: Scalar>(float: f64, number: S) -> (S, S) {
        (Like(float).of(number), Like(number).of(number))
    }

    #[test]
    fn floats_become_numbers() {
        assert_eq!(both(2.0, 3.0), (2.0, 3.0));
    }
}
