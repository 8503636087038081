//! Loops that are left from within others, and loops with a value.
//!
//! `for … { for … { if c { return a; } } }` is a flag that says so: `{ result = a; returned = true; break; }`, and behind the inner loop
//! `if returned { return result; }`, which the outer one treats in turn. `continue 'outer` and `break 'outer` are flags of the same kind.

use super::super::syntax::{is_named, is_scalar, refuse, strip};
use super::leaves::{is_error, returns};
use super::{Normalize, propagate_in};
use quote::quote;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprBreak, ExprIf, Ident, Label, Lifetime, Local, Pat, Stmt, parse_quote};

/// A loop that is left from within others.
#[derive(Default)]
pub(super) struct Frame {
    /// The variables that say that the function returns, and what.
    returned: Option<(Ident, Ident)>,
    /// The variables that say that a loop around is left, or goes on.
    jumps: Vec<(Jump, Ident)>,
}

/// A jump to a label.
#[derive(Clone, PartialEq)]
enum Jump {
    Break(Lifetime),
    Continue(Lifetime),
}

impl Jump {
    fn of(e: &Expr) -> Option<Self> {
        match e {
            Expr::Break(ExprBreak { label: Some(label), expr: None, .. }) => Some(Self::Break(label.clone())),
            Expr::Continue(c) => c.label.clone().map(Self::Continue),
            _ => None,
        }
    }

    fn label(&self) -> &Lifetime {
        let (Self::Break(label) | Self::Continue(label)) = self;
        label
    }

    fn to(&self) -> Expr {
        match self {
            Self::Break(label) => parse_quote!(break #label),
            Self::Continue(label) => parse_quote!(continue #label),
        }
    }
}

/// The label and the body of a loop.
pub(super) fn parts(e: &mut Expr) -> Option<(&mut Option<Label>, &mut Block)> {
    match e {
        Expr::ForLoop(f) => Some((&mut f.label, &mut f.body)),
        Expr::While(w) => Some((&mut w.label, &mut w.body)),
        Expr::Loop(l) => Some((&mut l.label, &mut l.body)),
        _ => None,
    }
}

pub(super) fn is_loop(e: &Expr) -> bool {
    matches!(e, Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_))
}

/// Whether a loop is left by more than its own `break`.
pub(super) fn is_left(e: &Expr) -> bool {
    returns(e) || jumps_out(e)
}

/// Whether a loop has a jump to a label that is not within.
fn jumps_out(e: &Expr) -> bool {
    #[derive(Default)]
    struct Find {
        to: Vec<Lifetime>,
        within: Vec<Lifetime>,
    }
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr(&mut self, e: &'ast Expr) {
            self.to.extend(Jump::of(e).map(|jump| jump.label().clone()));
            visit::visit_expr(self, e);
        }
        fn visit_label(&mut self, label: &'ast Label) {
            self.within.push(label.name.clone());
        }
    }
    let mut find = Find::default();
    find.visit_expr(e);
    find.to.iter().any(|label| !find.within.contains(label))
}

