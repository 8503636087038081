//! `a += b`, `a -= b`, `a *= k`, `a /= k`, `y.axpy(a, &x, b)` and `y.gemv(a, &m, &x, b)`.
//!
//! On the way back `self` is the matrix before the change.

#![allow(non_snake_case, clippy::too_many_arguments)]

use super::super::{Cell, Shadow, Stack};
use super::{Entries, add, add_scaled, contracted, product_back, scale, subtract};
use crate::{Number, Real, Scalar};
use nalgebra::{DMatrix, DVector, RowDVector, SMatrix, SVector};

/// The two halves of the adjoints of operators that change a matrix by another one, or a point by a vector. What is added is given by value or by reference.
#[doc(hidden)]
pub trait ChangedBy<R: Real, S: Scalar<R> + Number<Real = R>, B>: Entries<S> {
    /// What is added, by value.
    type By: Entries<S>;
    /// Adds b.
    fn add_assign__with_pullback(&mut self, b: B, _: &mut Stack, _: usize) -> ((), ());
    /// Subtracts b.
    fn sub_assign__with_pullback(&mut self, b: B, _: &mut Stack, _: usize) -> ((), ());

    /// Adds ā to b̄.
    #[inline]
    fn add_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        _: B,
        b_bar: &<Self::By as Shadow>::Bar,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        add(Self::By::bars(b_bar), Self::bars(bar));
    }
    /// Subtracts ā from b̄.
    #[inline]
    fn sub_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        _: B,
        b_bar: &<Self::By as Shadow>::Bar,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        subtract(Self::By::bars(b_bar), Self::bars(bar));
    }
}

/// The two halves of the adjoints of operators that change a matrix by a number.
#[doc(hidden)]
pub trait ScaledBy<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Multiplies by k.
    fn mul_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ());
    /// Divides by k.
    fn div_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ());

    /// Adds Σ a ā to k̄, and multiplies ā by k.
    #[inline]
    fn mul_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        k: S,
        k_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        k_bar.increment(contracted(self.entries(), Self::bars(bar)));
        scale(Self::bars(bar), k);
    }
    /// Subtracts Σ a ā / k² from k̄, and divides ā by k.
    #[inline]
    fn div_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        k: S,
        k_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        let inverse = k.recip();
        k_bar.increment(-contracted(self.entries(), Self::bars(bar)) * inverse * inverse);
        scale(Self::bars(bar), inverse);
    }
}

macro_rules! changed_by {
    ([$($generics:tt)*] $matrix:ty, $by:ty, $b:ty) => {
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> ChangedBy<R, S, $b> for $matrix {
            type By = $by;
            #[inline]
            fn add_assign__with_pullback(&mut self, b: $b, _: &mut Stack, _: usize) -> ((), ()) {
                (*self += b, ())
            }
            #[inline]
            fn sub_assign__with_pullback(&mut self, b: $b, _: &mut Stack, _: usize) -> ((), ()) {
                (*self -= b, ())
            }
        }
    };
}
pub(super) use changed_by;

macro_rules! changes_of {
    ($([$($generics:tt)*] $matrix:ty;)*) => {$(
        changed_by!([$($generics)*] $matrix, $matrix, $matrix);
        changed_by!([$($generics)*] $matrix, $matrix, &$matrix);
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> ScaledBy<R, S> for $matrix {
            #[inline]
            fn mul_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (*self *= k, ())
            }
            #[inline]
            fn div_assign__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (*self /= k, ())
            }
        }
    )*};
}
changes_of! {
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DMatrix<S>;
    [] DVector<S>;
    [] RowDVector<S>;
}

/// The two halves of the adjoints of methods that change each entry.
#[doc(hidden)]
pub trait EntriesChanged<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Adds k to the entries.
    fn add_scalar_mut__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ());
    /// Multiplies the entries by those of b.
    fn component_mul_assign__with_pullback(&mut self, b: &Self, _: &mut Stack, _: usize) -> ((), ());
    /// Divides the entries by those of b.
    fn component_div_assign__with_pullback(&mut self, b: &Self, _: &mut Stack, _: usize) -> ((), ());

    /// Adds Σ ā to k̄.
    #[inline]
    fn add_scalar_mut__pullback(
        &mut self,
        bar: &Self::Bar,
        _: S,
        k_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        Self::bars(bar).iter().for_each(|from| k_bar.accumulate(from));
    }
    /// Adds a ā to b̄, and multiplies ā by b.
    #[inline]
    fn component_mul_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        let b_bar = Self::bars(b_bar);
        for (k, bar) in Self::bars(bar).iter().enumerate() {
            let more = bar.read();
            b_bar[k].increment(more * self.entries()[k]);
            bar.set(more * b.entries()[k]);
        }
    }
    /// Subtracts a ā / b² from b̄, and divides ā by b.
    #[inline]
    fn component_div_assign__pullback(
        &mut self,
        bar: &Self::Bar,
        b: &Self,
        b_bar: &Self::Bar,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        let b_bar = Self::bars(b_bar);
        for (k, bar) in Self::bars(bar).iter().enumerate() {
            let (more, b) = (bar.read(), b.entries()[k]);
            b_bar[k].increment(-more * self.entries()[k] / (b * b));
            bar.set(more / b);
        }
    }
}

