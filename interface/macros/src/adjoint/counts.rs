//! Names that stand for integers, because they are used as such: in an index, as an end of a range, in a cast.
//!
//! A macro sees no types, and takes the field of a struct with derivatives for a number: `matrix.rows` as well as `matrix.scale`. What an index is computed
//! from is no number of the function. The compiler checks that: such a value goes through a function that takes types without derivative only.

use super::names::Names;
use super::syntax::{list, pattern_names, strip};
use crate::types::{call, global_path};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprField, FnArg, Member, Pat, Signature};

/// What is used as an integer.
#[derive(Clone, Default)]
pub(super) struct Counts {
    /// Variables whose names no other variable has.
    pub(super) variables: FxHashSet<String>,
    /// Fields with names.
    pub(super) fields: FxHashSet<String>,
}

/// Reads a function.
pub(super) fn counts(signature: &Signature, block: &syn::Block) -> Counts {
    let mut find = Find::default();
    for input in &signature.inputs {
        if let FnArg::Typed(typed) = input {
            find.visit_pat(&typed.pat);
        }
    }
    find.visit_block(block);
    let Find { mut counts, bound } = find;
    counts.variables.retain(|name| bound.get(name) == Some(&1));
    counts
}

#[derive(Default)]
struct Find {
    counts: Counts,
    /// How many variables have a name.
    bound: FxHashMap<String, usize>,
}

impl Find {
    /// An integer, and what it is computed from.
    fn count(&mut self, e: &Expr) {
        match strip(e) {
            Expr::Path(p) => self.counts.variables.extend(p.path.get_ident().map(ToString::to_string)),
            Expr::Field(f) => {
                if let Member::Named(name) = &f.member {
                    self.counts.fields.insert(name.to_string());
                }
            }
            Expr::Binary(b) => [&b.left, &b.right].into_iter().for_each(|e| self.count(e)),
            Expr::Unary(u) => self.count(&u.expr),
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.count(e)),
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Find {
    fn visit_pat(&mut self, pat: &'ast Pat) {
        for name in pattern_names(pat) {
            *self.bound.entry(name.to_string()).or_default() += 1;
        }
    }

    fn visit_expr_index(&mut self, i: &'ast syn::ExprIndex) {
        self.count(&i.index);
        visit::visit_expr_index(self, i);
    }

    fn visit_expr_range(&mut self, r: &'ast syn::ExprRange) {
        r.start.iter().chain(&r.end).for_each(|e| self.count(e));
        visit::visit_expr_range(self, r);
    }

    fn visit_expr_cast(&mut self, c: &'ast syn::ExprCast) {
        self.count(&c.expr);
        visit::visit_expr_cast(self, c);
    }

    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        if let Ok((all, repeats)) = m.parse_body_with(list) {
            if let (true, Some(n)) = (repeats, all.last()) {
                self.count(n);
            }
            // They do not live as long as the syntax around them.
            for e in &all {
                let mut inside = Self::default();
                inside.visit_expr(e);
                self.counts.variables.extend(inside.counts.variables);
                self.counts.fields.extend(inside.counts.fields);
                inside.bound.into_iter().for_each(|(name, n)| *self.bound.entry(name).or_default() += n);
            }
        }
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

impl Names {
    /// Whether an expression is a field that stands for an integer.
    pub(super) fn is_counted_field(&self, e: &Expr) -> bool {
        let Expr::Field(ExprField { member: Member::Named(name), .. }) = strip(e) else { return false };
        !self.counts.fields.is_empty() && self.counts.fields.contains(&name.to_string())
    }

    /// An expression without derivative, in which the compiler checks the types of fields that stand for integers.
    pub(super) fn checked<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        if self.counts.fields.is_empty() || !self.mentions_active(e) {
            return Cow::Borrowed(e);
        }
        let mut e = e.clone();
        Check(self).visit_expr_mut(&mut e);
        Cow::Owned(e)
    }
}

/// The value, if its type has no derivative.
pub(super) fn passive(e: &Expr) -> Expr {
    let here = e.span();
    call(global_path(["fluxions", "adjoint", "passive"], here), e.clone(), here)
}

struct Check<'n>(&'n Names);

impl VisitMut for Check<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            e @ Expr::Field(_) if self.0.is_counted_field(e) && self.0.mentions_active(e) => *e = passive(e),
            // No number of the function can stand there.
            Expr::Index(i) => self.visit_expr_mut(&mut i.expr),
            Expr::Range(_) | Expr::Cast(_) | Expr::Closure(_) | Expr::Macro(_) => {}
            e => visit_mut::visit_expr_mut(self, e),
        }
    }
}
