//! Detection by derivatives at random points: [`Probe`].

use super::{Detected, Detector};
use crate::engine::{Engine, Engine2, Point};
use crate::sparse::random::SplitMix64;
use crate::sparse::{Pattern, SparseError};
use crate::target::Target;
use crate::{Backend, Error, Function, Operator, Owned, Real, SignatureOf, Space, View};

/// The detector that takes dense derivatives by another backend, at x and at random points near x,
/// and keeps the positions that are not zero at all of them.
///
/// It is for functions through which a [`Tracer`](super::Tracer) cannot flow. The pattern is what
/// was seen: an entry that is zero at each of the points is missing, and nothing is known about
/// points further away. So it never holds everywhere.
///
/// With an exact backend an entry is there if the derivative is other than zero. Finite differences
/// see what changes a digit of y: an entry that is too small for that is missing, and a Hessian by
/// differences of differences is full of rounding errors.
///
/// Cost: a dense Jacobian or Hessian at each point, but in memory its nonzeros only. A point at which
/// f fails, other than x itself, is left out.
///
/// ```
/// use fluxions::engine::Point;
/// use fluxions::prelude::*;
/// use fluxions::sparse::{Detector, Probe};
/// use fluxions_finite_difference::FiniteDifference;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[1], x[1] * x[1]]
/// }
///
/// // Both derivatives of x₀ x₁ are 0 at x = (0, 0), not near it.
/// let probe = Probe::new(FiniteDifference::central());
/// let found = probe.jacobian(Point::<f64, f64, _>::new(&F, &[0.0, 0.0], ()), &[0.0; 2])?;
/// assert_eq!(found.pattern.to_string(), "● ●\n· ●\n");
/// assert!(!found.everywhere);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// - Those of the backend at x.
/// - [`Error::Pattern`] for more than 2³¹ − 1 entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probe<B> {
    backend: B,
    points: usize,
}

/// The largest distance of a component from that of x, relative to 1 + |xⱼ|.
const SPREAD: f64 = 1.0 / 64.0;

impl<B> Probe<B> {
    /// Makes a detector by derivatives of `backend`, at x and at two points near it.
    pub const fn new(backend: B) -> Self {
        Self { backend, points: 2 }
    }

    /// Sets the number of points near x.
    pub fn with_points(self, points: usize) -> Self {
        Self { points, ..self }
    }

    /// Returns the positions of all nonzeros that `run` sets at x and near it.
    fn detect<R: Real, F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        (rows, columns): (usize, usize),
        mut run: impl FnMut(Point<'_, R, R, F>, &mut Nonzeros) -> Result<(), Error<F::Error>>,
    ) -> Result<Detected, Error<F::Error>> {
        let mut nonzeros = Nonzeros { rows, columns, entries: Vec::new() };
        run(point, &mut nonzeros)?;
        let mut pattern = nonzeros.take()?;
        let mut random = SplitMix64(1);
        for _ in 0..self.points {
            let x: Owned<F::Input, R> = F::Input::map(point.x, &mut |x| near(x, &mut random));
            // What f cannot do there tells nothing.
            if run(Point::new(point.f, F::Input::view(&x), point.context), &mut nonzeros).is_ok() {
                pattern = pattern.union(&nonzeros.take()?)?;
            }
            nonzeros.entries.clear();
        }
        Ok(Detected::new(pattern, false))
    }
}

/// Returns a random number near x.
fn near<R: Real>(x: R, random: &mut SplitMix64) -> R {
    let parts = 1 << 20;
    let share = (random.below(2 * parts + 1) as f64 - parts as f64) / parts as f64;
    x + (x.abs() + R::one()) * R::from_f64(SPREAD * share)
}

/// A matrix that keeps the positions of its nonzeros.
struct Nonzeros {
    rows: usize,
    columns: usize,
    entries: Vec<(usize, usize)>,
}

impl Nonzeros {
    /// Returns the pattern, and forgets it.
    fn take(&mut self) -> Result<Pattern, SparseError> {
        Pattern::new(self.rows, self.columns, self.entries.drain(..))
    }
}

impl<R: Real> Target<R> for Nonzeros {
    fn shape(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }
    fn set(&mut self, row: usize, column: usize, value: R) {
        if value != R::zero() {
            self.entries.push((row, column));
        }
    }
}

impl<R: Real, B: Backend<R> + core::fmt::Debug> Detector<R> for Probe<B> {
    fn jacobian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>> {
        let mut engine = self.backend.prepare(Operator::Jacobian, point, F::Output::shorten(y))?;
        let shape = (F::Output::dim(y), F::Input::dim(point.x));
        self.detect(point, shape, |point, to| Engine::<R, SignatureOf<F, R>>::jacobian(&mut engine, point, None, to))
    }

    fn hessian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>> {
        let mut engine = self.backend.prepare2(Operator::Hessian, point, y)?;
        let n = F::Input::dim(point.x);
        let found = self.detect(point, (n, n), |point, to| {
            Engine2::<SignatureOf<F, R>>::hessian(&mut engine, point, None, None, to)
        })?;
        // An entry that one triangle lost by rounding is in the other one.
        let pattern = found.pattern.union(&found.pattern.transpose())?;
        Ok(Detected { pattern, ..found })
    }
}
