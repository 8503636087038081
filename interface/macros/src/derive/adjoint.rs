//! The adjoints of a struct or an enum, for functions that make one on the way.

use super::expand::named;
use super::{Item, Variant};
use crate::idents::is_one_of;
use crate::spaces::substitute;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{GenericArgument, Ident, PathArguments, Type, WhereClause, parse_quote};

impl Item {
    /// `Shadow` for the type over numbers, and `Bars` for that over cells. A box is of another crate than the traits: there are none for it.
    pub(super) fn adjoint(&self) -> Option<TokenStream> {
        if self.variants.iter().any(|v| v.components.iter().any(|c| c.is_boxed)) {
            return None;
        }
        let (s, cells) = (self.over(&quote!(__S)), self.over(&quote!(::fluxions::adjoint::Cell<__S>)));
        let parameters = self.parameters();
        let (shadow_clause, bars_clause) = (self.clause(true), self.clause(false));
        let generics = quote!(__R: ::fluxions::Real, __S: ::fluxions::Scalar<__R> + ::fluxions::Number<Real = __R> #(, #parameters)*);
        let [bars, copies] = [quote!(bar_in), quote!(copy_in)].map(|method| self.made_by(&method));
        let pool = quote!(, __pool);
        let values_given = self.of_shadow(&quote!(self), &quote!(give_to), &pool);
        let bars_given = self.of_shadow(&quote!(__bar), &quote!(give_bar_to), &pool);
        let open = self.open(&cells);
        let (lists, blank) = (self.lists(), self.blank());
        let [accumulate, seed, transfer] =
            [quote!(accumulate), quote!(seed), quote!(transfer)].map(|method| self.pairs(&method));
        let (forget, exchange) = (self.each(&quote!(forget), |_| quote!()), self.pairs(&quote!(exchange)));
        let vanish = self.vanish();
        let places = self.each(&quote!(places), |i| quote!(, ::fluxions::adjoint::Places::part(__path, #i), __to));
        let located = self.located();
        Some(quote! {
            #located
            #[automatically_derived]
            #[allow(unused_variables, clippy::clone_on_copy)]
            impl<#generics> ::fluxions::adjoint::Shadow for #s #shadow_clause {
                type Bar = #cells;
                const LISTS: bool = #lists;
                fn bar(&self) -> #cells {
                    ::fluxions::adjoint::Shadow::bar_in(self, &mut ::core::default::Default::default())
                }
                fn bar_in(&self, __pool: &mut ::fluxions::adjoint::Pool) -> #cells { #bars }
                fn copy_in(&self, __pool: &mut ::fluxions::adjoint::Pool) -> Self { #copies }
                fn give_to(self, __pool: &mut ::fluxions::adjoint::Pool) { #values_given }
                fn give_bar_to(__bar: #cells, __pool: &mut ::fluxions::adjoint::Pool) { #bars_given }
                #blank
                #open
            }
            #[automatically_derived]
            #[allow(unused_variables)]
            impl<#generics> ::fluxions::adjoint::Bars for #cells #bars_clause {
                fn accumulate(&self, __from: &Self) { #accumulate }
                fn seed(&self, __from: &Self) { #seed }
                fn transfer(&self, __from: &Self) { #transfer }
                fn forget(&self) { #forget }
                fn exchange(&self, __from: &Self) { #exchange }
                fn vanish(&self) -> bool { #vanish }
                fn places(&self, __path: u64, __to: &mut ::fluxions::adjoint::Places) { #places }
            }
        })
    }

    /// `Locate` for the type over numbers and for that over cells.
    fn located(&self) -> TokenStream {
        let (own, parameters) = (self.over(&quote!(__T)), self.parameters());
        let arms = self.variants.iter().map(|v| {
            let pattern = v.pattern("x");
            let fields = v.each(|i, _, _| {
                let x = named("x", i);
                quote!(.or_else(|| ::fluxions::adjoint::Locate::locate(#x, __address, ::fluxions::adjoint::Places::part(__path, #i))))
            });
            quote!(#pattern => ::core::option::Option::None #(#fields)*,)
        });
        let mut clause = self.generics.where_clause.clone().unwrap_or_else(|| parse_quote!(where));
        for component in self.variants.iter().flat_map(|v| &v.components).filter(|c| !c.is_recursive) {
            let part = substitute(&component.space, &Ident::new("__R", Span::call_site()), &parse_quote!(__T));
            clause.predicates.push(parse_quote!(#part: ::fluxions::adjoint::Locate));
        }
        quote! {
            #[automatically_derived]
            #[allow(unused_variables)]
            impl<__T #(, #parameters)*> ::fluxions::adjoint::Locate for #own #clause {
                fn locate(&self, __address: usize, __path: u64) -> ::core::option::Option<u64> {
                    match self { #(#arms)* }
                }
            }
        }
    }

    /// A value of the same variant, each field of which a method makes.
    fn made_by(&self, method: &TokenStream) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let (pattern, path) = (v.pattern("x"), &v.path);
            let fields = v.each(|i, f, _| {
                let x = named("x", i);
                quote!(#f: ::fluxions::adjoint::Shadow::#method(#x, __pool),)
            });
            let skipped = v.skipped.iter().enumerate().map(|(i, f)| {
                let x = named("x_skipped", i);
                quote!(#f: ::core::clone::Clone::clone(#x),)
            });
            quote!(#pattern => #path { #(#fields)* #(#skipped)* },)
        });
        quote!(match self { #(#arms)* })
    }

    /// The adjoints of the one form that a struct of numbers has. The value of a skipped field is not known.
    fn blank(&self) -> Option<TokenStream> {
        let [variant] = &self.variants[..] else { return None };
        if !variant.skipped.is_empty() || variant.components.iter().any(|c| c.is_recursive || is_list(&c.space)) {
            return None;
        }
        let (cells, path) = (self.over(&quote!(::fluxions::adjoint::Cell<__S>)), &variant.path);
        let fields = variant.each(|i, f, _| {
            let ty = self.over_numbers(&variant.components[i].space);
            quote!(#f: <#ty as ::fluxions::adjoint::Shadow>::blank()?,)
        });
        Some(
            quote!(fn blank() -> ::core::option::Option<#cells> { ::core::option::Option::Some(#path { #(#fields)* }) }),
        )
    }

    /// Opens the options in the fields, if there may be any.
    fn open(&self, cells: &TokenStream) -> Option<TokenStream> {
        let mut fields = self.variants.iter().flat_map(|v| &v.components);
        if fields.all(|c| !c.is_recursive && has_no_option(&c.space)) {
            return None;
        }
        let open = self.of_shadow(&quote!(__bar), &quote!(open), &TokenStream::new());
        Some(quote!(fn open(__bar: &mut #cells) { #open }))
    }

    /// Whether the adjoints of all fields are 0.
    fn vanish(&self) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let pattern = v.pattern("x");
            let fields = v.each(|i, _, _| {
                let x = named("x", i);
                quote!(&& ::fluxions::adjoint::Bars::vanish(#x))
            });
            quote!(#pattern => true #(#fields)*,)
        });
        quote!(match self { #(#arms)* })
    }

    /// The type of a field over numbers.
    fn over_numbers(&self, space: &Type) -> Type {
        substitute(space, &Ident::new("__R", Span::call_site()), &parse_quote!(__S))
    }

    /// Whether a field has lists.
    fn lists(&self) -> TokenStream {
        let fields = self.variants.iter().flat_map(|v| &v.components);
        if fields.clone().any(|c| c.is_recursive) {
            return quote!(true);
        }
        let of = fields.map(|c| {
            let ty = self.over_numbers(&c.space);
            quote!(<#ty as ::fluxions::adjoint::Shadow>::LISTS)
        });
        quote!(false #(|| #of)*)
    }

    /// A function of `Shadow` for each field of a value, or of its adjoints.
    fn of_shadow(&self, value: &TokenStream, function: &TokenStream, pool: &TokenStream) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let pattern = v.pattern("x");
            let fields = v.each(|i, _, _| {
                let (x, ty) = (named("x", i), self.over_numbers(&v.components[i].space));
                quote!(<#ty as ::fluxions::adjoint::Shadow>::#function(#x #pool);)
            });
            quote!(#pattern => { #(#fields)* })
        });
        quote!(match #value { #(#arms)* })
    }

    /// The clauses of the type, and that each field has what the type gets. So a field without it is an error only where the type needs it.
    fn clause(&self, shadow: bool) -> WhereClause {
        let mut clause: WhereClause = self.generics.where_clause.clone().unwrap_or_else(|| parse_quote!(where));
        let real = Ident::new("__R", Span::call_site());
        for component in self.variants.iter().flat_map(|v| &v.components).filter(|c| !c.is_recursive) {
            let number = substitute(&component.space, &real, &parse_quote!(__S));
            let cells = substitute(&component.space, &real, &parse_quote!(::fluxions::adjoint::Cell<__S>));
            clause.predicates.push(match shadow {
                true => parse_quote!(#number: ::fluxions::adjoint::Shadow<Bar = #cells>),
                false => parse_quote!(#cells: ::fluxions::adjoint::Bars),
            });
        }
        clause
    }

    /// A method of the fields, with arguments by the number of the field.
    fn each(&self, method: &TokenStream, arguments: impl Fn(usize) -> TokenStream) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let pattern = v.pattern("x");
            let fields = v.each(|i, _, _| {
                let (x, arguments) = (named("x", i), arguments(i));
                quote!(::fluxions::adjoint::Bars::#method(#x #arguments);)
            });
            quote!(#pattern => { #(#fields)* })
        });
        quote!(match self { #(#arms)* })
    }

    /// A method of the fields of two values of one variant.
    fn pairs(&self, method: &TokenStream) -> TokenStream {
        let arm = |v: &Variant| {
            let (to, from) = (v.pattern("to"), v.pattern("x"));
            let fields = v.each(|i, _, _| {
                let (to, x) = (named("to", i), named("x", i));
                quote!(::fluxions::adjoint::Bars::#method(#to, #x);)
            });
            quote!((#to, #from) => { #(#fields)* })
        };
        let (arms, others) = (
            self.variants.iter().map(arm),
            (self.variants.len() > 1).then(|| quote!(_ => ::fluxions::adjoint::other_variant(),)),
        );
        quote!(match (self, __from) { #(#arms)* #others })
    }
}

/// Whether a type is a list, whose length is not known.
fn is_list(ty: &Type) -> bool {
    let Type::Path(p) = ty else { return false };
    p.path.segments.last().is_some_and(|last| is_one_of(&last.ident, &["Vec", "DVector", "DMatrix"]))
}

/// Whether a type is made of numbers, lists, arrays and tuples alone, as far as it tells.
fn has_no_option(ty: &Type) -> bool {
    match ty {
        Type::Array(a) => has_no_option(&a.elem),
        Type::Tuple(t) => t.elems.iter().all(has_no_option),
        Type::Path(p) => p.path.segments.last().is_some_and(|last| match &last.arguments {
            PathArguments::None => is_one_of(&last.ident, &["__R", "f64", "f32", "usize", "bool"]),
            PathArguments::AngleBracketed(of) => {
                let is_list = is_one_of(&last.ident, &["Vec", "DVector", "DMatrix", "SVector", "SMatrix"]);
                is_list && of.args.iter().all(|a| !matches!(a, GenericArgument::Type(ty) if !has_no_option(ty)))
            }
            PathArguments::Parenthesized(_) => false,
        }),
        _ => false,
    }
}
