//! Questions to identifiers.

use syn::Ident;

/// Whether a name is one of these. Its text is made once: the compiler holds it.
pub(crate) fn is_one_of(name: &Ident, list: &[&str]) -> bool {
    list.contains(&&*name.to_string())
}
