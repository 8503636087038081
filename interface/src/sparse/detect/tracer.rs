//! Detection by one run of f over numbers that leave a graph: [`Tracer`].

use super::arena::Scope;
use super::{Detected, Detector, Trace, Traced};
use crate::engine::{Point, Workspace};
use crate::sparse::{Pattern, SparseError};
use crate::{Context, Error, Function, Real, SignatureOf, Space, View};

/// The detector that runs f once and follows what depends on what.
///
/// The pattern holds everywhere if f makes the same operations at every point: it compares no
/// numbers, takes no value out of them by [`primal`](crate::Scalar::primal), and has no data in its
/// context or in skipped fields of x. `max`, `min`, `abs` and [`select`](crate::Scalar::select) are
/// operations; the pattern contains what they may choose. Otherwise the pattern holds where
/// the comparisons come out as at this point, for this context. That can be seen from plain numbers,
/// [`by_choices`](Detected::by_choices), unless f takes values out of its numbers or has such data.
///
/// Nothing is missing in it. It may have too many entries: terms that cancel, as in x − x, factors
/// that happen to be zero, and what is stopped by [`stop_gradient`](crate::Scalar::stop_gradient),
/// because finite differences go past that. Only a factor that is the literal 0 removes an entry.
///
/// Cost: one call of f, at about 10 ns for an operation, and twice or three times that for a sparse
/// pattern. Memory: about 40 bytes for an operation.
///
/// ```
/// use fluxions::engine::Point;
/// use fluxions::prelude::*;
/// use fluxions::sparse::{Detector, Tracer};
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 3]) -> S {
///     x[0] * x[1] + x[2]
/// }
///
/// let found = Tracer.hessian(Point::<f64, f64, _>::new(&F, &[1.0, 2.0, 3.0], ()), 0.0)?;
/// assert!(found.everywhere);
/// assert!(found.pattern.entries().eq([(1, 0), (0, 1)])); // ∂²f/∂x₀∂x₁ = 1
///
/// #[differentiable]
/// fn chosen<S: Scalar>(x: &[S; 2]) -> S {
///     if x[0] > 0.0 { x[0] } else { x[1] }
/// }
///
/// let found = Tracer.jacobian(Point::<f64, f64, _>::new(&Chosen, &[1.0, 2.0], ()), 0.0)?;
/// assert!(!found.everywhere);
/// assert!(found.pattern.entries().eq([(0, 0)])); // where x₀ > 0
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// - [`Error::Function`] if f fails, also because only plain numbers can flow through it. A
///   [`Probe`](super::Probe) detects the pattern of such a function.
/// - [`Error::Shape`] if f gives y another shape.
/// - [`Error::Pattern`] for more than 2²⁹ operations, or 2³¹ − 1 entries.
///
/// # Panics
///
/// If f computes with its numbers on other threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tracer;

impl Tracer {
    /// Runs f at `point` and returns what it did. `y` has the shape of the output.
    ///
    /// # Errors
    ///
    /// Those of the detector, but for the number of entries.
    pub fn trace<R: Real, F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Trace, Error<F::Error>> {
        let scope = Scope::begin(F::Input::dim(point.x))?;
        let parameter = &mut |value| Traced::parameter(value, scope.id);
        let mut work = Workspace::<Traced<R>, SignatureOf<F, R>>::new(point, y, parameter).map_err(Error::Function)?;
        let mut numbers = 0..;
        work.load(point.x, &mut |value| Traced::at(value, numbers.next().unwrap_or_default(), scope.id));
        work.run(point, parameter)?;
        let mut outputs = Vec::with_capacity(F::Output::dim(y));
        F::Output::each(work.y(), &mut |y: Traced<R>| outputs.push(y.result(scope.id)));
        let trace = scope.end(outputs)?;
        // What nobody can look into may be different in the next call.
        let opaque = F::Context::OPAQUE || F::Input::SKIPS;
        let Trace { everywhere, by_choices, .. } = trace;
        Ok(Trace { everywhere: everywhere && !opaque, by_choices: by_choices && !opaque, ..trace })
    }

    fn detect<R: Real, F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
        pattern: fn(&Trace) -> Result<Pattern, SparseError>,
    ) -> Result<Detected, Error<F::Error>> {
        let trace = self.trace(point, y)?;
        Ok(Detected::new(pattern(&trace)?, trace.everywhere).by_choices(trace.by_choices))
    }
}

impl<R: Real> Detector<R> for Tracer {
    fn jacobian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>> {
        self.detect(point, y, Trace::jacobian)
    }

    fn hessian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>> {
        self.detect(point, y, Trace::hessian)
    }
}
