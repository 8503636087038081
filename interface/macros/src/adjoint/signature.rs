//! The arguments of an adjoint.
//!
//! After each argument with derivatives comes its adjoint: `x: &[S], x_bar: &[Cell<S>]`. After them come the adjoint of the result and the stack.

use super::ir::{Atom, Value};
use super::lower::{Changes, Lower, is_struct_type, is_type_of_nalgebra};
use super::names::{Kind, Place, Root, bar};
use super::purpose::Form;
use super::structs::Structs;
use super::syntax::{content_of, has_ident, idents, is_scalar, refuse};
use super::warnings::Watched;
use crate::generics::{ScalarParameter, join};
use crate::spaces::{is_option, mentions, substitute};
use crate::types::{global_type, is_of_nalgebra, named_type, reference, tuple_type};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rustc_hash::FxHashSet;
use syn::visit_mut::VisitMut;
use syn::{
    Attribute, FnArg, GenericArgument, Generics, Ident, Pat, PatIdent, PathArguments, Receiver, Result, ReturnType,
    Signature, Type,
};

/// What the function belongs to.
pub(crate) enum Owner<'a> {
    /// A module, with what other adjoints may call the function by, which then needs no halves.
    Module(Option<&'a OfBackends<'a>>),
    /// An `impl` block, with its type if that is made of the numbers of the function, and what its methods say about structs.
    Type(Option<&'a Type>, Option<&'a Structs>),
}

/// The type of a function that backends take.
pub(crate) struct OfBackends<'a> {
    pub(crate) function: &'a Ident,
    pub(crate) real: &'a Type,
}

impl Owner<'_> {
    /// The type of `self`, if it is made of numbers.
    pub(super) fn model(&self) -> Option<&Type> {
        match self {
            Self::Type(model, _) => *model,
            Self::Module(_) => None,
        }
    }

    /// What the methods of the block say about structs.
    pub(super) fn structs(&self) -> Option<&Structs> {
        match self {
            Self::Type(_, structs) => *structs,
            Self::Module(_) => None,
        }
    }
}

pub(super) fn joined(generics: &Generics, signature: &Signature) -> Generics {
    join(generics, &signature.generics)
}

/// Whether an attribute says that an argument has no derivative.
pub(crate) fn is_marked(attributes: &[Attribute], marker: &str) -> bool {
    attributes.iter().any(|a| a.path().is_ident(marker))
}

/// Whether an argument is made of numbers that backends take no derivatives of.
fn is_parameter(input: &FnArg, scalar: &Ident) -> bool {
    matches!(input, FnArg::Typed(typed) if is_marked(&typed.attrs, "parameter") && mentions(&*typed.ty, scalar))
}

/// The signature of a method, with the type of its model in the place of `Self`.
pub(super) fn without_self(owner: &Owner<'_>, signature: &Signature) -> Signature {
    struct Replace<'a>(&'a Type);
    impl VisitMut for Replace<'_> {
        fn visit_type_mut(&mut self, ty: &mut Type) {
            match ty {
                Type::Path(p) if p.path.is_ident("Self") => *ty = self.0.clone(),
                ty => syn::visit_mut::visit_type_mut(self, ty),
            }
        }
        fn visit_receiver_mut(&mut self, _: &mut Receiver) {}
    }
    let mut signature = signature.clone();
    if let Some(model) = owner.model() {
        Replace(model).visit_signature_mut(&mut signature);
    }
    signature
}

/// What the macro knows of a signature.
pub(super) struct Signed {
    pub(super) scalar: Ident,
    pub(super) cells: Type,
    inputs: Vec<FnArg>,
    /// The type of the model that `self` is, if it is made of numbers.
    model: Option<Type>,
    pub(super) result: Option<Type>,
    pub(super) fallible: bool,
    /// The type parameters beside the scalar.
    types: Vec<Ident>,
    /// Whether parameters have derivatives.
    follows_parameters: bool,
    /// Whether there are parameters, and they have none.
    pub(super) ignores_parameters: bool,
}

/// The type of the adjoint of a number.
pub(crate) fn cells_of(scalar: &Ident) -> Type {
    global_type(["fluxions", "adjoint", "Cell"], named_type(scalar.clone()))
}

const RETURNS_REFERENCE: &str = "a function that returns a reference has no adjoint: where it is called, name it in `#[differentiable(adjoint, views(f))]`";
const RETURNS_MUTABLE: &str = "a function that returns a `&mut` has no adjoint: let it return nothing, and call one method after the other, each in a statement";

