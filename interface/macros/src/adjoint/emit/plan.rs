//! What a backward sweep needs of the forward sweep: to be recorded, or computed again.
//!
//! The code of the backward sweep is written first. What it names and does not compute must come from the forward sweep. Cheap operations, and looks at
//! memory that nobody writes to since, are done again; what they name is needed in turn. The rest is kept. So nothing is kept that the backward
//! sweep does not read. Source: the to-be-recorded analysis of Hascoët, Naumann and Pascual, *Future Generation Computer Systems* 21 (2005).

use super::super::ir::{Roots, Stmt, Value};
use super::super::syntax::{idents, mentions};
use super::{Class, Emit, Piece};
use proc_macro2::TokenStream;
use quote::quote;
use rustc_hash::FxHashSet;
use syn::Ident;

/// A list of statements in a scope of its own, as loops and branches are.
pub(super) struct Block {
    pub(super) forward: TokenStream,
    pub(super) back: TokenStream,
    /// What has to be kept for the way back.
    pub(super) saved: Vec<Ident>,
    /// All that the way back names.
    pub(super) needed: FxHashSet<String>,
}

impl Emit {
    /// Both ways through a block. `seed` is the adjoint of its value.
    pub(super) fn block(&mut self, stmts: &[Stmt], value: &Value, seed: Option<&TokenStream>, later: &Roots) -> Block {
        for s in stmts {
            if let Stmt::View(v) = s
                && !v.steady
                && !v.forward
            {
                self.hidden.extend(v.defs.iter().map(ToString::to_string));
            }
        }
        self.open(stmts);
        let seeds = seed.map(|from| self.give(value, from)).unwrap_or_default();
        let pieces = self.pieces(stmts, later);
        if pieces.iter().all(|p| p.back.is_empty()) && seeds.is_empty() {
            let forward = self.forward(stmts, &pieces, value, &[]);
            return Block { forward, back: TokenStream::new(), saved: vec![], needed: FxHashSet::default() };
        }
        let mut needed = FxHashSet::default();
        pieces.iter().for_each(|p| idents(&p.back, &mut needed));
        idents(&seeds, &mut needed);
        let (mut saved, mut again) = (vec![], vec![]);
        for p in pieces.iter().rev() {
            let bars = bars_if_used(p, &mut needed);
            let mut code = TokenStream::new();
            for (def, class) in &p.defs {
                match class {
                    _ if !needed.contains(&def.to_string()) => {}
                    Class::Keep => saved.push(def.clone()),
                    Class::Again(again) if code.is_empty() => {
                        idents(again, &mut needed);
                        code = again.clone();
                    }
                    Class::Again(_) => {}
                }
            }
            again.extend([bars, code]);
        }
        saved.reverse();
        again.reverse();
        if self.split && !saved.is_empty() {
            let suspicious = super::split::suspicious(stmts);
            self.whole |= saved.iter().any(|s| suspicious.contains(&s.to_string()));
        }
        let forward = self.forward(stmts, &pieces, value, &saved);
        let backs = pieces.into_iter().rev().map(|p| p.back);
        let mut back: TokenStream = again.into_iter().chain([seeds]).chain(backs).collect();
        back.extend(self.recycle(stmts, &back, &saved, &[]));
        Block { forward, back, saved, needed }
    }

    /// The forward sweep of a block, which gives back the vectors that are neither its value nor `saved`.
    fn forward(&self, stmts: &[Stmt], pieces: &[Piece], value: &Value, saved: &[Ident]) -> TokenStream {
        let mut forward = in_use(stmts, pieces, value, saved);
        forward.extend(self.recycle(stmts, &quote!(#forward #value), &[], saved));
        forward
    }

    /// Numbers that are computed here and whose adjoints are sums.
    pub(super) fn open(&mut self, stmts: &[Stmt]) {
        self.sums.extend(super::uses::sums(stmts).into_iter().map(|t| (t, vec![])));
    }
}

/// The forward sweep up to an end, without numbers that are computed and that nobody names.
fn in_use(stmts: &[Stmt], pieces: &[Piece], end: &Value, saved: &[Ident]) -> TokenStream {
    let mut used: FxHashSet<String> = saved.iter().map(ToString::to_string).collect();
    end.names(&mut used);
    let mut all = vec![];
    for (s, p) in stmts.iter().zip(pieces).rev() {
        if !is_idle(s, p, &used) {
            names_forward(s, p, &mut used);
            all.push(p.forward.clone());
        }
    }
    all.into_iter().rev().collect()
}

/// Notes what the forward sweep of a statement names. Of an operation these are the operands, so that its code need not be read.
pub(super) fn names_forward(s: &Stmt, p: &Piece, all: &mut FxHashSet<String>) {
    let Stmt::Op { args, extra, .. } = s else { return idents(&p.forward, all) };
    args.iter().for_each(|operand| operand.names(all));
    extra.iter().for_each(|code| idents(code, all));
}

/// Whether a statement computes a number that nobody names.
pub(super) fn is_idle(s: &Stmt, p: &Piece, used: &FxHashSet<String>) -> bool {
    matches!(s, Stmt::Op { .. }) && !p.defs.iter().any(|(def, _)| used.contains(&def.to_string()))
}

/// The variables of adjoints, where anybody names them.
pub(super) fn bars_if_used(p: &Piece, needed: &mut FxHashSet<String>) -> TokenStream {
    if p.bars.is_empty() {
        return TokenStream::new();
    }
    // What stands before the first `=` is defined.
    let defined: TokenStream = p
        .bars
        .clone()
        .into_iter()
        .take_while(|t| !matches!(t, proc_macro2::TokenTree::Punct(p) if p.as_char() == '='))
        .collect();
    if !mentions(&defined, needed) {
        return TokenStream::new();
    }
    idents(&p.bars, needed);
    p.bars.clone()
}
