//! Caches that the function writes to before it reads them.
//!
//! The adjoint of an element that is written before it is read is 0 behind the backward sweep: the store, which goes back last, sets it to 0. So the
//! next call needs not do it. A cache is overwritten if the first statement that touches it sets all its elements, and every other one stands behind that
//! statement, in its list or deeper; a cache that was split is overwritten if its parts are. That the statement comes to all elements is a matter of
//! lengths, which the macro does not know: it is asked at run time, at the end of the adjoint. A form that is not known here is not taken for one.

#[cfg(test)]
mod tests;

use super::ir::{Body, Head, How, Items, Iter, Loop, Roots, Stmt, reads, writes};
use super::lower::Lower;
use super::names::Root;
use super::signature::Arguments;
use super::syntax::{idents, strip};
use crate::idents::ByName;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rustc_hash::FxHashSet;
use syn::{Expr, Ident, Lit, Member, Pat, RangeLimits};

/// What has to hold of lengths, so that all caches are overwritten; `None` if they may be read before, or there is none.
pub(super) fn condition(lower: &Lower, arguments: &Arguments, body: &Body) -> Option<TokenStream> {
    if lower.caches.is_empty() {
        return None;
    }
    let find = Find { lower, known: known(arguments, &body.stmts) };
    let all: Vec<_> = lower.caches.iter().map(|root| find.overwritten(*root, &body.stmts)).collect::<Option<_>>()?;
    let mut all = all.concat();
    let mut seen = FxHashSet::default();
    all.retain(|one| seen.insert(one.to_string()));
    Some(if all.is_empty() || lower.names.planted("lengths") { quote!(true) } else { quote!(#(#all)&&*) })
}

/// The variables that are there at the end of the function, and have not changed.
fn known(arguments: &Arguments, stmts: &[Stmt]) -> FxHashSet<String> {
    let mut all: FxHashSet<String> = arguments.receiver.iter().map(|_| "self".to_string()).collect();
    for argument in &arguments.list {
        all.extend(constants(&argument.pat).unwrap_or_default());
    }
    for s in stmts {
        match s {
            Stmt::Passive { code, defs, .. } if constants(code).is_some() => {
                all.extend(defs.iter().map(Ident::to_string))
            }
            Stmt::View(v) if !v.forward => all.extend(v.defs.iter().map(Ident::to_string)),
            _ => {}
        }
    }
    all
}

/// The names in a pattern or a `let`, if none of them changes.
fn constants(code: &TokenStream) -> Option<FxHashSet<String>> {
    let mut all = FxHashSet::default();
    idents(code, &mut all);
    (!all.contains("mut")).then_some(all)
}

struct Find<'a> {
    lower: &'a Lower,
    known: FxHashSet<String>,
}

/// A list of elements that the function writes to, by its name, with its parts.
struct List<'a> {
    name: &'a Ident,
    roots: Roots,
}

impl Find<'_> {
    fn overwritten(&self, root: Root, stmts: &[Stmt]) -> Option<Vec<TokenStream>> {
        // A part that is made in a branch or a loop is not there at the end of the function.
        let name = self.lower.lists.get(&root).filter(|name| self.known.has_name(name))?;
        if gets_another_name(stmts, name) {
            return None;
        }
        let list = List { name, roots: self.lower.with_parts(&[root]) };
        if let Some(lengths) = self.first(stmts, &list) {
            return Some(lengths);
        }
        // What lies in no part is not touched.
        let parts = self.lower.taken_apart(root).filter(|_| !touches(stmts, &Roots::from_iter([root])))?;
        let parts: Vec<_> = parts.iter().map(|part| self.overwritten(*part, stmts)).collect::<Option<_>>()?;
        Some(parts.concat())
    }

    /// What has to hold, if the first statement that touches the list overwrites it.
    fn first(&self, stmts: &[Stmt], list: &List<'_>) -> Option<Vec<TokenStream>> {
        let touched = |s: &Stmt| touches(std::slice::from_ref(s), &list.roots);
        let Some(at) = stmts.iter().position(touched) else { return Some(vec![]) };
        let is_last = !stmts[at + 1..].iter().any(touched);
        match &stmts[at] {
            Stmt::Fill { place, .. } if is(place, &quote!(#list)) => Some(vec![]),
            Stmt::Loop(l) => match self.covers(l, list) {
                Some(lengths) => Some(lengths),
                None if is_last => self.first(&l.body, list),
                None => None,
            },
            Stmt::If(i) if is_last => {
                let branches: Option<Vec<_>> = i.branches.iter().map(|b| self.first(&b.body.stmts, list)).collect();
                Some(branches?.concat())
            }
            _ => None,
        }
    }

    /// What has to hold, if a loop sets each element before it does anything else with it.
    fn covers(&self, l: &Loop, list: &List<'_>) -> Option<Vec<TokenStream>> {
        let Loop { head: Head::For(Items { iter, values, .. }), stop: None, body, .. } = l else { return None };
        let (element, lengths) = match self.indices(iter) {
            Some(count) => {
                let index = variable(values)?;
                (quote!(#list[#index]), vec![quote!(#list.len() <= #count)])
            }
            None => {
                let mut lengths = vec![];
                let item = self.items(iter, values, list, &mut lengths)??;
                (quote!(*#item), lengths)
            }
        };
        let sets = |s: &Stmt| matches!(s, Stmt::Store { place, how: How::Set, .. } if is(place, &element));
        let first = body.iter().find(|s| touches(std::slice::from_ref(*s), &list.roots))?;
        let alone = only(body, &element, &list.roots) || self.lower.names.planted("ahead");
        (sets(first) && alone).then_some(lengths)
    }

    /// The end of a range that starts at 0.
    fn indices(&self, iter: &Iter) -> Option<TokenStream> {
        let Iter::Plain(code) = iter else { return None };
        let Expr::Range(r) = strip(&syn::parse2(code.clone()).ok()?).clone() else { return None };
        let starts = matches!(r.start.as_deref().map(strip), Some(Expr::Lit(l)) if matches!(&l.lit, Lit::Int(i) if i.base10_digits() == "0"));
        let end = r.end.filter(|end| starts && matches!(r.limits, RangeLimits::HalfOpen(_)) && self.stays(end))?;
        Some(quote!((#end)))
    }

    /// The variable of the list's items, and how long the loop's other lists have to be. `None` where one of them is not known.
    fn items(
        &self,
        iter: &Iter,
        values: &Pat,
        list: &List<'_>,
        lengths: &mut Vec<TokenStream>,
    ) -> Option<Option<Ident>> {
        match (iter, values) {
            (Iter::Enumerate(inner), Pat::Tuple(pats)) => self.items(inner, &pats.elems[1], list, lengths),
            (Iter::Zip(a, b), Pat::Tuple(pats)) => {
                let a = self.items(a, &pats.elems[0], list, lengths)?;
                Some(self.items(b, &pats.elems[1], list, lengths)?.or(a))
            }
            (Iter::Elems { value, mutable: true, .. }, pat) if is(value, &quote!(#list.iter_mut())) => {
                Some(Some(variable(pat)?.clone()))
            }
            (Iter::Elems { value: other, mutable: false, .. } | Iter::Plain(other), _) => {
                let other = self.of_known(syn::parse2(other.clone()).ok()?)?;
                lengths.push(quote!(#list.len() <= #other.size_hint().0));
                Some(None)
            }
            _ => None,
        }
    }

    /// An iterator that can be made once more: over what is borrowed, or of indices.
    fn of_known(&self, e: Expr) -> Option<TokenStream> {
        match strip(&e) {
            Expr::MethodCall(m) if m.method == "iter" && self.stays(&m.receiver) => Some(quote!(#m)),
            // The list of adjoints has `iter`, and so has this one.
            Expr::MethodCall(m) if m.method == "into_iter" => {
                let list = strip(&m.receiver);
                (matches!(list, Expr::Path(_)) && self.stays(list)).then(|| quote!(#list.iter()))
            }
            Expr::Reference(r) if r.mutability.is_none() && self.stays(&r.expr) => {
                let list = &r.expr;
                Some(quote!((&#list).into_iter()))
            }
            _ => None,
        }
    }

    /// Whether an expression has the same value at the end of the function: names, fields, lengths and arithmetic.
    fn stays(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Lit(_) => true,
            Expr::Path(p) => p.path.get_ident().is_some_and(|name| self.known.has_name(name)),
            Expr::Field(f) => matches!(&f.member, Member::Named(_)) && self.stays(&f.base),
            Expr::MethodCall(m) => m.method == "len" && m.args.is_empty() && self.stays(&m.receiver),
            // A length, as the adjoint asks for it.
            Expr::Call(c) => is_passive(&c.func) && c.args.iter().all(|a| self.stays(a)),
            Expr::Binary(b) => self.stays(&b.left) && self.stays(&b.right),
            _ => false,
        }
    }
}

impl quote::ToTokens for List<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.name.to_tokens(tokens);
    }
}

/// A pattern that is one variable, which does not change.
fn variable(pat: &Pat) -> Option<&Ident> {
    match pat {
        Pat::Ident(p) if p.mutability.is_none() && p.by_ref.is_none() && p.subpat.is_none() => Some(&p.ident),
        _ => None,
    }
}

fn is_passive(f: &Expr) -> bool {
    is(f, &quote!(::fluxions::adjoint::passive))
}

fn is(a: &impl ToTokens, b: &impl ToTokens) -> bool {
    text(a) == text(b)
}

/// Code without spaces, which the compiler sets by where a token comes from.
fn text(code: &impl ToTokens) -> String {
    code.to_token_stream().to_string().split_whitespace().collect()
}

/// Whether a reference moves to another variable, as by `let b = a;`: its first name is gone.
fn gets_another_name(stmts: &[Stmt], name: &Ident) -> bool {
    stmts.iter().any(|s| match s {
        Stmt::View(v) => text(&v.code).ends_with(&format!("={name};")),
        s => s.inner().into_iter().any(|stmts| gets_another_name(stmts, name)),
    })
}

fn touches(stmts: &[Stmt], roots: &Roots) -> bool {
    !reads(stmts).is_disjoint(roots) || !writes(stmts).is_disjoint(roots)
}

/// Whether statements touch the list at this element alone.
fn only(stmts: &[Stmt], element: &TokenStream, roots: &Roots) -> bool {
    stmts.iter().all(|s| match s {
        Stmt::Load { value: place, .. } | Stmt::Store { place, .. } if is(place, element) => true,
        Stmt::Loop(_) | Stmt::If(_) => s.inner().into_iter().all(|stmts| only(stmts, element, roots)),
        s => !touches(std::slice::from_ref(s), roots),
    })
}
