//! Iterators with steps that choose items, or make other values than numbers, as the nested loops that they stand for.
//!
//! `x.iter().filter(|v| **v > 1.0).map(|v| v.ln()).sum()` is
//!
//! ```text
//! let mut sum = -S::zero();
//! for v in x.iter() {
//!     let mut goes_on = false;
//!     { let v = &v; goes_on = **v > 1.0; }
//!     if goes_on {
//!         let item = v.ln();
//!         sum += item;
//!     }
//! }
//! ```
//!
//! An iterator of numbers whose steps are all `map` has a loop of its own in `reduce`.

use super::super::here::quote;
use super::super::syntax::{has_ident, has_question, pattern_names, refuse, strip, untyped};
use super::beside::{along, counted, counting, limit, scanned};
use super::fold::with_parts;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident};
use syn::{Expr, ExprClosure, ExprLit, Ident, Lit, Macro, Pat, Result, Stmt};

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Kind {
    Map,
    Filter,
    TakeWhile,
    FilterMap,
    MapWhile,
    FlatMap,
    SkipWhile,
    Scan,
    /// `enumerate`, `skip` and `take` behind other steps, which count the items. They are written so by `steps_last`.
    Enumerate,
    Skip,
    Take,
}

impl Kind {
    pub(super) fn of(method: &Ident) -> Option<Self> {
        Some(match method.to_string().as_str() {
            "map" => Self::Map,
            "filter" => Self::Filter,
            "take_while" => Self::TakeWhile,
            "filter_map" => Self::FilterMap,
            "map_while" => Self::MapWhile,
            "flat_map" => Self::FlatMap,
            "skip_while" => Self::SkipWhile,
            "scan" => Self::Scan,
            "__enumerate" => Self::Enumerate,
            "__skip" => Self::Skip,
            "__take" => Self::Take,
            _ => return None,
        })
    }

    /// Whether an item goes on as it is: what asks for it later gives it its name.
    fn passes_on(self) -> bool {
        matches!(self, Self::Filter | Self::TakeWhile | Self::SkipWhile) || self.counts()
    }

    /// Whether it has a variable that counts the items.
    fn counts(self) -> bool {
        matches!(self, Self::Enumerate | Self::Skip | Self::Take)
    }

    /// Whether it may end the iterator.
    pub(super) fn ends(self) -> bool {
        matches!(self, Self::TakeWhile | Self::MapWhile | Self::Take | Self::Scan)
    }

    /// How many arguments it has.
    fn arguments(self) -> usize {
        match self {
            Self::Enumerate => 0,
            Self::Scan => 2,
            _ => 1,
        }
    }

    /// Whether it does the same with the items from the last to the first.
    pub(super) fn leaves_order(self) -> bool {
        matches!(self, Self::Map | Self::Filter | Self::FilterMap)
    }
}

/// A step of an iterator: what its closure takes, and does with it.
pub(super) struct Step {
    pub(super) kind: Kind,
    pub(super) input: Pat,
    pub(super) body: Expr,
    /// A variable beside the loop, and its first value.
    pub(super) beside: Option<(Ident, Expr)>,
}

/// An iterator, as its steps one after the other.
pub(super) struct Steps<'e> {
    source: &'e Expr,
    pub(super) list: Vec<Step>,
}

impl<'e> Steps<'e> {
    pub(super) fn of(e: &'e Expr) -> Result<Self> {
        let (mut source, mut list) = (strip(e), vec![]);
        while let Expr::MethodCall(m) = source {
            let step = match (Kind::of(&m.method), m.args.first().map(strip)) {
                (Some(Kind::Scan), Some(_)) => Some(scanned(m, list.len())?),
                (Some(kind), count) if kind.counts() => Some(counted(kind, count, list.len())),
                (Some(kind), Some(f)) => Some(step(kind, f)?),
                (None, None) if (m.method == "copied" || m.method == "cloned") && is_step(&m.receiver) => {
                    let (input, body) = (syn::parse_quote!(__item), syn::parse_quote!(__item.clone()));
                    Some(Step { kind: Kind::Map, input, body, beside: None })
                }
                _ => None,
            };
            let Some(mut step) = step else { break };
            if step.kind == Kind::SkipWhile {
                step.beside = Some((format_ident!("__skips{}", list.len()), syn::parse_quote!(true)));
            }
            list.push(step);
            source = strip(&m.receiver);
        }
        list.reverse();
        Ok(Self { source, list })
    }

    /// The loop that does this with each item, with the variables that it needs.
    pub(super) fn each(&self, pat: &Pat, body: &TokenStream) -> Result<TokenStream> {
        let each = self.each_within(&[], pat, body)?;
        Ok(self.with_variables(each))
    }

