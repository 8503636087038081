//! Matrices of nalgebra: constants beside those with derivatives, views that are bound by `let`, and matrices that are computed where their items are asked for.

use super::super::here::quote;
use super::super::place::is_iterator;
use super::super::syntax::{called_names, strip, type_name};
use super::Lower;
use super::call::Arguments;
use super::method::is_of_struct;
use super::number::marked_operand;
use super::operator::makes_struct;
use super::refused::is_held_iterator;
use crate::idents::{ByName, is_one_of};
use crate::types::{is_of_nalgebra, variable, write_entries};
use proc_macro2::TokenStream;
use std::borrow::Cow;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprCall, ExprMethodCall, ExprPath, Ident, Pat, Result, Type};

/// Methods of matrices with another matrix, which only look at both.
const LOOKING: [&str; 5] = ["dot", "cross", "component_mul", "component_div", "tr_mul"];

/// Methods and operators of nalgebra that take another matrix.
const WITH_MATRIX: [&str; 14] = [
    "dot",
    "cross",
    "component_mul",
    "component_div",
    "tr_mul",
    "axpy",
    "set_column",
    "set_row",
    "add_assign",
    "sub_assign",
    "kronecker",
    "perp",
    "gemv",
    "component_mul_assign",
];

/// Methods of nalgebra's matrices that give another one, or a column. A `Vector2` of the user's may have a `cross` that is a number.
pub(in crate::adjoint) const MATRICES: [&str; 10] = [
    "component_mul",
    "component_div",
    "add_scalar",
    "kronecker",
    "tr_mul",
    "diagonal",
    "xy",
    "xyz",
    "row_sum",
    "column_sum",
];

/// Whether a method of a matrix takes another one: views are copied for it.
pub(super) fn takes_matrix(m: &ExprMethodCall) -> bool {
    is_one_of(&m.method, &WITH_MATRIX)
}

/// Writes the type of the numbers into the functions that make matrices.
struct Typed<'a>(&'a Ident, bool);

impl VisitMut for Typed<'_> {
    fn visit_expr_call_mut(&mut self, c: &mut ExprCall) {
        if let Expr::Path(p) = &mut *c.func {
            self.1 |= write_entries(&mut p.path, self.0);
        }
        visit_mut::visit_expr_call_mut(self, c);
    }
}

/// Whether a type is that of a matrix of nalgebra, or a reference to one.
pub(in crate::adjoint) fn is_type_of_nalgebra(ty: &Type) -> bool {
    match ty {
        Type::Reference(r) => is_type_of_nalgebra(&r.elem),
        ty => type_name(ty).is_some_and(is_of_nalgebra),
    }
}

impl Lower {
    /// Notes a variable that is a matrix of nalgebra.
    pub(in crate::adjoint) fn note_of_nalgebra(&mut self, pat: &Pat) {
        if let Pat::Ident(p) = pat
            && let Some(place) = self.names.place_of(&variable(p.ident.clone()))
        {
            let name = place.name.to_string();
            self.of_nalgebra.insert(name);
        }
    }

    /// Whether an expression is such a variable, or made of one, or by a function of nalgebra.
    pub(super) fn is_value_of_nalgebra(&self, e: &Expr) -> bool {
        match strip(e) {
            e @ Expr::Path(_) => self.names.place_of(e).is_some_and(|place| self.of_nalgebra.has_name(&place.name)),
            Expr::Call(c) => called_names(&c.func).and_then(|(of, _)| of).is_some_and(is_of_nalgebra),
            Expr::Binary(b) => self.is_value_of_nalgebra(&b.left) || self.is_value_of_nalgebra(&b.right),
            Expr::Unary(u) => self.is_value_of_nalgebra(&u.expr),
            Expr::Reference(r) => self.is_value_of_nalgebra(&r.expr),
            Expr::MethodCall(m) => self.is_value_of_nalgebra(&m.receiver),
            _ => false,
        }
    }

