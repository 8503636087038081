//! Assignments.

use super::super::code::{Code, code};
use super::super::here::{part_index, quote};
use super::super::ir::{Atom, How, Op, Reshaped, Stmt, Value, Variable, View};
use super::super::names::{Kind, Place, bar};
use super::super::place::is_part_written_to;
use super::super::syntax::{called_names, has_ident, is_of_module, refuse, scalar_function, strip};
use super::arrange::lent_place;
use super::constant::{is_copied, is_empty_list, is_none};
use super::touched::has_field;
use super::{Lower, Turned};
use crate::idents::{ByName, is_one_of};
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::borrow::Cow;
use syn::{BinOp, Expr, ExprBinary, ExprCall, ExprMethodCall, ExprTuple, Ident, Result, UnOp};

/// The operation of `+=` and its like.
pub(super) fn compound(op: &BinOp) -> Option<Op> {
    Some(match op {
        BinOp::AddAssign(_) => Op::Add,
        BinOp::SubAssign(_) => Op::Sub,
        BinOp::MulAssign(_) => Op::Mul,
        BinOp::DivAssign(_) => Op::Div,
        _ => return None,
    })
}

/// Where derivatives would get lost.
const LOST: &str =
    "derivatives would be lost here: declare this variable as a number of the function, `let mut x = S::zero()`";

/// Where a name stands for one memory, and then for another.
const REFERENCES_MOVE: &str = "a reference that moves from one memory to another: write to the lists themselves, and exchange those, `mem::swap(&mut a, &mut b)`";

