//! Lists of literals that a loop goes through by value, `for t in [0.5, 2.5]`.
//!
//! The compiler knows an item by then as some float, and not which, so that `(x * t).powi(2)` has no type. The first literal says it.

use crate::constants::unwrapped;
use crate::generics::ScalarParameter;
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprForLoop, Lit, LitFloat};

/// The variables that loops go through by value.
pub(crate) fn walked(body: &Block) -> FxHashSet<String> {
    struct Find(FxHashSet<String>);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr_for_loop(&mut self, e: &'ast ExprForLoop) {
            if let Expr::Path(list) = unwrapped(&e.expr) {
                self.0.extend(list.path.get_ident().map(ToString::to_string));
            }
            visit::visit_expr_for_loop(self, e);
        }
    }
    let mut find = Find(FxHashSet::default());
    find.visit_block(body);
    find.0
}

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
