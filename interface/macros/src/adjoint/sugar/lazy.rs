//! Iterators that a variable holds: `let terms = x.iter().map(|v| v.exp()); let sum: S = terms.sum();`.
//!
//! An iterator does nothing before it is gone through, so it is written where that happens, if its names mean the same there.

use super::super::screen::borrows_mutably;
use super::super::syntax::{idents, pattern_names, strip};
use super::is_this;
use crate::idents::{ByName, is_one_of};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Block, Expr, ExprAssign, ExprMethodCall, ExprReference, FnArg, Ident, Local, LocalInit, Macro, Pat, PatIdent,
    Signature, Stmt,
};

/// What makes an iterator of a list that is borrowed, so that it stays as it is up to the last item.
const BORROWING: [&str; 5] = ["iter", "windows", "chunks", "chunks_exact", "bytes"];
/// What makes one iterator of others.
const ADAPTERS: [&str; 16] = [
    "chain",
    "cloned",
    "copied",
    "enumerate",
    "filter",
    "filter_map",
    "flat_map",
    "map",
    "rev",
    "scan",
    "skip",
    "skip_while",
    "step_by",
    "take",
    "take_while",
    "zip",
];

/// What may be another value later, by names.
#[derive(Default)]
pub(super) struct Later {
    /// Variables that change.
    changing: FxHashSet<String>,
    /// Variables that get another value as a whole: a closure that looks behind a reference does not keep it from that.
    assigned: FxHashSet<String>,
    /// Variables whose parts may change: those that change, and what may refer to one.
    parts: FxHashSet<String>,
}

impl Later {
    pub(super) fn of(signature: &Signature, body: &Block) -> Self {
        let mut later = Self::default();
        for input in &signature.inputs {
            match input {
                FnArg::Receiver(r) if r.mutability.is_some() => drop(later.changing.insert("self".to_owned())),
                FnArg::Receiver(_) => {}
                FnArg::Typed(typed) => {
                    later.visit_pat(&typed.pat);
                    if borrows_mutably(&typed.ty.to_token_stream()) {
                        later.changing.extend(names_of(&typed.pat));
                    }
                }
            }
        }
        later.visit_block(body);
        later.parts.extend(later.changing.iter().cloned());
        Referring(&mut later.parts).visit_block(body);
        later
    }
}

impl<'ast> Visit<'ast> for Later {
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        if p.mutability.is_some() {
            self.changing.insert(p.ident.to_string());
        }
        visit::visit_pat_ident(self, p);
    }
    // What is declared first and assigned later has no `mut`.
    fn visit_expr_assign(&mut self, a: &'ast ExprAssign) {
        idents(&*a.left, &mut self.changing);
        // An iterator borrows the items of a list. A field may be a reference.
        if !matches!(strip(&a.left), Expr::Index(_)) {
            idents(&*a.left, &mut self.assigned);
        }
        visit::visit_expr_assign(self, a);
    }
    // `mem::take(&mut rest)` assigns as well.
    fn visit_expr_reference(&mut self, r: &'ast ExprReference) {
        if r.mutability.is_some() && !matches!(strip(&r.expr), Expr::Index(_)) {
            idents(&*r.expr, &mut self.changing);
            idents(&*r.expr, &mut self.assigned);
        }
        visit::visit_expr_reference(self, r);
    }
}

/// Finds variables that may refer to what changes: what a `let` makes of other things alone does not, anything else may.
struct Referring<'a>(&'a mut FxHashSet<String>);

impl<'ast> Visit<'ast> for Referring<'_> {
    fn visit_local(&mut self, local: &'ast Local) {
        let Some(LocalInit { expr, diverge, .. }) = &local.init else { return };
        self.visit_expr(expr);
        diverge.iter().for_each(|(_, other)| self.visit_expr(other));
        let mut all = FxHashSet::default();
        idents(&**expr, &mut all);
        if borrows_mutably(&expr.to_token_stream()) || !all.is_disjoint(self.0) {
            self.0.extend(names_of(&local.pat));
        }
    }
    fn visit_pat(&mut self, pat: &'ast Pat) {
        self.0.extend(names_of(pat));
    }
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

