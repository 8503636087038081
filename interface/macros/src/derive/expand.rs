//! The implementation of `Space`.

use super::{Item, Variant};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{GenericParam, Ident, Member};

/// What a field is called in a pattern.
pub(super) fn named(prefix: &str, i: usize) -> Ident {
    format_ident!("__{prefix}{i}")
}

/// Copies a skipped field.
pub(super) fn copy(to: &Ident, x: &Ident) -> TokenStream {
    quote!(::core::clone::Clone::clone_from(#to, #x);)
}

impl Item {
    /// The type over a number: `Params<__S, N>`.
    pub(super) fn over(&self, number: &TokenStream) -> TokenStream {
        let arguments = self.generics.params.iter().map(|parameter| match parameter {
            GenericParam::Type(p) if p.ident == self.scalar => number.clone(),
            GenericParam::Type(syn::TypeParam { ident, .. }) | GenericParam::Const(syn::ConstParam { ident, .. }) => {
                quote!(#ident)
            }
            GenericParam::Lifetime(p) => quote!(#p),
        });
        let name = &self.name;
        quote!(#name<#(#arguments),*>)
    }

    /// The parameters beside the scalar: types have the bounds of what is kept by an engine.
    pub(super) fn parameters(&self) -> Vec<TokenStream> {
        let others =
            self.generics.params.iter().filter(|p| !matches!(p, GenericParam::Type(p) if p.ident == self.scalar));
        let bounded = others.map(|parameter| match parameter {
            GenericParam::Type(p) => {
                let (name, bounds) = (&p.ident, p.bounds.iter());
                let kept =
                    quote!(::core::clone::Clone + ::core::fmt::Debug + ::core::marker::Send + ::core::marker::Sync);
                quote!(#name: #(#bounds +)* #kept + 'static)
            }
            other => quote!(#other),
        });
        bounded.collect()
    }

    /// `match __x { … }` with an arm for each variant.
    pub(super) fn arms(&self, prefix: &str, body: impl Fn(&Variant) -> TokenStream) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let (pattern, body) = (v.pattern(prefix), body(v));
            quote!(#pattern => { #body })
        });
        quote!(match __x { #(#arms)* })
    }

    /// A point of the same variant: `component` makes each component from that of `__x`, and skipped fields are copied.
    pub(super) fn point(&self, component: impl Fn(&Ident, &TokenStream) -> TokenStream) -> TokenStream {
        self.arms("x", |v| {
            let path = &v.path;
            let fields = v.each(|i, f, space| {
                let value = component(&named("x", i), space);
                quote!(#f: #value,)
            });
            let skipped = v.skipped.iter().enumerate().map(|(i, f)| {
                let x = named("x_skipped", i);
                quote!(#f: ::core::clone::Clone::clone(#x),)
            });
            quote!(#path { #(#fields)* #(#skipped)* })
        })
    }

    /// Writes to each component of `__to` what `component` makes of that of `__x`, and `skipped` to each skipped field. Points of
    /// different variants have different shapes: there is nothing to write.
    pub(super) fn both(
        &self,
        component: impl Fn(&Ident, &Ident, &TokenStream) -> TokenStream,
        skipped: impl Fn(&Ident, &Ident) -> TokenStream,
    ) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let (to, from) = (v.pattern("to"), v.pattern("x"));
            let fields = v.each(|i, _, space| component(&named("to", i), &named("x", i), space));
            let skipped = (0..v.skipped.len()).map(|i| skipped(&named("to_skipped", i), &named("x_skipped", i)));
            quote!((#to, #from) => { #(#fields)* #(#skipped)* })
        });
        let others = (self.variants.len() > 1).then(|| quote!(_ => {}));
        quote!(match (__to, __x) { #(#arms)* #others })
    }

    /// A point of one value: not of an enum, nor where a field is skipped.
    fn filled(&self) -> TokenStream {
        match self.variants.as_slice() {
            [only] if only.mark.is_none() && only.skipped.is_empty() => {
                let path = &only.path;
                let fields = only.each(|_, f, space| quote!(#f: #space::filled(__value)?,));
                quote!(::core::option::Option::Some(#path { #(#fields)* }))
            }
            _ => quote!(::core::option::Option::None),
        }
    }

    fn extents(&self) -> TokenStream {
        self.arms("x", |v| {
            let mark = v.mark.iter().map(|name| quote!(::fluxions::space::Extents::mark(__visit, &#name);));
            let fields = v.each(|i, _, space| {
                let x = named("x", i);
                quote!(#space::extents(#space::view(#x), __visit);)
            });
            quote!(#(#mark)* #(#fields)*)
        })
    }

    /// Whether two points are of one variant, and their fields of one shape.
    fn same_shape(&self) -> TokenStream {
        let arms = self.variants.iter().map(|v| {
            let (a, b) = (v.pattern("a"), v.pattern("b"));
            let fields = v.each(|i, _, space| {
                let (a, b) = (named("a", i), named("b", i));
                quote!(&& #space::same_shape::<__S, __T>(#space::view(#a), #space::view(#b)))
            });
            quote!((#a, #b) => true #(#fields)*,)
        });
        let others = (self.variants.len() > 1).then(|| quote!(_ => false));
        quote!(match (__a, __b) { #(#arms)* #others })
    }

    fn path(&self) -> TokenStream {
        self.arms("x", |v| {
            let fields = v.each(|i, f, space| {
                let x = named("x", i);
                let name = match f {
                    Member::Named(name) => format!(".{}", name.unraw()),
                    Member::Unnamed(index) => format!(".{}", index.index),
                };
                quote! {
                    let __dim = #space::dim(#space::view(#x));
                    if __index < __dim {
                        return ::std::format!("{}{}", #name, #space::path(#space::view(#x), __index));
                    }
                    __index -= __dim;
                }
            });
            quote!(#(#fields)*)
        })
    }

    /// Whether any field is skipped, here or further down; of a type within itself it is asked once.
    fn skips(&self) -> TokenStream {
        let any = self.variants.iter().any(|v| !v.skipped.is_empty());
        let fields = self.variants.iter().flat_map(|v| &v.components).filter(|c| !c.is_recursive).map(|c| &c.asked);
        quote!(#any #(|| #fields::SKIPS)*)
    }

    pub(super) fn expand(&self) -> TokenStream {
        let bound = quote!(::fluxions::Scalar<__R>);
        let (real, s, t) = (self.over(&quote!(__R)), self.over(&quote!(__S)), self.over(&quote!(__T)));
        let (parameters, clause) = (self.parameters(), &self.generics.where_clause);
        let (extents, filled, adjoints) = (self.extents(), self.filled(), self.adjoints());
        let map = self.point(|x, space| quote!(#space::map(#space::view(#x), __f)));
        let assign =
            self.both(|to, x, space| quote!(#space::assign(#space::view_mut(#to), #space::view(#x), __f);), copy);
        let (path, skips, same_shape) = (self.path(), self.skips(), self.same_shape());
        let each = self.arms("x", |v| {
            let fields = v.each(|i, _, space| {
                let x = named("x", i);
                quote!(#space::each(#space::view(#x), __f);)
            });
            quote!(#(#fields)*)
        });
        let each_mut = self.arms("x", |v| {
            let fields = v.each(|i, _, space| {
                let x = named("x", i);
                quote!(#space::each_mut(#space::view_mut(#x), __f);)
            });
            quote!(#(#fields)*)
        });
        let dim = self.arms("x", |v| {
            let fields = v.each(|i, _, space| {
                let x = named("x", i);
                quote!(+ #space::dim(#space::view(#x)))
            });
            quote!(0 #(#fields)*)
        });
        let adjoint = self.adjoint();
        quote! {
            #adjoint
            #[automatically_derived]
            impl<__R: ::fluxions::Real #(, #parameters)*> ::fluxions::space::IsSpace for #real #clause {
                type Itself = Self;
            }
            #[automatically_derived]
            #[allow(unused_variables, clippy::clone_on_copy)]
            impl<__R: ::fluxions::Real #(, #parameters)*> ::fluxions::Space for #real #clause {
                type Real = __R;
                type Owned<__S: #bound> = #s;
                type View<'__a, __S: #bound> = &'__a #s;
                type ViewMut<'__a, __S: #bound> = &'__a mut #s;
                #adjoints
                const SKIPS: bool = #skips;

                fn view<__S: #bound>(__x: &#s) -> &#s { __x }
                fn view_mut<__S: #bound>(__x: &mut #s) -> &mut #s { __x }
                fn shorten<'__a: '__b, '__b, __S: #bound>(__x: &'__a #s) -> &'__b #s { __x }
                fn reborrow<'__b, __S: #bound>(__x: &'__b mut &mut #s) -> &'__b mut #s { __x }
                fn read<'__b, __S: #bound>(__x: &'__b &mut #s) -> &'__b #s { __x }
                fn extents<__S: #bound>(__x: &#s, __visit: &mut impl ::fluxions::space::Extents) { #extents }
                fn filled<__S: #bound>(__value: __S) -> ::core::option::Option<#s> { #filled }
                fn map<__S: #bound, __T: #bound>(__x: &#s, __f: &mut impl FnMut(__S) -> __T) -> #t { #map }
                fn assign<__S: #bound, __T: #bound>(__to: &mut #t, __x: &#s, __f: &mut impl FnMut(__S) -> __T) { #assign }
                fn each<__S: #bound>(__x: &#s, __f: &mut impl FnMut(__S)) { #each }
                fn each_mut<__S: #bound>(__x: &mut #s, __f: &mut impl FnMut(&mut __S)) { #each_mut }
                fn as_slice<'__a, __S: #bound>(_: &'__a &#s) -> ::core::option::Option<&'__a [__S]> {
                    ::core::option::Option::None
                }
                fn as_mut_slice<'__a, __S: #bound>(_: &'__a mut &mut #s) -> ::core::option::Option<&'__a mut [__S]> {
                    ::core::option::Option::None
                }
                fn dim<__S: #bound>(__x: &#s) -> usize { #dim }
                fn same_shape<__S: #bound, __T: #bound>(__a: &#s, __b: &#t) -> bool { #same_shape }
                #[allow(unused_mut, unused_assignments)]
                fn path<__S: #bound>(__x: &#s, mut __index: usize) -> ::std::string::String {
                    #path
                    ::std::string::String::new()
                }
            }
        }
    }
}
