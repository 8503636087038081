//! Lists of literals that a loop goes through by value, `for t in [0.5, 2.5]`.
//!
//! The compiler knows an item by then as some float, and not which, so that `(x * t).powi(2)` has no type. The first literal says it.

use crate::generics::ScalarParameter;
use quote::ToTokens;
use syn::{Expr, Lit, LitFloat};

/// Writes the type of the floats of an array behind those of its first item.
pub(crate) fn write_type(list: &mut Expr, scalar: &ScalarParameter) {
    let real = scalar.real.to_token_stream().to_string();
    if let (Expr::Array(list), "f64" | "f32") = (list, real.as_str())
        && let Some(first) = list.elems.first_mut()
    {
        of_item(first, &real);
    }
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
