//! Types and expressions, put together: to parse them would take the macro many times as long.

use proc_macro2::Span;
use syn::punctuated::Punctuated;
use syn::token::{Gt, Lt, Paren, PathSep};
use syn::{
    AngleBracketedGenericArguments, Expr, ExprCall, ExprPath, GenericArgument, Ident, Lifetime, Path, PathArguments,
    PathSegment, Type, TypePath, TypeReference, TypeTuple,
};

/// `::first::second`.
pub(crate) fn global_path<'a>(names: impl IntoIterator<Item = &'a str>, span: Span) -> Path {
    let segments = names.into_iter().map(|name| PathSegment::from(Ident::new(name, span))).collect();
    Path { leading_colon: Some(PathSep { spans: [span; 2] }), segments }
}

/// `::first::Second<T>`.
pub(crate) fn global_type<'a>(names: impl IntoIterator<Item = &'a str>, argument: Type) -> Type {
    let mut path = global_path(names, Span::call_site());
    if let Some(last) = path.segments.last_mut() {
        last.arguments = PathArguments::AngleBracketed(AngleBracketedGenericArguments {
            colon2_token: None,
            lt_token: Lt::default(),
            args: Punctuated::from_iter([GenericArgument::Type(argument)]),
            gt_token: Gt::default(),
        });
    }
    Type::Path(TypePath { qself: None, path })
}

/// The type of a name.
pub(crate) fn named_type(name: Ident) -> Type {
    Type::Path(TypePath { qself: None, path: name.into() })
}

/// A type behind a shared reference.
pub(crate) fn reference(lifetime: Option<Lifetime>, elem: Type) -> Type {
    let elem = Box::new(elem);
    Type::Reference(TypeReference { and_token: Default::default(), lifetime, mutability: None, elem })
}

/// `(A, B,)`.
pub(crate) fn tuple_type(elems: impl IntoIterator<Item = Type>) -> Type {
    let mut elems: Punctuated<_, _> = elems.into_iter().collect();
    if !elems.is_empty() {
        elems.push_punct(Default::default());
    }
    Type::Tuple(TypeTuple { paren_token: Paren::default(), elems })
}

/// `path(argument)`.
pub(crate) fn call(path: Path, argument: Expr, span: Span) -> Expr {
    let func = Box::new(Expr::Path(ExprPath { attrs: vec![], qself: None, path }));
    Expr::Call(ExprCall { attrs: vec![], func, paren_token: Paren(span), args: Punctuated::from_iter([argument]) })
}

/// The variable of a name.
pub(crate) fn variable(name: Ident) -> Expr {
    Expr::Path(ExprPath { attrs: vec![], qself: None, path: name.into() })
}

/// Whether a type of nalgebra is no column: a product with one is a matrix or a column, not a number.
pub(crate) fn is_matrix(name: &Ident) -> bool {
    let name = name.to_string();
    !["DVector", "OVector", "SVector"].contains(&&*name) && !name.starts_with("Vector")
}

/// Whether a type may be one of nalgebra: `DVector`, `Matrix3x2`.
pub(crate) fn is_of_nalgebra(name: &Ident) -> bool {
    let name = name.to_string();
    let of_size = |rest: &str| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit() || c == 'x');
    let is_sized = |known: &&str| name.strip_prefix(known).is_some_and(of_size);
    ["DMatrix", "DVector", "RowDVector"].contains(&&*name)
        || of_many_parameters(&name)
        || ["Matrix", "RowVector", "Vector"].iter().any(is_sized)
}

/// Whether a type of nalgebra has more parameters than the one of its entries.
pub(crate) fn of_many_parameters(name: &str) -> bool {
    ["OMatrix", "OVector", "RowSVector", "SMatrix", "SVector"].contains(&name)
}

/// Further types of nalgebra with the one parameter of their numbers.
const GEOMETRY: [&str; 17] = [
    "Complex",
    "Isometry2",
    "Isometry3",
    "Orthographic3",
    "Perspective3",
    "Point1",
    "Point2",
    "Point3",
    "Quaternion",
    "Rotation2",
    "Rotation3",
    "Similarity2",
    "Similarity3",
    "Translation2",
    "Translation3",
    "UnitComplex",
    "UnitQuaternion",
];

/// Writes the type of the entries into the path of a function of nalgebra, as `DMatrix::identity` is, where the user left it to the compiler.
pub(crate) fn write_entries(path: &mut Path, scalar: &Ident) -> bool {
    let Some(of) = path.segments.iter_mut().nth_back(1) else { return false };
    let name = of.ident.to_string();
    let is_of_nalgebra = is_of_nalgebra(&of.ident) || GEOMETRY.contains(&&*name);
    let is_open = is_of_nalgebra && !of_many_parameters(&name) && of.arguments.is_none();
    if is_open {
        of.arguments = PathArguments::AngleBracketed(syn::parse_quote!(::<#scalar>));
    }
    is_open
}
