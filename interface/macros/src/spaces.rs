//! From the types that a function is written with to the spaces they are views of.

use crate::idents::is_same;
use crate::types::{global_type, tuple_type};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Ident, Result, Type, TypePath, parse_quote, parse_quote_spanned};

/// The containers of the standard library that are spaces.
const KNOWN: [&str; 3] = ["Vec", "Option", "BTreeMap"];

struct Replace<'a> {
    name: &'a Ident,
    by: &'a Type,
}

impl VisitMut for Replace<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        if matches!(ty, Type::Path(path) if path.qself.is_none() && path.path.is_ident(self.name)) {
            *ty = self.by.clone();
        } else {
            visit_mut::visit_type_mut(self, ty);
        }
    }
}

/// The type with one type parameter replaced.
pub(crate) fn substitute(ty: &Type, name: &Ident, by: &Type) -> Type {
    let mut ty = ty.clone();
    Replace { name, by }.visit_type_mut(&mut ty);
    ty
}

/// The space of a field's type over the scalar: the type over the real numbers, where a box is `Boxed`.
pub(crate) fn space_of(ty: &Type, scalar: &Ident, real: &Type) -> Type {
    Spaces { scalar, asked: false }.of(ty, real)
}

/// The space of a type in a signature. A type that may be the user's is asked whether it is a space, so that the compiler says that it is
/// none, and no more.
pub(crate) fn asked_space_of(ty: &Type, scalar: &Ident, real: &Type) -> Type {
    Spaces { scalar, asked: true }.of(ty, real)
}

/// Whether a type is a `Vec`.
pub(crate) fn is_list(ty: &Type) -> bool {
    is_called(ty, "Vec")
}

/// Whether a type is an `Option`.
pub(crate) fn is_option(ty: &Type) -> bool {
    is_called(ty, "Option")
}

/// Whether a type is a `Result`.
pub(crate) fn is_result(ty: &Type) -> bool {
    is_called(ty, "Result")
}

fn is_called(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|last| last.ident == name))
}

/// Whether a type is that of a float, and a space that of one number, by name.
pub(crate) fn is_real(space: &Type) -> bool {
    matches!(space, Type::Path(p) if p.path.is_ident("f64") || p.path.is_ident("f32"))
}

/// Whether points of a space may have lists in them: a number has none, nor have tuples and arrays of numbers.
pub(crate) fn may_hold_lists(space: &Type) -> bool {
    match space {
        Type::Tuple(t) => t.elems.iter().any(may_hold_lists),
        Type::Array(a) => may_hold_lists(&a.elem),
        Type::Path(TypePath { qself: Some(asked), .. }) => may_hold_lists(&asked.ty),
        space => !is_real(space),
    }
}

struct Spaces<'a> {
    scalar: &'a Ident,
    asked: bool,
}

impl Spaces<'_> {
    fn of(mut self, ty: &Type, real: &Type) -> Type {
        let mut space = ty.clone();
        self.visit_type_mut(&mut space);
        substitute(&space, self.scalar, real)
    }
}

impl VisitMut for Spaces<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        let Type::Path(path) = ty else { return visit_mut::visit_type_mut(self, ty) };
        if !mentions(path, self.scalar) || path.path.is_ident(self.scalar) {
            return;
        }
        visit_mut::visit_type_path_mut(self, path);
        match path.path.segments.last() {
            Some(last) if last.ident == "Box" => {
                let arguments = &last.arguments;
                *ty = parse_quote!(::fluxions::space::Boxed #arguments);
            }
            Some(last) if self.asked && KNOWN.iter().all(|known| last.ident != known) => {
                *ty = parse_quote_spanned!(ty.span()=> <#ty as ::fluxions::space::IsSpace>::Itself);
            }
            _ => {}
        }
    }
}

/// Syntax that may speak of a type parameter.
pub(crate) trait Mentions {
    fn accept(&self, visitor: &mut Find<'_>);
}

pub(crate) struct Find<'a>(&'a Ident, bool);

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.1 = self.1 || is_same(ident, self.0);
    }
}

macro_rules! mentions {
    ($($syntax:ident $visit:ident)*) => {$(
        impl Mentions for syn::$syntax {
            fn accept(&self, visitor: &mut Find<'_>) {
                visitor.$visit(self);
            }
        }
    )*};
}

mentions! { Type visit_type TypePath visit_type_path ExprPath visit_expr_path GenericParam visit_generic_param WherePredicate visit_where_predicate }

/// Whether a type or a bound speaks of this type parameter.
pub(crate) fn mentions(syntax: &impl Mentions, name: &Ident) -> bool {
    let mut find = Find(name, false);
    syntax.accept(&mut find);
    find.1
}

/// The space that a view like `S`, `&[S]`, `&Params<S>` or a tuple of these looks at.
pub(crate) fn space_of_view(ty: &Type, name: &Ident, real: &Type) -> Result<Type> {
    match ty {
        Type::Paren(inner) => space_of_view(&inner.elem, name, real),
        Type::Tuple(tuple) => {
            let members = tuple.elems.iter().map(|t| space_of_view(t, name, real)).collect::<Result<Vec<_>>>()?;
            Ok(tuple_type(members))
        }
        Type::Reference(reference) => space_behind(&reference.elem, name, real),
        Type::ImplTrait(_) | Type::TraitObject(_) => Err(syn::Error::new_spanned(
            ty,
            "write the type itself: `S`, `&[S]`, `&[S; N]`, `&SVector<S, N>`, `&Params<S>`",
        )),
        Type::Path(path) if path.path.is_ident(name) => Ok(real.clone()),
        other => {
            let text = without_spaces(other);
            let seen = match text.strip_prefix("Vec<").and_then(|rest| rest.strip_suffix('>')) {
                Some(item) => format!("&[{item}]"),
                None => format!("&{text}"),
            };
            Err(syn::Error::new_spanned(other, format!("arguments are seen by reference: write `{seen}`")))
        }
    }
}

pub(crate) fn without_spaces(ty: &impl ToTokens) -> String {
    ty.to_token_stream().to_string().replace(' ', "").replace(';', "; ").replace(',', ", ")
}

/// The space behind a reference.
pub(crate) fn space_behind(ty: &Type, name: &Ident, real: &Type) -> Result<Type> {
    match ty {
        Type::Slice(slice) => {
            let item = asked_space_of(&slice.elem, name, real);
            Ok(global_type(["std", "vec", "Vec"], item))
        }
        Type::Path(path) if path.path.segments.last().is_some_and(|s| s.ident == "Vec") => {
            let text = without_spaces(path);
            let item = text.split_once('<').and_then(|(_, rest)| rest.strip_suffix('>')).unwrap_or("S");
            Err(syn::Error::new_spanned(
                ty,
                format!("write `[{item}]` instead of `{text}`: functions see a vector as a slice"),
            ))
        }
        Type::Path(path) if path.path.is_ident(name) => {
            Err(syn::Error::new_spanned(ty, "a number is passed by value: write `S` instead of `&S`"))
        }
        other => Ok(asked_space_of(other, name, real)),
    }
}
