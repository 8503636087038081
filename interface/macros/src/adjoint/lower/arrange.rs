//! Methods that change the order of a list, or its items in the middle, as the statements that they stand for.

use super::super::control::leaves;
use super::super::here::quote;
use super::super::screen::is_resizing;
use super::super::syntax::{is_of_module, refuse, strip, untyped};
use super::Lower;
use crate::idents::{ByName, is_one_of};
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprCall, ExprMethodCall, ExprRange, Ident, Pat, RangeLimits, Result, Type};

/// Methods that change the items of a list, or their order.
pub(super) const ARRANGING: [&str; 12] = [
    "swap",
    "reverse",
    "rotate_left",
    "rotate_right",
    "sort_by",
    "sort_by_key",
    "sort_unstable_by_key",
    "sort_by_cached_key",
    "sort_unstable_by",
    "fill",
    "copy_from_slice",
    "clone_from_slice",
];

/// Refuses a `return` in a closure whose body is written where the list is arranged: it would leave more than the closure.
fn check_leaving(m: &ExprMethodCall) -> Result<()> {
    let is_written_out = m.method == "retain" || m.method.to_string().ends_with("_key");
    match m.args.first().map(strip) {
        Some(Expr::Closure(c)) if is_written_out && leaves(&*c.body) => refuse(
            &c.body,
            "the adjoint writes the body of this closure into a loop, which a `return` would leave: write branches, `if … { true } else { … }`",
        ),
        _ => Ok(()),
    }
}

/// Whether a list has other items, or another order or number of them, by a method of this name.
pub(in crate::adjoint) fn rearranges(name: &Ident) -> bool {
    is_one_of(name, &ARRANGING) || is_resizing(name)
}

impl Lower {
    /// Such a method without a value.
    pub(super) fn arranged(&self, m: &ExprMethodCall) -> Result<Option<Expr>> {
        check_leaving(m)?;
        Ok(self.arrangement(m))
    }

