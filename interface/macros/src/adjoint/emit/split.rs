//! Both sweeps in two functions: the first returns a closure that does the second.
//!
//! The closure owns what the way back needs, but for lists, which lie on the stack. It gets the arguments of the function again, so that it need not
//! borrow them. What it would have to keep must be known not to be a reference, by names alone: else the function stays whole.

use super::super::activity::{FLAT, HIDING};
use super::super::code::{Code, code, stack};
use super::super::ir::{Body, Roots, Stmt, Value};
use super::super::lower::copy_in;
use super::super::names::{bar, helper};
use super::Emit;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::format_ident;
use rustc_hash::FxHashSet;

/// The code of the two functions.
pub(in crate::adjoint) struct Split {
    /// Takes the lists that the first function fills.
    pub(in crate::adjoint) open: Code,
    /// Up to the assignment of the result.
    pub(in crate::adjoint) forward: Code,
    /// Gives the lists back.
    pub(in crate::adjoint) close: Code,
    pub(in crate::adjoint) back: Code,
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
        let (mut open, mut reopen, mut close) = (Code::default(), Code::default(), Code::default());
        for id in 1..=self.sites {
            let (list, items) = (format_ident!("stack{id}"), helper("items", id));
            open.append(code!([stack()] let (mut #list, #items) = stack.open(#id);));
            reopen.append(code!([stack()] let mut #list = stack.reopen(#id, #items);));
            close.append(code!([stack()] stack.close(#id, #list);));
        }
        let (forward, back, value) = (block.forward, block.back, &body.value);
        let (take, give) = self.rooms_of(&forward);
        open.append(take);
        let (take_back, give_back) = self.rooms_of(&back);
        reopen.append(take_back);
        let assign = match value {
            _ if !returns => Code::default(),
            Value::Group(name) if self.holds_vectors(name) => {
                let copy = copy_in(name);
                let made_here = |s: &&Stmt| super::room::makes(s, name);
                let end = self.recycle(body.stmts.iter().filter(made_here), &forward, &Value::Unit, &[], &block.saved);
                code!([name, end, stack()] #y = #copy; #end)
            }
            Value::Group(name) => code!([name] #y = #name.clone();),
            value => code!([value] #y = #value;),
        };
        let back: Code = match back.is_empty() {
            true => back,
            false => [reopen, back, close.clone(), give_back].into_iter().collect(),
        };
        let forward: Code = [forward, assign].into_iter().collect();
        let close: Code = [close, give].into_iter().collect();
        Some(Split { open: open.joined(), forward: forward.joined(), close: close.joined(), back: back.joined() })
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
    use quote::quote;

    #[test]
    fn numbers_are_no_references() {
        let numbers = [quote!(let i = n * (k + 1);), quote!(let c = ::fluxions::adjoint::passive(x.len());)];
        assert!(numbers.iter().all(is_number));
        let others = [quote!(let row = &a[i];), quote!(let row = find(a, i);), quote!(let f = |x| x;)];
        assert!(!others.iter().any(is_number));
    }
}
