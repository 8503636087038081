//! `Option<X>` and boxes of any space `X`.

use super::{Extents, Space};
use crate::adjoint::Cell;
use crate::{Real, Scalar};
use core::marker::PhantomData;

/// The space of an optional point.
///
/// Whether there is a point is a part of the shape. The components are those of the point, if there
/// is one, so the dimension is dim X or 0. Functions see `&Option<…>`.
///
/// ```
/// use fluxions::Space;
///
/// type Maybe = Option<f64>;
/// assert_eq!((Maybe::dim(&Some(2.0)), Maybe::dim(&None::<f64>)), (1, 0));
/// assert!(Maybe::shape(&Some(2.0)) == Maybe::shape(&Some(3.0)));
/// assert!(Maybe::shape(&Some(2.0)) != Maybe::shape(&None::<f64>));
/// ```
impl<R: Real, X: Space<Real = R>> Space for Option<X> {
    type Real = R;
    type Owned<S: Scalar<R>> = Option<X::Owned<S>>;
    type View<'a, S: Scalar<R>> = &'a Option<X::Owned<S>>;
    type ViewMut<'a, S: Scalar<R>> = &'a mut Option<X::Owned<S>>;
    type Cells<S: Scalar<R>> = Option<X::Cells<S>>;
    type Bar<'a, S: Scalar<R>> = &'a Option<X::Cells<S>>;

    const SKIPS: bool = X::SKIPS;

    fn view<S: Scalar<R>>(x: &Self::Owned<S>) -> Self::View<'_, S> {
        x
    }
    fn view_mut<S: Scalar<R>>(x: &mut Self::Owned<S>) -> Self::ViewMut<'_, S> {
        x
    }
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: Self::View<'a, S>) -> Self::View<'b, S> {
        x
    }
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut Self::ViewMut<'_, S>) -> Self::ViewMut<'b, S> {
        x
    }
    fn read<'b, S: Scalar<R>>(x: &'b Self::ViewMut<'_, S>) -> Self::View<'b, S> {
        x
    }
    fn extents<S: Scalar<R>>(x: Self::View<'_, S>, visit: &mut impl Extents) {
        match x {
            Some(x) => {
                visit.mark(&"Some");
                X::extents(X::view(x), visit);
            }
            None => visit.mark(&"None"),
        }
    }
    fn filled<S: Scalar<R>>(_: S) -> Option<Self::Owned<S>> {
        None
    }
    fn map<S: Scalar<R>, T: Scalar<R>>(x: Self::View<'_, S>, f: &mut impl FnMut(S) -> T) -> Self::Owned<T> {
        x.as_ref().map(|x| X::map(X::view(x), f))
    }
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: Self::ViewMut<'_, T>, x: Self::View<'_, S>, f: &mut impl FnMut(S) -> T) {
        if let (Some(to), Some(x)) = (to, x) {
            X::assign(X::view_mut(to), X::view(x), f);
        }
    }
    fn each<S: Scalar<R>>(x: Self::View<'_, S>, f: &mut impl FnMut(S)) {
        if let Some(x) = x {
            X::each(X::view(x), f);
        }
    }
    fn each_mut<S: Scalar<R>>(x: Self::ViewMut<'_, S>, f: &mut impl FnMut(&mut S)) {
        if let Some(x) = x {
            X::each_mut(X::view_mut(x), f);
        }
    }
    fn cells<S: Scalar<R>>(x: Self::View<'_, S>) -> Self::Cells<S> {
        x.as_ref().map(|x| X::cells(X::view(x)))
    }
    fn bar<S: Scalar<R>>(cells: &Self::Cells<S>) -> Self::Bar<'_, S> {
        cells
    }
    fn each_cell<S: Scalar<R>>(bar: Self::Bar<'_, S>, f: &mut impl FnMut(&Cell<S>)) {
        if let Some(cells) = bar {
            X::each_cell(X::bar(cells), f);
        }
    }
    fn renew<S: Scalar<R>>(cells: &mut Self::Cells<S>, x: Self::View<'_, S>) {
        if let (Some(cells), Some(x)) = (cells, x) {
            X::renew(cells, X::view(x));
        }
    }
    fn as_slice<'a, S: Scalar<R>>(_: &'a Self::View<'_, S>) -> Option<&'a [S]> {
        None
    }
    fn as_mut_slice<'a, S: Scalar<R>>(_: &'a mut Self::ViewMut<'_, S>) -> Option<&'a mut [S]> {
        None
    }
    fn dim<S: Scalar<R>>(x: Self::View<'_, S>) -> usize {
        x.as_ref().map_or(0, |x| X::dim(X::view(x)))
    }
    fn path<S: Scalar<R>>(x: Self::View<'_, S>, index: usize) -> String {
        x.as_ref().map_or_else(String::new, |x| X::path(X::view(x), index))
    }
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: Self::View<'_, S>, b: Self::View<'_, T>) -> bool {
        match (a, b) {
            (Some(a), Some(b)) => X::same_shape::<S, T>(X::view(a), X::view(b)),
            (a, b) => a.is_none() && b.is_none(),
        }
    }
}

