//! `self` by value: both sweeps look at what a method is called of, so that its halves take a reference.

use super::syntax::{has_ident, rename_tokens, strip};
use crate::idents::with_text;
use quote::{format_ident, quote};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;
use syn::{
    Block, Expr, ExprCall, ExprField, ExprForLoop, ExprMatch, ExprMethodCall, ExprPath, ExprReference, ExprTuple,
    FieldValue, FnArg, Ident, Local, Macro, Receiver, Signature, Stmt, parse_quote,
};

/// `let mut this = self.clone();`, and the name of that variable.
fn name_receiver(block: &mut Block, mutable: bool, value: &Expr, taken: &mut FxHashSet<String>) -> String {
    struct Replace(Ident);
    impl VisitMut for Replace {
        fn visit_ident_mut(&mut self, name: &mut Ident) {
            if name == "self" {
                *name = Ident::new(&self.0.to_string(), name.span());
            }
        }
        fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
            m.tokens = rename_tokens(std::mem::take(&mut m.tokens), &|name| (name == "self").then(|| self.0.clone()));
        }
    }
    let mut name = "this".to_string();
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    let name = Ident::new(&name, proc_macro2::Span::call_site());
    Replace(name.clone()).visit_block_mut(block);
    let mutability = mutable.then(|| quote!(mut));
    block.stmts.insert(0, parse_quote!(let #mutability #name = #value;));
    name.to_string()
}

/// Takes a reference in the place of `self` by value. Where the method changes `self`, or moves it or something out of it, it gets a copy, whose name is returned.
/// The second value is whether there is such a reference: not for `self: Self`, which has to be `Copy`.
pub(super) fn lend_receiver(
    signature: &mut Signature,
    block: &mut Block,
    taken: &mut FxHashSet<String>,
) -> (Option<String>, bool) {
    let Some(FnArg::Receiver(receiver)) = signature.inputs.first_mut().filter(|input| is_by_value(input)) else {
        return (None, false);
    };
    let (is_lent, changes) = (receiver.colon_token.is_none(), receiver.mutability.is_some());
    let value = if is_lent { parse_quote!(self.clone()) } else { parse_quote!(self) };
    let is_own = changes || is_lent && MovesSelf::is_in(block);
    let this = is_own.then(|| name_receiver(block, changes, &value, taken));
    if is_lent {
        let lent: Receiver = parse_quote!(&self);
        *receiver = Receiver { attrs: std::mem::take(&mut receiver.attrs), self_token: receiver.self_token, ..lent };
    }
    (this, is_lent)
}

fn is_by_value(input: &FnArg) -> bool {
    matches!(input, FnArg::Receiver(receiver) if receiver.reference.is_none())
}

/// Finds where a method takes `self`, or a field of it that may be no number.
struct MovesSelf(bool);

impl MovesSelf {
    fn is_in(block: &Block) -> bool {
        let mut find = Self(false);
        find.visit_block(block);
        find.0
    }

    fn take(&mut self, e: &Expr) {
        self.0 |= is_field_of_self(e);
    }
}

impl<'ast> Visit<'ast> for MovesSelf {
    fn visit_expr_field(&mut self, f: &'ast ExprField) {
        if !is_self(&f.base) {
            self.visit_expr(&f.base);
        }
    }
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if with_text(&m.method, |name| name.starts_with("into") || name.starts_with("unwrap")) {
            self.take(&m.receiver);
        }
        if !is_self(&m.receiver) {
            self.visit_expr(&m.receiver);
        }
        for a in &m.args {
            self.take(a);
            self.visit_expr(a);
        }
    }
    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        c.args.iter().for_each(|a| self.take(a));
        visit::visit_expr_call(self, c);
    }
    fn visit_expr_tuple(&mut self, t: &'ast ExprTuple) {
        t.elems.iter().for_each(|e| self.take(e));
        visit::visit_expr_tuple(self, t);
    }
    fn visit_field_value(&mut self, f: &'ast FieldValue) {
        self.take(&f.expr);
        visit::visit_field_value(self, f);
    }
    fn visit_local(&mut self, local: &'ast Local) {
        local.init.iter().for_each(|init| self.take(&init.expr));
        visit::visit_local(self, local);
    }
    fn visit_expr_for_loop(&mut self, f: &'ast ExprForLoop) {
        self.take(&f.expr);
        visit::visit_expr_for_loop(self, f);
    }
    fn visit_expr_match(&mut self, m: &'ast ExprMatch) {
        self.take(&m.expr);
        visit::visit_expr_match(self, m);
    }
    fn visit_block(&mut self, block: &'ast Block) {
        if let Some(Stmt::Expr(e, None)) = block.stmts.last() {
            self.take(e);
        }
        visit::visit_block(self, block);
    }
    fn visit_expr_reference(&mut self, r: &'ast ExprReference) {
        if !is_self(&r.expr) {
            self.visit_expr(&r.expr);
        }
    }
    fn visit_expr_path(&mut self, p: &'ast ExprPath) {
        self.0 |= p.path.is_ident("self");
    }
    fn visit_macro(&mut self, m: &'ast Macro) {
        self.0 |= has_ident(&m.tokens, &format_ident!("self"));
    }
}

fn is_field_of_self(e: &Expr) -> bool {
    matches!(strip(e), Expr::Field(f) if is_self(&f.base) || is_field_of_self(&f.base))
}

fn is_self(e: &Expr) -> bool {
    matches!(strip(e), Expr::Path(p) if p.path.is_ident("self"))
}
