//! The order in which the arguments of a chain of iterators are computed.
//!
//! Rust computes them from left to right, each once: in `x.iter().skip(n.pop()?).take(n.len())` the list has one item less for `take`. The adjoint goes
//! through such a chain from its end, and sometimes twice. Where an argument changes something, all of them are variables before the chain.

use super::super::ir::Value;
use super::super::library::is_method_of_library;
use super::super::screen::{is_resizing, only_calculates};
use super::super::syntax::{refuse, strip};
use super::Lower;
use super::arrange::{is_of_memory, rearranges};
use crate::idents::is_one_of;
use crate::types::variable;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprMethodCall, Result};

/// Methods that make an iterator, or go on with one.
const STEPS: [&str; 28] = [
    "get",
    "drain",
    "iter",
    "iter_mut",
    "into_iter",
    "rev",
    "skip",
    "take",
    "step_by",
    "zip",
    "chain",
    "enumerate",
    "copied",
    "cloned",
    "chunks",
    "chunks_exact",
    "windows",
    "map",
    "filter",
    "filter_map",
    "flat_map",
    "take_while",
    "skip_while",
    "map_while",
    "scan",
    "flatten",
    "cycle",
    "inspect",
];

/// Ends of iterators that become two loops: one for the form of the list, or the first item, and one for the others.
const IN_TWO_LOOPS: [&str; 4] = ["collect", "reduce", "max_by", "min_by"];

/// Methods whose argument is a number of items, or a range of them.
const OF_COUNTS: [&str; 9] = ["get", "skip", "take", "step_by", "nth", "chunks", "chunks_exact", "windows", "drain"];

/// Methods whose first argument is a value that is computed behind all others.
const WITH_START: [&str; 3] = ["fold", "unwrap_or", "map_or"];

/// Methods whose argument is another iterator.
const OF_TWO: [&str; 2] = ["zip", "chain"];

