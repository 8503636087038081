//! Lists of literals that are gone through item by item, `for t in [0.5, 2.5]`, `y.iter().zip([0.5, 2.5])`.
//!
//! The compiler knows an item by then as some float, and not which, so that `(x * t).powi(2)` has no type. The first literal says it.

use crate::generics::ScalarParameter;
use crate::idents::is_one_of;
use quote::ToTokens;
use syn::{Expr, Lit, LitFloat};

/// Writes the type of the floats of an array behind those of its first item.
pub(crate) fn write_type(list: &mut Expr, scalar: &ScalarParameter) {
    let real = scalar.real.to_token_stream().to_string();
    if matches!(real.as_str(), "f64" | "f32") {
        of_list(list, &real);
    }
}

fn of_list(list: &mut Expr, real: &str) {
    match list {
        Expr::Paren(e) => of_list(&mut e.expr, real),
        Expr::Reference(e) => of_list(&mut e.expr, real),
        Expr::Array(list) => list.elems.iter_mut().take(1).for_each(|first| of_item(first, real)),
        Expr::MethodCall(m) if is_one_of(&m.method, &["take", "enumerate", "skip"]) => of_list(&mut m.receiver, real),
        Expr::Call(c) if repeats(&c.func) => c.args.iter_mut().take(1).for_each(|item| of_item(item, real)),
        _ => {}
    }
}

/// Whether a function gives one item, once or more often.
fn repeats(function: &Expr) -> bool {
    let Expr::Path(f) = function else { return false };
    f.path.segments.last().is_some_and(|last| is_one_of(&last.ident, &["repeat", "repeat_n", "once"]))
}

fn of_item(item: &mut Expr, real: &str) {
    match item {
        Expr::Paren(e) => of_item(&mut e.expr, real),
        Expr::Unary(e) => of_item(&mut e.expr, real),
        Expr::Tuple(e) => e.elems.iter_mut().for_each(|e| of_item(e, real)),
        Expr::Array(e) => e.elems.iter_mut().take(1).for_each(|e| of_item(e, real)),
        Expr::Lit(e) => {
            if let Lit::Float(float) = &e.lit
                && float.suffix().is_empty()
            {
                e.lit = Lit::Float(LitFloat::new(&format!("{}_{real}", float.base10_digits()), float.span()));
            }
        }
        _ => {}
    }
}
