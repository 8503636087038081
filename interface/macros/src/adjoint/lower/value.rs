//! Expressions that give a value: a number, a group of numbers, or nothing.

use super::super::ir::{Atom, How, Op, Roots, Stmt, Value, writes};
use super::super::names::{Closure, Kind, Names, Place, Scope, bar};
use super::super::place::Hold;
use super::super::syntax::{is_named, list, refuse, strip, untyped};
use super::Lower;
use proc_macro2::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Expr, ExprCall, ExprMethodCall, FieldValue, Pat, Result, Token, Type};

impl Lower {
    pub(super) fn value(&mut self, e: &Expr) -> Result<Value> {
        let value = self.value_in_parts(e, None)?;
        Ok(self.together(value))
    }

    /// Puts a tuple together.
    pub(super) fn together(&mut self, v: Value) -> Value {
        let Value::Parts(parts) = v else { return v };
        let parts: Vec<_> = parts.into_iter().map(|p| self.together(p)).collect();
        let code: Vec<_> = parts.iter().map(Value::tokens).collect();
        let t = self.names.fresh("t");
        let with_access = |(i, p)| {
            let i = syn::Index::from(i);
            (quote!(.#i), p)
        };
        let parts = parts.into_iter().enumerate().map(with_access).collect();
        self.push(Stmt::Group { t: t.clone(), code: quote!((#(#code,)*)), parts });
        Value::Group(t)
    }

    /// A value. Tuples stay in parts; `ty` is the type of a `let`.
    pub(super) fn value_in_parts(&mut self, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        let e = strip(e);
        match e {
            Expr::If(i) => self.if_chain(i, true),
            Expr::Match(m) => self.match_arms(m, true),
            Expr::Block(b) => self.scoped(|l| l.stmts_in_parts(&b.block.stmts, true)),
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
            Expr::MethodCall(m) if self.names.active(e) && self.method_effect(m)? => Ok(Value::Unit),
            Expr::Macro(m) if super::is_panic(&m.mac) => {
                let e = self.names.rename(e);
                Ok(Value::Never(quote!(#e)))
            }
            e if !self.names.active(e) => Ok(Value::Number(Atom::Const(self.freeze(e)))),
            e if self.is_reduction(e) => self.reduce(e, ty),
            e => self.active_value(e, ty),
        }
    }

    fn active_value(&mut self, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        match e {
            Expr::Array(a) => self.group(a.elems.iter().collect(), |parts| quote!([#(#parts),*]), index),
            Expr::Tuple(t) => {
                let parts = t.elems.iter().map(|e| self.value_in_parts(e, None)).collect::<Result<Vec<_>>>()?;
                Ok(Value::Parts(parts))
            }
            Expr::Struct(s) => self.structure(s),
            Expr::Macro(m) if m.mac.path.is_ident("vec") => self.vec_macro(m),
            Expr::Macro(m) => refuse(m, "the adjoint does not see into this macro: write what it computes"),
            Expr::Repeat(r) => self.repeated(&r.expr, |x| {
                let n = &r.len;
                quote!([#x; #n])
            }),
            Expr::Call(c) => self.call_value(c, e, ty),
            Expr::Try(_) => self.call(e, true).map(Value::Group),
            Expr::MethodCall(m) if m.method == "sin_cos" => self.sin_cos(m),
            Expr::MethodCall(m) if ["clone", "to_vec", "to_owned", "into_owned"].iter().any(|n| m.method == n) => {
                self.copy(m)
            }
            Expr::MethodCall(_)
                if !self.is_number_method(e) && !self.names.is_view(e) && self.literal_on_the_right(e).is_none() =>
            {
                self.call(e, true).map(Value::Group)
            }
            e if self.names.is_view(e) && !self.names.is_number(e) => refuse(
                e,
                "a reference to a part of an argument is no value here: bind it with `let`, or copy it with `to_vec`",
            ),
            e if self.names.is_place(e) && !self.names.is_number(e) => self.load(e, true).map(Value::Group),
            e => self.number(e).map(Value::Number),
        }
    }

    fn call_value(&mut self, c: &ExprCall, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        if let Some(Kind::Closure(closure)) = self.names.kind_of(&c.func) {
            let closure = closure.clone();
            return self.inline(&closure, &c.args.iter().collect::<Vec<_>>());
        }
        if is_named(&c.func, "from_fn") && matches!(c.args.last(), Some(Expr::Closure(_))) {
            return self.made_by_index(c, ty);
        }
        if is_named(&c.func, "select") || is_named(&c.func, "from_partials") || self.number_function(c).is_some() {
            return self.number(e).map(Value::Number);
        }
        if is_named(&c.func, "Some") && c.args.len() == 1 {
            return self.group(
                vec![&c.args[0]],
                |parts| quote!(::core::option::Option::Some(#(#parts)*)),
                |_| quote!(.unwrap()),
            );
        }
        if self.names.is_view(e) {
            return refuse(e, "a reference to a part of an argument is no value here: bind it with `let`");
        }
        self.call(e, true).map(Value::Group)
    }

    /// The right side of an assignment, or an argument: one number where it may be one.
    pub(super) fn operand(&mut self, e: &Expr) -> Result<Value> {
        let value = self.value_in_parts(e, None)?;
        Ok(self.together(value))
    }

    fn group(
        &mut self,
        elems: Vec<&Expr>,
        build: impl FnOnce(&[TokenStream]) -> TokenStream,
        access: impl Fn(usize) -> TokenStream,
    ) -> Result<Value> {
        let (mut code, mut parts) = (vec![], vec![]);
        for (i, e) in elems.into_iter().enumerate() {
            let value = self.value(e)?;
            if let Value::Unit | Value::Never(_) = value {
                return refuse(e, "there is no value for this part");
            }
            code.push(value.tokens());
            parts.push((access(i), value));
        }
        let t = self.names.fresh("t");
        self.push(Stmt::Group { t: t.clone(), code: build(&code), parts });
        Ok(Value::Group(t))
    }

    fn structure(&mut self, s: &syn::ExprStruct) -> Result<Value> {
        let members: Vec<_> = s.fields.iter().map(|f| f.member.clone()).collect();
        if let Some(rest) = s.rest.as_ref().filter(|rest| self.names.active(rest)) {
            return self.changed_copy(rest, &s.fields);
        }
        let (path, rest) = (&s.path, s.rest.as_ref().map(|r| self.names.rename(r)).map(|r| quote!(..#r)));
        self.group(
            s.fields.iter().map(|f| &f.expr).collect(),
            |parts| quote!(#path { #(#members: #parts,)* #rest }),
            |i| {
                let member = &members[i];
                quote!(.#member)
            },
        )
    }

    /// `Params { a: x, ..*params }`: a copy with other fields.
    fn changed_copy(&mut self, rest: &Expr, fields: &Punctuated<FieldValue, Token![,]>) -> Result<Value> {
        let values = fields.iter().map(|f| self.operand(&f.expr)).collect::<Result<Vec<_>>>()?;
        let rest = match strip(rest) {
            Expr::MethodCall(m) if m.method == "clone" => rest.clone(),
            rest => syn::parse_quote!((#rest).clone()),
        };
        let Value::Group(whole) = self.value(&rest)? else { return refuse(rest, "a struct is needed here") };
        let (name, root) = self.new_owned("copy");
        self.push(Stmt::Bind { name: name.clone(), value: Value::Group(whole), root });
        for (field, value) in fields.iter().zip(values) {
            let member = &field.member;
            self.store(&syn::parse_quote!(#name.#member), How::Set, value)?;
        }
        Ok(Value::Group(name))
    }

    fn vec_macro(&mut self, m: &syn::ExprMacro) -> Result<Value> {
        let (all, repeats) = m.mac.parse_body_with(list)?;
        match &all[..] {
            [e, n] if repeats => self.repeated(e, |x| quote!(::std::vec![#x; #n])),
            all => self.group(all.iter().collect(), |parts| quote!(::std::vec![#(#parts),*]), index),
        }
    }

    /// `[x; n]`: a list that is filled with x.
    fn repeated(&mut self, e: &Expr, build: impl FnOnce(TokenStream) -> TokenStream) -> Result<Value> {
        let x = self.number(e)?;
        let s = self.names.scalar.clone();
        let (name, root) = self.new_owned("list");
        let code = build(quote!(#s::zero()));
        let b = bar(&name);
        self.push(Stmt::Own { name: name.clone(), code: quote!(let mut #name = #code;), root });
        self.push(Stmt::Fill { place: quote!(#name), shadow: quote!(#b), roots: vec![root], from: x });
        Ok(Value::Group(name))
    }

    /// `from_fn(|i| …)`, and of a matrix `from_fn(|i, j| …)`.
    fn made_by_index(&mut self, c: &ExprCall, ty: Option<&Type>) -> Result<Value> {
        let (Some(Expr::Closure(f)), func, s) = (c.args.last(), &c.func, self.names.scalar.clone()) else {
            return refuse(c, "a closure is needed here");
        };
        let sizes: Vec<_> = c.args.iter().take(c.args.len() - 1).map(|a| self.freeze(a)).collect();
        let (name, root) = self.new_owned("made");
        let annotation =
            ty.cloned().or_else(|| self.result.clone().filter(|_| f.inputs.len() == 2)).map(|t| quote!(: #t));
        let ignored = f.inputs.iter().map(|_| quote!(_));
        let code = quote!(let mut #name #annotation = #func(#(#sizes,)* |#(#ignored),*| #s::zero()););
        self.push(Stmt::Own { name: name.clone(), code, root });
        let inputs: Vec<_> = f.inputs.iter().map(untyped).collect();
        let body = &f.body;
        let set = |l: &mut Self, place: &Expr| {
            let value = l.operand(body)?;
            l.store(place, How::Set, value)
        };
        match &inputs[..] {
            [i] => self.filled(&syn::parse_quote!(0..#name.len()), i, &name, set)?,
            [Pat::Ident(_) | Pat::Wild(_), Pat::Ident(_) | Pat::Wild(_)] => {
                let index = |pat: &Pat, other: &'static str, names: &mut Names| match pat {
                    Pat::Ident(i) => i.ident.clone(),
                    _ => names.fresh(other),
                };
                let (i, j) = (index(&inputs[0], "row", &mut self.names), index(&inputs[1], "column", &mut self.names));
                let place: Expr = syn::parse_quote!(#name[(#i, #j)]);
                let (rows, columns) = (syn::parse_quote!(0..#name.nrows()), syn::parse_quote!(0..#name.ncols()));
                let (i, j): (Pat, Pat) = (syn::parse_quote!(#i), syn::parse_quote!(#j));
                self.for_each_item(&columns, &j, |l| l.for_each_item(&rows, &i, |l| set(l, &place)))?;
            }
            _ => return refuse(f, "name the indices of this closure"),
        }
        Ok(Value::Group(name))
    }

    fn sin_cos(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let x = self.number(&m.receiver)?;
        let sin = self.op(Op::Function("sin".into()), vec![x.clone()], None);
        let cos = self.op(Op::Function("cos".into()), vec![x], None);
        Ok(Value::Parts(vec![Value::Number(sin), Value::Number(cos)]))
    }

    /// `x.to_vec()`: a copy of memory as it is now.
    fn copy(&mut self, m: &ExprMethodCall) -> Result<Value> {
        if self.names.is_number(&m.receiver) {
            return self.number(&m.receiver).map(Value::Number);
        }
        let receiver = &self.settle(&m.receiver)?;
        let method = &m.method;
        let (value, shadow, hold) =
            (self.names.rename(receiver), self.names.shadow(receiver)?, self.names.hold(receiver));
        let t = self.names.fresh("t");
        let roots = if hold.mutable { hold.roots } else { vec![] };
        let steady = !hold.forward;
        self.push(Stmt::Load { t: t.clone(), value: quote!(#value.#method()), shadow, roots, group: true, steady });
        Ok(Value::Group(t))
    }

    /// A look at memory.
    pub(super) fn load(&mut self, e: &Expr, group: bool) -> Result<syn::Ident> {
        if let Some(Kind::Number(t)) = self.names.kind_of(e) {
            return Ok(t.clone());
        }
        let e = &self.settle(strip(e))?;
        let (value, shadow, hold) = (self.names.rename(e), self.names.shadow(e)?, self.names.hold(e));
        let value = match strip(e) {
            // What a name stands for may be a reference to a number.
            Expr::Path(_) if !group => quote!(::fluxions::adjoint::flat(#value)),
            _ => quote!(#value),
        };
        if let Some(t) = self.loaded(&value, group, &hold) {
            return Ok(t);
        }
        let t = self.names.fresh("t");
        let roots = if hold.mutable { hold.roots } else { vec![] };
        self.push(Stmt::Load { t: t.clone(), value, shadow, roots, group, steady: !hold.forward });
        Ok(t)
    }

    /// The number that was loaded from the same place before, if nothing was written there since.
    fn loaded(&self, value: &TokenStream, group: bool, hold: &Hold) -> Option<syn::Ident> {
        let text = value.to_string();
        let mine = super::with_parts(&hold.roots, &self.parts);
        let touches = |written: Roots| {
            let written: Vec<_> = written.into_iter().collect();
            hold.mutable && !super::with_parts(&written, &self.parts).is_disjoint(&mine)
        };
        for s in self.out.last()?.iter().rev() {
            match s {
                Stmt::Load { t, value, group: g, .. } if *g == group && value.to_string() == text => {
                    return Some(t.clone());
                }
                Stmt::Rebind { .. } => return None,
                s if touches(writes(std::slice::from_ref(s))) => return None,
                _ => {}
            }
        }
        None
    }

    /// What has no derivative, as it is now.
    pub(super) fn freeze(&mut self, e: &Expr) -> TokenStream {
        let renamed = self.names.rename(e);
        if !self.names.unsteady(e) && !self.names.mentions_active(&quote!(#e)) {
            return if matches!(e, Expr::Lit(_) | Expr::Path(_) | Expr::Call(_)) {
                quote!(#renamed)
            } else {
                quote!((#renamed))
            };
        }
        let steady = self.names.steady(e);
        let name = self.names.fresh("c");
        self.constant(name.clone(), &quote!(#renamed), steady);
        quote!(#name)
    }

    /// The body of a closure in the place of its call.
    pub(super) fn inline(&mut self, closure: &Closure, args: &[&Expr]) -> Result<Value> {
        if args.len() != closure.ast.inputs.len() {
            return refuse(&closure.ast, "this closure is called with another number of arguments");
        }
        let mut values = vec![];
        for (a, p) in args.iter().zip(&closure.ast.inputs) {
            let is_view = self.names.active(a) && self.names.is_view(a);
            values.push((untyped(p), if is_view { Err(*a) } else { Ok(self.operand(a)?) }));
        }
        // Views are bound under names that the closure cannot see otherwise.
        let mut inner = closure.scopes.clone();
        inner.push(Scope::new());
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
        syn::parse_quote!(#t)
    }
}

fn index(i: usize) -> TokenStream {
    let i = syn::Index::from(i);
    quote!([#i])
}
