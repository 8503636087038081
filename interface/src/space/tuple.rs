//! `()` and tuples of spaces over the same real numbers: several active arguments.

use super::{Extents, Space};
use crate::adjoint::Cell;
use crate::{Real, Scalar};

/// The space of nothing: no component, for a function without active arguments or results. Over
/// `f64`.
impl Space for () {
    type Real = f64;
    type Owned<S: Scalar> = ();
    type View<'a, S: Scalar> = ();
    type ViewMut<'a, S: Scalar> = ();
    type Cells<S: Scalar> = ();
    type Bar<'a, S: Scalar> = ();

    fn view<S: Scalar>(_: &()) {}
    fn view_mut<S: Scalar>(_: &mut ()) {}
    fn shorten<'a: 'b, 'b, S: Scalar>(_: ()) {}
    fn reborrow<'b, S: Scalar>(_: &'b mut ()) {}
    fn read<'b, S: Scalar>(_: &'b ()) {}
    fn extents<S: Scalar>(_: (), _: &mut impl Extents) {}
    fn filled<S: Scalar>(_: S) -> Option<()> {
        Some(())
    }
    fn map<S: Scalar, T: Scalar>(_: (), _: &mut impl FnMut(S) -> T) {}
    fn assign<S: Scalar, T: Scalar>(_: (), _: (), _: &mut impl FnMut(S) -> T) {}
    fn each<S: Scalar>(_: (), _: &mut impl FnMut(S)) {}
    fn each_mut<S: Scalar>(_: (), _: &mut impl FnMut(&mut S)) {}
    fn cells<S: Scalar>(_: ()) {}
    fn bar<S: Scalar>(_: &()) {}
    fn each_cell<S: Scalar>((): (), _: &mut impl FnMut(&Cell<S>)) {}
    fn flat_bar<'a, S: Scalar>(_: (), _: &'a [Cell<S>]) -> Option<()> {
        Some(())
    }
    fn as_slice<'a, S: Scalar>(_: &'a ()) -> Option<&'a [S]> {
        Some(&[])
    }
    fn as_mut_slice<'a, S: Scalar>(_: &'a mut ()) -> Option<&'a mut [S]> {
        Some(&mut [])
    }
    fn same_shape<S: Scalar, T: Scalar>((): (), (): ()) -> bool {
        true
    }
}

