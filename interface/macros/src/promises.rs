//! `#[independent]` on a loop: its iterations do not depend on each other.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Block, ExprForLoop};

fn is_promise(attribute: &Attribute) -> bool {
    attribute.path().is_ident("independent")
}

/// Where a loop has the attribute.
pub(crate) fn promise(f: &ExprForLoop) -> Option<Span> {
    f.attrs.iter().find(|a| is_promise(a)).map(Spanned::span)
}

/// Takes the attributes off: the compiler does not know them.
pub(crate) fn take(block: &mut Block) {
    struct Take;
    impl VisitMut for Take {
        fn visit_expr_for_loop_mut(&mut self, f: &mut ExprForLoop) {
            f.attrs.retain(|a| !is_promise(a));
            visit_mut::visit_expr_for_loop_mut(self, f);
        }
    }
    Take.visit_block_mut(block);
}
