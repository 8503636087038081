//! Results that are collected and whose error nobody looks at: `iter.map(f).collect::<Result<Vec<S>, E>>().unwrap()` is
//! `iter.map(|v| f(v).ok()).collect::<Option<Vec<S>>>().unwrap()`, and so is one in a `match`.

use super::super::syntax::{at_ends, is_named, strip};
use super::collected::{gathered, with_type};
use syn::{
    Arm, Expr, ExprClosure, ExprMethodCall, GenericArgument, Local, Pat, PathArguments, Stmt, Type, parse_quote,
};

/// Whether an expression collects results.
pub(super) fn collects(e: &Expr) -> bool {
    matches!(strip(e), Expr::MethodCall(m) if m.method == "collect" && list_of(m).is_some())
}

/// Writes the type of a `let` behind its `collect`.
pub(super) fn typed_by_let(stmt: &mut Stmt) {
    if let Stmt::Local(Local { pat: Pat::Type(typed), init: Some(init), .. }) = stmt
        && let Some(call) = with_type(&init.expr, &typed.ty).filter(|call| list_of(call).is_some())
    {
        *init.expr = call.into();
    }
}

/// The list of `collect::<Result<list, E>>()`.
fn list_of(m: &ExprMethodCall) -> Option<&Type> {
    let Some(GenericArgument::Type(Type::Path(ty))) = m.turbofish.as_ref()?.args.first() else { return None };
    let last = ty.path.segments.last().filter(|last| last.ident == "Result")?;
    let PathArguments::AngleBracketed(all) = &last.arguments else { return None };
    match all.args.first()? {
        GenericArgument::Type(list) => Some(list),
        _ => None,
    }
}

/// The same as options.
fn as_option(e: &Expr) -> Option<Expr> {
    let Expr::MethodCall(m) = strip(e) else { return None };
    let list = list_of(m)?;
    let (_, source, ExprClosure { inputs, mut body, .. }) = gathered(m, &["Result"])?;
    at_ends(&mut body, &mut |end| match end {
        Expr::Call(c) if is_named(&c.func, "Ok") && c.args.len() == 1 => {
            let value = &c.args[0];
            *end = parse_quote!(Some(#value));
        }
        Expr::Call(c) if is_named(&c.func, "Err") => *end = parse_quote!(None),
        end => *end = parse_quote!(#end.ok()),
    });
    Some(parse_quote!(#source.map(|#inputs| #body).collect::<Option<#list>>()))
}

/// `… .ok()`, `… .unwrap()` and their like.
pub(super) fn of_method(m: &ExprMethodCall) -> Option<Expr> {
    let option = match m.method.to_string().as_str() {
        "ok" => return as_option(&m.receiver),
        "unwrap" | "expect" | "unwrap_or" | "unwrap_or_default" => as_option(&m.receiver)?,
        _ => return None,
    };
    Some(ExprMethodCall { receiver: Box::new(option), ..m.clone() }.into())
}

/// `match … { Ok(list) => …, Err(_) => … }`, `if let Ok(list) = …` and `let Ok(list) = … else { … };`
pub(super) fn in_patterns<'p>(e: &mut Expr, pats: impl Iterator<Item = &'p mut Pat>) {
    let pats: Vec<_> = pats.collect();
    if !pats.iter().all(|pat| is_of_success(pat)) {
        return;
    }
    if let Some(option) = as_option(e) {
        *e = option;
        for pat in pats {
            match pat {
                Pat::TupleStruct(p) if p.path.is_ident("Ok") => p.path = parse_quote!(Some),
                Pat::TupleStruct(_) => *pat = parse_quote!(None),
                _ => {}
            }
        }
    }
}

pub(super) fn in_arms(arms: &mut [Arm]) -> impl Iterator<Item = &mut Pat> {
    arms.iter_mut().map(|arm| &mut arm.pat)
}

/// Whether a pattern does not ask which error it is.
fn is_of_success(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::TupleStruct(p) if p.path.is_ident("Ok") => true,
        Pat::TupleStruct(p) if p.path.is_ident("Err") => p.elems.iter().all(is_unused),
        _ => false,
    }
}

fn is_unused(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) | Pat::Rest(_) => true,
        Pat::Ident(p) => p.ident.to_string().starts_with('_'),
        _ => false,
    }
}
