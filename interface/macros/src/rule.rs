//! `#[differentiable(pullback = path)]`: a function or a method with derivatives of its own.
//!
//! A function of active arguments only is a rule itself. One with constants, and a method, have a rule that holds a copy of them,
//! because a tape keeps it.

mod adjoint;
pub(crate) mod piece;

use crate::arguments::{Argument, Arguments};
use crate::options::Options;
use crate::parts::Parts;
use crate::spaces::mentions;
pub(crate) use adjoint::adjoint;
use piece::{Piece, types};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Ident, ImplItemFn, ItemFn, Path, Result, Signature, Type};

/// The derivative functions that the settings name.
#[derive(Default)]
pub(crate) struct Derivatives {
    pub(crate) pushforward: Option<Path>,
    pub(crate) pullback: Option<Path>,
}

impl Derivatives {
    /// The setting that stands first, if there is one.
    pub(crate) fn first(&self) -> Option<&Path> {
        self.pushforward.as_ref().or(self.pullback.as_ref())
    }

    /// Which products the rule gives.
    fn gives(&self) -> Ident {
        match (&self.pushforward, &self.pullback) {
            (Some(_), Some(_)) => format_ident!("Both"),
            (Some(_), None) => format_ident!("Pushforward"),
            _ => format_ident!("Pullback"),
        }
    }
}

/// Refuses what a rule cannot have: it returns its result, and each argument is differentiated or constant.
pub(crate) fn check(item: &ItemFn, parts: &Parts<'_>) -> Result<()> {
    if let Some(second) = item.attrs.iter().find(|attribute| attribute.path().is_ident("differentiable")) {
        return Err(syn::Error::new_spanned(second, "one `#[differentiable]` is enough: a function has one rule"));
    }
    check_arguments(&item.sig, parts.arguments, &parts.scalar.name)
}

pub(crate) fn check_arguments(signature: &Signature, arguments: &Arguments, scalar: &Ident) -> Result<()> {
    if arguments.in_place {
        return Err(syn::Error::new_spanned(
            signature,
            "a function with a rule returns its result, `-> Vec<S>`: it does not write it in place",
        ));
    }
    for (argument, ty) in arguments.list.iter().zip(types(signature)) {
        let is_cache = matches!(argument, Argument::Cache { .. });
        if is_cache || matches!(argument, Argument::Context { .. }) && mentions(ty, scalar) {
            let message = "a function with a rule has active arguments and constants: pass a parameter as an active argument, and \
                make what a cache is for inside";
            return Err(syn::Error::new_spanned(ty, message));
        }
    }
    Ok(())
}

/// The function that calls the rule, and the type, which is a rule and a function.
pub(crate) fn expand(item: &ItemFn, parts: &Parts<'_>, options: &Derivatives) -> TokenStream {
    let piece = Piece::of_function(item, parts);
    let mut caller = item.clone();
    *caller.block = piece.call(&mut caller.sig);
    if !piece.held.is_empty() {
        let (function, rule) = (parts.expand(), piece.definition());
        let implementation = piece.implementation(options, Some(&original(item)));
        return quote!(#caller #function #rule #implementation);
    }
    let (definition, rule) = (parts.definition(), piece.implementation(options, Some(&original(item))));
    let (name, real) = (&parts.name, &parts.scalar.real);
    let (impl_generics, used, clause) = parts.generics.split_for_impl();
    let parameters: TokenStream = inside(impl_generics.to_token_stream());
    quote! {
        #caller
        #definition
        #rule
        ::fluxions::rule_function! { [#parameters] #name #used, over #real, [#clause]; Self, |__f| __f }
    }
}

/// The method that calls the rule, which takes the place of `method`; its body as a method of another name; and the rule.
pub(crate) fn expand_method(
    method: &mut ImplItemFn,
    parts: &Parts<'_>,
    options: &Derivatives,
    model: &Type,
) -> (TokenStream, TokenStream) {
    let value = format_ident!("__{}_by_plain_numbers", method.sig.ident);
    let piece = Piece::of_method(&method.sig, parts, model, quote!(<#model>::#value));
    let original = Signature { ident: value, ..method.sig.clone() };
    let body = &method.block;
    let value = quote!(#[doc(hidden)] #original #body);
    let (rule, implementation) = (piece.definition(), piece.implementation(options, None));
    method.block = piece.call(&mut method.sig);
    (value, quote!(#rule #implementation))
}

/// What stands between the angle brackets.
fn inside(generics: TokenStream) -> TokenStream {
    let tokens: Vec<_> = generics.into_iter().collect();
    tokens.get(1..tokens.len().saturating_sub(1)).unwrap_or_default().iter().cloned().collect()
}

/// The function as it was written, without its attributes: they are the caller's.
fn original(item: &ItemFn) -> TokenStream {
    let (signature, block) = (&item.sig, &item.block);
    quote!(#signature #block)
}

/// Refuses derivatives where they have no place.
pub(crate) fn refuse(options: &Options, place: &str) -> Result<()> {
    match options.derivatives.first() {
        Some(path) => Err(syn::Error::new_spanned(
            path,
            format!("{place} has no rule: write a function, or implement `Rule` for the type"),
        )),
        None => Ok(()),
    }
}
