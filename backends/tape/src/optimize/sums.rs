//! Replaces a chain of additions by one sum of many terms in the same order. In a chain only the next addition uses
//! each result. Thus a reduction over n terms is not a chain of n dependent levels.

use super::draft::Draft;
use crate::op::{Node, Op};
use fluxions::Real;

/// The least number of additions in a chain that becomes a sum.
const SHORTEST: u32 = 4;

const NONE: u32 = u32::MAX;

/// Makes sums of at most `longest` terms.
pub(crate) fn sums<R: Real>(mut draft: Draft<R>, longest: u32) -> Draft<R> {
    let uses = uses(&draft);
    // The addition that each addition continues, and the number of additions so far.
    let mut continues = vec![NONE; draft.nodes.len()];
    let mut length = vec![0u32; draft.nodes.len()];
    for (i, node) in draft.nodes.iter().enumerate().skip(draft.leaves) {
        length[i] = match node.op {
            Op::AddConst => 1,
            Op::Add => {
                let open = |x: u32| {
                    let l = length[x as usize];
                    if uses[x as usize] == 1 && l < longest { l } else { 0 }
                };
                let (a, b) = (open(node.a), open(node.b));
                if a.max(b) > 0 {
                    continues[i] = if a >= b { node.a } else { node.b };
                }
                1 + a.max(b)
            }
            _ => 0,
        };
    }
    let mut absorbed = vec![false; draft.nodes.len()];
    let mut terms = Vec::new();
    for i in (draft.leaves..draft.nodes.len()).rev() {
        if draft.nodes[i].op != Op::Add || absorbed[i] || length[i] < SHORTEST {
            continue;
        }
        let first = collect(&draft.nodes, &continues, i as u32, &mut terms, &mut absorbed);
        let initial = first.unwrap_or_else(|| {
            // −0 + x = x for every x.
            draft.constants.push(-R::zero());
            draft.constants.len() as u32 - 1
        });
        draft.lists.push(initial);
        let a = draft.lists.len() as u32;
        draft.lists.extend(terms.drain(..).rev());
        draft.nodes[i] = Node { op: Op::Sum, a, b: draft.lists.len() as u32 - a };
    }
    without(draft, &absorbed)
}

/// Collects the terms of the chain that ends with node i, the last term first. Returns the number of its first
/// constant.
fn collect(nodes: &[Node], continues: &[u32], mut i: u32, terms: &mut Vec<u32>, absorbed: &mut [bool]) -> Option<u32> {
    loop {
        let node = nodes[i as usize];
        let next = continues[i as usize];
        if node.op == Op::AddConst {
            terms.push(node.a);
            return Some(node.b);
        }
        if next == NONE {
            terms.extend([node.b, node.a]);
            return None;
        }
        terms.push(if next == node.a { node.b } else { node.a });
        absorbed[next as usize] = true;
        i = next;
    }
}

fn uses<R: Real>(draft: &Draft<R>) -> Vec<u32> {
    let mut uses = vec![0u32; draft.nodes.len()];
    for &node in &draft.nodes {
        draft.operands(node, |operand| uses[operand as usize] += 1);
    }
    // Results and operands of guards are used from outside.
    for &i in &draft.outputs {
        uses[i as usize] += 2;
    }
    for i in draft.guards.iter().flat_map(|guard| guard.variables()) {
        uses[i as usize] += 2;
    }
    uses
}

/// Returns the draft without the absorbed nodes, which no other node needs.
fn without<R: Real>(mut draft: Draft<R>, absorbed: &[bool]) -> Draft<R> {
    let mut numbers = vec![0u32; draft.nodes.len()];
    let mut nodes = Vec::with_capacity(draft.nodes.len());
    let mut lists = core::mem::take(&mut draft.lists);
    for (i, &node) in draft.nodes.iter().enumerate().filter(|&(i, _)| !absorbed[i]) {
        numbers[i] = nodes.len() as u32;
        if node.op == Op::Sum {
            lists[node.a as usize..][..node.b as usize].iter_mut().for_each(|term| *term = numbers[*term as usize]);
        }
        nodes.push(super::draft::moved(node, &numbers));
    }
    draft.lists = lists;
    draft.renumbered(nodes, &numbers)
}
