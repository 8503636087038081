//! Decides which operations get loops of their own.

use core::marker::PhantomData;
use fluxions::{Real, Scalar};

/// Calls `$run::<CODE>(op, …)`. For operations that are frequent and cheap, `CODE` is the operation's code, so that
/// the compiled loop has nothing left to decide. For the others, and for numbers that are [rare](Coding), it is
/// [`ANY`](crate::op::ANY).
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

/// Whether operations have code of their own over `T`. They do over real numbers and over dual numbers of these. For
/// other numbers the compile time would be more than what it saves, and where nothing is optimized it would be so for
/// dual numbers, too: a known code saves nothing there.
pub(crate) struct Coding<R, T>(PhantomData<(R, T)>);

impl<R: Real, T: Scalar<R>> Coding<R, T> {
    pub(crate) const BY_CODE: bool = T::DEPTH < if cfg!(debug_assertions) { 1 } else { 2 };
    /// Whether `T` is a real number, for which every operation has code of its own.
    pub(crate) const PLAIN: bool = T::DEPTH == 0;
}
