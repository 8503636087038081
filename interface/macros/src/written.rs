//! The types of the arguments of `Function::adjoint` as one would write them: `&[S]` in the place of `View<'_, Self::Input, S>`.
//!
//! The compiler resolves a projection in each of the places where it looks at a signature, which together takes it as long as a small function.

use crate::arguments::Argument;
use crate::generics::scalar_ident;
use crate::spaces::is_real;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{GenericArgument, Ident, PathArguments, Type};

/// A point as a function sees it.
pub(crate) fn view(space: &Type) -> TokenStream {
    let s = scalar_ident();
    match space {
        Type::Tuple(t) => tuple(t.elems.iter().map(view)),
        space if is_real(space) => quote!(#s),
        space => behind(space, &quote!(#s)).map_or(quote!(::fluxions::View<'_, #space, #s>), |point| quote!(&#point)),
    }
}

/// A point to write to.
pub(crate) fn view_mut(space: &Type) -> TokenStream {
    let s = scalar_ident();
    match space {
        Type::Tuple(t) => tuple(t.elems.iter().map(view_mut)),
        space => {
            behind(space, &quote!(#s)).map_or(quote!(::fluxions::ViewMut<'_, #space, #s>), |point| quote!(&mut #point))
        }
    }
}

/// The adjoints of a point as an adjoint sees them.
pub(crate) fn bar(space: &Type) -> TokenStream {
    let s = scalar_ident();
    match space {
        Type::Tuple(t) => tuple(t.elems.iter().map(bar)),
        space => behind(space, &cell())
            .map_or(quote!(<#space as ::fluxions::Space>::Bar<'_, #s>), |adjoints| quote!(&#adjoints)),
    }
}

/// A point.
pub(crate) fn owned(space: &Type) -> TokenStream {
    let s = scalar_ident();
    whole(space, &quote!(#s)).unwrap_or_else(|| quote!(::fluxions::Owned<#space, #s>))
}

/// The adjoints of a point.
pub(crate) fn cells(space: &Type) -> TokenStream {
    let s = scalar_ident();
    whole(space, &cell()).unwrap_or_else(|| quote!(<#space as ::fluxions::Space>::Cells<#s>))
}

/// What an adjoint gets for the arguments that are not active.
pub(crate) fn context(arguments: &[Argument], real: &Type) -> TokenStream {
    let s = scalar_ident();
    let of = |argument: &Argument| match argument {
        Argument::Active { .. } | Argument::Output => None,
        Argument::Cache { space } => Some(tuple([view_mut(space), bar(space)].into_iter())),
        Argument::Context { kind } => Some(match generic(kind) {
            Some((name, space)) if name == "Parameter" => view(space),
            Some((name, data @ Type::Path(_))) if name == "Constant" => quote!(&#data),
            Some((name, value)) if name == "Value" => value.to_token_stream(),
            _ => quote!(<#kind as ::fluxions::Context<#real>>::AtAdjoint<'_, '_, #s>),
        }),
    };
    let all: Vec<_> = arguments.iter().filter_map(of).collect();
    match &all[..] {
        [one] => one.clone(),
        _ => tuple(all.into_iter()),
    }
}

fn tuple(parts: impl Iterator<Item = TokenStream>) -> TokenStream {
    quote!((#(#parts,)*))
}

fn cell() -> TokenStream {
    let s = scalar_ident();
    quote!(::fluxions::adjoint::Cell<#s>)
}

/// The point behind a reference, if its type is known. That of a vector is a slice.
fn behind(space: &Type, number: &TokenStream) -> Option<TokenStream> {
    match item_of(space) {
        Some(item) => whole(item, number).map(|item| quote!([#item])),
        None => whole(space, number),
    }
}

/// A point of numbers of this type, if its type is known: a number, a vector, an array, or a tuple of these.
fn whole(space: &Type, number: &TokenStream) -> Option<TokenStream> {
    match space {
        Type::Array(array) => {
            let n = &array.len;
            whole(&array.elem, number).map(|item| quote!([#item; #n]))
        }
        Type::Tuple(t) => {
            let parts = t.elems.iter().map(|part| whole(part, number)).collect::<Option<Vec<_>>>()?;
            Some(tuple(parts.into_iter()))
        }
        space if is_real(space) => Some(number.clone()),
        space => whole(item_of(space)?, number).map(|item| quote!(::std::vec::Vec<#item>)),
    }
}

/// The space of the items of vectors.
fn item_of(space: &Type) -> Option<&Type> {
    generic(space).and_then(|(name, item)| (name == "Vec").then_some(item))
}

/// `Name` and `T` of `Name<T>`.
fn generic(ty: &Type) -> Option<(&Ident, &Type)> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    match arguments.args.first()? {
        GenericArgument::Type(inner) => Some((&last.ident, inner)),
        _ => None,
    }
}
