//! Methods of structs that have derivatives.

use super::super::syntax::{refuse, strip};
use super::Lower;
use super::call::{Arguments, is_resizing};
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprMethodCall, Result};

/// Methods of the standard library, and operators, which are no methods of a struct of the user.
const OF_LIBRARIES: [&str; 87] = [
    "all",
    "and_then",
    "any",
    "append",
    "as_deref",
    "binary_search_by",
    "chunk_by",
    "chunks",
    "cloned",
    "cmp",
    "collect",
    "concat",
    "copied",
    "dedup",
    "derivative",
    "determinant",
    "drain",
    "err",
    "expect",
    "filter",
    "filter_map",
    "find",
    "find_map",
    "flat_map",
    "flatten",
    "fold",
    "for_each",
    "gradient",
    "hessian",
    "hvp",
    "inspect",
    "is_some",
    "is_sorted",
    "jacobian",
    "join",
    "last_mut",
    "lu",
    "map",
    "map_err",
    "map_or",
    "map_or_else",
    "map_while",
    "max_by",
    "max_by_key",
    "min_by",
    "min_by_key",
    "next",
    "next_back",
    "nth",
    "ok",
    "ok_or",
    "ok_or_else",
    "or_else",
    "partial_cmp",
    "partition",
    "peekable",
    "product",
    "pullback",
    "pushforward",
    "qr",
    "reduce",
    "retain",
    "reverse",
    "rotate_left",
    "rotate_right",
    "scan",
    "second_derivative",
    "sort",
    "sort_by",
    "sort_by_key",
    "sort_unstable_by",
    "splice",
    "split_off",
    "step_by",
    "sum",
    "swap_remove",
    "take",
    "try_fold",
    "try_for_each",
    "try_inverse",
    "unwrap",
    "unwrap_or",
    "unwrap_or_default",
    "unwrap_or_else",
    "unzip",
    "windows",
    "zip",
];

impl Lower {
    /// Whether a method may be one of a struct of the user, which has derivatives itself.
    pub(super) fn is_of_user(&self, m: &ExprMethodCall) -> bool {
        let receiver = strip(&m.receiver);
        let is_value = match receiver {
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) => {
                self.names.is_place(receiver)
                    && !self.names.is_number(receiver)
                    && !self.names.place_of(receiver).is_some_and(|place| place.numbers)
            }
            Expr::MethodCall(inner) => self.is_of_user(inner),
            Expr::Call(_) => true,
            _ => false,
        };
        is_value && !is_one_of(&m.method, &OF_LIBRARIES) && !is_resizing(&m.method)
    }

    /// The receiver of such a method in both sweeps. Its adjoint is an argument.
    pub(super) fn active_receiver(&mut self, e: &Expr, to: &mut Arguments) -> Result<(TokenStream, TokenStream)> {
        let mut receiver = Arguments::default();
        self.argument(&syn::parse_quote!(&#e), true, &mut receiver)?;
        let Arguments { forward, back, kept, unread, reads, writes } = receiver;
        let mut back = back.into_iter();
        let (Some(value), Some(again), Some(bar)) = (forward.first(), back.next(), back.next()) else {
            return refuse(e, "there is no value for this method");
        };
        to.back.push(bar);
        to.kept.extend(kept);
        to.unread.extend(unread);
        to.reads.extend(reads);
        to.writes.extend(writes);
        Ok((quote!((#value)), quote!((#again))))
    }
}
