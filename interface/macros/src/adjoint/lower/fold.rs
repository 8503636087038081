//! `fold` with a state that is more than a number, as the loop that it stands for: a list, a struct, an option or a tuple.

use super::super::here::quote;
use super::super::syntax::{
    binds, has_ident, has_several, is_integer, pattern_names, refuse, scalar_function, strip, untyped,
};
use super::Lower;
use super::constant::{is_empty_list, is_none};
use super::ends::is_made_of_numbers;
use super::method::is_of_struct;
use super::steps::Steps;
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use quote::format_ident;
use syn::visit::Visit;
use syn::visit_mut::VisitMut;
use syn::{Expr, ExprCall, ExprClosure, ExprMethodCall, Ident, Pat, Result, Stmt, Type};

impl Lower {
    /// Whether the state of a fold is more than a number by its form.
    pub(super) fn folds_more(&self, m: &ExprMethodCall) -> bool {
        let start = strip(&m.args[0]);
        let in_parts = matches!(strip(&m.args[1]), Expr::Closure(c) if c.inputs.first().is_some_and(|p| matches!(untyped(p), Pat::Tuple(_))));
        in_parts
            || matches!(strip(&m.args[1]), Expr::Closure(c) if type_of(c).is_some_and(has_several))
            || self.is_struct(start)
            || is_made_of_numbers(start)
            || is_none(start)
            || is_empty_list(start)
            || matches!(start, Expr::Path(_))
                && self.names.place_of(start).is_some_and(|p| self.is_vector_named(&p.name))
            || self.is_list_of_constants_named(copied(start))
            || self.is_constant_before_calls(start, &m.args[1])
    }

    /// Whether a state begins as a constant of a type that nothing says, and is what a function returns from then on.
    fn is_constant_before_calls(&self, start: &Expr, closure: &Expr) -> bool {
        let is_function = |c: &ExprCall| {
            self.names.kind_of(&c.func).is_none() && scalar_function(&c.func, &self.names.scalar).is_none()
        };
        let is_call = |e: &Expr| matches!(strip(e), Expr::Call(c) if is_function(c));
        let is_constant = match start {
            Expr::Path(p) => p.path.get_ident().is_some_and(|name| self.names.is_constant_of_numbers(name)),
            start => is_call(start) && !self.names.active(start),
        };
        is_constant && matches!(strip(closure), Expr::Closure(c) if is_call(&c.body))
    }

    /// Refuses a state that starts as a constant of a type that nothing says, and whose methods are called.
    pub(super) fn check_state(&self, start: &Expr, closure: &ExprClosure) -> Result<()> {
        if let (Expr::MethodCall(m), Some(Pat::Ident(p))) = (strip(&closure.body), closure.inputs.first().map(untyped))
            && is_of_struct(&m.method)
            && matches!(strip(&m.receiver), Expr::Path(of) if of.path.is_ident(&p.ident))
            && !self.names.active(start)
        {
            return refuse(
                &m.receiver,
                "nothing says here of which type this state is: bind its start before the `fold`, and write its type, `let start: Pose<S> = …`",
            );
        }
        Ok(())
    }

