//! Variables for what a pattern takes apart as well: `let p @ (a, b) = e` becomes `let p = e; let (a, b) = p;`.

use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprClosure, ExprForLoop, FieldPat, FnArg, Pat, PatIdent, Signature, Stmt, parse_quote};

/// Takes the patterns behind `@` away, and keeps the statements that stand for them.
#[derive(Default)]
struct Apart(Vec<Stmt>);

impl Apart {
    fn of(pat: &mut Pat) -> Vec<Stmt> {
        let mut apart = Self::default();
        apart.visit_pat_mut(pat);
        apart.0
    }
}

impl VisitMut for Apart {
    fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
        // `rest @ ..` is a variable.
        let may_go = |parts: &Pat| !matches!(parts, Pat::Wild(_) | Pat::Rest(_));
        if p.by_ref.is_none()
            && let Some((_, mut parts)) = p.subpat.take_if(|(_, parts)| may_go(parts))
        {
            let (name, inner) = (&p.ident, Self::of(&mut parts));
            self.0.push(parse_quote!(let #parts = #name;));
            self.0.extend(inner);
        }
    }

    /// `P { p @ … }` would be a field and not a variable, so `P { p: p @ … }` stands there.
    fn visit_field_pat_mut(&mut self, f: &mut FieldPat) {
        f.colon_token.get_or_insert_default();
        visit_mut::visit_field_pat_mut(self, f);
    }

    // Each alternative has its own parts.
    fn visit_pat_or_mut(&mut self, _: &mut syn::PatOr) {}
}

/// A body that begins with other statements.
fn begins_with(statements: Vec<Stmt>, body: &mut Block) {
    body.stmts.splice(0..0, statements);
}

/// The pattern of a `let` that always matches. One that may not match is lowered with what it asks.
pub(super) fn of_stmt(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(local) = stmt else { return None };
    let always_matches = local.init.as_ref().is_some_and(|init| init.diverge.is_none());
    if !always_matches || !has_whole(&local.pat) {
        return None;
    }
    let mut local = local.clone();
    let apart = Apart::of(&mut local.pat);
    Some(std::iter::once(Stmt::Local(local)).chain(apart).collect())
}

/// The patterns of the arguments of a function.
pub(super) fn of_arguments(signature: &mut Signature, body: &mut Block) {
    for input in &mut signature.inputs {
        if let FnArg::Typed(typed) = input {
            begins_with(Apart::of(&mut typed.pat), body);
        }
    }
}

/// The patterns of a closure and of a loop.
pub(super) fn of_expression(e: &mut Expr) {
    match e {
        Expr::Closure(ExprClosure { inputs, body, .. }) => {
            let apart: Vec<_> = inputs.iter_mut().flat_map(Apart::of).collect();
            if !apart.is_empty() {
                **body = parse_quote!({ #(#apart)* #body });
            }
        }
        Expr::ForLoop(ExprForLoop { pat, body, .. }) => begins_with(Apart::of(pat), body),
        _ => {}
    }
}

/// Whether a pattern has a variable for what another one takes apart.
fn has_whole(pat: &Pat) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
            self.0 |= p.subpat.is_some();
            visit::visit_pat_ident(self, p);
        }
    }
    let mut find = Find(false);
    find.visit_pat(pat);
    find.0
}
