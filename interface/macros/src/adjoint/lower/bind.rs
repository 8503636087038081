//! `let`.

use super::super::counts::passive;
use super::super::here::{part_index, quote};
use super::super::ir::{Atom, Stmt, Value, View};
use super::super::names::{Closure, Kind, Place, Root, Scope, bar, first_of};
use super::super::place::is_iterator;
use super::super::screen::root;
use super::super::sugar::changes_by_method;
use super::super::syntax::{Idents, has_ident, is_scalar, pattern_names, refuse, rename_pattern, strip, untyped};
use super::Lower;
use super::constant::{asks_for_type, is_plain};
use super::matrix::is_type_of_nalgebra;
use super::operator::{INTO_COLLECTION, goes_into_collection, is_struct_type};
use super::shared::Changes;
use super::touched::has_field;
use crate::idents::ByName;
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::format_ident;
use std::rc::Rc;
use syn::visit_mut::VisitMut;
use syn::{Expr, Ident, Pat, PatIdent, Result, Type};

impl Lower {
    /// `let pat: ty = init`.
    pub(super) fn bind(&mut self, pat: &Pat, ty: Option<&Type>, init: &Expr) -> Result<()> {
        let init = strip(init);
        if (self.is_plain_value(pat, ty, init) || !self.names.active(init))
            && let Some(drawn) = self.drawn(init)?
        {
            return self.bind_passive(pat, ty, &drawn);
        }
        let is_used = matches!(pat, Pat::Ident(p) if self.names.used.has_variable(&p.ident));
        let is_struct = self.is_struct(init) || is_used || ty.is_some_and(|ty| is_struct_type(ty, &self.names.scalar));
        if is_struct && self.may_be_operator(init) && self.names.active(init) {
            let value = self.operator(init)?;
            self.bind_value(pat, value)?;
        } else {
            self.bind_any(pat, ty, init)?;
        }
        if let Some(ty) = ty {
            self.note_mixed_type(ty, pat);
        }
        if is_struct {
            self.note_struct(pat);
        }
        if ty.is_some_and(is_type_of_nalgebra) || self.is_value_of_nalgebra(init) {
            self.note_of_nalgebra(pat);
        }
        Ok(())
    }

