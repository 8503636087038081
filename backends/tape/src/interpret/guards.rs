//! Guards, at a new point.

use crate::guard::Guard;
use crate::recording::{Base, on_behalf};
use core::any::TypeId;
use fluxions::Scalar;

/// The first guard that flips on these numbers; over a tape's variables each comparison counts as the user's.
pub(crate) fn flipped<R: Base, T: Scalar<R>>(guards: &[Guard<R>], values: &[T]) -> Option<usize> {
    if TypeId::of::<T>() == TypeId::of::<R>() {
        return guards.iter().position(|guard| !guard.holds(values));
    }
    guards.iter().position(|guard| !on_behalf::<R, _>(guard.place, || guard.holds(values)))
}
