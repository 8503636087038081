//! Which operations get code of their own.

use core::marker::PhantomData;
use fluxions::{Real, Scalar};

/// Calls `$run::<CODE>(op, …)`, where the operation is a constant for those that are frequent and cheap, so that nothing is
/// left to decide inside, and [`ANY`](crate::op::ANY) for the others, and for all over [rare numbers](Coding).
macro_rules! with_code {
    (if $coded:expr, $op:expr, $run:ident $arguments:tt) => {
        if $coded {
            $crate::interpret::coding::with_code!(
                @ $op, $run $arguments
                Add Sub Mul Div AddConst ConstSub MulConst DivConst ConstDiv Square Neg Recip Sqrt Exp Ln PickTrue PickFalse
            )
        } else {
            $crate::interpret::coding::with_code!(@@ $op, { $crate::op::ANY }, $run $arguments)
        }
    };
    (@ $op:expr, $run:ident $arguments:tt $($name:ident)*) => {
        match $op {
            $(op @ $crate::op::Op::$name => {
                $crate::interpret::coding::with_code!(@@ op, { $crate::op::Op::$name as u8 }, $run $arguments)
            })*
            op => $crate::interpret::coding::with_code!(@@ op, { $crate::op::ANY }, $run $arguments),
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
