//! The storage in which a function is recorded: [`Site`].

use crate::recording::{Base, Recording, Scope};
use crate::var::Var;
use derive_where::derive_where;
use fluxions::engine::{FunctionOn, Point, Workspace};
use fluxions::{Error, Scalar, Signature, Space, View, ViewMut};

/// The storage in which f is recorded: a workspace over variables.
#[derive_where(Clone)]
pub(crate) struct Site<G: Signature<Real: Base>> {
    work: Workspace<Var<G::Real>, G>,
    /// The last recording. The next one reuses its buffers.
    recording: Option<Box<Recording<G::Real>>>,
    pub(crate) outputs: Vec<u32>,
    /// The number of leaves of the recording: components of x and of the parameters.
    pub(crate) leaves: usize,
}

impl<G: Signature<Real: Base>> Site<G> {
    pub(crate) fn new<T: Scalar<G::Real>, F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut |t: T| Var::fixed(t.peek())).map_err(Error::Function)?;
        Ok(Self { work, recording: None, outputs: Vec::new(), leaves: 0 })
    }

    /// The last recording.
    pub(crate) fn recording(&self) -> &Recording<G::Real> {
        self.recording.as_deref().unwrap_or(Recording::EMPTY)
    }

    /// Forgets f.
    pub(crate) fn forget(&mut self) {
        self.work.forget();
    }

    /// Records f at this point, and writes the numbers of the leaves to `leaves`.
    pub(crate) fn record<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        leaves: &mut Vec<T>,
    ) -> Result<(), Error<F::Error>> {
        leaves.clear();
        // A variable of an earlier recording is not valid in this one.
        self.work.blank();
        let scope = Scope::begin(self.recording.take().unwrap_or_default());
        let mut leaf = |t: T| {
            leaves.push(t);
            scope.leaf(t.peek())
        };
        self.work.load(point.x, &mut leaf);
        let outcome = self.work.run(point, &mut leaf);
        self.leaves = leaves.len();
        self.outputs.clear();
        if outcome.is_ok() {
            G::Output::each(self.work.y(), &mut |y: Var<G::Real>| self.outputs.push(scope.output(y)));
        }
        self.recording = Some(scope.end());
        outcome
    }

    /// Writes the numbers of a point's leaves to `leaves`, which has a place for each, without calling f.
    pub(crate) fn load<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        leaves: &mut [T],
    ) {
        let (x, parameters) = leaves.split_at_mut(G::Input::dim(point.x));
        match G::Input::as_slice(&point.x) {
            Some(from) => x.copy_from_slice(from),
            None => {
                let mut x = x.iter_mut();
                G::Input::each(point.x, &mut |t: T| x.next().into_iter().for_each(|to| *to = t));
            }
        }
        self.load_parameters(point, parameters);
    }

    /// Writes the numbers of a point's parameters.
    pub(crate) fn load_parameters<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        parameters: &mut [T],
    ) {
        let mut parameters = parameters.iter_mut();
        self.work.visit_context(point.context, &mut |t: T| {
            parameters.next().into_iter().for_each(|to| *to = t);
            Var::fixed(t.peek())
        });
    }

    /// Writes a value of f from its components. Skipped fields get what f wrote to them.
    pub(crate) fn deliver<T: Scalar<G::Real>>(
        &self,
        to: ViewMut<'_, G::Output, T>,
        mut values: impl Iterator<Item = T>,
    ) {
        G::Output::assign(to, self.work.y(), &mut |_: Var<G::Real>| values.next().unwrap_or(T::zero()));
    }
}
