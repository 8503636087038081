//! Calls in conditions that change what they are given: `if step(&mut y, t) { … }`.
//!
//! Such a call is a statement of its own, before the condition. So it may only be what the condition asks first.

use super::super::syntax::{contains_let, strip};
use crate::idents::is_one_of;
use syn::{Block, Expr, ExprIf, ExprMethodCall, ExprWhile, Ident, parse_quote};

/// Whether an expression is a call that gets a `&mut`.
fn is_changing(e: &Expr) -> bool {
    let is_lent = |a: &Expr| matches!(strip(a), Expr::Reference(r) if r.mutability.is_some());
    match e {
        Expr::Call(c) => c.args.iter().any(is_lent),
        Expr::MethodCall(m) => m.args.iter().any(is_lent),
        _ => false,
    }
}

/// The call that a condition begins with.
fn first(e: &mut Expr) -> Option<&mut Expr> {
    if is_changing(e) {
        return Some(e);
    }
    match e {
        Expr::Paren(p) => first(&mut p.expr),
        Expr::Unary(u) => first(&mut u.expr),
        Expr::Binary(b) => first(&mut b.left),
        Expr::Field(f) => first(&mut f.base),
        Expr::MethodCall(m) => first(&mut m.receiver),
        _ => None,
    }
}

/// Takes the call out of a condition, and leaves a variable in its place.
fn take_out(condition: &mut Expr) -> Option<(Ident, Expr)> {
    if contains_let(condition) {
        return None;
    }
    let (call, name): (_, Ident) = (first(condition)?, parse_quote!(__asked));
    Some((name.clone(), std::mem::replace(call, parse_quote!(#name))))
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

/// The same for its value.
pub(super) fn of_method(m: &ExprMethodCall) -> Option<Block> {
    let pattern = asked_for_success(&Expr::MethodCall(m.clone()))?;
    Some(parse_quote!({ if #pattern { true } else { false } }))
}
