//! Calls of functions that may fail, whose results are taken apart: `match solve(x) { Ok(y) => …, Err(_) => … }`.
//!
//! They are `match solve(x).ok() { Some(y) => …, None => … }`. The value is an option, and so is what the function keeps for its way back. An error has no derivative.

use super::super::here::quote;
use super::super::names::{Kind, bar, opened};
use super::super::syntax::{Idents, at_ends, has_ident, is_named, is_some, pattern_names, refuse, strip};
use super::call::call_of;
use super::half::is_camel;
use super::method::is_of_struct;
use super::{Lower, Value};
use crate::idents::is_one_of;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use std::borrow::Cow;
use syn::spanned::Spanned;
use syn::{Arm, Expr, ExprIf, ExprMatch, ExprMethodCall, Ident, Pat, Result};

/// The names of `ok` for what may be an option as well, and where a value that is missing is a panic.
pub(in crate::adjoint) const OF_OPTION: &str = "__ok_or_none";
const OR_PANIC: &str = "__ok_or_panic";

/// The pattern of an option in the place of that of a result.
fn of_option(pat: &Pat) -> Option<Pat> {
    match pat {
        Pat::Wild(_) => Some(pat.clone()),
        Pat::Paren(p) => of_option(&p.pat),
        Pat::TupleStruct(p) if p.path.is_ident("Ok") => {
            let parts = &p.elems;
            Some(syn::parse_quote!(Some(#parts)))
        }
        Pat::TupleStruct(p) if p.path.is_ident("Err") => Some(syn::parse_quote!(None)),
        _ => None,
    }
}

/// Whether a pattern is that of a result.
fn is_of_result(pat: &Pat) -> bool {
    matches!(pat, Pat::TupleStruct(p) if p.path.is_ident("Ok") || p.path.is_ident("Err"))
}

/// What a closure of `and_then` returns, as an option.
fn of_called(body: &Expr) -> Expr {
    let mut body = strip(body).clone();
    at_ends(&mut body, &mut |end| match end {
        Expr::Call(c) if c.args.len() == 1 && is_named(&c.func, "Ok") => {
            let value = &c.args[0];
            *end = syn::parse_quote!(Some(#value));
        }
        Expr::Call(c) if c.args.len() == 1 && is_named(&c.func, "Err") => *end = syn::parse_quote!(None),
        Expr::Call(c) if !is_some(&c.func) => *end = syn::parse_quote!((#end).__ok_or_none()),
        Expr::MethodCall(m) if is_of_struct(&m.method) => *end = syn::parse_quote!((#end).__ok_or_none()),
        _ => {}
    });
    body
}

/// Refuses a pattern that gives a name to the error, where the name is used.
fn check_error(pat: &Pat, body: &(impl Idents + ToTokens)) -> Result<()> {
    let Pat::TupleStruct(p) = pat else { return Ok(()) };
    // A text may name it, too: `panic!("{error}")`.
    let text = || body.to_token_stream().to_string();
    let is_used = |name: &Ident| has_ident(body, name) || text().contains(&format!("{{{name}"));
    match pattern_names(pat).into_iter().find(|name| p.path.is_ident("Err") && is_used(name)) {
        Some(name) => {
            refuse(name, "the error of a call that is taken apart: write `Err(_)`, or leave the function with `?`")
        }
        None => Ok(()),
    }
}

impl Lower {
    /// Whether an expression is a call that may be one of such a function.
    fn may_fail(&self, e: &Expr) -> bool {
        let e = strip(e);
        self.names.active(e)
            && match e {
                Expr::Call(c) => {
                    let is_closure = matches!(self.names.kind_of(&c.func), Some(Kind::Closure(_)));
                    !self.names.is_view(e) && !is_closure && !is_some(&c.func)
                }
                Expr::MethodCall(m) => self.is_of_user(m) || !self.names.active(&m.receiver),
                _ => false,
            }
    }

    /// Such a `match`, of an option.
    pub(super) fn match_tried(&self, m: &ExprMatch) -> Result<Option<Expr>> {
        if !m.arms.iter().any(|arm| is_of_result(&arm.pat)) {
            return Ok(None);
        }
        let Some(option) = self.option_of_result(&m.expr) else { return Ok(None) };
        let mut arms = vec![];
        for arm in &m.arms {
            check_error(&arm.pat, &*arm.body)?;
            let Some(pat) = of_option(&arm.pat) else { return refuse(&arm.pat, "write `Ok(…)`, `Err(_)` or `_`") };
            arms.push(Arm { pat, ..arm.clone() });
        }
        Ok(Some(syn::parse_quote!({ let __tried = #option; match __tried { #(#arms)* } })))
    }

    /// Such an `if let`.
    pub(super) fn if_tried(&self, i: &ExprIf) -> Result<Option<Expr>> {
        let Expr::Let(l) = &*i.cond else { return Ok(None) };
        if !is_of_result(&l.pat) {
            return Ok(None);
        }
        let Some(option) = self.option_of_result(&l.expr) else { return Ok(None) };
        check_error(&l.pat, &i.then_branch)?;
        let (pat, then) = (of_option(&l.pat), &i.then_branch);
        let otherwise = i.else_branch.as_ref().map(|(_, e)| quote!(else #e));
        Ok(Some(syn::parse_quote!({ let __tried = #option; if let #pat = __tried #then #otherwise })))
    }

    /// What may be missing as an option: `solve(x)` as `solve(x).ok()`.
    pub(super) fn option_of_call<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        if let Some(option) = self.option_of_chain(e) {
            return Cow::Owned(option);
        }
        // Methods of options are none of the user's.
        let is_library = matches!(strip(e), Expr::MethodCall(m) if !is_of_struct(&m.method));
        match !is_library && self.may_fail(e) {
            true => Cow::Owned(syn::parse_quote!((#e).__ok_or_none())),
            false => Cow::Borrowed(e),
        }
    }

    /// `solve(x).map(f)` as `solve(x).ok().map(f)`, and so on.
    fn option_of_chain(&self, e: &Expr) -> Option<Expr> {
        let Expr::MethodCall(m) = strip(e) else { return None };
        let name = m.method.to_string();
        if !["map", "and_then", "or_else", "map_err"].contains(&&*name) || m.args.len() != 1 || self.is_option(e) {
            return None;
        }
        let Cow::Owned(option) = self.option_of_call(&m.receiver) else { return None };
        let (method, f) = (&m.method, strip(&m.args[0]));
        Some(match (&*name, f) {
            // An error has no derivative.
            ("map_err", _) => option,
            ("and_then", Expr::Closure(c)) => {
                let (inputs, body) = (&c.inputs, of_called(&c.body));
                syn::parse_quote!(#option.and_then(|#inputs| #body))
            }
            ("or_else", Expr::Closure(c)) => {
                let body = of_called(&c.body);
                syn::parse_quote!(#option.or_else(|| #body))
            }
            ("and_then", f) => syn::parse_quote!(#option.and_then(|__some| #f(__some).__ok_or_none())),
            _ => syn::parse_quote!(#option.#method(#f)),
        })
    }

    /// What may fail, as an option.
    fn option_of_result(&self, e: &Expr) -> Option<Expr> {
        self.option_of_chain(e).or_else(|| self.may_fail(e).then(|| syn::parse_quote!((#e).ok())))
    }

    /// The same where a value that is missing is a panic.
    pub(super) fn option_or_panic<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        match self.option_of_call(e) {
            Cow::Owned(Expr::MethodCall(mut m)) if m.method == OF_OPTION => {
                m.method = Ident::new(OR_PANIC, m.method.span());
                Cow::Owned(Expr::MethodCall(m))
            }
            option => option,
        }
    }

    /// `solve(x).ok()`
    pub(super) fn is_ok_of_call(&self, m: &ExprMethodCall) -> bool {
        is_one_of(&m.method, &["ok", OF_OPTION, OR_PANIC]) && m.args.is_empty() && self.may_fail(&m.receiver)
    }

    /// The value of such a call.
    pub(super) fn tried_call(&mut self, m: &ExprMethodCall) -> Result<Value> {
        // A method of a struct is one that only looks at it, where the value is known to be a result.
        let looks = m.method == "ok";
        let or_panics = m.method == OR_PANIC;
        let t = self.opened_call(strip(&m.receiver), true, looks)?;
        Ok(self.open(t, &m.receiver, &quote!(::fluxions::adjoint::Outcome::tried), or_panics))
    }

    /// `let _ = solve(x);`: a call whose value nobody takes, and which may fail or not.
    pub(super) fn discard(&mut self, call: &Expr) -> Result<()> {
        if let Expr::Call(c) = strip(call)
            && let Some((_, change)) = self.replacement(c)?
        {
            return self.effect(&change);
        }
        let t = self.opened_call(strip(call), false, false)?;
        self.open(t, call, &quote!(::fluxions::adjoint::Discarded::discarded), false);
        Ok(())
    }

    /// Whether the value of an expression is that of such a call.
    pub(super) fn is_discarded(&self, pat: &Pat, e: &Expr) -> bool {
        matches!(pat, Pat::Wild(_))
            && self.may_fail(e)
            && match strip(e) {
                Expr::Call(c) => {
                    matches!(strip(&c.func), Expr::Path(p) if !p.path.segments.last().is_some_and(|s| is_camel(&s.ident)))
                }
                e => matches!(e, Expr::MethodCall(m) if is_of_struct(&m.method)),
            }
    }

    /// A call whose value becomes an option, as the function says that makes one of it. What it changed before an error has no way back, but where the error ends all.
    fn open(&mut self, t: Ident, call: &Expr, option: &TokenStream, or_panics: bool) -> Value {
        let (place, site) = (|| strip(call).span(), self.calls);
        if let Some(call) = call_of(&mut self.out, &t) {
            let (forward, back, kept) = (&call.forward, &call.back, &call.kept_by_callee);
            let (t_bar, opened) = (bar(&t), opened(&t));
            call.back = quote! {
                if let ::core::option::Option::Some(#kept) = #kept {
                    let (#kept, #opened) = #kept.with(&#t_bar);
                    ::fluxions::adjoint::WentBack::went_back(#back);
                }
            };
            let is_whole = call.writes.is_empty() || or_panics;
            let checked = || {
                let at = Span::call_site().located_at(place());
                quote_spanned!(at=> ::fluxions::adjoint::unfailing(#forward))
            };
            let forward = if is_whole { forward.clone() } else { checked() };
            call.forward = quote!({
                stack.mark(#site);
                let __tried = #option(#forward);
                if __tried.1.is_none() {
                    stack.rewind(#site);
                }
                __tried
            });
        }
        Value::Group(t)
    }
}
