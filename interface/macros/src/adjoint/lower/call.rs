//! Calls of functions that have an adjoint of their own.
//!
//! The forward sweep calls the first half of the adjoint, `f::with_pullback`, which returns the value and what it keeps, and the backward sweep calls the
//! second half, `f::pullback`. That one needs the arguments as they were: memory that the call or anybody after it writes to is kept.

use super::super::ir::{Atom, Call, Kept, Stmt, Value};
use super::super::names::{Kind, Root, bar};
use super::super::screen::lends;
use super::super::syntax::{refuse, strip};
use super::Lower;
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprPath, Ident, Result};

/// The arguments of both calls.
#[derive(Default)]
pub(super) struct Arguments {
    forward: Vec<TokenStream>,
    pub(super) back: Vec<TokenStream>,
    kept: Vec<Kept>,
    unread: Vec<(Ident, TokenStream)>,
    reads: Vec<Root>,
    writes: Vec<Root>,
}

/// The parts of an argument that is a tuple.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) forward: Vec<TokenStream>,
    pub(super) back: Vec<TokenStream>,
    pub(super) bars: Vec<TokenStream>,
}

impl Parts {
    fn give(self, to: &mut Arguments) {
        let Self { forward, back, bars } = self;
        to.forward.push(quote!((#(#forward,)*)));
        to.back.extend([quote!((#(#back,)*)), quote!((#(#bars,)*))]);
    }
}

/// The name of a method's adjoint.
pub(in crate::adjoint) fn adjoint_of(method: &Ident) -> Ident {
    format_ident!("{}__adjoint", method.to_string().trim_start_matches("r#"), span = method.span())
}

/// Which function of an adjoint is meant.
#[derive(Clone, Copy)]
pub(in crate::adjoint) enum Half {
    /// Forward: the value, and what is kept.
    First,
    /// Back.
    Second,
}

impl Half {
    pub(in crate::adjoint) fn name(self) -> &'static str {
        match self {
            Self::First => "with_pullback",
            Self::Second => "pullback",
        }
    }

    /// The name of this half of a method's adjoint.
    pub(in crate::adjoint) fn of_method(self, method: &Ident) -> Ident {
        let method_name = method.to_string();
        format_ident!("{}__{}", method_name.trim_start_matches("r#"), self.name(), span = method.span())
    }

    /// That of `module::f` is `module::f::with_pullback`, since it comes along where `f` is imported. That of `Type::f` is
    /// `Type::f__with_pullback`.
    fn of_path(self, p: &ExprPath) -> TokenStream {
        let mut p = p.clone();
        let segments = &mut p.path.segments;
        let of_type = p.qself.is_some() || segments.iter().rev().nth(1).is_some_and(|s| is_camel(&s.ident));
        let Some(last) = segments.last_mut() else { return quote!(#p) };
        let arguments = std::mem::take(&mut last.arguments);
        if of_type {
            last.ident = self.of_method(&last.ident);
            last.arguments = arguments;
        } else {
            let mut half = syn::PathSegment::from(Ident::new(self.name(), last.ident.span()));
            half.arguments = arguments;
            segments.push(half);
        }
        quote!(#p)
    }
}

/// Whether a name is that of a type or a variant.
fn is_camel(name: &Ident) -> bool {
    name.to_string().chars().next().is_some_and(char::is_uppercase)
}

impl Lower {
    pub(super) fn call(&mut self, e: &Expr, result: bool) -> Result<Ident> {
        let (inner, fallible) = match e {
            Expr::Try(t) => match strip(&t.expr) {
                // What becomes of the error has no derivative.
                Expr::MethodCall(m) if m.method == "map_err" && m.args.iter().all(|a| !self.names.active(a)) => {
                    let (name, args) = (&m.method, m.args.iter().map(|a| self.names.rename(a)));
                    (strip(&m.receiver), Some(quote!(.#name(#(#args),*)?)))
                }
                inner => (inner, Some(quote!(?))),
            },
            e => (e, None),
        };
        let mut arguments = Arguments::default();
        let (callee, back, list) = match inner {
            Expr::Call(c) => {
                let Expr::Path(p) = strip(&c.func) else {
                    return refuse(
                        &c.func,
                        "the adjoint follows calls of functions that are named, and of closures bound by `let`",
                    );
                };
                if let Some(Kind::Closure(_)) = self.names.kind_of(&c.func) {
                    return refuse(
                        inner,
                        "a closure with a `Result`: the adjoint takes its body for the call, so write a function",
                    );
                }
                if let Some(name) = p.path.get_ident()
                    && (self.names.screened.functions.contains(&name.to_string())
                        || self.names.get(&name.to_string()).is_some())
                {
                    return refuse(
                        name,
                        "the adjoint follows functions that are defined outside of this one: define it there",
                    );
                }
                if p.path.segments.last().is_some_and(|s| is_camel(&s.ident)) {
                    return self.constructor(p, &c.args.iter().collect::<Vec<_>>());
                }
                (Half::First.of_path(p), Half::Second.of_path(p), &c.args)
            }
            Expr::MethodCall(m) if let Some(bind) = super::nested::binding(m) => {
                let (first, second) = self.nested(m, bind, &mut arguments)?;
                (first, second, &m.args)
            }
            Expr::MethodCall(m) => {
                let is_model = matches!(strip(&m.receiver), Expr::Path(p) if p.path.is_ident("self"));
                if self.names.active(&m.receiver) && !is_model {
                    return unknown_method(&m.method);
                }
                if self.names.active(&m.receiver) {
                    let shadow = self.names.shadow(&m.receiver)?;
                    arguments.back.push(shadow);
                }
                let (receiver, name) = (self.receiver(&m.receiver, is_model)?, &m.method);
                let turbofish = &m.turbofish;
                let [first, second] = [Half::First, Half::Second].map(|half| half.of_method(name));
                // It must be the same object in the backward sweep.
                let same = if is_model { receiver.clone() } else { quote!((&#receiver)) };
                (quote!(#receiver.#first #turbofish), quote!(#same.#second #turbofish), &m.args)
            }
            other => return refuse(other, "the adjoint follows calls of functions that are named"),
        };
        list.iter().try_for_each(|a| self.argument(strip(a), result, &mut arguments))?;
        let t = self.names.fresh("t");
        let Arguments { forward, back: mut backs, kept, unread, reads, writes } = arguments;
        if result {
            let b = bar(&t);
            backs.push(quote!(&#b));
        }
        self.calls += 1;
        let (site, kept_by_callee) = (self.calls, format_ident!("back_{t}_bar"));
        let forward = quote!(#callee(#(#forward,)* stack, #site) #fallible);
        let back = quote!(#back(#kept_by_callee, #(#backs,)* stack, #site) #fallible);
        let result = result.then(|| t.clone());
        self.push(Stmt::Call(Call { result, kept_by_callee, kept, unread, forward, back, reads, writes }));
        Ok(t)
    }

    /// What a method is called of, as it will be in the backward sweep.
    pub(super) fn receiver(&mut self, e: &Expr, is_model: bool) -> Result<TokenStream> {
        let mut e = e.clone();
        if !is_model {
            self.freeze_indices(&mut e);
            self.heed(&e);
        }
        let is_place = matches!(strip(&e), Expr::Path(_) | Expr::Index(_) | Expr::Field(_));
        if !is_model && !is_place && self.names.unsteady(&e) {
            // It is made here, once.
            return Ok(self.freeze(&e));
        }
        if !is_model && self.names.unsteady(&e) {
            return refuse(
                e,
                "the adjoint calls a method of this object again, and it changes: bind it with `let` as it is here",
            );
        }
        let e = self.names.rename(&e);
        Ok(quote!(#e))
    }

    fn freeze_indices(&mut self, e: &mut Expr) {
        match e {
            Expr::Index(i) => {
                self.freeze_indices(&mut i.expr);
                self.freeze_index(&mut i.index);
            }
            Expr::Field(f) => self.freeze_indices(&mut f.base),
            Expr::Paren(p) => self.freeze_indices(&mut p.expr),
            _ => {}
        }
    }

    fn argument(&mut self, a: &Expr, result: bool, to: &mut Arguments) -> Result<()> {
        if !self.names.active(a) {
            return self.passive_argument(a, to);
        }
        let by_mut = matches!(a, Expr::Reference(r) if r.mutability.is_some());
        let is_memory = self.names.is_view(a) || self.names.place_of(a).is_some_and(|p| !p.number);
        if is_memory || by_mut {
            return self.memory_argument(a, by_mut, result, to);
        }
        if let Expr::Tuple(t) = a {
            return t
                .elems
                .iter()
                .try_fold(Parts::default(), |parts, e| self.part(parts, e, result, to))
                .map(|p| p.give(to));
        }
        let inner = match a {
            Expr::Reference(r) => strip(&r.expr),
            a => a,
        };
        match self.operand(inner)? {
            Value::Number(Atom::Const(code)) => {
                to.forward.push(code.clone());
                to.back.extend([code.clone(), quote!(&(#code).bar())]);
            }
            Value::Number(Atom::Var(t)) | Value::Group(t) => {
                let (b, reference) = (bar(&t), matches!(a, Expr::Reference(_)).then(|| quote!(&)));
                to.forward.push(quote!(#reference #t));
                to.back.extend([quote!(#reference #t), quote!(&#b)]);
            }
            _ => return refuse(a, "there is no value for this argument"),
        }
        Ok(())
    }

    /// A part of a tuple: its adjoint is a part of a tuple, too.
    pub(super) fn part(&mut self, mut parts: Parts, e: &Expr, result: bool, to: &mut Arguments) -> Result<Parts> {
        let mut one = Arguments::default();
        self.argument(strip(e), result, &mut one)?;
        parts.forward.extend(one.forward);
        let mut back = one.back.into_iter();
        if let Some(value) = back.next() {
            parts.bars.push(back.next().unwrap_or_else(|| quote!(&(#value).bar())));
            parts.back.push(value);
        }
        to.kept.extend(one.kept);
        to.unread.extend(one.unread);
        to.reads.extend(one.reads);
        to.writes.extend(one.writes);
        Ok(parts)
    }

    fn memory_argument(&mut self, a: &Expr, by_mut: bool, result: bool, to: &mut Arguments) -> Result<()> {
        let settled = self.settle(a)?;
        let (value, shadow, hold) =
            (self.names.rename(&settled), self.names.shadow(&settled)?, self.names.hold(&settled));
        let writable = self.names.writable(&settled);
        // A function with a result gets a reference that cannot be written to, unless it says `&mut`: else the compiler objects.
        let written = by_mut || !result && writable;
        let is_reference = matches!(settled, Expr::Reference(_));
        let value = match (writable && !written, is_reference || self.names.is_view(&settled)) {
            (true, true) if !is_reference => quote!(&*#value),
            _ => quote!(#value),
        };
        let by_value = self.names.place_of(&settled).is_some_and(|p| p.owned);
        to.forward.push(value.clone());
        to.reads.extend(&hold.roots);
        if written {
            to.writes.extend(&hold.roots);
        }
        if hold.mutable {
            let name = self.names.fresh("kept");
            to.back.push(if by_value { quote!((*#name).clone()) } else { quote!(#name) });
            to.kept.push(Kept { name, value, roots: hold.roots, written });
        } else {
            to.back.push(value);
        }
        to.back.push(if is_reference || self.names.is_view(a) { shadow } else { quote!(&#shadow) });
        Ok(())
    }

    fn passive_argument(&mut self, a: &Expr, to: &mut Arguments) -> Result<()> {
        if let Expr::Reference(r) = a
            && r.mutability.is_some()
            && self.names.numeric(a)
        {
            // Scratch made on the spot.
            let e = self.names.rename(a);
            to.forward.push(quote!(#e));
            to.back.extend([quote!(#e), quote!(&(*#e).bar())]);
            return Ok(());
        }
        if lends(a) && !matches!(a, Expr::Closure(_)) {
            return refuse(
                a,
                "the adjoint calls the function again, which would change this once more: let the function return what is new",
            );
        }
        let code = self.freeze(a);
        to.forward.push(code.clone());
        to.back.push(match a {
            Expr::Path(_) if !self.names.numeric(a) => quote_spanned!(a.span()=> ::fluxions::adjoint::again(#code)),
            _ => code.clone(),
        });
        if self.names.numeric(a) && self.names.is_slice(a) {
            let name = self.names.fresh("unread");
            to.back.push(quote!(#name));
            to.unread.push((name, code));
        } else if self.names.numeric(a) {
            to.back.push(quote!(&(#code).bar()));
        }
        Ok(())
    }

    /// `Point(x, y)`: a struct without names.
    fn constructor(&mut self, p: &ExprPath, args: &[&Expr]) -> Result<Ident> {
        let values = args.iter().map(|a| self.operand(a)).collect::<Result<Vec<_>>>()?;
        let code: Vec<_> = values.iter().map(Value::tokens).collect();
        let t = self.names.fresh("t");
        let with_access = |(i, value)| {
            let i = syn::Index::from(i);
            (quote!(.#i), value)
        };
        let parts = values.into_iter().enumerate().map(with_access).collect();
        self.push(Stmt::Group { t: t.clone(), code: quote!(#p(#(#code),*)), parts });
        Ok(t)
    }
}

/// Refuses a method of something with derivatives.
pub(super) fn unknown_method<T>(name: &Ident) -> Result<T> {
    if name == "push" || name == "extend" {
        return refuse(
            name,
            "a vector that grows has no place for its adjoint: make it with its length, `vec![S::zero(); n]`, and set its elements; or do it in a function \
             marked `#[differentiable(adjoint_by = RecordedTape::new())]`",
        );
    }
    refuse(
        name,
        format!(
            "the adjoint does not know what `{name}` does with derivatives: it knows the functions of `Scalar`, parts of slices, and the ends of \
             iterators `sum`, `product`, `fold`, `for_each`, `collect`; write a loop, or a function marked `#[differentiable(adjoint)]`, or by `adjoint_by = RecordedTape::new()`"
        ),
    )
}
