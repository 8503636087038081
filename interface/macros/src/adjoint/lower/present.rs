//! `if let Some(item) = list.last_mut()`: an item of a list that changes, if there is one.
//!
//! An option of a reference to what changes is not taken apart. Whether there is an item has no derivative, so a condition asks for it, and the item is looked at
//! behind that.

use super::super::control::always_fits;
use super::super::here::quote;
use super::super::syntax::{some, strip};
use super::Lower;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use syn::{Arm, Expr, ExprIf, ExprMatch, ExprMethodCall, Pat};

/// Whether a method gives an item of a list to look at, if there is one.
pub(super) fn looks_at_item(m: &ExprMethodCall) -> bool {
    is_one_of(&m.method, &["first", "last", "get"])
}

/// Whether a pattern is `None` or `_`.
pub(super) fn is_none_pattern(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(p) => p.ident == "None",
        Pat::Path(p) => p.path.is_ident("None"),
        _ => false,
    }
}

impl Lower {
    /// Such an `if let`, as an `if` and a `let`.
    pub(super) fn if_present(&self, i: &ExprIf) -> Option<Expr> {
        let Expr::Let(l) = &*i.cond else { return None };
        let (first, condition, item) = self.present(&l.expr)?;
        let (pat, then) = (some(&l.pat).filter(|pat| always_fits(pat))?, &i.then_branch.stmts);
        let otherwise = i.else_branch.as_ref().map(|(_, e)| quote!(else #e));
        Some(syn::parse_quote!({ #first if #condition { let #pat = #item; #(#then)* } #otherwise }))
    }

    /// A `match` of two arms.
    pub(super) fn match_present(&self, m: &ExprMatch) -> Option<Expr> {
        let [Arm { pat, guard: None, body, .. }, Arm { pat: other, guard: None, body: otherwise, .. }] = &m.arms[..]
        else {
            return None;
        };
        let (first, condition, item) = self.present(&m.expr)?;
        let fitting = |pat| some(pat).filter(|pat| always_fits(pat));
        let (some, body, otherwise) = match (fitting(pat), fitting(other)) {
            (Some(pat), None) if is_none_pattern(other) => (pat, body, otherwise),
            (None, Some(other)) if is_none_pattern(pat) => (other, otherwise, body),
            _ => return None,
        };
        Some(syn::parse_quote!({ #first if #condition { let #some = #item; #body } else { #otherwise } }))
    }

    /// A copy of an item of a list, if there is one, as an option. The list changes, or which item it is.
    pub(super) fn item_of_changing(&self, e: &Expr) -> Option<Expr> {
        let Expr::MethodCall(m) = strip(e) else { return None };
        let is_copied = looks_at_item(m) && self.names.active(e) && !self.is_fixed(e);
        let (first, condition, item) = self.asked(e).filter(|_| is_copied)?;
        Some(syn::parse_quote!({ #first if #condition { let __item = #item; Some(__item.clone()) } else { None } }))
    }

    /// Of such an option: what is computed before, whether there is an item, and the item.
    fn present(&self, e: &Expr) -> Option<(TokenStream, TokenStream, TokenStream)> {
        if let option @ Some(_) = self.lent_option(e) {
            return option;
        }
        let Expr::MethodCall(m) = strip(e) else { return None };
        self.asked(e).filter(|_| self.names.hold(&m.receiver).mutable)
    }

    /// An option that is written to behind a reference: `&mut option`, `option.as_mut()`, an item of `iter_mut()`.
    fn lent_option(&self, e: &Expr) -> Option<(TokenStream, TokenStream, TokenStream)> {
        let option = match strip(e) {
            Expr::MethodCall(m) if m.method == "as_mut" => self.lent_place_of(&m.receiver)?,
            e => self.lent_place(e)?,
        };
        Some((quote!(), quote!(#option.is_some()), quote!(#option.as_mut().unwrap())))
    }

    /// The place behind `&mut place`, or behind the name of a reference that may be written to.
    pub(super) fn lent_place<'e>(&self, e: &'e Expr) -> Option<&'e Expr> {
        match strip(e) {
            Expr::Reference(r) if r.mutability.is_some() => self.lent_place_of(&r.expr),
            e if self.names.place_of(e).is_some_and(|place| place.writable && !place.owned && !place.number) => {
                self.lent_place_of(e)
            }
            _ => None,
        }
    }

    fn lent_place_of<'e>(&self, place: &'e Expr) -> Option<&'e Expr> {
        let place = strip(place);
        (self.names.is_place(place) && !self.names.is_plain_number(place)).then_some(place)
    }

    /// The same of any list.
    fn asked(&self, e: &Expr) -> Option<(TokenStream, TokenStream, TokenStream)> {
        let Expr::MethodCall(ExprMethodCall { receiver: list, method, args, .. }) = strip(e) else { return None };
        let moves_on = self.names.place_of(list).is_some_and(|place| place.rebindable);
        if moves_on || !self.names.is_place(list) && !self.names.is_view(list) {
            return None;
        }
        Some(match (method.to_string().as_str(), args.len()) {
            (
                "first" | "last" | "first_mut" | "last_mut" | "split_first" | "split_last" | "split_first_mut"
                | "split_last_mut",
                0,
            ) => (quote!(), quote!(!#list.is_empty()), quote!(#list.#method().unwrap())),
            ("get" | "get_mut", 1) if !matches!(strip(&args[0]), Expr::Range(_)) => {
                let (i, reference) = (&args[0], if method == "get" { quote!(&) } else { quote!(&mut) });
                (quote!(let __at: usize = #i;), quote!(__at < #list.len()), quote!(#reference #list[__at]))
            }
            _ => return None,
        })
    }
}
