//! The arguments of an adjoint, and the item that it becomes.
//!
//! After each argument with derivatives comes its adjoint: `x: &[S], x_bar: &[Cell<S>]`. After them come the adjoint of the result and the stack. The
//! adjoint of the function `f` is `f::adjoint`, where `f` is a type without values: an import of the function `f` brings the type along. The adjoint of
//! the method `f` is the method `f__adjoint`.

use super::emit::Emit;
use super::ir::{Atom, Value};
use super::lower::Lower;
use super::names::{Kind, Place, bar};
use super::syntax::refuse;
use super::warnings::Watched;
use crate::generics::{ScalarParameter, join};
use crate::spaces::{mentions, substitute};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Attribute, FnArg, GenericArgument, Generics, Ident, Pat, PatIdent, PathArguments, Result, ReturnType, Signature,
    Type, Visibility, parse_quote,
};

/// What the function belongs to.
pub(crate) enum Owner<'a> {
    Module,
    /// An `impl` block, with its type if that is made of the numbers of the function.
    Type(Option<&'a Type>),
}

pub(super) fn joined(generics: &Generics, signature: &Signature) -> Generics {
    join(generics, &signature.generics)
}

/// Whether an attribute says that an argument has no derivative.
pub(crate) fn is_marked(attributes: &[Attribute], marker: &str) -> bool {
    attributes.iter().any(|a| a.path().is_ident(marker))
}

/// What the macro knows of a signature.
pub(super) struct Signed {
    scalar: Ident,
    cells: Type,
    inputs: Vec<FnArg>,
    /// The type of the model that `self` is, if it is made of numbers.
    model: Option<Type>,
    pub(super) result: Option<Type>,
    pub(super) fallible: bool,
}

fn is_unit(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(t) if t.elems.is_empty())
}

/// The type of a value, and whether it comes in a `Result`.
fn value_type(ty: &Type) -> Result<(Type, bool)> {
    if let Type::Path(p) = ty
        && let Some(last) = p.path.segments.last().filter(|s| s.ident == "Result")
    {
        return match &last.arguments {
            PathArguments::AngleBracketed(a) => match a.args.first() {
                Some(GenericArgument::Type(t)) => Ok((t.clone(), true)),
                _ => refuse(ty, "write `Result<Y, E>`"),
            },
            _ => refuse(ty, "write `Result<Y, E>`"),
        };
    }
    Ok((ty.clone(), false))
}

/// Arguments that are variables, however they are written.
fn with_capitals(mut input: FnArg) -> FnArg {
    if let FnArg::Typed(typed) = &mut input
        && !matches!(*typed.pat, Pat::Ident(_))
    {
        super::screen::Capitals.pattern(&mut typed.pat);
    }
    input
}

