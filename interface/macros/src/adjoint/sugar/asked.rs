//! Calls in conditions that change what they are given: `if step(&mut y, t) { … }`.
//!
//! Such a call is a statement of its own, before the condition. So it may only be what the condition asks first.

use super::super::screen::RESIZING;
use super::super::syntax::{Matches, contains_let, strip};
use crate::idents::is_one_of;
use syn::{Block, Expr, ExprIf, ExprMethodCall, ExprWhile, Ident, parse_quote};

/// Whether an expression is a call that gets a `&mut`, replaces an option, or gives a list another length.
fn is_changing(e: &Expr) -> bool {
    let is_lent = |a: &Expr| matches!(strip(a), Expr::Reference(r) if r.mutability.is_some());
    match e {
        Expr::Call(c) => c.args.iter().any(is_lent),
        Expr::MethodCall(m) => {
            let resizes = is_one_of(&m.method, &RESIZING) && matches!(strip(&m.receiver), Expr::Path(_));
            resizes || m.args.iter().any(is_lent) || super::replaced(m).is_some()
        }
        _ => false,
    }
}

/// Takes the call that a condition begins with, and leaves a variable in its place.
fn take_first(e: &mut Expr, name: &Ident) -> Option<Expr> {
    if is_changing(e) {
        return Some(std::mem::replace(e, parse_quote!(#name)));
    }
    match e {
        Expr::Paren(p) => take_first(&mut p.expr, name),
        Expr::Unary(u) => take_first(&mut u.expr, name),
        Expr::Binary(b) => take_first(&mut b.left, name),
        Expr::Field(f) => take_first(&mut f.base, name),
        Expr::MethodCall(m) => take_first(&mut m.receiver, name),
        Expr::Macro(m) => {
            let mut matches = Matches::read(&m.mac)?;
            let call = take_first(&mut matches.value, name)?;
            m.mac.tokens = matches.write();
            Some(call)
        }
        _ => None,
    }
}

/// The same, where that is possible.
fn take_out(condition: &mut Expr) -> Option<(Ident, Expr)> {
    let name: Ident = parse_quote!(__asked);
    let call = if contains_let(condition) { None } else { take_first(condition, &name) }?;
    Some((name, call))
}

pub(super) fn of_if(i: &mut ExprIf) -> Option<Expr> {
    if let Some(pattern) = asked_for_success(&i.cond) {
        *i.cond = pattern;
        return None;
    }
    let (name, call) = take_out(&mut i.cond)?;
    Some(parse_quote!({ let #name = #call; #i }))
}

pub(super) fn of_while(w: &mut ExprWhile) -> Option<Expr> {
    if let Some(pattern) = asked_for_success(&w.cond) {
        let (label, body) = (&w.label, &w.body);
        return Some(parse_quote!(#label loop { if #pattern #body else { break; } }));
    }
    let (name, call) = take_out(&mut w.cond)?;
    let (label, condition, body) = (&w.label, &w.cond, &w.body);
    Some(parse_quote!(#label loop { let #name = #call; if #condition #body else { break; } }))
}

/// `step(&mut y).is_ok()` as the condition that takes the result apart.
fn asked_for_success(e: &Expr) -> Option<Expr> {
    let Expr::MethodCall(ExprMethodCall { receiver: call, method, .. }) = strip(e) else { return None };
    if !is_changing(strip(call)) || !is_one_of(method, &["is_ok", "is_err"]) {
        return None;
    }
    Some(if method == "is_ok" { parse_quote!(let Ok(_) = #call) } else { parse_quote!(let Err(_) = #call) })
}

/// The same for its value, and for `list.pop().is_some()`.
pub(super) fn of_method(m: &ExprMethodCall) -> Option<Block> {
    if is_one_of(&m.method, &["is_some", "is_none"]) && is_changing(strip(&m.receiver)) {
        let (call, asked) = (&m.receiver, &m.method);
        return Some(parse_quote!({ let __asked = #call; __asked.#asked() }));
    }
    let pattern = asked_for_success(&Expr::MethodCall(m.clone()))?;
    Some(parse_quote!({ if #pattern { true } else { false } }))
}
