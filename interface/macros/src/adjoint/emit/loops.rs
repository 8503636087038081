//! Loops, run backwards: from the last iteration to the first, with what each iteration kept taken off a stack.
//!
//! A loop whose iterations do not depend on each other, and of which nothing was kept, runs backwards in any order: it is *free*.

use super::super::code::{Code, code};
use super::super::here::quote;
use super::super::ir::{Head, InField, Items, Iter, Loop, Roots, Stmt, Value, writes};
use super::super::names::helper;
use super::super::syntax::mentions;
use super::independent::{independent, shared};
use super::lengths::{counts_flattened, is_name, may_be_endless, with_length};
use super::pick::Pick;
use super::{Class, Emit, OnStack, Piece};
use crate::idents::{ByName, is_one_of};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use syn::{Ident, Pat};

/// Values beside their adjoints. What is in a field may have none. `end` is `.rev()`, or nothing.
fn beside(value: &TokenStream, shadow: &TokenStream, in_field: Option<&InField>, end: &TokenStream) -> TokenStream {
    match in_field {
        Some(InField::References) => quote!(::fluxions::adjoint::Beside((#value) #end, (#shadow) #end).pairs()),
        Some(InField::Copies(references)) => {
            quote!(::fluxions::adjoint::Copies((#references) #end, (#shadow) #end).pairs())
        }
        None if end.is_empty() => quote!((#value).zip(#shadow)),
        None => quote!((#value) #end.zip((#shadow) #end)),
    }
}

/// A `zip` of items that know their length with others that may have no end.
fn zip_up_to(items: &TokenStream, more: &TokenStream) -> TokenStream {
    quote!({
        let __items = #items;
        let __count = __items.len();
        __items.zip(::fluxions::adjoint::BothWays(#more).up_to(__count))
    })
}

/// An iterator over a copy of the list that it names, if it takes the items of one by value: `list`, `list.into_iter().rev()`.
fn copied(code: &TokenStream) -> TokenStream {
    let mut tokens = code.clone().into_iter();
    let Some(list) = tokens.next().as_ref().and_then(named) else { return code.clone() };
    let rest: TokenStream = tokens.collect();
    let mut behind = rest.clone().into_iter();
    let by_value = match (behind.next(), behind.next()) {
        (None, _) => true,
        (Some(TokenTree::Punct(point)), Some(TokenTree::Ident(method))) => {
            point.as_char() == '.'
                && is_one_of(&method, &["into_iter", "rev", "enumerate", "zip", "skip", "take", "chain"])
        }
        _ => false,
    };
    if by_value { quote!(::fluxions::adjoint::twice(&#list) #rest) } else { code.clone() }
}

/// The variable that a token is, also in parentheses.
fn named(token: &TokenTree) -> Option<Ident> {
    match token {
        TokenTree::Ident(name) => Some(name.clone()),
        TokenTree::Group(g) => {
            let mut inside = g.stream().into_iter();
            let name = inside.next().as_ref().and_then(named);
            name.filter(|_| inside.next().is_none())
        }
        _ => None,
    }
}

impl Iter {
    /// The iterator as it was.
    pub(in super::super) fn forward(&self) -> TokenStream {
        self.written(&|e| e.clone())
    }

    /// The same, where the way back goes through the items once more: a list that is taken by value is copied.
    fn forward_first(&self) -> TokenStream {
        self.written(&copied)
    }

    /// The iterator, with what has no derivative written by `plain`.
    fn written(&self, plain: &dyn Fn(&TokenStream) -> TokenStream) -> TokenStream {
        match self {
            Self::Plain(e) => plain(e),
            Self::Elems { value, .. } => value.clone(),
            Self::Zip(a, b) => {
                let (a, b) = (a.written(plain), b.written(plain));
                quote!((#a).zip(#b))
            }
            Self::Limited(a, b, is_first) => {
                let a = a.written(plain);
                if *is_first { quote!((#a).zip(#b)) } else { quote!((#b).zip(#a)) }
            }
            Self::Enumerate(a) => {
                let a = a.written(plain);
                quote!((#a).enumerate())
            }
            Self::Adapt(a, more) => {
                let a = a.written(plain);
                quote!((#a) #more)
            }
        }
    }

    /// The iterator over the adjoints, and over those values that `wants` says. Both come with their patterns.
    fn with_bars(&self, values: &Pat, bars: &Pat, wants: &dyn Fn(&Pat, bool) -> bool) -> (TokenStream, TokenStream) {
        match (self, values, bars) {
            (Self::Elems { value, shadow, mutable, in_field }, ..) if in_field.is_some() || wants(values, *mutable) => {
                (beside(value, shadow, in_field.as_ref(), &TokenStream::new()), quote!((#values, #bars)))
            }
            (Self::Elems { shadow, .. }, ..) => (quote!(#shadow), quote!(#bars)),
            (Self::Zip(a, b), Pat::Tuple(v), Pat::Tuple(x)) => {
                let (a, p) = a.with_bars(&v.elems[0], &x.elems[0], wants);
                let (b, q) = b.with_bars(&v.elems[1], &x.elems[1], wants);
                (quote!((#a).zip(#b)), quote!((#p, #q)))
            }
            (Self::Limited(a, b, is_first), Pat::Tuple(v), Pat::Tuple(x)) => {
                let [i, j] = if *is_first { [0, 1] } else { [1, 0] };
                let (a, p) = a.with_bars(&v.elems[i], &x.elems[i], wants);
                let q = &v.elems[j];
                (zip_up_to(&a, b), quote!((#p, #q)))
            }
            (Self::Enumerate(a), Pat::Tuple(v), Pat::Tuple(x)) => {
                let i = &v.elems[0];
                let (a, p) = a.with_bars(&v.elems[1], &x.elems[1], wants);
                (quote!((#a).enumerate()), quote!((#i, #p)))
            }
            (Self::Adapt(a, more), ..) => {
                let (a, p) = a.with_bars(values, bars, wants);
                (quote!((#a) #more), p)
            }
            (other, ..) => {
                let it = other.forward();
                (quote!((#it).into_iter()), quote!(#values))
            }
        }
    }
}

impl Iter {
    fn is_plain(&self) -> bool {
        matches!(self, Self::Plain(_))
    }

    /// Whether nothing says that an iterator over what has no derivative knows its end.
    fn is_unmeasured(&self) -> bool {
        matches!(self, Self::Plain(it) if may_be_endless(it) || is_name(it))
    }

    /// The iterator, all parts of which know their lengths.
    fn with_lengths(&self) -> Self {
        match self {
            Self::Plain(it) if self.is_unmeasured() => Self::Plain(quote!(::fluxions::adjoint::BothWays(#it).items())),
            Self::Plain(it) => Self::Plain(with_length(it)),
            Self::Elems { value, shadow, mutable, in_field } => Self::Elems {
                value: with_length(value),
                shadow: with_length(shadow),
                mutable: *mutable,
                in_field: in_field.clone().map(|of| of.map(|references| with_length(&references))),
            },
            Self::Zip(a, b) => match (&**a, &**b) {
                (a, Self::Plain(it)) if !a.is_plain() && b.is_unmeasured() => {
                    Self::Limited(Box::new(a.with_lengths()), it.clone(), true)
                }
                (Self::Plain(it), b) if !b.is_plain() && a.is_unmeasured() => {
                    Self::Limited(Box::new(b.with_lengths()), it.clone(), false)
                }
                (a, b) => Self::Zip(Box::new(a.with_lengths()), Box::new(b.with_lengths())),
            },
            Self::Limited(a, b, is_first) => Self::Limited(Box::new(a.with_lengths()), b.clone(), *is_first),
            Self::Enumerate(a) => Self::Enumerate(Box::new(a.with_lengths())),
            Self::Adapt(a, more) => Self::Adapt(Box::new(a.with_lengths()), more.clone()),
        }
    }
}

impl Items {
    /// The loop over values and adjoints at once, as iterations that go back at once need it.
    pub(super) fn both(&self) -> (TokenStream, TokenStream) {
        self.iter.with_bars(&self.values, &self.bars, &|_, _| true)
    }

    /// The loop of the backward sweep, in the order of the forward sweep.
    pub(super) fn again(&self, needed: &FxHashSet<String>) -> (TokenStream, TokenStream) {
        self.over(&self.iter, needed)
    }

    fn over(&self, iter: &Iter, needed: &FxHashSet<String>) -> (TokenStream, TokenStream) {
        // What was written to has other values now.
        iter.with_bars(&self.values, &self.bars, &|values, mutable| !mutable && mentions(&quote!(#values), needed))
    }

    /// The loop of the backward sweep, from the end.
    fn reversed(&self, needed: &FxHashSet<String>, count: Option<&Ident>) -> (TokenStream, TokenStream) {
        let (values, bars) = (&self.values, &self.bars);
        match (&self.iter, count) {
            // A chain does not know its length: each part from its own end.
            (Iter::Elems { value, shadow, mutable: false, in_field }, None)
                if (in_field.is_some() || mentions(&quote!(#values), needed)) && !counts_flattened(value) =>
            {
                (beside(value, shadow, in_field.as_ref(), &quote!(.rev())), quote!((#values, #bars)))
            }
            (_, count) => {
                let iter = match (&self.iter, count) {
                    // No length is needed.
                    (it @ Iter::Plain(code), None) if is_name(code) => it.clone(),
                    (it, _) => it.with_lengths(),
                };
                let (it, pat) = self.over(&iter, needed);
                let taken = count.map(|n| quote!(.take(#n)));
                (quote!((#it) #taken.rev()), pat)
            }
        }
    }
}

impl Loop {
    /// The names that the backward sweep needs, but for items of what is written to: those it does not look at again, whatever else has their names.
    pub(super) fn still_there<'n>(&self, needed: &'n FxHashSet<String>, later: &Roots) -> Cow<'n, FxHashSet<String>> {
        let mut still = Cow::Borrowed(needed);
        if let Head::For(items) = &self.head {
            let written = self.inside(later);
            for seen in items.seen.iter().filter(|seen| seen.of.iter().any(|root| written.contains(root))) {
                for name in seen.names.iter().filter(|name| needed.has_name(name)) {
                    still.to_mut().remove(&name.to_string());
                }
            }
        }
        still
    }

    /// The memory that is written to after a statement of the body: in the loop, or later.
    pub(super) fn inside(&self, later: &Roots) -> Roots {
        let mut all = writes(&self.body);
        all.extend(later);
        if let Head::For(items) = &self.head {
            all.extend(items.own.iter().map(|own| own.root));
        }
        all
    }
}

/// Whether code leaves the function or an iteration.
fn leaves(code: TokenStream) -> bool {
    code.into_iter().any(|token| match token {
        TokenTree::Ident(name) => is_one_of(&name, &["return", "break", "continue"]),
        TokenTree::Punct(p) => p.as_char() == '?',
        TokenTree::Group(group) => leaves(group.stream()),
        TokenTree::Literal(_) => false,
    })
}

/// Names that stand for references.
fn references(stmts: &[Stmt]) -> FxHashSet<String> {
    let of = |s: &Stmt| match s {
        Stmt::View(v) => v.defs.iter().chain(&v.bars).map(ToString::to_string).collect(),
        _ => vec![],
    };
    stmts.iter().flat_map(of).collect()
}

impl Emit {
    pub(super) fn loop_piece(&mut self, l: &Loop, later: &Roots) -> Piece {
        if let Some(pick) = Pick::of(l, &self.useful) {
            return self.pick(l, &pick, later);
        }
        let mut piece = Piece::default();
        if let Head::For(items) = &l.head {
            self.hide_items(&items.iter.forward(), &items.values);
        }
        let gathered = self.gather(l);
        let sites = self.sites;
        self.depth += 1;
        let mut block = self.block(&l.body, &Value::Unit, None, &l.inside(later));
        self.depth -= 1;
        let count = helper("n", l.id);
        let counts = (l.stop.is_some() || matches!(l.head, Head::While(_))) && !block.back.is_empty();
        let saved = &block.saved;
        let references = references(&l.body);
        let kept = match saved.iter().any(|s| references.has_name(s)) {
            true => OnStack::References,
            false if mentions(&block.back, &self.references) => OnStack::Constants,
            false => OnStack::Values,
        };
        let site = (!saved.is_empty()).then(|| self.site(kept));
        // A list of numbers is written in one go, and read in one go from where it started.
        let may_be_in_one_go =
            site.is_some() && l.stop.is_none() && kept == OnStack::Values && matches!(l.head, Head::For(_));
        let in_one_go = may_be_in_one_go && !leaves(block.forward.to_token_stream());
        let is_first = self.depth == 0 && !self.split;
        let start = helper("start", l.id);
        let forward = std::mem::take(&mut block.forward);
        piece.forward = match (&l.head, &site) {
            (Head::For(items), Some(site)) if in_one_go => {
                let (it, pat) = (items.iter.forward_first(), &items.values);
                let mark = (!is_first).then(|| quote!(let #start = #site.len();));
                let mut body = forward;
                body.append(Code::new(quote!((#(#saved,)*)), vec![]));
                let body = body.into_block();
                code!([it, pat, body] #mark #site.extend((#it).into_iter().map(|#pat| #body));)
            }
            _ => {
                let goes_back = !block.back.is_empty();
                self.loop_forward(l, forward, goes_back, saved, site.as_ref(), counts.then_some(&count))
            }
        };
        let stacked = self.sites > sites;
        let taken: Vec<_> = if self.planted("saved") { saved.iter().rev().collect() } else { saved.iter().collect() };
        let kept = site.as_ref().filter(|_| in_one_go).map(|site| {
            let drained = match is_first {
                true => Code::new(quote!(#site.drain(..)), vec![]),
                false => code!([start] #site.drain(#start..)),
            };
            (drained, quote!((#(#taken,)*)))
        });
        if kept.is_some() && !is_first {
            piece.defs.push((start, Class::Keep));
        }
        let mut body = Code::default();
        if !block.back.is_empty() {
            let pop = site.as_ref().filter(|_| kept.is_none()).map(|site| quote!(let ::core::option::Option::Some((#(#saved,)*)) = #site.pop() else { ::core::unreachable!() };));
            let ran = self.ran_mark(&gathered);
            body.append(Code::new(quote!(#ran #pop), vec![]));
            body.append(block.back);
        }
        let back = self.loop_back(l, &l.still_there(&block.needed, later), body, stacked, &count, kept);
        piece.back = self.ungather(gathered, back);
        if counts {
            piece.defs.push((count, Class::Keep));
        }
        piece
    }

    fn loop_forward(
        &self,
        l: &Loop,
        body: Code,
        goes_back: bool,
        saved: &[Ident],
        site: Option<&Ident>,
        count: Option<&Ident>,
    ) -> Code {
        let push = site.map(|site| quote!(#site.push((#(#saved,)*));));
        let start = count.map(|n| quote!(let mut #n = 0_usize;));
        let step = count.map(|n| quote!(#n += 1;));
        let first = l.stop.as_ref().map(|stop| quote!(let mut #stop = false;));
        let last = l.stop.as_ref().map(|stop| quote!(if #stop { break; }));
        let around = [Code::new(quote!(#first), vec![]), body, Code::new(quote!(#push #step #last), vec![])];
        let body = around.into_iter().collect::<Code>().into_block();
        match &l.head {
            Head::For(items) => {
                let it = if goes_back { items.iter.forward_first() } else { items.iter.forward() };
                let pat = &items.values;
                code!([it, pat, body] #start for #pat in #it #body)
            }
            Head::While(condition) => code!([condition, body] #start while #condition #body),
        }
    }

    fn loop_back(
        &mut self,
        l: &Loop,
        needed: &FxHashSet<String>,
        body: Code,
        stacked: bool,
        count: &Ident,
        kept: Option<(Code, TokenStream)>,
    ) -> Code {
        if body.is_empty() {
            return body;
        }
        let body = body.into_block();
        let Head::For(items) = &l.head else {
            self.loops[2] += 1;
            return code!([count, body] for _ in 0..#count #body);
        };
        if !stacked && l.stop.is_none() && independent(l, &self.unknown) && shared(l, &self.unknown).is_empty() {
            self.loops[1] += 1;
            let (it, pat) = items.again(needed);
            return code!([pat, it, body] for #pat in #it #body);
        }
        self.loops[2] += 1;
        let (it, pat) = match self.planted("nested") && self.depth == 0 {
            true => items.again(needed),
            false => items.reversed(needed, l.stop.is_some().then_some(count)),
        };
        match kept {
            Some((kept, values)) => {
                let last_first = (!self.planted("forwards")).then(|| quote!(.rev()));
                code!([pat, it, kept, body] for (#pat, #values) in (#it).zip(#kept #last_first) #body)
            }
            None => code!([pat, it, body] for #pat in #it #body),
        }
    }
}
