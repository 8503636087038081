//! What a program is made of: [`Op`] and [`Node`].

/// The operations, and [`Op::ALL`] in the same order: codes are places in it.
macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// An operation. Where it says so, the second operand of its node is no variable.
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
    /// A component of x or of the parameters; the leaves stand first.
    Leaf,
    /// A constant: b is its number.
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
    /// 1 if a < b, else 0: no derivative.
    Less,
    /// 1 if a ≤ b, else 0: no derivative.
    LessOrEqual,
    /// 1 if a = b, else 0: no derivative.
    Equal,
    /// b if a is not 0, else −0. The sum of the two picks is b or its rival to the last bit.
    PickTrue,
    /// b if a is 0, else −0.
    PickFalse,
    /// −0, to which anything can be added without a trace, with the derivative b with respect to a.
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
    /// a to the power of the bits of b as an `i32`.
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
    /// Of no derivative, like the four after it.
    Signum,
    Floor,
    Ceil,
    Round,
    Trunc,
    /// a, without derivative.
    Stop,
    /// The terms `lists[a..a + b]`, added in this order to the constant that the list names before them.
    Sum,
}

/// What the second operand of an operation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// No operand is a variable.
    Leaf,
    /// a alone.
    Unary,
    /// a, and b is the number of a constant.
    Const,
    /// a, and b is data.
    Data,
    /// Both.
    Binary,
    /// A list.
    Sum,
}

/// Stands for an operation that is not known when the code is compiled.
pub(crate) const ANY: u8 = u8::MAX;

impl Op {
    /// The operation that `CODE` tells, or else this one.
    #[inline(always)]
    pub(crate) const fn fixed<const CODE: u8>(self) -> Self {
        // In a constant, so that it is known before any optimization.
        let known = const { if CODE == ANY { None } else { Some(Self::ALL[CODE as usize]) } };
        match known {
            Some(op) => op,
            None => self,
        }
    }

    #[inline(always)]
    pub(crate) const fn kind(self) -> Kind {
        use Op::{
            Add, AddConst, Atan2, Attach, ConstDiv, ConstSub, Constant, Div, DivConst, Equal, Hypot, Leaf, Less,
            LessOrEqual, Max, Min, Mul, MulConst, PickFalse, PickTrue, Pow, PowConst, PowInt, Sub, Sum,
        };
        match self {
            Leaf | Constant => Kind::Leaf,
            Add | Sub | Mul | Div | Pow | Atan2 | Hypot | Max | Min | Less | LessOrEqual | Equal | PickTrue
            | PickFalse | Attach => Kind::Binary,
            AddConst | ConstSub | MulConst | DivConst | ConstDiv | PowConst => Kind::Const,
            PowInt => Kind::Data,
            Sum => Kind::Sum,
            _ => Kind::Unary,
        }
    }

    /// Whether no derivative flows through it.
    #[inline(always)]
    pub(crate) const fn is_flat(self) -> bool {
        use Op::{Ceil, Constant, Equal, Floor, Leaf, Less, LessOrEqual, Round, Signum, Stop, Trunc};
        matches!(self, Leaf | Constant | Less | LessOrEqual | Equal | Signum | Floor | Ceil | Round | Trunc | Stop)
    }

    /// Whether its slopes do not depend on its variables.
    #[inline(always)]
    pub(crate) const fn is_linear(self) -> bool {
        use Op::{Add, AddConst, ConstSub, DivConst, MulConst, Neg, Sub};
        matches!(self, Add | Sub | Neg | AddConst | ConstSub | MulConst | DivConst)
    }

    /// Whether a derivative flows through it to its first operand.
    #[inline(always)]
    pub(crate) const fn has_left(self) -> bool {
        !self.is_flat() && !matches!(self, Self::PickTrue | Self::PickFalse)
    }

    /// Whether a derivative flows through it to its second operand.
    #[inline(always)]
    pub(crate) const fn has_right(self) -> bool {
        !self.is_flat() && !matches!(self, Self::Attach)
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
    #[inline(always)]
    fn as_ref(&self) -> &Self {
        self
    }
}
