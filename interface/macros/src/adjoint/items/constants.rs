//! What the second half of a method takes beside an argument without derivative.
//!
//! A caller sees no types: `k` of `p.at(x, k)` may be a number or an integer. So there is a place for an adjoint beside each argument, and the compiler checks that
//! none of a number gets lost there.

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit::Visit;
use syn::{Lifetime, Type, TypeBareFn, TypeImplTrait, TypeReference, TypeTraitObject};

/// The type of what stands in the place of the adjoint of an argument without derivative: `()`, or what a caller in doubt has.
pub(crate) fn beside_constant(ty: &Type) -> TokenStream {
    let ty = if let Type::Reference(r) = ty { &*r.elem } else { ty };
    let mut find = NeedsName(false);
    find.visit_type(ty);
    if find.0 { quote!(()) } else { quote!(impl ::fluxions::adjoint::Unread<#ty>) }
}

/// Finds lifetimes and types that have no names behind an `impl`.
struct NeedsName(bool);

impl<'ast> Visit<'ast> for NeedsName {
    fn visit_type_impl_trait(&mut self, _: &'ast TypeImplTrait) {
        self.0 = true;
    }
    fn visit_type_trait_object(&mut self, _: &'ast TypeTraitObject) {
        self.0 = true;
    }
    fn visit_type_bare_fn(&mut self, _: &'ast TypeBareFn) {
        self.0 = true;
    }
    fn visit_type_reference(&mut self, _: &'ast TypeReference) {
        self.0 = true;
    }
    fn visit_lifetime(&mut self, _: &'ast Lifetime) {
        self.0 = true;
    }
}
