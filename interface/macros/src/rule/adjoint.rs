//! The adjoint of a function or a method with a rule, for those who call it: that of the rule.
//!
//! | argument | its adjoint |
//! |---|---|
//! | active, or a model that is made of scalars | gets what the pullback gives |
//! | parameter | the same in the halves; to a backend it has none |
//! | constant, or a model that is borrowed | none |
//! | result in place | is ȳ, and 0 afterwards, because the result was overwritten |
//! | cache | stays as it is: the rule has storage of its own, and the caller's is not written to |

use super::piece::{Piece, tuple, types};
use crate::adjoint::{Half, adjoint_of, beside, beside_constant};
use crate::arguments::Argument;
use crate::parts::{Parts, as_arguments};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, ItemFn, Result, Signature, Type, Visibility};

/// The adjoint of a function, and its halves.
pub(crate) fn of_function(item: &ItemFn, parts: &Parts<'_>) -> Result<TokenStream> {
    let piece = Piece::of_function(item, parts)?;
    let names =
        [format_ident!("adjoint"), format_ident!("{}", Half::First.name()), format_ident!("{}", Half::Second.name())];
    let written = Written { piece: &piece, parts, names: &names, receiver: None };
    Ok(beside(&item.vis, &item.sig.ident, &written.functions(&item.vis, &item.sig, &item.sig).into()))
}

/// The adjoint of a method, and its halves, which are methods too. `free` is the signature with a model that is made of scalars as an argument.
pub(super) fn of_method(
    visibility: &Visibility,
    signature: &Signature,
    free: Option<&Signature>,
    piece: &Piece<'_>,
    parts: &Parts<'_>,
) -> TokenStream {
    let name = &signature.ident;
    let names = [adjoint_of(name), Half::First.of_method(name), Half::Second.of_method(name)];
    let receiver = Some(if free.is_some() { Receiver::Active } else { Receiver::Constant });
    Written { piece, parts, names: &names, receiver }.functions(visibility, signature, free.unwrap_or(signature))
}

/// What a method is called of.
#[derive(Clone, Copy, PartialEq)]
enum Receiver {
    /// A model that the rule holds a copy of.
    Constant,
    /// A model that is made of scalars.
    Active,
}

/// What the three functions are made of.
struct Written<'a> {
    piece: &'a Piece<'a>,
    parts: &'a Parts<'a>,
    /// The adjoint, its first half, its second half.
    names: &'a [Ident; 3],
    receiver: Option<Receiver>,
}

/// The arguments of the three functions.
#[derive(Default)]
struct Lists {
    /// Those of the function, as they are declared.
    values: Vec<TokenStream>,
    /// The same, with the adjoints that a backend passes.
    of_backends: Vec<TokenStream>,
    /// The same, with all adjoints.
    of_callers: Vec<TokenStream>,
    /// The types of those.
    types: Vec<TokenStream>,
    /// How the adjoint passes them on to each half.
    to_first: Vec<TokenStream>,
    to_second: Vec<TokenStream>,
    /// The parameters and their spaces. The adjoint makes adjoints for them, which nobody asks for.
    parameters: Vec<(Ident, Type)>,
    /// The result that is written in place, and its adjoint.
    in_place: Option<(Ident, Ident)>,
}

/// The name of the adjoint of an argument.
fn bar_of(name: &Ident) -> Ident {
    format_ident!("__bar_of{name}")
}

