//! `#[differentiable(adjoint)]`: the adjoint of an ordinary function, by source transformation.
//!
//! | step | what |
//! |---|---|
//! | [`screen`] | what the whole body says about names, and what no macro can see through |
//! | [`hidden_state`] | which variables change though no type shows it |
//! | [`settled`] | the same, where types show it to the compiler |
//! | [`sugar`] | short forms, written out |
//! | [`control`] | `return`, `break` and `continue` in normal form |
//! | [`counts`] | which names stand for integers and floats |
//! | [`structs`] | which names stand for structs, which have operators of their own |
//! | [`names`], [`activity`], [`place`] | what names stand for, which expressions carry derivatives, where their adjoints are |
//! | [`lower`] | from syntax to the statements of [`ir`] |
//! | [`useful`] | which numbers the result depends on |
//! | [`emit`] | from statements to the code of both sweeps |
//! | [`code`], [`here`] | that code, which knows its names and its place |
//! | [`signature`] | arguments and their adjoints |
//! | [`overwritten`] | caches that need no zeros before a call |
//! | [`items`] | the functions that an adjoint becomes |
//!
//! For y = f(x) the adjoint computes y and adds Jᵀ ȳ to x̄. A macro sees names and no types. So it takes what it can follow by names alone, leaves to traits
//! what depends on types, and refuses the rest where it stands.

mod activity;
mod code;
mod control;
#[cfg(test)]
mod corpus;
mod counts;
mod cut;
mod emit;
mod here;
mod hidden_state;
mod hoisted;
mod ir;
mod items;
mod library;
mod lower;
mod names;
mod overwritten;
mod place;
mod purpose;
mod receiver;
#[cfg(test)]
mod refusals;
mod rename;
mod screen;
mod settled;
mod signature;
mod steady;
mod structs;
mod sugar;
mod syntax;
mod useful;
mod warnings;

pub(crate) use items::{beside, beside_constant};
pub(crate) use lower::{Half, adjoint_of};
pub(crate) use purpose::Purpose;
pub(crate) use signature::{OfBackends, Owner, cells_of, is_marked};
pub(crate) use structs::Structs;
pub(crate) use syntax::{Idents, visit_list};
pub(crate) use warnings::ALLOWED;

use crate::aliases;
use crate::generics::ScalarParameter;
use crate::idents::ByName;
use crate::spaces::mentions;
use emit::Emit;
use items::{Functions, Items};
use lower::{Lower, Turned};
use names::Names;
use proc_macro2::TokenStream;
use purpose::Form;
use quote::quote;
use rustc_hash::FxHashSet;
use signature::Signed;
use std::rc::Rc;
use syn::visit_mut::VisitMut;
use syn::{Block, Generics, Result, Signature, Visibility};
use useful::Useful;

/// Mistakes of the emitted code that `#[differentiable(adjoint, planted = name)]` plants, for the tests that catch them. Other mistakes ask
/// `Names::planted`.
const PLANTED: [&str; 10] =
    ["forwards", "fused", "nested", "overwritten", "kept", "saved", "copies", "hoarded", "forms", "resized"];

