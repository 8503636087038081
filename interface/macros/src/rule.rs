//! `#[differentiable(pullback = path)]`: a function or a method with derivatives of its own.
//!
//! A function of active arguments only that returns its result is a rule itself. Others, and methods, have a rule of their own:
//!
//! - Active arguments and parameters are arguments of the rule. A parameter may carry derivatives of an outer number.
//! - The rule holds a copy of constants and of a model that is borrowed, because a tape keeps it, and storage for what is written to.

mod adjoint;
mod held;
pub(crate) mod piece;

use crate::options::Options;
use crate::parts::Parts;
use crate::spaces::substitute;
pub(crate) use adjoint::of_function as adjoint_of_function;
use piece::Piece;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Ident, ImplItemFn, ItemFn, Path, Result, Signature, Type, Visibility};

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

/// Why a function with a rule has no other adjoint.
pub(crate) const ADJOINT: &str = "the adjoint of a function with a rule is that of the rule: write `adjoint` alone";

/// Refuses a second rule.
pub(crate) fn check(item: &ItemFn) -> Result<()> {
    match item.attrs.iter().find(|attribute| attribute.path().is_ident("differentiable")) {
        Some(second) => {
            Err(syn::Error::new_spanned(second, "one `#[differentiable]` is enough: a function has one rule"))
        }
        None => Ok(()),
    }
}

/// The function that calls the rule, and the type, which is a rule and a function.
pub(crate) fn expand(item: &ItemFn, parts: &Parts<'_>, options: &Derivatives) -> Result<TokenStream> {
    let piece = Piece::of_function(item, parts)?;
    let mut caller = item.clone();
    *caller.block = piece.call(&mut caller.sig);
    if piece.is_apart {
        let (function, rule) = (parts.expand(), piece.definition());
        let implementation = piece.implementation(options, Some(&original(item)));
        return Ok(quote!(#caller #function #rule #implementation));
    }
    let (definition, rule) = (parts.definition(), piece.implementation(options, Some(&original(item))));
    let (name, real) = (&parts.name, &parts.scalar.real);
    let (impl_generics, used, clause) = parts.generics.split_for_impl();
    let parameters: TokenStream = inside(impl_generics.to_token_stream());
    Ok(quote! {
        #caller
        #definition
        #rule
        ::fluxions::rule_function! { [#parameters] #name #used, over #real, [#clause]; Self, |__f| __f }
    })
}

/// A method with a rule.
pub(crate) struct Method<'a> {
    pub(crate) parts: &'a Parts<'a>,
    pub(crate) derivatives: &'a Derivatives,
    pub(crate) model: &'a Type,
    /// Its signature with the model as an argument like others, if the model is made of scalars.
    pub(crate) free: Option<&'a Signature>,
    /// Who sees its adjoint, if it has one.
    pub(crate) adjoint: Option<&'a Visibility>,
}

impl Method<'_> {
    /// Replaces the body of the method by a call of the rule. Returns the body as a method of another name, and the rule.
    pub(crate) fn expand(&self, method: &mut ImplItemFn) -> Result<(TokenStream, TokenStream)> {
        let value = format_ident!("__{}_by_plain_numbers", method.sig.ident);
        let piece = match self.free {
            None => {
                let model = self.model;
                Piece::of_method(&method.sig, self.parts, model, quote!(<#model>::#value))?
            }
            Some(free) => {
                let model = substitute(self.model, &self.parts.scalar.name, &self.parts.scalar.real);
                Piece::new(free, self.parts, quote!(<#model>::#value))?
            }
        };
        let original = Signature { ident: value, ..method.sig.clone() };
        let body = &method.block;
        let adjoint =
            self.adjoint.map(|visibility| adjoint::of_method(visibility, &method.sig, self.free, &piece, self.parts));
        let value = quote!(#[doc(hidden)] #original #body #adjoint);
        let (rule, implementation) = (piece.definition(), piece.implementation(self.derivatives, None));
        method.block = piece.call(&mut method.sig);
        Ok((value, quote!(#rule #implementation)))
    }
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
