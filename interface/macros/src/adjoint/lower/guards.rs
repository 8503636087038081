//! `match` with guards, on a value with derivatives.
//!
//! Which arm is taken has no derivative: an integer says it, and the arms are the branches of an `if`.

use super::super::control::always_fits;
use super::super::here::quote;
use super::super::syntax::{refuse, strip};
use super::Lower;
use super::branch::{Arm, Scrutinee};
use proc_macro2::TokenStream;
use syn::visit_mut::VisitMut;
use syn::{Expr, ExprMatch, Ident, Pat, PatIdent, Result};

/// Whether a pattern fits each value, and takes it as a whole. `None` is no variable.
fn is_any(pat: &Pat) -> bool {
    let is_whole = matches!(pat, Pat::Wild(_)) || matches!(pat, Pat::Ident(p) if p.by_ref.is_none());
    is_whole && always_fits(pat)
}

/// `Some(mut t) if … => e` as `Some(t) if … => { let mut t = t; e }`: what a guard asks does not change.
fn with_variables_in_arms(m: &ExprMatch) -> ExprMatch {
    struct Fixed(Vec<Ident>);
    impl VisitMut for Fixed {
        fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
            if p.by_ref.is_none() {
                self.0.extend(p.mutability.take().map(|_| p.ident.clone()));
            }
            syn::visit_mut::visit_pat_ident_mut(self, p);
        }
    }
    let mut m = m.clone();
    for arm in m.arms.iter_mut().filter(|arm| !is_any(&arm.pat)) {
        let mut fixed = Fixed(vec![]);
        fixed.visit_pat_mut(&mut arm.pat);
        let (Fixed(names), body) = (fixed, &arm.body);
        if !names.is_empty() {
            *arm.body = syn::parse_quote!({ #(let mut #names = #names;)* #body });
        }
    }
    m
}

impl Lower {
    /// The arms of a `match` with a guard.
    pub(super) fn guarded_arms(&mut self, m: &ExprMatch, wanted: bool) -> Result<super::Value> {
        let m = &with_variables_in_arms(m);
        self.scoped(|l| {
            // A number has no parts, and its arms give it a name.
            let is_whole = m.arms.iter().all(|arm| is_any(&arm.pat));
            let scrutinee = if is_whole { l.named_whole(&m.expr)? } else { l.scrutinee(&m.expr)? };
            let taken = l.taken_arm(m, &scrutinee, is_whole)?;
            let mut list = vec![];
            for (i, arm) in m.arms.iter().enumerate() {
                let head = match i {
                    0 => quote!(if #taken == 0_usize),
                    i if i + 1 == m.arms.len() => quote!(else),
                    i => quote!(else if #taken == #i),
                };
                let stmt = [syn::Stmt::Expr((*arm.body).clone(), None)];
                let body = l.block(|l| {
                    match &arm.pat {
                        Pat::Wild(_) => {}
                        pat if is_whole => l.bind(pat, None, &scrutinee.expr)?,
                        pat => l.parts_of(pat, &scrutinee, &*arm.body)?,
                    }
                    l.stmts(&stmt, wanted)
                })?;
                list.push(Arm { head, binds: vec![], opened: None, body });
            }
            l.finish(list, None, true)
        })
    }

    /// A value that is matched as a whole, under a name.
    fn named_whole(&mut self, e: &Expr) -> Result<Scrutinee> {
        let (name, inner) = (self.names.fresh("matched"), strip(e));
        let is_own = !self.names.is_view(inner);
        self.bind(&syn::parse_quote!(#name), None, inner)?;
        Ok(Scrutinee { expr: syn::parse_quote!(#name), is_own })
    }

    /// The variable that says which arm is taken. Patterns take a copy apart, as they would take the value.
    fn taken_arm(&mut self, m: &ExprMatch, scrutinee: &Scrutinee, is_whole: bool) -> Result<TokenStream> {
        if m.arms.len() < 2 {
            return refuse(m, "a `match` with one arm: write what it does");
        }
        let code = if is_whole { self.first_guard(m, scrutinee)? } else { self.first_fitting(m, scrutinee)? };
        let name = self.names.fresh("arm");
        self.constant(name.clone(), &code, false);
        Ok(quote!(#name))
    }

    /// The number of the first arm whose guard holds, where each arm takes the value as a whole. The value has another name in each guard.
    fn first_guard(&mut self, m: &ExprMatch, scrutinee: &Scrutinee) -> Result<TokenStream> {
        let mut code = TokenStream::new();
        for (i, arm) in m.arms.iter().enumerate() {
            let Some((_, guard)) = &arm.guard else {
                code.extend(quote!({ #i }));
                break;
            };
            let guard = self.scoped(|l| {
                if let Pat::Ident(_) = arm.pat {
                    l.bind(&arm.pat, None, &scrutinee.expr)?;
                }
                l.check_condition(guard)?;
                l.heed(guard);
                Ok(l.names.rename(guard))
            })?;
            code.extend(quote!(if #guard { #i } else));
        }
        Ok(code)
    }

    /// The number of the first arm that fits.
    fn first_fitting(&mut self, m: &ExprMatch, scrutinee: &Scrutinee) -> Result<TokenStream> {
        self.check_scrutinee(&scrutinee.expr)?;
        let mut asked = m.clone();
        for (i, arm) in asked.arms.iter_mut().enumerate() {
            if let Some((_, guard)) = &arm.guard {
                self.check_condition(guard)?;
                self.heed(guard);
            }
            *arm.body = syn::parse_quote!(#i);
        }
        let e = &scrutinee.expr;
        *asked.expr = if scrutinee.is_own { syn::parse_quote!((#e).clone()) } else { e.clone() };
        let code = self.names.rename(&Expr::Match(asked));
        Ok(quote!(#code))
    }
}
