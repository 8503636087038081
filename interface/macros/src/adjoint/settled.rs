//! What both sweeps ask may not change in between: the compiler is asked whether it may, where it knows the type.

use super::names::{Kind, Names};
use super::screen::root;
use super::steady::{SHAPE, is_of_user};
use super::syntax::strip;
use crate::idents::is_one_of;
use std::borrow::Cow;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprCall, ExprClosure, ExprMethodCall, ExprReference, Item, parse_quote_spanned};

impl Names {
    /// An expression without derivative that is asked again on the way back, in which the compiler checks the types of the user's that may change behind a
    /// shared reference.
    pub(super) fn settled<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        if self.screened.hidden.is_empty() {
            return Cow::Borrowed(e);
        }
        let mut settle = Settle(self);
        if matches!(strip(e), Expr::Path(_)) && settle.is_of_user(e) {
            return Cow::Owned(place(e));
        }
        let mut e = e.clone();
        settle.visit_expr_mut(&mut e);
        Cow::Owned(e)
    }

    /// The same of what is asked for its length alone. All else that may change is kept there.
    pub(super) fn settled_form<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        if self.screened.hidden.is_empty() {
            return Cow::Borrowed(e);
        }
        let mut e = e.clone();
        SettleForm(Settle(self)).visit_expr_mut(&mut e);
        Cow::Owned(e)
    }

    /// The same of what a variable gets. Another name of a variable is one of the user's as well.
    pub(super) fn settled_value<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        match strip(e) {
            Expr::Path(_) => Cow::Borrowed(e),
            Expr::MethodCall(m) if m.method == "clone" => Cow::Borrowed(e),
            Expr::Reference(r) if Settle(self).is_of_user(&r.expr) => Cow::Borrowed(e),
            _ => self.settled(e),
        }
    }

    /// The same of what a method with an adjoint is called of.
    pub(super) fn settled_place<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        if Settle(self).is_of_user(e) { Cow::Owned(place(e)) } else { self.settled(e) }
    }
}

struct Settle<'a>(&'a Names);

impl Settle<'_> {
    /// Whether an expression is a part of a variable without derivative that is of a type of the user's.
    fn is_of_user(&self, e: &Expr) -> bool {
        let is_place = matches!(strip(e), Expr::Path(_) | Expr::Field(_) | Expr::Index(_));
        let Some(name) = root(e).filter(|_| is_place) else { return false };
        let is_passive = matches!(self.0.get(&name), Some(Kind::Passive { .. }));
        is_passive && self.0.screened.hidden.is_of_known_type(&name) && !self.0.is_counted(e)
    }

    /// `{ asked(&dice); dice }`, which is of any type that `dice` can be turned into.
    fn name(&mut self, e: &mut Expr) {
        let asked = asked(e);
        *e = parse_quote_spanned!(e.span()=> { #asked; #e });
    }
}

/// Lengths alone.
struct SettleForm<'a>(Settle<'a>);

impl VisitMut for SettleForm<'_> {
    fn visit_expr_method_call_mut(&mut self, m: &mut ExprMethodCall) {
        match is_one_of(&m.method, &SHAPE) && self.0.is_of_user(&m.receiver) {
            true => *m.receiver = asked_for_form(&m.receiver),
            false => visit_mut::visit_expr_method_call_mut(self, m),
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// A reference to the value, where the compiler knows that it does not change.
pub(super) fn asked(e: &Expr) -> Expr {
    parse_quote_spanned!(e.span()=> {
        use ::fluxions::adjoint::{OfChanging as _, OfRefUnwindSafe as _, OfSync as _};
        (&&::fluxions::adjoint::Asked(&#e)).settled()
    })
}

/// The same of what is asked for its length or its items: a collection keeps them.
fn asked_for_form(e: &Expr) -> Expr {
    parse_quote_spanned!(e.span()=> (*{
        use ::fluxions::adjoint::{OfChanging as _, OfCollection as _, OfRefUnwindSafe as _, OfSync as _};
        (&&&::fluxions::adjoint::Asked(&#e)).settled()
    }))
}

/// The value behind that reference.
fn place(e: &Expr) -> Expr {
    let asked = asked(e);
    parse_quote_spanned!(e.span()=> (*#asked))
}

impl VisitMut for Settle<'_> {
    fn visit_expr_reference_mut(&mut self, r: &mut ExprReference) {
        match r.mutability.is_none() && self.is_of_user(&r.expr) {
            true => *r.expr = place(&r.expr),
            false => visit_mut::visit_expr_reference_mut(self, r),
        }
    }
    fn visit_expr_method_call_mut(&mut self, m: &mut ExprMethodCall) {
        match self.is_of_user(&m.receiver) {
            true if is_one_of(&m.method, &SHAPE) || m.method == "iter" => *m.receiver = asked_for_form(&m.receiver),
            true => *m.receiver = place(&m.receiver),
            false => self.visit_expr_mut(&mut m.receiver),
        }
        m.args.iter_mut().for_each(|a| self.visit_expr_mut(a));
    }
    fn visit_expr_call_mut(&mut self, c: &mut ExprCall) {
        let is_of_user = is_of_user(c);
        for a in &mut c.args {
            match is_of_user && matches!(strip(a), Expr::Path(_)) && self.is_of_user(a) {
                true => self.name(a),
                false => self.visit_expr_mut(a),
            }
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}
