//! Vectors that the function makes: their storage stays on the stack from call to call.
//!
//! A vector is given back at the end of the scope that it is made in, or of the scope of the backward sweep that it is kept for. What is moved
//! elsewhere is not: so all code of the scope must only look at it.

use super::super::code::{Code, code, stack};
use super::super::here::quote;
use super::super::ir::{Change, If, Reshaped, Stmt, Value};
use super::super::names::bar;
use super::super::syntax::idents;
use super::reshape::adjoint_of;
use super::{Bars, Emit};
use crate::idents::ByName;
use proc_macro2::{Delimiter, Punct, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use std::slice;
use syn::Ident;

/// The variables that a statement makes, if they may be vectors.
fn made(s: &Stmt) -> &[Ident] {
    match s {
        Stmt::Own { name, .. } | Stmt::Bind { name, value: Value::Group(_), .. } => slice::from_ref(name),
        Stmt::Group { t, .. } | Stmt::Load { t, group: true, .. } => slice::from_ref(t),
        Stmt::Call(c) => slice::from_ref(&c.result),
        Stmt::Resize { change: Change::Pop { t, .. } | Change::Push(Value::Group(t)), .. } => slice::from_ref(t),
        Stmt::Store { reshapes: Some(Reshaped { before, .. }), .. } => slice::from_ref(before),
        Stmt::View(v) => &v.defs,
        Stmt::If(If { result: Some((t, false)), .. }) => slice::from_ref(t),
        _ => &[],
    }
}

/// Whether a statement makes a variable.
pub(super) fn makes(s: &Stmt, name: &Ident) -> bool {
    made(s).contains(name)
}

impl Emit {
    /// The adjoint of a value that is there.
    pub(super) fn like(&self, name: &Ident) -> Bars {
        if self.taken.has_name(name) {
            return Bars::default();
        }
        let (b, bars) = (bar(name), self.bars_of(name));
        let keyword = if self.reshaped.has_name(name) { quote!(let mut) } else { quote!(let) };
        Bars::of(b.clone(), code!([b, bars] #keyword #b = #bars;))
    }

    /// The code that makes them.
    pub(super) fn bars_of(&self, name: &Ident) -> Code {
        let bars = self.bars_of_now(name);
        let is_open = self.memory.by_name(name).is_some_and(|roots| !roots.is_disjoint(&self.open));
        if is_open { self.opened(name, bars) } else { bars }
    }

    /// The same with places for the adjoints of options that have no value.
    pub(super) fn opened(&self, name: &Ident, bars: Code) -> Code {
        match self.unsure.has_name(name) {
            true => code!([name, bars] ::fluxions::adjoint::Unsure(&#name).opened(#bars)),
            false => code!([name, bars] ::fluxions::adjoint::opened(&#name, #bars)),
        }
    }

    /// The same in the form of the value that is there.
    fn bars_of_now(&self, name: &Ident) -> Code {
        match self.room_of_bars(name) {
            Some(room) => code!([room, name] #room.like(&#name)),
            None => match (self.pooled.has_name(name), self.unsure.has_name(name)) {
                (true, true) => code!([name, stack()] ::fluxions::adjoint::Unsure(&#name).bar_in(stack.pool())),
                (true, false) => code!([name, stack()] ::fluxions::adjoint::Shadow::bar_in(&#name, stack.pool())),
                (false, true) => code!([name] ::fluxions::adjoint::Unsure(&#name).bar()),
                (false, false) => code!([name] ::fluxions::adjoint::Shadow::bar(&#name)),
            },
        }
    }

    /// Gives the adjoint of a value to the pool.
    pub(super) fn give_bar(&self, name: &Ident, bars: &Code) -> Code {
        match self.unsure.has_name(name) {
            true => code!([name, bars, stack()] ::fluxions::adjoint::Unsure(&#name).give_bar(#bars, stack.pool());),
            false => code!([name, bars, stack()] ::fluxions::adjoint::give_bar(&#name, #bars, stack.pool());),
        }
    }

    /// Where the adjoint of a vector gets its storage from.
    pub(super) fn room_of_bars(&self, name: &Ident) -> Option<Ident> {
        self.rooms.by_name(name).map(bar)
    }

    /// Whether a value may hold vectors.
    pub(super) fn holds_vectors(&self, name: &Ident) -> bool {
        let name = name.to_string();
        self.rooms.contains_key(&name) || self.pooled.contains_key(&name)
    }

    /// Gives back the vectors that code with a value makes, and those that were `kept` for it, but for those that are `saved` for other code.
    pub(super) fn recycle<'s>(
        &self,
        stmts: impl IntoIterator<Item = &'s Stmt>,
        code: &Code,
        value: &Value,
        kept: &[Ident],
        saved: &[Ident],
    ) -> Code {
        if self.rooms.is_empty() && self.pooled.is_empty() {
            return Code::default();
        }
        let made = stmts.into_iter().flat_map(|s| made(s).iter().map(move |name| (s, name)));
        let lists: Vec<_> = made.filter(|(_, name)| !saved.contains(name) && self.holds_vectors(name)).collect();
        if lists.is_empty() || self.planted("hoarded") {
            return Code::default();
        }
        let names = lists.iter().flat_map(|(s, name)| {
            [Some((*name).clone()), self.bars_made(s, name)].into_iter().flatten().map(|name| name.to_string())
        });
        let (wanted, mut found) = (names.collect(), vec![]);
        let parts = code.parts_with(&wanted).chain([value.to_token_stream()]);
        parts.for_each(|part| uses(part, &wanted, &mut found));
        let is_there = |list: &Ident| {
            let name = list.to_string();
            let is_used = |how| found.iter().any(|(used, kind)| *used == name && *kind == how);
            (kept.contains(list) || is_used(Use::Definition)) && !is_used(Use::Move)
        };
        // A list is given back behind the adjoints of its items, which have their type from it.
        lists.into_iter().rev().map(|(s, name)| self.given_back(s, name, &is_there)).collect()
    }

    /// Gives back a vector that a statement makes, and its adjoint, as far as they are there.
    fn given_back(&self, s: &Stmt, name: &Ident, is_there: &dyn Fn(&Ident) -> bool) -> Code {
        let bars = self.bars_made(s, name).filter(is_there);
        if let Stmt::Resize { list, change: Change::Push(_), .. } = s {
            let code =
                |bars| code!([list, bars, stack()] ::fluxions::adjoint::BarOf(#bars).give(|| &#list, stack.pool()););
            return bars.map(code).unwrap_or_default();
        }
        if let Some(room) = self.rooms.by_name(name) {
            let list = is_there(name).then(|| (name.clone(), room.clone()));
            let both = list.into_iter().chain(bars.map(|bars| (bars, bar(room))));
            return both.map(|(list, room)| code!([room, list] #room.recycle(#list);)).collect();
        }
        let Some(call) = self.pooled.by_name(name).filter(|_| is_there(name)) else {
            return Code::default();
        };
        let is_part = matches!(s, Stmt::View(_));
        let bars = bars.filter(|_| !is_part).map(|bars| self.give_bar(name, &Code::variable(&bars)));
        let list = match call {
            Some(call) => quote!(::fluxions::adjoint::give_back(#name, stack, #call);),
            // A part may have any type, and so may a copy of a field.
            None if is_part || self.unsure.has_name(name) => {
                quote!(::fluxions::adjoint::Unsure(#name).give_to(stack.pool());)
            }
            None => quote!(::fluxions::adjoint::Shadow::give_to(#name, stack.pool());),
        };
        bars.into_iter().chain([code!([name, stack()] #list)]).collect()
    }

    /// The variable of adjoints that a statement makes with a value.
    fn bars_made(&self, s: &Stmt, name: &Ident) -> Option<Ident> {
        match s {
            Stmt::Store { from, .. } => Some(adjoint_of(from, name)),
            Stmt::Resize { change: Change::Push(_), .. } => self.taken.has_name(name).then(|| bar(name)),
            Stmt::Bind { value: Value::Group(t), .. } if self.taken.has_name(t) => Some(bar(t)),
            _ => (!self.taken.has_name(name)).then(|| bar(name)),
        }
    }

    /// Takes the rooms that code names from the stack, and gives them back.
    pub(super) fn rooms_of(&self, code: &Code) -> (Code, Code) {
        if self.rooms.is_empty() {
            return Default::default();
        }
        let mut named = FxHashSet::default();
        idents(&code, &mut named);
        let mut all: Vec<_> = self.rooms.values().collect();
        all.sort_unstable();
        all.dedup();
        let all = all.into_iter().flat_map(|room| [room.clone(), bar(room)]).enumerate();
        let used = all.filter(|(_, room)| named.has_name(room));
        let pairs = used.map(|(i, room)| {
            (code!([stack()] let mut #room = stack.room(#i);), code!([room, stack()] stack.close_room(#i, #room);))
        });
        let (open, close): (Vec<_>, Vec<_>) = pairs.unzip();
        (open.into_iter().collect(), close.into_iter().collect())
    }
}

/// What code does with a variable.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Definition,
    Look,
    Move,
}

/// Adds each use of a variable, if its name is wanted.
fn uses(code: TokenStream, wanted: &FxHashSet<String>, found: &mut Vec<(String, Use)>) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let is_punct =
        |i: Option<usize>, c| matches!(i.and_then(|i| tokens.get(i)), Some(TokenTree::Punct(p)) if p.as_char() == c);
    let is_word = |i: Option<usize>, w| matches!(i.and_then(|i| tokens.get(i)), Some(TokenTree::Ident(n)) if n == w);
    // `::`
    let is_joint = |i: Option<usize>| matches!(i.and_then(|i| tokens.get(i)), Some(TokenTree::Punct(p)) if p.as_char() == ':' && p.spacing() == Spacing::Joint);
    for (i, token) in tokens.iter().enumerate() {
        let before = i.checked_sub(1);
        let Some(name) = name_of(token).filter(|name| wanted.contains(name)) else {
            if let TokenTree::Group(g) = token {
                let outside = found.len();
                uses(g.stream(), wanted, found);
                // `let (value, kept) = …`
                if found.len() > outside && is_word(before, "let") {
                    found[outside..].iter_mut().for_each(|(_, how)| *how = Use::Definition);
                }
            }
            continue;
        };
        let before = if is_word(before, "mut") { i.checked_sub(2) } else { before };
        let end = end_of_fields(&tokens, i + 1);
        let is_colon = |p: &Punct| p.as_char() == ':' && p.spacing() == Spacing::Alone;
        let is_named = matches!(tokens.get(i + 1), Some(TokenTree::Punct(p)) if is_colon(p)) && !is_word(before, "let");
        let is_field = is_punct(before, '.') && !is_punct(i.checked_sub(2), '.');
        let is_of_path = is_joint(i.checked_sub(2)) || is_joint(Some(i + 1));
        if is_named || is_field || is_of_path {
            continue;
        }
        // `f(v).x`
        let is_argument =
            matches!(token, TokenTree::Group(_)) && is_called(i.checked_sub(1).and_then(|i| tokens.get(i)));
        let how = match (tokens.get(end), tokens.get(end + 1)) {
            _ if is_word(before, "let") => Use::Definition,
            _ if is_argument => Use::Move,
            _ if is_punct(before, '&') => Use::Look,
            (Some(TokenTree::Punct(p)), Some(next)) if writes_or_compares(p, next) => Use::Look,
            (Some(TokenTree::Group(g)), _) if g.delimiter() == Delimiter::Bracket => Use::Look,
            (Some(TokenTree::Punct(p)), Some(TokenTree::Ident(method))) if p.as_char() == '.' => {
                if method.to_string().starts_with("into") { Use::Move } else { Use::Look }
            }
            _ => Use::Move,
        };
        found.push((name, how));
    }
}

/// Whether what stands before parentheses is called.
fn is_called(before: Option<&TokenTree>) -> bool {
    const KEYWORDS: [&str; 7] = ["in", "if", "match", "return", "while", "let", "mut"];
    matches!(before, Some(TokenTree::Ident(name)) if KEYWORDS.iter().all(|keyword| name != keyword))
}

/// Whether a place is written to or compared that stands before these tokens.
fn writes_or_compares(first: &Punct, next: &TokenTree) -> bool {
    match first.as_char() {
        '=' | '<' | '>' => true,
        '+' | '-' | '!' => matches!(next, TokenTree::Punct(p) if p.as_char() == '='),
        _ => false,
    }
}

/// Where the fields end that stand behind a name, as `.0` does: methods are none.
fn end_of_fields(tokens: &[TokenTree], mut i: usize) -> usize {
    let is_call = |token: Option<&TokenTree>| match token {
        Some(TokenTree::Group(g)) => g.delimiter() == Delimiter::Parenthesis,
        Some(TokenTree::Punct(p)) => p.as_char() == ':',
        _ => false,
    };
    while let (Some(TokenTree::Punct(p)), Some(TokenTree::Ident(_) | TokenTree::Literal(_))) =
        (tokens.get(i), tokens.get(i + 1))
        && p.as_char() == '.'
        && !is_call(tokens.get(i + 2))
    {
        i += 2;
    }
    i
}

/// The name that a token is, or that stands in its parentheses, with fields or without.
fn name_of(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(name) => Some(name.to_string()),
        TokenTree::Group(g) if g.delimiter() == Delimiter::Parenthesis => {
            let mut rest = g.stream().into_iter();
            let name = rest.next().as_ref().and_then(name_of)?;
            let rest: Vec<TokenTree> = rest.collect();
            (end_of_fields(&rest, 0) == rest.len()).then_some(name)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moves_a_vector() {
        let moves = |code: &TokenStream| {
            let (wanted, mut found) = (FxHashSet::from_iter(["v".to_owned()]), vec![]);
            uses(code.clone(), &wanted, &mut found);
            found.iter().any(|(_, how)| *how == Use::Move)
        };
        let looks = [
            quote!(let mut v = 1; v[0] = v.len(); f(&v, &mut v)),
            quote!(for x in (v).iter() {}),
            quote!(let w = &v[1..]; (&(v)[0], 1)),
            quote!(let (v, w) = f(); v[0]),
            quote!((v.0).accumulate(&w); let s = *&v.0; f(&(v).rows[1], v.1.len())),
            quote!(let Pair { v: w } = &p; Pair { v: 1 }; Pair { v: ::w::new() }),
            quote!(v = w; v.0 = 1; (v).rows += x; v.1 -= y; v == w || v.0 > 1),
            quote!(f(w.v)),
            quote!(::core::v::swap(&mut v, w); v::f(1); let mut v: ::core::T = w),
        ];
        assert!(!looks.iter().any(moves));
        let others = [
            quote!(let w = v;),
            quote!(f(v)),
            quote!(for x in (v).into_iter() {}),
            quote!((1, [v])),
            quote!(w = v;),
            quote!(Pair { a, ..v }),
            quote!(f(v.0)),
            quote!(Pair { v, w: 1 }),
            quote!(Pair { w: v }),
            quote!(f::g(v).h(1)),
        ];
        assert!(others.iter().all(moves));
    }
}
