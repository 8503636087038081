//! The adjoints of a point: the type over cells.

use super::Item;
use super::expand::{copy, named};
use proc_macro2::TokenStream;
use quote::quote;

impl Item {
    /// The items of `Space` that adjoints need.
    pub(super) fn adjoints(&self) -> TokenStream {
        let bound = quote!(::fluxions::Scalar<__R>);
        let (s, cells) = (self.over(&quote!(__S)), self.over(&quote!(::core::cell::Cell<__S>)));
        let (new, renew, each) = (self.new_cells(), self.renew(), self.each_cell());
        quote! {
            type Cells<__S: #bound> = #cells;
            type Bar<'__a, __S: #bound> = &'__a #cells;

            fn cells<__S: #bound>(__x: &#s) -> #cells { #new }
            fn bar<__S: #bound>(__cells: &#cells) -> &#cells { __cells }
            fn each_cell<__S: #bound>(__x: &#cells, __f: &mut impl FnMut(&::core::cell::Cell<__S>)) { #each }
            fn renew<__S: #bound>(__to: &mut #cells, __x: &#s) { #renew }
        }
    }

    /// What adjoint functions ask of a value that they make on the way: adjoints of its form, and their sums.
    pub(super) fn shadows(&self) -> TokenStream {
        let number = quote!(::fluxions::Scalar<__R> + ::fluxions::Number<Real = __R>);
        let (real, s) = (self.over(&quote!(__R)), self.over(&quote!(__S)));
        let cells = self.over(&quote!(::core::cell::Cell<__S>));
        let (parameters, clause) = (self.parameters(), &self.generics.where_clause);
        let spaces = self.variants.iter().flat_map(|v| &v.components).filter(|c| !c.is_recursive).map(|c| &c.space);
        let bounds = spaces.map(|space| quote!(<#space as ::fluxions::Space>::Cells<__S>: ::fluxions::adjoint::Bars,));
        let wanted = clause.as_ref().map_or(quote!(where), |clause| {
            let comma = (!clause.predicates.empty_or_trailing()).then(|| quote!(,));
            quote!(#clause #comma)
        });
        let sum = |method: &TokenStream| {
            self.both(|to, x, _| quote!(::fluxions::adjoint::Bars::#method(#to, #x);), |_, _| TokenStream::new())
        };
        let (accumulate, transfer) = (sum(&quote!(accumulate)), sum(&quote!(transfer)));
        quote! {
            #[automatically_derived]
            impl<__R: ::fluxions::Real, __S: #number #(, #parameters)*> ::fluxions::adjoint::Shadow for #s #clause {
                type Bar = #cells;
                fn bar(&self) -> #cells { <#real as ::fluxions::Space>::cells::<__S>(self) }
            }
            #[automatically_derived]
            #[allow(unused_variables)]
            impl<__R: ::fluxions::Real, __S: #number #(, #parameters)*> ::fluxions::adjoint::Bars for #cells #wanted #(#bounds)* {
                fn accumulate(&self, __x: &Self) { let __to = self; #accumulate }
                fn transfer(&self, __x: &Self) { let __to = self; #transfer }
            }
        }
    }

    fn new_cells(&self) -> TokenStream {
        self.point(|x, space| quote!(#space::cells(#space::view(#x))))
    }

    fn each_cell(&self) -> TokenStream {
        self.arms("x", |v| {
            let fields = v.each(|i, _, space| {
                let x = named("x", i);
                quote!(#space::each_cell(#x, __f);)
            });
            quote!(#(#fields)*)
        })
    }

    fn renew(&self) -> TokenStream {
        self.both(|to, x, space| quote!(#space::renew(#to, #space::view(#x));), copy)
    }
}
