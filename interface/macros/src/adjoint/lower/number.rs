//! Arithmetic: expressions that give one number.

use super::super::counts::passive;
use super::super::here::quote;
use super::super::ir::{Atom, Op, Stmt, Value};
use super::super::names::Kind;
use super::super::syntax::{is_named, refuse, scalar_function, strip};
use super::Lower;
use super::refused::words;
use crate::idents::{ByName, with_text};
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{BinOp, Expr, ExprCall, ExprMethodCall, Result, UnOp};

/// Functions of one number.
const UNARY: [&str; 23] = [
    "recip", "sqrt", "cbrt", "exp", "exp2", "exp_m1", "ln", "ln_1p", "log2", "log10", "sin", "cos", "tan", "asin",
    "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "abs",
];
/// Functions of several.
const SEVERAL: [&str; 6] = ["max", "min", "pow", "atan2", "hypot", "mul_add"];
/// Functions of a number and a constant.
const POWERS: [&str; 2] = ["powi", "powf"];

pub(in crate::adjoint) fn is_function(name: &str) -> bool {
    UNARY.contains(&name) || SEVERAL.contains(&name) || POWERS.contains(&name) || name == "clamp"
}

/// `S::from_partials(value, &[…])` and `S::first_order(value, &[…])`.
pub(super) fn is_slopes(c: &ExprCall) -> bool {
    c.args.len() == 2 && (is_named(&c.func, "from_partials") || is_named(&c.func, "first_order"))
}

/// x of `left(x).operand()` and `right(x).operand()`, as `#[differentiable]` writes an operand that may be a float, or a reference to one.
pub(in crate::adjoint) fn marked_operand(m: &ExprMethodCall) -> Option<&Expr> {
    match strip(&m.receiver) {
        Expr::Call(c) if m.method == "operand" && (is_named(&c.func, "left") || is_named(&c.func, "right")) => {
            c.args.first()
        }
        _ => None,
    }
}

/// Whether an expression is such an operand, or what `#[differentiable]` takes for a float.
fn is_marked(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => marked_operand(m).is_some(),
        Expr::Call(c) => is_literal_call(c),
        _ => false,
    }
}

/// Whether a call is `literal(x)` or `Literal(x)`, as `#[differentiable]` writes a float beside a number.
fn is_literal_call(c: &ExprCall) -> bool {
    c.args.len() == 1 && (is_named(&c.func, "literal") || is_named(&c.func, "Literal"))
}

impl Lower {
    pub(super) fn is_number_method(&self, e: &Expr) -> bool {
        matches!(e, Expr::MethodCall(m) if with_text(&m.method, is_function) && !self.is_struct(&m.receiver))
    }

    /// `S::sqrt(x)` or `Scalar::max(a, b)`: the name and the arguments.
    pub(super) fn number_function(&self, c: &ExprCall) -> Option<String> {
        scalar_function(&c.func, &self.names.scalar).map(ToString::to_string).filter(|name| is_function(name))
    }

    pub(super) fn op(&mut self, op: Op, args: Vec<Atom>, extra: Option<TokenStream>) -> Atom {
        let t = self.names.fresh("t");
        self.note_doubtful(&t, &op, &args);
        self.push(Stmt::Op { t: t.clone(), op, args, extra });
        Atom::Var(t)
    }

