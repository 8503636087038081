//! Checks the guards at a new point.

use crate::guard::Guard;
use crate::recording::{Base, on_behalf};
use core::any::TypeId;
use fluxions::Scalar;

/// Returns the number of the first guard that does not hold for these values. If `T` is a variable of a tape, each
/// comparison is recorded there with the line of the user's code.
pub(crate) fn flipped<R: Base, T: Scalar<R>>(guards: &[Guard<R>], values: &[T]) -> Option<usize> {
    if TypeId::of::<T>() == TypeId::of::<R>() {
        return guards.iter().position(|guard| !guard.holds(values));
    }
    if !guards.is_empty() {
        // Which guards there are depends on what was recorded before.
        fluxions::sparse::remembers();
    }
    guards.iter().position(|guard| !on_behalf::<R, _>(guard.place, || guard.holds(values)))
}
