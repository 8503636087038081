//! Greedy star colouring: the stars that two colours cover.

use super::colours::{NONE, Own};
use super::distance2::first_free;
use super::masks::Masks;
use crate::sparse::Pattern;

/// Gives each vertex, in this order, the first colour that closes no path over four vertices with
/// two colours.
///
/// A vertex may be the end of such a path or in the middle of it. For both cases the forbidden
/// colours are unions of sets that the vertices nearby keep, so a vertex costs some steps for each
/// neighbour and each 64 colours.
///
/// Source: Gebremedhin, Tarafdar, Manne and Pothen (2007), New acyclic and star coloring algorithms
/// with application to computing Hessians, algorithm 4.1. Three sets of colours for each vertex
/// replace its stars and its walks over neighbours of neighbours.
pub(super) fn greedy(pattern: &Pattern, order: &[u32]) -> Vec<u32> {
    let n = pattern.columns();
    let mut stars = Stars { colours: vec![NONE; n], near: Masks::new(n), twice: Masks::new(n), hubs: Masks::new(n) };
    let mut seen: Vec<Seen> = Vec::new();
    let mut taken = Vec::new();
    let mut own = Own::new(n);
    for &v in order {
        let neighbours = || pattern.column(v as usize).iter().copied().filter(|&w| w != v);
        stars.forbidden(v, neighbours(), &mut seen, &mut taken);
        let colour = first_free(&taken).unwrap_or(64 * taken.len());
        if let Some(colour) = own.instead_of(colour) {
            stars.colours[v as usize] = colour;
            continue;
        }
        seen.resize(seen.len().max(colour + 1), Seen { by: NONE, first: NONE, again: false });
        stars.give(pattern, v, colour, &seen);
    }
    stars.colours
}

/// The neighbours of one colour that the vertex `by` has: the first one, and whether there are
/// more.
#[derive(Clone, Copy)]
struct Seen {
    by: u32,
    first: u32,
    again: bool,
}

/// The stars that the vertices coloured so far make up.
///
/// Two colours cover a forest of stars. A star with two or more spokes has a hub, the vertex that
/// all of its spokes are neighbours of. The sets are by vertex.
struct Stars {
    /// The colours so far, [`NONE`] where a vertex has none.
    colours: Vec<u32>,
    /// Of each vertex: the colours of its neighbours.
    near: Masks,
    /// The colours that two or more neighbours have. Complete for vertices with a colour only.
    twice: Masks,
    /// The colours of the neighbours with two or more neighbours of the vertex's own colour: hubs
    /// of stars in which it is a spoke.
    hubs: Masks,
}

impl Stars {
    /// Collects in `taken` the colours that `v` cannot have, and in `seen` which colours its
    /// neighbours have.
    ///
    /// - The colours of the neighbours are forbidden.
    /// - A neighbour w may be a spoke of a star. With the colour of its hub, `v` would be the end
    ///   of a path over w and the hub.
    /// - Two neighbours may have one colour. With the colour of another neighbour of theirs, `v`
    ///   would be in the middle of a path.
    fn forbidden(&self, v: u32, neighbours: impl Iterator<Item = u32>, seen: &mut [Seen], taken: &mut Vec<u64>) {
        taken.clear();
        taken.resize(self.near.words(), 0);
        self.near.unite(v as usize, taken);
        for w in neighbours {
            let Some(seen) = seen.get_mut(self.colours[w as usize] as usize) else { continue };
            if seen.by != v {
                // v would be the end of a path over w and a hub of w.
                *seen = Seen { by: v, first: w, again: false };
                self.hubs.unite(w as usize, taken);
            } else {
                // v would be in the middle, between two neighbours of one colour.
                if !seen.again {
                    self.near.unite(seen.first as usize, taken);
                    seen.again = true;
                }
                self.near.unite(w as usize, taken);
            }
        }
    }

    /// Gives `v` a colour, and brings the sets of its neighbours and its own up to date.
    ///
    /// `seen` is what [`forbidden`](Self::forbidden) has collected for `v`.
    fn give(&mut self, pattern: &Pattern, v: u32, colour: usize, seen: &[Seen]) {
        [&mut self.near, &mut self.twice, &mut self.hubs].into_iter().for_each(|masks| masks.reserve(colour));
        let at = v as usize;
        self.colours[at] = colour as u32;
        for w in pattern.column(at).iter().map(|&w| w as usize).filter(|&w| w != at) {
            let own = self.colours[w] as usize;
            if let Some(seen) = seen.get(own) {
                if self.near.has(w, colour) {
                    self.become_hub(pattern, w, at, colour);
                    self.hubs.add(at, own);
                }
                if seen.again {
                    self.twice.add(at, own);
                    self.hubs.add(w, colour);
                }
            }
            self.near.add(w, colour);
        }
    }

    /// Vertex `w`, with one neighbour or more of this colour, gets `v` as another one. The first
    /// one becomes a spoke.
    fn become_hub(&mut self, pattern: &Pattern, w: usize, v: usize, colour: usize) {
        if self.twice.has(w, colour) {
            return;
        }
        self.twice.add(w, colour);
        let is_spoke = |&&x: &&u32| x as usize != v && x as usize != w && self.colours[x as usize] == colour as u32;
        if let Some(&spoke) = pattern.column(w).iter().find(is_spoke) {
            self.hubs.add(spoke as usize, self.colours[w] as usize);
        }
    }
}