impl Lower {
    pub(super) fn assign(&mut self, left: &Expr, right: &Expr) -> Result<()> {
        if let (Expr::Tuple(l), Expr::Tuple(r)) = (left, strip(right))
            && l.elems.len() == r.elems.len()
        {
            if l.elems.iter().zip(&r.elems).all(|(l, r)| self.is_rebinding(l, r)) {
                return self.rebind(&l.elems.iter().zip(&r.elems).collect::<Vec<_>>());
            }
            if let Some((a, b)) = self.exchanged(l, r) {
                return self.exchange(a, b);
            }
            let values = r.elems.iter().map(|r| self.operand(r)).collect::<Result<Vec<_>>>()?;
            return l.elems.iter().zip(values).try_for_each(|(l, value)| self.assign_value(l, value));
        }
        if let (Expr::Array(l), Expr::Array(r)) = (left, strip(right)) {
            let (l, r) = (l.elems.iter(), r.elems.iter());
            return self.assign(&syn::parse_quote!((#(#l,)*)), &syn::parse_quote!((#(#r,)*)));
        }
        if let Expr::Array(l) = left {
            let names: Vec<_> = l.elems.iter().map(|_| self.names.fresh("part")).collect();
            self.bind(&syn::parse_quote!([#(#names),*]), None, right)?;
            let l = l.elems.iter();
            return self.assign(&syn::parse_quote!((#(#l,)*)), &syn::parse_quote!((#(#names,)*)));
        }
        if let Expr::Infer(_) = left {
            return self.effect(right);
        }
        if let Some(drawn) = self.drawn_for(left, right)? {
            return self.assign(left, &drawn);
        }
        if !self.is_of_active(left) && !self.names.active(right) {
            self.heed(right);
            let (l, r) = (self.names.rename(left), self.names.rename(right));
            self.passive(quote!(#l = #r;));
            return Ok(());
        }
        if !self.is_of_active(left) && self.names.is_counted(left) && self.names.is_place(right) {
            // An integer or a float: the compiler checks that.
            let r = self.names.rename(right);
            self.set_counted(left, quote!(::fluxions::adjoint::flat(#r)));
            return Ok(());
        }
        if self.is_rebinding(left, right) {
            return self.rebind(&[(left, right)]);
        }
        if self.names.place_of(left).is_some_and(|p| p.rebindable) {
            if !matches!(strip(right), Expr::Path(_) | Expr::Reference(_)) {
                self.turn_copy_to_number(left)?;
            }
            return refuse(
                right,
                "a reference is assigned what has no name in the function, as an item of a loop has none: keep its index, and look at it by that",
            );
        }
        let is_number = self.names.place_of(left).is_some_and(|place| place.number);
        let value = match is_number && self.names.is_place(right) && self.names.active(right) {
            true => Value::Number(self.number(right)?),
            false => {
                // A skipped field says of which type the sum is.
                let is_sum = matches!(strip(right), Expr::MethodCall(m) if m.method == "sum" && m.turbofish.is_none());
                self.summed = (is_sum && has_field(left)).then(|| self.names.rename(left).to_token_stream());
                let value = self.value_in_parts(right, None);
                self.summed = None;
                value?
            }
        };
        let value = match value {
            Value::Number(Atom::Const(code)) if self.may_be_list(left, right) => {
                let left = &self.settle(left)?;
                let is_variant = matches!(strip(right), Expr::Path(p) if self.names.used.is_variant_of_numbers(p));
                let is_list = is_list(left, right) || self.is_list_of_call(left, right);
                if let (true, Some(variable)) = (is_variant || is_list, self.variable_of(left)) {
                    let (from, reshaped) = (Value::Number(Atom::Const(code)), self.reshaped(variable, left));
                    return self.store_as(left, How::Set, from, Some(reshaped));
                }
                let old = self.names.rename(left);
                let new = quote!(::fluxions::adjoint::Old(&#old).replaced(#code));
                return self.assign_value(left, Value::Number(Atom::Const(new)));
            }
            value => value,
        };
        self.assign_value(left, value)
    }

    /// Whether what is assigned may be a list without derivatives, of any length.
    fn may_be_list(&self, left: &Expr, right: &Expr) -> bool {
        let by_form = match strip(right) {
            Expr::Macro(_) | Expr::MethodCall(_) | Expr::Path(_) => true,
            Expr::Call(c) => scalar_function(&c.func, &self.names.scalar).is_none(),
            right => is_empty_list(right),
        };
        by_form && self.names.active(left) && !self.names.is_number(left)
    }

    /// Whether a list, or a part of one or of a tuple, gets what a call gives. A field of a struct might be skipped.
    fn is_list_of_call(&self, left: &Expr, right: &Expr) -> bool {
        let may_hold = |v: Variable| self.is_vector_named(&v.name) || self.holds_vectors(&v.name.to_string());
        let is_part = matches!(strip(left), Expr::Field(_) | Expr::Index(_));
        matches!(strip(right), Expr::Call(_))
            && !(is_part && self.is_part_of_struct(left))
            && self.variable_of(left).is_some_and(may_hold)
    }

    fn assign_value(&mut self, left: &Expr, value: Value) -> Result<()> {
        match (left, value) {
            (Expr::Infer(_), _) => Ok(()),
            (Expr::Tuple(l), Value::Parts(parts)) if l.elems.len() == parts.len() => {
                l.elems.iter().zip(parts).try_for_each(|(l, part)| self.assign_value(l, part))
            }
            (Expr::Tuple(l), value) => {
                let Value::Group(t) = self.together(value) else {
                    return refuse(l, "there are no values for these variables");
                };
                self.names.bind_place(Place::fixed(t.clone()));
                for (i, l) in l.elems.iter().enumerate() {
                    let i = part_index(i);
                    if self.names.is_counted(l) {
                        // An integer beside numbers: the compiler checks that.
                        self.set_counted(l, quote!(#t.#i));
                        continue;
                    }
                    self.assign(l, &syn::parse_quote!(#t.#i))?;
                }
                Ok(())
            }
            (left, Value::Number(Atom::Const(code))) if !self.is_of_active(left) => {
                let left = self.names.rename(left);
                self.passive(quote!(#left = #code;));
                Ok(())
            }
            (left, Value::Number(Atom::Var(t))) if !self.is_of_active(left) && self.names.is_counted(left) => {
                self.set_counted(left, quote!(#t));
                Ok(())
            }
            (left, value) => {
                let value = self.together(value);
                self.store(left, How::Set, value)
            }
        }
    }

    /// Sets a variable that stands for an integer or a float: the compiler checks that the value carries no derivative.
    fn set_counted(&mut self, left: &Expr, value: TokenStream) {
        let left = self.names.rename(left);
        self.passive(quote!(#left = ::fluxions::adjoint::passive(#value);));
    }

    /// `left op= right`.
    pub(super) fn assign_with(&mut self, b: &ExprBinary) -> Result<()> {
        let (left, right) = (strip(&b.left), &b.right);
        if !self.is_of_active(left) {
            if let Some(drawn) = self.drawn_for(left, right)? {
                return self.assign_with(&ExprBinary { right: Box::new(drawn), ..b.clone() });
            }
            if self.names.active(right) {
                return self.lose(left);
            }
            self.heed(right);
            let e = self.names.rename(&Expr::Binary(b.clone()));
            self.passive(quote!(#e;));
            return Ok(());
        }
        if let Some(code) = self.view_assignment(b).or_else(|| self.struct_assignment(b)) {
            return self.effect(&code);
        }
        self.turn_copy_to_number(left)?;
        match compound(&b.op) {
            Some(op @ (Op::Add | Op::Sub)) => {
                let left = self.place_first(left)?;
                let from = self.number(right)?;
                let how = if op == Op::Add { How::Add } else { How::Sub };
                self.store(&left, how, Value::Number(from))
            }
            Some(op) => {
                let left = self.place_first(left)?;
                let right = self.number(right)?;
                let old = self.load(&left, false)?;
                let new = self.op(op, vec![Atom::Var(old), right], None);
                self.store(&left, How::Set, Value::Number(new))
            }
            None => refuse(b, "the adjoint does not know this assignment"),
        }
    }

    /// A variable without derivative is assigned one: it carries derivatives from the start.
    pub(super) fn lose<T>(&mut self, left: &Expr) -> Result<T> {
        let place = match strip(left) {
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => strip(&u.expr),
            place => place,
        };
        if self.is_of_passive_variable(place)
            && let Expr::Path(p) = whole(place)
        {
            // Derivatives of an item are those of its list.
            let of_item = |name: &Ident| self.lent_items.by_name(name).unwrap_or(name).to_string();
            self.turned = p.path.get_ident().map(|name| Turned::Active(of_item(name)));
        }
        refuse(left, LOST)
    }

    /// Whether a place is one with derivatives, or a part of one: an integer among numbers changes with them.
    pub(super) fn is_of_active(&self, place: &Expr) -> bool {
        self.names.active(whole(place))
    }

    /// Whether an expression is a variable without derivative, or a part of one.
    pub(super) fn is_of_passive_variable(&self, e: &Expr) -> bool {
        matches!(self.names.kind_of(whole(e)), Some(Kind::Passive { mutable: true, .. }))
    }

    pub(super) fn store(&mut self, left: &Expr, how: How, from: Value) -> Result<()> {
        if !self.is_of_active(left) {
            return self.lose(left);
        }
        if let Value::Unit | Value::Never(_) = from {
            return refuse(left, "there is no value for this assignment");
        }
        self.note_mixed_variable(left, &from)?;
        let left = &self.settle(left)?;
        let reshapes = self.reshapes(left, &from);
        if reshapes.is_none() {
            self.note_spots(left);
        }
        self.store_as(left, how, from, reshapes)
    }

    pub(super) fn store_as(&mut self, left: &Expr, how: How, from: Value, reshapes: Option<Reshaped>) -> Result<()> {
        let (place, shadow, hold) = (self.names.rename(left), self.names.shadow(left)?, self.names.hold(left));
        if !hold.mutable {
            return refuse(
                left,
                "the adjoint takes this for memory that is never written to: declare it by `let mut`, or as `&mut`",
            );
        }
        self.push(Stmt::Store { place: Code::of(&place), shadow, roots: hold.roots, how, from, reshapes });
        Ok(())
    }

    /// The variable that gets a value of another form, as a list of another length is: only lists and variants have several.
    fn reshapes(&mut self, left: &Expr, from: &Value) -> Option<Reshaped> {
        let Value::Group(t) = from else { return None };
        let variable =
            self.variable_of(left).filter(|_| self.holds_vectors(&t.to_string()) || self.is_of_any_form(left, t))?;
        Some(self.reshaped(variable, left))
    }

    /// Whether a value is a copy of a variable or of what is behind a reference, whose form nobody knows. What goes from a part of one place to a part of
    /// another has one form: such are the numbers of lists and structs.
    fn is_of_any_form(&self, left: &Expr, t: &Ident) -> bool {
        let name = t.to_string();
        let is_copied = match self.loaded.get(&name) {
            Some(is_part) => !is_part || matches!(strip(left), Expr::Path(_)),
            None => false,
        };
        is_copied || self.clones.contains(&name)
    }

    /// What a place of a variable held before.
    pub(super) fn reshaped(&mut self, variable: Variable, place: &Expr) -> Reshaped {
        let before = self.names.fresh("before");
        self.pool(&before, None);
        if has_field(place) {
            self.note_copy_of_field(&before);
        }
        Reshaped { variable, before }
    }

    /// The variable of the function that a place is, or a part of which it is.
    pub(super) fn variable_of(&self, place: &Expr) -> Option<Variable> {
        match strip(place) {
            Expr::Field(f) => self.variable_of(&f.base),
            Expr::Index(i) => self.variable_of(&i.expr),
            e => {
                let place = self.names.place_of(e).filter(|p| p.owned && !p.number && !p.view)?;
                Some(Variable { name: place.name.clone(), root: *place.roots.first()? })
            }
        }
    }

    /// `(a, b) = (b, a)` of two variables that are more than numbers, which are not copied.
    fn exchanged<'e>(&self, l: &'e ExprTuple, r: &ExprTuple) -> Option<(&'e Expr, &'e Expr)> {
        let (l, r) = (l.elems.iter().collect::<Vec<_>>(), r.elems.iter().collect::<Vec<_>>());
        let ([a, b], [c, d]) = (&l[..], &r[..]) else { return None };
        let variable = |e: &Expr| self.names.place_of(e).filter(|p| p.owned && !p.number).map(|p| p.name.clone());
        let exchanges = variable(a)? == variable(d)? && variable(b)? == variable(c)?;
        exchanges.then_some((*a, *b))
    }

    /// Two places change their values.
    pub(super) fn exchange(&mut self, a: &Expr, b: &Expr) -> Result<()> {
        if let Some(passive) = [a, b].into_iter().find(|e| self.is_of_passive_variable(e)) {
            return self.lose(passive);
        }
        if let Some(reference) = [a, b].into_iter().find(|e| self.names.place_of(e).is_some_and(|p| p.rebindable)) {
            return refuse(reference, REFERENCES_MOVE);
        }
        let (a, b) = (self.settle(a)?, self.settle(b)?);
        let (to, from) = (self.names.shadow(&a)?, self.names.shadow(&b)?);
        let mut roots = self.names.hold(&a).roots;
        roots.extend(self.names.hold(&b).roots);
        let places = vec![Code::of(&self.names.rename(&a)), Code::of(&self.names.rename(&b))];
        let code = code!([places] ::core::mem::swap(#(&mut #places),*););
        let reshapes: Vec<_> = [&a, &b].into_iter().filter_map(|e| self.variable_with_lists(e)).collect();
        let (back, reshapes) = match reshapes.len() {
            2 => (code!([to, from] ::core::mem::swap(&mut #to, &mut #from);), reshapes),
            _ if has_field(&a) && has_field(&b) => {
                (code!([to, from] ::fluxions::adjoint::FieldItems(&#to).exchange_with(&#from);), vec![])
            }
            _ => (code!([to, from] #to.exchange(&#from);), vec![]),
        };
        self.push(Stmt::Swap { places, roots, code, back, reshapes });
        Ok(())
    }

    /// The variable that a place is or is a part of, if the place may have values of several forms.
    fn variable_with_lists(&self, e: &Expr) -> Option<Variable> {
        let is_name = matches!(strip(e), Expr::Path(_));
        let may_have = |name: &str| {
            self.pooled.contains_key(name) || self.by_value.contains(name) || is_name && self.rooms.contains_key(name)
        };
        self.variable_of(e).filter(|v| may_have(&v.name.to_string()))
    }

    /// The places of `mem::swap(&mut a, &mut b)`, and those behind p and q of `mem::swap(p, q)`.
    pub(super) fn swapped(c: &ExprCall) -> Option<(Expr, Expr)> {
        match &c.args.iter().collect::<Vec<_>>()[..] {
            [a, b] if is_of_module(&c.func, "mem", "swap") => Some((lent_place(a)?, lent_place(b)?)),
            _ => None,
        }
    }

    fn is_rebinding(&self, left: &Expr, right: &Expr) -> bool {
        self.names.place_of(left).is_some_and(|p| p.rebindable) && self.names.is_view(right)
    }

    /// References are assigned other ones. All of these look at what the references were, `v = &v[v.len() / 2..]`, `(v, w) = (w, v)`.
    fn rebind(&mut self, pairs: &[(&Expr, &Expr)]) -> Result<()> {
        let (mut old, mut new) = ([vec![], vec![]], [vec![], vec![]]);
        for (left, right) in pairs {
            let Some(place) = self.names.place_of(left).cloned() else {
                return refuse(left, "a reference is needed here");
            };
            let hold = self.names.hold(right);
            if hold.roots.iter().any(|root| !place.roots.contains(root)) && (hold.mutable || place.mutable) {
                return refuse(left, REFERENCES_MOVE);
            }
            old[0].push(bar(&place.name).to_token_stream());
            new[0].push(self.names.shadow(right)?.into_token_stream());
            old[1].push(self.names.rename(left).into_token_stream());
            new[1].push(self.names.rename(right).into_token_stream());
        }
        let assigned = old.iter().zip(&new).map(|(old, new)| match (&old[..], &new[..]) {
            ([old], [new]) => quote!(#old = #new;),
            (old, new) => quote!((#(#old),*) = (#(#new),*);),
        });
        self.push(Stmt::Rebind { code: assigned.collect() });
        Ok(())
    }

    /// The expression in a form that means the same in the backward sweep: with indices that do not change, and without references that
    /// are assigned anew.
    pub(super) fn settle(&mut self, e: &Expr) -> Result<Expr> {
        let mut e = e.clone();
        self.settle_in(&mut e)?;
        Ok(e)
    }

    fn settle_in(&mut self, e: &mut Expr) -> Result<()> {
        match e {
            Expr::Path(_) => {
                if let Some(place) = self.names.place_of(e).filter(|p| p.rebindable).cloned() {
                    *e = self.capture(e, place)?;
                }
                Ok(())
            }
            Expr::Index(i) if matches!(self.names.kind_of(&i.expr), Some(Kind::Number(_))) => {
                refuse(&i.expr, "this is taken for a number, and has items: write its type, `let a: Matrix2<S> = …`")
            }
            Expr::Index(i) => {
                self.settle_in(&mut i.expr)?;
                self.freeze_index(&mut i.index);
                self.forget_spot(e);
                Ok(())
            }
            Expr::MethodCall(m) => {
                if self.names.active(&m.receiver) {
                    self.settle_in(&mut m.receiver)?;
                }
                // Numbers of items, which a field with derivatives may be by its form: `x.split_at(self.k)`.
                let counts = self.names.is_view_method(&m.method)
                    && !is_one_of(&m.method, &["zip", "chain"])
                    && !self.names.is_view_of_argument(m);
                for a in &mut m.args {
                    match counts && !matches!(strip(a), Expr::Closure(_)) {
                        true => self.freeze_index(a),
                        false => self.settle_argument(a)?,
                    }
                }
                self.forget_spot(e);
                self.note_choice(e)
            }
            Expr::Call(c) => {
                for a in &mut c.args {
                    match self.is_field_that_changes(a) {
                        true => self.freeze_index(a),
                        false => self.settle_argument(a)?,
                    }
                }
                self.note_choice(e)
            }
            Expr::Field(f) if self.names.is_plain_number(&f.base) => refuse(
                &f.base,
                "this is taken for a number, and has parts: write its type, `let p: Point<S> = …`, and a sum of structs as a `fold`",
            ),
            Expr::Field(f) => self.settle_in(&mut f.base),
            Expr::Unary(u) => self.settle_in(&mut u.expr),
            Expr::Reference(r) => self.settle_in(&mut r.expr),
            Expr::Paren(p) => self.settle_in(&mut p.expr),
            Expr::Group(g) => self.settle_in(&mut g.expr),
            _ => Ok(()),
        }
    }

    /// Whether an argument of a function that chooses is a field by value, which may be another one later: it says what is chosen.
    fn is_field_that_changes(&self, a: &Expr) -> bool {
        has_field(a) && self.names.active(a) && self.names.hold(a).mutable
    }

    fn settle_argument(&mut self, a: &mut Expr) -> Result<()> {
        if self.names.active(a) {
            return self.settle_in(a);
        }
        self.freeze_index(a);
        Ok(())
    }

    /// What a reference points to now, under a name of its own.
    fn capture(&mut self, e: &Expr, place: Place) -> Result<Expr> {
        let (now, renamed, shadow) = (self.names.fresh("now"), self.names.rename(e), self.names.shadow(e)?);
        let b = bar(&now);
        let reference = if place.writable { quote!(&mut *#renamed) } else { quote!(&*#renamed) };
        let (code, shadow) = (quote!(let #now = #reference;), quote!(let #b = &*#shadow;));
        self.names.bind_place(Place { name: now.clone(), rebindable: false, ..place });
        self.push(Stmt::View(View {
            code,
            shadow,
            defs: vec![now.clone()],
            bars: vec![b],
            forward: true,
            steady: false,
        }));
        Ok(variable(now))
    }

    /// An index that changes, as it is now.
    pub(super) fn freeze_index(&mut self, index: &mut Expr) {
        match index {
            Expr::Range(r) => {
                r.start.iter_mut().chain(&mut r.end).for_each(|e| self.freeze_index(e));
            }
            Expr::Tuple(t) => t.elems.iter_mut().for_each(|e| self.freeze_index(e)),
            e if !self.names.steady_number(e) && !self.names.planted("index") => {
                self.draw_in_place(e);
                *e = self.asked_once(e, "i", false);
            }
            e => {
                if let Cow::Owned(settled) = self.names.settled_form(e) {
                    *e = settled;
                }
            }
        }
    }

    /// `AnyLiteral(2.0).right_mul_assign(&mut x)`.
    fn literal_assignment(&mut self, m: &ExprMethodCall) -> Result<()> {
        let Some(Expr::Reference(r)) = m.args.first().map(strip) else { return refuse(m, "a variable is needed here") };
        let (x, literal, name) = (&r.expr, &m.receiver, m.method.to_string());
        let method = syn::Ident::new(name.trim_end_matches("_assign"), m.method.span());
        self.assign(x, &syn::parse_quote!(#literal.#method(#x)))
    }

    /// Methods that write to their receiver. Others are calls.
    pub(super) fn method_effect(&mut self, m: &ExprMethodCall) -> Result<bool> {
        if self.is_method_of_struct(m) {
            return Ok(false);
        }
        let name = m.method.to_string();
        match (name.as_str(), m.args.len()) {
            ("extend", 1) if let Some(chain) = self.in_order(&m.args[0])? => {
                let mut m = m.clone();
                m.args[0] = chain;
                return self.method_effect(&m);
            }
            ("for_each", 1) if let Some(chain) = self.in_order(&m.receiver)? => {
                let mut m = m.clone();
                *m.receiver = chain;
                return self.method_effect(&m);
            }
            ("for_each", 1) => match self.as_loops(&Expr::MethodCall(m.clone()), None)? {
                Some(loops) => self.effect(&loops)?,
                None => self.for_each(m)?,
            },
            // What `#[differentiable]` makes of `x += 2.0` over any real numbers changes no derivative but by a factor.
            ("right_add_assign" | "right_sub_assign" | "right_mul_assign" | "right_div_assign", 1) => {
                self.literal_assignment(m)?
            }
            ("push" | "extend" | "extend_from_slice", 1) if self.is_of_passive_variable(&m.receiver) => {
                return self.lose(&m.receiver);
            }
            _ if self.is_of_plain_list(m) => self.change_plain_list(m)?,
            ("push", 1) if self.variable_of(&m.receiver).is_some() => self.push_item(&m.receiver, &m.args[0])?,
            ("extend" | "extend_from_slice", 1) if self.variable_of(&m.receiver).is_some() => self.extend(m)?,
            ("clear", 0) if let Some(variable) = self.variable_of(&m.receiver) => {
                let receiver = &self.settle(&m.receiver)?;
                let empty = Value::Number(Atom::Const(quote!(::std::vec::Vec::new())));
                let reshaped = self.reshaped(variable, receiver);
                self.store_as(receiver, How::Set, empty, Some(reshaped))?;
            }
            ("truncate", 1) if self.variable_of(&m.receiver).is_some() => self.truncate(m)?,
            ("pop", 0) if self.variable_of(&m.receiver).is_some() => self.pop(m, None).map(drop)?,
            ("fill", 1) => {
                let receiver = &self.settle(&m.receiver)?;
                let from = self.number(&m.args[0])?;
                self.check_list(receiver);
                let (place, shadow, hold) =
                    (self.names.rename(receiver), self.names.shadow(receiver)?, self.names.hold(receiver));
                self.push(Stmt::Fill { place: Code::of(&place), shadow, roots: hold.roots, from });
            }
            ("swap", 2) if m.args.iter().all(|a| !self.names.active(a)) => {
                let receiver = &self.settle(&m.receiver)?;
                self.check_list(receiver);
                let indices: Vec<_> = m.args.iter().map(|a| self.freeze_number(a)).collect();
                let (place, shadow, hold) =
                    (self.names.rename(receiver), self.names.shadow(receiver)?, self.names.hold(receiver));
                let (places, indices) = (vec![Code::of(&place)], Code::read(quote!(#(#indices),*)));
                let code = code!([places, indices] (#(#places)*).swap(#indices););
                let lists = self.variable_of(receiver).filter(|v| self.pooled.has_name(&v.name));
                let back = match lists {
                    Some(_) if has_field(receiver) => {
                        code!([indices, shadow] ::fluxions::adjoint::FieldBars(&mut #shadow).swap(#indices);)
                    }
                    Some(_) => code!([indices, shadow] #shadow.swap(#indices);),
                    None if has_field(receiver) => {
                        code!([indices, shadow] ::fluxions::adjoint::FieldItems(&#shadow).exchange(#indices);)
                    }
                    None => {
                        code!([indices, shadow] { let (__i, __j) = (#indices); #shadow[__i].exchange(&#shadow[__j]); })
                    }
                };
                self.push(Stmt::Swap { places, roots: hold.roots, code, back, reshapes: lists.into_iter().collect() });
            }
            ("copy_from", 1) if self.names.used.has_own(&m.receiver) => return Ok(false),
            ("copy_from_slice" | "clone_from_slice" | "copy_from", 1) => {
                if m.method == "copy_from" {
                    self.check_matrix(&m.receiver);
                }
                let (to, from) = (&m.receiver, &m.args[0]);
                let names_itself =
                    matches!(whole(to), Expr::Path(p) if p.path.get_ident().is_some_and(|name| has_ident(from, name)));
                let (items, pat) = match names_itself {
                    // The part that is copied, as `from[..to.len()]` is, is looked at first.
                    true => {
                        (syn::parse_quote!((#from).iter().zip((#to).iter_mut())), syn::parse_quote!((__from, __to)))
                    }
                    false => {
                        (syn::parse_quote!((#to).iter_mut().zip((#from).iter())), syn::parse_quote!((__to, __from)))
                    }
                };
                self.for_each_item(&items, &pat, |l| l.assign(&syn::parse_quote!(*__to), &syn::parse_quote!(*__from)))?;
            }
            _ => match self.arranged(m)? {
                Some(code) => self.effect(&code)?,
                None => return Ok(false),
            },
        }
        Ok(true)
    }
}

/// The variable that an expression is, or is a part of.
pub(in crate::adjoint) fn whole(e: &Expr) -> &Expr {
    match strip(e) {
        Expr::Index(i) => whole(&i.expr),
        Expr::Field(f) => whole(&f.base),
        // A view that is written to: `m.column_mut(0)`.
        Expr::MethodCall(m) if is_part_written_to(&m.method) => whole(&m.receiver),
        e => e,
    }
}

/// Whether a call makes a matrix of nalgebra whose form its type does not say.
fn makes_dynamic(c: &ExprCall) -> bool {
    let of = called_names(&c.func).and_then(|(of, _)| of);
    of.is_some_and(|of| is_one_of(of, &["DMatrix", "DVector", "RowDVector"]))
}

/// Whether an assignment is that of a list without derivatives, by its form.
fn is_list(left: &Expr, right: &Expr) -> bool {
    match strip(right) {
        right @ Expr::MethodCall(_) => is_copied(right),
        Expr::Call(c) if makes_dynamic(c) => true,
        Expr::Path(_) => matches!(left, Expr::Path(_)) || is_none(right),
        Expr::Macro(m) => m.mac.path.is_ident("vec"),
        right => is_empty_list(right),
    }
}
