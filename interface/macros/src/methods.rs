//! `#[differentiable]` on an `impl` block.

use crate::adjoint::{Owner, Purpose, Structs, adjoint, is_marked};
use crate::arguments::Arguments;
use crate::associated;
use crate::by;
use crate::conditional::{conditions, under};
use crate::function::{camel_case, check_kind, inline, rewrite_helper};
use crate::generics::{ScalarParameter, join, no_lifetimes, split_by};
use crate::idents::is_one_of;
use crate::literals::rewrite;
use crate::operators::{operator_of, output_of};
use crate::options::{Adjoint, Options};
use crate::parts::{Parts, as_arguments};
use crate::promises;
use crate::rule;
use crate::spaces::{mentions, substitute};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{
    FnArg, Generics, Ident, ImplItem, ImplItemFn, ItemImpl, Receiver, Result, ReturnType, Signature, Type, Visibility,
    parse_quote,
};

/// What all methods of the block have in common.
pub(crate) struct Model {
    pub(crate) ty: Type,
    name: Ident,
    pub(crate) generics: Generics,
    /// Those that the type has, and those that the trait alone has.
    pub(crate) own: Generics,
    pub(crate) others: Generics,
    /// The trait that the block implements.
    of_trait: Option<Type>,
    /// What the methods say about structs.
    pub(crate) structs: Structs,
}

