//! What is refused by its form, and the words for it.

use super::super::syntax::{refuse, strip};
use crate::idents::is_one_of;
use syn::{Expr, ExprCall, Result, UnOp};

/// Types that hold a value elsewhere.
const HOLDERS: [&str; 8] = ["Box", "Rc", "Arc", "Cell", "RefCell", "Mutex", "RwLock", "Cow"];

/// Functions that make an iterator of a closure.
const MAKERS: [&str; 4] = ["successors", "from_fn", "repeat_with", "once_with"];

/// What to write for an expression that is no number.
pub(super) fn words(e: &Expr) -> &'static str {
    match strip(e) {
        Expr::Macro(_) => "the adjoint does not see into this macro: write what it computes, or call a function",
        Expr::Closure(_) => {
            "the adjoint takes no closure for a value: bind it with `let` and call it in this function, or write a function"
        }
        Expr::Unsafe(_) | Expr::RawAddr(_) => {
            "the adjoint does not follow pointers and `unsafe` code: look at elements by their index"
        }
        Expr::Unary(u) if matches!(u.op, UnOp::Not(_)) => {
            "the adjoint takes this for a number: write its type, `let on: bool = …`"
        }
        _ => "the adjoint does not know this expression: compute it in a function marked `#[differentiable(adjoint)]`",
    }
}

/// Refuses calls that give numbers to what has no adjoint.
pub(super) fn check_call(c: &ExprCall) -> Result<()> {
    let Expr::Path(p) = strip(&c.func) else { return Ok(()) };
    let mut names = p.path.segments.iter().rev().map(|s| &s.ident);
    match (names.next(), names.next()) {
        (Some(new), Some(of)) if is_one_of(of, &HOLDERS) => refuse(
            c,
            format!(
                "the adjoint has no place for the derivatives of a `{of}`: keep the value itself, or a `Vec` where there may be none; here it is made by `{new}`"
            ),
        ),
        (Some(maker), of)
            if is_one_of(maker, &MAKERS) && of.is_none_or(|of| of == "iter") && p.path.segments.len() > 1 =>
        {
            refuse(c, format!("the adjoint does not follow an iterator that `{maker}` makes of numbers: write a loop"))
        }
        _ => Ok(()),
    }
}