/// The type of the adjoints of a type, as `Shadow` says it: `(Cell<S>, Cell<f64>)` for `(S, f64)`.
pub(super) fn bars_of(ty: &Type, scalar: &Ident, cells: &Type) -> Type {
    struct BesideNumbers<'a>(&'a Ident);
    impl VisitMut for BesideNumbers<'_> {
        fn visit_type_tuple_mut(&mut self, t: &mut syn::TypeTuple) {
            let has_numbers = t.elems.iter().any(|ty| mentions(ty, self.0));
            for ty in &mut t.elems {
                match mentions(ty, self.0) {
                    true => self.visit_type_mut(ty),
                    false if has_numbers => *ty = of_floats(ty),
                    false => {}
                }
            }
        }
    }
    let mut ty = ty.clone();
    BesideNumbers(scalar).visit_type_mut(&mut ty);
    substitute(&ty, scalar, cells)
}

/// The type of the adjoints of floats, and of what is made of them.
pub(super) fn of_floats(ty: &Type) -> Type {
    ["f64", "f32"].iter().fold(ty.clone(), |ty, name| {
        let float = Ident::new(name, proc_macro2::Span::call_site());
        substitute(&ty, &float, &cells_of(&float))
    })
}

/// Refuses an option of a reference to numbers, whose adjoint would be no reference.
fn check_option(ty: &Type, scalar: &Ident) -> Result<()> {
    match content_of(ty, "Option") {
        Some(r @ Type::Reference(_)) if mentions(r, scalar) => {
            refuse(r, "an option of a reference has no adjoint: take the option by value, `Option<Point<S>>`")
        }
        _ => Ok(()),
    }
}

fn is_unit(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(t) if t.elems.is_empty())
}

/// Whether a type is a reference to a list of numbers.
fn is_list_of(ty: &Type, scalar: &Ident) -> bool {
    let Type::Reference(r) = ty else { return false };
    match &*r.elem {
        Type::Slice(list) => is_scalar(&list.elem, scalar),
        Type::Array(list) => is_scalar(&list.elem, scalar),
        _ => false,
    }
}