    fn arrangement(&self, m: &ExprMethodCall) -> Option<Expr> {
        let (list, args) = (&m.receiver, m.args.iter().collect::<Vec<_>>());
        let is_own = || self.variable_of(list).is_some();
        let code = match (m.method.to_string().as_str(), &args[..]) {
            ("reverse", []) => quote!({
                let __n = #list.len();
                for __k in 0..__n / 2 {
                    #list.swap(__k, __n - 1 - __k);
                }
            }),
            ("sort_by" | "sort_unstable_by", [by]) if matches!(strip(by), Expr::Closure(_)) => quote!({
                let __order = ::fluxions::adjoint::sorted_order(&#list[..], #by);
                let __old = #list.to_vec();
                for __k in 0..__order.len() {
                    #list[__k] = __old[__order[__k]].clone();
                }
            }),
            ("sort_by_key" | "sort_unstable_by_key" | "sort_by_cached_key", [Expr::Closure(c)])
                if c.inputs.len() == 1 =>
            {
                let (pat, key) = (&c.inputs[0], &c.body);
                quote!({
                    #list.sort_by(|__a, __b| {
                        let __key = { let #pat = __a; #key };
                        ::core::cmp::Ord::cmp(&__key, &{ let #pat = __b; #key })
                    });
                })
            }
            ("rotate_left" | "rotate_right", [by]) => rotated(list, by, m.method == "rotate_left"),
            ("retain", [Expr::Closure(c)]) if is_own() && c.inputs.len() == 1 => {
                let (pat, condition) = (untyped(&c.inputs[0]), &c.body);
                quote!({
                    let __old = #list.clone();
                    #list.clear();
                    for __item in __old.iter() {
                        let mut __goes_on = false;
                        { let #pat = __item; __goes_on = #condition; }
                        if __goes_on { #list.push(__item.clone()); }
                    }
                })
            }
            ("drain", [Expr::Range(r)]) if is_own() && r.start.is_none() && r.end.is_none() => {
                quote!({ #list.clear(); })
            }
            ("drain", [Expr::Range(r)]) if is_own() => drained(list, r),
            ("clone_from", [Expr::Reference(other)]) => {
                let other = &other.expr;
                quote!({ #list = (#other).clone(); })
            }
            ("insert", [at, item]) if is_own() => quote!({
                let __at = #at;
                #list.push(#item);
                for __k in (__at..#list.len() - 1).rev() {
                    #list.swap(__k, __k + 1);
                }
            }),
            ("append", [Expr::Reference(other)]) if is_own() => {
                let other = &other.expr;
                quote!({
                    for __item in #other.iter() {
                        #list.push(__item.clone());
                    }
                    #other.clear();
                })
            }
            ("resize", [n, item]) if is_own() => quote!({
                let (__n, __item) = (#n, #item);
                while #list.len() < __n {
                    #list.push(__item.clone());
                }
                #list.truncate(__n);
            }),
            _ => return self.removed(m).map(|taken| syn::parse_quote!({ #taken; })),
        };
        syn::parse2(code).ok()
    }

    /// A method that takes an item out of a list, as a block whose value it is.
    pub(super) fn removed(&self, m: &ExprMethodCall) -> Option<Expr> {
        let list = &m.receiver;
        let at = m.args.first().filter(|_| m.args.len() == 1)?;
        self.variable_of(list)?;
        let code = match m.method.to_string().as_str() {
            "remove" => quote!({
                for __k in #at..#list.len() - 1 {
                    #list.swap(__k, __k + 1);
                }
                #list.pop().unwrap()
            }),
            "swap_remove" => quote!({
                let (__at, __last) = (#at, #list.len() - 1);
                #list.swap(__at, __last);
                #list.pop().unwrap()
            }),
            _ => return None,
        };
        syn::parse2(code).ok()
    }

    /// `list.drain(..)` as a block with the list as it was, which is empty then.
    pub(super) fn drained(&self, m: &ExprMethodCall) -> Option<Expr> {
        let is_whole =
            matches!(m.args.first().map(strip), Some(Expr::Range(r)) if r.start.is_none() && r.end.is_none());
        let list = &m.receiver;
        let is_own = m.method == "drain" && is_whole && self.variable_of(list).is_some();
        is_own.then(|| with_old_value(list, &syn::parse_quote!(#list.clear())))
    }

    /// Whether a variable is a vector, as its first value says.
    fn is_vector(&self, e: &Expr) -> bool {
        let place = self.names.place_of(e).filter(|p| p.owned && !p.view);
        matches!(strip(e), Expr::Path(_)) && place.is_some_and(|p| self.is_vector_named(&p.name))
    }

    pub(super) fn is_vector_named(&self, name: &Ident) -> bool {
        self.rooms.has_name(name) || self.vectors.has_name(name)
    }

    /// `mem::replace(&mut a, b)` as a block with the old value.
    pub(super) fn replaced(&self, c: &ExprCall) -> Result<Option<Expr>> {
        Ok(self.replacement(c)?.map(|(place, change)| with_old_value(&place, &change)))
    }

    /// The place of such a call, and the statement that changes it.
    pub(super) fn replacement(&self, c: &ExprCall) -> Result<Option<(Expr, Expr)>> {
        let is_of_option =
            matches!(strip(&c.func), Expr::Path(p) if p.path.segments.last().is_some_and(|s| !s.arguments.is_none()));
        let place = |e| match lent_place(e)? {
            _ if matches!(strip(e), Expr::Path(_)) && !self.names.writable(e) => None,
            option @ Expr::Path(_) if is_of_option && self.names.place_of(&option).is_some_and(|p| !p.owned) => {
                Some(syn::parse_quote!(*#option))
            }
            place => Some(place),
        };
        match &c.args.iter().collect::<Vec<_>>()[..] {
            [a, new]
                if is_of_module(&c.func, "mem", "replace")
                    && let Some(a) = place(a) =>
            {
                Ok(Some((a.clone(), syn::parse_quote!(#a = #new))))
            }
            [list]
                if is_of_module(&c.func, "mem", "take")
                    && let Some(list) = place(list) =>
            {
                if self.names.is_number(&list) {
                    return refuse(c, "the adjoint does not see what stays here: write `mem::replace`, and what it is");
                }
                let change = match self.is_vector(&list) {
                    true => syn::parse_quote!(#list.clear()),
                    false => syn::parse_quote!(#list = ::fluxions::adjoint::left_behind()),
                };
                Ok(Some((list, change)))
            }
            _ => Ok(None),
        }
    }
}

/// What `mem::replace` and `mem::take` of a place leave there: the place, and its new value.
fn left_in(e: &Expr) -> Option<(&Expr, Expr)> {
    if let Some(place) = taken_from(e) {
        return Some((place, syn::parse_quote!(::core::default::Default::default())));
    }
    let Expr::Call(c) = strip(e) else { return None };
    match (strip(c.args.first()?), c.args.get(1)?) {
        (Expr::Reference(r), new) if is_of_module(&c.func, "mem", "replace") => Some((&r.expr, new.clone())),
        _ => None,
    }
}

/// The place that an argument of a function of `mem` lends: a of `&mut a`, and what is behind the reference p.
pub(super) fn lent_place(e: &Expr) -> Option<Expr> {
    match strip(e) {
        Expr::Reference(r) if r.mutability.is_some() => Some((*r.expr).clone()),
        p @ Expr::Path(_) => Some(syn::parse_quote!(*#p)),
        _ => None,
    }
}

impl Lower {
    /// `let old = mem::replace(&mut r.count, n);` of a field without derivative: what is there has a name, and the field is assigned.
    pub(super) fn bind_replaced(&mut self, pat: &Pat, ty: Option<&Type>, init: &Expr) -> Result<bool> {
        let Some((place, new)) = left_in(init).filter(|(place, _)| self.names.is_counted_field(place)) else {
            return Ok(false);
        };
        let old = self.names.counter();
        self.bind(&syn::parse_quote!(#old), ty, place)?;
        self.effect(&syn::parse_quote!(#place = #new))?;
        self.bind(pat, ty, &variable(old))?;
        Ok(true)
    }
}

/// The list of `mem::take(&mut list)`.
pub(super) fn taken_from(e: &Expr) -> Option<&Expr> {
    let Expr::Call(c) = strip(e) else { return None };
    match c.args.first().map(strip) {
        Some(Expr::Reference(r)) if is_of_module(&c.func, "mem", "take") => Some(&r.expr),
        _ => None,
    }
}

/// Whether a call is one of `mem::replace` or `mem::take`.
pub(super) fn is_of_memory(c: &ExprCall) -> bool {
    !c.args.is_empty() && (is_of_module(&c.func, "mem", "replace") || is_of_module(&c.func, "mem", "take"))
}

/// A change of a place as a block whose value is what was there.
fn with_old_value(place: &Expr, change: &Expr) -> Expr {
    syn::parse_quote!({
        let __old = (#place).clone();
        #change;
        __old
    })
}

/// `rotate_left` and `rotate_right`: both parts are reversed, and then the whole.
fn rotated(list: &Expr, by: &Expr, left: bool) -> TokenStream {
    let first = if left { quote!(__by) } else { quote!(__n - __by) };
    quote!({
        let (__n, __by) = (#list.len(), #by);
        assert!(__by <= __n);
        let __first = #first;
        for __k in 0..__first / 2 {
            #list.swap(__k, __first - 1 - __k);
        }
        for __k in 0..(__n - __first) / 2 {
            #list.swap(__first + __k, __n - 1 - __k);
        }
        for __k in 0..__n / 2 {
            #list.swap(__k, __n - 1 - __k);
        }
    })
}

/// The items behind a range in the place of those in it, which are left out then.
fn drained(list: &Expr, range: &ExprRange) -> TokenStream {
    let from = range.start.as_ref().map_or_else(|| quote!(0), ToTokens::to_token_stream);
    let to = match (&range.end, range.limits) {
        (Some(end), RangeLimits::HalfOpen(_)) => quote!(#end),
        (Some(end), RangeLimits::Closed(_)) => quote!(#end + 1),
        (None, _) => quote!(#list.len()),
    };
    quote!({
        let (__from, __to): (usize, usize) = (#from, #to);
        assert!(__from <= __to && __to <= #list.len(), "a range that the list does not have");
        for __k in __to..#list.len() {
            #list.swap(__k, __from + (__k - __to));
        }
        #list.truncate(#list.len() - (__to - __from));
    })
}