/// The space of points in a `Box`, which functions see as points of `X`. The macros write it for a
/// field of type `Box<X>`.
///
/// It is not `Box<X>` itself: every number is a space, and the compiler assumes that another crate
/// may make a number of a `Box`.
#[derive(Debug)]
pub struct Boxed<X>(PhantomData<fn() -> X>);

impl<R: Real, X: Space<Real = R>> Space for Boxed<X> {
    type Real = R;
    type Owned<S: Scalar<R>> = Box<X::Owned<S>>;
    type View<'a, S: Scalar<R>> = X::View<'a, S>;
    type ViewMut<'a, S: Scalar<R>> = X::ViewMut<'a, S>;
    type Cells<S: Scalar<R>> = Box<X::Cells<S>>;
    type Bar<'a, S: Scalar<R>> = X::Bar<'a, S>;

    const SKIPS: bool = X::SKIPS;

    fn view<S: Scalar<R>>(x: &Self::Owned<S>) -> X::View<'_, S> {
        X::view(x)
    }
    fn view_mut<S: Scalar<R>>(x: &mut Self::Owned<S>) -> X::ViewMut<'_, S> {
        X::view_mut(x)
    }
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: X::View<'a, S>) -> X::View<'b, S> {
        X::shorten(x)
    }
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut X::ViewMut<'_, S>) -> X::ViewMut<'b, S> {
        X::reborrow(x)
    }
    fn read<'b, S: Scalar<R>>(x: &'b X::ViewMut<'_, S>) -> X::View<'b, S> {
        X::read(x)
    }
    fn extents<S: Scalar<R>>(x: X::View<'_, S>, visit: &mut impl Extents) {
        X::extents(x, visit);
    }
    fn filled<S: Scalar<R>>(value: S) -> Option<Self::Owned<S>> {
        X::filled(value).map(Box::new)
    }
    fn map<S: Scalar<R>, T: Scalar<R>>(x: X::View<'_, S>, f: &mut impl FnMut(S) -> T) -> Self::Owned<T> {
        Box::new(X::map(x, f))
    }
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: X::ViewMut<'_, T>, x: X::View<'_, S>, f: &mut impl FnMut(S) -> T) {
        X::assign(to, x, f);
    }
    fn each<S: Scalar<R>>(x: X::View<'_, S>, f: &mut impl FnMut(S)) {
        X::each(x, f);
    }
    fn each_mut<S: Scalar<R>>(x: X::ViewMut<'_, S>, f: &mut impl FnMut(&mut S)) {
        X::each_mut(x, f);
    }
    fn cells<S: Scalar<R>>(x: X::View<'_, S>) -> Self::Cells<S> {
        Box::new(X::cells(x))
    }
    fn bar<S: Scalar<R>>(cells: &Self::Cells<S>) -> X::Bar<'_, S> {
        X::bar(cells)
    }
    fn each_cell<S: Scalar<R>>(bar: X::Bar<'_, S>, f: &mut impl FnMut(&Cell<S>)) {
        X::each_cell(bar, f);
    }
    fn renew<S: Scalar<R>>(cells: &mut Self::Cells<S>, x: X::View<'_, S>) {
        X::renew(cells, x);
    }
    fn as_slice<'a, S: Scalar<R>>(x: &'a X::View<'_, S>) -> Option<&'a [S]> {
        X::as_slice(x)
    }
    fn as_mut_slice<'a, S: Scalar<R>>(x: &'a mut X::ViewMut<'_, S>) -> Option<&'a mut [S]> {
        X::as_mut_slice(x)
    }
    fn dim<S: Scalar<R>>(x: X::View<'_, S>) -> usize {
        X::dim(x)
    }
    fn path<S: Scalar<R>>(x: X::View<'_, S>, index: usize) -> String {
        X::path(x, index)
    }
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: X::View<'_, S>, b: X::View<'_, T>) -> bool {
        X::same_shape::<S, T>(a, b)
    }
}
