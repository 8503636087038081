//! How numbers are used: which ones have an adjoint that is a sum, and which ones some ways through the function do not use.
//!
//! For a sum the statements that use the number must stand in the same list as the one that computes it. Then all addends are known when the backward sweep
//! comes to it, and none is added in a loop or a branch.

use super::super::ir::{Atom, Body, Change, If, Stmt, Value};
use super::super::names::with_adjoints;
use super::super::useful::Useful;
use crate::idents::ByName;
use rustc_hash::FxHashSet;

/// The numbers that are computed in these statements and whose adjoints are sums.
pub(super) fn sums(stmts: &[Stmt], useful: &Useful) -> Vec<String> {
    let mut elsewhere = FxHashSet::default();
    stmts.iter().for_each(|s| used_elsewhere(s, useful, &mut elsewhere));
    let computed = stmts.iter().filter_map(|s| match s {
        Stmt::Load { t, group: false, .. } | Stmt::Op { t, .. } => Some(t),
        Stmt::If(If { result: Some((t, true)), .. }) => Some(t),
        _ => None,
    });
    computed.map(ToString::to_string).filter(|t| !elsewhere.contains(t)).collect()
}

fn atom(a: &Atom, all: &mut FxHashSet<String>) {
    all.extend(a.variable().map(ToString::to_string));
}

fn value(v: &Value, all: &mut FxHashSet<String>) {
    all.extend(v.variables().into_iter().map(ToString::to_string));
}

/// What a statement uses other than by an addend.
fn used_elsewhere(s: &Stmt, useful: &Useful, all: &mut FxHashSet<String>) {
    match s {
        _ if !useful.gives(s) => {}
        Stmt::Fill { from, .. } => atom(from, all),
        Stmt::Resize { change: Change::Push(v @ Value::Group(_)), .. } => value(v, all),
        Stmt::Call(c) => all.extend(with_adjoints(&c.back)),
        Stmt::View(v) => all.extend(with_adjoints(&v.shadow)),
        // The result of a call may be a number that is taken for a group.
        Stmt::Bind { value: v @ Value::Group(_), .. } | Stmt::Store { from: v @ Value::Group(_), .. } => value(v, all),
        Stmt::Loop(_) | Stmt::If(_) => {
            for stmts in s.inner() {
                stmts.iter().for_each(|s| used_inside(s, useful, all));
            }
            if let Stmt::If(i) = s {
                i.branches.iter().for_each(|b| value(&b.body.value, all));
            }
        }
        _ => {}
    }
}

/// All that a statement in a loop or a branch uses.
fn used_inside(s: &Stmt, useful: &Useful, all: &mut FxHashSet<String>) {
    used_elsewhere(s, useful, all);
    match s {
        _ if !useful.gives(s) => {}
        Stmt::Op { args, .. } => args.iter().for_each(|a| atom(a, all)),
        Stmt::Bind { value: v, .. } | Stmt::Store { from: v, .. } | Stmt::Resize { change: Change::Push(v), .. } => {
            value(v, all)
        }
        Stmt::Group { parts, .. } => parts.iter().for_each(|(_, v)| value(v, all)),
        _ => {}
    }
}

/// The numbers that are computed in any case and used in loops and branches alone. Where these do not run, the adjoint is 0, also beside factors that are
/// infinite.
pub(super) fn sometimes(body: &Body) -> FxHashSet<String> {
    let mut all = FxHashSet::default();
    used_sometimes(&body.stmts, &body.value, &mut all);
    all
}

fn used_sometimes(stmts: &[Stmt], end: &Value, all: &mut FxHashSet<String>) {
    let mut surely = FxHashSet::default();
    value(end, &mut surely);
    for s in stmts.iter().rev() {
        match s {
            Stmt::Op { t, args, .. } if surely.has_name(t) => args.iter().for_each(|a| atom(a, &mut surely)),
            Stmt::Op { t, .. } => drop(all.insert(t.to_string())),
            Stmt::Loop(l) => used_sometimes(&l.body, &Value::Unit, all),
            Stmt::If(i) => i.branches.iter().for_each(|b| used_sometimes(&b.body.stmts, &b.body.value, all)),
            Stmt::Store { from: v, .. }
            | Stmt::Bind { value: v, .. }
            | Stmt::Resize { change: Change::Push(v), .. } => {
                value(v, &mut surely);
            }
            Stmt::Fill { from, .. } => atom(from, &mut surely),
            Stmt::Group { parts, .. } => parts.iter().for_each(|(_, v)| value(v, &mut surely)),
            Stmt::Call(c) => surely.extend(with_adjoints(&c.back)),
            _ => {}
        }
    }
}
