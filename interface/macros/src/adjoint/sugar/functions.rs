//! Functions of the standard library by their paths.

use super::super::lower::is_camel;
use super::super::screen::only_calculates;
use super::super::steady::is_of_user;
use super::super::syntax::{called_names, is_of_module, strip, untyped};
use super::is_place;
use crate::idents::{is_one_of, with_text};
use crate::types::{is_of_nalgebra, of_many_parameters};
use syn::{
    AngleBracketedGenericArguments, Expr, ExprCall, ExprClosure, ExprMethodCall, ExprPath, Ident, Local, LocalInit,
    Pat, PathArguments, Stmt, Token, Type, parse_quote,
};

/// The method of a path like `<[S]>::to_vec`. That of `<[S] as Layout>::to_vec` is one of a trait, which may be the user's.
fn method_of_list(p: &ExprPath) -> Option<&Ident> {
    let is_list = p.qself.as_ref().is_some_and(|of| of.as_token.is_none() && matches!(&*of.ty, Type::Slice(_)));
    p.path.segments.last().map(|s| &s.ident).filter(|_| is_list)
}

/// The list that `Vec::from` makes of a slice or of an array by its form.
fn listed(e: &Expr) -> Option<Expr> {
    match strip(e) {
        Expr::Array(list) => {
            let items = &list.elems;
            Some(parse_quote!(vec![#items]))
        }
        Expr::Reference(r) => match strip(&r.expr) {
            list @ Expr::Array(_) => listed(list),
            list if is_place(list) || matches!(list, Expr::Index(_)) => Some(parse_quote!(#list.to_vec())),
            _ => None,
        },
        _ => None,
    }
}

/// `[a, b].to_vec()` as `vec![a, b]`.
pub(super) fn vec_of_array(m: &ExprMethodCall) -> Option<Expr> {
    let is_array = matches!(strip(&m.receiver), Expr::Array(_));
    if is_array && m.method == "to_vec" && m.args.is_empty() { listed(&m.receiver) } else { None }
}

/// Whether a call is one of a function of the module `iter`.
fn is_of_iter(c: &ExprCall, name: &str, arguments: usize) -> bool {
    let Expr::Path(f) = strip(&c.func) else { return false };
    let mut names = f.path.segments.iter().rev().map(|s| &s.ident);
    c.args.len() == arguments && names.next().is_some_and(|n| n == name) && names.next().is_some_and(|n| n == "iter")
}

/// A value as often as n says. It is made once, since the variables in it may change.
fn repeated_value(a: &Expr, n: &Expr) -> Expr {
    // A number that has a name goes along, so that a closure can return the iterator.
    let own: Option<Token![move]> = matches!(strip(n), Expr::Path(_)).then(<Token![move]>::default);
    parse_quote!([#a].into_iter().flat_map(#own |__item| (0..#n).map(move |_| __item)))
}

/// What a call of such a function stands for.
pub(super) fn called_by_path(c: &ExprCall) -> Option<Expr> {
    let (a, b) = (c.args.first()?, c.args.last()?);
    if is_of_iter(c, "zip", 2) {
        return Some(parse_quote!((#a).into_iter().zip(#b)));
    }
    if is_of_iter(c, "once", 1) {
        return Some(parse_quote!([#a].into_iter()));
    }
    if is_of_iter(c, "repeat_n", 2) {
        return Some(repeated_value(a, b));
    }
    if c.args.len() == 1 && is_of_module(&c.func, "Vec", "from") {
        return listed(a);
    }
    let Expr::Path(f) = strip(&c.func) else { return None };
    method_of_list(f).filter(|_| c.args.len() == 1).map(|method| parse_quote!((#a).#method()))
}

/// Such functions as arguments of a method.
pub(super) fn as_closures(m: &mut ExprMethodCall) {
    for a in &mut m.args {
        let Expr::Path(p) = strip(a) else { continue };
        let closure = match is_of_module(a, "Vec", "from") {
            true => Some(parse_quote!(|__list| __list.to_vec())),
            false => method_of_list(p).map(|method| parse_quote!(|__list| __list.#method())),
        };
        closure.into_iter().for_each(|closure| *a = closure);
    }
}

/// `iter::repeat(a).take(n)`
pub(super) fn repeated(m: &ExprMethodCall) -> Option<Expr> {
    let Expr::Call(c) = strip(&m.receiver) else { return None };
    let (a, n) = (c.args.first()?, m.args.first()?);
    (m.method == "take" && is_of_iter(c, "repeat", 1)).then(|| repeated_value(a, n))
}

/// Whether an expression makes a struct by its name.
fn makes_struct(e: &Expr) -> bool {
    match strip(e) {
        Expr::Struct(_) => true,
        Expr::Call(c) => called_names(&c.func).is_some_and(|(of, name)| is_camel(name) || of.is_some_and(is_camel)),
        _ => false,
    }
}

/// The closure of `map` whose values are structs, tuples, or items of a list, which may be of any type: `map` of an array is otherwise one of numbers.
fn map_to_parts(m: &ExprMethodCall) -> Option<&ExprClosure> {
    let makes_parts = |e: &Expr| makes_struct(e) || matches!(strip(e), Expr::Tuple(_) | Expr::Index(_));
    closure_of_map(m).filter(|c| makes_parts(&c.body))
}

fn closure_of_map(m: &ExprMethodCall) -> Option<&ExprClosure> {
    match m.args.first().map(strip) {
        Some(Expr::Closure(c)) if m.method == "map" && c.inputs.len() == 1 => Some(c),
        _ => None,
    }
}

/// `[a, b].map(|p| Point { … })`, `[a, b].map(|p| (p, 1))`, `[0, 2].map(|i| points[i])`, `[[a, b], [c, d]].map(|p| norm(p))`
pub(super) fn array_of_structs(m: &ExprMethodCall) -> Option<Expr> {
    let Expr::Array(list) = strip(&m.receiver) else { return None };
    // Nobody says what a function returns.
    let calls = |c: &&ExprClosure| matches!(strip(&c.body), Expr::Call(call) if is_of_user(call));
    let f = map_to_parts(m).or_else(|| closure_of_map(m).filter(calls))?;
    if !list.elems.iter().all(only_calculates) {
        return None;
    }
    let each = list.elems.iter();
    Some(parse_quote!({ let __each = #f; [#(__each(#each)),*] }))
}

/// `let [a, b, c] = corners.map(|i| points[i]);`: the pattern says how many there are.
pub(super) fn array_taken_apart(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(Local { pat, init: Some(LocalInit { expr, diverge: None, .. }), .. }) = stmt else { return None };
    let (Pat::Slice(slice), Expr::MethodCall(m)) = (untyped(pat), strip(expr)) else { return None };
    let (of, Some(f)) = (strip(&m.receiver), map_to_parts(m)) else { return None };
    let is_rest = |pat: &Pat| matches!(pat, Pat::Rest(_)) || matches!(pat, Pat::Ident(p) if p.subpat.is_some());
    if slice.elems.iter().any(is_rest) || !is_place(of) || !matches!(strip(&f.body), Expr::Index(_)) {
        return None;
    }
    let at = 0..slice.elems.len();
    Some(vec![parse_quote!(let #pat = { let __each = #f; [#(__each(#of[#at])),*] };)])
}

/// `SMatrix::from_row_slice(…)` with the parameters of the type that is written for it: the compiler asks for them before it compares the types.
pub(super) fn of_written_size(e: &mut Expr, ty: &Type) {
    if let (Expr::Call(c), Type::Path(written)) = (e, ty)
        && let Some(written) = written.path.segments.last()
        && with_text(&written.ident, of_many_parameters)
        && let Expr::Path(p) = &mut *c.func
        && let Some(of) = p.path.segments.iter_mut().nth_back(1)
        && of.ident == written.ident
        && of.arguments.is_none()
        && let PathArguments::AngleBracketed(list) = &written.arguments
    {
        of.arguments = behind_colons(list);
    }
}

/// Parameters of a type as they stand in an expression, `::<S>`.
fn behind_colons(list: &AngleBracketedGenericArguments) -> PathArguments {
    let colon2_token = Some(Default::default());
    PathArguments::AngleBracketed(AngleBracketedGenericArguments { colon2_token, ..list.clone() })
}

/// `let p: Point<S> = a.into();` as `Point::<S>::from(a)`, whose adjoint is that of the type.
pub(super) fn of_written_type(e: &mut Expr, ty: &Type) {
    const OF_LIBRARY: [&str; 6] = ["Vec", "Option", "Box", "Rc", "Arc", "VecDeque"];
    if let (Expr::MethodCall(m), Type::Path(written)) = (&*e, ty)
        && m.method == "into"
        && m.args.is_empty()
        && let Some(last) = written.path.segments.last()
        && is_camel(&last.ident)
        && !is_one_of(&last.ident, &OF_LIBRARY)
        && !is_of_nalgebra(&last.ident)
        && let PathArguments::AngleBracketed(list) = &last.arguments
    {
        let (receiver, mut path) = (&m.receiver, written.path.clone());
        if let Some(last) = path.segments.last_mut() {
            last.arguments = behind_colons(list);
        }
        *e = parse_quote!(#path::from(#receiver));
    }
}
