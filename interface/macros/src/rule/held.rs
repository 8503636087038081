//! What a rule holds, and its arguments.

use crate::generics::ScalarParameter;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Ident, Type};

/// A field of a rule: a copy of an argument that is not differentiated, or storage of its shape.
pub(super) struct Held {
    pub(super) name: Ident,
    pub(super) ty: TokenStream,
    /// The field, made of the argument.
    pub(super) copy: TokenStream,
    /// Whether the value writes to it.
    pub(super) is_storage: bool,
}

impl Held {
    /// A constant, and how the rule passes it on.
    pub(super) fn constant(name: Ident, ty: &Type) -> (Self, TokenStream) {
        let (ty, copy, lend) = match ty {
            Type::Reference(reference) => {
                let data = &reference.elem;
                (
                    quote!(::fluxions::rule::Copied<#data>),
                    quote!(::fluxions::rule::Copied::<#data>::of(#name)),
                    quote!(self.#name.get()),
                )
            }
            ty => (quote!(#ty), quote!(#name), quote!(::core::clone::Clone::clone(&self.#name))),
        };
        (Self { name, ty, copy, is_storage: false }, lend)
    }

    /// A copy of the model of a method.
    pub(super) fn model(name: Ident, ty: &Type) -> Self {
        Self { name, ty: quote!(#ty), copy: quote!(::core::clone::Clone::clone(self)), is_storage: false }
    }

    /// What the function writes to: a result in place, or a cache. Only its shape and skipped fields count.
    pub(super) fn storage(name: Ident, space: &Type, scalar: &ScalarParameter) -> Self {
        let s = &scalar.name;
        Self {
            ty: quote!(::fluxions::rule::Storage<#space>),
            copy: quote!(::fluxions::rule::Storage::<#space>::like::<#s>(<#space as ::fluxions::Space>::read::<#s>(&#name))),
            is_storage: true,
            name,
        }
    }
}

/// An argument of a rule: an active one, or a parameter of the function.
pub(super) struct Input {
    pub(super) name: Ident,
    pub(super) space: Type,
}
