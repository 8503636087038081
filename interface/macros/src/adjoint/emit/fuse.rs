//! One scope for both sweeps: forward to the end, and back.
//!
//! Values of the forward sweep are still there, so nothing is kept. A branch at the end goes back at once, within itself. A loop of independent
//! iterations whose result is used linearly is *fused*: its adjoint does not depend on its result, so that the statements behind it can go back first, and
//! each iteration goes back right after it went forth.

use super::super::code::{Code, code};
use super::super::here::quote;
use super::super::ir::{
    Atom, Branch, Change, Head, If, Loop, Op, Roots, Stmt, Value, reads, reshaped, reshaped_outside, writes,
};
use super::super::syntax::idents;
use super::independent::{independent, shared};
use super::plan::{bars_if_used, is_idle, taken_forward};
use super::reshape::{Carried, taken_at_start};
use super::watch::Watch;
use super::{Emit, after};
use crate::idents::ByName;
use proc_macro2::TokenStream;
use rustc_hash::FxHashSet;

impl Emit {
    /// Forward through the statements, the end, and back.
    pub(super) fn together(&mut self, stmts: &[Stmt], value: &Value, returns: bool, later: &Roots) -> Code {
        let carried = std::mem::take(&mut self.carried);
        let code = self.together_with(stmts, value, returns, later, &carried);
        let mut used = FxHashSet::default();
        if !carried.is_empty() {
            idents(&code, &mut used);
        }
        let mut start = taken_at_start(&carried, stmts, &mut used);
        start.append(code);
        start
    }

    /// The same, with views that are `carried` into it.
    fn together_with(
        &mut self,
        stmts: &[Stmt],
        value: &Value,
        returns: bool,
        later: &Roots,
        carried: &[Carried],
    ) -> Code {
        self.hide_lent(stmts);
        self.open(stmts);
        if let Some(Stmt::If(i)) = stmts.last()
            && is_the_end(i, value)
            && !stmts[..stmts.len() - 1].iter().enumerate().any(|(k, s)| self.fused(s, &stmts[k + 1..]).is_some())
        {
            let first = &stmts[..stmts.len() - 1];
            // What the branches define goes back within them.
            i.result.iter().for_each(|(t, _)| drop(self.sums.remove(&t.to_string())));
            let into = self.carried_into(first.len(), stmts, carried);
            let mut body = |b: &Branch| {
                self.carried.clone_from(&into);
                self.blocks += 1;
                let code = self.together(&b.body.stmts, &b.body.value, returns, later);
                self.blocks -= 1;
                code
            };
            let bodies: Vec<_> = i.branches.iter().map(&mut body).collect();
            return self.around(first, stmts, i.assemble(bodies), later, carried);
        }
        let fused = stmts.iter().enumerate().find_map(|(k, s)| self.fused(s, &stmts[k + 1..]).map(|d| (k, d)));
        let (assign, seed) = self.turn(value, returns);
        let Some((k, dependent)) = fused else {
            return self.around(stmts, stmts, [assign, seed].into_iter().collect(), later, carried);
        };
        let rest = &stmts[k + 1..];
        let mut pieces = self.pieces(rest, later, &[]);
        let mut used = FxHashSet::default();
        idents(&seed, &mut used);
        pieces.iter().for_each(|p| idents(&p.back, &mut used));
        self.named_in_sums(&mut used, 0);
        let bars: Vec<_> = pieces.iter_mut().rev().map(|p| bars_if_used(p, &mut used)).collect();
        let (mut before, mut behind) = (Code::default(), Code::default());
        for ((p, bars), depends) in pieces.iter_mut().zip(bars.into_iter().rev()).zip(&dependent) {
            let forward = taken_forward(p, &mut used);
            if *depends { &mut behind } else { &mut before }.append(forward);
            before.append(bars);
        }
        let backs = pieces.into_iter().rev().map(|p| p.back);
        let before: Code = [before, seed].into_iter().chain(backs).collect();
        let Stmt::Loop(l) = &stmts[k] else { return before };
        let run = self.fused_loop(l);
        self.around(&stmts[..k], stmts, [before, run, behind, assign].into_iter().collect(), later, carried)
    }

