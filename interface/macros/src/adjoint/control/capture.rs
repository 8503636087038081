//! Variables of a branch that code would take for its own when it moves there.
//!
//! `if c { let v = a; … } else { return b; } f(v)` has two variables `v`. Before the rest moves into the branch, that of the branch gets another name.

use super::super::syntax::{is_variable, pattern_names, rename_tokens, visit_list};
use crate::idents::ByName;
use quote::format_ident;
use rustc_hash::{FxHashMap, FxHashSet};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, Ident, Pat, Stmt};

/// Names that no other variable has.
pub(super) struct Fresh {
    pub(super) taken: FxHashSet<String>,
    /// Variables that have another name, by the old one.
    pub(super) renamed: Vec<(String, String)>,
}

impl Fresh {
    /// `name`, or the first of `name_2`, `name_3`, … that is free.
    pub(super) fn name(&mut self, name: &str) -> Ident {
        let mut chosen = name.to_string();
        let mut number = 1;
        while !self.taken.insert(chosen.clone()) {
            number += 1;
            chosen = format!("{name}_{number}");
        }
        format_ident!("{chosen}")
    }

    fn like(&mut self, name: &Ident) -> Ident {
        let mut fresh = self.name(name.to_string().trim_start_matches("r#"));
        fresh.set_span(name.span());
        self.renamed.push((name.to_string(), fresh.to_string()));
        fresh
    }
}

/// Renames the variables of a block, and those of the pattern before it, that have one of these names.
pub(super) fn rename(
    (pat, guard): (Option<&mut Pat>, Option<&mut Expr>),
    block: &mut Block,
    names: &FxHashSet<String>,
    fresh: &mut Fresh,
) {
    let mut renamed = Renamed(FxHashMap::default());
    if let Some(pat) = pat {
        renamed.bind(pat, names, fresh);
        guard.into_iter().for_each(|guard| renamed.visit_expr_mut(guard));
    }
    for stmt in &mut block.stmts {
        let Stmt::Local(local) = stmt else {
            renamed.visit_stmt_mut(stmt);
            continue;
        };
        // The variables are not those that their first values name.
        if let Some(init) = &mut local.init {
            renamed.visit_expr_mut(&mut init.expr);
            init.diverge.iter_mut().for_each(|(_, e)| renamed.visit_expr_mut(e));
        }
        renamed.bind(&mut local.pat, names, fresh);
    }
}

/// Gives the arguments of a closure other names, within its body too.
pub(in crate::adjoint) fn rename_arguments(input: &mut Pat, body: &mut Expr, prefix: &str) {
    let own = |name: Ident| (name.to_string(), format_ident!("{prefix}_{name}", span = name.span()));
    let mut renamed = Renamed(pattern_names(input).into_iter().map(own).collect());
    renamed.visit_pat_mut(input);
    renamed.visit_expr_mut(body);
}

/// Variables by their new names. All variables within that have such a name get the new one.
pub(super) struct Renamed(pub(super) FxHashMap<String, Ident>);

impl Renamed {
    pub(super) fn bind(&mut self, pat: &mut Pat, names: &FxHashSet<String>, fresh: &mut Fresh) {
        for name in pattern_names(pat) {
            if names.has_name(&name) {
                self.0.insert(name.to_string(), fresh.like(&name));
            }
        }
        self.visit_pat_mut(pat);
    }

    fn get(&self, name: &Ident) -> Option<Ident> {
        let mut to = self.0.by_name(name)?.clone();
        to.set_span(name.span());
        Some(to)
    }
}

impl VisitMut for Renamed {
    fn visit_expr_path_mut(&mut self, p: &mut syn::ExprPath) {
        if let Some(to) = p.path.get_ident().and_then(|name| self.get(name)) {
            p.path = to.into();
        }
    }
    fn visit_field_value_mut(&mut self, field: &mut syn::FieldValue) {
        field.colon_token.get_or_insert_default();
        self.visit_expr_mut(&mut field.expr);
    }
    fn visit_field_pat_mut(&mut self, field: &mut syn::FieldPat) {
        field.colon_token.get_or_insert_default();
        self.visit_pat_mut(&mut field.pat);
    }
    fn visit_pat_ident_mut(&mut self, p: &mut syn::PatIdent) {
        if is_variable(p)
            && let Some(to) = self.get(&p.ident)
        {
            p.ident = to;
        }
        visit_mut::visit_pat_ident_mut(self, p);
    }
    fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
        if !visit_list(self, m) {
            m.tokens = rename_tokens(m.tokens.clone(), &|name| self.get(name));
        }
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}
