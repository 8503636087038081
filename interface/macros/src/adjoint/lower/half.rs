//! The names of the functions that an adjoint consists of.

use super::super::here::quote;
use super::super::structs::own;
use crate::idents::with_text;
use proc_macro2::TokenStream;
use quote::format_ident;
use syn::{ExprPath, GenericArgument, Ident, PathArguments};

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
        format_ident!("{}__{}", own::unmarked(method_name.trim_start_matches("r#")), self.name(), span = method.span())
    }

    /// That of `module::f` is `module::f::with_pullback`, since it comes along where `f` is imported. That of `Type::f` is
    /// `Type::f__with_pullback`.
    pub(super) fn of_path(self, p: &ExprPath) -> TokenStream {
        let (of_type, mut p) = (of_type(p), p.clone());
        let segments = &mut p.path.segments;
        let Some(last) = segments.last_mut() else { return quote!(#p) };
        let arguments = std::mem::take(&mut last.arguments);
        if of_type {
            last.ident = self.of_method(&last.ident);
            last.arguments = arguments;
        } else {
            let mut half = syn::PathSegment::from(Ident::new(self.name(), last.ident.span()));
            // The second half of most helpers is generic over what is kept alone, and the arguments name the scalar.
            if matches!(self, Self::First) || has_several(&arguments) {
                half.arguments = arguments;
            }
            segments.push(half);
        }
        quote!(#p)
    }
}

/// Whether a path is that of a function of a type.
pub(super) fn of_type(p: &ExprPath) -> bool {
    p.qself.is_some() || p.path.segments.iter().rev().nth(1).is_some_and(|s| is_camel(&s.ident))
}

/// Whether types or constants are listed beside that of the scalar.
fn has_several(arguments: &PathArguments) -> bool {
    let is_type = |a: &&GenericArgument| !matches!(a, GenericArgument::Lifetime(_));
    matches!(arguments, PathArguments::AngleBracketed(list) if list.args.iter().filter(is_type).count() > 1)
}

/// Whether a name is that of a type or a variant.
pub(in crate::adjoint) fn is_camel(name: &Ident) -> bool {
    with_text(name, |text| text.starts_with(char::is_uppercase))
}
