//! Control flow in normal form: `return`, `break` and `continue` only where a body ends.
//!
//! A backward sweep mirrors the blocks of the forward sweep, so each block must have one exit. The rest of a body moves into the branches that go
//! on: `if c { return a; } rest` is `if c { a } else { rest }`. A `return` from within a loop becomes a flag, a `break` and a `return` behind the
//! loop. An early `return Err(…)` needs no adjoint and stays.

mod leaves;

use super::syntax::{is_named, refuse};
use leaves::{ends, is_error, leaves, returns};
use quote::{format_ident, quote};
use syn::visit_mut::VisitMut;
use syn::{Block, Expr, Ident, Result, Stmt, parse_quote};

/// Brings the body of a function into normal form. `number` is the type of the result, if that is a number.
pub(super) fn normalize(block: &mut Block, number: Option<&Ident>, returns: bool) -> Result<()> {
    let mut pass = Normalize { number: number.cloned(), returns, error: None, loops: 0, current: vec![] };
    pass.visit_block_mut(block);
    pass.finish(&mut block.stmts);
    pass.error.map_or(Ok(()), Err)
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
    number: Option<Ident>,
    returns: bool,
    error: Option<syn::Error>,
    loops: usize,
    /// The loops around that returned.
    current: Vec<Flag>,
}

/// The variables of a loop that returns.
#[derive(Clone)]
struct Flag {
    returned: Ident,
    result: Ident,
}

