//! Ends of iterators that give an option: `reduce`, `max_by`, `min_by`, `find`, `find_map`, `last`, `next` and `nth`.
//!
//! Each is a loop that says whether there is something, and what. Of numbers, that is
//!
//! ```text
//! let mut __found = false;
//! let mut __value = S::zero();
//! for v in x.iter().copied().take(1) { __value = v; __found = true; }
//! for v in x.iter().copied().skip(1) { __value = __value.max(v); }
//! ```
//!
//! for `reduce(S::max)`. What is more than a number is kept in an option.

use super::super::here::quote;
use super::super::syntax::{THINNING, has_ident, pattern_names, refuse, strip, untyped};
use super::Lower;
use super::ends::is_made_of_numbers;
use super::option::{By, Inner};
use super::steps::{Kind, Steps, is_step};
use crate::idents::is_one_of;
use proc_macro2::TokenStream;
use syn::visit::Visit;
use syn::visit_mut::VisitMut;
use syn::{Expr, ExprMethodCall, Ident, Pat, Result};

/// What such an end gives.
pub(super) struct Found {
    /// The loops.
    pub(super) before: TokenStream,
    /// Whether there is something.
    pub(super) condition: TokenStream,
    pub(super) inner: Inner,
}

/// A closure of two arguments.
struct Both {
    a: Pat,
    b: Pat,
    body: Expr,
}

impl Both {
    fn of(f: &Expr) -> Result<Self> {
        match strip(f) {
            Expr::Closure(c) if c.inputs.len() == 2 => {
                Ok(Self { a: untyped(&c.inputs[0]), b: untyped(&c.inputs[1]), body: (*c.body).clone() })
            }
            Expr::Path(f) => {
                Ok(Self { a: syn::parse_quote!(__a), b: syn::parse_quote!(__b), body: syn::parse_quote!(#f(__a, __b)) })
            }
            other => refuse(other, "write the closure here: `|a, b| …`"),
        }
    }
}

impl Lower {
    /// Whether a method is such an end, of an iterator with derivatives.
    pub(super) fn finds(&self, m: &ExprMethodCall) -> bool {
        let it = &m.receiver;
        let is_plain = m.method == "next" || m.method == "nth" || m.method == "last";
        self.names.active(it)
            && !(m.method == "last" && self.names.is_view(it) && !self.gives_own_items(it))
            && (is_step(it) || self.has_steps_before(it) || is_iterator(it) || !is_plain && !self.is_part_of_user(it))
    }

    /// Whether an expression is the last item of a list of the function by value: `list.into_iter().last()`.
    pub(super) fn is_last_of_own(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::MethodCall(m) if m.method == "last" && self.gives_own_items(&m.receiver))
    }

    fn gives_own_items(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) if m.method == "into_iter" => {
                self.names.place_of(&m.receiver).is_some_and(|place| self.is_own(place) && !place.iterates)
            }
            Expr::MethodCall(m) => is_iterator(e) && self.gives_own_items(&m.receiver),
            _ => false,
        }
    }

    /// Whether an expression is a variable or a call, whose methods may be the user's.
    fn is_part_of_user(&self, e: &Expr) -> bool {
        !matches!(strip(e), Expr::MethodCall(_) | Expr::Path(_))
    }

    /// Whether an option is found among numbered items.
    pub(super) fn finds_numbered(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        let mut it = strip(&m.receiver);
        while let Expr::MethodCall(m) = it {
            if m.method == "enumerate" {
                return true;
            }
            if !is_one_of(&m.method, &THINNING) {
                return false;
            }
            it = strip(&m.receiver);
        }
        false
    }

