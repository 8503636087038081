//! `#[cfg(…)]` behind `#[differentiable]`: what is made of an item is there where the item is.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, File, Item, Result};

/// The conditions of an item.
pub(crate) fn conditions(attributes: &[Attribute]) -> Vec<Attribute> {
    attributes.iter().filter(|a| a.path().is_ident("cfg")).cloned().collect()
}

/// Items under these conditions.
pub(crate) fn under(conditions: &[Attribute], items: TokenStream) -> Result<TokenStream> {
    if conditions.is_empty() {
        return Ok(items);
    }
    let mut file: File = syn::parse2(items)?;
    for item in &mut file.items {
        let attributes = match item {
            Item::Const(i) => &mut i.attrs,
            Item::Enum(i) => &mut i.attrs,
            Item::Fn(i) => &mut i.attrs,
            Item::Impl(i) => &mut i.attrs,
            Item::Macro(i) => &mut i.attrs,
            Item::Struct(i) => &mut i.attrs,
            Item::Trait(i) => &mut i.attrs,
            Item::Type(i) => &mut i.attrs,
            Item::Use(i) => &mut i.attrs,
            other => return Err(syn::Error::new_spanned(other, "no item of this kind is made under a condition")),
        };
        let others = attributes.iter().filter(|a| !a.path().is_ident("cfg")).cloned().collect::<Vec<_>>();
        *attributes = conditions.iter().cloned().chain(others).collect();
    }
    Ok(file.into_token_stream())
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;
    use syn::parse_quote;

    #[test]
    fn all_items_get_the_conditions() {
        let conditions = [parse_quote!(#[cfg(feature = "a")])];
        let code =
            under(&conditions, quote!(#[cfg(feature = "a")] fn f() {} struct F; impl F {})).expect("these are items");
        let known = quote! {
            #[cfg(feature = "a")]
            fn f() {}
            #[cfg(feature = "a")]
            struct F;
            #[cfg(feature = "a")]
            impl F {}
        };
        assert_eq!(code.to_string(), known.to_string());
    }
}
