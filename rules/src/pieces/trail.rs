//! The states that are kept along a chain: [`Trail`], and what a value leaves for its derivatives: [`Checkpoints`].

use super::parts::{copied, copy};
use core::sync::atomic::{AtomicU64, Ordering};
use fluxions::{Owned, Scalar, Shape, Space, View};

/// What the value of a chain of steps leaves for its derivatives: by which number the thread finds the
/// states that it kept.
///
/// They are there for one way back, if no other value of this kind was computed meanwhile. Else they are
/// computed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkpoints(u64);

impl Checkpoints {
    /// Returns a number that no others have.
    pub(super) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A stack of states with the numbers of the steps that begin with them. Storage is used again.
pub(super) struct Trail<X: Space, T: Scalar<X::Real>> {
    steps: Vec<usize>,
    /// The states, and behind them storage of earlier ones.
    states: Vec<Owned<X, T>>,
    shape: Shape,
}

impl<X: Space, T: Scalar<X::Real>> Default for Trail<X, T> {
    fn default() -> Self {
        Self { steps: Vec::new(), states: Vec::new(), shape: Shape::default() }
    }
}

impl<X: Space, T: Scalar<X::Real>> Trail<X, T> {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Forgets all states, and prepares for states of the shape of `like`.
    pub(super) fn clear(&mut self, like: View<'_, X, T>) {
        self.steps.clear();
        if !X::has_shape(like, &self.shape) {
            (self.states, self.shape) = (Vec::new(), X::shape(like));
        }
    }

    pub(super) fn push(&mut self, step: usize, state: View<'_, X, T>) {
        match self.states.get_mut(self.steps.len()) {
            Some(kept) => copy::<X, T>(kept, state),
            None => self.states.push(copied::<X, T>(state)),
        }
        self.steps.push(step);
    }

    /// Returns a state by its place in the stack.
    pub(super) fn state(&self, place: usize) -> View<'_, X, T> {
        X::view(&self.states[place])
    }

    /// Returns the last state with its step.
    pub(super) fn last(&self) -> Option<(usize, View<'_, X, T>)> {
        Some((*self.steps.last()?, self.state(self.steps.len() - 1)))
    }

    /// Takes the last state off if it is that of `step`.
    pub(super) fn pop(&mut self, step: usize) {
        if self.steps.last() == Some(&step) {
            self.steps.pop();
        }
    }
}
