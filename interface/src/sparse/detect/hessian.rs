//! The pattern of the Hessian of a trace.

use super::bits;
use super::search::{Search, Uses};
use super::trace::Trace;
use crate::sparse::pattern::{LIMIT, limit};
use crate::sparse::{Pattern, SparseError};

/// Returns the pattern: pair after pair by sets and searches, or by bits if these cost more.
pub(super) fn pattern(trace: &Trace) -> Result<Pattern, SparseError> {
    let roles = Roles::new(trace);
    match by_pairs(trace, &roles)? {
        Some(lower) => {
            let pattern = lower.union(&lower.transpose())?;
            limit("entries", pattern.nnz())?;
            Ok(pattern)
        }
        None => bits::hessian(trace, |node| roles.needed(node)),
    }
}

/// Says of each node whether an output depends on it, and how often its set is asked for.
pub(super) struct Roles(Vec<(bool, Uses)>);

impl Roles {
    /// The set of an operand of a curved operation is asked for by the operation, and by those that
    /// depend on it.
    pub(super) fn new(trace: &Trace) -> Self {
        let n = trace.inputs;
        let mut roles = vec![(false, Uses::None); n + trace.nodes.len()];
        trace.outputs.iter().flatten().for_each(|&y| roles[y as usize].0 = true);
        for (k, node) in trace.nodes.iter().enumerate().rev() {
            let (needed, uses) = roles[n + k];
            let (a, b) = node.operands();
            for operand in if a == b { [Some(a), None] } else { [Some(a), Some(b)] }.into_iter().flatten() {
                let role = &mut roles[operand];
                role.0 |= needed;
                role.1 = match (node.kind().is_curved() && needed, uses, role.1) {
                    (true, ..) => Uses::Many,
                    (false, Uses::None, before) => before,
                    (false, _, Uses::None) => Uses::One,
                    (false, _, _) => Uses::Many,
                };
            }
        }
        Self(roles)
    }

    pub(super) fn needed(&self, node: usize) -> bool {
        self.0[node].0
    }
    fn uses(&self, node: usize) -> Uses {
        self.0[node].1
    }
}

/// Returns the lower triangle, or `None` if the pairs take more steps than bits would.
fn by_pairs(trace: &Trace, roles: &Roles) -> Result<Option<Pattern>, SparseError> {
    let n = trace.inputs;
    let mut pairs = Pairs::new(trace, Search::new(trace, |node| roles.uses(node)))?;
    for (_, node) in trace.nodes.iter().enumerate().filter(|&(k, _)| roles.needed(n + k)) {
        let ((a, b), kind) = (node.operands(), node.kind());
        if kind.first() {
            pairs.meet(a, a)?;
        }
        if kind.mixed() {
            pairs.meet(a, b)?;
        }
        if kind.second() && a != b {
            pairs.meet(b, b)?;
        }
        if pairs.steps() > pairs.most {
            return Ok(None);
        }
    }
    pairs.compact()?;
    Ok(Some(pairs.lower))
}

/// The number of pairs of nodes that are remembered.
const RECENT: usize = 1024;
/// A pair costs so many steps of a walk through the operations.
const STEPS: usize = 4;

/// The pairs of inputs that meet in a second derivative.
struct Pairs<'a> {
    n: usize,
    search: Search<'a>,
    /// The inputs of two operands.
    room: (Vec<u32>, Vec<u32>),
    /// Pairs (row, column) of the lower triangle, which may be there several times.
    new: Vec<(u32, u32)>,
    /// The number of new pairs from which on they are moved to `lower`.
    many: usize,
    lower: Pattern,
    /// Operands that met, each in a place that follows from them. Loops meet the same again and again.
    recent: Vec<[u64; 2]>,
    /// The number of all pairs, doubles included.
    count: usize,
    /// The number of steps from which on bits cost less.
    most: usize,
}

impl<'a> Pairs<'a> {
    fn new(trace: &Trace, search: Search<'a>) -> Result<Self, SparseError> {
        let n = trace.inputs;
        Ok(Self {
            n,
            search,
            room: Default::default(),
            new: Vec::new(),
            many: (4 * n).max(1 << 20),
            lower: Pattern::new(n, n, [])?,
            recent: vec![[u64::MAX; 2]; RECENT],
            count: 0,
            most: 2 * bits::steps(trace) + 1_000_000,
        })
    }

    fn steps(&self) -> usize {
        self.search.steps + STEPS * self.count
    }

    /// Adds the pairs of an input of node `a` and an input of node `b`.
    fn meet(&mut self, a: usize, b: usize) -> Result<(), SparseError> {
        if self.met(a, b) {
            return Ok(());
        }
        let (x, y) = &mut self.room;
        x.clear();
        self.search.collect(a, x);
        if a != b {
            y.clear();
            self.search.collect(b, y);
        }
        let (x, y) = if a == b { (&*x, &*x) } else { (&*x, &*y) };
        // Each of these pairs is an entry.
        let count = x.len() * y.len();
        limit("entries", count)?;
        self.count += count;
        if self.search.steps + STEPS * self.count > self.most {
            return Ok(());
        }
        for (k, &i) in x.iter().enumerate() {
            // The square of a set is symmetric.
            let others = if a == b { &x[..=k] } else { y };
            self.new.extend(others.iter().map(|&j| (i.max(j), i.min(j))));
        }
        if self.new.len() > self.many { self.compact() } else { Ok(()) }
    }

    /// Whether nodes with the same inputs met not long ago.
    fn met(&mut self, a: usize, b: usize) -> bool {
        let names = [self.search.name(a), self.search.name(b)];
        let place = (names[0].wrapping_mul(31).wrapping_add(names[1])) as usize % RECENT;
        core::mem::replace(&mut self.recent[place], names) == names
    }

    /// Moves the new pairs to the pattern.
    fn compact(&mut self) -> Result<(), SparseError> {
        let pairs = self.new.drain(..).map(|(i, j)| (i as usize, j as usize));
        self.lower = Pattern::new(self.n, self.n, pairs)?.union(&self.lower)?;
        limit("entries", self.lower.nnz())?;
        self.many = self.many.max(self.lower.nnz()).min(LIMIT);
        Ok(())
    }
}
