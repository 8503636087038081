//! Where the entries of a function's Jacobian or Hessian may lie: [`Detector`].
//!
//! A [`Tracer`] runs f once over numbers that leave a graph, and the patterns follow from the graph.
//! A [`Probe`] takes derivatives at random points near x.

mod arena;
mod bits;
mod dense;
mod hessian;
mod jacobian;
mod node;
mod probe;
mod search;
#[cfg(test)]
mod tests;
mod trace;
mod traced;
mod tracer;
mod watched;

#[doc(hidden)]
pub use arena::remembers;
pub use dense::Dense;
pub use probe::Probe;
pub use trace::Trace;
pub use traced::Traced;
pub use tracer::Tracer;
pub(crate) use watched::{Watch, Watched, choices_during};

use super::Pattern;
use crate::engine::Point;
use crate::{Error, Function, Real, View};

/// A pattern that a [`Detector`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Detected {
    /// The positions at which the matrix may have entries.
    pub pattern: Pattern,
    /// Whether the pattern holds at every point and for every context of these shapes.
    pub everywhere: bool,
    /// Whether the pattern holds wherever the comparisons of f come out as at the point of the detection.
    pub by_choices: bool,
}

impl Detected {
    /// Makes the result of a detection.
    pub fn new(pattern: Pattern, everywhere: bool) -> Self {
        Self { pattern, everywhere, by_choices: false }
    }

    /// Says whether the pattern holds at every point, and for every context of these shapes, at which the comparisons of f come
    /// out as here: f then computes by the same operations.
    ///
    /// [`Sparse`](crate::Sparse) then compares the outcomes: see [`Check`](crate::combinators::Check), also for the cost.
    ///
    /// ```
    /// use fluxions::sparse::{Detected, Pattern};
    ///
    /// let found = Detected::new(Pattern::full(2, 2)?, false).by_choices(true);
    /// assert!(found.by_choices && !found.everywhere);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn by_choices(self, by_choices: bool) -> Self {
        Self { by_choices, ..self }
    }
}

/// A way to find the pattern of a function's derivatives.
///
/// # Requirements
///
/// - Each entry of the matrix that is not zero at `point`, with the context of `point`, is an entry
///   of the pattern. If [`everywhere`](Detected::everywhere) is true, that holds at every point and
///   for every context of the same shapes. If [`by_choices`](Detected::by_choices) is true, that holds where
///   the comparisons of f have the outcomes that they have at `point`.
/// - The pattern of a Jacobian has m rows and n columns. That of a Hessian has n rows and n columns
///   and is symmetric.
///
/// # Usage
///
/// [`Sparse`](crate::Sparse) takes a detector by [`detector`](crate::Sparse::detector), and calls it
/// in the preparation.
///
/// # Implementing
///
/// The functions that a detector gets are of any type, so it sees them through
/// [`Function::evaluate`] alone. This one knows that every matrix is diagonal:
///
/// ```
/// use fluxions::engine::Point;
/// use fluxions::prelude::*;
/// use fluxions::sparse::{Detected, Detector, Pattern};
/// use fluxions::{Error, Sparse, View};
/// use fluxions_dual::Dual;
///
/// #[derive(Clone, Debug)]
/// struct Diagonal;
///
/// impl Detector<f64> for Diagonal {
///     fn jacobian<F: Function>(
///         &self,
///         point: Point<'_, f64, f64, F>,
///         y: View<'_, F::Output, f64>,
///     ) -> Result<Detected, Error<F::Error>> {
///         let (m, n) = (F::Output::dim(y), F::Input::dim(point.x));
///         let pattern = Pattern::new(m, n, (0..m.min(n)).map(|k| (k, k)))?;
///         Ok(Detected::new(pattern, false)) // nobody has proved it: each call is checked
///     }
///     fn hessian<F: Function>(
///         &self,
///         point: Point<'_, f64, f64, F>,
///         _: View<'_, F::Output, f64>,
///     ) -> Result<Detected, Error<F::Error>> {
///         let n = F::Input::dim(point.x);
///         Ok(Detected::new(Pattern::new(n, n, (0..n).map(|k| (k, k)))?, false))
///     }
/// }
///
/// #[differentiable]
/// fn squares<S: Scalar>(x: &[S; 3]) -> [S; 3] {
///     x.map(|x| x * x)
/// }
///
/// let backend = Sparse::new(Dual::new()).detector(Diagonal);
/// let mut prepared = backend.prepare_jacobian(&Squares, &[1.0, 2.0, 3.0])?;
/// assert_eq!(prepared.plan().products(), (1, 0));
/// assert_eq!(prepared.sparse_jacobian(&[1.0, 2.0, 3.0])?.values(), [2.0, 4.0, 6.0]);
/// # Ok::<(), Error<core::convert::Infallible>>(())
/// ```
///
/// # Pitfalls
///
/// A pattern that holds everywhere is not checked again, and one that holds by choices is not where these are
/// alike. A detector that is wrong about that makes wrong matrices.
pub trait Detector<R: Real>: Clone + core::fmt::Debug + Send + Sync + 'static {
    /// Returns the pattern of the Jacobian.
    ///
    /// `y` has the shape of the output; its components do not count.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, [`Error::Pattern`] if the pattern is too large, and what the
    /// detector adds.
    fn jacobian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>>;

    /// Returns the pattern of the Hessian, for a function with one number as output.
    ///
    /// # Errors
    ///
    /// Those of [`jacobian`](Self::jacobian).
    fn hessian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>>;
}