/// The adjoint of a function, whose literals are rewritten already.
pub(crate) fn adjoint(
    owner: &Owner<'_>,
    generics: &Generics,
    visibility: &Visibility,
    signature: &Signature,
    block: &Block,
    views: &[String],
    purpose: Purpose,
) -> Result<TokenStream> {
    let signature = &signature::without_self(owner, signature);
    let written_out = aliases::written_out(signature, block);
    let (signature, block) = written_out.as_ref().map_or((signature, block), |(signature, block)| (signature, block));
    let scalar = ScalarParameter::of(&signature::joined(generics, signature), &signature.ident)?;
    let all_forms = |block: &Block| {
        let hoisted = hoisted::hoisted(block)?;
        let block = hoisted.as_ref().unwrap_or(block);
        let of_form = |form: &Form| written(owner, &scalar, (generics, visibility, signature), block, views, *form);
        purpose.forms().iter().try_fold(Functions::default(), |all, form| Result::Ok(all.and(of_form(form)?)))
    };
    let (functions, error) = match all_forms(block) {
        Ok(functions) => (functions, None),
        // Its callers have their adjoints, so that the compiler says nothing of them.
        Err(error) => match all_forms(&syn::parse_quote!({ unreachable!() })) {
            Ok(functions) => (functions, Some(error.to_compile_error())),
            Err(_) => return Err(error),
        },
    };
    let code = match owner {
        Owner::Module(_) => beside(visibility, &signature.ident, &functions),
        Owner::Type(..) => functions.items,
    };
    Ok(quote!(#code #error))
}

/// The adjoint of a function in a module, as text.
#[cfg(test)]
fn text(f: &syn::ItemFn) -> String {
    let code = adjoint(&Owner::Module(None), &Default::default(), &f.vis, &f.sig, &f.block, &[], Purpose::Backends);
    code.unwrap_or_else(|error| panic!("{error}")).to_string()
}

/// The functions of one form.
fn written(
    owner: &Owner<'_>,
    scalar: &ScalarParameter,
    item: (&Generics, &Visibility, &Signature),
    block: &Block,
    views: &[String],
    form: Form,
) -> Result<Functions> {
    // A variable that is assigned a number with derivatives carries them from the start: this is found out where it is assigned.
    let mut known = FxHashSet::default();
    loop {
        let mut turned = None;
        match attempt(owner, scalar, item, block, views, form, &known, &mut turned) {
            Err(error) => match turned {
                Some(turned) if known.insert(turned.clone()) => {}
                _ => return Err(error),
            },
            done => return done,
        }
    }
}

fn attempt(
    owner: &Owner<'_>,
    scalar: &ScalarParameter,
    (generics, visibility, signature): (&Generics, &Visibility, &Signature),
    block: &Block,
    views: &[String],
    form: Form,
    known: &FxHashSet<Turned>,
    turned: &mut Option<Turned>,
) -> Result<Functions> {
    let mut taken = FxHashSet::default();
    syntax::idents(block, &mut taken);
    let calls_itself = taken.has_name(&signature.ident);
    syntax::idents(signature, &mut taken);
    let (mut signature, mut block) = (signature.clone(), block.clone());
    let (this, takes_self) = receiver::lend_receiver(&mut signature, &mut block, &mut taken);
    let mut screened = screen::screen(&signature, &signature::joined(generics, &signature), &scalar.name, &block)?;
    sugar::write_out_arguments(&mut signature, &scalar.name, &mut block);
    let signature = &signature;
    let signed = Signed::read(owner, signature, scalar, form)?;
    screen::Capitals.visit_block_mut(&mut block);
    screened.by_methods = sugar::write_out(&mut block, owner, signature, screened.has_closures);
    let of_closures = match screened.has_closures {
        true => control::rename_parameters(signature, &mut block, &mut taken),
        false => vec![],
    };
    let (returns, is_number) = (signed.result.is_some(), signed.is_number(&scalar.name));
    let is_option = signed.returns_option();
    let captures = views.iter().any(|view| view == "planted captures");
    let about = control::Body {
        scalar: scalar.name.clone(),
        returns,
        is_number,
        is_option,
        fallible: signed.fallible,
        captures,
    };
    let renamed = control::normalize(&mut block, about, &mut taken)?;
    of_closures.iter().chain(&renamed).for_each(|(old, new)| screened.rename(old, new));
    let mut names = Names::new(scalar.name.clone(), views.iter().cloned().collect(), taken);
    names.screened = screened;
    names.used = Structs::of(owner, signature, signed.result.as_ref(), &block, &scalar.name);
    names.used.this = this;
    let has_own = structs::own::mark(&mut block, &names.used, &names.views);
    names.counts = counts::counts(signature, &block, &scalar.name, &names.used);
    if signed.fallible {
        control::propagate(&mut block);
    }
    if let Some(result) = signed.result.as_ref().filter(|ty| lower::is_struct_type(ty, &scalar.name)) {
        lower::write_type(&mut block, result);
    }
    let mut lower = Lower::new(names, known.clone(), signed.result.clone());
    let arguments = signed.bind(&mut lower)?;
    let output = lower.names.one_of(&["y", "result", "output"]);
    let block = Rc::new(block);
    lower.source = Some(block.clone());
    let body = lower.body(arguments.first(), &block.stmts);
    turned.clone_from(&lower.turned);
    let body = body?;
    let drawn = lower.drawn.take();
    let mut warnings = std::mem::take(&mut lower.warnings);
    if form == Form::Halves {
        // `Form::Adjoint` has them.
        warnings = warnings::Warnings::default();
    }
    // Integers and floats depend on no argument by their type.
    let has_numbers = signed.result.as_ref().is_none_or(|ty| mentions(ty, &scalar.name));
    warnings.is_constant = has_numbers && matches!(body.value, ir::Value::Number(ir::Atom::Const(_)));
    // Who returns integers and floats alone needs no derivatives.
    let is_without_effect = !has_numbers || only_panics(&block);
    let is_allowed = |warning: &&str| lower.names.allows(warning) || *warning == "no_influence" && is_without_effect;
    warnings.allowed = ALLOWED.into_iter().filter(is_allowed).collect();
    let (signed, arguments, output) = (&signed, &arguments, &output);
    let (warnings, methods, of_library) = (&warnings, &lower.methods, &lower.names.screened.of_library);
    let items = Items {
        owner,
        generics,
        visibility,
        signature,
        signed,
        arguments,
        output,
        warnings,
        methods,
        of_library,
        takes_self,
        form,
    };
    let useful = Rc::new(Useful::of(&body, &lower));
    let emit = || {
        let mut emit =
            Emit::new(scalar.name.clone(), scalar.real.clone(), output.clone(), &lower, &body, useful.clone());
        emit.planted = PLANTED.into_iter().find(|mistake| lower.names.planted(mistake));
        emit
    };
    let returns = signed.result.is_some();
    // The closure of a function that calls itself would contain itself.
    let splits = form.splits() && !calls_itself && items.can_be_split();
    let split = splits.then(|| emit().split(&body, returns, &lower.with_parts(&arguments.written))).flatten();
    let split = split.filter(|split| !items.names_bars(&split.forward));
    let items = match (&split, drawn, form) {
        // Its halves would go forward twice.
        (None, Some(_), Form::Whole) => Items { form: Form::Adjoint, ..items },
        (None, Some(_), Form::Halves) => return Ok(Functions::default()),
        (None, Some(drawn), Form::Helper) => return Err(drawn),
        _ => items,
    };
    let functions = match split {
        Some(split) => items.split(&split),
        None => {
            let mut emit = emit();
            let code = emit.function(&body, returns);
            if form.is_for_backends()
                && let Some(lengths) = overwritten::condition(&lower, arguments, &body)
            {
                emit.bottom.push(quote!(stack.overwrites_caches(#lengths);));
            }
            items.whole(&emit, &code)
        }
    };
    Ok(if has_own { functions.without_marks() } else { functions })
}

/// Whether a body stands for one that is refused, or is to be written.
fn only_panics(block: &Block) -> bool {
    match &block.stmts[..] {
        [syn::Stmt::Macro(m)] => syntax::is_panic(&m.mac),
        [syn::Stmt::Expr(syn::Expr::Macro(m), _)] => syntax::is_panic(&m.mac),
        _ => false,
    }
}
