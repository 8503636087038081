//! Derivatives inside a function, of an inner function with parameters: `nested.bind(&f, args).gradient(x)`.
//!
//! Without parameters, `nested.gradient(&f, x)` is a call of a method like others. The operators of `Nested` have halves as marked methods do.

use super::super::here::quote;
use super::super::syntax::strip;
use super::Lower;
use super::call::{Arguments, Parts};
use super::half::Half;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use syn::{Expr, ExprMethodCall, Result};

/// The operators that bound inner functions have.
const OPERATORS: [&str; 10] = [
    "derivative",
    "value_and_derivative",
    "gradient",
    "value_and_gradient",
    "jacobian",
    "value_and_jacobian",
    "pushforward",
    "value_and_pushforward",
    "pullback",
    "value_and_pullback",
];

/// The call of `bind` before an operator.
pub(super) fn binding(m: &ExprMethodCall) -> Option<&ExprMethodCall> {
    match strip(&m.receiver) {
        Expr::MethodCall(bind) if bind.method == "bind" && bind.args.len() == 2 => {
            is_one_of(&m.method, &OPERATORS).then_some(bind)
        }
        _ => None,
    }
}

impl Lower {
    /// Both halves of the operator `m`. The adjoints of the parameters come first.
    pub(super) fn nested(
        &mut self,
        m: &ExprMethodCall,
        bind: &ExprMethodCall,
        to: &mut Arguments,
    ) -> Result<(TokenStream, TokenStream)> {
        if self.names.active(&bind.receiver) {
            return super::call::unknown_method(&bind.method);
        }
        let (receiver, f) = (self.receiver(&bind.receiver, false)?, self.freeze(&bind.args[0]));
        let Parts { forward, back, bars } = match strip(&bind.args[1]) {
            Expr::Tuple(t) => t.elems.iter().try_fold(Parts::default(), |parts, e| self.bound_part(parts, e, to))?,
            one => self.bound_part(Parts::default(), one, to)?,
        };
        let is_tuple = matches!(strip(&bind.args[1]), Expr::Tuple(_));
        let together = |parts: Vec<TokenStream>| if is_tuple { quote!((#(#parts,)*)) } else { quote!(#(#parts)*) };
        let (forward, back) = (together(forward), together(back));
        to.back.push(together(bars));
        let [first, second] = [Half::First, Half::Second].map(|half| half.of_method(&m.method));
        Ok((quote!(#receiver.bind(#f, #forward).#first), quote!((&#receiver).bind(#f, #back).#second)))
    }

    /// What is passed to `bind`. Data without numbers has the adjoint `()`.
    fn bound_part(&mut self, mut parts: Parts, e: &Expr, to: &mut Arguments) -> Result<Parts> {
        let e = strip(e);
        if self.names.active(e) || self.names.numeric(e) {
            return self.part(parts, e, true, to);
        }
        let code = self.freeze(e);
        parts.forward.push(code.clone());
        parts.back.push(code);
        parts.bars.push(quote!(()));
        Ok(parts)
    }
}
