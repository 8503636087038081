//! Expressions with the unique names put in.

use super::activity::{FLAT, HIDING, gives_plain, hides, makes_text};
use super::counts::passive;
use super::names::{Kind, Names, Scope, find};
use super::steady::SHAPE;
use super::sugar::as_method;
use super::syntax::{is_count, pattern_names, rename_tokens, strip, visit_list};
use crate::idents::{ByName, is_one_of, with_text};
use crate::types::{call, global_path};
use proc_macro2::Span;
use rustc_hash::FxHashSet;
use syn::spanned::Spanned;
use syn::visit_mut::{VisitMut, visit_expr_mut, visit_stmt_mut};
use syn::{Expr, ExprMethodCall, Ident, Stmt, parse_quote_spanned};

impl Names {
    /// The expression with unique names.
    ///
    /// Where activity was judged by the name of a method, as that of `x.len()`, the result goes through a function that takes types without
    /// derivative only. So a method of the user with such a name is a type error, not a lost derivative.
    pub(super) fn rename(&self, e: &Expr) -> Expr {
        let mut e = e.clone();
        Rename { names: self, scopes: &self.scopes, hidden: vec![] }.visit_expr_mut(&mut e);
        e
    }
}

struct Rename<'a> {
    names: &'a Names,
    /// Where the names are looked up.
    scopes: &'a [Scope],
    /// Variables that the expression binds itself.
    hidden: Vec<FxHashSet<String>>,
}

impl<'a> Rename<'a> {
    fn kind(&self, name: &Ident) -> Option<&'a Kind> {
        with_text(name, |text| {
            let is_hidden = self.hidden.iter().any(|names| names.contains(text));
            if is_hidden { None } else { find(self.scopes, text) }
        })
    }

    fn name(&self, name: &Ident) -> Option<Ident> {
        let mut to = match self.kind(name)? {
            Kind::Passive { name, .. } | Kind::Number(name) => name.clone(),
            Kind::Place(p) => p.name.clone(),
            Kind::Closure(_) => return None,
        };
        // It stands where the user's name does, and means what the adjoint defines, also within a macro.
        to.set_span(name.span().resolved_at(to.span()));
        Some(to)
    }

    fn within<'p>(&mut self, pats: impl IntoIterator<Item = &'p syn::Pat>, f: impl FnOnce(&mut Self)) {
        self.hidden.push(pats.into_iter().flat_map(pattern_names).map(|n| n.to_string()).collect());
        f(self);
        self.hidden.pop();
    }
}

impl Rename<'_> {
    /// Whether a method with the name of one of iterators is called of a place, which is none.
    fn is_adapter_of_place(&self, m: &syn::ExprMethodCall) -> bool {
        const ADAPTERS: [&str; 10] =
            ["as_ref", "chain", "chunks_exact", "enumerate", "iter", "rev", "skip", "step_by", "take", "zip"];
        let is_place = self.names.place_of(&m.receiver).is_some_and(|place| !place.iterates);
        is_one_of(&m.method, &ADAPTERS) && is_place
    }

    /// Whether a method with a name of the standard library may be one of a struct of the user, as `histogram.count(x)`.
    fn may_be_of_user(&self, m: &syn::ExprMethodCall) -> bool {
        // These are methods of options, too, which they take by value.
        const BY_VALUE: [&str; 6] = ["clone", "cloned", "copied", "filter", "map", "to_vec"];
        let place = self.names.place_of(&m.receiver).filter(|place| !place.number && !place.iterates);
        place.is_some()
            && !is_one_of(&m.method, &SHAPE)
            && (!is_one_of(&m.method, &BY_VALUE) || self.names.used.has(&m.receiver))
    }
}

