use super::{Extents, Space};
use crate::adjoint::Cell;
use crate::{Real, Scalar};
use core::slice;

impl<R: Real> Space for R {
    type Real = R;
    type Owned<S: Scalar<R>> = S;
    type View<'a, S: Scalar<R>> = S;
    type ViewMut<'a, S: Scalar<R>> = &'a mut S;
    type Cells<S: Scalar<R>> = Cell<S>;
    type Bar<'a, S: Scalar<R>> = &'a Cell<S>;

    #[inline]
    fn view<S: Scalar<R>>(x: &S) -> S {
        *x
    }
    #[inline]
    fn view_mut<S: Scalar<R>>(x: &mut S) -> &mut S {
        x
    }
    #[inline]
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: S) -> S {
        x
    }
    #[inline]
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut &mut S) -> &'b mut S {
        x
    }
    #[inline]
    fn read<'b, S: Scalar<R>>(x: &'b &mut S) -> S {
        **x
    }
    #[inline]
    fn extents<S: Scalar<R>>(_: S, _: &mut impl Extents) {}
    #[inline]
    fn filled<S: Scalar<R>>(value: S) -> Option<S> {
        Some(value)
    }
    #[inline]
    fn map<S: Scalar<R>, T: Scalar<R>>(x: S, f: &mut impl FnMut(S) -> T) -> T {
        f(x)
    }
    #[inline]
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: &mut T, x: S, f: &mut impl FnMut(S) -> T) {
        *to = f(x);
    }
    #[inline]
    fn each<S: Scalar<R>>(x: S, f: &mut impl FnMut(S)) {
        f(x);
    }
    #[inline]
    fn each_mut<S: Scalar<R>>(x: &mut S, f: &mut impl FnMut(&mut S)) {
        f(x);
    }
    #[inline]
    fn cells<S: Scalar<R>>(_: S) -> Cell<S> {
        Cell::new(S::zero())
    }
    #[inline]
    fn bar<S: Scalar<R>>(cells: &Cell<S>) -> &Cell<S> {
        cells
    }
    #[inline]
    fn each_cell<S: Scalar<R>>(bar: &Cell<S>, f: &mut impl FnMut(&Cell<S>)) {
        f(bar);
    }
    #[inline]
    fn flat_bar<'a, S: Scalar<R>>(_: S, flat: &'a [Cell<S>]) -> Option<&'a Cell<S>> {
        flat.first()
    }
    #[inline]
    fn flat_cells<S: Scalar<R>>(flat: &[Cell<S>]) -> Option<&[Cell<S>]> {
        Some(flat)
    }
    #[inline]
    fn as_slice<'a, S: Scalar<R>>(x: &'a S) -> Option<&'a [S]> {
        Some(slice::from_ref(x))
    }
    #[inline]
    fn as_mut_slice<'a, S: Scalar<R>>(x: &'a mut &mut S) -> Option<&'a mut [S]> {
        Some(slice::from_mut(*x))
    }
    #[inline]
    fn as_flattened<S: Scalar<R>>(row: &[S]) -> Option<&[S]> {
        Some(row)
    }
    #[inline]
    fn as_flattened_mut<S: Scalar<R>>(row: &mut [S]) -> Option<&mut [S]> {
        Some(row)
    }
    #[inline]
    fn dim<S: Scalar<R>>(_: S) -> usize {
        1
    }
    fn path<S: Scalar<R>>(_: S, _: usize) -> String {
        String::new()
    }
    #[inline]
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(_: S, _: T) -> bool {
        true
    }
}
