//! From a recording to a program.

use crate::optimize::{Draft, optimized};
use crate::program::{Program, Segment};
use crate::recording::{Base, Recording};
use crate::schedule::schedule;

impl<R: Base> Program<R> {
    /// The program of a recording, optimized.
    pub(crate) fn optimized(recording: &Recording<R>, inputs: usize, leaves: usize, outputs: &[u32]) -> Self {
        schedule(optimized(Draft::new(recording, leaves, outputs)), inputs)
    }

    /// The program of a recording as it is: for one that may not be needed for long.
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
