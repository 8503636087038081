//! Functions of the standard library by their paths.

use super::super::syntax::strip;
use super::is_place;
use crate::idents::is_one_of;
use syn::{BinOp, Expr, ExprCall, ExprMethodCall, ExprPath, Ident, Type, parse_quote};

/// The operator of a path like `Add::add`.
fn operator(p: &ExprPath) -> Option<BinOp> {
    let mut names = p.path.segments.iter().rev().map(|s| s.ident.to_string());
    let (method, of) = (names.next()?, names.next()?);
    Some(match (&*of, &*method) {
        ("Add", "add") => parse_quote!(+),
        ("Sub", "sub") => parse_quote!(-),
        ("Mul", "mul") => parse_quote!(*),
        ("Div", "div") => parse_quote!(/),
        _ => return None,
    })
}

/// The method of a path like `<[S]>::to_vec`.
fn method_of_list(p: &ExprPath) -> Option<&Ident> {
    let is_list = p.qself.as_ref().is_some_and(|of| matches!(&*of.ty, Type::Slice(_)));
    p.path.segments.last().map(|s| &s.ident).filter(|_| is_list)
}

/// Whether a call is one of a function of the module `iter`.
fn is_of_iter(c: &ExprCall, name: &str, arguments: usize) -> bool {
    let Expr::Path(f) = strip(&c.func) else { return false };
    let mut names = f.path.segments.iter().rev().map(|s| &s.ident);
    c.args.len() == arguments && names.next().is_some_and(|n| n == name) && names.next().is_some_and(|n| n == "iter")
}

/// What a call of such a function stands for.
pub(super) fn called_by_path(c: &ExprCall) -> Option<Expr> {
    let (a, b) = (c.args.first()?, c.args.last()?);
    if is_of_iter(c, "zip", 2) {
        return Some(parse_quote!((#a).into_iter().zip(#b)));
    }
    if is_of_iter(c, "repeat_n", 2) && is_place(a) {
        return Some(parse_quote!((0..#b).map(|_| #a)));
    }
    let Expr::Path(f) = strip(&c.func) else { return None };
    match (operator(f), method_of_list(f), c.args.len()) {
        (Some(op), _, 2) => Some(parse_quote!((#a) #op (#b))),
        (_, Some(method), 1) => Some(parse_quote!((#a).#method())),
        _ => None,
    }
}

/// Such functions as arguments of a method.
pub(super) fn as_closures(m: &mut ExprMethodCall) {
    for a in &mut m.args {
        let Expr::Path(p) = strip(a) else { continue };
        let closure: Option<Expr> = match (operator(p), method_of_list(p)) {
            (Some(op), _) => Some(parse_quote!(|__a, __b| __a #op __b)),
            (_, Some(method)) => Some(parse_quote!(|__list| __list.#method())),
            _ => None,
        };
        closure.into_iter().for_each(|closure| *a = closure);
    }
}

/// `iter::repeat(a).take(n)`
pub(super) fn repeated(m: &ExprMethodCall) -> Option<Expr> {
    let Expr::Call(c) = strip(&m.receiver) else { return None };
    let (a, n) = (c.args.first()?, m.args.first()?);
    (is_one_of(&m.method, &["take"]) && is_of_iter(c, "repeat", 1) && is_place(a))
        .then(|| parse_quote!((0..#n).map(|_| #a)))
}
