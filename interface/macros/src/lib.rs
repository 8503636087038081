//! The macros of fluxions: [`macro@differentiable`] and [`macro@Differentiable`]. Use them through the `fluxions` crate.

mod adjoint;
mod adjoint_call;
mod advice;
mod aliases;
mod arguments;
mod associated;
mod bindings;
mod by;
mod conditional;
mod constants;
mod derive;
mod function;
mod generics;
mod idents;
mod imports;
mod items;
mod literals;
mod made;
mod methods;
mod operands;
mod operators;
mod options;
mod parts;
mod promises;
mod results;
mod rule;
mod spaces;
mod types;
mod walked;
mod written;

use options::{Options, rename};
use proc_macro::TokenStream;
use syn::{DeriveInput, Item, ItemFn, ItemImpl, parse_macro_input};

/// Makes a function differentiable: keeps it, and adds a type of the same name in camel case that implements `Function`.
///
/// - Unmarked arguments are active: `S`, `&[S]`, `&[S; N]`, `&SVector<S, 3>`, `&Params<S>`, tuples of these. Several of
///   them make the input a tuple.
/// - `#[constant] data: &D` is opaque data, or `#[constant] k: K` by value; `#[parameter] t: S` are numbers without derivative;
///   `#[cache] work: &mut [S]` is scratch.
/// - A first argument `y: &mut …` is the result of a function that writes in place. Its type then has a constructor
///   `new(&first_y)`, of which the shape counts.
/// - `Result<Y, E>` (or `Result<(), E>` in place) makes it fallible.
/// - The scalar is the type parameter with the bound `Scalar` (`f64`), `Scalar<f32>`, or `Scalar<R>` with `R: Real`; the
///   last makes a type `Name<R>` with the constructor `Name::<f64>::new()`.
/// - A float literal is an operand on either side of `+ - * /` and of comparisons, and an argument of `max`, `min`, `clamp`, `hypot`,
///   `atan2`, `pow`, `mul_add` and `select`: `2.0 * x`, `0.0 < x`, `x.max(0.0)`. The same holds for casts to a float, for the
///   constants of `std::f64::consts`, for variables whose type is written as `f64` or that are initialised by a literal, for parts of `&self` and of
///   data, as `self.factor * x` and `data.iter().map(|(t, y)| y - t * x)`, and for arithmetic of these. A literal with a suffix stays a float.
/// - A literal that stands alone is a scalar as a result, in a branch beside a scalar, as the value of a scalar, and where a sum begins: `let mut sum = 0.0;`.
/// - The function is marked `#[inline]`, unless it is marked otherwise.
///
/// - Further parameters of the function, `const N: usize` and types, become those of the type: `Name::<3>`, `Name::<K>::new()`. A type
///   that stands in a `#[constant]` is `Sync + 'static`. Its bounds do not speak of the scalar.
/// - An argument `()` is active without components, and a result that is written out as `-> ()` is one without.
///
/// On an `impl` block, generic or not, of a trait or not, it treats each method with `&self` and a scalar: `Model::residual` gives
/// the type `ModelResidual<'_>` and the method `residual_function(&self)` that makes it. Where the model itself is made of scalars,
/// `impl<S: Scalar> Model<S>`, it is the first active argument of its methods, and `ModelResidual` is a value as for functions; methods
/// whose result is not made of scalars are left as they are.
///
/// # Settings
///
/// - `name = Residual` is the name of the type, where that of the function is taken; `name = pub Residual` says who sees it, which for a
///   method of a trait nothing else does. For a method they stand before it: `#[differentiable(name = Residual)]`.
/// - `pullback = path` and `pushforward = path` make the function a rule: its body runs over plain numbers only, and the functions that
///   the paths name are its derivatives, wherever it is called. `fn f<S: Scalar>(a: &[S], b: S) -> S` has the pullback
///   `fn f_back<S: Scalar>(a: &[S], b: S, y: S, y_bar: S) -> (Vec<S>, S)` and the pushforward
///   `fn f_along<S: Scalar>(a: &[S], b: S, y: S, a_dot: &[S], b_dot: S) -> S`; those of a fallible function return a `Result`.
///   Constants, and the model of a method, stand where they stand in the call: `fn back<S: Scalar>(&self, x: S, c: f64, y: S, y_bar: S) -> S` is
///   named `Model::back`. The rule holds a copy of them, which each call makes. A parameter is an argument with a cotangent, and a model that is
///   made of scalars is the first one. A result in place and caches are not passed.
/// - `adjoint` writes the adjoint of f as well. `adjoint = f_adjoint` names a function that computes f and x̄ += Jᵀ ȳ, for the backends that use it. Its arguments are those of f,
///   with the adjoints after each active argument, each cache and the result that is written in place: `&Cell<S>` after `S`,
///   `&[Cell<S>]` after `&[S]`, `&Params<Cell<S>>` after `&Params<S>`. Then come ȳ for a function that returns its value, `&Cell<S>`,
///   `&Vec<Cell<S>>`, `&Params<Cell<S>>`, `&(Cell<S>, Cell<S>)`, and a `&mut Stack`. It returns what f returns. For a method it is the name of a method of the
///   model.
/// - `adjoint, called` is for a function that other adjoints call as well: its parameters have derivatives there.
/// - `adjoint_by = RecordedTape::new()` makes the pullback of a backend the adjoint of f, which other adjoints call. It is for what `adjoint` refuses.
/// - `allow(cut)` and `allow(no_influence)` silence warnings of the adjoint: that a value goes on without its derivative, and that an argument has no effect.
/// - `helper` rewrites literals only, in a function or `impl` block that others call.
/// - `crate = fx` says what the crate `fluxions` is called.
#[proc_macro_attribute]
pub fn differentiable(settings: TokenStream, item: TokenStream) -> TokenStream {
    let options = match Options::parse(settings.into()) {
        Ok(options) => options,
        Err(error) => return error.to_compile_error().into(),
    };
    let krate = options.krate.clone();
    let item = parse_macro_input!(item as Item);
    let conditions = match &item {
        Item::Fn(ItemFn { attrs, .. }) | Item::Impl(ItemImpl { attrs, .. }) => conditional::conditions(attrs),
        _ => vec![],
    };
    let expanded = match item {
        Item::Fn(item) => function::expand(item, options),
        Item::Impl(item) => methods::expand(item, options),
        other => Err(syn::Error::new_spanned(
            other,
            "`#[differentiable]` goes on a function or an `impl` block; for a struct write `#[derive(Differentiable)]`",
        )),
    };
    let expanded = expanded.and_then(|items| conditional::under(&conditions, items));
    let expanded = expanded.unwrap_or_else(|error| error.to_compile_error());
    krate.map_or(expanded.clone(), |krate| rename(expanded, &krate)).into()
}

