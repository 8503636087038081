//! Runs programs whose windows share places.

use super::groups::Buffers;
use super::{evaluate, pull};
use crate::call::{FailedCall, Keeps};
use crate::program::Program;
use fluxions::{Real, Scalar};

/// Computes the values window by window, and copies those that are used outside.
#[inline(never)]
pub(super) fn forward<R: Real, T: Scalar<R>>(
    program: &Program<R>,
    values: &mut [T],
    buffers: &mut Buffers<R, T>,
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    for window in &program.windows {
        evaluate(&program.segments[window.segments.clone()], program, values, buffers, keeps)?;
        window.used.iter().for_each(|&(shared, own)| values[own as usize] = values[shared as usize]);
    }
    Ok(())
}

/// Propagates adjoints window by window, the last one first. Each begins with the adjoints that it got from outside,
/// and computes the values again that its slopes look at.
#[inline(never)]
pub(super) fn backward<R: Real, T: Scalar<R>, const K: usize>(
    program: &Program<R>,
    values: &mut [T],
    adjoints: &mut [[T; K]],
    buffers: &mut Buffers<R, T>,
    room: &mut [[T; K]],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    for window in program.windows.iter().rev() {
        for segments in &window.again {
            evaluate(&program.segments[segments.clone()], program, values, buffers, keeps)?;
        }
        adjoints[window.first..].fill([T::constant(-R::zero()); K]);
        window.used.iter().for_each(|&(shared, own)| adjoints[shared as usize] = adjoints[own as usize]);
        pull(&program.segments[window.segments.clone()], program, values, adjoints, buffers, room, keeps)?;
    }
    Ok(())
}
