//! Expressions that give a value: a number, a group of numbers, or nothing.

use super::super::here::{part_index, quote};
use super::super::ir::{Atom, Op, Stmt, Value};
use super::super::names::{Closure, Kind, Place};
use super::super::place::is_iterator;
use super::super::screen::only_calculates;
use super::super::sugar::typed_integer;
use super::super::syntax::{idents, is_named, is_of_module, is_panic, is_some, refuse, strip, untyped};
use super::Lower;
use super::constant::{is_empty_list, is_none};
use super::mapped::{listed, makes_vector};
use super::refused::{HELD_ITERATOR, is_held_iterator, words};
use crate::idents::is_one_of;
use crate::types::variable;
use proc_macro2::TokenStream;
use rustc_hash::FxHashSet;
use syn::{Expr, ExprCall, ExprMethodCall, Pat, Result, Type};

const REFERENCE: &str = "a reference to numbers cannot be a part of a value or a result in a function with an adjoint: bind it with `let`, or copy it with `to_vec` or `clone`";

/// The same of a reference that is written to.
const MUTABLE_REFERENCE: &str = "a `&mut` cannot be a value in a function with an adjoint, nor what a branch gives: write to the variable itself, in each branch";

fn refuse_reference<T>(e: &Expr) -> Result<T> {
    let is_mutable = matches!(strip(e), Expr::Reference(r) if r.mutability.is_some());
    match strip(e) {
        Expr::MethodCall(m) if is_held_iterator(&m.method) || is_iterator(e) => refuse(e, HELD_ITERATOR),
        _ => refuse(e, if is_mutable { MUTABLE_REFERENCE } else { REFERENCE }),
    }
}

impl Lower {
    pub(super) fn value(&mut self, e: &Expr) -> Result<Value> {
        let value = self.value_in_parts(e, None)?;
        Ok(self.together(value))
    }

