//! Which expressions carry derivatives, by names alone.
//!
//! An expression is *active* if a variable with derivatives occurs in it, other than in a comparison, in the condition of a branch or
//! as the receiver of a method whose result has no derivative, like `len`. What is not active is *passive*: it is taken over word for word. The answer errs
//! on the side of active. Where it rests on the name of a method, the compiler checks the type: see `Names::rename`.

use super::counts::is_passive;
use super::lower::{is_primitive, makes_struct};
use super::names::{Closure, Kind, Names};
use super::screen::only_calculates;
use super::syntax::{
    Idents, called_names, has_ident, is_comparison, is_count, is_lazy, list, pattern_names, scalar_function, strip,
};
use crate::idents::{ByName, is_one_of, with_text};
use crate::types::is_of_nalgebra;
use rustc_hash::FxHashSet;
use syn::visit::Visit;
use syn::{Expr, ExprCall, ExprClosure, GenericArgument, Ident, Macro, UnOp};

/// Methods of numbers with slope 0.
pub(super) const FLAT: [&str; 6] = ["stop_gradient", "floor", "ceil", "round", "trunc", "signum"];

/// Methods whose result is no number of the function.
pub(super) const HIDING: [&str; 48] = [
    "len",
    "is_empty",
    "primal",
    "peek",
    "nrows",
    "ncols",
    "shape",
    "is_nan",
    "is_finite",
    "partial_cmp",
    "as_real",
    "is_err",
    "is_ok",
    "is_some",
    "is_none",
    "is_some_and",
    "is_none_or",
    "is_infinite",
    "is_normal",
    "is_sign_positive",
    "is_sign_negative",
    "all",
    "any",
    "count",
    "position",
    "rposition",
    "total_cmp",
    // Of texts.
    "as_str",
    "contains",
    "ends_with",
    "starts_with",
    "to_lowercase",
    "to_string",
    "to_uppercase",
    "trim",
    // Of integers.
    "abs_diff",
    "count_ones",
    "div_ceil",
    "ilog2",
    "is_power_of_two",
    "isqrt",
    "leading_zeros",
    "saturating_add",
    "saturating_sub",
    "trailing_zeros",
    "wrapping_add",
    "wrapping_mul",
    "wrapping_sub",
];

/// Functions whose result is no number of the function.
const HIDING_FUNCTIONS: [&str; 4] = ["is_nan", "is_finite", "try_convert", "sorted_order"];

/// Types without numbers of the function.
pub(super) const PRIMITIVE: [&str; 17] = [
    "f64", "f32", "bool", "char", "str", "usize", "u128", "u64", "u32", "u16", "u8", "isize", "i128", "i64", "i32",
    "i16", "i8",
];

/// Whether an expression names a function or a constant of such a type, as `f64::from` and `f64::INFINITY` do.
pub(super) fn is_named_of_primitive(e: &Expr) -> bool {
    let Expr::Path(p) = strip(e) else { return false };
    p.path.segments.len() == 2 && is_one_of(&p.path.segments[0].ident, &PRIMITIVE)
}

/// Whether an expression is `S::constant(…)`, whose argument is a float by its type.
pub(super) fn is_constant(c: &syn::ExprCall, scalar: &Ident) -> bool {
    scalar_function(&c.func, scalar).is_some_and(|name| name == "constant")
}

/// Whether an expression makes a struct of zeros and ones, as `Point::zero()` does.
fn makes_zero(c: &syn::ExprCall) -> bool {
    let Some((Some(of), name)) = called_names(&c.func) else { return false };
    // One letter is a type parameter.
    let is_type = |of: String| of.len() > 1 && of.starts_with(char::is_uppercase);
    c.args.is_empty() && is_one_of(name, &["zero", "one", "identity", "unit", "origin"]) && is_type(of.to_string())
        || makes_constant_matrix(c)
}

/// Whether an expression makes a matrix of nalgebra of zeros and ones, over numbers that it does not name.
fn makes_constant_matrix(c: &syn::ExprCall) -> bool {
    let Expr::Path(p) = strip(&c.func) else { return false };
    let mut names = p.path.segments.iter().rev();
    let (Some(name), Some(of)) = (names.next(), names.next()) else { return false };
    let is_constant = ["zeros", "identity", "x", "y", "z", "w"].iter().any(|constant| name.ident == constant);
    is_constant && of.arguments.is_none() && is_of_nalgebra(&of.ident)
}

