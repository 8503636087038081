//! Float literals as operands: `2.0 * x` becomes `Literal(2.0) * x`, which every scalar has a rule for.
//!
//! Only expressions are rewritten that are not Rust without it, or mean the same with it: both sides literals are left alone,
//! and so is everything that is evaluated by the compiler.

use crate::bindings::{Bindings, Kind};
use crate::constants::{as_integer, is_float, unwrapped};
use crate::generics::ScalarParameter;
use crate::idents::is_one_of;
use crate::{results, walked};
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use rustc_hash::FxHashSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, BinOp, Block, Expr, ExprBinary, ExprBreak, ExprCall, ExprForLoop, ExprMethodCall, ExprRepeat, Item,
    Local, Macro, Pat, Result, Signature, Token, Type,
};
use syn::{Ident, parse_quote, parse_quote_spanned};

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
    let mut bindings = Bindings::of(signature, body, scalar.map(|scalar| &scalar.name));
    let mut begun = [FxHashSet::default(), FxHashSet::default()];
    if let Some(scalar) = scalar {
        loop {
            let more = results::begun_as_literals(body, &bindings);
            if !bindings.make_scalars(&more) {
                break;
            }
            begun.iter_mut().zip(more).for_each(|(all, more)| all.extend(more));
        }
        results::rewrite_results(&signature.output, body, &bindings, scalar);
    }
    let mut literals = Literals { reals, scalar, bindings, begun, of_integers: false, has_marked: false, error: None };
    literals.visit_block_mut(body);
    if literals.has_marked {
        // Where all of them are floats it is not used.
        body.stmts.insert(
            0,
            parse_quote!(
                #[allow(unused_imports)]
                use ::fluxions::scalar::AnyOperand as _;
            ),
        );
    }
    literals.error.map_or(Ok(()), Err)
}

struct Literals<'a> {
    reals: Reals,
    scalar: Option<&'a ScalarParameter>,
    bindings: Bindings,
    /// The variables that begin as literals and become scalars, and those that become lists of scalars.
    begun: [FxHashSet<String>; 2],
    /// Whether the expression is an index, a bound of a range, or cast: there integers are computed.
    of_integers: bool,
    /// Whether `left` or `right` is called somewhere.
    has_marked: bool,
    /// The integers that stand beside scalars.
    error: Option<syn::Error>,
}

