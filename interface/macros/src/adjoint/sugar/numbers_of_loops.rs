//! The types of the variables of loops that go into tuples. `let mut best = (0usize, y); for i in 0..3 { best = (i, y); }` is a loop over `0usize..3`: the
//! way back goes through it again, and has no `best` there that says what i is.

use super::super::syntax::{is_some, strip, type_name};
use super::is_this;
use super::typed::until_bound_again;
use crate::spaces::is_option;

use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Expr, ExprAssign, ExprForLoop, ExprLit, GenericArgument, Ident, Lit, LitInt, Local, Pat, PathArguments, Stmt, Type,
};

/// Writes the types of such variables among the statements of a block.
pub(super) fn with_types(stmts: &mut [Stmt]) {
    for i in 0..stmts.len() {
        let (before, behind) = stmts.split_at_mut(i + 1);
        let Some(Stmt::Local(local)) = before.last() else { continue };
        let Some((name, types)) = integers(local) else { continue };
        until_bound_again(behind, name, &mut Loops { name, types: &types });
    }
}

/// A variable that is a tuple, or an option of one, and the types of integers among its parts.
fn integers(local: &Local) -> Option<(&Ident, Vec<Option<String>>)> {
    let of_type = |ty: &Type| type_name(ty).map(ToString::to_string).filter(|name| is_integer(name));
    let (pat, types) = match &local.pat {
        Pat::Type(typed) => (&*typed.pat, parts_of_type(&typed.ty)?.map(of_type).collect()),
        pat => match strip(&local.init.as_ref()?.expr) {
            Expr::Tuple(t) => (pat, t.elems.iter().map(suffix).collect::<Vec<_>>()),
            _ => return None,
        },
    };
    let Pat::Ident(p) = pat else { return None };
    (p.mutability.is_some() && types.iter().any(Option::is_some)).then_some((&p.ident, types))
}

fn parts_of_type(ty: &Type) -> Option<syn::punctuated::Iter<'_, Type>> {
    match ty {
        Type::Tuple(t) => Some(t.elems.iter()),
        Type::Path(p) => match &p.path.segments.last()?.arguments {
            PathArguments::AngleBracketed(of) if is_option(ty) => {
                let GenericArgument::Type(ty) = of.args.first()? else { return None };
                parts_of_type(ty)
            }
            _ => None,
        },
        _ => None,
    }
}

fn suffix(e: &Expr) -> Option<String> {
    let Expr::Lit(ExprLit { lit: Lit::Int(n), .. }) = strip(e) else { return None };
    Some(n.suffix().to_owned()).filter(|suffix| is_integer(suffix))
}

fn is_integer(name: &str) -> bool {
    let size = name.strip_prefix(['u', 'i']);
    size.is_some_and(|size| ["8", "16", "32", "64", "128", "size"].contains(&size))
}

/// Loops behind the variable.
struct Loops<'a> {
    name: &'a Ident,
    types: &'a [Option<String>],
}

impl VisitMut for Loops<'_> {
    fn visit_expr_for_loop_mut(&mut self, f: &mut ExprForLoop) {
        if let (Pat::Ident(p), Some(start)) = (&*f.pat, untyped_start(&mut f.expr)) {
            let mut find = Find { of: self, number: &p.ident, ty: None };
            find.visit_block(&f.body);
            if let Some(ty) = find.ty {
                *start = LitInt::new(&format!("{}{ty}", start.base10_digits()), start.span());
            }
        }
        visit_mut::visit_expr_for_loop_mut(self, f);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// The literal that a range begins with, if no end of it has a type.
fn untyped_start(e: &mut Expr) -> Option<&mut LitInt> {
    fn untyped(e: &mut Expr) -> Option<&mut LitInt> {
        match e {
            Expr::Lit(ExprLit { lit: Lit::Int(n), .. }) => Some(n).filter(|n| n.suffix().is_empty()),
            _ => None,
        }
    }
    match e {
        Expr::Paren(p) => untyped_start(&mut p.expr),
        Expr::MethodCall(m) if m.method == "rev" => untyped_start(&mut m.receiver),
        Expr::Range(r) => {
            untyped(r.end.as_mut()?)?;
            untyped(r.start.as_mut()?)
        }
        _ => None,
    }
}

/// Finds the part of the tuple that a number becomes.
struct Find<'a> {
    of: &'a Loops<'a>,
    number: &'a Ident,
    ty: Option<&'a str>,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_expr_assign(&mut self, a: &'ast ExprAssign) {
        if is_this(&a.left, self.of.name)
            && let Expr::Tuple(t) = in_some(&a.right)
        {
            let typed = t.elems.iter().zip(self.of.types).find(|(e, _)| is_this(e, self.number));
            self.ty = typed.and_then(|(_, ty)| ty.as_deref()).or(self.ty);
        }
        visit::visit_expr_assign(self, a);
    }
}

fn in_some(e: &Expr) -> &Expr {
    match strip(e) {
        Expr::Call(c) if is_some(&c.func) && c.args.len() == 1 => strip(&c.args[0]),
        e => e,
    }
}
