//! Symmetric matrices, which are read from their lower triangles.
//!
//! The rules for symmetric matrices read the entries on and below the diagonal, as their
//! factorizations do. So these are the variables: an entry below the diagonal stands for its mirror
//! image too, and the derivative with respect to an entry above the diagonal is 0.

use fluxions::{Real, Scalar};
use nalgebra::DMatrix;

/// Returns the symmetric matrix with this lower triangle.
pub(crate) fn from_lower<R: Real, T: Scalar<R>>(a: &DMatrix<T>) -> DMatrix<T> {
    DMatrix::from_fn(a.nrows(), a.ncols(), |i, j| if i >= j { a[(i, j)] } else { a[(j, i)] })
}

/// The adjoint of [`from_lower`]: returns the matrix whose lower triangle has the sums of mirror images.
pub(crate) fn fold_to_lower<R: Real, T: Scalar<R>>(a: &DMatrix<T>) -> DMatrix<T> {
    DMatrix::from_fn(a.nrows(), a.ncols(), |i, j| match i.cmp(&j) {
        core::cmp::Ordering::Greater => a[(i, j)] + a[(j, i)],
        core::cmp::Ordering::Equal => a[(i, i)],
        core::cmp::Ordering::Less => T::zero(),
    })
}
