//! What functions in `views(…)` and the `Index` of structs choose on the way forward. By what is noted here, debug builds see that they choose the same on the way back.

use super::super::here::quote;
use super::super::names::{Kind, Names, Place, bar};
use super::super::place::{Look, is_iterator, only_looking};
use super::Lower;
use crate::idents::ByName;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::visit::Visit;
use syn::{Expr, ExprMethodCall, ExprPath, Ident, Result};

/// The variables with derivatives in an expression, but for lists of numbers, in which there is nothing to decide by.
struct Roots<'a> {
    names: &'a Names,
    found: Vec<Ident>,
}

impl<'ast> Visit<'ast> for Roots<'_> {
    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        let kind = path.path.get_ident().and_then(|name| self.names.kind(name));
        if let Some(Kind::Place(place)) = kind
            && !place.number
            && !place.numbers
            && !self.found.contains(&place.name)
        {
            self.found.push(place.name.clone());
        }
    }
}

impl Lower {
    /// Notes which numbers a call chooses, if it is one of a function in `views(…)`.
    pub(super) fn note_choice(&mut self, e: &Expr) -> Result<()> {
        if !self.names.chooses(e) {
            return Ok(());
        }
        let mut roots = Roots { names: &self.names, found: vec![] };
        roots.visit_expr(e);
        let values = roots.found;
        if values.is_empty() {
            return Ok(());
        }
        let (call, bars) = (e.to_token_stream().to_string(), values.iter().map(bar).collect::<Vec<_>>());
        self.names.looks.remove(&call);
        let (part, steady) = (self.names.shadow(e)?, self.names.steady(e));
        let name = self.names.fresh("look");
        let code = quote! {
            ::fluxions::adjoint::Look::of(|| {
                #(let #bars = &(&&&::fluxions::adjoint::Whole(&#values)).bars();)*
                (
                    [#((&&&::fluxions::adjoint::Whole(&#bars)).places()),*],
                    (&&::fluxions::adjoint::Whole(&#part)).chosen(),
                )
            })
        };
        self.constant(name.clone(), &code, steady);
        self.names.looks.insert(call, Look { name, bars });
        Ok(())
    }

    /// The same place, with what the backward sweep needs to find it again, where nothing but its numbers changes.
    pub(super) fn look_at(&mut self, e: &Expr) -> Result<Expr> {
        let settled = self.settle(e)?;
        self.note_spots(&settled);
        Ok(settled)
    }

    /// Notes which part each index and method in the path to a place gives.
    pub(super) fn note_spots(&mut self, e: &Expr) {
        match e {
            Expr::Index(i) => self.note_spots(&i.expr),
            Expr::MethodCall(m) => self.note_spots(&m.receiver),
            Expr::Field(f) => self.note_spots(&f.base),
            Expr::Unary(u) => self.note_spots(&u.expr),
            Expr::Reference(r) => self.note_spots(&r.expr),
            Expr::Paren(p) => self.note_spots(&p.expr),
            _ => return,
        }
        self.note_spot(e);
    }

    /// What was noted of an expression before does not hold any more.
    pub(super) fn forget_spot(&mut self, e: &Expr) {
        if !self.names.spots.is_empty() {
            self.names.spots.remove(&e.to_token_stream().to_string());
        }
    }

    /// Notes which part of a struct an index or a method gives, where the struct may have other skipped fields than its adjoints: it changes, or is an argument.
    fn note_spot(&mut self, e: &Expr) {
        let base = match e {
            Expr::Index(i) => &i.expr,
            Expr::MethodCall(m) if self.names.is_view(e) && !self.names.views.has_name(&m.method) => &m.receiver,
            _ => return,
        };
        let may_choose = |place: &Place| place.mutable || !place.owned;
        if !self.names.place_of(base).is_some_and(may_choose) || !self.is_struct(base) {
            return;
        }
        if self.is_list(base) || self.is_value_of_nalgebra(base) {
            return;
        }
        let (text, steady) = (e.to_token_stream().to_string(), self.names.steady(e));
        let looked = match e.clone() {
            Expr::MethodCall(m) => Expr::MethodCall(ExprMethodCall { method: only_looking(&m.method), ..m }),
            e => e,
        };
        let (name, of, part) = (self.names.fresh("spot"), self.names.rename(base), self.names.rename(&looked));
        let path = path_to(&of, &first_part(e, &part));
        self.constant(name.clone(), &quote!(::fluxions::adjoint::Spot::of(|| #path)), steady);
        self.names.spots.insert(text, name);
    }
}

/// A reference to the part that an expression gives, or to the first of its items.
pub(in crate::adjoint) fn first_part(e: &Expr, code: &impl ToTokens) -> TokenStream {
    match e {
        Expr::Index(_) => quote!(&#code),
        e if is_iterator(e) => quote!(::core::iter::IntoIterator::into_iter(#code).next()),
        _ => quote!(#code),
    }
}

/// The path to a part.
pub(in crate::adjoint) fn path_to(whole: &impl ToTokens, part: &TokenStream) -> TokenStream {
    quote! {
        (&&&::fluxions::adjoint::Whole(&#whole)).path_to((&&::fluxions::adjoint::Whole(&#part)).address())
    }
}
