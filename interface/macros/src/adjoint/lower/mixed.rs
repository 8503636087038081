//! What has no derivative beside numbers in a tuple, as in `(x[0], a * a)` and `Vec<(S, f64)>`.
//!
//! The macro sees no types, and takes a part of a tuple for a number. A float has the adjoint of a float, to which nothing of a number can be added. So what may
//! be made of such tuples is noted by name, and the types of its parts decide whether they have derivatives.

use super::super::ir::{Atom, Stmt, Value};
use super::super::steady::is_of_user;
use super::super::syntax::{Idents, is_some, list, pattern_names, refuse, strip};
use super::method::is_of_struct;
use super::touched::has_field;
use super::{Lower, Turned};
use crate::idents::ByName;
use crate::spaces::{is_real, mentions};
use crate::types::variable;
use syn::{Expr, GenericArgument, Ident, Member, Pat, PathArguments, Result, Type};

impl Lower {
    /// Notes a tuple, or what is made of one, as a value in which floats may stand beside numbers.
    pub(super) fn note_mixed(&mut self, name: &Ident) {
        self.mixed.insert(name.to_string());
    }

    /// The same of a whole with such a part.
    pub(super) fn note_mixed_whole<'v>(&mut self, whole: &Ident, parts: impl IntoIterator<Item = &'v Value>) {
        if !self.mixed.is_empty() && parts.into_iter().any(|part| self.is_mixed_value(part)) {
            self.note_mixed(whole);
        }
    }

    /// Notes a tuple with a constant, which may be a float.
    pub(super) fn note_mixed_tuple(&mut self, tuple: &Ident, parts: &[Value]) {
        let may_be_float = |part: &Value| match part {
            Value::Number(Atom::Const(code)) => !code.any_ident(&mut |name| *name == self.names.scalar),
            Value::Number(Atom::Var(v)) => self.doubtful.has_name(v),
            part => self.is_mixed_value(part),
        };
        if parts.iter().any(may_be_float) {
            self.note_mixed(tuple);
        }
    }

    /// Notes the list that was made last, if an item of it may be a float.
    pub(super) fn note_mixed_list(&mut self) {
        let may_be_float = |item: &Value| matches!(item, Value::Number(Atom::Var(v)) if self.doubtful.has_name(v));
        if let Some(Stmt::Group { t, parts, .. }) = self.out.last().and_then(|out| out.last())
            && parts.iter().any(|(_, item)| may_be_float(item))
        {
            self.mixed.insert(t.to_string());
        }
    }

    /// Notes a variable that is assigned such a value, or of which an item is one. What stands before was read as of numbers alone, so that the function is
    /// read once more.
    pub(super) fn note_mixed_variable(&mut self, place: &Expr, value: &Value) -> Result<()> {
        if self.mixed.is_empty() || !self.is_mixed_value(value) || self.is_mixed(place) {
            return Ok(());
        }
        match self.variable_of(place) {
            Some(variable) => {
                self.turned = Some(Turned::Mixed(variable.name.to_string()));
                refuse(place, "a float beside a number in a tuple: write the type of this variable")
            }
            None => Ok(()),
        }
    }

    fn is_mixed_value(&self, value: &Value) -> bool {
        matches!(value, Value::Group(t) if self.mixed.has_name(t))
    }

    /// Whether an expression is such a value, a part of one or what stands for one.
    pub(super) fn is_mixed(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Field(f) => {
                self.is_mixed(&f.base) || matches!(f.member, Member::Unnamed(_)) && self.is_of_call(&f.base)
            }
            _ if self.mixed.is_empty() => false,
            Expr::Index(i) => self.is_mixed(&i.expr),
            Expr::Unary(u) => self.is_mixed(&u.expr),
            Expr::Reference(r) => self.is_mixed(&r.expr),
            Expr::MethodCall(m) => self.is_mixed(&m.receiver),
            e => self.names.place_of(e).is_some_and(|place| self.mixed.has_name(&place.name)),
        }
    }

    /// Whether an expression makes such a value by its form: `(S::zero(), 0.0)`, and a list of those.
    pub(super) fn makes_mixed(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Tuple(t) => {
                let is_number = |e: &Expr| self.names.mentions_scalar(e) || self.names.active(e);
                t.elems.iter().any(is_number) && !t.elems.iter().all(is_number)
                    || t.elems.iter().any(|e| self.makes_mixed(e))
            }
            Expr::Array(a) => a.elems.iter().any(|e| self.makes_mixed(e)),
            Expr::Repeat(r) => self.makes_mixed(&r.expr),
            Expr::Reference(r) => self.makes_mixed(&r.expr),
            Expr::Macro(m) if m.mac.path.is_ident("vec") => {
                m.mac.parse_body_with(list).is_ok_and(|(items, _)| items.iter().any(|e| self.makes_mixed(e)))
            }
            Expr::Call(c) if is_some(&c.func) => c.args.iter().any(|e| self.makes_mixed(e)),
            Expr::MethodCall(m) => self.makes_mixed(&m.receiver),
            _ => false,
        }
    }

    /// Whether an expression is what a call returned, or a part of it: nobody sees its type.
    pub(super) fn is_of_call(&self, e: &Expr) -> bool {
        self.is_behind(e, &self.results)
    }

    /// Notes the variables in the pattern of a group.
    pub(super) fn note_mixed_group(&mut self, group: &Ident, pat: &Pat, names: &[Ident]) {
        let of_any_type = || [&self.results, &self.unsure].iter().any(|noted| noted.has_name(group));
        if self.mixed.has_name(group) || has_tuple(pat) && of_any_type() {
            names.iter().for_each(|name| self.note_mixed(name));
        }
    }

    /// Notes the variables in the pattern of a place, and says whether there may be floats among them.
    pub(super) fn note_mixed_parts(&mut self, of: &Expr, pat: &Pat, names: &[Ident]) -> bool {
        let is_of_call = || self.is_of_call(of) || is_returned_by_user(of) && !self.names.is_view(of);
        let is_mixed = self.is_mixed(of) || has_tuple(pat) && (self.makes_mixed(of) || is_of_field(of) || is_of_call());
        if is_mixed {
            names.iter().for_each(|name| self.note_mixed(name));
        }
        is_mixed
    }

    /// Notes the variables of a type in which floats stand beside numbers.
    pub(in crate::adjoint) fn note_mixed_type(&mut self, ty: &Type, pat: &Pat) {
        if has_float_beside_number(ty, &self.names.scalar) {
            for name in pattern_names(pat) {
                let name = self.names.place_of(&variable(name)).map(|place| place.name.to_string());
                self.mixed.extend(name);
            }
        }
    }
}