impl Lists {
    fn push(&mut self, name: &Ident, ty: &Type, bar: Option<TokenStream>) {
        let b = bar_of(name);
        self.values.push(quote!(#name: #ty));
        let (declared, given, types) = match bar {
            Some(bar) => (quote!(#name: #ty, #b: #bar), quote!(#name, #b), quote!(#ty, #bar)),
            None => (quote!(#name: #ty), quote!(#name), quote!(#ty)),
        };
        self.types.push(types);
        self.of_backends.push(declared.clone());
        self.of_callers.push(declared);
        self.to_first.push(quote!(#name));
        self.to_second.push(given);
    }

    /// What is written to is lent to each half.
    fn push_written(&mut self, name: &Ident, ty: &Type, bar: TokenStream) {
        self.push(name, ty, Some(bar));
        let b = bar_of(name);
        self.to_first.pop();
        self.to_second.pop();
        self.to_first.push(quote!(&mut *#name));
        self.to_second.push(quote!(&mut *#name, #b));
    }

    fn push_parameter(&mut self, name: &Ident, ty: &Type, space: &Type, s: &Ident) {
        self.push(name, ty, Some(quote!(<#space as ::fluxions::Space>::Bar<'_, #s>)));
        self.of_backends.pop();
        self.of_backends.push(quote!(#name: #ty));
        self.parameters.push((name.clone(), space.clone()));
    }

    /// Methods have a place for an adjoint beside each argument.
    fn add_place(&mut self, name: &Ident, ty: &Type) {
        let place = beside_constant(ty);
        self.of_callers.pop();
        self.to_second.pop();
        self.of_callers.push(quote!(#name: #ty, _: #place));
        self.to_second.push(quote!(#name, ()));
    }

    /// Makes adjoints for the parameters, which stay on the stack from call to call.
    fn made(&self, s: &Ident) -> (TokenStream, TokenStream) {
        if self.parameters.is_empty() {
            return Default::default();
        }
        let (names, spaces): (Vec<_>, Vec<_>) = self.parameters.iter().map(|(name, space)| (name, space)).unzip();
        let (cells, bars): (Vec<_>, Vec<_>) =
            names.iter().map(|name| (format_ident!("__cells_of{name}"), bar_of(name))).unzip();
        let make = quote! {
            let __made = __stack.take_unasked(|| (#(<#spaces as ::fluxions::Space>::cells::<#s>(#names),)*));
            let (#(#cells,)*) = &*__made;
            #(let #bars = <#spaces as ::fluxions::Space>::bar::<#s>(#cells);)*
        };
        (make, quote!(__stack.put_unasked(__made);))
    }
}

impl Written<'_> {
    /// The arguments by numbered names. A model that is made of scalars is `self`, under the first of them.
    fn lists(&self, free: &Signature) -> Lists {
        let (mut lists, s) = (Lists::default(), &self.parts.scalar.name);
        let spaces: Vec<_> = self.piece.inputs().collect();
        for (i, (ty, argument)) in types(free).zip(&self.parts.arguments.list).enumerate() {
            let name = format_ident!("__a{i}");
            let space = spaces.iter().find(|(input, _)| **input == name).map(|(_, space)| *space);
            let bar = |space: &Type| quote!(<#space as ::fluxions::Space>::Bar<'_, #s>);
            match (argument, space) {
                (Argument::Active { space }, _) => lists.push(&name, ty, Some(bar(space))),
                (Argument::Context { .. }, Some(space)) => lists.push_parameter(&name, ty, space, s),
                (Argument::Context { .. }, None) => {
                    lists.push(&name, ty, None);
                    if self.receiver.is_some() {
                        lists.add_place(&name, ty);
                    }
                }
                (Argument::Cache { space }, _) => lists.push_written(&name, ty, bar(space)),
                (Argument::Output, _) => {
                    lists.in_place = Some((name.clone(), bar_of(&name)));
                    lists.push_written(&name, ty, bar(&self.parts.arguments.output));
                }
            }
        }
        if self.receiver == Some(Receiver::Active) {
            let (space, b) = (spaces.first().map(|(_, space)| *space), bar_of(&format_ident!("__a0")));
            for list in [&mut lists.values, &mut lists.to_first] {
                list.remove(0);
            }
            lists.to_second[0] = quote!(#b);
            for list in [&mut lists.of_backends, &mut lists.of_callers] {
                list[0] = quote!(#b: <#space as ::fluxions::Space>::Bar<'_, #s>);
            }
        }
        lists
    }

    /// The adjoint, and its halves.
    ///
    /// A function that calls it passes an adjoint for each argument with a derivative and for the result, so there is no storage.
    fn functions(&self, visibility: &Visibility, signature: &Signature, free: &Signature) -> TokenStream {
        let Self { piece, parts, names: [adjoint, own_first, own_second], receiver } = self;
        let (generics, returns, clause) = (&signature.generics, &signature.output, &signature.generics.where_clause);
        let (real, s, output) = (&parts.scalar.real, &parts.scalar.name, &parts.arguments.output);
        let lists = self.lists(free);
        let (make, put) = lists.made(s);
        let Lists { values, mut of_backends, mut of_callers, mut types, to_first, to_second, in_place, .. } = lists;
        let y_bar = quote!(&<#output as ::fluxions::Space>::Cells<#s>);
        // The second half of a function without a value takes an adjoint of that as well.
        let (y_bar, given) = if in_place.is_some() { (quote!(&()), quote!(&())) } else { (y_bar, quote!(__y_bar)) };
        of_backends.extend(in_place.is_none().then(|| quote!(__y_bar: #y_bar)));
        of_callers.push(quote!(__y_bar: #y_bar));
        types.push(y_bar);
        let bars: Vec<_> = piece.inputs().map(|(name, _)| bar_of(name)).collect();
        let (point, x_bar, rule) = (piece.point(), tuple(&bars), piece.value());
        let stack = quote!(__stack: &mut ::fluxions::adjoint::Stack);
        let y = quote!(::fluxions::Owned<#output, #s>);
        let error = parts.arguments.error.as_ref();
        let (method, fails) = if error.is_some() { ("call", Some(quote!(?))) } else { ("of", None) };
        let done = |value: TokenStream| error.map_or(value.clone(), |_| quote!(::core::result::Result::Ok(#value)));
        let [first, second] = [Half::First, Half::Second].map(|half| half.of_method(&format_ident!("{method}")));
        let fallible = |ty: TokenStream| error.map_or(ty.clone(), |e| quote!(::core::result::Result<#ty, #e>));
        let (value, kept) =
            (if in_place.is_some() { quote!(()) } else { y.clone() }, quote!((::fluxions::rule::Lent<#y>, ())));
        let (first_returns, second_returns) = (fallible(quote!((#value, #kept))), fallible(quote!(())));
        let (end, first_end) =
            (done(if in_place.is_some() { quote!(()) } else { quote!(__y) }), done(quote!((__y, __kept))));
        let (second, write, read) = match &in_place {
            Some((y, y_bar)) => (
                format_ident!("{second}_in_place"),
                quote!(let __y = ::fluxions::rule::put_in_place::<#output, #s>(__y, #y);),
                quote!(#y_bar),
            ),
            None => (second, TokenStream::new(), quote!(__y_bar)),
        };
        let turbofish = as_arguments(generics);
        let turbofish = (!turbofish.is_empty()).then(|| quote!(::<#(#turbofish),*>));
        let (this, own) = match receiver {
            Some(_) => (Some(quote!(&self,)), quote!(self.)),
            None => (None, quote!(Self::)),
        };
        let model = (*receiver == Some(Receiver::Active)).then(|| quote!(let __a0 = self;));
        let pull = quote! {
            ::fluxions::adjoint::RuleAdjoint::<#real>::#second(&#rule, #point, #x_bar, #read, __kept, __stack, __site)
        };
        // A function in a module takes what was kept, and then the arguments.
        let (takes, second_returns, back, to_second) = match receiver {
            Some(_) => (
                quote!(#this #(#of_callers,)* __kept: #kept, #stack, __site: usize),
                second_returns,
                quote!(#model #pull),
                quote!((#(#to_second,)* #given, __kept, __stack, 0)),
            ),
            None => (
                quote!(__kept: #kept),
                quote!(impl FnOnce(#(#types,)* &mut ::fluxions::adjoint::Site<'_>) -> #second_returns),
                quote! {
                    move |#(#of_callers,)* __at: &mut ::fluxions::adjoint::Site<'_>| {
                        let (__stack, __site) = __at.parts();
                        #pull
                    }
                },
                quote!((__kept)(#(#to_second,)* #given, &mut __stack.site(0))),
            ),
        };
        let allowed = quote!(#[doc(hidden)] #[allow(warnings, unused, clippy::all)]);
        quote! {
            #allowed
            #visibility fn #adjoint #generics (#this #(#of_backends,)* #stack) #returns #clause {
                #make
                let (__y, __kept) = #own #own_first #turbofish(#(#to_first,)* __stack, 0) #fails;
                #own #own_second #turbofish #to_second #fails;
                #put
                #end
            }
            #allowed
            #visibility fn #own_first #generics (#this #(#values,)* #stack, __site: usize) -> #first_returns #clause {
                #model
                let (__y, __kept) = ::fluxions::adjoint::RuleAdjoint::<#real>::#first(&#rule, #point, __stack, __site) #fails;
                #write
                #first_end
            }
            #allowed
            #visibility fn #own_second #generics (#takes) -> #second_returns #clause { #back }
        }
    }
}
