//! Where functions are recorded: [`Site`].

use crate::recording::{Base, Recording, Scope};
use crate::var::Var;
use fluxions::engine::{FunctionOn, Point};
use fluxions::{Context, Error, Scalar, Space, View, ViewMut};

/// Where f is recorded: a point, a result and a context over variables.
pub(crate) struct Site<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    x: X::Owned<Var<R>>,
    y: Y::Owned<Var<R>>,
    scratch: C::Scratch<Var<R>>,
    /// The last one, until the next one starts in its buffers.
    recording: Option<Box<Recording<R>>>,
    pub(crate) outputs: Vec<u32>,
    /// How many leaves the recording has: components of x, and parameters.
    pub(crate) leaves: usize,
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone for Site<R, X, Y, C> {
    fn clone(&self) -> Self {
        Self {
            x: self.x.clone(),
            y: self.y.clone(),
            scratch: self.scratch.clone(),
            recording: self.recording.clone(),
            outputs: self.outputs.clone(),
            leaves: self.leaves,
        }
    }
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Site<R, X, Y, C> {
    pub(crate) fn new<T: Scalar<R>, F: FunctionOn<R, X, Y, C>>(
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
    ) -> Result<Self, Error<F::Error>> {
        let mut lift = |t: T| Var::fixed(t.peek());
        let mut scratch = C::Scratch::<Var<R>>::default();
        let (x, y) = (X::map(point.x, &mut lift), Y::map(y, &mut lift));
        let context = C::lift(point.context, &mut scratch, &mut lift);
        point.f.warm(X::view(&x), context, Y::view(&y)).map_err(Error::Function)?;
        Ok(Self { x, y, scratch, recording: None, outputs: Vec::new(), leaves: 0 })
    }

    /// The last recording.
    pub(crate) fn recording(&self) -> &Recording<R> {
        self.recording.as_deref().unwrap_or(Recording::EMPTY)
    }

    /// Records f at the values of this point; leaves the numbers of its leaves in `leaves`.
    pub(crate) fn record<T: Scalar<R>, F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        leaves: &mut Vec<T>,
    ) -> Result<(), Error<F::Error>> {
        leaves.clear();
        // What an earlier recording left is no variable of this one.
        Y::each_mut(Y::view_mut(&mut self.y), &mut |y: &mut Var<R>| *y = Var::fixed(y.value()));
        let scope = Scope::begin(self.recording.take().unwrap_or_default());
        let mut leaf = |t: T| {
            leaves.push(t);
            scope.leaf(t.peek())
        };
        X::assign(X::view_mut(&mut self.x), point.x, &mut leaf);
        let context = C::lift(point.context, &mut self.scratch, &mut leaf);
        let outcome = point.f.evaluate(X::view(&self.x), context, &mut self.y);
        self.leaves = leaves.len();
        self.outputs.clear();
        if outcome.is_ok() {
            Y::each(Y::view(&self.y), &mut |y: Var<R>| self.outputs.push(scope.output(y)));
        }
        self.recording = Some(scope.end());
        outcome.map_err(Error::Function)
    }

    /// Overwrites `leaves` with those of a point, without calling f.
    pub(crate) fn load<T: Scalar<R>, F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        leaves: &mut Vec<T>,
    ) {
        leaves.clear();
        match X::flat(&point.x) {
            Some(x) => leaves.extend_from_slice(x),
            None => X::each(point.x, &mut |t: T| leaves.push(t)),
        }
        C::lift(point.context, &mut self.scratch, &mut |t: T| {
            leaves.push(t);
            Var::fixed(t.peek())
        });
    }

    /// Writes a value of f: its numbers in order, and skipped fields as f left them.
    pub(crate) fn deliver<T: Scalar<R>>(&self, to: ViewMut<'_, Y, T>, mut values: impl Iterator<Item = T>) {
        Y::assign(to, Y::view(&self.y), &mut |_: Var<R>| values.next().unwrap_or(T::zero()));
    }
}
