//! Where the value of a branch goes that may leave instead, and variables that get their first value in branches.

use super::super::screen::is_assignment;
use super::super::syntax::{has_ident, idents, strip};
use super::leaves::{ends, leaves};
use rustc_hash::FxHashSet;
use syn::{BinOp, Block, Expr, Ident, Local, Pat, Stmt, Type, parse_quote};

/// What follows a branch.
#[derive(Default)]
pub(super) struct Rest<'s> {
    /// What becomes of the value of the branch, if it has one.
    given: Option<Given>,
    pub(super) stmts: &'s [Stmt],
}

/// What becomes of a value.
enum Given {
    Let(Local),
    Assign(Expr, Option<BinOp>),
    Return,
}

impl<'s> Rest<'s> {
    /// The branch in a statement, with what follows: in `let y = if c { a } else { return b };` its value is bound to y.
    pub(super) fn behind(stmt: Stmt, stmts: &'s [Stmt]) -> (Stmt, Self) {
        let as_it_is = |stmt| (stmt, Self { given: None, stmts });
        let given = match &stmt {
            Stmt::Local(local) => local.init.as_ref().map(|init| (&init.expr, Given::Let(local.clone()))),
            Stmt::Expr(Expr::Assign(a), _) => Some((&a.right, Given::Assign((*a.left).clone(), None))),
            Stmt::Expr(Expr::Binary(b), _) if is_assignment(&b.op) => {
                Some((&b.right, Given::Assign((*b.left).clone(), Some(b.op))))
            }
            Stmt::Expr(Expr::Return(r), _) => r.expr.as_ref().map(|e| (e, Given::Return)),
            _ => None,
        };
        match given {
            Some((e, given)) if is_branch(e) && leaves(&**e) => {
                (Stmt::Expr(strip(e).clone(), None), Self { given: Some(given), stmts })
            }
            _ => as_it_is(stmt),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.given.is_none() && self.stmts.is_empty()
    }

    /// Whether something becomes of the value of a branch.
    pub(super) fn takes_value(&self) -> bool {
        self.given.is_some()
    }

    /// The names that mean something else in a branch that has variables of these names.
    pub(super) fn names(&self) -> FxHashSet<String> {
        let mut all = FxHashSet::default();
        self.stmts.iter().for_each(|stmt| idents(stmt, &mut all));
        if let Some(Given::Assign(left, _)) = &self.given {
            idents(left, &mut all);
        }
        all
    }

    /// Appends it to a branch that goes on.
    pub(super) fn append_to(&self, branch: &mut Vec<Stmt>) {
        let value = match branch.last_mut() {
            Some(Stmt::Expr(_, None)) => branch.pop(),
            _ => None,
        };
        if let Some(Stmt::Expr(value, _)) = value {
            branch.push(match &self.given {
                None => Stmt::Expr(value, Some(Default::default())),
                Some(Given::Assign(left, None)) => parse_quote!(#left = #value;),
                Some(Given::Assign(left, Some(op))) => parse_quote!(#left #op #value;),
                Some(Given::Return) => parse_quote!(return #value;),
                Some(Given::Let(Local { pat, .. })) => parse_quote!(let #pat = #value;),
            });
        }
        branch.extend(self.stmts.iter().cloned());
    }
}

fn is_branch(e: &Expr) -> bool {
    matches!(strip(e), Expr::If(_) | Expr::Match(_) | Expr::Block(_))
}

/// An expression as a block.
pub(super) fn as_block(e: &Expr) -> Block {
    match e {
        Expr::Block(b) if b.label.is_none() => b.block.clone(),
        other => parse_quote!({ #other }),
    }
}

/// `let y; if c { y = a; } else { y = b; }` is `let y = if c { a } else { b };`, and so it is for several variables.
pub(super) fn give_first_values(stmts: &mut Vec<Stmt>) {
    let mut i = 0;
    while i < stmts.len() {
        let at = declared(&stmts[i]).and_then(|name| first_with(&stmts[i + 1..], name)).map(|k| i + 1 + k);
        let Some(at) = at else {
            i += 1;
            continue;
        };
        // All variables that get their first value there.
        let is_one =
            |k: &usize| declared(&stmts[*k]).is_some_and(|name| first_with(&stmts[k + 1..], name) == Some(at - k - 1));
        let places: Vec<_> = (i..at).filter(is_one).collect();
        let locals: Vec<_> = places.iter().filter_map(|k| First::of(&stmts[*k])).collect();
        match with_first_values(&locals, &stmts[at]) {
            Some(first) => {
                stmts[at] = first;
                places.into_iter().rev().for_each(|k| drop(stmts.remove(k)));
            }
            None => i += 1,
        }
    }
}

/// Where a name stands first.
fn first_with(stmts: &[Stmt], name: &Ident) -> Option<usize> {
    stmts.iter().position(|s| has_ident(s, name))
}

/// A variable without a first value.
struct First {
    name: Ident,
    pat: Pat,
    ty: Option<Type>,
}

impl First {
    fn of(stmt: &Stmt) -> Option<Self> {
        let Stmt::Local(Local { pat, init: None, .. }) = stmt else { return None };
        let (pat, ty) = match pat {
            Pat::Type(t) => (&*t.pat, Some((*t.ty).clone())),
            pat => (pat, None),
        };
        let Pat::Ident(p) = pat else { return None };
        Some(Self { name: p.ident.clone(), pat: pat.clone(), ty })
    }

    fn declaration(&self) -> Stmt {
        let (pat, ty) = (&self.pat, self.ty.iter());
        parse_quote!(let #pat #(: #ty)*;)
    }
}

/// The variable of `let y;`.
fn declared(stmt: &Stmt) -> Option<&Ident> {
    let Stmt::Local(Local { pat, init: None, .. }) = stmt else { return None };
    let pat = match pat {
        Pat::Type(t) => &*t.pat,
        pat => pat,
    };
    match pat {
        Pat::Ident(p) => Some(&p.ident),
        _ => None,
    }
}

/// The statement that gives variables their first values, with their declarations.
fn with_first_values(all: &[First], stmt: &Stmt) -> Option<Stmt> {
    let Stmt::Expr(e, _) = stmt else { return None };
    let init: Expr = match (e, all) {
        (Expr::Assign(a), [first]) if is_variable(&a.left, &first.name) => (*a.right).clone(),
        (Expr::If(_) | Expr::Match(_) | Expr::Block(_), _) => {
            let mut e = e.clone();
            give_to_branches(&mut e, all);
            e
        }
        _ => return None,
    };
    Some(match all {
        [First { pat, ty: Some(ty), .. }] => parse_quote!(let #pat: #ty = #init;),
        [First { pat, .. }] => parse_quote!(let #pat = #init;),
        all => {
            let pats = all.iter().map(|first| &first.pat);
            let types = all.iter().map(|first| first.ty.clone().unwrap_or_else(|| parse_quote!(_)));
            parse_quote!(let (#(#pats),*): (#(#types),*) = #init;)
        }
    })
}

fn is_variable(e: &Expr, name: &Ident) -> bool {
    matches!(e, Expr::Path(p) if p.path.is_ident(name))
}

/// Each branch that goes on ends with the values.
fn give_to_branches(e: &mut Expr, all: &[First]) {
    match e {
        Expr::If(i) => {
            give(&mut i.then_branch.stmts, all);
            if let Some((_, e)) = &mut i.else_branch {
                give_to_branches(e, all);
            }
        }
        Expr::Match(m) => {
            for arm in &mut m.arms {
                let mut block = as_block(&arm.body);
                give(&mut block.stmts, all);
                *arm.body = parse_quote!(#block);
            }
        }
        Expr::Block(b) => give(&mut b.block.stmts, all),
        _ => {}
    }
}

fn give(stmts: &mut Vec<Stmt>, all: &[First]) {
    if ends(stmts) {
        return;
    }
    if let ([First { name, .. }], Some((Stmt::Expr(Expr::Assign(a), _), before))) = (all, stmts.split_last())
        && is_variable(&a.left, name)
        && first_with(before, name).is_none()
    {
        let value = Stmt::Expr((*a.right).clone(), None);
        stmts.pop();
        stmts.push(value);
        return;
    }
    if let Some(Stmt::Expr(_, semi)) = stmts.last_mut() {
        *semi = Some(Default::default());
    }
    stmts.splice(0..0, all.iter().map(First::declaration));
    let names = all.iter().map(|first| &first.name);
    stmts.push(match all {
        [First { name, .. }] => Stmt::Expr(parse_quote!(#name), None),
        _ => Stmt::Expr(parse_quote!((#(#names),*)), None),
    });
}
