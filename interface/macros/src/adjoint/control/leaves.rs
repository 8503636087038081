//! Which code leaves the body around it, and how.

use super::super::syntax::{is_named, is_panic, strip};
use syn::visit::Visit;
use syn::{Block, Expr, Stmt};

/// Whether an expression leaves the body around it: by `return`, or by `break` and `continue` of the loop around.
pub(in super::super) fn leaves(e: &impl Leaves) -> bool {
    let mut find = Find { inside_loop: false, found: false, returns_only: false };
    e.accept(&mut find);
    find.found
}

/// Whether a `return` is inside, other than of an error.
pub(super) fn returns(e: &impl Leaves) -> bool {
    let mut find = Find { inside_loop: false, found: false, returns_only: true };
    e.accept(&mut find);
    find.found
}

/// Whether a `return` with a value is inside.
pub(super) fn returns_value(body: &Block) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr_return(&mut self, r: &'ast syn::ExprReturn) {
            self.0 |= r.expr.is_some();
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
        fn visit_item(&mut self, _: &'ast syn::Item) {}
    }
    let mut find = Find(false);
    find.visit_block(body);
    find.0
}

pub(in super::super) trait Leaves {
    fn accept(&self, find: &mut Find);
}
impl Leaves for Expr {
    fn accept(&self, find: &mut Find) {
        find.visit_expr(self);
    }
}
impl Leaves for Block {
    fn accept(&self, find: &mut Find) {
        find.visit_block(self);
    }
}
impl Leaves for Stmt {
    fn accept(&self, find: &mut Find) {
        find.visit_stmt(self);
    }
}

pub(in super::super) struct Find {
    inside_loop: bool,
    found: bool,
    returns_only: bool,
}

impl<'ast> Visit<'ast> for Find {
    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::Return(r) if r.expr.as_deref().is_some_and(is_error) => {}
            Expr::Return(_) => self.found = true,
            Expr::Break(_) | Expr::Continue(_) => self.found |= !self.inside_loop && !self.returns_only,
            Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) => {
                let outside = std::mem::replace(&mut self.inside_loop, true);
                syn::visit::visit_expr(self, e);
                self.inside_loop = outside;
            }
            Expr::Closure(_) => {}
            other => syn::visit::visit_expr(self, other),
        }
    }
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

pub(super) fn is_error(e: &Expr) -> bool {
    matches!(strip(e), Expr::Call(c) if is_named(&c.func, "Err"))
}

/// Whether nothing comes after a body, because its last statement leaves.
pub(in super::super) fn ends(stmts: &[Stmt]) -> bool {
    match stmts.last() {
        Some(Stmt::Expr(e, _)) => ends_expr(e),
        Some(Stmt::Macro(m)) => is_panic(&m.mac),
        _ => false,
    }
}

fn ends_expr(e: &Expr) -> bool {
    match strip(e) {
        Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => true,
        Expr::Macro(m) => is_panic(&m.mac),
        Expr::Block(b) => ends(&b.block.stmts),
        Expr::If(i) => ends(&i.then_branch.stmts) && i.else_branch.as_ref().is_some_and(|(_, e)| ends_expr(e)),
        Expr::Match(m) => m.arms.iter().all(|a| ends_expr(&a.body)),
        _ => false,
    }
}
