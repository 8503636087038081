//! Lists that grow and shrink at their ends.

use super::super::activity::{is_plain, makes_text};
use super::super::code::Code;
use super::super::counts::passive;
use super::super::here::quote;
use super::super::ir::{Call, Change, Stmt, Value, Variable};
use super::super::names::{Kind, Root, kept_of};
use super::super::screen::is_resizing;
use super::super::syntax::{called_names, refuse, strip};
use super::Lower;
use super::ends::needs_loops;
use super::reduce::without_maps;
use super::touched::has_field;
use crate::idents::{ByName, is_one_of};
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::{Expr, ExprMethodCall, Ident, Result};

/// A list of the function, or one that is a part of a variable.
pub(super) struct List {
    place: Code,
    shadow: Code,
    roots: Vec<Root>,
    variable: Variable,
}

impl Lower {
    /// The list that an expression is.
    fn list(&mut self, e: &Expr) -> Result<List> {
        let Some(variable) = self.variable_of(e) else { return refuse(e, "a list of the function is needed here") };
        let e = &self.settle(e)?;
        let (place, shadow, hold) = (self.names.rename(e), self.names.shadow(e)?, self.names.hold(e));
        Ok(List { place: Code::of(&place), shadow, roots: hold.roots, variable })
    }

    fn resize(&mut self, list: List, change: Change) {
        let List { place, shadow, roots, variable } = list;
        self.push(Stmt::Resize { list: place, shadow, roots, variable, change });
    }

    /// Whether a method changes the length of a list of integers, floats or truth values: a part of what stands behind a reference, whose type is asked
    /// below, or a list that gets such a value.
    pub(super) fn is_of_plain_list(&self, m: &ExprMethodCall) -> bool {
        let (list, args) = (strip(&m.receiver), &m.args);
        // Numbers have no order of that kind, and are no texts.
        if is_one_of(&m.method, &["sort", "sort_unstable"]) && args.is_empty() || m.method == "push_str" {
            return self.names.active(list) && self.names.is_place(list);
        }
        if !matches!(list, Expr::Field(_)) || !is_resizing(&m.method) {
            return false;
        }
        let is_active = |a| self.names.active(a);
        match self.variable_of(list) {
            Some(_) => m.method == "push" && args.iter().all(|a| !is_active(a) && self.is_plain_item(a)),
            None => self.names.writable(list) && args.iter().all(|a| !is_active(a) || self.is_of_fields(a)),
        }
    }

