//! Programs at work: values, and adjoints.

/// Calls `$run::<CODE>(op, …)`, where the operation is a constant for those that are frequent and cheap, so that nothing is
/// left to decide inside, and [`ANY`](crate::op::ANY) for the others, and for all over [rare numbers](Coding).
macro_rules! with_code {
    (if $coded:expr, $op:expr, $run:ident $arguments:tt) => {
        if $coded {
            $crate::interpret::with_code!(
                @ $op, $run $arguments
                Add Sub Mul Div AddConst ConstSub MulConst DivConst ConstDiv Square Neg Recip Sqrt Exp Ln PickTrue PickFalse
            )
        } else {
            $crate::interpret::with_code!(@@ $op, { $crate::op::ANY }, $run $arguments)
        }
    };
    (@ $op:expr, $run:ident $arguments:tt $($name:ident)*) => {
        match $op {
            $(op @ $crate::op::Op::$name => {
                $crate::interpret::with_code!(@@ op, { $crate::op::Op::$name as u8 }, $run $arguments)
            })*
            op => $crate::interpret::with_code!(@@ op, { $crate::op::ANY }, $run $arguments),
        }
    };
    (@@ $op:expr, $code:tt, $run:ident ($($argument:expr),*)) => {
        $run::<_, _, $code>($op, $($argument),*)
    };
}
pub(crate) use with_code;

/// Whether there is code for single operations over `T`: for real numbers and for dual numbers over them. For all others it would take more time to compile than it ever saves.
pub(crate) struct Coding<R, T>(PhantomData<(R, T)>);

impl<R: Real, T: Scalar<R>> Coding<R, T> {
    pub(crate) const BY_CODE: bool = T::DEPTH <= 1;
    /// Whether it is real numbers, which everything is worth.
    pub(crate) const PLAIN: bool = T::DEPTH == 0;
}

pub(crate) mod groups;
mod places;
pub(crate) mod rules;
pub(crate) mod steps;

use crate::program::Program;
use crate::schedule::Segment;
use core::marker::PhantomData;
use fluxions::{Real, Scalar};
use groups::Buffers;

/// Overwrites the values of all nodes but the leaves.
pub(crate) fn forward<R: Real, T: Scalar<R>>(program: &Program<R>, values: &mut [T], buffers: &mut Buffers<R, T>) {
    for segment in &program.segments {
        match segment {
            &Segment::Steps { start, ref nodes } => steps::forward(nodes, start, values, &program.constants),
            Segment::Group(group) => groups::forward(group, program, values, buffers),
            Segment::Sums(sums) => groups::forward_sums(sums, program, values, buffers),
        }
    }
}

/// Adds the adjoints of all nodes to those of the leaves, `K` cotangents at once; `room` is for [`BLOCK`](groups::BLOCK) of them.
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
