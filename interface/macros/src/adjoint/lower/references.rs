//! References to what has no derivative, as far as names tell: a loop that keeps one for the way back keeps it no longer than the call.

use super::super::names::Kind;
use super::super::syntax::strip;
use super::Lower;
use crate::idents::{ByName, is_one_of};
use syn::{Expr, Ident};

impl Lower {
    /// Notes variables that stand for references, because they are made by one or taken out of one.
    pub(super) fn note_references(&mut self, refers: bool, names: &[Ident]) {
        if refers {
            self.references.extend(names.iter().map(ToString::to_string));
        }
    }

    /// Whether an expression is a reference. One to what changes is no way to ask what it was.
    pub(super) fn refers(&self, e: &Expr) -> bool {
        self.is_reference(e) && !self.names.refers_to_shared(e)
    }

    fn is_reference(&self, e: &Expr) -> bool {
        const MAKING: [&str; 17] = [
            "iter",
            "chunks",
            "chunks_exact",
            "windows",
            "first",
            "last",
            "get",
            "split_at",
            "split_first",
            "split_last",
            "keys",
            "values",
            "as_slice",
            "as_str",
            "split",
            "split_whitespace",
            "lines",
        ];
        const PASSING_ON: [&str; 14] = [
            "next",
            "next_back",
            "peek",
            "peekable",
            "rev",
            "skip",
            "step_by",
            "take",
            "enumerate",
            "zip",
            "filter",
            "by_ref",
            "unwrap",
            "find",
        ];
        match strip(e) {
            Expr::Reference(_) => true,
            Expr::MethodCall(m) => {
                is_one_of(&m.method, &MAKING) || is_one_of(&m.method, &PASSING_ON) && self.is_reference(&m.receiver)
            }
            Expr::Path(p) => match p.path.get_ident().and_then(|name| self.names.kind(name)) {
                Some(Kind::Passive { name, .. }) => self.references.has_name(name),
                _ => false,
            },
            _ => false,
        }
    }
}
