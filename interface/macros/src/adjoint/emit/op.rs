//! Operations on numbers: forward, and what they give back to their operands.

use super::super::code::{Code, code};
use super::super::here::quote;
use super::super::ir::{Atom, Op};
use super::super::names::bar;
use super::super::syntax::named;
use super::{Bars, Class, Emit, Piece};
use crate::idents::ByName;
use proc_macro2::TokenStream;
use quote::format_ident;
use syn::Ident;

/// Functions whose slope is computed from the result alone.
const BY_RESULT: [&str; 6] = ["recip", "sqrt", "cbrt", "exp", "exp2", "tan"];

/// The variables that the slope of a function is computed from.
fn slope_of<'v>(name: &str, args: &'v [Atom], t: &'v Ident) -> Vec<&'v Ident> {
    let variable = |a: &'v Atom| if let Atom::Var(v) = a { Some(v) } else { None };
    let (operands, result) = match name {
        "mul_add" => (false, false),
        "tanh" | "pow" | "hypot" => (true, true),
        name => (!BY_RESULT.contains(&name), BY_RESULT.contains(&name)),
    };
    args.iter().filter(|_| operands).filter_map(variable).chain(result.then_some(t)).collect()
}

/// Whether a constant is written as a number, which is not 0: the compiler divides by it.
fn is_literal(code: &TokenStream) -> bool {
    syn::parse2::<syn::Lit>(code.clone()).is_ok()
}

