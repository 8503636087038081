//! Makes a program of a recording.

use crate::optimize::{Draft, optimized};
use crate::program::{Program, Segment};
use crate::recording::{Base, Recording};
use crate::schedule::{Storage, schedule};

impl<R: Base> Program<R> {
    /// Makes the optimized program of a recording.
    pub(crate) fn optimized(
        recording: &Recording<R>,
        inputs: usize,
        leaves: usize,
        outputs: &[u32],
        storage: Storage,
    ) -> Self {
        schedule(optimized(Draft::new(recording, leaves, outputs), storage), inputs, storage)
    }

    /// Makes a program of a recording without optimization, for a program that may not be used for long.
    pub(crate) fn plain(recording: &Recording<R>, inputs: usize, leaves: usize, outputs: &[u32]) -> Self {
        Self {
            inputs,
            parameters: leaves - inputs,
            len: recording.entries.len(),
            segments: segments(recording, leaves),
            windows: Vec::new(),
            constants: recording.constants.clone(),
            lists: Vec::new(),
            outputs: outputs.to_vec(),
            guards: recording.guards.clone(),
            calls: recording.calls.iter().map(|recorded| recorded.call.clone()).collect(),
        }
    }
}

/// The nodes of a recording one by one, and the calls of rules between them.
fn segments<R: Base>(recording: &Recording<R>, leaves: usize) -> Vec<Segment> {
    let (mut segments, mut start) = (Vec::new(), leaves);
    let steps = |start: usize, end: usize| Segment::Steps {
        start,
        nodes: recording.entries[start..end].iter().map(|entry| entry.node).collect(),
    };
    for (number, recorded) in (0..).zip(&recording.calls) {
        segments.extend([steps(start, recorded.start), Segment::Call(number)]);
        start = recorded.end();
    }
    segments.push(steps(start, recording.entries.len()));
    segments
}
