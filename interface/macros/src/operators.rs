//! The adjoints of operators: `impl Add for Point<S>`.
//!
//! The adjoint of a method is a method of the type. A type may have several operators of one name, as `point * number` and `point * matrix`, so theirs have the
//! types of the operands in their names, and a trait finds them by type.

use crate::adjoint::{Owner, Purpose, adjoint, adjoint_of, cells_of};
use crate::generics::{ScalarParameter, join};
use crate::methods::Model;
use crate::spaces::{mentions, substitute};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::visit_mut::VisitMut;
use syn::{FnArg, Ident, ImplItem, ImplItemFn, ItemImpl, Result, Signature, Type, parse_quote};

/// The operators of the standard library that a struct may have.
const OPERATORS: [&str; 5] = ["Add", "Sub", "Mul", "Div", "Neg"];

/// The name of the operator that a block implements.
pub(crate) fn operator_of(item: &ItemImpl) -> Option<Ident> {
    let (_, path, _) = item.trait_.as_ref()?;
    path.segments.last().map(|last| last.ident.clone()).filter(|name| OPERATORS.iter().any(|known| name == known))
}

/// The type that `type Output = …;` names.
pub(crate) fn output_of(item: &ItemImpl) -> Option<Type> {
    item.items.iter().find_map(|member| match member {
        ImplItem::Type(ty) if ty.ident == "Output" => Some(ty.ty.clone()),
        _ => None,
    })
}

/// What `Self::Output` is.
struct Output<'t>(&'t Type);

impl VisitMut for Output<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        match ty {
            Type::Path(p) if p.path.segments.last().is_some_and(|last| last.ident == "Output") => *ty = self.0.clone(),
            ty => syn::visit_mut::visit_type_mut(self, ty),
        }
    }
}

impl Model {
    /// The adjoint of an operator: a method of the struct, and the trait by which it is found. `output` is what `Self::Output` is.
    pub(crate) fn operator(
        &self,
        name: &Ident,
        output: &Type,
        signature: &Signature,
        method: &ImplItemFn,
        scalar: &ScalarParameter,
        views: &[String],
    ) -> Result<TokenStream> {
        if !mentions(&self.ty, &scalar.name) {
            return Err(syn::Error::new_spanned(
                &self.ty,
                "an operator of a float on the left has no adjoint: write one of the struct on the left, `point * 2.0`",
            ));
        }
        let own = Ident::new("Self", name.span());
        let output = &substitute(output, &own, &self.ty);
        let mut signature = signature.clone();
        Output(output).visit_signature_mut(&mut signature);
        let right = signature.inputs.iter().find_map(|argument| match argument {
            FnArg::Typed(typed) => Some(substitute(&typed.ty, &own, &self.ty)),
            FnArg::Receiver(_) => None,
        });
        signature.ident = format_ident!("{}{}", signature.ident, words(&[Some(&self.ty), right.as_ref()]));
        let ty = match &self.ty {
            Type::Reference(r) => {
                // A reference has no methods of its own.
                signature.inputs.iter_mut().for_each(|argument| {
                    if let FnArg::Receiver(_) = argument {
                        *argument = parse_quote!(&self);
                    }
                });
                (*r.elem).clone()
            }
            ty => ty.clone(),
        };
        let sees = parse_quote!(pub(crate));
        signature.generics = join(&signature.generics, &self.others);
        let method = adjoint(
            &Owner::Type(Some(&ty), Some(&self.structs)),
            &self.own,
            &sees,
            &signature,
            &method.block,
            views,
            Purpose::Operator,
        )?;
        let cells = cells_of(&scalar.name);
        let bar_of = |ty: &Type| -> Type {
            let ty = if let Type::Reference(r) = ty { &r.elem } else { ty };
            if mentions(ty, &scalar.name) { substitute(ty, &scalar.name, &cells) } else { parse_quote!(()) }
        };
        let unit: Type = parse_quote!(());
        let (self_ty, right_ty) = (&self.ty, right.as_ref().unwrap_or(&unit));
        let [self_bar, right_bar, result_bar] = [self_ty, right_ty, output].map(bar_of);
        let (call, generics) = (adjoint_of(&signature.ident), &self.generics);
        let (clause, own, own_clause) = (&generics.where_clause, &self.own, &self.own.where_clause);
        let right_value = right.as_ref().map(|_| quote!(__right,));
        let given_bar = right.as_ref().filter(|ty| mentions(*ty, &scalar.name)).map(|_| quote!(__right_bar,));
        Ok(quote! {
            impl #own #ty #own_clause { #method }
            #[doc(hidden)]
            #[allow(warnings, unused, clippy::all)]
            impl #generics ::fluxions::adjoint::Operator<::fluxions::adjoint::operators::#name, #right_ty> for #self_ty
            #clause {
                type Bar = #self_bar;
                type RightBar = #right_bar;
                type ResultBar = #result_bar;
                #[inline]
                fn back(
                    self,
                    __self_bar: &Self::Bar,
                    __right: #right_ty,
                    __right_bar: &Self::RightBar,
                    __result_bar: &Self::ResultBar,
                    stack: &mut ::fluxions::adjoint::Stack,
                ) {
                    self.#call(__self_bar, #right_value #given_bar __result_bar, stack);
                }
            }
        })
    }
}

/// Types as a part of a name.
fn words(types: &[Option<&Type>]) -> String {
    let letters = |ty: &&Type| {
        let text = ty.to_token_stream().to_string();
        text.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect::<String>()
    };
    types.iter().flatten().map(letters).fold(String::new(), |all, word| all + "__" + &word)
}
