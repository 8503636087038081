//! All backends beside each other: [`compare_backends`].

use crate::{Comparison, Outcome};
use fluxions::{Error, Function, NoContext, Space, View};
use fluxions_any::AnyBackend;

/// J of f at x by every backend of [`AnyBackend::all`], each under its name and without options: digits, what differences
/// say, time, calls of f.
///
/// x and y are any points, J is m × n; for a number y it is the row ∇fᵀ. The reference is `Dual`'s J. Costs some 10 ms and the
/// calls of [`check_jacobian`](crate::check_jacobian) for each backend, and all of them have to be compiled: the feature `any`. A
/// function with arguments that are not differentiated, another reference and allocations are for the builder, with the same
/// backends: [`Comparison::with_all`].
///
/// Source: for digits, time and calls [`Comparison`].
///
/// # Errors
///
/// [`Error::Function`] where f fails at x. A backend that fails says so in its row.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_check::compare_backends;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> S {
///     (x[0] * x[1]).exp()
/// }
///
/// let outcome = compare_backends(&F, &[0.5, 2.0])?;
/// println!("{outcome}");
/// for row in &outcome.rows {
///     let least = if row.name == "finite-difference" { 6.0 } else { 15.0 };
///     assert!(row.cost.as_ref().is_ok_and(|cost| cost.digits > least), "{row:?}");
/// }
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
pub fn compare_backends<F>(f: &F, x: View<'_, F::Input, f64>) -> Result<Outcome<F::Error>, Error<F::Error>>
where
    F: Function,
    F::Context: NoContext<f64>,
{
    Comparison::new(f, F::Input::shorten::<f64>(x)).with_all().run()
}

impl<F: Function> Comparison<'_, F> {
    /// Adds every backend of [`AnyBackend::all`], in its order and under its names. Needs the feature `any`.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_check::Comparison;
    ///
    /// #[differentiable]
    /// fn line<S: Scalar>(b: &[S; 2], #[constant] at: &[f64]) -> Vec<S> {
    ///     at.iter().map(|&t| b[0] + b[1] * t).collect()
    /// }
    ///
    /// let outcome = Comparison::with_context(&Line, &[1.0, 2.0], &[0.0, 1.0, 2.0]).with_all().run()?;
    /// assert_eq!(outcome.rows.len(), fluxions_any::AnyBackend::NAMES.len());
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    #[must_use]
    pub fn with_all(self) -> Self {
        AnyBackend::all().into_iter().fold(self, |all, backend| all.with(backend.name(), backend))
    }
}
