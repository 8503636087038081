//! The points of a function: what `x` and `y` may be.

mod choice;
mod map;
mod mark;
mod matrix;
mod number;
mod sequence;
mod shape;
mod tuple;

pub use choice::Boxed;
pub use mark::Mark;
pub use shape::{Extents, Shape};

use crate::{Real, Scalar};
use core::fmt::Debug;

/// What a function takes and gives back: a number, `[X; N]`, `Vec<X>`, nalgebra's vectors and matrices, tuples of these, `()`,
/// `Option<X>`, `BTreeMap<K, X>`, and structs and enums with `#[derive(Differentiable)]`. The type itself, over `f64` or `f32`, names the space; the associated types
/// say what its points look like over any scalar.
///
/// Components are ordered column-major, fields and tuple members in declaration order. A skipped field of a struct has no component: it
/// is seen by the function unchanged and copied into results.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a space",
    label = "functions are not differentiable with respect to this type",
    note = "spaces are numbers, `[X; N]`, `Vec<X>`, nalgebra's vectors and matrices, tuples, `Option<X>` and `BTreeMap<K, X>`",
    note = "for a type of yours write `#[derive(Clone, Debug, Differentiable)]`; a field that takes no part gets `#[differentiable(skip)]`"
)]
pub trait Space: 'static {
    /// The real numbers that the space is built on.
    type Real: Real;
    /// A point that owns its storage: `Vec<S>`.
    type Owned<S: Scalar<Self::Real>>: Clone + Debug + Send + Sync + 'static;
    /// A point as functions see it: `&[S]`; `S` for a number; `&Params<S>` for a struct.
    type View<'a, S: Scalar<Self::Real>>: Copy;
    /// A point to write to: `&mut [S]`; `&mut S` for a number; `&mut Params<S>` for a struct.
    type ViewMut<'a, S: Scalar<Self::Real>>;

    /// Whether points have fields without derivative.
    const SKIPS: bool = false;

    /// Looks at an owned point.
    fn view<S: Scalar<Self::Real>>(x: &Self::Owned<S>) -> Self::View<'_, S>;
    /// Looks at an owned point to write to it.
    fn view_mut<S: Scalar<Self::Real>>(x: &mut Self::Owned<S>) -> Self::ViewMut<'_, S>;
    /// The same view for a shorter time.
    fn shorten<'a: 'b, 'b, S: Scalar<Self::Real>>(x: Self::View<'a, S>) -> Self::View<'b, S>;
    /// Lends a writable view.
    fn reborrow<'b, S: Scalar<Self::Real>>(x: &'b mut Self::ViewMut<'_, S>) -> Self::ViewMut<'b, S>;
    /// Reads through a writable view.
    fn read<'b, S: Scalar<Self::Real>>(x: &'b Self::ViewMut<'_, S>) -> Self::View<'b, S>;

    /// Calls `visit` with each extent that the type leaves open, in order: one for a vector, two for a matrix.
    fn extents<S: Scalar<Self::Real>>(x: Self::View<'_, S>, visit: &mut impl Extents);
    /// A point of a space whose type leaves no extent open, filled with `value`; `None` where the type does not tell.
    fn fixed<S: Scalar<Self::Real>>(value: S) -> Option<Self::Owned<S>>;

    /// A new point with `f` applied to each component.
    fn map<S: Scalar<Self::Real>, T: Scalar<Self::Real>>(
        x: Self::View<'_, S>,
        f: &mut impl FnMut(S) -> T,
    ) -> Self::Owned<T>;
    /// Overwrites a point of the same shape with `f` of each component, and skipped fields with those of `x`. Allocates
    /// nothing.
    fn assign<S: Scalar<Self::Real>, T: Scalar<Self::Real>>(
        to: Self::ViewMut<'_, T>,
        x: Self::View<'_, S>,
        f: &mut impl FnMut(S) -> T,
    );
    /// Visits each component.
    fn each<S: Scalar<Self::Real>>(x: Self::View<'_, S>, f: &mut impl FnMut(S));
    /// Visits each component to change it.
    fn each_mut<S: Scalar<Self::Real>>(x: Self::ViewMut<'_, S>, f: &mut impl FnMut(&mut S));

    /// The components as one slice, where they lie in one.
    fn flat<'a, S: Scalar<Self::Real>>(x: &'a Self::View<'_, S>) -> Option<&'a [S]>;
    /// The components as one slice to write to, where they lie in one.
    fn flat_mut<'a, S: Scalar<Self::Real>>(x: &'a mut Self::ViewMut<'_, S>) -> Option<&'a mut [S]>;
    /// The components of points that stand in a row, where those lie in one slice.
    fn flat_row<S: Scalar<Self::Real>>(_row: &[Self::Owned<S>]) -> Option<&[S]> {
        None
    }
    /// The components of points that stand in a row, to write to, where those lie in one slice.
    fn flat_row_mut<S: Scalar<Self::Real>>(_row: &mut [Self::Owned<S>]) -> Option<&mut [S]> {
        None
    }

    /// The number of components.
    fn dim<S: Scalar<Self::Real>>(x: Self::View<'_, S>) -> usize {
        let mut n = 0;
        Self::each(x, &mut |_: S| n += 1);
        n
    }
    /// Where component `index` is found, written as after a variable's name: `[2]` in a vector, `(0, 1)` in a matrix, `.1[2]` in
    /// a tuple, `.params.mass` in a struct, whose skipped fields do not count; empty for a number, and where there is no such
    /// component. For messages: costs up to n steps and allocates.
    ///
    /// ```
    /// use fluxions::Space;
    ///
    /// assert_eq!(<(f64, Vec<[f64; 2]>)>::path::<f64>((1.0, &[[2.0, 3.0], [4.0, 5.0]]), 3), ".1[1][0]"); // the 4
    /// ```
    fn path<S: Scalar<Self::Real>>(x: Self::View<'_, S>, index: usize) -> String {
        if index < Self::dim(x) { format!("[{index}]") } else { String::new() }
    }
    /// The extents that the type leaves open.
    fn shape<S: Scalar<Self::Real>>(x: Self::View<'_, S>) -> Shape {
        let mut shape = Shape::default();
        Self::extents(x, &mut shape);
        shape
    }
    /// Whether a point has this shape. Allocates nothing.
    fn has_shape<S: Scalar<Self::Real>>(x: Self::View<'_, S>, shape: &Shape) -> bool {
        shape.fits(|check| Self::extents(x, check))
    }
}

/// Marks spaces of one number: the input of a derivative, the output of a gradient.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one number",
    label = "this operator needs a number here",
    note = "`derivative` and `second_derivative` need a number as input: use `jacobian`, `gradient` or `pushforward` for others",
    note = "`gradient`, `hessian` and `hvp` need a number as output: use `jacobian` or `pullback` for others"
)]
pub trait IsNumber: Space {}
impl<R: Real> IsNumber for R {}
