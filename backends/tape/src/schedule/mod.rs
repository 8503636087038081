//! Orders the nodes of a program. They run level by level. Nodes of one level and one operation are numbered next to
//! each other, so that their results and most of their operands are contiguous, and each group runs as one loop.
//!
//! Levels are counted within windows of the recorded order, so that the values of a window are still in the cache
//! when they are needed. Groups that are too small for a loop run node by node.

mod order;
mod place;
mod storage;
#[cfg(test)]
mod tests;

pub(crate) use place::Place;
pub(crate) use storage::Storage;

use crate::call::Call;
use crate::op::{Format, Node, Op};
use crate::optimize::Draft;
use crate::program::{Group, Program, Segment, Sums};
use fluxions::Real;
use place::{Lists, runs, starts_apart};
use storage::Sharing;

/// The least number of nodes of one level and operation for which a loop pays.
const SMALLEST: usize = 10;

/// The number of nodes in a window. Their values and adjoints stay in the cache of one core.
const WINDOW: usize = 1 << 15;

/// Makes the program of a draft.
pub(crate) fn schedule<R: Real>(draft: Draft<R>, inputs: usize, storage: Storage) -> Program<R> {
    let mut sharing = Sharing::new(&draft, storage);
    let mut numbers: Vec<u32> = (0..draft.nodes.len() as u32).collect();
    let mut builder = Builder {
        segments: Vec::new(),
        lists: Lists::default(),
        constants: Vec::new(),
        results: vec![Vec::new(); draft.calls.len()],
        begin: 0,
        next: draft.leaves,
    };
    let (mut windows, mut len) = (Vec::new(), draft.leaves);
    let cuts = sharing.as_ref().map_or_else(|| order::regular(&draft, WINDOW), |sharing| sharing.cuts.clone());
    for (nodes, buckets) in order::windows(&draft, &cuts) {
        if let Some(sharing) = &sharing {
            (builder.begin, builder.next) = (builder.segments.len(), sharing.first);
        }
        buckets.into_iter().for_each(|bucket| builder.bucket(&draft, bucket, &mut numbers));
        len = len.max(builder.next);
        if let Some(sharing) = &mut sharing {
            windows.push(sharing.window(nodes, &builder.segments, builder.begin, &mut numbers));
        }
    }
    let Builder { mut segments, lists, mut constants, results, .. } = builder;
    segments.iter_mut().for_each(|segment| {
        if let Segment::Steps { nodes, .. } = segment {
            nodes.shrink_to_fit()
        }
    });
    segments.shrink_to_fit();
    constants.shrink_to_fit();
    let number = |i: u32| numbers[i as usize];
    let calls = draft.calls.into_iter().zip(results).map(|(mut call, results)| {
        call.renumber(number);
        Call { results, ..call }
    });
    Program {
        inputs,
        parameters: draft.leaves - inputs,
        len,
        segments,
        windows,
        constants,
        lists: lists.finish(),
        outputs: draft.outputs.iter().map(|&i| number(i)).collect(),
        guards: draft.guards.into_iter().map(|guard| guard.renumbered(number)).collect(),
        calls: calls.collect(),
    }
}

struct Builder<R> {
    segments: Vec<Segment>,
    lists: Lists,
    constants: Vec<R>,
    /// The results of each call that are nodes.
    results: Vec<Vec<(u32, u32)>>,
    /// The first segment to which steps may be added.
    begin: usize,
    next: usize,
}

impl<R: Real> Builder<R> {
    /// Adds nodes of one level and operation. `bucket` has their numbers in the draft.
    fn bucket(&mut self, draft: &Draft<R>, mut bucket: Vec<u32>, numbers: &mut [u32]) {
        let mut nodes: Vec<(u32, Node)> =
            bucket.drain(..).map(|i| (i, draft.moved(draft.nodes[i as usize], numbers))).collect();
        let key = |node: Node| match node.op.format() {
            Format::Leaf => (0, 0),
            Format::Call => (node.b, 0),
            Format::Unary | Format::Const | Format::Data => (node.a, 0),
            Format::Binary => (node.a, node.b),
            Format::Sum => (numbers[draft.terms(node)[0] as usize], 0),
        };
        nodes.sort_by_key(|&(_, node)| key(node));
        let sums = nodes.first().is_some_and(|(_, node)| node.op == Op::Sum);
        for (place, &(i, _)) in (self.next as u32..).zip(&nodes) {
            numbers[i as usize] = place;
        }
        let nodes: Vec<Node> = nodes.into_iter().map(|(_, node)| node).collect();
        if let Some(&Node { op: Op::Result, a, .. }) = nodes.first() {
            self.call(a, &nodes);
        } else if sums {
            self.sums(draft, &nodes, numbers);
        } else if nodes.len() < SMALLEST {
            self.steps(draft, &nodes);
        } else {
            self.groups(draft, &nodes);
        }
    }