fn names_of(pat: &Pat) -> impl Iterator<Item = String> {
    pattern_names(pat).into_iter().map(|name| name.to_string())
}

/// Writes such iterators where they are gone through, among the statements of a block.
pub(super) fn gone_through(stmts: &mut Vec<Stmt>, later: &Later) {
    let mut i = 0;
    while i < stmts.len() {
        let (before, rest) = stmts.split_at_mut(i + 1);
        match before.last().and_then(|stmt| Held::of(stmt, later)).filter(|held| held.means_the_same(rest)) {
            Some(held) => {
                rest.iter_mut().for_each(|stmt| Write(&held).visit_stmt_mut(stmt));
                stmts.remove(i);
            }
            None => i += 1,
        }
    }
}

struct Held {
    name: Ident,
    iterator: Expr,
}

impl Held {
    fn of(stmt: &Stmt, later: &Later) -> Option<Self> {
        let Stmt::Local(Local { pat: Pat::Ident(p), init: Some(init), .. }) = stmt else { return None };
        let is_plain = p.mutability.is_none() && p.by_ref.is_none() && init.diverge.is_none();
        let stays = is_plain && calls_back(&init.expr) && later.keeps_iterator(&init.expr);
        stays.then(|| Self { name: p.ident.clone(), iterator: (*init.expr).clone() })
    }

    /// Whether no statement gives one of the names to another variable, and all of them go through the iterator or a copy of it.
    fn means_the_same(&self, rest: &[Stmt]) -> bool {
        let mut own = FxHashSet::default();
        idents(&self.iterator, &mut own);
        own.insert(self.name.to_string());
        let mut uses = Uses { held: self, own, through: 0, all: 0, anew: false };
        rest.iter().for_each(|stmt| uses.visit_stmt(stmt));
        !uses.anew && uses.through > 0 && uses.through == uses.all
    }
}

/// Whether an iterator is one of closures: others may be held.
fn calls_back(e: &Expr) -> bool {
    let Expr::MethodCall(m) = strip(e) else { return false };
    m.args.iter().any(|a| matches!(strip(a), Expr::Closure(_))) || calls_back(&m.receiver)
}

/// What an iterator reads when it is made. All of it must be the same later.
impl Later {
    /// Whether an expression makes an iterator by methods alone that are known.
    fn keeps_iterator(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) if is_one_of(&m.method, &BORROWING) => {
                m.args.iter().all(|a| self.keeps(a)) && self.keeps_borrowed(&m.receiver)
            }
            Expr::MethodCall(m) if m.method == "into_iter" => {
                self.keeps_iterator(&m.receiver) || self.keeps(&m.receiver)
            }
            Expr::MethodCall(m) if is_one_of(&m.method, &ADAPTERS) => {
                self.keeps_iterator(&m.receiver) && m.args.iter().all(|a| self.keeps_iterator(a) || self.keeps(a))
            }
            Expr::Range(r) => r.start.iter().chain(&r.end).all(|e| self.keeps(e)),
            _ => false,
        }
    }

    /// Whether an expression calls nothing of the user's.
    fn keeps(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Closure(c) => {
                let mut names = FxHashSet::default();
                idents(&*c.body, &mut names);
                for own in c.inputs.iter().flat_map(names_of) {
                    names.remove(&own);
                }
                names.is_disjoint(if c.capture.is_some() { &self.parts } else { &self.assigned })
            }
            Expr::Lit(_) => true,
            Expr::Path(_) => self.keeps_place(e, &self.changing, |_, _| false),
            Expr::Reference(r) => r.mutability.is_none() && self.keeps_part(&r.expr),
            e @ (Expr::Field(_) | Expr::Index(_)) => self.keeps_part(e),
            Expr::Range(r) => r.start.iter().chain(&r.end).all(|e| self.keeps(e)),
            Expr::Binary(b) => self.keeps(&b.left) && self.keeps(&b.right),
            Expr::Array(a) => a.elems.iter().all(|e| self.keeps(e)),
            Expr::MethodCall(m) if m.method == "len" => self.keeps_part(&m.receiver),
            Expr::MethodCall(m) if is_one_of(&m.method, &["min", "max"]) => {
                self.keeps(&m.receiver) && m.args.iter().all(|a| self.keeps(a))
            }
            _ => false,
        }
    }

    /// The list that an iterator borrows: nobody changes it up to the last item, but a reference to it may become another one.
    fn keeps_borrowed(&self, e: &Expr) -> bool {
        self.keeps_place(e, &self.assigned, Self::keeps)
    }

    /// A part of a variable, or what it refers to.
    fn keeps_part(&self, e: &Expr) -> bool {
        self.keeps_place(e, &self.parts, |_, _| false)
    }

    /// A place, where `changing` are the variables that it may not be in, and `of_other` judges what is none.
    fn keeps_place(&self, e: &Expr, changing: &FxHashSet<String>, of_other: fn(&Self, &Expr) -> bool) -> bool {
        match strip(e) {
            Expr::Path(p) => !p.path.get_ident().is_some_and(|name| changing.has_name(name)),
            Expr::Field(f) => self.keeps_place(&f.base, changing, of_other),
            Expr::Index(i) => self.keeps_place(&i.expr, changing, of_other) && self.keeps(&i.index),
            e => of_other(self, e),
        }
    }
}

