use super::forward::{hand_over, load_seeds, value_of};
use super::{FunctionOn, Point, Products, Workspace};
use crate::scalar::Seeded;
use crate::sparse::{Watched, choices_during};
use crate::{Error, Owned, Scalar, Signature, Space, View, ViewMut};
use derive_where::derive_where;

/// Forward mode with a number of `N` tangents, for several products with J. What f chooses is recorded on the way.
#[derive_where(Clone, Debug)]
pub(super) struct ForwardColumns<S: Scalar<G::Real>, G: Signature, const N: usize> {
    work: Workspace<Watched<S>, G>,
    /// Whether x has the seeds of the last products.
    seeded: bool,
    /// What f chose in the last call.
    choices: Option<u64>,
}

impl<S: Scalar<G::Real>, G: Signature, const N: usize> ForwardColumns<S, G, N> {
    /// Makes storage for points of this shape and outputs of the shape of `y`.
    pub(super) fn new<T: Scalar<G::Real>, F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>>
    where
        S: Seeded<G::Real, T, N>,
    {
        let work = Workspace::new(point, y, &mut Watched::<S>::lift).map_err(Error::Function)?;
        Ok(Self { work, seeded: false, choices: None })
    }

    pub(super) const fn lanes(&self) -> usize {
        N
    }

    /// Returns a number that stands for what f chose in the last call. Two passes over f that choose otherwise have none.
    pub(super) const fn choices(&self) -> Option<u64> {
        self.choices
    }

    /// Forgets the function.
    pub(super) fn forget(&mut self) {
        self.work.forget();
        self.choices = None;
    }

    /// Returns a point of the shape of y.
    pub(super) fn like_y<T: Scalar<G::Real>>(&self) -> Owned<G::Output, T>
    where
        S: Seeded<G::Real, T, N>,
    {
        G::Output::map(self.work.y(), &mut value_of::<G::Real, T, Watched<S>, N>)
    }

    /// Evaluates f at the point that is loaded, and returns its choices.
    #[inline(never)]
    fn run<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<u64, Error<F::Error>>
    where
        S: Seeded<G::Real, T, N>,
    {
        let (outcome, choices) = choices_during(|| self.work.run(point, &mut Watched::<S>::lift));
        outcome.map(|()| choices)
    }

    /// Computes J s for each seed s: what [`Engine::columns`](super::Engine::columns) does.
    pub(super) fn compute<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>>
    where
        S: Seeded<G::Real, T, N>,
    {
        self.choices = None;
        let total = products.count();
        for first in (0..total.max(1)).step_by(N) {
            let block = (first, N.min(total - first));
            self.seeded = load_seeds::<N, T, Watched<S>, G>(&mut self.work, self.seeded, point.x, products, first);
            let choices = self.run(point)?;
            self.choices = (first == 0 || self.choices == Some(choices)).then_some(choices);
            if block.1 > 0 {
                hand_over::<N, T, Watched<S>, G>(self.work.y(), products, block);
            }
        }
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut value_of::<G::Real, T, Watched<S>, N>);
        }
        Ok(())
    }
}