impl Lower {
    /// The place that a method or a function of `mem` changes as it is now, if it has an index that changes: the index is computed once, and first.
    pub(super) fn of_place_now(&mut self, e: &Expr) -> Result<Option<Expr>> {
        let mut e = e.clone();
        let place = match &mut e {
            Expr::MethodCall(m) if rearranges(&m.method) => &mut *m.receiver,
            Expr::Call(c) if is_of_memory(c) => match &mut c.args[0] {
                Expr::Reference(r) => &mut *r.expr,
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        if !self.has_moving_index(place) {
            return Ok(None);
        }
        *place = self.settle(place)?;
        Ok(Some(e))
    }

    fn has_moving_index(&self, place: &Expr) -> bool {
        match strip(place) {
            Expr::Index(i) => !self.names.steady(&i.index) || self.has_moving_index(&i.expr),
            Expr::Field(f) => self.has_moving_index(&f.base),
            Expr::Unary(u) => self.has_moving_index(&u.expr),
            _ => false,
        }
    }

    /// A place with its indices as they are now. Rust takes the place of `+=` before the right side where the type is one of the user's.
    pub(super) fn place_first(&mut self, place: &Expr) -> Result<Expr> {
        if self.names.planted("place") { Ok(place.clone()) } else { self.settle(place) }
    }

    /// The chain with variables for its arguments and for lists that are made in it, if one of them changes something or would be made twice.
    pub(super) fn in_order(&mut self, e: &Expr) -> Result<Option<Expr>> {
        if !is_chain(e) || self.names.planted("order") {
            return Ok(None);
        }
        let mut e = e.clone();
        let is_asked_twice = ends_in_two_loops(&e);
        let mut parts = vec![];
        self.parts_of_chain(&mut e, &mut parts);
        let has_others = parts.iter().any(|part| !matches!(part, Part::List(_)));
        let is_moved = parts.iter().any(|part| match part {
            // What makes the list may change what an argument looks at.
            Part::List(e) if has_others && self.may_change_more(e) => true,
            Part::Argument(e) | Part::Start(e) => self.does_more(e),
            Part::List(e) => is_asked_twice || matches!(e, Expr::MethodCall(m) if self.has_moving_index(&m.receiver)),
        });
        if !is_moved {
            return Ok(None);
        }
        for part in parts {
            match part {
                Part::Argument(e) => self.freeze_index(e),
                Part::Start(e) => {
                    let name = self.names.fresh("start");
                    self.bind(&syn::parse_quote!(#name), None, e)?;
                    *e = variable(name);
                }
                Part::List(e) => self.made_first(e)?,
            }
        }
        Ok(Some(e))
    }

    /// Whether an argument does more than give a value that is always the same.
    fn does_more(&self, e: &Expr) -> bool {
        let effects = self.names.effects(e);
        effects.changes || effects.fickle
    }

    /// Whether an expression may change something beside giving a value, as far as names tell: also by a method of a struct of the user's.
    pub(super) fn may_change_more(&self, e: &Expr) -> bool {
        struct Find<'l>(&'l Lower, bool);
        impl<'ast> Visit<'ast> for Find<'_> {
            fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
                let names = &self.0.names;
                let may_change = || is_resizing(&m.method) || m.method == "take" || !is_method_of_library(&m.method);
                self.1 |= names.active(&m.receiver) && names.writable(&m.receiver) && may_change();
                visit::visit_expr_method_call(self, m);
            }
            fn visit_expr_call(&mut self, c: &'ast ExprCall) {
                let is_lent = |a: &Expr| self.0.names.place_of(a).is_some_and(|place| place.lent);
                self.1 |= c.args.iter().any(|a| is_lent(strip(a)));
                visit::visit_expr_call(self, c);
            }
        }
        let mut find = Find(self, self.names.effects(e).any());
        find.visit_expr(e);
        find.1
    }

    /// A list that is made within a chain, as the variable that it is before it.
    fn made_first(&mut self, e: &mut Expr) -> Result<()> {
        self.of_place_now(e)?.into_iter().for_each(|now| *e = now);
        let drained = match &*e {
            Expr::MethodCall(m) => self.drained(m),
            _ => None,
        };
        let Value::Group(t) = self.value(drained.as_ref().unwrap_or(e))? else { return refuse(e, "this has no items") };
        let place = self.as_place(&t);
        *e = if drained.is_some() { syn::parse_quote!(#place.into_iter()) } else { place };
        Ok(())
    }

    /// Whether a list is made where an expression stands.
    fn makes_list(&self, e: &Expr) -> bool {
        match e {
            _ if !self.names.active(e) || self.names.is_place(e) || self.names.is_view(e) => false,
            Expr::MethodCall(m) => self.drained(m).is_some() || !is_chain(e),
            Expr::Call(_) => true,
            Expr::Array(_) | Expr::Macro(_) | Expr::Block(_) => !only_calculates(e),
            _ => false,
        }
    }

    /// What is computed before the items, in the order of Rust. Closures are called later.
    fn parts_of_chain<'e>(&self, e: &'e mut Expr, all: &mut Vec<Part<'e>>) {
        if self.makes_list(e) {
            return all.push(Part::List(e));
        }
        match e {
            Expr::Paren(p) => self.parts_of_chain(&mut p.expr, all),
            Expr::Group(g) => self.parts_of_chain(&mut g.expr, all),
            Expr::Reference(r) => self.parts_of_chain(&mut r.expr, all),
            Expr::Field(f) => self.parts_of_chain(&mut f.base, all),
            Expr::Range(r) => {
                let ends = r.start.iter_mut().chain(&mut r.end);
                all.extend(ends.map(|end| Part::Argument(end)));
            }
            Expr::Index(i) => {
                self.parts_of_chain(&mut i.expr, all);
                match &mut *i.index {
                    range @ Expr::Range(_) => self.parts_of_chain(range, all),
                    index => all.push(Part::Argument(index)),
                }
            }
            Expr::MethodCall(m) => {
                self.parts_of_chain(&mut m.receiver, all);
                let Some(a) = m.args.first_mut() else { return };
                match strip(a) {
                    Expr::Closure(_) => {}
                    Expr::Call(_) | Expr::Macro(_) if is_one_of(&m.method, &OF_TWO) => {
                        *a = syn::parse_quote!(#a.into_iter());
                        self.parts_of_chain(a, all);
                    }
                    _ if is_one_of(&m.method, &OF_TWO) => self.parts_of_chain(a, all),
                    _ if is_one_of(&m.method, &WITH_START) && self.names.active(a) => all.push(Part::Start(a)),
                    _ if is_one_of(&m.method, &WITH_START) || is_one_of(&m.method, &OF_COUNTS) => {
                        all.push(Part::Argument(a))
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// A part of a chain that is computed before its items.
enum Part<'e> {
    /// An index, an end of a range, or a number of items.
    Argument(&'e mut Expr),
    /// What has the items.
    List(&'e mut Expr),
    /// What a fold begins with, or what stands for an item that is missing.
    Start(&'e mut Expr),
}

/// Whether an expression goes through items.
fn is_chain(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => is_step_of_chain(m) || is_chain(&m.receiver),
        _ => false,
    }
}

fn is_step_of_chain(m: &ExprMethodCall) -> bool {
    is_one_of(&m.method, &STEPS)
        || is_one_of(&m.method, &IN_TWO_LOOPS)
        || is_one_of(&m.method, &["sum", "product", "fold", "unzip"])
}

/// Whether a chain has an end that asks for its items in two loops.
fn ends_in_two_loops(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => is_one_of(&m.method, &IN_TWO_LOOPS) || ends_in_two_loops(&m.receiver),
        _ => false,
    }
}
