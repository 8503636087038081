//! The adjoint of a function with a rule, for those who call the function: that of the rule.

use super::piece::{Piece, tuple, types};
use crate::adjoint::{Half, beside};
use crate::arguments::Argument;
use crate::parts::{Parts, as_arguments};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{ItemFn, Result};

/// The arguments of the two halves.
#[derive(Default)]
struct Lists {
    /// Those of the function, as they are declared.
    values: Vec<TokenStream>,
    /// The same, with the adjoint after each active one.
    with_bars: Vec<TokenStream>,
    names: Vec<TokenStream>,
    given: Vec<TokenStream>,
    bars: Vec<syn::Ident>,
}

impl Lists {
    fn new(item: &ItemFn, parts: &Parts<'_>) -> Self {
        let (mut lists, s) = (Self::default(), &parts.scalar.name);
        for (i, (ty, argument)) in types(&item.sig).zip(&parts.arguments.list).enumerate() {
            let name = format_ident!("__a{i}");
            let bar = bar_of(&name);
            lists.values.push(quote!(#name: #ty));
            lists.names.push(quote!(#name));
            if let Argument::Active { space } = argument {
                lists.with_bars.push(quote!(#name: #ty, #bar: <#space as ::fluxions::Space>::Bar<'_, #s>));
                lists.given.push(quote!(#name, #bar));
                lists.bars.push(bar);
            } else {
                lists.with_bars.push(quote!(#name: #ty));
                lists.given.push(quote!(#name));
            }
        }
        lists
    }
}

/// Adjoints for the parameters, which are arguments of the rule. Nobody asks for them.
fn of_parameters(piece: &Piece<'_>, lists: &Lists, s: &syn::Ident) -> Vec<TokenStream> {
    let is_active = |name: &syn::Ident| lists.bars.contains(&bar_of(name));
    let parameters = piece.inputs().filter(|(name, _)| !is_active(name));
    parameters
        .map(|(name, space)| {
            let (cells, bar) = (format_ident!("__cells_of{name}"), bar_of(name));
            quote! {
                let #cells = <#space as ::fluxions::Space>::cells::<#s>(#name);
                let #bar = <#space as ::fluxions::Space>::bar::<#s>(&#cells);
            }
        })
        .collect()
}

/// The name of the adjoint of an argument.
fn bar_of(name: &syn::Ident) -> syn::Ident {
    format_ident!("__bar_of{name}")
}

/// The adjoint, and its halves.
///
/// A function that calls it passes an adjoint for each active argument and for the result, so there is no storage.
pub(crate) fn adjoint(item: &ItemFn, parts: &Parts<'_>) -> Result<TokenStream> {
    let piece = Piece::of_function(item, parts)?;
    if piece.writes() {
        let message = "the adjoint of a function with a rule is for one that returns its result, and has no caches";
        return Err(syn::Error::new_spanned(&item.sig, message));
    }
    let (visibility, function, signature) = (&item.vis, &item.sig.ident, &item.sig);
    let (generics, returns, clause) = (&signature.generics, &signature.output, &signature.generics.where_clause);
    let (real, s, output) = (&parts.scalar.real, &parts.scalar.name, &parts.arguments.output);
    let lists = Lists::new(item, parts);
    let of_parameters = of_parameters(&piece, &lists, s);
    let Lists { values, mut with_bars, names, given, .. } = lists;
    with_bars.push(quote!(__y_bar: &<#output as ::fluxions::Space>::Cells<#s>));
    let bars: Vec<_> = piece.inputs().map(|(name, _)| bar_of(name)).collect();
    let (point, x_bar, rule) = (piece.point(), tuple(&bars), piece.value());
    let stack = quote!(__stack: &mut ::fluxions::adjoint::Stack);
    let (y, kept) =
        (quote!(::fluxions::Owned<#output, #s>), quote!((::fluxions::rule::Lent<::fluxions::Owned<#output, #s>>, ())));
    let error = parts.arguments.error.as_ref();
    let (method, fails) = if error.is_some() { ("call", Some(quote!(?))) } else { ("of", None) };
    let done = error.map_or(quote!(__y), |_| quote!(::core::result::Result::Ok(__y)));
    let [first, second] = [Half::First, Half::Second].map(|half| half.of_method(&format_ident!("{method}")));
    let fallible = |ty: TokenStream| error.map_or(ty.clone(), |e| quote!(::core::result::Result<#ty, #e>));
    let (first_returns, second_returns) = (fallible(quote!((#y, #kept))), fallible(quote!(())));
    let turbofish = as_arguments(generics);
    let [own_first, own_second] = [Half::First, Half::Second].map(|half| format_ident!("{}", half.name()));
    let allowed = quote!(#[doc(hidden)] #[allow(missing_docs, clippy::type_complexity, clippy::let_unit_value)]);
    let items = quote! {
        #allowed
        #visibility fn adjoint #generics (#(#with_bars,)* #stack) #returns #clause {
            let (__y, __kept) = Self::#own_first::<#(#turbofish),*>(#(#names,)* __stack, 0) #fails;
            Self::#own_second::<#(#turbofish),*>(__kept, #(#given,)* __y_bar, __stack, 0) #fails;
            #done
        }
        #allowed
        #visibility fn #own_first #generics (#(#values,)* #stack, __site: usize) -> #first_returns #clause {
            ::fluxions::adjoint::RuleAdjoint::<#real>::#first(&#rule, #point, __stack, __site)
        }
        #allowed
        #visibility fn #own_second #generics (__kept: #kept, #(#with_bars,)* #stack, __site: usize) -> #second_returns #clause {
            #(#of_parameters)*
            ::fluxions::adjoint::RuleAdjoint::<#real>::#second(&#rule, __kept, #point, #x_bar, __y_bar, __stack, __site)
        }
    };
    Ok(beside(visibility, function, &items))
}
