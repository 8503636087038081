//! `if` and `match`.

use super::super::here::quote;
use super::super::ir::{Atom, Body, Branch, If, Stmt, Value, View};
use super::super::names::{Kind, Place, Scope, bar};
use super::super::screen::is_resizing;
use super::super::syntax::{
    Idents, contains_let, doubtful_names, finds_in_several_ways, has_ident, is_range, pattern_names, refuse, strip,
    without_variables,
};
use super::Lower;
use super::bind::takes_parts;
use super::present::looks_at_item;
use crate::idents::{ByName, is_one_of};
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::borrow::Cow;
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, ExprMatch, ExprTuple, Ident, Lit, Pat, Result};

/// A branch before its place in the function is known.
pub(super) struct Arm {
    pub(super) head: TokenStream,
    pub(super) binds: Vec<Ident>,
    pub(super) opened: Option<(TokenStream, TokenStream)>,
    pub(super) body: Body,
}

impl Arm {
    pub(super) fn otherwise(body: Body) -> Self {
        Self::asked(quote!(else), body)
    }

    pub(super) fn asked(head: TokenStream, body: Body) -> Self {
        Self { head, binds: vec![], opened: None, body }
    }

    fn branch(self, kept: Ident) -> Branch {
        let Self { head, binds, opened, body } = self;
        Branch { head, binds, opened, body, kept }
    }
}

/// The condition of a branch.
#[derive(Default)]
struct Condition {
    code: TokenStream,
    binds: Vec<Ident>,
    opened: Option<(TokenStream, TokenStream)>,
}

/// What `match` and `if let` take apart.
pub(super) struct Scrutinee {
    pub(super) expr: Expr,
    /// Whether the user takes it apart by value, though it is a reference here.
    pub(super) is_own: bool,
}

