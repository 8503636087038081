//! Where a derivative is cut: a value that leaves the numbers of the function by `primal`, and comes back as a constant.

use super::names::Names;
use super::syntax::is_comparison;
use crate::idents::is_one_of;
use proc_macro2::Span;
use syn::visit::Visit;
use syn::{Expr, Ident};

/// Methods that give the value without its derivative, other than `stop_gradient`, which says so.
const LEAVING: [&str; 3] = ["primal", "peek", "as_real"];

impl Names {
    /// Where a derivative is cut in an expression whose value is a number without one.
    pub(super) fn cuts(&self, e: &Expr) -> Vec<Span> {
        let mut find = Find { names: self, found: vec![] };
        find.visit_expr(e);
        find.found
    }
}

struct Find<'a> {
    names: &'a Names,
    found: Vec<Span>,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::MethodCall(m) if is_one_of(&m.method, &LEAVING) && self.names.active(&m.receiver) => {
                self.found.push(m.method.span());
            }
            Expr::Path(p) => {
                let name = p.path.get_ident().map(Ident::to_string);
                self.found.extend(name.and_then(|name| self.names.cut_at(&name)));
            }
            // What only chooses cuts nothing.
            Expr::Binary(b) if is_comparison(&b.op) => {}
            Expr::Index(i) => self.visit_expr(&i.expr),
            Expr::If(i) => {
                self.visit_block(&i.then_branch);
                i.else_branch.iter().for_each(|(_, e)| self.visit_expr(e));
            }
            Expr::Match(m) => m.arms.iter().for_each(|arm| self.visit_expr(&arm.body)),
            Expr::Closure(_) => {}
            other => syn::visit::visit_expr(self, other),
        }
    }
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

#[cfg(test)]
mod tests {
    use super::super::names::{Kind, Place};
    use super::*;
    use quote::format_ident;
    use rustc_hash::FxHashSet;
    use syn::parse_quote;

    #[test]
    fn what_is_cut() {
        let mut names = Names::new(format_ident!("S"), FxHashSet::default(), FxHashSet::default());
        names.bind_place(Place::fixed(format_ident!("x")));
        names.bind("w", Kind::Passive { name: format_ident!("w"), mutable: false, numbers: false });
        names.bind("n", Kind::Passive { name: format_ident!("n"), mutable: false, numbers: false });
        names.cut.insert("w".into(), Span::call_site());
        let cut: [Expr; 4] = [
            parse_quote!(S::constant(x[0].primal() * 2.0)),
            parse_quote!(x[n].peek() as i32 as f64),
            parse_quote!(2.0 * w),
            parse_quote!(if n > 1 { x[0].primal() } else { 1.0 }),
        ];
        cut.iter().for_each(|e| assert_eq!(names.cuts(e).len(), 1, "{}", quote::quote!(#e)));
        let whole: [Expr; 5] = [
            parse_quote!(x[0].stop_gradient()),
            parse_quote!(data[x[0].primal() as usize]),
            parse_quote!(if x[0].primal() > 1.0 { 1.0 } else { 2.0 }),
            parse_quote!(n as f64),
            parse_quote!(data[0].primal()),
        ];
        whole.iter().for_each(|e| assert!(names.cuts(e).is_empty(), "{}", quote::quote!(#e)));
    }
}
