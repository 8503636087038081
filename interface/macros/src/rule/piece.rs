//! What is written for one rule: its type, its implementation, and the body of the function that calls it.

use super::Derivatives;
use super::held::{Held, Input};
use crate::arguments::Argument;
use crate::generics::scalar_ident;
use crate::parts::{Parts, as_arguments};
use crate::spaces::{mentions, space_of_view};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Block, FnArg, Ident, ItemFn, Result, Signature, Type, parse_quote};

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

/// A rule that is to be written.
pub(super) struct Piece<'a> {
    parts: &'a Parts<'a>,
    /// The type of the rule.
    name: Ident,
    /// Whether the type is another one than that of the function.
    pub(super) is_apart: bool,
    /// What computes the value.
    callee: TokenStream,
    held: Vec<Held>,
    inputs: Vec<Input>,
    /// The arguments of the value in order, as they stand in the rule.
    of_value: Vec<TokenStream>,
    /// Those of the derivatives, which get no storage.
    of_derivatives: Vec<TokenStream>,
    /// The result that is written in place.
    in_place: Option<Ident>,
}

impl<'a> Piece<'a> {
    pub(super) fn of_function(item: &ItemFn, parts: &'a Parts<'a>) -> Result<Self> {
        let function = &item.sig.ident;
        let mut piece = Self::new(&item.sig, parts, quote!(#function))?;
        piece.is_apart = !parts.arguments.list.iter().all(|argument| matches!(argument, Argument::Active { .. }));
        if !piece.is_apart {
            piece.name = parts.name.clone();
        }
        Ok(piece)
    }

    /// The rule of a method that borrows its model. It holds a copy of the model.
    pub(super) fn of_method(
        signature: &Signature,
        parts: &'a Parts<'a>,
        model: &Type,
        callee: TokenStream,
    ) -> Result<Self> {
        let mut piece = Self::new(signature, parts, callee)?;
        let name = format_ident!("__model");
        piece.of_value.insert(0, quote!(&self.#name));
        piece.of_derivatives.insert(0, quote!(&self.#name));
        piece.held.push(Held::model(name, model));
        Ok(piece)
    }

    /// The rule of a function with this signature, in which a model that is made of scalars is an argument like others.
    pub(super) fn new(signature: &Signature, parts: &'a Parts<'a>, callee: TokenStream) -> Result<Self> {
        let name = format_ident!("__{}Rule", parts.name);
        let (held, inputs, of_value, of_derivatives) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut piece =
            Self { parts, name, is_apart: true, callee, held, inputs, of_value, of_derivatives, in_place: None };
        for (i, (argument, ty)) in parts.arguments.list.iter().zip(types(signature)).enumerate() {
            piece.push(format_ident!("__a{i}"), argument, ty)?;
        }
        if piece.inputs.len() > 6 {
            let message = "at most six arguments that are active or parameters: put some into a struct";
            return Err(syn::Error::new_spanned(signature, message));
        }
        Ok(piece)
    }

    fn push(&mut self, name: Ident, argument: &Argument, ty: &Type) -> Result<()> {
        let scalar = self.parts.scalar;
        let storage = match argument {
            Argument::Active { space } => {
                self.input(name, space.clone());
                return Ok(());
            }
            Argument::Context { .. } if mentions(ty, &scalar.name) => {
                self.input(name, space_of_view(ty, &scalar.name, &scalar.real)?);
                return Ok(());
            }
            Argument::Context { .. } => {
                let (held, lend) = Held::constant(name, ty);
                self.of_value.push(lend.clone());
                self.of_derivatives.push(lend);
                self.held.push(held);
                return Ok(());
            }
            Argument::Output => {
                self.in_place = Some(name.clone());
                &self.parts.arguments.output
            }
            Argument::Cache { space } => space,
        };
        self.of_value.push(quote!(#name.view_mut()));
        self.held.push(Held::storage(name, storage, scalar));
        Ok(())
    }

    fn input(&mut self, name: Ident, space: Type) {
        self.of_value.push(quote!(#name));
        self.of_derivatives.push(quote!(#name));
        self.inputs.push(Input { name, space });
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
                fn clone_from(&mut self, __from: &Self) {
                    #(::core::clone::Clone::clone_from(&mut self.#names, &__from.#names);)*
                }
            }
        }
    }

    /// The rule as a value, made of the arguments of the caller.
    pub(super) fn value(&self) -> TokenStream {
        let Self { name, parts, held, .. } = self;
        let generics = as_arguments(&parts.generics);
        if !self.is_apart {
            return match parts.generics.type_params().next() {
                Some(_) => quote!(<#name<#(#generics),*>>::new()),
                None => quote!(#name::<#(#generics),*>),
            };
        }
        let (names, copies): (Vec<_>, Vec<_>) = held.iter().map(|held| (&held.name, &held.copy)).unzip();
        let marker = parts.marker().map(|_| quote!(marker: ::core::marker::PhantomData,));
        quote!(#name::<#(#generics),*> { #(#names: #copies,)* #marker })
    }

    /// The arguments of the rule, and their spaces.
    pub(super) fn inputs(&self) -> impl Iterator<Item = (&Ident, &Type)> {
        self.inputs.iter().map(|input| (&input.name, &input.space))
    }

    /// The arguments as the rule takes them.
    pub(super) fn point(&self) -> TokenStream {
        let names: Vec<_> = self.inputs.iter().map(|input| input.name.clone()).collect();
        tuple(&names)
    }

    /// The space of the rule's arguments.
    fn space(&self) -> TokenStream {
        let spaces: Vec<_> = self.inputs.iter().map(|input| &input.space).collect();
        match spaces.as_slice() {
            [one] => quote!(#one),
            several => quote!((#(#several,)*)),
        }
    }

    /// The body of the caller, which calls the rule. Its arguments get new names.
    pub(super) fn call(&self, signature: &mut Signature) -> Block {
        // A model that is made of scalars is the first argument of the rule.
        let model = signature.receiver().filter(|_| self.parts.model.is_none()).map(|_| quote!(let __a0 = self;));
        let typed = signature.inputs.iter_mut().filter_map(|argument| match argument {
            FnArg::Typed(argument) => Some(argument),
            FnArg::Receiver(_) => None,
        });
        for (i, argument) in typed.enumerate() {
            let name = format_ident!("__a{}", i + usize::from(model.is_some()));
            *argument.pat = parse_quote!(#name);
        }
        let (x, value, real) = (self.point(), self.value(), &self.parts.scalar.real);
        let fallible = self.parts.arguments.error.is_some();
        let method = if fallible { quote!(call) } else { quote!(of) };
        let call = quote!(::fluxions::Rule::<#real>::#method(&#value, #x));
        let Some(to) = &self.in_place else { return parse_quote!({ #model #call }) };
        let (output, s) = (&self.parts.arguments.output, &self.parts.scalar.name);
        let (fails, done) =
            if fallible { (quote!(?), quote!(::core::result::Result::Ok(()))) } else { Default::default() };
        parse_quote!({
            #model
            let __y = #call #fails;
            ::fluxions::rule::put_in_place::<#output, #s>(__y, #to);
            #done
        })
    }

    /// What computes the value: a statement for each storage, and a result.
    fn plain_value(&self) -> (Vec<TokenStream>, TokenStream) {
        let made = self
            .held
            .iter()
            .filter(|held| held.is_storage)
            .map(|Held { name, .. }| quote!(let mut #name = self.#name.for_a_call();));
        let (callee, list) = (&self.callee, &self.of_value);
        let call = quote!(#callee(#(#list),*));
        let value = match (&self.in_place, self.parts.arguments.error.is_some()) {
            (None, true) => call,
            (None, false) => quote!(::core::result::Result::Ok(#call)),
            (Some(y), true) => quote!(#call.map(|()| #y.own())),
            (Some(y), false) => quote!({ #call; ::core::result::Result::Ok(#y.own()) }),
        };
        (made.collect(), value)
    }

    pub(super) fn implementation(&self, options: &Derivatives, original: Option<&TokenStream>) -> TokenStream {
        let Self { name, parts, of_derivatives: list, .. } = self;
        let (real, s) = (&parts.scalar.real, scalar_ident());
        let (impl_generics, used, clause) = parts.generics.split_for_impl();
        let (input, output) = (self.space(), &parts.arguments.output);
        let error = parts.arguments.error.as_ref().map_or(quote!(::core::convert::Infallible), |e| quote!(#e));
        let tangents: Vec<_> = (0..self.inputs.len()).map(|i| format_ident!("__d{i}")).collect();
        let (x, x_dot) = (self.point(), tuple(&tangents));
        let fallible = parts.arguments.error.is_some();
        let result = |call: TokenStream| if fallible { call } else { quote!(::core::result::Result::Ok(#call)) };
        let gives = options.gives();
        let (storage, value) = self.plain_value();
        let lends = self.in_place.as_ref().map(|_| {
            quote!(
                const LENDS: bool = true;
            )
        });
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
                #lends

                #[inline]
                fn value(
                    &self,
                    #x: ::fluxions::View<'_, Self::Input, #real>,
                ) -> ::core::result::Result<(::fluxions::Owned<Self::Output, #real>, ()), Self::Error> {
                    #original
                    #(#storage)*
                    let __y: ::core::result::Result<::fluxions::Owned<Self::Output, #real>, Self::Error> = #value;
                    __y.map(|__y| (__y, ()))
                }
                #pushforward
                #pullback
            }
        }
    }
}