/// Whether a type is `&mut Vec<S>`, which could get another length.
fn is_mutable_list(ty: &Type, scalar: &Ident) -> bool {
    let Type::Reference(r) = ty else { return false };
    let Type::Path(p) = &*r.elem else { return false };
    let Some(last) = p.path.segments.last().filter(|last| last.ident == "Vec") else { return false };
    let is_item = |a: &GenericArgument| matches!(a, GenericArgument::Type(item) if is_scalar(item, scalar));
    r.mutability.is_some()
        && matches!(&last.arguments, PathArguments::AngleBracketed(of) if of.args.iter().any(is_item))
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
    pub(super) fn read(owner: &Owner<'_>, signature: &Signature, scalar: &ScalarParameter, form: Form) -> Result<Self> {
        let s = &scalar.name;
        let (result, fallible) = match &signature.output {
            ReturnType::Default => (None, false),
            ReturnType::Type(_, ty) => {
                let (ty, fallible) = value_type(ty)?;
                ((!is_unit(&ty)).then_some(ty), fallible)
            }
        };
        let types = signature.inputs.iter().filter_map(|input| match input {
            FnArg::Typed(typed) if !is_marked(&typed.attrs, "constant") => Some(&*typed.ty),
            _ => None,
        });
        types.chain(&result).try_for_each(|ty| check_option(ty, s))?;
        if let Some(Type::Reference(r)) = &result {
            return refuse(r, if r.mutability.is_some() { RETURNS_MUTABLE } else { RETURNS_REFERENCE });
        }
        Ok(Self {
            scalar: s.clone(),
            cells: cells_of(s),
            inputs: signature.inputs.iter().cloned().map(with_capitals).collect(),
            model: owner.model().cloned(),
            result,
            fallible,
            types: signature.generics.type_params().map(|p| p.ident.clone()).filter(|name| name != s).collect(),
            follows_parameters: form.follows_parameters(),
            ignores_parameters: form == Form::Whole && signature.inputs.iter().any(|input| is_parameter(input, s)),
        })
    }

    /// The type of the result, if it is one number.
    pub(super) fn is_number(&self, scalar: &Ident) -> bool {
        self.result.as_ref().is_some_and(|ty| is_scalar(ty, scalar))
    }

    /// Whether the result is an option.
    pub(super) fn returns_option(&self) -> bool {
        !self.fallible && self.result.as_ref().is_some_and(is_option)
    }

    /// The type of adjoints.
    fn bar_type(&self, ty: &Type) -> Type {
        match ty {
            Type::Paren(p) => self.bar_type(&p.elem),
            Type::Reference(r) => reference(r.lifetime.clone(), bars_of(&r.elem, &self.scalar, &self.cells)),
            Type::Tuple(t) => tuple_type(t.elems.iter().map(|ty| match mentions(ty, &self.scalar) {
                true => self.bar_type(ty),
                false => reference(None, of_floats(ty)),
            })),
            other => reference(None, bars_of(other, &self.scalar, &self.cells)),
        }
    }

    /// Binds the arguments: those of the adjoint, and the statements that come first.
    pub(super) fn bind(&self, lower: &mut Lower) -> Result<Arguments> {
        let mut arguments = Arguments::default();
        for input in &self.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    let by_mut = receiver.reference.is_some() && receiver.mutability.is_some();
                    if by_mut && self.model.is_none() {
                        return refuse(
                            receiver,
                            "the adjoint calls the method again, which would change the object once more: take `&self`",
                        );
                    }
                    arguments.receiver = Some(receiver.clone());
                    if let Some(model) = &self.model {
                        let name = Ident::new("self", proc_macro2::Span::call_site());
                        let (b, ty) = (bar(&name), substitute(model, &self.scalar, &self.cells));
                        arguments.model = Some((b, reference(None, ty)));
                        let root = by_mut.then(|| lower.root());
                        arguments.written.extend(root);
                        lower.names.open.extend(root);
                        let roots = root.into_iter().collect();
                        let view = receiver.reference.is_some();
                        let place = Place { roots, mutable: by_mut, writable: by_mut, view, ..Place::fixed(name) };
                        lower.names.structs.insert(place.name.to_string());
                        lower.names.bind_place(place);
                    }
                }
                FnArg::Typed(typed) => {
                    let is_parameter = is_parameter(input, &self.scalar);
                    let is_passive = is_marked(&typed.attrs, "constant") || is_parameter && !self.follows_parameters;
                    let is_active = !is_passive && mentions(&*typed.ty, &self.scalar);
                    if is_active && is_parameter && lower.names.planted("parameter") {
                        let (pat, _) = lower.passive_pattern(&typed.pat, true, Changes::default());
                        arguments.push(quote!(#pat), &typed.ty, Some((quote!(_), self.bar_type(&typed.ty))));
                    } else if is_active {
                        let watched = arguments.watched.len();
                        self.bind_active(lower, &typed.pat, &typed.ty, &mut arguments)?;
                        lower.note_mixed_type(&typed.ty, &typed.pat);
                        if is_type_of_nalgebra(&typed.ty) {
                            lower.note_of_nalgebra(&typed.pat);
                        }
                        // Nobody is warned of a parameter without influence.
                        arguments.watched.truncate(if is_parameter { watched } else { usize::MAX });
                        if is_marked(&typed.attrs, "cache") {
                            self.bind_cache(lower, &typed.ty, &arguments);
                        }
                    } else {
                        self.note_bounded(lower, &typed.pat, &typed.ty);
                        let numbers = mentions(&*typed.ty, &self.scalar);
                        let (pat, names) = lower.passive_pattern(&typed.pat, numbers, Changes::of(&typed.ty));
                        if matches!(&*typed.ty, Type::Reference(r) if matches!(*r.elem, Type::Slice(_))) {
                            lower.names.slices.extend(names.iter().map(ToString::to_string));
                        }
                        if matches!(&*typed.ty, Type::Reference(r) if r.mutability.is_some()) {
                            lower.names.lent.extend(names.iter().map(ToString::to_string));
                        }
                        arguments.push(quote!(#pat), &typed.ty, None);
                        arguments.list.iter_mut().last().into_iter().for_each(|a| a.is_ignored = is_parameter);
                    }
                }
            }
        }
        Ok(arguments)
    }

    /// Notes that the type of an argument is a type parameter, or one without a name.
    fn note_bounded(&self, lower: &mut Lower, pat: &Pat, ty: &Type) {
        let ty = if let Type::Reference(r) = ty { &*r.elem } else { ty };
        let is_bounded = match ty {
            Type::ImplTrait(_) | Type::TraitObject(_) => true,
            Type::Path(p) => p.path.get_ident().is_some_and(|name| self.types.contains(name)),
            _ => false,
        };
        if let (true, Pat::Ident(p)) = (is_bounded, pat) {
            lower.bounded.insert(p.ident.to_string());
        }
    }

    /// Notes that the last argument is a cache, and its name if it is a list.
    fn bind_cache(&self, lower: &mut Lower, ty: &Type, arguments: &Arguments) {
        let (Some(root), Some(last)) = (arguments.written.last(), arguments.list.last()) else { return };
        lower.caches.push(*root);
        let is_list = matches!(ty, Type::Reference(r) if matches!(&*r.elem, Type::Slice(_) | Type::Array(_)));
        if let Ok(name) = syn::parse2::<Ident>(last.pat.clone())
            && is_list
        {
            lower.lists.insert(*root, name);
        }
    }

    fn bind_active(&self, lower: &mut Lower, pat: &Pat, ty: &Type, to: &mut Arguments) -> Result<()> {
        if let Type::ImplTrait(_) | Type::TraitObject(_) | Type::BareFn(_) = ty {
            let is_iterator = ["Iterator", "IntoIterator"].iter().any(|name| has_ident(ty, &format_ident!("{name}")));
            return refuse(
                ty,
                match is_iterator {
                    true => {
                        "an iterator that is an argument has no adjoint: take a slice, `&[S]`, and go through it here"
                    }
                    false => "the adjoint does not follow a function that is an argument: call a function by its name",
                },
            );
        }
        if is_mutable_list(ty, &self.scalar) {
            return refuse(
                ty,
                "a list behind a reference keeps its length: write `&mut [S]`, and return a list that gets longer",
            );
        }
        let bar_type = self.bar_type(ty);
        let is_number = matches!(ty, Type::Path(p) if p.path.is_ident(&self.scalar));
        let (by_mut, is_reference) =
            (matches!(ty, Type::Reference(r) if r.mutability.is_some()), matches!(ty, Type::Reference(_)));
        match pat {
            Pat::Wild(_) => to.push(quote!(_), ty, Some((quote!(_), bar_type))),
            // A variable that starts with the value of the argument: the adjoint of the argument is that of its first value.
            Pat::Ident(PatIdent { mutability: Some(_), ident, .. }) if !is_reference => {
                let first = lower.names.unique(&format_ident!("first_{}", ident));
                let b = bar(&first);
                to.push(quote!(#first), ty, Some((quote!(#b), bar_type)));
                if is_struct_type(ty, &self.scalar) {
                    lower.names.structs.insert(first.to_string());
                }
                let value = if is_number { Value::Number(Atom::Var(first)) } else { Value::Group(first) };
                to.first.push((pat.clone(), value));
            }
            Pat::Ident(p) if is_number => {
                let name = lower.names.unique(&p.ident);
                let b = bar(&name);
                to.push(quote!(#name), ty, Some((quote!(#b), bar_type)));
                to.watched.push(Watched { argument: p.ident.clone(), bar: b });
                lower.names.bind(&p.ident.to_string(), Kind::Number(name));
            }
            Pat::Ident(p) => {
                let name = lower.names.unique(&p.ident);
                lower.note_list(&name, ty);
                let (b, mutable) = (bar(&name), p.mutability);
                to.push(quote!(#mutable #name), ty, Some((quote!(#mutable #b), bar_type)));
                let root = lower.root();
                if is_struct_type(ty, &self.scalar) {
                    lower.names.structs.insert(name.to_string());
                }
                if is_of_lists(ty, &self.scalar) {
                    lower.names.of_lists.insert(root);
                }
                if by_mut {
                    lower.names.open.insert(root);
                    to.written.push(root);
                } else {
                    to.watched.push(Watched { argument: p.ident.clone(), bar: b });
                }
                if !is_reference {
                    lower.by_value.insert(name.to_string());
                }
                let rebindable = mutable.is_some();
                let place = Place {
                    roots: vec![root],
                    mutable: by_mut,
                    writable: by_mut,
                    view: is_reference,
                    numbers: is_list_of(ty, &self.scalar),
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
                to.push(quote!(#values), ty, Some((quote!(#bars), bar_type)));
            }
        }
        Ok(())
    }
}

/// An argument of the function, and its adjoint.
pub(super) struct Argument {
    pub(super) pat: TokenStream,
    pub(super) ty: Type,
    pub(super) bar: Option<(TokenStream, Type)>,
    /// Whether it is a parameter without derivative.
    pub(super) is_ignored: bool,
}

/// The arguments of an adjoint.
#[derive(Default)]
pub(super) struct Arguments {
    pub(super) receiver: Option<Receiver>,
    /// The adjoint of the model.
    pub(super) model: Option<(Ident, Type)>,
    pub(super) list: Vec<Argument>,
    /// Variables that start with an argument.
    first: Vec<(Pat, Value)>,
    pub(super) watched: Vec<Watched>,
    /// Memory that the function writes to.
    pub(super) written: Vec<Root>,
}

impl Arguments {
    pub(super) fn first(&self) -> &[(Pat, Value)] {
        &self.first
    }

    fn push(&mut self, pat: TokenStream, ty: &Type, bar: Option<(TokenStream, Type)>) {
        self.list.push(Argument { pat, ty: ty.clone(), bar, is_ignored: false });
    }
}

/// Whether a type is made of numbers, slices, arrays, vectors and matrices alone.
fn is_of_lists(ty: &Type, scalar: &Ident) -> bool {
    let mut names = FxHashSet::default();
    idents(ty, &mut names);
    names.iter().all(|name| {
        let is_list = name == "Vec" || name == "mut" || is_of_nalgebra(&format_ident!("{name}"));
        scalar == name.as_str() || is_list
    })
}
