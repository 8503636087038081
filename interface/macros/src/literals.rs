//! Float literals as operands: `2.0 * x` becomes `Literal(2.0) * x`, which every scalar has a rule for.
//!
//! Only expressions are rewritten that are not Rust without it, or mean the same with it: both sides literals are left alone,
//! and so is everything that is evaluated by the compiler.

use crate::bindings::{Bindings, Kind};
use crate::constants::{as_integer, is_float, unwrapped};
use crate::generics::ScalarParameter;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, BinOp, Block, Expr, ExprBinary, ExprCall, ExprMethodCall, ExprRepeat, Item, Macro, Pat, Result,
    Signature, Token, Type,
};
use syn::{Ident, parse_quote_spanned};

/// Functions whose arguments are scalars: a literal there stands for one.
const TAKE_NUMBERS: [&str; 8] = ["max", "min", "clamp", "hypot", "atan2", "pow", "mul_add", "select"];
/// Functions that take a real number: a literal there is one, unless the real numbers are a type parameter.
const TAKE_REALS: [&str; 2] = ["powf", "constant"];
/// Functions of two numbers that a literal may be the first argument of.
const OF_A_LITERAL: [&str; 6] = ["max", "min", "hypot", "atan2", "pow", "powf"];

/// How a literal becomes a number.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Reals {
    /// The real numbers are `f64` or `f32`: the compiler makes the literal one of them.
    Float,
    /// They are a type parameter: the literal is converted.
    Parameter,
}

/// Rewrites the literals in the body of a function.
pub(crate) fn rewrite(
    signature: &Signature,
    body: &mut Block,
    reals: Reals,
    scalar: Option<&ScalarParameter>,
) -> Result<()> {
    let bindings = Bindings::of(signature, body, scalar.map(|scalar| &scalar.name));
    let mut literals = Literals { reals, bindings, error: None };
    literals.visit_block_mut(body);
    literals.error.map_or(Ok(()), Err)
}

struct Literals {
    reals: Reals,
    bindings: Bindings,
    /// The integers that stand beside scalars.
    error: Option<syn::Error>,
}