    /// Such an end as loops.
    pub(super) fn found(&self, m: &ExprMethodCall) -> Result<Option<Found>> {
        let is_end = matches!(
            (m.method.to_string().as_str(), m.args.len()),
            ("reduce" | "max_by" | "min_by" | "find" | "find_map" | "nth", 1) | ("last" | "next", 0)
        );
        if !is_end || !self.finds(m) {
            return Ok(None);
        }
        let (it, f) = (&m.receiver, m.args.first().map(strip));
        if m.method != "find_map" && has_slices(it) {
            return refuse(
                &m.method,
                "an item that is a slice has no adjoints of its own: find its place by `position`, and look at the list by that",
            );
        }
        let it: Expr = match (m.method.to_string().as_str(), f) {
            ("find", Some(f)) => syn::parse_quote!(#it.filter(#f)),
            ("find_map", Some(f)) => syn::parse_quote!(#it.filter_map(#f)),
            ("nth", Some(n)) => syn::parse_quote!(#it.skip(#n)),
            _ => (**it).clone(),
        };
        let by = if self.lends_items(&it) == Some(true) { By::Lent } else { By::Value };
        let it = if self.has_steps_before(&it) { self.steps_last(&it)? } else { it };
        let are_numbers = self.are_numbers(&it, f);
        let slot = Slot { scalar: &self.names.scalar, are_numbers };
        let item = quote!(__item);
        let loops = match (m.method.to_string().as_str(), f) {
            ("reduce", Some(f)) => self.reduced(&it, Both::of(f)?, by, &slot)?,
            ("max_by" | "min_by", Some(f)) => self.chosen(&it, Both::of(f)?, by, m.method == "max_by", &slot)?,
            ("last", _) => each(&it, &slot.set(&item))?,
            _ => {
                // One loop ends there, not one in another.
                let is_nested = Steps::of(&it)?.list.iter().any(|step| step.kind == Kind::FlatMap);
                let it = if is_nested { self.listed(&it)? } else { it };
                let set = slot.set(&item);
                Steps::of(&it)?.each(&syn::parse_quote!(__item), &quote!(#set break;))?
            }
        };
        let (first, condition, value) = (slot.first(), slot.condition(), slot.value());
        Ok(Some(Found { before: quote!(#first #loops), condition, inner: Inner { value, by } }))
    }

    /// `reduce`: the first item begins, and each other one is put to what is there.
    fn reduced(&self, it: &Expr, f: Both, by: By, slot: &Slot<'_>) -> Result<TokenStream> {
        let Both { a, b, mut body } = f;
        if by == By::Lent {
            // The closure looks at numbers behind references, which are numbers here.
            pattern_names(&a).iter().chain(&pattern_names(&b)).for_each(|name| Numbers(name).visit_expr_mut(&mut body));
        }
        let old = slot.value();
        let item = if slot.are_numbers { quote!(__item.__number()) } else { quote!(__item.clone()) };
        let more = slot.replace(&quote!({ let #a = #old; let #b = #item; #body }));
        self.first_and_others(it, &slot.set(&quote!(__item)), &more, slot)
    }

    /// `max_by` and `min_by`: of equal items, the last one is the largest, and the first one the smallest.
    fn chosen(&self, it: &Expr, f: Both, by: By, largest: bool, slot: &Slot<'_>) -> Result<TokenStream> {
        let Both { a, b, body } = f;
        let order = quote!(::core::cmp::Ordering::Greater);
        let condition = if largest { quote!((#body) != #order) } else { quote!((#body) == #order) };
        let (old, set) = (slot.value(), slot.set(&quote!(__item)));
        let seen = if by == By::Lent { quote!(&&__old) } else { quote!(&__old) };
        let more = quote!({
            let mut __goes_on = false;
            { let __old = #old; let #a = #seen; let #b = &__item; __goes_on = #condition; }
            if __goes_on { #set }
        });
        self.first_and_others(it, &set, &more, slot)
    }

    /// The loop over the first item, and the one over the others. If steps leave items out, one loop asks which it is.
    fn first_and_others(
        &self,
        it: &Expr,
        first: &TokenStream,
        others: &TokenStream,
        slot: &Slot<'_>,
    ) -> Result<TokenStream> {
        let steps = Steps::of(it)?;
        // The state of a `scan` goes on from the first item to the others.
        if steps.list.iter().all(|step| step.kind == Kind::Map && step.beside.is_none()) {
            let (one, rest) = (steps.with_source(&quote!(.take(1)))?, steps.with_source(&quote!(.skip(1)))?);
            let (one, rest) = (each(&one, first)?, each(&rest, others)?);
            return Ok(quote!(#one #rest));
        }
        // The compiler learns the type of the items from the first one.
        let is_empty = slot.is_empty();
        each(it, &quote!(if #is_empty { #first } else { #others }))
    }

    /// Whether the items are numbers, as far as their form says.
    fn are_numbers(&self, it: &Expr, f: Option<&Expr>) -> bool {
        let takes_parts = f.is_some_and(|f| match f {
            Expr::Closure(c) => c.inputs.iter().any(|p| {
                !matches!(behind_references(&untyped(p)), Pat::Ident(_) | Pat::Wild(_))
                    || pattern_names(p).iter().any(|name| has_parts(&c.body, name))
            }),
            _ => false,
        });
        !takes_parts && !self.makes_pairs(it) && !self.names.used.has_items(it)
    }

    /// Whether an iterator has items of several parts by its form.
    fn makes_pairs(&self, e: &Expr) -> bool {
        let Expr::MethodCall(m) = strip(e) else { return false };
        match m.method.to_string().as_str() {
            "zip" | "enumerate" | "chunks" | "windows" | "chunks_exact" => true,
            "map" => {
                matches!(m.args.first().map(strip), Some(Expr::Closure(c)) if is_made_of_numbers(&c.body) || self.is_struct(&c.body))
            }
            "filter" | "take_while" | "skip_while" | "rev" | "skip" | "take" | "step_by" | "chain" | "copied"
            | "cloned" | "__skip" | "__take" => self.makes_pairs(&m.receiver),
            "__enumerate" => true,
            _ => false,
        }
    }
}

/// The loop over all items.
fn each(it: &Expr, body: &TokenStream) -> Result<TokenStream> {
    Steps::of(it)?.each(&syn::parse_quote!(__item), body)
}

/// Where the item is kept that was found.
struct Slot<'s> {
    scalar: &'s Ident,
    are_numbers: bool,
}

impl Slot<'_> {
    fn first(&self) -> TokenStream {
        let s = self.scalar;
        match self.are_numbers {
            true => quote!(let mut __found = false; let mut __value = #s::zero();),
            false => quote!(let mut __best = None;),
        }
    }

    /// The first item that is found.
    fn set(&self, item: &TokenStream) -> TokenStream {
        match self.are_numbers {
            true => quote!(__value = #item.__number(); __found = true;),
            false => quote!(__best = ::core::option::Option::Some(#item.clone());),
        }
    }

    /// One in the place of another.
    fn replace(&self, item: &TokenStream) -> TokenStream {
        match self.are_numbers {
            true => quote!(__value = #item;),
            false => quote!(__best = ::core::option::Option::Some(#item);),
        }
    }

    fn value(&self) -> TokenStream {
        match self.are_numbers {
            true => quote!(__value),
            false => quote!(__best.clone().unwrap()),
        }
    }

    fn condition(&self) -> TokenStream {
        match self.are_numbers {
            true => quote!(__found),
            false => quote!(__best.is_some()),
        }
    }

    fn is_empty(&self) -> TokenStream {
        match self.are_numbers {
            true => quote!(!__found),
            false => quote!(__best.is_none()),
        }
    }
}

/// The pattern without references around.
pub(super) fn behind_references(pat: &Pat) -> Pat {
    match pat {
        Pat::Reference(r) => behind_references(&r.pat),
        pat => pat.clone(),
    }
}

/// Whether code looks at a part of a variable: `p.0`, `p.re`, `p[0]`.
fn has_parts(code: &Expr, name: &Ident) -> bool {
    struct Find<'a>(&'a Ident, bool);
    impl<'ast> Visit<'ast> for Find<'_> {
        fn visit_expr_field(&mut self, f: &'ast syn::ExprField) {
            self.1 |= matches!(strip(&f.base), Expr::Path(p) if p.path.is_ident(self.0));
            syn::visit::visit_expr_field(self, f);
        }
        fn visit_expr_index(&mut self, i: &'ast syn::ExprIndex) {
            self.1 |= matches!(strip(&i.expr), Expr::Path(p) if p.path.is_ident(self.0));
            syn::visit::visit_expr_index(self, i);
        }
    }
    if !has_ident(code, name) {
        return false;
    }
    let mut find = Find(name, false);
    find.visit_expr(code);
    find.1
}

/// `*a` as the number itself.
struct Numbers<'a>(&'a Ident);

impl VisitMut for Numbers<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        syn::visit_mut::visit_expr_mut(self, e);
        if let Expr::Unary(u) = e
            && matches!(u.op, syn::UnOp::Deref(_))
            && matches!(strip(&u.expr), Expr::Path(p) if p.path.is_ident(self.0))
        {
            *e = (*u.expr).clone();
        }
    }
}

/// Whether an expression goes through a place by its form.
fn is_iterator(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => {
            let is_adapter = ["copied", "cloned"].iter().any(|name| m.method == name);
            super::super::place::is_iterator(e) || is_adapter && is_iterator(&m.receiver)
        }
        _ => false,
    }
}

/// Whether a method gives slices one after the other.
pub(super) fn is_over_slices(m: &ExprMethodCall) -> bool {
    is_one_of(&m.method, &["chunks", "chunks_exact", "windows"])
}

/// Whether the items of an iterator are slices.
fn has_slices(it: &Expr) -> bool {
    match strip(it) {
        Expr::MethodCall(m) if is_one_of(&m.method, &THINNING) => has_slices(&m.receiver),
        Expr::MethodCall(m) => is_over_slices(m),
        _ => false,
    }
}
