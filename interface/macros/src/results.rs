//! Literals that stand alone where a scalar is wanted: as a result, beside a scalar in another branch, and as the beginning of a sum.

use crate::bindings::Bindings;
use crate::generics::ScalarParameter;
use crate::literals::{Reals, repeated};
use crate::made::elements;
use quote::quote;
use rustc_hash::FxHashSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    BinOp, Block, Expr, ExprAssign, ExprBinary, ExprBlock, ExprClosure, ExprIf, ExprMacro, ExprReturn, GenericArgument,
    Item, Pat, PathArguments, ReturnType, Stmt, Token, Type, parse_quote, parse_quote_spanned,
};

/// The literal as a scalar: `S::constant(0.0)`.
pub(crate) fn constant(scalar: &ScalarParameter, literal: &Expr) -> Expr {
    let (span, name, real) = (literal.span(), &scalar.name, &scalar.real);
    match scalar.reals() {
        Reals::Float => parse_quote_spanned!(span=> <#name as ::fluxions::Scalar<#real>>::constant(#literal)),
        Reals::Parameter => parse_quote_spanned!(span=>
            <#name as ::fluxions::Scalar<#real>>::constant(<#real as ::fluxions::Real>::from_f64(#literal))
        ),
    }
}

/// The expressions that an expression may have for its value.
fn tails(e: &mut Expr) -> Vec<&mut Expr> {
    match e {
        Expr::Paren(e) => tails(&mut e.expr),
        Expr::Block(ExprBlock { label: None, block, .. }) => last(block),
        Expr::If(ExprIf { then_branch, else_branch: Some((_, otherwise)), .. }) => {
            last(then_branch).into_iter().chain(tails(otherwise)).collect()
        }
        Expr::Match(e) => e.arms.iter_mut().flat_map(|arm| tails(&mut arm.body)).collect(),
        e => vec![e],
    }
}

fn last(block: &mut Block) -> Vec<&mut Expr> {
    match block.stmts.last_mut() {
        Some(Stmt::Expr(e, None)) => tails(e),
        _ => Vec::new(),
    }
}

/// Makes scalars of literals where another branch has a scalar.
pub(crate) fn rewrite_branches(e: &mut Expr, bindings: &Bindings, scalar: &ScalarParameter) {
    if !matches!(e, Expr::If(_) | Expr::Match(_)) {
        return;
    }
    let all = tails(e);
    if all.iter().any(|tail| bindings.is_scalar(tail)) {
        all.into_iter().filter(|tail| bindings.is_constant(tail)).for_each(|tail| *tail = constant(scalar, tail));
    }
}

/// Makes scalars of literals in the results of a function: `0.0`, `Ok(0.0)`, `(x, 0.0)`, `vec![0.0, x]`.
pub(crate) fn rewrite_results(output: &ReturnType, body: &mut Block, bindings: &Bindings, scalar: &ScalarParameter) {
    let ReturnType::Type(_, ty) = output else { return };
    let mut results = Results { ty, bindings, scalar };
    results.visit_block_mut(body);
    last(body).into_iter().for_each(|tail| results.result(tail, ty));
}

struct Results<'a> {
    ty: &'a Type,
    bindings: &'a Bindings,
    scalar: &'a ScalarParameter,
}

impl Results<'_> {
    /// Makes scalars of literals in an expression of this type.
    fn result(&self, e: &mut Expr, ty: &Type) {
        match (e, ty) {
            (e, Type::Path(path)) if path.path.is_ident(&self.scalar.name) && self.bindings.is_constant(e) => {
                *e = constant(self.scalar, e);
            }
            (Expr::Tuple(e), Type::Tuple(ty)) => {
                e.elems.iter_mut().zip(&ty.elems).for_each(|(e, ty)| self.tails(e, ty));
            }
            (Expr::Array(e), Type::Array(ty)) => e.elems.iter_mut().for_each(|e| self.tails(e, &ty.elem)),
            (Expr::Repeat(e), Type::Array(ty)) => self.tails(&mut e.expr, &ty.elem),
            (Expr::Macro(e), ty) if e.mac.path.is_ident("vec") => {
                if let Some(item) = argument(ty, &["Vec"]) {
                    self.list(e, item);
                }
            }
            (Expr::Call(e), ty) if matches!(&*e.func, Expr::Path(p) if p.path.is_ident("Ok") || p.path.is_ident("Some")) => {
                if let (Some(value), Some(ty)) = (e.args.first_mut(), argument(ty, &["Result", "Option"])) {
                    self.tails(value, ty);
                }
            }
            _ => {}
        }
    }

    fn tails(&self, e: &mut Expr, ty: &Type) {
        tails(e).into_iter().for_each(|tail| self.result(tail, ty));
    }

    /// `vec![a, b]` and `vec![a; n]`.
    fn list(&self, e: &mut ExprMacro, item: &Type) {
        let tokens = &e.mac.tokens;
        if let Ok(mut list) = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(tokens.clone()) {
            list.iter_mut().for_each(|e| self.tails(e, item));
            e.mac.tokens = quote!(#list);
        } else if let Ok((mut element, count)) = repeated.parse2(tokens.clone()) {
            self.tails(&mut element, item);
            e.mac.tokens = quote!(#element; #count);
        }
    }
}

/// T of `Vec<T>`, `Result<T, E>` and the like.
fn argument<'t>(ty: &'t Type, names: &[&str]) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| names.iter().any(|name| last.ident == name))?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    match arguments.args.first() {
        Some(GenericArgument::Type(ty)) => Some(ty),
        _ => None,
    }
}

