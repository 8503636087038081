//! Iterators that a variable holds: `let terms = x.iter().map(|v| v.exp()); let sum: S = terms.sum();`.
//!
//! An iterator does nothing before it is gone through, so it is written where that happens, if its names mean the same there.

use super::super::syntax::{idents, pattern_names, strip};
use crate::idents::{ByName, is_one_of};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprAssign, ExprMethodCall, Ident, Local, Macro, Pat, PatIdent, Stmt};

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

/// The variables of a body that change.
pub(super) fn changing(block: &Block) -> FxHashSet<String> {
    #[derive(Default)]
    struct Find(FxHashSet<String>);
    impl<'ast> Visit<'ast> for Find {
        fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
            if p.mutability.is_some() {
                self.0.insert(p.ident.to_string());
            }
            visit::visit_pat_ident(self, p);
        }
        // What is declared first and assigned later has no `mut`.
        fn visit_expr_assign(&mut self, a: &'ast ExprAssign) {
            idents(&*a.left, &mut self.0);
            visit::visit_expr_assign(self, a);
        }
    }
    let mut find = Find::default();
    find.visit_block(block);
    find.0
}

/// Writes such iterators where they are gone through, among the statements of a block.
pub(super) fn gone_through(stmts: &mut Vec<Stmt>, changing: &FxHashSet<String>) {
    let mut i = 0;
    while i < stmts.len() {
        let (before, rest) = stmts.split_at_mut(i + 1);
        match before.last().and_then(|stmt| Held::of(stmt, changing)).filter(|held| held.means_the_same(rest)) {
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
    fn of(stmt: &Stmt, changing: &FxHashSet<String>) -> Option<Self> {
        let Stmt::Local(Local { pat: Pat::Ident(p), init: Some(init), .. }) = stmt else { return None };
        let is_plain = p.mutability.is_none() && p.by_ref.is_none() && init.diverge.is_none();
        let mut at_once = FxHashSet::default();
        let is_lazy = is_plain && calls_back(&init.expr) && reads_at_once(&init.expr, &mut at_once);
        let stays = is_lazy && !at_once.iter().any(|name| changing.contains(name));
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

    fn is_named_by(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Path(p) if p.path.is_ident(&self.name))
    }
}

/// Whether an iterator is one of closures: others may be held.
fn calls_back(e: &Expr) -> bool {
    let Expr::MethodCall(m) = strip(e) else { return false };
    m.args.iter().any(|a| matches!(strip(a), Expr::Closure(_))) || calls_back(&m.receiver)
}

/// Whether an expression makes an iterator by methods alone that are known. What it reads when it is made is noted.
fn reads_at_once(e: &Expr, names: &mut FxHashSet<String>) -> bool {
    match strip(e) {
        Expr::MethodCall(m) if is_one_of(&m.method, &BORROWING) => {
            m.args.iter().all(|a| is_known(a, names)) && is_borrowed(&m.receiver, names)
        }
        Expr::MethodCall(m) if m.method == "into_iter" => {
            reads_at_once(&m.receiver, names) || is_known(&m.receiver, names)
        }
        Expr::MethodCall(m) if is_one_of(&m.method, &ADAPTERS) => {
            reads_at_once(&m.receiver, names) && m.args.iter().all(|a| reads_at_once(a, names) || is_known(a, names))
        }
        Expr::Range(r) => r.start.iter().chain(&r.end).all(|e| is_known(e, names)),
        _ => false,
    }
}

/// The same of the list that an iterator borrows: what says which part of it is read at once.
fn is_borrowed(e: &Expr, names: &mut FxHashSet<String>) -> bool {
    match strip(e) {
        Expr::Path(_) => true,
        Expr::Field(f) => is_borrowed(&f.base, names),
        Expr::Index(i) => is_borrowed(&i.expr, names) && is_known(&i.index, names),
        e => is_known(e, names),
    }
}

/// Whether an expression gives the same later, if its names do: it calls nothing of the user's.
fn is_known(e: &Expr, names: &mut FxHashSet<String>) -> bool {
    match strip(e) {
        Expr::Closure(c) => {
            if c.capture.is_some() {
                idents(&*c.body, names);
            }
            true
        }
        Expr::Lit(_) => true,
        Expr::Path(p) => {
            names.extend(p.path.get_ident().map(ToString::to_string));
            true
        }
        Expr::Reference(r) => r.mutability.is_none() && is_known(&r.expr, names),
        Expr::Field(f) => is_known(&f.base, names),
        Expr::Index(i) => is_known(&i.expr, names) && is_known(&i.index, names),
        Expr::Range(r) => r.start.iter().chain(&r.end).all(|e| is_known(e, names)),
        Expr::Binary(b) => is_known(&b.left, names) && is_known(&b.right, names),
        Expr::Array(a) => a.elems.iter().all(|e| is_known(e, names)),
        Expr::MethodCall(m) => {
            is_one_of(&m.method, &["len", "min", "max"])
                && is_known(&m.receiver, names)
                && m.args.iter().all(|a| is_known(a, names))
        }
        _ => false,
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
                let goes_on = self.held.is_named_by(&m.receiver) && m.method != "by_ref" && m.method != "next";
                let beside = is_one_of(&m.method, &["zip", "chain"]);
                let beside = m.args.iter().filter(|a| beside && self.held.is_named_by(a)).count();
                self.through += usize::from(goes_on) + beside;
            }
            Expr::ForLoop(f) => self.through += usize::from(self.held.is_named_by(&f.expr)),
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
        let is_held = |e: &Expr| self.0.is_named_by(e);
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
