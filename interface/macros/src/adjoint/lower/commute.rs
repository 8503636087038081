//! Steps before `enumerate`, `zip`, `rev` and their like, which go behind these.
//!
//! `x.iter().map(|v| v.sin()).enumerate()` has the items of `x.iter().enumerate().map(|(n, v)| (n, v.sin()))`, and `map` goes behind `rev`, `skip`, `take`, `step_by` and
//! `zip` in the same way: what is before them looks at memory then, and both sweeps go through it. What cannot go behind is a list of the items first.

use super::super::control::rename_arguments;
use super::super::names;
use super::super::screen::may_change;
use super::super::syntax::{refuse, strip};
use super::Lower;
use super::arrange::rearranges;
use super::beside::ALONG;
use super::method::is_of_struct;
use super::pooled::is_untyped;
use super::steps::{Kind, is_step};
use crate::idents::is_one_of;
use quote::{ToTokens, format_ident};
use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, Ident, Pat, Result};

const IN_ANOTHER_ORDER: &str =
    "this closure changes something, and a later step asks for its items in another order: write a loop";

/// What a step is moved behind.
#[derive(Clone, Copy, PartialEq)]
enum Behind {
    /// All items come, in another order or not.
    Order,
    /// Items are left out.
    Choice,
    /// The items are numbered, one after the other as before.
    Number,
}

impl Lower {
    /// The iterator with all its steps at its end.
    pub(super) fn steps_last(&self, e: &Expr) -> Result<Expr> {
        let mut pass = Pass { lower: self, names: 0 };
        pass.moved(e)
    }

    /// Whether an iterator has a step before what cannot have one.
    pub(super) fn has_steps_before(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        match m.method.to_string().as_str() {
            "take" if self.repeated_list(&m.receiver).is_some() => true,
            "rev" | "skip" | "take" | "step_by" | "enumerate" => {
                self.is_active_step(&m.receiver) || self.has_steps_before(&m.receiver)
            }
            "zip" | "chain" => {
                let both = [Some(&*m.receiver), m.args.first()];
                let counts = |e: &Expr| {
                    m.method == "zip"
                        && self.names.active(&Expr::MethodCall(m.clone()))
                        && (first_number(e).is_some() || self.repeated_list(e).is_some())
                };
                both.into_iter().flatten().any(|e| self.is_active_step(e) || self.has_steps_before(e) || counts(e))
            }
            _ if is_step(e) => self.has_steps_before(&m.receiver),
            _ => false,
        }
    }

    fn is_active_step(&self, e: &Expr) -> bool {
        is_step(e) && self.names.active(e)
    }

    /// Whether the items of an iterator are references to parts of memory, if its form says so.
    pub(super) fn lends_items(&self, e: &Expr) -> Option<bool> {
        match strip(e) {
            Expr::MethodCall(m) => match m.method.to_string().as_str() {
                "filter" | "take_while" | "skip_while" | "rev" | "skip" | "take" | "step_by" | "chain" | "cycle"
                | "flatten" => self.lends_items(&m.receiver),
                "iter" => Some(true),
                "into_iter" => self.lends_items(&m.receiver),
                "__skip" | "__take" => self.lends_items(&m.receiver),
                "copied" | "cloned" | "map" | "filter_map" | "map_while" | "scan" => Some(false),
                "flat_map" => match m.args.first().map(strip) {
                    Some(Expr::Closure(c)) => self.lends_items(&c.body),
                    _ => None,
                },
                "enumerate" | "__enumerate" => self.lends_items(&m.receiver).filter(|lends| !lends),
                "zip" => {
                    let other = m.args.first().and_then(|other| self.lends_items(other));
                    self.lends_items(&m.receiver).filter(|lends| !lends && other == Some(false))
                }
                _ => None,
            },
            Expr::Reference(_) => Some(true),
            Expr::Array(_) | Expr::Call(_) | Expr::Macro(_) | Expr::Range(_) => Some(false),
            e => self.names.place_of(e).map(|place| place.view || !self.is_own(place)),
        }
    }