/// Whether a float stands beside a number in a tuple of this type.
fn has_float_beside_number(ty: &Type, scalar: &Ident) -> bool {
    match ty {
        Type::Tuple(t) => {
            mentions(ty, scalar) && t.elems.iter().any(|ty| is_real(ty) || has_float_beside_number(ty, scalar))
        }
        Type::Reference(r) => has_float_beside_number(&r.elem, scalar),
        Type::Slice(s) => has_float_beside_number(&s.elem, scalar),
        Type::Array(a) => has_float_beside_number(&a.elem, scalar),
        Type::Path(p) => p.path.segments.last().is_some_and(|last| match &last.arguments {
            PathArguments::AngleBracketed(all) if last.ident == "Vec" || last.ident == "Option" => {
                all.args.iter().any(|a| matches!(a, GenericArgument::Type(ty) if has_float_beside_number(ty, scalar)))
            }
            _ => false,
        }),
        _ => false,
    }
}

/// Whether an expression is a field, or made of one by methods, as `self.springs.clone()` is.
fn is_of_field(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => is_of_field(&m.receiver),
        Expr::Reference(r) => is_of_field(&r.expr),
        e => has_field(e),
    }
}

/// Whether a pattern takes a tuple apart.
fn has_tuple(pat: &Pat) -> bool {
    match pat {
        // An item of an array may be a tuple.
        Pat::Tuple(_) | Pat::Slice(_) => true,
        Pat::Ident(p) => p.subpat.as_ref().is_some_and(|(_, pat)| has_tuple(pat)),
        Pat::TupleStruct(t) => t.elems.iter().any(has_tuple),
        Pat::Reference(r) => has_tuple(&r.pat),
        Pat::Paren(p) => has_tuple(&p.pat),
        _ => false,
    }
}

/// Whether items are those of what a function or a method of the user's returns.
fn is_returned_by_user(e: &Expr) -> bool {
    match strip(e) {
        Expr::Call(c) => is_of_user(c),
        Expr::MethodCall(m) => is_of_struct(&m.method) || is_returned_by_user(&m.receiver),
        Expr::Reference(r) => is_returned_by_user(&r.expr),
        _ => false,
    }
}
