//! Both sweeps in two functions: the first returns a closure that does the second.
//!
//! The closure owns what the way back needs, but for lists, which lie on the stack. It gets the arguments of the function again, so that it need not
//! borrow them. What it would have to keep must be known not to be a reference, by names alone: else the function stays whole.

use super::super::activity::{FLAT, HIDING};
use super::super::code::code;
use super::super::ir::{Body, Roots, Stmt, Value};
use super::super::lower::copy_in;
use super::super::names::bar;
use super::Emit;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use rustc_hash::FxHashSet;

/// The code of the two functions.
pub(in crate::adjoint) struct Split {
    /// Up to the assignment of the result.
    pub(in crate::adjoint) forward: TokenStream,
    pub(in crate::adjoint) back: TokenStream,
}

impl Emit {
    /// The function in two, if that is possible. `later` is memory that the caller may write to before the second one.
    pub(in crate::adjoint) fn split(&mut self, body: &Body, returns: bool, later: &Roots) -> Option<Split> {
        self.split = true;
        let (y, y_bar) = (self.output.clone(), bar(&self.output));
        let seed = returns.then(|| code!([y_bar] (*#y_bar)));
        let block = self.block(&body.stmts, &body.value, seed.as_ref(), later);
        if self.whole || matches!(body.value, Value::Never(_)) {
            return None;
        }
        let (mut open, mut reopen, mut close) = (TokenStream::new(), TokenStream::new(), TokenStream::new());
        for id in 1..=self.sites {
            let (list, items) = (format_ident!("stack{id}"), format_ident!("items{id}_bar"));
            open.extend(quote!(let (mut #list, #items) = stack.open(#id);));
            reopen.extend(quote!(let mut #list = stack.reopen(#id, #items);));
            close.extend(quote!(stack.close(#id, #list);));
        }
        let (forward, back, code) = (&block.forward, &block.back, body.value.to_token_stream());
        let (take, give) = self.rooms_of(forward);
        open.extend(take.into_tokens());
        let close_forward = quote!(#close #give);
        let (take, give) = self.rooms_of(back);
        reopen.extend(take.into_tokens());
        close.extend(give.into_tokens());
        let assign = match body.value {
            _ if !returns => TokenStream::new(),
            Value::Group(ref name) if self.holds_vectors(name) => {
                let copy = copy_in(&code);
                let made_here = |s: &&Stmt| super::room::makes(s, name);
                let end = self.recycle(body.stmts.iter().filter(made_here), forward, &Value::Unit, &[], &block.saved);
                quote!(#y = #copy; #end)
            }
            Value::Group(_) => quote!(#y = #code.clone();),
            _ => quote!(#y = #code;),
        };
        if back.is_empty() {
            return Some(Split { forward: quote!(#open #forward #assign #close_forward), back: TokenStream::new() });
        }
        Some(Split { forward: quote!(#open #forward #assign #close_forward), back: quote!(#reopen #back #close) })
    }
}

/// Names that may stand for references.
pub(super) fn suspicious(stmts: &[Stmt]) -> FxHashSet<String> {
    let of = |s: &Stmt| match s {
        Stmt::View(v) => v.defs.iter().chain(&v.bars).map(ToString::to_string).collect(),
        Stmt::Passive { code, defs, .. } if !is_number(code) => defs.iter().map(ToString::to_string).collect(),
        _ => vec![],
    };
    stmts.iter().flat_map(of).collect()
}

/// Whether code gives numbers, as far as one can see: it borrows nothing, and calls nothing but functions of numbers.
fn is_number(code: &TokenStream) -> bool {
    const MORE: [&str; 8] = ["passive", "min", "max", "abs", "floor", "rem_euclid", "exp", "sqrt"];
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    tokens.iter().enumerate().all(|(i, token)| match token {
        TokenTree::Punct(p) => p.as_char() != '&' && p.as_char() != '|',
        TokenTree::Group(g) => {
            let called = match i.checked_sub(1).map(|i| &tokens[i]) {
                Some(TokenTree::Ident(name)) if g.delimiter() == Delimiter::Parenthesis => Some(name.to_string()),
                _ => None,
            };
            let known = |name: &String| MORE.iter().chain(&FLAT).chain(&HIDING).any(|n| n == name);
            called.as_ref().is_none_or(known) && is_number(&g.stream())
        }
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_no_references() {
        let numbers = [quote!(let i = n * (k + 1);), quote!(let c = ::fluxions::adjoint::passive(x.len());)];
        assert!(numbers.iter().all(is_number));
        let others = [quote!(let row = &a[i];), quote!(let row = find(a, i);), quote!(let f = |x| x;)];
        assert!(!others.iter().any(is_number));
    }
}
