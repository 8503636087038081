//! Arguments of calls that are memory, and those without derivative.

use super::super::here::quote;
use super::super::ir::{Kept, Roots};
use super::super::names::{Kind, Root};
use super::super::screen::{lends, root};
use super::super::steady::{is_of_user, is_place};
use super::super::syntax::{refuse, strip};
use super::Lower;
use super::call::Arguments;
use super::constant::is_none;
use super::fitting::Doubt;
use super::load::may_be_moved;
use crate::idents::ByName;
use crate::types::variable;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote_spanned};
use std::borrow::Cow;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Result, UnOp};

impl Lower {
    /// The memory that a call may write to through its arguments, beside that of the receiver.
    pub(super) fn written<'e>(&self, list: impl IntoIterator<Item = &'e Expr>, of_receiver: &[Root]) -> Roots {
        let lent = list.into_iter().filter(|a| self.names.active(a) && self.names.writable(a) && self.names.is_view(a));
        let mut all: Vec<Root> = lent.flat_map(|a| self.names.hold(a).roots).collect();
        all.extend(of_receiver);
        self.with_parts(&all)
    }

    /// An argument that is given by value, `p` of `p.add(p)`, is copied where the call writes to what it is: the copy has adjoints of its own.
    pub(super) fn apart_from<'e>(&mut self, a: &'e Expr, written: &Roots) -> Result<Cow<'e, Expr>> {
        if written.is_empty() || !self.names.active(a) {
            return Ok(Cow::Borrowed(a));
        }
        if let Expr::Tuple(t) = a {
            let mut t = t.clone();
            for part in &mut t.elems {
                let apart = self.apart_from(strip(part), written)?.into_owned();
                *part = apart;
            }
            return Ok(Cow::Owned(Expr::Tuple(t)));
        }
        // What is looked at by an index or a field is copied in any case.
        let is_value = self
            .names
            .place_of(a)
            .is_some_and(|place| !place.view && !place.number && !self.is_reference_to_item(place));
        let roots = self.with_parts(&self.names.hold(a).roots);
        if !is_value || !roots.iter().any(|root| written.contains(root)) {
            return Ok(Cow::Borrowed(a));
        }
        let name = self.names.fresh("copy");
        self.bind(&syn::parse_quote!(#name), None, a)?;
        Ok(Cow::Owned(variable(name)))
    }

    pub(super) fn memory_argument(&mut self, a: &Expr, by_mut: bool, result: bool, to: &mut Arguments) -> Result<()> {
        let settled = self.look_at(a)?;
        let value = self.seen(&settled).into_token_stream();
        let shadow = self.shadow_that_may_lack(&settled)?;
        let hold = self.names.hold(&settled);
        let writable = self.names.writable(&settled);
        let is_reference = matches!(settled, Expr::Reference(_));
        // The signature of a function with a result says whether it writes to a reference that is given by its name.
        let is_reborrowed = self.names.is_view(&settled) || self.names.place_of(&settled).is_some_and(|p| p.lent);
        let is_lent = result && writable && !is_reference && is_reborrowed;
        let written = by_mut || writable && (!result || is_lent);
        let place = self.names.place_of(&settled);
        let (by_value, is_item) = (place.is_some_and(|p| p.owned), place.is_some_and(|p| p.given));
        let is_value = place.is_some_and(|p| !p.view);
        // Each half gets one of its own.
        let is_given = !is_reference
            && !self.names.is_view(&settled)
            && (is_item || self.is_of_vectors(&value) || self.holds_struct(&settled));
        let lent = |e: TokenStream| quote!(::fluxions::adjoint::lent(&mut *#e));
        to.forward.push(match is_given {
            _ if is_lent => lent(value.clone()),
            true => quote!((#value).clone()),
            false => value.clone(),
        });
        to.reads.extend(&hold.roots);
        if written {
            to.writes.extend(&hold.roots);
        }
        if hold.mutable {
            let name = self.names.fresh("kept");
            to.lent.extend(is_lent.then(|| (to.back.len(), quote!(&mut *#name))));
            to.back.push(match by_value || is_item {
                _ if is_lent => lent(quote!(#name)),
                true => quote!((*#name).to_owned()),
                false => quote!(#name),
            });
            let copied = self.looked_at(&settled, &value);
            to.kept.push(Kept { name, value, copied, roots: hold.roots, written });
        } else {
            to.back.push(if is_given { quote!((#value).clone()) } else { value });
        }
        if !is_lent && self.may_be_plain(a) {
            to.doubt = Some(Doubt::MayBe);
        }
        to.back.push(match is_reference || self.names.is_view(a) {
            true => shadow.into_tokens(),
            // A tuple that is given by value has an adjoint for each part.
            false if is_item => quote!((#shadow).given()),
            false if is_value => quote!((&#shadow).given()),
            false => quote!(&#shadow),
        });
        Ok(())
    }

    pub(super) fn passive_argument(&mut self, a: &Expr, to: &mut Arguments) -> Result<()> {
        if let Some(drawn) = self.drawn(a)? {
            return self.passive_argument(&drawn, to);
        }
        if let Expr::Reference(r) = a
            && r.mutability.is_some()
            && self.names.numeric(a)
        {
            if self.is_of_passive_variable(&r.expr) {
                return self.lose(&r.expr);
            }
            // Scratch made on the spot.
            let e = self.names.rename(a);
            to.forward.push(quote!(#e));
            to.back.extend([quote!(#e), quote!(&(*#e).bar())]);
            return Ok(());
        }
        if let Expr::Reference(r) = a
            && r.mutability.is_some()
            && matches!(self.names.kind_of(&r.expr), Some(Kind::Passive { name, .. }) if self.names.absent.has_name(name))
        {
            return self.lose(&r.expr);
        }
        if let Expr::Reference(r) = a
            && r.mutability.is_some()
            && self.names.is_counted_field(&r.expr)
        {
            return self.counted_argument(&r.expr, to);
        }
        if let Some(place) = self.lent_without_derivative(a) {
            self.changing_argument(&place, to);
            return Ok(());
        }
        if (lends(a) || self.names.refers_to_shared(a)) && !matches!(a, Expr::Closure(_)) {
            return refuse(
                a,
                "the adjoint calls the function again, which would change this once more: let the function return what is new",
            );
        }
        if is_none(a) {
            // The types of the parameters say whether there is a place for the adjoint of what the option may hold.
            to.forward.push(quote!(None));
            to.back.extend([quote!(None), quote!(&None)]);
            to.doubt = Some(Doubt::Absent);
            return Ok(());
        }
        let typed = if self.names.numeric(a) { self.typed(a) } else { Cow::Borrowed(a) };
        let a = &*typed;
        let checked = self.names.checked(a);
        let mut a = Cow::Borrowed(&*checked);
        if self.names.lends_changing_list(&a) {
            // Both sweeps get it as it is now.
            self.freeze_variables(a.to_mut());
        }
        let a = &*a;
        if self.depth > 0 && self.names.lends_changing_collection(a) {
            return refuse(
                a,
                "the adjoint calls the function again, and this collection may have changed: bind it as it is here, `let now = map.clone();`, or, where it changes no more, `let map = map;`",
            );
        }
        // A field of integers or the length of a list may change in the function, though it has no derivative.
        let changes = !matches!(a, Expr::Path(_) | Expr::Reference(_) | Expr::Closure(_)) && !self.names.steady(a);
        let unsteady = self.names.unsteady(a);
        let code = match a {
            a if changes && !unsteady && !self.names.mentions_active(a) => {
                self.asked_once(a, "c", false).into_token_stream()
            }
            // What a call returns is kept, and no reference to it.
            Expr::Reference(r)
                if matches!(strip(&r.expr), Expr::Call(_))
                    || matches!(strip(&r.expr), Expr::MethodCall(m) if m.method == "clone" && unsteady) =>
            {
                let value = self.freeze(strip(&r.expr));
                quote!(&#value)
            }
            a if matches!(strip(a), Expr::Path(_)) || !matches!(a, Expr::Reference(_)) && unsteady => self.freeze(a),
            a => self.freeze(&self.names.settled(a)),
        };
        if self.is_list_of_constants_named(a) {
            // Each half gets one of its own.
            to.forward.push(quote!((#code).clone()));
            to.back.extend([quote!((#code).clone()), quote!(&(#code).bar())]);
            return Ok(());
        }
        if may_be_moved(a) && !self.names.numeric(a) && syn::parse2::<Ident>(code.clone()).is_ok() {
            let value = match unsteady || changes {
                true => code,
                false => self.names.rename(&self.names.settled(a)).into_token_stream(),
            };
            let again = quote_spanned!(a.span()=> ::fluxions::adjoint::Again(&#value).given());
            to.forward.push(again.clone());
            to.back.push(again);
            return Ok(());
        }
        to.forward.push(code.clone());
        to.back.push(code.clone());
        if self.names.numeric(a) && self.names.is_slice(a) {
            let name = self.names.fresh("unread");
            to.back.push(quote!(#name));
            to.unread.push((name, code));
        } else if self.names.numeric(a) {
            if matches!(a, Expr::Path(_) | Expr::Field(_) | Expr::Call(_)) {
                to.doubt = Some(Doubt::OfConstants);
            }
            to.back.push(match a {
                Expr::Tuple(_) => quote!((&(#code).bar()).given()),
                _ => quote!(&(#code).bar()),
            });
        } else if matches!(a, Expr::Call(c) if is_of_user(c)) {
            // A function of the user's may return numbers, though it takes none: `transition(x, tip(c))`.
            to.doubt = Some(Doubt::OfConstants);
            to.back.push(quote!(&::fluxions::adjoint::Unsure(&#code).bar()));
        }
        Ok(())
    }

    /// `step(x, &mut r.count)`: the function gets a variable, which is what the field is before the call and behind it.
    fn counted_argument(&mut self, field: &Expr, to: &mut Arguments) -> Result<()> {
        let now = self.names.fresh("now");
        self.names.screened.changing.insert(now.to_string());
        self.bind(&syn::parse_quote!(mut #now), None, field)?;
        to.given_back.push((field.clone(), variable(now.clone())));
        self.passive_argument(&syn::parse_quote!(&mut #now), to)
    }

    /// The place that an argument lends which has no derivative, if it is a variable of the function or behind a parameter: nothing else refers to it.
    fn lent_without_derivative(&self, a: &Expr) -> Option<Expr> {
        if self.names.refers_to_shared(a) {
            return None;
        }
        let lent = |e: &Expr| match self.names.kind_of(e) {
            Some(Kind::Passive { name, .. }) => self.names.lent.has_name(name),
            _ => false,
        };
        match a {
            Expr::Reference(r) => {
                // `&mut *rng`
                let is_behind =
                    matches!(strip(&r.expr), Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) && lent(&u.expr));
                let is_own =
                    || root(&r.expr).is_some_and(|name| matches!(self.names.get(&name), Some(Kind::Passive { .. })));
                let is_lent = is_behind || is_place(&r.expr) && is_own();
                (r.mutability.is_some() && is_lent).then(|| (*r.expr).clone())
            }
            e @ Expr::Path(_) => lent(e).then(|| syn::parse_quote!(*#e)),
            _ => None,
        }
    }

    /// A variable without derivative that the function may change: `walk(x, &mut generator)`. The second half gets a copy of what it was before.
    fn changing_argument(&mut self, place: &Expr, to: &mut Arguments) {
        let before = self.names.fresh("before");
        let at = place.span();
        self.heed(&syn::parse_quote!(&mut #place));
        let place = self.names.rename(place);
        self.constant(before.clone(), &quote_spanned!(at=> ::fluxions::adjoint::as_before(&#place)), false);
        to.forward.push(quote!(&mut #place));
        to.back.push(quote!(&mut #before.clone()));
        to.doubt = Some(Doubt::Lent);
    }

    /// Whether an expression is a variable that is a list of numbers without derivative.
    pub(super) fn is_list_of_constants_named(&self, a: &Expr) -> bool {
        matches!(a, Expr::Path(_)) && self.names.is_list_variable(a) && self.names.numeric(a)
    }

    /// A reference to memory that is copied for the backward sweep.
    pub(super) fn looked_at(&self, e: &Expr, value: &TokenStream) -> TokenStream {
        let is_name = matches!(strip(e), Expr::Path(_));
        match strip(e) {
            Expr::Reference(r) if r.mutability.is_some() => {
                let inner = self.names.rename(&r.expr);
                quote!(&#inner)
            }
            Expr::Reference(_) => value.clone(),
            e if is_name && self.names.place_of(e).is_some_and(|p| p.owned) => quote!(&#value),
            e if is_name && self.names.writable(e) => quote!(&*#value),
            _ if is_name || self.names.is_view(e) => value.clone(),
            _ => quote!(&#value),
        }
    }
}
