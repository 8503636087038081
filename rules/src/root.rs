//! Roots of equations: [`Root`].

use crate::equation::flatten;
use crate::no_solution::require_shape;
use crate::solve::SolveBy;
use crate::{Equation, Factorize, Iterate, Lu, Newton, NoSolution, Residual, Solver};
use fluxions::engine::{Engine, Point};
use fluxions::for_rules::unflatten;
use fluxions::{Error, Gives, Nestable, Operator, Owned, Real, Rule, Scalar, Space, View};
use nalgebra::{DMatrix, DVector, RealField};
use std::sync::Arc;

/// The root y(p) of F(y, p) = 0.
///
/// By the implicit function theorem F_y ẏ = −F_p ṗ. The adjoint is p̄ = −F_pᵀ w with F_yᵀ w = ȳ.
///
/// F takes (y, p) and has as many components as y. A solver finds y over plain numbers:
/// [`Newton`], or one's own as a closure. The backend differentiates F at the root.
///
/// Costs for each evaluation of f: the solver, one Jacobian of F with respect to y and one
/// factorization of it. Costs for each tangent or cotangent: one product with the Jacobian of F, and
/// two triangular systems with the same factors. From second order on, the Jacobian of F is taken
/// over the numbers of the outer derivative too.
///
/// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §15.
///
/// # Errors
///
/// Those of the solver. [`NoSolution::Singular`] if F_y is singular at the root,
/// [`NoSolution::Function`] if F or a derivative of it fails.
///
/// # Pitfalls
///
/// The derivative is as accurate as the root.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::rule::AsFunction;
/// use fluxions_dual::Dual;
/// use fluxions_rules::{NoSolution, Root};
///
/// /// y² − p
/// #[differentiable]
/// fn square<S: Scalar>(y: S, p: S) -> S {
///     y * y - p
/// }
///
/// let root = AsFunction(Root::newton(Square, Dual::new(), 1.0)); // √p
/// assert_eq!(Dual::new().value_and_derivative(&root, 4.0)?, (2.0, 0.25)); // 1/(2√p)
/// assert_eq!(Dual::new().second_derivative(&root, 4.0)?, -0.03125); // −1/(4 p √p)
///
/// let by_library = AsFunction(Root::new(Square, Dual::new(), |p: f64| Ok(p.sqrt())));
/// assert_eq!(Dual::new().derivative(&by_library, 4.0)?, 0.25);
/// # Ok::<(), fluxions::Error<NoSolution>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Root<F, B, N> {
    f: F,
    backend: B,
    solver: N,
}

impl<F, B, N> Root<F, B, N> {
    /// Makes the rule for a solver. The backend differentiates `f`.
    pub const fn new(f: F, backend: B, solver: N) -> Self {
        Self { f, backend, solver }
    }
}

impl<F, B, Y> Root<F, B, Newton<Y>> {
    /// Makes the rule for Newton's method from a start.
    pub const fn newton(f: F, backend: B, start: Y) -> Self {
        Self::new(f, backend, Newton::new(start))
    }
}

impl<G, B, Y> Root<Residual<G>, B, Iterate<Y>> {
    /// Makes the rule for the fixed point of y = g(y, p), found by iteration from a start.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions::rule::AsFunction;
    /// use fluxions_dual::Dual;
    /// use fluxions_rules::{NoSolution, Root};
    ///
    /// #[differentiable]
    /// fn halfway<S: Scalar>(y: S, p: S) -> S {
    ///     0.5 * (y + p)
    /// }
    ///
    /// let fixed = AsFunction(Root::fixed_point(Halfway, Dual::new(), 0.0)); // y = p
    /// assert!((Dual::new().derivative(&fixed, 3.0)? - 1.0).abs() < 1e-15);
    /// # Ok::<(), fluxions::Error<NoSolution>>(())
    /// ```
    pub const fn fixed_point(g: G, backend: B, start: Y) -> Self {
        Self::new(Residual(g), backend, Iterate::new(start))
    }
}

impl<F, B, N> Root<F, B, N> {
    /// Returns w with F_y w = b, or F_yᵀ w = b.
    fn solved<R, T>(
        &self,
        by: SolveBy<R, Lu>,
        (y, p): (View<'_, F::Unknown, T>, View<'_, F::Parameters, T>),
        b: Vec<T>,
    ) -> Result<DVector<T>, NoSolution<F::Error>>
    where
        R: Real + RealField,
        T: Scalar<R>,
        F: Equation<R>,
        B: Nestable<R>,
    {
        // Over the real numbers the factors say all.
        let matrix = match T::ORDER {
            0 => DMatrix::from_element(0, 0, T::zero()),
            _ => jacobian::<R, T, F, B>(&self.f, &self.backend, y, p)?.1,
        };
        by.call((&matrix, &DVector::from_vec(b))).map_err(|_| NoSolution::Singular)
    }
}

