//! A promise of independent iterations is kept an eye on, in debug builds: `fluxions::adjoint::Promise`.

use super::super::here::quote;
use super::super::ir::{Call, How, Loop, Roots};
use super::super::names::{Root, helper};
use super::Emit;
use super::independent::shared;
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::Ident;

/// The code around a loop and in it, and what was watched before.
pub(super) struct Watch {
    pub(super) start: TokenStream,
    pub(super) next: TokenStream,
    pub(super) end: TokenStream,
    pub(super) outer: Option<(Ident, Roots)>,
}

impl Emit {
    /// Watches the memory by which the iterations of a loop may depend on each other, if the user promises that they do not.
    pub(super) fn watch(&mut self, l: &Loop) -> Watch {
        let (shared, outer) = (shared(l, &self.unknown), self.watched.clone());
        let Some(span) = l.promised.filter(|_| !shared.is_empty()) else {
            return Watch { start: quote!(), next: quote!(), end: quote!(), outer };
        };
        let promise = helper("promise", l.id);
        let place = quote_spanned!(span=> (::core::file!(), ::core::line!()));
        self.watched = Some((promise.clone(), shared));
        self.sites += 1;
        let site = self.sites;
        let debug = quote!(::core::cfg!(debug_assertions));
        let list = quote!(if #debug { stack.take(#site) } else { ::std::vec::Vec::new() });
        Watch {
            start: quote!(let mut #promise = ::fluxions::adjoint::Promise::new(#place, #list);),
            next: quote!(if #debug { #promise.next(); }),
            end: quote!(if #debug { stack.put(#site, #promise.into_list()); }),
            outer,
        }
    }

    /// Tells of a look at memory.
    pub(super) fn tell_read(&self, value: &impl ToTokens, roots: &[Root]) -> TokenStream {
        self.tell("reads", value, roots)
    }

    /// Tells that memory is overwritten, or added to.
    pub(super) fn tell_write(&self, place: &impl ToTokens, roots: &[Root], how: How) -> TokenStream {
        let read = (how != How::Set).then(|| self.tell("reads", place, roots));
        let write = self.tell("writes", place, roots);
        quote!(#read #write)
    }

    pub(super) fn tell_call(&self, c: &Call) -> TokenStream {
        let each = c.kept.iter().map(|kept| {
            let read = self.tell("reads", &kept.value, &kept.roots);
            let write = kept.written.then(|| self.tell("writes", &kept.value, &kept.roots));
            quote!(#read #write)
        });
        each.collect()
    }

    fn tell(&self, what: &str, value: &impl ToTokens, roots: &[Root]) -> TokenStream {
        let Some((promise, _)) = self.watched.as_ref().filter(|(_, shared)| roots.iter().any(|r| shared.contains(r)))
        else {
            return TokenStream::new();
        };
        let (what, place) = (format_ident!("{what}"), place_of(value.to_token_stream()));
        quote!(if ::core::cfg!(debug_assertions) { #promise.#what((#place).extent()); })
    }
}

/// The place in the code of a look at it: `flat(x)` looks at x, and so does `x.to_vec()`.
fn place_of(value: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = value.clone().into_iter().collect();
    let is = |token: &TokenTree, text: &str| token.to_string() == text;
    match &tokens[..] {
        [first @ .., name, TokenTree::Group(inner)] if is(name, "flat") && first.len() == 8 => inner.stream(),
        [place @ .., dot, TokenTree::Ident(_), TokenTree::Group(inner)]
            if is(dot, ".") && inner.stream().is_empty() =>
        {
            place.iter().cloned().collect()
        }
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places() {
        let text = |code| place_of(code).to_string();
        assert_eq!(text(quote!(::fluxions::adjoint::flat(x))), "x");
        assert_eq!(text(quote!(x[1].to_vec())), quote!(x[1]).to_string());
        assert_eq!(text(quote!(x[i + 1])), quote!(x[i + 1]).to_string());
    }
}
