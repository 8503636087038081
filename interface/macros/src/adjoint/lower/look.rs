//! What functions in `views(…)` choose on the way forward. By what is noted here, debug builds see that they choose the same on the way back.

use super::super::here::quote;
use super::super::names::{Kind, Names, bar};
use super::super::place::Look;
use super::Lower;
use quote::ToTokens;
use syn::visit::Visit;
use syn::{Expr, ExprPath, Ident, Result};

/// The variables with derivatives in an expression, but for lists of numbers, in which there is nothing to decide by.
struct Roots<'a> {
    names: &'a Names,
    found: Vec<Ident>,
}

impl<'ast> Visit<'ast> for Roots<'_> {
    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        let kind = path.path.get_ident().and_then(|name| self.names.kind(name));
        if let Some(Kind::Place(place)) = kind
            && !place.number
            && !place.numbers
            && !self.found.contains(&place.name)
        {
            self.found.push(place.name.clone());
        }
    }
}

impl Lower {
    /// Notes which numbers a call chooses, if it is one of a function in `views(…)`.
    pub(super) fn note_choice(&mut self, e: &Expr) -> Result<()> {
        if !self.names.chooses(e) {
            return Ok(());
        }
        let mut roots = Roots { names: &self.names, found: vec![] };
        roots.visit_expr(e);
        let values = roots.found;
        if values.is_empty() {
            return Ok(());
        }
        let (call, bars) = (e.to_token_stream().to_string(), values.iter().map(bar).collect::<Vec<_>>());
        self.names.looks.remove(&call);
        let (part, steady) = (self.names.shadow(e)?, self.names.steady(e));
        let name = self.names.fresh("look");
        let code = quote! {
            ::fluxions::adjoint::Look::of(|| {
                #(let #bars = &(&&&::fluxions::adjoint::Whole(&#values)).bars();)*
                (
                    [#((&&&::fluxions::adjoint::Whole(&#bars)).places()),*],
                    (&&::fluxions::adjoint::Whole(&#part)).chosen(),
                )
            })
        };
        self.constant(name.clone(), &code, steady);
        self.names.looks.insert(call, Look { name, bars });
        Ok(())
    }
}
