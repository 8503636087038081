//! Results that a variable holds until they are taken apart: `let r = solve(x); match r { Ok(y) => …, Err(_) => … }`.

use super::super::syntax::strip;
use syn::visit::{self, Visit};
use syn::{Arm, Expr, ExprLet, Ident, Local, Pat, Stmt};

/// Takes results apart where they are computed, if that is the next statement and nothing else asks for them.
pub(super) fn taken_apart_at_once(stmts: &mut Vec<Stmt>) {
    let mut i = 0;
    while i + 1 < stmts.len() {
        if let Some(name) = held(&stmts[i]).cloned()
            && taken_apart(&mut stmts[i + 1], &name).is_some()
            && mentions(&name, &stmts[i + 1..]) == 1
            && let Stmt::Local(Local { init: Some(init), .. }) = stmts[i].clone()
            && let Some(asked) = taken_apart(&mut stmts[i + 1], &name)
        {
            *asked = *init.expr;
            stmts.remove(i);
        }
        i += 1;
    }
}

/// The variable that holds what a call returns.
fn held(s: &Stmt) -> Option<&Ident> {
    let Stmt::Local(Local { pat: Pat::Ident(p), init: Some(init), .. }) = s else { return None };
    let is_call = matches!(strip(&init.expr), Expr::Call(_) | Expr::MethodCall(_));
    (is_call && init.diverge.is_none() && p.subpat.is_none()).then_some(&p.ident)
}

/// Where a statement takes a variable apart as a result.
fn taken_apart<'s>(s: &'s mut Stmt, name: &Ident) -> Option<&'s mut Expr> {
    let e = match s {
        Stmt::Expr(e, _) => e,
        Stmt::Local(Local { init: Some(init), .. }) => &mut init.expr,
        _ => return None,
    };
    let asked = match e {
        Expr::If(e) => match &mut *e.cond {
            Expr::Let(ExprLet { pat, expr, .. }) if is_of_result(pat) => expr,
            _ => return None,
        },
        Expr::Match(e) if e.arms.iter().any(|Arm { pat, .. }| is_of_result(pat)) => &mut e.expr,
        _ => return None,
    };
    matches!(&**asked, Expr::Path(p) if p.path.is_ident(name)).then_some(&mut **asked)
}

fn is_of_result(pat: &Pat) -> bool {
    matches!(pat, Pat::TupleStruct(p) if p.path.is_ident("Ok") || p.path.is_ident("Err"))
}

/// How often statements name a variable, up to another one by that name.
fn mentions(name: &Ident, stmts: &[Stmt]) -> usize {
    struct Count<'a>(&'a Ident, usize);
    impl<'ast> Visit<'ast> for Count<'_> {
        fn visit_ident(&mut self, name: &'ast Ident) {
            self.1 += usize::from(name == self.0);
        }
        fn visit_macro(&mut self, m: &'ast syn::Macro) {
            // What a macro does with it nobody knows.
            self.1 += 2 * usize::from(super::has_ident(&m.tokens, self.0));
            visit::visit_macro(self, m);
        }
    }
    let mut count = Count(name, 0);
    for s in stmts {
        if let Stmt::Local(Local { pat: Pat::Ident(p), init, .. }) = s
            && p.ident == *name
        {
            init.iter().for_each(|init| count.visit_local_init(init));
            break;
        }
        count.visit_stmt(s);
    }
    count.1
}