macro_rules! entries_changed {
    ($([$($generics:tt)*] $matrix:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> EntriesChanged<R, S> for $matrix {
            #[inline]
            fn add_scalar_mut__with_pullback(&mut self, k: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.add_scalar_mut(k), ())
            }
            #[inline]
            fn component_mul_assign__with_pullback(&mut self, b: &Self, _: &mut Stack, _: usize) -> ((), ()) {
                (self.component_mul_assign(b), ())
            }
            #[inline]
            fn component_div_assign__with_pullback(&mut self, b: &Self, _: &mut Stack, _: usize) -> ((), ()) {
                (self.component_div_assign(b), ())
            }
        }
    )*};
}
entries_changed! {
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DMatrix<S>;
    [] DVector<S>;
    [] RowDVector<S>;
}

/// The two halves of the adjoint of `y.axpy(a, &x, b)`.
#[doc(hidden)]
pub trait AxpyAdjoint<R: Real, S: Scalar<R> + Number<Real = R>>: Entries<S> {
    /// Overwrites y with a x + b y.
    fn axpy__with_pullback(&mut self, a: S, x: &Self, b: S, _: &mut Stack, _: usize) -> ((), ());
    /// Adds Σ x ȳ to ā, a ȳ to x̄ and Σ y ȳ to b̄, and multiplies ȳ by b.
    #[inline]
    fn axpy__pullback(
        &mut self,
        bar: &Self::Bar,
        a: S,
        a_bar: &Cell<S>,
        x: &Self,
        x_bar: &Self::Bar,
        b: S,
        b_bar: &Cell<S>,
        (): &(),
        (): (),
        _: &mut Stack,
        _: usize,
    ) {
        let bar = Self::bars(bar);
        a_bar.increment(contracted(x.entries(), bar));
        add_scaled(Self::bars(x_bar), bar, a);
        b_bar.increment(contracted(self.entries(), bar));
        scale(bar, b);
    }
}

macro_rules! axpy {
    ($([$($generics:tt)*] $vector:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> AxpyAdjoint<R, S> for $vector {
            #[inline]
            fn axpy__with_pullback(&mut self, a: S, x: &Self, b: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.axpy(a, x, b), ())
            }
        }
    )*};
}
axpy! {
    [const N: usize] SVector<S, N>;
    [] DVector<S>;
}

/// The two halves of the adjoint of `y.gemv(a, &m, &x, b)`, which overwrites y with a M x + b y.
#[doc(hidden)]
pub trait GemvAdjoint<R: Real, S: Scalar<R> + Number<Real = R>, M: Shadow, X: Shadow>: Entries<S> {
    /// Overwrites y.
    fn gemv__with_pullback(&mut self, a: S, m: &M, x: &X, b: S, _: &mut Stack, _: usize) -> ((), ());
    /// Adds ȳᵀ M x to ā, a ȳ xᵀ to M̄, a Mᵀ ȳ to x̄ and Σ y ȳ to b̄, and multiplies ȳ by b.
    fn gemv__pullback(
        &mut self,
        bar: &Self::Bar,
        a: S,
        a_bar: &Cell<S>,
        m: &M,
        m_bar: &M::Bar,
        x: &X,
        x_bar: &X::Bar,
        b: S,
        b_bar: &Cell<S>,
        _: &(),
        _: (),
        _: &mut Stack,
        _: usize,
    );
}

macro_rules! gemv {
    ($([$($generics:tt)*] $y:ty, $m:ty, $x:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> GemvAdjoint<R, S, $m, $x> for $y {
            #[inline]
            fn gemv__with_pullback(&mut self, a: S, m: &$m, x: &$x, b: S, _: &mut Stack, _: usize) -> ((), ()) {
                (self.gemv(a, m, x, b), ())
            }
            fn gemv__pullback(
                &mut self, bar: &Self::Bar, a: S, a_bar: &Cell<S>, m: &$m, m_bar: &<$m as Shadow>::Bar, x: &$x, x_bar: &<$x as Shadow>::Bar, b: S,
                b_bar: &Cell<S>, (): &(), (): (), _: &mut Stack, _: usize,
            ) {
                a_bar.increment(contracted((m * x).as_slice(), Self::bars(bar)));
                b_bar.increment(contracted(self.entries(), Self::bars(bar)));
                let scaled = bar.map(|bar| Cell::new(bar.read() * a));
                product_back((|i, k| m[(i, k)], |i, k, more| m_bar[(i, k)].increment(more)), x, x_bar, &scaled);
                scale(Self::bars(bar), b);
            }
        }
    )*};
}
gemv! {
    [const M: usize, const N: usize] SVector<S, M>, SMatrix<S, M, N>, SVector<S, N>;
    [] DVector<S>, DMatrix<S>, DVector<S>;
}
