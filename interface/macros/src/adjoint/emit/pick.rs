//! Loops that find the largest or the smallest of their items.
//!
//! Only the item that was found has a share in the result. So a loop `top = top.max(…)` keeps what the way back needs of that item, and its number,
//! and the way back visits no other.

use super::super::code::Code;
use super::super::here::quote;
use super::super::ir::{Atom, Head, How, Loop, Op, Roots, Stmt, Value};
use super::super::names::{Root, helper};
use super::super::syntax::mentions;
use super::super::useful::Useful;
use super::gather::bound_by;
use super::{Class, Emit, Piece};
use quote::format_ident;
use syn::Ident;

/// The end of such a loop.
pub(super) struct Pick<'a> {
    /// `max` or `min`.
    name: &'a str,
    /// The variable, and its adjoint.
    place: &'a Code,
    shadow: &'a Code,
    /// The item, and whether it is the first operand.
    item: &'a Ident,
    is_first: bool,
}

impl<'a> Pick<'a> {
    /// `load …; new = max(old, item); place = new` with a place that is the same in each iteration and that nothing else in the body touches, in a body that writes
    /// nothing else.
    pub(super) fn of(l: &'a Loop, useful: &Useful) -> Option<Self> {
        let [
            body @ ..,
            Stmt::Op { t, op: Op::Function(name), args, .. },
            Stmt::Store { place, shadow, roots, how: How::Set, from, reshapes: None },
        ] = &l.body[..]
        else {
            return None;
        };
        let (Value::Number(Atom::Var(stored)), [Atom::Var(a), Atom::Var(b)]) = (from, &args[..]) else { return None };
        let is_plain =
            matches!(l.head, Head::For(_)) && l.stop.is_none() && stored == t && (name == "max" || name == "min");
        let old = body.iter().filter_map(|s| match s {
            Stmt::Load { t, shadow: from, group: false, .. } if from.text() == shadow.text() => Some(t),
            _ => None,
        });
        let old = old.collect::<Vec<_>>();
        let ([old], [root]) = (&old[..], &roots[..]) else { return None };
        let (item, is_first) = if *old == a { (b, false) } else { (a, true) };
        let alone = (*old == a) != (*old == b) && is_untouched(body, old, *root);
        let is_one = || {
            let names = bound_by(l);
            !mentions(place, &names) && !mentions(shadow, &names)
        };
        (is_plain && alone && useful.reaches(roots) && is_one()).then_some(Self { name, place, shadow, item, is_first })
    }
}

/// Whether statements compute an item without a look at the variable, and change nothing.
fn is_untouched(body: &[Stmt], old: &Ident, root: Root) -> bool {
    body.iter().all(|s| match s {
        Stmt::Load { t, .. } if t == old => true,
        Stmt::Load { roots, .. } => !roots.contains(&root),
        Stmt::Op { args, .. } => !args.iter().any(|a| matches!(a, Atom::Var(v) if v == old)),
        Stmt::View(v) => !v.forward,
        Stmt::Passive { defs, .. } => !defs.is_empty(),
        _ => false,
    })
}

impl Emit {
    pub(super) fn pick(&mut self, l: &Loop, pick: &Pick<'_>, later: &Roots) -> Piece {
        let Pick { name, place, shadow, item, is_first } = pick;
        let Head::For(items) = &l.head else { return Piece::default() };
        let (found, number) = (helper("found", l.id), helper("number", l.id));
        let seed = self.fresh("d");
        self.depth += 1;
        let (body, value) = (&l.body[..l.body.len() - 2], Value::Number(Atom::Var((*item).clone())));
        let block = self.block(body, &value, Some(&Code::variable(&seed)), &l.inside(later));
        self.depth -= 1;
        let (forward, saved, back) = (&block.forward, &block.saved, &block.back);
        let (rule, not) = (format_ident!("{name}_is_first"), (!is_first).then(|| quote!(!)));
        let (a, b) = if *is_first { (quote!(#item), quote!(#place)) } else { (quote!(#place), quote!(#item)) };
        let (it, pat) = (items.iter.forward(), &items.values);
        let forward = quote! {
            let mut #found = ::core::option::Option::None;
            for (#number, #pat) in (#it).into_iter().enumerate() {
                #forward
                if #not ::fluxions::adjoint::rule::#rule(#a, #b) {
                    #place = #item;
                    #found = ::core::option::Option::Some((#number, #(#saved,)*));
                }
            }
        };
        let (it, pat) = items.again(&l.still_there(&block.needed, later));
        let open = self.cell(&seed);
        let back = quote! {
            if let ::core::option::Option::Some((#number, #(#saved,)*)) = #found {
                #open
                #seed.increment(#shadow.drain());
                for #pat in (#it).skip(#number).take(1) { #back }
            }
        };
        let (forward, back) = (Code::read(forward), Code::read(back));
        Piece { forward, back, defs: vec![(found, Class::Keep)], ..Piece::default() }
    }
}
