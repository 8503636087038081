//! What a backward sweep needs of the forward sweep: to be recorded, or computed again.
//!
//! The code of the backward sweep is written first. What it names and does not compute must come from the forward sweep. Cheap operations, and looks at
//! memory that nobody writes to since, are done again; what they name is needed in turn. The rest is kept. So nothing is kept that the backward
//! sweep does not read. Source: the to-be-recorded analysis of Hascoët, Naumann and Pascual, *Future Generation Computer Systems* 21 (2005).

use super::super::code::Code;
use super::super::ir::{Roots, Stmt, Value};
use super::super::syntax::idents;
use super::reshape::{taken_at_start, taken_behind};
use super::{Class, Emit, Piece};
use crate::idents::ByName;
use rustc_hash::FxHashSet;
use syn::Ident;

/// A list of statements in a scope of its own, as loops and branches are.
pub(super) struct Block {
    pub(super) forward: Code,
    pub(super) back: Code,
    /// What has to be kept for the way back.
    pub(super) saved: Vec<Ident>,
    /// All that the way back names.
    pub(super) needed: FxHashSet<String>,
}

impl Emit {
    /// Both ways through a block. `seed` is the adjoint of its value.
    pub(super) fn block(&mut self, stmts: &[Stmt], value: &Value, seed: Option<&Code>, later: &Roots) -> Block {
        for s in stmts {
            if let Stmt::View(v) = s
                && !v.steady
                && !v.forward
            {
                self.hidden.extend(v.defs.iter().map(ToString::to_string));
            }
        }
        let carried = std::mem::take(&mut self.carried);
        self.open(stmts);
        let seeds = seed.map(|from| self.give(value, from)).unwrap_or_default();
        self.blocks += 1;
        let mut pieces = self.pieces(stmts, later, &carried);
        self.blocks -= 1;
        for (j, view) in taken_behind(&carried, stmts, &pieces) {
            pieces[j].back.append(view);
        }
        for i in 0..stmts.len() {
            if let Some(j) = self.reshaped_behind(i, stmts) {
                let bars = std::mem::take(&mut pieces[i].bars);
                pieces[j].back.append(bars.code);
            }
        }
        if pieces.iter().all(|p| p.back.is_empty()) && seeds.is_empty() {
            let forward = self.forward(stmts, &mut pieces, value, &[]);
            return Block { forward, back: Code::default(), saved: vec![], needed: FxHashSet::default() };
        }
        let mut needed = FxHashSet::default();
        pieces.iter().for_each(|p| idents(&p.back, &mut needed));
        idents(&seeds, &mut needed);
        let (mut saved, mut again) = (vec![], vec![]);
        for p in pieces.iter_mut().rev() {
            let bars = bars_if_used(p, &mut needed);
            let used: Vec<_> = p.defs.iter().filter(|(def, _)| needed.has_name(def)).collect();
            saved.extend(used.iter().filter(|(_, class)| matches!(class, Class::Keep)).map(|(def, _)| def.clone()));
            let mut code = Code::default();
            if used.iter().any(|(_, class)| matches!(class, Class::Again)) {
                idents(&p.forward, &mut needed);
                code = p.forward.clone();
            }
            again.extend([bars, code]);
        }
        again.push(taken_at_start(&carried, stmts, &mut needed));
        saved.reverse();
        again.reverse();
        if self.split && !saved.is_empty() {
            let suspicious = super::split::suspicious(stmts);
            self.whole |= saved.iter().any(|s| suspicious.has_name(s));
        }
        let forward = self.forward(stmts, &mut pieces, value, &saved);
        let backs = pieces.into_iter().rev().map(|p| p.back);
        let mut back: Code = again.into_iter().chain([seeds]).chain(backs).collect();
        back.append(self.recycle(stmts, &back, &Value::Unit, &saved, &[]));
        Block { forward, back, saved, needed }
    }

    /// The forward sweep of a block, which gives back the vectors that are neither its value nor `saved`.
    fn forward(&self, stmts: &[Stmt], pieces: &mut [Piece], value: &Value, saved: &[Ident]) -> Code {
        let mut forward = in_use(stmts, pieces, value, saved);
        forward.append(self.recycle(stmts, &forward, value, &[], saved));
        forward
    }

    /// Numbers that are computed here and whose adjoints are sums.
    pub(super) fn open(&mut self, stmts: &[Stmt]) {
        self.sums.extend(super::uses::sums(stmts, &self.useful).into_iter().map(|t| (t, vec![])));
    }
}

/// The forward sweep up to an end, without numbers that are computed and that nobody names.
fn in_use(stmts: &[Stmt], pieces: &mut [Piece], end: &Value, saved: &[Ident]) -> Code {
    let mut used: FxHashSet<String> = saved.iter().map(ToString::to_string).collect();
    idents(end, &mut used);
    let mut all = vec![];
    for (s, p) in stmts.iter().zip(pieces).rev() {
        if !is_idle(s, p, &used) {
            all.push(taken_forward(p, &mut used));
        }
    }
    all.into_iter().rev().collect()
}

/// The forward sweep of a statement, whose names are noted.
pub(super) fn taken_forward(p: &mut Piece, used: &mut FxHashSet<String>) -> Code {
    let mut code = std::mem::take(&mut p.told);
    code.append(std::mem::take(&mut p.forward));
    idents(&code, used);
    code
}

/// Whether a statement computes a number that nobody names.
pub(super) fn is_idle(s: &Stmt, p: &Piece, used: &FxHashSet<String>) -> bool {
    matches!(s, Stmt::Op { .. }) && !p.defs.iter().any(|(def, _)| used.has_name(def))
}

/// The variables of adjoints, where anybody names them.
pub(super) fn bars_if_used(p: &mut Piece, needed: &mut FxHashSet<String>) -> Code {
    if !p.bars.defined.iter().any(|b| needed.has_name(b)) {
        return Code::default();
    }
    let code = std::mem::take(&mut p.bars.code);
    idents(&code, needed);
    code
}
