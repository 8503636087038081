//! What a loop without derivative runs over, as it is when the loop begins: the backward sweep goes through it again.

use super::super::here::quote;
use super::super::names::{Kind, Names};
use super::super::settled::asked;
use super::super::syntax::{pattern_names, strip, variable_name};
use super::Lower;
use crate::idents::{ByName, is_one_of};
use crate::types::variable;
use rustc_hash::FxHashMap;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Ident};

impl Lower {
    /// The ends of a range, and the numbers of steps, as they are now.
    pub(super) fn freeze_ends(&mut self, e: &mut Expr) {
        match e {
            Expr::Range(r) => {
                for end in r.start.iter_mut().chain(&mut r.end) {
                    if !self.names.steady_number(end) {
                        self.draw_in_place(end);
                        **end = self.freeze_as_expr(end);
                    }
                }
            }
            Expr::Paren(p) => self.freeze_ends(&mut p.expr),
            Expr::MethodCall(m) if is_of_range(&m.receiver) => {
                self.freeze_ends(&mut m.receiver);
                for a in &mut m.args {
                    match strip(a) {
                        Expr::Closure(_) => {}
                        a if is_of_range(a) => {}
                        _ if self.names.steady_number(a) => {}
                        _ => *a = self.freeze_as_expr(a),
                    }
                }
            }
            _ => {}
        }
    }

    /// Variables without derivative that change, as they are now.
    pub(super) fn freeze_variables(&mut self, e: &mut Expr) {
        let mut find = Find { names: &self.names, found: vec![], hidden: vec![] };
        find.visit_expr(e);
        let Find { mut found, hidden, .. } = find;
        found.retain(|name| !hidden.contains(name));
        let mut now = FxHashMap::default();
        for name in found {
            let copy = self.freeze_as_expr(&self.names.copied_now(&variable(name.clone())));
            now.entry(name.to_string()).or_insert(copy);
        }
        Replace(now).visit_expr_mut(e);
    }

