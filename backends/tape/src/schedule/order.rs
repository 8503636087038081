//! Finds the levels, and the nodes that run together.

use crate::op::Format;
use crate::optimize::Draft;
use fluxions::Real;

/// The number of nodes in a window of the recorded order. Their values and adjoints stay in the cache of one core.
const WINDOW: usize = 1 << 15;

/// Returns the nodes of a draft without the leaves, in the order in which they run. Nodes of one level and operation
/// are in one list.
pub(crate) fn order<R: Real>(draft: &Draft<R>) -> Vec<Vec<u32>> {
    let mut order = Vec::new();
    let mut levels = vec![0u32; draft.nodes.len()];
    for start in (draft.leaves..draft.nodes.len()).step_by(WINDOW) {
        let end = (start + WINDOW).min(draft.nodes.len());
        window(draft, start, end, &mut levels, &mut order);
    }
    order
}

fn window<R: Real>(draft: &Draft<R>, start: usize, end: usize, levels: &mut [u32], order: &mut Vec<Vec<u32>>) {
    for i in start..end {
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
    let mut numbers: Vec<u32> = (start as u32..end as u32).collect();
    numbers.sort_by_key(|&i| key(i));
    order.extend(numbers.chunk_by(|&i, &j| key(i) == key(j)).map(<[u32]>::to_vec));
}
