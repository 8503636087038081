//! Which expressions are floats, by how they are written alone.

use crate::bindings::{Bindings, Kind};
use crate::idents::is_one_of;
use crate::made::tails;
use crate::spaces::is_real;
use syn::{BinOp, Expr, ExprIndex, ExprPath, GenericArgument, Lit, UnOp};

/// The constants of `core::f64::consts` that are known by their name alone.
const NAMES: [&str; 18] = [
    "PI",
    "TAU",
    "SQRT_2",
    "FRAC_1_SQRT_2",
    "LN_2",
    "LN_10",
    "LOG2_E",
    "LOG2_10",
    "LOG10_E",
    "LOG10_2",
    "FRAC_PI_2",
    "FRAC_PI_3",
    "FRAC_PI_4",
    "FRAC_PI_6",
    "FRAC_PI_8",
    "FRAC_1_PI",
    "FRAC_2_PI",
    "FRAC_2_SQRT_PI",
];

/// Functions of a float that give a float, whatever is known of it.
pub(crate) const FUNCTIONS: [&str; 14] =
    ["abs", "cos", "exp", "exp_m1", "ln", "ln_1p", "max", "min", "powf", "powi", "recip", "sin", "sqrt", "tanh"];

/// The expression without parentheses around it.
pub(crate) fn unwrapped(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(e) => unwrapped(&e.expr),
        Expr::Group(e) => unwrapped(&e.expr),
        e => e,
    }
}

/// A float literal with or without a suffix: `2.0`, `2.0_f64`, `2f64`.
pub(crate) fn is_float(e: &Expr) -> bool {
    match unwrapped(e) {
        Expr::Lit(e) => match &e.lit {
            Lit::Float(_) => true,
            Lit::Int(integer) => matches!(integer.suffix(), "f64" | "f32"),
            _ => false,
        },
        _ => false,
    }
}

/// `2.0` or `-2.0`. A literal with a suffix is left to the user, who may want `2.0_f64 * v` for a `v` of a type of his own.
pub(crate) fn is_float_literal(e: &Expr) -> bool {
    match unwrapped(e) {
        Expr::Lit(e) => matches!(&e.lit, Lit::Float(float) if float.suffix().is_empty()),
        Expr::Unary(e) => matches!(e.op, UnOp::Neg(_)) && is_float_literal(&e.expr),
        _ => false,
    }
}

/// An integer literal without a suffix, and how it is written as a float.
pub(crate) fn as_integer(e: &Expr) -> Option<String> {
    match unwrapped(e) {
        Expr::Lit(e) => match &e.lit {
            Lit::Int(integer) if integer.suffix().is_empty() => Some(format!("{}.0", integer.base10_digits())),
            _ => None,
        },
        _ => None,
    }
}

impl Bindings {
    /// A float for certain: a literal, a variable that is known to be one, a constant of `core::f64::consts`, a number that is cast to a
    /// float, and what arithmetic makes of these.
    pub(crate) fn is_constant(&self, e: &Expr) -> bool {
        match unwrapped(e) {
            Expr::Unary(e) => matches!(e.op, UnOp::Neg(_)) && self.is_constant(&e.expr),
            Expr::Binary(e) => {
                is_arithmetic(&e.op)
                    && (self.is_constant(&e.left) && self.is_constant_like(&e.right)
                        || self.is_constant_like(&e.left) && self.is_constant(&e.right))
            }
            Expr::Cast(e) => is_real(&e.ty),
            Expr::Path(path) if is_of_consts(path) => true,
            Expr::MethodCall(e) => {
                e.turbofish.as_ref().is_some_and(|of| of.args.len() == 1 && is_type_of_float(&of.args[0]))
            }
            Expr::Index(e) => self.is_element(e, Kind::Floats),
            e @ (Expr::If(_) | Expr::Match(_) | Expr::Block(_)) => tails(e).is_some_and(|all| {
                all.iter().all(|tail| self.is_constant_like(tail)) && all.iter().any(|tail| self.is_constant(tail))
            }),
            e => is_float_literal(e) || self.kind(e) == Kind::Float,
        }
    }

