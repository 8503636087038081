//! The arguments of a function: active ones, the three kinds of context, and the result that is written in place.

use crate::aliases;
use crate::generics::ScalarParameter;
use crate::spaces::{asked_space_of, mentions, space_behind, space_of_view, without_spaces};
use crate::types::{global_type, tuple_type};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Attribute, FnArg, Ident, Pat, PatType, Result, ReturnType, Signature, Type};

/// One argument, in the order of the call.
pub(crate) enum Argument {
    Active {
        space: Type,
    },
    /// A constant or a parameter.
    Context {
        kind: Type,
    },
    Cache {
        space: Type,
    },
    Output,
}

/// What the macro knows of a function.
pub(crate) struct Arguments {
    pub(crate) list: Vec<Argument>,
    /// The space of the result.
    pub(crate) output: Type,
    pub(crate) in_place: bool,
    /// The error of a fallible function.
    pub(crate) error: Option<Type>,
}

const MARKERS: [&str; 3] = ["constant", "parameter", "cache"];

/// Takes the marker off an argument.
fn take_marker(argument: &mut PatType) -> Result<Option<Attribute>> {
    let is_marker = |a: &Attribute| MARKERS.iter().any(|m| a.path().is_ident(m));
    let (markers, rest): (Vec<_>, Vec<_>) = argument.attrs.drain(..).partition(is_marker);
    argument.attrs = rest;
    if let Some(second) = markers.get(1) {
        return Err(syn::Error::new_spanned(second, "one of `#[constant]`, `#[parameter]`, `#[cache]` is enough"));
    }
    if let Some(marker) = markers.first() {
        marker.meta.require_path_only()?;
    }
    Ok(markers.into_iter().next())
}

impl Arguments {
    /// Reads the signature, and takes the markers off it.
    pub(crate) fn read(signature: &mut Signature, scalar: &ScalarParameter) -> Result<Self> {
        let written = &mut signature.clone();
        Self::take_markers(signature)?;
        aliases::write_out_signature(written);
        let signature = written;
        let mut list = Vec::new();
        let mut in_place = None;
        let before = usize::from(has_active_model(signature));
        for argument in &mut signature.inputs {
            let FnArg::Typed(argument) = argument else { continue };
            let marker = take_marker(argument)?;
            let item = match (&marker, &*argument.ty) {
                (None, Type::Reference(reference)) if reference.mutability.is_some() => {
                    if list.len() > before {
                        return Err(syn::Error::new_spanned(
                            &argument.ty,
                            "only the first argument is a result; for scratch write `#[cache]` before the argument",
                        ));
                    }
                    in_place = Some(space_to_write(&reference.elem, scalar)?);
                    Argument::Output
                }
                (None, ty) => active(ty, scalar)?,
                (Some(marker), ty) => context(marker, ty, scalar)?,
            };
            list.push(item);
        }
        let contexts = list.iter().filter(|a| matches!(a, Argument::Context { .. } | Argument::Cache { .. })).count();
        let actives = list.iter().filter(|a| matches!(a, Argument::Active { .. })).count();
        if contexts > 6 || actives > 6 {
            return Err(syn::Error::new_spanned(
                &signature.inputs,
                "at most six arguments of a kind: put some into a struct",
            ));
        }
        let (returned, error) = split_result(&signature.output);
        error.as_ref().map_or(Ok(()), check_error)?;
        let output = match (in_place.clone(), returned) {
            (Some(space), None) => space,
            (None, None) if returns_something(&signature.output) => tuple_type([]),
            (None, Some(ty)) if mentions(&ty, &scalar.name) => asked_space_of(&ty, &scalar.name, &scalar.real),
            (Some(_), Some(ty)) => {
                return Err(syn::Error::new_spanned(
                    ty,
                    "a function that writes in place returns `()` or `Result<(), E>`",
                ));
            }
            (None, other) => {
                let message = "a differentiable function returns `S`, `Vec<S>`, `[S; N]`, …, or writes to a first argument `y: &mut [S]`";
                return Err(match other {
                    Some(ty) => syn::Error::new_spanned(ty, message),
                    None => syn::Error::new_spanned(&signature.ident, message),
                });
            }
        };
        Ok(Self { list, output, in_place: in_place.is_some(), error })
    }

