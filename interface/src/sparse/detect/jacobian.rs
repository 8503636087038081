//! The pattern of the Jacobian of a trace.

use super::bits;
use super::search::{Search, Uses};
use super::trace::Trace;
use crate::sparse::pattern::{bucket, limit};
use crate::sparse::{Pattern, SparseError};

/// Returns the pattern: row after row by sets and searches, or by bits if these cost more.
pub(super) fn pattern(trace: &Trace) -> Result<Pattern, SparseError> {
    limit("rows", trace.outputs.len())?;
    match by_rows(trace)? {
        Some(pattern) => Ok(pattern),
        None => bits::jacobian(trace),
    }
}

/// Returns the pattern, or `None` if the searches take more steps than bits would.
pub(super) fn by_rows(trace: &Trace) -> Result<Option<Pattern>, SparseError> {
    let (m, n) = (trace.outputs.len(), trace.inputs);
    let uses = uses(trace);
    let mut search = Search::new(trace, |node| uses[node]);
    let most = bits::steps(trace) / 2 + 1_000_000;
    let (mut ends, mut inputs) = (Vec::with_capacity(m), Vec::new());
    for &y in &trace.outputs {
        if let Some(y) = y {
            search.collect(y as usize, &mut inputs);
        }
        if search.steps > most {
            return Ok(None);
        }
        limit("entries", inputs.len())?;
        ends.push(inputs.len());
    }
    let rows = || (0..m).map(|i| if i == 0 { 0..ends[0] } else { ends[i - 1]..ends[i] });
    let entries = || rows().enumerate().flat_map(|(i, row)| inputs[row].iter().map(move |&j| (j, i as u32)));
    let (starts, row_indices) = bucket(n, inputs.len(), entries);
    Ok(Some(Pattern::from_parts(m, starts, row_indices)))
}

/// Returns how often each node is used: by nodes that an output depends on, or as an output.
fn uses(trace: &Trace) -> Vec<Uses> {
    let n = trace.inputs;
    let mut uses = vec![Uses::None; n + trace.nodes.len()];
    let more = |uses: &mut Uses| *uses = if *uses == Uses::None { Uses::One } else { Uses::Many };
    trace.outputs.iter().flatten().for_each(|&y| more(&mut uses[y as usize]));
    for (k, node) in trace.nodes.iter().enumerate().rev() {
        if uses[n + k] != Uses::None {
            let (a, b) = node.operands();
            more(&mut uses[a]);
            if a != b {
                more(&mut uses[b]);
            }
        }
    }
    uses
}