impl<R, F, B, N> Rule<R> for Root<F, B, N>
where
    R: Real + RealField,
    F: Equation<R>,
    B: Nestable<R>,
    N: Solver<R, F>,
{
    type Input = F::Parameters;
    type Output = F::Unknown;
    type Error = NoSolution<F::Error>;
    type Kept = Arc<<Lu as Factorize<R>>::Factors>;
    const GIVES: Gives = Gives::Both;

    fn value(&self, p: View<'_, F::Parameters, R>) -> Result<(Owned<F::Unknown, R>, Self::Kept), Self::Error> {
        let y = self.solver.solve(&self.f, &self.backend, p)?;
        let (_, matrix) = jacobian::<R, R, F, B>(&self.f, &self.backend, F::Unknown::view(&y), p)?;
        let factors = Lu.factorize(&matrix).map_err(|_| NoSolution::Singular)?;
        Ok((y, Arc::new(factors)))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        factors: &Self::Kept,
        p: View<'_, F::Parameters, T>,
        y: View<'_, F::Unknown, T>,
        p_dot: View<'_, F::Parameters, T>,
    ) -> Result<Owned<F::Unknown, T>, Self::Error> {
        let (y, p) = (F::Unknown::shorten::<T>(y), F::Parameters::shorten::<T>(p));
        let n = F::Unknown::dim(y);
        let mut seed = vec![T::zero(); n];
        seed.extend(flatten::<F::Parameters, T>(p_dot));
        let mut b = vec![T::zero(); n];
        let point = Point::<R, T, F>::new(&self.f, (y, p), ());
        let mut engine = self.backend.prepare_over(Operator::Pushforward, point, y).map_err(NoSolution::Function)?;
        engine.pushforward(point, 1, &seed, None, &mut b).map_err(NoSolution::Function)?;
        let y_dot = -self.solved(SolveBy::new(&Lu, factors), (y, p), b)?;
        Ok(unflatten::<F::Unknown, T, T>(y, y_dot.as_slice()))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        factors: &Self::Kept,
        p: View<'_, F::Parameters, T>,
        y: View<'_, F::Unknown, T>,
        y_bar: View<'_, F::Unknown, T>,
    ) -> Result<Owned<F::Parameters, T>, Self::Error> {
        let (y, p) = (F::Unknown::shorten::<T>(y), F::Parameters::shorten::<T>(p));
        let by = SolveBy::new(&Lu, factors).transposed();
        let w = -self.solved(by, (y, p), flatten::<F::Unknown, T>(y_bar))?;
        let mut bars = vec![T::zero(); w.len() + F::Parameters::dim(p)];
        let point = Point::<R, T, F>::new(&self.f, (y, p), ());
        let mut engine = self.backend.prepare_over(Operator::Pullback, point, y).map_err(NoSolution::Function)?;
        engine.pullback(point, 1, w.as_slice(), None, &mut bars).map_err(NoSolution::Function)?;
        Ok(unflatten::<F::Parameters, T, T>(p, &bars[w.len()..]))
    }
}

/// Returns F and F_y.
pub(crate) fn jacobian<R: Real, T: Scalar<R>, F: Equation<R>, B: Nestable<R>>(
    f: &F,
    backend: &B,
    y: View<'_, F::Unknown, T>,
    p: View<'_, F::Parameters, T>,
) -> Result<(Owned<F::Unknown, T>, DMatrix<T>), NoSolution<F::Error>> {
    let (y, p) = (F::Unknown::shorten::<T>(y), F::Parameters::shorten::<T>(p));
    let (n, inputs) = (F::Unknown::dim(y), F::Unknown::dim(y) + F::Parameters::dim(p));
    let mut seeds = vec![T::zero(); n * inputs];
    (0..n).for_each(|k| seeds[k * inputs + k] = T::one());
    let mut columns = vec![T::zero(); n * n];
    let mut value = f.first((y, p), ()).map_err(|error| NoSolution::Function(Error::Function(error)))?;
    require_shape("F", (n, 1), (F::Unknown::dim(F::Unknown::view(&value)), 1))?;
    let point = Point::<R, T, F>::new(f, (y, p), ());
    let mut engine = backend.prepare_over(Operator::Pushforward, point, y).map_err(NoSolution::Function)?;
    let to = F::Unknown::view_mut(&mut value);
    engine.pushforward(point, n, &seeds, Some(to), &mut columns).map_err(NoSolution::Function)?;
    Ok((value, DMatrix::from_vec(n, n, columns)))
}
