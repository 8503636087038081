//! Methods of structs that have names of methods of numbers and lists, as `v.max()` and `matrix.row(1)` may.
//!
//! Such a method is marked in the body before it is read, so that nothing that goes by names takes it for the other. The code of the adjoint has no marks.

use super::{Key, Keys, Structs};
use crate::adjoint::lower::is_function;
use crate::adjoint::syntax::{map_idents, strip, visit_list};
use crate::idents::{ByName, is_one_of, with_text};
use proc_macro2::{Ident, TokenStream};
use rustc_hash::FxHashSet;
use syn::visit_mut::{self, VisitMut};
use syn::{BinOp, Block, Expr, ExprMethodCall, UnOp};

const MARK: &str = "__own";

/// Methods of lists, matrices and numbers of which a struct may have one by that name. What options have too is not among them: an option of a struct and the
/// struct are one thing here.
const SHARED: [&str; 60] = [
    "all",
    "any",
    "append",
    "ceil",
    "chunks",
    "clear",
    "column",
    "column_mut",
    "columns",
    "concat",
    "count",
    "derivative",
    "determinant",
    "extend",
    "fill",
    "first",
    "floor",
    "fract",
    "get",
    "gradient",
    "hessian",
    "hvp",
    "jacobian",
    "join",
    "last",
    "lu",
    "next",
    "pop",
    "position",
    "rposition",
    "product",
    "pullback",
    "push",
    "pushforward",
    "qr",
    "remove",
    "resize",
    "reverse",
    "rotate_left",
    "rotate_right",
    "round",
    "row",
    "row_mut",
    "rows",
    "second_derivative",
    "signum",
    "sin_cos",
    "split_at",
    "split_first",
    "split_last",
    "sum",
    "swap",
    "transpose",
    "trim",
    "trunc",
    "try_inverse",
    "values",
    "view",
    "view_mut",
    "windows",
];

pub(super) fn is_shared(method: &Ident) -> bool {
    is_one_of(method, &SHARED) || with_text(method, is_function)
}

/// The key of a method of such a struct.
pub(super) fn key(method: &Ident) -> Key {
    Key::Method(if is_shared(method) { format!("{method}{MARK}") } else { method.to_string() })
}

/// The name without its mark.
pub(crate) fn unmarked(name: &str) -> &str {
    name.strip_suffix(MARK).unwrap_or(name)
}

/// Whether an expression is such a struct, or an operator of one that gives another. A product of two may be a number.
fn gives_struct(own: &Keys, e: &Expr) -> bool {
    match strip(e) {
        Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => gives_struct(own, &u.expr),
        Expr::Binary(b) => match b.op {
            BinOp::Add(_) | BinOp::Sub(_) => gives_struct(own, &b.left),
            BinOp::Mul(_) | BinOp::Div(_) => gives_struct(own, &b.left) && !gives_struct(own, &b.right),
            _ => false,
        },
        e => own.has(e),
    }
}

/// Marks them, but those that the user calls views, and says whether there are any.
pub(in crate::adjoint) fn mark(block: &mut Block, structs: &Structs, views: &FxHashSet<String>) -> bool {
    struct Mark<'a> {
        own: &'a Keys,
        views: &'a FxHashSet<String>,
        found: bool,
    }
    impl VisitMut for Mark<'_> {
        fn visit_expr_method_call_mut(&mut self, m: &mut ExprMethodCall) {
            visit_mut::visit_expr_method_call_mut(self, m);
            if is_shared(&m.method) && gives_struct(self.own, &m.receiver) && !self.views.has_name(&m.method) {
                m.method = Ident::new(&format!("{}{MARK}", m.method), m.method.span());
                self.found = true;
            }
        }
        fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
            visit_list(self, m);
        }
    }
    let mut mark = Mark { own: &structs.own, views, found: false };
    if !structs.own.is_empty() {
        mark.visit_block_mut(block);
    }
    mark.found
}

pub(in crate::adjoint) fn without_marks(code: TokenStream) -> TokenStream {
    map_idents(code, &|name| {
        let text = name.to_string();
        let rest = unmarked(&text);
        if rest == text { name } else { Ident::new(rest, name.span()) }
    })
}

/// A message that names the methods as they are written.
pub(in crate::adjoint) fn in_words(message: &str) -> String {
    message.replace(MARK, "")
}
