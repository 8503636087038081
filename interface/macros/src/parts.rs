//! The type of a function, and its implementation of `Function`.

use crate::arguments::{Argument, Arguments};
use crate::generics::{ScalarParameter, scalar_ident};
use crate::spaces::is_real;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{GenericParam, Generics, Ident, Type, Visibility, parse_quote};

/// What the type of a function is made of.
pub(crate) struct Parts<'a> {
    pub(crate) visibility: &'a Visibility,
    /// The name of the new type.
    pub(crate) name: Ident,
    /// What its documentation says.
    pub(crate) doc: String,
    pub(crate) scalar: &'a ScalarParameter,
    pub(crate) arguments: &'a Arguments,
    /// The parameters of the new type.
    pub(crate) generics: Generics,
    /// What to call: `rosenbrock::<__S>`.
    pub(crate) callee: TokenStream,
    /// The adjoint to call: `rosenbrock::adjoint::<__S>`.
    pub(crate) adjoint: Option<TokenStream>,
    /// The model that a method borrows.
    pub(crate) model: Option<Type>,
}

impl Parts<'_> {
    /// The type and its implementation of `Function`.
    pub(crate) fn expand(&self) -> TokenStream {
        let implementation = self.implementation();
        let definition = self.definition();
        quote!(#definition #implementation)
    }

    /// Whether other adjoints may call the function by its type: it takes one argument, returns one number, cannot fail and has no parameters of types.
    pub(crate) fn can_be_followed(&self) -> bool {
        let Arguments { list, output, in_place, error } = self.arguments;
        self.generics.params.is_empty()
            && matches!(list[..], [Argument::Active { .. }])
            && is_real(output)
            && !in_place
            && error.is_none()
    }

    /// The parameters of the type, and the lifetime of the model first.
    fn all_generics(&self) -> Generics {
        let mut all = self.generics.clone();
        if self.model.is_some() {
            all.params.insert(0, parse_quote!('__m));
        }
        all
    }

    /// The parameters of the definition: a function that has its real numbers for the only one is over `f64` by default.
    fn declared(&self) -> Generics {
        let mut declared = self.all_generics();
        if self.generics.params.len() == 1 {
            for parameter in declared.type_params_mut().filter(|p| is(&self.scalar.real, &p.ident)) {
                parameter.eq_token = Some(parse_quote!(=));
                parameter.default = Some(parse_quote!(f64));
            }
        }
        declared
    }

    /// The type parameters, which no field has.
    pub(crate) fn marker(&self) -> Option<TokenStream> {
        let types: Vec<_> = self.generics.type_params().map(|p| &p.ident).collect();
        (!types.is_empty()).then(|| quote!(::core::marker::PhantomData<fn() -> (#(#types,)*)>))
    }

    pub(crate) fn definition(&self) -> TokenStream {
        let Self { visibility, name, doc, scalar, arguments, .. } = self;
        // There the compiler says so if the name is taken.
        let at_name = Span::call_site().located_at(name.span());
        let (declared, all) = (self.declared(), self.all_generics());
        let (impl_generics, used, clause) = all.split_for_impl();
        let (real, output) = (&scalar.real, &arguments.output);
        let marker = self.marker();
        if self.model.is_none() && !arguments.in_place && marker.is_none() {
            return quote_spanned! {at_name=>
                #[doc = #doc]
                #[derive(Clone, Copy, Debug)]
                #visibility struct #name #declared #clause;
                #[automatically_derived]
                impl #impl_generics ::core::default::Default for #name #used #clause {
                    fn default() -> Self { ::fluxions::for_macros::OwnType::<Self>::own(#name) }
                }
            };
        }
        let model = self.model.as_ref().map(|model| quote!(model: &'__m #model,));
        let first = arguments.in_place.then(|| quote!(output: <#output as ::fluxions::Space>::Owned<#real>,));
        let marker = marker.map(|ty| quote!(marker: #ty,));
        let constructor = self.model.is_none().then(|| {
            let (argument, fields) = self.constructor();
            quote! {
                impl #impl_generics #name #used #clause {
                    #[doc = "The function as a value. Of a first result only the shape and skipped fields count."]
                    #visibility fn new(#argument) -> Self { Self { #fields } }
                }
            }
        });
        let values = self.values();
        let hint = self.model.is_none().then(|| {
            quote! {
                #[doc(hidden)]
                #[allow(non_upper_case_globals, dead_code)]
                #visibility const #name: ::fluxions::for_macros::NeedsNew = ::fluxions::for_macros::NeedsNew;
            }
        });
        quote_spanned! {at_name=>
            #[doc = #doc]
            #visibility struct #name #declared #clause { #model #first #marker }
            #constructor
            #hint
            #values
        }
    }

    /// `Clone`, `Debug` and, without a first result, `Copy`. A derive would ask the same of the type parameters.
    fn values(&self) -> TokenStream {
        let name = &self.name;
        let all = self.all_generics();
        let (impl_generics, used, clause) = all.split_for_impl();
        let model = self.model.is_some().then(|| quote!(model: self.model,));
        let first = self.arguments.in_place.then(|| quote!(output: ::core::clone::Clone::clone(&self.output),));
        let marker = self.marker().map(|_| quote!(marker: ::core::marker::PhantomData,));
        let copy = (!self.arguments.in_place).then(|| {
            quote! {
                #[automatically_derived]
                impl #impl_generics ::core::marker::Copy for #name #used #clause {}
            }
        });
        quote! {
            #[automatically_derived]
            #[allow(clippy::expl_impl_clone_on_copy, clippy::non_canonical_clone_impl)]
            impl #impl_generics ::core::clone::Clone for #name #used #clause {
                fn clone(&self) -> Self { Self { #model #first #marker } }
            }
            #copy
            #[automatically_derived]
            impl #impl_generics ::core::fmt::Debug for #name #used #clause {
                fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    __f.write_str(::core::stringify!(#name))
                }
            }
        }
    }

    /// The argument of a constructor, and the fields that it fills.
    pub(crate) fn constructor(&self) -> (TokenStream, TokenStream) {
        let (real, output) = (&self.scalar.real, &self.arguments.output);
        let marker = self.marker().map(|_| quote!(marker: ::core::marker::PhantomData,));
        if self.arguments.in_place {
            return (
                quote!(output: ::fluxions::View<'_, #output, #real>),
                quote!(output: <#output as ::fluxions::Space>::map(output, &mut |__r: #real| __r), #marker),
            );
        }
        (TokenStream::new(), quote!(#marker))
    }

    fn implementation(&self) -> TokenStream {
        let Self { name, scalar, arguments, callee, .. } = self;
        let all = self.all_generics();
        let (impl_generics, used, clause) = all.split_for_impl();
        let (real, s) = (&scalar.real, scalar_ident());
        let (input, output, context) = (arguments.input(), &arguments.output, arguments.context());
        let (x, c, list) = arguments.call();
        let error = arguments.error.as_ref().map_or(quote!(::core::convert::Infallible), |e| quote!(#e));
        let model = self.model.as_ref().map(|_| quote!(self.model,));
        let call = quote!(#callee(#model #(#list),*));
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
        let adjoint = self.adjoint();
        quote! {
            #[automatically_derived]
            impl #impl_generics ::fluxions::Function<#real> for #name #used #clause {
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

                #adjoint
            }
        }
    }
}

fn is(ty: &Type, name: &Ident) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident(name))
}

/// The parameters as arguments, in order: `'a, K, N`.
pub(crate) fn as_arguments(generics: &Generics) -> Vec<TokenStream> {
    let argument = |parameter: &GenericParam| match parameter {
        GenericParam::Lifetime(p) => p.lifetime.to_token_stream(),
        GenericParam::Type(p) => p.ident.to_token_stream(),
        GenericParam::Const(p) => p.ident.to_token_stream(),
    };
    generics.params.iter().map(argument).collect()
}
