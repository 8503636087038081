//! Symmetric eigenvalue problems: [`SymmetricEigenvalues`] and [`SymmetricEigen`].

use crate::NoSolution;
use crate::no_solution::require_shape;
use crate::symmetric::{fold_to_lower, from_lower};
use fluxions::{Gives, Real, Rule, Scalar};
use nalgebra::{DMatrix, DVector, RealField};
use std::sync::Arc;

/// Eigenvalues in ascending order, and eigenvectors as columns.
type Pairs<T> = (DVector<T>, DMatrix<T>);

/// The eigenvalues and eigenvectors at a point, as a rule keeps them.
#[derive(Clone, Debug)]
pub struct Spectrum<R: Real>(Arc<Pairs<R>>);

/// The eigenvalues λ of a symmetric matrix, in ascending order.
///
/// The derivatives are λ̇ᵢ = vᵢᵀ Ȧ vᵢ, and Ā = Σ λ̄ᵢ vᵢ vᵢᵀ, where vᵢ is the eigenvector of length 1.
///
/// A is n × n, λ has n components. The lower triangle of A holds the variables: an entry below the
/// diagonal stands for its mirror image too, and the derivative with respect to an entry above the
/// diagonal is 0.
///
/// Costs one eigendecomposition for each evaluation of f, and n³ operations for each tangent or
/// cotangent. Derivatives of all orders use the same decomposition.
///
/// Source: Magnus, *On differentiating eigenvalues and eigenvectors* (1985), theorem 1.
///
/// # Errors
///
/// [`NoSolution::Shape`] if A is not square. [`NoSolution::NotFinite`].
/// [`NoSolution::RepeatedEigenvalues`] from second order on.
///
/// # Pitfalls
///
/// Equal eigenvalues have no derivative each. The first derivatives are then right for what does
/// not change if they change places, as their sum and product; the others are those of one choice
/// of eigenvectors.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::rule::AsFunction;
/// use fluxions_rules::{NoSolution, SymmetricEigenvalues};
/// use fluxions_tape::Tape;
/// use nalgebra::{dmatrix, dvector};
///
/// let a = dmatrix![1.0, 0.0; 0.0, 3.0];
/// let a_bar = Tape.pullback(&AsFunction(SymmetricEigenvalues), &a, &dvector![0.0, 1.0])?;
/// assert_eq!(a_bar, dmatrix![0.0, 0.0; 0.0, 1.0]); // the greater eigenvalue is the entry 3
///
/// // λ₁ = 2 + √(1 + t²) for the entry t below the diagonal: λ₁″ = 1
/// #[differentiable]
/// fn greater<S: Scalar>(t: S) -> Result<S, NoSolution> {
///     use fluxions::Rule;
///     let a = nalgebra::DMatrix::from_row_slice(2, 2, &[S::one(), t, t, S::constant(3.0)]);
///     Ok(SymmetricEigenvalues.call(&a)?[1])
/// }
/// assert_eq!(Tape.second_derivative(&Greater, 0.0)?, 1.0);
/// # Ok::<(), fluxions::Error<NoSolution>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SymmetricEigenvalues;

impl<R: Real + RealField> Rule<R> for SymmetricEigenvalues {
    type Input = DMatrix<R>;
    type Output = DVector<R>;
    type Error = NoSolution;
    type Kept = Spectrum<R>;
    const GIVES: Gives = Gives::Both;

    fn value(&self, a: &DMatrix<R>) -> Result<(DVector<R>, Spectrum<R>), NoSolution> {
        let pairs = decompose(a)?;
        Ok((pairs.0.clone(), Spectrum(Arc::new(pairs))))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        known: &Spectrum<R>,
        a: &DMatrix<T>,
        _: &DVector<T>,
        a_dot: &DMatrix<T>,
    ) -> Result<DVector<T>, NoSolution> {
        let (_, v) = known.call(a)?;
        Ok((v.transpose() * from_lower(a_dot) * v).diagonal())
    }
    fn pullback<T: Scalar<R>>(
        &self,
        known: &Spectrum<R>,
        a: &DMatrix<T>,
        _: &DVector<T>,
        values_bar: &DVector<T>,
    ) -> Result<DMatrix<T>, NoSolution> {
        let (_, v) = known.call(a)?;
        let scaled = DMatrix::from_fn(v.nrows(), v.ncols(), |i, j| v[(i, j)] * values_bar[j]);
        Ok(fold_to_lower(&(scaled * v.transpose())))
    }
}

/// The eigenvalues λ in ascending order and the eigenvectors V, as columns of length 1, of a
/// symmetric matrix: A V = V Λ.
///
/// With P = Vᵀ Ȧ V and Fᵢⱼ = 1 / (λⱼ − λᵢ), Fᵢᵢ = 0, the derivatives are λ̇ᵢ = Pᵢᵢ and V̇ = V (F ∘ P), and
/// Ā = V (diag λ̄ + F ∘ Vᵀ V̄) Vᵀ.
///
/// A and V are n × n, λ has n components. The component of an eigenvector that is largest in size is
/// positive. The lower triangle of A holds the variables, as for [`SymmetricEigenvalues`].
///
/// Costs one eigendecomposition for each evaluation of f, and about 6 n³ operations for each tangent
/// or cotangent. Derivatives of all orders come from λ and V alone.
///
/// Source: Giles, *Collected matrix derivative results for forward and reverse mode algorithmic
/// differentiation* (2008), §3.1; Magnus, *On differentiating eigenvalues and eigenvectors* (1985).
///
/// # Errors
///
/// [`NoSolution::Shape`] if A is not square. [`NoSolution::NotFinite`].
/// [`NoSolution::RepeatedEigenvalues`]: the eigenvectors of equal eigenvalues are not determined.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::rule::AsFunction;
/// use fluxions_dual::Dual;
/// use fluxions_rules::{NoSolution, SymmetricEigen};
/// use nalgebra::{dmatrix, dvector};
///
/// let (a, a_dot) = (dmatrix![1.0, 0.0; 0.0, 3.0], dmatrix![0.0, 0.0; 1.0, 0.0]);
/// let (values_dot, v_dot) = Dual::new().pushforward(&AsFunction(SymmetricEigen), &a, &a_dot)?;
/// assert_eq!(values_dot, dvector![0.0, 0.0]);
/// assert_eq!(v_dot, dmatrix![0.0, 0.5; -0.5, 0.0]); // a turn by 1 / (3 − 1)
/// # Ok::<(), fluxions::Error<NoSolution>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SymmetricEigen;