    /// `DMatrix::<S>::identity(n, n)` for `DMatrix::identity(n, n)`: beside a matrix with derivatives it is one of numbers, and the compiler asks for its type before it knows
    /// that.
    pub(super) fn typed<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        if self.names.active(e) || !self.is_constant_matrix(e) {
            return Cow::Borrowed(e);
        }
        let mut typed = e.clone();
        let mut write = Typed(&self.names.scalar, false);
        write.visit_expr_mut(&mut typed);
        if write.1 { Cow::Owned(typed) } else { Cow::Borrowed(e) }
    }

    /// `Vector2::<S>::new` for `Vector2::new`: of a type that is known the compiler says that it has no such function with an adjoint.
    pub(super) fn with_entries(&self, p: &ExprPath) -> ExprPath {
        let mut p = p.clone();
        let several = &self.names.screened.several;
        if p.qself.is_none() && !p.path.segments.iter().any(|s| several.has_name(&s.ident)) {
            write_entries(&mut p.path, &self.names.scalar);
        }
        p
    }

    /// Whether an expression without derivative is a matrix, as far as names tell. Beside one with derivatives it is a matrix of numbers.
    pub(super) fn is_constant_matrix(&self, e: &Expr) -> bool {
        if self.names.active(e) {
            return false;
        }
        match strip(e) {
            Expr::Reference(r) => self.is_constant_matrix(&r.expr),
            Expr::Unary(u) => self.is_constant_matrix(&u.expr),
            Expr::Binary(b) => self.is_constant_matrix(&b.left) || self.is_constant_matrix(&b.right),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.is_constant_matrix(inner),
            Expr::MethodCall(m) => {
                is_one_of(&m.method, &["transpose", "clone", "clone_owned", "into_owned", "map"])
                    && self.is_constant_matrix(&m.receiver)
            }
            Expr::Call(c) => {
                called_names(&c.func).and_then(|(of, _)| of).is_some_and(is_of_nalgebra)
                    && makes_struct(c, &self.names.scalar)
            }
            e @ Expr::Path(_) => self.is_struct(e) && !self.names.used.has_own(e),
            _ => false,
        }
    }

    /// An argument of a method that takes another matrix. A constant has adjoints as well, which nobody reads.
    pub(super) fn matrix_argument(&mut self, a: &Expr, looks: bool, to: &mut Arguments) -> Result<()> {
        let a = self.owned_part(a);
        let a = self.typed(strip(&a));
        let is_constant = self.is_constant_matrix(&a);
        let lent: Expr;
        // What only looks at a reference that may be written to gets it to look at.
        let a = match looks && self.names.writable(&a) && matches!(strip(&a), Expr::Path(_)) && self.names.is_view(&a) {
            true => {
                lent = syn::parse_quote!(&*#a);
                &lent
            }
            false => &*a,
        };
        let before = to.back.len();
        self.argument(a, true, to)?;
        if is_constant
            && to.back.len() == before + 1
            && let Some(again) = to.back.last()
        {
            let bar = quote!(&(#again).bar());
            to.back.push(bar);
        }
        Ok(())
    }

    /// Whether a method only looks at the matrix that it is called of.
    pub(super) fn looks_at_matrix(&self, m: &ExprMethodCall) -> bool {
        is_one_of(&m.method, &LOOKING) && m.args.len() == 1 && !self.names.used.has_own(&m.receiver)
    }

    /// Whether an expression computes a matrix, of which only places have items: `(&a - &b).sum()`.
    pub(super) fn is_made_matrix(&self, e: &Expr) -> bool {
        match strip(e) {
            e @ (Expr::Binary(_) | Expr::Unary(_)) => self.may_be_operator(e),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.is_made_matrix(inner),
            e @ Expr::MethodCall(m) => {
                let is_step = is_iterator(e)
                    || is_held_iterator(&m.method)
                    || !is_of_struct(&m.method) && m.method != "transpose";
                !is_step && !self.names.is_view(e) && !is_iterator(&m.receiver)
            }
            _ => false,
        }
    }

    /// Whether an expression computes a matrix by an operator or by name. A variable may be an option of one.
    pub(super) fn makes_matrix(&self, e: &Expr) -> bool {
        match strip(e) {
            e @ Expr::Binary(_) => self.is_struct(e),
            e @ Expr::Unary(u) if matches!(u.op, syn::UnOp::Neg(_)) => self.is_struct(e),
            Expr::Call(c) => called_names(&c.func).and_then(|(of, _)| of).is_some_and(is_of_nalgebra),
            Expr::MethodCall(m) => {
                is_one_of(&m.method, &["map", "transpose", "clone_owned"]) && self.makes_matrix(&m.receiver)
            }
            _ => false,
        }
    }

    /// The reference to what an operator of a struct makes, for a closure: `f(&(s + k * h))`.
    pub(super) fn lent_operator(&mut self, e: &Expr) -> Result<Option<Expr>> {
        let Expr::Reference(r) = strip(e) else { return Ok(None) };
        let inner = strip(&r.expr);
        if r.mutability.is_some() || !self.is_struct(inner) || !self.may_be_operator(inner) || !self.names.active(inner)
        {
            return Ok(None);
        }
        let made = self.operator_as_place(inner)?;
        Ok(Some(syn::parse_quote!(&#made)))
    }

    /// `c *= k` and `c += b` of a view, entry by entry.
    pub(super) fn view_assignment(&self, b: &syn::ExprBinary) -> Option<Expr> {
        let view = strip(&b.left);
        if !matches!(view, Expr::Path(_)) || !self.is_part_of_matrix(view) || !self.names.writable(view) {
            return None;
        }
        let (op, right) = (&b.op, &b.right);
        Some(match op {
            syn::BinOp::MulAssign(_) | syn::BinOp::DivAssign(_) => syn::parse_quote!({
                let __factor = #right;
                for __entry in #view.iter_mut() { *__entry #op __factor; }
            }),
            syn::BinOp::AddAssign(_) | syn::BinOp::SubAssign(_) => syn::parse_quote!({
                let __more = (#right).clone_owned();
                for (__entry, __one) in #view.iter_mut().zip(__more.iter()) { *__entry #op *__one; }
            }),
            _ => return None,
        })
    }

    /// Whether a method of a matrix gives another one, or a column.
    pub(super) fn gives_matrix(&self, m: &ExprMethodCall) -> bool {
        is_one_of(&m.method, &MATRICES) && self.is_struct(&m.receiver) && !self.names.used.has_own(&m.receiver)
    }

    /// Notes whether variables are views of matrices.
    pub(super) fn note_parts_of_matrix(&mut self, are_parts: bool, variables: &[Ident]) {
        for variable in variables.iter().map(ToString::to_string) {
            if are_parts {
                self.parts_of_matrices.insert(variable);
            } else {
                self.parts_of_matrices.remove(&variable);
            }
        }
    }

    /// The rows of a matrix, from both ends: nalgebra gives them from the first to the last.
    pub(super) fn rows(&self, matrix: &TokenStream) -> TokenStream {
        quote!(::fluxions::adjoint::Rows(&#matrix).row_iter())
    }
}

/// Whether an iterator gives rows or columns.
pub(super) fn gives_parts(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) if is_one_of(&m.method, &["rev", "skip", "take", "step_by"]) => gives_parts(&m.receiver),
        Expr::MethodCall(m) => {
            m.args.is_empty() && is_one_of(&m.method, &["column_iter", "column_iter_mut", "row_iter"])
        }
        _ => false,
    }
}