/// Whether a method is one of a float that is written out, as `0.5_f64.powi(n)` is.
fn is_of_float(m: &syn::ExprMethodCall) -> bool {
    let Expr::Lit(syn::ExprLit { lit: syn::Lit::Float(x), .. }) = strip(&m.receiver) else { return false };
    !x.suffix().is_empty()
}

/// Methods of lists, options and iterators that change nothing.
const READING: [&str; 18] = [
    "iter",
    "rev",
    "skip",
    "take",
    "step_by",
    "enumerate",
    "copied",
    "cloned",
    "filter",
    "windows",
    "chunks",
    "chunks_exact",
    "keys",
    "values",
    "as_ref",
    "get",
    "first",
    "last",
];

/// Whether an expression is a place, or what such methods make of one.
fn only_reads(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(_) => true,
        Expr::Field(f) => only_reads(&f.base),
        Expr::Index(i) => only_reads(&i.expr),
        Expr::Reference(r) => r.mutability.is_none() && only_reads(&r.expr),
        Expr::MethodCall(m) => is_one_of(&m.method, &READING) && only_reads(&m.receiver),
        _ => false,
    }
}

/// Whether a method of something that stays as it is gives no number of the function, as `list.iter().map(|k| k + 1)` and `list.iter().max()` do: numbers have no order of that
/// kind.
pub(super) fn gives_plain(m: &syn::ExprMethodCall) -> bool {
    with_text(&m.method, |name| match (name, m.args.first().map(strip)) {
        ("map", Some(Expr::Closure(c))) => is_plain(&c.body) && only_reads(&m.receiver),
        ("max" | "min", None) => only_reads(&m.receiver),
        // A literal that stayed one.
        ("unwrap_or", Some(Expr::Lit(_))) => only_reads(&m.receiver),
        // `fold(0.0, f64::max)`
        ("fold", Some(_)) => m.args.last().is_some_and(is_named_of_primitive) && only_reads(&m.receiver),
        ("sum" | "product", None) => asks_for_primitive(m) && only_calculates(&m.receiver),
        _ => false,
    })
}

/// Whether a method is called as `sum::<f64>()`.
fn asks_for_primitive(m: &syn::ExprMethodCall) -> bool {
    let asked = m.turbofish.as_ref().and_then(|t| t.args.first());
    matches!(asked, Some(GenericArgument::Type(ty)) if is_primitive(ty))
}

/// Whether an expression is no number of the function by its form.
pub(super) fn is_plain(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => is_one_of(&m.method, &HIDING),
        Expr::Macro(m) => makes_text(&m.mac),
        e => is_plain_operator(e),
    }
}

/// Whether an expression compares, decides or counts: no number has such an operator, or is what it gives.
fn is_plain_operator(e: &Expr) -> bool {
    match e {
        Expr::Binary(b) if is_comparison(&b.op) || is_lazy(&b.op) => true,
        Expr::Unary(u) => matches!(u.op, UnOp::Not(_)),
        e => is_count(e),
    }
}

/// Whether a macro makes a text of its arguments.
pub(super) fn makes_text(m: &Macro) -> bool {
    m.path.is_ident("format")
}

/// Whether derivatives stop at a function, as its name says.
pub(super) fn hides(c: &syn::ExprCall) -> bool {
    matches!(&*c.func, Expr::Path(p) if p.path.segments.last().is_some_and(|s| is_one_of(&s.ident, &HIDING_FUNCTIONS)))
}

/// Macros that only look at their arguments.
pub(super) fn only_looks(m: &Macro) -> bool {
    const LOOK: [&str; 14] = [
        "assert",
        "assert_eq",
        "assert_ne",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "print",
        "println",
        "eprint",
        "eprintln",
        "panic",
        "unreachable",
        "todo",
        "unimplemented",
    ];
    m.path.segments.last().is_some_and(|s| is_one_of(&s.ident, &LOOK))
}

impl Names {
    /// Whether derivatives flow through an expression.
    pub(super) fn active(&self, e: &Expr) -> bool {
        let mut find = Active { names: self, hidden: vec![], numbers: false, found: false };
        find.visit_expr(e);
        find.found
    }

    /// Whether something without derivative may be made of numbers of the function, as `S::one()` is.
    pub(super) fn numeric(&self, e: &Expr) -> bool {
        let mut find = Active { names: self, hidden: vec![], numbers: true, found: false };
        find.visit_expr(e);
        find.found || self.mentions_scalar(e)
    }

    /// Whether an expression makes a struct of a type that is written with the type of the numbers.
    pub(super) fn makes_numbers(&self, e: &Expr) -> bool {
        matches!(e, Expr::Call(c) if makes_struct(c, &self.scalar)) && self.used.is_of_numbers(e)
    }