impl Lower {
    /// `if … else if … else …`.
    pub(super) fn if_chain(&mut self, first: &ExprIf, wanted: bool) -> Result<Value> {
        if let Expr::Let(c) = &*first.cond
            && let Some(chain) = self.in_order(&c.expr)?
        {
            let mut first = first.clone();
            *first.cond = Expr::Let(syn::ExprLet { expr: Box::new(chain), ..c.clone() });
            return self.if_chain(&first, wanted);
        }
        if let Some(code) = self.instead_of_if(first)? {
            return self.instead(&code, wanted);
        }
        if let Some(m) = self.changing_if(first) {
            return self.match_arms(&m, wanted);
        }
        let (mut list, mut steady) = (vec![], true);
        let (mut first, mut is_own) = (first.clone(), false);
        if let Some(drawn) = self.drawn(&first.cond)? {
            *first.cond = drawn;
        }
        if let Expr::Let(c) = &mut *first.cond {
            let scrutinee = self.scrutinee(&c.expr)?;
            (*c.expr, is_own) = (scrutinee.expr, scrutinee.is_own);
        }
        let (mut current, mut word) = (&first, quote!(if));
        loop {
            steady &= self.is_steady_condition(&current.cond);
            self.names.scopes.push(Scope::default());
            let condition = self.condition(&current.cond);
            let body = self.block(|l| {
                if let Expr::Let(c) = &*current.cond {
                    let scrutinee = Scrutinee { expr: (*c.expr).clone(), is_own };
                    l.parts_of(&c.pat, &scrutinee, &current.then_branch)?;
                }
                l.stmts(&current.then_branch.stmts, wanted)
            });
            self.names.scopes.pop();
            let Condition { code, binds, opened } = condition?;
            list.push(Arm { head: quote!(#word #code), binds, opened, body: body? });
            word = quote!(else if);
            match current.else_branch.as_ref().map(|(_, e)| &**e) {
                None => {
                    list.push(Arm::otherwise(Body { stmts: vec![], value: Value::Unit }));
                    break;
                }
                Some(Expr::If(next))
                    if matches!(&*next.cond, Expr::Let(c) if self.is_named_first(&c.expr))
                        || self.instead_of_if(next)?.is_some()
                        || self.changing_if(next).is_some()
                        || self.may_draw(&next.cond) =>
                {
                    list.push(Arm::otherwise(self.block(|l| l.if_chain(next, wanted))?));
                    break;
                }
                Some(Expr::If(next)) => (current, is_own) = (next, false),
                Some(Expr::Block(b)) => {
                    list.push(Arm::otherwise(self.block(|l| l.stmts(&b.block.stmts, wanted))?));
                    break;
                }
                Some(other) => return refuse(other, "a block is needed here"),
            }
        }
        self.finish(list, None, steady)
    }

    /// What an `if let` stands for that takes apart a result, an item of a list, or an option where it is made.
    fn instead_of_if(&self, i: &ExprIf) -> Result<Option<Expr>> {
        Ok(match self.if_tried(i)?.or_else(|| self.if_present(i)) {
            None => self.if_option(i)?,
            code => code,
        })
    }

    /// What such a `match` stands for.
    fn instead_of_match(&self, m: &ExprMatch) -> Result<Option<Expr>> {
        Ok(match self.match_tried(m)?.or_else(|| self.match_present(m)) {
            None => self.match_option(m)?,
            code => code,
        })
    }

    /// Code that stands for a branch.
    fn instead(&mut self, code: &Expr, wanted: bool) -> Result<Value> {
        if wanted { self.value(code) } else { self.effect(code).map(|()| Value::Unit) }
    }

    /// A condition. The variables of `if let` are bound.
    fn condition(&mut self, e: &Expr) -> Result<Condition> {
        if let Expr::Let(l) = e {
            self.heed(&l.expr);
            self.check_scrutinee(&l.expr)?;
            let value = self.scrutinized(&l.expr, !pattern_names(&l.pat).is_empty());
            if self.names.active(&l.expr) {
                let pat = without_variables(&l.pat);
                return Ok(Condition { code: quote!(let #pat = #value), ..Condition::default() });
            }
            // The pattern may take the name of what it is given: `if let Some(z) = z`.
            let (again, refers) = (self.looked_at_again(&l.expr), self.refers(&l.expr));
            let (pat, binds) = self.passive_pattern(&l.pat, false, self.names.changes_of_parts(&l.pat, &l.expr));
            self.note_references(refers, &binds);
            let code = quote!(let #pat = #value);
            return Ok(Condition { code, binds, opened: again.map(|value| (quote!(#pat), value)) });
        }
        if contains_let(e) {
            return refuse(e, "`if let` beside another condition: write one `if` within the other");
        }
        self.check_condition(e)?;
        self.heed(e);
        let asked_again = self.names.steady_number(e);
        let e = if asked_again { self.names.settled_form(e) } else { Cow::Borrowed(e) };
        let e = self.names.rename(&e);
        Ok(Condition { code: quote!(#e), ..Condition::default() })
    }

    /// What a pattern takes apart, if it can be taken apart a second time: it does not change, and is looked at. Parts that are references cannot be kept.
    fn looked_at_again(&self, e: &Expr) -> Option<TokenStream> {
        let is_item = |name: &Ident| self.names.items.has_name(name);
        let is_looked_at = match strip(e) {
            Expr::Reference(_) | Expr::MethodCall(_) => true,
            e => matches!(self.names.kind_of(e), Some(Kind::Passive { name, .. }) if is_item(name)),
        };
        (is_looked_at && self.names.steady(e)).then(|| self.scrutinized(e, true).into_token_stream())
    }

    /// A condition has no derivative, whatever it looks at. Blocks in one might compute numbers.
    pub(super) fn check_condition(&self, e: &Expr) -> Result<()> {
        if let Some(name) = self.resizes(e) {
            return refuse(
                name,
                "a list changes in this condition: change it before, `let last = list.pop();`, and ask for what it gave",
            );
        }
        self.check_parts(e)
    }

    fn check_parts(&self, e: &Expr) -> Result<()> {
        match strip(e) {
            e if !self.names.active(e) => Ok(()),
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) | Expr::Call(_) | Expr::MethodCall(_) => Ok(()),
            Expr::Unary(u) => self.check_parts(&u.expr),
            Expr::Binary(b) => self.check_parts(&b.left).and_then(|()| self.check_parts(&b.right)),
            e => refuse(e, "a condition is a comparison here: compute it before, `let stops: bool = …`"),
        }
    }

    /// The method within an expression that gives a list of the function another length.
    fn resizes(&self, e: &Expr) -> Option<Ident> {
        struct Find<'a>(&'a Lower, Option<Ident>);
        impl<'ast> Visit<'ast> for Find<'_> {
            fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
                if is_resizing(&m.method) && self.0.variable_of(&m.receiver).is_some() {
                    self.1.get_or_insert_with(|| m.method.clone());
                }
                visit::visit_expr_method_call(self, m);
            }
        }
        let mut find = Find(self, None);
        find.visit_expr(e);
        find.1
    }

    /// What is taken apart: a value that is computed has a name first, and a variable that changes is copied.
    pub(super) fn scrutinee(&mut self, e: &Expr) -> Result<Scrutinee> {
        if let Some(item) = self.plain_item(e, false)? {
            let taken = self.names.fresh("taken");
            self.bind(&syn::parse_quote!(#taken), None, &item)?;
            return Ok(Scrutinee { expr: variable(taken), is_own: false });
        }
        if self.is_item_of_changing_constants(e) {
            let (item, code) = (self.names.fresh("item"), self.names.rename(e));
            self.heed(e);
            self.constant(item.clone(), &quote!(::fluxions::adjoint::Item(#code).now()), false);
            return Ok(Scrutinee { expr: syn::parse_quote!(#item.seen()), is_own: false });
        }
        let (inner, is_lent) = seen_through(e);
        if let Expr::Tuple(t) = inner
            && self.names.active(inner)
        {
            return self.tuple(t, e);
        }
        if let Some(copy) = self.item_of_changing(e)
            && let Value::Group(item) = self.value(&copy)?
        {
            let item = self.as_place(&item);
            return Ok(Scrutinee { expr: syn::parse_quote!(&#item), is_own: false });
        }
        // An item of a loop may be a reference.
        let is_own = !is_lent && !is_slice(inner) && self.names.place_of(inner).is_none_or(|p| self.is_own(p));
        if !self.is_named_first(e) {
            let is_own =
                is_own && self.names.active(e) && (matches!(inner, Expr::Path(_)) || self.is_part_by_value(inner));
            let expr = if is_own { syn::parse_quote!(&#inner) } else { e.clone() };
            return Ok(Scrutinee { expr, is_own });
        }
        let is_item = !is_lent && !is_own;
        // The type of such a part does not say its length, so that it is no value.
        let is_slice = is_slice(inner);
        let value = match is_slice {
            true => self.value(&syn::parse_quote!(#inner.to_vec()))?,
            false if is_item => self.value(&syn::parse_quote!(#inner.clone()))?,
            false if matches!(inner, Expr::Field(_) | Expr::Index(_)) && self.names.is_place(inner) => {
                Value::Group(self.load_part(inner)?)
            }
            false => self.value(inner)?,
        };
        let Value::Group(t) = value else { return Ok(Scrutinee { expr: e.clone(), is_own: false }) };
        let t = self.as_place(&t);
        let expr = if is_slice { syn::parse_quote!(&#t[..]) } else { syn::parse_quote!(&#t) };
        Ok(Scrutinee { expr, is_own })
    }

    /// A tuple, which has a name before it is taken apart. Its parts are values or references, but not both: a pattern has copies of it, or looks at it.
    fn tuple(&mut self, t: &ExprTuple, e: &Expr) -> Result<Scrutinee> {
        let as_it_is = || Ok(Scrutinee { expr: e.clone(), is_own: false });
        let mut is_own = !matches!(strip(e), Expr::Reference(_));
        let mut whole = t.clone();
        for (i, part) in whole.elems.iter_mut().enumerate() {
            let lent = self.lent(part);
            if i > 0 && is_own != lent.is_none() {
                return as_it_is();
            }
            is_own &= lent.is_none();
            lent.into_iter().for_each(|copy| *part = copy);
        }
        let Value::Group(name) = self.value(&Expr::Tuple(whole))? else { return as_it_is() };
        let name = self.as_place(&name);
        Ok(Scrutinee { expr: syn::parse_quote!(&#name), is_own })
    }

    /// A copy of what a reference is to, or an option of a reference.
    fn lent(&self, e: &Expr) -> Option<Expr> {
        let (inner, is_lent) = seen_through(e);
        match inner {
            _ if is_lent => Some(syn::parse_quote!(#inner.clone())),
            Expr::MethodCall(m) if self.names.is_view(&m.receiver) || self.names.is_place(&m.receiver) => {
                looks_at_item(m)
                    .then(|| self.item_of_changing(inner).unwrap_or_else(|| syn::parse_quote!(#inner.cloned())))
            }
            Expr::Path(_) => {
                let is_lent = self.names.place_of(inner).is_some_and(|p| !self.is_own(p));
                is_lent.then(|| syn::parse_quote!(#inner.clone()))
            }
            _ => None,
        }
    }

    /// Whether an expression is a part of a list or a struct, which is taken apart by value.
    fn is_part_by_value(&self, e: &Expr) -> bool {
        matches!(e, Expr::Index(_) | Expr::Field(_)) && self.names.is_place(e)
    }

    /// Whether a name holds its value, as the type of what it stands for says.
    pub(super) fn is_own(&self, place: &Place) -> bool {
        let name = place.name.to_string();
        !place.view && (place.owned || self.by_value.contains(&name) || self.holds_vectors(&name))
    }

    /// Whether an expression looks at an item of a list or a map without derivative that changes: a reference to it would not last.
    fn is_item_of_changing_constants(&self, e: &Expr) -> bool {
        const ITEMS: [&str; 12] = [
            "get",
            "first",
            "last",
            "front",
            "back",
            "peek",
            "find",
            "max",
            "min",
            "max_by_key",
            "min_by_key",
            "get_key_value",
        ];
        matches!(strip(e), Expr::MethodCall(m) if is_one_of(&m.method, &ITEMS))
            && !self.names.active(e)
            && self.names.unsteady(e)
    }

    /// Whether a scrutinee is computed, or changes later.
    fn is_named_first(&self, e: &Expr) -> bool {
        if self.is_item_of_changing_constants(e) {
            return true;
        }
        let (inner, _) = seen_through(e);
        let is_looked_at = match inner {
            Expr::MethodCall(m) if is_slice(inner) => self.is_fixed(&m.receiver),
            inner => self.names.is_view(inner) || self.names.is_place(inner) && self.is_fixed(inner),
        };
        self.names.active(e) && !is_looked_at
    }

    /// Whether a condition gives the same value in the backward sweep.
    fn is_steady_condition(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Let(l) => self.is_steady_scrutinee(&l.expr, !pattern_names(&l.pat).is_empty()),
            e => self.names.steady_number(e),
        }
    }

    /// The same of what is taken apart. What a pattern has names for may be a reference, which cannot be kept.
    fn is_steady_scrutinee(&self, e: &Expr, binds: bool) -> bool {
        if binds { self.names.steady(e) } else { self.names.steady_number(e) }
    }

    /// What is taken apart, which is asked again where a pattern has names for parts of it.
    fn scrutinized(&self, e: &Expr, binds: bool) -> Expr {
        let may_hide = binds && !self.names.screened.hidden.is_empty();
        match may_hide && !self.names.active(e) && self.names.steady(e) {
            true => self.names.rename(&self.names.settled_value(e)),
            false => self.names.rename(e),
        }
    }

    pub(super) fn is_fixed(&self, e: &Expr) -> bool {
        !self.changes(e) && self.names.steady(e)
    }

    /// What is taken apart carries no derivative, or is memory that does not change.
    pub(super) fn check_scrutinee(&self, e: &Expr) -> Result<()> {
        let names = &self.names;
        if !names.active(e) || (names.is_place(e) || names.is_view(e)) && self.is_fixed(e) {
            return Ok(());
        }
        if names.place_of(looked_at(e)).is_some_and(|place| place.rebindable) {
            return refuse(
                e,
                "the adjoint takes apart no reference that moves on in a loop: walk through the list by an index, or by `for`",
            );
        }
        if matches!(strip(e), Expr::MethodCall(m) if m.method.to_string().ends_with("_mut")) {
            return refuse(
                e,
                "the adjoint takes apart no `&mut` beside another condition: ask that within the branch, or write to the item by its index, `list[i] = …`",
            );
        }
        refuse(
            e,
            "the adjoint takes apart no reference to what changes, and no number: take apart a copy, `match value.clone()`, and compare numbers with `if`",
        )
    }

    /// Whether a place is taken apart by value: an argument that is given by value, and what stands behind a reference.
    fn is_value(&self, e: &Expr) -> bool {
        let is_given = |place: &Place| !place.view && self.names.structs.has_name(&place.name);
        match strip(e) {
            Expr::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)),
            e @ Expr::Path(_) => self.names.place_of(e).is_some_and(is_given),
            _ => false,
        }
    }

    /// The variables of a pattern, as parts of a place that the branch knows to fit, and the same parts of its adjoint. In `match p { Some(p) => … }` they would hide the place,
    /// so that the pattern of the branch itself has none.
    pub(super) fn parts_of(&mut self, pat: &Pat, scrutinee: &Scrutinee, body: &impl Idents) -> Result<()> {
        let Scrutinee { expr: e, is_own } = scrutinee;
        if !self.names.active(e) {
            return Ok(());
        }
        if let Some(name) = doubtful_names(pat).into_iter().find(|n| *n != "None" && has_ident(body, n)) {
            return refuse(
                name,
                "a variable or a constant: write variables in small letters, and constants with their path",
            );
        }
        let (value, shadow) = (self.names.rename(e), self.names.shadow(e)?);
        let copies = *is_own && takes_parts(pat);
        // `let &[a, b] = x` has copies.
        let is_value = matches!(pat, Pat::Reference(_)) || self.is_value(e);
        let place = Place { view: !copies && !is_value, ..Place::fixed(quote::format_ident!("part")) };
        let (pat, bars, defs) = self.place_pattern(pat, &place, None);
        self.note_parts(e, &pat, &defs);
        if defs.is_empty() {
            return Ok(());
        }
        let never = quote!(else { ::core::unreachable!("the branch was taken") });
        let names = defs.iter().map(bar).collect();
        let code = match copies {
            true => self.copied_parts(&pat, &quote!(#value #never), &defs),
            false => quote!(let #pat = #value #never;),
        };
        // What is behind a reference may have another variant by then.
        let shadow = quote!(let #bars = &#shadow else { ::fluxions::adjoint::other_variant() };);
        self.push(Stmt::View(View { code, shadow, defs, bars: names, forward: false, steady: true }));
        Ok(())
    }

    /// `p(a) | q(a) => e` as two arms, since each pattern finds its parts in another place.
    fn with_arms_apart<'m>(&self, m: &'m ExprMatch) -> Cow<'m, ExprMatch> {
        if !m.arms.iter().any(|arm| finds_in_several_ways(&arm.pat)) || !self.names.active(&m.expr) {
            return Cow::Borrowed(m);
        }
        let apart = |arm: &syn::Arm| match &arm.pat {
            Pat::Or(or) if finds_in_several_ways(&arm.pat) => {
                or.cases.iter().map(|pat| syn::Arm { pat: pat.clone(), ..arm.clone() }).collect()
            }
            _ => vec![arm.clone()],
        };
        Cow::Owned(ExprMatch { arms: m.arms.iter().flat_map(apart).collect(), ..m.clone() })
    }

    pub(super) fn match_arms(&mut self, m: &ExprMatch, wanted: bool) -> Result<Value> {
        if let Some(chain) = self.in_order(&m.expr)? {
            return self.match_arms(&ExprMatch { expr: Box::new(chain), ..m.clone() }, wanted);
        }
        if let Some(code) = self.instead_of_match(m)? {
            return self.instead(&code, wanted);
        }
        if let Some(value) = self.changing_arms(m, wanted)? {
            return Ok(value);
        }
        let m = &*self.with_arms_apart(m);
        if m.arms.iter().any(|arm| is_of_integers(&arm.pat))
            && let Some(drawn) = self.drawn(&m.expr)?
        {
            return self.match_arms(&ExprMatch { expr: Box::new(drawn), ..m.clone() }, wanted);
        }
        if self.names.active(&m.expr) && m.arms.iter().any(|arm| arm.guard.is_some()) {
            return self.guarded_arms(m, wanted);
        }
        let scrutinee = self.scrutinee(&m.expr)?;
        let m = &ExprMatch { expr: Box::new(scrutinee.expr.clone()), ..m.clone() };
        self.check_scrutinee(&m.expr)?;
        self.heed(&m.expr);
        m.arms.iter().filter_map(|arm| arm.guard.as_ref()).for_each(|(_, guard)| self.heed(guard));
        let active = self.names.active(&m.expr);
        let binds = m.arms.iter().any(|arm| !pattern_names(&arm.pat).is_empty());
        let value = self.scrutinized(&m.expr, binds);
        let (mut list, mut steady) = (vec![], self.is_steady_scrutinee(&m.expr, binds));
        let (again, refers) = (self.looked_at_again(&m.expr).filter(|_| !active), self.refers(&m.expr));
        for arm in &m.arms {
            self.names.scopes.push(Scope::default());
            let (pat, binds) = if active {
                (without_variables(&arm.pat), vec![])
            } else {
                self.passive_pattern(&arm.pat, false, self.names.changes_of_parts(&arm.pat, &m.expr))
            };
            self.note_references(refers, &binds);
            let guard = arm.guard.as_ref().map(|(_, guard)| {
                steady &= self.names.steady_number(guard);
                let guard = self.names.rename(guard);
                quote!(if #guard)
            });
            let stmt = [syn::Stmt::Expr((*arm.body).clone(), None)];
            let body = self.block(|l| {
                l.parts_of(&arm.pat, &scrutinee, &*arm.body)?;
                l.stmts(&stmt, wanted)
            });
            self.names.scopes.pop();
            let opened = again.clone().map(|value| (quote!(#pat), value));
            list.push(Arm { head: quote!(#pat #guard), binds, opened, body: body? });
        }
        self.finish(list, Some(quote!(#value)), steady)
    }

    pub(super) fn finish(&mut self, list: Vec<Arm>, scrutinee: Option<TokenStream>, steady: bool) -> Result<Value> {
        let values = || list.iter().map(|a| &a.body.value);
        let is_group = values().any(|v| matches!(v, Value::Group(_)));
        let has_value = is_group || values().any(|v| matches!(v, Value::Number(_)));
        let constant = values().all(|v| matches!(v, Value::Number(Atom::Const(_)) | Value::Never(_)));
        let result = has_value.then(|| (self.names.fresh("t"), !is_group));
        if let Some((t, false)) = &result {
            self.pool_whole(t, list.iter().map(|a| &a.body.value));
            if values().any(|v| matches!(v, Value::Group(part) if self.unsure.has_name(part))) {
                self.note_copy_of_field(t);
            }
            self.note_mixed_whole(t, list.iter().map(|a| &a.body.value));
        }
        if let Some((t, true)) = &result
            && values().all(|v| matches!(v, Value::Never(_)) || self.is_doubtful_value(v))
        {
            self.doubtful.insert(t.to_string());
        }
        if values().all(|v| matches!(v, Value::Never(_))) {
            // Code that does not come back needs no adjoint, but its value has the type of what was expected.
            let name = self.names.fresh("k");
            let branches = list.into_iter().map(|a| a.branch(name.clone())).collect();
            self.push(Stmt::If(If { branches, scrutinee, result: None, steady }));
            return Ok(Value::Never(quote!(::core::unreachable!())));
        }
        let names = &mut self.names;
        let branches = list.into_iter().map(|a| a.branch(names.fresh("k"))).collect();
        self.push(Stmt::If(If { branches, scrutinee, result: result.clone(), steady }));
        Ok(match result {
            Some((t, _)) if constant => {
                self.names.frozen.insert(t.to_string());
                Value::Number(Atom::Const(quote!(#t)))
            }
            Some((t, true)) => Value::Number(Atom::Var(t)),
            Some((t, false)) => Value::Group(t),
            None => Value::Unit,
        })
    }
}

/// What methods and indices look at.
fn looked_at(e: &Expr) -> &Expr {
    match strip(e) {
        Expr::MethodCall(m) => looked_at(&m.receiver),
        Expr::Index(i) => looked_at(&i.expr),
        Expr::Reference(r) => looked_at(&r.expr),
        e => e,
    }
}

/// The value behind `&value` and `value.as_ref()`, and whether it is one of these.
fn seen_through(e: &Expr) -> (&Expr, bool) {
    match strip(e) {
        Expr::Reference(r) if r.mutability.is_none() => (strip(&r.expr), true),
        Expr::MethodCall(m) if m.method == "as_ref" => (strip(&m.receiver), true),
        e => (e, false),
    }
}

/// Whether an expression is a slice by its form.
fn is_slice(e: &Expr) -> bool {
    match e {
        Expr::Index(i) => is_range(i),
        Expr::MethodCall(m) => m.method == "as_slice" && m.args.is_empty(),
        _ => false,
    }
}

/// Whether a pattern is one of integers or of `bool`, so that what it takes apart has no derivative.
fn is_of_integers(pat: &Pat) -> bool {
    match pat {
        Pat::Lit(l) => matches!(l.lit, Lit::Int(_) | Lit::Bool(_) | Lit::Char(_)),
        Pat::Range(_) => true,
        Pat::Or(o) => o.cases.iter().any(is_of_integers),
        Pat::Paren(p) => is_of_integers(&p.pat),
        _ => false,
    }
}
