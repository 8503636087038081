//! Methods that change the order of a list, or its items in the middle, as the statements that they stand for.

use super::super::syntax::{refuse, strip};
use super::Lower;
use quote::quote;
use syn::{Expr, ExprCall, ExprMethodCall, Result};

impl Lower {
    /// Such a method without a value.
    pub(super) fn arranged(&self, m: &ExprMethodCall) -> Option<Expr> {
        let (list, args) = (&m.receiver, m.args.iter().collect::<Vec<_>>());
        let is_own = || self.variable_of(list).is_some();
        let code = match (m.method.to_string().as_str(), &args[..]) {
            ("reverse", []) => quote!({
                let __n = #list.len();
                for __k in 0..__n / 2 {
                    #list.swap(__k, __n - 1 - __k);
                }
            }),
            ("sort_by" | "sort_unstable_by", [by]) if matches!(strip(by), Expr::Closure(_)) => quote!({
                let __order = ::fluxions::adjoint::sorted_order(&#list[..], #by);
                let __old = #list.to_vec();
                for __k in 0..__order.len() {
                    #list[__k] = __old[__order[__k]].clone();
                }
            }),
            ("insert", [at, item]) if is_own() => quote!({
                let __at = #at;
                #list.push(#item);
                for __k in (__at..#list.len() - 1).rev() {
                    #list.swap(__k, __k + 1);
                }
            }),
            ("append", [Expr::Reference(other)]) if is_own() => {
                let other = &other.expr;
                quote!({
                    for __item in #other.iter() {
                        #list.push(__item.clone());
                    }
                    #other.clear();
                })
            }
            ("resize", [n, item]) if is_own() => quote!({
                let (__n, __item) = (#n, #item);
                while #list.len() < __n {
                    #list.push(__item.clone());
                }
                #list.truncate(__n);
            }),
            _ => return self.removed(m).map(|taken| syn::parse_quote!({ #taken; })),
        };
        syn::parse2(code).ok()
    }

    /// A method that takes an item out of a list, as a block whose value it is.
    pub(super) fn removed(&self, m: &ExprMethodCall) -> Option<Expr> {
        let list = &m.receiver;
        let at = m.args.first().filter(|_| m.args.len() == 1)?;
        self.variable_of(list)?;
        let code = match m.method.to_string().as_str() {
            "remove" => quote!({
                for __k in #at..#list.len() - 1 {
                    #list.swap(__k, __k + 1);
                }
                #list.pop().unwrap()
            }),
            "swap_remove" => quote!({
                let (__at, __last) = (#at, #list.len() - 1);
                #list.swap(__at, __last);
                #list.pop().unwrap()
            }),
            _ => return None,
        };
        syn::parse2(code).ok()
    }

    /// `mem::replace(&mut a, b)` as a block with the old value.
    pub(super) fn replaced(c: &ExprCall) -> Result<Option<Expr>> {
        let Expr::Path(f) = strip(&c.func) else { return Ok(None) };
        let names: Vec<_> = f.path.segments.iter().rev().map(|s| s.ident.to_string()).collect();
        let place = |e| match strip(e) {
            Expr::Reference(r) if r.mutability.is_some() => Some(&r.expr),
            _ => None,
        };
        let (names, args): (Vec<_>, Vec<_>) = (names.iter().map(String::as_str).collect(), c.args.iter().collect());
        match (&names[..], &args[..]) {
            (["replace", "mem", ..], [a, new]) if let Some(a) = place(a) => Ok(Some(syn::parse_quote!({
                let __old = #a.clone();
                #a = #new;
                __old
            }))),
            (["take", "mem", ..], _) => {
                refuse(c, "the adjoint does not see what stays here: write `mem::replace`, and what it is")
            }
            _ => Ok(None),
        }
    }
}
