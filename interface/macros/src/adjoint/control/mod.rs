//! Control flow in normal form: `return`, `break` and `continue` only where a body ends.
//!
//! A backward sweep mirrors the blocks of the forward sweep, so each block must have one exit. The rest of a body moves into the branches that go
//! on: `if c { return a; } rest` is `if c { a } else { rest }`. A `return` from within a loop becomes a flag, a `break` and a `return` behind the
//! loop, and so does a jump to a label. An early `return Err(…)` needs no adjoint and stays.
//!
//! | file | what |
//! |---|---|
//! | [`leaves`] | which code leaves a body |
//! | [`tails`] | where a value comes from that a branch gives, and variables that get their first value in one |
//! | [`loops`] | loops that are left from within others, or with a value |
//! | [`options`] | `?` of options |
//! | [`walks`] | iterators that are asked for one item after the other |
//! | [`parameters`] | parameters of closures that have the name of another variable |
//! | [`capture`] | names of a branch that the rest of the body would take for its own |

mod capture;
mod leaves;
mod loops;
mod options;
mod parameters;
mod tails;
mod walks;

use super::syntax::{is_named, refuse};
use capture::Fresh;
pub(super) use capture::rename_arguments;
use leaves::returns;
pub(super) use leaves::{ends, leaves};
use loops::{Frame, is_left, is_loop};
pub(super) use parameters::rename as rename_parameters;
use rustc_hash::FxHashSet;
use syn::visit_mut::VisitMut;
use syn::{Block, Expr, Ident, Local, Pat, Result, Stmt, parse_quote};
use tails::Rest;
pub(super) use walks::always_fits;

/// What the macro knows of the function whose body this is.
#[derive(Clone)]
pub(super) struct Body {
    /// The type of the numbers.
    pub(super) scalar: Ident,
    /// Whether there is a result.
    pub(super) returns: bool,
    /// Whether it is a number.
    pub(super) is_number: bool,
    /// Whether it is an option.
    pub(super) is_option: bool,
    /// Whether it may be an error instead.
    pub(super) fallible: bool,
    /// Whether a test asks for the mistake that variables of branches keep their names.
    pub(super) captures: bool,
}

/// Brings the body of a function into normal form. Names that are `taken` are not used, and new ones are taken. Variables that get another name
/// are returned with both.
pub(super) fn normalize(block: &mut Block, body: Body, taken: &mut FxHashSet<String>) -> Result<Vec<(String, String)>> {
    let mut fresh = Fresh { taken: std::mem::take(taken), renamed: vec![] };
    if body.is_option {
        options::write_out(block, &mut fresh)?;
    }
    let mut pass = Normalize { body, error: None, frames: vec![], fresh, is_statement: false, copied: 0 };
    pass.visit_block_mut(block);
    pass.finish(&mut block.stmts);
    *taken = pass.fresh.taken;
    pass.error.map_or(Ok(pass.fresh.renamed), Err)
}

/// The call at the end of a fallible function is one whose error is passed on: `f(x)` is `Ok(f(x)?)`.
pub(super) fn propagate(block: &mut Block) {
    if let Some(Stmt::Expr(e, _)) = block.stmts.last_mut() {
        propagate_in(e);
    }
}

