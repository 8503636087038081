//! Counters of loops that a function returns in a tuple: `for n in 0..9 { … return (t, n); }` is `for n in 0usize..9` where the type of the result says so. Both
//! sweeps run over the range, and the compiler would have to find out its type in each of them.

use super::super::lower::is_primitive;
use super::super::syntax::{content_of, is_named, is_some, strip, type_name, untyped};
use proc_macro2::Literal;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprClosure, ExprForLoop, ExprReturn, Ident, Item, Lit, LitInt, Pat, Type, TypeTuple};

/// Writes the types of such counters.
pub(super) fn of_result(block: &mut Block, ty: &Type) {
    let content = content_of(ty, "Option").or_else(|| content_of(ty, "Result")).unwrap_or(ty);
    if let Type::Tuple(result) = content {
        Counters(result).visit_block_mut(block);
    }
}

struct Counters<'a>(&'a TypeTuple);

impl VisitMut for Counters<'_> {
    fn visit_expr_for_loop_mut(&mut self, f: &mut ExprForLoop) {
        visit_mut::visit_expr_for_loop_mut(self, f);
        if let (Pat::Ident(p), Expr::Range(range)) = (untyped(&f.pat), &mut *f.expr) {
            let mut find = Returned { counter: &p.ident, result: self.0, ty: None };
            find.visit_block(&f.body);
            if let (Some(ty), Some(literal)) = (find.ty, range.start.as_mut().or(range.end.as_mut())) {
                add_type(literal, ty);
            }
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// `0` as `0usize`.
fn add_type(e: &mut Expr, ty: &Ident) {
    if let Expr::Lit(literal) = e
        && let Lit::Int(n) = &mut literal.lit
        && n.suffix().is_empty()
        && let Ok(typed) = format!("{}{ty}", n.base10_digits()).parse::<Literal>()
    {
        let span = n.span();
        *n = LitInt::from(typed);
        n.set_span(span);
    }
}

/// Finds the type that the result has for a counter.
struct Returned<'a> {
    counter: &'a Ident,
    result: &'a TypeTuple,
    ty: Option<&'a Ident>,
}

impl<'ast> Visit<'ast> for Returned<'_> {
    fn visit_expr_return(&mut self, r: &'ast ExprReturn) {
        let value = r.expr.as_deref().map(|e| match strip(e) {
            Expr::Call(c) if c.args.len() == 1 && (is_some(&c.func) || is_named(&c.func, "Ok")) => strip(&c.args[0]),
            e => e,
        });
        if let Some(Expr::Tuple(t)) = value
            && let Some(i) = t.elems.iter().position(|e| matches!(e, Expr::Path(p) if p.path.is_ident(self.counter)))
            && let Some(ty) = self.result.elems.get(i).filter(|ty| is_primitive(ty))
        {
            // A counter is an integer.
            self.ty = type_name(ty);
        }
        visit::visit_expr_return(self, r);
    }
    fn visit_expr_closure(&mut self, _: &'ast ExprClosure) {}
    fn visit_item(&mut self, _: &'ast Item) {}
}
