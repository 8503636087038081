//! What the functions of an adjoint are put together from: names, arguments, types.

use super::super::lower::Half;
use super::super::names::bar;
use super::super::purpose::refused;
use super::super::signature::{Argument, Owner, bars_of, of_floats};
use super::{Functions, Items, beside_constant, site};
use crate::idents::is_one_of;
use crate::spaces::mentions;
use crate::types::reference;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::visit_mut::VisitMut;
use syn::{GenericParam, Generics, Ident, Lifetime, ReturnType, Type, Visibility, WherePredicate, parse_quote};

impl Items<'_> {
    pub(super) fn of_module(&self) -> bool {
        matches!(self.owner, Owner::Module(_))
    }

    /// The name of the adjoint, or of a half.
    pub(super) fn name(&self, half: Option<Half>) -> Ident {
        let name = &self.signature.ident;
        match half {
            None => self.form.name(self.of_module(), name),
            Some(half) if self.of_module() => format_ident!("{}", half.name(), span = name.span()),
            Some(half) => half.of_method(name),
        }
    }

    /// One of these functions, to be called.
    pub(super) fn own(&self, name: &Ident) -> TokenStream {
        let turbofish = self.turbofish();
        if self.arguments.receiver.is_some() { quote!(self.#name #turbofish) } else { quote!(Self::#name #turbofish) }
    }

    /// The function itself, to be called.
    pub(super) fn plain(&self) -> TokenStream {
        let (name, turbofish) = (&self.signature.ident, self.turbofish());
        match self.takes_self {
            true => quote!(::core::clone::Clone::clone(self).#name #turbofish),
            false if self.of_module() => quote!(#name #turbofish),
            false => self.own(name),
        }
    }

    /// The traits of operators, where the function is one: its `impl` may name the trait by a path.
    pub(super) fn operators(&self) -> Option<TokenStream> {
        const OPERATORS: [&str; 9] =
            ["add", "sub", "mul", "div", "neg", "add_assign", "sub_assign", "mul_assign", "div_assign"];
        let is_operator = !self.of_module() && is_one_of(&self.signature.ident, &OPERATORS);
        is_operator.then(|| {
            quote!(
                use ::core::ops::{
                    Add as _, AddAssign as _, Div as _, DivAssign as _, Mul as _, MulAssign as _, Neg as _, Sub as _,
                    SubAssign as _,
                };
            )
        })
    }

    pub(super) fn turbofish(&self) -> Option<TokenStream> {
        let names = names(&self.signature.generics);
        (!names.is_empty()).then(|| quote!(::<#(#names),*>))
    }

    /// How many types and constants a call can list.
    pub(super) fn type_parameters(&self) -> usize {
        names(&self.signature.generics).len()
    }

    /// The type parameters that a closure hangs on.
    pub(super) fn captured(&self) -> TokenStream {
        let all = [names(self.generics), names(&self.signature.generics)].concat();
        quote!(#(#all),*)
    }

    /// One of these functions, with a sweep in it.
    pub(super) fn sweep(
        &self,
        name: &Ident,
        list: &TokenStream,
        returns: &TokenStream,
        code: &TokenStream,
    ) -> TokenStream {
        let (unmarked, checked) = (self.unmarked(), self.checked_functions());
        self.function(name, list, returns, &quote!(use ::fluxions::adjoint::methods::*; #unmarked #checked #code))
    }

    /// Compares each function that is taken for one of the standard library with that: a module of the user's may have its name.
    fn checked_functions(&self) -> TokenStream {
        let check = |[module, function]: &[Ident; 2]| {
            let types = match function.to_string().as_str() {
                "from_fn" => quote!(u8, 0, fn(usize) -> u8),
                "zip" => quote!([u8; 0], [u8; 0]),
                _ => quote!(u8),
            };
            let at = Span::call_site().located_at(module.span());
            quote_spanned!(at=> ::fluxions::adjoint::of_library(::core::#module::#function::<#types>, #module::#function);)
        };
        self.of_library.iter().map(check).collect()
    }

    /// The halves of the methods that are called, as methods of a trait that nothing has. Halves that a type has itself are found before these, so that the
    /// compiler comes to these where there are no others, and says the words of `HasAdjoint`.
    fn unmarked(&self) -> Option<TokenStream> {
        let methods: Vec<_> = self.methods.iter().map(|name| format_ident!("{name}")).collect();
        (!methods.is_empty()).then(|| {
            quote! {
                trait __Unmarked { #(fn #methods(&self) {})* }
                impl<T: ?Sized + ::fluxions::adjoint::HasAdjoint> __Unmarked for T {}
            }
        })
    }

    pub(super) fn function(
        &self,
        name: &Ident,
        list: &TokenStream,
        returns: &TokenStream,
        code: &TokenStream,
    ) -> TokenStream {
        self.function_where(name, list, returns, code, &[])
    }

    /// The same, where more holds.
    pub(super) fn function_where(
        &self,
        name: &Ident,
        list: &TokenStream,
        returns: &TokenStream,
        code: &TokenStream,
        predicates: &[WherePredicate],
    ) -> TokenStream {
        let (visibility, generics) = (self.visibility, &self.signature.generics);
        let mut clause = generics.where_clause.clone();
        if !predicates.is_empty() {
            let all = &mut clause.get_or_insert_with(|| parse_quote!(where)).predicates;
            all.extend(predicates.iter().cloned());
        }
        if self.signed.ignores_parameters && *name == self.name(Some(Half::First)) {
            let refused = refused(&self.signed.scalar);
            clause.get_or_insert_with(|| parse_quote!(where)).predicates.push(parse_quote!(#refused));
        }
        let is_whole = match returns.clone().into_iter().next() {
            None => true,
            Some(first) => matches!(first, TokenTree::Punct(p) if p.as_char() == '-'),
        };
        let returns = if is_whole { returns.clone() } else { quote!(-> #returns) };
        // Those of a function in a module have this attribute together.
        let allow = (!self.of_module()).then(|| quote!(#[allow(warnings, unused, clippy::all)]));
        quote! {
            #[doc(hidden)]
            #[inline]
            #allow
            #visibility fn #name #generics (#list) #returns #clause {
                #code
            }
        }
    }

    /// The patterns of the arguments with their types, and those of their adjoints.
    pub(super) fn list(&self, bars: bool, elided: bool) -> TokenStream {
        let receiver = self.arguments.receiver.as_ref().filter(|_| !elided).map(|r| quote!(#r,));
        let model = self.arguments.model.as_ref().filter(|_| bars).map(|(name, ty)| quote!(#name: #ty,));
        let each = self.arguments.list.iter().map(|Argument { pat, ty, bar, .. }| {
            let bar = bar.as_ref().filter(|_| bars).map(|(pat, ty)| {
                let ty = if elided { without_lifetimes(ty) } else { ty.clone() };
                quote!(#pat: #ty,)
            });
            let ty = if elided { without_lifetimes(ty) } else { ty.clone() };
            quote!(#pat: #ty, #bar)
        });
        let y_bar = self.y_bar().filter(|_| bars).map(|(name, ty)| quote!(#name: #ty,));
        quote!(#receiver #model #(#each)* #y_bar)
    }

    /// The adjoint of the result.
    pub(super) fn y_bar(&self) -> Option<(Ident, Type)> {
        let (result, signed) = (self.signed.result.as_ref()?, self.signed);
        let ty = match mentions(result, &signed.scalar) {
            true => bars_of(result, &signed.scalar, &signed.cells),
            // As `Shadow` says of floats.
            false => of_floats(result),
        };
        Some((bar(self.output), reference(None, ty)))
    }

    /// What the second half takes for the result of a function without one: who calls it need not know that there is none.
    fn bar_of_nothing(&self) -> Option<Type> {
        self.signed.result.is_none().then(|| parse_quote!(&()))
    }

    /// That argument, which nobody reads.
    pub(super) fn takes_nothing(&self) -> Option<TokenStream> {
        self.bar_of_nothing().map(|ty| quote!(_: #ty,))
    }

    /// The arguments by numbered names, for a function that passes them on.
    pub(super) fn given(&self, bars: bool) -> TokenStream {
        let receiver = self.arguments.receiver.as_ref().map(|r| quote!(#r,));
        let rest = self.given_after_receiver(bars);
        quote!(#receiver #rest)
    }

    /// As [`given`](Self::given), for the second half of a method, which has a place for an adjoint beside each argument, and something behind them.
    pub(super) fn given_with(&self, kept: &TokenStream) -> TokenStream {
        let receiver = self.arguments.receiver.as_ref().map(|r| quote!(#r,));
        let rest = self.given_beside(|a| {
            let ty = beside_constant(&a.ty);
            Some(quote!(_: #ty,))
        });
        let nothing = self.takes_nothing();
        quote!(#receiver #rest #nothing #kept)
    }

    pub(super) fn given_after_receiver(&self, bars: bool) -> TokenStream {
        if bars {
            return self.given_beside(|_| None);
        }
        let each = self.arguments.list.iter().enumerate().map(|(i, Argument { ty, .. })| {
            let a = format_ident!("__a{i}");
            quote!(#a: #ty,)
        });
        each.collect()
    }

    /// Those arguments with their adjoints, and something beside those that have none.
    fn given_beside(&self, constant: impl Fn(&Argument) -> Option<TokenStream>) -> TokenStream {
        let model = self.arguments.model.as_ref().map(|(name, ty)| quote!(#name: #ty,));
        let each = self.arguments.list.iter().enumerate().map(|(i, argument)| {
            let Argument { ty, bar, is_ignored, .. } = argument;
            let (a, b) = (format_ident!("__a{i}"), format_ident!("__b{i}"));
            let bar = match bar {
                Some((_, ty)) => Some(quote!(#b: #ty,)),
                None if *is_ignored => Some(quote!(_: impl ::core::marker::Sized,)),
                None => constant(argument),
            };
            quote!(#a: #ty, #bar)
        });
        let y_bar = self.y_bar().map(|(_, ty)| quote!(__y_bar: #ty,));
        quote!(#model #(#each)* #y_bar)
    }

    /// Those arguments, passed on.
    pub(super) fn values(&self, bars: bool) -> TokenStream {
        self.values_beside(bars, None)
    }

    /// Those arguments, passed on to the second half of a method.
    pub(super) fn values_of_second(&self) -> TokenStream {
        self.values_beside(true, Some(&quote!((),)))
    }

    fn values_beside(&self, bars: bool, constant: Option<&TokenStream>) -> TokenStream {
        let model = self.arguments.model.as_ref().filter(|_| bars).map(|(name, _)| quote!(#name,));
        let each = self.arguments.list.iter().enumerate().map(|(i, Argument { ty, bar, .. })| {
            let (a, b) = (format_ident!("__a{i}"), format_ident!("__b{i}"));
            let by_mut = matches!(ty, Type::Reference(r) if r.mutability.is_some());
            let value = if by_mut { quote!(&mut *#a) } else { quote!(#a) };
            let bar = match bar {
                Some(_) => bars.then(|| quote!(#b,)),
                None => constant.cloned(),
            };
            quote!(#value, #bar)
        });
        let y_bar = self.y_bar().filter(|_| bars).map(|_| quote!(__y_bar,));
        quote!(#model #(#each)* #y_bar)
    }

    /// The arguments of the second half, by names alone.
    pub(super) fn names_of_second(&self) -> TokenStream {
        let each = self.arguments.list.iter().enumerate().map(|(i, a)| {
            let (name, b) = (format_ident!("__a{i}"), format_ident!("__b{i}"));
            let bar = a.bar.as_ref().map(|_| quote!(#b,));
            quote!(#name, #bar)
        });
        quote!(#(#each)* __y_bar, stack)
    }

    /// The types of the arguments of the second half, with those of their adjoints.
    pub(super) fn types(&self) -> Vec<Type> {
        let of = |Argument { ty, bar, .. }: &Argument| [Some(ty.clone()), bar.as_ref().map(|(_, ty)| ty.clone())];
        let y_bar = self.y_bar().map(|(_, ty)| ty).or_else(|| self.bar_of_nothing());
        self.arguments.list.iter().flat_map(of).flatten().chain(y_bar).collect()
    }

    /// `FnOnce(…)` of the second half.
    pub(super) fn closure_type(&self) -> TokenStream {
        let receiver = self.arguments.receiver.as_ref().map(|_| quote!(&Self,));
        let model = self.arguments.model.as_ref().map(|(_, ty)| quote!(#ty,));
        let types = self.types();
        let types = types.iter().map(without_lifetimes);
        let (returns, site) = (self.back_returns(), site());
        quote!(FnOnce(#receiver #model #(#types,)* #site) #returns)
    }

    /// The type of that closure where it is kept.
    pub(super) fn kept_type(&self, closure: &TokenStream) -> TokenStream {
        let captured = self.captured();
        quote!(impl #closure + ::core::marker::Send + use<#captured>)
    }

    pub(super) fn closure_list(&self) -> TokenStream {
        let receiver = self.arguments.receiver.as_ref().map(|_| quote!(receiver_bar: &Self,));
        let (list, nothing) = (self.list(true, true), self.takes_nothing());
        quote!(#receiver #list #nothing)
    }

    /// The variable of the result.
    pub(super) fn declare(&self) -> TokenStream {
        let output = self.output;
        self.signed.result.as_ref().map(|ty| quote!(let #output: #ty;)).unwrap_or_default()
    }

    /// The end of a function that returns what the user's function returns.
    pub(super) fn end(&self) -> TokenStream {
        match &self.signed.result {
            Some(_) => self.wrapped(self.output.to_token_stream()),
            None if self.signed.fallible => self.wrapped(quote!(())),
            None => TokenStream::new(),
        }
    }

    pub(super) fn wrapped(&self, value: TokenStream) -> TokenStream {
        if self.signed.fallible { quote!(::core::result::Result::Ok(#value)) } else { value }
    }

    pub(super) fn question(&self) -> Option<TokenStream> {
        self.signed.fallible.then(|| quote!(?))
    }

    /// The type of the value beside what is kept.
    pub(super) fn returning(&self, kept: &TokenStream) -> TokenStream {
        let value = self.signed.result.as_ref().map_or(quote!(()), ToTokens::to_token_stream);
        self.wrapped_type(quote!((#value, #kept)))
    }

    /// What the second half returns: an error, if the function can fail, because the pullback of a rule can.
    pub(super) fn back_returns(&self) -> Option<TokenStream> {
        let ty = self.signed.fallible.then(|| self.wrapped_type(quote!(())))?;
        Some(quote!(-> #ty))
    }

    /// A type in the place of the value's.
    fn wrapped_type(&self, value: TokenStream) -> TokenStream {
        let (true, ReturnType::Type(_, ty)) = (self.signed.fallible, &self.signature.output) else { return value };
        let mut ty = (**ty).clone();
        if let Type::Path(p) = &mut ty
            && let Some(last) = p.path.segments.last_mut()
            && let syn::PathArguments::AngleBracketed(arguments) = &mut last.arguments
            && let Some(first) = arguments.args.first_mut()
        {
            *first = syn::GenericArgument::Type(Type::Verbatim(value));
        }
        ty.to_token_stream()
    }
}

/// The type without values that has the adjoint of a function in a module: an import of the function brings it along.
pub(crate) fn beside(visibility: &Visibility, name: &Ident, functions: &Functions) -> TokenStream {
    let doc = format!("The adjoint of [`fn@{name}`].");
    let Functions { items, of_unnamed, followed } = functions;
    let (parameters, of_unnamed) = match of_unnamed {
        None => (quote!({}), None),
        Some((types, item)) => (
            // A type without values whose variant names the parameters.
            quote! {
                <#(#types: ?Sized = ()),*> {
                    #[allow(dead_code)]
                    __Of(::core::convert::Infallible, #(::core::marker::PhantomData<#types>),*)
                }
            },
            Some(quote! {
                #[allow(warnings, unused, clippy::all)]
                impl<#(#types: ?Sized),*> #name<#(#types),*> { #item }
            }),
        ),
    };
    quote! {
        #[doc = #doc]
        #[doc(hidden)]
        #[allow(non_camel_case_types, missing_debug_implementations)]
        #visibility enum #name #parameters
        #[allow(warnings, unused, clippy::all)]
        impl #name { #items }
        #of_unnamed
        #followed
    }
}

/// The type and constant parameters.
fn names(generics: &Generics) -> Vec<Ident> {
    let of = |p: &GenericParam| match p {
        GenericParam::Lifetime(_) => None,
        GenericParam::Type(p) => Some(p.ident.clone()),
        GenericParam::Const(p) => Some(p.ident.clone()),
    };
    generics.params.iter().filter_map(of).collect()
}

fn without_lifetimes(ty: &Type) -> Type {
    struct Elide;
    impl VisitMut for Elide {
        fn visit_lifetime_mut(&mut self, l: &mut Lifetime) {
            if l.ident != "static" {
                l.ident = format_ident!("_");
            }
        }
    }
    let mut ty = ty.clone();
    Elide.visit_type_mut(&mut ty);
    ty
}