    /// Adds results of a call. The call runs where the first of them stand.
    fn call(&mut self, number: u32, nodes: &[Node]) {
        let results = &mut self.results[number as usize];
        if results.is_empty() {
            self.segments.push(Segment::Call(number));
        }
        results.extend(nodes.iter().map(|node| node.b).zip(self.next as u32..));
        self.next += nodes.len();
    }

    fn steps(&mut self, draft: &Draft<R>, nodes: &[Node]) {
        if !matches!(self.segments[self.begin..].last(), Some(Segment::Steps { .. })) {
            self.segments.push(Segment::Steps { start: self.next, nodes: Vec::new() });
        }
        let renumbered: Vec<Node> = nodes
            .iter()
            .map(|&node| if has_constant(node.op) { Node { b: self.constant(draft, node), ..node } } else { node })
            .collect();
        if let Some(Segment::Steps { nodes, .. }) = self.segments.last_mut() {
            nodes.extend(renumbered);
        }
        self.next += nodes.len();
    }

    fn constant(&mut self, draft: &Draft<R>, node: Node) -> u32 {
        self.constants.push(draft.constants[node.b as usize]);
        self.constants.len() as u32 - 1
    }

    fn groups(&mut self, draft: &Draft<R>, nodes: &[Node]) {
        let op = nodes[0].op;
        let (a, b): (Vec<u32>, Vec<u32>) = nodes.iter().map(|node| (node.a, node.b)).unzip();
        let variables: &[&[u32]] = if op.format() == Format::Binary { &[&a, &b] } else { &[&a] };
        for range in runs(variables) {
            let right = match op.format() {
                Format::Binary => self.lists.place(&b[range.clone()]),
                Format::Data => Place::Same(nodes[0].b),
                _ if has_constant(op) => self.constants(draft, &b[range.clone()]),
                _ => Place::Same(0),
            };
            let left = self.lists.place(&a[range.clone()]);
            let (start, count) = (self.next as u32, range.len() as u32);
            self.segments.push(Segment::Group(Group { op, start, count, a: left, b: right }));
            self.next += range.len();
        }
    }

    /// Adds constants: one if all are equal, else all.
    fn constants(&mut self, draft: &Draft<R>, numbers: &[u32]) -> Place {
        let start = self.constants.len() as u32;
        let constant = |&i: &u32| draft.constants[i as usize];
        let first = constant(&numbers[0]);
        if numbers.iter().all(|i| crate::guard::same(constant(i), first)) {
            self.constants.push(first);
            return Place::Same(start);
        }
        self.constants.extend(numbers.iter().map(constant));
        Place::Run(start)
    }

    fn sums(&mut self, draft: &Draft<R>, nodes: &[Node], numbers: &[u32]) {
        let number = |&term: &u32| numbers[term as usize];
        let initial = |node: &Node| draft.lists[node.a as usize - 1];
        let start = self.next as u32;
        self.next += nodes.len();
        if nodes.len() < SMALLEST {
            for (start, node) in (start..).zip(nodes) {
                let terms: Vec<u32> = draft.terms(*node).iter().map(number).collect();
                let initial = self.constant(draft, Node { b: initial(node), ..*node });
                // A sum that continues another has the result of that one as its first term. The terms after it may
                // be contiguous.
                let (head, terms) = match &terms[..] {
                    all @ [head, terms @ ..] if starts_apart(all) => (Some(*head), terms),
                    terms => (None, terms),
                };
                let (count, terms) = (terms.len() as u32, self.lists.place(terms));
                self.segments.push(Segment::Sums(Sums::One { start, initial, head, count, terms }));
            }
            return;
        }
        let slots = (0..nodes[0].b as usize).map(|slot| {
            let terms: Vec<u32> = nodes.iter().map(|node| number(&draft.terms(*node)[slot])).collect();
            self.lists.place(&terms)
        });
        let slots = slots.collect();
        let initial: Vec<u32> = nodes.iter().map(initial).collect();
        let initial = self.constants(draft, &initial);
        self.segments.push(Segment::Sums(Sums::Many { start, count: nodes.len() as u32, slots, initial }));
    }
}

const fn has_constant(op: Op) -> bool {
    matches!(op.format(), Format::Const) || matches!(op, Op::Constant)
}
