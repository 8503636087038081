//! What f chooses at a point: [`Watch`].

mod compare;
mod elementary;
mod log;
#[cfg(test)]
mod tests;

use crate::engine::{FunctionOn, Point, Workspace};
use crate::{Number, Real, Signature, View};
use derive_where::derive_where;

/// A number with its value and nothing else, whose comparisons are recorded.
///
/// What a [`Traced`](super::Traced) number counts as a choice is recorded: comparisons with their outcome, and
/// [`primal`](crate::Scalar::primal) with all bits of the value. So where these are alike, a trace is alike. It runs the code of
/// a traced number, `RECORDS` and rules included, and has its values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watched<R>(R);

impl<R: Real> Number for Watched<R> {
    type Real = R;
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