fn propagate_in(e: &mut Expr) {
    match e {
        Expr::Call(c) if is_named(&c.func, "Ok") || is_named(&c.func, "Err") => {}
        Expr::Call(_) | Expr::MethodCall(_) => *e = parse_quote!(Ok(#e?)),
        Expr::Paren(p) => propagate_in(&mut p.expr),
        Expr::Block(b) => propagate(&mut b.block),
        Expr::If(i) => {
            propagate(&mut i.then_branch);
            i.else_branch.iter_mut().for_each(|(_, e)| propagate_in(e));
        }
        Expr::Match(m) => m.arms.iter_mut().for_each(|a| propagate_in(&mut a.body)),
        Expr::Return(r) => r.expr.iter_mut().for_each(|e| propagate_in(e)),
        _ => {}
    }
}

struct Normalize {
    body: Body,
    error: Option<syn::Error>,
    /// The loops around that are left from within others.
    frames: Vec<Frame>,
    fresh: Fresh,
    /// Whether the next expression is a statement.
    is_statement: bool,
    /// How many statements were copied into branches.
    copied: usize,
}

/// How many statements may be copied into branches. Each branch that goes on gets the rest, so that their number may double with each of several
/// branches in a row.
const COPIES: usize = 2000;

impl Normalize {
    fn refuse(&mut self, at: impl quote::ToTokens, message: &str) {
        if let Err(error) = refuse::<()>(at, message) {
            self.fail(error);
        }
    }

    fn fail(&mut self, error: syn::Error) {
        match &mut self.error {
            Some(all) => all.combine(error),
            None => self.error = Some(error),
        }
    }

    /// Moves the statements after a branch that leaves into its other branches.
    fn finish(&mut self, stmts: &mut Vec<Stmt>) {
        let Some(i) = stmts.iter().position(|s| leaves(s) || is_let_else(s)) else { return };
        let rest = stmts.split_off(i + 1);
        let Some(stmt) = stmts.pop() else { return };
        if let Some(mut branch) = let_else(&stmt, &rest) {
            self.push_into(&mut branch, &Rest::default());
            stmts.push(Stmt::Expr(branch, None));
            return;
        }
        match Rest::behind(stmt, &rest) {
            (Stmt::Expr(e @ (Expr::Return(_) | Expr::Break(_) | Expr::Continue(_)), semi), _) => {
                stmts.push(Stmt::Expr(e, semi));
            }
            (Stmt::Expr(mut e @ (Expr::If(_) | Expr::Match(_) | Expr::Block(_)), _), rest) => {
                self.push_into(&mut e, &rest);
                stmts.push(Stmt::Expr(e, None));
            }
            (other, _) => self.refuse(
                other,
                "a `return`, `break` or `continue` within an expression: write it as a statement of its own",
            ),
        }
    }

    /// Appends the rest to each branch that goes on.
    fn push_into(&mut self, e: &mut Expr, rest: &Rest<'_>) {
        match e {
            Expr::If(i) => {
                let pat = match &mut *i.cond {
                    Expr::Let(l) => Some(&mut *l.pat),
                    _ => None,
                };
                self.push_into_branch((pat, None), &mut i.then_branch, rest);
                match &mut i.else_branch {
                    Some((_, e)) => self.push_into(e, rest),
                    None => {
                        let mut rest = rest.stmts.to_vec();
                        self.finish(&mut rest);
                        i.else_branch = Some((syn::token::Else::default(), Box::new(parse_quote!({ #(#rest)* }))));
                    }
                }
            }
            Expr::Match(m) => {
                for arm in &mut m.arms {
                    let mut block = tails::as_block(&arm.body);
                    let guard = arm.guard.as_mut().map(|(_, guard)| &mut **guard);
                    self.push_into_branch((Some(&mut arm.pat), guard), &mut block, rest);
                    *arm.body = parse_quote!(#block);
                    arm.comma = Some(syn::token::Comma::default());
                }
            }
            Expr::Block(b) => self.push_into_branch((None, None), &mut b.block, rest),
            other => {
                let mut block = tails::as_block(other);
                self.push_into_branch((None, None), &mut block, rest);
                *other = parse_quote!(#block);
            }
        }
    }

    /// The same of a branch, with the pattern and the guard before it.
    fn push_into_branch(&mut self, before: (Option<&mut Pat>, Option<&mut Expr>), block: &mut Block, rest: &Rest<'_>) {
        if !ends(&block.stmts) && !rest.is_empty() {
            self.copied += rest.stmts.len();
            if self.copied > COPIES {
                let message = "from here on there are too many ways through this function, because branches leave it in turn: put the rest into a function of its own";
                return if self.error.is_none() {
                    self.refuse(&rest.stmts[0], message)
                };
            }
            if !self.body.captures {
                capture::rename(before, block, &rest.names(), &mut self.fresh);
            }
            match block.stmts.last_mut() {
                // The value comes from branches that leave, too.
                Some(Stmt::Expr(e @ (Expr::If(_) | Expr::Match(_) | Expr::Block(_)), None))
                    if rest.takes_value() && leaves(e) =>
                {
                    self.push_into(e, rest);
                }
                _ => rest.append_to(&mut block.stmts),
            }
        }
        self.finish(&mut block.stmts);
    }
}

/// `let pat = e else { … };` as the branch that it is.
fn let_else(stmt: &Stmt, rest: &[Stmt]) -> Option<Expr> {
    let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { return None };
    let (e, (_, other)) = (&init.expr, init.diverge.as_ref()?);
    let other = tails::as_block(other);
    Some(parse_quote!(if let #pat = #e { #(#rest)* } else #other))
}

fn is_let_else(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Local(l) if l.init.as_ref().is_some_and(|i| i.diverge.is_some()))
}

impl VisitMut for Normalize {
    fn visit_block_mut(&mut self, block: &mut Block) {
        tails::give_first_values(&mut block.stmts);
        walks::walk(&mut block.stmts);
        let last = block.stmts.len().saturating_sub(1);
        let stmts = std::mem::take(&mut block.stmts).into_iter().enumerate();
        let stmts = stmts.flat_map(|(i, s)| self.with_value(s, i == last)).collect::<Vec<_>>();
        for mut stmt in stmts {
            if let Stmt::Expr(e, _) = &mut stmt {
                desugar(e);
                if is_loop(e) && is_left(e) {
                    block.stmts.extend(self.around(e.clone()));
                    continue;
                }
            }
            self.is_statement = matches!(&stmt, Stmt::Expr(e, _) if is_loop(e));
            self.visit_stmt_mut(&mut stmt);
            block.stmts.push(stmt);
        }
        if block.stmts.iter().any(is_let_else) {
            self.finish(&mut block.stmts);
        }
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let is_statement = std::mem::take(&mut self.is_statement);
        desugar(e);
        if let Expr::Closure(c) = e {
            return self.closure(c);
        }
        syn::visit_mut::visit_expr_mut(self, e);
        if let Some((label, body)) = loops::parts(e) {
            let own = label.take().map(|label| label.name);
            self.loop_body(own, body, is_statement);
        }
        if let Err(error) = loops::check(e) {
            self.fail(error);
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        if is_loop(&arm.body) {
            let body = &arm.body;
            *arm.body = parse_quote!({ #body });
        }
        syn::visit_mut::visit_arm_mut(self, arm);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl Normalize {
    /// A closure is left by its own `return`.
    fn closure(&mut self, c: &mut syn::ExprClosure) {
        if !is_loop(&c.body) && !returns(&*c.body) {
            return self.visit_expr_mut(&mut c.body);
        }
        let mut block = tails::as_block(&c.body);
        let body =
            Body { is_number: false, returns: leaves::returns_value(&block), fallible: false, ..self.body.clone() };
        let outside = (std::mem::replace(&mut self.body, body), std::mem::take(&mut self.frames));
        self.visit_block_mut(&mut block);
        self.finish(&mut block.stmts);
        (self.body, self.frames) = outside;
        *c.body = parse_quote!(#block);
    }
}

/// `while let p = e { … }` is `loop { if let p = e { … } else { break; } }`.
fn desugar(e: &mut Expr) {
    if let Expr::While(w) = e
        && let Expr::Let(l) = &*w.cond
    {
        let (l, body, label) = (l.clone(), &w.body, &w.label);
        *e = parse_quote!(#label loop { if #l #body else { break; } });
    }
}

#[cfg(test)]
mod tests;