impl<R: Real + RealField> Rule<R> for SymmetricEigen {
    type Input = DMatrix<R>;
    type Output = Pairs<R>;
    type Error = NoSolution;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, a: &DMatrix<R>) -> Result<(Pairs<R>, ()), NoSolution> {
        let pairs = decompose(a)?;
        require_distinct(&pairs.0)?;
        Ok((pairs, ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        _: &DMatrix<T>,
        pairs: (&DVector<T>, &DMatrix<T>),
        a_dot: &DMatrix<T>,
    ) -> Result<Pairs<T>, NoSolution> {
        Ok(push(pairs, a_dot))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        _: &DMatrix<T>,
        pairs: (&DVector<T>, &DMatrix<T>),
        bars: (&DVector<T>, &DMatrix<T>),
    ) -> Result<DMatrix<T>, NoSolution> {
        Ok(pull(pairs, bars))
    }
}

/// The eigenvalues and eigenvectors of A, at a matrix where they are known.
impl<R: Real + RealField> Rule<R> for Spectrum<R> {
    type Input = DMatrix<R>;
    type Output = Pairs<R>;
    type Error = NoSolution;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, _: &DMatrix<R>) -> Result<(Pairs<R>, ()), NoSolution> {
        Ok(((*self.0).clone(), ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        _: &DMatrix<T>,
        pairs: (&DVector<T>, &DMatrix<T>),
        a_dot: &DMatrix<T>,
    ) -> Result<Pairs<T>, NoSolution> {
        require_distinct(&self.0.0)?;
        Ok(push(pairs, a_dot))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        _: &DMatrix<T>,
        pairs: (&DVector<T>, &DMatrix<T>),
        bars: (&DVector<T>, &DMatrix<T>),
    ) -> Result<DMatrix<T>, NoSolution> {
        require_distinct(&self.0.0)?;
        Ok(pull(pairs, bars))
    }
}

/// Returns (λ̇, V̇).
fn push<R: Real, T: Scalar<R>>((values, v): (&DVector<T>, &DMatrix<T>), a_dot: &DMatrix<T>) -> Pairs<T> {
    let p = v.transpose() * from_lower(a_dot) * v;
    (p.diagonal(), v * by_gaps(values, &p))
}

/// Returns Ā.
fn pull<R: Real, T: Scalar<R>>(
    (values, v): (&DVector<T>, &DMatrix<T>),
    (values_bar, v_bar): (&DVector<T>, &DMatrix<T>),
) -> DMatrix<T> {
    let mut inner = by_gaps(values, &(v.transpose() * v_bar));
    inner.set_diagonal(values_bar);
    fold_to_lower(&(v * inner * v.transpose()))
}

/// Returns F ∘ P.
fn by_gaps<R: Real, T: Scalar<R>>(values: &DVector<T>, p: &DMatrix<T>) -> DMatrix<T> {
    let entry = |i: usize, j: usize| if i == j { T::zero() } else { p[(i, j)] / (values[j] - values[i]) };
    DMatrix::from_fn(p.nrows(), p.ncols(), entry)
}

fn require_distinct<R: Real>(values: &DVector<R>) -> Result<(), NoSolution> {
    let largest = values.iter().fold(R::zero(), |largest, v| if v.abs() > largest { v.abs() } else { largest });
    let rounding = largest * R::EPSILON * R::from_f64(values.len() as f64);
    let repeated = values.as_slice().windows(2).any(|pair| pair[1] - pair[0] <= rounding);
    if repeated { Err(NoSolution::RepeatedEigenvalues) } else { Ok(()) }
}

/// Returns the eigenvalues in ascending order, with eigenvectors of a fixed sign.
fn decompose<R: Real + RealField>(a: &DMatrix<R>) -> Result<Pairs<R>, NoSolution> {
    let n = a.nrows();
    require_shape("A", (n, n), a.shape())?;
    // nalgebra's iteration does not end at NaN.
    if a.iter().any(|entry| !nalgebra::ComplexField::is_finite(entry)) {
        return Err(NoSolution::NotFinite);
    }
    if n == 0 {
        return Ok((DVector::zeros(0), DMatrix::zeros(0, 0)));
    }
    let steps = 100 * (n + 1);
    let eigen = nalgebra::SymmetricEigen::try_new(from_lower(a), R::EPSILON, steps);
    let eigen = eigen.ok_or(NoSolution::NotConverged { steps })?;
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&i, &j| {
        eigen.eigenvalues[i].partial_cmp(&eigen.eigenvalues[j]).unwrap_or(core::cmp::Ordering::Equal)
    });
    let values = DVector::from_fn(n, |i, _| eigen.eigenvalues[order[i]]);
    let mut vectors = DMatrix::from_fn(n, n, |i, j| eigen.eigenvectors[(i, order[j])]);
    for mut v in vectors.column_iter_mut() {
        if v[v.iamax()] < R::zero() {
            v.neg_mut();
        }
    }
    Ok((values, vectors))
}
