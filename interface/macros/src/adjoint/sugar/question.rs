//! `if c { None } else { Some(v) }?` and `option.ok_or(e)?`: the value, or the way out, stands in each branch.

use super::super::control::leaves;
use super::super::lower::{is_camel, is_of_struct};
use super::super::syntax::{at_ends, called_names, content_of, has_question, is_named, is_some, strip, untyped};
use crate::idents::is_one_of;
use proc_macro2::Span;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Expr, ExprClosure, ExprMethodCall, ExprTry, ExprUnary, Ident, Item, Local, LocalInit, Pat, ReturnType, Stmt, UnOp,
    parse_quote,
};

/// Such an expression, without the question mark behind it.
pub(super) fn in_branches(t: &ExprTry) -> Option<Expr> {
    let inner = strip(&t.expr);
    match or_error(inner) {
        Some((option, error)) => Some(or_left(option, &parse_quote!(__some), &error)),
        None if is_branch(inner) => Some(asked(inner)),
        None => goes_on(inner).map(|GoesOn { first, then, is_whole }| {
            let then = if is_whole { asked(&then) } else { then };
            parse_quote!({ #first #then })
        }),
    }
}

/// What is done with the value of a call that may fail.
struct GoesOn {
    /// Takes the value, or leaves the function.
    first: Stmt,
    then: Expr,
    /// Whether that may fail as well.
    is_whole: bool,
}

/// `solve(x).map(|y| …)` and `solve(x).and_then(|y| …)`, where an error leaves the function.
fn goes_on(e: &Expr) -> Option<GoesOn> {
    let Expr::MethodCall(m) = strip(e) else { return None };
    if let (true, Expr::MethodCall(inner)) = (m.method == "map_err", strip(&m.receiver))
        && inner.method == "map"
    {
        // There is either a value or an error, so that their order does not matter.
        let (call, f, of_error) = (&inner.receiver, &inner.args, &m.args);
        return goes_on(&parse_quote!(#call.map_err(#of_error).map(#f)));
    }
    let (call, is_whole) = (strip(&m.receiver), m.method == "and_then");
    if !(m.method == "map" || is_whole) || m.args.len() != 1 || !is_call(call) {
        return None;
    }
    let (pat, then): (Pat, Expr) = match strip(&m.args[0]) {
        Expr::Closure(c) if c.inputs.len() == 1 && !leaves(&*c.body) && !has_question(&c.body) => {
            (c.inputs[0].clone(), (*c.body).clone())
        }
        f @ Expr::Path(_) => (parse_quote!(__value), parse_quote!(#f(__value))),
        _ => return None,
    };
    Some(GoesOn { first: parse_quote!(let #pat = #call?;), then, is_whole })
}

/// Whether an expression is a call of a function or a method of the user's, which may return a result.
fn is_call(e: &Expr) -> bool {
    match strip(e) {
        Expr::Call(c) => called_names(&c.func).is_some_and(|(_, name)| !is_camel(name)),
        Expr::MethodCall(m) if is_one_of(&m.method, &["map_err", "map", "and_then"]) => is_call(&m.receiver),
        Expr::MethodCall(m) => is_of_struct(&m.method),
        _ => false,
    }
}

/// The same as the result of the function, which is a `Result` or an `Option`, as `wrap` says.
pub(super) fn as_result_of(e: &Expr, wrap: &str) -> Option<Expr> {
    let GoesOn { first, then, is_whole } = goes_on(e)?;
    let wrap = Ident::new(wrap, Span::call_site());
    Some(if is_whole { parse_quote!({ #first #then }) } else { parse_quote!({ #first #wrap(#then) }) })
}

/// `option.ok_or(e)` and `option.ok_or_else(|| e)`: the option and the error.
fn or_error(e: &Expr) -> Option<(&Expr, Expr)> {
    let Expr::MethodCall(ExprMethodCall { receiver, method, args, .. }) = e else { return None };
    let error = match (method.to_string().as_str(), args.first().map(strip)) {
        ("ok_or", Some(error)) => error.clone(),
        ("ok_or_else", Some(Expr::Closure(c))) if c.inputs.is_empty() => (*c.body).clone(),
        ("ok_or_else", Some(f @ Expr::Path(_))) => parse_quote!(#f()),
        _ => return None,
    };
    Some((receiver, error))
}

/// `let p = option.ok_or(e)?;` as the `let` with `else` that it stands for.
pub(super) fn of_local(local: &Local) -> Option<Local> {
    let (pat, init) = (&local.pat, local.init.as_ref().filter(|init| init.diverge.is_none())?);
    let Expr::Try(t) = strip(&init.expr) else { return None };
    let (option, error) = or_error(strip(&t.expr)).filter(|_| !matches!(pat, Pat::Type(_)))?;
    let stmt = parse_quote!(let Some(#pat) = #option else { return Err(::core::convert::From::from(#error)) };);
    match stmt {
        Stmt::Local(local) => Some(local),
        _ => None,
    }
}

/// `option.ok_or(e)` as the result: the option may be what a list gives that changes.
pub(super) fn as_result(e: &mut Expr) {
    if let Some((option, error)) = or_error(e) {
        *e = parse_quote!({
            let __option = #option;
            match __option {
                Some(__some) => Ok(__some),
                None => Err(#error),
            }
        });
    }
}

/// `let p = option?;` in a closure that returns an option, as the `let` with `else` that it stands for: it leaves the closure.
pub(super) fn in_closure(c: &mut ExprClosure) {
    if has_question(&c.body) && returns_option(c) {
        OfClosure.visit_expr_mut(&mut c.body);
    }
}

fn returns_option(c: &ExprClosure) -> bool {
    match (&c.output, tail(&c.body)) {
        (ReturnType::Type(_, ty), _) => content_of(ty, "Option").is_some(),
        (ReturnType::Default, Expr::Call(last)) => is_some(&last.func),
        _ => false,
    }
}

struct OfClosure;

impl VisitMut for OfClosure {
    fn visit_stmt_mut(&mut self, stmt: &mut Stmt) {
        visit_mut::visit_stmt_mut(self, stmt);
        if let Stmt::Local(Local { pat, init: Some(LocalInit { expr, diverge: None, .. }), .. }) = stmt
            && let Expr::Try(t) = strip(expr)
            && or_error(strip(&t.expr)).is_none()
        {
            let (pat, option) = (untyped(pat), &t.expr);
            *stmt = parse_quote!(let Some(#pat) = #option else { return None; };);
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// The value of a block, or the expression itself.
fn tail(e: &Expr) -> &Expr {
    match strip(e) {
        Expr::Block(b) => match b.block.stmts.last() {
            Some(Stmt::Expr(last, None)) => tail(last),
            _ => e,
        },
        e => e,
    }
}

/// `*option.ok_or(e)?`
pub(super) fn behind(u: &ExprUnary) -> Option<Expr> {
    let (UnOp::Deref(_), Expr::Try(t)) = (u.op, strip(&u.expr)) else { return None };
    let (option, error) = or_error(strip(&t.expr))?;
    Some(or_left(option, &parse_quote!(*__some), &error))
}

fn or_left(option: &Expr, value: &Expr, error: &Expr) -> Expr {
    parse_quote!(match #option { Some(__some) => #value, None => return Err(::core::convert::From::from(#error)) })
}

fn is_branch(e: &Expr) -> bool {
    match e {
        Expr::If(i) => i.else_branch.is_some(),
        Expr::Block(b) => b.label.is_none() && matches!(b.block.stmts.last(), Some(Stmt::Expr(_, None))),
        e => matches!(e, Expr::Match(_)),
    }
}

/// `e?`
fn asked(e: &Expr) -> Expr {
    let mut e = strip(e).clone();
    at_ends(&mut e, &mut |end| *end = asked_at_end(end));
    e
}

fn asked_at_end(e: &Expr) -> Expr {
    match e {
        Expr::Call(c) if c.args.len() == 1 && (is_some(&c.func) || is_named(&c.func, "Ok")) => c.args[0].clone(),
        Expr::Call(c) if c.args.len() == 1 && is_named(&c.func, "Err") => {
            let error = &c.args[0];
            parse_quote!(return Err(::core::convert::From::from(#error)))
        }
        Expr::Path(p) if p.path.is_ident("None") => parse_quote!(return None),
        // It leaves already.
        Expr::Try(t) if matches!(strip(&t.expr), Expr::Call(c) if is_named(&c.func, "Err")) => asked(&t.expr),
        e @ (Expr::Return(_) | Expr::Break(_) | Expr::Continue(_)) => e.clone(),
        e => parse_quote!(#e?),
    }
}