macro_rules! tuple_space {
    ($first:ident $(, $rest:ident)*; $($i:tt),*) => {
        impl<R: Real, $first: Space<Real = R> $(, $rest: Space<Real = R>)*> Space for ($first, $($rest,)*) {
            type Real = R;
            type Owned<S: Scalar<R>> = ($first::Owned<S>, $($rest::Owned<S>,)*);
            type View<'a, S: Scalar<R>> = ($first::View<'a, S>, $($rest::View<'a, S>,)*);
            type ViewMut<'a, S: Scalar<R>> = ($first::ViewMut<'a, S>, $($rest::ViewMut<'a, S>,)*);
            type Cells<S: Scalar<R>> = ($first::Cells<S>, $($rest::Cells<S>,)*);
            type Bar<'a, S: Scalar<R>> = ($first::Bar<'a, S>, $($rest::Bar<'a, S>,)*);

            const SKIPS: bool = $first::SKIPS $(|| $rest::SKIPS)*;

            tuple_space!(@methods $first; $first $(, $rest)*; $($i),*);
        }
    };
    (@methods $first:ident; $($x:ident),*; $($i:tt),*) => {
        fn view<S: Scalar<R>>(x: &Self::Owned<S>) -> Self::View<'_, S> {
            ($($x::view(&x.$i),)*)
        }
        fn view_mut<S: Scalar<R>>(x: &mut Self::Owned<S>) -> Self::ViewMut<'_, S> {
            ($($x::view_mut(&mut x.$i),)*)
        }
        fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: Self::View<'a, S>) -> Self::View<'b, S> {
            ($($x::shorten(x.$i),)*)
        }
        fn reborrow<'b, S: Scalar<R>>(x: &'b mut Self::ViewMut<'_, S>) -> Self::ViewMut<'b, S> {
            ($($x::reborrow(&mut x.$i),)*)
        }
        fn read<'b, S: Scalar<R>>(x: &'b Self::ViewMut<'_, S>) -> Self::View<'b, S> {
            ($($x::read(&x.$i),)*)
        }
        #[inline]
        fn extents<S: Scalar<R>>(x: Self::View<'_, S>, visit: &mut impl Extents) {
            $($x::extents(x.$i, visit);)*
        }
        fn filled<S: Scalar<R>>(value: S) -> Option<Self::Owned<S>> {
            Some(($($x::filled(value)?,)*))
        }
        #[inline]
        fn map<S: Scalar<R>, T: Scalar<R>>(
            x: Self::View<'_, S>,
            f: &mut impl FnMut(S) -> T,
        ) -> Self::Owned<T> {
            ($($x::map(x.$i, f),)*)
        }
        #[inline]
        fn assign<S: Scalar<R>, T: Scalar<R>>(
            to: Self::ViewMut<'_, T>,
            x: Self::View<'_, S>,
            f: &mut impl FnMut(S) -> T,
        ) {
            $($x::assign(to.$i, x.$i, f);)*
        }
        #[inline]
        fn each<S: Scalar<R>>(x: Self::View<'_, S>, f: &mut impl FnMut(S)) {
            $($x::each(x.$i, f);)*
        }
        #[inline]
        fn each_mut<S: Scalar<R>>(x: Self::ViewMut<'_, S>, f: &mut impl FnMut(&mut S)) {
            $($x::each_mut(x.$i, f);)*
        }
        #[inline]
        fn assign_flat<S: Scalar<R>>(to: Self::ViewMut<'_, S>, from: &[S]) {
            $(let (front, from) = from.split_at($x::dim($x::read(&to.$i)));
            $x::assign_flat(to.$i, front);)*
            let _ = from;
        }
        #[inline]
        fn cells<S: Scalar<R>>(x: Self::View<'_, S>) -> Self::Cells<S> {
            ($($x::cells(x.$i),)*)
        }
        #[inline]
        fn bar<S: Scalar<R>>(cells: &Self::Cells<S>) -> Self::Bar<'_, S> {
            ($($x::bar(&cells.$i),)*)
        }
        #[inline]
        fn each_cell<S: Scalar<R>>(bar: Self::Bar<'_, S>, f: &mut impl FnMut(&Cell<S>)) {
            $($x::each_cell(bar.$i, f);)*
        }
        #[inline]
        fn renew<S: Scalar<R>>(cells: &mut Self::Cells<S>, x: Self::View<'_, S>) {
            $($x::renew(&mut cells.$i, x.$i);)*
        }
        #[inline]
        fn flat_bar<'a, S: Scalar<R>>(x: Self::View<'_, S>, flat: &'a [Cell<S>]) -> Option<Self::Bar<'a, S>> {
            let mut rest = flat;
            let bar = ($({
                let (front, behind) = rest.split_at_checked($x::dim(x.$i))?;
                rest = behind;
                $x::flat_bar(x.$i, front)?
            },)*);
            let _ = rest;
            Some(bar)
        }
        fn as_slice<'a, S: Scalar<R>>(_: &'a Self::View<'_, S>) -> Option<&'a [S]> {
            None
        }
        fn as_mut_slice<'a, S: Scalar<R>>(_: &'a mut Self::ViewMut<'_, S>) -> Option<&'a mut [S]> {
            None
        }
        fn dim<S: Scalar<R>>(x: Self::View<'_, S>) -> usize {
            0 $(+ $x::dim(x.$i))*
        }
        fn path<S: Scalar<R>>(x: Self::View<'_, S>, index: usize) -> String {
            let mut before = 0;
            $(
                let dim = $x::dim(x.$i);
                if index < before + dim {
                    return format!(".{}{}", $i, $x::path(x.$i, index - before));
                }
                before += dim;
            )*
            let _ = before;
            String::new()
        }
        #[inline]
        fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: Self::View<'_, S>, b: Self::View<'_, T>) -> bool {
            true $(&& $x::same_shape::<S, T>(a.$i, b.$i))*
        }
    };
}

tuple_space!(A; 0);
tuple_space!(A, B; 0, 1);
tuple_space!(A, B, C; 0, 1, 2);
tuple_space!(A, B, C, D; 0, 1, 2, 3);
tuple_space!(A, B, C, D, E; 0, 1, 2, 3, 4);
tuple_space!(A, B, C, D, E, F; 0, 1, 2, 3, 4, 5);