    /// Whether an expression can change nothing, as far as its calls tell.
    fn only_computes(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(_) | Expr::Field(_) | Expr::Lit(_) => true,
            Expr::Index(i) => self.only_computes(&i.expr) && self.only_computes(&i.index),
            Expr::Unary(u) => self.only_computes(&u.expr),
            Expr::Cast(c) => self.only_computes(&c.expr),
            Expr::Binary(b) => self.only_computes(&b.left) && self.only_computes(&b.right),
            Expr::Range(r) => r.start.iter().chain(&r.end).all(|end| self.only_computes(end)),
            e => self.only_looks_at(e),
        }
    }

    /// Whether a call can change nothing, as far as its arguments tell. What is cast is no number of the function.
    fn only_looks_at(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) => {
                // What these give is a number, so that the compiler would say it.
                let is_number = is_one_of(&m.method, &["sum", "product", "fold"]);
                let is_fixed = !is_number && !self.hold(&m.receiver).mutable && !self.writable(&m.receiver);
                is_fixed && self.only_looks_at(&m.receiver) && m.args.iter().all(|a| self.only_looks_at(a))
            }
            Expr::Call(c) => matches!(*c.func, Expr::Path(_)) && c.args.iter().all(|a| self.only_looks_at(a)),
            Expr::Reference(r) => r.mutability.is_none() && self.only_looks_at(&r.expr),
            e @ (Expr::Path(_) | Expr::Field(_) | Expr::Index(_)) => !self.writable(e),
            e => matches!(e, Expr::Lit(_)),
        }
    }

    fn is_active_name(&self, name: &Ident) -> bool {
        match self.kind(name) {
            Some(Kind::Number(_) | Kind::Place(_)) => true,
            Some(Kind::Closure(c)) => self.closure_is_active(c),
            Some(Kind::Passive { .. }) | None => false,
        }
    }

    /// Whether a closure takes numbers, or sees any.
    fn closure_is_active(&self, closure: &Closure) -> bool {
        let typed = closure.ast.inputs.iter().any(|p| self.mentions_scalar(p));
        typed && !self.only_decides(closure) || self.where_made(closure).active(&Expr::Closure(closure.ast.clone()))
    }

    /// The names that a closure sees.
    fn where_made(&self, closure: &Closure) -> Self {
        let mut names = Self::new(self.scalar.clone(), FxHashSet::default(), FxHashSet::default());
        names.scopes.clone_from(&closure.scopes);
        names.counts.clone_from(&self.counts);
        names
    }

    /// Whether what a closure returns has no derivative, though its arguments have: `|t: S| t > 1.0`.
    fn only_decides(&self, closure: &Closure) -> bool {
        let mut names = self.where_made(closure);
        let arguments = closure.ast.inputs.iter().flat_map(pattern_names);
        names.scopes.push(arguments.map(|name| (name.to_string(), Kind::Number(name))).collect());
        !names.active(&closure.ast.body)
    }

    /// Whether a closure is called that only decides.
    pub(super) fn decides(&self, c: &ExprCall) -> bool {
        matches!(self.kind_of(&c.func), Some(Kind::Closure(closure)) if self.only_decides(closure))
    }

    /// Whether the type of the numbers occurs in the code.
    pub(super) fn mentions_scalar(&self, code: &impl Idents) -> bool {
        has_ident(code, &self.scalar)
    }

    /// Whether any variable with derivatives occurs in the code, even in a comparison.
    pub(super) fn mentions_active(&self, code: &impl Idents) -> bool {
        code.any_ident(&mut |name| self.is_active_name(name))
    }
}

struct Active<'a> {
    names: &'a Names,
    /// Arguments of closures around.
    hidden: Vec<FxHashSet<String>>,
    /// Whether numbers without derivative count too.
    numbers: bool,
    found: bool,
}