pub(crate) fn expand(mut item: ItemImpl, options: Options) -> Result<TokenStream> {
    rule::refuse(&options, "an `impl` block")?;
    let scalar = ScalarParameter::find(&item.generics)?;
    let asks = asks_for_adjoint(&item, &options);
    let of_other_crate = of_other_crate(&item).filter(|_| asks);
    if asks {
        associated::write_out(&mut item);
    }
    let (own, others) = split_by(&item.generics, &item.self_ty);
    let model = Model {
        ty: (*item.self_ty).clone(),
        name: model_name(&item.self_ty)?,
        generics: item.generics.clone(),
        own,
        others,
        of_trait: item.trait_.as_ref().map(|(_, path, _)| parse_quote!(#path)),
        structs: match &scalar {
            Some(scalar) if asks => Structs::of_block(&item, &scalar.name),
            _ => Structs::default(),
        },
    };
    let mut types: Vec<_> = of_other_crate.iter().map(syn::Error::to_compile_error).collect();
    let (mut makers, mut adjoints) = (Vec::new(), Vec::new());
    let operator = operator_of(&item).zip(output_of(&item));
    for member in &mut item.items {
        let ImplItem::Fn(method) = member else { continue };
        let mut own = Options::take(&mut method.attrs)?;
        let (conditions, before) = (conditions(&method.attrs), [types.len(), makers.len(), adjoints.len()]);
        let is_function = scalar.as_ref().is_none_or(|scalar| is_function_of_model(&method.sig, scalar));
        if options.helper || own.helper || !is_function {
            rule::refuse(&own, "a helper")?;
        }
        own.adjoint = own.adjoint.or_else(|| options.adjoint.clone()).filter(|_| of_other_crate.is_none());
        // What is no function of the model is there for those that have an adjoint.
        own.helper |=
            !is_function && own.writes_adjoint() && scalar.as_ref().is_some_and(|s| has_numbers(&method.sig, s));
        if scalar.is_some() || options.helper || own.helper {
            by::refuse(
                &own,
                "helpers, and methods of models made of scalars, have no adjoint by a backend: write a function",
            )?;
        }
        let has_rule = own.derivatives.first().is_some();
        if let (true, Some(Adjoint::ByHand(path))) = (has_rule, &own.adjoint) {
            return Err(syn::Error::new_spanned(path, rule::ADJOINT));
        }
        if has_rule {
            by::refuse(&own, rule::ADJOINT)?;
        }
        let wanted = (own.writes_adjoint() && !has_rule).then(|| method.sig.clone());
        own.helper |= options.helper;
        own.called |= options.called;
        let (views, purpose, is_helper) = ([&options.views[..], &own.views[..]].concat(), own.purpose(), own.helper);
        if own.helper {
            rewrite_helper(&model.generics, &method.sig, &mut method.block)?;
        } else if let Some(scalar) = &scalar {
            rewrite(&method.sig, &mut method.block, scalar.reals(), Some(scalar))?;
        } else if let Some(own_scalar) = ScalarParameter::find(&method.sig.generics)? {
            rewrite(&method.sig, &mut method.block, own_scalar.reals(), Some(&own_scalar))?;
        }
        let wanted = wanted.filter(|s| has_adjoint(&scalar, s, is_helper));
        let written = match (&wanted, &operator, &scalar) {
            (Some(signature), Some((name, output)), Some(scalar)) => {
                model.operator(name, output, signature, method, scalar, &views).map(|code| types.push(code))
            }
            (Some(signature), ..) => {
                model.adjoint(signature, method, scalar.is_some(), &views, purpose).map(|code| adjoints.push(code))
            }
            (None, ..) => Ok(()),
        };
        if let Err(error) = written {
            // What calls the method itself has it, whatever is said of its adjoint.
            types.push(error.to_compile_error());
            own.adjoint = None;
        }
        if own.helper {
            Arguments::take_markers(&mut method.sig)?;
        } else if let Some(scalar) = scalar.as_ref().filter(|_| is_function) {
            let (definition, value) = model.active(method, scalar, own)?;
            types.push(definition);
            makers.extend(value);
        } else if scalar.is_none() && ScalarParameter::find(&method.sig.generics)?.is_some() {
            let (definition, maker) = model.borrowed(method, own)?;
            types.push(definition);
            makers.push(maker);
        }
        promises::take(&mut method.block);
        if !conditions.is_empty() {
            let [of_types, of_makers, of_adjoints] = before;
            let methods: Vec<_> = makers.drain(of_makers..).chain(adjoints.drain(of_adjoints..)).collect();
            types.push(model.block(&methods));
            for items in &mut types[of_types..] {
                *items = under(&conditions, std::mem::take(items))?;
            }
        }
    }
    if types.is_empty() && adjoints.is_empty() && !options.helper {
        return Err(syn::Error::new_spanned(&model.ty, "no method here has a type parameter with the bound `Scalar`"));
    }
    makers.extend(adjoints);
    let makers = (!makers.is_empty()).then(|| model.block(&makers));
    Ok(quote!(#item #makers #(#types)*))
}

/// Whether any method of a block may have an adjoint.
fn asks_for_adjoint(item: &ItemImpl, options: &Options) -> bool {
    let has_options =
        |member: &ImplItem| matches!(member, ImplItem::Fn(method) if is_marked(&method.attrs, "differentiable"));
    options.writes_adjoint() || item.items.iter().any(has_options)
}

/// The error for a block of a trait for a type of another crate, which can have no methods here.
fn of_other_crate(item: &ItemImpl) -> Option<syn::Error> {
    item.trait_.as_ref()?;
    let is_other = match &*item.self_ty {
        Type::Path(p) => {
            let names: Vec<_> = p.path.segments.iter().map(|s| &s.ident).collect();
            *names[0] == "nalgebra" || is_one_of(names[names.len() - 1], &["Vec", "Option", "Box", "Result"])
        }
        ty => matches!(ty, Type::Slice(_) | Type::Array(_) | Type::Tuple(_)),
    };
    is_other.then(|| {
        syn::Error::new_spanned(
            &item.self_ty,
            "the adjoint of a method is a method of its type, and a type of another crate gets none here: write a function, \
             `#[differentiable(helper, adjoint)] fn energy<S: Scalar>(v: &[S]) -> S`",
        )
    })
}

/// Whether a method of an `impl` block with an adjoint has one itself: it has numbers.
fn has_adjoint(scalar: &Option<ScalarParameter>, signature: &Signature, is_helper: bool) -> bool {
    match scalar {
        Some(scalar) if is_helper => has_numbers(signature, scalar),
        Some(scalar) => is_function_of_model(signature, scalar),
        None => matches!(ScalarParameter::find(&signature.generics), Ok(Some(_))),
    }
}

fn model_name(ty: &Type) -> Result<Ident> {
    let last = match ty {
        Type::Path(path) => path.path.segments.last(),
        Type::Reference(r) => return model_name(&r.elem),
        Type::Slice(_) | Type::Array(_) | Type::Tuple(_) => return Ok(Ident::new("List", ty.span())),
        _ => None,
    };
    last.map(|segment| segment.ident.clone())
        .ok_or_else(|| syn::Error::new_spanned(ty, "`#[differentiable]` needs a named type here"))
}

/// Whether a method of a model that is made of scalars is one: it looks at the model, and its result is made of scalars too.
fn is_function_of_model(signature: &Signature, scalar: &ScalarParameter) -> bool {
    let looks = |r: &Receiver| r.reference.is_some() && r.mutability.is_none();
    signature.receiver().is_some_and(looks) && speaks(signature, scalar)
}

/// Whether a method gives numbers of the model's type, or changes the model.
fn has_numbers(signature: &Signature, scalar: &ScalarParameter) -> bool {
    let changes = |r: &Receiver| r.reference.is_some() && r.mutability.is_some();
    signature.receiver().is_some_and(changes) || speaks(signature, scalar)
}

/// Whether a method gives numbers of the model's type.
fn speaks(signature: &Signature, scalar: &ScalarParameter) -> bool {
    let own = Ident::new("Self", scalar.name.span());
    let speaks = |ty: &Type| mentions(ty, &scalar.name) || mentions(ty, &own);
    let returns = matches!(&signature.output, ReturnType::Type(_, ty) if speaks(ty));
    let writes = signature.inputs.iter().any(|argument| match argument {
        FnArg::Typed(argument) => {
            matches!(&*argument.ty, Type::Reference(r) if r.mutability.is_some() && speaks(&r.elem))
        }
        FnArg::Receiver(_) => false,
    });
    returns || writes
}

/// The receiver of a method that is evaluated at one model, which it may only look at.
fn check_receiver(signature: &Signature) -> Result<&Receiver> {
    match signature.receiver() {
        Some(receiver) if receiver.reference.is_some() && receiver.mutability.is_none() => Ok(receiver),
        Some(receiver) => Err(syn::Error::new_spanned(receiver, "the model is only looked at: write `&self`")),
        None => Err(syn::Error::new_spanned(
            &signature.ident,
            "write `&self` as the first argument, or move this function out of the `impl` block",
        )),
    }
}

impl Model {
    /// The name of a method's type, by default that of the model and its own, and who sees it. Methods of a trait are as visible
    /// as the trait, which the macro does not see: there it is to be said.
    fn type_name(&self, method: &ImplItemFn, options: Options) -> (Ident, Visibility) {
        let name = options.name.unwrap_or_else(|| format_ident!("{}{}", self.name, camel_case(&method.sig.ident)));
        (name, options.visibility.unwrap_or_else(|| method.vis.clone()))
    }

    /// What a method is called by: `<Model as Trait>::residual`.
    fn path(&self, method: &Ident) -> TokenStream {
        let (ty, of_trait) = (&self.ty, self.of_trait.iter());
        quote!(<#ty #(as #of_trait)*>::#method)
    }

    /// A block of methods.
    fn block(&self, methods: &[TokenStream]) -> TokenStream {
        let (generics, _, clause) = self.own.split_for_impl();
        let ty = &self.ty;
        quote!(impl #generics #ty #clause { #(#methods)* })
    }

    /// Who sees the adjoint of a method. Methods of a trait have no word for it.
    fn sees(&self, method: &ImplItemFn) -> Visibility {
        if self.of_trait.is_some() { parse_quote!(pub) } else { method.vis.clone() }
    }

    /// The adjoint of a method, which is a method too.
    fn adjoint(
        &self,
        signature: &Signature,
        method: &mut ImplItemFn,
        is_active: bool,
        views: &[String],
        purpose: Purpose,
    ) -> Result<TokenStream> {
        let owner = Owner::Type(is_active.then_some(&self.ty), Some(&self.structs));
        let mut signature = signature.clone();
        signature.generics = join(&signature.generics, &self.others);
        adjoint(&owner, &self.own, &self.sees(method), &signature, &method.block, views, purpose)
    }

    /// The type of a method that borrows its model, and the method that makes it.
    fn borrowed(&self, method: &mut ImplItemFn, mut options: Options) -> Result<(TokenStream, TokenStream)> {
        let (adjoint, derivatives) = (options.adjoint.take(), core::mem::take(&mut options.derivatives));
        let (name, visibility) = self.type_name(method, options);
        check_kind(&method.sig)?;
        check_receiver(&method.sig)?;
        no_lifetimes(&method.sig.generics)?;
        inline(&mut method.attrs);
        let scalar = ScalarParameter::of(&method.sig.generics, &method.sig.ident)?;
        let arguments = Arguments::read(&mut method.sig, &scalar)?;
        let (name_of_method, model_name) = (&method.sig.ident.clone(), &self.name);
        let own = scalar.others(&method.sig.generics)?;
        let (path, turbofish) = (self.path(name_of_method), scalar.turbofish(&method.sig.generics));
        let parts = Parts {
            visibility: &visibility,
            name,
            doc: format!("[`{model_name}::{name_of_method}`] of one model, as a value that the operators take."),
            scalar: &scalar,
            arguments: &arguments,
            generics: join(&self.generics, &own),
            callee: quote!(#path #turbofish),
            adjoint: adjoint.as_ref().map(|adjoint| {
                let (ty, name) = (&self.ty, adjoint.of_method(name_of_method));
                quote!(<#ty>::#name #turbofish)
            }),
            model: Some(self.ty.clone()),
        };
        let (argument, fields) = parts.constructor();
        let (maker, type_name) = (format_ident!("{name_of_method}_function"), &parts.name);
        let (own_generics, _, own_clause) = own.split_for_impl();
        let used = as_arguments(&parts.generics);
        let doc =
            format!("[`{name_of_method}`](Self::{name_of_method}) of this model, as a value that the operators take.");
        let maker = quote! {
            #[doc = #doc]
            #visibility fn #maker #own_generics (&self, #argument) -> #type_name<'_ #(, #used)*> #own_clause {
                #type_name { model: self, #fields }
            }
        };
        if derivatives.first().is_none() {
            let by = match &adjoint {
                Some(Adjoint::By(backend)) => Some(by::of_method(method, &parts, backend)?),
                _ => None,
            };
            return Ok((parts.expand(), quote!(#maker #by)));
        }
        let sees = parts.adjoint.as_ref().map(|_| self.sees(method));
        let rule = rule::Method {
            parts: &parts,
            derivatives: &derivatives,
            model: &self.ty,
            free: None,
            adjoint: sees.as_ref(),
        };
        let (value, rule) = rule.expand(method)?;
        let function = parts.expand();
        Ok((quote!(#function #rule), quote!(#maker #value)))
    }

    /// The type of a method whose model is made of scalars: the model is the first of its active arguments. With it comes a method
    /// that a rule calls for its value.
    fn active(
        &self,
        method: &mut ImplItemFn,
        scalar: &ScalarParameter,
        mut options: Options,
    ) -> Result<(TokenStream, Option<TokenStream>)> {
        let (adjoint, derivatives) = (options.adjoint.take(), core::mem::take(&mut options.derivatives));
        let (name, visibility) = self.type_name(method, options);
        check_kind(&method.sig)?;
        no_lifetimes(&self.generics)?;
        no_lifetimes(&method.sig.generics)?;
        inline(&mut method.attrs);
        let mut free = self.as_free_function(&method.sig);
        let arguments = Arguments::read(&mut free, scalar)?;
        Arguments::take_markers(&mut method.sig)?;
        let (name_of_method, model_name) = (&method.sig.ident, &self.name);
        let generics = join(&scalar.others(&self.generics)?, &scalar.others(&method.sig.generics)?);
        let over = substitute(&self.ty, &scalar.name, &parse_quote!(__S));
        let of_trait = self.of_trait.iter().map(|path| substitute(path, &scalar.name, &parse_quote!(__S)));
        let turbofish = scalar.turbofish(&method.sig.generics);
        let parts = Parts {
            visibility: &visibility,
            name,
            doc: format!(
                "[`{model_name}::{name_of_method}`], a function of the model too, as a value that the operators take."
            ),
            scalar,
            arguments: &arguments,
            generics,
            callee: quote!(<#over #(as #of_trait)*>::#name_of_method #turbofish),
            adjoint: adjoint.map(|adjoint| {
                let name = adjoint.of_method(name_of_method);
                quote!(<#over>::#name #turbofish)
            }),
            model: None,
        };
        let function = parts.expand();
        if derivatives.first().is_none() {
            return Ok((function, None));
        }
        let sees = parts.adjoint.as_ref().map(|_| self.sees(method));
        let (derivatives, adjoint) = (&derivatives, sees.as_ref());
        let rule = rule::Method { parts: &parts, derivatives, model: &self.ty, free: Some(&free), adjoint };
        let (value, rule) = rule.expand(method)?;
        Ok((quote!(#function #rule), Some(value)))
    }

    /// The signature with `Self` written out, and the model as an argument like others.
    fn as_free_function(&self, signature: &Signature) -> Signature {
        let mut free = signature.clone();
        let own = Ident::new("Self", signature.ident.span());
        for argument in &mut free.inputs {
            let ty = &self.ty;
            *argument = match argument {
                FnArg::Receiver(_) => parse_quote!(__self: &#ty),
                FnArg::Typed(typed) => {
                    *typed.ty = substitute(&typed.ty, &own, ty);
                    FnArg::Typed(typed.clone())
                }
            };
        }
        if let ReturnType::Type(_, ty) = &mut free.output {
            **ty = substitute(ty, &own, &self.ty);
        }
        free
    }
}
