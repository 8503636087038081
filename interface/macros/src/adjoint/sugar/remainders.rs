//! What is left behind whole chunks: `let chunks = x.chunks_exact(4); let rest = chunks.remainder();`.
//!
//! An adjoint follows an iterator where it is gone through. So what is left is a part of the list, `&x[x.len() / 4 * 4..]`.

use super::super::syntax::strip;
use super::is_place;
use crate::idents::is_one_of;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprMethodCall, Ident, Lit, Local, Pat, Stmt, parse_quote};

/// Takes what is left from the lists, among the statements of a block.
pub(super) fn of_lists(stmts: &mut [Stmt]) {
    for i in 0..stmts.len() {
        for (name, chunks) in chunks(&stmts[i]) {
            let rest = &mut stmts[i + 1..];
            let mut uses = Uses { name: &name, asked: false, by_reference: 0, anew: false };
            rest.iter().for_each(|s| uses.visit_stmt(s));
            if uses.asked && !uses.anew && uses.by_reference < 2 {
                let mut ask = Ask { name: &name, chunks: &chunks };
                rest.iter_mut().for_each(|s| ask.visit_stmt_mut(s));
            }
        }
    }
}

/// The variables of a statement that hold whole chunks of lists.
fn chunks(stmt: &Stmt) -> Vec<(Ident, ExprMethodCall)> {
    let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { return vec![] };
    match (pat, strip(&init.expr)) {
        (Pat::Tuple(names), Expr::Tuple(values)) => {
            names.elems.iter().zip(&values.elems).filter_map(|(pat, e)| chunk(pat, e)).collect()
        }
        (pat, e) => chunk(pat, e).into_iter().collect(),
    }
}

/// Such a variable. The length of a chunk is a literal or a constant, which nothing changes.
fn chunk(pat: &Pat, e: &Expr) -> Option<(Ident, ExprMethodCall)> {
    let (Pat::Ident(p), Expr::MethodCall(m)) = (pat, strip(e)) else { return None };
    let is_constant = |e: &Expr| match strip(e) {
        Expr::Lit(l) => matches!(l.lit, Lit::Int(_)),
        Expr::Path(p) => p.path.segments.last().is_some_and(|s| !s.ident.to_string().contains(char::is_lowercase)),
        _ => false,
    };
    let is_chunks = m.method == "chunks_exact" && m.args.len() == 1 && is_constant(&m.args[0]) && is_place(&m.receiver);
    is_chunks.then(|| (p.ident.clone(), m.clone()))
}

fn is_named(e: &Expr, name: &Ident) -> bool {
    matches!(strip(e), Expr::Path(p) if p.path.is_ident(name))
}

/// What is done with the variable.
struct Uses<'a> {
    name: &'a Ident,
    /// Whether it is asked for what is left.
    asked: bool,
    by_reference: usize,
    /// Whether another variable gets its name.
    anew: bool,
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if is_named(&m.receiver, self.name) {
            self.asked |= m.method == "remainder";
            self.by_reference += usize::from(m.method == "by_ref");
        }
        visit::visit_expr_method_call(self, m);
    }
    fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) {
        self.anew |= p.ident == *self.name;
        visit::visit_pat_ident(self, p);
    }
}

/// Takes it from the list, and gives the variable away where it was lent.
struct Ask<'a> {
    name: &'a Ident,
    chunks: &'a ExprMethodCall,
}

impl VisitMut for Ask<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::MethodCall(m) = e
            && is_one_of(&m.method, &["remainder", "by_ref"])
            && is_named(&m.receiver, self.name)
        {
            let (name, list, n) = (self.name, &self.chunks.receiver, &self.chunks.args[0]);
            *e = if m.method == "remainder" {
                parse_quote!((&#list[#list.len() / #n * #n..]))
            } else {
                parse_quote!(#name)
            };
        }
        visit_mut::visit_expr_mut(self, e);
    }
}
