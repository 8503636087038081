//! How a root is found: [`Solver`], with [`Newton`] and [`Iterate`].

use crate::equation::flatten;
use crate::root::jacobian;
use crate::{Equation, Factorize, Lu, NoSolution};
use fluxions::for_rules::unflatten;
use fluxions::{Error, Nestable, Owned, Real, Space, View};
use nalgebra::{DVector, RealField};

/// Finds the root of an equation, over plain numbers.
///
/// It is implemented for [`Newton`] and [`Iterate`], and for closures `|p: &[f64]| Ok(y)` that call
/// a solver of one's own.
pub trait Solver<R: Real, F: Equation<R>>: Clone + Send + Sync + 'static {
    /// Returns y with F(y, p) = 0. The backend differentiates F where the solver needs that.
    ///
    /// # Errors
    ///
    /// [`NoSolution::NotConverged`], [`NoSolution::Singular`], or [`NoSolution::Function`] if F fails.
    fn solve<B: Nestable<R>>(
        &self,
        f: &F,
        backend: &B,
        p: View<'_, F::Parameters, R>,
    ) -> Result<Owned<F::Unknown, R>, NoSolution<F::Error>>;
}

#[diagnostic::do_not_recommend]
impl<R: Real, F: Equation<R>, C> Solver<R, F> for C
where
    C: for<'a> Fn(View<'a, F::Parameters, R>) -> Result<Owned<F::Unknown, R>, NoSolution<F::Error>>,
    C: Clone + Send + Sync + 'static,
{
    fn solve<B: Nestable<R>>(
        &self,
        _: &F,
        _: &B,
        p: View<'_, F::Parameters, R>,
    ) -> Result<Owned<F::Unknown, R>, NoSolution<F::Error>> {
        self(p)
    }
}

/// Newton's method from a fixed start: y ← y − F_y⁻¹ F.
///
/// It ends after a step of at most `tolerance` (1 + |y|), in the greatest component.
/// Costs one Jacobian of F with respect to y and one factorization a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Newton<Y> {
    /// Where the iteration begins.
    pub start: Y,
    /// The greatest number of steps.
    pub steps: usize,
    /// The size of the last step, relative to 1 + |y|.
    pub tolerance: f64,
}

impl<Y> Newton<Y> {
    /// Begins at `start`, with at most 100 steps. The last step is of at most 10⁻¹² (1 + |y|); the
    /// error after it is about the square of that.
    pub const fn new(start: Y) -> Self {
        Self { start, steps: 100, tolerance: 1e-12 }
    }
}

impl<R, Y, F> Solver<R, F> for Newton<Y>
where
    R: Real + RealField,
    Y: Clone + Send + Sync + 'static,
    F: Equation<R>,
    F::Unknown: Space<Owned<R> = Y>,
{
    fn solve<B: Nestable<R>>(
        &self,
        f: &F,
        backend: &B,
        p: View<'_, F::Parameters, R>,
    ) -> Result<Y, NoSolution<F::Error>> {
        let mut y = self.start.clone();
        for _ in 0..self.steps {
            let (residual, matrix) = jacobian::<R, R, F, B>(f, backend, F::Unknown::view(&y), p)?;
            let factors = Lu.factorize(&matrix).map_err(|_| NoSolution::Singular)?;
            let mut step = DVector::from_vec(flatten::<F::Unknown, R>(F::Unknown::view(&residual)));
            Lu.solve(&factors, &mut step);
            if moved::<R, F::Unknown>(&mut y, (-step).as_slice(), self.tolerance) {
                return Ok(y);
            }
        }
        Err(NoSolution::NotConverged { steps: self.steps })
    }
}

/// The iteration y ← y + F(y, p) from a fixed start. For a [`Residual`](crate::Residual) it is y ← G(y, p).
///
/// It ends after a step of at most `tolerance` (1 + |y|), in the greatest component.
/// Costs one call of F a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Iterate<Y> {
    /// Where the iteration begins.
    pub start: Y,
    /// The greatest number of steps.
    pub steps: usize,
    /// The size of the last step, relative to 1 + |y|.
    pub tolerance: f64,
}

impl<Y> Iterate<Y> {
    /// Begins at `start`, with at most 10,000 steps. The last step is of at most 10⁻¹⁵ (1 + |y|).
    pub const fn new(start: Y) -> Self {
        Self { start, steps: 10_000, tolerance: 1e-15 }
    }
}

impl<R, Y, F> Solver<R, F> for Iterate<Y>
where
    R: Real,
    Y: Clone + Send + Sync + 'static,
    F: Equation<R>,
    F::Unknown: Space<Owned<R> = Y>,
{
    fn solve<B: Nestable<R>>(&self, f: &F, _: &B, p: View<'_, F::Parameters, R>) -> Result<Y, NoSolution<F::Error>> {
        let mut y = self.start.clone();
        for _ in 0..self.steps {
            let point = (F::Unknown::view(&y), F::Parameters::shorten::<R>(p));
            let step = f.first(point, ()).map_err(|error| NoSolution::Function(Error::Function(error)))?;
            let step = flatten::<F::Unknown, R>(F::Unknown::view(&step));
            if moved::<R, F::Unknown>(&mut y, &step, self.tolerance) {
                return Ok(y);
            }
        }
        Err(NoSolution::NotConverged { steps: self.steps })
    }
}

/// Adds a step to y. Returns whether it was small.
fn moved<R: Real, Y: Space<Real = R>>(y: &mut Owned<Y, R>, step: &[R], tolerance: f64) -> bool {
    // The tolerance of double precision is below the resolution of single precision.
    let tolerance = tolerance.max(4.0 * R::EPSILON.to_f64());
    let mut components = flatten::<Y, R>(Y::view(y));
    components.iter_mut().zip(step).for_each(|(y, step)| *y += *step);
    let small = components.iter().zip(step).all(|(y, s)| s.to_f64().abs() <= tolerance * (1.0 + y.to_f64().abs()));
    *y = unflatten::<Y, R, R>(Y::view(y), &components);
    small
}
