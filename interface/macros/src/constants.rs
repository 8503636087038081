//! Which expressions are float constants, by their form alone.

use syn::{BinOp, Expr, ExprPath, Lit, Type, UnOp};

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

/// The expression without parentheses around it.
pub(crate) fn unwrapped(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(e) => unwrapped(&e.expr),
        Expr::Group(e) => unwrapped(&e.expr),
        e => e,
    }
}

/// A float literal: `2.0`, `2.0_f64`, in parentheses or not.
pub(crate) fn is_float(e: &Expr) -> bool {
    matches!(unwrapped(e), Expr::Lit(e) if matches!(e.lit, Lit::Float(_)))
}

/// A float for certain: a literal without a suffix, a constant of `core::f64::consts`, a number that is cast to a float, and what
/// arithmetic makes of these.
///
/// A literal with a suffix is left to the user, who may want `2.0_f64 * v` for a `v` of a type of his own.
pub(crate) fn is_constant(e: &Expr) -> bool {
    match unwrapped(e) {
        Expr::Lit(e) => matches!(&e.lit, Lit::Float(float) if float.suffix().is_empty()),
        Expr::Unary(e) => matches!(e.op, UnOp::Neg(_)) && is_constant(&e.expr),
        Expr::Binary(e) => {
            is_arithmetic(&e.op)
                && (is_constant(&e.left) && is_constant_like(&e.right)
                    || is_constant_like(&e.left) && is_constant(&e.right))
        }
        Expr::Path(e) => is_of_consts(e),
        Expr::Cast(e) => matches!(&*e.ty, Type::Path(ty) if ty.path.is_ident("f64") || ty.path.is_ident("f32")),
        _ => false,
    }
}

/// A constant, or something that beside a constant must be one: a literal with a suffix, a `const`.
pub(crate) fn is_constant_like(e: &Expr) -> bool {
    match unwrapped(e) {
        Expr::Path(e) => {
            let name = e.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
            name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
        }
        Expr::Unary(e) => matches!(e.op, UnOp::Neg(_)) && is_constant_like(&e.expr),
        Expr::Binary(e) => is_arithmetic(&e.op) && is_constant_like(&e.left) && is_constant_like(&e.right),
        e => is_float(e) || is_constant(e),
    }
}

fn is_arithmetic(operator: &BinOp) -> bool {
    matches!(operator, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_))
}

/// `PI`, or a path through a module `consts`.
fn is_of_consts(e: &ExprPath) -> bool {
    let segments: Vec<_> = e.path.segments.iter().map(|segment| &segment.ident).collect();
    match segments.as_slice() {
        _ if e.qself.is_some() => false,
        [name] => NAMES.iter().any(|n| *name == n),
        [.., module, _] => *module == "consts",
        [] => false,
    }
}
