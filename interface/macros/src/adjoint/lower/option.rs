//! Options that are used where they are made, as the branches that they stand for.
//!
//! `x.iter().copied().reduce(S::max).map(|m| m * 2.0).unwrap_or(x[0])` is
//!
//! ```text
//! {
//!     …                                  // the loops of `found`, which set these two
//!     if __found { let m = __value; m * 2.0 } else { x[0] }
//! }
//! ```
//!
//! What a helper returns is taken apart by `if let Some(m) = h(x) { … } else { … }` in the same way.

use super::super::control::always_fits;
use super::super::here::quote;
use super::super::syntax::{has_question, is_some, is_some_path, refuse, strip, untyped};
use super::Lower;
use super::constant::is_none;
use super::present::is_none_pattern;
use super::refused::QUESTION_IN_CLOSURE;
use super::value::computed_first;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use syn::{Expr, ExprClosure, ExprIf, ExprMatch, ExprMethodCall, Pat, Result, Stmt};

/// What an option has in it.
#[derive(Clone)]
pub(super) struct Inner {
    /// It as an expression.
    pub(super) value: TokenStream,
    pub(super) by: By,
}

/// What the user has of what is in an option.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum By {
    /// The value.
    Value,
    /// A reference to what is a variable here.
    Lent,
    /// A reference, as here.
    Reference,
}

impl Inner {
    fn of(value: TokenStream) -> Self {
        Self { value, by: By::Value }
    }

