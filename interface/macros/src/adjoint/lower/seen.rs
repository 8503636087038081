//! Methods with names of slices, of values whose types are not known.
//!
//! A struct may have a method `get` of its own for numbers, and refer by `Deref` to a slice, whose `get` its adjoints would have. So what such methods return is to be a part
//! for numbers as it is for adjoints, and what is to be a list or an iterator shows it by its type.

use super::super::place::{LOOKS, PARTS_OF_MATRICES, is_iterator};
use super::super::syntax::{is_range, item_of, refers, refuse, strip};
use super::Lower;
use crate::idents::{ByName, is_one_of};
use crate::spaces::is_option;
use quote::quote_spanned;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Result, Type};

impl Lower {
    /// A look at memory, as it stands in the forward sweep.
    pub(super) fn seen(&self, e: &Expr) -> Expr {
        let mut e = e.clone();
        self.check_looks(&mut e);
        self.names.rename(&e)
    }

    fn check_looks(&self, e: &mut Expr) {
        let Expr::MethodCall(m) = e else { return };
        // What the user calls a view is called of both in any case.
        let is_look = (is_one_of(&m.method, &LOOKS) || is_one_of(&m.method, &PARTS_OF_MATRICES))
            && !self.names.views.has_name(&m.method);
        let is_checked = is_look && self.names.active(&m.receiver) && !self.is_list(&m.receiver);
        self.check_looks(&mut m.receiver);
        if is_checked {
            *e = match is_iterator(e) {
                true => syn::parse_quote!(::fluxions::adjoint::items(#e)),
                false => syn::parse_quote!(::fluxions::adjoint::part(#e)),
            };
        }
    }

    /// Whether something is a list or a part of one, as its type or its first value says.
    pub(super) fn is_list(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Reference(r) => self.is_list(&r.expr),
            Expr::Index(i) => is_range(i),
            e => self.names.place_of(e).is_some_and(|place| {
                let name = place.name.to_string();
                place.numbers
                    || self.rooms.contains_key(&name)
                    || [&self.vectors, &self.slices].iter().any(|all| all.contains(&name))
            }),
        }
    }

    /// Notes that an argument is a list or refers to an option by its type.
    pub(in crate::adjoint) fn note_list(&mut self, name: &Ident, ty: &Type) {
        let inner = if let Type::Reference(r) = ty { &r.elem } else { ty };
        if matches!(inner, Type::Slice(_) | Type::Array(_)) || item_of(inner).is_some() {
            self.slices.insert(name.to_string());
        }
        if is_option(inner) && !is_option(ty) && !refers(inner) {
            self.names.lent_options.insert(name.to_string());
        }
    }

    /// Whether what a view gives are parts of a list, which are slices.
    pub(super) fn gives_slices(&self, view: &Expr) -> bool {
        const PARTS: [&str; 6] = ["split_at", "split_at_mut", "chunks", "chunks_mut", "chunks_exact", "windows"];
        match strip(view) {
            Expr::MethodCall(m) => is_one_of(&m.method, &PARTS) && self.is_list(&m.receiver),
            Expr::Reference(r) => matches!(strip(&r.expr), Expr::Index(i) if is_range(i)),
            _ => false,
        }
    }

    /// Notes that parts are slices.
    pub(super) fn note_slices(&mut self, are_slices: bool, parts: &[Ident]) {
        self.slices.extend(parts.iter().filter(|_| are_slices).map(ToString::to_string));
    }

    /// Whether something is a place that was bound to no iterator.
    pub(super) fn is_held(&self, e: &Expr) -> bool {
        self.names.is_place(e) && !self.names.place_of(e).is_some_and(|place| place.iterates)
    }

    /// Asks the compiler whether something is a list or a matrix, of which such a method is.
    pub(super) fn check_list(&mut self, e: &Expr) {
        let e = strip(e);
        if self.is_held(e) && !self.is_list(e) {
            let (at, e) = (e.span(), self.names.rename(e));
            self.passive(quote_spanned!(at=> ::fluxions::adjoint::list(&#e);));
        }
    }

    /// The same of a matrix: lists have no methods that sum up.
    pub(super) fn check_matrix(&mut self, e: &Expr) {
        let e = strip(e);
        if self.is_held(e) {
            let (at, e) = (e.span(), self.names.rename(e));
            self.passive(quote_spanned!(at=> ::fluxions::adjoint::matrix(&#e);));
        }
    }

    /// Whether a step of iterators is one of something that only its type can show to be an iterator.
    pub(super) fn is_step_of_unknown(&self, receiver: &Expr, step: &Ident) -> Result<bool> {
        let receiver = strip(receiver);
        if !self.is_held(receiver) {
            return Ok(false);
        }
        match self.is_list(receiver) {
            true => refuse(
                step,
                format!(
                    "`{step}` is a step of iterators, and this is a list: write `iter()` before it; a method of yours by this name is called by its path, `Steps::{step}(…)`"
                ),
            ),
            false => Ok(true),
        }
    }
}
