//! The ends of iterators: `sum`, `product`, `fold`, `collect`, and `map` of an array. Each becomes a loop.

use super::super::here::quote;
use super::super::ir::{Atom, How, Op, Stmt, Value};
use super::super::syntax::{has_ident, item_of, pattern_names, refuse, strip, untyped};
use super::Lower;
use super::ends::REFERENCES;
use super::found::is_over_slices;
use super::group::zero_like;
use super::iterate::Slots;
use super::operator::is_struct_type;
use crate::types::variable;
use quote::{format_ident, quote_spanned};
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprCall, ExprClosure, ExprMethodCall, Ident, Pat, Result, Type};

/// An iterator without the `map`s at its end, and their closures in the order of the calls.
pub(super) fn without_maps(e: &Expr) -> (&Expr, Vec<&ExprClosure>) {
    let (mut source, mut maps) = (strip(e), vec![]);
    while let Expr::MethodCall(m) = source
        && m.method == "map"
        && let Some(Expr::Closure(c)) = m.args.first().map(strip)
    {
        maps.push(c);
        source = strip(&m.receiver);
    }
    maps.reverse();
    (source, maps)
}

fn closure<'e>(e: &'e Expr, inputs: usize) -> Result<&'e ExprClosure> {
    match strip(e) {
        Expr::Closure(c) if c.inputs.len() == inputs => Ok(c),
        other => refuse(other, "write the closure here"),
    }
}

impl Lower {
    pub(super) fn is_reduction(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = e else { return false };
        match (m.method.to_string().as_str(), m.args.len()) {
            ("sum" | "product" | "collect", 0) | ("fold", 2) => true,
            ("map", 1) => matches!(strip(&m.args[0]), Expr::Closure(_)),
            _ => false,
        }
    }

    /// `array.map(f)` with a closure that calls f.
    pub(super) fn mapped_by_name(&self, e: &Expr) -> Option<Expr> {
        let Expr::MethodCall(m) = e else { return None };
        let is_array = matches!(
            strip(&m.receiver),
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) | Expr::Array(_) | Expr::Repeat(_) | Expr::Call(_)
        );
        let (true, "map", Some(f @ Expr::Path(_))) = (is_array, &*m.method.to_string(), m.args.first().map(strip))
        else {
            return None;
        };
        if m.args.len() != 1 || self.names.used.has_own(&m.receiver) {
            return None;
        }
        let mut m = m.clone();
        m.args[0] = syn::parse_quote!(|__item| #f(__item));
        Some(Expr::MethodCall(m))
    }

    pub(super) fn reduce(&mut self, e: &Expr, ty: Option<&Type>) -> Result<Value> {
        let Expr::MethodCall(m) = e else { return refuse(e, "the end of an iterator is needed here") };
        if m.method == "sum" && asked_type(m, ty).is_some_and(|ty| is_struct_type(ty, &self.names.scalar)) {
            return refuse(
                &m.method,
                "a sum of structs is a `fold`, which names the zero: `list.iter().fold(Vector2::zeros(), |sum, v| sum + v)`",
            );
        }
        if m.method == "map" {
            return self.map_array(m);
        }
        let named;
        let m = match self.is_made_matrix(&m.receiver) {
            true => {
                named = ExprMethodCall { receiver: Box::new(self.made(&m.receiver)?), ..m.clone() };
                &named
            }
            false => m,
        };
        // A struct of the user's may have a method by this name.
        self.check_matrix(&m.receiver);
        match m.method.to_string().as_str() {
            "sum" => self.sum(m),
            "product" => self.product(m),
            "fold" => self.fold(m),
            _ => self.collect(m, ty),
        }
    }

    /// A loop over an iterator with `map`s: the last value is bound to the pattern.
    pub(super) fn chain(
        &mut self,
        e: &Expr,
        pat: &Pat,
        slots: Option<Slots>,
        body: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let (source, maps) = without_maps(e);
        let Some((first, rest)) = maps.split_first() else {
            return self.for_loop(source, pat, slots, |l| l.scoped(body));
        };
        let Some(item) = first.inputs.first().map(untyped) else { return refuse(first, "one argument is needed here") };
        self.for_loop(source, &item, slots, |l| {
            l.scoped(|l| {
                let mut value = l.value_in_parts(&first.body, None)?;
                l.names.forget(&item);
                for c in rest {
                    let Some(input) = c.inputs.first().map(untyped) else {
                        return refuse(c, "one argument is needed here");
                    };
                    l.bind_value(&input, value)?;
                    value = l.value_in_parts(&c.body, None)?;
                    l.names.forget(&input);
                }
                l.bind_value(pat, value)?;
                body(l)
            })
        })
    }