    /// Statements that give it the user's name.
    fn named(&self, pat: &Pat) -> TokenStream {
        let value = &self.value;
        match self.by {
            By::Lent => quote!(let __some = #value; let #pat = &__some;),
            _ => quote!(let #pat = #value;),
        }
    }

    /// It by value.
    fn owned(&self) -> TokenStream {
        let value = &self.value;
        match self.by {
            By::Reference => quote!(#value.clone()),
            _ => quote!(#value),
        }
    }

    fn copied(&self) -> Self {
        Self::of(self.owned())
    }
}

/// What becomes of what is in an option.
type Then<'a> = &'a dyn Fn(&Inner) -> TokenStream;

impl Lower {
    /// The use of an option: `unwrap`, `unwrap_or`, `map_or` and their like.
    pub(super) fn as_use(&self, e: &Expr) -> Result<Option<Expr>> {
        let Expr::MethodCall(m) = strip(e) else { return Ok(None) };
        let (option, args) = (strip(&m.receiver), m.args.iter().map(strip).collect::<Vec<_>>());
        if !self.is_use(e) {
            return Ok(None);
        }
        let owned: Then<'_> = &Inner::owned;
        let panics = is_one_of(&m.method, &["unwrap", "expect"]);
        let option = &*if panics { self.option_or_panic(option) } else { self.option_of_call(option) };
        let code = match (m.method.to_string().as_str(), &args[..]) {
            ("unwrap" | "expect", _) => {
                let message =
                    args.first().map_or_else(|| quote!("called `Option::unwrap()` on a `None` value"), |a| quote!(#a));
                self.taken(option, owned, &quote!({ ::core::panic!("{}", #message) }))?
            }
            ("unwrap_or", [other]) => {
                let (first, other) = self.in_any_case(option, other)?;
                let taken = self.taken(option, owned, &other)?;
                quote!(#first #taken)
            }
            ("unwrap_or_else", [f]) => self.taken(option, owned, &called(f))?,
            ("map_or", [other, f]) => {
                let (first, other) = self.in_any_case(option, other)?;
                let taken = self.taken(option, &|v| applied(f, v), &other)?;
                quote!(#first #taken)
            }
            ("map_or_else", [other, f]) => self.taken(option, &|v| applied(f, v), &called(other))?,
            _ => return Ok(None),
        };
        syn::parse2(quote!({ #code })).map(Some)
    }

    /// The value in the place of an option that is none, and what computes it first. Behind an option that changes what it may look at, it is computed where it
    /// is needed, if it changes nothing itself.
    fn in_any_case(&self, option: &Expr, e: &Expr) -> Result<(Option<TokenStream>, TokenStream)> {
        let (first, value) = computed_first(e);
        if first.is_some() && !self.may_change_more(option) {
            return Ok((first, value));
        }
        if first.is_some() && (self.may_change_more(e) || has_question(e)) {
            return refuse(
                e,
                "this is computed behind the option, and both change something: bind the option with `let` before",
            );
        }
        Ok((None, referred(e)))
    }

    /// Whether an expression is such a use, of what is no option that has a name.
    pub(super) fn is_use(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        // The number of its arguments.
        let count = match m.method.to_string().as_str() {
            "unwrap" => 0,
            "expect" | "unwrap_or" | "unwrap_or_else" => 1,
            "map_or" | "map_or_else" => 2,
            _ => return false,
        };
        let option = strip(&m.receiver);
        // What has an error is no option.
        let is_result = matches!(m.args.first().map(strip), Some(Expr::Closure(c)) if m.method == "unwrap_or_else" && !ignores_arguments(c))
            || matches!(option, Expr::MethodCall(m) if m.method == "call");
        let is_known = is_result || self.has_name_or_is_view(option) || self.as_pop(e).is_some();
        let is_active = self.names.active(option)
            || m.args.iter().any(|a| self.names.active(a)) && m.method != "expect" && is_plain_option(option);
        m.args.len() == count && !is_known && is_active
    }

    /// Whether an expression is a place, or a reference to a part of one.
    pub(super) fn has_name_or_is_view(&self, e: &Expr) -> bool {
        self.names.is_place(e) || self.names.is_view(e) && !self.is_last_of_own(e)
    }

    /// Whether an expression is an option by its form: one that is found by an iterator, or made of another one.
    pub(super) fn is_option(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        match (m.method.to_string().as_str(), m.args.len()) {
            ("reduce" | "max_by" | "min_by" | "find" | "find_map" | "nth", 1) | ("last" | "next", 0) => self.finds(m),
            ("and_then" | "filter" | "or_else", 1)
                if matches!(strip(&m.args[0]), Expr::Closure(_)) && self.is_held_option(&m.receiver) =>
            {
                true
            }
            ("or", 1) if self.is_held_option(&m.receiver) => true,
            ("map" | "and_then" | "filter" | "or" | "or_else", 1) => {
                self.is_option(&m.receiver) || is_place_in_list(&m.receiver) || self.is_option_of_call(m)
            }
            ("copied" | "cloned", 0) => self.is_option(&m.receiver) || self.is_part(&m.receiver),
            ("zip", 1) => self.is_zipped(m),
            _ => false,
        }
    }

    /// Whether a method that options alone have is called of what a call returns: `f(x).or_else(|| g(x))`, `f(x).map(h).filter(|v| …)`. No call returns an iterator
    /// over numbers.
    fn is_option_of_call(&self, m: &ExprMethodCall) -> bool {
        let is_of_options = match strip(&m.args[0]) {
            Expr::Closure(c) if m.method == "or_else" => c.inputs.is_empty(),
            Expr::Closure(_) => m.method == "filter",
            Expr::Call(c) if m.method == "or" => is_some(&c.func),
            _ => false,
        };
        is_of_options && self.names.active(&m.receiver) && self.is_made_by_call(&m.receiver)
    }

    /// Whether an expression is what a function or a method of a struct returns, or an option that is made of that.
    fn is_made_by_call(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Call(c) => !is_some(&c.func),
            Expr::MethodCall(m) if is_one_of(&m.method, &["map", "and_then", "filter", "or", "or_else"]) => {
                self.is_made_by_call(&m.receiver)
            }
            Expr::MethodCall(m) => {
                let place = self.names.place_of(&m.receiver);
                place.is_some_and(|place| self.names.is_struct_by_name(place, &m.receiver))
            }
            _ => false,
        }
    }

    /// Whether `a.zip(b)` is one of options: no call returns an iterator over numbers.
    fn is_zipped(&self, m: &ExprMethodCall) -> bool {
        let is_option = |e: &Expr| match strip(e) {
            e if self.is_made_by_call(e) => self.names.active(e),
            e => self.is_held_option(e),
        };
        m.method == "zip" && m.args.len() == 1 && is_option(&m.receiver) && is_option(&m.args[0])
    }

    /// Whether an expression with a method that options and iterators have is an option: variables and fields are no iterators, unless they were bound to one.
    fn is_held_option(&self, e: &Expr) -> bool {
        let e = strip(e);
        let is_view = self.names.place_of(e).is_some_and(|place| place.view);
        self.is_held(e) && !is_view && !self.is_list(e) && !self.names.is_plain_number(e)
    }

    /// Whether an expression is `list.first()` or its like: an option of a reference to a part.
    fn is_part(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        is_one_of(&m.method, &["first", "last", "get", "as_ref"]) && self.names.is_view(e) && !self.is_last_of_own(e)
    }

    /// An option by its form as a value.
    pub(super) fn as_option(&self, e: &Expr) -> Result<Option<Expr>> {
        if !self.is_option(e) || !self.names.active(e) {
            return Ok(None);
        }
        let some: Then<'_> = &|v| {
            let value = v.owned();
            quote!(::core::option::Option::Some(#value))
        };
        syn::parse2(self.taken(e, some, &quote!(None))?).map(Some)
    }

    /// `if let Some(p) = option { … } else { … }` of such an option.
    pub(super) fn if_option(&self, i: &ExprIf) -> Result<Option<Expr>> {
        let Expr::Let(l) = &*i.cond else { return Ok(None) };
        let (Some(pat), true) = (in_some(&l.pat), self.is_option(&l.expr)) else { return Ok(None) };
        let (body, other) = (&i.then_branch.stmts, i.else_branch.as_ref().map(|(_, e)| e));
        let other = other.map_or_else(|| quote!({}), |e| quote!({ #e }));
        let some: Then<'_> = &|v| {
            let named = v.named(&pat);
            quote!(#named #(#body)*)
        };
        syn::parse2(self.taken(&l.expr, some, &other)?).map(Some)
    }

    /// `match option { Some(p) => …, None => … }` of such an option.
    pub(super) fn match_option(&self, m: &ExprMatch) -> Result<Option<Expr>> {
        if !self.is_option(&m.expr) || m.arms.len() != 2 || m.arms.iter().any(|arm| arm.guard.is_some()) {
            return Ok(None);
        }
        let (some, none) = match (in_some(&m.arms[0].pat), in_some(&m.arms[1].pat)) {
            (Some(pat), None) if is_none_pattern(&m.arms[1].pat) => ((pat, &m.arms[0].body), &m.arms[1].body),
            (None, Some(pat)) if matches!(&m.arms[0].pat, Pat::Ident(_)) => ((pat, &m.arms[1].body), &m.arms[0].body),
            _ => return Ok(None),
        };
        let (pat, body) = some;
        let some: Then<'_> = &|v| {
            let named = v.named(&pat);
            quote!(#named #body)
        };
        syn::parse2(self.taken(&m.expr, some, &quote!({ #none }))?).map(Some)
    }

    /// Whether the user has a reference where there is a value here.
    pub(super) fn uses_reference(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        !is_one_of(&m.method, &["map_or", "map_or_else"]) && self.taken_by(&m.receiver) != By::Value
    }

    /// What the user has of what is in an option.
    fn taken_by(&self, e: &Expr) -> By {
        let Expr::MethodCall(m) = strip(e) else { return By::Value };
        match m.method.to_string().as_str() {
            _ if self.is_part(e) => By::Reference,
            "filter" | "or" | "or_else" => self.taken_by(&m.receiver),
            "reduce" | "max_by" | "min_by" | "find" | "last" | "next" | "nth" => match self.lends_items(&m.receiver) {
                Some(true) => By::Lent,
                _ => By::Value,
            },
            _ => By::Value,
        }
    }

    /// The expression that does one thing with what is in an option, and another if there is nothing.
    fn taken(&self, e: &Expr, some: Then<'_>, none: &TokenStream) -> Result<TokenStream> {
        let e = strip(e);
        match e {
            Expr::Call(c) if is_some(&c.func) && c.args.len() == 1 => {
                let (value, by) = match strip(&c.args[0]) {
                    value if self.names.is_view(value) => (value, By::Reference),
                    value => (value, By::Value),
                };
                Ok(some(&Inner { value: quote!(#value), by }))
            }
            e if is_none(e) => Ok(none.clone()),
            Expr::Block(b) => {
                // What comes of the option must not see the variables of the block.
                let [Stmt::Expr(last, None)] = &b.block.stmts[..] else {
                    return Ok(self.taken_apart_here(e, some, none));
                };
                self.taken(last, some, none)
            }
            Expr::If(i) if i.else_branch.is_some() && !matches!(&*i.cond, Expr::Let(_)) => {
                let (then, condition) = (&i.then_branch, &i.cond);
                let then = self.taken(&syn::parse_quote!(#then), some, none)?;
                let other = i.else_branch.as_ref().map(|(_, e)| self.taken(e, some, none)).transpose()?;
                Ok(quote!(if #condition { #then } else { #other }))
            }
            Expr::MethodCall(m) => self.taken_from_method(m, e, some, none),
            e => Ok(self.taken_apart_here(e, some, none)),
        }
    }

    fn taken_from_method(
        &self,
        m: &ExprMethodCall,
        e: &Expr,
        some: Then<'_>,
        none: &TokenStream,
    ) -> Result<TokenStream> {
        let (option, args) = (strip(&m.receiver), m.args.iter().map(strip).collect::<Vec<_>>());
        if let Some(c) = args.iter().find(|a| matches!(a, Expr::Closure(c) if has_question(&c.body))) {
            // Its body stands here, and a `?` would leave the function.
            return refuse(c, QUESTION_IN_CLOSURE);
        }
        match (m.method.to_string().as_str(), &args[..]) {
            ("copied" | "cloned", []) => self.taken(option, &|v| some(&v.copied()), none),
            ("map", [Expr::Closure(c)]) if is_place_of_item(c) && self.finds_numbered(option) => {
                refuse(m.method.clone(), "the number of an item has no derivative: write `let i: usize = …` for it")
            }
            ("map", [f]) => self.taken(option, &|v| some(&Inner::of(applied(f, v))), none),
            ("and_then", [Expr::Closure(c)]) if c.inputs.len() == 1 => {
                // What comes of the option must not see the variables of the closure.
                let (body, pat) = (&c.body, untyped(&c.inputs[0]));
                let then: Then<'_> = &|v| {
                    let named = v.named(&pat);
                    quote!({ #named #body })
                };
                let option: Expr = syn::parse2(self.taken(option, then, &quote!(::core::option::Option::None))?)?;
                Ok(self.taken_apart_here(&option, some, none))
            }
            ("filter", [Expr::Closure(c)]) if c.inputs.len() == 1 => {
                let (pat, condition) = (untyped(&c.inputs[0]), &c.body);
                let then: Then<'_> = &|v| {
                    let (value, by) = (&v.value, v.by);
                    let seen = if by == By::Lent { quote!(&&__chosen) } else { quote!(&__chosen) };
                    let inner = some(&Inner { value: quote!(__chosen), by });
                    quote!({
                        let __chosen = #value;
                        let mut __goes_on = false;
                        { let #pat = #seen; __goes_on = #condition; }
                        if __goes_on { #inner } else { #none }
                    })
                };
                self.taken(option, then, none)
            }
            ("zip", [other]) if self.is_zipped(m) => {
                let inner = some(&Inner::of(quote!((__first.clone(), __second.clone()))));
                let named = |e: &Expr, name| {
                    if self.is_made_by_call(e) { (quote!(let #name = #e;), name) } else { (quote!(), quote!(#e)) }
                };
                let (one, option) = named(option, quote!(__one));
                let (two, other) = named(other, quote!(__two));
                Ok(quote!({
                    #one #two
                    if let ::core::option::Option::Some(__first) = #option {
                        if let ::core::option::Option::Some(__second) = #other { #inner } else { #none }
                    } else {
                        #none
                    }
                }))
            }
            ("or", [other]) => {
                let (first, other) = self.in_any_case(option, other)?;
                let taken = self.taken(option, some, &self.taken(&syn::parse2(other)?, some, none)?)?;
                Ok(quote!({ #first #taken }))
            }
            ("or_else", [Expr::Closure(c)]) if c.inputs.is_empty() => {
                self.taken(option, some, &self.taken(&c.body, some, none)?)
            }
            ("then", [Expr::Closure(c)]) if c.inputs.is_empty() && !self.names.active(option) => {
                let (body, inner) = (&c.body, &some);
                let value = inner(&Inner::of(quote!(#body)));
                Ok(quote!(if #option { #value } else { #none }))
            }
            _ if let Some(found) = self.found(m)? => {
                let (before, condition) = (&found.before, &found.condition);
                let then = some(&found.inner);
                Ok(quote!({ #before if #condition { #then } else { #none } }))
            }
            _ => Ok(self.taken_apart_here(e, some, none)),
        }
    }

    /// Any other option.
    fn taken_apart_here(&self, e: &Expr, some: Then<'_>, none: &TokenStream) -> TokenStream {
        let by = if self.names.is_view(e) { By::Reference } else { By::Value };
        let then = some(&Inner { value: quote!(__some), by });
        quote!(if let ::core::option::Option::Some(__some) = #e { #then } else { #none })
    }
}

/// Whether an expression is the place of an item, if there is one.
fn is_place_in_list(e: &Expr) -> bool {
    matches!(strip(e), Expr::MethodCall(m) if is_one_of(&m.method, &["position", "rposition"]))
}

/// Whether something without derivative is an option by its form.
fn is_plain_option(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(_) | Expr::Field(_) | Expr::Index(_) | Expr::Call(_) => true,
        Expr::MethodCall(m) => is_one_of(&m.method, &["then", "map", "get", "first", "last", "copied", "cloned"]),
        _ => false,
    }
}

/// p of `Some(p)`, if it always fits.
fn in_some(pat: &Pat) -> Option<Pat> {
    let Pat::TupleStruct(t) = pat else { return None };
    (is_some_path(&t.path) && t.elems.len() == 1 && always_fits(&t.elems[0])).then(|| t.elems[0].clone())
}

/// Whether a closure gives the number of an item of `enumerate`: `|(i, _)| i`.
fn is_place_of_item(c: &ExprClosure) -> bool {
    let first = match c.inputs.first().map(untyped) {
        Some(Pat::Tuple(t)) => match t.elems.first() {
            Some(Pat::Ident(p)) => p.ident.clone(),
            _ => return false,
        },
        Some(Pat::Ident(p)) => {
            return matches!(strip(&c.body), Expr::Field(f) if matches!(&f.member, syn::Member::Unnamed(i) if i.index == 0) && matches!(strip(&f.base), Expr::Path(b) if b.path.is_ident(&p.ident)));
        }
        _ => return false,
    };
    matches!(strip(&c.body), Expr::Path(p) if p.path.is_ident(&first))
}

/// The value in the place of one that may be a reference to it.
fn referred(e: &Expr) -> TokenStream {
    match strip(e) {
        Expr::Reference(r) => {
            let inner = &r.expr;
            quote!(#inner.clone())
        }
        e => quote!(#e),
    }
}

/// Whether a closure takes nothing, or an error that it does not look at: `|_| y`.
fn ignores_arguments(c: &ExprClosure) -> bool {
    c.inputs.iter().all(|pat| matches!(untyped(pat), Pat::Wild(_)))
}

/// What a function without arguments returns.
fn called(f: &Expr) -> TokenStream {
    match f {
        Expr::Closure(c) if ignores_arguments(c) => {
            let body = &c.body;
            quote!(#body)
        }
        f => quote!(#f()),
    }
}

/// What a function returns of what is in an option.
fn applied(f: &Expr, v: &Inner) -> TokenStream {
    match f {
        Expr::Closure(c) if c.inputs.len() == 1 => {
            let (named, body) = (v.named(&untyped(&c.inputs[0])), &c.body);
            quote!({ #named #body })
        }
        f => {
            let named = v.named(&syn::parse_quote!(__argument));
            quote!({ #named #f(__argument) })
        }
    }
}
