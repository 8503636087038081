//! Conversions that simba asks for. To a float they take the value by
//! [`primal`](crate::Scalar::primal), which pins a recording to it: what the function does with the
//! float is out of the tape's sight.

use super::Field;
use crate::{Number, Real, Scalar};
use simba::scalar::SubsetOf;

impl<S: Clone> SubsetOf<Self> for Field<S> {
    fn to_superset(&self) -> Self {
        self.clone()
    }
    fn from_superset_unchecked(element: &Self) -> Self {
        element.clone()
    }
    fn is_in_subset(_: &Self) -> bool {
        true
    }
}

macro_rules! subset {
    ($($float:ident)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>> SubsetOf<Field<S>> for $float {
            fn to_superset(&self) -> Field<S> {
                Field(S::constant(R::from_f64(f64::from(*self))))
            }
            fn from_superset_unchecked(element: &Field<S>) -> Self {
                element.0.primal().to_f64() as $float
            }
            fn is_in_subset(_: &Field<S>) -> bool {
                true
            }
        }
    )*};
}

subset!(f64 f32);