impl VisitMut for Results<'_> {
    fn visit_expr_return_mut(&mut self, e: &mut ExprReturn) {
        visit_mut::visit_expr_return_mut(self, e);
        let ty = self.ty;
        e.expr.iter_mut().for_each(|e| self.tails(e, ty));
    }

    // These return from themselves.
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// The first value of a list that becomes one of scalars: `vec![0.0; n]`, `[0.0, 1.0]`.
pub(crate) fn rewrite_list(list: &mut Expr, bindings: &Bindings, scalar: &ScalarParameter) {
    let name = &scalar.name;
    let ty = match list {
        Expr::Macro(_) => parse_quote!(::std::vec::Vec<#name>),
        _ => parse_quote!([#name; 0]),
    };
    Results { ty: &ty, bindings, scalar }.result(list, &ty);
}

/// The variables that begin as a literal and take a scalar later: `let mut sum = 0.0; sum += x[0];`. The second are lists of
/// which an element does: `let mut y = vec![0.0; n]; y[0] = x[0];`.
pub(crate) fn begun_as_literals(body: &Block, bindings: &Bindings) -> [FxHashSet<String>; 2] {
    let mut begun = Begun { bindings, literals: Default::default(), scalars: Default::default() };
    begun.visit_block(body);
    let both = |i: usize| begun.scalars[i].intersection(&begun.literals[i]).cloned().collect();
    [both(0), both(1)]
}

/// Variables, and lists.
struct Begun<'a> {
    bindings: &'a Bindings,
    literals: [FxHashSet<String>; 2],
    scalars: [FxHashSet<String>; 2],
}

impl Begun<'_> {
    fn put(&mut self, place: &Expr, value: &Expr) {
        let (variable, list) = match place {
            Expr::Index(element) => (&*element.expr, 1),
            variable => (variable, 0),
        };
        if let Expr::Path(path) = variable
            && let Some(name) = path.path.get_ident()
            && self.bindings.is_scalar(value)
        {
            self.scalars[list].insert(name.to_string());
        }
    }

    fn is_list(&self, e: &Expr) -> bool {
        let all = |list: &Punctuated<Expr, Token![,]>| list.iter().all(|e| self.bindings.is_constant(e));
        match e {
            Expr::Array(list) => all(&list.elems),
            Expr::Repeat(list) => self.bindings.is_constant(&list.expr),
            Expr::Macro(list) if list.mac.path.is_ident("vec") => {
                elements(&list.mac).is_some_and(|list| list.iter().all(|e| self.bindings.is_constant(e)))
            }
            _ => false,
        }
    }
}

impl<'ast> Visit<'ast> for Begun<'_> {
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init) {
            if self.bindings.is_constant(&init.expr) {
                self.literals[0].insert(name.ident.to_string());
            } else if self.is_list(&init.expr) {
                self.literals[1].insert(name.ident.to_string());
            }
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_assign(&mut self, e: &'ast ExprAssign) {
        self.put(&e.left, &e.right);
        visit::visit_expr_assign(self, e);
    }

    fn visit_expr_binary(&mut self, e: &'ast ExprBinary) {
        if matches!(e.op, BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::MulAssign(_) | BinOp::DivAssign(_)) {
            self.put(&e.left, &e.right);
        }
        visit::visit_expr_binary(self, e);
    }

    fn visit_item(&mut self, _: &'ast Item) {}
}