    /// What `drain` takes out of a list without derivatives is taken out once.
    pub(super) fn freeze_drained(&mut self, e: &mut Expr) {
        match e {
            Expr::Paren(p) => self.freeze_drained(&mut p.expr),
            Expr::MethodCall(m) if m.method == "drain" && !self.names.mentions_active(&*m.receiver) => {
                let items = self.freeze_as_expr(&syn::parse_quote!(#m.collect::<::std::vec::Vec<_>>()));
                *e = syn::parse_quote!(#items.iter().cloned());
            }
            Expr::MethodCall(m) => self.freeze_drained(&mut m.receiver),
            _ => {}
        }
    }

    /// The items of a list of constants are copied where they are taken out: both sweeps go through them.
    pub(super) fn lend_lists(&self, e: &mut Expr) {
        let is_list = |e: &Expr| self.names.is_list_variable(e);
        match e {
            Expr::Paren(p) => self.lend_lists(&mut p.expr),
            list if is_list(list) => *list = syn::parse_quote!(#list.iter().cloned()),
            Expr::MethodCall(m) if m.method == "into_iter" && is_list(&m.receiver) => {
                let list = &m.receiver;
                *e = syn::parse_quote!(#list.iter().cloned());
            }
            Expr::MethodCall(m) if !is_list(&m.receiver) => {
                self.lend_lists(&mut m.receiver);
                m.args.iter_mut().filter(|_| m.method == "zip" || m.method == "chain").for_each(|a| self.lend_lists(a));
            }
            _ => {}
        }
    }

    /// What a call returns that an iterator runs over: the list is made once. What takes its items gets a copy.
    pub(super) fn freeze_call(&mut self, e: &mut Expr, is_lent: bool) {
        match e {
            Expr::Paren(p) => self.freeze_call(&mut p.expr, is_lent),
            Expr::Reference(r) => self.freeze_call(&mut r.expr, true),
            Expr::MethodCall(m) => {
                let is_lent = is_one_of(&m.method, &["iter", "chunks", "windows", "as_slice", "chars", "bytes"]);
                self.freeze_call(&mut m.receiver, is_lent);
            }
            Expr::Call(_) if self.names.unsteady(e) && !self.names.mentions_active(e) => {
                let list = self.freeze_as_expr(e);
                *e = if is_lent { list } else { syn::parse_quote!(#list.clone()) };
            }
            _ => {}
        }
    }

    fn freeze_as_expr(&mut self, e: &Expr) -> Expr {
        self.asked_once(e, "n", false)
    }

    /// A variable with what an expression without derivative is now. A `steady` one is the same in the backward sweep.
    pub(super) fn asked_once(&mut self, e: &Expr, what: &'static str, steady: bool) -> Expr {
        self.heed(e);
        let (name, renamed) = (self.names.fresh(what), self.names.rename(e));
        self.constant(name.clone(), &quote!(#renamed), steady);
        variable(name)
    }
}

/// Whether an expression is a range, or made of one by methods.
fn is_of_range(e: &Expr) -> bool {
    match strip(e) {
        Expr::Range(_) => true,
        Expr::MethodCall(m) => is_of_range(&m.receiver),
        _ => false,
    }
}

/// Variables without derivative that change.
struct Find<'n> {
    names: &'n Names,
    found: Vec<Ident>,
    /// Those that closures bind themselves.
    hidden: Vec<Ident>,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
        let changes = |name: &&Ident| self.names.changes_as_value(&name.to_string());
        self.found.extend(p.path.get_ident().filter(changes).cloned());
    }
    fn visit_expr_closure(&mut self, c: &'ast syn::ExprClosure) {
        self.hidden.extend(c.inputs.iter().flat_map(pattern_names));
        visit::visit_expr_closure(self, c);
    }
}

impl Names {
    /// Whether a variable without derivative changes, and what it is can be copied as it is now: it is no reference to something else that changes.
    fn changes_as_value(&self, name: &str) -> bool {
        let is_value = || !self.screened.changing.contains(name) || self.is_list_named(name);
        matches!(self.get(name), Some(Kind::Passive { mutable: true, .. })) && is_value()
    }

    /// Whether an expression is a variable that is such a list.
    pub(super) fn is_list_variable(&self, e: &Expr) -> bool {
        variable_name(e).is_some_and(|name| self.is_list_named(&name))
    }

    /// Whether a variable without derivative is a list, as its type or its value says.
    fn is_list_named(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Kind::Passive { name: unique, .. }) if self.lists.has_name(unique))
    }

    /// A copy of a variable as it is now. The compiler checks that the copy stays as it is, and that there is one.
    pub(super) fn copied_now(&self, e: &Expr) -> Expr {
        match self.is_counted(e) {
            true => syn::parse_quote_spanned!(e.span()=> #e.clone()),
            false => {
                let asked = asked(e);
                syn::parse_quote_spanned!(e.span()=> ::fluxions::adjoint::copied_now(#asked))
            }
        }
    }

    /// Whether an expression is a list without derivatives that never changes, so that loops go back through it.
    pub(super) fn is_fixed_list(&self, e: &Expr) -> bool {
        matches!(self.kind_of(e), Some(Kind::Passive { mutable: false, .. })) && self.is_list_variable(e)
    }

    /// Whether an argument is a reference to such a list, or to a part of one.
    pub(super) fn lends_changing_list(&self, e: &Expr) -> bool {
        let Expr::Reference(r) = strip(e) else { return false };
        let list = match strip(&r.expr) {
            Expr::Index(i) => strip(&i.expr),
            e => e,
        };
        let name = match list {
            Expr::Path(p) if r.mutability.is_none() => p.path.get_ident().map(ToString::to_string),
            _ => None,
        };
        name.is_some_and(|name| self.is_list_named(&name) && self.changes_as_value(&name))
    }

    /// Whether an argument is a reference to a map, a set or a queue that is `mut`.
    pub(super) fn lends_changing_collection(&self, e: &Expr) -> bool {
        let Expr::Reference(r) = e else { return false };
        let Expr::Path(p) = strip(&r.expr) else { return false };
        let is_collection = |name: &Ident| self.screened.hidden.is_collection(name);
        p.path.get_ident().is_some_and(is_collection) && !self.is_list_variable(&r.expr) && self.unsteady(e)
    }
}

/// Variables by what stands for them.
struct Replace(FxHashMap<String, Expr>);

impl VisitMut for Replace {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Path(p) if let Some(to) = p.path.get_ident().and_then(|i| self.0.by_name(i)) => {
                *e = to.clone();
            }
            e => visit_mut::visit_expr_mut(self, e),
        }
    }
}
