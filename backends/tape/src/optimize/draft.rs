//! A program in the making: [`Draft`].

use crate::call::Call;
use crate::guard::Guard;
use crate::op::{Format, Node, Op};
use crate::recording::Recording;
use fluxions::Real;

/// A program in the making: nodes in some order of their dependencies, leaves first.
#[derive(Clone, Debug)]
pub(crate) struct Draft<R> {
    pub(crate) leaves: usize,
    pub(crate) nodes: Vec<Node>,
    pub(crate) constants: Vec<R>,
    /// For each sum the number of its first constant, then its terms.
    pub(crate) lists: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    pub(crate) guards: Vec<Guard<R>>,
    /// The calls of rules. Their results are nodes that name them.
    pub(crate) calls: Vec<Call<R>>,
}

impl<R: Real> Draft<R> {
    pub(crate) fn new(recording: &Recording<R>, leaves: usize, outputs: &[u32]) -> Self {
        Self {
            leaves,
            nodes: recording.entries.iter().map(|entry| entry.node).collect(),
            constants: recording.constants.clone(),
            lists: Vec::new(),
            outputs: outputs.to_vec(),
            guards: recording.guards.clone(),
            calls: recording.calls.iter().map(|recorded| recorded.call.clone()).collect(),
        }
    }

    /// Returns the draft with other nodes. `numbers` has the new number of each old node.
    pub(super) fn renumbered(mut self, nodes: Vec<Node>, numbers: &[u32]) -> Self {
        let number = |i: u32| numbers[i as usize];
        self.nodes = nodes;
        self.outputs.iter_mut().for_each(|i| *i = number(*i));
        self.guards = self.guards.into_iter().map(|guard| guard.renumbered(number)).collect();
        self.calls.iter_mut().for_each(|call| call.renumber(number));
        self
    }

    /// The terms of a sum.
    pub(crate) fn terms(&self, node: Node) -> &[u32] {
        &self.lists[node.a as usize..][..node.b as usize]
    }

    /// Whether a node is a result of a rule that can fail.
    pub(super) fn can_fail(&self, node: Node) -> bool {
        node.op == Op::Result && self.calls[node.a as usize].rule.can_fail()
    }

    /// Visits the operands of a node.
    #[inline]
    pub(crate) fn operands(&self, node: Node, mut visit: impl FnMut(u32)) {
        match node.op.format() {
            Format::Leaf => {}
            Format::Unary | Format::Const | Format::Data => visit(node.a),
            Format::Binary => {
                visit(node.a);
                visit(node.b);
            }
            Format::Sum => self.terms(node).iter().for_each(|&term| visit(term)),
            Format::Call => self.calls[node.a as usize].inputs.iter().for_each(|&input| visit(input)),
        }
    }

    /// Renumbers the operands of a node. The terms of a sum stay as they are.
    pub(crate) fn moved(&self, node: Node, numbers: &[u32]) -> Node {
        moved(node, numbers)
    }
}

/// Renumbers the operands of a node. The pass that makes sums is the last one, so there are none yet.
pub(super) fn moved(node: Node, numbers: &[u32]) -> Node {
    let number = |i: u32| numbers[i as usize];
    match node.op.format() {
        Format::Leaf | Format::Sum | Format::Call => node,
        Format::Unary | Format::Const | Format::Data => Node { a: number(node.a), ..node },
        Format::Binary => Node { a: number(node.a), b: number(node.b), ..node },
    }
}
