//! Calls of functions that have an adjoint of their own.
//!
//! The forward sweep calls the first half of the adjoint, `f::with_pullback`, which returns the value and what it keeps, and the backward sweep calls the
//! second half, `f::pullback`, of what was kept, and what that returns of the arguments. Methods take both at once. The arguments must be as they were: memory that the
//! call or anybody after it writes to is kept.

use super::super::here::{part_index, quote};
use super::super::ir::{Atom, Call, Kept, Stmt, Value};
use super::super::names::{Kind, Root, bar, kept_of, opened};
use super::super::screen::{RESIZING, is_resizing};
use super::super::syntax::{has_length, is_scalar, refuse, repeated_in_vec, strip};
use super::fitting::{Doubt, Fitting};
use super::half::{Half, is_camel, of_type};
use super::matrix::takes_matrix;
use super::operator::INTO_COLLECTION;
use super::refused::{HELD_ITERATOR, check_call, is_held_iterator, is_step_of_iterator};
use super::store::whole;
use super::{Lower, Turned};
use crate::idents::{ByName, is_one_of};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, ExprPath, Ident, Result, Type};

/// The arguments of both calls.
#[derive(Default)]
pub(super) struct Arguments {
    pub(super) forward: Vec<TokenStream>,
    pub(super) back: Vec<TokenStream>,
    pub(super) kept: Vec<Kept>,
    /// The slices of numbers without derivative, by the names of adjoints that nobody reads.
    pub(super) unread: Vec<(Ident, TokenStream)>,
    pub(super) reads: Vec<Root>,
    pub(super) writes: Vec<Root>,
    /// Fields without derivative, and the variables in their places, which are assigned to them behind the call.
    pub(super) given_back: Vec<(Expr, Expr)>,
    /// References in `back` that are lent as the function takes them, by their places, as they are where the types of all arguments are listed.
    pub(super) lent: Vec<(usize, TokenStream)>,
    /// Whether the types have to say if the last argument has an adjoint.
    pub(super) doubt: Option<Doubt>,
}

impl Arguments {
    /// Takes over what others keep, read and write.
    pub(super) fn take_over(&mut self, others: Self) {
        let Self { forward: _, back: _, kept, unread, reads, writes, given_back, lent: _, doubt } = others;
        self.given_back.extend(given_back);
        self.kept.extend(kept);
        self.unread.extend(unread);
        self.reads.extend(reads);
        self.writes.extend(writes);
        self.doubt = self.doubt.or(doubt);
    }
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

/// The call that has just given a value. Fields that it changed may have been assigned behind it.
pub(super) fn call_of<'o>(out: &'o mut [Vec<Stmt>], result: &Ident) -> Option<&'o mut Call> {
    out.last_mut()?.iter_mut().rev().find_map(|stmt| match stmt {
        Stmt::Call(call) if call.result == *result => Some(call),
        _ => None,
    })
}