    /// The list of `list.iter().cycle()`.
    fn repeated_list<'e>(&self, e: &'e Expr) -> Option<&'e Expr> {
        let Expr::MethodCall(m) = strip(e) else { return None };
        let Expr::MethodCall(iter) = strip(&m.receiver) else { return None };
        let list = strip(&iter.receiver);
        (m.method == "cycle" && iter.method == "iter" && self.names.is_place(list)).then_some(list)
    }

    /// A list of the items, as an iterator.
    pub(super) fn listed(&self, e: &Expr) -> Result<Expr> {
        self.check_order(e)?;
        if is_endless(e) {
            return refuse(
                e,
                "this iterator has no end here: write `take` or `take_while` before this step, or a loop",
            );
        }
        Ok(match self.lends_items(e) {
            Some(true) => syn::parse_quote!((#e).cloned().collect::<::std::vec::Vec<_>>().iter()),
            Some(false) => syn::parse_quote!((#e).collect::<::std::vec::Vec<_>>().iter().cloned()),
            None => {
                return refuse(
                    e,
                    "the adjoint cannot make a list of these items for the step behind them, since they are references or have parts that are: write a loop",
                );
            }
        })
    }

    /// Whether the closure of a step may change something: numbers, lists or what has no derivative.
    fn changes_on_the_way(&self, step: &ExprMethodCall) -> bool {
        struct Find<'l>(&'l Lower, bool);
        impl<'ast> Visit<'ast> for Find<'_> {
            fn visit_expr(&mut self, e: &'ast Expr) {
                let names = &self.0.names;
                self.1 |= may_change(e)
                    || match e {
                        Expr::MethodCall(m) => {
                            let may_change = || names.hold(&m.receiver).mutable || !names.active(&m.receiver);
                            rearranges(&m.method) || is_of_struct(&m.method) && may_change()
                        }
                        Expr::Call(c) => {
                            let is_lent = |a: &Expr| matches!(strip(a), Expr::Path(_)) && names.writable(a);
                            c.args.iter().any(is_lent)
                                || matches!(names.kind_of(&c.func), Some(names::Kind::Closure(_)))
                        }
                        _ => false,
                    };
                visit::visit_expr(self, e);
            }
        }
        let Some(Expr::Closure(c)) = step.args.first().map(strip) else { return false };
        let mut find = Find(self, false);
        find.visit_expr(&c.body);
        find.1 || self.names.effects(&c.body).any()
    }

    /// A closure that changes something is called for the items in their order. `step_by` leaves some out, and `rev` of an iterator that was shortened
    /// or joined has an order of its own.
    fn check_calls(&self, m: &ExprMethodCall) -> Result<()> {
        let (mut e, mut moves) = (strip(&m.receiver), m.method == "step_by");
        if !moves && m.method != "rev" {
            return Ok(());
        }
        while let Expr::MethodCall(of) = e {
            moves |= is_one_of(&of.method, &["skip", "take", "step_by", "zip", "chain"]);
            let other = of.args.first().map(strip).filter(|_| is_one_of(&of.method, &["zip", "chain"]));
            let steps = [Some(e), other];
            let changes =
                |e: &&Expr| matches!(e, Expr::MethodCall(step) if is_step(e) && self.changes_on_the_way(step));
            if moves && steps.iter().flatten().any(changes) {
                return refuse(&m.method, IN_ANOTHER_ORDER);
            }
            e = strip(&of.receiver);
        }
        Ok(())
    }

    /// The closures of an iterator change nothing if they are called at other times than they are written for.
    fn check_order(&self, e: &Expr) -> Result<()> {
        let mut e = strip(e);
        while let Expr::MethodCall(m) = e {
            for a in &m.args {
                if self.names.effects(a).any() {
                    return refuse(a, IN_ANOTHER_ORDER);
                }
            }
            e = strip(&m.receiver);
        }
        Ok(())
    }
}

struct Pass<'l> {
    lower: &'l Lower,
    names: usize,
}

