//! Which variables may be numbers of the function, or made of them, by names alone.

use super::super::activity::is_plain;
use super::super::screen::{is_assignment, root};
use super::super::syntax::{has_ident, list, pattern_names, strip};
use crate::idents::ByName;
use crate::spaces::mentions;
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::{
    Arm, Block, Expr, ExprAssign, ExprBinary, ExprCall, ExprForLoop, ExprLet, ExprMatch, ExprMethodCall, FnArg, Ident,
    Local, Macro, Pat, Signature, Type,
};

/// The variables that numbers of the arguments may get into. What is in doubt counts as one.
pub(super) struct Spread<'s> {
    scalar: &'s Ident,
    names: FxHashSet<String>,
    has_grown: bool,
}

impl<'s> Spread<'s> {
    pub(super) fn of(model: Option<&Type>, signature: &Signature, block: &Block, scalar: &'s Ident) -> Self {
        let mut spread = Self { scalar, names: FxHashSet::default(), has_grown: true };
        if model.is_some_and(|model| mentions(model, scalar)) {
            spread.names.insert("self".to_owned());
        }
        for input in &signature.inputs {
            if let FnArg::Typed(typed) = input
                && mentions(&*typed.ty, scalar)
            {
                spread.add(&typed.pat);
            }
        }
        while std::mem::take(&mut spread.has_grown) {
            spread.visit_block(block);
        }
        spread
    }

    /// Whether an expression may have numbers of the arguments in it.
    pub(super) fn reaches(&self, e: &Expr) -> bool {
        let mut find = Find { spread: self, found: false };
        find.visit_expr(e);
        find.found
    }

    fn add(&mut self, pat: &Pat) {
        pattern_names(pat).iter().for_each(|name| self.add_name(name.to_string()));
    }

    fn add_name(&mut self, name: String) {
        self.has_grown |= self.names.insert(name);
    }

    /// What a pattern takes out of an expression.
    fn bind(&mut self, pat: &Pat, of: &Expr) {
        match (pat, strip(of)) {
            // The first part of `(i, x)` is a count.
            (Pat::Tuple(t), Expr::MethodCall(m)) if m.method == "enumerate" && t.elems.len() == 2 => {
                self.bind(&t.elems[1], &m.receiver);
            }
            _ if self.reaches(of) => self.add(pat),
            _ => {}
        }
    }

    fn write(&mut self, to: &Expr, what: &Expr) {
        if self.reaches(what) {
            root(to).into_iter().for_each(|name| self.add_name(name));
        }
    }
}

impl<'ast> Visit<'ast> for Spread<'_> {
    fn visit_local(&mut self, l: &'ast Local) {
        if let Some(init) = &l.init {
            self.bind(&l.pat, &init.expr);
        }
        if has_ident(&l.pat, self.scalar) {
            self.add(&l.pat);
        }
        visit::visit_local(self, l);
    }

    fn visit_expr_let(&mut self, l: &'ast ExprLet) {
        self.bind(&l.pat, &l.expr);
        visit::visit_expr_let(self, l);
    }

    fn visit_expr_for_loop(&mut self, f: &'ast ExprForLoop) {
        self.bind(&f.pat, &f.expr);
        visit::visit_expr_for_loop(self, f);
    }

    fn visit_expr_match(&mut self, m: &'ast ExprMatch) {
        for Arm { pat, .. } in &m.arms {
            self.bind(pat, &m.expr);
        }
        visit::visit_expr_match(self, m);
    }

    fn visit_expr_assign(&mut self, a: &'ast ExprAssign) {
        self.write(&a.left, &a.right);
        visit::visit_expr_assign(self, a);
    }

    fn visit_expr_binary(&mut self, b: &'ast ExprBinary) {
        if is_assignment(&b.op) {
            self.write(&b.left, &b.right);
        }
        visit::visit_expr_binary(self, b);
    }

    // So may a function that gets a `&mut`.
    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        for a in &c.args {
            if let Expr::Reference(r) = strip(a)
                && r.mutability.is_some()
            {
                c.args.iter().for_each(|other| self.write(&r.expr, other));
            }
        }
        visit::visit_expr_call(self, c);
    }

    // A method may put its arguments into what it is called of, and gives parts of that to closures.
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        for a in &m.args {
            match strip(a) {
                Expr::Closure(c) if c.inputs.len() == 1 => self.bind(&c.inputs[0], &m.receiver),
                Expr::Closure(c) => c.inputs.iter().for_each(|pat| {
                    if self.reaches(&m.receiver) || m.args.iter().any(|a| self.reaches(a)) {
                        self.add(pat);
                    }
                }),
                a => self.write(&m.receiver, a),
            }
        }
        visit::visit_expr_method_call(self, m);
    }
}

/// Looks for such a variable, other than where a comparison or a length is made of it.
struct Find<'a> {
    spread: &'a Spread<'a>,
    found: bool,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_expr(&mut self, e: &'ast Expr) {
        if !self.found && !is_plain(e) {
            visit::visit_expr(self, e);
        }
    }

    fn visit_ident(&mut self, name: &'ast Ident) {
        self.found |= name == self.spread.scalar || self.spread.names.has_name(name);
    }

    fn visit_macro(&mut self, m: &'ast Macro) {
        match m.parse_body_with(list) {
            Ok((all, _)) => self.found |= all.iter().any(|e| self.spread.reaches(e)),
            Err(_) => self.found = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::format_ident;
    use syn::{ItemFn, parse_quote};

    #[test]
    fn numbers_spread_by_names() {
        let f: ItemFn = parse_quote! {
            fn f<S: Scalar>(x: &[S], k: usize) -> S {
                let (n, first) = (k, x[0]);
                let m = k + x.len();
                let mut list = vec![];
                for (i, v) in x.iter().enumerate() { list.push(*v); let j = i; }
                let late = if m > 1 { Some(list[0]) } else { None };
                let chosen = match late { Some(one) => one, None => S::zero() };
                let texts = vec![k, 1];
                texts.iter().map(|text| text + 1);
                let (mut filled, factor) = (texts.clone(), texts.len());
                fill(&mut filled, x);
                let scaled = factor * x[0];
            }
        };
        let scalar = format_ident!("S");
        let spread = Spread::of(None, &f.sig, &f.block, &scalar);
        let mut names: Vec<_> = spread.names.iter().map(String::as_str).collect();
        names.sort_unstable();
        // Names of one pattern are not told apart.
        assert_eq!(names, ["chosen", "filled", "first", "late", "list", "n", "one", "scaled", "v", "x"]);
        assert!(!spread.reaches(&parse_quote!(Tree::Leaf(Box::new(Tree::Of(k))))));
        assert!(spread.reaches(&parse_quote!(vec![Tree::Leaf(1), Tree::Of(late)])));
    }
}
