//! Runs programs: values forwards, adjoints backwards.

mod coding;
pub(crate) mod formulas;
pub(crate) mod groups;
pub(crate) mod guards;
mod places;
pub(crate) mod steps;

use crate::program::{Program, Segment};
use fluxions::{Real, Scalar};
use groups::Buffers;

/// Computes the values of all nodes from those of the leaves.
pub(crate) fn forward<R: Real, T: Scalar<R>>(program: &Program<R>, values: &mut [T], buffers: &mut Buffers<R, T>) {
    for segment in &program.segments {
        match segment {
            &Segment::Steps { start, ref nodes } => steps::forward(nodes, start, values, &program.constants),
            Segment::Group(group) => groups::forward(group, program, values, buffers),
            Segment::Sums(sums) => groups::forward_sums(sums, program, values, buffers),
        }
    }
}

/// Propagates the adjoints of all nodes to the leaves, for `K` cotangents at once. `room` has space for
/// [`BLOCK`](groups::BLOCK) adjoints.
pub(crate) fn backward<R: Real, T: Scalar<R>, const K: usize>(
    program: &Program<R>,
    values: &[T],
    adjoints: &mut [[T; K]],
    buffers: &mut Buffers<R, T>,
    room: &mut [[T; K]],
) {
    for segment in program.segments.iter().rev() {
        match segment {
            &Segment::Steps { start, ref nodes } => steps::backward(nodes, start, values, adjoints, &program.constants),
            Segment::Group(group) => groups::backward(group, program, values, adjoints, buffers, room),
            Segment::Sums(sums) => groups::backward_sums(sums, program, adjoints, room),
        }
    }
}
