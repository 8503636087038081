//! The functions that an adjoint becomes.
//!
//! | function | what |
//! |---|---|
//! | `adjoint` | both sweeps: takes x, x̄, ȳ, returns y |
//! | `with_pullback` | the forward sweep: takes x, returns y and what is kept |
//! | `pullback` | the backward sweep: takes what was kept, and returns what takes x, x̄, ȳ |
//!
//! A function calls another by the last two. That of a helper has its two sweeps there, what it keeps is a closure, and `adjoint` is left out, but for methods.
//! Any other function has both sweeps in `adjoint`, which goes forward again: what it keeps is `adjoint` itself, or a closure that calls it. Where backends take it with one
//! argument, it is `Followed` by the type that they take, and has no halves of its own. `pullback`
//! returns what was kept, which it does for all functions in one trait, but for those in whose arguments a closure or a lifetime may be. A function whose parameters have no derivatives has
//! nothing that others could call. The `pullback` of a method takes all its arguments at once, and has a place for an adjoint beside each.
//!
//! The adjoint of the function `f` is `f::adjoint`, where `f` is a type without values: an import of the function `f` brings the type along. The adjoint
//! of the method `f` is the method `f__adjoint`.

mod constants;
mod pieces;
mod unnamed;

pub(crate) use constants::beside_constant;
pub(crate) use pieces::beside;
pub(crate) use unnamed::Functions;

use super::code::{Code, stack};
use super::emit::{Emit, Split};
use super::lower::Half;
use super::purpose::Form;
use super::signature::{Arguments, OfBackends, Owner, Signed};
use super::syntax::{has_ident, idents, map_idents, mentions};
use super::warnings::Warnings;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use syn::visit_mut::VisitMut;
use syn::{Generics, Ident, Signature, Type, Visibility};
use unnamed::{Naming, is_borrowed, is_unnamed};

pub(super) struct Items<'a> {
    pub(super) owner: &'a Owner<'a>,
    /// Those of the `impl` block.
    pub(super) generics: &'a Generics,
    pub(super) visibility: &'a Visibility,
    pub(super) signature: &'a Signature,
    pub(super) signed: &'a Signed,
    pub(super) arguments: &'a Arguments,
    pub(super) output: &'a Ident,
    pub(super) warnings: &'a Warnings,
    /// The halves of methods that it calls.
    pub(super) methods: &'a BTreeSet<String>,
    /// Functions that are taken for those of the standard library.
    pub(super) of_library: &'a [[Ident; 2]],
    /// Whether the method takes `self` by value, of which its halves take a reference.
    pub(super) takes_self: bool,
    pub(super) form: Form,
}