impl Lower {
    pub(super) fn call(&mut self, e: &Expr, result: bool) -> Result<Ident> {
        let bar_of = |t: &Ident| {
            let b = bar(t);
            quote!(&#b)
        };
        self.call_with(e, result, false, bar_of)
    }

    /// A call whose value becomes an option: the way back takes an adjoint of another name. A method may be one that only `looks` at its struct.
    pub(super) fn opened_call(&mut self, e: &Expr, result: bool, looks: bool) -> Result<Ident> {
        self.call_with(e, result, looks, |t| opened(t).into_token_stream())
    }

    fn call_with(
        &mut self,
        e: &Expr,
        result: bool,
        looks: bool,
        bar_of: impl Fn(&Ident) -> TokenStream,
    ) -> Result<Ident> {
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
        let looks = looks || matches!(inner, Expr::MethodCall(m) if self.looks_at_matrix(m));
        let (mut arguments, mut curried) = (Arguments::default(), None);
        let (callee, back, list) = match inner {
            Expr::Call(c) => {
                let Expr::Path(p) = strip(&c.func) else {
                    return refuse(
                        &c.func,
                        "the adjoint follows calls of functions that are named, and of closures bound by `let`",
                    );
                };
                check_call(c)?;
                if let Some(Kind::Closure(_)) = self.names.kind_of(&c.func) {
                    return refuse(
                        inner,
                        "a closure with a `Result`: the adjoint takes its body for the call, so write a function",
                    );
                }
                if let Some(name) = p.path.get_ident() {
                    if self.names.kind(name).is_some() {
                        return refuse(
                            name,
                            "the adjoint follows functions that are called by their names, and not by a variable: choose by `match`, and call each function in its arm",
                        );
                    }
                    if self.names.screened.functions.has_name(name) {
                        return refuse(
                            name,
                            "the adjoint follows functions that are defined outside of this one: define it there",
                        );
                    }
                }
                if p.path.segments.last().is_some_and(|s| is_camel(&s.ident)) {
                    return self.constructor(p, &c.args.iter().collect::<Vec<_>>());
                }
                let p = &self.with_entries(p);
                if let (true, Some(last)) = (of_type(p), p.path.segments.last()) {
                    self.methods
                        .extend([Half::First, Half::Second].map(|half| half.of_method(&last.ident).to_string()));
                }
                // Where the compiler says that arguments do not fit.
                curried = (!of_type(p)).then(|| Span::call_site().located_at(p.span()));
                (Half::First.of_path(p), Half::Second.of_path(p), &c.args)
            }
            Expr::MethodCall(m) if let Some(bind) = super::nested::binding(m) => {
                let (first, second) = self.nested(m, bind, &mut arguments)?;
                (first, second, &m.args)
            }
            Expr::MethodCall(m) => {
                let is_model = matches!(strip(&m.receiver), Expr::Path(p) if p.path.is_ident("self"));
                let is_active = self.names.active(&m.receiver);
                // A call without a value writes to something.
                let changes = !result && self.is_struct(&m.receiver) && self.is_of_passive_variable(&m.receiver);
                if !is_active && changes {
                    return self.lose(&m.receiver);
                }
                if !is_active && is_one_of(&m.method, &["push_back", "push_front", "insert", "entry"]) {
                    return refuse(&m.method, INTO_COLLECTION);
                }
                // A model that changes is memory like other.
                let is_model = is_model && !self.names.writable(&m.receiver);
                if is_active && !is_model && !self.is_of_user(m) {
                    if self.names.place_of(&m.receiver).is_some_and(|place| place.iterates) {
                        return refuse(
                            &m.method,
                            "the adjoint does not follow an iterator that is asked for one item after the other: write a `for` over it, or take parts by `split_first`",
                        );
                    }
                    if self.is_of_result(m) {
                        let m = ExprMethodCall { receiver: Box::new(self.made(&m.receiver)?), ..m.clone() };
                        return self.call_with(&Expr::MethodCall(m), result, looks, bar_of);
                    }
                    return unknown_method(refused_first(m));
                }
                if is_held_iterator(&m.method) && is_step_of_iterator(&m.receiver) {
                    return refuse(&m.method, HELD_ITERATOR);
                }
                if self.is_of_bound(m) {
                    return refuse(
                        &m.method,
                        "a method of a trait bound has no adjoint: write the type itself in the place of the type parameter, whose method is marked",
                    );
                }
                let (name, turbofish) = (&m.method, &m.turbofish);
                let [first, second] = [Half::First, Half::Second].map(|half| half.of_method(name));
                self.methods.extend([first.to_string(), second.to_string()]);
                let (forward, back) = if is_active && !is_model {
                    self.active_receiver(&m.receiver, looks, &mut arguments)?
                } else {
                    // A struct of constants has adjoints as well, which nobody reads.
                    let typed;
                    let mut m = m;
                    if takes_matrix(m) && self.is_constant_matrix(&m.receiver) {
                        typed =
                            ExprMethodCall { receiver: Box::new(self.typed(&m.receiver).into_owned()), ..m.clone() };
                        m = &typed;
                    }
                    let is_constant = !is_active
                        && self.is_struct(&m.receiver)
                        && (self.names.numeric(&m.receiver) || takes_matrix(m) && self.is_constant_matrix(&m.receiver));
                    if is_active {
                        let shadow = self.names.shadow(&m.receiver)?;
                        arguments.back.push(shadow.into_tokens());
                    }
                    let receiver = match self.receiver(&m.receiver, is_model) {
                        // It changes because it grows, and the words for that say more.
                        Err(_) if is_resizing(name) => return unknown_method(name),
                        receiver => receiver?,
                    };
                    // What is behind a reference, for the words of `HasAdjoint`.
                    let is_lent = is_model && self.names.place_of(&m.receiver).is_some_and(|place| place.view);
                    let receiver = if is_lent { quote!((*#receiver)) } else { receiver };
                    // It must be the same object in the backward sweep.
                    let same = if is_model { receiver.clone() } else { quote!((&#receiver)) };
                    if is_constant {
                        arguments.back.push(quote!(&(#receiver).bar()));
                    }
                    (receiver, same)
                };
                (quote!(#forward.#first #turbofish), quote!(#back.#second #turbofish), &m.args)
            }
            other if fallible.is_some() => {
                return refuse(
                    other,
                    "a result has no adjoint where a variable holds it: write the `?` behind the call that returns it",
                );
            }
            other => return refuse(other, "the adjoint follows calls of functions that are named"),
        };
        let written = self.written(list, &arguments.writes);
        let of_matrices = matches!(inner, Expr::MethodCall(m) if takes_matrix(m));
        let mut fitting = Fitting::default();
        for a in list {
            let (a, before) = (self.apart_from(strip(a), &written)?, arguments.back.len());
            match of_matrices {
                true => self.matrix_argument(&a, looks, &mut arguments)?,
                false => self.argument(&a, result, &mut arguments)?,
            }
            let count = arguments.back.len() - before;
            if curried.is_none() && matches!(inner, Expr::Call(_)) && before == 0 && self.may_be_receiver(&a) {
                let lent = |value: &TokenStream| quote!(::fluxions::adjoint::receiver(&#value));
                arguments
                    .forward
                    .iter_mut()
                    .chain(arguments.back.iter_mut().take(1))
                    .for_each(|value| *value = lent(value));
            }
            if curried.is_none() {
                // A method has a place for an adjoint beside each argument.
                let adjoint = if count == 1 { Some(quote!(())) } else { arguments.back.pop() };
                arguments.back.extend(adjoint.map(|adjoint| found_at(adjoint, a.span())));
            }
            fitting.note(&a, count, arguments.doubt.take());
        }
        let t = self.names.fresh("t");
        let Arguments { forward, back: mut backs, kept, unread, reads, writes, given_back, lent, doubt: _ } = arguments;
        if let (Some(_), Some((field, _))) = (&fallible, given_back.first()) {
            return refuse(
                field,
                "a call that may fail changes this field: lend it a variable, and assign that to the field behind the call",
            );
        }
        backs.push(bar_of(&t));
        self.calls += 1;
        let (site, kept_by_callee) = (self.calls, kept_of(&t));
        let forward = quote!(#callee(#(#forward,)* stack, #site) #fallible);
        let back = match curried {
            Some(_) if fitting.is_needed() => {
                lent.into_iter().for_each(|(at, reference)| backs[at] = reference);
                let list = fitting.list(backs, quote!(&mut stack.site(#site)));
                quote!(::fluxions::adjoint::fitted(#back(#kept_by_callee), #list) #fallible)
            }
            Some(at) => quote_spanned!(at=> #back(#kept_by_callee)(#(#backs,)* &mut stack.site(#site)) #fallible),
            None => quote!(#back(#(#backs,)* #kept_by_callee, stack, #site) #fallible),
        };
        if result {
            self.pool(&t, Some(site));
            self.results.insert(t.to_string());
        }
        if result && !writes.is_empty() {
            self.returned.insert(t.to_string());
        }
        let (result, is_number) = (t.clone(), false);
        let ty = None;
        self.push(Stmt::Call(Call {
            result,
            is_number,
            ty,
            kept_by_callee,
            kept,
            unread,
            forward,
            back,
            reads,
            writes,
        }));
        given_back.iter().try_for_each(|(field, now)| self.assign(field, now))?;
        Ok(t)
    }

    /// Whether the first argument of `Point::norm(p)` may be what a method is called of, by value: the halves of the method take a reference.
    fn may_be_receiver(&self, a: &Expr) -> bool {
        let is_given = match self.names.place_of(a) {
            Some(place) => !place.number && !place.view && !place.lent,
            None => matches!(a, Expr::Call(_) | Expr::MethodCall(_) | Expr::Struct(_)),
        };
        is_given && self.names.active(a)
    }

    /// The value of a call, which has to be of a type: nothing else says that it is a number, or how long an array is that the call returns.
    pub(super) fn called(&mut self, value: Value, ty: Option<&Type>) -> Value {
        let (Value::Group(t), Some(ty)) = (&value, ty) else { return value };
        let Some(call) = call_of(&mut self.out, t) else { return value };
        if is_scalar(ty, &self.names.scalar) {
            call.is_number = true;
            self.pooled.remove(&t.to_string());
            return Value::Number(Atom::Var(t.clone()));
        }
        call.ty = has_length(ty).then(|| ty.clone());
        value
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
            if let (true, Expr::Path(p)) = (self.is_of_passive_variable(&e), whole(&e)) {
                // What is assigned as a whole, or changed by nothing but such methods, may have derivatives.
                let (assigned, changing) = (&self.names.screened.assigned, &self.names.screened.changing);
                let name = p.path.get_ident().map(ToString::to_string);
                let may_be_active = |name: &String| assigned.contains(name) || !changing.contains(name);
                self.turned = name.filter(may_be_active).map(Turned::Active);
            }
            return refuse(
                e,
                "the adjoint calls a method of this object again, and it changes: bind it with `let` as it is here; if it has derivatives, write its type, `let mut p: Point<S> = …`",
            );
        }
        let e = self.names.rename(&self.names.settled_place(&e));
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

    pub(super) fn argument(&mut self, a: &Expr, result: bool, to: &mut Arguments) -> Result<()> {
        if let Expr::Reference(r) = a
            && r.mutability.is_some()
            && repeated_in_vec(strip(&r.expr)).is_some()
            && (self.names.active(a) || self.names.numeric(a))
        {
            // Scratch made on the spot is a variable, whose storage is used again.
            let name = self.names.fresh("scratch");
            self.bind(&syn::parse_quote!(mut #name), None, &r.expr)?;
            return self.argument(&syn::parse_quote!(&mut #name), result, to);
        }
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
        let value = self.operand(inner)?;
        let is_group = matches!(&value, Value::Group(t) if !self.rooms.has_name(t));
        match value {
            Value::Number(Atom::Const(code)) => {
                to.forward.push(code.clone());
                to.back.extend([code.clone(), quote!(&(#code).bar())]);
            }
            Value::Number(Atom::Var(t)) | Value::Group(t) => {
                let code = match a {
                    Expr::Reference(_) => quote!(&#t),
                    // Each half gets one of its own.
                    _ if self.holds_vectors(&t.to_string()) || self.is_struct(inner) => quote!((#t).clone()),
                    _ => quote!(#t),
                };
                let b = bar(&t);
                to.forward.push(code.clone());
                if !is_group && self.doubtful.has_name(&t) {
                    to.doubt = Some(Doubt::MayBe);
                    to.back.extend([code, quote!(::fluxions::adjoint::FloatOr(#t, &#b).bar())]);
                    return Ok(());
                }
                if is_group && (self.may_be_plain(inner) || matches!(inner, Expr::Call(_))) {
                    to.doubt = Some(Doubt::MayBe);
                    self.unsure.insert(t.to_string());
                }
                // What an item is and what a call returns may be a tuple, whose adjoint has an adjoint for each part.
                let may_be_tuple =
                    matches!(a, Expr::Index(_) | Expr::Field(_) | Expr::Unary(_) | Expr::Call(_) | Expr::MethodCall(_));
                let bar = if is_group && may_be_tuple { quote!((&#b).given()) } else { quote!(&#b) };
                to.back.extend([code, bar]);
            }
            _ => return refuse(a, "there is no value for this argument"),
        }
        Ok(())
    }

    /// A part of a tuple: its adjoint is a part of a tuple, too.
    pub(super) fn part(&mut self, mut parts: Parts, e: &Expr, result: bool, to: &mut Arguments) -> Result<Parts> {
        let mut one = Arguments::default();
        self.argument(strip(e), result, &mut one)?;
        parts.forward.append(&mut one.forward);
        let mut back = std::mem::take(&mut one.back).into_iter();
        if let Some(value) = back.next() {
            // What has no numbers has none in the adjoint, and a float has that of a float.
            let beside = || quote!(::fluxions::adjoint::BesideNumber(&#value).bar().behind());
            parts.bars.push(back.next().unwrap_or_else(beside));
            parts.back.push(value);
        }
        to.take_over(one);
        Ok(parts)
    }

    /// `Point(x, y)`: a struct without names.
    fn constructor(&mut self, p: &ExprPath, args: &[&Expr]) -> Result<Ident> {
        if let Some(path) = self.path_of_variant(&p.path)
            && let Value::Group(t) = self.variant(&path, args)?
        {
            return Ok(t);
        }
        let values = args.iter().map(|a| self.operand(a)).collect::<Result<Vec<_>>>()?;
        let code: Vec<_> = values.iter().map(|value| self.as_part(value)).collect();
        let t = self.names.fresh("t");
        self.pool_whole(&t, &values);
        let (accesses, pattern) = if p.path.get_ident().is_some_and(|name| name != "Self") {
            // It may be a variant that is imported by a `use Shape::*`, whose parts have no other names.
            let bars = self.names_of_parts(values.len());
            let pattern = quote!(#p(#(#bars),*));
            (bars.into_iter().map(ToTokens::into_token_stream).collect(), Some(pattern))
        } else {
            ((0..values.len()).map(part_index).map(|i| quote!(.#i)).collect::<Vec<_>>(), None)
        };
        let parts = accesses.into_iter().zip(values).collect();
        self.push(Stmt::Group { t: t.clone(), code: quote!(#p(#(#code),*)), parts, pattern });
        Ok(t)
    }
}

/// Code that is found where the argument stands: so are the words of the compiler.
fn found_at(code: TokenStream, argument: Span) -> TokenStream {
    let at = |mut token: TokenTree| {
        // The name of a variable is that of another one elsewhere.
        if !matches!(token, TokenTree::Ident(_)) {
            token.set_span(argument);
        }
        token
    };
    code.into_iter().map(at).collect()
}

/// The method that has no adjoint in `list.pop().unwrap()`.
fn refused_first(m: &syn::ExprMethodCall) -> &Ident {
    match strip(&m.receiver) {
        Expr::MethodCall(inner) if is_resizing(&inner.method) => refused_first(inner),
        _ => &m.method,
    }
}

/// Refuses a method of something with derivatives.
pub(super) fn unknown_method<T>(name: &Ident) -> Result<T> {
    if is_resizing(name) {
        return refuse(
            name,
            format!(
                "`{name}` of this list has no adjoint: a variable of the function that is a list has `{}`; behind a reference a list keeps its length: \
                 return what is new, or the list",
                RESIZING.join("`, `")
            ),
        );
    }
    if is_held_iterator(name) {
        return refuse(name, HELD_ITERATOR);
    }
    refuse(
        name,
        format!(
            "the adjoint does not know what `{name}` does with derivatives: it knows the functions of `Scalar`, parts of slices, and the ends of \
             iterators `sum`, `product`, `fold`, `for_each`, `collect`; write a loop or a `match`, or a function marked `#[differentiable(adjoint)]`, or by `adjoint_by = RecordedTape::new()`; \
             a struct of yours is known by its type, `let p: Point<S> = …`"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::super::super::text;
    use syn::{ItemFn, parse_quote};

    /// Whether the code asks a value of a call for its adjoint, because it may be anything.
    fn asks(f: &ItemFn) -> bool {
        text(f).contains("bar_in")
    }

    #[test]
    fn a_value_of_a_written_type_is_a_number() {
        let numbers: [ItemFn; 4] = [
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> S {
                    g(x)
                }
            ),
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> Result<S, E> {
                    g(x)
                }
            ),
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> S {
                    let y: S = g(x);
                    y * y
                }
            ),
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> S {
                    let mut y: S = g(x);
                    y += x[0];
                    y
                }
            ),
        ];
        numbers.iter().for_each(|f| assert!(!asks(f), "{}", quote::quote!(#f)));
        let others: [ItemFn; 4] = [
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> Vec<S> {
                    g(x)
                }
            ),
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> S {
                    let y = g(x);
                    y * y
                }
            ),
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> S {
                    let y: Pair<S> = g(x);
                    y.a * y.b
                }
            ),
            parse_quote!(
                fn f<S: Scalar>(x: &[S]) -> S {
                    let y: (S, S) = g(x);
                    y.0 * y.1
                }
            ),
        ];
        others.iter().for_each(|f| assert!(asks(f), "{}", quote::quote!(#f)));
    }
}
