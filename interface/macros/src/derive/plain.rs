//! A type without derivatives, which may stand beside numbers in tuples and lists.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Generics, Ident, Result};

/// The type stands for its own adjoint, to which nothing is added.
pub(super) fn expand(input: &DeriveInput) -> Result<TokenStream> {
    if let Some(parameter) = input.generics.type_params().next() {
        return Err(syn::Error::new_spanned(
            parameter,
            "a type without derivatives has no type parameters: a number with derivatives could be one",
        ));
    }
    let name: &Ident = &input.ident;
    let mut generics: Generics = input.generics.clone();
    let clone = generics.make_where_clause();
    clone.predicates.push(syn::parse_quote!(Self: ::core::clone::Clone));
    let (parameters, arguments, clause) = generics.split_for_impl();
    let (plain_parameters, _, plain_clause) = input.generics.split_for_impl();
    Ok(quote! {
        #[automatically_derived]
        impl #parameters ::fluxions::adjoint::Shadow for #name #arguments #clause {
            type Bar = Self;
            const LISTS: bool = false;
            fn bar(&self) -> Self {
                ::core::clone::Clone::clone(self)
            }
            fn copy_in(&self, _: &mut ::fluxions::adjoint::Pool) -> Self {
                ::core::clone::Clone::clone(self)
            }
        }
        #[automatically_derived]
        impl #plain_parameters ::fluxions::adjoint::Bars for #name #arguments #plain_clause {
            fn accumulate(&self, _: &Self) {}
            fn seed(&self, _: &Self) {}
            fn transfer(&self, _: &Self) {}
            fn forget(&self) {}
            fn exchange(&self, _: &Self) {}
            fn vanish(&self) -> bool {
                true
            }
            fn places(&self, _: u64, _: &mut ::fluxions::adjoint::Places) {}
        }
        #[automatically_derived]
        impl #plain_parameters ::fluxions::adjoint::PlainItem for #name #arguments #plain_clause {}
        #[automatically_derived]
        impl #plain_parameters ::fluxions::adjoint::Passive for #name #arguments #plain_clause {}
    })
}