impl<'ast> Visit<'ast> for Active<'_> {
    fn visit_expr(&mut self, e: &'ast Expr) {
        if self.found {
            return;
        }
        match e {
            Expr::Path(p) if self.numbers && self.names.used.is_variant_of_numbers(p) => self.found = true,
            Expr::Path(p) => {
                if let Some(name) = p.path.get_ident()
                    && !self.hidden.iter().any(|names| names.has_name(name))
                {
                    let is_number = || self.names.is_constant_of_numbers(name);
                    self.found |= self.names.is_active_name(name) || self.numbers && is_number();
                }
            }
            Expr::MethodCall(m) if is_of_float(m) || self.names.used.is_plain_method(m) => {}
            // A comparison, as `a < b` is.
            Expr::MethodCall(m) if m.method == "partial_cmp" || m.method == "total_cmp" => {}
            Expr::MethodCall(m) if !self.numbers && is_one_of(&m.method, &FLAT) || is_one_of(&m.method, &HIDING) => {
                m.args.iter().for_each(|a| self.visit_expr(a));
            }
            Expr::MethodCall(m) if gives_plain(m) => {}
            Expr::MethodCall(m) => {
                self.visit_expr(&m.receiver);
                m.args.iter().for_each(|a| self.visit_expr(a));
            }
            Expr::Index(i) => {
                self.visit_expr(&i.expr);
                // No number of the function can be an index, but a call in one might change some.
                if !self.names.only_computes(&i.index) {
                    self.visit_expr(&i.index);
                }
            }
            Expr::Lit(_) => {}
            Expr::Call(c) if self.numbers && (makes_zero(c) || self.names.makes_numbers(e)) => self.found = true,
            Expr::Field(f) if self.names.literal_part(f).is_some() => {}
            e @ Expr::Field(_) if self.names.is_counted_field(e) => {}
            Expr::Call(c) if is_passive(c) => {}
            Expr::Call(c)
                if hides(c)
                    || is_named_of_primitive(&c.func)
                    || is_constant(c, &self.names.scalar)
                    || self.names.decides(c) => {}
            e if is_plain_operator(e) => {}
            Expr::Cast(c) if is_primitive(&c.ty) && self.names.only_computes(&c.expr) => {}
            Expr::If(i) => {
                if let Expr::Let(l) = &*i.cond {
                    self.visit_expr(&l.expr);
                }
                self.visit_block(&i.then_branch);
                i.else_branch.iter().for_each(|(_, e)| self.visit_expr(e));
            }
            Expr::Closure(c) => self.closure(c),
            other => syn::visit::visit_expr(self, other),
        }
    }

    fn visit_macro(&mut self, m: &'ast Macro) {
        // Neither a truth value nor a text is a number of the function.
        if only_looks(m) || m.path.is_ident("matches") || makes_text(m) {
            return;
        }
        match m.parse_body_with(list) {
            Ok((all, _)) => {
                for e in &all {
                    // The list does not live as long as the syntax around it.
                    self.found |= if self.numbers { self.names.numeric(e) } else { self.names.active(e) };
                }
            }
            Err(_) => self.found |= self.names.mentions_active(&m.tokens),
        }
    }

    // A function within the function sees no variables.
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

impl Active<'_> {
    fn closure(&mut self, c: &ExprClosure) {
        let names = c.inputs.iter().flat_map(pattern_names).map(|n| n.to_string()).collect();
        let mut inner = Active { names: self.names, hidden: self.hidden.clone(), numbers: self.numbers, found: false };
        inner.hidden.push(names);
        inner.visit_expr(&c.body);
        self.found |= inner.found;
    }
}

#[cfg(test)]
mod tests {
    use super::super::names::Place;
    use super::*;
    use quote::{format_ident, quote};
    use syn::parse_quote;

    fn names() -> Names {
        let mut names = Names::new(format_ident!("S"), FxHashSet::default(), FxHashSet::default());
        names.bind("y", Kind::Number(format_ident!("y")));
        names.bind_place(Place::fixed(format_ident!("x")));
        names.bind("n", Kind::Passive { name: format_ident!("n"), mutable: false, numbers: false });
        names
    }

    #[test]
    fn what_is_active() {
        let names = names();
        let active: [Expr; 7] = [
            parse_quote!(x[n]),
            parse_quote!(f(n, y)),
            parse_quote!(if n > 0 { y } else { y }),
            parse_quote!(vec![y; n]),
            parse_quote!(unknown!(y => 1)),
            parse_quote!(data.iter().map(|d| d * y)),
            parse_quote!(x.shape_of()),
        ];
        active.iter().for_each(|e| assert!(names.active(e), "{}", quote!(#e)));
        let passive: [Expr; 9] = [
            parse_quote!(x.len() + n),
            parse_quote!(y + 1),
            parse_quote!(*y as f64),
            parse_quote!(y.floor()),
            parse_quote!(x[0] > y),
            parse_quote!(if y > n { 1 } else { 2 }),
            parse_quote!(data.iter().map(|y| y * 2.0)),
            parse_quote!(assert!(y > 0.0)),
            parse_quote!(y::f(n)),
        ];
        passive.iter().for_each(|e| assert!(!names.active(e), "{}", quote!(#e)));
    }
}
