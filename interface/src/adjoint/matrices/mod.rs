//! Adjoints of what nalgebra computes: its operators, and the functions and methods that make, multiply and change matrices.
//!
//! The macro calls them by the names that functions of the user have, as in `Vector2::new__with_pullback(a, b)`. So a `Vector2` of the user keeps its own.

mod calls;
mod changes;
mod makers;
mod operators;
mod parts;
mod points;
mod rows;

pub use calls::{CrossAdjoint, KroneckerAdjoint, MatrixAdjoint, PerpAdjoint, TransposedProductAdjoint};
pub use changes::{AxpyAdjoint, ChangedBy, EntriesChanged, GemvAdjoint, ScaledBy};
pub use makers::{
    ColumnsAdjoint, DiagonalMatrixAdjoint, DiagonalOfFormAdjoint, FilledAdjoint, FilledMatrixAdjoint,
    FilledOfFormAdjoint, FromAdjoint, FromDiagonalAdjoint, New2, New3, New4, New5, New6, New8, New9, New12, New16,
    OfRows, OfSizeAdjoint, OfSlicesAdjoint,
};
pub use parts::{FirstEntries, PartsAdjoint, SquareAdjoint};
pub use rows::Rows;

use super::{Cell, Shadow};
use crate::{Number, Real, Scalar};
use nalgebra::{DMatrix, DVector, Dim, Matrix, RawStorage, RowDVector, SMatrix};

/// A matrix whose entries lie one behind the other, column by column, and so do their adjoints.
#[doc(hidden)]
pub trait Entries<S>: Shadow + Sized {
    /// Returns the entries.
    fn entries(&self) -> &[S];
    /// Returns their adjoints.
    fn bars(bar: &Self::Bar) -> &[Cell<S>];
}

macro_rules! entries {
    ($([$($generics:tt)*] $matrix:ty;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> Entries<S> for $matrix {
            #[inline]
            fn entries(&self) -> &[S] {
                self.as_slice()
            }
            #[inline]
            fn bars(bar: &Self::Bar) -> &[Cell<S>] {
                bar.as_slice()
            }
        }
    )*};
}
entries! {
    [const M: usize, const N: usize] SMatrix<S, M, N>;
    [] DMatrix<S>;
    [] DVector<S>;
    [] RowDVector<S>;
}

/// Adds ȳ to adjoints.
fn add<R: Real, S: Scalar<R> + Number<Real = R>>(to: &[Cell<S>], from: &[Cell<S>]) {
    to.iter().zip(from).for_each(|(to, from)| to.accumulate(from));
}

/// Subtracts ȳ from adjoints.
fn subtract<R: Real, S: Scalar<R> + Number<Real = R>>(to: &[Cell<S>], from: &[Cell<S>]) {
    to.iter().zip(from).for_each(|(to, from)| to.increment(-from.read()));
}

/// Adds k ȳ to adjoints.
fn add_scaled<R: Real, S: Scalar<R> + Number<Real = R>>(to: &[Cell<S>], from: &[Cell<S>], k: S) {
    to.iter().zip(from).for_each(|(to, from)| to.increment(k * from.read()));
}

/// Multiplies adjoints by k.
fn scale<R: Real, S: Scalar<R> + Number<Real = R>>(bars: &[Cell<S>], k: S) {
    bars.iter().for_each(|bar| bar.set(bar.read() * k));
}

/// Moves the adjoints of entries that were overwritten with k to k̄.
fn filled_back<'a, R: Real, S: Scalar<R> + Number<Real = R> + 'a>(
    bars: impl Iterator<Item = &'a Cell<S>>,
    k_bar: &Cell<S>,
) {
    bars.for_each(|bar| k_bar.transfer(bar));
}

/// Returns Σ x ȳ.
fn contracted<R: Real, S: Scalar<R> + Number<Real = R>>(x: &[S], bars: &[Cell<S>]) -> S {
    x.iter().zip(bars).fold(S::zero(), |sum, (x, bar)| sum + *x * bar.read())
}

/// For C = A B adds C̄ Bᵀ to Ā, and Aᵀ C̄ to B̄. The first matrix is given by its entries, so that it may be the transposed of another one.
fn product_back<R, S, K, N, B, BBar, M, CBar>(
    (a, a_bar): (impl Fn(usize, usize) -> S, impl Fn(usize, usize, S)),
    b: &Matrix<S, K, N, B>,
    b_bar: &Matrix<Cell<S>, K, N, BBar>,
    c_bar: &Matrix<Cell<S>, M, N, CBar>,
) where
    R: Real,
    S: Scalar<R> + Number<Real = R>,
    K: Dim,
    N: Dim,
    M: Dim,
    B: RawStorage<S, K, N>,
    BBar: RawStorage<Cell<S>, K, N>,
    CBar: RawStorage<Cell<S>, M, N>,
{
    for j in 0..b.ncols() {
        for k in 0..b.nrows() {
            let (factor, mut sum) = (b[(k, j)], S::zero());
            for i in 0..c_bar.nrows() {
                let bar = c_bar[(i, j)].read();
                a_bar(i, k, bar * factor);
                sum += a(i, k) * bar;
            }
            b_bar[(k, j)].increment(sum);
        }
    }
}
