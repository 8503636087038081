//! What is refused by its form, and the words for it.

use super::super::place::is_iterator;
use super::super::syntax::{has_ident, has_question, refuse, strip};
use super::Lower;
use super::steps::Kind;
use crate::idents::is_one_of;
use crate::spaces::is_result;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprClosure, ExprPath, ExprTry, Ident, Result, ReturnType, Type, UnOp};

/// Where a closure has a `?`.
pub(super) const QUESTION_IN_CLOSURE: &str =
    "a `?` within a closure: take the value apart, `let Some(y) = … else { return None };`, or write a function";

/// Types that hold a value elsewhere.
const HOLDERS: [&str; 8] = ["Box", "Rc", "Arc", "Cell", "RefCell", "Mutex", "RwLock", "Cow"];

/// Functions that make an iterator of a closure.
const MAKERS: [&str; 4] = ["successors", "from_fn", "repeat_with", "once_with"];

/// Where an iterator that computes would be held by a variable, or asked item by item.
pub(super) const HELD_ITERATOR: &str = "the adjoint follows an iterator where it is gone through: write the `for` over it here, or make a list, `let list: Vec<S> = ….collect();`";

/// Whether a method makes an iterator that computes or copies, or one that is asked item by item.
pub(super) fn is_held_iterator(name: &Ident) -> bool {
    Kind::of(name).is_some()
        || is_one_of(name, &["copied", "cloned", "peekable", "by_ref", "scan", "take_while", "map_while"])
}

/// Whether an expression is a range, an iterator over a list, or one that is made of those.
pub(super) fn is_step_of_iterator(e: &Expr) -> bool {
    match strip(e) {
        Expr::Range(_) => true,
        Expr::MethodCall(m) => is_iterator(e) || is_held_iterator(&m.method) && is_step_of_iterator(&m.receiver),
        _ => false,
    }
}

/// What to write for an expression that is no number.
pub(super) fn words(e: &Expr) -> &'static str {
    match strip(e) {
        Expr::Macro(m)
            if m.mac.path.segments.last().is_some_and(|s| is_one_of(&s.ident, &["matrix", "dmatrix", "stack"])) =>
        {
            "the adjoint does not see into this macro: write the function, `Matrix2::new(a, b, c, d)` or `DMatrix::from_row_slice(m, n, &[a, b, c, d])`"
        }
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

/// How often code has a name, and how often that is called with a `?` behind the call.
struct Asked<'a> {
    name: &'a Ident,
    named: usize,
    asked: usize,
}

impl<'ast> Visit<'ast> for Asked<'_> {
    fn visit_expr_path(&mut self, p: &'ast ExprPath) {
        self.named += usize::from(p.path.is_ident(self.name));
    }
    fn visit_expr_try(&mut self, t: &'ast ExprTry) {
        if let Expr::Call(c) = strip(&t.expr) {
            self.asked += usize::from(matches!(strip(&c.func), Expr::Path(p) if p.path.is_ident(self.name)));
        }
        visit::visit_expr_try(self, t);
    }
    // What a macro does with it nobody knows.
    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        self.named += usize::from(has_ident(&m.tokens, self.name));
    }
}

impl Lower {
    /// Refuses a closure with a `?`, whose body stands where it is called: the `?` leaves the function. That is right where a `?` is behind each call.
    pub(super) fn check_question(&self, name: &Ident, c: &ExprClosure) -> Result<()> {
        let is_plain = matches!(&c.output, ReturnType::Type(_, ty) if !self.names.mentions_scalar(&**ty));
        if is_plain || !has_question(&c.body) {
            return Ok(());
        }
        let mut find = Asked { name, named: 0, asked: 0 };
        self.source.iter().for_each(|block| find.visit_block(block));
        if find.named == find.asked { Ok(()) } else { refuse(c, QUESTION_IN_CLOSURE) }
    }

    /// Refuses a variable for a list or an error, and one for an iterator of numbers.
    pub(super) fn check_held(&self, ty: Option<&Type>, init: &Expr) -> Result<()> {
        match strip(init) {
            Expr::MethodCall(m) if m.method == "collect" && ty.is_some_and(is_result) => refuse(
                init,
                "a result has no adjoint where a variable holds it: write `?` behind `collect()`, or a function that returns it, `match all(x) { Ok(list) => …, Err(_) => … }`",
            ),
            Expr::MethodCall(m)
                if is_held_iterator(&m.method)
                    && is_step_of_iterator(&m.receiver)
                    && matches!(m.args.first(), Some(Expr::Closure(_))) =>
            {
                refuse(init, HELD_ITERATOR)
            }
            _ => Ok(()),
        }
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