    /// One number.
    pub(super) fn number(&mut self, e: &Expr) -> Result<Atom> {
        let e = strip(e);
        if let Expr::MethodCall(m) = e
            && self.names.used.is_plain_and_changes_self(m)
        {
            return self.call(e, false).map(|t| Atom::Const(passive(&variable(t)).into_token_stream()));
        }
        if !self.names.active(e) {
            self.warnings.cut(self.names.cuts(e));
            return Ok(Atom::Const(self.freeze_number(e)));
        }
        if let Some((op, x, constant)) = self.literal_on_the_right(e) {
            let x = self.number(&x)?;
            return Ok(self.op(op, vec![x, Atom::Const(constant)], None));
        }
        if self.as_branch(e).is_some() || self.is_use(e) {
            return self.number_of_value(e);
        }
        match e {
            Expr::Path(_) if let Some(Kind::Number(name)) = self.names.kind_of(e) => Ok(Atom::Var(name.clone())),
            e if self.names.is_place(e) || self.names.is_view(e) => self.load(e, false).map(Atom::Var),
            e if self.is_operator(e) => self.number_of_value(e),
            Expr::Field(_) | Expr::Index(_) => {
                let part = self.part_of_value(e)?;
                self.load(&part, false).map(Atom::Var)
            }
            Expr::Binary(b) => {
                let op = match b.op {
                    BinOp::Add(_) => Op::Add,
                    BinOp::Sub(_) => Op::Sub,
                    BinOp::Mul(_) => Op::Mul,
                    BinOp::Div(_) => Op::Div,
                    op => return refuse(op, "this operator has no derivative"),
                };
                let (left, right) = (self.number(&b.left)?, self.number(&b.right)?);
                let may_be_float = self.is_doubtful_atom(&left) && is_marked(&b.left);
                let t = self.op(op, vec![left, right], None);
                self.note_float_on_the_left(&t, may_be_float);
                Ok(t)
            }
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => {
                let x = self.number(&u.expr)?;
                Ok(self.op(Op::Neg, vec![x], None))
            }
            // `*x` of a value, as an iterator's items are.
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => self.number(&u.expr),
            Expr::Reference(r) if r.mutability.is_none() => self.number(&r.expr),
            Expr::Call(c) if is_named(&c.func, "select") && c.args.len() == 5 => self.select(c),
            Expr::Call(c) if is_slopes(c) => self.partials(c),
            // A variable that is a literal at first, and is assigned what may be a float.
            Expr::Call(c) if is_literal_call(c) => self.number(&c.args[0]),
            Expr::Call(c) if let Some(name) = self.number_function(c) => {
                let args: Vec<_> = c.args.iter().collect();
                self.function(&name, &args)
            }
            Expr::MethodCall(m) if self.is_number_method(e) => {
                let args: Vec<_> = core::iter::once(&*m.receiver).chain(&m.args).collect();
                self.function(&m.method.to_string(), &args)
            }
            e if self.as_pop(e).is_some() => self.number_of_value(e),
            Expr::MethodCall(m) if self.removed(m).is_some() => self.number_of_value(e),
            Expr::MethodCall(m) if m.method == "clone" => self.number(&m.receiver),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.number(inner),
            Expr::MethodCall(m) if with_text(&m.method, is_function) => self.number_of_value(e),
            Expr::MethodCall(m) => self.other_method(m, e),
            Expr::Call(_) | Expr::Try(_) | Expr::If(_) | Expr::Match(_) | Expr::Block(_) => self.number_of_value(e),
            other => refuse(other, words(other)),
        }
    }

    fn number_of_value(&mut self, e: &Expr) -> Result<Atom> {
        match self.value(e)? {
            Value::Number(atom) => Ok(atom),
            Value::Group(t) if self.returned.has_name(&t) => {
                let value = self.as_place(&t);
                self.load(&value, false).map(Atom::Var)
            }
            Value::Group(t) => Ok(Atom::Var(t)),
            _ => refuse(e, "a number is needed here"),
        }
    }

    fn other_method(&mut self, m: &ExprMethodCall, e: &Expr) -> Result<Atom> {
        let is_own = matches!(strip(&m.receiver), Expr::Path(p) if p.path.is_ident("self"))
            || self.is_of_user(m)
            || self.is_of_result(m);
        if self.is_reduction(e) || !self.names.active(&m.receiver) || super::value::is_surgery(m) || is_own {
            return self.number_of_value(e);
        }
        super::call::unknown_method(&m.method)
    }

    /// A field or an element of something that is computed, of which it is a place then.
    pub(super) fn part_of_value(&mut self, e: &Expr) -> Result<Expr> {
        let mut part = strip(e).clone();
        let base = match &mut part {
            Expr::Field(f) => &mut f.base,
            Expr::Index(i) => &mut i.expr,
            _ => return refuse(e, "a part of a value is needed here"),
        };
        **base = match strip(base) {
            inner if self.names.is_place(inner) || self.names.is_view(inner) => inner.clone(),
            inner if self.is_part_of_value(inner) => self.part_of_value(inner)?,
            // Parts and methods are those of a struct.
            inner if self.may_be_operator(inner) => self.operator_as_place(inner)?,
            inner => {
                let Value::Group(t) = self.value(inner)? else {
                    return refuse(
                        inner,
                        "this has no parts with derivatives: where a call gives an index, bind it with `let` first",
                    );
                };
                self.as_place(&t)
            }
        };
        Ok(part)
    }

    /// Whether an expression is such a part.
    pub(super) fn is_part_of_value(&self, e: &Expr) -> bool {
        matches!(e, Expr::Field(_) | Expr::Index(_)) && !self.names.is_place(e) && !self.names.is_view(e)
    }

