//! Items that are found with their numbers.

use super::super::syntax::{has_ident, some, strip};
use super::is_place;
use crate::idents::is_one_of;
use quote::quote;
use syn::{Block, Expr, ExprIf, ExprLet, ExprMethodCall, Ident, Local, LocalInit, Pat, Stmt, parse_quote};

/// An item that is found with its number: the number has no derivative, and the item is looked at behind that.
pub(super) struct Numbered {
    /// The option of the number.
    number: Expr,
    list: Expr,
    name: Ident,
    item: Pat,
}

impl Numbered {
    /// `list.iter().enumerate().find(f)`, of which the pattern takes both parts.
    fn of(pat: &Pat, e: &Expr) -> Option<Self> {
        const ENDS: [&str; 4] = ["max_by", "min_by", "find", "last"];
        let (Expr::MethodCall(end), Pat::Tuple(both)) = (strip(e), pat) else { return None };
        let Expr::MethodCall(enumerate) = strip(&end.receiver) else { return None };
        let Expr::MethodCall(ExprMethodCall { receiver: list, method: iter, .. }) = strip(&enumerate.receiver) else {
            return None;
        };
        if !is_one_of(&end.method, &ENDS) || enumerate.method != "enumerate" || iter != "iter" || !is_place(list) {
            return None;
        }
        let (first, item) = match (both.elems.first()?, both.elems.last()?) {
            (first, item) if both.elems.len() == 2 => (first, item.clone()),
            _ => return None,
        };
        let name = match first {
            Pat::Ident(p) => p.ident.clone(),
            _ => Ident::new("__at", end.method.span()),
        };
        // The list is named behind the number, which may not have a name of the list.
        if has_ident(&**list, &name) {
            return None;
        }
        Some(Self { number: parse_quote!(#e.map(|(__at, _)| __at)), list: (**list).clone(), name, item })
    }

    /// The same of `let Some((i, v)) = …` as a condition.
    pub(super) fn of_condition(e: &Expr) -> Option<Self> {
        let Expr::Let(ExprLet { pat, expr, .. }) = e else { return None };
        Self::of(some(pat)?, expr)
    }
}

pub(super) fn of_stmt(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(Local { pat, init: Some(LocalInit { expr, diverge: None, .. }), .. }) = stmt else { return None };
    let Expr::MethodCall(unwrap) = strip(expr) else { return None };
    if !is_one_of(&unwrap.method, &["unwrap", "expect"]) {
        return None;
    }
    let Numbered { number, list, name, item } = Numbered::of(pat, &unwrap.receiver)?;
    let (method, args) = (&unwrap.method, &unwrap.args);
    let block: Block = parse_quote!({
        let #name: usize = #number.#method(#args);
        let #item = &#list[#name];
    });
    Some(block.stmts)
}

pub(super) fn of_if(i: &ExprIf) -> Option<Expr> {
    let Numbered { number, list, name, item } = Numbered::of_condition(&i.cond)?;
    let (then, other) = (&i.then_branch.stmts, i.else_branch.as_ref().map(|(_, e)| quote!(else #e)));
    Some(parse_quote!({
        let __found: Option<usize> = #number;
        if let Some(#name) = __found { let #item = &#list[#name]; #(#then)* } #other
    }))
}