    /// Statements around what comes after them.
    fn around(&mut self, first: &[Stmt], all: &[Stmt], inner: Code, later: &Roots, carried: &[Carried]) -> Code {
        // The way back behind the inner code, and from each statement, the last first, with views that are taken there.
        let (mut used, mut before, mut behind) = (FxHashSet::default(), vec![], vec![Code::default()]);
        let mut views = vec![vec![]; first.len() + 1];
        idents(&inner, &mut used);
        let (mut read, mut later) = (0, after(&all[first.len()..], later));
        for (i, s) in first.iter().enumerate().rev() {
            let mut p = self.piece_at(i, all, &later, carried);
            p.forward.append(self.in_shape(s));
            later.extend(writes(std::slice::from_ref(s)));
            idents(&p.back, &mut used);
            read = self.named_in_sums(&mut used, read);
            let bars = bars_if_used(&mut p, &mut used);
            match self.reshaped_behind(i, all) {
                Some(j) => views[first.len().saturating_sub(j)].push(bars),
                None => before.push(bars),
            }
            if !is_idle(s, &p, &used) {
                before.push(taken_forward(&mut p, &mut used));
            }
            behind.push(p.back);
        }
        for view in carried.iter().rev() {
            view.behind(all).into_iter().for_each(|j| views[first.len().saturating_sub(j)].push(view.code()));
        }
        let behind =
            behind.into_iter().zip(views).flat_map(|(back, views)| [back].into_iter().chain(views.into_iter().rev()));
        let mut code: Code = before.into_iter().rev().chain([inner]).chain(behind).collect();
        code.append(self.recycle(all, &code, &Value::Unit, &[], &[]));
        code
    }

    /// The names in sums, whose variables come before: those behind the first ones, which were `read`. Returns how many there are.
    fn named_in_sums(&self, used: &mut FxHashSet<String>, read: usize) -> usize {
        used.extend(self.in_sums[read..].iter().map(ToString::to_string));
        self.in_sums.len()
    }

