//! Patterns by rows of bits, for graphs in which most nodes depend on many inputs. What they cost
//! depends on the numbers of inputs and operations alone.
//!
//! A row says of a node which inputs of a block it depends on. A walk through all operations gives
//! the rows of one block, hence a block of columns of the pattern. It takes n / 256 walks for n
//! inputs.

use super::trace::Trace;
use crate::sparse::pattern::limit;
use crate::sparse::{Pattern, SparseError};

/// The number of inputs in a block, if there is memory for so many.
const BLOCK: usize = 256;
/// The number of nodes from which on a block has 64 inputs. The rows of that many take 512 MiB.
const MANY: usize = 1 << 24;

/// Returns the number of steps of one walk for each block: what a pattern costs by bits.
pub(super) fn steps(trace: &Trace) -> usize {
    trace.inputs.div_ceil(BLOCK).saturating_mul(trace.inputs + trace.nodes.len())
}

/// Which inputs of a block there are.
type Row<const W: usize> = [u64; W];

fn either<const W: usize>(a: Row<W>, b: Row<W>) -> Row<W> {
    core::array::from_fn(|w| a[w] | b[w])
}

/// The rows of all nodes in one block.
#[derive(Default)]
struct Rows<const W: usize> {
    of: Vec<Row<W>>,
}

impl<const W: usize> Rows<W> {
    /// Finds what each node depends on.
    fn walk(&mut self, trace: &Trace, start: usize) {
        let n = trace.inputs;
        self.of.resize(n + trace.nodes.len(), [0; W]);
        self.of[..n].fill([0; W]);
        for j in start..n.min(start + 64 * W) {
            self.of[j][(j - start) / 64] |= 1 << ((j - start) % 64);
        }
        for (k, node) in trace.nodes.iter().enumerate() {
            let (a, b) = node.operands();
            self.of[n + k] = either(self.of[a], self.of[b]);
        }
    }

    /// Finds what each node meets: the inputs of the block that stand, somewhere on the way to an
    /// output, in a second derivative with it. `depends` says what nodes depend on.
    fn walk_back(&mut self, trace: &Trace, depends: &Self, needed: impl Fn(usize) -> bool) {
        let n = trace.inputs;
        self.of.clear();
        self.of.resize(depends.of.len(), [0; W]);
        for (k, node) in trace.nodes.iter().enumerate().rev().filter(|(k, _)| needed(n + k)) {
            let ((a, b), kind, meets) = (node.operands(), node.kind(), self.of[n + k]);
            let term = |wanted: bool, operand: usize| if wanted { depends.of[operand] } else { [0; W] };
            let of_a = either(term(kind.first(), a), term(kind.mixed(), b));
            let of_b = either(term(kind.second(), b), term(kind.mixed(), a));
            self.of[a] = either(self.of[a], either(meets, of_a));
            self.of[b] = either(self.of[b], either(meets, of_b));
        }
    }
}

/// A pattern that is made block after block of its columns.
#[derive(Default)]
struct Columns {
    ends: Vec<u32>,
    rows: Vec<u32>,
}

impl Columns {
    fn pattern(self, rows: usize) -> Pattern {
        Pattern::from_parts(rows, [vec![0], self.ends].concat(), self.rows)
    }

    /// Appends the columns of a block. `rows` are the rows of the matrix in this block.
    fn append<const W: usize>(&mut self, width: usize, rows: impl Iterator<Item = Row<W>>) -> Result<(), SparseError> {
        let mut columns = vec![Vec::new(); width];
        let mut entries = self.rows.len();
        for (i, row) in rows.enumerate() {
            for (w, mut word) in row.into_iter().enumerate() {
                entries += word.count_ones() as usize;
                while word != 0 {
                    columns[64 * w + word.trailing_zeros() as usize].push(i as u32);
                    word &= word - 1;
                }
            }
            limit("entries", entries)?;
        }
        for column in columns {
            self.rows.extend(column);
            self.ends.push(self.rows.len() as u32);
        }
        Ok(())
    }
}

/// Returns the pattern of the Jacobian.
pub(super) fn jacobian(trace: &Trace) -> Result<Pattern, SparseError> {
    if trace.nodes.len() < MANY { jacobian_by::<{ BLOCK / 64 }>(trace) } else { jacobian_by::<1>(trace) }
}

pub(super) fn jacobian_by<const W: usize>(trace: &Trace) -> Result<Pattern, SparseError> {
    let (mut depends, mut columns) = (Rows::<W>::default(), Columns::default());
    for start in (0..trace.inputs).step_by(64 * W) {
        depends.walk(trace, start);
        let rows = trace.outputs.iter().map(|y| y.map_or([0; W], |y| depends.of[y as usize]));
        columns.append((64 * W).min(trace.inputs - start), rows)?;
    }
    Ok(columns.pattern(trace.outputs.len()))
}

/// Returns the pattern of the Hessian. `needed` says which nodes an output depends on.
pub(super) fn hessian(trace: &Trace, needed: impl Fn(usize) -> bool) -> Result<Pattern, SparseError> {
    if trace.nodes.len() < MANY { hessian_by::<{ BLOCK / 64 }>(trace, needed) } else { hessian_by::<1>(trace, needed) }
}

pub(super) fn hessian_by<const W: usize>(
    trace: &Trace,
    needed: impl Fn(usize) -> bool,
) -> Result<Pattern, SparseError> {
    let (mut depends, mut meets, mut columns) = (Rows::<W>::default(), Rows::default(), Columns::default());
    for start in (0..trace.inputs).step_by(64 * W) {
        depends.walk(trace, start);
        meets.walk_back(trace, &depends, &needed);
        columns.append((64 * W).min(trace.inputs - start), meets.of[..trace.inputs].iter().copied())?;
    }
    Ok(columns.pattern(trace.inputs))
}
