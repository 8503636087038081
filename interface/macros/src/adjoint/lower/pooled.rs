//! Values that may hold vectors: what helpers return, tuples and structs of vectors, lists of lists, nalgebra's vectors and matrices without a fixed length.
//!
//! The macro does not see their types, so their storage comes from the pool of the stack, which finds it by type. What is put into another value is copied
//! there, and given back by itself: the backward sweep may need it where it was.

use super::super::here::quote;
use super::super::ir::{Atom, Value};
use super::super::names::Kind;
use super::super::syntax::{Idents, repeated_in_vec, strip};
use super::Lower;
use crate::idents::ByName;
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use rustc_hash::FxHashMap;
use syn::{Expr, ExprCall, ExprPath, Ident, PathArguments};

/// Such values by name, and the call whose stack they come from, if it is that of a call.
pub(in crate::adjoint) type Pooled = FxHashMap<String, Option<usize>>;

/// A copy, with storage of the pool.
pub(in crate::adjoint) fn copy_in(code: &impl ToTokens) -> TokenStream {
    quote!(::fluxions::adjoint::Shadow::copy_in(&#code, stack.pool()))
}

/// The variable that a place is a part of.
pub(in crate::adjoint) fn root_of(place: &TokenStream) -> Option<String> {
    place.clone().into_iter().find_map(|token| match token {
        TokenTree::Ident(name) => Some(name.to_string()).filter(|name| name != "mut"),
        TokenTree::Group(group) => root_of(&group.stream()),
        _ => None,
    })
}

/// Whether an expression is an integer without a type.
pub(super) fn is_untyped(e: &Expr) -> bool {
    match strip(e) {
        Expr::Unary(u) => is_untyped(&u.expr),
        Expr::Binary(b) => is_untyped(&b.left) && is_untyped(&b.right),
        Expr::Lit(l) => matches!(&l.lit, syn::Lit::Int(n) if n.suffix().is_empty()),
        _ => false,
    }
}

impl Lower {
    /// Notes that a value may hold vectors.
    pub(super) fn pool(&mut self, name: &Ident, call: Option<usize>) {
        self.pooled.insert(name.to_string(), call);
        self.names.computed.insert(name.to_string());
    }

    pub(super) fn holds_vectors(&self, name: &str) -> bool {
        self.pooled.contains_key(name) || self.rooms.contains_key(name)
    }

    /// Whether an expression looks at a variable that is assigned a value of another form, or that may have a part which is, or at an item of one.
    pub(super) fn has_several_forms(&self, e: &Expr) -> bool {
        let of = |name: &str| match self.names.get(name) {
            Some(Kind::Place(p)) => {
                let is_item = p.transient && !p.writable;
                let is_assigned = || self.names.screened.assigned.contains(name) || self.pooled.has_name(&p.name);
                is_item || p.mutable && is_assigned()
            }
            _ => false,
        };
        e.any_ident(&mut |name| of(&name.to_string()))
    }

    /// Whether a place is such a value, or a part of one.
    pub(super) fn is_of_vectors(&self, place: &TokenStream) -> bool {
        root_of(place).is_some_and(|root| self.holds_vectors(&root))
    }

    /// Notes that variables are items of a value that may hold vectors, if they are.
    pub(super) fn note_items(&mut self, source: &Expr, items: &[Ident]) {
        let is_known = |name: &str| self.pooled.contains_key(name) || self.items_of_vectors.contains(name);
        let place = self.names.rename(source).to_token_stream();
        if root_of(&place).is_some_and(|root| is_known(&root)) {
            self.items_of_vectors.extend(items.iter().map(ToString::to_string));
        }
    }

    /// Whether a place is such an item, or a part of one. It may be a reference.
    pub(super) fn is_item_of_vectors(&self, place: &TokenStream) -> bool {
        root_of(place).is_some_and(|root| self.items_of_vectors.contains(&root))
    }

    /// Whether a place is an argument that is given by value, or a part of one: nobody knows its length.
    pub(super) fn is_given_by_value(&self, place: &TokenStream) -> bool {
        root_of(place).is_some_and(|root| self.by_value.contains(&root))
    }

    pub(super) fn is_pooled(&self, value: &Value) -> bool {
        matches!(value, Value::Group(name) if self.holds_vectors(&name.to_string()))
    }

    /// A value as a part of another one.
    pub(super) fn as_part(&mut self, value: &Value) -> TokenStream {
        match value {
            Value::Number(Atom::Const(code)) if self.is_untyped(code) => {
                // Written once more in the backward sweep it would be of another type: only the forward sweep says which.
                let name = self.names.fresh("c");
                self.constant(name.clone(), code, false);
                return name.to_token_stream();
            }
            // Both sweeps make the whole, and look at a variable behind it.
            Value::Number(Atom::Const(code)) if self.is_constant_named(code) => {
                return quote!(::core::clone::Clone::clone(&#code));
            }
            _ => {}
        }
        match value {
            Value::Group(t) if self.unsure.has_name(t) => {
                quote!(::fluxions::adjoint::Unsure(&#t).copy_in(stack.pool()))
            }
            value if self.is_pooled(value) => copy_in(&value.to_token_stream()),
            value => value.to_token_stream(),
        }
    }

    /// Whether code is a variable without derivative, whose value may be one that is given once.
    pub(super) fn is_constant_named(&self, code: &TokenStream) -> bool {
        let Ok(name) = syn::parse2::<Ident>(code.clone()) else { return false };
        self.names.frozen.has_name(&name) || self.names.passives.has_name(&name)
    }

    /// Whether code is an integer without a type, or a variable that is one.
    fn is_untyped(&self, code: &TokenStream) -> bool {
        match syn::parse2::<Expr>(code.clone()) {
            Ok(Expr::Path(p)) => p.path.get_ident().is_some_and(|name| self.names.untyped.has_name(name)),
            Ok(e) => is_untyped(&e),
            Err(_) => false,
        }
    }

    /// What is made of these parts may hold vectors if one of them does.
    pub(super) fn pool_whole<'v>(&mut self, whole: &Ident, parts: impl IntoIterator<Item = &'v Value>) {
        if parts.into_iter().any(|part| self.is_pooled(part)) {
            self.pool(whole, None);
        }
    }

    /// Whether an expression without derivative makes lists of numbers: they get their storage as others do.
    pub(super) fn makes_lists(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Macro(m) => m.mac.path.is_ident("vec") && self.names.numeric(e),
            Expr::Tuple(t) => t.elems.iter().any(|e| self.makes_lists(e)),
            Expr::Array(a) => a.elems.iter().any(|e| self.makes_lists(e)),
            Expr::Struct(s) => s.fields.iter().any(|f| self.makes_lists(&f.expr)),
            _ => false,
        }
    }

    /// The code of `vec![x; n]` with a constant x, as the list of this name.
    pub(super) fn list_of_constants(&mut self, name: &Ident, list: &Expr) -> Option<TokenStream> {
        let (x, n) = repeated_in_vec(list)?;
        if repeated_in_vec(strip(&x)).is_some() {
            self.pool(name, None);
            return Some(self.repeated_lists(list));
        }
        let (room, x, n) = (self.room(name), self.names.rename(&x), self.names.rename(&n));
        Some(quote!(#room.collect(::core::iter::repeat_n(#x, #n))))
    }

    /// The code of `vec![x, y]` with constants: those of a list that is no list of copies.
    pub(super) fn listed_constants(&mut self, name: &Ident, list: &Expr) -> Option<TokenStream> {
        let Expr::Macro(m) = list else { return None };
        let (items, repeats) = m.mac.parse_body_with(super::super::syntax::list).ok()?;
        if !m.mac.path.is_ident("vec") || repeats || items.is_empty() {
            return None;
        }
        self.pool(name, None);
        let items = items.iter().map(|item| self.names.rename(item));
        Some(quote!(::fluxions::adjoint::listed([#(#items),*], stack.pool())))
    }

    /// The code of `list.clone()` and `list.to_vec()` of a list of constants.
    pub(super) fn copied_constants(&mut self, name: &Ident, e: &Expr) -> Option<TokenStream> {
        let Expr::MethodCall(m) = e else { return None };
        let receiver = self.names.rename(&m.receiver);
        if m.method == "to_vec" {
            let room = self.room(name);
            return Some(quote!(#room.collect((#receiver).iter().cloned())));
        }
        (m.method == "clone").then(|| {
            self.pool(name, None);
            // It may be a reference, through which a method looks.
            copy_in(&quote!((*#receiver.itself())))
        })
    }

    /// `vec![vec![x; n]; m]`, or what x is.
    fn repeated_lists(&self, e: &Expr) -> TokenStream {
        let Some((x, n)) = repeated_in_vec(strip(e)) else {
            let e = self.names.rename(e);
            return quote!(#e);
        };
        let (x, n) = (self.repeated_lists(&x), self.names.rename(&n));
        quote!({
            let __x = #x;
            let __list = ::fluxions::adjoint::repeated(&__x, #n, stack.pool());
            ::fluxions::adjoint::Shadow::give_to(__x, stack.pool());
            __list
        })
    }

    /// `DVector::zeros(n)`, and `DMatrix::zeros(n, m)`: with storage of the pool.
    pub(super) fn dynamic_zeros(&mut self, name: &Ident, e: &Expr) -> Option<TokenStream> {
        let Expr::Call(c) = e else { return None };
        let sizes: Vec<_> = c.args.iter().map(|a| self.names.rename(a)).collect();
        let path = dynamic(&c.func, "zeros", None).filter(|_| (1..=2).contains(&sizes.len()))?;
        self.pool(name, None);
        Some(quote!(#path((#(#sizes,)*), stack.pool())))
    }

    /// The same in the place of `DVector::from_fn(n, …)`.
    pub(super) fn dynamic_made(&self, c: &ExprCall, sizes: &[TokenStream]) -> Option<TokenStream> {
        let path = dynamic(&c.func, "from_fn", Some(&self.names.scalar)).filter(|_| (1..=2).contains(&sizes.len()))?;
        Some(quote!(#path((#(#sizes,)*), stack.pool())))
    }
}

/// `DVector::<S>::zeros_in` for the function `name` of nalgebra's types without a fixed length. `number` stands where the user left it out.
fn dynamic(f: &Expr, name: &str, number: Option<&Ident>) -> Option<ExprPath> {
    let Expr::Path(p) = strip(f) else { return None };
    let mut p = p.clone();
    let count = p.path.segments.len();
    let of = p.path.segments.iter().rev().nth(1)?;
    let is_dynamic = of.ident == "DVector" || of.ident == "DMatrix";
    if p.qself.is_some() || !is_dynamic || p.path.segments[count - 1].ident != name {
        return None;
    }
    if let (Some(s), PathArguments::None) = (number, &of.arguments) {
        p.path.segments[count - 2].arguments = PathArguments::AngleBracketed(syn::parse_quote!(::<#s>));
    }
    let last = &mut p.path.segments[count - 1];
    *last = format_ident!("zeros_in", span = last.ident.span()).into();
    Some(p)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_behind_a_place() {
        let roots = [quote!(a), quote!((a).0), quote!(&mut *a.rows[i]), quote!((a))];
        assert!(roots.iter().all(|place| root_of(place).as_deref() == Some("a")));
    }

    #[test]
    fn vectors_without_a_fixed_length() {
        let zeros = dynamic(&syn::parse_quote!(nalgebra::DVector::<S>::zeros), "zeros", None);
        assert_eq!(quote!(#zeros).to_string(), quote!(nalgebra::DVector::<S>::zeros_in).to_string());
        let made = dynamic(&syn::parse_quote!(DMatrix::from_fn), "from_fn", Some(&format_ident!("S")));
        assert_eq!(quote!(#made).to_string(), quote!(DMatrix::<S>::zeros_in).to_string());
        assert!(dynamic(&syn::parse_quote!(SVector::zeros), "zeros", None).is_none());
    }
}
