//! Loops.

use super::super::code::code;
use super::super::counts::list_of;
use super::super::here::quote;
use super::super::ir::{Head, InField, Items, Iter, Loop, Own, Seen, Stmt, Value};
use super::super::names::{Place, Scope, bar};
use super::super::place::is_iterator;
use super::super::syntax::{Idents, is_named, pattern_names, refuse, strip, untyped};
use super::Lower;
use super::arrange::taken_from;
use super::commute::is_endless;
use super::ends::has_break;
use super::found::behind_references;
use super::matrix::gives_parts;
use super::shared::Changes;
use crate::idents::is_one_of;
use crate::promises::promise;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident};
use std::borrow::Cow;
use syn::{Block, Expr, ExprForLoop, ExprMethodCall, Ident, Pat, PatTuple, Result};

/// A list of which each iteration sets one element, `*slot`.
pub(super) struct Slots(pub(super) Ident);

impl Lower {
    pub(super) fn for_statement(&mut self, f: &ExprForLoop) -> Result<()> {
        if let Some(chain) = self.in_order(&f.expr)? {
            let mut f = f.clone();
            *f.expr = chain;
            return self.for_statement(&f);
        }
        if let Some(loops) = self.for_as_loops(f)? {
            return self.effect(&loops);
        }
        if list_written_to_among(&f.expr).is_some()
            && !self.names.numeric(&f.expr)
            && let e = Expr::ForLoop(f.clone())
            && self.is_without_derivative(&e)
        {
            self.heed(&e);
            let e = self.names.rename(&e);
            self.passive(quote!(#e));
            return Ok(());
        }
        if let Some(indexed) = self.over_indices(f) {
            return self.for_statement(&indexed);
        }
        if let Some(named) = self.over_taken_list(f) {
            return self.effect(&named);
        }
        if !self.names.active(&f.expr) && goes_one_way(&f.expr, has_break(&f.body)) {
            let (pat, source, body) = (&f.pat, &f.expr, &f.body);
            return self.effect(&syn::parse_quote!({
                let mut __it = (#source).into_iter();
                loop { if let ::core::option::Option::Some(#pat) = __it.next() #body else { break } }
            }));
        }
        self.for_loop(&f.expr, &f.pat, None, |l| l.effects(&f.body.stmts))?;
        if let Some(Stmt::Loop(l)) = self.out.last_mut().and_then(|out| out.last_mut()) {
            l.promised = promise(f);
        }
        Ok(())
    }

    /// A loop over what `mem::take` takes out of a list of constants, which has a name before it.
    fn over_taken_list(&self, f: &ExprForLoop) -> Option<Expr> {
        let mut items = (*f.expr).clone();
        let list =
            taken_list(&mut items).filter(|list| taken_from(list).is_some_and(|l| self.names.is_list_variable(l)))?;
        let taken = std::mem::replace(list, syn::parse_quote!(__taken));
        let f = ExprForLoop { expr: Box::new(items), ..f.clone() };
        Some(syn::parse_quote!({ let __taken = #taken; #f }))
    }

    /// A loop that writes to the items of lists without derivative, among others, as one over their indices: `for (k, v) in list.iter_mut().zip(x)`.
    fn over_indices(&mut self, f: &ExprForLoop) -> Option<ExprForLoop> {
        list_written_to_among(&f.expr).filter(|list| self.is_list_of_constants(list))?;
        let mut f = f.clone();
        let mut items = vec![];
        (*f.expr, *f.pat) = self.indexed(&f.expr, &f.pat, &mut items);
        if items.is_empty() {
            return None;
        }
        f.body.stmts.splice(0..0, items);
        Some(f)
    }

    /// Whether an expression is a variable without derivative, or a part of one that the loop names once more without change.
    fn is_list_of_constants(&self, list: &Expr) -> bool {
        let is_fixed = match strip(list) {
            Expr::Path(_) => true,
            Expr::Index(i) => self.names.steady(&i.index) && matches!(strip(&i.expr), Expr::Path(_)),
            _ => false,
        };
        is_fixed && self.is_without_numbers(list)
    }

    /// Whether an expression is a variable without derivative, or a part of one, and no number of the function is in it.
    fn is_without_numbers(&self, list: &Expr) -> bool {
        !self.names.numeric(list) && self.is_of_passive_variable(list)
    }

    /// An iterator over the indices of such lists, the pattern of its items, and the items of the lists by their indices.
    fn indexed(&mut self, e: &Expr, pat: &Pat, items: &mut Vec<syn::Stmt>) -> (Expr, Pat) {
        let as_it_is = || (e.clone(), pat.clone());
        if let Some(list) = list_written_to(e).filter(|list| self.is_list_of_constants(list)) {
            let k = self.names.fresh("k");
            items.push(syn::parse_quote!(let #pat = &mut #list[#k];));
            return (syn::parse_quote!(0..#list.len()), syn::parse_quote!(#k));
        }
        let Expr::MethodCall(m) = strip(e) else { return as_it_is() };
        let (name, args) = (&m.method, &m.args);
        match (name.to_string().as_str(), pat) {
            ("enumerate", Pat::Tuple(p)) if p.elems.len() == 2 => {
                let (it, item) = self.indexed(&m.receiver, &p.elems[1], items);
                let i = &p.elems[0];
                (syn::parse_quote!((#it).enumerate()), syn::parse_quote!((#i, #item)))
            }
            ("zip", Pat::Tuple(p)) if p.elems.len() == 2 && args.len() == 1 => {
                let (a, first) = self.indexed(&m.receiver, &p.elems[0], items);
                let (b, second) = self.indexed(&args[0], &p.elems[1], items);
                (syn::parse_quote!((#a).zip(#b)), syn::parse_quote!((#first, #second)))
            }
            ("rev" | "skip" | "take" | "step_by", _) => {
                let (it, item) = self.indexed(&m.receiver, pat, items);
                (syn::parse_quote!((#it).#name(#args)), item)
            }
            _ => as_it_is(),
        }
    }

    /// Whether a loop has nothing to do with numbers that have derivatives, and ends as it is written.
    fn is_without_derivative(&self, e: &Expr) -> bool {
        let leaves = |name: &syn::Ident| is_one_of(name, &["break", "continue", "return"]);
        !self.names.mentions_active(e) && !e.any_ident(&mut |name| leaves(name))
    }

    /// `for pat in iter { body }`.
    pub(super) fn for_each_item(
        &mut self,
        iter: &Expr,
        pat: &Pat,
        body: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        self.for_loop(iter, pat, None, body)
    }

    pub(super) fn for_each(&mut self, m: &ExprMethodCall) -> Result<()> {
        let Expr::Closure(c) = strip(&m.args[0]) else {
            return refuse(&m.args[0], "write the closure here: `|x| …`");
        };
        let [pat] = &c.inputs.iter().map(untyped).collect::<Vec<_>>()[..] else {
            return refuse(c, "one argument is needed here");
        };
        let (items, body) = (&m.receiver, &c.body);
        if let Some(indexed) = self.over_indices(&syn::parse_quote!(for #pat in #items { #body; })) {
            return self.for_statement(&indexed);
        }
        self.chain(&m.receiver, pat, None, |l| l.effects(&[syn::Stmt::Expr((*c.body).clone(), None)]))
    }

    /// A loop that sets each element of `list`.
    pub(super) fn filled(
        &mut self,
        iter: &Expr,
        pat: &Pat,
        list: &Ident,
        body: impl FnOnce(&mut Self, &Expr) -> Result<()>,
    ) -> Result<()> {
        self.names.is_along = true;
        self.for_loop(iter, pat, Some(Slots(list.clone())), |l| body(l, &syn::parse_quote!(*__slot)))
    }

    pub(super) fn for_loop(
        &mut self,
        iter: &Expr,
        pat: &Pat,
        slots: Option<Slots>,
        body: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        if let Some(own) = written_out(iter).filter(|own| !self.names.active(own)) {
            return refuse(
                own,
                "the way back goes through an iterator again, and one of yours may change more than itself: collect its items, `let items: Vec<_> = iterator.take(n).collect();`",
            );
        }
        let it = self.iter(iter);
        self.names.is_along = false;
        let (mut it, pat) = (it?, untyped(pat));
        self.names.scopes.push(Scope::default());
        self.depth += 1;
        let mut own = vec![];
        let bound = self.bind_items(&it, iter, &pat, &mut own);
        let seen = std::mem::take(&mut self.seen_items);
        let bound = bound.and_then(|(values, bars)| {
            let Some(Slots(list)) = slots else { return Ok((values, bars)) };
            let b = bar(&list);
            let more = Iter::Elems {
                value: quote!(#list.iter_mut()),
                shadow: quote!(#b.iter()),
                mutable: true,
                in_field: None,
            };
            let (v, b) =
                self.bind_items(&more, &syn::parse_quote!(#list.iter_mut()), &syn::parse_quote!(__slot), &mut own)?;
            it = Iter::Zip(Box::new(it.clone()), Box::new(more));
            Ok((pair(values, v), pair(bars, b)))
        });
        self.out.push(vec![]);
        self.stops.push(None);
        // The compiler checks their types.
        for name in std::mem::take(&mut self.counted_items) {
            let code = quote!(let #name = ::fluxions::adjoint::passive(#name););
            self.push(Stmt::Passive { code, defs: vec![name], steady: true });
        }
        let result = bound.and_then(|bound| body(self).map(|()| bound));
        let (body, stop) = (self.out.pop().unwrap_or_default(), self.stops.pop().flatten());
        self.depth -= 1;
        self.names.scopes.pop();
        let (values, bars) = result?;
        self.loops += 1;
        let head = Head::For(Items { iter: it, values, bars, own, seen });
        self.push(Stmt::Loop(Loop { id: self.loops, head, body, stop, promised: None }));
        Ok(())
    }

    pub(super) fn while_loop(&mut self, condition: &Expr, body: &Block) -> Result<()> {
        if let Expr::Let(l) = condition
            && self.names.active(condition)
        {
            let (pat, e) = (&l.pat, &l.expr);
            let body = syn::parse_quote!({ if let #pat = #e #body else { break } });
            return self.while_loop(&syn::parse_quote!(true), &body);
        }
        if self.may_draw(condition) {
            let body = syn::parse_quote!({ if #condition #body else { break } });
            return self.while_loop(&syn::parse_quote!(true), &body);
        }
        self.check_condition(condition)?;
        self.heed(condition);
        let condition = self.names.rename(condition);
        self.depth += 1;
        self.stops.push(None);
        let body = self.block(|l| l.effects(&body.stmts).map(|()| Value::Unit));
        let stop = self.stops.pop().flatten();
        self.depth -= 1;
        self.loops += 1;
        let head = Head::While(quote!(#condition));
        self.push(Stmt::Loop(Loop { id: self.loops, head, body: body?.stmts, stop, promised: None }));
        Ok(())
    }

    /// What a loop runs over.
    pub(super) fn iter(&mut self, e: &Expr) -> Result<Iter> {
        let e = strip(e);
        // No number of the function is an end of a range.
        if matches!(e, Expr::Range(_)) || !self.names.active(e) {
            return self.passive_iter(e);
        }
        if let Some(second) = self.counts_twice(e) {
            return refuse(
                second,
                "two steps of an iterator ask what may count: bind each of both with `let` before it, in this order",
            );
        }
        // A copy of a list is divided by the same numbers as its adjoints.
        let settled = if self.divides_field(e) { Cow::Owned(self.settle(e)?) } else { Cow::Borrowed(e) };
        let it = self.active_iter(&settled)?;
        Ok(self.in_field(&settled, it))
    }

    /// The argument of a step that may draw or count, behind another one: it is asked before the iterator is made.
    fn counts_twice<'e>(&self, e: &'e Expr) -> Option<&'e Expr> {
        let (mut e, mut last) = (e, None);
        while let Expr::MethodCall(m) = strip(e) {
            for a in m.args.iter().filter(|a| !matches!(strip(a), Expr::Closure(_)) && self.names.may_count(a)) {
                if last.is_some() {
                    return last;
                }
                last = Some(a);
            }
            e = &m.receiver;
        }
        None
    }

    fn active_iter(&mut self, e: &Expr) -> Result<Iter> {
        match e {
            e if self.is_made_matrix(e) => {
                let made = self.made(e)?;
                if !matches!(e, Expr::MethodCall(_)) {
                    // An operator gives no list.
                    self.check_matrix(&made);
                }
                self.iter(&made)
            }
            Expr::MethodCall(m) => self.iter_method(m, e),
            e if self.names.place_of(e).is_some_and(|place| place.iterates) => {
                let (value, shadow) = (self.names.rename(e), self.names.shadow(e)?);
                // Both sweeps go through it.
                let (value, shadow) = (quote!(#value.clone()), quote!(#shadow.clone()));
                Ok(Iter::Elems { value, shadow, mutable: self.names.writable(e), in_field: None })
            }
            e if self.is_given(e) => self.by_value(e),
            e if self.names.is_place(e) || self.names.is_view(e) => {
                let e = &self.look_at(e)?;
                let (value, shadow) = (self.names.rename(e), self.shadow_that_may_lack(e)?);
                let mutable = self.names.writable(e);
                // A struct of the user may have another order for `iter`.
                let items = match self.is_list(e) {
                    true => quote!((#shadow).iter()),
                    false => self.names.items_of(e, code!([shadow] (&#shadow).into_iter()))?.into_tokens(),
                };
                Ok(Iter::Elems {
                    value: quote!((#value).into_iter()),
                    shadow: quote!(::fluxions::adjoint::items(#items)),
                    mutable,
                    in_field: None,
                })
            }
            Expr::Array(_) => {
                let Value::Group(t) = self.value(e)? else { return refuse(e, "this has no items") };
                let (place, b) = (self.as_place(&t), bar(&t));
                let place = self.names.rename(&place);
                Ok(Iter::Elems {
                    value: quote!(#place.iter().cloned()),
                    shadow: quote!(#b.iter()),
                    mutable: false,
                    in_field: None,
                })
            }
            Expr::Reference(r) if r.mutability.is_none() && self.is_part_of_value(strip(&r.expr)) => {
                // A part of what a call returns.
                let part = self.part_of_value(strip(&r.expr))?;
                self.iter(&syn::parse_quote!((&#part).into_iter()))
            }
            Expr::Reference(r) if matches!(strip(&r.expr), Expr::Array(_) | Expr::Macro(_) | Expr::Call(_)) => {
                let list = &r.expr;
                self.iter(&syn::parse_quote!((#list).iter()))
            }
            Expr::Call(_) | Expr::Macro(_) => self.iter(&syn::parse_quote!((#e).into_iter())),
            other => refuse(other, "the adjoint does not know this iterator: write a loop over an index"),
        }
    }

    /// The ends of a range are asked once: they may change in the loop.
    fn passive_iter(&mut self, e: &Expr) -> Result<Iter> {
        self.heed(e);
        let mut e = e.clone();
        self.freeze_ends(&mut e);
        if !matches!(e, Expr::Range(_)) {
            if let Some(list) = list_written_to(&e).filter(|list| self.names.numeric(list)).cloned()
                && self.is_of_passive_variable(&list)
            {
                return self.lose(&list);
            }
            if let Some(list) = list_written_to_among(&e).filter(|list| self.is_without_numbers(list)) {
                return refuse(
                    list,
                    "a loop writes to a list without derivatives by an iterator that the adjoint does not know: loop over its indices, `for k in 0..list.len()`",
                );
            }
            check_steps(&e)?;
            self.freeze_drained(&mut e);
            self.freeze_variables(&mut e);
            self.freeze_call(&mut e, false);
            self.lend_lists(&mut e);
            if self.names.unsteady(&e) || self.names.mentions_active(&e) && !self.names.steady(&e) {
                return refuse(
                    &e,
                    "what this loop runs over changes: bind it with `let` first, and write its type, `let list: Vec<f64> = …`",
                );
            }
        }
        let renamed = self.names.rename(&self.names.settled_value(&e));
        Ok(Iter::Plain(quote!(#renamed)))
    }

    /// Whether an expression is a list of the function, or one in its structs, whose items are taken by value.
    fn is_given(&self, e: &Expr) -> bool {
        if let Expr::Field(f) = strip(e) {
            return self.is_given(&f.base);
        }
        self.names.place_of(e).is_some_and(|place| self.is_own(place) && !place.iterates)
    }

    /// The items of such a list. They are copied: the backward sweep may need the list.
    fn by_value(&mut self, e: &Expr) -> Result<Iter> {
        if let Expr::Field(_) = strip(e) {
            return self.iter(&syn::parse_quote!(#e.iter().cloned()));
        }
        self.check_list(e);
        let (value, shadow) = (self.names.rename(e), self.names.shadow(e)?);
        let shadow = quote!(::fluxions::adjoint::items((#shadow).iter()));
        Ok(Iter::Elems { value: quote!(#value.iter().cloned()), shadow, mutable: false, in_field: None })
    }

    /// Whether an expression is an array of references with derivatives, whose adjoints are another one.
    fn is_array(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Array(_)) && self.names.active(e)
    }

    /// One side of `chain`. A list of constants gets adjoints beside the others'.
    fn chained(&mut self, e: &Expr) -> Result<Iter> {
        let mut e = strip(e);
        let once: Expr;
        if let Expr::Call(c) = e
            && is_named(&c.func, "once")
            && c.args.len() == 1
        {
            let item = &c.args[0];
            once = syn::parse_quote!([#item]);
            e = &once;
        }
        let (list, by_reference) = match e {
            Expr::Reference(r) => (strip(&r.expr), true),
            Expr::MethodCall(m) if m.method == "iter" => (strip(&m.receiver), true),
            Expr::MethodCall(m) if m.method == "into_iter" => (strip(&m.receiver), false),
            e => (e, false),
        };
        if self.names.active(e) || !matches!(list, Expr::Array(_) | Expr::Macro(_) | Expr::Repeat(_)) {
            return self.iter(e);
        }
        let name = self.names.fresh("list");
        self.bind(&syn::parse_quote!(mut #name), None, list)?;
        let place: Expr =
            if by_reference { syn::parse_quote!(#name.iter()) } else { syn::parse_quote!(#name.iter().cloned()) };
        self.iter(&place)
    }

    fn iter_method(&mut self, m: &ExprMethodCall, e: &Expr) -> Result<Iter> {
        let (name, text) = (&m.method, m.method.to_string());
        let is_step =
            ["zip", "enumerate", "rev", "skip", "take", "step_by", "chain", "copied", "cloned"].contains(&&*text);
        if is_step && self.is_step_of_unknown(&m.receiver, name)? {
            let it = self.names.rename(&m.receiver);
            self.passive(quote!(::fluxions::adjoint::iterator(&#it);));
        }
        match text.as_str() {
            "zip" if m.args.len() == 1 => {
                let (a, b) = (self.iter(&m.receiver)?, self.iter(&m.args[0])?);
                Ok(Iter::Zip(Box::new(a), Box::new(b)))
            }
            "enumerate" => Ok(Iter::Enumerate(Box::new(self.iter(&m.receiver)?))),
            "rev" | "skip" | "take" | "step_by" => {
                let args: Vec<_> = m.args.iter().map(|a| self.freeze_number(a)).collect();
                Ok(Iter::Adapt(Box::new(self.iter(&m.receiver)?), quote!(.#name(#(#args),*))))
            }
            "copied" | "cloned" => match by_value(self.iter(&m.receiver)?, name) {
                Some(values) => Ok(values),
                None => refuse(name, format!("write `{text}` right after `iter`")),
            },
            "chain" if m.args.len() == 1 && !(self.is_array(&m.args[0]) && self.names.is_view(e)) => {
                let both = (self.chained(&m.receiver)?, self.chained(&m.args[0])?);
                match (adapted(both.0), adapted(both.1)) {
                    (
                        Iter::Elems { value: v, shadow: s, mutable: a, .. },
                        Iter::Elems { value: w, shadow: t, mutable: b, .. },
                    ) => Ok(Iter::Elems {
                        value: quote!(#v.chain(#w)),
                        shadow: quote!(#s.chain(#t)),
                        mutable: a || b,
                        in_field: None,
                    }),
                    _ => refuse(name, "the adjoint chains parts of arguments only: write two loops"),
                }
            }
            "iter" | "into_iter" if !self.names.is_place(&m.receiver) && !self.names.is_view(&m.receiver) => {
                // Of a list that is made on the spot.
                let made = match strip(&m.receiver) {
                    Expr::Reference(r) if r.mutability.is_none() => &r.expr,
                    made => made,
                };
                let Value::Group(t) = self.value(made)? else { return refuse(&m.receiver, "this has no items") };
                let (place, b) = (self.as_place(&t), bar(&t));
                let place = self.names.rename(&place);
                let shadow = quote!(::fluxions::adjoint::items(#b.iter()));
                // A list gives its storage back, so its items are copied.
                let moves = name == "into_iter" && !matches!(strip(&m.receiver), Expr::Array(_) | Expr::Reference(_));
                let value = if moves { quote!(#place.iter().cloned()) } else { quote!(#place.#name()) };
                Ok(Iter::Elems { value, shadow, mutable: false, in_field: None })
            }
            "drain" if let Some(list) = self.drained(m) => self.iter(&syn::parse_quote!((#list).into_iter())),
            "drain" => refuse(name, "the adjoint drains whole lists, `drain(..)`: take single items off by `remove`"),
            "into_iter" if self.is_given(&m.receiver) => self.by_value(&m.receiver),
            "flatten"
                if let Expr::MethodCall(of) = strip(&m.receiver)
                    && of.method == "into_iter"
                    && self.is_given(&of.receiver) =>
            {
                let rows = &of.receiver;
                self.iter(&syn::parse_quote!(#rows.iter().flatten().cloned()))
            }
            "row_iter" if m.args.is_empty() && self.names.is_view(e) => {
                let matrix = &self.look_at(&m.receiver)?;
                let (value, shadow) = (self.seen(matrix).into_token_stream(), self.names.shadow(matrix)?.into_tokens());
                let shadow = self.rows(&shadow);
                Ok(Iter::Elems {
                    value: self.rows(&value),
                    shadow: quote!(::fluxions::adjoint::items(#shadow)),
                    mutable: false,
                    in_field: None,
                })
            }
            text if self.names.is_view(e) => {
                let e = &self.look_at(e)?;
                let (value, shadow, mutable) = (self.seen(e), self.names.shadow(e)?, self.names.writable(e));
                // A list by value has adjoints by reference.
                let shadow = match (text, strip(e)) {
                    ("into_iter", Expr::MethodCall(m)) => {
                        let base = self.names.shadow(&m.receiver)?;
                        quote!(::fluxions::adjoint::items(#base.iter()))
                    }
                    _ => shadow.into_tokens(),
                };
                // A slice that a method of the user returns is no iterator yet.
                let made = (!is_iterator(e)).then(|| quote!(.into_iter()));
                Ok(Iter::Elems { value: quote!(#value #made), shadow: quote!(#shadow #made), mutable, in_field: None })
            }
            "collect" | "to_vec" | "clone" => self.iter(&syn::parse_quote!((#e).into_iter())),
            _ => refuse(name, format!("the adjoint does not know the step `{text}` of an iterator: write a loop")),
        }
    }

    /// Variables of a pattern that are whole items of a list of numbers without derivative, and whether these are structs.
    fn items_of_numbers(&self, source: &Expr, pat: &Pat) -> Vec<(Ident, bool)> {
        match (behind_references(pat), strip(source)) {
            (Pat::Tuple(t), Expr::MethodCall(m)) if m.method == "enumerate" && t.elems.len() == 2 => {
                self.items_of_numbers(&m.receiver, &t.elems[1])
            }
            (Pat::Tuple(t), Expr::MethodCall(m)) if m.method == "zip" && m.args.len() == 1 && t.elems.len() == 2 => {
                let both = [(&*m.receiver, &t.elems[0]), (&m.args[0], &t.elems[1])];
                both.into_iter().flat_map(|(source, pat)| self.items_of_numbers(source, pat)).collect()
            }
            (Pat::Ident(p), source) => {
                let is_of_numbers = list_of(source).is_some_and(|list| self.names.is_constant_of_numbers(list));
                is_of_numbers.then(|| (p.ident.clone(), self.names.used.has_items(source))).into_iter().collect()
            }
            _ => vec![],
        }
    }

    /// Names for the items, in the forward sweep and for their adjoints.
    fn bind_items(&mut self, it: &Iter, source: &Expr, pat: &Pat, own: &mut Vec<Own>) -> Result<(Pat, Pat)> {
        let in_parts = |pat: &Pat| match pat {
            Pat::Tuple(t) if t.elems.len() == 2 => Ok(t.clone()),
            // What an end of an iterator keeps.
            pat @ Pat::Ident(p) if p.ident.to_string().starts_with("__") => refuse(
                pat,
                "the adjoint keeps no item of several parts here: find its place by `position` or `map(|(i, _)| i)`, and look at the list by that",
            ),
            pat => refuse(pat, "name both parts of this item: `(a, b)`"),
        };
        match it {
            Iter::Plain(code) => {
                if let Some(list) = variable_written_to(source) {
                    let items = pattern_names(pat).into_iter().map(|item| (item.to_string(), list.clone()));
                    self.lent_items.extend(items);
                }
                let of_numbers = self.items_of_numbers(source, pat);
                let changes = self.names.changes_of_items(pat, code);
                let (pat, names) = self.passive_pattern(pat, false, changes);
                self.names.items.extend(names.iter().map(ToString::to_string));
                for (name, is_struct) in of_numbers {
                    self.names.note_numbers(&name, is_struct);
                }
                Ok((pat.clone(), pat))
            }
            // Integers and floats among numbers have no derivative.
            Iter::Elems { mutable: false, .. } if self.names.is_counted_pattern(pat) => {
                let (pat, names) = self.passive_pattern(pat, false, Changes::default());
                self.names.items.extend(names.iter().map(ToString::to_string));
                self.counted_items.extend(names);
                Ok((pat, syn::parse_quote!(_)))
            }
            Iter::Elems { mutable, value, .. } => {
                if !matches!(behind_references(pat), Pat::Ident(_)) {
                    self.note_in_fields(&pattern_names(pat));
                }
                let hold = self.names.hold(source);
                let mut roots = hold.roots;
                if *mutable {
                    let item = self.root();
                    own.push(Own { root: item, of: roots.clone() });
                    roots.push(item);
                }
                let place = Place {
                    roots,
                    mutable: *mutable || hold.mutable,
                    writable: *mutable,
                    view: false,
                    given: !*mutable && (matches!(pat, Pat::Reference(_)) || gives_values(value)),
                    lent: *mutable,
                    transient: *mutable || self.has_several_forms(source),
                    ..Place::fixed(format_ident!("item"))
                };
                let are_slices = matches!(strip(source), Expr::MethodCall(_)) && self.gives_slices(source);
                let (values, bars, defs) = self.place_pattern(pat, &place, None);
                // Of a list that keeps its form the length of an item can be asked again.
                if !*mutable && place.transient {
                    self.seen_items.push(Seen { names: defs.clone(), of: place.roots.clone() });
                }
                self.note_items(source, &defs);
                self.note_items_of_field(source, &defs);
                self.note_parts_of_field(source, &defs);
                self.note_slices(are_slices, &defs);
                if matches!(pat, Pat::Ident(_)) {
                    self.note_parts_of_matrix(gives_parts(source), &defs);
                }
                if self.names.used.has_items(source) && matches!(behind_references(pat), Pat::Ident(_)) {
                    self.names.struct_items.extend(defs.iter().map(ToString::to_string));
                }
                self.note_parts(source, pat, &defs);
                Ok((values, bars))
            }
            Iter::Zip(a, b) => {
                let PatTuple { elems, .. } = in_parts(pat)?;
                let (first, second) = zipped(source);
                let (v, x) = self.bind_items(a, first, &elems[0], own)?;
                let (w, y) = self.bind_items(b, second, &elems[1], own)?;
                Ok((pair(v, w), pair(x, y)))
            }
            Iter::Enumerate(a) => {
                let PatTuple { elems, .. } = in_parts(pat)?;
                let (i, _) = self.passive_pattern(&elems[0], false, Changes::default());
                let (v, x) = self.bind_items(a, receiver(source), &elems[1], own)?;
                Ok((pair(i.clone(), v), pair(i, x)))
            }
            Iter::Adapt(a, _) | Iter::Limited(a, ..) => self.bind_items(a, receiver(source), pat, own),
        }
    }
}

/// Refuses what takes items out of an iterator that goes on behind the loop.
fn check_steps(e: &Expr) -> Result<()> {
    match strip(e) {
        Expr::MethodCall(m) if m.method == "by_ref" => refuse(
            &m.method,
            "an iterator that goes on behind this loop: collect it first, `let items: Vec<_> = ….collect();`, and loop over parts of that, `&items[..2]` and `&items[2..]`",
        ),
        Expr::MethodCall(m) => check_steps(&m.receiver),
        _ => Ok(()),
    }
}

/// Whether a step ends an iterator without end, as `cycle` has: its items can be collected.
fn is_limited(m: &ExprMethodCall) -> bool {
    match m.args.first() {
        Some(_) if m.method == "take" => is_endless(&m.receiver),
        Some(other) if m.method == "zip" => is_endless(&m.receiver) != is_endless(other),
        _ => false,
    }
}

/// Whether an iterator cannot be gone through from its end by its form, or has a length that is not known, where a loop is left early.
fn goes_one_way(e: &Expr, is_left: bool) -> bool {
    match strip(e) {
        Expr::Range(r) => r.end.is_none(),
        Expr::Call(c) => ["successors", "from_fn", "repeat_with"].iter().any(|name| is_named(&c.func, name)),
        Expr::MethodCall(m) if m.method == "cycle" => true,
        Expr::MethodCall(m) if is_limited(m) => false,
        Expr::MethodCall(m) => {
            let of_text = ["chars", "char_indices", "lines", "split", "split_whitespace"];
            // These ask for the length as well.
            let is_left = is_left || m.method == "enumerate" || m.method == "zip";
            is_left && of_text.iter().any(|name| m.method == name)
                || goes_one_way(&m.receiver, is_left)
                || m.method == "zip" && m.args.first().is_some_and(|other| goes_one_way(other, is_left))
        }
        _ => false,
    }
}

/// The items of an iterator by value.
fn by_value(it: Iter, method: &Ident) -> Option<Iter> {
    match it {
        Iter::Elems { value, shadow, mutable, in_field } => {
            let copied = quote!(#value.#method());
            Some(Iter::Elems { value: copied, shadow, mutable, in_field: in_field.map(|_| InField::Copies(value)) })
        }
        Iter::Adapt(inner, step) => Some(Iter::Adapt(Box::new(by_value(*inner, method)?), step)),
        Iter::Plain(_) | Iter::Zip(..) | Iter::Limited(..) | Iter::Enumerate(_) => None,
    }
}

/// The parts of a place behind `rev`, `skip` and their like, as those of one iterator.
fn adapted(it: Iter) -> Iter {
    match it {
        Iter::Adapt(inner, step) => match adapted(*inner) {
            Iter::Elems { value, shadow, mutable, in_field } => {
                let in_field = in_field.map(|of| of.map(|references| quote!(#references #step)));
                Iter::Elems { value: quote!(#value #step), shadow: quote!(#shadow #step), mutable, in_field }
            }
            inner => Iter::Adapt(Box::new(inner), step),
        },
        it => it,
    }
}

/// Whether the items of an iterator are copies, as its code says.
fn gives_values(code: &TokenStream) -> bool {
    code.any_ident(&mut |name| name == "copied" || name == "cloned")
}

/// The list that an iterator goes through.
fn taken_list(e: &mut Expr) -> Option<&mut Expr> {
    match e {
        Expr::Paren(p) => taken_list(&mut p.expr),
        Expr::Reference(r) => taken_list(&mut r.expr),
        Expr::MethodCall(m) => taken_list(&mut m.receiver),
        Expr::Call(_) => Some(e),
        _ => None,
    }
}

/// The list that a loop writes to, over `list.iter_mut()` or `&mut list`.
fn list_written_to(e: &Expr) -> Option<&Expr> {
    match strip(e) {
        Expr::MethodCall(m) if m.method == "iter_mut" => Some(&m.receiver),
        Expr::Reference(r) if r.mutability.is_some() => Some(&r.expr),
        _ => None,
    }
}

/// The list that a loop writes to, also beside others.
fn list_written_to_among(e: &Expr) -> Option<&Expr> {
    match strip(e) {
        Expr::MethodCall(m) if list_written_to(e).is_none() => list_written_to_among(&m.receiver)
            .or_else(|| m.args.first().filter(|_| m.method == "zip").and_then(list_written_to_among)),
        e => list_written_to(e),
    }
}

/// The variable whose items a loop writes to, also behind steps.
fn variable_written_to(e: &Expr) -> Option<Ident> {
    match (list_written_to(e), strip(e)) {
        (Some(list), _) => match strip(list) {
            Expr::Path(p) => p.path.get_ident().cloned(),
            _ => None,
        },
        (None, Expr::MethodCall(m)) => variable_written_to(&m.receiver),
        _ => None,
    }
}

pub(super) fn pair(a: Pat, b: Pat) -> Pat {
    syn::parse_quote!((#a, #b))
}

fn receiver(e: &Expr) -> &Expr {
    match strip(e) {
        Expr::MethodCall(m) => strip(&m.receiver),
        e => e,
    }
}

/// The two sides of a `zip`.
fn zipped(e: &Expr) -> (&Expr, &Expr) {
    match strip(e) {
        Expr::MethodCall(m) if m.args.len() == 1 => (strip(&m.receiver), strip(&m.args[0])),
        e => (e, e),
    }
}

/// The struct that is an iterator as it is written out, `Halvings { from: 8 }.take(3)`.
fn written_out(iter: &Expr) -> Option<&Expr> {
    match strip(iter) {
        e @ Expr::Struct(_) => Some(e),
        Expr::MethodCall(m) => {
            let others = m.args.iter().filter(|_| is_one_of(&m.method, &["zip", "chain"]));
            std::iter::once(&*m.receiver).chain(others).find_map(written_out)
        }
        _ => None,
    }
}
