//! Where the nodes of a program are kept: [`Storage`].

use super::order;
use crate::op::Op;
use crate::optimize::Draft;
use crate::program::{Segment, Window};
use core::ops::Range;
use fluxions::Real;

/// Where the values and adjoints of a program's nodes are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    /// Each node has a place of its own.
    Own,
    /// The windows of a program with more than `least` nodes share places. A run backwards computes the values of a window again,
    /// which costs less than the traffic of a memory that no cache holds. Programs with rules or with stopped gradients, and those
    /// half of whose nodes are used outside of their window, have places of their own all the same.
    Shared {
        /// The largest number of nodes in a window.
        window: usize,
        least: usize,
    },
}

/// The largest number of terms of a sum. A longer chain continues in another sum, so that each sum is near its terms.
const LONGEST: u32 = 1024;
/// The part of a window that the terms of a sum may be many, so that most of them are in the window of their sum.
const IN_WINDOW: usize = 16;

impl Storage {
    /// Returns the largest number of terms of a sum in a program of so many nodes.
    pub(crate) fn longest_sum(self, nodes: usize) -> u32 {
        match self {
            Self::Shared { window, least } if nodes > least.max(window) => (window / IN_WINDOW) as u32,
            Self::Own | Self::Shared { .. } => LONGEST,
        }
    }
}

/// How the windows of a program share places.
pub(super) struct Sharing {
    /// Where the windows begin, and where the last one ends.
    pub(super) cuts: Vec<usize>,
    /// The first place that is shared.
    pub(super) first: usize,
    /// The next place of a node's own.
    next: u32,
    used: Vec<bool>,
    again: Vec<bool>,
}

impl Sharing {
    /// Returns how the windows of this program share places; `None` if they do not.
    pub(super) fn new<R: Real>(draft: &Draft<R>, storage: Storage) -> Option<Self> {
        let Storage::Shared { window: size, least } = storage else { return None };
        let nodes = draft.nodes.len() - draft.leaves;
        // Neither a rule nor a stopped gradient may run twice: the one is expensive, the other may be counted.
        let once = !draft.calls.is_empty() || draft.nodes.iter().any(|node| node.op == Op::Stop);
        if nodes <= least.max(size) || once {
            return None;
        }
        let cuts = order::narrowest(draft, size);
        let used = used_outside(draft, &cuts);
        let count = used.iter().filter(|&&used| used).count();
        let first = draft.leaves + count;
        let again = needed_again(draft, &cuts);
        (2 * count <= nodes).then_some(Self { cuts, first, next: draft.leaves as u32, used, again })
    }

    /// Makes the window of the nodes `nodes` of the draft, which has the segments from `begin` on. Those of its nodes that
    /// are used outside have their own places in `numbers` from here on.
    pub(super) fn window(
        &mut self,
        nodes: Range<usize>,
        segments: &[Segment],
        begin: usize,
        numbers: &mut [u32],
    ) -> Window {
        let mut needed = vec![false; nodes.len()];
        nodes.clone().for_each(|i| needed[numbers[i] as usize - self.first] = self.again[i]);
        let is_needed = |number: &usize| {
            let places = segments[*number].places();
            needed[places.start - self.first..places.end - self.first].contains(&true)
        };
        let numbered: Vec<usize> = (begin..segments.len()).filter(is_needed).collect();
        let again = numbered.chunk_by(|a, b| a + 1 == *b).map(|run| run[0]..run[run.len() - 1] + 1).collect();
        let mut outside: Vec<usize> = nodes.filter(|&i| self.used[i]).collect();
        outside.sort_by_key(|&i| numbers[i]);
        let mut used = Vec::with_capacity(outside.len());
        for i in outside {
            used.push((numbers[i], self.next));
            numbers[i] = self.next;
            self.next += 1;
        }
        Window { first: self.first, segments: begin..segments.len(), again, used }
    }
}

/// Returns the nodes that are no leaves, each with the first node of its window.
fn nodes(cuts: &[usize]) -> impl DoubleEndedIterator<Item = (usize, usize)> {
    cuts.windows(2).flat_map(|ends| (ends[0]..ends[1]).map(|i| (i, ends[0])))
}

/// Returns which nodes are used outside of their window: by a node of a later one, as a result, or by a guard.
fn used_outside<R: Real>(draft: &Draft<R>, cuts: &[usize]) -> Vec<bool> {
    let mut used = vec![false; draft.nodes.len()];
    for (i, start) in nodes(cuts) {
        draft.operands(draft.nodes[i], |operand| used[operand as usize] |= (operand as usize) < start);
    }
    draft.outputs.iter().for_each(|&i| used[i as usize] = true);
    draft.guards.iter().flat_map(|guard| guard.variables()).for_each(|i| used[i as usize] = true);
    used[..draft.leaves].fill(false);
    used
}

/// Returns which nodes have values that the adjoints of their window need.
fn needed_again<R: Real>(draft: &Draft<R>, cuts: &[usize]) -> Vec<bool> {
    let mut needed = vec![false; draft.nodes.len()];
    for (i, start) in nodes(cuts).rev() {
        let node = draft.nodes[i];
        needed[i] |= node.op.looks_at_result();
        if needed[i] || node.op.looks_at_operands() {
            draft.operands(node, |operand| needed[operand as usize] |= operand as usize >= start);
        }
    }
    needed
}
