//! Makes a program of a recording.

use crate::optimize::{Draft, optimized};
use crate::program::{Program, Segment};
use crate::recording::{Base, Recording};
use crate::schedule::schedule;

impl<R: Base> Program<R> {
    /// Makes the optimized program of a recording.
    pub(crate) fn optimized(recording: &Recording<R>, inputs: usize, leaves: usize, outputs: &[u32]) -> Self {
        schedule(optimized(Draft::new(recording, leaves, outputs)), inputs)
    }

    /// Makes a program of a recording without optimization, for a program that may not be used for long.
    pub(crate) fn plain(recording: &Recording<R>, inputs: usize, leaves: usize, outputs: &[u32]) -> Self {
        Self {
            inputs,
            parameters: leaves - inputs,
            len: recording.entries.len(),
            segments: vec![Segment::Steps {
                start: leaves,
                nodes: recording.entries[leaves..].iter().map(|entry| entry.node).collect(),
            }],
            constants: recording.constants.clone(),
            lists: Vec::new(),
            outputs: outputs.to_vec(),
            guards: recording.guards.clone(),
        }
    }
}
