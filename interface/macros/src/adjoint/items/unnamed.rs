//! Arguments whose types have no names, `impl Fn(usize) -> f64`.
//!
//! What the second half returns has them in its type, so that they need names there. They are parameters of the type that stands beside the function: a call
//! `f::<S, K>(…)` lists those of the function alone.

use super::super::structs::own;
use super::super::syntax::refers;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::punctuated::Punctuated;
use syn::visit::Visit;
use syn::visit_mut::{VisitMut, visit_type_mut};
use syn::{
    Ident, ReturnType, Token, TraitBoundModifier, Type, TypeImplTrait, TypeParamBound, WherePredicate, parse_quote,
};

/// The functions of an adjoint.
#[derive(Default)]
pub(crate) struct Functions {
    pub(crate) items: TokenStream,
    /// The second half of a function that has arguments of types without names.
    pub(super) of_unnamed: Option<(Vec<Ident>, TokenStream)>,
    /// What stands for halves.
    pub(super) followed: TokenStream,
}

impl From<TokenStream> for Functions {
    fn from(items: TokenStream) -> Self {
        Self { items, ..Self::default() }
    }
}

impl Functions {
    /// The same without the marks of methods, see [`own`].
    pub(in crate::adjoint) fn without_marks(self) -> Self {
        let of_unnamed = self.of_unnamed.map(|(types, items)| (types, own::without_marks(items)));
        Self { items: own::without_marks(self.items), of_unnamed, ..self }
    }

    /// With those of another form.
    pub(in crate::adjoint) fn and(mut self, other: Self) -> Self {
        self.items.extend(other.items);
        self.followed.extend(other.followed);
        Self { of_unnamed: self.of_unnamed.or(other.of_unnamed), ..self }
    }
}

/// Whether a type has no name, or a part of it has none.
pub(super) fn is_unnamed(ty: &Type) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_type_impl_trait(&mut self, _: &'ast TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// Whether a type that is returned refers to something.
pub(super) fn is_borrowed(returned: &ReturnType) -> bool {
    matches!(returned, ReturnType::Type(_, ty) if refers(ty))
}

/// The names that types get where it visits them, and what holds for those types.
#[derive(Default)]
pub(super) struct Naming {
    pub(super) types: Vec<Ident>,
    pub(super) predicates: Vec<WherePredicate>,
}

impl VisitMut for Naming {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        visit_type_mut(self, ty);
        let Type::ImplTrait(of) = ty else { return };
        let may_be_unsized = |b: &TypeParamBound| matches!(b, TypeParamBound::Trait(t) if matches!(t.modifier, TraitBoundModifier::Maybe(_)));
        let mut bounds: Punctuated<TypeParamBound, Token![+]> =
            of.bounds.iter().filter(|b| !may_be_unsized(b)).cloned().collect();
        if bounds.len() == of.bounds.len() {
            bounds.push(parse_quote!(::core::marker::Sized));
        }
        let name = format_ident!("__T{}", self.types.len());
        self.predicates.push(parse_quote!(#name: #bounds));
        *ty = Type::Verbatim(quote!(#name));
        self.types.push(name);
    }
}