impl Normalize {
    fn refuse(&mut self, at: impl quote::ToTokens, message: &str) {
        let Err(error) = refuse::<()>(at, message) else { return };
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
        match stmt {
            Stmt::Local(local) if is_let_else(&Stmt::Local(local.clone())) => {
                let Some(init) = local.init else { return };
                let (pat, e) = (local.pat, init.expr);
                let Some((_, other)) = init.diverge else { return };
                let otherwise: Block = parse_quote!({ #other });
                let mut branch: Expr = parse_quote!(if let #pat = #e { #(#rest)* } else #otherwise);
                self.push_into(&mut branch, &[]);
                stmts.push(Stmt::Expr(branch, None));
            }
            Stmt::Expr(mut e, semi) => match &e {
                Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => stmts.push(Stmt::Expr(e, semi)),
                Expr::If(_) | Expr::Match(_) | Expr::Block(_) => {
                    self.push_into(&mut e, &rest);
                    stmts.push(Stmt::Expr(e, None));
                }
                other => self.refuse(
                    other,
                    "a `return`, `break` or `continue` within an expression: write it as a statement of its own",
                ),
            },
            other => self.refuse(
                other,
                "a `return`, `break` or `continue` within an expression: write it as a statement of its own",
            ),
        }
    }

    /// Appends the rest to each branch that goes on.
    fn push_into(&mut self, e: &mut Expr, rest: &[Stmt]) {
        match e {
            Expr::If(i) => {
                self.push_into_block(&mut i.then_branch, rest);
                match &mut i.else_branch {
                    Some((_, e)) => self.push_into(e, rest),
                    None => {
                        let mut rest = rest.to_vec();
                        self.finish(&mut rest);
                        i.else_branch = Some((syn::token::Else::default(), Box::new(parse_quote!({ #(#rest)* }))));
                    }
                }
            }
            Expr::Match(m) => {
                for arm in &mut m.arms {
                    let body = &arm.body;
                    let mut block: Block = match &**body {
                        Expr::Block(b) => b.block.clone(),
                        other => parse_quote!({ #other }),
                    };
                    self.push_into_block(&mut block, rest);
                    *arm.body = parse_quote!(#block);
                    arm.comma = Some(syn::token::Comma::default());
                }
            }
            Expr::Block(b) => self.push_into_block(&mut b.block, rest),
            other => {
                let mut block: Block = parse_quote!({ #other; });
                self.push_into_block(&mut block, rest);
                *other = parse_quote!(#block);
            }
        }
    }

    fn push_into_block(&mut self, block: &mut Block, rest: &[Stmt]) {
        if !ends(&block.stmts) && !rest.is_empty() {
            if let Some(Stmt::Expr(_, semi @ None)) = block.stmts.last_mut() {
                *semi = Some(syn::token::Semi::default());
            }
            block.stmts.extend(rest.iter().cloned());
        }
        self.finish(&mut block.stmts);
    }

    /// The body of a loop, in normal form.
    fn body(&mut self, body: &mut Block) {
        if returns(body) {
            match self.current.last().cloned() {
                Some(flag) => Returns(flag).visit_block_mut(body),
                None => self.refuse(
                    &body,
                    "a `return` from within a loop that is part of an expression: write the loop as a statement",
                ),
            }
        }
        self.finish(&mut body.stmts);
    }

    /// A loop that returns, with what stands before and behind it.
    fn around(&mut self, mut e: Expr) -> Vec<Stmt> {
        self.loops += 1;
        let returned = format_ident!("returned_{}", self.loops);
        let result = format_ident!("result_{}", self.loops);
        self.current.push(Flag { returned: returned.clone(), result: result.clone() });
        // Loops within are treated first, so that their `return` stands behind them.
        self.visit_expr_mut(&mut e);
        self.current.pop();
        let flag: Stmt = parse_quote!(let mut #returned = false;);
        let run = Stmt::Expr(e, Some(syn::token::Semi::default()));
        match (&self.number, self.returns) {
            (Some(s), _) => vec![
                flag,
                parse_quote!(let mut #result = #s::zero();),
                run,
                parse_quote!(if #returned { return #result; }),
            ],
            (None, false) => vec![flag, run, parse_quote!(if #returned { return; })],
            (None, true) => {
                self.refuse(
                    &run,
                    "a `return` of more than a number from within a loop: `break`, and return behind the loop",
                );
                vec![]
            }
        }
    }
}

/// `return e` within a loop, as flag and `break`.
struct Returns(Flag);

impl VisitMut for Returns {
    fn visit_stmt_mut(&mut self, stmt: &mut Stmt) {
        if let Stmt::Expr(Expr::Return(r), _) = stmt
            && !r.expr.as_deref().is_some_and(is_error)
        {
            let Flag { returned, result } = &self.0;
            let keep = r.expr.as_ref().map(|e| quote!(#result = #e;));
            *stmt = parse_quote!({ #keep #returned = true; break; });
            return;
        }
        syn::visit_mut::visit_stmt_mut(self, stmt);
    }
    fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

fn is_let_else(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Local(l) if l.init.as_ref().is_some_and(|i| i.diverge.is_some()))
}

impl VisitMut for Normalize {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let mut all = vec![];
        for mut stmt in std::mem::take(&mut block.stmts) {
            if let Stmt::Expr(e, _) = &mut stmt {
                desugar(e);
                let is_loop = matches!(e, Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_));
                if is_loop && returns(e) {
                    all.extend(self.around(e.clone()));
                    continue;
                }
            }
            self.visit_stmt_mut(&mut stmt);
            all.push(stmt);
        }
        block.stmts = all;
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        desugar(e);
        syn::visit_mut::visit_expr_mut(self, e);
        match e {
            Expr::ForLoop(syn::ExprForLoop { label: Some(l), .. })
            | Expr::While(syn::ExprWhile { label: Some(l), .. })
            | Expr::Loop(syn::ExprLoop { label: Some(l), .. }) => {
                self.refuse(l, "a label: leave one loop at a time, by a variable that says so");
            }
            Expr::ForLoop(f) => self.body(&mut f.body),
            Expr::While(w) => self.body(&mut w.body),
            Expr::Loop(l) => self.body(&mut l.body),
            Expr::Break(b) if b.expr.is_some() => {
                self.refuse(b, "a `break` with a value: assign the value to a variable before the loop");
            }
            Expr::Closure(c) if returns(&*c.body) => {
                self.refuse(c, "a `return` within a closure: let the closure end with its value");
            }
            _ => {}
        }
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// `while let p = e { … }` is `loop { if let p = e { … } else { break; } }`.
fn desugar(e: &mut Expr) {
    if let Expr::While(w) = e
        && let Expr::Let(l) = &*w.cond
    {
        let (l, body) = (l.clone(), &w.body);
        *e = parse_quote!(loop { if #l #body else { break; } });
    }
}

#[cfg(test)]
mod tests;
