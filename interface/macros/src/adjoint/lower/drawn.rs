//! Methods that may change a field without derivatives, as a generator of random numbers in a struct of numbers does when it draws one.

use super::super::activity::FLAT;
use super::super::counts::passive;
use super::super::here::quote;
use super::super::syntax::strip;
use super::Lower;
use super::number::marked_operand;
use crate::idents::is_one_of;
use crate::types::variable;
use syn::{BinOp, Expr, ExprBinary, ExprField, ExprMethodCall, Result};

impl Lower {
    /// `let z: f64 = self.rng.draw() - 0.5;` with what the methods returned in the place of their calls.
    pub(super) fn drawn(&mut self, e: &Expr) -> Result<Option<Expr>> {
        if self.draws(e) != Some(true) {
            return Ok(None);
        }
        let mut e = e.clone();
        self.draw(&mut e)?;
        Ok(Some(e))
    }

    /// Whether such methods are called in an expression in which nothing else sees what they change, or none if something may.
    fn draws(&self, e: &Expr) -> Option<bool> {
        match strip(e) {
            Expr::Lit(_) => Some(false),
            Expr::Unary(u) => self.draws(&u.expr),
            Expr::Cast(c) => self.draws(&c.expr),
            // What stands behind `&&` may not be called.
            Expr::Binary(ExprBinary { op: BinOp::And(_) | BinOp::Or(_), right, .. }) if self.draws(right)? => None,
            Expr::Binary(b) => Some(self.draws(&b.left)? | self.draws(&b.right)?),
            Expr::MethodCall(m) if self.may_change_field(m) => Some(true),
            Expr::MethodCall(m) if let Some(operand) = marked_operand(m) => self.draws(operand),
            e => (!self.names.active(e)).then_some(false),
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

    fn draw(&mut self, e: &mut Expr) -> Result<()> {
        match e {
            Expr::Paren(p) => self.draw(&mut p.expr),
            Expr::Group(g) => self.draw(&mut g.expr),
            Expr::Unary(u) => self.draw(&mut u.expr),
            Expr::Cast(c) => self.draw(&mut c.expr),
            Expr::Binary(b) => {
                self.draw(&mut b.left)?;
                self.draw(&mut b.right)
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
                self.draw(&mut operand)?;
                *e = operand;
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
