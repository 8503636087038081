//! Comparisons, as the scalar makes them, and approx's.

use super::Field;
use crate::{Number, Real, Scalar};
use approx::{AbsDiffEq, RelativeEq, UlpsEq};
use core::cmp::Ordering;
use core::fmt;

impl<S: PartialEq> PartialEq for Field<S> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<S: PartialOrd> PartialOrd for Field<S> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.0.partial_cmp(&other.0)
    }
    // Each by its own: what a tape may guard for a < b is less than which of three orderings held.
    #[inline]
    fn lt(&self, other: &Self) -> bool {
        self.0 < other.0
    }
    #[inline]
    fn le(&self, other: &Self) -> bool {
        self.0 <= other.0
    }
    #[inline]
    fn gt(&self, other: &Self) -> bool {
        self.0 > other.0
    }
    #[inline]
    fn ge(&self, other: &Self) -> bool {
        self.0 >= other.0
    }
}

impl<S: fmt::Debug> fmt::Display for Field<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> AbsDiffEq for Field<S> {
    type Epsilon = Self;

    fn default_epsilon() -> Self {
        Self(S::constant(R::EPSILON))
    }
    fn abs_diff_eq(&self, other: &Self, epsilon: Self) -> bool {
        self.0 == other.0 || (self.0 - other.0).abs() <= epsilon.0
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> RelativeEq for Field<S> {
    fn default_max_relative() -> Self {
        Self::default_epsilon()
    }
    fn relative_eq(&self, other: &Self, epsilon: Self, max_relative: Self) -> bool {
        if self.abs_diff_eq(other, epsilon) {
            return true;
        }
        let difference = (self.0 - other.0).abs();
        let largest = self.0.abs().max(other.0.abs());
        // Else an infinity would be relatively close to every number: ∞ ≤ ∞ · ε.
        difference < R::INFINITY && difference <= largest * max_relative.0
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> UlpsEq for Field<S> {
    fn default_max_ulps() -> u32 {
        4
    }
    fn ulps_eq(&self, other: &Self, epsilon: Self, max_ulps: u32) -> bool {
        let ulps = S::constant(R::EPSILON * R::from_f64(f64::from(max_ulps)));
        self.relative_eq(other, epsilon, Self(ulps))
    }
}
