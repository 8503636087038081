//! Lists in fields that may change in the function.
//!
//! A field may be one without derivatives, and nobody keeps those: the way back would go through what is in the list then. So a loop over such a field goes through a
//! copy of it, and one that writes to the items asks how many there are.

use super::super::code::{Code, code};
use super::super::here::quote;
use super::super::ir::{InField, Iter};
use super::super::screen::{is_assignment, root};
use super::super::syntax::{is_range, pattern_names, strip, untyped, variable_name};
use super::Lower;
use super::found::is_over_slices;
use crate::idents::is_one_of;
use crate::types::variable;
use proc_macro2::TokenStream;
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, ExprAssign, ExprBinary, ExprCall, ExprIndex, ExprLet, ExprMatch, ExprMethodCall, ExprReference, Ident,
    Local, Member, Pat, Result, UnOp,
};

/// Methods of lists that change nothing.
const READING: [&str; 17] = [
    "iter",
    "into_iter",
    "len",
    "is_empty",
    "get",
    "first",
    "last",
    "clone",
    "to_vec",
    "as_slice",
    "as_ref",
    "windows",
    "chunks",
    "chunks_exact",
    "contains",
    "copied",
    "cloned",
];

/// What a function may change: members of structs and tuples by their names, and variables as a whole.
struct Touched(FxHashSet<String>);

fn member(member: &Member) -> String {
    match member {
        Member::Named(name) => name.to_string(),
        Member::Unnamed(index) => index.index.to_string(),
    }
}

impl Touched {
    /// The members on the way to a place. The variable stays what it is, but for them.
    fn members(&mut self, place: &Expr) {
        match strip(place) {
            Expr::Field(f) => {
                self.0.insert(member(&f.member));
                self.members(&f.base);
            }
            Expr::Index(i) => self.members(&i.expr),
            Expr::Unary(u) => self.members(&u.expr),
            _ => {}
        }
    }

    /// Arguments that are variables may be mutable references, which a call lends by their names.
    fn given<'e>(&mut self, arguments: impl IntoIterator<Item = &'e Expr>) {
        arguments.into_iter().filter(|a| matches!(strip(a), Expr::Path(_))).for_each(|a| self.whole(a));
    }

    /// What a pattern names may be mutable references to the parts of a place.
    fn taken_apart(&mut self, pat: &Pat, place: &Expr) {
        let is_place = matches!(strip(place), Expr::Path(_) | Expr::Field(_) | Expr::Index(_));
        if is_place && !matches!(untyped(pat), Pat::Ident(_)) && !pattern_names(pat).is_empty() {
            self.whole(place);
        }
    }

    /// A place that may change as a whole.
    fn whole(&mut self, place: &Expr) {
        self.members(place);
        if !has_field(place) {
            self.0.extend(root(place));
        }
    }
}

impl<'ast> Visit<'ast> for Touched {
    fn visit_expr_assign(&mut self, e: &'ast ExprAssign) {
        self.whole(&e.left);
        visit::visit_expr_assign(self, e);
    }
    fn visit_expr_binary(&mut self, e: &'ast ExprBinary) {
        if is_assignment(&e.op) {
            self.members(&e.left);
        }
        visit::visit_expr_binary(self, e);
    }
    fn visit_expr_reference(&mut self, e: &'ast ExprReference) {
        if e.mutability.is_some() {
            self.whole(&e.expr);
        }
        visit::visit_expr_reference(self, e);
    }
    fn visit_local(&mut self, l: &'ast Local) {
        if let Some(init) = &l.init {
            self.taken_apart(&l.pat, &init.expr);
        }
        visit::visit_local(self, l);
    }
    fn visit_expr_let(&mut self, e: &'ast ExprLet) {
        self.taken_apart(&e.pat, &e.expr);
        visit::visit_expr_let(self, e);
    }
    fn visit_expr_match(&mut self, e: &'ast ExprMatch) {
        e.arms.iter().for_each(|arm| self.taken_apart(&arm.pat, &e.expr));
        visit::visit_expr_match(self, e);
    }
    fn visit_expr_call(&mut self, e: &'ast ExprCall) {
        self.given(&e.args);
        visit::visit_expr_call(self, e);
    }
    fn visit_expr_method_call(&mut self, e: &'ast ExprMethodCall) {
        if !is_one_of(&e.method, &READING) {
            self.whole(&e.receiver);
        }
        self.given(&e.args);
        visit::visit_expr_method_call(self, e);
    }
}

/// What the function may change.
pub(super) fn touched(block: &Block) -> FxHashSet<String> {
    let mut touched = Touched(FxHashSet::default());
    touched.visit_block(block);
    touched.0
}

/// The list that an iterator goes through.
pub(super) fn list(e: &Expr) -> Option<&Expr> {
    let list = match strip(e) {
        Expr::Reference(r) => strip(&r.expr),
        Expr::MethodCall(m) => strip(&m.receiver),
        e @ Expr::Path(_) => e,
        _ => return None,
    };
    Some(match list {
        Expr::Index(i) if is_range(i) => strip(&i.expr),
        list => list,
    })
}

pub(super) fn has_field(e: &Expr) -> bool {
    match strip(e) {
        Expr::Field(_) => true,
        Expr::Index(i) => has_field(&i.expr),
        Expr::Unary(u) => has_field(&u.expr),
        _ => false,
    }
}

