//! The trees that two colours cover in an acyclic colouring.

use super::colours::NONE;
use crate::sparse::Pattern;

/// The trees of a colouring that grows vertex by vertex.
///
/// The edges from a vertex w to its neighbours of one colour c have w in common, so they are in one
/// tree, that of (w, c). A tree is therefore a class of such pairs: an edge between v and w puts
/// (v, colour of w) and (w, colour of v) into one. The pairs of a vertex are slots, at the places
/// of its column. There are as many as it has colours nearby, which are few even where it has many
/// neighbours.
///
/// The classes are kept as disjoint sets: each slot has a parent, and the slot at the end of the
/// parents stands for the tree.
///
/// Source: the condition is that of Gebremedhin, Tarafdar, Manne and Pothen (2007), algorithm 3.1,
/// whose trees are classes of edges; disjoint sets by Tarjan (1975), Efficiency of a good but not
/// linear set union algorithm.
pub(super) struct Forest<'a> {
    pattern: &'a Pattern,
    /// By slot: the colour c of the pair.
    colours: Vec<u32>,
    /// By slot: another slot of the same tree, or the slot itself, which then stands for its tree.
    parents: Vec<u32>,
    /// By vertex: how many of its slots are in use.
    used: Vec<u32>,
    /// By slot that stands for a tree: the last vertex that met it.
    met: Vec<u32>,
    /// By colour: the last vertex that has a neighbour of this colour, and whether it has another
    /// one.
    near: Vec<(u32, bool)>,
    /// By colour: the last vertex that cannot have it.
    forbidden: Vec<u32>,
}

impl<'a> Forest<'a> {
    /// Returns the forest of a graph in which no vertex has a colour.
    pub(super) fn new(pattern: &'a Pattern) -> Self {
        let (n, slots) = (pattern.columns(), pattern.nnz());
        Self {
            pattern,
            colours: vec![NONE; slots],
            parents: (0..slots as u32).collect(),
            used: vec![0; n],
            met: vec![NONE; slots],
            near: Vec::new(),
            forbidden: Vec::new(),
        }
    }

    /// Returns the neighbours of a vertex, with and without a colour.
    fn neighbours(&self, v: u32) -> impl Iterator<Item = u32> + use<'a> {
        self.pattern.column(v as usize).iter().copied().filter(move |&w| w != v)
    }

    /// Returns the first colour that makes no cycle with `v`.
    ///
    /// The colours of the neighbours are forbidden. Beyond them, two neighbours of one colour in
    /// one tree make a cycle with a vertex that has the other colour of the tree, so that one is
    /// forbidden too. Only neighbours whose colour another neighbour has are looked at.
    ///
    /// Cost: a step for each neighbour, and one for each slot of those neighbours.
    pub(super) fn first_free(&mut self, v: u32, colours: &[u32]) -> usize {
        for w in self.neighbours(v) {
            let colour = colours[w as usize] as usize;
            if let Some(near) = self.near.get_mut(colour) {
                *near = (v, near.0 == v);
                self.forbidden[colour] = v;
            }
        }
        for w in self.neighbours(v) {
            if self.near.get(colours[w as usize] as usize) != Some(&(v, true)) {
                continue;
            }
            for slot in self.slots(w) {
                let tree = self.root(slot);
                if core::mem::replace(&mut self.met[tree], v) == v {
                    self.forbidden[self.colours[slot] as usize] = v;
                }
            }
        }
        self.forbidden.iter().position(|&by| by != v).unwrap_or(self.forbidden.len())
    }

    /// Gives `v` its colour: joins the trees of the edges to neighbours that have theirs.
    ///
    /// `colours` contains the colour of `v` already. Neighbours with a colour for themselves alone
    /// are in no tree.
    pub(super) fn give(&mut self, v: u32, colour: usize, colours: &[u32]) {
        if colour == self.near.len() {
            self.near.push((NONE, false));
            self.forbidden.push(NONE);
        }
        for w in self.neighbours(v) {
            let other = colours[w as usize];
            if self.near.get(other as usize).is_some() {
                let ends = [(v, other), (w, colour as u32)].map(|(at, colour)| self.slot(at, colour));
                let [a, b] = ends.map(|slot| self.root(slot));
                self.parents[a.max(b)] = a.min(b) as u32;
            }
        }
    }

    /// Returns the slots of a vertex that are in use.
    fn slots(&self, w: u32) -> core::ops::Range<usize> {
        let start = self.pattern.places(w as usize).start;
        start..start + self.used[w as usize] as usize
    }

    /// Returns the slot of the pair (w, colour), which is taken into use if it is new.
    fn slot(&mut self, w: u32, colour: u32) -> usize {
        let slots = self.slots(w);
        let known = slots.clone().find(|&slot| self.colours[slot] == colour);
        known.unwrap_or_else(|| {
            self.used[w as usize] += 1;
            self.colours[slots.end] = colour;
            slots.end
        })
    }

    /// Returns the slot that stands for the tree of a slot.
    ///
    /// On the way each slot gets the parent of its parent (path halving), so later walks are
    /// shorter.
    fn root(&mut self, mut slot: usize) -> usize {
        while self.parents[slot] as usize != slot {
            self.parents[slot] = self.parents[self.parents[slot] as usize];
            slot = self.parents[slot] as usize;
        }
        slot
    }
}