impl Pass<'_> {
    fn name(&mut self, what: &str) -> Ident {
        self.names += 1;
        format_ident!("{what}{}", self.names)
    }

    /// A name for an item that goes along beside what is computed.
    fn along(&mut self, other: &Expr) -> Ident {
        self.name(if self.lower.lends_items(other) == Some(false) { "__other" } else { ALONG })
    }

    /// A `map` whose argument has names that no later pattern has.
    fn apart(&mut self, step: &ExprMethodCall) -> Result<(Pat, Expr)> {
        let (mut input, mut body) = mapping(step)?;
        rename_arguments(&mut input, &mut body, &self.name("__of").to_string());
        Ok((input, body))
    }

    fn moved(&mut self, e: &Expr) -> Result<Expr> {
        let Expr::MethodCall(m) = strip(e) else { return Ok(e.clone()) };
        if !self.lower.has_steps_before(e) {
            return Ok(e.clone());
        }
        self.lower.check_calls(m)?;
        let mut m = m.clone();
        *m.receiver = self.moved(&m.receiver)?;
        match m.method.to_string().as_str() {
            "rev" => self.behind(m, Behind::Order),
            "take" if let Some(list) = self.lower.repeated_list(&m.receiver) => {
                let (k, n) = (self.name("__number"), &m.args[0]);
                Ok(syn::parse_quote!((0..if #list.is_empty() { 0 } else { #n }).map(|#k| &#list[#k % #list.len()])))
            }
            "skip" | "take" | "step_by" => self.behind(m, Behind::Choice),
            "enumerate" => self.behind(m, Behind::Number),
            "zip" => self.zipped(m),
            "chain" => self.chained(m),
            _ => Ok(Expr::MethodCall(m)),
        }
    }

    /// A method with one iterator, whose last step may go behind it.
    fn behind(&mut self, mut m: ExprMethodCall, behind: Behind) -> Result<Expr> {
        let receiver = strip(&m.receiver).clone();
        let Expr::MethodCall(step) = &receiver else { return Ok(Expr::MethodCall(m)) };
        if !self.lower.is_active_step(&receiver) {
            return Ok(Expr::MethodCall(m));
        }
        let kind = kind_of(step);
        // A closure is called for the items that are left out, too.
        let is_called_anyway = m.method == "skip" && self.lower.changes_on_the_way(step);
        let goes = kind == Some(Kind::Map) && !is_called_anyway
            || behind == Behind::Order && kind.is_some_and(Kind::leaves_order);
        if goes && behind != Behind::Number {
            self.lower.check_order(&receiver)?;
            let mut step = step.clone();
            m.receiver = step.receiver.clone();
            *step.receiver = self.moved(&Expr::MethodCall(m))?;
            return Ok(Expr::MethodCall(step));
        }
        if goes {
            let (n, (input, body)) = (self.name("__number"), mapping(step)?);
            m.receiver = step.receiver.clone();
            let receiver = self.moved(&Expr::MethodCall(m))?;
            return Ok(syn::parse_quote!(#receiver.map(|(#n, #input)| (#n, #body))));
        }
        if m.method == "enumerate" || m.method == "skip" || m.method == "take" {
            // The loop that is written for the steps counts.
            m.method = format_ident!("__{}", m.method, span = m.method.span());
            return Ok(Expr::MethodCall(m));
        }
        *m.receiver = self.lower.listed(&receiver)?;
        Ok(Expr::MethodCall(m))
    }

    fn zipped(&mut self, mut m: ExprMethodCall) -> Result<Expr> {
        let Some(other) = m.args.first().map(strip).cloned() else { return Ok(Expr::MethodCall(m)) };
        let (receiver, other) = (strip(&m.receiver).clone(), self.moved(&other)?);
        m.args[0] = other.clone();
        if let Some(numbered) = self.numbered(&receiver, &other) {
            return self.moved(&numbered);
        }
        if self.lower.is_active_step(&receiver) {
            if let Some(step) = self.as_map(&receiver) {
                self.lower.check_order(&receiver)?;
                let (b, (input, body)) = (self.along(&other), self.apart(step)?);
                m.receiver = step.receiver.clone();
                let receiver = self.moved(&Expr::MethodCall(m))?;
                return Ok(syn::parse_quote!(#receiver.map(|(#input, #b)| (#body, #b))));
            }
            *m.receiver = self.lower.listed(&receiver)?;
        }
        if self.lower.is_active_step(&other) {
            if let Some(step) = self.as_map(&other) {
                self.lower.check_order(&other)?;
                let (a, (input, body)) = (self.along(&m.receiver), self.apart(step)?);
                m.args[0] = (*step.receiver).clone();
                let receiver = self.moved(&Expr::MethodCall(m))?;
                return Ok(syn::parse_quote!(#receiver.map(|(#a, #input)| (#a, #body))));
            }
            m.args[0] = self.lower.listed(&other)?;
        }
        Ok(Expr::MethodCall(m))
    }

    /// `x.zip(1..)`, `x.zip(list.iter().cycle())` and the same the other way round, by the numbers of the items.
    fn numbered(&mut self, a: &Expr, b: &Expr) -> Option<Expr> {
        let k = self.name("__number");
        if let Some(start) = first_number(b) {
            let item = self.along(a);
            return Some(syn::parse_quote!(#a.enumerate().map(|(#k, #item)| (#item, #k + #start))));
        }
        if let Some(start) = first_number(a) {
            let (item, items) = (self.along(b), gone_through(b));
            return Some(syn::parse_quote!(#items.enumerate().map(|(#k, #item)| (#k + #start, #item))));
        }
        let (list, other, is_first) = match self.lower.repeated_list(b) {
            Some(list) => (list, a, false),
            None => (self.lower.repeated_list(a)?, b, true),
        };
        let (item, repeated): (_, Expr) = (self.along(other), syn::parse_quote!(&#list[#k % #list.len()]));
        let (pair, other): (Expr, Expr) = match is_first {
            true => (syn::parse_quote!((#repeated, #item)), gone_through(other)),
            false => (syn::parse_quote!((#item, #repeated)), other.clone()),
        };
        Some(syn::parse_quote!(
            #other.take(if #list.is_empty() { 0 } else { usize::MAX }).enumerate().map(|(#k, #item)| #pair)
        ))
    }

    /// The last step, if all steps are `map`.
    fn as_map<'e>(&self, e: &'e Expr) -> Option<&'e ExprMethodCall> {
        let Expr::MethodCall(m) = strip(e) else { return None };
        let is_map = kind_of(m) == Some(Kind::Map);
        (is_map && (!self.lower.is_active_step(&m.receiver) || self.as_map(&m.receiver).is_some())).then_some(m)
    }

    fn chained(&mut self, mut m: ExprMethodCall) -> Result<Expr> {
        let list = |e: &Expr| match self.lower.is_active_step(e) {
            true => self.lower.listed(e),
            false => Ok(e.clone()),
        };
        *m.receiver = list(&m.receiver)?;
        if let Some(other) = m.args.first_mut() {
            let moved = Pass { lower: self.lower, names: self.names }.moved(other)?;
            *other = match self.lower.is_active_step(&moved) {
                true => self.lower.listed(&moved)?,
                false => moved,
            };
        }
        Ok(Expr::MethodCall(m))
    }
}

/// The argument of `zip` as an iterator.
fn gone_through(e: &Expr) -> Expr {
    match strip(e) {
        Expr::MethodCall(_) => e.clone(),
        _ => syn::parse_quote!((#e).into_iter()),
    }
}

/// a of `a..`, an integer without a type.
fn first_number(e: &Expr) -> Option<&Expr> {
    let Expr::Range(r) = strip(e) else { return None };
    r.start.as_deref().filter(|start| r.end.is_none() && is_untyped(start))
}

fn kind_of(m: &ExprMethodCall) -> Option<Kind> {
    match m.args.is_empty() && (m.method == "copied" || m.method == "cloned") {
        true => Some(Kind::Map),
        false => Kind::of(&m.method),
    }
}

/// What a `map` takes, and does with it.
fn mapping(m: &ExprMethodCall) -> Result<(Pat, Expr)> {
    match m.args.first() {
        Some(f) => super::steps::step(Kind::Map, strip(f)).map(|step| (step.input, step.body)),
        None => Ok((syn::parse_quote!(__item), syn::parse_quote!(__item.clone()))),
    }
}

/// Whether an iterator runs on without end, as its source and its steps say.
pub(super) fn is_endless(e: &Expr) -> bool {
    match strip(e) {
        Expr::Range(r) => r.end.is_none(),
        Expr::Call(c) => {
            let text = c.func.to_token_stream().to_string();
            ["repeat", "repeat_with", "successors", "from_fn"].iter().any(|name| text.ends_with(name))
        }
        Expr::MethodCall(m) => match m.method.to_string().as_str() {
            "take" | "take_while" | "map_while" | "scan" => false,
            "cycle" => true,
            "zip" => is_endless(&m.receiver) && m.args.first().is_some_and(is_endless),
            "chain" => is_endless(&m.receiver) || m.args.first().is_some_and(is_endless),
            _ => is_endless(&m.receiver),
        },
        _ => false,
    }
}