/// Makes a struct or an enum a space: a point whose components are those of its fields, in declaration order.
///
/// The scalar is the first type parameter, without bound: `struct Params<S> { a: S, b: Vec<S> }`. Fields may be numbers, arrays,
/// vectors, nalgebra's matrices, tuples, `Option<S>`, `BTreeMap<K, S>` and other derived types; a type that is a field of itself stands in
/// a `Box`. A field with `#[differentiable(skip)]` has no component: functions see it unchanged, and it is copied into results. Further type
/// parameters are for fields that are skipped. The type must also be `Clone` and `Debug`.
///
/// The variant of an enum is a part of the point's shape: a preparation is for one variant, and a point of another one is an error.
///
/// `#[differentiable(skip)]` before a type says that it has no derivative: functions with an adjoint put it beside numbers into tuples and lists,
/// `(Kind::Quadratic, x[0])`. Such a type needs no type parameter, and is no space.
///
/// `#[differentiable(crate = fx)]` before the type says what the crate `fluxions` is called.
#[proc_macro_derive(Differentiable, attributes(differentiable))]
pub fn derive_differentiable(item: TokenStream) -> TokenStream {
    derive::expand(&parse_macro_input!(item as DeriveInput)).unwrap_or_else(|error| error.to_compile_error()).into()
}
