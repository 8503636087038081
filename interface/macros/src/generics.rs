//! The scalar of a function: its type parameter, and the real numbers below it.

use crate::literals::Reals;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericArgument, GenericParam, Ident, PathArguments, Result, Signature, Type, TypeParamBound, parse_quote};

/// Which type parameter is the scalar, and over what.
pub(crate) struct ScalarParameter {
    pub(crate) name: Ident,
    /// `f64`, `f32`, or a type parameter of the function.
    pub(crate) real: Type,
    /// The type parameter for the real numbers, if there is one.
    pub(crate) generic_real: Option<Ident>,
    /// `::<S>` or `::<R, S>` in the order of the declaration, for the call.
    pub(crate) turbofish: TokenStream,
}

/// The name the generated code gives to the scalar.
pub(crate) fn scalar_ident() -> Ident {
    Ident::new("__S", proc_macro2::Span::call_site())
}

/// The bound `Scalar` or `Scalar<R>`: its real numbers.
fn scalar_bound(bound: &TypeParamBound) -> Option<Type> {
    let TypeParamBound::Trait(bound) = bound else { return None };
    let last = bound.path.segments.last().filter(|segment| segment.ident == "Scalar")?;
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(GenericArgument::Type(real)) => Some(real.clone()),
            _ => Some(parse_quote!(f64)),
        },
        _ => Some(parse_quote!(f64)),
    }
}

fn bounds_of<'a>(signature: &'a Signature, name: &'a Ident) -> impl Iterator<Item = &'a TypeParamBound> {
    let inline = signature.generics.type_params().filter(move |p| &p.ident == name).flat_map(|p| &p.bounds);
    let clauses = signature.generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    inline.chain(clauses.flat_map(move |predicate| match predicate {
        syn::WherePredicate::Type(t) if matches!(&t.bounded_ty, Type::Path(p) if p.path.is_ident(name)) => {
            t.bounds.iter().collect()
        }
        _ => Vec::new(),
    }))
}

/// Whether a method is one for the macro: it has a type parameter with the bound `Scalar`.
pub(crate) fn has_scalar(signature: &Signature) -> bool {
    signature.generics.type_params().any(|p| bounds_of(signature, &p.ident).any(|b| scalar_bound(b).is_some()))
}

impl ScalarParameter {
    /// How literals become real numbers.
    pub(crate) fn reals(&self) -> Reals {
        let known = matches!(&self.real, Type::Path(path) if path.path.is_ident("f64") || path.path.is_ident("f32"));
        if known { Reals::Float } else { Reals::Parameter }
    }

    pub(crate) fn find(signature: &Signature) -> Result<Self> {
        let mut scalar = None;
        for parameter in signature.generics.type_params() {
            if let Some(real) = bounds_of(signature, &parameter.ident).find_map(scalar_bound) {
                if scalar.is_some() {
                    return Err(syn::Error::new_spanned(
                        parameter,
                        "one scalar is enough: use the same type parameter for all",
                    ));
                }
                scalar = Some((parameter.ident.clone(), real));
            }
        }
        let Some((name, real)) = scalar else {
            return Err(syn::Error::new_spanned(
                &signature.ident,
                format!(
                    "a differentiable function is generic over its scalar: write `fn {}<S: Scalar>(…)`",
                    signature.ident
                ),
            ));
        };
        let generic_real = signature
            .generics
            .type_params()
            .map(|p| p.ident.clone())
            .find(|ident| matches!(&real, Type::Path(path) if path.path.is_ident(ident)));
        let scalar = scalar_ident();
        let mut arguments = Vec::new();
        for parameter in &signature.generics.params {
            match parameter {
                GenericParam::Type(p) if p.ident == name => arguments.push(quote!(#scalar)),
                GenericParam::Type(p) if Some(&p.ident) == generic_real.as_ref() => arguments.push(quote!(#real)),
                GenericParam::Lifetime(p) => {
                    return Err(syn::Error::new_spanned(p, "leave out lifetimes: write `&[S]`"));
                }
                other => {
                    return Err(syn::Error::new_spanned(
                        other,
                        "the scalar (and its `R: Real`) are the only generics: implement `Function` by hand for more",
                    ));
                }
            }
        }
        Ok(Self { name, real, generic_real, turbofish: quote!(::<#(#arguments),*>) })
    }
}