impl Items<'_> {
    /// Both sweeps in `adjoint`, which `pullback` calls.
    pub(super) fn whole(&self, emit: &Emit, code: &TokenStream) -> Functions {
        let [fused, free, stored] = emit.loops;
        let name = &self.signature.ident;
        let doc =
            format!("The value of `{name}`, and its adjoint. Loops: {fused} fused, {free} free, {stored} stored.");
        let (top, bottom, declare, end) = (&emit.top, &emit.bottom, self.declare(), self.end());
        let (list, returns) = (self.list(true, false), &self.signature.output);
        let warnings = self.warnings.code(name, &self.arguments.watched, code);
        let adjoint = self.sweep(
            &self.name(None),
            &quote!(#list stack: &mut ::fluxions::adjoint::Stack),
            &quote!(#returns),
            &quote!(#warnings #declare #(#top)* #code #(#bottom)* #end),
        );
        let halves = match self.form {
            Form::Adjoint => Functions::default(),
            _ if self.signed.ignores_parameters && self.of_module() => Functions::default(),
            Form::Whole if let Owner::Module(Some(of)) = self.owner => self.followed(of),
            _ => self.halves_of_whole(),
        };
        Functions::from(quote!(#[doc = #doc] #adjoint)).and(halves)
    }

    /// What stands for halves where others reach both sweeps by the type that backends take. A half that only calls them takes the compiler some two million instructions.
    fn followed(&self, of: &OfBackends) -> Functions {
        let (name, OfBackends { function, real }) = (&self.signature.ident, of);
        let followed = quote! {
            impl ::fluxions::adjoint::Followed for #name {
                type Real = #real;
                type Function = #function;
            }
        };
        Functions { followed, ..Functions::default() }
    }

    /// The halves of a function whose sweeps are in `adjoint`: forward it is called as it is, and back `adjoint` goes forward again.
    fn halves_of_whole(&self) -> Functions {
        if self.of_module() {
            return if self.names_no_types() { self.first_of_whole(true).into() } else { self.curried() };
        }
        let first = self.first_of_whole(false);
        let (kept, all, own) = (self.given_with(&quote!(_: ())), self.values(true), self.own(&self.name(None)));
        let done = self.signed.fallible.then(|| self.wrapped(quote!(())));
        let error = self.question();
        let second = self.function(
            &self.name(Some(Half::Second)),
            &quote!(#kept, stack: &mut ::fluxions::adjoint::Stack, stack_at: usize),
            &self.back_returns().unwrap_or_default(),
            &self.can_be_called(quote!(#own(#all stack.call(stack_at)) #error; #done)),
        );
        quote!(#first #second).into()
    }

    /// The first half of a function whose sweeps are in `adjoint`. What it keeps is the second half, or nothing.
    fn first_of_whole(&self, keeps: bool) -> TokenStream {
        let (given, values) = (self.given(false), self.values(false));
        let (plain, error) = (self.plain(), self.question());
        let (ty, kept) = if keeps { self.kept_of_whole() } else { (quote!(()), quote!(())) };
        let value = self.can_be_called(self.wrapped(quote!((#plain(#values) #error, #kept))));
        let operators = self.operators();
        self.function(
            &self.name(Some(Half::First)),
            &quote!(#given _: &mut ::fluxions::adjoint::Stack, _: usize),
            &self.returning(&ty),
            &quote!(#operators #value),
        )
    }

    /// What the first half of such a function keeps, with its type: the adjoint itself, where it takes what a second half takes. A closure that calls it costs the
    /// compiler as much again as the rest of that half.
    fn kept_of_whole(&self) -> (TokenStream, TokenStream) {
        if self.adjoint_is_second_half() {
            let (types, returns) = (self.types(), &self.signature.output);
            let (function, adjoint, turbofish) = (&self.signature.ident, self.name(None), self.turbofish());
            let ty = self.kept_type(&quote!(FnOnce(#(#types,)* &mut ::fluxions::adjoint::Stack) #returns));
            return (ty, quote!(#function::#adjoint #turbofish));
        }
        // The compiler sees no types through the `Ok` of a function that can fail.
        let list = if self.signed.fallible {
            let (list, nothing, site) = (self.given_after_receiver(true), self.takes_nothing(), site());
            quote!(#list #nothing stack: #site)
        } else {
            self.names_of_second()
        };
        (self.kept_type(&self.closure_type()), self.second_of_whole(&list))
    }

    /// Whether the adjoint takes an adjoint of the result, returns no error of its own and no reference.
    fn adjoint_is_second_half(&self) -> bool {
        self.signed.result.is_some() && !self.signed.fallible && !is_borrowed(&self.signature.output)
    }

    /// Code of a half. Halves that nobody can call are there for the message of the compiler.
    fn can_be_called(&self, code: TokenStream) -> TokenStream {
        if self.signed.ignores_parameters { quote!(::core::unreachable!()) } else { code }
    }

    /// The second half of a function in a module whose sweeps are in `adjoint`, as a closure.
    fn second_of_whole(&self, list: &TokenStream) -> TokenStream {
        let (all, error) = (self.values(true), self.question());
        let (function, adjoint, turbofish) = (&self.signature.ident, self.name(None), self.turbofish());
        let (returns, done) = (self.back_returns(), self.signed.fallible.then(|| self.wrapped(quote!(()))));
        quote!(|#list| #returns { #function::#adjoint #turbofish(#all stack) #error; #done })
    }

    /// Whether the second half can be what the first one keeps: all types of arguments are the same in both. A closure stands in each sweep anew, with a
    /// type of its own, and a lifetime is another one.
    fn names_no_types(&self) -> bool {
        let generics = &self.signature.generics;
        self.type_parameters() < 2
            && generics.lifetimes().next().is_none()
            && !self.arguments.list.iter().any(|a| is_unnamed(&a.ty))
    }

    /// The halves where that cannot be: the second one takes what was kept, which is nothing, and returns what takes the arguments.
    fn curried(&self) -> Functions {
        let first = self.first_of_whole(false);
        let (mut types, returns, site) = (self.types(), self.back_returns(), site());
        let mut named = Naming::default();
        types.iter_mut().for_each(|ty| named.visit_type_mut(ty));
        let second = self.function_where(
            &self.name(Some(Half::Second)),
            &quote!(_: ()),
            &quote!(-> impl FnOnce(#(#types,)* #site) #returns),
            &self.second_of_whole(&self.names_of_second()),
            &named.predicates,
        );
        if named.types.is_empty() {
            return quote!(#first #second).into();
        }
        Functions { items: first, of_unnamed: Some((named.types, second)), ..Functions::default() }
    }

    /// A sweep in each half. `adjoint` calls both; a helper has none, but for methods.
    pub(super) fn split(&self, split: &Split) -> Functions {
        let Split { open, forward, close, back } = split;
        let uses_stack = |code: &Code| has_ident(code, &stack());
        let own_stack = quote!(let stack = stack.call(stack_at););
        let open_forward = (uses_stack(open) || uses_stack(forward)).then_some(&own_stack);
        let open_site = quote!(let stack: &mut ::fluxions::adjoint::Stack = stack;);
        let open_back = uses_stack(back).then_some(&open_site);
        let (stack, site) = (quote!(stack: &mut ::fluxions::adjoint::Stack, stack_at: usize), site());
        let (declare, end) = (self.declare(), self.wrapped(quote!((__y, __back))));
        let value = if self.signed.result.is_some() { self.output.to_token_stream() } else { quote!(()) };
        let (closure, list, back_of) = (self.closure_type(), self.list(false, false), self.closure_list());
        let (back, back_returns, done) = (
            self.with_receiver(&back.to_token_stream()),
            self.back_returns().unwrap_or_default(),
            self.wrapped(quote!(())),
        );
        let warnings = self.warnings.code(&self.signature.ident, &self.arguments.watched, &back);
        // Who calls a helper calls its halves.
        let needs_both = self.form != Form::Halves && !(self.form == Form::Helper && self.of_module());
        let (in_both, in_first) = if needs_both { (Some(warnings), None) } else { (None, Some(warnings)) };
        let made = quote! {
            #declare #forward
            let __y = #value;
            let __back = move |#back_of stack: #site| #back_returns { #open_back #back #done };
        };
        let made = self.with_lists(&made, close, &end);
        let first = self.sweep(
            &self.name(Some(Half::First)),
            &quote!(#list #stack),
            &self.returning(&self.kept_type(&closure)),
            &quote!(#in_first #open_forward #open #made),
        );
        if self.of_module() {
            let second = self.same(&closure);
            return quote!(#first #second).into();
        }
        let (kept, values, all, all_of_second) = (
            self.given_with(&quote!(__back: impl #closure)),
            self.values(false),
            self.values(true),
            self.values_of_second(),
        );
        let receiver = self.arguments.receiver.as_ref().map(|_| quote!(self,));
        let nothing = self.takes_nothing().map(|_| quote!(&(),));
        let second = self.function(
            &self.name(Some(Half::Second)),
            &quote!(#kept, #stack),
            &back_returns,
            &quote!(__back(#receiver #all #nothing &mut stack.site(stack_at))),
        );
        if !needs_both {
            return quote!(#first #second).into();
        }
        let (given, returns, error) = (self.given(true), &self.signature.output, self.question());
        let (own_first, own_second) =
            (self.own(&self.name(Some(Half::First))), self.own(&self.name(Some(Half::Second))));
        let end = self.wrapped(quote!(__y));
        let adjoint = self.function(
            &self.name(None),
            &quote!(#given stack: &mut ::fluxions::adjoint::Stack),
            &quote!(#returns),
            &quote! {
                #in_both
                let (__y, __back) = #own_first(#values stack, 0) #error;
                #own_second(#all_of_second #nothing __back, stack, 0) #error;
                #end
            },
        );
        let doc = format!("The value of `{}`, and its adjoint.", self.signature.ident);
        quote!(#[doc = #doc] #adjoint #first #second).into()
    }

    /// The first half, which ends by giving back the lists that it has taken. So does one that returns an error: what earlier calls keep lies there, too.
    fn with_lists(&self, made: &TokenStream, close: &Code, end: &TokenStream) -> TokenStream {
        if close.is_empty() || !self.signed.fallible {
            return quote!(#made #close #end);
        }
        let returns = self.returning(&quote!(_));
        quote!(let __made = (|| -> #returns { #made #end })(); #close __made)
    }

    /// The second half of a helper in a module, which returns what the first one has kept. `SecondHalf` has it for all helpers, but calls may list the
    /// types of one that is generic over more than the scalar.
    fn same(&self, closure: &TokenStream) -> Option<TokenStream> {
        let name = self.name(Some(Half::Second));
        let kept = || self.function(&name, &quote!(kept: impl #closure), &quote!(-> impl #closure), &quote!(kept));
        (self.type_parameters() > 1).then(kept)
    }

    /// Whether the arguments can be passed on twice, and the closure is free of lifetimes.
    pub(super) fn can_be_split(&self) -> bool {
        let by_reference =
            self.arguments.receiver.as_ref().is_none_or(|r| r.reference.is_some() && r.mutability.is_none());
        by_reference
            && self.generics.lifetimes().next().is_none()
            && !self.signature.output.to_token_stream().to_string().contains('\'')
            && self.arguments.list.iter().all(|a| is_copy(&a.ty, &self.signed.scalar, true) && !is_unnamed(&a.ty))
    }

    /// The code with another name for `self`, which a closure cannot have.
    fn with_receiver(&self, code: &TokenStream) -> TokenStream {
        if self.arguments.receiver.is_some() { renamed_receiver(code.clone()) } else { code.clone() }
    }

    /// Whether code names an adjoint of an argument.
    pub(super) fn names_bars(&self, code: &Code) -> bool {
        let mut bars: FxHashSet<String> = self.arguments.model.iter().map(|(name, _)| name.to_string()).collect();
        self.arguments.list.iter().filter_map(|a| a.bar.as_ref()).for_each(|(pat, _)| idents(pat, &mut bars));
        mentions(code, &bars)
    }
}

/// The stack of a call as a second half takes it.
fn site() -> TokenStream {
    quote!(&mut ::fluxions::adjoint::Site<'_>)
}

/// Whether an argument can be passed on twice. One that is borrowed mutably is lent.
fn is_copy(ty: &Type, scalar: &Ident, outside: bool) -> bool {
    const PLAIN: [&str; 8] = ["f64", "f32", "usize", "bool", "i32", "u32", "i64", "u64"];
    match ty {
        Type::Reference(r) => outside || r.mutability.is_none(),
        Type::Path(p) => p.path.is_ident(scalar) || PLAIN.iter().any(|name| p.path.is_ident(name)),
        Type::Array(a) => is_copy(&a.elem, scalar, false),
        Type::Tuple(t) => t.elems.iter().all(|ty| is_copy(ty, scalar, false)),
        Type::Paren(p) => is_copy(&p.elem, scalar, outside),
        _ => false,
    }
}

fn renamed_receiver(code: TokenStream) -> TokenStream {
    map_idents(code, &|name| if name == "self" { Ident::new("receiver_bar", name.span()) } else { name })
}
