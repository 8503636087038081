//! Left operands that may be floats: only the compiler knows it, and the macro leaves it to the compiler where the type is sure to be known.

use crate::bindings::{Bindings, Kind};
use crate::constants::{FUNCTIONS, as_integer, is_arithmetic, unwrapped};
use crate::idents::is_one_of;
use crate::made::tails;
use crate::spaces::mentions;
use crate::types::is_of_nalgebra;
use syn::visit::{self, Visit};
use syn::{Expr, ExprBinary, ExprCall, ExprMethodCall, UnOp};

/// Where an expression comes from that may be a float.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    /// A `const` or a `static`, as its name says, and what is computed from such: their types are written.
    Constant,
    /// A part of data of a type without scalars, and what arithmetic makes of such parts.
    Plain,
    /// The result of a method of such data, `self.rate(2)`.
    Method,
    /// The result of a function without scalars, `rate(2)`, or a variable that has one name and several types.
    Known,
    /// A part of a struct with scalars, and what is computed from such: a scalar, a float or anything else of a type that is known.
    Part,
}

/// Whether an expression is `self`.
fn is_self(e: &Expr) -> bool {
    matches!(e, Expr::Path(path) if path.path.is_ident("self"))
}

/// Methods that give a part of what they are called of, or what is in it.
const PARTS: [&str; 12] =
    ["unwrap", "expect", "first", "last", "get", "iter", "copied", "cloned", "as_ref", "next", "nth", "unwrap_or"];
/// Methods whose result has the type that the caller wants.
const GENERIC: [&str; 7] = ["into", "try_into", "parse", "sum", "product", "collect", "unwrap_or_default"];

impl Bindings {
    /// Of a type that is known and has no scalars: a part of the model, of an argument like `data: &Data`, or of an item of such data, and
    /// what arithmetic makes of these. Whether it is a float, the compiler knows.
    pub(crate) fn is_plain(&self, e: &Expr) -> bool {
        self.origin(e) == Some(Origin::Plain)
    }

    /// Plain, or computed from the results of methods of plain data: `-self.rate(2).abs()`.
    pub(crate) fn is_of_data(&self, e: &Expr) -> bool {
        self.origin(e).is_some_and(|origin| origin <= Origin::Method)
    }

    /// Of data, or computed from the results of functions without scalars, and from variables that have one name and several types.
    pub(crate) fn may_be_float(&self, e: &Expr) -> bool {
        self.origin(e).is_some_and(|origin| origin <= Origin::Known)
    }

    /// A part of a struct with scalars, as `self.step` is, and what is computed from such: it may be a scalar, or a float.
    pub(crate) fn is_part(&self, e: &Expr) -> bool {
        self.origin(e) == Some(Origin::Part)
    }

    /// A struct that has such parts, or a reference to one: `*self`, `other.clone()`.
    pub(crate) fn is_struct_of_parts(&self, e: &Expr) -> bool {
        match unwrapped(e) {
            Expr::Reference(e) => self.is_struct_of_parts(&e.expr),
            Expr::Unary(e) => matches!(e.op, UnOp::Deref(_)) && self.is_struct_of_parts(&e.expr),
            Expr::MethodCall(e) => e.method == "clone" && self.is_struct_of_parts(&e.receiver),
            Expr::Call(e) => self.makes_struct(e),
            e => matches!(e, Expr::Struct(_)) || self.kind(e) == Kind::Part,
        }
    }

    /// Whether a call makes a struct of scalars, `Model::new(x[0], 0.5)`. Of other arguments the type of the scalars may not be known yet: `DMatrix::zeros(n, n)`.
    fn makes_struct(&self, e: &ExprCall) -> bool {
        let Expr::Path(function) = &*e.func else { return false };
        let of = function.path.segments.iter().nth_back(1).map(|of| of.ident.to_string());
        // One letter is a type parameter.
        let is_type = of.is_some_and(|of| of.len() > 1 && of.starts_with(char::is_uppercase));
        is_type && e.args.iter().any(|e| self.has_scalars(e))
    }

    fn origin(&self, e: &Expr) -> Option<Origin> {
        match unwrapped(e) {
            Expr::Field(e) => self.origin_of_part(&e.base),
            Expr::Index(e) if !matches!(unwrapped(&e.index), Expr::Range(_)) => self.origin_of_part(&e.expr),
            Expr::Reference(e) if e.mutability.is_none() => self.origin(&e.expr),
            Expr::Try(e) => self.origin(&e.expr),
            Expr::Unary(e) if matches!(e.op, UnOp::Neg(_) | UnOp::Deref(_)) => self.origin(&e.expr),
            Expr::Binary(e) if is_arithmetic(&e.op) => self.origin_of_both(e),
            Expr::MethodCall(e) => self.origin_of_method(e),
            Expr::Call(e) if self.is_call_without_scalars(e) => Some(Origin::Known),
            Expr::Path(path) if self.is_name_of_constant(path) => Some(Origin::Constant),
            e @ (Expr::If(_) | Expr::Match(_) | Expr::Block(_)) => self.origin_of_branches(e),
            e if self.is_made_of_floats(e) => Some(Origin::Plain),
            e => match self.kind(e) {
                Kind::Plain => Some(Origin::Plain),
                Kind::Known => Some(Origin::Known),
                // The struct itself is none.
                Kind::Part if !self.is_struct(e) && !is_self(e) => Some(Origin::Part),
                _ => None,
            },
        }
    }

