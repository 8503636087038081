//! The settings of a tape, and the counters of its engines.

use crate::schedule::Storage;

/// What happens if a recorded program does not hold at a point, because a comparison comes out otherwise or because a
/// value that f took by `primal()` has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flip {
    /// f is recorded again at this point, and the result is right.
    #[default]
    RecordAgain,
    /// The call returns [`Error::BranchChanged`](fluxions::Error::BranchChanged).
    Refuse,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) replay: bool,
    pub(crate) flip: Flip,
    /// Whether the user promised that constants do not change between calls.
    pub(crate) promised: bool,
    /// Where the nodes of an optimized program are kept.
    pub(crate) storage: Storage,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counters {
    pub(crate) recordings: u64,
    pub(crate) replays: u64,
    pub(crate) guard_trips: u64,
}