    /// Puts a tuple together.
    pub(super) fn together(&mut self, v: Value) -> Value {
        let Value::Parts(parts) = v else { return v };
        let parts: Vec<_> = parts.into_iter().map(|p| self.together(p)).collect();
        let code: Vec<_> = parts.iter().map(|part| self.as_part(part)).collect();
        let t = self.names.fresh("t");
        self.pool_whole(&t, &parts);
        self.note_literals(&t, &parts);
        self.note_mixed_tuple(&t, &parts);
        let with_access = |(i, p)| {
            let i = part_index(i);
            (quote!(.#i), p)
        };
        let parts = parts.into_iter().enumerate().map(with_access).collect();
        self.push(Stmt::Group { t: t.clone(), code: quote!((#(#code,)*)), parts, pattern: None });
        Value::Group(t)
    }

    /// A value. Tuples stay in parts; `ty` is the type of a `let`.
    pub(super) fn value_in_parts(&mut self, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        let e = strip(e);
        match e {
            Expr::If(i) => self.if_chain(i, true),
            Expr::Match(m) => self.match_arms(m, true),
            Expr::Block(b) => self.flattened(|l| l.stmts_in_parts(&b.block.stmts, true)),
            Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) | Expr::Assign(_) => self.effect(e).map(|()| Value::Unit),
            Expr::Binary(b) if super::store::compound(&b.op).is_some() => self.effect(e).map(|()| Value::Unit),
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => match self.leave(e, true)? {
                Some(value) => Ok(value),
                None => Ok(Value::Unit),
            },
            Expr::Tuple(t) if t.elems.is_empty() => Ok(Value::Unit),
            Expr::Call(c) if is_named(&c.func, "Ok") && c.args.len() == 1 => self.value_in_parts(&c.args[0], None),
            Expr::Call(c) if is_named(&c.func, "Err") => {
                let e = self.names.rename(e);
                Ok(Value::Never(quote!(return #e)))
            }
            e if let Some(now) = self.of_place_now(e)? => self.value_in_parts(&now, ty),
            e if let Some(item) = self.plain_item(e, false)? => {
                let item = self.names.rename(&item);
                Ok(Value::Number(Atom::Const(quote!(#item))))
            }
            e if self.as_pop(e).is_some() => self.active_value(e, ty),
            Expr::MethodCall(m)
                if self.names.active(e)
                    && let Some(taken) = self.removed(m) =>
            {
                self.value_in_parts(&taken, ty)
            }
            Expr::MethodCall(m) if self.names.active(e) && self.method_effect(m)? => Ok(Value::Unit),
            Expr::Macro(m) if is_panic(&m.mac) => {
                let e = self.names.rename(e);
                Ok(Value::Never(quote!(#e)))
            }
            Expr::Field(f) if let Some(literal) = self.names.literal_part(f) => {
                Ok(Value::Number(Atom::Const(literal.clone())))
            }
            e if !self.names.active(e) => {
                if self.makes_lists(e) {
                    return self.active_value(e, ty);
                }
                if self.names.mentions_scalar(e) {
                    self.warnings.cut(self.names.cuts(e));
                }
                Ok(Value::Number(Atom::Const(self.freeze(e))))
            }
            Expr::Call(c) if let Some(listed) = listed(c, &self.names.scalar) => self.value_in_parts(&listed, ty),
            e if let Some(chain) = self.in_order(e)? => self.value_in_parts(&chain, ty),
            e if let Some(branch) = self.as_branch(e) => self.value_in_parts(&branch, ty),
            Expr::MethodCall(m) if m.method == NUMBER => self.number(&m.receiver).map(Value::Number),
            e if let Some(branch) = self.as_use(e)? => self.value_in_parts(&branch, ty),
            e if let Some(option) = self.as_option(e)? => self.value_in_parts(&option, None),
            Expr::Call(c) if let Some(replaced) = self.replaced(c)? => self.value_in_parts(&replaced, ty),
            e if let Some(loops) = self.as_loops(e, ty)? => self.value_in_parts(&loops, ty),
            e if let Some(mapped) = self.mapped_by_name(e) => self.reduce(&mapped, ty),
            e if self.is_reduction(e) => self.reduce(e, ty),
            e => self.active_value(e, ty),
        }
    }

    /// A method of an option of numbers, as the `if` that it stands for.
    pub(super) fn as_branch(&self, e: &Expr) -> Option<Expr> {
        let Expr::MethodCall(m) = strip(e) else { return None };
        let (option, args) = (&m.receiver, m.args.iter().map(strip).collect::<Vec<_>>());
        let known = self.has_name_or_is_view(option);
        match (m.method.to_string().as_str(), &args[..]) {
            ("map_or", [other, Expr::Closure(c)]) if known && c.inputs.len() == 1 => {
                let (pat, body) = (untyped(&c.inputs[0]), &c.body);
                let (first, other) = computed_first(other);
                Some(syn::parse_quote!({ #first if let Some(#pat) = #option { #body } else { #other } }))
            }
            ("unwrap_or", [other]) if known => {
                let (first, other) = computed_first(other);
                Some(syn::parse_quote!({ #first if let Some(__some) = #option { __some.clone() } else { #other } }))
            }
            ("unwrap_or_else", [Expr::Closure(c)]) if known && c.inputs.is_empty() => {
                let other = &c.body;
                Some(syn::parse_quote!(if let Some(__some) = #option { __some.clone() } else { #other }))
            }
            ("unwrap_or_else", [other]) if known => {
                Some(syn::parse_quote!(if let Some(__some) = #option { __some.clone() } else { (#other)() }))
            }
            ("unwrap" | "expect", _) if self.names.is_taken_out(m) => {
                let message =
                    args.first().map_or_else(|| quote!("called `Option::unwrap()` on a `None` value"), |a| quote!(#a));
                let none = quote!({ ::core::panic!("{}", #message) });
                // A variable gives what is in it, a part of one a copy.
                let is_variable = matches!(strip(option), Expr::Path(_)) && !self.names.is_lent_option(option);
                let copied = (!is_variable).then(|| quote!(.clone()));
                Some(syn::parse_quote!(if let Some(__some) = #option { __some #copied } else #none))
            }
            ("then", [Expr::Closure(c)]) if c.inputs.is_empty() && !self.names.active(option) => {
                let body = &c.body;
                Some(syn::parse_quote!(if #option { Some(#body) } else { None }))
            }
            _ => None,
        }
    }

    fn active_value(&mut self, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        match e {
            Expr::Array(a) => {
                let list = self.group(a.elems.iter().collect(), |parts| quote!([#(#parts),*]), index)?;
                self.note_mixed_list();
                Ok(list)
            }
            Expr::Tuple(t) => {
                let parts = t.elems.iter().map(|e| self.value_in_parts(e, None)).collect::<Result<Vec<_>>>()?;
                Ok(Value::Parts(parts))
            }
            Expr::Struct(s) => self.structure(s),
            e if self.is_operator(e) => self.operator(e),
            e if let Some((m, unwrap)) = self.as_pop(e) => self.pop(m, unwrap),
            Expr::Macro(m) if m.mac.path.is_ident("vec") => self.vec_macro(m),
            Expr::Macro(m) if makes_vector(m) => self.vector_macro(m),
            Expr::Macro(m) => refuse(m, words(e)),
            Expr::Repeat(r) => self.repeated(&r.expr, &r.len, false),
            Expr::Call(c) => self.call_value(c, e, ty),
            Expr::Try(t) if let Some((closure, call)) = self.fallible_closure(t) => {
                self.inline(&closure, &call.args.iter().collect::<Vec<_>>())
            }
            Expr::Try(_) => self.call(e, true).map(Value::Group),
            Expr::MethodCall(m) if self.is_ok_of_call(m) => self.tried_call(m),
            Expr::MethodCall(m) if m.method == "sin_cos" => self.sin_cos(m),
            Expr::MethodCall(m) if is_surgery(m) => self.surgery(m),
            Expr::MethodCall(m) if self.is_mapped(m) => self.mapped(m),
            Expr::MethodCall(m)
                if is_one_of(&m.method, &["clone", "to_vec", "to_owned", "into_owned", "clone_owned", "transpose"]) =>
            {
                self.copy(m)
            }
            Expr::MethodCall(_)
                if !self.is_number_method(e) && !self.names.is_view(e) && self.literal_on_the_right(e).is_none() =>
            {
                self.call(e, true).map(Value::Group)
            }
            e if self.names.is_view(e) && !self.names.is_number(e) => refuse_reference(e),
            e if self.names.is_place(e) && !self.names.is_number(e) => self.load(e, true).map(Value::Group),
            e if self.is_part_of_value(e) => {
                let part = self.part_of_value(e)?;
                self.load(&part, true).map(Value::Group)
            }
            e => self.number(e).map(Value::Number),
        }
    }

    /// `closure(x)?`: a closure that ends with the value or the error, whose error leaves the function.
    fn fallible_closure<'e>(&self, t: &'e syn::ExprTry) -> Option<(Closure, &'e ExprCall)> {
        let Expr::Call(call) = strip(&t.expr) else { return None };
        let Some(Kind::Closure(closure)) = self.names.kind_of(&call.func) else { return None };
        let body = &closure.ast.body;
        let mut block: syn::Block = syn::parse_quote!({ #body });
        super::super::control::propagate(&mut block);
        let mut ast = closure.ast.clone();
        ast.body = syn::parse_quote!(#block);
        Some((Closure { ast, scopes: closure.scopes.clone() }, call))
    }

    fn call_value(&mut self, c: &ExprCall, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        if let Some(Kind::Closure(closure)) = self.names.kind_of(&c.func) {
            let closure = closure.clone();
            return self.inline(&closure, &c.args.iter().collect::<Vec<_>>());
        }
        if is_named(&c.func, "from_fn") && matches!(c.args.last(), Some(Expr::Closure(f)) if !f.inputs.is_empty()) {
            return self.made_by_index(c, ty);
        }
        if is_named(&c.func, "select") || super::number::is_slopes(c) || self.number_function(c).is_some() {
            return self.number(e).map(Value::Number);
        }
        if is_some(&c.func) && c.args.len() == 1 {
            let some = |parts: &[TokenStream]| quote!(::core::option::Option::Some(#(#parts)*));
            let value = self.group(vec![&c.args[0]], some, |_| quote!(.as_ref().unwrap()))?;
            if let Value::Group(t) = &value {
                // It may be assigned to what was `None`.
                self.pool(t, None);
            }
            return Ok(value);
        }
        if self.names.is_view(e) {
            return refuse_reference(e);
        }
        if is_of_module(&c.func, "Vec", "from") {
            return refuse(&c.func, "the adjoint does not see what list this is made from: write `list.to_vec()`");
        }
        self.call(e, true).map(Value::Group)
    }

    /// The right side of an assignment, or an argument: one number where it may be one.
    pub(super) fn operand(&mut self, e: &Expr) -> Result<Value> {
        let value = self.value_in_parts(e, None)?;
        Ok(self.together(value))
    }

    pub(super) fn group(
        &mut self,
        elems: Vec<&Expr>,
        build: impl FnOnce(&[TokenStream]) -> TokenStream,
        access: impl Fn(usize) -> TokenStream,
    ) -> Result<Value> {
        // The name is that of the whole.
        self.wanted = None;
        let (mut code, mut parts) = (vec![], vec![]);
        let may_grow = elems.iter().any(|e| is_empty_list(strip(e)) || is_none(e));
        for (i, e) in elems.into_iter().enumerate() {
            let value = self.value(e)?;
            if let Value::Unit | Value::Never(_) = value {
                return refuse(e, "there is no value for this part");
            }
            code.push(self.as_part(&value));
            parts.push((access(i), value));
        }
        let t = self.names.fresh("t");
        self.pool_whole(&t, parts.iter().map(|(_, part)| part));
        self.note_mixed_whole(&t, parts.iter().map(|(_, part)| part));
        if may_grow {
            self.pool(&t, None);
        }
        self.push(Stmt::Group { t: t.clone(), code: build(&code), parts, pattern: None });
        Ok(Value::Group(t))
    }

    fn sin_cos(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let x = self.number(&m.receiver)?;
        let sin = self.op(Op::Function("sin".into()), vec![x.clone()], None);
        let cos = self.op(Op::Function("cos".into()), vec![x], None);
        Ok(Value::Parts(vec![Value::Number(sin), Value::Number(cos)]))
    }

    /// `x.with_gradient(change)`: a call of the rule that it stands for. A change that is made of constants is made again in the backward sweep.
    fn surgery(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let (change, s) = (&m.args[0], &self.names.scalar);
        let real = quote!(<#s as ::fluxions::Number>::Real);
        let mut mentioned = FxHashSet::default();
        idents(change, &mut mentioned);
        let is_fixed = mentioned.iter().all(|name| self.names.get(name).is_none() && name != "self");
        self.heed(change);
        let (rule, change) = (self.names.fresh("rule"), self.names.rename(change));
        let code = quote!(::fluxions::surgery::WithGradient::<#real, _>::new(#change));
        self.constant(rule.clone(), &code, is_fixed);
        let x = self.behind_references(&m.receiver)?;
        self.call(&syn::parse_quote!(#rule.of(#x)), true).map(Value::Group)
    }

    /// The number that the receiver of a method is, or that it refers to: a method follows references, and an argument does not.
    fn behind_references(&mut self, receiver: &Expr) -> Result<Expr> {
        if !self.names.active(receiver) {
            return Ok(receiver.clone());
        }
        Ok(match self.number(receiver)? {
            Atom::Var(t) => {
                self.names.bind(&t.to_string(), Kind::Number(t.clone()));
                variable(t)
            }
            Atom::Const(code) => syn::parse_quote!(#code),
        })
    }

    /// The body of a closure in the place of its call.
    pub(super) fn inline(&mut self, closure: &Closure, args: &[&Expr]) -> Result<Value> {
        if args.len() != closure.ast.inputs.len() {
            return refuse(&closure.ast, "this closure is called with another number of arguments");
        }
        let (mut values, mut aliases) = (vec![], vec![]);
        for (a, p) in args.iter().zip(&closure.ast.inputs) {
            let typed = typed_integer(a, p);
            let a = typed.as_ref().unwrap_or(a);
            // A reference to what has no derivative can be made again.
            let is_view = self.names.is_view(a) || matches!(strip(a), Expr::Reference(_)) && !self.names.active(a);
            let is_lent =
                matches!(p, Pat::Type(t) if matches!(&*t.ty, syn::Type::Reference(r) if r.mutability.is_none()));
            let is_item = is_lent && !is_view && self.names.is_place(a);
            let alias = match (untyped(p), self.names.kind_of(a)) {
                // What does not change has two names.
                (Pat::Ident(p), Some(kind @ Kind::Passive { mutable: false, .. })) if p.mutability.is_none() => {
                    Some((p.ident.to_string(), kind.clone()))
                }
                _ => None,
            };
            match alias {
                Some(alias) => aliases.push(alias),
                // What the argument's type says is a reference is looked through.
                None if is_item => values.push((untyped(p), Err(syn::parse_quote!(&*#a)))),
                None if is_view => values.push((untyped(p), Err(a.clone()))),
                None if let Some(made) = self.lent_operator(a)? => values.push((untyped(p), Err(made))),
                None => values.push((untyped(p), Ok(self.operand(a)?))),
            }
        }
        // Views are bound under names that the closure cannot see otherwise.
        let mut inner = closure.scopes.clone();
        inner.push(aliases.into_iter().collect());
        for (p, value) in &values {
            if let Err(view) = value {
                self.scoped(|l| {
                    l.bind(p, None, view)?;
                    inner.extend(l.names.scopes.last().cloned());
                    Ok(())
                })?;
            }
        }
        let outside = std::mem::replace(&mut self.names.scopes, inner);
        let result = values
            .into_iter()
            .try_for_each(|(p, value)| value.map_or(Ok(()), |value| self.bind_value(&p, value)))
            .and_then(|()| self.value_in_parts(&closure.ast.body, None));
        self.names.scopes = outside;
        result
    }

    /// The group that a name stands for, as a place.
    pub(super) fn as_place(&mut self, t: &syn::Ident) -> Expr {
        self.names.bind_place(Place::fixed(t.clone()));
        variable(t.clone())
    }
}

/// What is a number by its place: `item.__number()`, which the macro alone writes.
pub(super) const NUMBER: &str = "__number";

/// The value in the place of an option that is none. It is computed in any case, which shows if that changes something.
pub(super) fn computed_first(other: &Expr) -> (Option<TokenStream>, TokenStream) {
    if only_calculates(other) { (None, quote!(#other)) } else { (Some(quote!(let __other = #other;)), quote!(__other)) }
}

/// A change of the gradient.
pub(super) fn is_surgery(m: &ExprMethodCall) -> bool {
    m.method == "with_gradient" && m.args.len() == 1
}

pub(super) fn index(i: usize) -> TokenStream {
    let i = part_index(i);
    quote!([#i])
}
