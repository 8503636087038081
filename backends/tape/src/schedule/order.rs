//! Finds the levels, and the nodes that run together.

use crate::op::Format;
use crate::optimize::Draft;
use core::ops::Range;
use fluxions::Real;

/// Returns the windows of a draft, which begin and end at `cuts`: the nodes, and in which order they run. Nodes of one level and
/// operation are in one list. The leaves are in no window.
pub(crate) fn windows<R: Real>(
    draft: &Draft<R>,
    cuts: &[usize],
) -> impl Iterator<Item = (Range<usize>, Vec<Vec<u32>>)> {
    let mut levels = vec![0u32; draft.nodes.len()];
    cuts.windows(2).map(move |ends| {
        let nodes = ends[0]..ends[1];
        (nodes.clone(), window(draft, nodes, &mut levels))
    })
}

/// Returns where windows of `size` nodes of the recorded order begin, and where the last one ends.
pub(super) fn regular<R: Real>(draft: &Draft<R>, size: usize) -> Vec<usize> {
    let len = draft.nodes.len();
    (draft.leaves..len).step_by(size).chain([len]).collect()
}

/// Returns where windows of at most `size` nodes begin, and where the last one ends. Each ends in its second half, where the fewest
/// values pass into the next window.
pub(super) fn narrowest<R: Real>(draft: &Draft<R>, size: usize) -> Vec<usize> {
    let len = draft.nodes.len();
    let mut last_use: Vec<usize> = (0..len).collect();
    for (i, &node) in draft.nodes.iter().enumerate().skip(draft.leaves) {
        draft.operands(node, |operand| last_use[operand as usize] = i);
    }
    // The changes, and then the numbers, of the values that are used at or after a node and come from before it.
    let mut passing = vec![0i32; len + 2];
    for (i, &last) in last_use.iter().enumerate().skip(draft.leaves) {
        passing[i + 1] += 1;
        passing[last + 1] -= 1;
    }
    (1..passing.len()).for_each(|i| passing[i] += passing[i - 1]);
    let (mut cuts, mut start) = (vec![draft.leaves], draft.leaves);
    while start + size < len {
        let ends = (start + size / 2 + 1..=start + size).rev();
        start = ends.min_by_key(|&end| passing[end]).unwrap_or(len);
        cuts.push(start);
    }
    cuts.push(len);
    cuts
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