impl Normalize {
    /// A loop that is left from within, with what stands before and behind it.
    pub(super) fn around(&mut self, mut e: Expr) -> Vec<Stmt> {
        let is_endless = matches!(&e, Expr::Loop(_)) && !breaks(&e, |_| true);
        self.frames.push(Frame::default());
        self.is_statement = true;
        // Loops within are treated first, so that what leaves them stands behind them.
        self.visit_expr_mut(&mut e);
        let Frame { returned, jumps } = self.frames.pop().unwrap_or_default();
        let mut all: Vec<Stmt> = vec![];
        let mut behind: Vec<ExprIf> = vec![];
        if let Some((returned, result)) = returned {
            all.push(parse_quote!(let mut #returned = false;));
            let (first, value) = slot(&result, self.body.is_number.then_some(&self.body.scalar));
            if self.body.returns {
                all.push(first);
            }
            behind.push(match (self.body.returns, self.body.fallible) {
                (false, _) => parse_quote!(if #returned { return; }),
                (true, false) => parse_quote!(if #returned { return #value; }),
                (true, true) => parse_quote!(if #returned { return Ok(#value); }),
            });
        }
        for (jump, flag) in jumps {
            all.push(parse_quote!(let mut #flag = false;));
            let to = jump.to();
            behind.push(parse_quote!(if #flag { #to; }));
        }
        all.push(Stmt::Expr(e, Some(syn::token::Semi::default())));
        // What has no `break` of its own is left in one of these ways.
        let last = behind.pop_if(|_| is_endless);
        all.extend(behind.into_iter().map(|i| Stmt::Expr(Expr::If(i), None)));
        all.extend(last.into_iter().flat_map(|last| last.then_branch.stmts));
        all
    }

    /// The body of a loop, in normal form. A loop that is no statement has no place for flags.
    pub(super) fn loop_body(&mut self, label: Option<Lifetime>, body: &mut Block, is_statement: bool) {
        let mut out = Out { pass: self, own: label, is_statement };
        out.visit_block_mut(body);
        self.finish(&mut body.stmts);
    }

    /// `loop { … break a; … }` as a statement, and what asks for its value. A statement before the `last` one of a block has none.
    pub(super) fn with_value(&mut self, mut stmt: Stmt, is_last: bool) -> Vec<Stmt> {
        let scalar = &self.body.scalar;
        let is_number = matches!(&stmt, Stmt::Local(Local { pat: Pat::Type(t), .. }) if is_scalar(&t.ty, scalar));
        if let Stmt::Expr(run, _) = &mut stmt
            && !is_last
        {
            if has_value(run) {
                give(run, None, false);
            }
            return vec![stmt];
        }
        let Some(value) = tail_of(&mut stmt).filter(|e| has_value(e)) else { return vec![stmt] };
        let name = self.fresh.name("value");
        let (first, given) = slot(&name, is_number.then_some(scalar));
        let mut run = std::mem::replace(value, given);
        give(&mut run, Some(name), is_number);
        vec![first, Stmt::Expr(run, Some(syn::token::Semi::default())), stmt]
    }
}

/// Writes the values of a loop into a variable, if one asks for them.
fn give(run: &mut Expr, slot: Option<Ident>, is_number: bool) {
    if let Some((label, body)) = parts(run) {
        let own = label.as_ref().map(|l| l.name.clone());
        Values { slot, own, is_number, depth: 0 }.visit_block_mut(body);
    }
}

/// The first value of a variable that gets its value later, and how to ask for that.
fn slot(name: &Ident, number: Option<&Ident>) -> (Stmt, Expr) {
    match number {
        Some(s) => (parse_quote!(let mut #name = #s::zero();), parse_quote!(#name)),
        None => (parse_quote!(let mut #name = None;), parse_quote!(#name.unwrap())),
    }
}

/// The expression that gives the value of a statement.
fn tail_of(stmt: &mut Stmt) -> Option<&mut Expr> {
    match stmt {
        Stmt::Local(local) => local.init.as_mut().filter(|i| i.diverge.is_none()).map(|i| &mut *i.expr),
        Stmt::Expr(Expr::Assign(a), _) => Some(&mut a.right),
        Stmt::Expr(Expr::Return(r), _) => r.expr.as_deref_mut(),
        Stmt::Expr(e, None) => Some(e),
        _ => None,
    }
}

/// Whether an expression is a loop that gives a value.
fn has_value(e: &Expr) -> bool {
    breaks(e, |b| b.expr.is_some())
}

/// Whether an expression is a `loop` with such a `break` of its own.
fn breaks(e: &Expr, is_such: fn(&ExprBreak) -> bool) -> bool {
    struct Find<'l> {
        own: Option<&'l Lifetime>,
        is_such: fn(&ExprBreak) -> bool,
        depth: usize,
        found: bool,
    }
    impl<'ast> Visit<'ast> for Find<'_> {
        fn visit_expr(&mut self, e: &'ast Expr) {
            if let Expr::Break(b) = e
                && (self.is_such)(b)
            {
                self.found |= b.label.as_ref().map_or(self.depth == 0, |label| Some(label) == self.own);
            }
            self.depth += is_loop(e) as usize;
            visit::visit_expr(self, e);
            self.depth -= is_loop(e) as usize;
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    }
    let Expr::Loop(l) = e else { return false };
    let mut find = Find { own: l.label.as_ref().map(|l| &l.name), is_such, depth: 0, found: false };
    find.visit_block(&l.body);
    find.found
}

/// `break a` of a loop, with a variable for a, if there is one.
struct Values {
    slot: Option<Ident>,
    own: Option<Lifetime>,
    is_number: bool,
    depth: usize,
}

impl VisitMut for Values {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        self.depth += is_loop(e) as usize;
        visit_mut::visit_expr_mut(self, e);
        self.depth -= is_loop(e) as usize;
        let Expr::Break(b) = e else { return };
        let is_own = b.label.as_ref().map_or(self.depth == 0, |label| Some(label) == self.own.as_ref());
        if let Some(value) = b.expr.take_if(|_| is_own) {
            let label = &b.label;
            let value = if self.is_number || self.slot.is_none() { quote!(#value) } else { quote!(Some(#value)) };
            let slot = self.slot.iter();
            *e = parse_quote!({ #(#slot =)* #value; break #label; });
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// What leaves a loop, with flags for what leaves more than that.
struct Out<'n> {
    pass: &'n mut Normalize,
    own: Option<Lifetime>,
    is_statement: bool,
}

impl Out<'_> {
    /// `return e` as flag and `break`.
    fn returned(&mut self, value: Option<&Expr>) -> Expr {
        let pass = &mut *self.pass;
        let fresh = &mut pass.fresh;
        let Some(frame) = pass.frames.last_mut() else { return parse_quote!(return) };
        let (returned, result) =
            frame.returned.get_or_insert_with(|| (fresh.name("returned"), fresh.name("result"))).clone();
        let keep = value.map(|e| {
            let mut e = strip(e).clone();
            if pass.body.fallible {
                propagate_in(&mut e);
            }
            let value = match e {
                Expr::Call(c) if pass.body.fallible && is_named(&c.func, "Ok") && c.args.len() == 1 => {
                    c.args[0].clone()
                }
                e => e,
            };
            match pass.body.is_number {
                true => quote!(#result = #value;),
                false => quote!(#result = Some(#value);),
            }
        });
        parse_quote!({ #keep #returned = true; break; })
    }

    fn jumped(&mut self, jump: Jump) -> Expr {
        let (pass, own) = (&mut *self.pass, Some(jump.label()) == self.own.as_ref());
        if own {
            return match jump {
                Jump::Break(_) => parse_quote!(break),
                Jump::Continue(_) => parse_quote!(continue),
            };
        }
        let fresh = &mut pass.fresh;
        let Some(frame) = pass.frames.last_mut() else { return jump.to() };
        let known = frame.jumps.iter().find(|(other, _)| *other == jump).map(|(_, flag)| flag.clone());
        let flag = known.unwrap_or_else(|| {
            let flag = fresh.name("left");
            frame.jumps.push((jump, flag.clone()));
            flag
        });
        parse_quote!({ #flag = true; break; })
    }
}

impl VisitMut for Out<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit_mut::visit_expr_mut(self, e);
        let jump = Jump::of(e);
        let is_return = matches!(e, Expr::Return(r) if !r.expr.as_deref().is_some_and(is_error));
        let is_own = jump.as_ref().is_some_and(|jump| Some(jump.label()) == self.own.as_ref());
        if (is_return || jump.is_some()) && !self.is_statement && !is_own {
            let message = "this leaves a loop that is part of an expression: write the loop as a statement";
            return self.pass.refuse(e, message);
        }
        match (jump, &mut *e) {
            (Some(jump), _) => *e = self.jumped(jump),
            (None, Expr::Return(r)) if is_return => *e = self.returned(r.expr.take().as_deref()),
            _ => {}
        }
    }
    fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// A `break` with a value that is nowhere asked for, or a label of a block.
pub(super) fn check(e: &Expr) -> syn::Result<()> {
    match e {
        Expr::Break(b) if b.expr.is_some() => {
            refuse(b, "a `break` with a value: let the loop be the value of a `let`, of an assignment or of a block")
        }
        Expr::Block(b) if b.label.is_some() => refuse(
            &b.label,
            "a label of a block that a `break` or `continue` without label leaves: write the label of the loop there",
        ),
        _ => Ok(()),
    }
}
