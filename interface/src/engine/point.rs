use crate::{Args, Context, Function, Real, Scalar, Space, View};
use core::fmt;
use derive_where::derive_where;

/// A function with its arguments: what an engine differentiates, and where.
#[derive_where(Clone, Copy)]
pub struct Point<'a, R: Real, T: Scalar<R>, F: Function<R>> {
    /// The function.
    pub f: &'a F,
    /// The arguments that are differentiated.
    pub x: View<'a, F::Input, T>,
    /// The other arguments.
    pub context: Args<'a, F, T, R>,
}

impl<'a, R: Real, T: Scalar<R>, F: Function<R>> Point<'a, R, T, F> {
    /// Makes a point of a function and its arguments, with the shortest of their lifetimes.
    #[inline]
    pub fn new<'x: 'a, 'c: 'a>(f: &'a F, x: View<'x, F::Input, T>, context: Args<'c, F, T, R>) -> Self {
        Self { f, x: F::Input::shorten(x), context: F::Context::shorten(context) }
    }
}

impl<R: Real, T: Scalar<R>, F: Function<R>> fmt::Debug for Point<'_, R, T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Point").field("x", &F::Input::shape(self.x)).finish_non_exhaustive()
    }
}
