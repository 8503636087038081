//! Arguments of which the macro does not know whether they have adjoints: fields of structs may be skipped, and parts of tuples may be integers.
//!
//! The second half of a function has no adjoint for a parameter without numbers. Where a caller is in doubt, the types decide: see `fitted` of the interface.

use super::super::here::quote;
use super::super::names::Place;
use super::super::screen::root;
use super::super::syntax::strip;
use super::Lower;
use super::touched::{has_field, list};
use crate::idents::{ByName, is_one_of};
use proc_macro2::TokenStream;
use quote::format_ident;
use syn::{Expr, Ident, Pat, UnOp};

/// Why the macro does not know whether an argument has an adjoint.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Doubt {
    /// It may be without derivative.
    MayBe,
    /// It is, and may be made of numbers.
    OfConstants,
    /// It is `None`, of any type.
    Absent,
    /// It is lent to be changed, and counted as one without derivative.
    Lent,
}

/// How many values the second half takes for each argument.
#[derive(Default)]
pub(super) struct Fitting {
    list: Vec<(usize, Option<Doubt>)>,
    /// Whether there is a closure, whose type hangs on the function that takes it.
    has_closure: bool,
}

impl Fitting {
    pub(super) fn note(&mut self, a: &Expr, count: usize, doubt: Option<Doubt>) {
        self.has_closure |= matches!(strip(a), Expr::Closure(_));
        self.list.push((count, doubt.filter(|doubt| count == 2 || *doubt == Doubt::Lent)));
    }

    pub(super) fn is_needed(&self) -> bool {
        !self.has_closure && self.list.iter().any(|(_, doubt)| doubt.is_some())
    }

    /// The list of the arguments with their adjoints, that of the result and the stack.
    pub(super) fn list(&self, values: Vec<TokenStream>, site: TokenStream) -> TokenStream {
        let (mut values, mut all) = (values.into_iter(), vec![]);
        for (count, doubt) in &self.list {
            let name = match (count, doubt) {
                (2, None) => "Both",
                (2, Some(Doubt::MayBe)) => "MayBe",
                (2, Some(Doubt::OfConstants)) => "OfConstants",
                (2, Some(Doubt::Absent)) => "Absent",
                (1, Some(Doubt::Lent)) => "Changing",
                _ => "Alone",
            };
            let (name, values) = (format_ident!("{name}"), values.by_ref().take(*count).collect::<Vec<_>>());
            all.push(match doubt {
                Some(Doubt::Absent) => quote!(::fluxions::adjoint::#name),
                _ => quote!(::fluxions::adjoint::#name(#(#values),*)),
            });
        }
        all.extend(values.chain([site]).map(|value| quote!(::fluxions::adjoint::Alone(#value))));
        all.into_iter().rev().fold(quote!(()), |list, one| quote!((#one, #list)))
    }
}

impl Lower {
    /// Whether a value with derivatives, as far as names tell, may have none by its type.
    pub(super) fn may_be_plain(&self, e: &Expr) -> bool {
        self.may_be_float(e) || self.is_part_of_unknown(e)
    }

    /// Notes the variables in the pattern of an option or a variant.
    pub(super) fn note_contents(&mut self, pat: &Pat, names: &[Ident]) {
        if let Pat::TupleStruct(_) = pat {
            self.contents.extend(names.iter().map(ToString::to_string));
        }
    }

    /// Notes the references that a loop has to the items of a list in a field, as that over `&t.list` and `t.list.iter()` does.
    pub(super) fn note_items_of_field(&mut self, items: &Expr, names: &[Ident]) {
        let list = match strip(items) {
            Expr::Reference(r) => &r.expr,
            Expr::MethodCall(m) if m.method == "iter" => &m.receiver,
            _ => return,
        };
        if self.comes_from_field(list) {
            self.items_of_fields.extend(names.iter().map(ToString::to_string));
        }
    }

    /// Notes names for parts of a field, or of what has such a name.
    pub(super) fn note_parts_of_field(&mut self, of: &Expr, names: &[Ident]) {
        let of = list(of).unwrap_or(of);
        let is_named = |of| root(of).is_some_and(|name| self.parts_of_fields.contains(&name));
        if has_field(of) || is_named(of) {
            self.parts_of_fields.extend(names.iter().map(ToString::to_string));
        }
    }

    /// Whether an expression is a field, a part of one, a copy of one, or a variable in the pattern of an option or a variant: it may be without derivative, and of any type.
    pub(super) fn comes_from_field(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => self.comes_from_field(&u.expr),
            Expr::MethodCall(m) if is_one_of(&m.method, &["first", "last", "get", "unwrap"]) => {
                self.comes_from_field(&m.receiver)
            }
            e => has_field(e) || self.names.place_of(e).is_some_and(|place| self.is_noted(place)),
        }
    }

    /// Whether a variable was noted as a copy of a field, as one in such a pattern, or as what a loop has of each item of a field.
    fn is_noted(&self, place: &Place) -> bool {
        [&self.contents, &self.unsure, &self.items_of_fields].iter().any(|noted| noted.has_name(&place.name))
    }

    /// Whether a variable is a reference that a loop has to an item of a list in a field: nobody writes to that while there is the reference.
    pub(super) fn is_reference_to_item(&self, place: &Place) -> bool {
        self.items_of_fields.has_name(&place.name) && !place.given && !place.owned
    }

    /// Whether an expression is a part of a tuple or of an option, a variable that a loop has of each item, or what a call returned.
    fn is_part_of_unknown(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Field(_) => true,
            Expr::Index(i) => self.is_part_of_unknown(&i.expr),
            Expr::Reference(r) => self.is_part_of_unknown(&r.expr),
            Expr::Unary(u) => self.is_part_of_unknown(&u.expr),
            e @ Expr::Path(_) => self.names.place_of(e).is_some_and(|place| {
                let is_returned = || matches!(self.pooled.by_name(&place.name), Some(Some(_)));
                place.given || self.is_noted(place) || is_returned()
            }),
            _ => false,
        }
    }
}
