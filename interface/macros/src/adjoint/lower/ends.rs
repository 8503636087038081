//! The ends of such iterators as blocks with loops, and `for` over them: see `steps`.

use super::super::here::quote;
use super::super::syntax::{THINNING, is_scalar, is_some, item_of, refuse, strip, untyped};
use super::Lower;
use super::beside::goes_along;
use super::steps::{Kind, Step, Steps, is_step, step};
use crate::idents::is_one_of;
use syn::visit::{self, Visit};
use syn::{Expr, ExprClosure, ExprForLoop, ExprMethodCall, GenericArgument, Result, Type};

/// Where references are collected.
pub(super) const REFERENCES: &str = "a list of references has no adjoints of its own: index what they refer to, or collect copies, as `to_vec()` makes them";

impl Lower {
    /// The end of such an iterator as a block.
    pub(super) fn as_loops(&mut self, e: &Expr, ty: Option<&Type>) -> Result<Option<Expr>> {
        let Expr::MethodCall(m) = strip(e) else { return Ok(None) };
        let end = m.method.to_string();
        let is_end = matches!(
            (&*end, m.args.len()),
            ("sum" | "product" | "collect" | "unzip", 0) | ("fold", 2) | ("for_each", 1)
        );
        if !is_end || !self.names.active(e) {
            return Ok(None);
        }
        if self.has_steps_before(&m.receiver) {
            let mut m = m.clone();
            *m.receiver = self.steps_last(&m.receiver)?;
            return Ok(Some(Expr::MethodCall(m)));
        }
        if let Some(e) = with_closures(m).or_else(|| with_pairs(m)) {
            return Ok(Some(e));
        }
        if end == "unzip" {
            return self.unzipped(m, ty).map(Some);
        }
        let steps = Steps::of(&m.receiver)?;
        let ty = match m.turbofish.as_ref().and_then(|t| t.args.first()) {
            Some(GenericArgument::Type(ty)) => Some(ty),
            _ => ty,
        };
        if let Some(item) =
            ty.filter(|_| end == "collect").and_then(item_of).filter(|item| matches!(item, Type::Reference(_)))
        {
            return refuse(item, REFERENCES);
        }
        if !needs_loops(&m.receiver) && !self.makes_more(m, ty, &steps) {
            return Ok(None);
        }
        let (s, item) = (&self.names.scalar, syn::parse_quote!(__item));
        let code = match &*end {
            "sum" => {
                let each = steps.each(&item, &quote!(__sum += __item;))?;
                quote!({ let mut __sum = -#s::zero(); #each __sum })
            }
            "product" => {
                let each = steps.each(&item, &quote!(__product = __product * __item;))?;
                quote!({ let mut __product = #s::one(); #each __product })
            }
            "collect" => {
                let ty = ty.map(|ty| quote!(: #ty));
                let each = steps.each(&item, &quote!(__list.push(__item);))?;
                quote!({ let mut __list #ty = ::std::vec::Vec::new(); #each __list })
            }
            "for_each" => {
                let Step { input, body, .. } = step(Kind::Map, strip(&m.args[0]))?;
                steps.each(&input, &quote!(#body;))?
            }
            _ => return self.folded(m, &steps).map(Some),
        };
        syn::parse2(code).map(Some)
    }

    /// `unzip` as a loop that fills two lists.
    fn unzipped(&self, m: &ExprMethodCall, ty: Option<&Type>) -> Result<Expr> {
        let (first, second) = match ty {
            Some(Type::Tuple(t)) if t.elems.len() == 2 => (Some(&t.elems[0]), Some(&t.elems[1])),
            _ => (None, None),
        };
        let typed = |ty: Option<&Type>| ty.map(|ty| quote!(: #ty));
        let (first, second) = (typed(first), typed(second));
        let pat = syn::parse_quote!((__a, __b));
        let each =
            Steps::of(&m.receiver)?.each(&pat, &quote!(__first.push(__a.clone()); __second.push(__b.clone());))?;
        syn::parse2(quote!({
            let mut __first #first = ::std::vec::Vec::new();
            let mut __second #second = ::std::vec::Vec::new();
            #each
            (__first, __second)
        }))
    }

    /// A loop over such an iterator.
    pub(super) fn for_as_loops(&self, f: &ExprForLoop) -> Result<Option<Expr>> {
        if self.has_steps_before(&f.expr) {
            let mut f = f.clone();
            *f.expr = self.steps_last(&f.expr)?;
            return Ok(Some(Expr::ForLoop(f)));
        }
        if !is_step(&f.expr) {
            return Ok(None);
        }
        // A closure that looks at numbers would be asked again when these have changed.
        let is_active = self.names.active(&f.expr) || self.names.mentions_active(&*f.expr);
        let steps = match Steps::of(&f.expr) {
            // What has no derivative stays an iterator if it can be gone through from its end.
            Ok(steps) if is_active || steps.list.iter().any(|step| step.kind.ends()) => steps,
            Err(error) if is_active => return Err(error),
            _ => return Ok(None),
        };
        let leaves = has_break(&f.body);
        if leaves && steps.list.iter().any(|step| step.kind == Kind::FlatMap) {
            return refuse(&f.expr, "a loop that is left early over the items of items: write two loops");
        }
        let (pat, body, attributes) = (untyped(&f.pat), &f.body.stmts, &f.attrs);
        let each = steps.each_within(attributes, &pat, &quote!(#(#body)*))?;
        syn::parse2(steps.with_variables(each)).map(Some)
    }

    /// Whether the items of a list, or the state of a fold, are more than numbers.
    fn makes_more(&self, m: &ExprMethodCall, ty: Option<&Type>, steps: &Steps<'_>) -> bool {
        if m.method == "fold" {
            return self.folds_more(m);
        }
        let typed = ty.and_then(item_of).is_some_and(|item| !is_scalar(item, &self.names.scalar));
        let made = steps.list.last().is_some_and(|step| is_made_of_numbers(&step.body) || self.is_struct(&step.body));
        let more = typed || ty.is_none() && self.names.used.has_items(&m.receiver);
        m.method == "collect" && (more && !is_copy_of_list(&m.receiver) || made)
    }
}

/// `list.iter().cloned()`, whose items are those of the list one by one.
fn is_copy_of_list(e: &Expr) -> bool {
    let Expr::MethodCall(m) = strip(e) else { return true };
    match m.method.to_string().as_str() {
        "iter" | "into_iter" => true,
        "copied" | "cloned" => is_copy_of_list(&m.receiver),
        _ => false,
    }
}

/// `x.iter().map(g)` and `fold(y, g)` with closures that call g, if there are such functions.
fn with_closures(m: &ExprMethodCall) -> Option<Expr> {
    let (mut m, mut is_changed) = (m.clone(), false);
    if let (true, Some(Expr::Path(f))) = (m.method == "fold", m.args.get(1).map(strip)) {
        (m.args[1], is_changed) = (syn::parse_quote!(|__state, __item| #f(__state, __item)), true);
    }
    let mut at = &mut m;
    while let Expr::MethodCall(step) = &mut *at.receiver {
        if let (true, Some(Expr::Path(f))) = (step.method == "map", step.args.first().map(strip)) {
            (step.args[0], is_changed) = (syn::parse_quote!(|__item| #f(__item)), true);
        }
        at = step;
    }
    is_changed.then_some(Expr::MethodCall(m))
}

/// `x.into_iter().enumerate().map(|(i, v)| (i, v)).collect()`, where pairs of values are collected as they are.
fn with_pairs(m: &ExprMethodCall) -> Option<Expr> {
    let Expr::MethodCall(pairs) = strip(&m.receiver) else { return None };
    let other = match (pairs.method.to_string().as_str(), pairs.args.first().map(strip)) {
        ("enumerate", None) => true,
        ("zip", Some(e)) => has_values(e) || matches!(e, Expr::Path(_) | Expr::Call(_) | Expr::Range(_)),
        _ => false,
    };
    if m.method != "collect" || !other || !has_values(&pairs.receiver) {
        return None;
    }
    let mut m = m.clone();
    *m.receiver = syn::parse_quote!(#pairs.map(|(__a, __b)| (__a.clone(), __b.clone())));
    Some(Expr::MethodCall(m))
}

/// Whether the items of an iterator are values, and no references.
fn has_values(e: &Expr) -> bool {
    let Expr::MethodCall(m) = strip(e) else { return false };
    is_one_of(&m.method, &["copied", "cloned", "into_iter", "map"])
        || is_one_of(&m.method, &THINNING) && has_values(&m.receiver)
}

/// Whether an iterator has other steps than `map`s of closures at its end.
pub(super) fn needs_loops(e: &Expr) -> bool {
    let mut e = strip(e);
    while let Expr::MethodCall(m) = e
        && is_step(e)
    {
        if m.method != "map" || !matches!(m.args.first().map(strip), Some(Expr::Closure(c)) if !is_left_apart(&c.body))
        {
            return true;
        }
        e = strip(&m.receiver);
    }
    false
}

/// Whether what a closure returns cannot be put together: it has a part that goes along, or is a reference.
fn is_left_apart(body: &Expr) -> bool {
    goes_along(body) || matches!(strip(body), Expr::Reference(_))
}

/// Whether an expression is a list, a tuple or a struct by its form.
pub(super) fn is_made_of_numbers(e: &Expr) -> bool {
    match strip(e) {
        Expr::Tuple(_) | Expr::Array(_) | Expr::Repeat(_) | Expr::Struct(_) => true,
        Expr::Call(c) => is_some(&c.func),
        Expr::Macro(m) => m.mac.path.is_ident("vec"),
        Expr::MethodCall(m) => ["collect", "to_vec", "to_owned", "into_owned"].iter().any(|name| m.method == name),
        Expr::Block(b) => ends_so(&b.block),
        Expr::If(i) => ends_so(&i.then_branch),
        _ => false,
    }
}

/// Whether the value of a block is such.
fn ends_so(block: &syn::Block) -> bool {
    matches!(block.stmts.last(), Some(syn::Stmt::Expr(last, None)) if is_made_of_numbers(last))
}

/// Whether the body of a loop leaves it.
pub(super) fn has_break(body: &syn::Block) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr_break(&mut self, _: &'ast syn::ExprBreak) {
            self.0 = true;
        }
        fn visit_expr_for_loop(&mut self, _: &'ast ExprForLoop) {}
        fn visit_expr_while(&mut self, _: &'ast syn::ExprWhile) {}
        fn visit_expr_loop(&mut self, _: &'ast syn::ExprLoop) {}
        fn visit_expr_closure(&mut self, _: &'ast ExprClosure) {}
    }
    let mut find = Find(false);
    visit::visit_block(&mut find, body);
    find.0
}
