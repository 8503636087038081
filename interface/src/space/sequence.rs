//! `Vec<X>` and `[X; N]` over any space `X`.
//!
//! Components are visited by `for` loops: an iterator's `for_each` is compiled anew for each
//! closure, a loop's `next` is not.

use super::{Extents, Space};
use crate::adjoint::Cell;
use crate::{Real, Scalar};

impl<R: Real, X: Space<Real = R>> Space for Vec<X> {
    type Real = R;
    type Owned<S: Scalar<R>> = Vec<X::Owned<S>>;
    type View<'a, S: Scalar<R>> = &'a [X::Owned<S>];
    type ViewMut<'a, S: Scalar<R>> = &'a mut [X::Owned<S>];
    type Cells<S: Scalar<R>> = Vec<X::Cells<S>>;
    type Bar<'a, S: Scalar<R>> = &'a [X::Cells<S>];

    const SKIPS: bool = X::SKIPS;

    fn view<S: Scalar<R>>(x: &Vec<X::Owned<S>>) -> &[X::Owned<S>] {
        x
    }
    fn view_mut<S: Scalar<R>>(x: &mut Vec<X::Owned<S>>) -> &mut [X::Owned<S>] {
        x
    }
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: &'a [X::Owned<S>]) -> &'b [X::Owned<S>] {
        x
    }
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut &mut [X::Owned<S>]) -> &'b mut [X::Owned<S>] {
        x
    }
    fn read<'b, S: Scalar<R>>(x: &'b &mut [X::Owned<S>]) -> &'b [X::Owned<S>] {
        x
    }
    #[inline]
    fn extents<S: Scalar<R>>(x: &[X::Owned<S>], visit: &mut impl Extents) {
        visit.push(x.len());
        for item in x {
            X::extents(X::view(item), visit);
        }
    }
    fn filled<S: Scalar<R>>(_: S) -> Option<Vec<X::Owned<S>>> {
        None
    }
    #[inline]
    fn map<S: Scalar<R>, T: Scalar<R>>(x: &[X::Owned<S>], f: &mut impl FnMut(S) -> T) -> Vec<X::Owned<T>> {
        x.iter().map(|item| X::map(X::view(item), f)).collect()
    }
    #[inline]
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: &mut [X::Owned<T>], x: &[X::Owned<S>], f: &mut impl FnMut(S) -> T) {
        for (to, x) in to.iter_mut().zip(x) {
            X::assign(X::view_mut(to), X::view(x), f);
        }
    }
    #[inline]
    fn each<S: Scalar<R>>(x: &[X::Owned<S>], f: &mut impl FnMut(S)) {
        for item in x {
            X::each(X::view(item), f);
        }
    }
    #[inline]
    fn each_mut<S: Scalar<R>>(x: &mut [X::Owned<S>], f: &mut impl FnMut(&mut S)) {
        for item in x {
            X::each_mut(X::view_mut(item), f);
        }
    }
    #[inline]
    fn assign_flat<S: Scalar<R>>(to: &mut [X::Owned<S>], mut from: &[S]) {
        if let Some(to) = X::as_flattened_mut(to) {
            return to.copy_from_slice(from);
        }
        for item in to {
            let (front, rest) = from.split_at(X::dim(X::view(item)));
            X::assign_flat(X::view_mut(item), front);
            from = rest;
        }
    }
    fn cells<S: Scalar<R>>(x: &[X::Owned<S>]) -> Vec<X::Cells<S>> {
        x.iter().map(|item| X::cells(X::view(item))).collect()
    }
    #[inline]
    fn bar<S: Scalar<R>>(cells: &Vec<X::Cells<S>>) -> &[X::Cells<S>] {
        cells
    }
    #[inline]
    fn each_cell<S: Scalar<R>>(bar: &[X::Cells<S>], f: &mut impl FnMut(&Cell<S>)) {
        for item in bar {
            X::each_cell(X::bar(item), f);
        }
    }
    #[inline]
    fn renew<S: Scalar<R>>(cells: &mut Vec<X::Cells<S>>, x: &[X::Owned<S>]) {
        for (item, x) in cells.iter_mut().zip(x) {
            X::renew(item, X::view(x));
        }
    }
    #[inline]
    fn flat_bar<'a, S: Scalar<R>>(_: &[X::Owned<S>], flat: &'a [Cell<S>]) -> Option<&'a [X::Cells<S>]> {
        X::flat_cells(flat)
    }
    #[inline]
    fn as_slice<'a, S: Scalar<R>>(x: &'a &[X::Owned<S>]) -> Option<&'a [S]> {
        X::as_flattened(x)
    }
    #[inline]
    fn as_mut_slice<'a, S: Scalar<R>>(x: &'a mut &mut [X::Owned<S>]) -> Option<&'a mut [S]> {
        X::as_flattened_mut(x)
    }
    fn dim<S: Scalar<R>>(x: &[X::Owned<S>]) -> usize {
        match X::as_flattened(x) {
            Some(slice) => slice.len(),
            None => x.iter().map(|item| X::dim(X::view(item))).sum(),
        }
    }
    fn path<S: Scalar<R>>(x: &[X::Owned<S>], mut index: usize) -> String {
        for (i, item) in x.iter().enumerate() {
            let dim = X::dim(X::view(item));
            if index < dim {
                return format!("[{i}]{}", X::path(X::view(item), index));
            }
            index -= dim;
        }
        String::new()
    }
    #[inline]
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: &[X::Owned<S>], b: &[X::Owned<T>]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| X::same_shape::<S, T>(X::view(a), X::view(b)))
    }
}

