//! Operations on numbers: forward, and what they give back to their operands.

use super::super::ir::{Atom, Op};
use super::super::names::bar;
use super::{Class, Emit, Piece};
use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::Ident;

/// Functions whose slope is computed from the result alone.
const BY_RESULT: [&str; 6] = ["recip", "sqrt", "cbrt", "exp", "exp2", "tan"];

impl Emit {
    pub(super) fn op(&mut self, t: &Ident, op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> Piece {
        let forward = self.op_forward(t, op, args, extra);
        let class = match op {
            Op::Function(_) | Op::FromPartials => Class::Keep,
            _ => Class::Again(forward.clone()),
        };
        let is_sum = self.sums.contains_key(&t.to_string());
        let b = bar(t);
        let bars = if is_sum { TokenStream::new() } else { self.cell(&b) };
        let Some(total) = self.total(t) else {
            return Piece { forward, bars, back: TokenStream::new(), defs: vec![(t.clone(), class)] };
        };
        // What is the adjoint of another number as it is has no name of its own.
        let (given, name) = match variable(&total) {
            Some(other) => (other, TokenStream::new()),
            None => (b.clone(), quote!(let #b = #total;)),
        };
        if let (Op::Function(function), [Atom::Var(x)]) = (op, args)
            && (function == "sin" || function == "cos")
        {
            return self.circular(t, function == "sin", x, bars, (&given, &name));
        }
        let rule = self.op_back(t, &given, op, args, extra);
        Piece { forward, bars, back: quote!(#name #rule), defs: vec![(t.clone(), class)] }
    }

    /// Sine or cosine: the other one is the slope, which costs little beside it, and much when it is computed alone.
    fn circular(
        &mut self,
        t: &Ident,
        is_sine: bool,
        x: &Ident,
        bars: TokenStream,
        (b, name): (&Ident, &TokenStream),
    ) -> Piece {
        let (s, real, other) = (self.scalar.clone(), self.real.clone(), self.fresh("other"));
        let (pair, share) = match is_sine {
            true => (quote!((#t, #other)), quote!(#b.flow(#other))),
            false => (quote!((#other, #t)), quote!(-#b.flow(#other))),
        };
        let rule = self.add(x, share);
        Piece {
            forward: quote!(let #pair = <#s as ::fluxions::Scalar<#real>>::sin_cos(#x);),
            bars,
            back: quote!(#name #rule),
            defs: vec![(t.clone(), Class::Keep), (other, Class::Keep)],
        }
    }

    fn op_forward(&self, t: &Ident, op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> TokenStream {
        let (s, real) = (&self.scalar, &self.real);
        let value = match (op, args) {
            (Op::Add, [x, y]) => quote!(#x + #y),
            (Op::Sub, [x, y]) => quote!(#x - #y),
            (Op::Mul, [x, y]) => quote!(#x * #y),
            (Op::Div, [x, y]) => quote!(#x / #y),
            (Op::Neg, [x]) => quote!(-#x),
            (Op::Select, [a, b, then, otherwise]) => {
                quote!(<#s as ::fluxions::Scalar<#real>>::select(#a, #extra, #b, #then, #otherwise))
            }
            (Op::FromPartials, values) => {
                let (xs, slopes) = values.split_at(values.len() / 2);
                quote!(<#s as ::fluxions::Scalar<#real>>::from_partials(#extra, &[#((#xs, #slopes)),*]))
            }
            (Op::Function(name), [x, more @ ..]) => {
                let (name, extra) = (format_ident!("{name}"), extra.into_iter());
                quote!(<#s as ::fluxions::Scalar<#real>>::#name(#x #(, #more)* #(, #extra)*))
            }
            _ => quote!(::core::compile_error!("an operation with another number of operands")),
        };
        quote!(let #t = #value;)
    }

    /// Adds to the adjoint of an operand, if it has one.
    fn to(&mut self, operand: &Atom, addend: TokenStream) -> TokenStream {
        match operand {
            Atom::Var(v) => self.add(v, addend),
            Atom::Const(_) => TokenStream::new(),
        }
    }

    fn op_back(&mut self, t: &Ident, g: &Ident, op: &Op, args: &[Atom], extra: Option<&TokenStream>) -> TokenStream {
        match (op, args) {
            (Op::Add, [a, b]) => [self.to(a, quote!(#g)), self.to(b, quote!(#g))].into_iter().collect(),
            (Op::Sub, [a, b]) => [self.to(a, quote!(#g)), self.to(b, quote!(-#g))].into_iter().collect(),
            // A constant stays on its side: a literal has operators on the left only.
            (Op::Mul, [a, b]) => [self.to(a, quote!(#g * #b)), self.to(b, quote!(#a * #g))].into_iter().collect(),
            (Op::Div, [a, b @ Atom::Var(_)]) => {
                let q = self.fresh("q");
                let parts: TokenStream = [self.to(a, quote!(#q)), self.to(b, quote!(-#q * #t))].into_iter().collect();
                quote!(let #q = #g / #b; #parts)
            }
            (Op::Div, [a, b]) => self.to(a, quote!(#g / #b)),
            (Op::Neg, [a]) => self.to(a, quote!(-#g)),
            (Op::Select, [a, b, then, otherwise]) => {
                self.pair(then, otherwise, quote!(::fluxions::adjoint::rule::select(#g, #a, #extra, #b)))
            }
            (Op::FromPartials, args) => {
                let (xs, slopes) = args.split_at(args.len() / 2);
                xs.iter().zip(slopes).map(|(x, slope)| self.to(x, quote!(#g.flow(#slope)))).collect()
            }
            (Op::Function(name), args) => self.function_back(name, (t, g), args, extra),
            _ => TokenStream::new(),
        }
    }

    /// Both addends of a rule.
    fn pair(&mut self, a: &Atom, b: &Atom, rule: TokenStream) -> TokenStream {
        match (a, b) {
            (Atom::Var(_), Atom::Var(_)) => {
                let (x, y) = (self.fresh("first"), self.fresh("second"));
                let (to_a, to_b) = (self.to(a, quote!(#x)), self.to(b, quote!(#y)));
                quote!(let (#x, #y) = #rule; #to_a #to_b)
            }
            (Atom::Var(_), _) => self.to(a, quote!(#rule.0)),
            _ => self.to(b, quote!(#rule.1)),
        }
    }

    fn function_back(
        &mut self,
        name: &str,
        (t, g): (&Ident, &Ident),
        args: &[Atom],
        extra: Option<&TokenStream>,
    ) -> TokenStream {
        let function = format_ident!("{name}");
        let rule = quote!(::fluxions::adjoint::rule::#function);
        match (name, args) {
            ("powi" | "powf", [a]) => self.to(a, quote!(#rule(#g, #a, #extra))),
            ("max" | "min" | "atan2", [a, b]) => self.pair(a, b, quote!(#rule(#g, #a, #b))),
            ("pow" | "hypot", [a, b]) => self.pair(a, b, quote!(#rule(#g, #a, #b, #t))),
            ("mul_add", [a, b, c]) => {
                [self.to(a, quote!(#g * #b)), self.to(b, quote!(#g * #a)), self.to(c, quote!(#g))].into_iter().collect()
            }
            ("tanh", [a]) => self.to(a, quote!(#rule(#g, #a, #t))),
            (name, [a]) if BY_RESULT.contains(&name) => self.to(a, quote!(#rule(#g, #t))),
            (_, [a]) => self.to(a, quote!(#rule(#g, #a))),
            _ => TokenStream::new(),
        }
    }
}

/// The variable that code consists of.
fn variable(code: &TokenStream) -> Option<Ident> {
    let mut tokens = code.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(name)), None) => Some(name),
        _ => None,
    }
}
