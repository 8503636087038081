//! `a.dot(&b)`, `a.component_mul(&b)`, `a.component_div(&b)`, `a.add_scalar(k)`, `a.cross(&b)`, `a.perp(&b)`, `a.tr_mul(&b)` and `a.kronecker(&b)`.

#![allow(non_snake_case, clippy::too_many_arguments)]

use super::super::{Cell, Shadow, Stack};
use super::{Entries, add, product_back};
use crate::{Number, Real, Scalar};
use nalgebra::{DMatrix, DVector, RowDVector, SMatrix, SVector};

/// The two halves of the adjoints of methods that take a matrix of the same form.
#[doc(hidden)]
pub trait MatrixAdjoint<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Returns Σ a b over the entries.
    fn dot__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (S, ());
    /// Returns the products of the entries.
    fn component_mul__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ());
    /// Returns the quotients of the entries.
    fn component_div__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ());
    /// Returns the sum of the entries.
    fn sum__with_pullback(&self, _: &mut Stack, _: usize) -> (S, ());
    /// Adds k to the entries of a copy.
    fn add_scalar__with_pullback(&self, k: S, _: &mut Stack, _: usize) -> (Self, ());

    /// Adds b ȳ to ā, and a ȳ to b̄.
    #[inline]
    fn dot__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Cell<S>,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        let y_bar = y_bar.read();
        Self::bars(bar).iter().zip(b.entries()).for_each(|(to, b)| to.increment(*b * y_bar));
        Self::bars(b_bar).iter().zip(self.entries()).for_each(|(to, a)| to.increment(*a * y_bar));
    }
    /// Adds b ȳ to ā, and a ȳ to b̄.
    #[inline]
    fn component_mul__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        let (bar, b_bar) = (Self::bars(bar), Self::bars(b_bar));
        for (k, y_bar) in Self::bars(y_bar).iter().enumerate() {
            bar[k].increment(b.entries()[k] * y_bar.read());
            b_bar[k].increment(self.entries()[k] * y_bar.read());
        }
    }
    /// Adds ȳ / b to ā, and −ȳ a / b² to b̄.
    #[inline]
    fn component_div__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        let (bar, b_bar) = (Self::bars(bar), Self::bars(b_bar));
        for (k, y_bar) in Self::bars(y_bar).iter().enumerate() {
            let (b, y_bar) = (b.entries()[k], y_bar.read());
            bar[k].increment(y_bar / b);
            b_bar[k].increment(-y_bar * self.entries()[k] / (b * b));
        }
    }
    /// Adds ȳ to the adjoints of all entries.
    #[inline]
    fn sum__pullback(&self, bar: &Self::Bar, y_bar: &Cell<S>, _: (), _: &mut Stack, _: usize) {
        Self::bars(bar).iter().for_each(|to| to.accumulate(y_bar));
    }
    /// Adds ȳ to ā, and Σ ȳ to k̄.
    #[inline]
    fn add_scalar__pullback(
        &self,
        bar: &Self::Bar,
        _: S,
        k_bar: &Cell<S>,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        add(Self::bars(bar), Self::bars(y_bar));
        Self::bars(y_bar).iter().for_each(|from| k_bar.accumulate(from));
    }
}

macro_rules! of_one_form {
    ($([$($generics:tt)*] $matrix:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> MatrixAdjoint<R, S> for $matrix {
            #[inline]
            fn dot__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (S, ()) {
                (self.dot(b), ())
            }
            #[inline]
            fn component_mul__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ()) {
                (self.component_mul(b), ())
            }
            #[inline]
            fn component_div__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ()) {
                (self.component_div(b), ())
            }
            #[inline]
            fn sum__with_pullback(&self, _: &mut Stack, _: usize) -> (S, ()) {
                (self.sum(), ())
            }
            #[inline]
            fn add_scalar__with_pullback(&self, k: S, _: &mut Stack, _: usize) -> (Self, ()) {
                (self.add_scalar(k), ())
            }
        }
    )*};
}
of_one_form! {
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DMatrix<S>;
    [] DVector<S>;
    [] RowDVector<S>;
}

