//! Mutable views of memory that the function looks at again behind them.
//!
//! Where both sweeps stand in one scope, the way back comes behind all statements. If it named such a view, this would still borrow the memory there, and
//! nobody else could look at it in between. So what is looked at through the view is kept.

use super::super::ir::{Stmt, View};
use super::super::syntax::{Idents, idents, mentions};
use super::Emit;
use super::fuse::all_names;
use rustc_hash::FxHashSet;

/// Whether a view borrows what it looks at as `&mut`.
fn is_mutable(view: &View) -> bool {
    !view.forward && view.code.any_ident(&mut |name| name == "mut" || name.to_string().ends_with("_mut"))
}

impl Emit {
    /// Hides the views of a list of statements that the way back must not name.
    pub(super) fn hide_lent(&mut self, stmts: &[Stmt]) {
        let mut bases: Vec<(FxHashSet<String>, FxHashSet<String>)> = vec![];
        for (i, s) in stmts.iter().enumerate() {
            let Stmt::View(view) = s else { continue };
            if !is_mutable(view) {
                continue;
            }
            let own: FxHashSet<String> = view.defs.iter().map(ToString::to_string).collect();
            let mut base = FxHashSet::default();
            idents(&view.code, &mut base);
            base.retain(|name| !own.contains(name) && self.memory.contains_key(name));
            // A view of a view borrows what that one borrows.
            let more: Vec<_> = bases.iter().filter(|(names, _)| !names.is_disjoint(&base)).map(|(_, of)| of).collect();
            base = more.into_iter().flatten().cloned().chain(base.iter().cloned()).collect();
            let mut later = FxHashSet::default();
            stmts[i + 1..].iter().for_each(|s| all_names(s, &mut later));
            if !later.is_disjoint(&base) {
                self.hidden.extend(own.iter().cloned());
            }
            bases.push((own, base));
        }
    }

    /// Hides the items of a loop over what is hidden.
    pub(super) fn hide_items(&mut self, source: &impl Idents, items: &impl Idents) {
        if mentions(source, &self.hidden) {
            let mut names = FxHashSet::default();
            idents(items, &mut names);
            self.hidden.extend(names);
        }
    }
}
