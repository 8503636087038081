//! What `#[differentiable]` asks of the types in a signature.

use super::{Boxed, Space};
use std::collections::BTreeMap;

/// A type that is a space.
///
/// `#[derive(Differentiable)]` implements it beside [`Space`]. `#[differentiable]` writes the types of a signature as
/// `<Params<f64> as IsSpace>::Itself`. [`Space`] has one implementation for all real numbers, which the compiler also tries on a type that
/// is no space. It would report everything that does not fit then. No implementation of this trait is for all types, so that it reports
/// this trait alone.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a space",
    label = "functions are not differentiable with respect to this type",
    note = "spaces are numbers, `[X; N]`, `Vec<X>`, nalgebra's vectors and matrices, tuples, `Option<X>` and `BTreeMap<K, X>`",
    note = "for a type of yours write `#[derive(Clone, Debug, Differentiable)]`; a field that takes no part gets `#[differentiable(skip)]`"
)]
pub trait IsSpace {
    /// The type itself.
    type Itself: Space;
}

macro_rules! is_space {
    ($([$($generics:tt)*] $space:ty;)*) => {$(
        impl<$($generics)*> IsSpace for $space
        where
            $space: Space,
        {
            type Itself = $space;
        }
    )*};
}

is_space! {
    [] f64;
    [] f32;
    [X] Vec<X>;
    [X, const N: usize] [X; N];
    [X] Option<X>;
    [X] Boxed<X>;
    [K, X] BTreeMap<K, X>;
    [R, const A: usize, const B: usize] nalgebra::SMatrix<R, A, B>;
    [R] nalgebra::DVector<R>;
    [R] nalgebra::DMatrix<R>;
    [] ();
    [A] (A,);
    [A, B] (A, B);
    [A, B, C] (A, B, C);
    [A, B, C, D] (A, B, C, D);
    [A, B, C, D, E] (A, B, C, D, E);
    [A, B, C, D, E, F] (A, B, C, D, E, F);
}
