//! The points of a function: what `x` and `y` may be.
//!
//! | space | components | shape that a point has beyond its type |
//! |---|---|---|
//! | `f64`, `f32` | 1 | none |
//! | `[X; N]` | those of each element | that of each element |
//! | `Vec<X>` | those of each element | its length, and that of each element |
//! | `SMatrix`, `SVector` | entries, column after column | none |
//! | `DVector`, `DMatrix` | entries, column after column | length, or rows and columns |
//! | tuples, `()` | those of each member | that of each member |
//! | `Option<X>` | those of the point, if there is one | whether there is one, and its shape |
//! | `BTreeMap<K, X>` | those of each value, in the order of the keys | the keys, and that of each value |
//! | a struct with `#[derive(Differentiable)]` | those of each field | that of each field |
//! | an enum with `#[derive(Differentiable)]` | those of the variant's fields | the variant, and that of its fields |

mod choice;
mod itself;
mod map;
mod mark;
mod matrix;
mod number;
mod sequence;
mod shape;
mod tuple;

pub use choice::Boxed;
pub use itself::IsSpace;
pub use mark::Mark;
pub use shape::{Extents, Shape};

use crate::adjoint::Cell;
use crate::{Real, Scalar};
use core::fmt::Debug;

/// A set of points with components that can be differentiated: what a function takes and gives
/// back.
///
/// The type itself, over `f64` or `f32`, names the space: a function from `Vec<f64>` to `f64`. Its
/// associated types are the points over any scalar `S`, so `Vec<S>` to `S`. A point has one shape
/// for its lifetime. Components are numbered in the order of [`each`](Self::each): matrices column
/// after column, fields and tuple members in the order of their declaration.
///
/// A skipped field of a struct has no component. The function sees it unchanged, and results like x
/// have a copy of it.
///
/// # Requirements
///
/// - [`each`](Self::each), [`each_mut`](Self::each_mut), [`map`](Self::map) and
///   [`assign`](Self::assign) visit the same components in the same order, and [`dim`](Self::dim)
///   is their number.
/// - `map` with the identity gives an equal point. `assign` makes a point of the same shape equal
///   to the other one, skipped fields included.
/// - Two points of one [`shape`](Self::shape) have equal structure: component i of one corresponds
///   to component i of the other.
/// - [`as_slice`](Self::as_slice) and its kin, if they return a slice, return all components in the
///   order of `each`.
/// - [`Cells`](Self::Cells) is the type [`Owned`](Self::Owned) with `Cell<S>` in the place of `S`:
///   `Vec<Cell<S>>` for a vector. [`each_cell`](Self::each_cell) visits one cell for each component,
///   in the order of `each`.
/// - Only `map`, `cells` and [`filled`](Self::filled) allocate, along with [`path`](Self::path) and
///   [`shape`](Self::shape).
///
/// # Usage
///
/// A user names the space in a signature and passes plain values. Code that is generic over spaces
/// uses the methods:
///
/// ```
/// use fluxions::Space;
///
/// /// |x|², whatever x is made of.
/// fn norm_squared<X: Space<Real = f64>>(x: X::View<'_, f64>) -> f64 {
///     let mut sum = 0.0;
///     X::each(x, &mut |component: f64| sum += component * component);
///     sum
/// }
///
/// assert_eq!(norm_squared::<Vec<f64>>(&[3.0, 4.0]), 25.0);
/// assert_eq!(norm_squared::<(f64, [f64; 2])>((1.0, &[2.0, 2.0])), 9.0);
///
/// let point = (vec![1.0, 2.0], 3.0);
/// let doubled = <(Vec<f64>, f64)>::map::<f64, f64>((&point.0, point.1), &mut |component| component * 2.0);
/// assert_eq!(doubled, (vec![2.0, 4.0], 6.0));
/// assert_eq!(<(Vec<f64>, f64)>::shape::<f64>((&point.0, point.1)).extents(), [2]); // the length of the vector
/// ```
///
/// # Implementing
///
/// `#[derive(Differentiable)]` writes the implementation for a struct or an enum of spaces. By hand
/// it is needed for a container of another crate: its `Owned<S>` is the container of `S`, its
/// `Cells<S>` is the container of `Cell<S>`, and its views are references. It also implements
/// [`IsSpace`], for `#[differentiable]`.
///
/// # Pitfalls
///
/// Views are types of their own: the view of a number is the number, and the view of a tuple is a
/// tuple of views. Generic code passes `X::View<'_, S>`, and not `&X`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a space",
    label = "functions are not differentiable with respect to this type",
    note = "spaces are numbers, `[X; N]`, `Vec<X>`, nalgebra's vectors and matrices, tuples, `Option<X>` and `BTreeMap<K, X>`",
    note = "for a type of yours write `#[derive(Clone, Debug, Differentiable)]`; a field that takes no part gets `#[differentiable(skip)]`"
)]
pub trait Space: 'static {
    /// The real numbers that the space is built on: `f64` or `f32`.
    type Real: Real;
    /// A point that owns its storage: `S` for a number, `Vec<S>` for a vector, `Params<S>` for a
    /// struct.
    type Owned<S: Scalar<Self::Real>>: Clone + Debug + Send + Sync + 'static;
    /// A point as functions see it: `S` for a number, `&[S]` for a vector, `&Params<S>` for a
    /// struct.
    type View<'a, S: Scalar<Self::Real>>: Copy;
    /// A point to write to: `&mut S` for a number, `&mut [S]` for a vector, `&mut Params<S>` for a
    /// struct.
    type ViewMut<'a, S: Scalar<Self::Real>>;
    /// The adjoints of a point, in a [`Cell`] each: `Cell<S>` for a number, `Vec<Cell<S>>` for a
    /// vector, `Params<Cell<S>>` for a struct.
    type Cells<S: Scalar<Self::Real>>: Clone + Send + 'static;
    /// The adjoints of a point as adjoint functions see them: `&Cell<S>` for a number, `&[Cell<S>]`
    /// for a vector, `&Params<Cell<S>>` for a struct.
    type Bar<'a, S: Scalar<Self::Real>>: Copy;

    /// Whether points have skipped fields.
    const SKIPS: bool = false;

    /// Returns a view of an owned point.
    fn view<S: Scalar<Self::Real>>(x: &Self::Owned<S>) -> Self::View<'_, S>;
    /// Returns a view of an owned point to write to.
    fn view_mut<S: Scalar<Self::Real>>(x: &mut Self::Owned<S>) -> Self::ViewMut<'_, S>;
    /// Returns the same view with a shorter lifetime.
    fn shorten<'a: 'b, 'b, S: Scalar<Self::Real>>(x: Self::View<'a, S>) -> Self::View<'b, S>;
    /// Lends a view to write to for a shorter time.
    fn reborrow<'b, S: Scalar<Self::Real>>(x: &'b mut Self::ViewMut<'_, S>) -> Self::ViewMut<'b, S>;
    /// Returns a view of a point that is open for writing.
    fn read<'b, S: Scalar<Self::Real>>(x: &'b Self::ViewMut<'_, S>) -> Self::View<'b, S>;

    /// Calls `visit` with each extent that the type leaves open, in order: one for a vector, two
    /// for a dynamic matrix.
    fn extents<S: Scalar<Self::Real>>(x: Self::View<'_, S>, visit: &mut impl Extents);
    /// Returns a point whose components are all `value`, if the type leaves no extent open.
    ///
    /// Returns `None` if the type does not tell the shape. A preparation then calls f to find it.
    fn filled<S: Scalar<Self::Real>>(value: S) -> Option<Self::Owned<S>>;

    /// Returns a new point with `f` applied to each component.
    fn map<S: Scalar<Self::Real>, T: Scalar<Self::Real>>(
        x: Self::View<'_, S>,
        f: &mut impl FnMut(S) -> T,
    ) -> Self::Owned<T>;
    /// Overwrites each component with `f` of the component of `x`, and skipped fields with those of
    /// `x`.
    ///
    /// Both points have the same shape. Does not allocate.
    fn assign<S: Scalar<Self::Real>, T: Scalar<Self::Real>>(
        to: Self::ViewMut<'_, T>,
        x: Self::View<'_, S>,
        f: &mut impl FnMut(S) -> T,
    );
    /// Calls `f` with each component, in order.
    fn each<S: Scalar<Self::Real>>(x: Self::View<'_, S>, f: &mut impl FnMut(S));
    /// Calls `f` with each component in order, to change it.
    fn each_mut<S: Scalar<Self::Real>>(x: Self::ViewMut<'_, S>, f: &mut impl FnMut(&mut S));
    /// Overwrites each component with that of a slice, in order. The slice has one for each.
    #[inline]
    fn assign_flat<S: Scalar<Self::Real>>(to: Self::ViewMut<'_, S>, from: &[S]) {
        let mut from = from.iter();
        Self::each_mut(to, &mut |x: &mut S| from.next().into_iter().for_each(|value| *x = *value));
    }

    /// Returns adjoints for a point of the shape of `x`, all 0, with the skipped fields of `x`.
    fn cells<S: Scalar<Self::Real>>(x: Self::View<'_, S>) -> Self::Cells<S>;
    /// Returns a view of adjoints.
    fn bar<S: Scalar<Self::Real>>(cells: &Self::Cells<S>) -> Self::Bar<'_, S>;
    /// Calls `f` with the adjoint of each component, in order.
    fn each_cell<S: Scalar<Self::Real>>(bar: Self::Bar<'_, S>, f: &mut impl FnMut(&Cell<S>));
    /// Sets every adjoint to 0, and every skipped field to that of `x`.
    ///
    /// Both points have the same shape. Does not allocate. The provided method is for spaces
    /// without skipped fields.
    #[inline]
    fn renew<S: Scalar<Self::Real>>(cells: &mut Self::Cells<S>, _x: Self::View<'_, S>) {
        Self::each_cell(Self::bar(cells), &mut |cell: &Cell<S>| cell.set(S::zero()));
    }
    /// Returns the cells of a slice as the adjoints of a point of the shape of `x`, if they can be
    /// seen so without a copy. The slice has a cell for each component.
    ///
    /// Whether it can be done, the type tells. A space for which it can be done has no
    /// [`ViewMut`](Self::ViewMut) that changes the shape of a point.
    fn flat_bar<'a, S: Scalar<Self::Real>>(_x: Self::View<'_, S>, _flat: &'a [Cell<S>]) -> Option<Self::Bar<'a, S>> {
        None
    }
    /// Returns the cells of a slice as the adjoints of points in a row, if they can be seen so
    /// without a copy.
    fn flat_cells<S: Scalar<Self::Real>>(_flat: &[Cell<S>]) -> Option<&[Self::Cells<S>]> {
        None
    }

    /// Returns the components as one slice, if they lie in one.
    fn as_slice<'a, S: Scalar<Self::Real>>(x: &'a Self::View<'_, S>) -> Option<&'a [S]>;
    /// Returns the components as one slice to write to, if they lie in one.
    fn as_mut_slice<'a, S: Scalar<Self::Real>>(x: &'a mut Self::ViewMut<'_, S>) -> Option<&'a mut [S]>;
    /// Returns the components of all points of a slice as one slice, if they lie in one.
    fn as_flattened<S: Scalar<Self::Real>>(_row: &[Self::Owned<S>]) -> Option<&[S]> {
        None
    }
    /// Returns the components of all points of a slice as one slice to write to, if they lie in
    /// one.
    fn as_flattened_mut<S: Scalar<Self::Real>>(_row: &mut [Self::Owned<S>]) -> Option<&mut [S]> {
        None
    }

    /// Returns the number of components.
    fn dim<S: Scalar<Self::Real>>(x: Self::View<'_, S>) -> usize {
        let mut n = 0;
        Self::each(x, &mut |_: S| n += 1);
        n
    }
    /// Returns where component `index` is found, as one would write it after a variable's name.
    ///
    /// It is `[2]` in a vector, `(0, 1)` in a matrix, `.1[2]` in a tuple, and `.params.mass` in a
    /// struct. It is empty for a number, and if there is no such component. Skipped fields do not
    /// count. The method is for messages: it takes up to n steps and allocates.
    ///
    /// ```
    /// use fluxions::Space;
    ///
    /// assert_eq!(<(f64, Vec<[f64; 2]>)>::path::<f64>((1.0, &[[2.0, 3.0], [4.0, 5.0]]), 3), ".1[1][0]"); // the 4
    /// ```
    fn path<S: Scalar<Self::Real>>(x: Self::View<'_, S>, index: usize) -> String {
        if index < Self::dim(x) { format!("[{index}]") } else { String::new() }
    }
    /// Returns the extents that the type leaves open. Allocates.
    fn shape<S: Scalar<Self::Real>>(x: Self::View<'_, S>) -> Shape {
        let mut shape = Shape::default();
        Self::extents(x, &mut shape);
        shape
    }
    /// Returns whether a point has this shape. Does not allocate.
    fn has_shape<S: Scalar<Self::Real>>(x: Self::View<'_, S>, shape: &Shape) -> bool {
        let mut check = shape.check();
        Self::extents(x, &mut check);
        check.fits()
    }
    /// Returns whether two points have the same shape.
    ///
    /// Rules ask it in prepared calls, so an implementation compares part by part and does not allocate. The provided method makes the
    /// shape of one point, which allocates.
    fn same_shape<S: Scalar<Self::Real>, T: Scalar<Self::Real>>(a: Self::View<'_, S>, b: Self::View<'_, T>) -> bool {
        Self::has_shape(b, &Self::shape(a))
    }
}

/// A space of one number: the input of a derivative, or the output of a gradient.
///
/// It is implemented for `f64` and `f32`. Operators bound it, so that `gradient` of a function with
/// several outputs does not compile.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one number",
    label = "this operator needs a number here",
    note = "`derivative` and `second_derivative` need a number as input: use `jacobian`, `gradient` or `pushforward` for others",
    note = "`gradient`, `hessian` and `hvp` need a number as output: use `jacobian` or `pullback` for others"
)]
pub trait IsNumber: Space {}
impl<R: Real> IsNumber for R {}
