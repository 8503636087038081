//! Comparisons compare values.

use super::DualNumber;
use core::cmp::Ordering;
use fluxions::{Number, Real, Scalar};

impl<T: PartialEq, const N: usize> PartialEq for DualNumber<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: PartialOrd, const N: usize> PartialOrd for DualNumber<T, N> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.value.partial_cmp(&other.value)
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> PartialEq<R> for DualNumber<T, N> {
    #[inline]
    fn eq(&self, other: &R) -> bool {
        self.value == *other
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> PartialOrd<R> for DualNumber<T, N> {
    #[inline]
    fn partial_cmp(&self, other: &R) -> Option<Ordering> {
        self.value.partial_cmp(other)
    }
}
