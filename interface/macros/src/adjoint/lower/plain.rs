//! Literals beside numbers in a tuple, as in `(2, x[0])` and `(1.5, x[0])`.
//!
//! The macro sees no types, and takes what it reads from a tuple for a number. A literal is none: such a part of a tuple that does not change is an expression
//! without derivative.

use super::super::here::part_index;
use super::super::ir::{Atom, Value};
use super::super::names::Place;
use super::super::syntax::{Idents, strip};
use super::Lower;
use crate::idents::ByName;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, Ident, Lit, Member, Pat, Result};

/// The literal that code is, with its sign.
fn literal(code: &TokenStream) -> Option<Lit> {
    match strip(&syn::parse2::<Expr>(code.clone()).ok()?) {
        Expr::Unary(u) => literal(&u.expr.to_token_stream()),
        Expr::Lit(l) => Some(l.lit.clone()),
        _ => None,
    }
}

/// Whether code is a float as it is written.
pub(super) fn is_float_literal(code: &TokenStream) -> bool {
    matches!(literal(code), Some(Lit::Float(_)))
}

/// Whether code is an integer, or computed of integers as they are written, which no number of the function is.
pub(in crate::adjoint) fn is_integer(code: &TokenStream) -> bool {
    // To ask for a name costs less than to parse code that has one.
    !code.any_ident(&mut |_| true) && syn::parse2::<Expr>(code.clone()).is_ok_and(|e| is_of_integers(&e))
}

fn is_of_integers(e: &Expr) -> bool {
    match strip(e) {
        Expr::Unary(u) => is_of_integers(&u.expr),
        Expr::Binary(b) => is_of_integers(&b.left) && is_of_integers(&b.right),
        Expr::Lit(l) => matches!(l.lit, Lit::Int(_)),
        _ => false,
    }
}

/// The literals among the parts of a tuple, beside numbers.
fn literals(parts: &[Value]) -> Vec<(usize, TokenStream)> {
    let of = |(i, part): (usize, &Value)| match part {
        Value::Number(Atom::Const(code)) => literal(code).map(|_| (i, code.clone())),
        _ => None,
    };
    parts.iter().enumerate().filter_map(of).collect()
}

impl Lower {
    /// Notes which parts of a tuple are literals.
    pub(super) fn note_literals(&mut self, t: &Ident, parts: &[Value]) {
        let found = literals(parts);
        if !found.is_empty() {
            self.names.literals.insert(t.to_string(), found);
        }
    }

    /// Binds the parts of a tuple with literals one by one.
    pub(super) fn bind_literals(&mut self, pat: &Pat, t: &Ident) -> Option<Result<()>> {
        let Pat::Tuple(pats) = pat else { return None };
        self.names.literals.by_name(t)?;
        if pats.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
            return None;
        }
        self.names.bind_place(Place::fixed(t.clone()));
        let mut each = pats.elems.iter().enumerate();
        Some(each.try_for_each(|(i, pat)| {
            let i = part_index(i);
            self.bind(pat, None, &syn::parse_quote!(#t.#i))
        }))
    }
}

impl super::super::names::Names {
    /// The literal that is such a part of a tuple.
    pub(in crate::adjoint) fn literal_part(&self, f: &syn::ExprField) -> Option<&TokenStream> {
        let Member::Unnamed(i) = &f.member else { return None };
        let literals = self.literals.get(&self.place_of(&f.base)?.name.to_string())?;
        literals.iter().find(|(k, _)| *k == i.index as usize).map(|(_, literal)| literal)
    }
}
