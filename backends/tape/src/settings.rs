//! How a tape behaves, and what it did.

/// What follows when a recorded program does not hold at a point: a comparison comes out otherwise, or a value that f
/// took by `primal()` has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flip {
    /// f is recorded again at this point, and the answer is right.
    #[default]
    RecordAgain,
    /// The answer is [`Error::BranchChanged`](fluxions::Error::BranchChanged).
    Refuse,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) replay: bool,
    pub(crate) flip: Flip,
    /// That constants do not change between calls.
    pub(crate) promised: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counters {
    pub(crate) recordings: u64,
    pub(crate) replays: u64,
    pub(crate) guard_trips: u64,
}