impl Literals<'_> {
    /// `Literal(2.0)`.
    fn operand(&self, constant: &Expr) -> Expr {
        let (span, constant) = (constant.span(), unwrapped(constant));
        match self.reals {
            Reals::Float => parse_quote_spanned!(span=> ::fluxions::scalar::Literal(#constant)),
            Reals::Parameter => parse_quote_spanned!(span=> ::fluxions::scalar::AnyLiteral(#constant)),
        }
    }

    /// `left(data.factor).operand()`: a literal where this is a float, and itself where it is not. `right(v).operand()`: the float behind a reference.
    fn marked(&mut self, side: &str, e: &Expr) -> Expr {
        self.has_marked = true;
        let (span, e) = (e.span(), unwrapped(e));
        let side = Ident::new(side, span);
        parse_quote_spanned!(span=> ::fluxions::scalar::#side(#e).operand())
    }

    /// Whether the left side may be a float, and the right side a scalar.
    fn may_be_float_beside_scalar(&self, e: &ExprBinary) -> bool {
        let may_be_float = |e: &Expr| self.bindings.may_be_float(e) || self.bindings.is_part(e);
        match Operator::of(&e.op) {
            // Of one type, whichever it is: a square takes no literal.
            Some(Operator::Arithmetic(_)) if is_square(e) => false,
            Some(Operator::Arithmetic(_)) if !self.of_integers => {
                // A literal with a suffix may be meant for a type of the user's.
                (may_be_float(&e.left) || is_float(&e.left) && self.bindings.is_scalar(&e.right))
                    && !(self.bindings.is_of_data(&e.right)
                        || self.bindings.is_struct(&e.right)
                        || self.bindings.is_constant_like(&e.right)
                        || as_integer(&e.right).is_some())
            }
            // What is compared for equality may be anything, which an operand would move.
            Some(Operator::Comparison(_)) if self.bindings.is_part(&e.left) => {
                let is_known = self.bindings.is_constant_like(&e.right) || as_integer(&e.right).is_some();
                !matches!(e.op, BinOp::Eq(_) | BinOp::Ne(_)) && !self.of_integers && !is_known
            }
            Some(Operator::Comparison(_)) => may_be_float(&e.left) && self.bindings.is_scalar(&e.right),
            _ => false,
        }
    }

    /// Visits what is computed with integers.
    fn integers(&mut self, visit: impl FnOnce(&mut Self)) {
        let before = core::mem::replace(&mut self.of_integers, true);
        visit(self);
        self.of_integers = before;
    }

    /// The literal as a number, where it is an argument. Beside a scalar it may also be a part of plain data.
    fn number(&self, argument: &mut Expr, beside_scalar: bool) {
        if self.bindings.is_constant(argument) || beside_scalar && self.bindings.is_plain(argument) {
            let (span, constant) = (argument.span(), unwrapped(argument));
            *argument = match self.reals {
                Reals::Float => parse_quote_spanned!(span=> ::fluxions::scalar::literal(#constant)),
                Reals::Parameter => parse_quote_spanned!(span=> ::fluxions::scalar::any_literal(#constant)),
            };
        }
    }

    /// The arguments of a function of this name.
    fn arguments(&self, name: &Ident, arguments: &mut Punctuated<Expr, Token![,]>, of_scalar: bool) {
        if is_one_of(name, &TAKE_NUMBERS) || self.reals == Reals::Parameter && is_one_of(name, &TAKE_REALS) {
            arguments.iter_mut().for_each(|argument| self.number(argument, of_scalar));
        }
    }

    /// A literal as the value of a variable that is a scalar.
    fn scalar_value(&self, is_scalar: bool, value: &mut Expr) {
        if let Some(scalar) = self.scalar
            && is_scalar
            && self.bindings.is_constant(value)
        {
            *value = results::constant(scalar, value);
        }
    }

    /// Adds an error about an expression, which is one in Rust too; here it is said what to write.
    fn refuse(&mut self, e: &Expr, message: String) {
        self.add(syn::Error::new_spanned(e, message));
    }

    fn add(&mut self, error: syn::Error) {
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
        let may_be_float = self.may_be_float_beside_scalar(e);
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
        let is_written = self.bindings.kind(unwrapped(&e.left)) == Kind::Written && self.bindings.is_scalar(&e.right);
        if (self.bindings.is_constant(&e.left) || is_written) && kind.takes_left() {
            *e.left = self.operand(&e.left);
        } else if may_be_float {
            *e.left = self.marked("left", &e.left);
        } else if self.bindings.is_constant(&e.right) && self.reals == Reals::Parameter {
            return Some(self.right(kind, e));
        }
        if self.bindings.may_be_reference(&e.right)
            && (self.bindings.is_scalar(&e.left) || self.bindings.is_part(&e.left))
            && !matches!(kind, Operator::Comparison(_))
        {
            *e.right = self.marked("right", &e.right);
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

impl VisitMut for Literals<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Binary(binary) => {
                if let Some(converted) = self.binary(binary) {
                    *e = converted;
                }
            }
            Expr::Const(_) => {}
            Expr::Break(ExprBreak { label: Some(_), expr: Some(value), .. }) => {
                self.visit_expr_mut(value);
                // A path that begins with `::` would make another label of the one before it.
                if starts_with_colon(value) {
                    **value = parse_quote!((#value));
                }
            }
            Expr::Index(index) => {
                self.visit_expr_mut(&mut index.expr);
                self.integers(|literals| literals.visit_expr_mut(&mut index.index));
            }
            Expr::Range(range) => self.integers(|literals| visit_mut::visit_expr_range_mut(literals, range)),
            Expr::Cast(cast) if self.bindings.is_scalar(&cast.expr) => {
                self.refuse(e, "a scalar is cast by its value, `x.primal() as …`, which has no derivative".into());
            }
            Expr::Cast(cast) => self.integers(|literals| visit_mut::visit_expr_cast_mut(literals, cast)),
            Expr::Assign(assign) => {
                self.scalar_value(self.bindings.is_scalar(&assign.left), &mut assign.right);
                visit_mut::visit_expr_assign_mut(self, assign);
                self.refuse_float(&assign.left, &assign.right);
            }
            _ => {
                if let Some(scalar) = self.scalar {
                    results::rewrite_branches(e, &self.bindings, scalar);
                }
                visit_mut::visit_expr_mut(self, e);
            }
        }
    }

    fn visit_local_mut(&mut self, local: &mut Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &mut local.init) {
            let name = name.ident.to_string();
            self.scalar_value(self.begun[0].contains(&name), &mut init.expr);
            match self.scalar {
                Some(scalar) if self.begun[1].contains(&name) => {
                    results::rewrite_list(&mut init.expr, &self.bindings, scalar);
                }
                Some(scalar) if self.bindings.is_walked(&name) => walked::write_type(&mut init.expr, scalar),
                _ => {}
            }
        }
        visit_mut::visit_local_mut(self, local);
    }

    fn visit_expr_for_loop_mut(&mut self, e: &mut ExprForLoop) {
        if let Some(scalar) = self.scalar {
            walked::write_type(&mut e.expr, scalar);
        }
        visit_mut::visit_expr_for_loop_mut(self, e);
    }

    fn visit_expr_method_call_mut(&mut self, e: &mut ExprMethodCall) {
        let of_scalar = self.bindings.is_scalar(&e.receiver);
        if let Some(advice) = self.bindings.advice_on_method(e) {
            self.add(advice);
        }
        if let Some(scalar) = self.scalar {
            match e.method.to_string().as_str() {
                "iter" | "into_iter" => walked::write_type(&mut e.receiver, scalar),
                "zip" | "chain" => e.args.iter_mut().for_each(|list| walked::write_type(list, scalar)),
                _ => {}
            }
        }
        visit_mut::visit_expr_method_call_mut(self, e);
        let is_literal = is_float(&e.receiver);
        if is_literal && e.args.iter().all(|e| self.bindings.is_constant_like(e)) {
            return;
        }
        self.arguments(&e.method, &mut e.args, of_scalar);
        if is_literal && is_one_of(&e.method, &OF_A_LITERAL) {
            *e.receiver = self.operand(&e.receiver);
            if e.method == "powf" {
                e.method = Ident::new("pow", e.method.span());
            }
        }
    }

    /// `S::max(x, 0.0)`.
    fn visit_expr_call_mut(&mut self, e: &mut ExprCall) {
        if let Some(advice) = self.bindings.advice_on_call(e) {
            self.add(advice);
        }
        visit_mut::visit_expr_call_mut(self, e);
        if let Expr::Path(path) = &*e.func
            && path.path.segments.len() > 1
            && let Some(last) = path.path.segments.last()
        {
            let of_scalar = path.path.segments.first().map(|first| &first.ident) == self.bindings.scalar();
            self.arguments(&last.ident, &mut e.args, of_scalar);
        }
    }

    fn visit_expr_repeat_mut(&mut self, e: &mut ExprRepeat) {
        self.visit_expr_mut(&mut e.expr);
    }

    /// The elements of `vec![…]`; what other macros make of their input nobody knows.
    fn visit_macro_mut(&mut self, m: &mut Macro) {
        // What nalgebra's macros make of a list is one, too.
        let is_list = |last: &syn::PathSegment| is_one_of(&last.ident, &["vector", "dvector", "point"]);
        if !m.path.is_ident("vec") && !m.path.segments.last().is_some_and(is_list) {
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

/// Whether both sides are one variable.
fn is_square(e: &ExprBinary) -> bool {
    let [left, right] = [&e.left, &e.right].map(|side| match unwrapped(side) {
        Expr::Path(path) => path.path.get_ident(),
        _ => None,
    });
    left.is_some() && left == right
}

/// Whether the code of an expression begins with `::`.
fn starts_with_colon(e: &Expr) -> bool {
    let first = e.to_token_stream().into_iter().next();
    matches!(first, Some(TokenTree::Punct(p)) if p.as_char() == ':')
}

/// `element; count`.
pub(crate) fn repeated(input: syn::parse::ParseStream) -> syn::Result<(Expr, TokenStream)> {
    let element = input.parse()?;
    input.parse::<Token![;]>()?;
    Ok((element, input.parse()?))
}
