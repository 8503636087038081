//! `while let Some(v) = it.next()` over an iterator that nothing else uses, as the `for` that it is.

use super::super::place::is_iterator;
use super::super::screen::may_change;
use super::super::syntax::{Idents, has_ident, is_variable, pattern_names, some, strip};
use syn::visit::{self, Visit};
use syn::{Expr, ExprWhile, Ident, Local, Pat, Stmt, parse_quote};

/// Makes such loops of a block.
pub(super) fn walk(stmts: &mut Vec<Stmt>) {
    let mut i = 0;
    while i < stmts.len() {
        match walked(stmts, i) {
            Some((at, stmt)) => {
                stmts[at] = stmt;
                stmts.remove(i);
            }
            None => i += 1,
        }
    }
}

/// The loop over the iterator that a statement binds, and where it stands.
fn walked(stmts: &[Stmt], i: usize) -> Option<(usize, Stmt)> {
    let Stmt::Local(Local { pat: Pat::Ident(it), init: Some(init), .. }) = &stmts[i] else { return None };
    let (name, source) = (&it.ident, &init.expr);
    let at = i + 1 + stmts[i + 1..].iter().position(|s| has_ident(s, name))?;
    let Stmt::Expr(Expr::While(w), _) = &stmts[at] else { return None };
    let pat = next_of(w, name)?;
    // Another variable may have the name later.
    let is_another = |s: &Stmt| matches!(s, Stmt::Local(Local { pat, init: Some(init), .. }) if pattern_names(pat).contains(name) && !has_ident(&*init.expr, name));
    let later = stmts[at + 1..].iter().take_while(|s| !is_another(s));
    let is_alone = !has_ident(&w.body, name) && !later.into_iter().any(|s| has_ident(s, name));
    // The names in it mean the same where the loop stands.
    let means_the_same = |s: &Stmt| match s {
        Stmt::Local(l) => !pattern_names(&l.pat).iter().any(|bound| has_ident(&**source, bound)),
        _ => true,
    };
    let stays = |s: &Stmt| means_the_same(s) && !(changes(s) && mentions_any(s, source));
    if !goes_through_parts(source) || !is_alone || !stmts[i + 1..at].iter().all(stays) {
        return None;
    }
    let ExprWhile { attrs, label, body, .. } = w;
    let each: Expr = parse_quote!(#(#attrs)* #label for #pat in #source #body);
    Some((at, Stmt::Expr(each, None)))
}

/// Whether a statement may change a variable. One that binds a value by a `let` does not, unless the value is computed by statements.
fn changes(s: &Stmt) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr(&mut self, e: &'ast Expr) {
            self.0 |= may_change(e) || matches!(e, Expr::Closure(_));
            visit::visit_expr(self, e);
        }
    }
    let mut find = Find(!matches!(s, Stmt::Local(_)));
    find.visit_stmt(s);
    find.0
}

/// Whether a statement has one of the names of an expression.
fn mentions_any(s: &Stmt, e: &Expr) -> bool {
    e.any_ident(&mut |name| has_ident(s, name))
}

/// p of `while let Some(p) = it.next()`, if it always fits.
fn next_of<'w>(w: &'w ExprWhile, it: &Ident) -> Option<&'w Pat> {
    let Expr::Let(l) = &*w.cond else { return None };
    let (Some(pat), Expr::MethodCall(m)) = (some(&l.pat), strip(&l.expr)) else { return None };
    let is_next = m.method == "next" && matches!(strip(&m.receiver), Expr::Path(p) if p.path.is_ident(it));
    (is_next && always_fits(pat)).then_some(pat)
}

/// Whether an iterator borrows what it goes through, which nothing changes meanwhile.
fn goes_through_parts(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => {
            let is_step = ["copied", "cloned", "map", "filter"].iter().any(|name| m.method == name);
            m.method != "into_iter" && (is_iterator(e) || is_step && goes_through_parts(&m.receiver))
        }
        _ => false,
    }
}

/// Whether a pattern takes any value.
pub(in crate::adjoint) fn always_fits(pat: &Pat) -> bool {
    match pat {
        Pat::Ident(p) => is_variable(p) && p.subpat.is_none(),
        Pat::Wild(_) => true,
        Pat::Reference(r) => always_fits(&r.pat),
        Pat::Paren(p) => always_fits(&p.pat),
        Pat::Tuple(t) => t.elems.iter().all(always_fits),
        _ => false,
    }
}