/// How statements use the variable.
struct Uses<'a> {
    held: &'a Held,
    /// The names in the iterator.
    own: FxHashSet<String>,
    /// How often it is gone through.
    through: usize,
    /// How often it is named.
    all: usize,
    /// Whether another variable gets one of the names.
    anew: bool,
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_expr(&mut self, e: &'ast Expr) {
        self.all += usize::from(matches!(e, Expr::Path(p) if p.path.is_ident(&self.held.name)));
        match e {
            Expr::MethodCall(m) => {
                let goes_on = is_this(&m.receiver, &self.held.name) && m.method != "by_ref" && m.method != "next";
                let beside = is_one_of(&m.method, &["zip", "chain"]);
                let beside = m.args.iter().filter(|a| beside && is_this(a, &self.held.name)).count();
                self.through += usize::from(goes_on) + beside;
            }
            Expr::ForLoop(f) => self.through += usize::from(is_this(&f.expr, &self.held.name)),
            _ => {}
        }
        visit::visit_expr(self, e);
    }
    fn visit_pat(&mut self, pat: &'ast Pat) {
        self.anew |= pattern_names(pat).iter().any(|name| self.own.has_name(name));
    }
    fn visit_expr_closure(&mut self, c: &'ast syn::ExprClosure) {
        // Its own variables hide others within it alone.
        if c.inputs.iter().flat_map(pattern_names).any(|name| self.own.has_name(&name)) {
            let mut within = FxHashSet::default();
            idents(&*c.body, &mut within);
            self.anew |= within.has_name(&self.held.name);
        } else {
            self.visit_expr(&c.body);
        }
    }
    fn visit_macro(&mut self, m: &'ast Macro) {
        let mut all = FxHashSet::default();
        idents(&m.tokens, &mut all);
        self.all += usize::from(all.has_name(&self.held.name));
    }
    // Items have names of their own.
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

/// Writes the iterator for the variable, and for a copy of it.
struct Write<'a>(&'a Held);

impl VisitMut for Write<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let is_held = |e: &Expr| is_this(e, &self.0.name);
        if is_held(e) || matches!(&*e, Expr::MethodCall(m) if is_copy(m) && is_held(&m.receiver)) {
            *e = self.0.iterator.clone();
            return;
        }
        visit_mut::visit_expr_mut(self, e);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

fn is_copy(m: &ExprMethodCall) -> bool {
    m.method == "clone" && m.args.is_empty()
}
