use crate::operators::call::Call;
use crate::operators::kind::Kind;
use crate::operators::prepared::Prepared;
use crate::{Args, Function, Real};
use core::fmt;
use derive_where::derive_where;

/// A backend with a function and its context: what [`Differentiate::bind`](super::Differentiate::bind) gives.
pub struct Bound<'b, 'a, B, F: Function<R>, R: Real = f64> {
    pub(super) backend: &'b B,
    pub(super) f: F,
    pub(super) args: Args<'a, F, R, R>,
}

impl<'b, 'a, B, F: Function<R>, R: Real> Bound<'b, 'a, B, F, R> {
    /// The backend, the function and its arguments: for operators that are built on those here.
    pub fn into_parts(self) -> (&'b B, F, Args<'a, F, R, R>) {
        (self.backend, self.f, self.args)
    }

    /// Lets the prepared object keep the arguments, so that its calls need no [`with`](Prepared::with). It borrows them then, as long
    /// as it lives.
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

/// A backend with a function and the arguments that the prepared object keeps: what [`Bound::keep`] gives.
pub struct Keeping<'b, 'a, B, F: Function<R>, R: Real = f64>(pub(super) Bound<'b, 'a, B, F, R>);

/// A prepared operator that keeps the arguments that are not differentiated. Its methods are those of [`Prepared`], at the same cost.
#[derive_where(Clone; E, F)]
pub struct Kept<'a, O, E, F: Function<R>, R: Real = f64> {
    pub(super) prepared: Prepared<O, E, F, R>,
    pub(super) args: Args<'a, F, R, R>,
}

impl<'a, O, E, F: Function<R>, R: Real> Kept<'a, O, E, F, R> {
    /// This operator with other arguments, for one call.
    #[inline]
    pub fn with<'p, 'b: 'p>(&'p mut self, args: Args<'b, F, R, R>) -> Call<'p, O, E, F, R>
    where
        O: Kind,
    {
        self.prepared.with(args)
    }

    /// Keeps other arguments from now on.
    pub fn change(&mut self, args: Args<'a, F, R, R>) {
        self.args = args;
    }

    /// The prepared operator, which is given its arguments at each call.
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
