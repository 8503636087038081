//! Linear least squares: [`LeastSquares`].

use crate::NoSolution;
use crate::no_solution::require_shape;
use fluxions::{Gives, Real, Rule, Scalar};
use nalgebra::{DMatrix, DVector, RealField};
use std::sync::Arc;

/// The vector y that minimizes |A y − b|.
///
/// With r = b − A y it solves r + A y = b, Aᵀ r = 0, a system with a symmetric matrix K. So the
/// derivatives are (ṙ, ẏ) = K⁻¹ (ḃ − Ȧ y, −Ȧᵀ r), and (b̄, c̄) = K⁻¹ (0, ȳ) with Ā = −b̄ yᵀ − r c̄ᵀ.
///
/// A is m × n with m ≥ n and independent columns, b has m components, y has n.
///
/// Costs one QR factorization for each evaluation of f, and about 4 m n operations for each tangent
/// or cotangent. Derivatives of all orders use the same factors.
///
/// Source: Golub and Pereyra, *The differentiation of pseudo-inverses and nonlinear least squares
/// problems whose variables separate* (1973); Björck, *Numerical Methods for Least Squares Problems*
/// (1996), §1.1.5 for K.
///
/// # Errors
///
/// [`NoSolution::Shape`] if A has more columns than rows, or b another length.
/// [`NoSolution::RankDeficient`] if the columns are dependent up to rounding.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::rule::AsFunction;
/// use fluxions_rules::{LeastSquares, NoSolution};
/// use fluxions_tape::Tape;
/// use nalgebra::{dmatrix, dvector};
///
/// let (a, b) = (dmatrix![1.0; 1.0], dvector![1.0, 3.0]); // the mean, 2
/// let (a_bar, b_bar) = Tape.pullback(&AsFunction(LeastSquares), (&a, &b), &dvector![1.0])?;
/// assert!((b_bar - dvector![0.5, 0.5]).norm() < 1e-15);
/// assert!((a_bar - dmatrix![-1.5; -0.5]).norm() < 1e-15); // (a·b)/(a·a): (bᵢ − 2 aᵢ y)/2
/// # Ok::<(), fluxions::Error<NoSolution>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeastSquares;

/// The factors A = Q R, as a rule keeps them.
#[derive(Clone, Debug)]
pub struct Reflections<R: Real>(Arc<(DMatrix<R>, DMatrix<R>)>);

impl<R: Real + RealField> Rule<R> for LeastSquares {
    type Input = (DMatrix<R>, DVector<R>);
    type Output = DVector<R>;
    type Error = NoSolution;
    type Kept = Reflections<R>;
    const GIVES: Gives = Gives::Both;

    fn value(&self, (a, b): (&DMatrix<R>, &DVector<R>)) -> Result<(DVector<R>, Reflections<R>), NoSolution> {
        let (m, n) = a.shape();
        require_shape("A", (m.max(n), n), (m, n))?;
        require_shape("b", (m, 1), b.shape())?;
        let (q, r) = a.clone().qr().unpack();
        require_rank(&r, m)?;
        let factors = Reflections(Arc::new((q, r)));
        let ((_, y), ()) = factors.value((a, b, &DVector::zeros(n)))?;
        Ok((y, factors))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        factors: &Reflections<R>,
        (a, b): (&DMatrix<T>, &DVector<T>),
        y: &DVector<T>,
        (a_dot, b_dot): (&DMatrix<T>, &DVector<T>),
    ) -> Result<DVector<T>, NoSolution> {
        let r = b - a * y;
        let (_, y_dot) = factors.call((a, &(b_dot - a_dot * y), &-(a_dot.transpose() * r)))?;
        Ok(y_dot)
    }
    fn pullback<T: Scalar<R>>(
        &self,
        factors: &Reflections<R>,
        (a, b): (&DMatrix<T>, &DVector<T>),
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<(DMatrix<T>, DVector<T>), NoSolution> {
        let r = b - a * y;
        let (b_bar, c_bar) = factors.call((a, &b.map(|_| T::zero()), y_bar))?;
        Ok((-(&b_bar * y.transpose()) - r * c_bar.transpose(), b_bar))
    }
}

fn require_rank<R: Real + RealField>(r: &DMatrix<R>, rows: usize) -> Result<(), NoSolution> {
    let diagonal = r.diagonal().map(|entry| nalgebra::ComplexField::abs(entry));
    let smallest = diagonal.iter().copied().fold(diagonal.amax(), nalgebra::RealField::min);
    let deficient = smallest <= diagonal.amax() * R::EPSILON * <R as Real>::from_f64(rows as f64);
    if deficient && !diagonal.is_empty() { Err(NoSolution::RankDeficient) } else { Ok(()) }
}

/// The solution (r, y) of r + A y = b, Aᵀ r = c, at a matrix whose factors are known.
impl<R: Real + RealField> Rule<R> for Reflections<R> {
    type Input = (DMatrix<R>, DVector<R>, DVector<R>);
    type Output = (DVector<R>, DVector<R>);
    type Error = NoSolution;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(
        &self,
        (a, b, c): (&DMatrix<R>, &DVector<R>, &DVector<R>),
    ) -> Result<((DVector<R>, DVector<R>), ()), NoSolution> {
        // y = R⁻¹ (Qᵀ b − R⁻ᵀ c)
        let (q, r) = &*self.0;
        let mut c = c.clone();
        r.tr_solve_upper_triangular_mut(&mut c);
        let mut y = q.tr_mul(b) - c;
        r.solve_upper_triangular_mut(&mut y);
        Ok(((b - a * &y, y), ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        (a, _, _): (&DMatrix<T>, &DVector<T>, &DVector<T>),
        (r, y): (&DVector<T>, &DVector<T>),
        (a_dot, b_dot, c_dot): (&DMatrix<T>, &DVector<T>, &DVector<T>),
    ) -> Result<(DVector<T>, DVector<T>), NoSolution> {
        self.call((a, &(b_dot - a_dot * y), &(c_dot - a_dot.transpose() * r)))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        (a, _, _): (&DMatrix<T>, &DVector<T>, &DVector<T>),
        (r, y): (&DVector<T>, &DVector<T>),
        (r_bar, y_bar): (&DVector<T>, &DVector<T>),
    ) -> Result<(DMatrix<T>, DVector<T>, DVector<T>), NoSolution> {
        let (b_bar, c_bar) = self.call((a, r_bar, y_bar))?;
        Ok((-(&b_bar * y.transpose()) - r * c_bar.transpose(), b_bar, c_bar))
    }
}
