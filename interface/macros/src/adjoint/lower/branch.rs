//! `if` and `match`.

use super::super::ir::{Atom, Body, Branch, If, Stmt, Value, View};
use super::super::names::{Place, Scope, bar};
use super::super::screen::lends;
use super::super::syntax::{Idents, doubtful_names, has_ident, refuse};
use super::Lower;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprIf, ExprMatch, Ident, Pat, Result};

/// A branch before its place in the function is known.
struct Arm {
    head: TokenStream,
    binds: Vec<Ident>,
    body: Body,
}

impl Arm {
    fn otherwise(body: Body) -> Self {
        Self { head: quote!(else), binds: vec![], body }
    }

    fn branch(self, kept: Ident) -> Branch {
        let Self { head, binds, body } = self;
        Branch { head, binds, body, kept }
    }
}

impl Lower {
    /// `if … else if … else …`.
    pub(super) fn if_chain(&mut self, first: &ExprIf, wanted: bool) -> Result<Value> {
        let (mut list, mut steady) = (vec![], true);
        let (mut current, mut word) = (first, quote!(if));
        loop {
            steady &= self.names.steady(&current.cond);
            self.names.scopes.push(Scope::default());
            let condition = self.condition(&current.cond);
            let body = self.block(|l| {
                if let Expr::Let(c) = &*current.cond {
                    l.parts_of(&c.pat, &c.expr, &current.then_branch)?;
                }
                l.stmts(&current.then_branch.stmts, wanted)
            });
            self.names.scopes.pop();
            let (condition, binds) = condition?;
            list.push(Arm { head: quote!(#word #condition), binds, body: body? });
            word = quote!(else if);
            match current.else_branch.as_ref().map(|(_, e)| &**e) {
                None => {
                    list.push(Arm::otherwise(Body { stmts: vec![], value: Value::Unit }));
                    break;
                }
                Some(Expr::If(next)) => current = next,
                Some(Expr::Block(b)) => {
                    list.push(Arm::otherwise(self.block(|l| l.stmts(&b.block.stmts, wanted))?));
                    break;
                }
                Some(other) => return refuse(other, "a block is needed here"),
            }
        }
        self.finish(list, None, steady)
    }

    /// A condition. The variables of `if let` are bound.
    fn condition(&mut self, e: &Expr) -> Result<(TokenStream, Vec<Ident>)> {
        if let Expr::Let(l) = e {
            self.heed(&l.expr);
            self.check_scrutinee(&l.expr)?;
            let value = self.names.rename(&l.expr);
            if self.names.active(&l.expr) {
                let pat = &l.pat;
                return Ok((quote!(let #pat = #value), vec![]));
            }
            let (pat, binds) = self.passive_pattern(&l.pat, false, lends(&l.expr));
            return Ok((quote!(let #pat = #value), binds));
        }
        if contains_let(e) {
            return refuse(e, "`if let` beside another condition: write one `if` within the other");
        }
        if self.names.active(e) {
            return refuse(e, "a condition is a comparison here");
        }
        self.heed(e);
        let e = self.names.rename(e);
        Ok((quote!(#e), vec![]))
    }

    /// What is taken apart carries no derivative, or is memory that does not change.
    fn check_scrutinee(&self, e: &Expr) -> Result<()> {
        let names = &self.names;
        if !names.active(e) {
            return Ok(());
        }
        let hold = names.hold(e);
        if (names.is_place(e) || names.is_view(e)) && !hold.mutable && !hold.forward && names.steady(e) {
            return Ok(());
        }
        refuse(
            e,
            "the adjoint takes apart by `match` and `if let` only arguments, and what carries no derivative: compare numbers with `if`",
        )
    }

    /// The variables of a pattern, as parts of a place that the branch knows to fit, and the same parts of its adjoint.
    fn parts_of(&mut self, pat: &Pat, e: &Expr, body: &impl Idents) -> Result<()> {
        if !self.names.active(e) {
            return Ok(());
        }
        if let Some(name) = doubtful_names(pat).into_iter().find(|n| has_ident(body, n)) {
            return refuse(
                name,
                "a variable or a constant: write variables in small letters, and constants with their path",
            );
        }
        let (value, shadow) = (self.names.rename(e), self.names.shadow(e)?);
        let place = Place { view: true, ..Place::fixed(quote::format_ident!("part")) };
        let (pat, bars, defs) = self.place_pattern(pat, &place, None);
        if defs.is_empty() {
            return Ok(());
        }
        let never = quote!(else { ::core::unreachable!("the branch was taken") });
        let names = defs.iter().map(bar).collect();
        let (code, shadow) = (quote!(let #pat = #value #never;), quote!(let #bars = &#shadow #never;));
        self.push(Stmt::View(View { code, shadow, defs, bars: names, forward: false, steady: true }));
        Ok(())
    }

    pub(super) fn match_arms(&mut self, m: &ExprMatch, wanted: bool) -> Result<Value> {
        self.check_scrutinee(&m.expr)?;
        self.heed(&m.expr);
        m.arms.iter().filter_map(|arm| arm.guard.as_ref()).for_each(|(_, guard)| self.heed(guard));
        let active = self.names.active(&m.expr);
        let scrutinee = self.names.rename(&m.expr);
        let (mut list, mut steady) = (vec![], self.names.steady(&m.expr));
        for arm in &m.arms {
            self.names.scopes.push(Scope::default());
            if active && arm.guard.is_some() {
                return refuse(&arm.pat, "a guard beside a pattern with derivatives: write an `if` in the arm");
            }
            let (pat, binds) =
                if active { (arm.pat.clone(), vec![]) } else { self.passive_pattern(&arm.pat, false, lends(&m.expr)) };
            let guard = arm.guard.as_ref().map(|(_, guard)| {
                steady &= self.names.steady(guard);
                let guard = self.names.rename(guard);
                quote!(if #guard)
            });
            let stmt = [syn::Stmt::Expr((*arm.body).clone(), None)];
            let body = self.block(|l| {
                l.parts_of(&arm.pat, &m.expr, &*arm.body)?;
                l.stmts(&stmt, wanted)
            });
            self.names.scopes.pop();
            list.push(Arm { head: quote!(#pat #guard), binds, body: body? });
        }
        self.finish(list, Some(quote!(#scrutinee)), steady)
    }

    fn finish(&mut self, list: Vec<Arm>, scrutinee: Option<TokenStream>, steady: bool) -> Result<Value> {
        let values = || list.iter().map(|a| &a.body.value);
        let is_group = values().any(|v| matches!(v, Value::Group(_)));
        let has_value = is_group || values().any(|v| matches!(v, Value::Number(_)));
        let constant = values().all(|v| matches!(v, Value::Number(Atom::Const(_)) | Value::Never(_)));
        let result = has_value.then(|| (self.names.fresh("t"), !is_group));
        if let Some((t, false)) = &result {
            self.pool_whole(t, list.iter().map(|a| &a.body.value));
        }
        if values().all(|v| matches!(v, Value::Never(_))) {
            // Code that does not come back needs no adjoint, but its value has the type of what was expected.
            let name = self.names.fresh("k");
            let branches = list.into_iter().map(|a| a.branch(name.clone())).collect();
            self.push(Stmt::If(If { branches, scrutinee, result: None, steady }));
            return Ok(Value::Never(quote!(::core::unreachable!())));
        }
        let names = &mut self.names;
        let branches = list.into_iter().map(|a| a.branch(names.fresh("k"))).collect();
        self.push(Stmt::If(If { branches, scrutinee, result: result.clone(), steady }));
        Ok(match result {
            Some((t, _)) if constant => Value::Number(Atom::Const(quote!(#t))),
            Some((t, true)) => Value::Number(Atom::Var(t)),
            Some((t, false)) => Value::Group(t),
            None => Value::Unit,
        })
    }
}

/// Whether a condition has a `let` in a chain.
fn contains_let(e: &Expr) -> bool {
    match e {
        Expr::Let(_) => true,
        Expr::Binary(b) => contains_let(&b.left) || contains_let(&b.right),
        _ => false,
    }
}
