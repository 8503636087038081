//! Enums behind a reference that are taken apart to be changed: `match self { Shape::Circle(r) => *r *= k, … }` with `&mut self`.
//!
//! Each branch asks for its variant, and has references to the parts. What is behind a reference has one variant, as its adjoints have.

use super::super::here::quote;
use super::super::ir::{Body, Value};
use super::super::names::Scope;
use super::super::screen::{is_assignment, root};
use super::super::syntax::{pattern_names, strip};
use super::Lower;
use super::branch::Arm;
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, ExprMatch, Pat, Result};

impl Lower {
    /// Such a `match`.
    pub(super) fn changing_arms(&mut self, m: &ExprMatch, wanted: bool) -> Result<Option<Value>> {
        let Some(place) = self.taken_apart_to_change(m) else { return Ok(None) };
        let place = self.settle(&place)?;
        let asked = self.names.rename(&syn::parse_quote!(&#place));
        let (mut list, last) = (vec![], m.arms.len() - 1);
        for (i, arm) in m.arms.iter().enumerate() {
            self.names.scopes.push(Scope::default());
            let body = self.block(|l| {
                l.changing_parts(&arm.pat, &place)?;
                l.stmts(&[syn::Stmt::Expr((*arm.body).clone(), None)], wanted)
            });
            self.names.scopes.pop();
            let (pat, body) = (&arm.pat, body?);
            list.push(match i {
                // The compiler has checked that there is no other variant.
                _ if i == last => Arm::otherwise(body),
                0 => Arm::asked(quote!(if ::core::matches!(#asked, #pat)), body),
                _ => Arm::asked(quote!(else if ::core::matches!(#asked, #pat)), body),
            });
        }
        if list.len() == 1 {
            list.insert(0, Arm::asked(quote!(if false), Body { stmts: vec![], value: Value::Unit }));
        }
        self.finish(list, None, false).map(Some)
    }

    /// An `if let` as such a `match`.
    pub(super) fn changing_if(&self, i: &ExprIf) -> Option<ExprMatch> {
        let Expr::Let(l) = &*i.cond else { return None };
        let (pat, e, then) = (&l.pat, &l.expr, &i.then_branch);
        let otherwise: Expr = match &i.else_branch {
            Some((_, other)) => (**other).clone(),
            None => syn::parse_quote!({}),
        };
        let m: ExprMatch = syn::parse_quote!(match #e { #pat => #then _ => #otherwise });
        self.taken_apart_to_change(&m).map(|_| m)
    }

    /// The place that a `match` takes apart by references that may be written to.
    fn taken_apart_to_change(&self, m: &ExprMatch) -> Option<Expr> {
        let place = self.lent_place(&m.expr)?;
        let is_reference = matches!(strip(&m.expr), Expr::Reference(_));
        let is_changed = is_reference || matches!(place, Expr::Path(_)) && m.arms.iter().any(changes_parts);
        let has_guard = m.arms.iter().any(|arm| arm.guard.is_some());
        let is_whole = |pat: &Pat| matches!(pat, Pat::Ident(p) if p.subpat.is_none() && pattern_names(pat).len() == 1);
        let has_whole = m.arms.iter().any(|arm| is_whole(&arm.pat));
        let place = if is_reference { place.clone() } else { syn::parse_quote!(*#place) };
        (is_changed && !has_guard && !has_whole && self.names.active(&place)).then_some(place)
    }

    /// References to the parts of the variant that a branch has asked for.
    fn changing_parts(&mut self, pat: &Pat, place: &Expr) -> Result<()> {
        if pattern_names(pat).is_empty() {
            return Ok(());
        }
        self.bind_parts_of_variant(pat, &syn::parse_quote!(&mut #place))
    }
}

/// Whether the code behind a pattern may write to what the pattern has found.
fn changes_parts(arm: &syn::Arm) -> bool {
    struct Find {
        names: Vec<String>,
        found: bool,
    }
    impl Find {
        fn is_part(&self, e: &Expr) -> bool {
            root(e).is_some_and(|name| self.names.contains(&name))
        }
    }
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr(&mut self, e: &'ast Expr) {
            self.found |= match e {
                Expr::Assign(a) => self.is_part(&a.left),
                Expr::Binary(b) => is_assignment(&b.op) && self.is_part(&b.left),
                Expr::Reference(r) => r.mutability.is_some() && self.is_part(&r.expr),
                Expr::Call(c) => c.args.iter().any(|a| matches!(strip(a), Expr::Path(_)) && self.is_part(a)),
                Expr::MethodCall(m) => {
                    let changes = super::is_of_struct(&m.method) || m.method.to_string().ends_with("_mut");
                    changes && self.is_part(&m.receiver)
                }
                _ => false,
            };
            visit::visit_expr(self, e);
        }
    }
    let mut find = Find { names: pattern_names(&arm.pat).iter().map(ToString::to_string).collect(), found: false };
    find.visit_expr(&arm.body);
    find.found
}