/// The two halves of the adjoint of `a.cross(&b)`.
#[doc(hidden)]
pub trait CrossAdjoint<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Returns the cross product.
    fn cross__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ());
    /// Adds b × ȳ to ā, and ȳ × a to b̄.
    fn cross__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> CrossAdjoint<R, S> for SVector<S, 3> {
    #[inline]
    fn cross__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ()) {
        (self.cross(b), ())
    }
    #[inline]
    fn cross__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        let y_bar = y_bar.map(|bar| bar.read());
        bar.iter().zip(&b.cross(&y_bar)).for_each(|(to, more)| to.increment(*more));
        b_bar.iter().zip(&y_bar.cross(self)).for_each(|(to, more)| to.increment(*more));
    }
}

/// The two halves of the adjoint of `a.tr_mul(&b)`, which is Aᵀ B.
#[doc(hidden)]
pub trait TransposedProductAdjoint<B: Shadow>: Shadow {
    /// The product.
    type Product: Shadow;
    /// Returns the product.
    fn tr_mul__with_pullback(&self, b: &B, _: &mut Stack, _: usize) -> (Self::Product, ());
    /// Adds B C̄ᵀ to Ā, and A C̄ to B̄.
    fn tr_mul__pullback(
        &self,
        bar: &Self::Bar,
        b: &B,
        b_bar: &B::Bar,
        c_bar: &<Self::Product as Shadow>::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! transposed_products {
    ($([$($generics:tt)*] $left:ty, $right:ty => $result:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> TransposedProductAdjoint<$right> for $left {
            type Product = $result;
            #[inline]
            fn tr_mul__with_pullback(&self, b: &$right, _: &mut Stack, _: usize) -> ($result, ()) {
                (self.tr_mul(b), ())
            }
            #[inline]
            fn tr_mul__pullback(
                &self, bar: &Self::Bar, b: &$right, b_bar: &<$right as Shadow>::Bar, c_bar: &<$result as Shadow>::Bar, _: (), _: &mut Stack, _: usize,
            ) {
                product_back((|i, k| self[(k, i)], |i, k, more| bar[(k, i)].increment(more)), b, b_bar, c_bar);
            }
        }
    )*};
}
transposed_products! {
    [const M: usize, const K: usize, const N: usize] SMatrix<S, K, M>, SMatrix<S, K, N> => SMatrix<S, M, N>;
    [] DMatrix<S>, DMatrix<S> => DMatrix<S>;
    [] DMatrix<S>, DVector<S> => DVector<S>;
}

/// The two halves of the adjoint of `a.perp(&b)`, which is a₀ b₁ − a₁ b₀.
#[doc(hidden)]
pub trait PerpAdjoint<S>: Shadow {
    /// Returns the product.
    fn perp__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (S, ());
    /// Adds ȳ (b₁, −b₀) to ā, and ȳ (−a₁, a₀) to b̄.
    fn perp__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Cell<S>,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> PerpAdjoint<S> for SVector<S, 2> {
    #[inline]
    fn perp__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (S, ()) {
        (self.perp(b), ())
    }
    #[inline]
    fn perp__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        y_bar: &Cell<S>,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        let y_bar = y_bar.read();
        bar[0].increment(y_bar * b[1]);
        bar[1].increment(-y_bar * b[0]);
        b_bar[0].increment(-y_bar * self[1]);
        b_bar[1].increment(y_bar * self[0]);
    }
}

/// The two halves of the adjoint of `a.kronecker(&b)`.
#[doc(hidden)]
pub trait KroneckerAdjoint: Shadow + Sized {
    /// Returns the product.
    fn kronecker__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ());
    /// Adds to each adjoint what it has beside the entries of the other matrix.
    fn kronecker__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        c_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    );
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> KroneckerAdjoint for DMatrix<S> {
    #[inline]
    fn kronecker__with_pullback(&self, b: &Self, _: &mut Stack, _: usize) -> (Self, ()) {
        (self.kronecker(b), ())
    }
    fn kronecker__pullback(
        &self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        c_bar: &Self::Bar,
        _: (),
        _: &mut Stack,
        _: usize,
    ) {
        let (m, n) = b.shape();
        for j in 0..c_bar.ncols() {
            for i in 0..c_bar.nrows() {
                let (of_a, of_b, c_bar) = ((i / m, j / n), (i % m, j % n), c_bar[(i, j)].read());
                bar[of_a].increment(c_bar * b[of_b]);
                b_bar[of_b].increment(c_bar * self[of_a]);
            }
        }
    }
}