impl Emit {
    pub(super) fn op(&mut self, t: &Ident, op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> Piece {
        let forward = self.op_forward(t, op, args, extra);
        let class = match op {
            Op::Function(_) | Op::FromPartials => Class::Keep,
            _ => Class::Again,
        };
        let is_sum = self.sums.has_name(t);
        let b = bar(t);
        let bars = if is_sum { Bars::default() } else { self.number(t) };
        let Some(total) = self.total(t) else {
            return Piece { forward, bars, defs: vec![(t.clone(), class)], ..Piece::default() };
        };
        // What is the adjoint of another number as it is has no name of its own.
        let (given, mut back) = match total.as_variable() {
            Some(other) => (other.clone(), Code::default()),
            None => (b.clone(), code!([total] let #b = #total;)),
        };
        if let (Op::Function(function), [Atom::Var(x)]) = (op, args)
            && (function == "sin" || function == "cos")
        {
            return self.circular(t, function == "sin", x, bars, (&given, back));
        }
        if let (Op::Function(name), true) = (op, self.is_doubtful(t)) {
            back.append(self.lifted(t, slope_of(name, args, t), &given));
        }
        if let (Op::Div, [_, Atom::Var(_)]) = (op, args) {
            back.append(self.lifted(t, [t], &given));
        }
        let both;
        let args = match (op, args) {
            // A float has the float's own function, and its rule has numbers on both sides.
            (Op::Function(_), [Atom::Const(float), b @ Atom::Var(_)]) if self.is_doubtful(t) => {
                both = [Atom::Const(quote!(::fluxions::adjoint::Like(#float).of(#given))), b.clone()];
                &both[..]
            }
            _ => args,
        };
        back.append(self.op_back(t, &given, op, args, extra));
        Piece { forward, bars, back, defs: vec![(t.clone(), class)], ..Piece::default() }
    }

    /// Sine or cosine: the other one is the slope, which costs little beside it, and much when it is computed alone.
    fn circular(&mut self, t: &Ident, is_sine: bool, x: &Ident, bars: Bars, (b, mut back): (&Ident, Code)) -> Piece {
        let (s, real, other) = (self.scalar.clone(), self.real.clone(), self.fresh("other"));
        back.append(self.lifted(t, [&other], b));
        let (pair, share) = match is_sine {
            true => (quote!((#t, #other)), code!([b, other] #b.flow(#other))),
            false => (quote!((#other, #t)), code!([b, other] -#b.flow(#other))),
        };
        back.append(self.add(x, share));
        let forward = match self.is_doubtful(t) {
            true => code!([x] let #pair = #x.sin_cos();),
            false => code!([x] let #pair = <#s as ::fluxions::Scalar<#real>>::sin_cos(#x);),
        };
        Piece { forward, bars, back, defs: vec![(t.clone(), Class::Keep), (other, Class::Keep)], ..Piece::default() }
    }

    fn op_forward(&self, t: &Ident, op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> Code {
        let (s, real) = (&self.scalar, &self.real);
        // In one go: a stream within another one is a call of the compiler.
        let code = match (op, args) {
            (Op::Add | Op::Sub | Op::Mul | Op::Div, [x, y]) if self.has_float_on_the_left(t) => {
                let operator = match op {
                    Op::Add => quote!(+),
                    Op::Sub => quote!(-),
                    Op::Mul => quote!(*),
                    _ => quote!(/),
                };
                quote!(let #t = ::fluxions::scalar::left(#x).operand() #operator #y;)
            }
            (Op::Add, [x, y]) => quote!(let #t = #x + #y;),
            (Op::Sub, [x, y]) => quote!(let #t = #x - #y;),
            (Op::Mul, [x, y]) => quote!(let #t = #x * #y;),
            (Op::Div, [x, y]) => quote!(let #t = #x / #y;),
            (Op::Neg, [x]) => quote!(let #t = -#x;),
            (Op::Select, [a, b, then, otherwise]) => {
                quote!(let #t = <#s as ::fluxions::Scalar<#real>>::select(#a, #extra, #b, #then, #otherwise);)
            }
            (Op::FromPartials, values) => {
                let (xs, slopes) = values.split_at(values.len() / 2);
                quote!(let #t = <#s as ::fluxions::Scalar<#real>>::from_partials(#extra, &[#((#xs, #slopes)),*]);)
            }
            // The user's own words: a float has functions of its own.
            (Op::Function(name), [x, more @ ..]) if self.is_doubtful(t) => {
                let (name, extra) = (format_ident!("{name}"), extra.into_iter());
                quote!(let #t = #x.#name(#(#more,)* #(#extra)*);)
            }
            (Op::Function(name), [x, more @ ..]) => {
                let (name, extra) = (format_ident!("{name}"), extra.into_iter());
                quote!(let #t = <#s as ::fluxions::Scalar<#real>>::#name(#x #(, #more)* #(, #extra)*);)
            }
            _ => quote!(let #t = ::core::compile_error!("an operation with another number of operands");),
        };
        Code::new(code, named(&(args, extra)))
    }

    /// Whether a number may be a float: it is computed from nothing but such.
    pub(super) fn is_doubtful(&self, t: &Ident) -> bool {
        !self.doubtful.is_empty() && self.doubtful.has_name(t)
    }

    /// Whether the operand on the left may be a float, and the other one is a number.
    fn has_float_on_the_left(&self, t: &Ident) -> bool {
        !self.floats_on_the_left.is_empty() && self.floats_on_the_left.has_name(t)
    }

    /// Makes what the slopes of t are computed from numbers like the adjoint `g`.
    fn lifted<'v>(&self, t: &Ident, from: impl IntoIterator<Item = &'v Ident>, g: &Ident) -> Code {
        let lift = |v: &Ident| code!([v, g] let #v = ::fluxions::adjoint::Like(#v).of(#g););
        from.into_iter().filter(|_| self.is_doubtful(t)).map(lift).collect()
    }

    /// Adds to the adjoint of an operand, if it has one.
    fn to(&mut self, operand: &Atom, addend: Code) -> Code {
        match operand {
            Atom::Var(v) => self.add(v, addend),
            Atom::Const(_) => Code::default(),
        }
    }

    fn op_back(&mut self, t: &Ident, g: &Ident, op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> Code {
        let given = || Code::variable(g);
        match (op, args) {
            (Op::Add, [a, b]) => [self.to(a, given()), self.to(b, given())].into_iter().collect(),
            (Op::Sub, [a, b]) => [self.to(a, given()), self.to(b, code!([g] -#g))].into_iter().collect(),
            (Op::Mul, [a, b]) if self.sometimes.has_name(t) => [
                self.to(a, code!([g, b] ::fluxions::adjoint::rule::times(#g, #b))),
                match self.has_float_on_the_left(t) {
                    true => self.to(b, code!([a, g] ::fluxions::adjoint::rule::times(#g, #a))),
                    false => self.to(b, code!([a, g] ::fluxions::adjoint::rule::scaled(#a, #g))),
                },
            ]
            .into_iter()
            .collect(),
            // A constant stays on its side: a literal has operators on the left only. What may be a float has them on the right.
            (Op::Mul, [a, b]) => {
                let to_b = match (a, self.is_doubtful(t) || self.has_float_on_the_left(t)) {
                    (Atom::Var(_), true) => code!([g, a] #g * #a),
                    _ => code!([a, g] #a * #g),
                };
                [self.to(a, code!([g, b] #g * #b)), self.to(b, to_b)].into_iter().collect()
            }
            (Op::Div, [a, b @ Atom::Var(_)]) => {
                self.pair(a, b, code!([g, b, t] ::fluxions::adjoint::rule::quotient(#g, #b, #t)))
            }
            (Op::Div, [a, Atom::Const(b)]) if is_literal(b) => self.to(a, code!([g, b] #g / #b)),
            (Op::Div, [a, b]) => self.to(a, code!([g, b] ::fluxions::adjoint::rule::over(#g, #b))),
            (Op::Neg, [a]) => self.to(a, code!([g] -#g)),
            (Op::Select, [a, b, then, otherwise]) => self.pair(
                then,
                otherwise,
                code!([g, a, extra, b] ::fluxions::adjoint::rule::select(#g, #a, #extra, #b)),
            ),
            (Op::FromPartials, args) => {
                let (xs, slopes) = args.split_at(args.len() / 2);
                xs.iter().zip(slopes).map(|(x, slope)| self.to(x, code!([g, slope] #g.flow(#slope)))).collect()
            }
            (Op::Function(name), args) => self.function_back(name, (t, g), args, extra),
            _ => Code::default(),
        }
    }

    /// Both addends of a rule.
    fn pair(&mut self, a: &Atom, b: &Atom, rule: Code) -> Code {
        match (a, b) {
            (Atom::Var(_), Atom::Var(_)) => {
                let (x, y) = (self.fresh("first"), self.fresh("second"));
                let both = code!([rule] let (#x, #y) = #rule;);
                [both, self.to(a, Code::variable(&x)), self.to(b, Code::variable(&y))].into_iter().collect()
            }
            (Atom::Var(_), _) => self.to(a, code!([rule] #rule.0)),
            _ => self.to(b, code!([rule] #rule.1)),
        }
    }

    fn function_back(
        &mut self,
        name: &str,
        (t, g): (&Ident, &Ident),
        args: &[Atom],
        extra: Option<&TokenStream>,
    ) -> Code {
        let rule = format_ident!("{name}");
        match (name, args) {
            ("powi" | "powf", [a]) => self.to(a, code!([g, a, extra] ::fluxions::adjoint::rule::#rule(#g, #a, #extra))),
            ("max" | "min" | "atan2", [a, b]) => {
                self.pair(a, b, code!([g, a, b] ::fluxions::adjoint::rule::#rule(#g, #a, #b)))
            }
            ("pow" | "hypot", [a, b]) => {
                self.pair(a, b, code!([g, a, b, t] ::fluxions::adjoint::rule::#rule(#g, #a, #b, #t)))
            }
            ("mul_add", [a, b, c]) => {
                let factors = [a.clone(), b.clone()];
                let product = self.op_back(t, g, &Op::Mul, &factors, None);
                [product, self.to(c, Code::variable(g))].into_iter().collect()
            }
            ("tanh", [a]) => self.to(a, code!([g, a, t] ::fluxions::adjoint::rule::#rule(#g, #a, #t))),
            (name, [a]) if BY_RESULT.contains(&name) => {
                self.to(a, code!([g, t] ::fluxions::adjoint::rule::#rule(#g, #t)))
            }
            (_, [a]) => self.to(a, code!([g, a] ::fluxions::adjoint::rule::#rule(#g, #a))),
            _ => Code::default(),
        }
    }
}
