//! Warnings about derivatives that are always 0.

use super::syntax::mentions;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::Ident;

/// An argument with derivatives, and the variable of its adjoint.
pub(super) struct Watched {
    pub(super) argument: Ident,
    pub(super) bar: Ident,
}

impl Watched {
    /// A warning at the argument if the backward sweep never comes to it. A macro has no warnings of its own on stable Rust, but a call of a
    /// function that is deprecated has one, with any text.
    pub(super) fn warning(&self, code: &TokenStream) -> Option<TokenStream> {
        let (name, bar) = (self.argument.to_string(), self.bar.to_string());
        if name.starts_with('_') || mentions(code, &[bar].into()) {
            return None;
        }
        let note = format!(
            "the derivative with respect to `{name}` is always 0: mark it `#[constant]` or `#[parameter]`, or name it `_{name}`"
        );
        let call = quote_spanned!(self.argument.span()=> no_influence());
        Some(quote! {
            #[warn(deprecated)]
            const _: () = {
                #[deprecated(note = #note)]
                const fn no_influence() {}
                #call
            };
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::format_ident;

    #[test]
    fn an_input_without_effect() {
        let watched = |name: &str| Watched { argument: format_ident!("{name}"), bar: format_ident!("{name}_bar") };
        let code = quote!(x_bar.add(t1_bar););
        assert!(watched("x").warning(&code).is_none());
        assert!(watched("_y").warning(&code).is_none());
        let warning = watched("y").warning(&code).map(|w| w.to_string());
        assert!(warning.is_some_and(|w| w.contains("with respect to `y` is always 0")));
    }
}
