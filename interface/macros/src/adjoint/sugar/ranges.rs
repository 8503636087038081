//! Ranges that have a name, as an index: `values[range]`. Both sweeps look at that part, so each of them takes a copy of the range.

use super::super::syntax::{strip, type_name};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprForLoop, ExprIndex, FnArg, Ident, Local, Pat, Signature, Type, parse_quote};

/// Copies the ranges that are arguments or variables of a function where they are an index.
pub(super) fn copy_ranges(signature: &Signature, body: &mut Block) {
    let mut ranges = Ranges(FxHashSet::default());
    for input in &signature.inputs {
        if let FnArg::Typed(typed) = input
            && is_range(&typed.ty)
        {
            ranges.note(&typed.pat);
        }
    }
    ranges.visit_block(body);
    if !ranges.0.is_empty() {
        ranges.visit_block_mut(body);
    }
}

/// Whether a type is one of ranges, by name.
fn is_range(ty: &Type) -> bool {
    type_name(ty).is_some_and(|name| name.to_string().starts_with("Range"))
}

/// The names of ranges.
struct Ranges(FxHashSet<Ident>);

impl Ranges {
    fn note(&mut self, pat: &Pat) {
        match pat {
            Pat::Ident(p) => drop(self.0.insert(p.ident.clone())),
            Pat::Type(typed) => self.note(&typed.pat),
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Ranges {
    fn visit_local(&mut self, local: &'ast Local) {
        if local.init.as_ref().is_some_and(|init| matches!(strip(&init.expr), Expr::Range(_))) {
            self.note(&local.pat);
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_for_loop(&mut self, f: &'ast ExprForLoop) {
        if let Expr::Array(all) = strip(&f.expr)
            && all.elems.iter().any(|e| matches!(strip(e), Expr::Range(_)))
        {
            self.note(&f.pat);
        }
        visit::visit_expr_for_loop(self, f);
    }
}

impl VisitMut for Ranges {
    fn visit_expr_index_mut(&mut self, i: &mut ExprIndex) {
        visit_mut::visit_expr_index_mut(self, i);
        if let Expr::Path(p) = &*i.index
            && p.path.get_ident().is_some_and(|name| self.0.contains(name))
        {
            *i.index = parse_quote!(#p.clone());
        }
    }
}
