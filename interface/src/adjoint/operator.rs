//! Operators of structs: `p + q` where the user wrote `impl Add for Point<S>`.

use super::Stack;
use core::marker::PhantomData;

/// The adjoint of an operator. For z = p ∘ q it adds z̄ ∂z/∂p to the adjoint of p, and z̄ ∂z/∂q to that of q. An operand without derivative has the adjoint
/// `()`, and so has the second operand of an operator that has one.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this operator of `{Self}` has no adjoint",
    label = "an operator of a struct, without an adjoint",
    note = "write `#[differentiable(adjoint)]` before the `impl` of the operator; if `{Self}` is a number, and the macro took it for a struct, say so: `let x: S = …`"
)]
pub trait Operator<Name, Right> {
    /// The adjoint of the first operand.
    type Bar;
    /// The adjoint of the second operand.
    type RightBar;
    /// The adjoint of the result.
    type ResultBar;
    /// The backward sweep.
    fn back(
        self,
        bar: &Self::Bar,
        right: Right,
        right_bar: &Self::RightBar,
        result_bar: &Self::ResultBar,
        stack: &mut Stack,
    );
}

/// Two operands, whose types say which operator is meant.
#[doc(hidden)]
#[derive(Debug)]
pub struct Operands<Name, Left, Right>(Left, Right, PhantomData<Name>);

/// The operands of an operator.
#[doc(hidden)]
pub fn operands<Name, Left: Operator<Name, Right>, Right>(left: Left, right: Right) -> Operands<Name, Left, Right> {
    Operands(left, right, PhantomData)
}

impl<Name, Left: Operator<Name, Right>, Right> Operands<Name, Left, Right> {
    /// The backward sweep.
    pub fn back(
        self,
        left_bar: &Left::Bar,
        right_bar: &Left::RightBar,
        result_bar: &Left::ResultBar,
        stack: &mut Stack,
    ) {
        self.0.back(left_bar, self.1, right_bar, result_bar, stack);
    }
}

macro_rules! operators {
    ($($name:ident)*) => {
        /// The names of the operators.
        #[doc(hidden)]
        pub mod operators {
            $(
                #[allow(missing_docs)]
                #[derive(Debug)]
                pub enum $name {}
            )*
        }
    };
}
operators!(Add Sub Mul Div Neg);
