//! Calls in conditions that change what they are given: `if step(&mut y, t) { … }`.
//!
//! Such a call is a statement of its own, before the condition. So it may only be what the condition asks first.

use super::super::lower::{OF_OPTION, is_of_struct, whole};
use super::super::screen::{RESIZING, is_assignment};
use super::super::structs::Methods;
use super::super::syntax::{Matches, contains_let, is_comparison, is_named, strip, variable_name};
use crate::idents::is_one_of;
use proc_macro2::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprIf, ExprMethodCall, ExprWhile, Ident, Lit, PatIdent, Stmt, UnOp, parse_quote};

#[derive(Default)]
struct Find {
    declared: FxHashSet<String>,
    changed: FxHashSet<String>,
    /// The methods of each variable, but for those that numbers and lists have.
    methods: FxHashMap<String, FxHashSet<String>>,
}

impl Find {
    /// The variable that a place is a part of is seen to change.
    fn note(&mut self, place: &Expr) {
        match strip(place) {
            e @ Expr::Path(_) => self.changed.extend(variable_name(e)),
            Expr::Field(f) => self.note(&f.base),
            Expr::Index(i) => self.note(&i.expr),
            Expr::Unary(u) => self.note(&u.expr),
            Expr::MethodCall(m) => self.note(&m.receiver),
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.note(e)),
            Expr::Array(a) => a.elems.iter().for_each(|e| self.note(e)),
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Find {
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        if p.mutability.is_some() {
            self.declared.insert(p.ident.to_string());
        }
        visit::visit_pat_ident(self, p);
    }
    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::Assign(a) => self.note(&a.left),
            Expr::Binary(b) if is_assignment(&b.op) => self.note(&b.left),
            Expr::Reference(r) if r.mutability.is_some() => self.note(&r.expr),
            Expr::MethodCall(m) if changes_list(&m.method) => self.note(&m.receiver),
            Expr::MethodCall(m) if is_of_struct(&m.method) => {
                let name = variable_name(whole(&m.receiver));
                name.map(|name| self.methods.entry(name).or_default().insert(m.method.to_string()));
            }
            _ => {}
        }
        visit::visit_expr(self, e);
    }
    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        // What it is given does not live as long as the syntax around it.
        let matches = Matches::read(m);
        let mut inside = Self::default();
        matches.iter().for_each(|m| inside.visit_expr(&m.value));
        self.changed.extend(inside.changed);
        inside.methods.into_iter().for_each(|(name, all)| self.methods.entry(name).or_default().extend(all));
    }
}

/// Whether a method is the one that changes one of these variables.
pub(in crate::adjoint) fn changes_by_method(variables: &FxHashSet<String>, m: &ExprMethodCall) -> bool {
    is_of_struct(&m.method) && variable_name(whole(&m.receiver)).is_some_and(|name| variables.contains(&name))
}

/// Whether an expression is a float or an integer as it is written.
fn is_literal(e: &Expr) -> bool {
    match strip(e) {
        Expr::Lit(l) => matches!(l.lit, Lit::Float(_) | Lit::Int(_)),
        Expr::Call(c) => is_named(&c.func, "Literal") && c.args.iter().all(is_literal),
        _ => false,
    }
}

/// Whether a method of a list, an option or an iterator changes it.
fn changes_list(method: &Ident) -> bool {
    const CHANGING: [&str; 11] =
        ["next", "nth", "take", "replace", "fill", "swap", "reverse", "drain", "retain", "dedup", "clone_from_slice"];
    let name = method.to_string();
    is_one_of(method, &RESIZING)
        || is_one_of(method, &CHANGING)
        || ["sort", "rotate", "copy_from"].iter().any(|start| name.starts_with(start))
        || name.ends_with("_mut")
}

/// What conditions begin with that changes something.
pub(super) struct Asked {
    /// Variables that change by the one method that is called of them.
    pub(super) by_methods: FxHashSet<String>,
    /// Variables that no statement is seen to change, so that one of their methods does.
    unseen: FxHashSet<String>,
    /// The methods of the block.
    block: Rc<Methods>,
}

impl Asked {
    /// Such variables are declared `mut`, no statement is seen to change them, and one method is called of them: `while !newton.step(x) {}`.
    pub(super) fn of(body: &Block, block: Rc<Methods>) -> Self {
        let mut find = Find::default();
        find.visit_block(body);
        let Find { declared: mut unseen, changed, methods } = find;
        unseen.retain(|name| !changed.contains(name) && methods.contains_key(name));
        let by_methods = unseen.iter().filter(|name| methods.get(*name).is_some_and(|all| all.len() == 1)).cloned();
        Self { by_methods: by_methods.collect(), unseen, block }
    }

    /// Whether an expression is a call that gets a `&mut`, replaces an option, gives a list another length, or is one of such methods.
    fn is_changing(&self, e: &Expr) -> bool {
        let is_lent = |a: &Expr| matches!(strip(a), Expr::Reference(r) if r.mutability.is_some());
        match e {
            Expr::Call(c) => c.args.iter().any(is_lent),
            Expr::MethodCall(m) => {
                is_one_of(&m.method, &RESIZING) && variable_name(&m.receiver).is_some()
                    || changes_by_method(&self.by_methods, m)
                    || self.block.changes_self(m)
                    || m.args.iter().any(is_lent)
                    || super::replaced(m).is_some()
            }
            _ => false,
        }
    }

