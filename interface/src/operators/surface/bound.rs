//! A function with its arguments: [`Bound`], [`Keeping`] and [`Kept`].

use crate::operators::call::Call;
use crate::operators::kind::Kind;
use crate::operators::prepared::Prepared;
use crate::{Args, Function, Real};
use core::fmt;
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
pub struct Bound<'b, 'a, B, F: Function<R>, R: Real = f64> {
    pub(super) backend: &'b B,
    pub(super) f: F,
    #[derive_where(skip(Debug))]
    pub(super) args: Args<'a, F, R, R>,
}

impl<'b, 'a, B, F: Function<R>, R: Real> Bound<'b, 'a, B, F, R> {
    /// Returns the backend, the function and its arguments, for an extension that builds further
    /// operators on those here.
    pub fn into_parts(self) -> (&'b B, F, Args<'a, F, R, R>) {
        (self.backend, self.f, self.args)
    }

    /// Lets the prepared operator keep the arguments, so that its calls need no
    /// [`with`](Prepared::with).
    ///
    /// It borrows the arguments for as long as it lives.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn line<S: Scalar>(b: &[S], #[constant] data: &[f64], #[parameter] t: S) -> S {
    ///     b[0] * data[0] + b[1] * data[1] * t
    /// }
    ///
    /// let (data, b) = ([2.0, 3.0], [1.0, 1.0]);
    /// let mut prepared = Dual::new().bind(&Line, (&data, 10.0)).keep().prepare_gradient(&b)?;
    /// assert_eq!(prepared.gradient(&b)?, [2.0, 30.0]);
    /// assert_eq!(prepared.with((&data, 20.0)).gradient(&b)?, [2.0, 60.0]); // for one call
    /// prepared.change((&data, -1.0));
    /// assert_eq!(prepared.gradient(&b)?, [2.0, -3.0]);
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn keep(self) -> Keeping<'b, 'a, B, F, R> {
        Keeping(self)
    }
}

/// A backend with a function and the arguments that a prepared operator will keep. [`Bound::keep`]
/// makes it.
#[derive_where(Debug; B, F)]
pub struct Keeping<'b, 'a, B, F: Function<R>, R: Real = f64>(pub(super) Bound<'b, 'a, B, F, R>);

/// A prepared operator that keeps the arguments that are not differentiated. [`Keeping`] prepares
/// it.
///
/// Its methods are those of [`Prepared`], at the same cost.
#[derive_where(Clone; E, F)]
pub struct Kept<'a, O, E, F: Function<R>, R: Real = f64> {
    pub(super) prepared: Prepared<O, E, F, R>,
    pub(super) args: Args<'a, F, R, R>,
}

impl<'a, O, E, F: Function<R>, R: Real> Kept<'a, O, E, F, R> {
    /// Returns this operator with other arguments, for one call.
    #[inline]
    pub fn with<'p, 'b: 'p>(&'p mut self, args: Args<'b, F, R, R>) -> Call<'p, O, E, F, R>
    where
        O: Kind,
    {
        self.prepared.with(args)
    }

    /// Replaces the arguments that are kept.
    pub fn change(&mut self, args: Args<'a, F, R, R>) {
        self.args = args;
    }

    /// Returns the prepared operator, which takes its arguments at each call.
    pub fn into_prepared(self) -> Prepared<O, E, F, R> {
        self.prepared
    }
}

impl<O, E, F: Function<R>, R: Real> fmt::Debug for Kept<'_, O, E, F, R>
where
    Prepared<O, E, F, R>: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").field("prepared", &self.prepared).finish_non_exhaustive()
    }
}
