//! The states that are kept along a chain: [`Trail`], and what a value leaves for its derivatives: [`Checkpoints`].

use super::parts::{copied, copy};
use core::sync::atomic::{AtomicU64, Ordering};
use fluxions::{Owned, Scalar, Shape, Space, View};

/// What the value of a chain of steps leaves for its derivatives: by which number the thread finds the
/// states that it kept.
///
/// They are there for one way back, if no other value of this kind was computed meanwhile, and for further
/// ones if the budget has a place for each state. Else they are computed again.
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
    /// The steps of the states, and behind them those of states that were taken off and not overwritten.
    steps: Vec<usize>,
    len: usize,
    /// The states, and behind them storage of earlier ones.
    states: Vec<Owned<X, T>>,
    /// Whether nothing was put on since the way back began.
    is_whole: bool,
    shape: Shape,
}

impl<X: Space, T: Scalar<X::Real>> Default for Trail<X, T> {
    fn default() -> Self {
        Self { steps: Vec::new(), len: 0, states: Vec::new(), is_whole: false, shape: Shape::default() }
    }
}

impl<X: Space, T: Scalar<X::Real>> Trail<X, T> {
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Forgets all states, and prepares for states of the shape of `like`.
    pub(super) fn clear(&mut self, like: View<'_, X, T>) {
        self.len = 0;
        if !X::has_shape(like, &self.shape) {
            (self.states, self.shape) = (Vec::new(), X::shape(like));
        }
    }

    pub(super) fn push(&mut self, step: usize, state: View<'_, X, T>) {
        match self.states.get_mut(self.len) {
            Some(kept) => copy::<X, T>(kept, state),
            None => self.states.push(copied::<X, T>(state)),
        }
        self.steps.truncate(self.len);
        self.steps.push(step);
        self.len += 1;
        self.is_whole = false;
    }

    /// Returns a state by its place in the stack.
    pub(super) fn state(&self, place: usize) -> View<'_, X, T> {
        X::view(&self.states[place])
    }

    /// Returns the last state with its step.
    pub(super) fn last(&self) -> Option<(usize, View<'_, X, T>)> {
        let last = self.len.checked_sub(1)?;
        Some((self.steps[last], self.state(last)))
    }

    /// Takes the last state off if it is that of `step`.
    pub(super) fn pop(&mut self, step: usize) {
        if self.last().is_some_and(|(last, _)| last == step) {
            self.len -= 1;
        }
    }

    /// Begins a way back, which takes all states off.
    pub(super) fn begin_way_back(&mut self) {
        self.is_whole = true;
    }

    /// Puts all states back that were taken off since then, if none was overwritten. Returns whether it is so.
    pub(super) fn restore(&mut self) -> bool {
        if self.is_whole {
            self.len = self.steps.len();
        }
        self.is_whole
    }
}
