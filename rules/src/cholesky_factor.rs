//! The Cholesky factor as a result: [`CholeskyFactor`].

use crate::NoSolution;
use crate::no_solution::require_shape;
use crate::symmetric::{fold_to_lower, from_lower};
use fluxions::{Gives, Real, Rule, Scalar};
use nalgebra::{DMatrix, RealField};

/// The lower triangular matrix L with A = L Lᵀ, for a symmetric positive definite A.
///
/// The derivatives are L̇ = L Φ(L⁻¹ Ȧ L⁻ᵀ) and Ā = L⁻ᵀ Φ(Lᵀ L̄) L⁻¹. Φ keeps the lower triangle, with
/// half of the diagonal.
///
/// A and L are n × n. The lower triangle of A holds the variables: an entry below the diagonal
/// stands for its mirror image too, and the derivative with respect to an entry above the diagonal
/// is 0.
///
/// Costs one factorization for each evaluation of f, and about 3 n³ operations for each tangent or
/// cotangent. Derivatives of all orders come from L alone.
///
/// Source: Murray, *Differentiation of the Cholesky decomposition* (2016), §2 and §3.1.
///
/// # Errors
///
/// [`NoSolution::Shape`] if A is not square. [`NoSolution::NotPositiveDefinite`].
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::rule::AsFunction;
/// use fluxions_dual::Dual;
/// use fluxions_rules::{CholeskyFactor, NoSolution};
/// use nalgebra::{DMatrix, dmatrix};
///
/// let a = dmatrix![4.0, 0.0; 2.0, 2.0]; // only the lower triangle is read: L = (2, 0; 1, 1)
/// let a_dot = dmatrix![4.0, 0.0; 0.0, 0.0];
/// let l_dot = Dual::new().pushforward(&AsFunction(CholeskyFactor), &a, &a_dot)?;
/// assert_eq!(l_dot, dmatrix![1.0, 0.0; -0.5, 0.5]); // √a₀₀, a₁₀ / √a₀₀ and √(a₁₁ − a₁₀² / a₀₀) by a₀₀, times 4
/// # Ok::<(), fluxions::Error<NoSolution>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CholeskyFactor;

impl<R: Real + RealField> Rule<R> for CholeskyFactor {
    type Input = DMatrix<R>;
    type Output = DMatrix<R>;
    type Error = NoSolution;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, a: &DMatrix<R>) -> Result<(DMatrix<R>, ()), NoSolution> {
        require_shape("A", (a.nrows(), a.nrows()), a.shape())?;
        let cholesky = a.clone().cholesky().ok_or(NoSolution::NotPositiveDefinite)?;
        Ok((cholesky.unpack(), ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        _: &DMatrix<T>,
        l: &DMatrix<T>,
        a_dot: &DMatrix<T>,
    ) -> Result<DMatrix<T>, NoSolution> {
        let mut p = from_lower(a_dot);
        solve_lower(l, &mut p);
        p.transpose_mut();
        solve_lower(l, &mut p);
        halve_lower(&mut p);
        Ok(l * p)
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        _: &DMatrix<T>,
        l: &DMatrix<T>,
        l_bar: &DMatrix<T>,
    ) -> Result<DMatrix<T>, NoSolution> {
        // Only the lower triangle of L depends on A.
        let l_bar = DMatrix::from_fn(l.nrows(), l.ncols(), |i, j| if i >= j { l_bar[(i, j)] } else { T::zero() });
        let mut a_bar = l.transpose() * l_bar;
        halve_lower(&mut a_bar);
        solve_lower_transposed(l, &mut a_bar);
        a_bar.transpose_mut();
        solve_lower_transposed(l, &mut a_bar);
        Ok(fold_to_lower(&a_bar))
    }
}

/// Overwrites P with Φ(P).
fn halve_lower<R: Real, T: Scalar<R>>(p: &mut DMatrix<T>) {
    for j in 0..p.ncols() {
        (0..j).for_each(|i| p[(i, j)] = T::zero());
        p[(j, j)] *= R::from_f64(0.5);
    }
}

/// Overwrites B with L⁻¹ B.
fn solve_lower<R: Real, T: Scalar<R>>(l: &DMatrix<T>, b: &mut DMatrix<T>) {
    for mut column in b.column_iter_mut() {
        for i in 0..l.nrows() {
            let known = (0..i).fold(T::zero(), |sum, k| sum + l[(i, k)] * column[k]);
            column[i] = (column[i] - known) / l[(i, i)];
        }
    }
}

/// Overwrites B with L⁻ᵀ B.
fn solve_lower_transposed<R: Real, T: Scalar<R>>(l: &DMatrix<T>, b: &mut DMatrix<T>) {
    for mut column in b.column_iter_mut() {
        for i in (0..l.nrows()).rev() {
            let known = (i + 1..l.nrows()).fold(T::zero(), |sum, k| sum + l[(k, i)] * column[k]);
            column[i] = (column[i] - known) / l[(i, i)];
        }
    }
}
