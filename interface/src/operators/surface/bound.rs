use crate::{Args, Function, Real};

/// A backend with a function and its context: what [`Differentiate::bind`](super::Differentiate::bind) gives.
pub struct Bound<'a, B, F: Function<R>, R: Real = f64> {
    pub(super) backend: &'a B,
    pub(super) f: F,
    pub(super) args: Args<'a, F, R, R>,
}

impl<'a, B, F: Function<R>, R: Real> Bound<'a, B, F, R> {
    /// The backend, the function and its arguments: for operators that are built on those here.
    pub fn into_parts(self) -> (&'a B, F, Args<'a, F, R, R>) {
        (self.backend, self.f, self.args)
    }
}