    /// Whether an expression is computed from nothing but fields and floats: a field may be a float.
    pub(super) fn is_of_fields(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Binary(b) => self.is_of_fields(&b.left) && self.is_of_fields(&b.right),
            Expr::Unary(u) => self.is_of_fields(&u.expr),
            Expr::Index(i) => self.is_of_fields(&i.expr),
            Expr::Tuple(t) => t.elems.iter().all(|e| self.is_of_fields(e)),
            Expr::Field(_) => true,
            e => match self.names.kind_of(e) {
                Some(Kind::Number(number)) => self.doubtful.has_name(number),
                _ => !self.names.active(e) || self.may_be_float(e) || self.comes_from_field(e),
            },
        }
    }

    /// Whether an expression is an integer, a float or a truth value by its form, or a tuple of them.
    fn is_plain_item(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Lit(_) | Expr::Cast(_) => true,
            // Texts.
            Expr::Macro(m) => makes_text(&m.mac),
            Expr::Call(c) => called_names(&c.func).is_some_and(|(of, _)| of.is_some_and(|of| of == "String")),
            Expr::MethodCall(m) => m.method == "to_string",
            Expr::Tuple(t) => t.elems.iter().all(|e| self.is_plain_item(e)),
            Expr::Unary(u) => self.is_plain_item(&u.expr),
            // No literal and no cast stands on both sides of a number.
            Expr::Binary(b) => self.is_plain_item(&b.left) && self.is_plain_item(&b.right),
            e => self.names.is_counted(e),
        }
    }

    /// Such a method is called in the forward sweep, and has no way back.
    pub(super) fn change_plain_list(&mut self, m: &ExprMethodCall) -> Result<()> {
        self.call_of_plain_list(m, |call| quote!({ #call; })).map(drop)
    }

    /// `let k = self.queue.pop().unwrap();` of a list behind a reference, or of one that `has_plain_items` by their use. Returns what was taken out, whose type is asked, too:
    /// it has no derivative.
    pub(super) fn plain_item(&mut self, e: &Expr, has_plain_items: bool) -> Result<Option<Expr>> {
        let Expr::MethodCall(outer) = strip(e) else { return Ok(None) };
        let is_unwrap = match outer.args.first().map(strip) {
            Some(Expr::Closure(c)) => outer.method == "map" && is_plain(&c.body),
            _ => is_one_of(&outer.method, &["unwrap", "expect", "unwrap_or", "unwrap_or_default"]),
        };
        let m = match strip(&outer.receiver) {
            Expr::MethodCall(inner) if is_unwrap => inner,
            _ => outer,
        };
        let has_plain_items = has_plain_items || is_unwrap && outer.method == "map";
        let (list, is_active) = (strip(&m.receiver), |a: &Expr| self.names.active(a));
        let is_taken = is_one_of(&m.method, &["pop", "remove", "swap_remove"])
            && matches!(list, Expr::Field(_))
            && (has_plain_items || self.variable_of(list).is_none() && self.names.writable(list))
            && is_active(e)
            && !m.args.iter().chain(outer.args.iter().filter(|_| is_unwrap)).any(is_active);
        if !is_taken {
            return Ok(None);
        }
        let unwrap = is_unwrap.then(|| {
            let (method, args) = (&outer.method, outer.args.iter().map(|a| self.names.rename(a)));
            quote!(.#method(#(#args),*))
        });
        let item = self.call_of_plain_list(m, |call| quote!(#call #unwrap))?;
        Ok(Some(passive(&variable(item))))
    }

    /// Such a call, and what becomes of it.
    fn call_of_plain_list(
        &mut self,
        m: &ExprMethodCall,
        then: impl FnOnce(TokenStream) -> TokenStream,
    ) -> Result<Ident> {
        let list = self.settle(&m.receiver)?;
        let place = self.names.rename(&list);
        let asked = quote_spanned!(m.method.span()=> ::fluxions::adjoint::plain_list(__list););
        self.call_forward(m, &list, |call| {
            let value = then(quote!(#place.#call));
            quote!({ let __list = &#place; #asked (#value, ()) })
        })
    }

    /// A method of a place that is called in the forward sweep, may change the place, and has no way back. `forward` gets its name with its arguments.
    pub(super) fn call_forward(
        &mut self,
        m: &ExprMethodCall,
        place: &Expr,
        forward: impl FnOnce(TokenStream) -> TokenStream,
    ) -> Result<Ident> {
        m.args.iter().for_each(|a| self.heed(a));
        let args: Vec<_> = m.args.iter().map(|a| self.names.rename(a)).collect();
        let (t, method, roots) = (self.names.fresh("t"), &m.method, self.names.hold(place).roots);
        self.push(Stmt::Call(Call {
            result: t.clone(),
            is_number: false,
            ty: None,
            kept_by_callee: kept_of(&t),
            kept: vec![],
            unread: vec![],
            forward: forward(quote!(#method(#(#args),*))),
            back: quote!(()),
            reads: roots.clone(),
            writes: roots,
        }));
        Ok(t)
    }

    /// `list.push(x)`
    pub(super) fn push_item(&mut self, list: &Expr, item: &Expr) -> Result<()> {
        let item = match self.operand(item)? {
            Value::Unit | Value::Never(_) => return refuse(item, "there is no value for this item"),
            item => item,
        };
        self.note_mixed_variable(list, &item)?;
        let list = self.list(list)?;
        self.resize(list, Change::Push(item));
        Ok(())
    }

    /// `list.extend(items)`, and `list.extend_from_slice(items)`
    pub(super) fn extend(&mut self, m: &ExprMethodCall) -> Result<()> {
        let (list, items) = (&m.receiver, strip(&m.args[0]));
        let items: Expr = match items {
            Expr::Reference(r) if !self.names.is_place(&r.expr) => {
                let made = &r.expr;
                syn::parse_quote!((#made).iter())
            }
            made if m.method == "extend_from_slice" || matches!(made, Expr::Call(_)) => {
                syn::parse_quote!((#made).iter())
            }
            items => items.clone(),
        };
        if needs_loops(&items) {
            return self.effect(&syn::parse_quote!(for __item in #items { #list.push(__item); }));
        }
        self.push_each(list, &items)
    }

    /// Pushes the items of an iterator with `map`s. Without one they may be references.
    pub(super) fn push_each(&mut self, list: &Expr, items: &Expr) -> Result<()> {
        let is_mapped = !without_maps(items).1.is_empty();
        let item: Expr = if is_mapped { syn::parse_quote!(__item) } else { syn::parse_quote!(__item.clone()) };
        self.chain(items, &syn::parse_quote!(__item), None, |l| l.push_item(list, &item))
    }

    /// `list.truncate(n)`
    pub(super) fn truncate(&mut self, m: &ExprMethodCall) -> Result<()> {
        let (list, n) = (&m.receiver, &m.args[0]);
        self.effect(&syn::parse_quote!({
            let __n = #n;
            while #list.len() > __n {
                #list.pop();
            }
        }))
    }

    /// `list.pop()`, and what unwraps it, as in `list.pop().unwrap()`.
    pub(super) fn as_pop<'e>(&self, e: &'e Expr) -> Option<(&'e ExprMethodCall, Option<&'e ExprMethodCall>)> {
        let Expr::MethodCall(m) = strip(e) else { return None };
        if m.method == "unwrap" || m.method == "expect" {
            return self.as_pop(&m.receiver).filter(|(_, unwrap)| unwrap.is_none()).map(|(pop, _)| (pop, Some(m)));
        }
        let is_pop = m.method == "pop" && m.args.is_empty() && self.variable_of(&m.receiver).is_some();
        is_pop.then_some((m, None))
    }

    pub(super) fn pop(&mut self, m: &ExprMethodCall, unwrap: Option<&ExprMethodCall>) -> Result<Value> {
        let unwrap = unwrap.map(|m| {
            let (method, message) = (&m.method, m.args.iter().map(|a| self.names.rename(a)));
            quote!(.#method(#(#message),*))
        });
        let list = self.list(&m.receiver)?;
        let t = self.names.fresh("t");
        self.pool(&t, None);
        if has_field(&m.receiver) {
            self.note_copy_of_field(&t);
        }
        if self.is_mixed(&m.receiver) {
            self.note_mixed(&t);
        }
        self.resize(list, Change::Pop { t: t.clone(), unwrap });
        Ok(Value::Group(t))
    }
}
