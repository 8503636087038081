use crate::{Args, Function, Real};
use derive_where::derive_where;

/// A backend with a function and its context: what
/// [`Differentiate::bind`](super::Differentiate::bind) gives.
#[derive_where(Debug; B, F)]
pub struct Bound<'a, B, F: Function<R>, R: Real = f64> {
    pub(super) backend: &'a B,
    pub(super) f: F,
    #[derive_where(skip(Debug))]
    pub(super) args: Args<'a, F, R, R>,
}

impl<'a, B, F: Function<R>, R: Real> Bound<'a, B, F, R> {
    /// The backend, the function and its arguments: for operators that are built on those here.
    pub fn into_parts(self) -> (&'a B, F, Args<'a, F, R, R>) {
        (self.backend, self.f, self.args)
    }
}
