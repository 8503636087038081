//! `#[differentiable]` on an `impl` block.

use crate::arguments::Arguments;
use crate::function::{Parts, camel_case, check_kind, inline};
use crate::generics::{ScalarParameter, has_scalar};
use crate::literals::rewrite;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{ImplItem, ImplItemFn, ItemImpl, Result, Type};

pub(crate) fn expand(mut item: ItemImpl) -> Result<TokenStream> {
    if !item.generics.params.is_empty() {
        return Err(syn::Error::new_spanned(
            &item.generics,
            "a generic `impl` block is beyond this macro: implement `Function` by hand for a struct that borrows the model",
        ));
    }
    if let Some((_, path, _)) = &item.trait_ {
        return Err(syn::Error::new_spanned(path, "write `#[differentiable]` on an inherent `impl` block"));
    }
    let model = (*item.self_ty).clone();
    let (mut types, mut makers) = (Vec::new(), Vec::new());
    for member in &mut item.items {
        if let ImplItem::Fn(method) = member
            && has_scalar(&method.sig)
        {
            let (definition, maker) = treat(method, &model)?;
            types.push(definition);
            makers.push(maker);
        }
    }
    if types.is_empty() {
        return Err(syn::Error::new_spanned(&model, "no method here has a type parameter with the bound `Scalar`"));
    }
    Ok(quote! {
        #item
        impl #model { #(#makers)* }
        #(#types)*
    })
}

/// The type of one method, and the method that makes it.
fn treat(method: &mut ImplItemFn, model: &Type) -> Result<(TokenStream, TokenStream)> {
    check_kind(&method.sig)?;
    match method.sig.receiver() {
        Some(receiver) if receiver.reference.is_some() && receiver.mutability.is_none() => {}
        Some(receiver) => {
            return Err(syn::Error::new_spanned(receiver, "the model is only looked at: write `&self`"));
        }
        None => {
            return Err(syn::Error::new_spanned(
                &method.sig.ident,
                "write `&self` as the first argument, or move this function out of the `impl` block",
            ));
        }
    }
    inline(&mut method.attrs);
    let scalar = ScalarParameter::find(&method.sig)?;
    let arguments = Arguments::read(&mut method.sig, &scalar)?;
    rewrite(&mut method.block, scalar.reals());
    let name = &method.sig.ident;
    let model_name = match model {
        Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.clone()),
        _ => None,
    };
    let Some(model_name) = model_name else {
        return Err(syn::Error::new_spanned(model, "`#[differentiable]` needs a named type here"));
    };
    let parts = Parts {
        visibility: &method.vis,
        name: format_ident!("{model_name}{}", camel_case(name)),
        doc: format!("[`{model_name}::{name}`] of one model, as a value that the operators take."),
        scalar: &scalar,
        arguments: &arguments,
        callee: quote!(self.model.#name),
        model: Some(quote!(#model)),
    };
    let (argument, fields) = parts.constructor();
    let (maker, type_name, visibility) = (format_ident!("{name}_function"), &parts.name, &method.vis);
    let (bounded, real) = match &scalar.generic_real {
        Some(r) => (quote!(<#r: ::fluxions::Real>), quote!(, #r)),
        None => (TokenStream::new(), TokenStream::new()),
    };
    let doc = format!("[`{name}`](Self::{name}) of this model, as a value that the operators take.");
    let method = quote! {
        #[doc = #doc]
        #visibility fn #maker #bounded (&self, #argument) -> #type_name<'_ #real> {
            #type_name { model: self, #fields }
        }
    };
    Ok((parts.expand(), method))
}
