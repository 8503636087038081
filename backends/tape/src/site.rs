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
        let work = Workspace::new(point, y, &mut fixed::<G::Real, T>).map_err(Error::Function)?;
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
        let mut leaf = leaf(&scope, leaves);
        self.work.load(point.x, &mut leaf);
        let outcome = self.work.run(point, &mut leaf);
        drop(leaf);
        self.leaves = leaves.len();
        self.outputs.clear();
        if outcome.is_ok() {
            G::Output::each(self.work.y(), &mut listed(&scope, &mut self.outputs));
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
            None => G::Input::each(point.x, &mut written(x)),
        }
        self.load_parameters(point, parameters);
    }

    /// Writes the numbers of a point's parameters.
    pub(crate) fn load_parameters<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        parameters: &mut [T],
    ) {
        self.work.visit_context(point.context, &mut seen(parameters));
    }

    /// Writes a value of f from its components. Skipped fields get what f wrote to them.
    pub(crate) fn deliver<T: Scalar<G::Real>>(&self, to: ViewMut<'_, G::Output, T>, values: impl Iterator<Item = T>) {
        G::Output::assign(to, self.work.y(), &mut taken::<G::Real, T>(values));
    }
}

// Closures in the methods above would be compiled for each signature. Those that these functions make are compiled once for a number.

/// Returns a constant.
fn fixed<R: Base, T: Scalar<R>>(t: T) -> Var<R> {
    Var::fixed(t.peek())
}

/// Returns what lists numbers, and makes leaves of the recording of them.
fn leaf<R: Base, T: Scalar<R>>(scope: &Scope<R>, leaves: &mut Vec<T>) -> impl FnMut(T) -> Var<R> {
    move |t| {
        leaves.push(t);
        scope.leaf(t.peek())
    }
}

/// Returns what writes numbers to a list.
fn written<T>(list: &mut [T]) -> impl FnMut(T) {
    let mut list = list.iter_mut();
    move |t| {
        if let Some(to) = list.next() {
            *to = t;
        }
    }
}

/// Returns what writes numbers to a list, and makes constants of them.
fn seen<R: Base, T: Scalar<R>>(list: &mut [T]) -> impl FnMut(T) -> Var<R> {
    let mut write = written(list);
    move |t| {
        write(t);
        Var::fixed(t.peek())
    }
}

/// Returns what lists the nodes of results.
fn listed<R: Base>(scope: &Scope<R>, outputs: &mut Vec<u32>) -> impl FnMut(Var<R>) {
    move |y| outputs.push(scope.output(y))
}

/// Returns what puts these values in the place of variables, one after another.
fn taken<R: Base, T: Scalar<R>>(mut values: impl Iterator<Item = T>) -> impl FnMut(Var<R>) -> T {
    move |_| values.next().unwrap_or(T::zero())
}