impl<R: Real, X: Space<Real = R>, const N: usize> Space for [X; N] {
    type Real = R;
    type Owned<S: Scalar<R>> = [X::Owned<S>; N];
    type View<'a, S: Scalar<R>> = &'a [X::Owned<S>; N];
    type ViewMut<'a, S: Scalar<R>> = &'a mut [X::Owned<S>; N];
    type Cells<S: Scalar<R>> = [X::Cells<S>; N];
    type Bar<'a, S: Scalar<R>> = &'a [X::Cells<S>; N];

    const SKIPS: bool = X::SKIPS;

    fn view<S: Scalar<R>>(x: &[X::Owned<S>; N]) -> &[X::Owned<S>; N] {
        x
    }
    fn view_mut<S: Scalar<R>>(x: &mut [X::Owned<S>; N]) -> &mut [X::Owned<S>; N] {
        x
    }
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: &'a [X::Owned<S>; N]) -> &'b [X::Owned<S>; N] {
        x
    }
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut &mut [X::Owned<S>; N]) -> &'b mut [X::Owned<S>; N] {
        x
    }
    fn read<'b, S: Scalar<R>>(x: &'b &mut [X::Owned<S>; N]) -> &'b [X::Owned<S>; N] {
        x
    }
    #[inline]
    fn extents<S: Scalar<R>>(x: &[X::Owned<S>; N], visit: &mut impl Extents) {
        for item in x {
            X::extents(X::view(item), visit);
        }
    }
    fn filled<S: Scalar<R>>(value: S) -> Option<[X::Owned<S>; N]> {
        let item = X::filled(value)?;
        Some(core::array::from_fn(|_| item.clone()))
    }
    #[inline]
    fn map<S: Scalar<R>, T: Scalar<R>>(x: &[X::Owned<S>; N], f: &mut impl FnMut(S) -> T) -> [X::Owned<T>; N] {
        core::array::from_fn(|i| X::map(X::view(&x[i]), f))
    }
    #[inline]
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: &mut [X::Owned<T>; N], x: &[X::Owned<S>; N], f: &mut impl FnMut(S) -> T) {
        Vec::<X>::assign(to, x, f);
    }
    #[inline]
    fn each<S: Scalar<R>>(x: &[X::Owned<S>; N], f: &mut impl FnMut(S)) {
        Vec::<X>::each(x, f);
    }
    #[inline]
    fn each_mut<S: Scalar<R>>(x: &mut [X::Owned<S>; N], f: &mut impl FnMut(&mut S)) {
        Vec::<X>::each_mut(x, f);
    }
    #[inline]
    fn assign_flat<S: Scalar<R>>(to: &mut [X::Owned<S>; N], from: &[S]) {
        Vec::<X>::assign_flat(to, from);
    }
    #[inline]
    fn cells<S: Scalar<R>>(x: &[X::Owned<S>; N]) -> [X::Cells<S>; N] {
        core::array::from_fn(|i| X::cells(X::view(&x[i])))
    }
    #[inline]
    fn bar<S: Scalar<R>>(cells: &[X::Cells<S>; N]) -> &[X::Cells<S>; N] {
        cells
    }
    #[inline]
    fn each_cell<S: Scalar<R>>(bar: &[X::Cells<S>; N], f: &mut impl FnMut(&Cell<S>)) {
        Vec::<X>::each_cell(bar, f);
    }
    #[inline]
    fn renew<S: Scalar<R>>(cells: &mut [X::Cells<S>; N], x: &[X::Owned<S>; N]) {
        for (item, x) in cells.iter_mut().zip(x) {
            X::renew(item, X::view(x));
        }
    }
    #[inline]
    fn flat_bar<'a, S: Scalar<R>>(_: &[X::Owned<S>; N], flat: &'a [Cell<S>]) -> Option<&'a [X::Cells<S>; N]> {
        X::flat_cells(flat)?.try_into().ok()
    }
    #[inline]
    fn flat_cells<S: Scalar<R>>(flat: &[Cell<S>]) -> Option<&[[X::Cells<S>; N]]> {
        match X::flat_cells(flat)?.as_chunks() {
            (rows, []) => Some(rows),
            _ => None,
        }
    }
    #[inline]
    fn as_slice<'a, S: Scalar<R>>(x: &'a &[X::Owned<S>; N]) -> Option<&'a [S]> {
        X::as_flattened(*x)
    }
    #[inline]
    fn as_mut_slice<'a, S: Scalar<R>>(x: &'a mut &mut [X::Owned<S>; N]) -> Option<&'a mut [S]> {
        X::as_flattened_mut(*x)
    }
    #[inline]
    fn as_flattened<S: Scalar<R>>(row: &[[X::Owned<S>; N]]) -> Option<&[S]> {
        X::as_flattened(row.as_flattened())
    }
    #[inline]
    fn as_flattened_mut<S: Scalar<R>>(row: &mut [[X::Owned<S>; N]]) -> Option<&mut [S]> {
        X::as_flattened_mut(row.as_flattened_mut())
    }
    fn dim<S: Scalar<R>>(x: &[X::Owned<S>; N]) -> usize {
        Vec::<X>::dim(x)
    }
    fn path<S: Scalar<R>>(x: &[X::Owned<S>; N], index: usize) -> String {
        Vec::<X>::path(x, index)
    }
    #[inline]
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: &[X::Owned<S>; N], b: &[X::Owned<T>; N]) -> bool {
        Vec::<X>::same_shape::<S, T>(a, b)
    }
}
