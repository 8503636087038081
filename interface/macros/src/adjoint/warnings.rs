//! Warnings about derivatives that are always 0, and about those that are cut.
//!
//! A macro has no warnings of its own on stable Rust, but a call of a function that is deprecated has one, with any text.

use super::syntax::has_ident;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use rustc_hash::FxHashSet;
use syn::Ident;

/// What `allow(…)` among the settings silences.
pub(crate) const ALLOWED: [&str; 2] = ["cut", "no_influence"];

/// An argument with derivatives, and the variable of its adjoint.
pub(super) struct Watched {
    pub(super) argument: Ident,
    pub(super) bar: Ident,
}

/// What is warned of.
#[derive(Default)]
pub(super) struct Warnings {
    /// Where derivatives are cut.
    cuts: Vec<Span>,
    seen: FxHashSet<String>,
    /// Whether the result is a constant.
    pub(super) is_constant: bool,
    /// What the user allows.
    pub(super) allowed: Vec<&'static str>,
}

impl Warnings {
    /// A derivative is cut in these places. What is read twice counts once.
    pub(super) fn cut(&mut self, places: Vec<Span>) {
        self.cuts.extend(places.into_iter().filter(|at| self.seen.insert(format!("{at:?}"))));
    }

    /// The code that has the warnings. `code` is the backward sweep, which names the adjoints of what has an effect.
    pub(super) fn code(&self, function: &Ident, watched: &[Watched], code: &TokenStream) -> TokenStream {
        let mut all = TokenStream::new();
        if !self.allowed.contains(&"no_influence") {
            let unused: Vec<_> = watched.iter().filter(|w| w.is_unused(code)).collect();
            match unused.first() {
                Some(_) if self.is_constant && unused.len() == watched.len() => all.extend(warning(
                    function.span(),
                    "the result depends on no argument: its derivative is always 0. Name the arguments `_x` if that is meant",
                )),
                _ => all.extend(unused.into_iter().map(Watched::warning)),
            }
        }
        if !self.allowed.contains(&"cut") {
            const CUT: &str = "a derivative is cut here: the value goes on as a constant. If that is meant write `stop_gradient()`, \
                or `allow(cut)` in `#[differentiable(adjoint, allow(cut))]`";
            all.extend(self.cuts.iter().map(|at| warning(*at, CUT)));
        }
        all
    }
}

fn warning(at: Span, note: &str) -> TokenStream {
    let call = quote_spanned!(at=> warned());
    // The function around it allows all that its code could be warned of.
    quote! {
        #[warn(warnings, deprecated)]
        const _: () = {
            #[deprecated(note = #note)]
            const fn warned() {}
            #call
        };
    }
}

impl Watched {
    /// Whether the backward sweep never comes to the argument, although its name does not say so.
    fn is_unused(&self, code: &TokenStream) -> bool {
        !self.argument.to_string().starts_with('_') && !has_ident(code, &self.bar)
    }

    fn warning(&self) -> TokenStream {
        let name = &self.argument;
        let note = format!(
            "the derivative with respect to `{name}` is always 0: mark it `#[constant]` or `#[parameter]`, or name it `_{name}`"
        );
        warning(name.span(), &note)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::format_ident;

    fn said(names: &[&str], warnings: &Warnings) -> String {
        let watched = |name: &&str| Watched { argument: format_ident!("{name}"), bar: format_ident!("{name}_bar") };
        let watched: Vec<_> = names.iter().map(watched).collect();
        warnings.code(&format_ident!("f"), &watched, &quote!(x_bar.increment(t1_bar);)).to_string()
    }

    #[test]
    fn an_input_without_effect() {
        let none = Warnings::default();
        assert_eq!(said(&["x", "_y"], &none), "");
        assert!(said(&["x", "y"], &none).contains("with respect to `y` is always 0"));
        let silent = Warnings { allowed: vec!["no_influence"], ..Warnings::default() };
        assert_eq!(said(&["x", "y"], &silent), "");
        let constant = Warnings { is_constant: true, ..Warnings::default() };
        assert!(said(&["y", "z"], &constant).contains("depends on no argument"));
        assert!(!said(&["y", "z"], &constant).contains("with respect"));
    }

    #[test]
    fn a_cut_counts_once() {
        let mut warnings = Warnings::default();
        warnings.cut(vec![Span::call_site(), Span::call_site()]);
        assert_eq!(said(&["x"], &warnings).matches("is cut here").count(), 1);
        warnings.allowed.push("cut");
        assert_eq!(said(&["x"], &warnings), "");
    }
}
