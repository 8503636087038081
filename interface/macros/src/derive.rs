//! `#[derive(Differentiable)]`: a struct as a space, field by field.

use crate::spaces::{mentions, substitute};
use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Field, Fields, GenericParam, Ident, Index, Member, Result, Type, TypeParam, parse_quote};

struct Component {
    member: Member,
    /// The space of the field over `__R`.
    space: Type,
}

struct Struct {
    name: Ident,
    components: Vec<Component>,
    skipped: Vec<Member>,
    constants: Vec<TokenStream>,
    constant_names: Vec<Ident>,
}

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream> {
    Ok(read(input)?.expand())
}

fn read(input: &DeriveInput) -> Result<Struct> {
    let Data::Struct(data) = &input.data else {
        return Err(syn::Error::new_spanned(
            &input.ident,
            "only structs are spaces: put what varies into fields and the choice into a `#[differentiable(skip)]` field",
        ));
    };
    let scalar = scalar_parameter(input)?;
    let (mut components, mut skipped) = (Vec::new(), Vec::new());
    for (i, field) in data.fields.iter().enumerate() {
        let member = match (&data.fields, &field.ident) {
            (Fields::Named(_), Some(ident)) => Member::Named(ident.clone()),
            _ => Member::Unnamed(Index::from(i)),
        };
        if is_skipped(field)? {
            if mentions(&field.ty, &scalar.ident) {
                return Err(syn::Error::new_spanned(&field.ty, "a skipped field is not made of scalars: write `f64`"));
            }
            skipped.push(member);
        } else if mentions(&field.ty, &scalar.ident) {
            components.push(Component { member, space: substitute(&field.ty, &scalar.ident, &parse_quote!(__R)) });
        } else {
            return Err(syn::Error::new_spanned(
                &field.ty,
                format!("this field has no `{}` in it: write `#[differentiable(skip)]` before it", scalar.ident),
            ));
        }
    }
    let constants = || input.generics.const_params();
    Ok(Struct {
        name: input.ident.clone(),
        components,
        skipped,
        constants: constants()
            .map(|c| {
                let (name, ty) = (&c.ident, &c.ty);
                quote!(const #name: #ty)
            })
            .collect(),
        constant_names: constants().map(|c| c.ident.clone()).collect(),
    })
}

fn scalar_parameter(input: &DeriveInput) -> Result<&TypeParam> {
    let mut scalar = None;
    for parameter in &input.generics.params {
        match parameter {
            GenericParam::Type(p) if scalar.is_none() => scalar = Some(p),
            GenericParam::Const(_) => {}
            other => return Err(syn::Error::new_spanned(other, "the scalar is the only type parameter of a space")),
        }
    }
    let Some(scalar) = scalar else {
        let message = format!("a space is generic over its scalar: write `struct {}<S> {{ … }}`", input.ident);
        return Err(syn::Error::new_spanned(&input.ident, message));
    };
    if let Some(bound) = scalar.bounds.first() {
        return Err(syn::Error::new_spanned(
            bound,
            format!("leave out the bound: write `struct {}<{}>`", input.ident, scalar.ident),
        ));
    }
    Ok(scalar)
}

fn is_skipped(field: &Field) -> Result<bool> {
    let mut skip = false;
    for attribute in field.attrs.iter().filter(|a| a.path().is_ident("differentiable")) {
        attribute.parse_nested_meta(|meta| {
            skip |= meta.path.is_ident("skip");
            if skip { Ok(()) } else { Err(meta.error("the one setting of a field is `#[differentiable(skip)]`")) }
        })?;
    }
    Ok(skip)
}

impl Struct {
    /// One expression for each differentiable field.
    fn each(&self, make: impl Fn(&Member, &TokenStream) -> TokenStream) -> Vec<TokenStream> {
        self.components
            .iter()
            .map(|c| {
                let space = &c.space;
                make(&c.member, &quote!(<#space as ::fluxions::Space>))
            })
            .collect()
    }

    fn expand(&self) -> TokenStream {
        let Self { name, skipped, constants, constant_names, .. } = self;
        let over = |number: TokenStream| quote!(#name<#number #(, #constant_names)*>);
        let (real, s, t) = (over(quote!(__R)), over(quote!(__S)), over(quote!(__T)));
        let extents = self.each(|f, space| quote!(#space::extents(#space::view(&__x.#f), __visit);));
        let fixed = if skipped.is_empty() {
            let fields = self.each(|f, space| quote!(#f: #space::fixed(__value)?,));
            quote!(::core::option::Option::Some(#name { #(#fields)* }))
        } else {
            quote!(::core::option::Option::None)
        };
        let map = self.each(|f, space| quote!(#f: #space::map(#space::view(&__x.#f), __f),));
        let assign =
            self.each(|f, space| quote!(#space::assign(#space::view_mut(&mut __to.#f), #space::view(&__x.#f), __f);));
        let each = self.each(|f, space| quote!(#space::each(#space::view(&__x.#f), __f);));
        let each_mut = self.each(|f, space| quote!(#space::each_mut(#space::view_mut(&mut __x.#f), __f);));
        let dim = self.each(|f, space| quote!(+ #space::dim(#space::view(&__x.#f))));
        let path = self.each(|f, space| {
            let name = match f {
                Member::Named(name) => format!(".{}", name.unraw()),
                Member::Unnamed(index) => format!(".{}", index.index),
            };
            quote! {
                let __dim = #space::dim(#space::view(&__x.#f));
                if __index < __dim {
                    return ::std::format!("{}{}", #name, #space::path(#space::view(&__x.#f), __index));
                }
                __index -= __dim;
            }
        });
        let skips = self.each(|_, space| quote!(|| #space::SKIPS));
        let any_skipped = !skipped.is_empty();
        let bound = quote!(::fluxions::Scalar<__R>);
        quote! {
            #[automatically_derived]
            #[allow(unused_variables, clippy::clone_on_copy)]
            impl<__R: ::fluxions::Real #(, #constants)*> ::fluxions::Space for #real {
                type Real = __R;
                type Owned<__S: #bound> = #s;
                type View<'__a, __S: #bound> = &'__a #s;
                type ViewMut<'__a, __S: #bound> = &'__a mut #s;
                const SKIPS: bool = #any_skipped #(#skips)*;

                fn view<__S: #bound>(__x: &#s) -> &#s { __x }
                fn view_mut<__S: #bound>(__x: &mut #s) -> &mut #s { __x }
                fn shorten<'__a: '__b, '__b, __S: #bound>(__x: &'__a #s) -> &'__b #s { __x }
                fn reborrow<'__b, __S: #bound>(__x: &'__b mut &mut #s) -> &'__b mut #s { __x }
                fn read<'__b, __S: #bound>(__x: &'__b &mut #s) -> &'__b #s { __x }
                fn extents<__S: #bound>(__x: &#s, __visit: &mut impl ::fluxions::space::Extents) { #(#extents)* }
                fn fixed<__S: #bound>(__value: __S) -> ::core::option::Option<#s> { #fixed }
                fn map<__S: #bound, __T: #bound>(__x: &#s, __f: &mut impl FnMut(__S) -> __T) -> #t {
                    #name { #(#map)* #(#skipped: ::core::clone::Clone::clone(&__x.#skipped),)* }
                }
                fn assign<__S: #bound, __T: #bound>(__to: &mut #t, __x: &#s, __f: &mut impl FnMut(__S) -> __T) {
                    #(#assign)*
                    #(::core::clone::Clone::clone_from(&mut __to.#skipped, &__x.#skipped);)*
                }
                fn each<__S: #bound>(__x: &#s, __f: &mut impl FnMut(__S)) { #(#each)* }
                fn each_mut<__S: #bound>(__x: &mut #s, __f: &mut impl FnMut(&mut __S)) { #(#each_mut)* }
                fn flat<'__a, __S: #bound>(_: &'__a &#s) -> ::core::option::Option<&'__a [__S]> {
                    ::core::option::Option::None
                }
                fn flat_mut<'__a, __S: #bound>(_: &'__a mut &mut #s) -> ::core::option::Option<&'__a mut [__S]> {
                    ::core::option::Option::None
                }
                fn dim<__S: #bound>(__x: &#s) -> usize { 0 #(#dim)* }
                #[allow(unused_mut, unused_assignments)]
                fn path<__S: #bound>(__x: &#s, mut __index: usize) -> ::std::string::String {
                    #(#path)*
                    ::std::string::String::new()
                }
            }
        }
    }
}
