//! Items that are found with their numbers.

use super::super::syntax::{has_ident, pattern_names, some, strip};
use super::is_place;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Block, Expr, ExprIf, ExprLet, ExprMatch, ExprMethodCall, Ident, Local, LocalInit, Pat, Stmt, parse_quote};

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

    /// What is done with it, and what otherwise.
    fn in_branches(self, then: &TokenStream, other: Option<&TokenStream>) -> Expr {
        let Self { number, list, name, item } = self;
        parse_quote!({
            let __found: Option<usize> = #number;
            if let Some(#name) = __found { let #item = &#list[#name]; #then } #other
        })
    }

    /// The same of `let Some((i, v)) = …` as a condition.
    pub(super) fn of_condition(e: &Expr) -> Option<Self> {
        let Expr::Let(ExprLet { pat, expr, .. }) = e else { return None };
        Self::of(some(pat)?, expr)
    }
}

pub(super) fn of_stmt(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(Local { pat, init: Some(LocalInit { expr, diverge, .. }), .. }) = stmt else { return None };
    if let Some((_, other)) = diverge {
        let Numbered { number, list, name, item } = Numbered::of(some(pat)?, expr)?;
        let block: Block = parse_quote!({
            let __found: Option<usize> = #number;
            let Some(#name) = __found else #other;
            let #item = &#list[#name];
        });
        return Some(block.stmts);
    }
    let (option, end) = match strip(expr) {
        Expr::Try(t) => (&t.expr, quote!(?)),
        Expr::MethodCall(ExprMethodCall { receiver, method, args, .. }) if is_one_of(method, &["unwrap", "expect"]) => {
            (receiver, quote!(.#method(#args)))
        }
        _ => return None,
    };
    let Numbered { number, list, name, item } = Numbered::of(pat, option)?;
    let block: Block = parse_quote!({
        let __found: Option<usize> = #number;
        let #name: usize = __found #end;
        let #item = &#list[#name];
    });
    Some(block.stmts)
}

pub(super) fn of_if(i: &ExprIf) -> Option<Expr> {
    let (then, other) = (&i.then_branch.stmts, i.else_branch.as_ref().map(|(_, e)| quote!(else #e)));
    Some(Numbered::of_condition(&i.cond)?.in_branches(&quote!(#(#then)*), other.as_ref()))
}

/// `match list.iter().enumerate().max_by(f) { Some((i, v)) => …, None => … }`
pub(super) fn of_match(m: &ExprMatch) -> Option<Expr> {
    let [one, other] = &m.arms[..] else { return None };
    let (found, none) = if some(&one.pat).is_some() { (one, other) } else { (other, one) };
    if m.arms.iter().any(|arm| arm.guard.is_some()) || some(&none.pat).is_some() || !pattern_names(&none.pat).is_empty()
    {
        return None;
    }
    let (then, other) = (&found.body, &none.body);
    Some(Numbered::of(some(&found.pat)?, &m.expr)?.in_branches(&quote!(#then), Some(&quote!(else { #other }))))
}
