//! nalgebra's vectors and matrices, static and dynamic. Components are column-major, as nalgebra
//! stores them.

use super::{Extents, Space};
use crate::adjoint::Cell;
use crate::{Real, Scalar};
use nalgebra::{DMatrix, DVector, SMatrix};

macro_rules! matrix_space {
    ([$($generics:tt)*] $m:ident<_ $(, $n:ident)*>; $x:ident; extents: [$($extent:expr),*]; filled: $filled:expr) => {
        impl<R: Real $($generics)*> Space for $m<R $(, $n)*> {
            type Real = R;
            type Owned<S: Scalar<R>> = $m<S $(, $n)*>;
            type View<'a, S: Scalar<R>> = &'a $m<S $(, $n)*>;
            type ViewMut<'a, S: Scalar<R>> = &'a mut $m<S $(, $n)*>;
            type Cells<S: Scalar<R>> = $m<Cell<S> $(, $n)*>;
            type Bar<'a, S: Scalar<R>> = &'a $m<Cell<S> $(, $n)*>;

            fn view<S: Scalar<R>>(x: &$m<S $(, $n)*>) -> &$m<S $(, $n)*> {
                x
            }
            fn view_mut<S: Scalar<R>>(x: &mut $m<S $(, $n)*>) -> &mut $m<S $(, $n)*> {
                x
            }
            fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: &'a $m<S $(, $n)*>) -> &'b $m<S $(, $n)*> {
                x
            }
            fn reborrow<'b, S: Scalar<R>>(x: &'b mut &mut $m<S $(, $n)*>) -> &'b mut $m<S $(, $n)*> {
                x
            }
            fn read<'b, S: Scalar<R>>(x: &'b &mut $m<S $(, $n)*>) -> &'b $m<S $(, $n)*> {
                x
            }
            #[inline]
            #[allow(unused_variables)]
            fn extents<S: Scalar<R>>($x: &$m<S $(, $n)*>, visit: &mut impl Extents) {
                $(visit.push($extent);)*
            }
            fn filled<S: Scalar<R>>(value: S) -> Option<$m<S $(, $n)*>> {
                #[allow(clippy::redundant_closure_call)]
                $filled(value)
            }
            #[inline]
            fn map<S: Scalar<R>, T: Scalar<R>>(x: &$m<S $(, $n)*>, f: &mut impl FnMut(S) -> T) -> $m<T $(, $n)*> {
                x.map(f)
            }
            #[inline]
            fn assign<S: Scalar<R>, T: Scalar<R>>(
                to: &mut $m<T $(, $n)*>,
                x: &$m<S $(, $n)*>,
                f: &mut impl FnMut(S) -> T,
            ) {
                for (to, x) in to.as_mut_slice().iter_mut().zip(x.as_slice()) {
                    *to = f(*x);
                }
            }
            #[inline]
            fn each<S: Scalar<R>>(x: &$m<S $(, $n)*>, f: &mut impl FnMut(S)) {
                for x in x.as_slice() {
                    f(*x);
                }
            }
            #[inline]
            fn each_mut<S: Scalar<R>>(x: &mut $m<S $(, $n)*>, f: &mut impl FnMut(&mut S)) {
                for x in x.as_mut_slice() {
                    f(x);
                }
            }
            #[inline]
            fn cells<S: Scalar<R>>(x: &$m<S $(, $n)*>) -> $m<Cell<S> $(, $n)*> {
                x.map(|_| Cell::new(S::zero()))
            }
            #[inline]
            fn bar<S: Scalar<R>>(cells: &$m<Cell<S> $(, $n)*>) -> &$m<Cell<S> $(, $n)*> {
                cells
            }
            #[inline]
            fn each_cell<S: Scalar<R>>(bar: &$m<Cell<S> $(, $n)*>, f: &mut impl FnMut(&Cell<S>)) {
                for cell in bar.as_slice() {
                    f(cell);
                }
            }
            #[inline]
            fn as_slice<'a, S: Scalar<R>>(x: &'a &$m<S $(, $n)*>) -> Option<&'a [S]> {
                Some(x.as_slice())
            }
            #[inline]
            fn as_mut_slice<'a, S: Scalar<R>>(x: &'a mut &mut $m<S $(, $n)*>) -> Option<&'a mut [S]> {
                Some(x.as_mut_slice())
            }
            fn dim<S: Scalar<R>>(x: &$m<S $(, $n)*>) -> usize {
                x.len()
            }
            fn path<S: Scalar<R>>(x: &$m<S $(, $n)*>, index: usize) -> String {
                match (x.nrows(), x.ncols()) {
                    _ if index >= x.len() => String::new(),
                    (_, 1) => format!("[{index}]"),
                    (rows, _) => format!("({}, {})", index % rows, index / rows),
                }
            }
            #[inline]
            fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: &$m<S $(, $n)*>, b: &$m<T $(, $n)*>) -> bool {
                a.shape() == b.shape()
            }
        }
    };
}

matrix_space!([, const A: usize, const B: usize] SMatrix<_, A, B>; x; extents: []; filled: |v| Some(SMatrix::repeat(v)));
matrix_space!([] DVector<_>; x; extents: [x.len()]; filled: |_| None);
matrix_space!([] DMatrix<_>; x; extents: [x.nrows(), x.ncols()]; filled: |_| None);
