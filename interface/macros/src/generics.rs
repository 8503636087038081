//! The scalar of a function: its type parameter, the real numbers below it, and the parameters beside it.

use crate::literals::Reals;
use crate::spaces::{Mentions, is_real, mentions};
use crate::types::named_type;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{
    GenericArgument, GenericParam, Generics, Ident, PathArguments, Result, Type, TypeParamBound, WherePredicate,
};

/// Which type parameter is the scalar, and over what.
pub(crate) struct ScalarParameter {
    pub(crate) name: Ident,
    /// `f64`, `f32`, or a type parameter of the function.
    pub(crate) real: Type,
}

/// The name the generated code gives to the scalar.
pub(crate) fn scalar_ident() -> Ident {
    Ident::new("__S", proc_macro2::Span::call_site())
}

/// The bound `Scalar` or `Scalar<R>`: its real numbers.
fn scalar_bound(bound: &TypeParamBound) -> Option<Type> {
    let TypeParamBound::Trait(bound) = bound else { return None };
    let last = bound.path.segments.last().filter(|segment| segment.ident == "Scalar")?;
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(GenericArgument::Type(real)) => Some(real.clone()),
            _ => Some(floats()),
        },
        _ => Some(floats()),
    }
}

fn floats() -> Type {
    named_type(Ident::new("f64", Span::call_site()))
}

fn bounds_of<'a>(generics: &'a Generics, name: &'a Ident) -> impl Iterator<Item = &'a TypeParamBound> {
    let inline = generics.type_params().filter(move |p| &p.ident == name).flat_map(|p| &p.bounds);
    let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    inline.chain(clauses.flat_map(move |predicate| match predicate {
        WherePredicate::Type(t) if matches!(&t.bounded_ty, Type::Path(p) if p.path.is_ident(name)) => {
            t.bounds.iter().collect()
        }
        _ => Vec::new(),
    }))
}

impl ScalarParameter {
    /// The type parameter with the bound `Scalar`, if there is one.
    pub(crate) fn find(generics: &Generics) -> Result<Option<Self>> {
        let mut scalar: Option<Self> = None;
        for parameter in generics.type_params() {
            if let Some(real) = bounds_of(generics, &parameter.ident).find_map(scalar_bound) {
                if scalar.is_some() {
                    return Err(syn::Error::new_spanned(
                        parameter,
                        "one scalar is enough: use the same type parameter for all",
                    ));
                }
                scalar = Some(Self { name: parameter.ident.clone(), real });
            }
        }
        Ok(scalar)
    }

    /// The scalar of a function, which must have one.
    pub(crate) fn of(generics: &Generics, function: &Ident) -> Result<Self> {
        Self::find(generics)?.ok_or_else(|| {
            let message =
                format!("a differentiable function is generic over its scalar: write `fn {function}<S: Scalar>(…)`");
            syn::Error::new_spanned(function, message)
        })
    }

    /// How literals become real numbers.
    pub(crate) fn reals(&self) -> Reals {
        if is_real(&self.real) { Reals::Float } else { Reals::Parameter }
    }

    /// The parameters beside the scalar, which become those of the type.
    pub(crate) fn others(&self, generics: &Generics) -> Result<Generics> {
        let mut others = generics.clone();
        others.params = generics.params.iter().filter(|p| !self.is(p)).cloned().collect();
        for parameter in &others.params {
            self.refuse(parameter)?;
        }
        if let Some(clause) = &mut others.where_clause {
            let is_own = |p: &WherePredicate| matches!(p, WherePredicate::Type(t) if matches!(&t.bounded_ty, Type::Path(p) if p.path.is_ident(&self.name)));
            clause.predicates = clause.predicates.iter().filter(|p| !is_own(p)).cloned().collect();
            for predicate in &clause.predicates {
                self.refuse(predicate)?;
            }
        }
        Ok(others)
    }

    /// Refuses a bound that speaks of the scalar: f is evaluated over scalars that the bound knows nothing of.
    fn refuse(&self, bound: &(impl Mentions + ToTokens)) -> Result<()> {
        if mentions(bound, &self.name) {
            let message = format!(
                "a bound may not speak of `{0}`, which is every scalar: give the trait a method that is generic over `{0}: Scalar`",
                self.name
            );
            return Err(syn::Error::new_spanned(bound, message));
        }
        Ok(())
    }

    fn is(&self, parameter: &GenericParam) -> bool {
        matches!(parameter, GenericParam::Type(p) if p.ident == self.name)
    }

    /// `::<__S, N>` in the order of the declaration, for a call.
    pub(crate) fn turbofish(&self, generics: &Generics) -> TokenStream {
        let scalar = scalar_ident();
        let arguments = generics.params.iter().filter_map(|parameter| match parameter {
            p if self.is(p) => Some(quote!(#scalar)),
            GenericParam::Type(p) => Some(p.ident.to_token_stream()),
            GenericParam::Const(p) => Some(p.ident.to_token_stream()),
            GenericParam::Lifetime(_) => None,
        });
        quote!(::<#(#arguments),*>)
    }
}

/// Refuses lifetimes of a function, which its views have without a name.
pub(crate) fn no_lifetimes(generics: &Generics) -> Result<()> {
    match generics.lifetimes().next() {
        Some(lifetime) => Err(syn::Error::new_spanned(lifetime, "leave out lifetimes: write `&[S]`")),
        None => Ok(()),
    }
}

/// The parameters that a type has, and those that it has not: a block `impl<S, const N: usize> Mul<Row<S, N>> for Scale<S>` has both, and a block of methods of
/// the type has the first ones alone.
pub(crate) fn split_by(generics: &Generics, ty: &Type) -> (Generics, Generics) {
    let name = |parameter: &GenericParam| match parameter {
        GenericParam::Type(p) => Some(p.ident.clone()),
        GenericParam::Const(p) => Some(p.ident.clone()),
        GenericParam::Lifetime(_) => None,
    };
    let is_other = |parameter: &GenericParam| name(parameter).is_some_and(|name| !mentions(ty, &name));
    let (others, own): (Vec<_>, Vec<_>) = generics.params.iter().cloned().partition(is_other);
    let (mut first, mut second) = (generics.clone(), Generics::default());
    first.params = own.into_iter().collect();
    second.params = others.into_iter().collect();
    if let Some(clause) = &mut first.where_clause {
        let speaks = |p: &WherePredicate| second.params.iter().filter_map(name).any(|name| mentions(p, &name));
        let (others, own): (Vec<_>, Vec<_>) = clause.predicates.iter().cloned().partition(speaks);
        clause.predicates = own.into_iter().collect();
        if !others.is_empty() {
            second.make_where_clause().predicates.extend(others);
        }
    }
    (first, second)
}

/// Both lists of parameters in one, lifetimes first.
pub(crate) fn join(first: &Generics, second: &Generics) -> Generics {
    let mut all = first.clone();
    let (lifetimes, rest): (Vec<_>, Vec<_>) = (first.params.iter().chain(&second.params).cloned())
        .partition(|parameter| matches!(parameter, GenericParam::Lifetime(_)));
    all.params = lifetimes.into_iter().chain(rest).collect();
    if let Some(clause) = &second.where_clause {
        all.make_where_clause().predicates.extend(clause.predicates.iter().cloned());
    }
    all
}
