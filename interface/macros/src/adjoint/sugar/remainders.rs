//! What is left behind whole chunks: `let chunks = x.chunks_exact(4); let rest = chunks.remainder();`.
//!
//! An adjoint follows an iterator where it is gone through. So what is left is a part of the list, `&x[x.len() / 4 * 4..]`, if the names mean the same there.

use super::super::syntax::{has_ident, strip};
use super::{is_capital, is_this};
use crate::idents::is_one_of;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprAssign, ExprMethodCall, Ident, Lit, Local, Pat, PatIdent, Stmt, parse_quote};

/// Takes what is left from the lists, among the statements of a block.
pub(super) fn of_lists(stmts: &mut [Stmt]) {
    for i in 0..stmts.len() {
        for chunks in Chunks::of(&stmts[i]) {
            let rest = &mut stmts[i + 1..];
            if chunks.mean_the_same(rest) {
                rest.iter_mut().for_each(|s| Ask(&chunks).visit_stmt_mut(s));
            }
        }
    }
}

/// A variable that holds whole chunks of a list.
struct Chunks {
    name: Ident,
    call: ExprMethodCall,
    /// The variable that the list is, or is a field of.
    list: Ident,
}

impl Chunks {
    fn of(stmt: &Stmt) -> Vec<Self> {
        let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { return vec![] };
        match (pat, strip(&init.expr)) {
            (Pat::Tuple(names), Expr::Tuple(values)) => {
                names.elems.iter().zip(&values.elems).filter_map(|(pat, e)| Self::of_variable(pat, e)).collect()
            }
            (pat, e) => Self::of_variable(pat, e).into_iter().collect(),
        }
    }

    /// The length of a chunk is a literal or a constant.
    fn of_variable(pat: &Pat, e: &Expr) -> Option<Self> {
        let (Pat::Ident(p), Expr::MethodCall(m)) = (pat, strip(e)) else { return None };
        let is_constant = |e: &Expr| match strip(e) {
            Expr::Lit(l) => matches!(l.lit, Lit::Int(_)),
            Expr::Path(p) => p.path.segments.last().is_some_and(|s| is_capital(&s.ident)),
            _ => false,
        };
        let is_chunks = m.method == "chunks_exact" && m.args.len() == 1 && is_constant(&m.args[0]);
        let list = list(&m.receiver).filter(|_| is_chunks)?;
        Some(Self { name: p.ident.clone(), call: m.clone(), list })
    }

    /// Whether the variable is asked for what is left, and neither it nor the list becomes another one. The iterator itself is either left alone, or gone through by one loop
    /// among the statements.
    fn mean_the_same(&self, rest: &[Stmt]) -> bool {
        let mut uses = Uses { chunks: self, asked: 0, lent: 0, mentioned: 0, anew: false };
        rest.iter().for_each(|s| uses.visit_stmt(s));
        let loops = rest.iter().filter(|s| self.is_lent_to(s)).count();
        let is_left_alone = uses.lent == 0;
        let goes_through_once = uses.lent == 1 && loops == 1 && uses.mentioned - uses.asked == 1;
        uses.asked > 0 && !uses.anew && (is_left_alone || goes_through_once)
    }

    /// Whether a statement is a loop over `chunks.by_ref()`, beside nothing or other chunks.
    fn is_lent_to(&self, stmt: &Stmt) -> bool {
        let Stmt::Expr(Expr::ForLoop(f), _) = stmt else { return false };
        self.is_in(&f.expr)
    }

    fn is_in(&self, iter: &Expr) -> bool {
        match strip(iter) {
            Expr::MethodCall(m) if m.method == "by_ref" => is_this(&m.receiver, &self.name),
            Expr::MethodCall(m) if m.method == "enumerate" => self.is_in(&m.receiver),
            Expr::MethodCall(m) if m.method == "zip" => self.is_in(&m.receiver) || m.args.iter().any(|a| self.is_in(a)),
            _ => false,
        }
    }
}

/// The variable that a list is, or is a field of.
fn list(e: &Expr) -> Option<Ident> {
    match strip(e) {
        Expr::Path(p) => p.path.get_ident().cloned(),
        Expr::Field(f) => list(&f.base),
        _ => None,
    }
}

/// What is done with the variable and the list.
struct Uses<'a> {
    chunks: &'a Chunks,
    /// How often it is asked for what is left.
    asked: usize,
    /// How often it is lent by `by_ref`.
    lent: usize,
    mentioned: usize,
    /// Whether one of them may be another one then, or the length of a chunk.
    anew: bool,
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if is_this(&m.receiver, &self.chunks.name) {
            self.asked += usize::from(m.method == "remainder");
            self.lent += usize::from(m.method == "by_ref");
        }
        visit::visit_expr_method_call(self, m);
    }
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
        self.mentioned += usize::from(p.path.is_ident(&self.chunks.name));
    }
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        self.anew |= p.ident == self.chunks.name || p.ident == self.chunks.list;
        visit::visit_pat_ident(self, p);
    }
    fn visit_expr_assign(&mut self, a: &'ast ExprAssign) {
        self.anew |= has_ident(&*a.left, &self.chunks.name) || has_ident(&*a.left, &self.chunks.list);
        visit::visit_expr_assign(self, a);
    }
    fn visit_item(&mut self, _: &'ast syn::Item) {
        self.anew = true;
    }
    /// What a macro does with it is not seen.
    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        self.anew |= has_ident(&m.tokens, &self.chunks.name);
    }
}

/// Takes what is left from the list, and gives the variable away where it was lent.
struct Ask<'a>(&'a Chunks);

impl VisitMut for Ask<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::MethodCall(m) = e
            && is_one_of(&m.method, &["remainder", "by_ref"])
            && is_this(&m.receiver, &self.0.name)
        {
            let (name, list, n) = (&self.0.name, &self.0.call.receiver, &self.0.call.args[0]);
            *e = if m.method == "remainder" {
                parse_quote!((&#list[#list.len() / #n * #n..]))
            } else {
                parse_quote!(#name)
            };
        }
        visit_mut::visit_expr_mut(self, e);
    }
}
