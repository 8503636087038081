//! [`Field`]: nalgebra's decompositions on any scalar.

mod arithmetic;
mod compare;
mod complex;
mod convert;
mod real;
mod simd;

use bytemuck::TransparentWrapper;

/// A scalar as a `RealField`: nalgebra's LU, QR, Cholesky and eigenvalues run on it, for every [`Scalar`](crate::Scalar).
///
/// Products and dots need no wrapper: nalgebra's matrices multiply any scalar. Decompositions do; wrap the entries, and
/// peel the result. Comparisons (pivoting) compare as the scalar does, so that a tape sees them.
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
/// Slices change their type without a copy: `Field::wrap_slice(&xs)` and `Field::peel_slice(&fields)` of
/// [`bytemuck::TransparentWrapper`].
///
/// # Where derivatives are lost
///
/// Eigenvalues, singular values and Schur forms come from iterations that stop, and skip entries, when **values** are 0.
/// Where a symmetric matrix is diagonal already, or made of blocks, the derivatives of its eigenvectors and the second
/// derivatives of its eigenvalues with respect to the entries that are 0 come out as 0, which is wrong; the first
/// derivatives of the eigenvalues are right. Equal eigenvalues have no derivative. LU, QR of full rank and Cholesky have
/// no such points.
#[derive(Clone, Copy, Debug, TransparentWrapper)]
#[repr(transparent)]
pub struct Field<S>(pub S);
