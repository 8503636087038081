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

use super::super::syntax::{has_ident, pattern_names, refuse, strip, untyped};
use super::Lower;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::visit::{self, Visit};
use syn::{Expr, ExprClosure, ExprForLoop, ExprMethodCall, GenericArgument, Ident, Pat, PathArguments, Result, Type};

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Map,
    Filter,
    TakeWhile,
    FilterMap,
    MapWhile,
    FlatMap,
}

impl Kind {
    fn of(method: &Ident) -> Option<Self> {
        Some(match method.to_string().as_str() {
            "map" => Self::Map,
            "filter" => Self::Filter,
            "take_while" => Self::TakeWhile,
            "filter_map" => Self::FilterMap,
            "map_while" => Self::MapWhile,
            "flat_map" => Self::FlatMap,
            _ => return None,
        })
    }

    /// Whether its closure looks at an item, and returns whether to go on with it.
    fn chooses(self) -> bool {
        matches!(self, Self::Filter | Self::TakeWhile)
    }

    /// Whether it may end the iterator.
    fn ends(self) -> bool {
        matches!(self, Self::TakeWhile | Self::MapWhile)
    }
}

/// A step of an iterator: what its closure takes, and does with it.
struct Step {
    kind: Kind,
    input: Pat,
    body: Expr,
}

/// An iterator, as its steps one after the other.
struct Steps<'e> {
    source: &'e Expr,
    list: Vec<Step>,
}

impl<'e> Steps<'e> {
    fn of(e: &'e Expr) -> Result<Self> {
        let (mut source, mut list) = (strip(e), vec![]);
        while let Expr::MethodCall(m) = source {
            let step = match (Kind::of(&m.method), m.args.first().map(strip)) {
                (Some(kind), Some(f)) => Some(step(kind, f)?),
                (None, None) if (m.method == "copied" || m.method == "cloned") && is_step(&m.receiver) => {
                    let (input, body) = (syn::parse_quote!(__item), syn::parse_quote!(__item.clone()));
                    Some(Step { kind: Kind::Map, input, body })
                }
                _ => None,
            };
            let Some(step) = step else { break };
            list.push(step);
            source = strip(&m.receiver);
        }
        list.reverse();
        Ok(Self { source, list })
    }

