//! Which iterators know their length, as the code of them says. The way back asks for it, where it goes through `zip`, `enumerate` or `take` from the end.

use super::super::here::quote;
use crate::idents::is_one_of;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// An iterator that knows its length, which is asked where it is reversed behind `take`, `zip` or `enumerate`. Those over `a..=b` and `a.chain(b)` do
/// not, because it may be too large for a number, and those over items of items are counted.
pub(super) fn with_length(it: &TokenStream) -> TokenStream {
    match counted(with_lengths_inside(it)) {
        it if is_inclusive(&it) => {
            quote!(::fluxions::adjoint::with_length(#it))
        }
        it => it,
    }
}

/// The same of ranges in parentheses, and of those that are arguments of `zip` and `chain`.
fn with_lengths_inside(it: &TokenStream) -> TokenStream {
    let mut before: Option<TokenTree> = None;
    let inside = |token: TokenTree| {
        let is_iterator = match before.replace(token.clone()) {
            Some(TokenTree::Ident(name)) => is_one_of(&name, &["zip", "chain", "items"]),
            Some(TokenTree::Punct(p)) => p.as_char() != '!',
            before => before.is_none(),
        };
        match token {
            TokenTree::Group(g) if is_iterator && g.delimiter() == Delimiter::Parenthesis => {
                TokenTree::Group(Group::new(Delimiter::Parenthesis, with_length(&g.stream())))
            }
            token => token,
        }
    };
    it.clone().into_iter().map(inside).collect()
}

/// `a.chain(b)`, `flatten()` and `flattened(values, bars)` with the number of their items, for the steps behind them.
fn counted(it: TokenStream) -> TokenStream {
    let mut done = TokenStream::new();
    let mut before = None;
    for token in it {
        let is_call = matches!(&token, TokenTree::Group(g) if g.delimiter() == Delimiter::Parenthesis);
        let called = before.replace(token.clone()).filter(|_| is_call);
        done.extend([token]);
        match called {
            Some(of) if is_flattening(&of) => done = quote!(::fluxions::adjoint::Flattened(#done).counted()),
            Some(of) if is_chain(&of) => done = quote!(::fluxions::adjoint::with_length(#done)),
            _ => {}
        }
    }
    done
}

fn is_flattening(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(name) if is_one_of(name, &["flatten", "flattened"]))
}

/// Whether an iterator leaves out items of items, or goes through them from their end, which asks for their number.
pub(super) fn counts_flattened(it: &TokenStream) -> bool {
    let mut is_flat = false;
    it.clone().into_iter().any(|token| {
        let counts =
            is_flat && matches!(&token, TokenTree::Ident(name) if is_one_of(name, &["rev", "skip", "take", "step_by"]));
        is_flat |= is_flattening(&token);
        counts || matches!(token, TokenTree::Group(g) if counts_flattened(&g.stream()))
    })
}

/// Whether code is a range `a..=b`.
fn is_inclusive(code: &TokenStream) -> bool {
    let mut dots = 0;
    code.clone().into_iter().any(|token| match token {
        TokenTree::Punct(p) if p.as_char() == '.' => {
            dots += 1;
            false
        }
        TokenTree::Punct(p) => p.as_char() == '=' && std::mem::take(&mut dots) == 2,
        _ => {
            dots = 0;
            false
        }
    })
}

fn is_chain(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(name) if name == "chain")
}

/// Whether code is a variable: it may hold an iterator of any kind.
pub(super) fn is_name(code: &TokenStream) -> bool {
    let mut tokens = code.clone().into_iter();
    matches!((tokens.next(), tokens.next()), (Some(TokenTree::Ident(_)), None))
}

/// Whether an iterator may not know its end.
pub(super) fn may_be_endless(code: &TokenStream) -> bool {
    is_open(code) || is_called(code)
}

/// Whether code is a range `a..`.
fn is_open(code: &TokenStream) -> bool {
    let mut last = code.clone().into_iter().fold([None, None], |[_, before], token| [before, Some(token)]).into_iter();
    last.all(|token| matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == '.'))
}

/// Whether an iterator is what a function returns, or a method that is none of a list's, or a step over `a..`.
fn is_called(code: &TokenStream) -> bool {
    const OF_LISTS: [&str; 17] = [
        "iter",
        "into_iter",
        "rev",
        "enumerate",
        "zip",
        "skip",
        "take",
        "step_by",
        "copied",
        "cloned",
        "chain",
        "chunks",
        "chunks_exact",
        "windows",
        "len",
        "clone",
        "twice",
    ];
    let mut tokens = code.clone().into_iter().peekable();
    let mut calls = false;
    while let Some(token) = tokens.next() {
        match token {
            // Ranges, and macros.
            TokenTree::Punct(p) if p.as_char() == '.' && matches!(tokens.peek(), Some(TokenTree::Punct(_))) => {
                return false;
            }
            TokenTree::Punct(p) if p.as_char() == '!' => return false,
            TokenTree::Group(g) => calls |= is_open(&g.stream()),
            TokenTree::Ident(name) => {
                if let Some(TokenTree::Group(g)) = tokens.peek()
                    && g.delimiter() == Delimiter::Parenthesis
                {
                    let is_iterator = is_one_of(&name, &["zip", "chain"]);
                    calls |= !is_one_of(&name, &OF_LISTS) || is_iterator && may_be_endless(&g.stream());
                }
            }
            _ => {}
        }
    }
    calls
}