    fn origin_of_part(&self, of: &Expr) -> Option<Origin> {
        match self.kind(unwrapped(of)) {
            Kind::Floats => Some(Origin::Plain),
            Kind::Part => Some(Origin::Part),
            _ => self.origin(of),
        }
    }

    /// Both sides, or one beside a constant.
    fn origin_of_both(&self, e: &ExprBinary) -> Option<Origin> {
        match (self.origin(&e.left), self.origin(&e.right)) {
            (Some(left), Some(right)) => Some(left.max(right)),
            (Some(origin), None) if self.is_constant_like(&e.right) => Some(origin),
            (None, Some(origin)) if self.is_constant_like(&e.left) => Some(origin),
            _ => None,
        }
    }

    /// What all branches have, or some beside constants.
    fn origin_of_branches(&self, e: &Expr) -> Option<Origin> {
        let mut origin = None;
        for tail in tails(e)? {
            match self.origin(tail) {
                Some(other) => origin = origin.max(Some(other)),
                None if self.is_constant_like(tail) => {}
                None => return None,
            }
        }
        origin
    }

    /// The type of a result is known, unless the method leaves it to the caller. A closure may be what it depends on.
    fn origin_of_method(&self, e: &ExprMethodCall) -> Option<Origin> {
        let is_float = || self.is_constant_like(&e.receiver).then_some(Origin::Constant);
        if self.is_method_of_struct(e) {
            return Some(Origin::Part);
        }
        let of = self.origin(&e.receiver).or_else(is_float)?;
        let is_function = is_one_of(&e.method, &FUNCTIONS);
        let is_plain = |e: &Expr| as_integer(e).is_some() || self.is_plain(e) || self.is_constant_like(e);
        if is_function && e.args.iter().all(is_plain) {
            return Some(of);
        }
        let may_depend = |e: &Expr| matches!(e, Expr::Closure(_)) || self.has_scalars(e) || self.has_open(e);
        let is_part = || (of <= Origin::Method || of == Origin::Part) && is_one_of(&e.method, &PARTS);
        let of_known = || of == Origin::Known && !is_one_of(&e.method, &GENERIC);
        let is_known = is_function || e.turbofish.is_none() && (of <= Origin::Plain || is_part() || of_known());
        (is_known && !e.args.iter().any(may_depend)).then(|| of.max(Origin::Method))
    }

    /// Whether a method is one of a struct with scalars, and takes none itself: `self.rate(2)`.
    fn is_method_of_struct(&self, e: &ExprMethodCall) -> bool {
        let may_depend = |e: &Expr| matches!(e, Expr::Closure(_)) || self.has_scalars(e) || self.has_open(e);
        (self.is_struct_of_parts(&e.receiver) || self.is_part(&e.receiver))
            && e.turbofish.is_none()
            && !is_one_of(&e.method, &GENERIC)
            && !is_one_of(&e.method, &["clone", "len"])
            && !e.args.iter().any(may_depend)
    }

    /// `rate(2)`, `f64::from(n)`, `Model::rate(t)`: if the result were a scalar, the call would have to say so, since its arguments do not,
    /// and the operator does not.
    fn is_call_without_scalars(&self, call: &ExprCall) -> bool {
        let Expr::Path(function) = &*call.func else { return false };
        let Some(last) = function.path.segments.last() else { return false };
        // `DMatrix::zeros(n, n)` leaves the type of its entries to the compiler.
        let of = function.path.segments.iter().nth_back(1);
        let is_constructor = last.ident == "new"
            || last.ident.to_string().starts_with(char::is_uppercase)
            || of.is_some_and(|of| is_of_nalgebra(&of.ident) && of.arguments.is_none());
        let says_scalar = self.scalar().is_none_or(|scalar| mentions(function, scalar));
        !is_constructor && !says_scalar && !call.args.iter().any(|e| self.has_scalars(e) || self.has_open(e))
    }

    /// Whether a variable in it is seen to be a scalar, or a list of scalars.
    fn has_scalars(&self, e: &Expr) -> bool {
        self.has(e, |kind| matches!(kind, Kind::Scalar | Kind::Scalars | Kind::Both))
    }

    /// Whether a variable in it has a type that the compiler may find out later.
    pub(crate) fn has_open(&self, e: &Expr) -> bool {
        self.has(e, |kind| kind == Kind::Open)
    }

    fn has(&self, e: &Expr, is_kind: impl Fn(Kind) -> bool) -> bool {
        struct Search<'a, P>(&'a Bindings, P, bool);
        impl<P: Fn(Kind) -> bool> Visit<'_> for Search<'_, P> {
            fn visit_expr(&mut self, e: &Expr) {
                self.2 |= self.1(self.0.kind(e));
                visit::visit_expr(self, e);
            }
        }
        let mut search = Search(self, is_kind, false);
        search.visit_expr(e);
        search.2
    }
}
