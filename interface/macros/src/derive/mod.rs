//! `#[derive(Differentiable)]`: a struct or an enum as a space, field by field.

mod adjoint;
mod cells;
mod expand;
mod plain;

use crate::options::rename;
use crate::spaces::{asked_space_of, mentions, space_of};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{
    Data, DeriveInput, Field, Fields, GenericParam, Generics, Ident, Index, Member, Path, Result, Type, TypeParam,
    parse_quote,
};

/// A field that has components.
struct Component {
    member: Member,
    /// The space of the field over `__R`.
    space: Type,
    /// `<Inner<__R> as Space>`, where a type that may be the user's is asked whether it is a space.
    asked: TokenStream,
    /// Whether the field is made of the type itself.
    is_recursive: bool,
    /// Whether there is a box in it.
    is_boxed: bool,
}

/// A struct, or one of the variants of an enum.
struct Variant {
    /// `Params` or `Shape::Circle`.
    path: TokenStream,
    /// The name of a variant, which is a part of the shape.
    mark: Option<String>,
    components: Vec<Component>,
    skipped: Vec<Member>,
}

/// What is made a space.
struct Item {
    name: Ident,
    scalar: Ident,
    /// As they were declared, without defaults.
    generics: Generics,
    variants: Vec<Variant>,
}

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Settings { is_plain, krate } = settings(input)?;
    let expanded = match is_plain {
        true => plain::expand(input)?,
        false => read(input)?.expand(),
    };
    Ok(match krate {
        Some(krate) => rename(expanded, &krate),
        None => expanded,
    })
}

/// What `#[differentiable(…)]` before the item says.
#[derive(Default)]
struct Settings {
    /// `skip`: the type has no derivative.
    is_plain: bool,
    /// `crate = fx`
    krate: Option<Path>,
}

fn settings(input: &DeriveInput) -> Result<Settings> {
    let mut settings = Settings::default();
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("differentiable")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("skip") {
                settings.is_plain = true;
                return Ok(());
            }
            if !meta.path.is_ident("crate") {
                return Err(meta.error(
                    "the settings of a type are `#[differentiable(crate = path)]` and `#[differentiable(skip)]`",
                ));
            }
            settings.krate = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    Ok(settings)
}

fn read(input: &DeriveInput) -> Result<Item> {
    let name = &input.ident;
    let scalar = &scalar_parameter(input)?.ident;
    let variants = match &input.data {
        Data::Struct(data) => vec![variant(input, &data.fields, scalar, quote!(#name), None)?],
        Data::Enum(data) if !data.variants.is_empty() => {
            let read = |v: &syn::Variant| {
                let case = &v.ident;
                variant(input, &v.fields, scalar, quote!(#name::#case), Some(case.to_string()))
            };
            data.variants.iter().map(read).collect::<Result<Vec<_>>>()?
        }
        _ => return Err(syn::Error::new_spanned(name, "only structs and enums with variants are spaces")),
    };
    let mut generics = input.generics.clone();
    for parameter in &mut generics.params {
        match parameter {
            GenericParam::Type(p) => (p.eq_token, p.default) = (None, None),
            GenericParam::Const(p) => (p.eq_token, p.default) = (None, None),
            GenericParam::Lifetime(p) => {
                return Err(syn::Error::new_spanned(p, "a space owns its data: leave out lifetimes"));
            }
        }
    }
    Ok(Item { name: name.clone(), scalar: scalar.clone(), generics, variants })
}

fn variant(
    input: &DeriveInput,
    fields: &Fields,
    scalar: &Ident,
    path: TokenStream,
    mark: Option<String>,
) -> Result<Variant> {
    let (mut components, mut skipped) = (Vec::new(), Vec::new());
    for (i, field) in fields.iter().enumerate() {
        let member = match &field.ident {
            Some(ident) => Member::Named(ident.clone()),
            None => Member::Unnamed(Index::from(i)),
        };
        if is_skipped(field)? {
            if mentions(&field.ty, scalar) {
                return Err(syn::Error::new_spanned(&field.ty, "a skipped field is not made of scalars: write `f64`"));
            }
            skipped.push(member);
        } else if mentions(&field.ty, scalar) {
            let space = space_of(&field.ty, scalar, &parse_quote!(__R));
            let is_recursive = mentions(&space, &input.ident);
            let is_boxed = mentions(&field.ty, &Ident::new("Box", scalar.span()));
            components.push(Component { member, asked: asked(&field.ty, scalar), is_recursive, is_boxed, space });
        } else {
            let other = input.generics.type_params().map(|p| &p.ident).find(|p| *p != scalar && mentions(&field.ty, p));
            let skip = "write `#[differentiable(skip)]` before it";
            let message = match other {
                Some(other) => format!(
                    "this field has no `{scalar}` in it, and the first type parameter stands for the numbers: \
                     write a type made of them in the place of `{other}`, as `Linear<S>`, or {skip}"
                ),
                None => format!("this field has no `{scalar}` in it: {skip}"),
            };
            return Err(syn::Error::new_spanned(&field.ty, message));
        }
    }
    Ok(Variant { path, mark, components, skipped })
}

/// The space of a field, to be named in code. All of it stands at the field's type, so that the compiler says once that it is no space.
fn asked(ty: &Type, scalar: &Ident) -> TokenStream {
    let space = asked_space_of(ty, scalar, &parse_quote!(__R));
    let at_type = Span::call_site().located_at(ty.span());
    quote_spanned!(at_type=> <#space as ::fluxions::Space>)
}

/// The first type parameter.
fn scalar_parameter(input: &DeriveInput) -> Result<&TypeParam> {
    let kind = if matches!(input.data, Data::Enum(_)) { "enum" } else { "struct" };
    let Some(scalar) = input.generics.type_params().next() else {
        let message = format!(
            "a space is generic over its scalar: write `{kind} {}<S> {{ … }}`, or `#[differentiable(skip)]` before a type without derivatives",
            input.ident
        );
        return Err(syn::Error::new_spanned(&input.ident, message));
    };
    if let Some(bound) = scalar.bounds.first() {
        return Err(syn::Error::new_spanned(
            bound,
            format!("leave out the bound: write `{kind} {}<{}>`", input.ident, scalar.ident),
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

impl Variant {
    /// `Params { a: __x0, b: __x1, name: __k0 }`, a pattern that gives each field a name.
    fn pattern(&self, prefix: &str) -> TokenStream {
        let path = &self.path;
        let fields = self.components.iter().enumerate().map(|(i, c)| (&c.member, format_ident!("__{prefix}{i}")));
        let skipped =
            self.skipped.iter().enumerate().map(|(i, member)| (member, format_ident!("__{prefix}_skipped{i}")));
        let all = fields.chain(skipped).map(|(member, name)| quote!(#member: #name));
        quote!(#path { #(#all),* })
    }

    /// One piece of code for each component: of its number, its member and its space.
    fn each(&self, make: impl Fn(usize, &Member, &TokenStream) -> TokenStream) -> Vec<TokenStream> {
        self.components.iter().enumerate().map(|(i, c)| make(i, &c.member, &c.asked)).collect()
    }
}
