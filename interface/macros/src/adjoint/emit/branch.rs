//! `if` and `match`. The backward sweep takes the branch that the forward sweep took.

use super::super::code::{Code, code};
use super::super::here::quote;
use super::super::ir::{If, Roots, Stmt, Value, writes};
use super::super::lower::copy_in;
use super::super::names::bar;
use super::plan::Block;
use super::room::makes;
use super::{Bars, Class, Emit, Piece};
use crate::idents::ByName;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::Ident;

impl If {
    /// The branches, put together.
    pub(super) fn assemble(&self, bodies: impl IntoIterator<Item = Code>) -> Code {
        let heads: Vec<_> = self.branches.iter().map(|b| &b.head).collect();
        let bodies: Vec<_> = bodies.into_iter().map(Code::into_block).collect();
        match &self.scrutinee {
            Some(scrutinee) => code!([scrutinee, heads, bodies] match #scrutinee { #(#heads => #bodies)* }),
            None => code!([heads, bodies] #(#heads #bodies)*),
        }
    }
}

impl Emit {
    pub(super) fn branch(&mut self, i: &If, later: &Roots) -> Piece {
        let total =
            i.result.as_ref().filter(|(_, number)| *number).map(|(t, _)| (t, self.sums.has_name(t), self.total(t)));
        let (mut bars, mut back, mut seed) = (Bars::default(), Code::default(), None);
        if let Some((t, group)) = &i.result {
            let b = bar(t);
            match total {
                _ if !self.useful.has(t) => {}
                // A number whose adjoint is a sum.
                Some((_, true, None)) => {}
                Some((_, true, Some(total))) => {
                    back = code!([total] let #b = ::fluxions::adjoint::Cell::new(#total););
                    seed = Some(Code::variable(&b));
                }
                _ => {
                    bars = if *group { self.number(t) } else { self.like(t) };
                    seed = Some(Code::variable(&b));
                }
            }
        }
        let carried = std::mem::take(&mut self.carried);
        let mut blocks: Vec<_> = i
            .branches
            .iter()
            .map(|b| {
                let mut inside = writes(&b.body.stmts);
                inside.extend(later);
                self.carried.clone_from(&carried);
                self.block(&b.body.stmts, &b.body.value, seed.as_ref(), &inside)
            })
            .collect();
        let used = blocks.iter().any(|b| !b.back.is_empty());
        let again = i.steady && blocks.iter().all(|b| b.saved.is_empty());
        if !again {
            // The variables of the pattern are not there when the branch is taken by a flag.
            for (branch, block) in i.branches.iter().zip(&mut blocks).filter(|(branch, _)| branch.opened.is_none()) {
                let before = block.saved.len();
                block.saved.extend(branch.binds.iter().filter(|b| block.needed.has_name(b)).cloned());
                // They may be references.
                self.whole |= block.saved.len() > before;
            }
        }
        let mut declare = TokenStream::new();
        let mut defs = vec![];
        let mut bodies = vec![];
        for (branch, block) in i.branches.iter().zip(&mut blocks) {
            let (saved, kept) = (&block.saved, &branch.kept);
            let keep = if again || block.back.is_empty() {
                TokenStream::new()
            } else {
                let unit = saved.is_empty().then(|| quote!(: ::core::option::Option<()>));
                declare.extend(quote!(let mut #kept #unit = ::core::option::Option::None;));
                defs.push((kept.clone(), Class::Keep));
                quote!(#kept = ::core::option::Option::Some((#(#saved,)*));)
            };
            let keep = if saved.is_empty() && !keep.is_empty() {
                quote!(#kept = ::core::option::Option::Some(());)
            } else {
                keep
            };
            let (copy, value) = match (&i.result, &branch.body.value) {
                (_, Value::Never(code)) => (None, quote!(#code;)),
                (Some((t, _)), Value::Group(v)) if self.pooled.has_name(t) => {
                    self.own_value(&branch.body.stmts, v, block)
                }
                (Some(_), v) => (None, v.to_token_stream()),
                (None, _) => Default::default(),
            };
            let mut body = std::mem::take(&mut block.forward);
            body.append(Code::read(quote!(#copy #keep #value)));
            bodies.push(body);
        }
        let whole = i.assemble(bodies);
        let forward = match &i.result {
            Some((t, _)) => {
                defs.push((t.clone(), Class::Keep));
                code!([t, whole] #declare let #t = #whole;)
            }
            None => code!([whole] #declare #whole),
        };
        if !used {
            return Piece { forward, bars, defs, ..Piece::default() };
        }
        if again {
            back.append(i.assemble(blocks.into_iter().map(|block| block.back)));
        } else {
            for (branch, block) in i.branches.iter().zip(blocks).filter(|(_, block)| !block.back.is_empty()) {
                let is_named = branch.binds.iter().any(|b| block.needed.has_name(b));
                let opened = branch.opened.as_ref().filter(|_| is_named).map(|(pat, value)| {
                    code!([value] let #pat = #value else { ::core::unreachable!("the branch was taken") };)
                });
                let code = opened.into_iter().chain([block.back]).collect::<Code>().into_block();
                let (kept, saved) = (&branch.kept, &block.saved);
                let saved = if saved.is_empty() { quote!(()) } else { quote!((#(#saved,)*)) };
                back.append(code!([kept, code] if let ::core::option::Option::Some(#saved) = #kept #code));
            }
        }
        Piece { forward, bars, back, defs, ..Piece::default() }
    }

    /// The value of a branch, with storage of the pool: the value itself, or a copy of what is given back elsewhere or kept for the way back.
    fn own_value(&mut self, stmts: &[Stmt], value: &Ident, block: &Block) -> (Option<TokenStream>, TokenStream) {
        if self.pooled.by_name(value) == Some(&None) && !block.saved.contains(value) {
            return (None, quote!(#value));
        }
        let (own, copy, forward) = (self.fresh("own"), copy_in(&quote!(#value)), &block.forward);
        let end = self.recycle(stmts.iter().filter(|s| makes(s, value)), forward, &Value::Unit, &[], &block.saved);
        (Some(quote!(let #own = #copy; #end)), quote!(#own))
    }
}
