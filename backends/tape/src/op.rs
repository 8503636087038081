//! The instructions of a program: [`Op`] and [`Node`].

/// Declares the operations, and [`Op::ALL`] in the same order. The code of an operation is its place there.
macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// An operation on the operands a and b of a [`Node`]. An operand is the number of an earlier node, unless
        /// the operation says otherwise.
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Op {
            $($(#[$doc])* $name,)*
        }

        impl Op {
            const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

operations! {
    /// A component of x or of the parameters. The leaves are the first nodes.
    Leaf,
    /// The constant with number b.
    Constant,
    Add,
    Sub,
    Mul,
    Div,
    Pow,
    Atan2,
    Hypot,
    Max,
    Min,
    /// 1 if a < b, else 0. The derivative is 0.
    Less,
    /// 1 if a ≤ b, else 0. The derivative is 0.
    LessOrEqual,
    /// 1 if a = b, else 0. The derivative is 0.
    Equal,
    /// b if a is not 0, else −0. The sum of a `PickTrue` and a `PickFalse` with the same a is one of the two operands
    /// b, bit for bit.
    PickTrue,
    /// b if a is 0, else −0.
    PickFalse,
    /// −0, with the derivative b with respect to a. The sum with −0 leaves every number as it is.
    Attach,
    /// a + constant b.
    AddConst,
    /// constant b − a.
    ConstSub,
    /// a × constant b.
    MulConst,
    /// a ÷ constant b.
    DivConst,
    /// constant b ÷ a.
    ConstDiv,
    /// a to the power of constant b.
    PowConst,
    /// a to the power of an `i32`, whose bits are b.
    PowInt,
    Square,
    Neg,
    Recip,
    Sqrt,
    Cbrt,
    Exp,
    Exp2,
    ExpM1,
    Ln,
    Ln1p,
    Log2,
    Log10,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Abs,
    /// The derivative is 0, as for the four operations after it.
    Signum,
    Floor,
    Ceil,
    Round,
    Trunc,
    /// a, with the derivative 0.
    Stop,
    /// Result b of call a of a rule.
    Result,
    /// The sum of a constant and the terms `lists[a..a + b]`, added in this order. `lists[a - 1]` is the number of
    /// the constant.
    Sum,
}

/// The instruction format of an operation: how its two operand fields are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// The fields name no node.
    Leaf,
    /// a is a node. b is not used.
    Unary,
    /// a is a node, b is the number of a constant.
    Const,
    /// a is a node, b is an integer.
    Data,
    /// a and b are nodes.
    Binary,
    /// The fields name a part of the program's lists.
    Sum,
    /// The fields name a call and a result of it.
    Call,
}

/// The code that stands for any operation, if the operation is not known when the loop is compiled.
pub(crate) const ANY: u8 = u8::MAX;

impl Op {
    /// Returns the operation with the code `CODE`, or `self` if the code is [`ANY`].
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn known<const CODE: u8>(self) -> Self {
        // A constant is evaluated before any optimization.
        let known = const { if CODE == ANY { None } else { Some(Self::ALL[CODE as usize]) } };
        match known {
            Some(op) => op,
            None => self,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn format(self) -> Format {
        use Op::{
            Add, AddConst, Atan2, Attach, ConstDiv, ConstSub, Constant, Div, DivConst, Equal, Hypot, Leaf, Less,
            LessOrEqual, Max, Min, Mul, MulConst, PickFalse, PickTrue, Pow, PowConst, PowInt, Result, Sub, Sum,
        };
        match self {
            Leaf | Constant => Format::Leaf,
            Result => Format::Call,
            Add | Sub | Mul | Div | Pow | Atan2 | Hypot | Max | Min | Less | LessOrEqual | Equal | PickTrue
            | PickFalse | Attach => Format::Binary,
            AddConst | ConstSub | MulConst | DivConst | ConstDiv | PowConst => Format::Const,
            PowInt => Format::Data,
            Sum => Format::Sum,
            _ => Format::Unary,
        }
    }

    /// Whether all derivatives of the operation are 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn stops_derivatives(self) -> bool {
        use Op::{Ceil, Constant, Equal, Floor, Leaf, Less, LessOrEqual, Round, Signum, Stop, Trunc};
        matches!(self, Leaf | Constant | Less | LessOrEqual | Equal | Signum | Floor | Ceil | Round | Trunc | Stop)
    }

    /// Whether the slopes do not depend on the operands.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn is_linear(self) -> bool {
        use Op::{Add, AddConst, ConstSub, DivConst, MulConst, Neg, Sub};
        matches!(self, Add | Sub | Neg | AddConst | ConstSub | MulConst | DivConst)
    }

    /// Whether the slopes depend on the values of the operands.
    pub(crate) const fn looks_at_operands(self) -> bool {
        !self.is_linear() && !self.stops_derivatives() && !matches!(self, Self::Sum)
    }

    /// Whether the slopes may be computed from the value of the result.
    pub(crate) const fn looks_at_result(self) -> bool {
        self.looks_at_operands() && !matches!(self, Self::Square | Self::Mul)
    }

    /// Whether the operation has a derivative with respect to a.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn has_left(self) -> bool {
        !self.stops_derivatives() && !matches!(self, Self::PickTrue | Self::PickFalse)
    }

    /// Whether the operation has a derivative with respect to b.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn has_right(self) -> bool {
        !self.stops_derivatives() && !matches!(self, Self::Attach)
    }
}

/// One operation on earlier nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) op: Op,
    pub(crate) a: u32,
    pub(crate) b: u32,
}

impl AsRef<Node> for Node {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn as_ref(&self) -> &Self {
        self
    }
}
