//! Vectors that the function makes: their storage stays on the stack from call to call. The adjoints of what calls return have theirs from the
//! thread.
//!
//! A vector is given back at the end of the scope that it is made in, or of the scope of the backward sweep that it is kept for. What is moved
//! elsewhere is not: so all code of the scope must only look at it.

use super::super::ir::{Call, Stmt, Value};
use super::super::names::bar;
use super::super::syntax::idents;
use super::Emit;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote;
use std::collections::HashSet;
use syn::Ident;

/// The variable that a statement makes, if it may be a vector.
pub(super) fn made(s: &Stmt) -> Option<&Ident> {
    match s {
        Stmt::Own { name, .. } | Stmt::Bind { name, value: Value::Group(_), .. } => Some(name),
        Stmt::Group { t, .. } | Stmt::Load { t, group: true, .. } => Some(t),
        _ => None,
    }
}

impl Emit {
    /// The adjoint of a value that is there.
    pub(super) fn like(&self, name: &Ident) -> TokenStream {
        let b = bar(name);
        match self.rooms.get(&name.to_string()).map(bar) {
            Some(room) => quote!(let #b = #room.like(&#name);),
            None => quote!(let #b = ::fluxions::adjoint::Shadow::bar(&#name);),
        }
    }

    /// Gives back the vectors that code makes, and those that were `kept` for it, and the adjoints of what calls return.
    pub(super) fn recycle<'s>(
        &self,
        stmts: impl IntoIterator<Item = &'s Stmt>,
        code: &TokenStream,
        kept: &[Ident],
    ) -> TokenStream {
        let is_left = |list: &Ident| {
            let uses = uses(code, list);
            (kept.contains(list) || uses.contains(&Use::Definition)) && !uses.contains(&Use::Move)
        };
        let mut given = TokenStream::new();
        for s in stmts {
            if let Stmt::Call(Call { result: Some(t), .. }) = s {
                let list = bar(t);
                given.extend(is_left(&list).then(|| quote!(::fluxions::adjoint::give_back(#list);)));
                continue;
            }
            let Some((name, room)) = made(s).and_then(|name| Some((name, self.rooms.get(&name.to_string())?))) else {
                continue;
            };
            for (list, room) in [(name, room), (&bar(name), &bar(room))] {
                given.extend(is_left(list).then(|| quote!(#room.recycle(#list);)));
            }
        }
        given
    }

    /// Takes the rooms that code names from the stack, and gives them back.
    pub(super) fn rooms_of(&self, code: &TokenStream) -> (TokenStream, TokenStream) {
        // To read all code takes the macro long.
        if self.rooms.is_empty() {
            return Default::default();
        }
        let mut named = HashSet::new();
        idents(code, &mut named);
        let mut all: Vec<_> = self.rooms.values().collect();
        all.sort_unstable();
        all.dedup();
        let all = all.into_iter().flat_map(|room| [room.clone(), bar(room)]).enumerate();
        let used = all.filter(|(_, room)| named.contains(&room.to_string()));
        let code =
            used.map(|(i, room)| (quote!(let mut #room = stack.room(#i);), quote!(stack.close_room(#i, #room);)));
        code.unzip()
    }
}

/// What code does with a variable.
#[derive(PartialEq)]
enum Use {
    Definition,
    Look,
    Move,
}

/// Each use of a variable.
fn uses(code: &TokenStream, name: &Ident) -> Vec<Use> {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    let is_punct =
        |i: Option<usize>, c| matches!(i.and_then(|i| tokens.get(i)), Some(TokenTree::Punct(p)) if p.as_char() == c);
    let is_word = |i: Option<usize>, w| matches!(i.and_then(|i| tokens.get(i)), Some(TokenTree::Ident(n)) if n == w);
    let mut all = vec![];
    for (i, token) in tokens.iter().enumerate() {
        if !is_name(token, name) {
            if let TokenTree::Group(g) = token {
                all.extend(uses(&g.stream(), name));
            }
            continue;
        }
        let before = i.checked_sub(1);
        let before = if is_word(before, "mut") { i.checked_sub(2) } else { before };
        all.push(match (tokens.get(i + 1), tokens.get(i + 2)) {
            _ if is_word(before, "let") => Use::Definition,
            _ if is_punct(before, '&') => Use::Look,
            (Some(TokenTree::Group(g)), _) if g.delimiter() == Delimiter::Bracket => Use::Look,
            (Some(TokenTree::Punct(p)), Some(_)) if p.as_char() == '.' => of_part(&tokens[i + 1..]),
            _ => Use::Move,
        });
    }
    all
}

/// What code does with a part, of which the rest begins with the dot: `.0.add(…)` looks at it, and `.0` alone takes it.
fn of_part(mut rest: &[TokenTree]) -> Use {
    while let [TokenTree::Punct(dot), member, behind @ ..] = rest
        && dot.as_char() == '.'
    {
        let is_field = match behind.first() {
            Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Bracket => return Use::Look,
            Some(TokenTree::Group(g)) => g.delimiter() != Delimiter::Parenthesis,
            Some(TokenTree::Punct(p)) => p.as_char() != ':',
            _ => true,
        };
        if !is_field {
            return if member.to_string().starts_with("into") { Use::Move } else { Use::Look };
        }
        rest = behind;
    }
    Use::Move
}

/// Whether a token is the name, or the name in parentheses.
fn is_name(token: &TokenTree, name: &Ident) -> bool {
    match token {
        TokenTree::Ident(i) => i == name,
        TokenTree::Group(g) if g.delimiter() == Delimiter::Parenthesis => {
            let mut inner = g.stream().into_iter();
            matches!((inner.next(), inner.next()), (Some(one), None) if is_name(&one, name))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::format_ident;

    #[test]
    fn what_moves_a_vector() {
        let moves = |code: &TokenStream| uses(code, &format_ident!("v")).contains(&Use::Move);
        let looks = [
            quote!(let mut v = 1; v[0] = v.len(); f(&v, &mut v)),
            quote!(for x in (v).iter() {}),
            quote!(let w = &v[1..]; (&(v)[0], 1)),
            quote!(v.0.add(1); v.field.0[2]; &v.0; v.iter().sum::<S>()),
        ];
        assert!(!looks.iter().any(moves));
        let others = [
            quote!(let w = v;),
            quote!(f(v)),
            quote!(for x in (v).into_iter() {}),
            quote!((1, [v])),
            quote!(v = w;),
            quote!(let w = v.0;),
            quote!(f(v.field.0)),
        ];
        assert!(others.iter().all(moves));
    }
}