    /// Takes the markers off a signature that was read in another form.
    pub(crate) fn take_markers(signature: &mut Signature) -> Result<()> {
        for argument in &mut signature.inputs {
            if let FnArg::Typed(argument) = argument {
                take_marker(argument)?;
            }
        }
        Ok(())
    }

    pub(crate) fn input(&self) -> Type {
        let spaces: Vec<_> = self
            .list
            .iter()
            .filter_map(|a| match a {
                Argument::Active { space } => Some(space),
                _ => None,
            })
            .collect();
        match spaces.as_slice() {
            [one] => (*one).clone(),
            several => tuple_type(several.iter().map(|&space| space.clone())),
        }
    }

    pub(crate) fn context(&self) -> Type {
        let kinds: Vec<_> = self
            .list
            .iter()
            .filter_map(|a| match a {
                Argument::Context { kind } => Some(kind.clone()),
                Argument::Cache { space } => Some(global_type(["fluxions", "Cache"], space.clone())),
                _ => None,
            })
            .collect();
        match kinds.as_slice() {
            [one] => one.clone(),
            several => tuple_type(several.iter().cloned()),
        }
    }

    /// `let` patterns for the input and the context, and the arguments of the call in order.
    pub(crate) fn call(&self) -> (TokenStream, TokenStream, Vec<TokenStream>) {
        let (mut actives, mut contexts, mut arguments) = (Vec::<Ident>::new(), Vec::<Ident>::new(), Vec::new());
        for (i, argument) in self.list.iter().enumerate() {
            let name = format_ident!("__a{i}");
            arguments.push(match argument {
                Argument::Output => quote!(<Self::Output as ::fluxions::Space>::view_mut(__y)),
                _ => quote!(#name),
            });
            match argument {
                Argument::Active { .. } => actives.push(name),
                Argument::Context { .. } | Argument::Cache { .. } => contexts.push(name),
                Argument::Output => {}
            }
        }
        (pattern(&actives), pattern(&contexts), arguments)
    }
}

/// The pattern of arguments that are passed as one: what there is of them, or a tuple.
pub(crate) fn pattern(parts: &[impl ToTokens]) -> TokenStream {
    match parts {
        [] => quote!(_),
        [one] => quote!(#one),
        several => quote!((#(#several,)*)),
    }
}

/// Whether the model of a method stands first, as an argument like others.
fn has_active_model(signature: &Signature) -> bool {
    matches!(signature.inputs.first(), Some(FnArg::Typed(a)) if matches!(&*a.pat, Pat::Ident(p) if p.ident == "__self"))
}

fn active(ty: &Type, scalar: &ScalarParameter) -> Result<Argument> {
    if is_unit(ty) {
        return Ok(Argument::Active { space: ty.clone() });
    }
    if !mentions(ty, &scalar.name) && !matches!(ty, Type::ImplTrait(_) | Type::TraitObject(_)) {
        return Err(syn::Error::new_spanned(
            ty,
            format!("this type has no `{}` in it: write `#[constant]` before the argument", scalar.name),
        ));
    }
    Ok(Argument::Active { space: space_of_view(ty, &scalar.name, &scalar.real)? })
}

/// The space behind `&mut`: here a number may stand alone.
fn space_to_write(ty: &Type, scalar: &ScalarParameter) -> Result<Type> {
    match ty {
        Type::Path(path) if path.path.is_ident(&scalar.name) => Ok(scalar.real.clone()),
        _ => space_behind(ty, &scalar.name, &scalar.real),
    }
}

fn context(marker: &Attribute, ty: &Type, scalar: &ScalarParameter) -> Result<Argument> {
    let seen = |kind: Type| Ok(Argument::Context { kind });
    if marker.path().is_ident("constant") {
        if mentions(ty, &scalar.name) {
            return Err(syn::Error::new_spanned(
                ty,
                "a constant is not made of scalars: write `#[parameter]` for numbers that take no derivative",
            ));
        }
        return seen(match ty {
            Type::ImplTrait(_) => return Err(unnamed(ty)),
            Type::Reference(reference) if matches!(*reference.elem, Type::ImplTrait(_)) => return Err(unnamed(ty)),
            Type::Reference(reference) => {
                let data = match &*reference.elem {
                    Type::Paren(inner) => &inner.elem,
                    data => data,
                };
                global_type(["fluxions", "Constant"], data.clone())
            }
            owned if let Some(borrowed) = borrowed(owned) => {
                let message = format!("a constant that is not `Copy` is seen by reference: write `{borrowed}`");
                return Err(syn::Error::new_spanned(owned, message));
            }
            other => global_type(["fluxions", "Value"], other.clone()),
        });
    }
    if marker.path().is_ident("parameter") {
        let space = space_of_view(ty, &scalar.name, &scalar.real)?;
        return seen(global_type(["fluxions", "Parameter"], space));
    }
    match ty {
        Type::Reference(reference) if reference.mutability.is_some() => {
            Ok(Argument::Cache { space: space_to_write(&reference.elem, scalar)? })
        }
        other => Err(syn::Error::new_spanned(other, "scratch is written to: write `&mut [S]`")),
    }
}

/// The error for `impl Fn(f64) -> f64`, which is a type that the context cannot name.
fn unnamed(ty: &Type) -> syn::Error {
    let message = "the context needs the name of this type: for a closure write `&(dyn Fn(f64) -> f64 + Sync)`";
    syn::Error::new_spanned(ty, message)
}

/// How well-known types that are not `Copy` are borrowed.
fn borrowed(ty: &Type) -> Option<String> {
    const OWNED: [&str; 8] = ["Vec", "String", "Box", "Arc", "DVector", "DMatrix", "HashMap", "BTreeMap"];
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| OWNED.iter().any(|owned| last.ident == owned))?;
    let text = without_spaces(ty);
    Some(match (last.ident.to_string().as_str(), text.split_once('<').and_then(|(_, rest)| rest.strip_suffix('>'))) {
        ("Vec", Some(item)) => format!("&[{item}]"),
        ("String", _) => "&str".into(),
        ("Box" | "Arc", Some(content)) => format!("&{content}"),
        _ => format!("&{text}"),
    })
}

/// Refuses what people write for an error that does not implement `Error`.
fn check_error(error: &Type) -> Result<()> {
    let name = match error {
        Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        Type::Reference(_) => Some("str".into()),
        _ => None,
    };
    if matches!(name.as_deref(), Some("String" | "str" | "Box")) {
        let message = "this does not implement `Error + Send + Sync + 'static`: write a type for what can go wrong, \
            `#[derive(Debug, thiserror::Error)] #[error(\"negative\")] struct Negative;`";
        return Err(syn::Error::new_spanned(error, message));
    }
    Ok(())
}

fn is_unit(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(t) if t.elems.is_empty())
}

/// Whether the result is written out, be it `()`: else it may be forgotten.
fn returns_something(output: &ReturnType) -> bool {
    matches!(output, ReturnType::Type(..))
}

/// The type that is returned, if not `()`, and the error of a `Result`.
fn split_result(output: &ReturnType) -> (Option<Type>, Option<Type>) {
    let ReturnType::Type(_, ty) = output else { return (None, None) };
    if let Type::Path(path) = &**ty
        && let Some(last) = path.path.segments.last().filter(|s| s.ident == "Result")
        && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let (Some(syn::GenericArgument::Type(value)), Some(syn::GenericArgument::Type(error))) =
            (arguments.args.get(0), arguments.args.get(1))
    {
        return ((!is_unit(value)).then(|| value.clone()), Some(error.clone()));
    }
    ((!is_unit(ty)).then(|| (**ty).clone()), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn types_that_are_borrowed_are_known_by_their_names() {
        let table: Type = parse_quote!(std::collections::HashMap<String, f64>);
        assert!(borrowed(&table).is_some());
        assert!(borrowed(&parse_quote!(Table<f64>)).is_none());
    }
}
