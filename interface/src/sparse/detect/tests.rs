//! Sets, searches and bits find the same as the definition does.

use super::node::{Kind, Node};
use super::{Trace, bits, hessian, jacobian};
use crate::sparse::Pattern;
use crate::sparse::random::SplitMix64;

const KINDS: [Kind; 6] = [Kind::LINEAR, Kind::LINEAR, Kind::CURVED, Kind::PRODUCT, Kind::QUOTIENT, Kind::FULL];

/// A random graph. `reach` is how far back an operand may lie.
fn random(seed: u64, inputs: usize, operations: usize, outputs: usize, reach: usize) -> Trace {
    let mut random = SplitMix64(seed);
    let nodes = (0..operations).map(|k| {
        let before = inputs + k;
        let mut operand = || match random.below(4) {
            0 => random.below(inputs) as u32,
            _ => (before - 1 - random.below(reach.min(before))) as u32,
        };
        let (a, b) = (operand(), operand());
        let kind = KINDS[random.below(KINDS.len())];
        if kind == Kind::CURVED { Node::new(kind, a, a) } else { Node::new(kind, a, b) }
    });
    let nodes = nodes.collect();
    let mut output = |_| (random.below(8) > 0).then(|| (inputs + operations - 1 - random.below(operations)) as u32);
    Trace {
        inputs,
        nodes,
        outputs: (0..outputs).map(&mut output).collect(),
        everywhere: true,
        by_choices: true,
        cuts: vec![],
    }
}

/// Which inputs each node depends on.
fn depends(trace: &Trace) -> Vec<Vec<bool>> {
    let n = trace.inputs;
    let mut all: Vec<Vec<bool>> = (0..n).map(|i| (0..n).map(|j| i == j).collect()).collect();
    for node in &trace.nodes {
        let (a, b) = node.operands();
        all.push(all[a].iter().zip(&all[b]).map(|(a, b)| a | b).collect());
    }
    all
}

fn jacobian_by_definition(trace: &Trace) -> Pattern {
    let all = depends(trace);
    Pattern::from_fn(trace.outputs.len(), trace.inputs, |i, j| trace.outputs[i].is_some_and(|y| all[y as usize][j]))
        .expect("a small pattern")
}

fn hessian_by_definition(trace: &Trace) -> Pattern {
    let (n, all) = (trace.inputs, &depends(trace));
    let mut needed = vec![false; n + trace.nodes.len()];
    trace.outputs.iter().flatten().for_each(|&y| needed[y as usize] = true);
    let mut entries = Vec::new();
    for (k, node) in trace.nodes.iter().enumerate().rev() {
        if !needed[n + k] {
            continue;
        }
        let ((a, b), kind) = (node.operands(), node.kind());
        (needed[a], needed[b]) = (true, true);
        let pairs = [(kind.first(), a, a), (kind.mixed(), a, b), (kind.mixed(), b, a), (kind.second(), b, b)];
        for (_, p, q) in pairs.into_iter().filter(|(meets, ..)| *meets) {
            let inputs = |node: usize| (0..n).filter(|&j| all[node][j]).collect::<Vec<_>>();
            let y = inputs(q);
            entries.extend(inputs(p).iter().flat_map(|&i| y.iter().map(move |&j| (i, j))));
        }
    }
    Pattern::new(n, n, entries).expect("a small pattern")
}

fn all_ways_agree(trace: &Trace) {
    let expected = jacobian_by_definition(trace);
    assert_eq!(jacobian::by_rows(trace), Ok(Some(expected.clone())));
    assert_eq!(bits::jacobian_by::<4>(trace), Ok(expected.clone()));
    assert_eq!(bits::jacobian_by::<1>(trace), Ok(expected));
    let expected = hessian_by_definition(trace);
    assert_eq!(trace.hessian(), Ok(expected.clone()));
    let roles = hessian::Roles::new(trace);
    assert_eq!(bits::hessian_by::<4>(trace, |node| roles.needed(node)), Ok(expected.clone()));
    assert_eq!(bits::hessian_by::<1>(trace, |node| roles.needed(node)), Ok(expected));
}

#[test]
fn small_graphs() {
    for seed in 0..400 {
        let size = seed as usize;
        all_ways_agree(&random(seed, 1 + size % 7, 1 + size % 31, size % 6, 1 + size % 9));
    }
}

#[test]
fn graphs_with_large_sets() {
    for seed in 0..6 {
        all_ways_agree(&random(seed, 70 + 40 * seed as usize, 800, 30, 300));
    }
}

/// Chains that share a costly part, with sets that are too large to be kept all.
#[test]
fn what_costs_too_much_goes_by_bits() {
    let trace = random(1, 300, 60_000, 4000, 2000);
    assert_eq!(jacobian::by_rows(&trace), Ok(None));
    assert_eq!(trace.jacobian(), bits::jacobian_by::<1>(&trace));
}
