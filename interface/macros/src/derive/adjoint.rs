//! The adjoints of a struct or an enum, for functions that make one on the way.

use super::expand::named;
use super::{Item, Variant};
use crate::spaces::substitute;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Ident, WhereClause, parse_quote};

impl Item {
    /// `Shadow` for the type over numbers, and `Bars` for that over cells. A box is of another crate than the traits: there are none for it.
    pub(super) fn adjoint(&self) -> Option<TokenStream> {
        if self.variants.iter().any(|v| v.components.iter().any(|c| c.is_boxed)) {
            return None;
        }
        let (s, cells) = (self.over(&quote!(__S)), self.over(&quote!(::fluxions::adjoint::Cell<__S>)));
        let parameters = self.parameters();
        let (shadow_clause, bars_clause) = (self.clause(true), self.clause(false));
        let generics = quote!(__R: ::fluxions::Real, __S: ::fluxions::Scalar<__R> + ::fluxions::Number<Real = __R> #(, #parameters)*);
        let shadows = self.variants.iter().map(|v| {
            let (pattern, path) = (v.pattern("x"), &v.path);
            let fields = v.each(|i, f, _| {
                let x = named("x", i);
                quote!(#f: ::fluxions::adjoint::Shadow::bar(#x),)
            });
            let skipped = v.skipped.iter().enumerate().map(|(i, f)| {
                let x = named("x_skipped", i);
                quote!(#f: ::core::clone::Clone::clone(#x),)
            });
            quote!(#pattern => #path { #(#fields)* #(#skipped)* },)
        });
        let (accumulate, transfer) = (self.pairs(&quote!(accumulate)), self.pairs(&quote!(transfer)));
        let given_up = self.variants.iter().map(|v| {
            let (pattern, all) = (v.pattern("x"), v.each(|i, _, _| named("x", i).into_token_stream()));
            quote!(#pattern => { #(::fluxions::adjoint::Bars::give_up(#all);)* })
        });
        Some(quote! {
            #[automatically_derived]
            #[allow(unused_variables, clippy::clone_on_copy)]
            impl<#generics> ::fluxions::adjoint::Shadow for #s #shadow_clause {
                type Bar = #cells;
                fn bar(&self) -> #cells { match self { #(#shadows)* } }
            }
            #[automatically_derived]
            #[allow(unused_variables)]
            impl<#generics> ::fluxions::adjoint::Bars for #cells #bars_clause {
                fn accumulate(&self, __from: &Self) { #accumulate }
                fn transfer(&self, __from: &Self) { #transfer }
                fn give_up(&mut self) { match self { #(#given_up)* } }
            }
        })
    }

    /// The clauses of the type, and that each field has what the type gets. So a field without it is an error only where the type needs it.
    fn clause(&self, shadow: bool) -> WhereClause {
        let mut clause: WhereClause = self.generics.where_clause.clone().unwrap_or_else(|| parse_quote!(where));
        let real = Ident::new("__R", Span::call_site());
        for component in self.variants.iter().flat_map(|v| &v.components).filter(|c| !c.is_recursive) {
            let number = substitute(&component.space, &real, &parse_quote!(__S));
            let cells = substitute(&component.space, &real, &parse_quote!(::fluxions::adjoint::Cell<__S>));
            clause.predicates.push(match shadow {
                true => parse_quote!(#number: ::fluxions::adjoint::Shadow<Bar = #cells>),
                false => parse_quote!(#cells: ::fluxions::adjoint::Bars),
            });
        }
        clause
    }

    /// A method of the fields of two values of one variant.
    fn pairs(&self, method: &TokenStream) -> TokenStream {
        let arm = |v: &Variant| {
            let (to, from) = (v.pattern("to"), v.pattern("x"));
            let fields = v.each(|i, _, _| {
                let (to, x) = (named("to", i), named("x", i));
                quote!(::fluxions::adjoint::Bars::#method(#to, #x);)
            });
            quote!((#to, #from) => { #(#fields)* })
        };
        let (arms, others) = (self.variants.iter().map(arm), (self.variants.len() > 1).then(|| quote!(_ => {})));
        quote!(match (self, __from) { #(#arms)* #others })
    }
}
