//! Looks at memory, and values without derivative as they are now.

use super::super::code::{Code, code, stack};
use super::super::here::quote;
use super::super::ir::{Atom, How, Stmt, Value, writes};
use super::super::names::Kind;
use super::super::place::Hold;
use super::super::syntax::strip;
use super::Lower;
use crate::idents::{ByName, is_one_of};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprMethodCall, Result};

impl Lower {
    /// `x.to_vec()`: a copy of memory as it is now; `x.transpose()`, a copy in another order.
    pub(super) fn copy(&mut self, m: &ExprMethodCall) -> Result<Value> {
        if self.names.is_number(&m.receiver) {
            return self.number(&m.receiver).map(Value::Number);
        }
        let made = match self.makes_matrix(&m.receiver) || m.method != "to_vec" && self.is_made_matrix(&m.receiver) {
            true => Some(self.value(&m.receiver)?),
            false => None,
        };
        let receiver = match made {
            Some(Value::Group(t)) => &self.as_place(&t),
            _ => &self.look_at(&m.receiver)?,
        };
        let method = &m.method;
        if method == "to_vec" {
            self.check_list(receiver);
        }
        let (value, shadow, hold) =
            (self.names.rename(receiver), self.shadow_that_may_lack(receiver)?, self.names.hold(receiver));
        let shadow = match method.to_string().as_str() {
            "transpose" => code!([shadow] ::fluxions::adjoint::transposed(&#shadow)),
            // The copy of a view has storage of another type.
            "into_owned" | "clone_owned" => code!([shadow] ::fluxions::adjoint::viewed(&#shadow)),
            // The copy of an array is a vector: both are slices.
            "to_vec" => code!([shadow] (#shadow)[..]),
            _ => shadow,
        };
        let t = self.names.fresh("t");
        let is_of_field = self.comes_from_field(receiver) && is_one_of(method, &["clone", "to_vec"]);
        if is_of_field {
            self.note_copy_of_field(&t);
        }
        if self.is_mixed(receiver) {
            self.note_mixed(&t);
        }
        let tokens = quote!(#value);
        let is_of_vectors = self.is_of_vectors(&tokens);
        let may_hold =
            || self.is_item_of_vectors(&tokens) || self.is_given_by_value(&tokens) || self.is_part_of_struct(receiver);
        let copies = method == "clone" && (is_of_vectors || may_hold());
        // Nobody knows the form of a copy of a part, nor that of a transposed matrix.
        let has_another_form = is_one_of(method, &["transpose", "into_owned", "clone_owned", "to_owned"]);
        if copies || has_another_form {
            self.pool(&t, None);
        } else if method == "clone" {
            self.clones.insert(t.to_string());
        }
        let is_reference = self.names.place_of(receiver).is_some_and(|place| self.is_reference_to_item(place));
        let value = if copies && is_reference {
            code!([value] (*#value))
        } else if copies && (is_of_vectors || is_of_field) && !matches!(strip(receiver), Expr::MethodCall(_)) {
            Code::of(&value)
        } else if copies {
            // It may be a reference, through which a method looks.
            code!([value] (*#value.itself()))
        } else if method == "to_vec" {
            let room = self.room(&t);
            code!([room, value] #room.collect((#value).iter().cloned()))
        } else {
            code!([value] #value.#method())
        };
        self.look(&t, value, shadow, hold);
        Ok(Value::Group(t))
    }

    /// A look at memory.
    pub(super) fn load(&mut self, e: &Expr, group: bool) -> Result<syn::Ident> {
        if let Some(Kind::Number(t)) = self.names.kind_of(e) {
            return Ok(t.clone());
        }
        if !group {
            self.turn_to_number(e)?;
        }
        let e = &self.look_at(strip(e))?;
        let (value, hold) = (Code::of(&self.seen(e)), self.names.hold(e));
        let text = value.text();
        // What is more than a number may be moved to where it is used.
        if let Some(t) = (!group).then(|| self.known(&text, &hold)).flatten() {
            return Ok(t);
        }
        let mut shadow = self.shadow_that_may_lack(e)?;
        if !group && self.is_returned(e) {
            shadow = code!([shadow] ::fluxions::adjoint::MayBeFloat(&#shadow));
        }
        let value = match strip(e) {
            // It would be moved.
            Expr::Path(_) if !group && self.names.place_of(e).is_some_and(|p| p.lent || p.view && p.writable) => {
                code!([value] ::fluxions::adjoint::flat(&*#value))
            }
            // What a name stands for may be a reference to a number, and so may what a method gives.
            Expr::Path(_) | Expr::MethodCall(_) if !group => code!([value] ::fluxions::adjoint::flat(#value)),
            _ => value,
        };
        let t = self.names.fresh("t");
        if self.may_be_float(e) {
            self.doubtful.insert(t.to_string());
        }
        if group {
            if self.is_mixed(e) {
                self.note_mixed(&t);
                // A part of such a tuple is of any type.
                self.unsure.extend(matches!(e, Expr::Field(_)).then(|| t.to_string()));
            } else if self.is_returned(e) {
                self.returned.insert(t.to_string());
            }
            if self.is_of_call(e) {
                self.results.insert(t.to_string());
            }
            if self.comes_from_field(e) {
                self.note_copy_of_field(&t);
            } else if self.names.place_of(e).is_some_and(|place| place.given) {
                // A part of an item, `t` of `for (t, y) in [(1.0, x[0])]`, may be a float that gets into a skipped field.
                self.unsure.insert(t.to_string());
            }
            self.loaded.insert(t.to_string(), matches!(strip(e), Expr::Field(_) | Expr::Index(_)));
        }
        let tokens = value.to_token_stream();
        if group && (self.is_of_vectors(&tokens) || self.is_given_by_value(&tokens) || self.may_be_moved(e)) {
            self.pool(&t, None);
        }
        let roots = if hold.mutable && !self.names.planted("immutable") { hold.roots } else { vec![] };
        self.push(Stmt::Load { t: t.clone(), value, text, shadow, roots, group, steady: !hold.forward });
        Ok(t)
    }

    /// A copy of a part, whose type is not known. It may be behind a reference, so that it cannot be moved.
    pub(super) fn load_part(&mut self, e: &Expr) -> Result<syn::Ident> {
        let e = &self.look_at(strip(e))?;
        let (place, shadow, hold) =
            (Code::of(&self.names.rename(e)), self.shadow_that_may_lack(e)?, self.names.hold(e));
        let value = code!([place, stack()] ::fluxions::adjoint::Unsure(&#place).copy_in(stack.pool()));
        let t = self.names.fresh("t");
        if self.comes_from_field(e) {
            self.note_copy_of_field(&t);
        }
        self.look(&t, value, shadow, hold);
        Ok(t)
    }

    /// A look at what is more than a number.
    fn look(&mut self, t: &syn::Ident, value: Code, shadow: Code, hold: Hold) {
        let roots = if hold.mutable { hold.roots } else { vec![] };
        let (t, text, steady) = (t.clone(), value.text(), !hold.forward);
        self.push(Stmt::Load { t, value, text, shadow, roots, group: true, steady });
    }

    /// Whether an expression is a struct or a part of one, which may hold vectors.
    pub(super) fn is_part_of_struct(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Field(f) => self.is_part_of_struct(&f.base),
            Expr::Index(i) => self.is_part_of_struct(&i.expr),
            e => self.is_struct(e),
        }
    }

    /// Whether an expression is a variable that is a struct, or a clone of nobody knows what: the code of the user may move it, and the way back still
    /// asks for its form.
    fn may_be_moved(&self, e: &Expr) -> bool {
        let Some(place) = self.names.place_of(e).filter(|_| matches!(strip(e), Expr::Path(_))) else { return false };
        self.clones.has_name(&place.name) || !place.view && self.is_struct(e)
    }

    /// The number that was loaded from the same place before, or stored there, if nothing was written there since.
    fn known(&self, text: &str, hold: &Hold) -> Option<syn::Ident> {
        let touches = |s: &Stmt| {
            let written: Vec<_> = writes(std::slice::from_ref(s)).into_iter().collect();
            let mine = super::with_parts(&hold.roots, &self.parts);
            !super::with_parts(&written, &self.parts).is_disjoint(&mine)
        };
        for s in self.out.last()?.iter().rev() {
            match s {
                Stmt::Load { t, text: other, group: false, .. } if other == text => return Some(t.clone()),
                Stmt::Store { place, roots, how: How::Set, from: Value::Number(Atom::Var(t)), .. }
                    if *roots == hold.roots && place.text() == text =>
                {
                    return Some(t.clone());
                }
                Stmt::Bind { name, value: Value::Number(Atom::Var(t)), .. } if name == text => {
                    return Some(t.clone());
                }
                Stmt::Load { .. } | Stmt::Op { .. } => {}
                Stmt::Rebind { .. } => return None,
                s if hold.mutable && touches(s) => return None,
                _ => {}
            }
        }
        None
    }

    /// A number without derivative, as it is now. What a function returns that may count is kept.
    pub(super) fn freeze_number(&mut self, e: &Expr) -> TokenStream {
        let code = self.freeze(e);
        if !self.names.number_may_count(e) || syn::parse2::<syn::Ident>(code.clone()).is_ok() {
            return code;
        }
        let name = self.names.fresh("c");
        self.constant(name.clone(), &code, false);
        quote!(#name)
    }

    /// What has no derivative, as it is now.
    pub(super) fn freeze(&mut self, e: &Expr) -> TokenStream {
        self.heed(e);
        let e = &*self.names.checked(e);
        if !self.names.unsteady(e) && !self.names.mentions_active(e) {
            let renamed = self.names.rename(&self.names.settled_form(e));
            return if self.names.planted("precedence") || matches!(e, Expr::Lit(_) | Expr::Path(_) | Expr::Call(_)) {
                quote!(#renamed)
            } else {
                quote!((#renamed))
            };
        }
        let (steady, renamed) = (self.names.steady(e), self.names.rename(e));
        let name = self.names.fresh("c");
        if may_be_moved(e) {
            self.names.frozen.insert(name.to_string());
        }
        self.constant(name.clone(), &quote!(#renamed), steady);
        quote!(#name)
    }
}

/// Whether an expression without derivative may give a value that can be given once, as a list is.
pub(super) fn may_be_moved(e: &Expr) -> bool {
    matches!(
        strip(e),
        Expr::Path(_)
            | Expr::Call(_)
            | Expr::MethodCall(_)
            | Expr::If(_)
            | Expr::Match(_)
            | Expr::Block(_)
            | Expr::Macro(_)
            | Expr::Struct(_)
    )
}
