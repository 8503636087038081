//! `#[differentiable(pullback = path)]`: a function with derivatives of its own.

use crate::arguments::{Argument, Arguments};
use crate::generics::scalar_ident;
use crate::options::Options;
use crate::parts::{Parts, as_arguments};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{FnArg, Ident, ItemFn, Path, Result, parse_quote};

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

/// Refuses what a rule cannot have: it is for functions of active arguments that return their result.
pub(crate) fn check(item: &ItemFn, arguments: &Arguments) -> Result<()> {
    if let Some(second) = item.attrs.iter().find(|attribute| attribute.path().is_ident("differentiable")) {
        return Err(syn::Error::new_spanned(second, "one `#[differentiable]` is enough: a function has one rule"));
    }
    if arguments.in_place {
        return Err(syn::Error::new_spanned(
            &item.sig,
            "a function with a rule returns its result, `-> Vec<S>`: it does not write it in place",
        ));
    }
    if arguments.list.iter().any(|argument| matches!(argument, Argument::Context { .. })) {
        return Err(syn::Error::new_spanned(
            &item.sig,
            "a function with a rule has active arguments only: for one with further data implement `Rule` for a type that holds them",
        ));
    }
    Ok(())
}

/// The function that calls the rule, and the type, which is a rule and a function.
pub(crate) fn expand(item: &ItemFn, parts: &Parts<'_>, options: &Derivatives) -> TokenStream {
    let (definition, rule, caller) = (parts.definition(), implementation(item, parts, options), caller(item, parts));
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

/// What stands between the angle brackets.
fn inside(generics: TokenStream) -> TokenStream {
    let tokens: Vec<_> = generics.into_iter().collect();
    tokens.get(1..tokens.len().saturating_sub(1)).unwrap_or_default().iter().cloned().collect()
}

/// The adjoint of the function, for those who call it: that of the rule.
pub(crate) fn adjoint(item: &ItemFn, parts: &Parts<'_>) -> TokenStream {
    let (visibility, function, signature) = (&item.vis, &item.sig.ident, &item.sig);
    let (generics, returns, clause) = (&signature.generics, &signature.output, &signature.generics.where_clause);
    let (real, s, output) = (&parts.scalar.real, &parts.scalar.name, &parts.arguments.output);
    let (mut values, mut list, mut given, mut x, mut x_bar) = (vec![], vec![], vec![], vec![], vec![]);
    for (i, (input, argument)) in signature.inputs.iter().zip(&parts.arguments.list).enumerate() {
        let (FnArg::Typed(typed), Argument::Active { space }) = (input, argument) else { continue };
        let (name, bar, ty) = (format_ident!("__a{i}"), format_ident!("__bar{i}"), &typed.ty);
        values.push(quote!(#name: #ty));
        list.push(quote!(#name: #ty, #bar: <#space as ::fluxions::Space>::Bar<'_, #s>));
        given.push(quote!(#name, #bar));
        x.push(name);
        x_bar.push(bar);
    }
    list.push(quote!(__y_bar: &<#output as ::fluxions::Space>::Cells<#s>));
    let (point, x_bar, rule) = (tuple(&x), tuple(&x_bar), value(parts));
    let stack = quote!(__stack: &mut ::fluxions::adjoint::Stack);
    let (y, kept) = (quote!(::fluxions::Owned<#output, #s>), quote!((::fluxions::Owned<#output, #s>, ())));
    let error = parts.arguments.error.as_ref();
    let (method, fails) = if error.is_some() { ("call", Some(quote!(?))) } else { ("of", None) };
    let done = error.map_or(quote!(__y), |_| quote!(::core::result::Result::Ok(__y)));
    let (with_pullback, pullback) = (format_ident!("{method}__with_pullback"), format_ident!("{method}__pullback"));
    let fallible = |ty: TokenStream| error.map_or(ty.clone(), |e| quote!(::core::result::Result<#ty, #e>));
    let (first, second) = (fallible(quote!((#y, #kept))), fallible(quote!(())));
    let turbofish = as_arguments(generics);
    let doc = format!("The adjoint of [`fn@{function}`].");
    quote! {
        #[doc = #doc]
        #[doc(hidden)]
        #[allow(non_camel_case_types, missing_debug_implementations)]
        #visibility enum #function {}
        #[doc(hidden)]
        #[allow(unreachable_pub, dead_code, missing_docs, clippy::type_complexity, clippy::let_unit_value)]
        impl #function {
            #[doc = #doc]
            #visibility fn adjoint #generics (#(#list,)* #stack) #returns #clause {
                let (__y, __kept) = Self::with_pullback::<#(#turbofish),*>(#(#x,)* __stack, 0) #fails;
                Self::pullback::<#(#turbofish),*>(__kept, #(#given,)* __y_bar, __stack, 0) #fails;
                #done
            }
            #visibility fn with_pullback #generics (#(#values,)* #stack, __site: usize) -> #first #clause {
                ::fluxions::adjoint::RuleAdjoint::<#real>::#with_pullback(&#rule, #point, __stack, __site)
            }
            #visibility fn pullback #generics (__kept: #kept, #(#list,)* #stack, __site: usize) -> #second #clause {
                ::fluxions::adjoint::RuleAdjoint::<#real>::#pullback(&#rule, __kept, #point, #x_bar, __y_bar, __stack, __site)
            }
        }
    }
}

/// The rule, as a value.
fn value(parts: &Parts<'_>) -> TokenStream {
    let (name, generics) = (&parts.name, as_arguments(&parts.generics));
    match parts.generics.type_params().next() {
        Some(_) => quote!(<#name<#(#generics),*>>::new()),
        None => quote!(#name::<#(#generics),*>),
    }
}

/// The function under its name, with the body replaced by a call of the rule.
fn caller(item: &ItemFn, parts: &Parts<'_>) -> TokenStream {
    let mut item = item.clone();
    let names: Vec<Ident> = (0..item.sig.inputs.len()).map(|i| format_ident!("__a{i}")).collect();
    for (argument, name) in item.sig.inputs.iter_mut().zip(&names) {
        if let FnArg::Typed(argument) = argument {
            *argument.pat = parse_quote!(#name);
        }
    }
    let (real, x, value) = (&parts.scalar.real, tuple(&names), value(parts));
    let method = if parts.arguments.error.is_some() { quote!(call) } else { quote!(of) };
    *item.block = parse_quote!({ ::fluxions::Rule::<#real>::#method(&#value, #x) });
    quote!(#item)
}

/// One name, or a tuple of several.
fn tuple(names: &[Ident]) -> TokenStream {
    match names {
        [one] => quote!(#one),
        several => quote!((#(#several,)*)),
    }
}

fn implementation(item: &ItemFn, parts: &Parts<'_>, options: &Derivatives) -> TokenStream {
    let (name, real, s) = (&parts.name, &parts.scalar.real, scalar_ident());
    let (impl_generics, used, clause) = parts.generics.split_for_impl();
    let (input, output) = (parts.arguments.input(), &parts.arguments.output);
    let error = parts.arguments.error.as_ref().map_or(quote!(::core::convert::Infallible), |e| quote!(#e));
    let names = |prefix: &str| -> Vec<Ident> {
        (0..parts.arguments.list.len()).map(|i| format_ident!("{prefix}{i}")).collect()
    };
    let (arguments, tangents) = (names("__a"), names("__d"));
    let (x, x_dot) = (tuple(&arguments), tuple(&tangents));
    let fallible = parts.arguments.error.is_some();
    let result = |call: TokenStream| if fallible { call } else { quote!(::core::result::Result::Ok(#call)) };
    let gives = options.gives();
    let function = &item.sig.ident;
    let original = original(item);
    let value = result(quote!(#function(#(#arguments),*)));
    let pushforward = options.pushforward.as_ref().map(|path| {
        let call = result(quote!(#path(#(#arguments,)* __y, #(#tangents),*)));
        quote! {
            fn pushforward<#s: ::fluxions::Scalar<#real>>(
                &self,
                (): &(),
                #x: ::fluxions::View<'_, Self::Input, #s>,
                __y: ::fluxions::View<'_, Self::Output, #s>,
                #x_dot: ::fluxions::View<'_, Self::Input, #s>,
            ) -> ::core::result::Result<::fluxions::Owned<Self::Output, #s>, Self::Error> {
                #call
            }
        }
    });
    let pullback = options.pullback.as_ref().map(|path| {
        let call = result(quote!(#path(#(#arguments,)* __y, __y_bar)));
        quote! {
            fn pullback<#s: ::fluxions::Scalar<#real>>(
                &self,
                (): &(),
                #x: ::fluxions::View<'_, Self::Input, #s>,
                __y: ::fluxions::View<'_, Self::Output, #s>,
                __y_bar: ::fluxions::View<'_, Self::Output, #s>,
            ) -> ::core::result::Result<::fluxions::Owned<Self::Input, #s>, Self::Error> {
                #call
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl #impl_generics ::fluxions::Rule<#real> for #name #used #clause {
            type Input = #input;
            type Output = #output;
            type Error = #error;
            type Kept = ();
            const GIVES: ::fluxions::Gives = ::fluxions::Gives::#gives;

            #[inline]
            fn value(
                &self,
                #x: ::fluxions::View<'_, Self::Input, #real>,
            ) -> ::core::result::Result<(::fluxions::Owned<Self::Output, #real>, ()), Self::Error> {
                #original
                let __y: ::core::result::Result<::fluxions::Owned<Self::Output, #real>, Self::Error> = #value;
                __y.map(|__y| (__y, ()))
            }
            #pushforward
            #pullback
        }
    }
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
