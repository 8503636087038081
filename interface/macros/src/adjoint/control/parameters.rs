//! Parameters of closures that have the name of another variable: `let h = |w: S, data: &[f64]| …; let data = [0.5, 1.0]; h(x, &data)`.
//!
//! A closure's body stands where it is called, and what is known of variables is known by their names.

use super::super::syntax::pattern_names;
use super::capture::{Fresh, Renamed};
use rustc_hash::{FxHashMap, FxHashSet};
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprClosure, FnArg, Item, Local, Pat, Signature};

/// Gives such parameters names of their own. Returns the old names with the new ones.
pub(in crate::adjoint) fn rename(
    signature: &Signature,
    block: &mut Block,
    taken: &mut FxHashSet<String>,
) -> Vec<(String, String)> {
    let mut bound = Bound::default();
    for input in &signature.inputs {
        if let FnArg::Typed(typed) = input {
            bound.visit_pat(&typed.pat);
        }
    }
    bound.visit_block(block);
    let mut parameters = Parameters { bound: bound.0, fresh: Fresh { taken: std::mem::take(taken), renamed: vec![] } };
    parameters.visit_block_mut(block);
    *taken = parameters.fresh.taken;
    parameters.fresh.renamed
}

/// The variables outside of closures.
#[derive(Default)]
struct Bound(FxHashSet<String>);

impl<'ast> Visit<'ast> for Bound {
    fn visit_pat(&mut self, pat: &'ast Pat) {
        self.0.extend(pattern_names(pat).iter().map(ToString::to_string));
    }
    fn visit_expr_closure(&mut self, _: &'ast ExprClosure) {}
    fn visit_item(&mut self, _: &'ast Item) {}
}

struct Parameters {
    bound: FxHashSet<String>,
    fresh: Fresh,
}

impl VisitMut for Parameters {
    fn visit_local_mut(&mut self, local: &mut Local) {
        if let Some(init) = &mut local.init
            && let Expr::Closure(closure) = &mut *init.expr
        {
            let mut renamed = Renamed(FxHashMap::default());
            closure.inputs.iter_mut().for_each(|input| renamed.bind(input, &self.bound, &mut self.fresh));
            if !renamed.0.is_empty() {
                renamed.visit_expr_mut(&mut closure.body);
            }
        }
        visit_mut::visit_local_mut(self, local);
    }
    fn visit_item_mut(&mut self, _: &mut Item) {}
}