    /// The loop that does this with each item.
    fn each(&self, pat: &Pat, body: &TokenStream) -> Result<TokenStream> {
        self.check_names(pat, body)?;
        if let Some(at) = self.list.iter().position(|step| step.kind == Kind::FlatMap)
            && let Some(late) = self.list[at..].iter().find(|step| step.kind.ends())
        {
            return refuse(&late.body, "it ends the iterator from within the items of another one: write two loops");
        }
        let (pattern, rest) = nested(&self.list, pat, body)?;
        let source = self.source;
        Ok(quote!(for #pattern in #source { #rest }))
    }

    /// The arguments of a closure that takes an item are seen by the others here, so that they must not hide what these mean.
    fn check_names(&self, pat: &Pat, body: &TokenStream) -> Result<()> {
        let steps = self.list.iter().map(|step| (step.kind.chooses(), &step.input, step.body.to_token_stream()));
        let codes: Vec<_> = steps.chain([(false, pat, body.clone())]).collect();
        for (_, input, _) in codes.iter().filter(|(chooses, ..)| !chooses) {
            for name in pattern_names(input).iter().filter(|name| *name != "__item") {
                let hides = |(_, own, code): &(bool, &Pat, TokenStream)| {
                    has_ident(code, name) && !pattern_names(own).contains(name)
                };
                if codes.iter().any(hides) {
                    return refuse(
                        name,
                        "another closure of this iterator uses a variable of this name: call one of them otherwise",
                    );
                }
            }
        }
        Ok(())
    }
}

fn step(kind: Kind, f: &Expr) -> Result<Step> {
    match f {
        Expr::Closure(ExprClosure { inputs, body, .. }) if inputs.len() == 1 => {
            Ok(Step { kind, input: untyped(&inputs[0]), body: (**body).clone() })
        }
        Expr::Path(f) => Ok(Step { kind, input: syn::parse_quote!(__item), body: syn::parse_quote!(#f(__item)) }),
        other => refuse(other, "write the closure here: `|x| …`"),
    }
}

/// Whether an expression ends with a step.
fn is_step(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) if m.method == "copied" || m.method == "cloned" => is_step(&m.receiver),
        Expr::MethodCall(m) => Kind::of(&m.method).is_some() && m.args.len() == 1,
        _ => false,
    }
}

/// The steps within a loop over the items: the pattern of an item, and the body of the loop.
fn nested(steps: &[Step], end: &Pat, body: &TokenStream) -> Result<(Pat, TokenStream)> {
    let at = steps.iter().position(|step| !step.kind.chooses()).unwrap_or(steps.len());
    let mut pattern = steps.get(at).map_or(end, |step| &step.input).clone();
    let mut code = match steps.get(at) {
        None => quote!({ #body }),
        Some(Step { kind, body: value, .. }) => {
            let (pat, rest) = nested(&steps[at + 1..], end, body)?;
            match kind {
                Kind::FilterMap => quote!(if let ::core::option::Option::Some(#pat) = #value { #rest }),
                Kind::MapWhile => quote!(if let ::core::option::Option::Some(#pat) = #value { #rest } else { break }),
                Kind::FlatMap => quote!(for #pat in #value { #rest }),
                _ => quote!({ let #pat = #value; #rest }),
            }
        }
    };
    for step in steps[..at].iter().rev() {
        let otherwise = if step.kind.ends() { quote!(else { break }) } else { quote!() };
        let (condition, seen) = (&step.body, seen(&step.input, &mut pattern)?);
        // What the closure calls its argument is not seen behind it.
        code = quote!({
            let mut __goes_on = false;
            { #seen __goes_on = #condition; }
            if __goes_on { #code } #otherwise
        });
    }
    Ok((pattern, code))
}

/// The variables of a closure that looks at an item with this pattern.
fn seen(input: &Pat, item: &mut Pat) -> Result<TokenStream> {
    match (input, item) {
        (Pat::Wild(_), _) => Ok(quote!()),
        (Pat::Paren(p), item) => seen(&p.pat, item),
        (Pat::Reference(r), item) => {
            let (pat, item) = (&r.pat, value(item));
            Ok(quote!(let #pat = #item;))
        }
        (Pat::Tuple(t), Pat::Tuple(items)) if t.elems.len() == items.elems.len() => {
            t.elems.iter().zip(&mut items.elems).map(|(pat, item)| seen(pat, item)).collect()
        }
        (Pat::Ident(_), Pat::Tuple(_)) => refuse(input, "name both parts of this item: `(a, b)`"),
        (pat, item) => {
            let item = value(item);
            Ok(quote!(let #pat = &#item;))
        }
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

impl Lower {
    /// The end of such an iterator as a block.
    pub(super) fn as_loops(&self, e: &Expr, ty: Option<&Type>) -> Result<Option<Expr>> {
        let Expr::MethodCall(m) = strip(e) else { return Ok(None) };
        let end = m.method.to_string();
        let is_end =
            matches!((&*end, m.args.len()), ("sum" | "product" | "collect", 0) | ("fold", 2) | ("for_each", 1));
        if !is_end || !self.names.active(e) {
            return Ok(None);
        }
        if let Some(e) = with_closures(m) {
            return Ok(Some(e));
        }
        let steps = Steps::of(&m.receiver)?;
        let ty = match m.turbofish.as_ref().and_then(|t| t.args.first()) {
            Some(GenericArgument::Type(ty)) => Some(ty),
            _ => ty,
        };
        if !needs_loops(&m.receiver) && !self.makes_more(m, ty, &steps) {
            return Ok(None);
        }
        let (s, item) = (&self.names.scalar, syn::parse_quote!(__item));
        let code = match &*end {
            "sum" => {
                let each = steps.each(&item, &quote!(__sum += __item;))?;
                quote!({ let mut __sum = -#s::zero(); #each __sum })
            }
            "product" => {
                let each = steps.each(&item, &quote!(__product = __product * __item;))?;
                quote!({ let mut __product = #s::one(); #each __product })
            }
            "collect" => {
                let ty = ty.map(|ty| quote!(: #ty));
                let each = steps.each(&item, &quote!(__list.push(__item);))?;
                quote!({ let mut __list #ty = ::std::vec::Vec::new(); #each __list })
            }
            "for_each" => {
                let Step { input, body, .. } = step(Kind::Map, strip(&m.args[0]))?;
                steps.each(&input, &quote!(#body;))?
            }
            _ => return self.folded(m, &steps).map(Some),
        };
        syn::parse2(code).map(Some)
    }

    /// `fold` of a state, which may be in parts.
    fn folded(&self, m: &ExprMethodCall, steps: &Steps<'_>) -> Result<Expr> {
        let (Expr::Closure(c), start) = (strip(&m.args[1]), &m.args[0]) else {
            return refuse(&m.args[1], "write the closure here: `|state, x| …`");
        };
        let (Some(state), Some(item)) = (c.inputs.first().map(untyped), c.inputs.get(1).map(untyped)) else {
            return refuse(c, "two arguments are needed here");
        };
        let body = &c.body;
        let parts = match &state {
            Pat::Tuple(t) => t.elems.len(),
            _ => 1,
        };
        let names: Vec<_> = (0..parts).map(|i| format_ident!("__state{i}")).collect();
        let all = if parts == 1 { quote!(#(#names)*) } else { quote!((#(#names),*)) };
        let first = if parts == 1 { quote!(mut #(#names)*) } else { quote!((#(mut #names),*)) };
        let each = steps.each(&item, &quote!({ let #state = #all; #all = #body; }))?;
        syn::parse2(quote!({ let #first = #start; #each #all }))
    }

    /// A loop over such an iterator.
    pub(super) fn for_as_loops(&self, f: &ExprForLoop) -> Result<Option<Expr>> {
        if !is_step(&f.expr) || !self.names.active(&f.expr) {
            return Ok(None);
        }
        let steps = Steps::of(&f.expr)?;
        let leaves = has_break(&f.body);
        if leaves && steps.list.iter().any(|step| step.kind == Kind::FlatMap) {
            return refuse(&f.expr, "a loop that is left early over the items of items: write two loops");
        }
        let (pat, body, attributes) = (untyped(&f.pat), &f.body.stmts, &f.attrs);
        let each = steps.each(&pat, &quote!(#(#body)*))?;
        syn::parse2(quote!(#(#attributes)* #each)).map(Some)
    }

    /// Whether the items of a list, or the state of a fold, are more than numbers.
    fn makes_more(&self, m: &ExprMethodCall, ty: Option<&Type>, steps: &Steps<'_>) -> bool {
        if m.method == "fold" {
            return matches!(strip(&m.args[1]), Expr::Closure(c) if c.inputs.first().is_some_and(|p| matches!(untyped(p), Pat::Tuple(_))));
        }
        let typed = ty.and_then(item_of).is_some_and(|item| !is_name(item, &self.names.scalar));
        let made = steps.list.last().is_some_and(|step| is_made_of_numbers(&step.body));
        m.method == "collect" && !steps.list.is_empty() && (typed || made)
    }
}

/// `x.iter().map(g)` and `fold(y, g)` with closures that call g, if there are such functions.
fn with_closures(m: &ExprMethodCall) -> Option<Expr> {
    let (mut m, mut is_changed) = (m.clone(), false);
    if let (true, Some(Expr::Path(f))) = (m.method == "fold", m.args.get(1).map(strip)) {
        (m.args[1], is_changed) = (syn::parse_quote!(|__state, __item| #f(__state, __item)), true);
    }
    let mut at = &mut m;
    while let Expr::MethodCall(step) = &mut *at.receiver {
        if let (true, Some(Expr::Path(f))) = (step.method == "map", step.args.first().map(strip)) {
            (step.args[0], is_changed) = (syn::parse_quote!(|__item| #f(__item)), true);
        }
        at = step;
    }
    is_changed.then_some(Expr::MethodCall(m))
}

/// Whether an iterator has other steps than `map`s of closures at its end.
pub(super) fn needs_loops(e: &Expr) -> bool {
    let mut e = strip(e);
    while let Expr::MethodCall(m) = e
        && is_step(e)
    {
        if m.method != "map" || !matches!(m.args.first().map(strip), Some(Expr::Closure(_))) {
            return true;
        }
        e = strip(&m.receiver);
    }
    false
}

/// The type of the items of a `Vec`.
fn item_of(ty: &Type) -> Option<&Type> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == "Vec")?;
    match &last.arguments {
        PathArguments::AngleBracketed(all) => all.args.iter().find_map(|a| match a {
            GenericArgument::Type(Type::Infer(_)) => None,
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        }),
        _ => None,
    }
}

fn is_name(ty: &Type, name: &Ident) -> bool {
    matches!(ty, Type::Path(p) if p.path.is_ident(name))
}

/// Whether an expression is a list, a tuple or a struct by its form.
fn is_made_of_numbers(e: &Expr) -> bool {
    match strip(e) {
        Expr::Tuple(_) | Expr::Array(_) | Expr::Repeat(_) | Expr::Struct(_) => true,
        Expr::Macro(m) => m.mac.path.is_ident("vec"),
        Expr::MethodCall(m) => ["collect", "to_vec", "to_owned", "into_owned"].iter().any(|name| m.method == name),
        Expr::Block(b) => {
            matches!(b.block.stmts.last(), Some(syn::Stmt::Expr(last, None)) if is_made_of_numbers(last))
        }
        _ => false,
    }
}

/// Whether the body of a loop leaves it.
fn has_break(body: &syn::Block) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr_break(&mut self, _: &'ast syn::ExprBreak) {
            self.0 = true;
        }
        fn visit_expr_for_loop(&mut self, _: &'ast ExprForLoop) {}
        fn visit_expr_while(&mut self, _: &'ast syn::ExprWhile) {}
        fn visit_expr_loop(&mut self, _: &'ast syn::ExprLoop) {}
        fn visit_expr_closure(&mut self, _: &'ast ExprClosure) {}
    }
    let mut find = Find(false);
    visit::visit_block(&mut find, body);
    find.0
}
