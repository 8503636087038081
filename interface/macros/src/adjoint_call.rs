//! `Function::adjoint`, which calls the adjoint of the function. For a function that writes y in place it is `adjoint_in_place`.

use crate::arguments::{Argument, pattern};
use crate::generics::scalar_ident;
use crate::parts::Parts;
use crate::spaces::{is_list, may_hold_lists};
use crate::written;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Type};

/// The arguments of the adjoint, and what becomes of those of `Function::adjoint` before.
#[derive(Default)]
struct Call {
    arguments: Vec<TokenStream>,
    /// The adjoints of the active arguments.
    bars: Vec<Ident>,
    /// What the arguments are that are not active: a name, or that of a cache and that of its adjoints.
    contexts: Vec<TokenStream>,
    /// The adjoints of caches, and the spaces.
    caches: Vec<(Ident, Type)>,
}

impl Parts<'_> {
    fn adjoint_call(&self) -> Call {
        let mut call = Call::default();
        call.arguments.extend(self.model.as_ref().map(|_| quote!(self.model)));
        for (i, argument) in self.arguments.list.iter().enumerate() {
            let (name, bar) = (format_ident!("__a{i}"), format_ident!("__bar{i}"));
            match argument {
                Argument::Active { .. } => {
                    call.arguments.extend([quote!(#name), quote!(#bar)]);
                    call.bars.push(bar);
                }
                Argument::Output => call.arguments.extend([quote!(__y), quote!(__y_bar)]),
                Argument::Context { .. } => {
                    call.arguments.push(quote!(#name));
                    call.contexts.push(quote!(#name));
                }
                Argument::Cache { space } => {
                    call.arguments.extend([quote!(#name), quote!(#bar)]);
                    call.contexts.push(quote!((#name, #bar)));
                    call.caches.push((bar, space.clone()));
                }
            }
        }
        if !self.arguments.in_place {
            call.arguments.push(quote!(__y_bar));
        }
        call.arguments.push(quote!(__stack));
        call
    }

    /// The items of `Function` that pass an adjoint on.
    pub(crate) fn adjoint(&self) -> Option<TokenStream> {
        let vjp = self.adjoint.as_ref()?;
        let (real, s) = (&self.scalar.real, scalar_ident());
        let (x, _, _) = self.arguments.call();
        let Call { arguments, bars, contexts, caches } = self.adjoint_call();
        let (bars, c) = (pattern(&bars), pattern(&contexts));
        let is_fallible = self.arguments.error.is_some();
        let (before, after) = noted(&caches, is_fallible);
        // The vector that was returned last goes back to where the next one comes from.
        let put_value = match &self.arguments.output {
            list if is_list(list) => quote!(__stack.give_back(::core::mem::replace(__y, __value))),
            parts if may_hold_lists(parts) => quote!({
                use ::fluxions::adjoint::Dropped as _;
                ::fluxions::adjoint::Unsure(::core::mem::replace(__y, __value)).give_to(__stack.pool())
            }),
            _ => quote!(*__y = __value),
        };
        let call = quote!(#vjp(#(#arguments),*));
        let run = match (self.arguments.in_place, is_fallible) {
            (true, true) => quote!(let __outcome = #call;),
            (true, false) => quote!(let () = #call;),
            (false, true) => quote!(let __outcome = #call.map(|__value| #put_value);),
            (false, false) => quote!(let __value = #call; #put_value;),
        };
        let outcome = if is_fallible { quote!(__outcome) } else { quote!(::core::result::Result::Ok(())) };
        let (input, output) = (self.arguments.input(), &self.arguments.output);
        let (x_type, x_bar_type) = (written::view(&input), written::bar(&input));
        let context = written::context(&self.arguments.list, real);
        let (declared, name, y, y_bar) = if self.arguments.in_place {
            let declared = quote!(
                const ADJOINT_IN_PLACE: bool = true;
            );
            (Some(declared), quote!(adjoint_in_place), written::view_mut(output), written::bar(output))
        } else {
            let (y, y_bar) = (written::owned(output), written::cells(output));
            (None, quote!(adjoint), quote!(&mut #y), quote!(&#y_bar))
        };
        Some(quote! {
            const ADJOINT: bool = true;
            #declared

            #[inline]
            fn #name<#s: ::fluxions::Scalar<#real>>(
                &self,
                #x: #x_type,
                #bars: #x_bar_type,
                #c: #context,
                __y: #y,
                __y_bar: #y_bar,
                __stack: &mut ::fluxions::adjoint::Stack,
            ) -> ::core::option::Option<::core::result::Result<(), Self::Error>> {
                #before
                #run
                #after
                ::core::option::Option::Some(#outcome)
            }
        })
    }
}

/// What is noted on the stack of a function with caches: nothing is known of them while the adjoint runs, nor behind one that failed.
fn noted(caches: &[(Ident, Type)], is_fallible: bool) -> (TokenStream, TokenStream) {
    if caches.is_empty() {
        return Default::default();
    }
    let s = scalar_ident();
    let (bars, spaces): (Vec<_>, Vec<_>) = caches.iter().map(|(bar, space)| (bar, space)).unzip();
    let before = quote!(__stack.overwrites_caches(false););
    let failed = is_fallible.then(|| {
        quote! {
            if __outcome.is_err() {
                __stack.overwrites_caches(false);
            }
        }
    });
    let after = quote! {
        #failed
        #(__stack.assert_overwritten::<#spaces, #s>(#bars);)*
    };
    (before, after)
}
