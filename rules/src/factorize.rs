//! Factorizations of square matrices: [`Factorize`], with [`Lu`] and [`Cholesky`].

use crate::NoSolution;
use fluxions::Real;
use nalgebra::{DMatrix, DVector, Dyn, RealField};

/// A way to solve linear systems with one matrix: a factorization, and solutions by its factors.
///
/// # Implementing
///
/// Implement it for a factorization of a library, as for banded matrices, over plain numbers.
/// [`Solve`](crate::Solve) makes a rule of it. It calls [`factorize`](Self::factorize) once for each
/// value, and one of the other methods for each product.
pub trait Factorize<R: Real = f64>: Clone + Send + Sync + 'static {
    /// The factors of a matrix.
    type Factors: Send + Sync + 'static;
    /// Whether the matrix is symmetric, and only its lower triangle is read.
    const SYMMETRIC: bool = false;

    /// Factorizes a square matrix.
    ///
    /// # Errors
    ///
    /// [`NoSolution::Singular`], [`NoSolution::NotPositiveDefinite`], or what else stands against it.
    fn factorize(&self, a: &DMatrix<R>) -> Result<Self::Factors, NoSolution>;
    /// Overwrites b with A⁻¹ b.
    fn solve(&self, factors: &Self::Factors, b: &mut DVector<R>);
    /// Overwrites b with A⁻ᵀ b.
    fn solve_transposed(&self, factors: &Self::Factors, b: &mut DVector<R>);
}

/// The factorization P A = L U with partial pivoting, for any regular matrix.
///
/// Costs about ⅔ n³ operations for the factorization and 2 n² for a solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lu;

impl<R: Real + RealField> Factorize<R> for Lu {
    type Factors = nalgebra::LU<R, Dyn, Dyn>;

    fn factorize(&self, a: &DMatrix<R>) -> Result<Self::Factors, NoSolution> {
        let lu = a.clone().lu();
        let regular = lu.lu_internal().diagonal().iter().all(|pivot| *pivot != R::zero());
        if regular { Ok(lu) } else { Err(NoSolution::Singular) }
    }
    fn solve(&self, lu: &Self::Factors, b: &mut DVector<R>) {
        // nalgebra does not take systems without unknowns.
        if !b.is_empty() {
            lu.solve_mut(b);
        }
    }
    fn solve_transposed(&self, lu: &Self::Factors, b: &mut DVector<R>) {
        // Aᵀ = Uᵀ Lᵀ P, where the diagonal of L is 1 and not stored.
        let factors = lu.lu_internal();
        factors.tr_solve_upper_triangular_mut(b);
        let n = b.len();
        for i in (0..n).rev() {
            let below = factors.view((i + 1, i), (n - i - 1, 1)).dot(&b.rows(i + 1, n - i - 1));
            b[i] -= below;
        }
        lu.p().inv_permute_rows(b);
    }
}

/// The factorization A = L Lᵀ of a symmetric positive definite matrix, which reads its lower triangle.
///
/// Costs about ⅓ n³ operations for the factorization and 2 n² for a solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cholesky;

impl<R: Real + RealField> Factorize<R> for Cholesky {
    type Factors = nalgebra::Cholesky<R, Dyn>;
    const SYMMETRIC: bool = true;

    fn factorize(&self, a: &DMatrix<R>) -> Result<Self::Factors, NoSolution> {
        a.clone().cholesky().ok_or(NoSolution::NotPositiveDefinite)
    }
    fn solve(&self, cholesky: &Self::Factors, b: &mut DVector<R>) {
        cholesky.solve_mut(b);
    }
    fn solve_transposed(&self, cholesky: &Self::Factors, b: &mut DVector<R>) {
        cholesky.solve_mut(b);
    }
}