    /// A function of `Scalar`.
    fn function(&mut self, name: &str, args: &[&Expr]) -> Result<Atom> {
        let refused = |args: &[&Expr]| match args.first() {
            Some(e) => refuse(e, format!("`{name}` takes another number of arguments")),
            None => Err(syn::Error::new(proc_macro2::Span::call_site(), format!("`{name}` takes arguments"))),
        };
        match (name, args) {
            ("powi" | "powf", [x, n]) => {
                let x = self.number(x)?;
                // The exponent is an integer or a real number by its type.
                let n = self.freeze_number(n);
                Ok(self.op(Op::Function(name.into()), vec![x], Some(n)))
            }
            ("clamp", [x, low, high]) => {
                let (x, low, high) = (self.operand_number(x)?, self.operand_number(low)?, self.operand_number(high)?);
                let t = self.op(Op::Function("max".into()), vec![x, low], None);
                Ok(self.op(Op::Function("min".into()), vec![t, high], None))
            }
            (_, args) => {
                let expected = if UNARY.contains(&name) { 1 } else { 2 + usize::from(name == "mul_add") };
                if args.len() != expected {
                    return refused(args);
                }
                let args = args.iter().map(|a| self.operand_number(a)).collect::<Result<_>>()?;
                Ok(self.op(Op::Function(name.into()), args, None))
            }
        }
    }

    /// An argument of a function. A literal as the receiver becomes a number.
    fn operand_number(&mut self, e: &Expr) -> Result<Atom> {
        let s = &self.names.scalar.clone();
        if let Expr::Call(c) = strip(e)
            && let Some(value) = c.args.first()
        {
            if is_named(&c.func, "Literal") {
                return Ok(Atom::Const(quote!(#s::constant(#value))));
            }
            if is_named(&c.func, "AnyLiteral") {
                return Ok(Atom::Const(quote!(::fluxions::scalar::any_literal::<_, #s>(#value))));
            }
        }
        self.number(e)
    }

    fn select(&mut self, c: &ExprCall) -> Result<Atom> {
        let mut args = vec![self.operand_number(&c.args[0])?];
        let relation = self.freeze(&c.args[1]);
        for i in 2..5 {
            args.push(self.operand_number(&c.args[i])?);
        }
        Ok(self.op(Op::Select, args, Some(relation)))
    }

    /// A slope whose own slopes are not known.
    fn real_slope(&self, args: &[Atom], slope: &Atom) -> Atom {
        let (s, args) = (&self.names.scalar, args.iter());
        let nan = quote!(<<#s as ::fluxions::Number>::Real as ::fluxions::Real>::NAN);
        Atom::Const(quote!(#s::first_order(#slope, &[#((#args, #nan)),*])))
    }

    /// A slope, which may be made of plain numbers.
    fn slope(&mut self, e: &Expr) -> Result<Atom> {
        if self.names.active(e) { self.operand_number(e) } else { Ok(Atom::Const(self.freeze_number(e))) }
    }

    fn partials(&mut self, c: &ExprCall) -> Result<Atom> {
        const WRITE: &str = "write the list here: `&[(x, slope)]`";
        let value = self.freeze(&c.args[0]);
        let Expr::Reference(r) = strip(&c.args[1]) else { return refuse(&c.args[1], WRITE) };
        let Expr::Array(list) = strip(&r.expr) else { return refuse(&c.args[1], WRITE) };
        let is_real = is_named(&c.func, "first_order");
        let (mut args, mut slopes) = (vec![], vec![]);
        for pair in &list.elems {
            let Expr::Tuple(pair) = strip(pair) else { return refuse(pair, WRITE) };
            args.push(self.operand_number(&pair.elems[0])?);
            slopes.push(if is_real {
                Atom::Const(self.freeze_number(&pair.elems[1]))
            } else {
                self.slope(&pair.elems[1])?
            });
        }
        if is_real {
            slopes.iter_mut().for_each(|slope| *slope = self.real_slope(&args, slope));
        }
        args.extend(slopes);
        Ok(self.op(Op::FromPartials, args, Some(value)))
    }

    /// `AnyLiteral(2.0).right_mul(x)`, as `#[differentiable]` writes `x * 2.0` over any real numbers.
    pub(super) fn literal_on_the_right(&self, e: &Expr) -> Option<(Op, Expr, TokenStream)> {
        let Expr::MethodCall(m) = e else { return None };
        let Expr::Call(literal) = strip(&m.receiver) else { return None };
        if !is_named(&literal.func, "AnyLiteral") {
            return None;
        }
        let op = match m.method.to_string().as_str() {
            "right_add" => Op::Add,
            "right_sub" => Op::Sub,
            "right_mul" => Op::Mul,
            "right_div" => Op::Div,
            _ => return None,
        };
        let (x, value, s) = (m.args.first()?.clone(), literal.args.first()?, &self.names.scalar);
        Some((op, x, quote!(<<#s as ::fluxions::Number>::Real as ::fluxions::Real>::from_f64(#value))))
    }
}
