//! A function with its arguments: [`Bound`].

use crate::{Args, Function, Real};
use derive_where::derive_where;

/// A backend with a function and the arguments that are not differentiated.
/// [`Differentiate::bind`](super::Differentiate::bind) makes it.
///
/// It has the methods of [`Differentiate`](super::Differentiate) without the function as an
/// argument. Those that are named after an operator prepare and run once. Those named `prepare_…`
/// return a [`Prepared`](crate::Prepared) operator, which takes arguments of its own at each call.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn growth<S: Scalar>(rate: S, #[constant] years: i32, #[parameter] start: S) -> S {
///     start * (rate + 1.0).powi(years)
/// }
///
/// let backend = Dual::new();
/// let bound = backend.bind(&Growth, (2, 100.0)); // two years, from 100
/// assert_eq!(bound.derivative(0.5)?, 300.0); // 100 · 2 (1 + r)
///
/// let mut prepared = backend.bind(&Growth, (2, 100.0)).prepare_derivative(0.5)?;
/// assert_eq!(prepared.with((2, 10.0)).derivative(0.5)?, 30.0);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// Those of [`Differentiate`](super::Differentiate), and [`Error::Shape`](crate::Error::Shape) for
/// [`Argument::Context`](crate::Argument::Context) if an argument of a prepared call differs in
/// shape from the one that was bound.
#[derive_where(Debug; B, F)]
pub struct Bound<'a, B, F: Function<R>, R: Real = f64> {
    pub(super) backend: &'a B,
    pub(super) f: F,
    #[derive_where(skip(Debug))]
    pub(super) args: Args<'a, F, R, R>,
}

impl<'a, B, F: Function<R>, R: Real> Bound<'a, B, F, R> {
    /// Returns the backend, the function and its arguments, for an extension that builds further
    /// operators on those here.
    pub fn into_parts(self) -> (&'a B, F, Args<'a, F, R, R>) {
        (self.backend, self.f, self.args)
    }
}
