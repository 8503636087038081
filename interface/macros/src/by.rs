//! `#[differentiable(adjoint_by = backend)]`: the adjoint of a function is the pullback of a backend.
//!
//! The macro does not look into the function. So it is for what the adjoint cannot follow, and what others call keeps their own adjoints.

use crate::adjoint::{Half, adjoint_of, beside, beside_constant};
use crate::arguments::Argument;
use crate::options::{Adjoint, Options};
use crate::parts::{Parts, as_arguments};
use crate::rule::piece::{tuple, types};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Expr, Ident, ImplItemFn, ItemFn, Result, Signature, Visibility};

/// Refuses the setting where it has no place.
pub(crate) fn refuse(options: &Options, message: &str) -> Result<()> {
    match &options.adjoint {
        Some(Adjoint::By(backend)) => Err(syn::Error::new_spanned(backend, message)),
        _ => Ok(()),
    }
}

/// The adjoint of a function that stands alone, and its halves.
pub(crate) fn of_function(item: &ItemFn, parts: &Parts<'_>, backend: &Expr) -> Result<TokenStream> {
    let (function, generics, name) = (&item.sig.ident, as_arguments(&parts.generics), &parts.name);
    let value = match parts.generics.type_params().next() {
        Some(_) => quote!(<#name<#(#generics),*>>::new()),
        None => quote!(#name::<#(#generics),*>),
    };
    let names = ["adjoint", Half::First.name(), Half::Second.name()].map(|name| Ident::new(name, function.span()));
    let written = Written { names: &names, callee: quote!(#function), own: quote!(Self::), value, receiver: None };
    let functions = written.functions(&item.vis, &item.sig, parts, backend)?;
    Ok(beside(&item.vis, function, &functions.into()))
}

/// The adjoint of a method, and its halves, which are methods too.
pub(crate) fn of_method(method: &ImplItemFn, parts: &Parts<'_>, backend: &Expr) -> Result<TokenStream> {
    let name = &method.sig.ident;
    let names = [adjoint_of(name), Half::First.of_method(name), Half::Second.of_method(name)];
    let maker = format_ident!("{name}_function");
    let written = Written {
        names: &names,
        callee: quote!(self.#name),
        own: quote!(self.),
        value: quote!(self.#maker()),
        receiver: Some(quote!(&self,)),
    };
    written.functions(&method.vis, &method.sig, parts, backend)
}

/// What the three functions are made of.
struct Written<'a> {
    /// The adjoint, its first half, its second half.
    names: &'a [Ident; 3],
    /// The function itself, to be called.
    callee: TokenStream,
    /// What stands before one of the three, to call it.
    own: TokenStream,
    /// The function as a value that operators take.
    value: TokenStream,
    receiver: Option<TokenStream>,
}

/// The arguments, as each of the three functions has them.
#[derive(Default)]
struct Lists {
    declared: Vec<TokenStream>,
    with_bars: Vec<TokenStream>,
    /// The same with a place for an adjoint beside each argument, as methods have it.
    with_places: Vec<TokenStream>,
    names: Vec<TokenStream>,
    given: Vec<TokenStream>,
    actives: Vec<Ident>,
    bars: Vec<Ident>,
    context: Vec<TokenStream>,
}

impl Lists {
    fn new(signature: &Signature, parts: &Parts<'_>) -> Result<Self> {
        let (mut lists, s) = (Self::default(), &parts.scalar.name);
        for (i, (ty, argument)) in types(signature).zip(&parts.arguments.list).enumerate() {
            let (name, bar) = (format_ident!("__a{i}"), format_ident!("__bar{i}"));
            lists.declared.push(quote!(#name: #ty));
            lists.names.push(quote!(#name));
            match argument {
                Argument::Output => {
                    return Err(syn::Error::new_spanned(
                        ty,
                        "an adjoint by a backend is for a function that returns its result: return `Vec<S>`",
                    ));
                }
                Argument::Context { .. } => {
                    let place = beside_constant(ty);
                    lists.with_bars.push(quote!(#name: #ty));
                    lists.with_places.push(quote!(#name: #ty, _: #place));
                    lists.given.push(quote!(#name));
                    lists.context.push(quote!(#name));
                }
                Argument::Active { space } | Argument::Cache { space } => {
                    let both = quote!(#name: #ty, #bar: <#space as ::fluxions::Space>::Bar<'_, #s>);
                    lists.with_bars.push(both.clone());
                    lists.with_places.push(both);
                    lists.given.push(quote!(#name, #bar));
                    if let Argument::Cache { .. } = argument {
                        lists.context.push(quote!(<#space as ::fluxions::Space>::read::<#s>(&#name)));
                    } else {
                        lists.actives.push(name);
                        lists.bars.push(bar);
                    }
                }
            }
        }
        Ok(lists)
    }
}

impl Written<'_> {
    fn functions(
        &self,
        visibility: &Visibility,
        signature: &Signature,
        parts: &Parts<'_>,
        backend: &Expr,
    ) -> Result<TokenStream> {
        let Self { names: [adjoint, first, second], callee, own, value, receiver } = self;
        let Lists { declared, with_bars, with_places, names, given, actives, bars, context } =
            Lists::new(signature, parts)?;
        let (generics, returns, clause) = (&signature.generics, &signature.output, &signature.generics.where_clause);
        let (s, real, output) = (&parts.scalar.name, &parts.scalar.real, &parts.arguments.output);
        let (x, x_bar, turbofish) = (tuple(&actives), tuple(&bars), as_arguments(generics));
        let context = match context.as_slice() {
            [one] => quote!(#one),
            several => quote!((#(#several,)*)),
        };
        let error = parts.arguments.error.as_ref();
        let result = |ty: TokenStream| error.map_or(ty.clone(), |e| quote!(::core::result::Result<#ty, #e>));
        let (first_type, second_type) = (result(quote!((::fluxions::Owned<#output, #s>, ()))), result(quote!(())));
        let fails = error.map(|_| quote!(?));
        let done =
            |value: TokenStream| if error.is_some() { quote!(::core::result::Result::Ok(#value)) } else { value };
        let (first_done, second_done) = (done(quote!((__y, ()))), done(quote!(())));
        let never = error.is_none().then(|| quote!(.unwrap_or_else(|__never| match __never {})));
        let y_bar = quote!(__y_bar: &<#output as ::fluxions::Space>::Cells<#s>);
        let stack = quote!(__stack: &mut ::fluxions::adjoint::Stack);
        let attributes = quote!(#[doc(hidden)] #[allow(warnings, unused, clippy::all)]);
        let back = quote! {
            #own #adjoint::<#(#turbofish),*>(#(#given,)* __y_bar, __stack) #fails;
            #second_done
        };
        // A function in a module takes what was kept, and then the arguments. A call through a pointer is nothing beside a backend's pullback.
        let (takes, returns_second, back) = match receiver {
            Some(receiver) => (quote!(#receiver #(#with_places,)* #y_bar, (): (), #stack, _: usize), second_type, back),
            None => {
                let list = quote!(#(#with_bars,)* #y_bar, #stack);
                (quote!((): ()), quote!(fn(#list) -> #second_type), quote!(|#list| { #back }))
            }
        };
        Ok(quote! {
            #attributes
            #visibility fn #adjoint #generics (#receiver #(#with_bars,)* #y_bar, #stack) #returns #clause {
                ::fluxions::adjoint::pulled::<_, #real, #s, _>(#backend, &#value, #x, #x_bar, #context, __y_bar) #never
            }
            #attributes
            #visibility fn #first #generics (#receiver #(#declared,)* #stack, _: usize) -> #first_type #clause {
                let __y = #callee::<#(#turbofish),*>(#(#names),*) #fails;
                #first_done
            }
            #attributes
            #visibility fn #second #generics (#takes) -> #returns_second #clause { #back }
        })
    }
}
