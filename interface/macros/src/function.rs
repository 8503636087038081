//! `#[differentiable]` on a free function, and the code that it shares with methods.

use crate::adjoint::{OfBackends, Owner, adjoint};
use crate::arguments::Arguments;
use crate::by;
use crate::generics::{ScalarParameter, join, no_lifetimes};
use crate::literals::{Reals, rewrite};
use crate::options::{Adjoint, Options};
use crate::parts::Parts;
use crate::promises;
use crate::rule;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Block, Generics, Ident, ItemFn, Result, Signature, Visibility, parse_quote};

/// `gaussian_mixture` → `GaussianMixture`.
pub(crate) fn camel_case(name: &Ident) -> Ident {
    let text = name.to_string();
    let words = text.trim_start_matches("r#").split('_').filter(|word| !word.is_empty());
    let camel: String = words
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
        })
        .collect();
    format_ident!("{camel}", span = name.span())
}

/// Refuses what cannot be differentiated.
pub(crate) fn check_kind(signature: &Signature) -> Result<()> {
    if let Some(token) = &signature.asyncness {
        return Err(syn::Error::new_spanned(
            token,
            "an `async` function cannot be differentiated: differentiate what it awaits",
        ));
    }
    if let Some(token) = &signature.unsafety {
        return Err(syn::Error::new_spanned(
            token,
            "an `unsafe` function cannot be called by every backend: wrap it in a safe one",
        ));
    }
    if let Some(token) = &signature.constness {
        return Err(syn::Error::new_spanned(
            token,
            "a `const` function cannot be generic over its scalar: leave out `const`",
        ));
    }
    Ok(())
}

/// Adds `#[inline]`, unless the user says otherwise: the loops of the engines call f, whatever unit of the crate they fall into.
pub(crate) fn inline(attributes: &mut Vec<Attribute>) {
    if !attributes.iter().any(|attribute| attribute.path().is_ident("inline")) {
        attributes.push(parse_quote!(#[inline]));
    }
}

pub(crate) fn expand(mut item: ItemFn, options: Options) -> Result<TokenStream> {
    let original = item.sig.clone();
    if options.helper {
        rule::refuse(&options, "a helper")?;
        by::refuse(&options, "a helper has no type that a backend takes: leave out `helper`")?;
        rewrite_helper(&Generics::default(), &item.sig, &mut item.block)?;
        let adjoint = write_adjoint(&item.vis, &original, &item.block, &options, None);
        promises::take(&mut item.block);
        Arguments::take_markers(&mut item.sig)?;
        // What calls the function itself has it, whatever is said of its adjoint.
        let adjoint = adjoint.unwrap_or_else(|error| Some(error.to_compile_error()));
        return Ok(quote!(#item #adjoint));
    }
    check_kind(&item.sig)?;
    if let Some(receiver) = item.sig.receiver() {
        return Err(syn::Error::new_spanned(receiver, "for a method write `#[differentiable]` on the `impl` block"));
    }
    no_lifetimes(&item.sig.generics)?;
    let function = item.sig.ident.clone();
    let scalar = ScalarParameter::of(&item.sig.generics, &function)?;
    let arguments = Arguments::read(&mut item.sig, &scalar)?;
    let turbofish = scalar.turbofish(&item.sig.generics);
    let mut parts = Parts {
        visibility: options.visibility.as_ref().unwrap_or(&item.vis),
        name: options.name.clone().unwrap_or_else(|| camel_case(&function)),
        doc: format!("[`{function}`] as a value that the operators take."),
        scalar: &scalar,
        arguments: &arguments,
        generics: scalar.others(&item.sig.generics)?,
        callee: quote!(#function #turbofish),
        adjoint: options.adjoint.as_ref().map(|adjoint| {
            let path = adjoint.of_function(&function);
            quote!(#path #turbofish)
        }),
        model: None,
    };
    inline(&mut item.attrs);
    rewrite(&item.sig, &mut item.block, scalar.reals(), Some(&scalar))?;
    let of_backends = OfBackends { function: &parts.name, real: &scalar.real };
    // The type may be seen in fewer places than the function.
    let of_backends = Some(&of_backends).filter(|_| options.visibility.is_none() && parts.can_be_followed());
    let adjoint = write_adjoint(&item.vis, &original, &item.block, &options, of_backends);
    promises::take(&mut item.block);
    if options.derivatives.first().is_some() {
        rule::check(&item)?;
        by::refuse(&options, rule::ADJOINT)?;
        if let Some(Adjoint::ByHand(path)) = &options.adjoint {
            return Err(syn::Error::new_spanned(path, rule::ADJOINT));
        }
        let adjoint = options.adjoint.as_ref().map(|_| rule::adjoint_of_function(&item, &parts)).transpose()?;
        let rule = rule::expand(&item, &parts, &options.derivatives)?;
        return Ok(quote!(#rule #adjoint));
    }
    let adjoint = adjoint.unwrap_or_else(|error| {
        parts.adjoint = None;
        Some(error.to_compile_error())
    });
    let function_type = parts.expand();
    let by = match &options.adjoint {
        Some(Adjoint::By(backend)) => Some(by::of_function(&item, &parts, backend)?),
        _ => None,
    };
    Ok(quote!(#item #function_type #adjoint #by))
}

/// The adjoint of a function that stands alone, or of one method of an `impl` block without the macro, if it was asked for.
fn write_adjoint(
    visibility: &Visibility,
    signature: &Signature,
    body: &Block,
    options: &Options,
    of_backends: Option<&OfBackends<'_>>,
) -> Result<Option<TokenStream>> {
    if !options.writes_adjoint() {
        return Ok(None);
    }
    let owner = if signature.receiver().is_some() { Owner::Type(None, None) } else { Owner::Module(of_backends) };
    Ok(Some(adjoint(&owner, &Generics::default(), visibility, signature, body, &options.views, options.purpose())?))
}

/// Rewrites the literals of a function that others call; the scalar may be that of its `impl` block.
pub(crate) fn rewrite_helper(of_impl: &Generics, signature: &Signature, body: &mut Block) -> Result<()> {
    let scalar = ScalarParameter::find(&join(of_impl, &signature.generics))?;
    let reals = scalar.as_ref().map_or(Reals::Float, ScalarParameter::reals);
    rewrite(signature, body, reals, scalar.as_ref())
}
