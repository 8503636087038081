//! The names of the functions that an adjoint consists of.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{ExprPath, Ident};

/// The name of a method's adjoint.
pub(crate) fn adjoint_of(method: &Ident) -> Ident {
    format_ident!("{}__adjoint", method.to_string().trim_start_matches("r#"), span = method.span())
}

/// Which function of an adjoint is meant.
#[derive(Clone, Copy)]
pub(crate) enum Half {
    /// Forward: the value, and what is kept.
    First,
    /// Back.
    Second,
}

impl Half {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::First => "with_pullback",
            Self::Second => "pullback",
        }
    }

    /// The name of this half of a method's adjoint.
    pub(crate) fn of_method(self, method: &Ident) -> Ident {
        let method_name = method.to_string();
        format_ident!("{}__{}", method_name.trim_start_matches("r#"), self.name(), span = method.span())
    }

    /// That of `module::f` is `module::f::with_pullback`, since it comes along where `f` is imported. That of `Type::f` is
    /// `Type::f__with_pullback`.
    pub(super) fn of_path(self, p: &ExprPath) -> TokenStream {
        let mut p = p.clone();
        let segments = &mut p.path.segments;
        let of_type = p.qself.is_some() || segments.iter().rev().nth(1).is_some_and(|s| is_camel(&s.ident));
        let Some(last) = segments.last_mut() else { return quote!(#p) };
        let arguments = std::mem::take(&mut last.arguments);
        if of_type {
            last.ident = self.of_method(&last.ident);
            last.arguments = arguments;
        } else {
            let mut half = syn::PathSegment::from(Ident::new(self.name(), last.ident.span()));
            half.arguments = arguments;
            segments.push(half);
        }
        quote!(#p)
    }
}

/// Whether a name is that of a type or a variant.
pub(super) fn is_camel(name: &Ident) -> bool {
    name.to_string().chars().next().is_some_and(char::is_uppercase)
}
