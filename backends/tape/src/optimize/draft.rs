//! A program in the making: [`Draft`].

use crate::guard::Guard;
use crate::op::{Kind, Node};
use crate::recording::Recording;
use fluxions::Real;

/// A program in the making: nodes in some order of their dependencies, leaves first.
#[derive(Clone, Debug)]
pub(crate) struct Draft<R> {
    pub(crate) leaves: usize,
    pub(crate) nodes: Vec<Node>,
    pub(crate) constants: Vec<R>,
    /// For each sum: the number of its first constant, then its terms.
    pub(crate) lists: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    pub(crate) guards: Vec<Guard<R>>,
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
        }
    }

    /// A draft with other nodes, given as `nodes`, and the number that each old node has among them.
    pub(super) fn renumbered(mut self, nodes: Vec<Node>, numbers: &[u32]) -> Self {
        let number = |i: u32| numbers[i as usize];
        self.nodes = nodes;
        self.outputs.iter_mut().for_each(|i| *i = number(*i));
        self.guards = self.guards.into_iter().map(|guard| guard.renumbered(number)).collect();
        self
    }

    /// The terms of a sum.
    pub(crate) fn terms(&self, node: Node) -> &[u32] {
        &self.lists[node.a as usize..][..node.b as usize]
    }

    /// Visits the nodes that this one needs.
    #[inline]
    pub(crate) fn operands(&self, node: Node, mut visit: impl FnMut(u32)) {
        match node.op.kind() {
            Kind::Leaf => {}
            Kind::Unary | Kind::Const | Kind::Data => visit(node.a),
            Kind::Binary => {
                visit(node.a);
                visit(node.b);
            }
            Kind::Sum => self.terms(node).iter().for_each(|&term| visit(term)),
        }
    }

    /// A node's operands by their new numbers; the terms of a sum stay as they are.
    pub(crate) fn moved(&self, node: Node, numbers: &[u32]) -> Node {
        moved(node, numbers)
    }
}

/// A node's operands by their new numbers; sums are made last and never come here.
pub(super) fn moved(node: Node, numbers: &[u32]) -> Node {
    let number = |i: u32| numbers[i as usize];
    match node.op.kind() {
        Kind::Leaf | Kind::Sum => node,
        Kind::Unary | Kind::Const | Kind::Data => Node { a: number(node.a), ..node },
        Kind::Binary => Node { a: number(node.a), b: number(node.b), ..node },
    }
}