impl Signed {
    pub(super) fn read(owner: &Owner<'_>, signature: &Signature, scalar: &ScalarParameter) -> Result<Self> {
        let s = &scalar.name;
        let (result, fallible) = match &signature.output {
            ReturnType::Default => (None, false),
            ReturnType::Type(_, ty) => {
                let (ty, fallible) = value_type(ty)?;
                ((!is_unit(&ty)).then_some(ty), fallible)
            }
        };
        if let Some(Type::Reference(r)) = &result {
            return refuse(
                r,
                "a function that returns a reference has no adjoint: where it is called, name it in `#[differentiable(adjoint, views(f))]`",
            );
        }
        let model = match owner {
            Owner::Type(ty) => ty.cloned(),
            Owner::Module => None,
        };
        Ok(Self {
            scalar: s.clone(),
            cells: parse_quote!(::fluxions::adjoint::Cell<#s>),
            inputs: signature.inputs.iter().cloned().map(with_capitals).collect(),
            model,
            result,
            fallible,
        })
    }

    /// The type of the result, if it is one number.
    pub(super) fn number<'s>(&self, scalar: &'s Ident) -> Option<&'s Ident> {
        matches!(&self.result, Some(Type::Path(p)) if p.path.is_ident(scalar)).then_some(scalar)
    }

    /// The type of adjoints.
    fn bar_type(&self, ty: &Type) -> Type {
        match ty {
            Type::Paren(p) => self.bar_type(&p.elem),
            Type::Reference(r) => {
                let (lifetime, elem) = (&r.lifetime, substitute(&r.elem, &self.scalar, &self.cells));
                parse_quote!(&#lifetime #elem)
            }
            Type::Tuple(t) => {
                let parts = t.elems.iter().map(|ty| self.bar_type(ty));
                parse_quote!((#(#parts,)*))
            }
            other => {
                let other = substitute(other, &self.scalar, &self.cells);
                parse_quote!(&#other)
            }
        }
    }

    /// Binds the arguments: those of the adjoint, and the statements that come first.
    pub(super) fn bind(&self, lower: &mut Lower) -> Result<Arguments> {
        let mut arguments = Arguments::default();
        for input in &self.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    if receiver.reference.is_some() && receiver.mutability.is_some() {
                        return refuse(
                            receiver,
                            "the adjoint calls the method again, which would change the object once more: take `&self`",
                        );
                    }
                    arguments.list.push(quote!(#receiver));
                    if let Some(model) = &self.model {
                        let name = Ident::new("self", proc_macro2::Span::call_site());
                        let (b, ty) = (bar(&name), substitute(model, &self.scalar, &self.cells));
                        arguments.list.push(quote!(#b: &#ty));
                        lower.names.bind_place(Place { view: true, ..Place::fixed(name) });
                    }
                }
                FnArg::Typed(typed) => {
                    let is_passive = is_marked(&typed.attrs, "constant") || is_marked(&typed.attrs, "parameter");
                    let is_active = !is_passive && mentions(&*typed.ty, &self.scalar);
                    if is_active {
                        self.bind_active(lower, &typed.pat, &typed.ty, &mut arguments)?;
                    } else {
                        let (pat, _) = lower.passive_pattern(
                            &typed.pat,
                            mentions(&*typed.ty, &self.scalar),
                            super::screen::lends(&typed.ty),
                        );
                        let ty = &typed.ty;
                        arguments.list.push(quote!(#pat: #ty));
                    }
                }
            }
        }
        Ok(arguments)
    }

    fn bind_active(&self, lower: &mut Lower, pat: &Pat, ty: &Type, to: &mut Arguments) -> Result<()> {
        if let Type::ImplTrait(_) | Type::TraitObject(_) | Type::BareFn(_) = ty {
            return refuse(
                ty,
                "the adjoint does not follow a function that is an argument: call a function by its name",
            );
        }
        let bar_type = self.bar_type(ty);
        let is_number = matches!(ty, Type::Path(p) if p.path.is_ident(&self.scalar));
        let (by_mut, is_reference) =
            (matches!(ty, Type::Reference(r) if r.mutability.is_some()), matches!(ty, Type::Reference(_)));
        match pat {
            Pat::Wild(_) => to.list.push(quote!(_: #ty, _: #bar_type)),
            // A variable that starts with the value of the argument: the adjoint of the argument is that of its first value.
            Pat::Ident(PatIdent { mutability: Some(_), ident, .. }) if !is_reference => {
                let first = lower.names.unique(&format_ident!("first_{}", ident));
                let b = bar(&first);
                to.list.push(quote!(#first: #ty, #b: #bar_type));
                let value = if is_number { Value::Number(Atom::Var(first)) } else { Value::Group(first) };
                to.first.push((pat.clone(), value));
            }
            Pat::Ident(p) if is_number => {
                let name = lower.names.unique(&p.ident);
                let b = bar(&name);
                to.list.push(quote!(#name: #ty, #b: #bar_type));
                to.watched.push(Watched { argument: p.ident.clone(), bar: b });
                lower.names.bind(&p.ident.to_string(), Kind::Number(name));
            }
            Pat::Ident(p) => {
                let name = lower.names.unique(&p.ident);
                let (b, mutable) = (bar(&name), p.mutability);
                to.list.push(quote!(#mutable #name: #ty, #mutable #b: #bar_type));
                if !by_mut {
                    to.watched.push(Watched { argument: p.ident.clone(), bar: b });
                }
                let root = lower.root();
                let rebindable = mutable.is_some();
                let place = Place {
                    roots: vec![root],
                    mutable: by_mut,
                    writable: by_mut,
                    view: is_reference,
                    forward: rebindable,
                    rebindable,
                    ..Place::fixed(name)
                };
                lower.names.bind(&p.ident.to_string(), Kind::Place(place));
            }
            pat if by_mut => return refuse(pat, "name this argument, and take it apart with `let`"),
            pat => {
                let root = lower.root();
                let place = Place { roots: vec![root], ..Place::fixed(format_ident!("part")) };
                let (values, bars, _) = lower.place_pattern(pat, &place, None);
                to.list.push(quote!(#values: #ty, #bars: #bar_type));
            }
        }
        Ok(())
    }

    /// The item.
    pub(super) fn assemble(
        &self,
        owner: &Owner<'_>,
        visibility: &Visibility,
        signature: &Signature,
        arguments: &Arguments,
        output: &Ident,
        emit: &Emit,
        code: &TokenStream,
    ) -> TokenStream {
        let (list, name, generics, returns) =
            (&arguments.list, &signature.ident, &signature.generics, &signature.output);
        let (declare, end, y_bar) = match (&self.result, self.fallible) {
            (Some(ty), fallible) => {
                let (b, bar_type) = (bar(output), substitute(ty, &self.scalar, &self.cells));
                let end = if fallible { quote!(::core::result::Result::Ok(#output)) } else { quote!(#output) };
                (quote!(let #output: #ty;), end, quote!(#b: &#bar_type,))
            }
            (None, true) => (quote!(), quote!(::core::result::Result::Ok(())), quote!()),
            (None, false) => (quote!(), quote!(), quote!()),
        };
        let (top, bottom, clause) = (&emit.top, &emit.bottom, &generics.where_clause);
        let [fused, free, stored] = emit.loops;
        let doc =
            format!("The value of `{name}`, and its adjoint. Loops: {fused} fused, {free} free, {stored} stored.");
        let of_module = matches!(owner, Owner::Module);
        let function =
            if of_module { format_ident!("adjoint", span = name.span()) } else { super::lower::adjoint_of(name) };
        let warnings = arguments.watched.iter().filter_map(|w| w.warning(code));
        let item = quote! {
            #[doc = #doc]
            #[doc(hidden)]
            #[inline]
            #[allow(warnings, clippy::all)]
            #visibility fn #function #generics (#(#list,)* #y_bar stack: &mut ::fluxions::adjoint::Stack) #returns #clause {
                use ::fluxions::adjoint::{Bar as _, Bars as _, Keep as _, Kept as _, NumberRuleAdjoint as _, RuleAdjoint as _, Shadow as _};
                #(#warnings)*
                #declare
                #(#top)*
                #code
                #(#bottom)*
                #end
            }
        };
        if !of_module {
            return item;
        }
        let doc = format!("The adjoint of [`fn@{name}`].");
        quote! {
            #[doc = #doc]
            #[doc(hidden)]
            #[allow(non_camel_case_types, missing_debug_implementations)]
            #visibility enum #name {}
            #[allow(unreachable_pub, dead_code)]
            impl #name { #item }
        }
    }
}

/// The arguments of an adjoint.
#[derive(Default)]
pub(super) struct Arguments {
    list: Vec<TokenStream>,
    /// Variables that start with an argument.
    first: Vec<(Pat, Value)>,
    watched: Vec<Watched>,
}

impl Arguments {
    pub(super) fn first(&self) -> &[(Pat, Value)] {
        &self.first
    }
}
