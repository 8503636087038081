//! What is written for one rule: its type, its implementation, and the body of the function that calls it.

use super::Derivatives;
use crate::arguments::Argument;
use crate::generics::scalar_ident;
use crate::parts::{Parts, as_arguments};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Block, FnArg, Ident, ItemFn, Signature, Type, parse_quote};

/// The types of the arguments, without `self`.
pub(crate) fn types(signature: &Signature) -> impl Iterator<Item = &Type> {
    signature.inputs.iter().filter_map(|argument| match argument {
        FnArg::Typed(argument) => Some(&*argument.ty),
        FnArg::Receiver(_) => None,
    })
}

/// One name, or a tuple of several.
pub(crate) fn tuple(names: &[Ident]) -> TokenStream {
    match names {
        [one] => quote!(#one),
        several => quote!((#(#several,)*)),
    }
}

/// A field of a rule: a copy of an argument that is not differentiated.
pub(super) struct Held {
    name: Ident,
    ty: TokenStream,
    /// The copy, made of the argument.
    copy: TokenStream,
    /// The argument, made of the field.
    lend: TokenStream,
}

impl Held {
    fn constant(name: Ident, ty: &Type) -> Self {
        match ty {
            Type::Reference(reference) => {
                let data = &reference.elem;
                Self {
                    ty: quote!(<#data as ::std::borrow::ToOwned>::Owned),
                    copy: quote!(<#data as ::std::borrow::ToOwned>::to_owned(#name)),
                    lend: quote!(::core::borrow::Borrow::<#data>::borrow(&self.#name)),
                    name,
                }
            }
            ty => Self {
                ty: quote!(#ty),
                copy: quote!(#name),
                lend: quote!(::core::clone::Clone::clone(&self.#name)),
                name,
            },
        }
    }
}

/// A rule that is to be written.
pub(super) struct Piece<'a> {
    parts: &'a Parts<'a>,
    /// The type of the rule.
    name: Ident,
    /// What computes the value.
    callee: TokenStream,
    pub(super) held: Vec<Held>,
    /// All arguments in order, as they stand in the rule.
    list: Vec<TokenStream>,
    /// The active ones.
    actives: Vec<Ident>,
}

impl<'a> Piece<'a> {
    pub(super) fn of_function(item: &ItemFn, parts: &'a Parts<'a>) -> Self {
        let function = &item.sig.ident;
        let mut piece = Self::new(&item.sig, parts, quote!(#function));
        if piece.held.is_empty() {
            piece.name = parts.name.clone();
        }
        piece
    }

    pub(super) fn of_method(signature: &Signature, parts: &'a Parts<'a>, model: &Type, callee: TokenStream) -> Self {
        let mut piece = Self::new(signature, parts, callee);
        let name = format_ident!("__model");
        piece.list.insert(0, quote!(&self.#name));
        piece.held.push(Held {
            name,
            ty: quote!(#model),
            copy: quote!(::core::clone::Clone::clone(self)),
            lend: TokenStream::new(),
        });
        piece
    }

    fn new(signature: &Signature, parts: &'a Parts<'a>, callee: TokenStream) -> Self {
        let name = format_ident!("__{}Rule", parts.name);
        let mut piece = Self { parts, name, callee, held: Vec::new(), list: Vec::new(), actives: Vec::new() };
        for (i, (argument, ty)) in parts.arguments.list.iter().zip(types(signature)).enumerate() {
            let name = format_ident!("__a{i}");
            if matches!(argument, Argument::Active { .. }) {
                piece.list.push(quote!(#name));
                piece.actives.push(name);
            } else {
                let held = Held::constant(name, ty);
                piece.list.push(held.lend.clone());
                piece.held.push(held);
            }
        }
        piece
    }

    /// The type of a rule that holds something.
    pub(super) fn definition(&self) -> TokenStream {
        let Self { name, parts, held, .. } = self;
        let (impl_generics, used, clause) = parts.generics.split_for_impl();
        let (names, types): (Vec<_>, Vec<_>) = held.iter().map(|held| (&held.name, &held.ty)).unzip();
        let (visibility, declared) = (parts.visibility, &parts.generics);
        let marker = parts.marker().map(|ty| quote!(marker: #ty,));
        let copied = marker.is_some().then(|| quote!(marker: ::core::marker::PhantomData,));
        quote! {
            #[doc(hidden)]
            #[allow(missing_docs, missing_debug_implementations)]
            #visibility struct #name #declared #clause { #(#names: #types,)* #marker }
            #[automatically_derived]
            impl #impl_generics ::core::clone::Clone for #name #used #clause {
                fn clone(&self) -> Self { Self { #(#names: ::core::clone::Clone::clone(&self.#names),)* #copied } }
            }
        }
    }

    /// The rule as a value, made of the arguments of the caller.
    pub(super) fn value(&self) -> TokenStream {
        let Self { name, parts, held, .. } = self;
        let generics = as_arguments(&parts.generics);
        if held.is_empty() {
            return match parts.generics.type_params().next() {
                Some(_) => quote!(<#name<#(#generics),*>>::new()),
                None => quote!(#name::<#(#generics),*>),
            };
        }
        let (names, copies): (Vec<_>, Vec<_>) = held.iter().map(|held| (&held.name, &held.copy)).unzip();
        let marker = parts.marker().map(|_| quote!(marker: ::core::marker::PhantomData,));
        quote!(#name::<#(#generics),*> { #(#names: #copies,)* #marker })
    }

    /// The active arguments as the rule takes them.
    pub(super) fn point(&self) -> TokenStream {
        tuple(&self.actives)
    }

    /// The body of the caller, which calls the rule. Its arguments get new names.
    pub(super) fn call(&self, signature: &mut Signature) -> Block {
        let typed = signature.inputs.iter_mut().filter_map(|argument| match argument {
            FnArg::Typed(argument) => Some(argument),
            FnArg::Receiver(_) => None,
        });
        for (i, argument) in typed.enumerate() {
            let name = format_ident!("__a{i}");
            *argument.pat = parse_quote!(#name);
        }
        let (x, value, real) = (self.point(), self.value(), &self.parts.scalar.real);
        let method = if self.parts.arguments.error.is_some() { quote!(call) } else { quote!(of) };
        parse_quote!({ ::fluxions::Rule::<#real>::#method(&#value, #x) })
    }

    pub(super) fn implementation(&self, options: &Derivatives, original: Option<&TokenStream>) -> TokenStream {
        let Self { name, parts, callee, list, .. } = self;
        let (real, s) = (&parts.scalar.real, scalar_ident());
        let (impl_generics, used, clause) = parts.generics.split_for_impl();
        let (input, output) = (parts.arguments.input(), &parts.arguments.output);
        let error = parts.arguments.error.as_ref().map_or(quote!(::core::convert::Infallible), |e| quote!(#e));
        let tangents: Vec<_> = (0..self.actives.len()).map(|i| format_ident!("__d{i}")).collect();
        let (x, x_dot) = (tuple(&self.actives), tuple(&tangents));
        let fallible = parts.arguments.error.is_some();
        let result = |call: TokenStream| if fallible { call } else { quote!(::core::result::Result::Ok(#call)) };
        let gives = options.gives();
        let value = result(quote!(#callee(#(#list),*)));
        let pushforward = options.pushforward.as_ref().map(|path| {
            let call = result(quote!(#path(#(#list,)* __y, #(#tangents),*)));
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
            let call = result(quote!(#path(#(#list,)* __y, __y_bar)));
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
}
