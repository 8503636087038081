//! Methods that may change a field without derivatives, as a generator of random numbers in a struct of numbers does when it draws one.
//!
//! A macro does not see whether a field is skipped, so it takes such a call for one only where no number can stand: in a condition, an index, or beside the type of a
//! float. The call is a statement of its own, and what it returned is kept.

use super::super::activity::FLAT;
use super::super::counts::passive;
use super::super::here::quote;
use super::super::syntax::{is_lazy, strip};
use super::Lower;
use super::number::marked_operand;
use crate::idents::is_one_of;
use crate::types::variable;
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprBinary, ExprField, ExprMethodCall, ExprPath, Result, UnOp, parse_quote};

impl Lower {
    /// Whether a condition calls such methods where that can be followed.
    pub(super) fn may_draw(&self, e: &Expr) -> bool {
        self.drawn_from(e).is_some()
    }

    /// The places that such methods are called of.
    fn drawn_from(&self, e: &Expr) -> Option<Vec<String>> {
        let mut receivers = Receivers { lower: self, found: vec![] };
        receivers.visit_expr(e);
        let found = receivers.found;
        (!found.is_empty() && self.draws(e, &found) == Some(true)).then_some(found)
    }

    /// `let z: f64 = self.rng.draw() - 0.5;` with what the methods returned in the place of their calls.
    pub(super) fn drawn(&mut self, e: &Expr) -> Result<Option<Expr>> {
        let Some(receivers) = self.drawn_from(e) else { return Ok(None) };
        let mut e = e.clone();
        self.draw(&mut e, &receivers)?;
        Ok(Some(e))
    }

    /// The same of what a variable without derivative is assigned.
    pub(super) fn drawn_for(&mut self, variable: &Expr, value: &Expr) -> Result<Option<Expr>> {
        let is_plain = self.names.is_counted(variable) || !self.names.active(value);
        if is_plain && !self.is_of_active(variable) { self.drawn(value) } else { Ok(None) }
    }

    /// The same where no error can be returned.
    pub(super) fn draw_in_place(&mut self, e: &mut Expr) {
        match self.drawn(e) {
            Ok(drawn) => drawn.into_iter().for_each(|drawn| *e = drawn),
            Err(fault) => drop(self.fault.get_or_insert(fault)),
        }
    }

    /// Whether such methods are called in an expression in which nothing else sees what they change, or none if something may.
    fn draws(&self, e: &Expr, receivers: &[String]) -> Option<bool> {
        match strip(e) {
            Expr::Lit(_) => Some(false),
            Expr::Unary(u) if !matches!(u.op, UnOp::Deref(_)) => self.draws(&u.expr, receivers),
            Expr::Cast(c) => self.draws(&c.expr, receivers),
            Expr::Binary(b) => Some(self.draws(&b.left, receivers)? | self.draws(&b.right, receivers)?),
            Expr::MethodCall(m) if self.may_change_field(m) => Some(true),
            Expr::MethodCall(m) if let Some(operand) = marked_operand(m) => self.draws(operand, receivers),
            e => {
                let mut sees = Sees { receivers, found: false };
                sees.visit_expr(e);
                (!sees.found).then_some(false)
            }
        }
    }

    /// Whether a method may change a field whose type the macro does not know.
    fn may_change_field(&self, m: &ExprMethodCall) -> bool {
        let is_known =
            is_one_of(&m.method, &FLAT) || self.names.only_looks(&m.method) || self.names.is_view_method(&m.method);
        matches!(strip(&m.receiver), Expr::Field(_))
            && !is_known
            && self.names.is_place(&m.receiver)
            && self.names.writable(&m.receiver)
            && !m.args.iter().any(|a| self.names.active(a))
    }

    fn draw(&mut self, e: &mut Expr, receivers: &[String]) -> Result<()> {
        match e {
            Expr::Paren(p) => self.draw(&mut p.expr, receivers),
            Expr::Group(g) => self.draw(&mut g.expr, receivers),
            Expr::Unary(u) => self.draw(&mut u.expr, receivers),
            Expr::Cast(c) => self.draw(&mut c.expr, receivers),
            Expr::Binary(b) if is_lazy(&b.op) && self.draws(&b.right, receivers) == Some(true) => {
                *e = self.draw_if(b)?;
                Ok(())
            }
            Expr::Binary(b) => {
                self.draw(&mut b.left, receivers)?;
                self.draw(&mut b.right, receivers)
            }
            Expr::MethodCall(m) if self.may_change_field(m) => {
                let field = self.settle(&m.receiver)?;
                let Expr::Field(ExprField { base, member, .. }) = strip(&field) else { return Ok(()) };
                let of = self.names.rename(base);
                let place = quote!(#of.drawn_field(|__of| &mut __of.#member, |__bar| &__bar.#member).place());
                *e = passive(&variable(self.call_forward(m, &field, |call| quote!((#place.#call, ())))?));
                Ok(())
            }
            Expr::MethodCall(m) if let Some(operand) = marked_operand(m) => {
                let mut operand = operand.clone();
                self.draw(&mut operand, receivers)?;
                *e = operand;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// `a && self.rng.flip()`: what stands behind `&&` is only called if it is asked for.
    fn draw_if(&mut self, b: &ExprBinary) -> Result<Expr> {
        let (left, right) = (&b.left, &b.right);
        let (asked, now) = (self.names.fresh("asked"), self.names.fresh("now"));
        self.names.screened.changing.insert(asked.to_string());
        let is_bool = parse_quote!(bool);
        self.bind(&parse_quote!(mut #asked), Some(&is_bool), left)?;
        let condition: Expr = if let BinOp::And(_) = b.op { parse_quote!(#asked) } else { parse_quote!(!#asked) };
        self.effect(&parse_quote!(if #condition { let #now: bool = #right; #asked = #now; }))?;
        Ok(variable(asked))
    }
}

/// The places that such methods are called of.
struct Receivers<'l> {
    lower: &'l Lower,
    found: Vec<String>,
}

impl<'ast> Visit<'ast> for Receivers<'_> {
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if self.lower.may_change_field(m) {
            self.found.push(text(&m.receiver));
        }
        visit::visit_expr_method_call(self, m);
    }
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
}

/// Finds what may see what is behind such a place: the place, a part of it, or what it is a part of.
struct Sees<'r> {
    receivers: &'r [String],
    found: bool,
}

impl Sees<'_> {
    fn place(&mut self, e: &Expr) {
        let place = text(e);
        let is_part = |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        self.found |= self.receivers.iter().any(|r| is_part(r, &place) || is_part(&place, r));
    }
}

impl<'ast> Visit<'ast> for Sees<'_> {
    fn visit_expr_path(&mut self, p: &'ast ExprPath) {
        self.place(&Expr::Path(p.clone()));
    }
    fn visit_expr_field(&mut self, f: &'ast ExprField) {
        self.place(&Expr::Field(f.clone()));
    }
}

fn text(e: &Expr) -> String {
    strip(e).to_token_stream().to_string()
}
