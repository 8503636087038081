//! Copies of variables whose types are written: `let start: (S, S) = …; let mut here = start;` is `let mut here: (S, S) = start;`. Of constants nothing else
//! says that they have parts. And lists that are collected anew: `let mut list: Vec<(S, S)> = …; list = ….collect();` collects a `Vec<(S, S)>`.

use super::super::syntax::{binds, expressions, item_of, pattern_names, strip};
use super::collected::with_type;
use super::is_this;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprAssign, Ident, Local, Pat, PatIdent, PatType, PathArguments, Stmt, Type, parse_quote};

/// Writes the types of such copies among the statements of a block.
pub(super) fn copies(stmts: &mut [Stmt]) {
    let mut types = FxHashMap::default();
    for stmt in stmts {
        let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { continue };
        if let (Pat::Ident(_), Expr::Path(source)) = (&*pat, strip(&init.expr))
            && let Some(ty) = source.path.get_ident().and_then(|source| types.get(source))
        {
            *pat = Pat::Type(parse_quote!(#pat: #ty));
        }
        match pat {
            Pat::Type(PatType { pat, ty, .. }) if has_parts(ty) => {
                if let Pat::Ident(p) = &**pat {
                    types.insert(p.ident.clone(), (**ty).clone());
                }
            }
            pat => pattern_names(pat).iter().for_each(|name| drop(types.remove(name))),
        }
    }
}

/// Writes the types of lists that are assigned among the statements of a block.
pub(super) fn assigned_lists(stmts: &mut [Stmt]) {
    for i in 0..stmts.len() {
        let (before, behind) = stmts.split_at_mut(i + 1);
        let Some(Stmt::Local(Local { pat, init, .. })) = before.last() else { continue };
        let (pat, ty) = if let Pat::Type(typed) = pat { (&*typed.pat, Some(&*typed.ty)) } else { (pat, None) };
        let Pat::Ident(PatIdent { ident: list, mutability: Some(_), .. }) = pat else { continue };
        let written = || init.as_ref().and_then(|init| list_of_parts(&init.expr)).map(Cow::Owned);
        if let Some(ty) = ty.map(Cow::Borrowed).or_else(written).filter(|ty| item_of(ty).is_some()) {
            until_bound_again(behind, list, &mut Assigned { list, ty: &ty });
        }
    }
}

/// Visits statements up to the first one that gives the name of a variable to another one.
pub(super) fn until_bound_again(stmts: &mut [Stmt], name: &Ident, visitor: &mut impl VisitMut) {
    let behind = stmts.iter_mut().take_while(|stmt| !binds(name, |find| find.visit_stmt(stmt)));
    behind.for_each(|stmt| visitor.visit_stmt_mut(stmt));
}

/// The assignments to a list of this type.
struct Assigned<'a> {
    list: &'a Ident,
    ty: &'a Type,
}

impl VisitMut for Assigned<'_> {
    fn visit_expr_assign_mut(&mut self, a: &mut ExprAssign) {
        visit_mut::visit_expr_assign_mut(self, a);
        let is_typed = matches!(strip(&a.right), Expr::MethodCall(m) if m.turbofish.is_some());
        if is_this(&a.left, self.list)
            && !is_typed
            && let Some(typed) = with_type(&a.right, self.ty)
        {
            *a.right = typed.into();
        }
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// The type of a list whose items are written out, and are more than numbers: `vec![[x[0], x[1]], [x[2], x[3]]]`.
fn list_of_parts(e: &Expr) -> Option<Type> {
    let Expr::Macro(m) = strip(e) else { return None };
    let items = expressions(&m.mac).filter(|_| m.mac.path.is_ident("vec"))?;
    match strip(items.first()?) {
        Expr::Array(a) => {
            let count = a.elems.len();
            Some(parse_quote!(::std::vec::Vec<[_; #count]>))
        }
        Expr::Tuple(t) => {
            let parts = t.elems.iter().map(|_| -> Type { parse_quote!(_) });
            Some(parse_quote!(::std::vec::Vec<(#(#parts,)*)>))
        }
        Expr::Macro(m) if m.mac.path.is_ident("vec") => Some(parse_quote!(::std::vec::Vec<::std::vec::Vec<_>>)),
        Expr::MethodCall(m) if m.method == "to_vec" => Some(parse_quote!(::std::vec::Vec<::std::vec::Vec<_>>)),
        _ => None,
    }
}

/// Whether values of a type have parts, as it is written.
fn has_parts(ty: &Type) -> bool {
    match ty {
        Type::Tuple(_) | Type::Array(_) => true,
        Type::Path(p) => {
            p.path.segments.last().is_some_and(|s| matches!(s.arguments, PathArguments::AngleBracketed(_)))
        }
        _ => false,
    }
}