    fn fused_loop(&mut self, l: &Loop) -> Code {
        self.loops[0] += 1;
        let gathered = self.gather(l);
        let watch = self.watch(l);
        self.depth += 1;
        let body = self.together(&l.body, &Value::Unit, false, &Roots::default());
        self.depth -= 1;
        let Watch { start, next, end, outer } = watch;
        self.watched = outer;
        let Head::For(items) = &l.head else { return body };
        let (it, pat) = items.both();
        let ran = self.ran_mark(&gathered);
        let mut inside = Code::read(quote!(#next #ran));
        inside.append(body);
        let body = inside.into_block();
        self.ungather(gathered, code!([start, pat, it, body, end] #start for #pat in #it #body #end))
    }

    /// Whether a statement is a loop that can be fused with what is behind it: which of those statements depend on its result.
    fn fused(&self, s: &Stmt, rest: &[Stmt]) -> Option<Vec<bool>> {
        match s {
            Stmt::Loop(l)
                if matches!(l.head, Head::For(_))
                    && l.stop.is_none()
                    && !gives_other_forms(s)
                    && (independent(l, &self.unknown) || self.planted("fused")) =>
            {
                self.linear(s, l, rest)
            }
            _ => None,
        }
    }
}

/// Whether a statement may give a variable from outside a value of another form. Its adjoint gets that form then, and what it holds of what comes behind the statement would be lost.
fn gives_other_forms(s: &Stmt) -> bool {
    !reshaped_outside(s).is_empty()
}

/// Whether a branch gives the value of the list that it ends.
fn is_the_end(i: &If, value: &Value) -> bool {
    match (&i.result, value) {
        (None, Value::Unit | Value::Never(_)) => true,
        (Some((t, _)), Value::Number(Atom::Var(v)) | Value::Group(v)) => t == v,
        _ => false,
    }
}

impl Emit {
    /// The memory that a statement touches in any way.
    fn touches(&self, s: &Stmt) -> Roots {
        let mut names = FxHashSet::default();
        all_names(s, &mut names);
        let mut all: Roots = names.iter().filter_map(|name| self.memory.get(name)).flatten().copied().collect();
        all.extend(writes(std::slice::from_ref(s)));
        all.extend(reads(std::slice::from_ref(s)));
        all
    }

    /// Whether the statements behind a loop depend on its result at most linearly, and can run before it if they do not: which of them
    /// depend on it.
    fn linear(&self, whole: &Stmt, l: &Loop, rest: &[Stmt]) -> Option<Vec<bool>> {
        let (results, touched) = (writes(&l.body), self.touches(whole));
        // What the user promises holds in the loop. What an iteration leaves behind must not be looked at.
        let scratch = shared(l, &self.unknown);
        let (mut names, mut depends) = (FxHashSet::default(), vec![]);
        for s in rest {
            // What runs before the loop must not change what the loop looks at, nor look at its result.
            if !reshaped(std::slice::from_ref(s)).is_empty()
                || !writes(std::slice::from_ref(s)).is_disjoint(&touched)
                || !self.touches(s).is_disjoint(&scratch)
            {
                return None;
            }
            let looks = !self.touches(s).is_disjoint(&results);
            let uses = {
                let mut used = FxHashSet::default();
                all_names(s, &mut used);
                !used.is_disjoint(&names)
            };
            let result = match s {
                Stmt::Load { group: false, t, .. } if looks => Some(t),
                Stmt::Op { t, op, args, extra } if args.iter().any(|a| is_one_of(a, &names)) => {
                    is_linear(op, args, extra.as_ref()).then_some(t)
                }
                // A statement that defines nothing may change what the loop asks.
                Stmt::Passive { defs, .. } if !looks && !uses && !defs.is_empty() => None,
                Stmt::View(v) if !looks && !uses && !v.forward => None,
                Stmt::Load { .. }
                | Stmt::Op { .. }
                | Stmt::Loop(_)
                | Stmt::Call(_)
                | Stmt::Bind { .. }
                | Stmt::Own { .. }
                | Stmt::Store { .. }
                    if !looks && !uses =>
                {
                    None
                }
                _ => return None,
            };
            if matches!(s, Stmt::Op { .. }) && uses && result.is_none() {
                return None;
            }
            names.extend(result.map(ToString::to_string));
            depends.push(result.is_some());
        }
        Some(depends)
    }
}

fn is_one_of(a: &Atom, names: &FxHashSet<String>) -> bool {
    matches!(a, Atom::Var(v) if names.has_name(v))
}

/// Whether an operation is linear in all numbers that it has.
fn is_linear(op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> bool {
    let constant = |i: usize| matches!(args.get(i), Some(Atom::Const(_)));
    extra.is_none()
        && match op {
            Op::Add | Op::Sub | Op::Neg => true,
            Op::Mul => constant(0) || constant(1),
            Op::Div => constant(1),
            _ => false,
        }
}

/// All names in the code of a statement.
pub(super) fn all_names(s: &Stmt, all: &mut FxHashSet<String>) {
    match s {
        Stmt::Passive { code, .. } | Stmt::Rebind { code } | Stmt::Own { code, .. } | Stmt::Group { code, .. } => {
            idents(code, all)
        }
        Stmt::View(v) => idents(&v.code, all),
        Stmt::Load { value, .. } => idents(value, all),
        Stmt::Op { args, extra, .. } => {
            args.iter().for_each(|a| idents(a, all));
            extra.iter().for_each(|e| idents(e, all));
        }
        Stmt::Bind { value, .. } => idents(value, all),
        Stmt::Store { place, from, .. } => {
            idents(place, all);
            idents(from, all);
        }
        Stmt::Fill { place, from, .. } => {
            idents(place, all);
            idents(from, all);
        }
        Stmt::Swap { code, .. } => idents(code, all),
        Stmt::Resize { list, change, .. } => {
            idents(list, all);
            if let Change::Push(from) = change {
                idents(from, all);
            }
        }
        Stmt::Call(c) => idents(&c.forward, all),
        Stmt::Loop(l) => match &l.head {
            Head::For(items) => idents(&items.iter.forward(), all),
            Head::While(condition) => idents(condition, all),
        },
        Stmt::If(i) => {
            i.branches.iter().for_each(|b| {
                idents(&b.head, all);
                idents(&b.body.value, all);
            });
            i.scrutinee.iter().for_each(|e| idents(e, all));
        }
    }
    for stmts in s.inner() {
        stmts.iter().for_each(|s| all_names(s, all));
    }
}
