//! The adjoints of a point, as `Space` has them: the type over cells.

use super::Item;
use super::expand::{copy, named};
use proc_macro2::TokenStream;
use quote::quote;

impl Item {
    /// The items of `Space` that adjoints need.
    pub(super) fn adjoints(&self) -> TokenStream {
        let bound = quote!(::fluxions::Scalar<__R>);
        let (s, cells) = (self.over(&quote!(__S)), self.over(&quote!(::fluxions::adjoint::Cell<__S>)));
        let (new, renew, each) = (self.new_cells(), self.renew(), self.each_cell());
        quote! {
            type Cells<__S: #bound> = #cells;
            type Bar<'__a, __S: #bound> = &'__a #cells;

            fn cells<__S: #bound>(__x: &#s) -> #cells { #new }
            fn bar<__S: #bound>(__cells: &#cells) -> &#cells { __cells }
            fn each_cell<__S: #bound>(__x: &#cells, __f: &mut impl FnMut(&::fluxions::adjoint::Cell<__S>)) { #each }
            fn renew<__S: #bound>(__to: &mut #cells, __x: &#s) { #renew }
        }
    }

    fn new_cells(&self) -> TokenStream {
        self.point(|x, space| quote!(#space::cells(#space::view(#x))))
    }

    fn each_cell(&self) -> TokenStream {
        self.arms("x", |v| {
            let fields = v.each(|i, _, space| {
                let x = named("x", i);
                quote!(#space::each_cell(#space::bar(#x), __f);)
            });
            quote!(#(#fields)*)
        })
    }

    fn renew(&self) -> TokenStream {
        self.both(|to, x, space| quote!(#space::renew(#to, #space::view(#x));), copy)
    }
}