    /// A constant, or something that beside a constant must be one: a literal with a suffix, a `const`.
    pub(crate) fn is_constant_like(&self, e: &Expr) -> bool {
        match unwrapped(e) {
            Expr::Path(path) if is_upper_case(path) => true,
            Expr::Unary(e) => matches!(e.op, UnOp::Neg(_)) && self.is_constant_like(&e.expr),
            Expr::Binary(e) => {
                is_arithmetic(&e.op) && self.is_constant_like(&e.left) && self.is_constant_like(&e.right)
            }
            e => is_float(e) || self.kind(e) == Kind::Written || self.is_constant(e),
        }
    }

    /// The name of a `const` or a `static`, which no variable of the function has.
    pub(crate) fn is_name_of_constant(&self, path: &ExprPath) -> bool {
        is_upper_case(path) && path.path.get_ident().is_none_or(|name| !self.has_variable(name))
    }

    /// A scalar for certain: an argument `x: S`, an element of `x: &[S]`, and what arithmetic makes of these.
    pub(crate) fn is_scalar(&self, e: &Expr) -> bool {
        match unwrapped(e) {
            Expr::Unary(e) => matches!(e.op, UnOp::Neg(_) | UnOp::Deref(_)) && self.is_scalar(&e.expr),
            // A matrix of scalars has operators with a scalar on the right.
            Expr::Binary(e) => {
                let before_scalar = || self.is_constant_like(&e.left) || self.may_be_float(&e.left);
                is_arithmetic(&e.op) && (self.is_scalar(&e.left) || before_scalar() && self.is_scalar(&e.right))
            }
            Expr::Index(e) => self.is_element(e, Kind::Scalars) || self.is_element(e, Kind::Both),
            Expr::MethodCall(e) => self.is_scalar(&e.receiver) && is_one_of(&e.method, &FUNCTIONS),
            e => matches!(self.kind(e), Kind::Scalar | Kind::Both),
        }
    }

    /// What a variable is that has this for its first value.
    pub(crate) fn kind_of_value(&self, e: &Expr) -> Kind {
        match unwrapped(e) {
            e if self.is_constant(e) => Kind::Float,
            e if is_float(e) || self.kind(e) == Kind::Written => Kind::Written,
            e if self.is_plain(e) => Kind::Plain,
            e if self.is_scalar(e) => Kind::Scalar,
            e if self.has_open(e) || leaves_type_open(e) => Kind::Open,
            e if self.may_be_float(e) => Kind::Known,
            e if self.is_part(e) || self.is_struct_of_parts(e) => Kind::Part,
            _ => Kind::Unknown,
        }
    }

    /// One element of a list, not a part of it.
    fn is_element(&self, e: &ExprIndex, of: Kind) -> bool {
        self.kind(&e.expr) == of && !matches!(unwrapped(&e.index), Expr::Range(_))
    }
}

/// `f64` or `f32`.
fn is_type_of_float(of: &GenericArgument) -> bool {
    matches!(of, GenericArgument::Type(ty) if is_real(ty))
}

/// `Vec::new()`, `zero()`: the type may follow from what is done with it later.
fn leaves_type_open(e: &Expr) -> bool {
    let Expr::Call(call) = e else { return false };
    let Expr::Path(function) = &*call.func else { return false };
    let (of, name) = (function.path.segments.len() > 1, function.path.segments.last());
    /// Functions that lists and other types of any items have.
    const MAKERS: [&str; 5] = ["new", "default", "zero", "one", "empty"];
    call.args.is_empty()
        && name.is_some_and(|name| of && is_one_of(&name.ident, &MAKERS) || name.ident == "zero" || name.ident == "one")
}

pub(crate) fn is_arithmetic(operator: &BinOp) -> bool {
    matches!(operator, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_))
}

fn is_upper_case(e: &ExprPath) -> bool {
    let name = e.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
}

/// `PI`, or a path through a module `consts`.
fn is_of_consts(e: &ExprPath) -> bool {
    let segments = &e.path.segments;
    match (segments.iter().nth_back(1), segments.last()) {
        _ if e.qself.is_some() => false,
        (Some(module), _) => module.ident == "consts",
        (None, Some(name)) => is_one_of(&name.ident, &NAMES),
        (None, None) => false,
    }
}