impl VisitMut for Rename<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Path(p) if let Some(Kind::Closure(closure)) = p.path.get_ident().and_then(|i| self.kind(i)) => {
                // No variable of the adjoint holds it.
                let mut inner = Expr::Closure(closure.ast.clone());
                Rename { names: self.names, scopes: &closure.scopes, hidden: vec![] }.visit_expr_mut(&mut inner);
                *e = parse_quote_spanned!(p.span()=> (#inner));
            }
            Expr::Path(p) => {
                if let Some(to) = p.path.get_ident().and_then(|i| self.name(i)) {
                    p.path = to.into();
                }
            }
            Expr::MethodCall(m) => {
                // `visit_expr_mut` of the receiver must come through here again.
                let mut m = m.clone();
                self.visit_expr_mut(&mut m.receiver);
                let (mut active, mut is_mapped) = (self.hides(&m, e), false);
                m.args.iter_mut().for_each(|a| self.visit_expr_mut(a));
                if matches!(&*e, Expr::MethodCall(before) if gives_plain(before) && self.names.active(&before.receiver))
                {
                    // The items show it where there is a closure.
                    match m.args.first_mut() {
                        Some(Expr::Closure(c)) => {
                            *c.body = passive(&c.body);
                            is_mapped = true;
                        }
                        _ => active = true,
                    }
                }
                if let Expr::MethodCall(before) = &*e
                    && self.may_write(&before.receiver)
                    && (!self.names.only_looks(&before.method) || self.may_be_of_user(before))
                    && (!self.names.is_view_method(&before.method) || self.is_adapter_of_place(before))
                {
                    // It must not change what it is asked.
                    let receiver = &m.receiver;
                    *m.receiver = parse_quote_spanned!(m.method.span()=> (*&#receiver));
                }
                let is_behind = matches!(&*e, Expr::MethodCall(before) if self.is_behind_mut(&before.receiver));
                let here = m.method.span();
                *e = self.wrapped(m, active, is_behind);
                if is_mapped {
                    *e = call(global_path(["fluxions", "adjoint", "mapped"], here), e.clone(), here);
                }
            }
            Expr::Call(c) if let Some(m) = as_method(c).filter(|m| !self.names.active(&m.receiver)) => {
                let mut m = Expr::MethodCall(m);
                visit_expr_mut(self, &mut m);
                *e = m;
            }
            Expr::Call(c) if !self.names.is_view_call(c) => {
                let hides = (hides(c) || self.names.decides(c)) && c.args.iter().any(|a| self.names.active(a));
                self.visit_expr_mut(&mut c.func);
                for a in &mut c.args {
                    let (may_write, is_view) = (self.may_write(a), self.names.place_of(a).is_some_and(|p| p.view));
                    self.visit_expr_mut(a);
                    match (may_write, is_view) {
                        (true, true) => *a = parse_quote_spanned!(a.span()=> ::fluxions::adjoint::looked_at(&*#a)),
                        (true, false) => *a = parse_quote_spanned!(a.span()=> (*&#a)),
                        _ => {}
                    }
                }
                if hides {
                    *e = passive(e);
                }
            }
            Expr::Binary(_) if is_count(e) && self.names.mentions_active(e) && !self.is_plain_remainder(e) => {
                visit_expr_mut(self, e);
                *e = passive(e);
            }
            Expr::Macro(m) if makes_text(&m.mac) && self.names.mentions_active(&m.mac.tokens) => {
                visit_expr_mut(self, e);
                *e = passive(e);
            }
            Expr::Closure(c) => {
                let inputs: Vec<_> = c.inputs.iter().cloned().collect();
                self.within(&inputs, |s| s.visit_expr_mut(&mut c.body));
            }
            Expr::ForLoop(f) => {
                self.visit_expr_mut(&mut f.expr);
                let pat = f.pat.clone();
                self.within([&*pat], |s| s.visit_block_mut(&mut f.body));
            }
            Expr::If(i) => self.branch(i),
            Expr::Match(m) => {
                self.visit_expr_mut(&mut m.expr);
                for arm in &mut m.arms {
                    let pat = arm.pat.clone();
                    self.within([&pat], |s| {
                        arm.guard.iter_mut().for_each(|(_, guard)| s.visit_expr_mut(guard));
                        s.visit_expr_mut(&mut arm.body);
                    });
                }
            }
            Expr::Struct(x) => {
                for field in &mut x.fields {
                    field.colon_token.get_or_insert_default();
                    self.visit_expr_mut(&mut field.expr);
                }
                x.rest.iter_mut().for_each(|rest| self.visit_expr_mut(rest));
            }
            other => visit_expr_mut(self, other),
        }
    }

    fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
        if !visit_list(self, m) {
            m.tokens = rename_tokens(m.tokens.clone(), &|name| self.name(name));
        }
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        self.hidden.push(FxHashSet::default());
        for stmt in &mut block.stmts {
            if let Stmt::Local(local) = stmt {
                if let Some(init) = &mut local.init {
                    self.visit_expr_mut(&mut init.expr);
                    init.diverge.iter_mut().for_each(|(_, e)| self.visit_expr_mut(e));
                }
                let names = pattern_names(&local.pat).into_iter().map(|n| n.to_string());
                self.hidden.last_mut().into_iter().for_each(|hidden| hidden.extend(names.clone()));
            } else {
                visit_stmt_mut(self, stmt);
            }
        }
        self.hidden.pop();
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl Rename<'_> {
    /// Whether a remainder is one of what has no derivative by itself, and of no literal: its type needs no question.
    fn is_plain_remainder(&self, e: &Expr) -> bool {
        let Expr::Binary(b) = e else { return false };
        let is_literal = |e: &Expr| matches!(strip(e), Expr::Lit(_));
        matches!(b.op, syn::BinOp::Rem(_))
            && ![&*b.left, &*b.right].into_iter().any(|e| is_literal(e) || self.names.active(e))
    }

    /// Whether an expression is a name through which numbers with derivatives may be written to.
    fn may_write(&self, e: &Expr) -> bool {
        let is_hidden = |i: &Ident| self.hidden.iter().any(|names| names.has_name(i));
        let mut root = strip(e);
        loop {
            root = match root {
                Expr::Field(f) => strip(&f.base),
                Expr::Index(i) => strip(&i.expr),
                Expr::Unary(u) => strip(&u.expr),
                _ => break,
            };
        }
        let shown = matches!(root, Expr::Path(p) if p.path.get_ident().is_some_and(|i| !is_hidden(i)));
        shown && self.names.place_of(root).is_some_and(|p| p.writable && !p.number)
    }

    /// Whether derivatives stop at this method, of the expression before it was renamed.
    fn hides(&self, m: &ExprMethodCall, before: &Expr) -> bool {
        let stops = is_one_of(&m.method, &FLAT) || is_one_of(&m.method, &HIDING);
        let Expr::MethodCall(before) = before else { return false };
        // Another method of the name may be meant than the one of the block.
        (stops || self.names.used.is_plain_method(before)) && self.names.active(&before.receiver)
    }

    /// Whether an expression is a name for a number behind a `&mut`, as an item of `list.iter_mut()` is.
    fn is_behind_mut(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Path(_)) && self.names.place_of(e).is_some_and(|place| place.lent && place.writable)
    }

    fn wrapped(&self, m: ExprMethodCall, active: bool, is_behind: bool) -> Expr {
        if !active {
            return Expr::MethodCall(m);
        }
        if is_one_of(&m.method, &FLAT) {
            let here = Span::call_site();
            let receiver = m.receiver;
            let receiver = if is_behind { parse_quote_spanned!(here=> &*#receiver) } else { *receiver };
            let value = call(global_path(["fluxions", "adjoint", "flat"], here), receiver, here);
            let mut function = global_path(["fluxions", "Scalar"], here);
            function.segments.push(m.method.into());
            return call(function, value, here);
        }
        let here = m.method.span();
        call(global_path(["fluxions", "adjoint", "passive"], here), Expr::MethodCall(m), here)
    }

    /// The variables of `if let` are those of its first branch.
    fn branch(&mut self, i: &mut syn::ExprIf) {
        match &mut *i.cond {
            Expr::Let(l) => {
                self.visit_expr_mut(&mut l.expr);
                let pat = l.pat.clone();
                self.within([&*pat], |s| s.visit_block_mut(&mut i.then_branch));
            }
            condition => {
                self.visit_expr_mut(condition);
                self.visit_block_mut(&mut i.then_branch);
            }
        }
        i.else_branch.iter_mut().for_each(|(_, e)| self.visit_expr_mut(e));
    }
}
