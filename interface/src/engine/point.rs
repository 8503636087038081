use crate::{Args, Context, Function, Real, Scalar, Space, View};
use derive_where::derive_where;

/// A function at a point: what an engine differentiates.
#[derive_where(Clone, Copy)]
pub struct Point<'a, R: Real, T: Scalar<R>, F: Function<R>> {
    /// The function.
    pub f: &'a F,
    /// The active arguments.
    pub x: View<'a, F::Input, T>,
    /// The other arguments.
    pub context: Args<'a, F, T, R>,
}

impl<'a, R: Real, T: Scalar<R>, F: Function<R>> Point<'a, R, T, F> {
    /// Bundles a function with its arguments, for as long as the shortest of them lives.
    #[inline]
    pub fn new<'x: 'a, 'c: 'a>(f: &'a F, x: View<'x, F::Input, T>, context: Args<'c, F, T, R>) -> Self {
        Self { f, x: F::Input::shorten(x), context: F::Context::shorten(context) }
    }
}