impl Literals {
    /// `Literal(2.0)`.
    fn operand(&self, constant: &Expr) -> Expr {
        let (span, constant) = (constant.span(), unwrapped(constant));
        match self.reals {
            Reals::Float => parse_quote_spanned!(span=> ::fluxions::scalar::Literal(#constant)),
            Reals::Parameter => parse_quote_spanned!(span=> ::fluxions::scalar::AnyLiteral(#constant)),
        }
    }

    /// The literal as a number, where it is an argument.
    fn number(&self, argument: &mut Expr) {
        if self.bindings.is_constant(argument) {
            let (span, constant) = (argument.span(), unwrapped(argument));
            *argument = match self.reals {
                Reals::Float => parse_quote_spanned!(span=> ::fluxions::scalar::literal(#constant)),
                Reals::Parameter => parse_quote_spanned!(span=> ::fluxions::scalar::any_literal(#constant)),
            };
        }
    }

    /// The arguments of a function of this name.
    fn arguments(&self, name: &Ident, arguments: &mut Punctuated<Expr, Token![,]>) {
        let is_one_of = |names: &[&str]| names.iter().any(|n| name == n);
        if is_one_of(&TAKE_NUMBERS) || self.reals == Reals::Parameter && is_one_of(&TAKE_REALS) {
            arguments.iter_mut().for_each(|argument| self.number(argument));
        }
    }

    /// Adds an error about an expression, which is one in Rust too; here it is said what to write.
    fn refuse(&mut self, e: &Expr, message: String) {
        let error = syn::Error::new_spanned(e, message);
        match &mut self.error {
            Some(all) => all.combine(error),
            None => self.error = Some(error),
        }
    }

    /// An integer beside a scalar.
    fn refuse_integers(&mut self, e: &Expr, beside: &Expr) {
        if let Some(float) = as_integer(e)
            && self.bindings.is_scalar(beside)
        {
            self.refuse(e, format!("a scalar has no operations with integers: write `{float}`"));
        }
    }

    /// A scalar that is put into a variable that began as a float: `let mut sum = 0.0; sum += x[0];`.
    fn refuse_float(&mut self, variable: &Expr, value: &Expr) {
        if self.bindings.kind(variable) == Kind::Float
            && self.bindings.is_scalar(value)
            && let (Expr::Path(name), Some(scalar)) = (variable, self.bindings.scalar())
        {
            let name = name.path.get_ident().map(Ident::to_string).unwrap_or_default();
            let begin = format!("let it begin as a scalar, `{scalar}::zero()` or `{scalar}::constant(…)`");
            self.refuse(variable, format!("`{name}` is a float and cannot take a scalar: {begin}"));
        }
    }

    fn binary(&mut self, e: &mut ExprBinary) -> Option<Expr> {
        self.visit_expr_mut(&mut e.left);
        self.visit_expr_mut(&mut e.right);
        if self.bindings.is_constant_like(&e.left) && self.bindings.is_constant_like(&e.right) {
            return None;
        }
        let kind = Operator::of(&e.op)?;
        if matches!(kind, Operator::Assignment(_)) {
            self.refuse_float(&e.left, &e.right);
        }
        self.refuse_integers(&e.left, &e.right);
        self.refuse_integers(&e.right, &e.left);
        if self.bindings.is_constant(&e.left) && kind.takes_left() {
            *e.left = self.operand(&e.left);
        } else if self.bindings.is_constant(&e.right) && self.reals == Reals::Parameter {
            return Some(self.right(kind, e));
        }
        None
    }

    /// A literal on the right, where it has to be converted.
    fn right(&self, kind: Operator, e: &ExprBinary) -> Expr {
        let (x, literal, span) = (unwrapped(&e.left), self.operand(&e.right), e.span());
        match kind {
            Operator::Arithmetic(name) => {
                let method = Ident::new(&format!("right_{name}"), span);
                parse_quote_spanned!(span=> #literal.#method(#x))
            }
            Operator::Assignment(name) => {
                let method = Ident::new(&format!("right_{name}_assign"), span);
                parse_quote_spanned!(span=> #literal.#method(&mut #x))
            }
            Operator::Comparison(swapped) => {
                let swapped: TokenStream = swapped.parse().unwrap_or_default();
                parse_quote_spanned!(span=> #literal #swapped #x)
            }
        }
    }
}

/// The operators that literals have rules for.
#[derive(Clone, Copy)]
enum Operator {
    Arithmetic(&'static str),
    Assignment(&'static str),
    /// With the operator that says the same with the sides exchanged.
    Comparison(&'static str),
}

impl Operator {
    fn of(operator: &BinOp) -> Option<Self> {
        Some(match operator {
            BinOp::Add(_) => Self::Arithmetic("add"),
            BinOp::Sub(_) => Self::Arithmetic("sub"),
            BinOp::Mul(_) => Self::Arithmetic("mul"),
            BinOp::Div(_) => Self::Arithmetic("div"),
            BinOp::AddAssign(_) => Self::Assignment("add"),
            BinOp::SubAssign(_) => Self::Assignment("sub"),
            BinOp::MulAssign(_) => Self::Assignment("mul"),
            BinOp::DivAssign(_) => Self::Assignment("div"),
            BinOp::Lt(_) => Self::Comparison(">"),
            BinOp::Le(_) => Self::Comparison(">="),
            BinOp::Gt(_) => Self::Comparison("<"),
            BinOp::Ge(_) => Self::Comparison("<="),
            BinOp::Eq(_) => Self::Comparison("=="),
            BinOp::Ne(_) => Self::Comparison("!="),
            _ => return None,
        })
    }

    fn takes_left(self) -> bool {
        !matches!(self, Self::Assignment(_))
    }
}

impl VisitMut for Literals {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Binary(binary) => {
                if let Some(converted) = self.binary(binary) {
                    *e = converted;
                }
            }
            Expr::Const(_) => {}
            Expr::Assign(assign) => {
                visit_mut::visit_expr_assign_mut(self, assign);
                self.refuse_float(&assign.left, &assign.right);
            }
            _ => visit_mut::visit_expr_mut(self, e),
        }
    }

    fn visit_expr_method_call_mut(&mut self, e: &mut ExprMethodCall) {
        visit_mut::visit_expr_method_call_mut(self, e);
        let is_literal = is_float(&e.receiver);
        if is_literal && e.args.iter().all(|e| self.bindings.is_constant_like(e)) {
            return;
        }
        self.arguments(&e.method, &mut e.args);
        if is_literal && OF_A_LITERAL.iter().any(|name| e.method == name) {
            *e.receiver = self.operand(&e.receiver);
            if e.method == "powf" {
                e.method = Ident::new("pow", e.method.span());
            }
        }
    }

    /// `S::max(x, 0.0)`.
    fn visit_expr_call_mut(&mut self, e: &mut ExprCall) {
        visit_mut::visit_expr_call_mut(self, e);
        if let Expr::Path(path) = &*e.func
            && path.path.segments.len() > 1
            && let Some(last) = path.path.segments.last()
        {
            self.arguments(&last.ident, &mut e.args);
        }
    }

    fn visit_expr_repeat_mut(&mut self, e: &mut ExprRepeat) {
        self.visit_expr_mut(&mut e.expr);
    }

    /// The elements of `vec![…]`; what other macros make of their input nobody knows.
    fn visit_macro_mut(&mut self, m: &mut Macro) {
        if !m.path.is_ident("vec") {
            return;
        }
        if let Ok(mut list) = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(m.tokens.clone()) {
            list.iter_mut().for_each(|e| self.visit_expr_mut(e));
            m.tokens = quote!(#list);
        } else if let Ok((mut element, count)) = repeated.parse2(m.tokens.clone()) {
            self.visit_expr_mut(&mut element);
            m.tokens = quote_spanned!(element.span()=> #element; #count);
        }
    }

    fn visit_item_mut(&mut self, _: &mut Item) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}
}

/// `element; count`.
fn repeated(input: syn::parse::ParseStream) -> syn::Result<(Expr, TokenStream)> {
    let element = input.parse()?;
    input.parse::<Token![;]>()?;
    Ok((element, input.parse()?))
}