    /// `fold` of a state, which may be in parts.
    pub(super) fn folded(&mut self, m: &ExprMethodCall, steps: &Steps<'_>) -> Result<Expr> {
        let (Expr::Closure(c), start) = (strip(&m.args[1]), &m.args[0]) else {
            return refuse(&m.args[1], "write the closure here: `|state, x| …`");
        };
        let (Some(state), Some(item)) = (c.inputs.first().map(untyped), c.inputs.get(1).map(untyped)) else {
            return refuse(c, "two arguments are needed here");
        };
        if let Some(code) = self.changed_in_place(m, c, &state, &item, steps)? {
            return syn::parse2(code);
        }
        let (mut state, mut body) = (state, (*c.body).clone());
        if let (Pat::Ident(name), Expr::Tuple(t)) = (&state, strip(start))
            && let Some(parts) = in_parts(&name.ident, t.elems.len(), &mut body)
        {
            state = parts;
        }
        let parts = match &state {
            Pat::Tuple(t) => t.elems.len(),
            _ => 1,
        };
        let names: Vec<_> = (0..parts)
            .map(|i| match strip(start) {
                Expr::Tuple(t) if t.elems.get(i).is_some_and(is_integer) => self.names.counter(),
                _ => format_ident!("__state{i}"),
            })
            .collect();
        let all = if parts == 1 { quote!(#(#names)*) } else { quote!((#(#names),*)) };
        let first = if parts == 1 { quote!(mut #(#names)*) } else { quote!((#(mut #names),*)) };
        let ty = type_of(c).filter(|_| is_none(start)).map(|ty| quote!(: #ty));
        // A struct that is no copy would be moved.
        let copies = matches!(state, Pat::Ident(_)) && matches!(strip(start), Expr::Struct(_) | Expr::Path(_));
        let old = if copies { quote!(#all.clone()) } else { all.clone() };
        let each = steps.each(&item, &quote!({ let #state = #old; #all = #body; }))?;
        let start = self.own_start(start);
        syn::parse2(quote!({ let #first #ty = #start; #each #all }))
    }

    /// A fold whose state is a variable that each iteration changes or assigns, which is not copied: `|mut state, x| { …; state }`.
    fn changed_in_place(
        &self,
        m: &ExprMethodCall,
        c: &ExprClosure,
        state: &Pat,
        item: &Pat,
        steps: &Steps<'_>,
    ) -> Result<Option<TokenStream>> {
        let Pat::Ident(p) = state else { return Ok(None) };
        let (name, start, body) = (&p.ident, &m.args[0], &c.body);
        let is_free = !has_ident(&*m.receiver, name) && !pattern_names(item).contains(name);
        if is_free && self.is_constant_before_calls(strip(start), &m.args[1]) {
            let each = steps.each(item, &quote!(#name = #body;))?;
            return Ok(Some(quote!({ let mut #name = #start.clone(); #each #name })));
        }
        let Expr::Block(b) = strip(body) else { return Ok(None) };
        let Some((Stmt::Expr(last, None), before)) = b.block.stmts.split_last() else { return Ok(None) };
        let is_bound_again = |s: &Stmt| matches!(s, Stmt::Local(l) if pattern_names(&l.pat).contains(name));
        let is_itself = matches!(strip(last), Expr::Path(p) if p.path.is_ident(name));
        if p.mutability.is_none() || !is_itself || !is_free || before.iter().any(is_bound_again) {
            return Ok(None);
        }
        let each = steps.each(item, &quote!(#(#before)*))?;
        let start = self.own_start(start);
        Ok(Some(quote!({ let mut #name = #start; #each #name })))
    }

    /// Where a state begins: a list of constants stays what it is, so that the state is a copy.
    fn own_start(&self, start: &Expr) -> TokenStream {
        match self.is_list_of_constants_named(strip(start)) {
            true => quote!(#start.clone()),
            false => quote!(#start),
        }
    }
}

/// What an expression is a copy of, or itself.
fn copied(e: &Expr) -> &Expr {
    match strip(e) {
        Expr::MethodCall(m) if is_one_of(&m.method, &["clone", "to_vec"]) => strip(&m.receiver),
        e => e,
    }
}

/// The type that a closure gives its state.
fn type_of(c: &ExprClosure) -> Option<&Type> {
    match c.inputs.first() {
        Some(Pat::Type(t)) => Some(&t.ty),
        _ => None,
    }
}

/// A state that is a tuple with one name, with a name for each part, if the body looks at parts alone.
fn in_parts(name: &Ident, count: usize, body: &mut Expr) -> Option<Pat> {
    let names: Vec<_> = (0..count).map(|i| format_ident!("__part{i}")).collect();
    *body = with_parts(body, name, &names.iter().map(|name| syn::parse_quote!(#name)).collect::<Vec<_>>())?;
    Some(syn::parse_quote!((#(#names),*)))
}

/// Code with expressions in the place of the parts of a tuple, if it looks at parts alone.
pub(super) fn with_parts(code: &Expr, name: &Ident, values: &[Expr]) -> Option<Expr> {
    let mut changed = code.clone();
    Parts { name, values }.visit_expr_mut(&mut changed);
    (!has_ident(&changed, name) && !binds(name, |find| find.visit_expr(code))).then_some(changed)
}

/// `state.0` as a variable of its own.
struct Parts<'a> {
    name: &'a Ident,
    values: &'a [Expr],
}

impl VisitMut for Parts<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Field(f) = e
            && let (Expr::Path(p), syn::Member::Unnamed(i)) = (strip(&f.base), &f.member)
            && p.path.is_ident(self.name)
            && let Some(part) = self.values.get(i.index as usize)
        {
            *e = part.clone();
            return;
        }
        syn::visit_mut::visit_expr_mut(self, e);
    }
}
