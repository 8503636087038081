//! The inputs that nodes depend on: [`Search`].

use super::trace::Trace;
use core::ops::Range;

/// How often the set of a node is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Uses {
    /// Never.
    None,
    /// By one other node or for one output. Nothing is gained by keeping its set.
    One,
    /// By several.
    Many,
}

/// A set of this size is always kept.
const SMALL: usize = 24;

/// In the place of a set: the node has one use, and is passed through.
const PASSED: u32 = u32::MAX;
/// In the place of a set: the set is large, or that of an operand is.
const LARGE: u32 = u32::MAX - 1;

/// Finds the inputs that nodes depend on.
///
/// The set of a node with several uses is found once, by a search down to the sets that are kept,
/// and is kept too. Nodes with one use belong to one such search only. So all sets together cost a
/// step for each node, and one for each of their items. Large sets are not kept once they took too
/// much time and memory: they are searched again each time.
pub(super) struct Search<'a> {
    trace: &'a Trace,
    /// The set of each node. The sets below n are inputs, each for itself; the others are kept.
    of: Vec<u32>,
    /// Where each kept set begins, and where the last one ends.
    starts: Vec<u32>,
    inputs: Vec<u32>,
    /// The number of items that may still be looked at for sets that are not small.
    room: usize,
    /// The last search that met each input.
    met: Vec<u32>,
    /// The last search that met each node. It is empty until a search meets a large set.
    met_nodes: Vec<u32>,
    searches: u32,
    stack: Vec<u32>,
    /// The number of steps of all searches, but for those that found what is kept.
    pub(super) steps: usize,
}

impl<'a> Search<'a> {
    /// Finds the sets that are kept. An operation with uses has operands with uses.
    pub(super) fn new(trace: &'a Trace, uses: impl Fn(usize) -> Uses) -> Self {
        let (n, nodes) = (trace.inputs, &trace.nodes);
        let mut search = Self {
            trace,
            of: Vec::with_capacity(n + nodes.len()),
            starts: vec![0],
            inputs: Vec::new(),
            room: nodes.len() + 1_000_000,
            met: vec![0; n],
            met_nodes: Vec::new(),
            searches: 0,
            stack: Vec::new(),
            steps: 0,
        };
        search.of.extend(0..n as u32);
        let mut items = Vec::new();
        for node in n..n + nodes.len() {
            let set = if uses(node) == Uses::Many { search.keep(node, &mut items) } else { PASSED };
            search.of.push(set);
        }
        search
    }

    /// Returns the name of a node's set: two nodes with one name depend on the same inputs.
    pub(super) fn name(&self, node: usize) -> u64 {
        match self.of[node] {
            PASSED | LARGE => (1 << 32) | node as u64,
            set => u64::from(set),
        }
    }

    /// Appends the inputs that `node` depends on, each once, in no order.
    #[inline]
    pub(super) fn collect(&mut self, node: usize, to: &mut Vec<u32>) {
        match self.of[node] {
            PASSED | LARGE => self.search(node, to),
            set if self.is_input(set) => to.push(set),
            set => to.extend_from_slice(&self.inputs[self.places(set)]),
        }
    }

    #[inline]
    fn is_input(&self, set: u32) -> bool {
        (set as usize) < self.trace.inputs
    }

    /// Returns where a kept set is found.
    #[inline]
    fn places(&self, set: u32) -> Range<usize> {
        let k = set as usize - self.trace.inputs;
        self.starts[k] as usize..self.starts[k + 1] as usize
    }

    #[inline]
    fn size(&self, set: u32) -> usize {
        if self.is_input(set) { 1 } else { self.places(set).len() }
    }

    /// Puts the operands of a node on the stack.
    fn push_operands(&mut self, node: usize) {
        let (a, b) = self.trace.nodes[node - self.trace.inputs].operands();
        self.stack.push(a as u32);
        if a != b {
            self.stack.push(b as u32);
        }
    }

    /// Appends the items of a set that this search has not met.
    #[inline]
    fn append(&mut self, set: u32, to: &mut Vec<u32>) {
        let places = if self.is_input(set) { None } else { Some(self.places(set)) };
        let mut append = |j: u32| {
            if core::mem::replace(&mut self.met[j as usize], self.searches) != self.searches {
                to.push(j);
            }
        };
        match places {
            None => append(set),
            Some(places) => self.inputs[places].iter().copied().for_each(append),
        }
    }

    /// Appends the inputs of a node by a search down to sets that are kept.
    fn search(&mut self, node: usize, to: &mut Vec<u32>) {
        self.searches += 1;
        self.push_operands(node);
        while let Some(node) = self.stack.pop() {
            let node = node as usize;
            self.steps += 1;
            match self.of[node] {
                PASSED => self.push_operands(node),
                LARGE => {
                    self.met_nodes.resize(self.of.len(), 0);
                    if core::mem::replace(&mut self.met_nodes[node], self.searches) != self.searches {
                        self.push_operands(node);
                    }
                }
                set => {
                    self.steps += self.size(set);
                    self.append(set, to);
                }
            }
        }
    }

    /// Returns the set of the next node: a new one, or that of an operand which contains the others.
    fn keep(&mut self, node: usize, items: &mut Vec<u32>) -> u32 {
        self.searches += 1;
        self.push_operands(node);
        items.clear();
        let mut largest = (0, LARGE);
        while let Some(node) = self.stack.pop() {
            match self.of[node as usize] {
                PASSED => self.push_operands(node as usize),
                LARGE => {
                    self.stack.clear();
                    return LARGE;
                }
                set => {
                    let size = self.size(set);
                    if items.len() + size > SMALL {
                        let Some(room) = self.room.checked_sub(size) else {
                            self.stack.clear();
                            return LARGE;
                        };
                        self.room = room;
                    }
                    self.append(set, items);
                    largest = largest.max((size, set));
                }
            }
        }
        if items.len() == largest.0 { largest.1 } else { self.add(items) }
    }

    fn add(&mut self, items: &[u32]) -> u32 {
        // The starts are 32-bit numbers.
        let Ok(end) = u32::try_from(self.inputs.len() + items.len()) else { return LARGE };
        self.inputs.extend_from_slice(items);
        self.starts.push(end);
        (self.trace.inputs + self.starts.len() - 2) as u32
    }
}
