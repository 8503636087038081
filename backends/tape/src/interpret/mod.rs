//! Runs programs: values forwards, adjoints backwards.

mod coding;
#[cfg(all(debug_assertions, not(test)))]
mod compiled;
pub(crate) mod formulas;
pub(crate) mod groups;
pub(crate) mod guards;
mod places;
pub(crate) mod steps;
mod windows;

use crate::call::{self, FailedCall, Keeps};
use crate::program::{Program, Segment};
use crate::recording::Recording;
use fluxions::{Real, Scalar};
use groups::Buffers;

/// Computes the values of all nodes from those of the leaves. Places that nodes share hold the values of the last
/// window then.
#[inline]
pub(crate) fn forward<R: Real, T: Scalar<R>>(
    program: &Program<R>,
    values: &mut [T],
    buffers: &mut Buffers<R, T>,
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    if program.windows.is_empty() {
        evaluate(&program.segments, program, values, buffers, keeps)
    } else {
        windows::forward(program, values, buffers, keeps)
    }
}

/// Propagates the adjoints of all nodes to the leaves, for `K` cotangents at once. `room` has space for
/// [`BLOCK`](groups::BLOCK) adjoints. Values in places that nodes share are computed again.
#[inline]
pub(crate) fn backward<R: Real, T: Scalar<R>, const K: usize>(
    program: &Program<R>,
    values: &mut [T],
    adjoints: &mut [[T; K]],
    buffers: &mut Buffers<R, T>,
    room: &mut [[T; K]],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    if program.windows.is_empty() {
        pull(&program.segments, program, values, adjoints, buffers, room, keeps)
    } else {
        windows::backward(program, values, adjoints, buffers, room, keeps)
    }
}

/// Computes the values of these segments.
fn evaluate<R: Real, T: Scalar<R>>(
    segments: &[Segment],
    program: &Program<R>,
    values: &mut [T],
    buffers: &mut Buffers<R, T>,
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    for segment in segments {
        match segment {
            &Segment::Steps { start, ref nodes } => steps::forward(nodes, start, values, &program.constants),
            Segment::Group(group) => groups::forward(group, program, values, buffers),
            Segment::Sums(sums) => groups::forward_sums(sums, program, values, buffers),
            &Segment::Call(number) => call::forward(number as usize, &program.calls[number as usize], values, keeps)?,
        }
    }
    Ok(())
}

/// Propagates the adjoints of these segments to their operands.
fn pull<R: Real, T: Scalar<R>, const K: usize>(
    segments: &[Segment],
    program: &Program<R>,
    values: &[T],
    adjoints: &mut [[T; K]],
    buffers: &mut Buffers<R, T>,
    room: &mut [[T; K]],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    for segment in segments.iter().rev() {
        match segment {
            &Segment::Steps { start, ref nodes } => steps::backward(nodes, start, values, adjoints, &program.constants),
            Segment::Group(group) => groups::backward(group, program, values, adjoints, buffers, room),
            Segment::Sums(sums) => groups::backward_sums(sums, program, adjoints, room),
            &Segment::Call(number) => {
                call::backward(number as usize, &program.calls[number as usize], values, adjoints, keeps)?;
            }
        }
    }
    Ok(())
}

/// Does the same as [`forward`] for a recording of which there is no program.
pub(crate) fn forward_recorded<R: Real, T: Scalar<R>>(
    recording: &Recording<R>,
    leaves: usize,
    values: &mut [T],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    let mut start = leaves;
    for (number, recorded) in recording.calls.iter().enumerate() {
        steps::forward(&recording.entries[start..recorded.start], start, values, &recording.constants);
        call::forward(number, &recorded.call, values, keeps)?;
        start = recorded.end();
    }
    steps::forward(&recording.entries[start..], start, values, &recording.constants);
    Ok(())
}

/// Does the same as [`backward`] for a recording of which there is no program.
pub(crate) fn backward_recorded<R: Real, T: Scalar<R>, const K: usize>(
    recording: &Recording<R>,
    leaves: usize,
    values: &[T],
    adjoints: &mut [[T; K]],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    let mut end = recording.entries.len();
    for (number, recorded) in recording.calls.iter().enumerate().rev() {
        let start = recorded.end();
        steps::backward(&recording.entries[start..end], start, values, adjoints, &recording.constants);
        call::backward(number, &recorded.call, values, adjoints, keeps)?;
        end = recorded.start;
    }
    steps::backward(&recording.entries[leaves..end], leaves, values, adjoints, &recording.constants);
    Ok(())
}
