//! `#[differentiable]` on a free function, and the code that it shares with methods.

use crate::arguments::Arguments;
use crate::generics::{ScalarParameter, scalar_ident};
use crate::literals::rewrite;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Ident, ItemFn, Result, Signature, Visibility, parse_quote};

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

/// What the type of a function is made of.
pub(crate) struct Parts<'a> {
    pub(crate) visibility: &'a Visibility,
    /// The name of the new type.
    pub(crate) name: Ident,
    /// What its documentation says.
    pub(crate) doc: String,
    pub(crate) scalar: &'a ScalarParameter,
    pub(crate) arguments: &'a Arguments,
    /// What to call: `rosenbrock` or `self.model.residual`.
    pub(crate) callee: TokenStream,
    /// The model that a method borrows.
    pub(crate) model: Option<TokenStream>,
}

impl Parts<'_> {
    /// The type and its implementation of `Function`.
    pub(crate) fn expand(&self) -> TokenStream {
        let implementation = self.implementation();
        let definition = self.definition();
        quote!(#definition #implementation)
    }

    fn lifetime(&self) -> Option<TokenStream> {
        self.model.as_ref().map(|_| quote!('__m,))
    }

    /// `<'__m, R: Real>` for the definition and the `impl`, and `<'__m, R>` for the use.
    fn generics(&self) -> (TokenStream, TokenStream) {
        let lifetime = self.lifetime();
        let real = self.scalar.generic_real.as_ref();
        let bounded = real.map(|r| quote!(#r: ::fluxions::Real));
        if lifetime.is_none() && real.is_none() {
            return (TokenStream::new(), TokenStream::new());
        }
        (quote!(<#lifetime #bounded>), quote!(<#lifetime #real>))
    }

    fn definition(&self) -> TokenStream {
        let Self { visibility, name, doc, scalar, arguments, .. } = self;
        let (bounded, used) = self.generics();
        let (real, output) = (&scalar.real, &arguments.output);
        let owned = quote!(<#output as ::fluxions::Space>::Owned<#real>);
        let model = self.model.as_ref().map(|model| quote!(model: &'__m #model,));
        let first = arguments.in_place.then(|| quote!(output: #owned,));
        let marker = scalar
            .generic_real
            .as_ref()
            .filter(|_| !arguments.in_place)
            .map(|r| quote!(real: ::core::marker::PhantomData<fn() -> #r>,));
        let default = scalar.generic_real.as_ref().map_or(bounded.clone(), |r| {
            let lifetime = self.lifetime();
            quote!(<#lifetime #r: ::fluxions::Real = f64>)
        });
        if model.is_none() && first.is_none() && marker.is_none() {
            return quote!(#[doc = #doc] #[derive(Clone, Copy, Debug, Default)] #visibility struct #name;);
        }
        let copy = if arguments.in_place { quote!(Clone) } else { quote!(Clone, Copy) };
        let debug = if self.model.is_some() { None } else { Some(quote!(, Debug)) };
        let constructor = self.model.is_none().then(|| {
            let (argument, fields) = self.constructor();
            quote! {
                impl #bounded #name #used {
                    #[doc = "The function as a value. Of a first result only the shape and skipped fields count."]
                    #visibility fn new(#argument) -> Self { Self { #fields } }
                }
            }
        });
        quote! {
            #[doc = #doc]
            #[derive(#copy #debug)]
            #visibility struct #name #default { #model #first #marker }
            #constructor
        }
    }

    /// The argument of a constructor, and the fields that it fills.
    pub(crate) fn constructor(&self) -> (TokenStream, TokenStream) {
        let (real, output) = (&self.scalar.real, &self.arguments.output);
        if self.arguments.in_place {
            return (
                quote!(output: ::fluxions::View<'_, #output, #real>),
                quote!(output: <#output as ::fluxions::Space>::map(output, &mut |__r: #real| __r),),
            );
        }
        let marker = self.scalar.generic_real.as_ref().map(|_| quote!(real: ::core::marker::PhantomData,));
        (TokenStream::new(), quote!(#marker))
    }

    fn implementation(&self) -> TokenStream {
        let Self { name, scalar, arguments, callee, .. } = self;
        let (bounded, used) = self.generics();
        let (real, s, turbofish) = (&scalar.real, scalar_ident(), &scalar.turbofish);
        let (input, output, context) = (arguments.input(), &arguments.output, arguments.context());
        let (x, c, list) = arguments.call();
        let error = arguments.error.as_ref().map_or(quote!(::core::convert::Infallible), |e| quote!(#e));
        let call = quote!(#callee #turbofish (#(#list),*));
        let fallible = arguments.error.is_some().then(|| quote!(?));
        let evaluate = if arguments.in_place { quote!(#call #fallible;) } else { quote!(*__y = #call #fallible;) };
        let first = match (arguments.in_place, arguments.error.is_some()) {
            (true, _) => quote! {
                let mut __first = <Self::Output as ::fluxions::Space>::map(
                    <Self::Output as ::fluxions::Space>::view(&self.output),
                    &mut |__r: #real| <#s as ::fluxions::Scalar<#real>>::constant(__r),
                );
                <Self as ::fluxions::Function<#real>>::evaluate(self, __x, __c, &mut __first)?;
                ::core::result::Result::Ok(__first)
            },
            (false, true) => quote!(let #x = __x; let #c = __c; #call),
            (false, false) => quote!(let #x = __x; let #c = __c; ::core::result::Result::Ok(#call)),
        };
        quote! {
            #[automatically_derived]
            impl #bounded ::fluxions::Function<#real> for #name #used {
                type Input = #input;
                type Output = #output;
                type Context = #context;
                type Error = #error;

                #[inline]
                fn evaluate<#s: ::fluxions::Scalar<#real>>(
                    &self,
                    __x: ::fluxions::View<'_, Self::Input, #s>,
                    __c: ::fluxions::At<'_, '_, Self, #s, #real>,
                    __y: &mut ::fluxions::Owned<Self::Output, #s>,
                ) -> ::core::result::Result<(), Self::Error> {
                    let #x = __x;
                    let #c = __c;
                    #evaluate
                    ::core::result::Result::Ok(())
                }

                fn first<#s: ::fluxions::Scalar<#real>>(
                    &self,
                    __x: ::fluxions::View<'_, Self::Input, #s>,
                    __c: ::fluxions::At<'_, '_, Self, #s, #real>,
                ) -> ::core::result::Result<::fluxions::Owned<Self::Output, #s>, Self::Error> {
                    #first
                }
            }
        }
    }
}

/// Adds `#[inline]`, unless the user says otherwise: the loops of the engines call f, whatever unit of the crate they fall into.
pub(crate) fn inline(attributes: &mut Vec<Attribute>) {
    if !attributes.iter().any(|attribute| attribute.path().is_ident("inline")) {
        attributes.push(parse_quote!(#[inline]));
    }
}

pub(crate) fn expand(mut item: ItemFn) -> Result<TokenStream> {
    check_kind(&item.sig)?;
    if let Some(receiver) = item.sig.receiver() {
        return Err(syn::Error::new_spanned(receiver, "for a method write `#[differentiable]` on the `impl` block"));
    }
    let scalar = ScalarParameter::find(&item.sig)?;
    let arguments = Arguments::read(&mut item.sig, &scalar)?;
    let function = &item.sig.ident;
    let parts = Parts {
        visibility: &item.vis,
        name: camel_case(function),
        doc: format!("[`{function}`] as a value that the operators take."),
        scalar: &scalar,
        arguments: &arguments,
        callee: quote!(#function),
        model: None,
    };
    let function_type = parts.expand();
    inline(&mut item.attrs);
    rewrite(&mut item.block, scalar.reals());
    Ok(quote!(#item #function_type))
}
