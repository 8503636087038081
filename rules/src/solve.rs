//! Linear systems: [`Solve`].

use crate::no_solution::require_shape;
use crate::symmetric::{fold_to_lower, from_lower};
use crate::{Factorize, Lu, NoSolution};
use core::marker::PhantomData;
use fluxions::{Gives, Real, Rule, Scalar};
use nalgebra::{DMatrix, DVector, RealField};
use std::sync::Arc;

/// A matrix and a vector.
type System<T> = (DMatrix<T>, DVector<T>);

/// The solution y of A y = b.
///
/// The derivatives are A ẏ = ḃ − Ȧ y, and b̄ = A⁻ᵀ ȳ with Ā = −b̄ yᵀ.
///
/// A is n × n, b and y have n components. With [`Cholesky`](crate::Cholesky) A is symmetric. Then its lower triangle
/// holds the variables: an entry below the diagonal stands for its mirror image too, and the
/// derivative with respect to an entry above the diagonal is 0.
///
/// Costs one factorization for each evaluation of f, and two triangular systems for each tangent or
/// cotangent. Derivatives of all orders use the same factors.
///
/// Source: Giles, *Collected matrix derivative results for forward and reverse mode algorithmic
/// differentiation* (2008), §2.3.1.
///
/// # Errors
///
/// [`NoSolution::Shape`] if A is not square, or b has another length. [`NoSolution::Singular`] by
/// [`Lu`] and [`NoSolution::NotPositiveDefinite`] by `Cholesky`.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::rule::AsFunction;
/// use fluxions_rules::{Lu, NoSolution, Solve};
/// use fluxions_tape::Tape;
/// use nalgebra::{dmatrix, dvector};
///
/// let (a, b) = (dmatrix![2.0, 0.0; 0.0, 4.0], dvector![2.0, 8.0]); // y = (1, 2)
/// let (a_bar, b_bar) = Tape.pullback(&AsFunction(Solve(Lu)), (&a, &b), &dvector![1.0, 0.0])?;
/// assert_eq!(b_bar, dvector![0.5, 0.0]); // the first row of A⁻¹
/// assert_eq!(a_bar, dmatrix![-0.5, -1.0; 0.0, 0.0]); // −b̄ yᵀ
/// # Ok::<(), fluxions::Error<NoSolution>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Solve<M = Lu>(pub M);

impl<R: Real + RealField, M: Factorize<R>> Rule<R> for Solve<M> {
    type Input = System<R>;
    type Output = DVector<R>;
    type Error = NoSolution;
    type Kept = Arc<M::Factors>;
    const GIVES: Gives = Gives::Both;

    fn value(&self, (a, b): (&DMatrix<R>, &DVector<R>)) -> Result<(DVector<R>, Self::Kept), NoSolution> {
        let n = a.nrows();
        require_shape("A", (n, n), a.shape())?;
        require_shape("b", (n, 1), b.shape())?;
        let factors = self.0.factorize(a)?;
        let mut y = b.clone();
        self.0.solve(&factors, &mut y);
        Ok((y, Arc::new(factors)))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        factors: &Self::Kept,
        x: (&DMatrix<T>, &DVector<T>),
        y: &DVector<T>,
        x_dot: (&DMatrix<T>, &DVector<T>),
    ) -> Result<DVector<T>, NoSolution> {
        SolveBy::new(&self.0, factors).pushforward(&(), x, y, x_dot)
    }
    fn pullback<T: Scalar<R>>(
        &self,
        factors: &Self::Kept,
        x: (&DMatrix<T>, &DVector<T>),
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<System<T>, NoSolution> {
        SolveBy::new(&self.0, factors).pullback(&(), x, y, y_bar)
    }
}

/// The solution y of A y = b, or of Aᵀ y = b, at a matrix whose factors are known.
pub(crate) struct SolveBy<R: Real, M: Factorize<R>> {
    method: M,
    factors: Arc<M::Factors>,
    transposed: bool,
    real: PhantomData<R>,
}

impl<R: Real, M: Factorize<R>> Clone for SolveBy<R, M> {
    fn clone(&self) -> Self {
        Self { method: self.method.clone(), factors: self.factors.clone(), ..*self }
    }
}

impl<R: Real, M: Factorize<R>> SolveBy<R, M> {
    pub(crate) fn new(method: &M, factors: &Arc<M::Factors>) -> Self {
        Self { method: method.clone(), factors: factors.clone(), transposed: false, real: PhantomData }
    }

    pub(crate) fn transposed(&self) -> Self {
        Self { transposed: !self.transposed, ..self.clone() }
    }

    /// Returns Ȧ y, or Ȧᵀ y.
    fn product<T: Scalar<R>>(&self, a_dot: &DMatrix<T>, y: &DVector<T>) -> DVector<T> {
        match (M::SYMMETRIC, self.transposed) {
            (true, _) => from_lower(a_dot) * y,
            (false, false) => a_dot * y,
            (false, true) => a_dot.transpose() * y,
        }
    }
}

impl<R: Real, M: Factorize<R>> Rule<R> for SolveBy<R, M> {
    type Input = System<R>;
    type Output = DVector<R>;
    type Error = NoSolution;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, (_, b): (&DMatrix<R>, &DVector<R>)) -> Result<(DVector<R>, ()), NoSolution> {
        let mut y = b.clone();
        match self.transposed {
            false => self.method.solve(&self.factors, &mut y),
            true => self.method.solve_transposed(&self.factors, &mut y),
        }
        Ok((y, ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        (a, _): (&DMatrix<T>, &DVector<T>),
        y: &DVector<T>,
        (a_dot, b_dot): (&DMatrix<T>, &DVector<T>),
    ) -> Result<DVector<T>, NoSolution> {
        self.call((a, &(b_dot - self.product(a_dot, y))))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        (a, _): (&DMatrix<T>, &DVector<T>),
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<System<T>, NoSolution> {
        let b_bar = self.transposed().call((a, y_bar))?;
        let a_bar = if self.transposed { -y * b_bar.transpose() } else { -&b_bar * y.transpose() };
        Ok((if M::SYMMETRIC { fold_to_lower(&a_bar) } else { a_bar }, b_bar))
    }
}
