//! What f chose where the pattern is known: [`Choices`].

use crate::engine::{FunctionOn, Point};
use crate::sparse::Watch;
use crate::{Signature, View};
use derive_where::derive_where;

/// The numbers of choices that are kept. The oldest one is forgotten first.
const KEPT: usize = 16;

/// The number of calls in a row with the same unknown choices after which it pays to detect the pattern there.
const PATIENCE: u32 = 16;

/// The choices of f for which the pattern was detected, and storage to find out those of a call.
#[derive_where(Clone, Debug)]
pub(super) struct Choices<G: Signature> {
    /// Finds out the choices by an evaluation of its own; `None` where the engine inside tells them.
    watch: Option<Watch<G>>,
    known: Vec<u64>,
    /// The choices of the last call; `None` if nobody knows them.
    last: Option<u64>,
    /// The number of calls in a row that had them while they were unknown.
    calls: u32,
}

impl<G: Signature> Choices<G> {
    /// Returns the choices at the point of a detection, by an evaluation of f; `None` if f fails there over such numbers.
    pub(super) fn watched<F: FunctionOn<G>>(
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Option<Self> {
        let mut watch = Watch::new(point, y)?;
        let choices = watch.choices(point)?;
        Some(Self { watch: Some(watch), ..Self::told(choices) })
    }

    /// Takes the choices that the engine inside tells at the point of a detection.
    pub(super) fn told(choices: u64) -> Self {
        let mut known = Vec::with_capacity(KEPT);
        known.push(choices);
        Self { watch: None, known, last: None, calls: 0 }
    }

    /// Returns whether the engine inside tells the choices.
    pub(super) fn are_told(&self) -> bool {
        self.watch.is_none()
    }

    /// Returns whether the choices at this point are known, by an evaluation of f. Where the engine inside would tell them, they are not.
    pub(super) fn are_known<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, G::Real, F>) -> bool {
        let choices = self.watch.as_mut().and_then(|watch| watch.choices(point));
        self.recognise(choices)
    }

    /// Takes the choices of a call, and returns whether they are known.
    pub(super) fn recognise(&mut self, choices: Option<u64>) -> bool {
        let known = choices.is_some_and(|choices| self.known.contains(&choices));
        self.calls = match known {
            true => 0,
            false if choices == self.last => self.calls.saturating_add(1),
            false => 1,
        };
        self.last = choices;
        known
    }

    /// Returns whether the unknown choices of the last call have lasted for long enough to detect the pattern there.
    pub(super) fn have_lasted(&self) -> bool {
        self.calls == PATIENCE
    }

    /// Adds the choices of the last call, for which the pattern was detected.
    pub(super) fn learn(&mut self) {
        let Some(choices) = self.last else { return };
        if self.known.len() == KEPT {
            self.known.remove(0);
        }
        self.known.push(choices);
    }
}
