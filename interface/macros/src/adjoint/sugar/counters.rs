//! Counters of loops that a function returns in a tuple: `for n in 0..9 { … return (t, n); }` is `for n in 0usize..9` where the type of the result says so. Both
//! sweeps run over the range, and the compiler would have to find out its type in each of them. Integers that are returned in a tuple get their type in the same way:
//! `((2, 0.5), y)` is `((2usize, 0.5), y)`.

use super::super::lower::is_primitive;
use super::super::syntax::{at_ends, at_ends_of, content_of, is_named, is_some, strip, type_name, untyped};
use proc_macro2::Literal;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprClosure, ExprForLoop, ExprReturn, Ident, Item, Lit, LitInt, Pat, PatType, Type, TypeTuple};

/// Writes the types of such counters.
pub(super) fn of_result(block: &mut Block, ty: &Type) {
    let content = content_of(ty, "Option").or_else(|| content_of(ty, "Result")).unwrap_or(ty);
    if let Type::Tuple(result) = content {
        Counters(result).visit_block_mut(block);
        at_ends_of(block, &mut |e| type_returned(e, result));
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
    fn visit_expr_return_mut(&mut self, r: &mut ExprReturn) {
        visit_mut::visit_expr_return_mut(self, r);
        if let Some(value) = &mut r.expr {
            at_ends(value, &mut |e| type_returned(e, self.0));
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// Writes the types of the integers of a tuple that is returned, also in `Some(…)` and `Ok(…)`.
fn type_returned(e: &mut Expr, ty: &TypeTuple) {
    match e {
        Expr::Call(c) if c.args.len() == 1 && (is_some(&c.func) || is_named(&c.func, "Ok")) => {
            type_returned(&mut c.args[0], ty)
        }
        Expr::Tuple(t) => t.elems.iter_mut().zip(&ty.elems).for_each(|(e, ty)| type_integers(e, ty)),
        _ => {}
    }
}

fn type_integers(e: &mut Expr, ty: &Type) {
    match (e, ty) {
        (Expr::Paren(p), ty) => type_integers(&mut p.expr, ty),
        (Expr::Unary(u), ty) => type_integers(&mut u.expr, ty),
        (e @ Expr::Tuple(_), Type::Tuple(ty)) => type_returned(e, ty),
        (e, ty) if is_primitive(ty) => type_name(ty).into_iter().for_each(|ty| add_type(e, ty)),
        _ => {}
    }
}

/// A literal that is an argument of a closure `|i: usize| …`, whose body gets it as it is: `0usize` of `0`.
pub(in crate::adjoint) fn typed_integer(e: &Expr, parameter: &Pat) -> Option<Expr> {
    let (Expr::Lit(_), Pat::Type(PatType { ty, .. })) = (e, parameter) else { return None };
    let mut typed = e.clone();
    type_integers(&mut typed, ty);
    Some(typed)
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
