//! Points: `Point3::new(a, b, c)`, `p - q`, `p + v`, `p - v`, `p += v`, `m * p`, and `Point3::from(v)`.

#![allow(non_snake_case)]

use super::super::operators::{Add, Div, Mul, Neg, Sub};
use super::super::{Cell, Operator, Pool, Shadow, Stack};
use super::changes::{ChangedBy, changed_by};
use super::operators::{of_matrices, operator};
use super::{Entries, FromAdjoint, OfRows, add, add_scaled, contracted, product_back, subtract};
use crate::{Number, Real, Scalar};
use core::borrow::Borrow;
use nalgebra::{Const, OPoint, SMatrix, SVector};

type Point<S, const N: usize> = OPoint<S, Const<N>>;

impl<T: Shadow<Bar: nalgebra::Scalar> + nalgebra::Scalar, const N: usize> Shadow for Point<T, N> {
    type Bar = Point<T::Bar, N>;
    const LISTS: bool = false;
    #[inline]
    fn bar(&self) -> Self::Bar {
        OPoint { coords: self.coords.bar() }
    }
    #[inline]
    fn copy_in(&self, _: &mut Pool) -> Self {
        self.clone()
    }
    fn blank() -> Option<Self::Bar> {
        SVector::<T, N>::blank().map(|coords| OPoint { coords })
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>, const N: usize> Entries<S> for Point<S, N> {
    #[inline]
    fn entries(&self) -> &[S] {
        self.coords.as_slice()
    }
    #[inline]
    fn bars(bar: &Self::Bar) -> &[Cell<S>] {
        bar.coords.as_slice()
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>, const N: usize> OfRows<S> for Point<S, N> {
    type Bar = Point<Cell<S>, N>;
    #[inline]
    fn of_rows(entries: &[S]) -> Self {
        Self::from_slice(entries)
    }
    #[inline]
    fn give(y_bar: &Point<Cell<S>, N>, to: &[&Cell<S>]) {
        to.iter().zip(y_bar.coords.iter()).for_each(|(to, from)| to.accumulate(from));
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>, const N: usize> FromAdjoint<SVector<S, N>> for Point<S, N> {
    #[inline]
    fn from__with_pullback(x: SVector<S, N>, _: &mut Stack, _: usize) -> (Self, ()) {
        (Self::from(x), ())
    }
    #[inline]
    fn from__pullback(
        _: SVector<S, N>,
        x_bar: &SVector<Cell<S>, N>,
        y_bar: &Point<Cell<S>, N>,
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        add(x_bar.as_slice(), y_bar.coords.as_slice());
    }
}

of_matrices!(Add, [const N: usize] Point<S, N>, SVector<S, N> => Point<S, N>, |p, p_bar, v, v_bar, c_bar| {
    add(p_bar.coords.as_slice(), c_bar.coords.as_slice());
    add(v_bar.as_slice(), c_bar.coords.as_slice());
});
of_matrices!(Sub, [const N: usize] Point<S, N>, SVector<S, N> => Point<S, N>, |p, p_bar, v, v_bar, c_bar| {
    add(p_bar.coords.as_slice(), c_bar.coords.as_slice());
    subtract(v_bar.as_slice(), c_bar.coords.as_slice());
});
of_matrices!(Sub, [const N: usize] Point<S, N>, Point<S, N> => SVector<S, N>, |p, p_bar, q, q_bar, c_bar| {
    add(p_bar.coords.as_slice(), c_bar.as_slice());
    subtract(q_bar.coords.as_slice(), c_bar.as_slice());
});
of_matrices!(Mul, [const M: usize, const N: usize] SMatrix<S, M, N>, Point<S, N> => Point<S, M>, |a, a_bar, p, p_bar, c_bar| {
    let p = Borrow::<Point<S, N>>::borrow(&p);
    product_back((|i, k| a[(i, k)], |i, k, more| a_bar[(i, k)].increment(more)), &p.coords, &p_bar.coords, &c_bar.coords);
});

/// Writes what a point has beside a number, and `-p`.
macro_rules! with_number {
    ($given:ty) => {
        operator!(Mul, [const N: usize] $given: Point<S, N>, S: S => Point<S, N>, |p, p_bar, k, k_bar, c_bar| {
            let c_bar = c_bar.coords.as_slice();
            add_scaled(p_bar.coords.as_slice(), c_bar, k);
            k_bar.increment(contracted(p.coords.as_slice(), c_bar));
        });
        operator!(Div, [const N: usize] $given: Point<S, N>, S: S => Point<S, N>, |p, p_bar, k, k_bar, c_bar| {
            let (c_bar, inverse) = (c_bar.coords.as_slice(), k.recip());
            add_scaled(p_bar.coords.as_slice(), c_bar, inverse);
            k_bar.increment(-contracted(p.coords.as_slice(), c_bar) * inverse * inverse);
        });
        operator!(Neg, [const N: usize] $given: Point<S, N>, (): () => Point<S, N>, |p, p_bar, none, no_bar, c_bar| {
            subtract(p_bar.coords.as_slice(), c_bar.coords.as_slice());
        });
    };
}
with_number!(Point<S, N>);
with_number!(&Point<S, N>);

changed_by!([const N: usize] Point<S, N>, SVector<S, N>, SVector<S, N>);
changed_by!([const N: usize] Point<S, N>, SVector<S, N>, &SVector<S, N>);