    /// An iterator of `map`s over the items that an adapter gives of the source.
    pub(super) fn with_source(&self, adapter: &TokenStream) -> Result<Expr> {
        let source = self.source;
        let mut e: Expr = match source {
            Expr::MethodCall(_) => syn::parse2(quote!(#source #adapter))?,
            source => syn::parse2(quote!((#source).into_iter() #adapter))?,
        };
        for Step { input, body, .. } in &self.list {
            e = syn::parse_quote!(#e.map(|#input| #body));
        }
        Ok(e)
    }

    /// The variables of steps before their loop.
    pub(super) fn with_variables(&self, each: TokenStream) -> TokenStream {
        let beside: Vec<_> = self.list.iter().filter_map(|step| step.beside.as_ref()).collect();
        let (names, values) = (beside.iter().map(|(name, _)| name), beside.iter().map(|(_, value)| value));
        let limited = self.list.iter().filter(|step| matches!(step.kind, Kind::Skip | Kind::Take));
        let limited: Vec<_> =
            limited.filter_map(|step| step.beside.as_ref().map(|(name, _)| (limit(name), step))).collect();
        let limits = limited.iter().map(|(name, Step { body: n, .. })| quote!(let #name = #n;));
        // If no item is taken, no closure is called.
        let may_take_none =
            |step: &Step| step.kind == Kind::Take && !matches!(strip(&step.body), Expr::Lit(n) if !is_zero(n));
        let takes: Vec<_> = limited.iter().filter(|(_, step)| may_take_none(step)).map(|(name, _)| name).collect();
        let each = if takes.is_empty() { each } else { quote!(if #(#takes > 0)&&* { #each }) };
        match beside.is_empty() {
            true => each,
            false => quote!({ #(let mut #names = #values;)* #(#limits)* #each }),
        }
    }

    /// The loop alone, with these attributes.
    pub(super) fn each_within(
        &self,
        attributes: &[syn::Attribute],
        pat: &Pat,
        body: &TokenStream,
    ) -> Result<TokenStream> {
        if let Some(at) = self.list.iter().position(|step| step.kind == Kind::FlatMap)
            && let Some(late) = self.list[at..].iter().find(|step| step.kind.ends())
        {
            return refuse(&late.body, "it ends the iterator from within the items of another one: write two loops");
        }
        let (pattern, rest) = nested((&self.list, Some(self.source)), pat, body, vec![])?;
        let source = self.source;
        Ok(quote!(#(#attributes)* for #pattern in #source { #rest }))
    }
}

/// The statement behind which the names of a closure's argument mean what they meant before: `leave!(pattern)`.
pub(super) fn left(m: &Macro) -> Option<Pat> {
    let pat = m.path.is_ident("__leave").then(|| m.parse_body_with(Pat::parse_single))?;
    pat.ok()
}

/// Leaves names of closures' arguments behind the next pattern, but for those that it has as well: they are left with it.
fn leave(bound: &mut Vec<Ident>, next: &Pat) -> TokenStream {
    let next = pattern_names(next);
    let (later, now): (Vec<_>, Vec<_>) = bound.drain(..).partition(|name| next.contains(name));
    *bound = later;
    quote!(__leave!((#(#now,)*));)
}

pub(super) fn step(kind: Kind, f: &Expr) -> Result<Step> {
    match f {
        Expr::Closure(c) if has_question(&c.body) => {
            refuse(c, "a `?` within a closure of an iterator: take the option apart by `match`, or write a loop")
        }
        Expr::Closure(ExprClosure { inputs, body, .. }) if inputs.len() == 1 => {
            Ok(Step { kind, input: untyped(&inputs[0]), body: (**body).clone(), beside: None })
        }
        Expr::Path(f) => {
            Ok(Step { kind, input: syn::parse_quote!(__item), body: syn::parse_quote!(#f(__item)), beside: None })
        }
        other => refuse(other, "write the closure here: `|x| …`"),
    }
}

fn is_zero(literal: &ExprLit) -> bool {
    matches!(&literal.lit, Lit::Int(n) if n.base10_digits() == "0")
}

/// Whether an expression ends with a step.
pub(super) fn is_step(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) if m.method == "copied" || m.method == "cloned" => is_step(&m.receiver),
        Expr::MethodCall(m) => Kind::of(&m.method).is_some_and(|kind| m.args.len() == kind.arguments()),
        _ => false,
    }
}

/// The steps within a loop over the items: the pattern of an item, and the body of the loop. The items come from the iterator, if there is one before
/// the steps, and the names are those of arguments before.
fn nested(
    (steps, from): (&[Step], Option<&Expr>),
    end: &Pat,
    body: &TokenStream,
    mut bound: Vec<Ident>,
) -> Result<(Pat, TokenStream)> {
    let at = steps.iter().position(|step| !step.kind.passes_on()).unwrap_or(steps.len());
    let mut pattern = next_pattern(steps, end).clone();
    let mut code = match steps.get(at) {
        None => quote!({ #body }),
        Some(Step { kind, input, body: value, .. }) => {
            bound.extend(pattern_names(input));
            let left = leave(&mut bound, next_pattern(&steps[at + 1..], end));
            let inner = (*kind == Kind::FlatMap).then_some(value);
            let (pat, rest) = nested((&steps[at + 1..], inner), end, body, bound)?;
            match kind {
                Kind::FilterMap => quote!(if let ::core::option::Option::Some(#pat) = #value { #left #rest }),
                Kind::MapWhile | Kind::Scan => {
                    quote!(if let ::core::option::Option::Some(#pat) = #value { #left #rest } else { break })
                }
                Kind::FlatMap => match items_of_block(value, &rest) {
                    Some((before, items)) => quote!({ #(#before)* for #pat in #items { #left #rest } }),
                    None => quote!(for #pat in #value { #left #rest }),
                },
                _ => {
                    let bindings = along(value, &pat, &mut pattern)?;
                    quote!({ #bindings #left #rest })
                }
            }
        }
    };
    for (i, step) in steps[..at].iter().enumerate().rev() {
        if let Some((count, _)) = step.beside.as_ref().filter(|_| step.kind.counts()) {
            code = counting(step.kind, count, &mut pattern, code);
            continue;
        }
        check_names(step, &pattern)?;
        let numbered = steps[..i].iter().any(|step| step.kind == Kind::Enumerate);
        let from = from.filter(|_| !numbered);
        let otherwise = if step.kind.ends() { quote!(else { break }) } else { quote!() };
        let (condition, seen) = match by_parts(step, &mut pattern, from) {
            Some(condition) => (condition, quote!()),
            None => (step.body.clone(), seen(&step.input, &mut pattern, from)?),
        };
        if let Some((skips, _)) = &step.beside {
            code = quote!({
                if #skips { #seen #skips = #condition; }
                if !#skips { #code }
            });
            continue;
        }
        // What the closure calls its argument is not seen behind it.
        code = quote!({
            let mut __goes_on = false;
            { #seen __goes_on = #condition; }
            if __goes_on { #code } #otherwise
        });
    }
    Ok((pattern, code))
}

/// The statements of a closure that computes something before it gives items, and the items. What stands behind must not have the names of its variables.
fn items_of_block<'e>(value: &'e Expr, behind: &TokenStream) -> Option<(&'e [Stmt], &'e Expr)> {
    let Expr::Block(b) = strip(value) else { return None };
    let (Stmt::Expr(items, None), before) = b.block.stmts.split_last()? else { return None };
    let is_free = |stmt: &Stmt| match stmt {
        Stmt::Local(local) => !pattern_names(&local.pat).iter().any(|name| has_ident(behind, name)),
        stmt => matches!(stmt, Stmt::Expr(..)),
    };
    before.iter().all(is_free).then_some((before, items))
}

/// The pattern that the items have behind these steps.
fn next_pattern<'s>(steps: &'s [Step], end: &'s Pat) -> &'s Pat {
    steps.iter().find(|step| !step.kind.passes_on()).map_or(end, |step| &step.input)
}

/// A closure that chooses items sees them under the names that a later one gives them: these must not hide what it means.
fn check_names(step: &Step, item: &Pat) -> Result<()> {
    let own = pattern_names(&step.input);
    match pattern_names(item).iter().find(|name| has_ident(&step.body, name) && !own.contains(name)) {
        Some(name) => {
            refuse(name, "a closure before this one uses a variable of this name: call the argument otherwise")
        }
        None => Ok(()),
    }
}

/// The condition of a closure `|p| p.0 > 0.5` that looks at parts of an item, which a later one gives their names.
fn by_parts(step: &Step, item: &mut Pat, from: Option<&Expr>) -> Option<Expr> {
    let Pat::Ident(p) = &step.input else { return None };
    let (parts, are_references) = match item {
        Pat::Tuple(t) => (t, from.is_some_and(lends_tuples)),
        Pat::Reference(r) => match &mut *r.pat {
            Pat::Tuple(t) => (t, false),
            _ => return None,
        },
        _ => return None,
    };
    let mut named = parts.clone();
    let code = named.elems.iter_mut().map(value);
    let values: Vec<Expr> = match are_references {
        true => code.map(|code| syn::parse_quote!((*#code))).collect(),
        false => code.map(|code| syn::parse_quote!(#code)).collect(),
    };
    let condition = with_parts(&step.body, &p.ident, &values)?;
    *parts = named;
    Some(condition)
}

/// Whether an iterator goes through a list by references, so that the parts of its items are references as well.
fn lends_tuples(e: &Expr) -> bool {
    match strip(e) {
        Expr::Reference(_) => true,
        Expr::MethodCall(m) => m.method == "iter",
        _ => false,
    }
}

/// The variables of a closure that looks at an item with this pattern, of an iterator.
fn seen(input: &Pat, item: &mut Pat, from: Option<&Expr>) -> Result<TokenStream> {
    match (input, item) {
        (Pat::Wild(_), _) => Ok(quote!()),
        (Pat::Paren(p), item) => seen(&p.pat, item, from),
        (Pat::Reference(r), item) => {
            let (pat, item) = (&r.pat, value(item));
            Ok(quote!(let #pat = #item;))
        }
        (Pat::Tuple(t), Pat::Tuple(items)) if t.elems.len() == items.elems.len() => {
            let parts = parts(from, t.elems.len());
            let both = t.elems.iter().zip(&mut items.elems).enumerate();
            both.map(|(i, (pat, item))| match &parts {
                Some(parts) => seen(pat, item, parts[i]),
                None => Ok(same(pat, item)),
            })
            .collect()
        }
        (Pat::Tuple(t), Pat::Reference(r)) if matches!(&*r.pat, Pat::Tuple(items) if t.elems.len() == items.elems.len()) =>
        {
            let Pat::Tuple(items) = &mut *r.pat else { return Ok(quote!()) };
            // They are references to the parts that the later pattern has by value.
            let lent = |(pat, item): (&Pat, &mut Pat)| match pat {
                Pat::Wild(_) => quote!(),
                pat => {
                    let item = value(item);
                    quote!(let #pat = &#item;)
                }
            };
            Ok(t.elems.iter().zip(&mut items.elems).map(lent).collect())
        }
        (Pat::Ident(_), Pat::Tuple(_)) => refuse(input, "name both parts of this item: `(a, b)`"),
        (pat, item) => {
            let item = value(item);
            Ok(quote!(let #pat = &#item;))
        }
    }
}

/// The variables of a closure that looks at the parts of a reference, which are references for it as well.
fn same(input: &Pat, item: &mut Pat) -> TokenStream {
    match (input, item) {
        (Pat::Wild(_), _) => quote!(),
        (Pat::Tuple(t), Pat::Tuple(items)) if t.elems.len() == items.elems.len() => {
            t.elems.iter().zip(&mut items.elems).map(|(pat, item)| same(pat, item)).collect()
        }
        (pat, item) => {
            let item = value(item);
            quote!(let #pat = &*#item;)
        }
    }
}

/// Where the parts of an item come from that is a tuple. It is none if it is a reference to one, as an item of a list is.
fn parts(from: Option<&Expr>, count: usize) -> Option<Vec<Option<&Expr>>> {
    let Some(from) = from else { return Some(vec![None; count]) };
    let Expr::MethodCall(m) = strip(from) else { return None };
    match m.method.to_string().as_str() {
        "rev" | "skip" | "take" | "step_by" => parts(Some(&m.receiver), count),
        "enumerate" if count == 2 => Some(vec![None, Some(&m.receiver)]),
        "zip" if count == 2 => Some(vec![Some(&m.receiver), m.args.first()]),
        "copied" | "cloned" | "into_iter" => Some(vec![None; count]),
        // A pair that a closure makes.
        "map" => match m.args.first().map(strip) {
            Some(Expr::Closure(c)) if matches!(strip(&c.body), Expr::Tuple(_)) => Some(vec![None; count]),
            _ => None,
        },
        _ => None,
    }
}

/// What a pattern takes apart, from its variables.
fn value(pat: &mut Pat) -> TokenStream {
    match pat {
        Pat::Wild(_) => {
            *pat = syn::parse_quote!(__item);
            quote!(__item)
        }
        Pat::Ident(p) => p.ident.to_token_stream(),
        Pat::Reference(r) => {
            let value = value(&mut r.pat);
            quote!(&#value)
        }
        Pat::Paren(p) => value(&mut p.pat),
        Pat::Tuple(t) => {
            let parts = t.elems.iter_mut().map(value);
            quote!((#(#parts),*))
        }
        other => other.to_token_stream(),
    }
}
