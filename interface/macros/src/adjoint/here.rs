//! Where the code that is written stands, for the compiler's messages.
//!
//! Code of an adjoint that does not compile, because a type is another one than names tell, is to be shown at the statement of the user that it was written for, and
//! not at the attribute. So while a statement is read, and while its code is written, that statement is *here*: [`quote`] gives all tokens the place of it.

use proc_macro2::Span;
use std::cell::Cell;
use syn::spanned::Spanned;
use syn::{Expr, Index, Local, LocalInit, Stmt};

thread_local!(static HERE: Cell<Option<Span>> = const { Cell::new(None) });

/// The place of the statement that is read or written. Names are looked up as from the attribute.
pub(super) fn here() -> Span {
    HERE.get().unwrap_or_else(Span::call_site)
}

/// As long as it lives, a place is here.
pub(super) struct Here(Option<Span>);

impl Here {
    pub(super) fn at(place: Span) -> Self {
        Self(HERE.replace(Some(place)))
    }

    /// A statement of the user. What a macro has written is where the statement is that it was written for.
    pub(super) fn at_stmt(s: &Stmt) -> Self {
        let start = start(s);
        Self::at(if is_written(start) { here() } else { Span::call_site().located_at(start) })
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        HERE.set(self.0);
    }
}

/// The name of a part of a tuple.
pub(super) fn part_index(i: usize) -> Index {
    let i = u32::try_from(i).expect("a tuple has few parts");
    Index { index: i, span: here() }
}

/// Whether it was written by the macro itself, so that it stands at the attribute.
fn is_written(place: Span) -> bool {
    proc_macro::is_available() && {
        let (place, attribute) = (place.unwrap(), proc_macro::Span::call_site());
        place.line() == attribute.line() && place.column() == attribute.column()
    }
}

/// An error at the attribute is shown here.
pub(super) fn placed(error: syn::Error) -> syn::Error {
    if is_written(error.span()) { syn::Error::new(here(), error) } else { error }
}

/// A token of a statement, to find which costs nothing.
fn start(s: &Stmt) -> Span {
    match s {
        Stmt::Local(Local { init: Some(LocalInit { expr, .. }), .. }) => start_of(expr),
        Stmt::Local(l) => l.let_token.span,
        Stmt::Expr(e, _) => start_of(e),
        Stmt::Macro(m) => m.mac.bang_token.span,
        Stmt::Item(item) => item.span(),
    }
}

fn start_of(e: &Expr) -> Span {
    match e {
        Expr::Assign(a) => start_of(&a.right),
        Expr::Binary(b) => start_of(&b.left),
        Expr::Block(b) => b.block.brace_token.span.open(),
        Expr::Call(c) => start_of(&c.func),
        Expr::Field(f) => start_of(&f.base),
        Expr::ForLoop(f) => f.for_token.span,
        Expr::If(i) => i.if_token.span,
        Expr::Index(i) => start_of(&i.expr),
        Expr::Lit(l) => l.lit.span(),
        Expr::Loop(l) => l.loop_token.span,
        Expr::Match(m) => m.match_token.span,
        Expr::MethodCall(m) => m.method.span(),
        Expr::Paren(p) => start_of(&p.expr),
        Expr::Path(p) => p.path.segments.last().map_or_else(Span::call_site, |s| s.ident.span()),
        Expr::Reference(r) => start_of(&r.expr),
        Expr::Struct(s) => s.path.segments.last().map_or_else(Span::call_site, |s| s.ident.span()),
        Expr::Try(t) => start_of(&t.expr),
        Expr::Unary(u) => start_of(&u.expr),
        Expr::While(w) => w.while_token.span,
        e => e.span(),
    }
}

/// `quote!` with the place of the statement that the code is written for.
macro_rules! quote_here {
    ($($tokens:tt)*) => { ::quote::quote_spanned!($crate::adjoint::here::here()=> $($tokens)*) };
}
pub(super) use quote_here as quote;
