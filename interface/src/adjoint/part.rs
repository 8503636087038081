//! [`Part`]: what looks at adjoints, and does not copy them.

use super::plain_list::integers;
use core::slice;
use nalgebra::{Dim, Matrix, ViewStorage, ViewStorageMut};
use std::collections::btree_map;

/// A look at memory: a reference, or references put together.
///
/// The adjoint of `x.row(i)` is `x_bar.row(i)`. If `row` copied, what is added to the copy would be lost. So the adjoint takes
/// only methods and views that return a `Part`.
///
/// Implement it for a struct of yours that consists of references:
///
/// ```
/// use fluxions::adjoint::Part;
///
/// struct Layer<'a, S> {
///     weights: &'a [S],
///     biases: &'a [S],
/// }
///
/// impl<S> Part for Layer<'_, S> {}
/// # let layer = Layer { weights: &[1.0], biases: &[2.0] };
/// # assert_eq!(layer.weights[0] + layer.biases[0], 3.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "a method or function that should return a part of its argument returns `{Self}`",
    label = "what is added to the adjoint of a copy would be lost",
    note = "return a reference or a slice; or give a method that computes or copies another name, and write its adjoint by \
            `#[differentiable(adjoint)]` on its `impl` block",
    note = "a struct that consists of references is a part: `impl<S> fluxions::adjoint::Part for Layer<'_, S> {{}}`"
)]
pub trait Part {}

impl<T: ?Sized> Part for &T {}
impl<T: ?Sized> Part for &mut T {}
impl<T: Part> Part for Option<T> {}
impl<T: Part> Part for Vec<T> {}
impl<T: Part, const N: usize> Part for [T; N] {}
impl<A: Part> Part for (A,) {}
impl<A: Part, B: Part> Part for (A, B) {}
impl<A: Part, B: Part, C: Part> Part for (A, B, C) {}
impl<A: Part, B: Part, C: Part, D: Part> Part for (A, B, C, D) {}
impl<T, R: Dim, C: Dim, I: Dim, J: Dim> Part for Matrix<T, R, C, ViewStorage<'_, T, R, C, I, J>> {}
impl<T, R: Dim, C: Dim, I: Dim, J: Dim> Part for Matrix<T, R, C, ViewStorageMut<'_, T, R, C, I, J>> {}
impl<T> Part for slice::Iter<'_, T> {}
impl<T> Part for slice::Chunks<'_, T> {}
impl<T> Part for slice::ChunksExact<'_, T> {}
impl<T> Part for slice::Windows<'_, T> {}
impl<K, T> Part for btree_map::Values<'_, K, T> {}

/// What has no derivative has no adjoint that could be copied.
macro_rules! without_derivative {
    ($($t:ty)*) => {$(impl Part for $t {})*};
}
without_derivative!(() f64 f32 bool char);
integers!(without_derivative);

/// Returns what looks at adjoints, whose type shows that it does not copy them.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn part<T: Part>(part: T) -> T {
    part
}

/// Returns an iterator over parts.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn items<I: IntoIterator<Item: Part>>(items: I) -> I {
    items
}

/// Lists and matrices, which have methods `sum`, `fill`, `to_vec` and their like.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint takes a method of `{Self}` for that of a list by its name",
    label = "no list and no matrix",
    note = "a struct is known by its type: write `let p: Point<S> = …` for what the method is called of; a method of a trait of yours is called by its path"
)]
pub trait List {}
impl<T> List for [T] {}
impl<T> List for Vec<T> {}
impl<T> List for Option<T> {}
impl<T, const N: usize> List for [T; N] {}
impl<T, R: Dim, C: Dim, M> List for Matrix<T, R, C, M> {}
impl<T: List + ?Sized> List for &T {}
impl<T: List + ?Sized> List for &mut T {}
impl<T: List + ?Sized> List for Box<T> {}

/// Takes a list.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn list<T: List + ?Sized>(_: &T) {}

/// Matrices, which have methods `sum`, `product` and `fold`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint takes a method of `{Self}` for that of an iterator or a matrix by its name",
    label = "no iterator and no matrix",
    note = "of a list write `x.iter().sum()`; a struct is known by its type: write `let p: Point<S> = …` for what the method is called of; a method of a trait of yours is called by its path"
)]
pub trait IsMatrix {}
impl<T, R: Dim, C: Dim, M> IsMatrix for Matrix<T, R, C, M> {}
impl<T: IsMatrix + ?Sized> IsMatrix for &T {}
impl<T: IsMatrix + ?Sized> IsMatrix for &mut T {}

/// Takes a matrix.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn matrix<T: IsMatrix + ?Sized>(_: &T) {}

/// Vectors and points that a macro makes of their entries.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint takes a macro for that of nalgebra by its name, and it makes `{Self}`",
    label = "no vector and no point of nalgebra",
    note = "give your macro another name, or write what it stands for"
)]
pub trait OfEntries {}
impl<T, R: Dim, C: Dim, M> OfEntries for Matrix<T, R, C, M> {}
impl<T: nalgebra::Scalar, const N: usize> OfEntries for nalgebra::OPoint<T, nalgebra::Const<N>> {}

/// Returns such a value, whose type shows it.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn of_entries<T: OfEntries>(value: T) -> T {
    value
}

/// Iterators, which have methods `rev`, `take`, `zip` and their like.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint takes a method of `{Self}` for a step of an iterator by its name",
    label = "no iterator",
    note = "write `iter()` before the step; a method of a trait of yours is called by its path"
)]
pub trait Steps {}
impl<I: Iterator> Steps for I {}

/// Takes an iterator.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn iterator<I: Steps>(_: &I) {}
