//! Computes common subexpressions once.

use super::draft::{Draft, moved};
use crate::op::{Format, Node, Op};
use core::hash::{BuildHasherDefault, Hasher};
use fluxions::Real;
use std::collections::HashMap;

/// A fast hasher for keys of a few words that no adversary chooses.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

pub(crate) fn common<R: Real>(draft: Draft<R>) -> Draft<R> {
    let mut known: HashMap<(u64, u64), u32, BuildHasherDefault<Mixer>> = HashMap::default();
    known.reserve(draft.nodes.len());
    let mut numbers: Vec<u32> = Vec::with_capacity(draft.nodes.len());
    let mut nodes = Vec::with_capacity(draft.nodes.len());
    for (i, &node) in draft.nodes.iter().enumerate() {
        let node = moved(node, &numbers);
        let next = nodes.len() as u32;
        let number = if i < draft.leaves { next } else { *known.entry(key(node, &draft.constants)).or_insert(next) };
        if number == next {
            nodes.push(node);
        }
        numbers.push(number);
    }
    draft.renumbered(nodes, &numbers)
}

/// Returns the key of a node. Two nodes have the same key exactly if they compute the same: same operation, same a,
/// and same number or content of b.
fn key<R: Real>(node: Node, constants: &[R]) -> (u64, u64) {
    let Node { op, mut a, mut b } = node;
    let second = match op.format() {
        Format::Const | Format::Leaf => constants[b as usize].to_f64().to_bits(),
        _ => {
            if matches!(op, Op::Add | Op::Mul) && a > b {
                core::mem::swap(&mut a, &mut b);
            }
            u64::from(b)
        }
    };
    ((op as u64) << 32 | u64::from(a), second)
}