    fn bind_any(&mut self, pat: &Pat, ty: Option<&Type>, init: &Expr) -> Result<()> {
        match (pat, init) {
            (Pat::Paren(p), _) => return self.bind(&p.pat, ty, init),
            (Pat::Ident(p), Expr::Closure(c)) => {
                self.check_question(&p.ident, c)?;
                let closure = Closure { ast: c.clone(), scopes: self.names.scopes.clone() };
                self.names.bind(&p.ident.to_string(), Kind::Closure(Rc::new(closure)));
                return Ok(());
            }
            (Pat::Tuple(p), Expr::Tuple(e)) if p.elems.len() == e.elems.len() && !has_rest(p) => {
                return self.bind_tuple(p, e, ty);
            }
            _ => {}
        }
        if self.bind_replaced(pat, ty, init)? {
            return Ok(());
        }
        let is_active = self.names.active(init);
        if is_active && goes_into_collection(ty, init) {
            return refuse(init, INTO_COLLECTION);
        }
        if is_active && let Some(item) = self.plain_item(init, self.is_plain_value(pat, ty, init))? {
            return self.bind_passive(pat, ty, &item);
        }
        if is_active && self.is_plain_value(pat, ty, init) && self.is_changing_call(init) {
            let value = variable(self.call(init, false)?);
            return self.bind_passive(pat, ty, &passive(&value));
        }
        if !is_active || ty.is_some_and(is_plain) && !asks_for_type(init) {
            let checked = self.names.checked(init);
            return self.bind_passive(pat, ty, &checked);
        }
        if ty.is_none() && self.is_plain_value(pat, ty, init) {
            return self.bind_passive(pat, ty, &passive(init));
        }
        if self.is_use(init) && self.uses_reference(init) {
            // The user has a reference to what is a value here.
            let (whole, name) = (self.value(init)?, self.names.fresh("some"));
            self.bind_value(&syn::parse_quote!(#name), whole)?;
            return self.bind(pat, None, &syn::parse_quote!(&#name));
        }
        if self.is_discarded(pat, init) {
            return self.discard(init);
        }
        let variable = matches!(pat, Pat::Ident(p) if p.mutability.is_some());
        if !variable && has_mutable(pat) {
            return self.bind_mutable_parts(pat, ty, init);
        }
        if let Pat::Reference(r) = pat
            && self.changes(init)
        {
            // The parts are copies, which stay as they are.
            let behind: Expr = match init {
                Expr::Reference(of) => (*of.expr).clone(),
                e => syn::parse_quote!(*#e),
            };
            return self.bind(&r.pat, None, &behind);
        }
        let is_copy = variable && matches!(pat, Pat::Ident(p) if self.is_turned_to_number(&p.ident));
        if self.names.is_view(init) && !is_copy && !self.is_use(init) {
            return self.bind_view(pat, init);
        }
        if takes_parts(pat) && self.names.place_of(init).is_some_and(|p| p.lent) {
            // The parts of what is borrowed mutably are, too.
            return self.bind_view(pat, &syn::parse_quote!(&mut *#init));
        }
        if self.is_part_of_value(init) {
            let part = self.part_of_value(init)?;
            return self.bind_any(pat, ty, &part);
        }
        if self.names.is_place(init) && !variable {
            return self.bind_place(pat, init);
        }
        self.wanted = match pat {
            Pat::Ident(p) if !has_ident(init, &p.ident) => Some(p.ident.clone()),
            _ => None,
        };
        self.check_held(ty, init)?;
        // Another variable may have the name, too.
        let may_be_number = ty.is_none_or(|ty| is_scalar(ty, &self.names.scalar));
        let is_number = may_be_number && matches!(pat, Pat::Ident(p) if self.is_turned_to_number(&p.ident));
        let value = match is_number {
            true => self.number(init).map(Value::Number),
            false => self.value_in_parts(init, ty),
        };
        self.wanted = None;
        let value = self.called(value?, ty);
        self.bind_value(pat, value)
    }

    /// A variable that is bound to a value.
    pub(super) fn made(&mut self, value: &Expr) -> Result<Expr> {
        let made = self.names.fresh("made");
        self.bind(&syn::parse_quote!(#made), None, value)?;
        Ok(variable(made))
    }

    /// Whether a value is an integer or a float, by its type, by the use of its variable or by the signature of the method that gives it.
    fn is_plain_value(&self, pat: &Pat, ty: Option<&Type>, init: &Expr) -> bool {
        let is_counted = |p: &PatIdent| self.names.counts.variables.has_name(&p.ident);
        match ty {
            Some(ty) => is_plain(ty) && !asks_for_type(init),
            None => {
                matches!(pat, Pat::Ident(p) if is_counted(p))
                    || matches!(init, Expr::MethodCall(m) if self.names.used.is_plain_and_changes_self(m))
            }
        }
    }

    /// Whether an expression is a call that changes numbers, as far as one can see.
    fn is_changing_call(&self, e: &Expr) -> bool {
        let by_method = match e {
            Expr::Call(_) => false,
            Expr::MethodCall(m) => {
                changes_by_method(&self.names.screened.by_methods, m) || self.names.used.is_plain_and_changes_self(m)
            }
            _ => return false,
        };
        by_method || self.names.effects(e).writes.is_some()
    }

    /// Whether what an expression looks at may change later.
    pub(super) fn changes(&self, e: &Expr) -> bool {
        let hold = self.names.hold(e);
        hold.mutable || hold.forward
    }

    /// All values come first: a name may be bound anew.
    fn bind_tuple(&mut self, pats: &syn::PatTuple, values: &syn::ExprTuple, ty: Option<&Type>) -> Result<()> {
        let types = |i| match ty {
            Some(Type::Tuple(types)) => types.elems.get(i),
            _ => None,
        };
        let before = self.names.scopes.clone();
        let mut bound = vec![];
        for (i, (pat, value)) in pats.elems.iter().zip(&values.elems).enumerate() {
            let (pat, ty) = match pat {
                Pat::Type(t) => (&*t.pat, Some(&*t.ty)),
                pat => (pat, types(i)),
            };
            self.names.scopes.push(Scope::default());
            self.bind(pat, ty, value)?;
            bound.extend(self.names.scopes.pop());
            self.names.scopes.clone_from(&before);
        }
        if let Some(scope) = self.names.scopes.last_mut() {
            bound.into_iter().for_each(|names| scope.extend(names));
        }
        Ok(())
    }

    /// Parts that change are variables of their own.
    pub(super) fn bind_mutable_parts(&mut self, pat: &Pat, ty: Option<&Type>, init: &Expr) -> Result<()> {
        struct Firsts(Vec<Ident>);
        impl VisitMut for Firsts {
            fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
                if p.mutability.take().is_some() {
                    self.0.push(p.ident.clone());
                    p.ident = first_of(&p.ident);
                }
            }
        }
        let (mut firsts, mut plain) = (Firsts(vec![]), pat.clone());
        firsts.visit_pat_mut(&mut plain);
        self.bind(&plain, ty, init)?;
        for name in firsts.0 {
            let (first, ty) = (first_of(&name), ty.and_then(|ty| type_of_part(pat, ty, &name)));
            self.bind(&syn::parse_quote!(mut #name), ty, &syn::parse_quote!(#first))?;
        }
        Ok(())
    }

    fn bind_view(&mut self, pat: &Pat, init: &Expr) -> Result<()> {
        self.bind_parts(pat, init, false)
    }

    /// References to the parts of the variant that the place is known to have.
    pub(super) fn bind_parts_of_variant(&mut self, pat: &Pat, place: &Expr) -> Result<()> {
        self.bind_parts(pat, place, true)
    }

    /// `let (a, b) = v.split_at_mut(v.len() / 2)`: what is asked of v comes first, as long as nobody has borrowed it.
    fn asked_before(&mut self, init: &Expr) -> Expr {
        let mut init = init.clone();
        let (of, asked): (_, Vec<&mut Expr>) = match &mut init {
            Expr::MethodCall(m) if m.method.to_string().ends_with("_mut") => {
                (root(&m.receiver), m.args.iter_mut().collect())
            }
            Expr::Reference(r) if r.mutability.is_some() => match &mut *r.expr {
                Expr::Index(i) => match &mut *i.index {
                    Expr::Range(ends) => {
                        (root(&i.expr), ends.start.iter_mut().chain(&mut ends.end).map(|e| &mut **e).collect())
                    }
                    at => (root(&i.expr), vec![at]),
                },
                _ => return init,
            },
            _ => return init,
        };
        for e in asked {
            if e.any_ident(&mut |name| of.as_ref().is_some_and(|of| name == of)) {
                let steady = self.names.steady(e);
                *e = self.asked_once(e, "i", steady);
            }
        }
        init
    }

    fn bind_parts(&mut self, pat: &Pat, init: &Expr, is_variant: bool) -> Result<()> {
        let init = &self.asked_before(init);
        let init = &self.look_at(init)?;
        let place = if let Expr::Reference(r) = strip(init) { &*r.expr } else { init };
        let is_place = matches!(strip(place), Expr::Path(_) | Expr::Field(_) | Expr::Index(_));
        if is_place && (has_field(place) || !matches!(pat, Pat::Ident(_))) {
            self.note_in_fields(&pattern_names(pat));
        }
        self.note_items(init, &pattern_names(pat));
        self.note_parts_of_field(place, &pattern_names(pat));
        let (renamed, shadow, hold) = (self.seen(init), self.shadow_that_may_lack(init)?, self.names.hold(init));
        let are_slices =
            (matches!(init, Expr::MethodCall(_)) || matches!(pat, Pat::Ident(_))) && self.gives_slices(init);
        let writable = self.names.writable(init);
        // A view that is written to is `mut`, and stays where it is.
        let rebindable = has_mutable(pat) && !(writable && self.is_part_of_matrix(init));
        if rebindable && !matches!(pat, Pat::Ident(_)) {
            return refuse(pat, "references that are assigned anew: bind each with a `let mut` of its own");
        }
        // What the borrow checker keeps apart in a place that was not taken apart before, is memory of its own.
        let apart = match hold.roots[..] {
            [whole] if writable && !matches!(pat, Pat::Ident(_)) && self.depths[whole] == self.depth => {
                (!self.parts.contains_key(&whole)).then_some(whole)
            }
            _ => None,
        };
        let steady = !hold.mutable && !hold.forward && !rebindable;
        let place = Place {
            roots: hold.roots,
            mutable: hold.mutable,
            forward: hold.forward || rebindable,
            rebindable,
            writable,
            // `let &[a, b] = x` has copies.
            view: !matches!(pat, Pat::Reference(_)),
            lent: writable,
            transient: writable || hold.mutable,
            iterates: matches!(pat, Pat::Ident(_)) && is_iterator(init),
            ..Place::fixed(format_ident!("part"))
        };
        let forward = place.forward;
        let (pat, bars, defs) = self.place_pattern(pat, &place, apart);
        if let (Some(whole), Expr::MethodCall(m)) = (apart, init)
            && m.method == "split_at_mut"
            && self.lists.contains_key(&whole)
            && let Some(parts) = self.parts.get(&whole)
        {
            self.lists.extend(parts.iter().copied().zip(defs.iter().cloned()));
        }
        self.note_parts(init, &pat, &defs);
        self.note_slices(are_slices, &defs);
        if matches!(pat, Pat::Ident(_)) {
            self.note_parts_of_matrix(self.is_part_of_matrix(init), &defs);
        }
        let keyword = if rebindable { quote!(let mut) } else { quote!(let) };
        let names = defs.iter().map(bar).collect();
        let (code, shadow) = match is_variant {
            false => (quote!(let #pat = #renamed;), quote!(#keyword #bars = #shadow;)),
            true => (
                quote!(let #pat = #renamed else { ::core::unreachable!("the branch was taken") };),
                quote!(let #bars = #shadow else { ::fluxions::adjoint::other_variant() };),
            ),
        };
        self.push(Stmt::View(View { code, shadow, defs, bars: names, forward, steady }));
        Ok(())
    }

    fn bind_place(&mut self, pat: &Pat, init: &Expr) -> Result<()> {
        let hold = self.names.hold(init);
        // An element that never changes keeps the name of the user.
        let is_read = matches!(strip(init), Expr::Path(_)) || hold.mutable || hold.forward;
        let turned = matches!(pat, Pat::Ident(p) if self.is_turned_to_number(&p.ident)) && !self.is_struct(init);
        if let (Pat::Ident(p), true) = (pat, is_read && (turned || self.names.is_number(init))) {
            let t = self.load(init, false)?;
            self.names.bind(&p.ident.to_string(), Kind::Number(t));
            return Ok(());
        }
        if let Pat::Tuple(parts) = pat
            && (hold.mutable || hold.forward)
            && matches!(strip(init), Expr::Field(_))
            && parts.elems.iter().all(is_plain_variable)
        {
            // Each may be a number, or a float, whose adjoint would be none of a number.
            let mut each = parts.elems.iter().enumerate();
            return each.try_for_each(|(i, part)| {
                let i = part_index(i);
                self.bind(part, None, &syn::parse_quote!(#init.#i))
            });
        }
        let renamed = self.names.rename(init);
        if hold.mutable || hold.forward || self.is_of_vectors(&quote!(#renamed)) {
            let t = self.load(init, true)?;
            return self.bind_group(pat, t);
        }
        if let Some(bound) = self.names.place_of(init).map(|p| p.name.clone()).and_then(|t| self.bind_literals(pat, &t))
        {
            return bound;
        }
        // A copy of what never changes has the adjoints of the original.
        let init = &self.look_at(init)?;
        let (renamed, shadow) = (self.names.rename(init), self.names.shadow(init)?);
        let place = Place { roots: hold.roots, ..Place::fixed(format_ident!("part")) };
        let (pat, bars, defs) = self.place_pattern(pat, &place, None);
        self.note_parts(init, &pat, &defs);
        let names = defs.iter().map(bar).collect();
        let (code, shadow) = (quote!(let #pat = #renamed;), quote!(let #bars = &#shadow;));
        self.push(Stmt::View(View { code, shadow, defs, bars: names, forward: false, steady: true }));
        Ok(())
    }

    /// Binds what was computed.
    pub(super) fn bind_value(&mut self, pat: &Pat, value: Value) -> Result<()> {
        let pat = &untyped(pat);
        if let Pat::Ident(PatIdent { subpat: Some((_, parts)), .. }) = pat
            && !matches!(**parts, Pat::Wild(_))
        {
            return refuse(
                parts,
                "a pattern behind `@` has no adjoint here: take the variable apart by another `let`, `let q = e; let (a, b) = q;`",
            );
        }
        match (pat, value) {
            (Pat::Wild(_), _) => Ok(()),
            (Pat::Ident(p), Value::Group(t)) if p.mutability.is_some() && self.unnamed.has_name(&t) => {
                // What was made for it is the variable.
                if let Some(root) = self.unnamed.remove(&t.to_string()) {
                    self.names.bind(&p.ident.to_string(), Kind::Place(Place::owned(t, root)));
                }
                Ok(())
            }
            (pat @ Pat::Ident(p), Value::Number(Atom::Const(code)))
                if p.mutability.is_some() && self.names.is_counted_pattern(pat) =>
            {
                let (pat, defs) = self.passive_pattern(pat, false, Changes::default());
                self.push(Stmt::Passive { code: quote!(let #pat = #code;), defs, steady: false });
                Ok(())
            }
            (Pat::Ident(p), value @ (Value::Number(_) | Value::Group(_))) if p.mutability.is_some() => {
                let (name, root) = (self.names.unique(&p.ident), self.root());
                let place = match value {
                    Value::Number(_) => Place::variable(name.clone(), root),
                    _ => Place::owned(name.clone(), root),
                };
                self.names.bind(&p.ident.to_string(), Kind::Place(place));
                if let Some(room) = self.room_of(&value) {
                    self.rooms.insert(name.to_string(), room);
                } else {
                    self.pool_whole(&name, [&value]);
                }
                if matches!(&value, Value::Group(t) if self.clones.has_name(t)) {
                    self.clones.insert(name.to_string());
                }
                if self.is_doubtful_value(&value) {
                    self.doubtful.insert(name.to_string());
                }
                if let Value::Group(t) = &value {
                    for noted in [&mut self.returned, &mut self.unsure, &mut self.mixed, &mut self.results] {
                        if noted.has_name(t) {
                            noted.insert(name.to_string());
                        }
                    }
                }
                self.push(Stmt::Bind { name, value, root });
                Ok(())
            }
            (Pat::Ident(p), Value::Number(Atom::Var(t))) => {
                self.names.bind(&p.ident.to_string(), Kind::Number(t));
                Ok(())
            }
            (Pat::Reference(r), value @ Value::Number(Atom::Var(_))) => self.bind_value(&r.pat, value),
            (pat, Value::Number(Atom::Const(code))) => {
                let (pat, defs) = self.passive_pattern(pat, true, Changes::default());
                self.push(Stmt::Passive { code: quote!(let #pat = #code;), defs, steady: false });
                Ok(())
            }
            (pat, Value::Group(t)) => self.bind_group(pat, t),
            (Pat::Tuple(p), Value::Parts(parts)) if p.elems.len() == parts.len() && !has_rest(p) => {
                p.elems.iter().zip(parts).try_for_each(|(p, part)| self.bind_value(p, part))
            }
            (pat, parts @ Value::Parts(_)) => {
                let whole = self.together(parts);
                self.bind_value(pat, whole)
            }
            (pat, _) => refuse(pat, "there is no value for this pattern"),
        }
    }

    /// Binds an aggregate that does not change, or its parts.
    fn bind_group(&mut self, pat: &Pat, t: Ident) -> Result<()> {
        if let Pat::Ident(p) = pat {
            self.names.bind(&p.ident.to_string(), Kind::Place(Place::fixed(t)));
            return Ok(());
        }
        if let Some(bound) = self.bind_literals(pat, &t) {
            return bound;
        }
        if has_mutable(pat) {
            self.names.bind_place(Place::fixed(t.clone()));
            return self.bind_mutable_parts(pat, None, &syn::parse_quote!(#t));
        }
        let b = bar(&t);
        let (pat, bars, defs) = self.place_pattern(pat, &Place::fixed(t.clone()), None);
        self.note_mixed_group(&t, &pat, &defs);
        let names = defs.iter().map(bar).collect();
        let code = match self.pooled.has_name(&t) && takes_parts(&pat) {
            true => self.copied_parts(&pat, &quote!(&#t), &defs),
            false => quote!(let #pat = #t;),
        };
        let shadow = quote!(let #bars = &#b;);
        self.push(Stmt::View(View { code, shadow, defs, bars: names, forward: false, steady: true }));
        Ok(())
    }

    /// The parts of a value that may hold vectors are copied: to take it apart would move them away.
    pub(super) fn copied_parts(&mut self, pat: &Pat, value: &TokenStream, parts: &[Ident]) -> TokenStream {
        let seen = |name: &Ident| format_ident!("{}_bar_seen", name);
        let looks = rename_pattern(pat, true, &mut |p| seen(&p.ident));
        let mut code = quote!(let #looks = #value;);
        for name in parts {
            self.pool(name, None);
            let seen = seen(name);
            code.extend(quote!(let #name = ::fluxions::adjoint::Unsure(#seen).copy_in(stack.pool());));
        }
        code
    }

    /// A pattern of parts of a place: for the values, and for the adjoints. Parts that are `apart` get memory of their own.
    pub(in crate::adjoint) fn place_pattern(
        &mut self,
        pat: &Pat,
        like: &Place,
        apart: Option<Root>,
    ) -> (Pat, Pat, Vec<Ident>) {
        let (mut defs, mut users) = (vec![], vec![]);
        let names = &mut self.names;
        let value = rename_pattern(pat, false, &mut |p| {
            let unique = names.unique(&p.ident);
            users.push(p.ident.to_string());
            defs.push(unique.clone());
            unique
        });
        let mut next = defs.iter();
        let bars = rename_pattern(pat, true, &mut |p| next.next().map_or_else(|| p.ident.clone(), bar));
        for (user, name) in users.into_iter().zip(&defs) {
            let mut place = Place { name: name.clone(), ..like.clone() };
            if let Some(whole) = apart {
                let part = self.root();
                place.roots = vec![part];
                if !self.names.planted("split") {
                    self.parts.entry(whole).or_default().push(part);
                    if self.names.open.contains(&whole) {
                        self.names.open.insert(part);
                    }
                }
            }
            // Integers and floats among the parts.
            let is_plain = !like.writable && !like.mutable && self.names.counts.variables.contains(&user);
            let passive = || Kind::Passive { name: name.clone(), mutable: false, numbers: false };
            self.names.bind(&user, if is_plain { passive() } else { Kind::Place(place) });
        }
        self.note_fields(pat, &defs);
        self.note_contents(pat, &defs);
        (value, bars, defs)
    }
}

/// The type of a variable in the pattern of a tuple, if it is written.
fn type_of_part<'t>(pat: &Pat, ty: &'t Type, name: &Ident) -> Option<&'t Type> {
    match (pat, ty) {
        (Pat::Ident(p), ty) => (p.ident == *name).then_some(ty),
        (Pat::Tuple(pats), Type::Tuple(types)) if !has_rest(pats) => {
            pats.elems.iter().zip(&types.elems).find_map(|(pat, ty)| type_of_part(pat, ty, name))
        }
        _ => None,
    }
}

/// Whether a pattern is a variable, or takes nothing.
fn is_plain_variable(pat: &Pat) -> bool {
    match pat {
        Pat::Ident(p) => p.by_ref.is_none() && p.mutability.is_none() && p.subpat.is_none(),
        pat => matches!(pat, Pat::Wild(_)),
    }
}

fn has_rest(p: &syn::PatTuple) -> bool {
    p.elems.iter().any(|p| matches!(p, Pat::Rest(_)))
}

/// Whether the variables of a pattern are references if it is that of a reference.
pub(super) fn takes_parts(pat: &Pat) -> bool {
    struct Find(bool);
    impl<'ast> syn::visit::Visit<'ast> for Find {
        fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
            self.0 |= p.by_ref.is_some() || p.subpat.is_some();
        }
        fn visit_pat_reference(&mut self, _: &'ast syn::PatReference) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    syn::visit::Visit::visit_pat(&mut find, pat);
    !find.0
}

/// Whether a pattern has variables that change.
pub(in crate::adjoint) fn has_mutable(pat: &Pat) -> bool {
    struct Find(bool);
    impl<'ast> syn::visit::Visit<'ast> for Find {
        fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
            self.0 |= p.mutability.is_some();
            syn::visit::visit_pat_ident(self, p);
        }
    }
    let mut find = Find(false);
    syn::visit::Visit::visit_pat(&mut find, pat);
    find.0 && !pattern_names(pat).is_empty()
}