    /// Whether a method that returns a result is one that changes its struct: no statement is seen to do so.
    fn may_change(&self, m: &ExprMethodCall) -> bool {
        changes_by_method(&self.unseen, m) || self.block.changes_self(m)
    }

    /// Takes the call that a condition begins with, and leaves a variable in its place.
    fn take_first(&self, e: &mut Expr, name: &Ident) -> Option<Expr> {
        // A result has no adjoint where a variable holds it.
        if self.is_changing(e) || self.asked_for_success(e).is_some() {
            return Some(std::mem::replace(e, parse_quote!(#name)));
        }
        match e {
            Expr::Paren(p) => self.take_first(&mut p.expr, name),
            Expr::Unary(u) => self.take_first(&mut u.expr, name),
            // A literal stays what it is.
            Expr::Binary(b) if is_literal(&b.left) => self.take_first(&mut b.right, name),
            Expr::Binary(b) => self.take_first(&mut b.left, name),
            Expr::Call(c) if c.args.len() == 1 => self.take_first(&mut c.args[0], name),
            Expr::Cast(c) => self.take_first(&mut c.expr, name),
            Expr::Field(f) => self.take_first(&mut f.base, name),
            Expr::MethodCall(m) => self.take_first(&mut m.receiver, name),
            Expr::Macro(m) => {
                let mut matches = Matches::read(&m.mac)?;
                let call = self.take_first(&mut matches.value, name)?;
                m.mac.tokens = matches.write();
                Some(call)
            }
            _ => None,
        }
    }

    /// The same, where that is possible.
    fn take_out(&self, condition: &mut Expr) -> Option<(Ident, Expr)> {
        let name = Ident::new("__asked", Span::call_site());
        let call = if contains_let(condition) { None } else { self.take_first(condition, &name) }?;
        Some((name, call))
    }

    pub(super) fn of_if(&self, i: &mut ExprIf) -> Option<Expr> {
        if let Some(pattern) = self.asked_for_success(&i.cond) {
            *i.cond = pattern;
            return None;
        }
        let (name, call) = self.take_out(&mut i.cond)?;
        Some(parse_quote!({ let #name = #call; #i }))
    }

    pub(super) fn of_while(&self, w: &mut ExprWhile) -> Option<Expr> {
        if let Some(pattern) = self.asked_for_success(&w.cond) {
            let (label, body) = (&w.label, &w.body);
            return Some(parse_quote!(#label loop { if #pattern #body else { break; } }));
        }
        let (name, call) = self.take_out(&mut w.cond)?;
        let (label, condition, body) = (&w.label, &w.cond, &w.body);
        Some(parse_quote!(#label loop { let #name = #call; if #condition #body else { break; } }))
    }

    /// `let stops = step(&mut y) < 1;` as two statements.
    pub(super) fn of_stmt(&self, stmt: &Stmt) -> Option<Vec<Stmt>> {
        let Stmt::Local(local) = stmt else { return None };
        let decides = match strip(&local.init.as_ref()?.expr) {
            Expr::Binary(b) => is_comparison(&b.op),
            Expr::Unary(u) => matches!(u.op, UnOp::Not(_)),
            e => matches!(e, Expr::Cast(_) | Expr::Macro(_)),
        };
        if !decides && !self.block.has_plain_that_change_self() {
            return None;
        }
        let mut local = local.clone();
        let init = local.init.as_mut().filter(|init| init.diverge.is_none())?;
        let (name, call) = self.take_out(&mut init.expr)?;
        // What is computed from an integer or a float has no derivative either.
        let is_plain = matches!(&call, Expr::MethodCall(m) if self.block.is_plain_and_changes_self(m));
        let is_whole = matches!(strip(&init.expr), Expr::Path(_));
        if !decides && (is_whole || !is_plain) {
            return None;
        }
        Some(vec![parse_quote!(let #name = #call;), Stmt::Local(local)])
    }

    /// `step(&mut y).is_ok()` as the condition that takes the result apart.
    fn asked_for_success(&self, e: &Expr) -> Option<Expr> {
        let Expr::MethodCall(ExprMethodCall { receiver: call, method, .. }) = strip(e) else { return None };
        if !is_one_of(method, &["is_ok", "is_err"]) {
            return None;
        }
        if matches!(strip(call), Expr::MethodCall(m) if self.may_change(m)) {
            // As an option, since `match` takes a method that returns a result for one that only looks at its struct.
            let of_option = Ident::new(OF_OPTION, method.span());
            let call: Expr = parse_quote!(#call.#of_option());
            return Some(if method == "is_ok" {
                parse_quote!(let Some(_) = #call)
            } else {
                parse_quote!(let None = #call)
            });
        }
        if !self.is_changing(strip(call)) {
            return None;
        }
        Some(if method == "is_ok" { parse_quote!(let Ok(_) = #call) } else { parse_quote!(let Err(_) = #call) })
    }

    /// The same for its value, and for `list.pop().is_some()`.
    pub(super) fn of_method(&self, m: &ExprMethodCall) -> Option<Block> {
        if is_one_of(&m.method, &["is_some", "is_none"]) && self.is_changing(strip(&m.receiver)) {
            let (call, asked) = (&m.receiver, &m.method);
            return Some(parse_quote!({ let __asked = #call; __asked.#asked() }));
        }
        let pattern = self.asked_for_success(&Expr::MethodCall(m.clone()))?;
        Some(parse_quote!({ if #pattern { true } else { false } }))
    }
}
