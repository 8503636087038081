//! Values that are made of others as they are written: lists, structs, branches.

use crate::bindings::Bindings;
use crate::constants::unwrapped;
use crate::idents::is_one_of;
use crate::literals::repeated;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Block, Expr, ExprCall, Macro, Stmt, Token};

impl Bindings {
    /// A list, a tuple, a struct or a variant that is made of floats as they are written: `[0.3, 0.7]`, `[(0.5, 1)]`, `Law::Linear(2.0)`.
    pub(crate) fn is_made_of_floats(&self, e: &Expr) -> bool {
        let is_made = match unwrapped(e) {
            Expr::Array(_) | Expr::Tuple(_) | Expr::Repeat(_) | Expr::Struct(_) => true,
            Expr::Call(e) => makes(e),
            Expr::Macro(e) => e.mac.path.is_ident("vec"),
            _ => false,
        };
        is_made && self.leaves(e) == Some(true)
    }

    /// Whether there is a float among the literals and constants that an expression is made of, if it is made of nothing else.
    fn leaves(&self, e: &Expr) -> Option<bool> {
        let all = |list: &mut dyn Iterator<Item = &Expr>| {
            list.map(|e| self.leaves(e)).try_fold(false, |any, one| one.map(|one| any | one))
        };
        match unwrapped(e) {
            Expr::Reference(e) if e.mutability.is_none() => self.leaves(&e.expr),
            Expr::Array(e) => all(&mut e.elems.iter()),
            Expr::Tuple(e) => all(&mut e.elems.iter()),
            Expr::Repeat(e) => self.leaves(&e.expr),
            Expr::Struct(e) => all(&mut e.fields.iter().map(|f| &f.expr).chain(e.rest.as_deref())),
            Expr::Call(e) if makes(e) => all(&mut e.args.iter()),
            Expr::Macro(e) if e.mac.path.is_ident("vec") => all(&mut elements(&e.mac)?.iter()),
            e if self.is_constant_like(e) || self.may_be_float(e) => Some(true),
            Expr::Lit(_) => Some(false),
            Expr::Unary(e) => self.leaves(&e.expr),
            Expr::Path(path) => {
                path.path.segments.last()?.ident.to_string().starts_with(char::is_uppercase).then_some(false)
            }
            _ => None,
        }
    }
}

/// `Some(2.0)`, `Law::Linear(2.0)`, `Beam::new(2.0)`.
fn makes(call: &ExprCall) -> bool {
    let Expr::Path(function) = &*call.func else { return false };
    let names: Vec<_> = function.path.segments.iter().rev().map(|s| s.ident.to_string()).collect();
    let is_camel = |name: &String| name.starts_with(char::is_uppercase);
    match &names[..] {
        [name, of, ..] if name == "new" => is_camel(of) && !call.args.is_empty(),
        [name, ..] => is_camel(name),
        [] => false,
    }
}

/// The elements of `vec![a, b]`, or that of `vec![a; n]`.
pub(crate) fn elements(list: &Macro) -> Option<Vec<Expr>> {
    match repeated.parse2(list.tokens.clone()) {
        Ok((element, _)) => Some(vec![element]),
        Err(_) => {
            let all = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(list.tokens.clone()).ok()?;
            Some(all.into_iter().collect())
        }
    }
}

/// The values that branches may have, without those that leave; none of an expression that has no value.
pub(crate) fn tails(e: &Expr) -> Option<Vec<&Expr>> {
    match unwrapped(e) {
        Expr::Block(e) if e.label.is_some() => None,
        Expr::Block(e) => of_block(&e.block),
        Expr::If(e) => {
            let (_, otherwise) = e.else_branch.as_ref()?;
            Some([of_block(&e.then_branch)?, tails(otherwise)?].concat())
        }
        Expr::Match(e) => e.arms.iter().map(|arm| tails(&arm.body)).try_fold(vec![], |mut all, one| {
            all.extend(one?);
            Some(all)
        }),
        Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => Some(vec![]),
        Expr::Macro(e) if is_one_of(&e.mac.path.segments.last()?.ident, &["panic", "unreachable", "todo"]) => {
            Some(vec![])
        }
        e => Some(vec![e]),
    }
}

fn of_block(block: &Block) -> Option<Vec<&Expr>> {
    match block.stmts.last()? {
        Stmt::Expr(e, None) => tails(e),
        Stmt::Expr(Expr::Return(_) | Expr::Break(_) | Expr::Continue(_), _) => Some(vec![]),
        _ => None,
    }
}
