//! Whether the iterations of a loop do not depend on each other, but for sums.
//!
//! Then each iteration can go back right after it went forth, or all in any order. It is so if the memory that the body writes to is made in the
//! iteration, or belongs to it (an item of `iter_mut`, or `y[i]` with the variable i of the loop), or is only added to and never read in the loop.

use super::super::ir::{Head, How, Items, Iter, Loop, Roots, Stmt, owned, writes};
use super::super::names::Root;
use super::super::syntax::strip;
use super::gather::bound;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use rustc_hash::FxHashSet;
use syn::{Expr, Pat};

struct Access {
    roots: Vec<Root>,
    /// Whether it only adds.
    adds: bool,
    /// The text of the place.
    place: String,
}

fn accesses(stmts: &[Stmt], all: &mut Vec<Access>) {
    for s in stmts {
        let (roots, adds, place) = match s {
            Stmt::Load { roots, value, .. } => (roots, false, value.text()),
            Stmt::Store { roots, how, place, .. } => (roots, *how != How::Set, place.text()),
            Stmt::Fill { roots, place, .. } => (roots, false, format!("all of {}", place.text())),
            Stmt::Swap { roots, code, .. } => (roots, false, format!("all of {}", code.text())),
            Stmt::Resize { roots, list, .. } => (roots, false, format!("all of {}", list.text())),
            Stmt::Call(c) => {
                let roots: Vec<_> = c.reads.iter().chain(&c.writes).copied().collect();
                all.push(Access { roots, adds: false, place: "a call".into() });
                continue;
            }
            other => {
                other.inner().into_iter().for_each(|stmts| accesses(stmts, all));
                continue;
            }
        };
        all.push(Access { roots: roots.clone(), adds, place });
    }
}

/// Whether something changes that has no derivative, or a reference.
fn changes(stmts: &[Stmt]) -> bool {
    stmts.iter().any(|s| match s {
        Stmt::Rebind { .. } => true,
        // All but `let`.
        Stmt::Passive { defs, .. } => defs.is_empty(),
        s => s.inner().into_iter().any(changes),
    })
}

/// Whether it is so, or the user promises it. `unknown` are the variables that may be structs of the user's.
pub(super) fn independent(l: &Loop, unknown: &FxHashSet<String>) -> bool {
    let may_be = matches!(l.head, Head::For(_)) && l.stop.is_none();
    may_be && (l.promised.is_some() || !changes(&l.body) && shared(l, unknown).is_empty())
}

/// The memory by which iterations may depend on each other.
pub(super) fn shared(l: &Loop, unknown: &FxHashSet<String>) -> Roots {
    let Head::For(items) = &l.head else { return writes(&l.body) };
    let inner = owned(&l.body);
    let mut all = vec![];
    accesses(&l.body, &mut all);
    let is_item = |r: &Root| items.own.iter().any(|own| own.root == *r);
    let is_apart = |root: &Root| {
        let mine: Vec<_> = all.iter().filter(|a| a.roots.contains(root)).collect();
        mine.iter().all(|a| a.adds)
            || mine.iter().all(|a| is_own(a, *root, items))
            || one_element(&mine, l, items, unknown)
    };
    writes(&l.body).into_iter().filter(|r| !inner.contains(r) && !is_item(r) && !is_apart(r)).collect()
}

/// Whether an access is to an item of the loop, which is a part of this memory.
fn is_own(a: &Access, root: Root, items: &Items) -> bool {
    items.own.iter().any(|own| a.roots.contains(&own.root) && own.of.contains(&root))
}

/// Whether all accesses are to `y[i]`, of one list y that is there before the loop, where i runs over a range. The `Index` of a struct may give one element
/// for several i.
fn one_element(mine: &[&Access], l: &Loop, items: &Items, unknown: &FxHashSet<String>) -> bool {
    let (Iter::Plain(range), Pat::Ident(variable)) = (&items.iter, &items.values) else { return false };
    let Some(first) = mine.first() else { return true };
    let end = format!("[{}]", variable.ident);
    let base = first.place.trim_end().strip_suffix(&end).unwrap_or_default().trim();
    let is_name = !base.is_empty() && base.chars().all(|c| c.is_alphanumeric() || c == '_');
    let mut inside = FxHashSet::default();
    bound(&l.body, &mut inside);
    let is_list = is_name && !unknown.contains(base);
    is_range(range) && is_list && !inside.contains(base) && mine.iter().all(|a| a.place == first.place)
}

/// Whether an iterator gives each number once.
fn is_range(code: &TokenStream) -> bool {
    fn of(e: &Expr) -> bool {
        match strip(e) {
            Expr::Range(_) => true,
            Expr::MethodCall(m) => is_one_of(&m.method, &["rev", "step_by", "skip", "take"]) && of(&m.receiver),
            _ => false,
        }
    }
    syn::parse2::<Expr>(code.clone()).is_ok_and(|e| of(&e))
}
