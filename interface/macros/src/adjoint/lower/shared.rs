//! Variables without derivative that change behind shared references, as a `Cell` and a `Mutex` do: each name that refers to one changes with it.

use super::super::names::{Kind, Names};
use super::super::screen::{borrows_mutably, names_cell, root};
use super::super::syntax::{Idents, called_names, pattern_names, strip};
use super::half::is_camel;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{
    Expr, ExprCall, ExprClosure, ExprIndex, ExprMethodCall, ExprPath, ExprReference, ExprUnary, Ident, Macro, Pat,
};

/// Methods that give another name of what they are called of, a reference to it, or the guard of a lock. All others give values.
const ALIASING: [&str; 14] = [
    "clone",
    "to_owned",
    "as_ref",
    "by_ref",
    "deref",
    "iter",
    "borrow",
    "borrow_mut",
    "lock",
    "read",
    "write",
    "unwrap",
    "expect",
    "upgrade",
];

/// Functions that do the same with their argument.
const PASSING_ON: [&str; 4] = ["clone", "new", "from", "Some"];

/// How a variable without derivative may change.
#[derive(Clone, Copy, Default)]
pub(in crate::adjoint) struct Changes {
    /// Whether it may at all.
    pub(super) any: bool,
    /// Whether it may behind a shared reference.
    pub(super) shared: bool,
}

impl Changes {
    /// What code says that gives or types it.
    pub(in crate::adjoint) fn of(code: impl ToTokens) -> Self {
        let code = code.to_token_stream();
        Self { any: borrows_mutably(&code), shared: false }.or_shared(names_cell(&code))
    }

    pub(super) fn or_shared(self, shared: bool) -> Self {
        Self { any: self.any || shared, shared: self.shared || shared }
    }
}

impl Names {
    /// How the variables of a pattern may change, whose value this is.
    pub(super) fn changes_of_parts(&self, pat: &Pat, e: &Expr) -> Changes {
        Changes::of(e).or_shared(self.refers_to_shared(e) || self.is_told(pat))
    }

    /// Whether a variable of a pattern changes though no type shows it: the others may refer to the same.
    fn is_told(&self, pat: &Pat) -> bool {
        pattern_names(pat).iter().any(|name| self.screened.hidden.changes(name))
    }

    /// The same of the items that a loop runs over.
    pub(super) fn changes_of_items(&self, pat: &Pat, code: &TokenStream) -> Changes {
        let is_shared = |name: &Ident| self.shared.contains(name);
        let refers_to_shared = !self.shared.is_empty() && code.any_ident(&mut { is_shared });
        Changes::of(code).or_shared(refers_to_shared || self.is_told(pat))
    }

    /// Whether a value has a reference to such a variable, or another name of it.
    pub(super) fn refers_to_shared(&self, e: &Expr) -> bool {
        if self.shared.is_empty() {
            return false;
        }
        let mut find = Find { names: self, found: false };
        find.visit_expr(e);
        find.found
    }

    fn is_shared(&self, name: &Ident) -> bool {
        matches!(self.kind(name), Some(Kind::Passive { name, .. }) if self.shared.contains(name))
    }
}

struct Find<'a> {
    names: &'a Names,
    found: bool,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_expr_path(&mut self, p: &'ast ExprPath) {
        self.found |= p.path.get_ident().is_some_and(|name| self.names.is_shared(name));
    }
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if is_one_of(&m.method, &ALIASING) {
            self.visit_expr(&m.receiver);
        }
        m.args.iter().for_each(|a| self.visit_expr(a));
    }
    // `&cells[i]`
    fn visit_expr_reference(&mut self, r: &'ast ExprReference) {
        let is_shared = |name: &String| matches!(self.names.get(name), Some(Kind::Passive { name, .. }) if self.names.shared.contains(name));
        self.found |= root(&r.expr).as_ref().is_some_and(is_shared);
        visit::visit_expr_reference(self, r);
    }
    // A copy of what is behind a guard, or of an item.
    fn visit_expr_unary(&mut self, _: &'ast ExprUnary) {}
    fn visit_expr_index(&mut self, _: &'ast ExprIndex) {}
    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        let passes_on = called_names(&c.func).is_some_and(|(_, name)| is_one_of(name, &PASSING_ON) || is_camel(name));
        if passes_on {
            visit::visit_expr_call(self, c);
        }
    }
    fn visit_expr_closure(&mut self, c: &'ast ExprClosure) {
        let names = self.names;
        self.found |= c.body.any_ident(&mut |name| names.is_shared(name));
    }
    fn visit_macro(&mut self, m: &'ast Macro) {
        let names = self.names;
        self.found |= m.tokens.any_ident(&mut |name| names.is_shared(name));
    }
}

/// Whether a value is the guard of a lock, which holds it as long as the guard lives: `LOCK.lock().unwrap()`.
pub(super) fn is_guard(e: &Expr) -> bool {
    const LOCKING: [&str; 6] = ["lock", "try_lock", "try_read", "try_write", "try_borrow", "try_borrow_mut"];
    const OF_SHARED: [&str; 4] = ["read", "write", "borrow", "borrow_mut"];
    match strip(e) {
        Expr::Try(t) => is_guard(&t.expr),
        Expr::MethodCall(m) if is_one_of(&m.method, &["unwrap", "expect"]) => is_guard(&m.receiver),
        Expr::MethodCall(m) => {
            m.args.is_empty() && (is_one_of(&m.method, &LOCKING) || is_one_of(&m.method, &OF_SHARED))
        }
        _ => false,
    }
}
