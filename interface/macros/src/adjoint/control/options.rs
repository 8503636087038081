//! `?` of options: `f(a?)` is `let Some(some) = a else { return None }; f(some)`.

use super::super::syntax::{has_question, is_lazy, refuse};
use super::capture::Fresh;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, Stmt, parse_quote};

/// Writes out each `?` of a function that returns an option.
pub(super) fn write_out(block: &mut Block, fresh: &mut Fresh) -> syn::Result<()> {
    let mut pass = Options { fresh, first: vec![], fixed: false, error: None };
    pass.visit_block_mut(block);
    pass.error.map_or(Ok(()), Err)
}

struct Options<'f> {
    fresh: &'f mut Fresh,
    /// What stands before the statement.
    first: Vec<Stmt>,
    /// Whether the expression is not computed once, where the statement stands.
    fixed: bool,
    error: Option<syn::Error>,
}

impl Options<'_> {
    fn within(&mut self, e: &mut Expr) {
        let before = std::mem::replace(&mut self.fixed, true);
        self.visit_expr_mut(e);
        self.fixed = before;
    }
}

impl VisitMut for Options<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let (around, fixed) = (std::mem::take(&mut self.first), std::mem::take(&mut self.fixed));
        for mut stmt in std::mem::take(&mut block.stmts) {
            self.visit_stmt_mut(&mut stmt);
            block.stmts.append(&mut self.first);
            block.stmts.push(stmt);
        }
        (self.first, self.fixed) = (around, fixed);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Binary(b) if is_lazy(&b.op) => {
                self.visit_expr_mut(&mut b.left);
                self.within(&mut b.right);
            }
            Expr::While(w) => {
                self.within(&mut w.cond);
                self.visit_block_mut(&mut w.body);
            }
            Expr::If(i) => {
                self.visit_expr_mut(&mut i.cond);
                self.visit_block_mut(&mut i.then_branch);
                i.else_branch.iter_mut().for_each(|(_, e)| self.within(e));
            }
            Expr::Match(m) => {
                self.visit_expr_mut(&mut m.expr);
                for arm in &mut m.arms {
                    arm.guard.iter_mut().for_each(|(_, guard)| self.within(guard));
                    if !matches!(*arm.body, Expr::Block(_)) && has_question(&arm.body) {
                        let body = &arm.body;
                        *arm.body = parse_quote!({ #body });
                    }
                    self.within(&mut arm.body);
                }
            }
            // Its own `?` returns from it.
            Expr::Closure(_) => {}
            _ => visit_mut::visit_expr_mut(self, e),
        }
        let Expr::Try(t) = e else { return };
        if self.fixed {
            let message = "a `?` in what may not be computed, or more than once: bind it with a `let` of its own";
            self.error = self.error.take().or(refuse::<()>(&*e, message).err());
            return;
        }
        let (some, option) = (self.fresh.name("some"), &t.expr);
        self.first.push(parse_quote!(let Some(#some) = #option else { return None; };));
        *e = parse_quote!(#some);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}