/// The iterator over another list.
fn over(e: &Expr, name: &Ident) -> Expr {
    match strip(e) {
        Expr::Reference(r) => Expr::Reference(ExprReference { expr: Box::new(over(&r.expr, name)), ..r.clone() }),
        Expr::MethodCall(m) => {
            Expr::MethodCall(ExprMethodCall { receiver: Box::new(over(&m.receiver, name)), ..m.clone() })
        }
        Expr::Index(i) if is_range(i) => Expr::Index(ExprIndex { expr: Box::new(over(&i.expr, name)), ..i.clone() }),
        _ => variable(name.clone()),
    }
}

impl Lower {
    /// Notes that variables refer to parts of structs or tuples, which may be fields.
    pub(super) fn note_in_fields<'n>(&mut self, variables: impl IntoIterator<Item = &'n Ident>) {
        self.in_fields.extend(variables.into_iter().map(ToString::to_string));
    }

    fn is_in_field(&self, list: &Expr) -> bool {
        has_field(list) || variable_name(list).is_some_and(|name| self.in_fields.contains(&name))
    }

    /// Whether an iterator goes through the parts of a list in a field, `p.list.chunks(n)`.
    pub(super) fn divides_field(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        is_over_slices(m) && self.is_in_field(&m.receiver) && self.names.is_place(&m.receiver)
    }

    /// What goes through a list in a field. If that may change in the function, these are the items of a copy, beside the adjoints of what they were copied from.
    pub(super) fn in_field(&mut self, e: &Expr, it: Iter) -> Iter {
        let Iter::Elems { value, shadow, mutable, in_field: None } = it else { return it };
        let place = list(e)
            .filter(|list| self.is_in_field(list) && self.names.is_place(list) && !self.names.hold(list).forward);
        let Some(list) = place else { return Iter::Elems { value, shadow, mutable, in_field: None } };
        let may_change = self.may_change(list);
        if mutable {
            let shadow = if may_change { self.as_many(&value, &shadow) } else { shadow };
            return Iter::Elems { value, shadow, mutable, in_field: None };
        }
        if !may_change {
            return Iter::Elems { value, shadow, mutable, in_field: Some(InField::References) };
        }
        let (name, list) = (self.names.fresh("items"), self.names.rename(list));
        self.constant(name.clone(), &quote!((#list).to_owned()), false);
        let items = over(e, &name);
        // A variable that refers to the list goes through references to its items.
        let value =
            if matches!(strip(e), Expr::Path(_)) { quote!(#items.iter()) } else { quote!((#items).into_iter()) };
        Iter::Elems { value, shadow, mutable: false, in_field: Some(InField::References) }
    }

    /// The adjoints of items that a loop writes to, as many as there are items now.
    fn as_many(&mut self, items: &TokenStream, bars: &TokenStream) -> TokenStream {
        let n = self.names.fresh("n");
        self.constant(n.clone(), &quote!((#items).size_hint().0), false);
        quote!(::fluxions::adjoint::AsMany(#bars, #n).items())
    }

    /// The adjoints of what an expression looks at, which may be such an item.
    pub(super) fn shadow_that_may_lack(&mut self, e: &Expr) -> Result<Code> {
        let item = match strip(e) {
            Expr::Reference(r) if r.mutability.is_none() => self.item_that_may_lack(&r.expr)?,
            Expr::Field(f) => {
                let member = &f.member;
                self.item_that_may_lack(&f.base)?.map(|item| code!([item, member] (*#item).#member))
            }
            // What a method gives is a reference itself.
            e @ Expr::MethodCall(_) => self.item_that_may_lack(e)?,
            e => self.item_that_may_lack(e)?.map(|item| code!([item] (*#item))),
        };
        item.map_or_else(|| self.names.shadow(e), Ok)
    }

    /// A reference to the adjoint of an item that may have none: see [`may_lack_items`](Self::may_lack_items).
    pub(super) fn item_that_may_lack(&mut self, e: &Expr) -> Result<Option<Code>> {
        let (list, index) = match strip(e) {
            Expr::Index(i) if self.may_lack_items(i) => (&*i.expr, &*i.index),
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => return self.item_that_may_lack(&u.expr),
            // `list.get(i).unwrap()`
            Expr::MethodCall(unwrap) => match strip(&unwrap.receiver) {
                Expr::MethodCall(get)
                    if is_one_of(&unwrap.method, &["unwrap", "expect"])
                        && get.method == "get"
                        && get.args.len() == 1
                        && has_field(&get.receiver)
                        && self.may_change(&get.receiver) =>
                {
                    (&*get.receiver, &get.args[0])
                }
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let index = self.names.rename(index);
        Ok(Some(match self.item_that_may_lack(list)? {
            Some(list) => code!([list, index] ::fluxions::adjoint::ItemAt(#list, #index).item()),
            None => {
                let list = self.names.shadow(list)?;
                code!([list, index] ::fluxions::adjoint::ItemAt(&#list, #index).item())
            }
        }))
    }

    /// Whether there may be fewer adjoints than items, since a list in a field may be one without derivatives that gets longer.
    fn may_lack_items(&mut self, item: &ExprIndex) -> bool {
        !is_range(item) && has_field(&item.expr) && self.may_change(&item.expr)
    }

    fn may_change(&mut self, list: &Expr) -> bool {
        if !self.names.hold(list).mutable {
            return false;
        }
        if variable_name(list).is_some() {
            // Nobody knows what it refers to.
            return true;
        }
        let touched = match (&self.touched, &self.source) {
            (Some(touched), _) => touched,
            (None, Some(source)) => self.touched.insert(touched(source)),
            (None, None) => return false,
        };
        let mut names = Touched(FxHashSet::default());
        names.members(list);
        names.0.extend(root(list));
        names.0.iter().any(|name| touched.contains(name))
    }
}
