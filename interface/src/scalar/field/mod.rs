//! [`Field`]: nalgebra's decompositions on any scalar.

mod arithmetic;
mod compare;
mod complex;
mod convert;
mod real;
mod simd;

use bytemuck::TransparentWrapper;

/// A scalar as a `RealField`, on which nalgebra's decompositions run: LU, QR, Cholesky and
/// eigenvalues, for every [`Scalar`](crate::Scalar).
///
/// Products of matrices need no wrapper, because nalgebra multiplies any scalar. A decomposition
/// does: wrap the entries, and unwrap the result. Comparisons, as pivoting makes them, are those of
/// the scalar, so that a tape sees them.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::Field;
/// use nalgebra::{Matrix2, Vector2};
///
/// /// The solution of a linear system, differentiable with respect to matrix and right side.
/// fn solve<S: Scalar>(a: Matrix2<S>, b: Vector2<S>) -> Option<Vector2<S>> {
///     a.map(Field).lu().solve(&b.map(Field)).map(|x| x.map(|v| v.0))
/// }
///
/// // 2x + y = 5, x + 3y = 10
/// let x = solve(Matrix2::new(2.0, 1.0, 1.0, 3.0), Vector2::new(5.0, 10.0));
/// assert_eq!(x, Some(Vector2::new(1.0, 3.0)));
/// ```
///
/// Slices change their type without a copy, by `Field::wrap_slice(&xs)` and
/// `Field::peel_slice(&fields)` of [`bytemuck::TransparentWrapper`].
///
/// # Pitfalls
///
/// Eigenvalues, singular values and Schur forms come from iterations that stop, and skip entries,
/// where **values** are 0. If a symmetric matrix is diagonal, or consists of blocks, some
/// derivatives with respect to the entries that are 0 come out as 0, which is wrong: those of the
/// eigenvectors, and the second ones of the eigenvalues. The first derivatives of the eigenvalues
/// are right. Equal eigenvalues have no derivative. LU, QR of full rank and Cholesky have no such
/// points.
#[derive(Clone, Copy, Debug, TransparentWrapper)]
#[repr(transparent)]
pub struct Field<S>(pub S);
