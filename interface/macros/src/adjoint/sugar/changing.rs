//! Variables that change, in the pattern of a branch or a loop: `if let Some(mut p) = best { p.move_by(x); … }`.
//!
//! What a branch takes apart is looked at, so a variable of its own begins with what is found there. A reference stays what it is: `for mut row in rows.iter_mut()`.

use super::super::lower::has_mutable;
use super::super::names::first_of;
use super::super::syntax::{refers, strip};
use crate::spaces::mentions;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, Block, Expr, ExprAssign, ExprForLoop, ExprMatch, FieldPat, FnArg, Ident, Pat, PatIdent, PatType, Signature,
    Stmt, Type, parse_quote,
};

/// The variables of a pattern that change, which it finds under other names then.
#[derive(Default)]
struct Firsts(Vec<Ident>);

impl VisitMut for Firsts {
    fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
        if p.by_ref.is_none() && p.subpat.is_none() && p.mutability.take().is_some() {
            if !self.0.contains(&p.ident) {
                self.0.push(p.ident.clone());
            }
            p.ident = first_of(&p.ident);
        }
        visit_mut::visit_pat_ident_mut(self, p);
    }

    /// `P { mut p }` is `P { p: mut p }`.
    fn visit_field_pat_mut(&mut self, f: &mut FieldPat) {
        f.colon_token.get_or_insert_default();
        visit_mut::visit_field_pat_mut(self, f);
    }
}

/// The statements by which the variables begin.
fn beginning(pat: &mut Pat) -> Vec<Stmt> {
    let mut firsts = Firsts::default();
    firsts.visit_pat_mut(pat);
    let begin = |name: &Ident| {
        let first = first_of(name);
        parse_quote!(let mut #name = #first;)
    };
    firsts.0.iter().map(begin).collect()
}

/// Whether what is taken apart gives references to what changes, as its form says.
fn lends(e: &Expr) -> bool {
    e.to_token_stream().into_iter().any(|token| match token {
        proc_macro2::TokenTree::Ident(name) => name == "mut" || name.to_string().ends_with("_mut"),
        _ => false,
    })
}

/// Whether a body assigns another reference to a variable.
fn moves_reference(visit: impl FnOnce(&mut References)) -> bool {
    let mut find = References(false);
    visit(&mut find);
    find.0
}

struct References(bool);

impl<'ast> Visit<'ast> for References {
    fn visit_expr_assign(&mut self, a: &'ast ExprAssign) {
        self.0 |= matches!((strip(&a.left), strip(&a.right)), (Expr::Path(_), Expr::Reference(_)));
        visit::visit_expr_assign(self, a);
    }
}

/// The pattern of `let … else`.
pub(super) fn of_let_else(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(local) = stmt else { return None };
    let is_changing =
        has_mutable(&local.pat) && local.init.as_ref().is_some_and(|init| init.diverge.is_some() && !lends(&init.expr));
    if !is_changing {
        return None;
    }
    let mut local = local.clone();
    let first = beginning(&mut local.pat);
    Some(std::iter::once(Stmt::Local(local)).chain(first).collect())
}

/// The patterns of arguments that are given by value.
pub(super) fn of_arguments(signature: &mut Signature, body: &mut Block) {
    for input in &mut signature.inputs {
        if let FnArg::Typed(PatType { pat, ty, .. }) = input
            && !matches!(**pat, Pat::Ident(_))
            && !matches!(**ty, Type::Reference(_))
        {
            body.stmts.splice(0..0, beginning(pat));
        }
    }
}

/// Tuples that are given by value and used as a whole: each part has an adjoint of its own, so the whole is made of them.
pub(super) fn of_tuples(signature: &mut Signature, scalar: &Ident, body: &mut Block) {
    for input in &mut signature.inputs {
        if let FnArg::Typed(PatType { pat, ty, attrs, .. }) = input
            && attrs.is_empty()
            && let (Pat::Ident(p), Type::Tuple(_)) = (&**pat, &**ty)
            && mentions(&**ty, scalar)
            && !refers(ty)
            && is_used_whole(body, &p.ident)
        {
            let (whole, parts) = (p.clone(), parts_of(ty, &format!("__{}", p.ident.unraw()), p.ident.span()));
            **pat = parse_quote!(#parts);
            body.stmts.insert(0, parse_quote!(let #whole = #parts;));
        }
    }
}

/// The names of the parts of a tuple, in its form.
fn parts_of(ty: &Type, name: &str, span: Span) -> TokenStream {
    match ty {
        Type::Tuple(t) => {
            let parts = t.elems.iter().enumerate().map(|(i, ty)| parts_of(ty, &format!("{name}_{i}"), span));
            quote!((#(#parts,)*))
        }
        _ => Ident::new(name, span).into_token_stream(),
    }
}

/// Whether a variable is more than looked at in its fields.
fn is_used_whole(body: &Block, name: &Ident) -> bool {
    struct Find<'n>(&'n Ident, bool);
    impl<'ast> Visit<'ast> for Find<'_> {
        fn visit_expr(&mut self, e: &'ast Expr) {
            match e {
                Expr::Field(f) if matches!(strip(&f.base), Expr::Path(_)) => {}
                Expr::Path(p) => self.1 |= p.path.is_ident(self.0),
                e => visit::visit_expr(self, e),
            }
        }
    }
    let mut find = Find(name, false);
    find.visit_block(body);
    find.1
}

/// The pattern of `if let` and `while let`.
pub(super) fn of_condition(condition: &mut Expr, body: &mut Block) {
    if let Expr::Let(l) = condition
        && has_mutable(&l.pat)
        && !lends(&l.expr)
        && !moves_reference(|find| find.visit_block(body))
    {
        body.stmts.splice(0..0, beginning(&mut l.pat));
    }
}

/// The patterns of the arms. A guard may name the variables.
pub(super) fn of_match(m: &mut ExprMatch) {
    if m.arms.iter().any(|arm| has_mutable(&arm.pat)) && !lends(&m.expr) {
        m.arms.iter_mut().filter(|arm| arm.guard.is_none() && has_mutable(&arm.pat)).for_each(of_arm);
    }
}

fn of_arm(arm: &mut Arm) {
    if moves_reference(|find| find.visit_expr(&arm.body)) {
        return;
    }
    let first = beginning(&mut arm.pat);
    match &mut *arm.body {
        _ if first.is_empty() => {}
        Expr::Block(body) if body.label.is_none() => drop(body.block.stmts.splice(0..0, first)),
        body => *arm.body = parse_quote!({ #(#first)* #body }),
    }
}

/// The pattern of a loop.
pub(super) fn of_loop(f: &mut ExprForLoop) {
    if has_mutable(&f.pat) && !lends(&f.expr) && !moves_reference(|find| find.visit_block(&f.body)) {
        f.body.stmts.splice(0..0, beginning(&mut f.pat));
    }
}
