//! Finds the levels, and the nodes that run together.

use crate::op::Format;
use crate::optimize::Draft;
use core::ops::Range;
use fluxions::Real;

/// Returns the windows of a draft, of `size` nodes of the recorded order each: the nodes, and in which order they run. Nodes
/// of one level and operation are in one list. The leaves are in no window.
pub(crate) fn windows<R: Real>(draft: &Draft<R>, size: usize) -> impl Iterator<Item = (Range<usize>, Vec<Vec<u32>>)> {
    let mut levels = vec![0u32; draft.nodes.len()];
    (draft.leaves..draft.nodes.len()).step_by(size).map(move |start| {
        let nodes = start..(start + size).min(draft.nodes.len());
        (nodes.clone(), window(draft, nodes, &mut levels))
    })
}

fn window<R: Real>(draft: &Draft<R>, nodes: Range<usize>, levels: &mut [u32]) -> Vec<Vec<u32>> {
    let start = nodes.start;
    for i in nodes.clone() {
        let mut level = 0;
        draft.operands(draft.nodes[i], |operand| {
            if operand as usize >= start {
                level = level.max(levels[operand as usize] + 1);
            }
        });
        levels[i] = level;
    }
    let key = |i: u32| {
        let node = draft.nodes[i as usize];
        let apart = match node.op.format() {
            Format::Data | Format::Sum => node.b,
            Format::Call => node.a,
            _ => 0,
        };
        (levels[i as usize], node.op, apart)
    };
    let mut numbers: Vec<u32> = nodes.map(|i| i as u32).collect();
    numbers.sort_by_key(|&i| key(i));
    numbers.chunk_by(|&i, &j| key(i) == key(j)).map(<[u32]>::to_vec).collect()
}
