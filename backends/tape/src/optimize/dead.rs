//! Removes the nodes that no result and no guard needs. A rule that can fail is needed, because f fails with it.

use super::draft::{Draft, moved};
use fluxions::Real;

pub(crate) fn dead<R: Real>(draft: Draft<R>) -> Draft<R> {
    let mut needed = vec![false; draft.nodes.len()];
    needed[..draft.leaves].fill(true);
    for &i in &draft.outputs {
        needed[i as usize] = true;
    }
    for i in draft.guards.iter().flat_map(|guard| guard.variables()) {
        needed[i as usize] = true;
    }
    for (i, &node) in draft.nodes.iter().enumerate().rev() {
        if needed[i] || draft.can_fail(node) {
            needed[i] = true;
            draft.operands(node, |operand| needed[operand as usize] = true);
        }
    }
    let mut numbers = vec![0; draft.nodes.len()];
    let mut nodes = Vec::with_capacity(draft.nodes.len());
    for (i, &node) in draft.nodes.iter().enumerate().filter(|&(i, _)| needed[i]) {
        numbers[i] = nodes.len() as u32;
        nodes.push(moved(node, &numbers));
    }
    draft.renumbered(nodes, &numbers)
}