    /// The result of a loop that gathers in a variable.
    fn gathered(&mut self, name: &Ident) -> Result<Value> {
        Ok(Value::Number(Atom::Var(self.load(&variable(name.clone()), false)?)))
    }

    /// The items as numbers, one after the other. Items of lists that are collected have another name: they may be anything.
    fn each_number(&mut self, e: &Expr, f: impl FnOnce(&mut Self, Atom) -> Result<()>) -> Result<()> {
        let name = format_ident!("__number");
        self.chain(e, &syn::parse_quote!(#name), None, |l| {
            let item = l.number(&variable(name))?;
            f(l, item)
        })
    }

    /// The sum begins at −0, as that of floats does.
    fn sum(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let s = self.names.scalar.clone();
        let (name, root) = self.new_number("sum");
        let start = match self.summed.take() {
            Some(field) => {
                self.doubtful.insert(name.to_string());
                quote!(::fluxions::adjoint::nothing_of(&#field))
            }
            None => quote!(-#s::zero()),
        };
        self.push(Stmt::Bind { name: name.clone(), value: Value::Number(Atom::Const(start)), root });
        let target = variable(name.clone());
        self.each_number(&m.receiver, |l, item| l.store(&target, How::Add, Value::Number(item)))?;
        self.gathered(&name)
    }

    fn product(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let s = self.names.scalar.clone();
        let (name, root) = self.new_number("product");
        self.push(Stmt::Bind { name: name.clone(), value: Value::Number(Atom::Const(quote!(#s::one()))), root });
        let target = variable(name.clone());
        self.each_number(&m.receiver, |l, item| {
            let old = l.load(&target, false)?;
            let new = l.op(Op::Mul, vec![Atom::Var(old), item], None);
            l.store(&target, How::Set, Value::Number(new))
        })?;
        self.gathered(&name)
    }

    fn fold(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let c = closure(&m.args[1], 2)?;
        self.check_state(&m.args[0], c)?;
        let Pat::Ident(state) = untyped(&c.inputs[0]) else {
            return refuse(&c.inputs[0], "a state of several parts: write a loop with a variable for each");
        };
        let start = self.number(&m.args[0])?;
        let (name, root) = self.new_number("fold");
        self.push(Stmt::Bind { name: name.clone(), value: Value::Number(start), root });
        let target = variable(name.clone());
        let item = untyped(&c.inputs[1]);
        self.chain(&m.receiver, &item, None, |l| {
            let kind = l.names.kind_of(&target).cloned();
            kind.into_iter().for_each(|kind| l.names.bind(&state.ident.to_string(), kind));
            // The state plus something is a sum, whose iterations do not depend on each other.
            if let Expr::Binary(b) = strip(&c.body)
                && let (BinOp::Add(_), Expr::Path(p)) = (b.op, strip(&b.left))
                && p.path.is_ident(&state.ident)
                && !has_ident(&*b.right, &state.ident)
            {
                let more = l.number(&b.right)?;
                return l.store(&target, How::Add, Value::Number(more));
            }
            let new = l.number(&c.body)?;
            l.store(&target, How::Set, Value::Number(new))
        })?;
        self.gathered(&name)
    }

    fn collect(&mut self, m: &ExprMethodCall, ty: Option<&Type>) -> Result<Value> {
        let s = self.names.scalar.clone();
        let (source, maps) = without_maps(&m.receiver);
        if let (Expr::MethodCall(made), true) = (source, maps.is_empty())
            && is_over_slices(made)
        {
            return refuse(&m.method, REFERENCES);
        }
        let plain = self.iter(source)?.forward();
        let open = syn::parse_quote!(::std::vec::Vec<_>);
        let ty = asked_type(m, ty).unwrap_or(&open);
        let is_of_fields = || self.may_be_float(source) || maps.last().is_some_and(|c| self.is_of_fields(&c.body));
        let may_be_floats = is_open(ty) && is_of_fields();
        let (name, root) = self.new_owned("list");
        let zeros = quote!((#plain).into_iter().map(|_| #s::zero()));
        let value = if may_be_floats {
            self.pool(&name, None);
            self.note_copy_of_field(&name);
            quote_spanned!(m.method.span()=> ::fluxions::adjoint::collected(#plain, stack.pool()))
        } else if is_vec(ty) {
            let room = self.room(&name);
            quote!(#room.collect(#zeros))
        } else {
            quote!(#zeros.collect())
        };
        self.push(Stmt::Own { name: name.clone(), code: quote!(let mut #name: #ty = #value;), root });
        self.set_each(&m.receiver, &name)?;
        Ok(Value::Group(name))
    }

    /// Sets each element of a list to an item.
    fn set_each(&mut self, e: &Expr, list: &Ident) -> Result<()> {
        let item: Pat = syn::parse_quote!(__item);
        self.chain(e, &item, Some(Slots(list.clone())), |l| {
            let item = l.number(&variable(format_ident!("__item")))?;
            l.store(&syn::parse_quote!(*__slot), How::Set, Value::Number(item))
        })
    }

    /// `[a, b].map(|x| …)`, of an array, a vector or a matrix.
    fn map_array(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let c = closure(&m.args[0], 1)?;
        self.check_items(&c.body)?;
        let s = self.names.scalar.clone();
        let base = strip(&m.receiver);
        let base: Expr = if !self.names.active(base) || self.names.is_place(base) {
            base.clone()
        } else {
            let Value::Group(t) = self.value(base)? else { return refuse(base, "an array is needed here") };
            self.as_place(&t)
        };
        let plain = self.names.rename(&base);
        let source: Expr = match self.names.active(&base) {
            // What is made of several parts, and a call, take the items themselves.
            true if has_parts(&c.body) || gives_away(c) => syn::parse_quote!(#base.iter().cloned()),
            true => syn::parse_quote!(#base.iter()),
            // It may be a reference to an array, whose `map` takes the items themselves, too.
            false if matches!(base, Expr::Path(_) | Expr::Field(_) | Expr::Index(_)) => {
                syn::parse_quote!(#base.iter().cloned())
            }
            false => syn::parse_quote!((#base).into_iter()),
        };
        let (name, root) = self.new_owned("list");
        if !matches!(base, Expr::Array(_)) {
            // It may be a matrix, whose form nobody knows.
            self.pool(&name, None);
        }
        let pat = untyped(&c.inputs[0]);
        let (row, zero) = match rows_mapped(&pat, &c.body) {
            Some((row, item)) => {
                let zero = zero_like(&item.body, &s);
                (quote!(#row), quote!(#row.map(|_| #zero)))
            }
            None => (quote!(_), zero_like(&c.body, &s)),
        };
        self.push(Stmt::Own { name: name.clone(), code: quote!(let mut #name = (#plain).map(|#row| #zero);), root });
        self.filled(&source, &pat, &name, |l, slot| {
            let value = l.operand(&c.body)?;
            l.note_mixed_whole(&name, [&value]);
            l.store(slot, How::Set, value)
        })?;
        Ok(Value::Group(name))
    }
}

/// The row, and the closure of `|row| row.map(|v| …)`.
fn rows_mapped<'e>(pat: &Pat, body: &'e Expr) -> Option<(Ident, &'e ExprClosure)> {
    let (Pat::Ident(row), Expr::MethodCall(m)) = (pat, strip(body)) else { return None };
    let is_row = matches!(strip(&m.receiver), Expr::Path(p) if p.path.is_ident(&row.ident));
    match m.args.first().map(strip) {
        Some(Expr::Closure(c)) if is_row && m.method == "map" => Some((row.ident.clone(), c)),
        _ => None,
    }
}

/// Whether a closure gives its item to a call.
fn gives_away(c: &ExprClosure) -> bool {
    struct Find(Vec<Ident>, bool);
    impl Find {
        fn look<'e>(&mut self, mut args: impl Iterator<Item = &'e Expr>) {
            self.1 |=
                args.any(|a| matches!(a, Expr::Path(p) if p.path.get_ident().is_some_and(|a| self.0.contains(a))));
        }
    }
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr_call(&mut self, call: &'ast ExprCall) {
            self.look(call.args.iter());
            visit::visit_expr_call(self, call);
        }
        fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
            self.look(call.args.iter());
            visit::visit_expr_method_call(self, call);
        }
    }
    let mut find = Find(c.inputs.iter().flat_map(pattern_names).collect(), false);
    find.visit_expr(&c.body);
    find.1
}

/// Whether an expression writes a value out that is no number.
fn has_parts(e: &Expr) -> bool {
    match strip(e) {
        Expr::Block(b) => matches!(b.block.stmts.last(), Some(syn::Stmt::Expr(last, None)) if has_parts(last)),
        e => matches!(e, Expr::Struct(_) | Expr::Tuple(_) | Expr::Array(_) | Expr::Repeat(_)),
    }
}

/// The type that `sum::<T>()` names, or the `let` that it stands in.
fn asked_type<'t>(m: &'t ExprMethodCall, ty: Option<&'t Type>) -> Option<&'t Type> {
    match m.turbofish.as_ref().and_then(|t| t.args.first()) {
        Some(syn::GenericArgument::Type(asked)) => Some(asked),
        _ => ty,
    }
}

/// Whether a type leaves to the compiler what the items are, as `Vec<_>` does.
fn is_open(ty: &Type) -> bool {
    is_vec(ty) && item_of(ty).is_none()
}

/// Whether a type is a vector.
fn is_vec(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Vec"))
}
