//! `let` of what has no derivative: constants, and variables that get a derivative later.

use super::super::activity::{FLAT, PRIMITIVE};
use super::super::here::quote;
use super::super::ir::{Atom, Stmt, Value};
use super::super::names::{Kind, Place};
use super::super::syntax::{
    Idents, has_ident, is_named, is_scalar, item_of, pattern_names, refuse, rename_pattern, repeated_in_vec, strip,
    turbofish_type,
};
use super::arrange::taken_from;
use super::bind::has_mutable;
use super::group::variant;
use super::half::is_camel;
use super::operator::{INTO_COLLECTION, is_collection, makes_struct};
use super::plain::is_float_literal;
use super::pooled::is_untyped;
use super::shared::{Changes, is_guard};
use super::{Lower, Turned};
use crate::idents::{ByName, is_one_of};
use crate::spaces::{is_list as is_list_type, is_option, is_real};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident};
use std::borrow::Cow;
use syn::{Expr, Ident, Pat, PatIdent, Result, Type};

impl Lower {
    /// `let` of what has no derivative. A variable may get one later.
    pub(super) fn bind_passive(&mut self, pat: &Pat, ty: Option<&Type>, init: &Expr) -> Result<()> {
        self.heed(init);
        if !matches!(pat, Pat::Ident(_)) && self.has_variables_of_numbers(pat) {
            return self.bind_mutable_parts(pat, ty, init);
        }
        if let Pat::Ident(p) = pat
            && p.mutability.is_some()
            && self.holds_numbers(p, ty, init)
        {
            // What is assigned to a float is one, as a skipped field is: the types say so.
            let ty = ty.filter(|ty| !is_real(ty));
            if self.makes_lists(init) && repeated_in_vec(init).is_none() {
                let value = self.value_in_parts(init, ty)?;
                return self.bind_value(pat, value);
            }
            return self.bind_own(p, ty, init);
        }
        let is_number = self.names.is_counted_pattern(pat) || ty.is_some_and(is_primitive);
        let is_known = !if is_number { self.names.variable_may_count(init) } else { self.names.may_count(init) };
        let steady = is_known && !self.names.unsteady(init) && !has_mutable(pat) && self.names.steady(init);
        let renamed = match steady {
            _ if has_mutable(pat) && self.names.is_fixed_list(init) => self.names.rename(&self.names.copied_now(init)),
            true => self.names.rename(&self.names.settled_value(init)),
            false => self.names.rename(init),
        };
        if !steady && self.depth > 0 && ty.and_then(item_of).is_some_and(|item| matches!(item, Type::Reference(_))) {
            return refuse(
                init,
                "a loop keeps this list for the way back, and references cannot be kept: collect copies, as `copied()` makes them, or indices",
            );
        }
        let annotation = ty.map(|t| quote!(: #t));
        let numbers = self.names.numeric(init) || ty.is_some_and(|t| self.names.mentions_scalar(t));
        let (cut, is_slice) = (self.names.cuts(init).first().copied(), self.names.is_slice(init));
        let is_shared = ty.is_some_and(|ty| Changes::of(ty).shared) || is_guard(init);
        let (changes, refers) = (self.names.changes_of_parts(pat, init).or_shared(is_shared), self.refers(init));
        let source = match strip(init) {
            Expr::MethodCall(m) if m.method == "clone" => &m.receiver,
            init => taken_from(init).unwrap_or(init),
        };
        let is_same = self.names.is_list_variable(source);
        let (pat, defs) = self.passive_pattern(pat, numbers, changes);
        self.note_references(refers, &defs);
        if let Pat::Ident(p) = &pat {
            self.names.cut.extend(cut.map(|at| (p.ident.to_string(), at)));
            self.names.slices.extend(is_slice.then(|| p.ident.to_string()));
            let is_array = matches!(strip(init), Expr::Array(_) | Expr::Repeat(_));
            let is_list = is_same || is_array || ty.is_some_and(|ty| item_of(ty).is_some()) || makes_list(init);
            self.names.lists.extend(is_list.then(|| p.ident.to_string()));
            self.names.untyped.extend((ty.is_none() && is_untyped(init)).then(|| p.ident.to_string()));
            self.names.absent.extend((ty.is_none() && holds_nothing(init)).then(|| p.ident.to_string()));
        }
        self.push(Stmt::Passive { code: quote!(let #pat #annotation = #renamed;), defs, steady });
        Ok(())
    }

    /// Whether a pattern has variables that start without derivative and get one.
    fn has_variables_of_numbers(&self, pat: &Pat) -> bool {
        let is_known = |name: &Ident| self.known.contains(&Turned::Active(name.to_string()));
        has_mutable(pat) && pattern_names(pat).iter().any(is_known)
    }

    /// Whether a variable that starts without derivative may get one.
    fn holds_numbers(&self, p: &PatIdent, ty: Option<&Type>, init: &Expr) -> bool {
        let is_flat = matches!(init, Expr::MethodCall(m) if is_one_of(&m.method, &FLAT));
        is_flat
            || ty.is_some_and(|t| self.names.mentions_scalar(t))
            || self.names.mentions_scalar(init)
            || self.known.contains(&Turned::Active(p.ident.to_string()))
    }

    fn bind_own(&mut self, p: &PatIdent, ty: Option<&Type>, init: &Expr) -> Result<()> {
        if is_collection(init) {
            return refuse(init, INTO_COLLECTION);
        }
        self.warnings.cut(self.names.cuts(init));
        let init = &*self.over_scalar(ty, init);
        let renamed = self.names.rename(init).to_token_stream();
        if ty.is_none() && is_float_literal(&renamed) {
            return self.bind_value(&Pat::Ident(p.clone()), Value::Number(Atom::Const(renamed)));
        }
        let (name, root) = (self.names.unique(&p.ident), self.root());
        let is_list = matches!(init, Expr::Macro(_) | Expr::Array(_) | Expr::Repeat(_) | Expr::Tuple(_));
        let is_call = matches!(init, Expr::Call(c) if c.args.len() != 1 && !c.args.is_empty());
        let made = self.list_of_constants(&name, init).or_else(|| self.dynamic_zeros(&name, init));
        let made = made.or_else(|| self.with_capacity(&name, init)).or_else(|| self.listed_constants(&name, init));
        let made = made.or_else(|| self.copied_constants(&name, init));
        let is_assigned_later = made.is_none()
            && (ty.is_some_and(|ty| is_list_type(ty) || is_option(ty))
                || is_copied(init)
                || is_none(init)
                || is_empty_list(init)
                || is_constructed(init)
                || self.is_struct(init));
        if is_assigned_later {
            self.pool(&name, None);
        }
        if is_empty_list(init) {
            self.vectors.insert(name.to_string());
        }
        let is_list = is_list || made.is_some() || is_assigned_later;
        let is_number = ty.is_none() && !is_list && !is_call || ty.is_some_and(|t| is_scalar(t, &self.names.scalar));
        let place = if is_number { Place::variable(name.clone(), root) } else { Place::owned(name.clone(), root) };
        self.names.bind(&p.ident.to_string(), Kind::Place(place));
        if self.makes_mixed(init) {
            self.note_mixed(&name);
        }
        let annotation = ty.map(|t| quote!(: #t));
        let value = made.unwrap_or(renamed);
        self.push(Stmt::Own { name: name.clone(), code: quote!(let mut #name #annotation = #value;), root });
        Ok(())
    }

    /// `Point::<S>::zero()` for `Point::zero()`: its adjoint is asked for its parts before the type is known.
    fn over_scalar<'e>(&self, ty: Option<&Type>, init: &'e Expr) -> Cow<'e, Expr> {
        let scalar = &self.names.scalar;
        let Expr::Call(c) = init else { return Cow::Borrowed(init) };
        let mut typed = c.clone();
        if ty.is_none()
            && makes_struct(c, scalar)
            && let Expr::Path(p) = &mut *typed.func
            && let Some(of) = p.path.segments.iter_mut().nth_back(1)
            && of.ident != "Self"
            && of.arguments.is_none()
            && !self.names.screened.several.has_name(&of.ident)
        {
            of.arguments = syn::PathArguments::AngleBracketed(syn::parse_quote!(::<#scalar>));
            return Cow::Owned(Expr::Call(typed));
        }
        Cow::Borrowed(init)
    }

    /// `Vec::with_capacity(n)`: with room of the pool.
    fn with_capacity(&mut self, name: &Ident, init: &Expr) -> Option<TokenStream> {
        let Expr::Call(c) = init else { return None };
        let n = c.args.first().filter(|_| is_empty_list(init))?;
        self.pool(name, None);
        let n = self.names.rename(n);
        Some(quote!(::fluxions::adjoint::Shadow::list_in(#n, stack.pool())))
    }

    /// A pattern of variables without derivative, with their new names. What they stand for may change as `changes` says.
    pub(in crate::adjoint) fn passive_pattern(
        &mut self,
        pat: &Pat,
        numbers: bool,
        changes: Changes,
    ) -> (Pat, Vec<Ident>) {
        let mut bound = vec![];
        let names = &mut self.names;
        let pat = rename_pattern(pat, false, &mut |p| {
            let unique = names.unique(&p.ident);
            if changes.any {
                names.screened.changing.insert(p.ident.to_string());
            }
            let changes = changes.any || p.mutability.is_some() || names.screened.changing.has_name(&p.ident);
            if !names.counts.variables.has_name(&p.ident) {
                names.passives.insert(unique.to_string());
            }
            bound.push((p.ident.to_string(), unique.clone(), changes));
            unique
        });
        if changes.shared {
            self.names.shared.extend(bound.iter().map(|(_, unique, _)| unique.clone()));
        }
        let defs = bound.iter().map(|(_, unique, _)| unique.clone()).collect();
        for (name, unique, mutable) in bound {
            self.names.bind(&name, Kind::Passive { name: unique, mutable, numbers });
        }
        (pat, defs)
    }
}

/// Whether an expression may find out which number the function runs over, and take it for a float.
pub(super) fn asks_for_type(e: &Expr) -> bool {
    e.any_ident(&mut |name| is_one_of(name, &["Any", "downcast", "downcast_ref", "transmute", "transmute_copy"]))
}

/// Whether a type is that of one integer, float or truth value.
pub(in crate::adjoint) fn is_primitive(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.get_ident().is_some_and(|name| is_one_of(name, &PRIMITIVE)))
}

/// Whether a type is written out, and has no numbers of the function: what has it has no derivative.
pub(super) fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Path(p) => match (p.path.get_ident(), p.path.segments.last()) {
            (Some(name), _) => is_one_of(name, &PRIMITIVE),
            (None, Some(last)) if last.ident == "Vec" || last.ident == "Option" => match &last.arguments {
                syn::PathArguments::AngleBracketed(of) => {
                    of.args.iter().all(|a| matches!(a, syn::GenericArgument::Type(ty) if is_plain(ty)))
                }
                _ => false,
            },
            _ => false,
        },
        Type::Reference(r) => is_plain(&r.elem),
        Type::Slice(s) => is_plain(&s.elem),
        Type::Array(a) => is_plain(&a.elem),
        Type::Paren(p) => is_plain(&p.elem),
        Type::Tuple(t) => !t.elems.is_empty() && t.elems.iter().all(is_plain),
        _ => false,
    }
}

/// Whether an expression is made by the name of an option, a struct or a variant: `Some(x)`, `Shape::Point(x)`, `Shape::Empty`.
fn is_constructed(e: &Expr) -> bool {
    match e {
        Expr::Call(c) => {
            matches!(strip(&c.func), Expr::Path(p) if p.path.segments.last().is_some_and(|s| is_camel(&s.ident)))
        }
        Expr::Path(p) => variant(&p.path).is_some(),
        _ => false,
    }
}

/// Whether an expression is a copy of a list or of another value, or a list of what an iterator gives.
pub(super) fn is_copied(e: &Expr) -> bool {
    const COPIES: [&str; 5] = ["clone", "to_vec", "to_owned", "into_owned", "collect"];
    matches!(e, Expr::MethodCall(m) if is_one_of(&m.method, &COPIES))
}

pub(super) fn is_none(e: &Expr) -> bool {
    matches!(strip(e), Expr::Path(p) if p.path.segments.last().is_some_and(|last| last.ident == "None"))
}

/// `None`, `vec![None; n]`, `[None; N]`
fn holds_nothing(e: &Expr) -> bool {
    match strip(e) {
        Expr::Repeat(r) => is_none(&r.expr),
        e => is_none(e) || repeated_in_vec(e).is_some_and(|(item, _)| is_none(&item)),
    }
}

/// `vec![]`, `Vec::new()`: a list that is assigned later. So is what `mem::take` leaves behind.
pub(super) fn is_empty_list(e: &Expr) -> bool {
    match e {
        Expr::Macro(m) => m.mac.path.is_ident("vec") && m.mac.tokens.is_empty(),
        Expr::Call(c) => {
            let is_new = is_named(&c.func, "new") || is_named(&c.func, "with_capacity");
            is_new && has_ident(&*c.func, &format_ident!("Vec"))
                || is_named(&c.func, "left_behind") && c.args.is_empty()
        }
        _ => false,
    }
}

/// Whether an expression makes a `Vec`, by its form.
fn makes_list(init: &Expr) -> bool {
    match strip(init) {
        e if is_empty_list(e) => true,
        Expr::Macro(m) => m.mac.path.is_ident("vec"),
        Expr::MethodCall(m) if m.turbofish.is_none() => is_one_of(&m.method, &["collect", "to_vec"]),
        e @ Expr::MethodCall(m) if m.method == "collect" => turbofish_type(e).is_some_and(is_list_type),
        _ => false,
    }
}
