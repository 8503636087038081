//! Results that a variable holds until they are taken apart, `let r = solve(x); match r { Ok(y) => …, Err(_) => … }`, or asked for success,
//! `let r = solve(x); if r.is_err() { … }`.

use super::super::syntax::{strip, untyped};
use super::{is_this, options_of_results};
use crate::idents::is_one_of;
use crate::spaces::is_result;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Arm, Expr, ExprLet, ExprMethodCall, Ident, Local, Pat, PatIdent, Stmt, parse_quote};

/// Takes results apart where they are computed, if that is the next statement and nothing else asks for them.
pub(super) fn taken_apart_at_once(stmts: &mut Vec<Stmt>) {
    let mut i = 0;
    while i + 1 < stmts.len() {
        options_of_results::typed_by_let(&mut stmts[i]);
        if let Some(name) = held(&stmts[i]).cloned()
            && let Stmt::Local(Local { init: Some(init), .. }) = stmts[i].clone()
            && let is_asked = (finds(&init.expr) || options_of_results::collects(&init.expr))
            && let next = if is_asked { begins_with } else { taken_apart }
            && next(&mut stmts[i + 1], &name).is_some()
            && mentions(&name, &stmts[i + 1..]) == 1
            && let Some(asked) = next(&mut stmts[i + 1], &name)
        {
            *asked = *init.expr;
            stmts.remove(i);
        }
        i += 1;
    }
}

/// Results of which nobody asks what the error is become options where they are computed, if a variable is asked `is_ok` or `is_err`.
pub(super) fn asked_as_options(stmts: &mut [Stmt]) {
    for i in 0..stmts.len() {
        let Some(name) = held(&stmts[i]).cloned() else { continue };
        let (stmt, after) = stmts[i..].split_first_mut().expect("a statement is there");
        let mut find = AsOption { name: &name, rewrites: false, asked: 0, for_success: false, bound: 0 };
        let last = after.iter().position(|s| binds_anew(&name, s));
        let count = last.map_or(after.len(), |last| last + 1);
        let scope = &mut after[..count];
        scope.iter_mut().for_each(|s| find.visit_stmt_mut(s));
        if find.for_success
            && find.asked == mentions(&name, scope)
            && find.bound == usize::from(last.is_some())
            && let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt
        {
            let call = &init.expr;
            init.expr = parse_quote!(#call.ok());
            *pat = untyped(pat);
            find.rewrites = true;
            scope.iter_mut().for_each(|s| find.visit_stmt_mut(s));
        }
    }
}

/// Finds what a result is asked that an option can be asked as well, and writes it so.
struct AsOption<'a> {
    name: &'a Ident,
    rewrites: bool,
    asked: usize,
    for_success: bool,
    /// How often another variable gets the name.
    bound: usize,
}

impl VisitMut for AsOption<'_> {
    fn visit_expr_method_call_mut(&mut self, m: &mut ExprMethodCall) {
        const SAME: [&str; 4] = ["unwrap", "expect", "unwrap_or", "unwrap_or_default"];
        if is_this(&m.receiver, self.name) {
            let asks = is_one_of(&m.method, &["is_ok", "is_err"]);
            self.asked += usize::from(asks || is_one_of(&m.method, &SAME));
            self.for_success |= asks;
            if asks && self.rewrites {
                let of_option = if m.method == "is_ok" { "is_some" } else { "is_none" };
                m.method = Ident::new(of_option, m.method.span());
            }
        }
        visit_mut::visit_expr_method_call_mut(self, m);
    }
    fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
        self.bound += usize::from(p.ident == *self.name);
        visit_mut::visit_pat_ident_mut(self, p);
    }
}

/// Whether a statement is a `let` of another variable by a name.
fn binds_anew(name: &Ident, s: &Stmt) -> bool {
    matches!(s, Stmt::Local(Local { pat: Pat::Ident(p), .. }) if p.ident == *name)
}

/// The variable that holds what a call returns.
fn held(s: &Stmt) -> Option<&Ident> {
    let Stmt::Local(Local { pat, init: Some(init), .. }) = s else { return None };
    let p = match pat {
        Pat::Ident(p) => p,
        Pat::Type(t) => match (&*t.pat, &*t.ty) {
            (Pat::Ident(p), ty) if is_result(ty) => p,
            _ => return None,
        },
        _ => return None,
    };
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

/// Whether an expression is an item that an iterator finds, which may be a reference.
fn finds(e: &Expr) -> bool {
    let Expr::MethodCall(m) = strip(e) else { return false };
    match m.method.to_string().as_str() {
        "max_by" | "min_by" | "find" | "reduce" | "nth" => m.args.len() == 1,
        "last" | "next" => m.args.is_empty() && matches!(strip(&m.receiver), Expr::MethodCall(_)),
        _ => false,
    }
}

/// Where a statement begins with what a variable holds, `if let Some(v) = best { … }`, `let v = best.unwrap();`.
fn begins_with<'s>(s: &'s mut Stmt, name: &Ident) -> Option<&'s mut Expr> {
    let e = match s {
        Stmt::Expr(e, _) => e,
        Stmt::Local(Local { init: Some(init), .. }) => &mut init.expr,
        _ => return None,
    };
    let mut e = match e {
        Expr::If(i) => match &mut *i.cond {
            Expr::Let(l) => &mut *l.expr,
            _ => return None,
        },
        Expr::Match(m) => &mut *m.expr,
        e => e,
    };
    loop {
        e = match e {
            Expr::Path(p) if p.path.is_ident(name) => return Some(e),
            Expr::MethodCall(m) => &mut m.receiver,
            Expr::Unary(u) => &mut u.expr,
            Expr::Binary(b) => &mut b.left,
            Expr::Field(f) => &mut f.base,
            Expr::Paren(p) => &mut p.expr,
            Expr::Try(t) => &mut t.expr,
            _ => return None,
        };
    }
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
        if let Stmt::Local(Local { init, .. }) = s
            && binds_anew(name, s)
        {
            init.iter().for_each(|init| count.visit_local_init(init));
            break;
        }
        count.visit_stmt(s);
    }
    count.1
}
