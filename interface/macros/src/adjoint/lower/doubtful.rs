//! Numbers of which a macro does not know whether they are floats: fields of structs, and what is computed from nothing else.
//!
//! Forward they are what the user's code makes of them. Where a slope is computed from one, it becomes a number of the function first.

use super::super::ir::{Atom, Op, Value};
use super::super::names::Place;
use super::super::syntax::{refuse, strip};
use super::number::marked_operand;
use super::plain::is_float_literal;
use super::{Lower, Turned};
use crate::idents::ByName;
use rustc_hash::FxHashSet;
use syn::{Expr, Ident, Member, Pat, Result};

impl Lower {
    /// Whether an expression is a field of a struct, a copy of one, a part of those or a name for one.
    pub(super) fn may_be_float(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Field(f) => matches!(f.member, Member::Named(_)) || self.may_be_float(&f.base),
            Expr::Index(i) => self.may_be_float(&i.expr),
            Expr::Unary(u) => self.may_be_float(&u.expr),
            Expr::Reference(r) => self.may_be_float(&r.expr),
            Expr::MethodCall(m) => self.may_be_float(marked_operand(m).unwrap_or(&m.receiver)),
            e @ Expr::Path(_) => self.names.place_of(e).is_some_and(|place| {
                [&self.doubtful, &self.unsure, &self.mixed].iter().any(|noted| noted.has_name(&place.name))
            }),
            _ => false,
        }
    }

    /// A variable that started with a field is one number, where it is used as one.
    pub(super) fn turn_to_number(&mut self, e: &Expr) -> Result<()> {
        let Expr::Path(p) = strip(e) else { return Ok(()) };
        let is_doubtful = |place: &Place| {
            let (name, is_copy) = (place.name.to_string(), |name| self.loaded.contains_key(name));
            !place.number && self.doubtful.contains(&name) && (place.owned || is_copy(&name))
        };
        match p.path.get_ident().filter(|_| self.names.place_of(e).is_some_and(is_doubtful)) {
            Some(name) if !self.known.contains(&Turned::Number(name.to_string())) => {
                self.turned = Some(Turned::Number(name.to_string()));
                refuse(e, "the type of this variable is not known: write `let mut x: S = …`")
            }
            _ => Ok(()),
        }
    }

    /// A variable that started with an item is a copy of it, where it is changed: `let mut w = v; w *= x;` of what a loop or a branch has. A reference
    /// would be changed by `*w *= x`.
    pub(super) fn turn_copy_to_number(&mut self, e: &Expr) -> Result<()> {
        let is_reference = |place: &Place| place.rebindable && !self.given.has_name(&place.name);
        match e {
            Expr::Path(p) if self.names.place_of(e).is_some_and(is_reference) => {
                let Some(name) = p.path.get_ident().filter(|name| !self.is_turned_to_number(name)) else {
                    return Ok(());
                };
                self.turned = Some(Turned::Number(name.to_string()));
                refuse(e, "the type of this variable is not known: write `let mut x: S = …`")
            }
            _ => Ok(()),
        }
    }

    /// Whether an expression is what a call returned that changed something, or the copy of a list in a field, or a part of those.
    pub(super) fn is_returned(&self, e: &Expr) -> bool {
        self.is_mixed(e) || self.is_behind(e, &self.returned)
    }

    /// Whether an expression is one of these variables, a part of one or what a method makes of those.
    pub(super) fn is_behind(&self, e: &Expr, noted: &FxHashSet<String>) -> bool {
        !noted.is_empty()
            && match strip(e) {
                Expr::Field(f) => self.is_behind(&f.base, noted),
                Expr::Index(i) => self.is_behind(&i.expr, noted),
                Expr::Unary(u) => self.is_behind(&u.expr, noted),
                Expr::Reference(r) => self.is_behind(&r.expr, noted),
                Expr::MethodCall(m) => self.is_behind(&m.receiver, noted),
                e => self.names.place_of(e).is_some_and(|place| noted.has_name(&place.name)),
            }
    }

    /// Notes a value that comes from a field, which may be skipped.
    pub(super) fn note_copy_of_field(&mut self, t: &Ident) {
        self.returned.insert(t.to_string());
        self.unsure.insert(t.to_string());
    }

    /// Whether a variable turned out to be a number.
    pub(super) fn is_turned_to_number(&self, name: &Ident) -> bool {
        !self.known.is_empty() && self.known.contains(&Turned::Number(name.to_string()))
    }

    /// Notes the names of such a number, or of the parts of a list of them.
    pub(super) fn note_parts(&mut self, of: &Expr, pat: &Pat, names: &[Ident]) {
        if self.may_be_float(of) {
            self.doubtful.extend(names.iter().map(ToString::to_string));
        }
        if !self.note_mixed_parts(of, pat, names) && self.is_returned(of) {
            self.returned.extend(names.iter().map(ToString::to_string));
        }
    }

    /// Notes the names in the pattern of a struct.
    pub(super) fn note_fields(&mut self, pat: &Pat, names: &[Ident]) {
        if let Pat::Struct(_) = pat {
            self.doubtful.extend(names.iter().map(ToString::to_string));
        }
    }

    /// Whether a value may be a float. A literal that stayed one is.
    pub(super) fn is_doubtful_value(&self, value: &Value) -> bool {
        match value {
            Value::Number(Atom::Const(code)) => is_float_literal(code),
            Value::Number(Atom::Var(v)) | Value::Group(v) => self.doubtful.has_name(v),
            _ => false,
        }
    }

    /// Whether an operand may be a float.
    pub(super) fn is_doubtful_atom(&self, operand: &Atom) -> bool {
        matches!(operand, Atom::Var(v) if self.doubtful.has_name(v))
    }

    /// Notes an operation with an operand that may be a float on the left of a number, where a float has no operators.
    pub(super) fn note_float_on_the_left(&mut self, t: &Atom, may_be_float: bool) {
        if let (Atom::Var(t), true) = (t, may_be_float) {
            self.floats_on_the_left.insert(t.to_string());
        }
    }

    /// Notes the result of an operation on nothing but such numbers.
    pub(super) fn note_doubtful(&mut self, t: &Ident, op: &Op, args: &[Atom]) {
        let is_float = |a: &Atom| match a {
            Atom::Const(_) => true,
            Atom::Var(v) => self.doubtful.has_name(v),
        };
        if !self.doubtful.is_empty() && !matches!(op, Op::Select | Op::FromPartials) && args.iter().all(is_float) {
            self.doubtful.insert(t.to_string());
        }
    }
}
