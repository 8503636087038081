//! What f chooses at a point: [`Watch`].

mod compare;
mod elementary;
mod log;
#[cfg(test)]
mod tests;

pub(crate) use log::during as choices_during;

use crate::engine::{FunctionOn, Point, Workspace};
use crate::scalar::Seeded;
use crate::{Number, Real, Scalar, Signature, View};
use derive_where::derive_where;

/// A number `S` whose comparisons are recorded. It computes as `S` does.
///
/// What a [`Traced`](super::Traced) number counts as a choice is recorded: comparisons with their outcome, and
/// [`primal`](crate::Scalar::primal) with all bits of the value. So where these are alike, a trace is alike. Over a real number it also runs
/// the code of a traced number, `RECORDS` and rules included. Over a number with tangents it runs the code of that number, and so has its
/// results: derivatives and choices come from one evaluation. What `S` compares for itself, such as the sign in |x|, is no choice of f.
#[derive(Copy, Debug)]
#[repr(transparent)]
pub(crate) struct Watched<S>(S);

/// A copy. A derived one clones each tangent, where nothing is optimized.
impl<S: Copy> Clone for Watched<S> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Number for Watched<S> {
    type Real = R;
}

impl<R: Real, T: Scalar<R>, S: Seeded<R, T, N> + Number<Real = R>, const N: usize> Seeded<R, T, N> for Watched<S> {
    #[inline]
    fn lift(value: T) -> Self {
        Self(S::lift(value))
    }
    #[inline]
    fn seed(value: T, tangents: [T; N]) -> Self {
        Self(S::seed(value, tangents))
    }
    #[inline]
    fn value(&self) -> T {
        self.0.value()
    }
    #[inline]
    fn tangent(&self, lane: usize) -> T {
        self.0.tangent(lane)
    }
    #[inline]
    fn is_constant(&self) -> bool {
        self.0.is_constant()
    }
    #[inline]
    fn tangents(&self) -> [T; N] {
        self.0.tangents()
    }
    #[inline]
    fn with_value(self, value: T) -> Self {
        Self(self.0.with_value(value))
    }
}

/// Storage to find out what functions of a signature choose.
#[derive_where(Clone, Debug)]
pub(crate) struct Watch<G: Signature> {
    work: Workspace<Watched<G::Real>, G>,
}

impl<G: Signature> Watch<G> {
    /// Makes storage for points of this shape; `None` if f fails to prepare a derivative inside it.
    pub(crate) fn new<F: FunctionOn<G>>(
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Option<Self> {
        Workspace::new(point, y, &mut Watched).ok().map(|work| Self { work })
    }

    /// Evaluates f, and returns a number that stands for all of its choices; `None` if f fails.
    ///
    /// Where it is the number of another point, f makes the same choices at both. That is wrong at odds of 1 : 2⁶⁴. Cost: one
    /// evaluation over plain numbers.
    #[inline(never)]
    pub(crate) fn choices<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, G::Real, F>) -> Option<u64> {
        self.work.load(point.x, &mut Watched);
        let (outcome, choices) = log::during(|| self.work.run(point, &mut Watched));
        outcome.is_ok().then_some(choices)
    }
}
