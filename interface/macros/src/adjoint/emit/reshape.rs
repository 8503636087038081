//! Variables that get values of another form: lists of another length, other variants.
//!
//! The adjoint of a variable has the form of its value. Forward, the old value is kept where a new one takes its place. On the way back, the adjoint of the
//! variable becomes that of the new value, and the variable gets one of the old form. So an adjoint moves, and nothing may refer to its parts meanwhile: views of them
//! are taken again behind that.

use super::super::code::{Code, code, stack};
use super::super::ir::{Roots, Stmt, Value, View, reshaped, reshaped_outside};
use super::super::lower::copy_in;
use super::super::names::{Root, bar};
use super::super::syntax::{Idents, idents};
use super::{Bars, Class, Emit, Piece};
use crate::idents::ByName;
use quote::{ToTokens, quote};
use rustc_hash::FxHashSet;
use syn::Ident;

/// A view of memory that gets another form within a branch or a loop behind it. There the adjoints are looked at again.
#[derive(Clone)]
pub(super) struct Carried {
    seen: Roots,
    bars: Bars,
}

/// The adjoint of the value that a place gets, where another one was before.
pub(super) fn adjoint_of(value: &Value, before: &Ident) -> Ident {
    bar(variable_of(value, before))
}

/// The variable of that value, which has none of its own where it is a number.
fn variable_of<'v>(value: &'v Value, before: &'v Ident) -> &'v Ident {
    match value {
        Value::Group(t) => t,
        _ => before,
    }
}

impl Emit {
    /// A place gets a value of another form.
    pub(super) fn replace(
        &mut self,
        (place, shadow, roots): (&Code, &Code, &[Root]),
        from: &Value,
        before: &Ident,
    ) -> Piece {
        let new = self.own(from, false);
        let forward = code!([before, place, new] let #before = ::core::mem::replace(&mut #place, #new););
        if let Value::Group(t) = from {
            self.taken.insert(t.to_string());
        }
        let (mut bars, begins) = (self.bars_of(before), self.begins(variable_of(from, before)));
        if roots.iter().any(|root| self.open.contains(root)) {
            // A call may have left the place without the value that it had before.
            bars = self.opened(before, bars);
        }
        let back = match self.planted("forms") {
            true => code!([begins, bars] #begins = #bars;),
            // A field may be a list without derivatives.
            false if shadow.as_variable().is_none() => {
                code!([begins, shadow, before, bars] #begins = ::fluxions::adjoint::FieldBars(&mut #shadow).replace(&#before, || #bars);)
            }
            false => code!([begins, shadow, bars] #begins = ::core::mem::replace(&mut #shadow, #bars);),
        };
        Piece { forward, back, defs: vec![(before.clone(), Class::Keep)], ..Piece::default() }
    }

    /// A value for a variable: itself if it is of the pool, or of no pool and `takes_room` says that the variable gives it back to its room. Else a copy, because it
    /// is given back by itself: what a call returned goes to the stack of the call.
    pub(super) fn own(&self, value: &Value, takes_room: bool) -> Code {
        let Value::Group(t) = value else { return code!([value] #value) };
        let moves = self.pooled.by_name(t).map_or(takes_room, Option::is_none);
        if moves {
            return Code::variable(t);
        }
        self.copy_of(t, t)
    }

    /// A copy of what is the value `name`, with storage of the pool. A field may be skipped, and of any type.
    pub(super) fn copy_of(&self, name: &Ident, value: &(impl ToTokens + Idents)) -> Code {
        match self.unsure.has_name(name) {
            true => code!([value, stack()] ::fluxions::adjoint::Unsure(&#value).copy_in(stack.pool())),
            false => {
                let copy = copy_in(value);
                code!([value, stack()] #copy)
            }
        }
    }

    /// The adjoint of a value where it is declared on the way back. Of one that got another form before, it gets the former one.
    pub(super) fn begins(&self, t: &Ident) -> Code {
        let b = bar(t);
        match self.reshaped.has_name(t) {
            true => code!([b] let mut #b),
            false => code!([b] let #b),
        }
    }

    /// Gives the adjoints of variables the form that they have behind a statement, where both sweeps stand in one scope.
    pub(super) fn in_shape(&self, s: &Stmt) -> Code {
        if self.reshaped.is_empty() {
            return Code::default();
        }
        let mut names: Vec<_> = reshaped_outside(s)
            .into_iter()
            .filter(|(_, roots)| self.useful.reaches(roots))
            .map(|(variable, _)| &variable.name)
            // The adjoint of what goes elsewhere behind this is declared on the way back.
            .filter(|name| !self.taken.has_name(name))
            .collect();
        names.sort_unstable();
        names.dedup();
        names.into_iter().map(|name| self.shaped(name)).collect()
    }

    fn shaped(&self, name: &Ident) -> Code {
        let (b, bars) = (bar(name), self.bars_of(name));
        let old = code!([b, bars] let __old = ::core::mem::replace(&mut #b, #bars););
        match self.room_of_bars(name) {
            Some(room) => code!([room, old] { #old #room.recycle(__old); }),
            None => {
                let given = self.give_bar(name, &Code::read(quote!(__old)));
                code!([old, given] { #old #given })
            }
        }
    }

    /// The first of the statements behind this one that gives another form to a variable that this one takes a view of.
    pub(super) fn reshaped_behind(&self, i: usize, stmts: &[Stmt]) -> Option<usize> {
        let Stmt::View(view) = &stmts[i] else { return None };
        if self.reshaped.is_empty() {
            return None;
        }
        first_reshaping(&self.seen(view), &stmts[i + 1..]).map(|j| i + 1 + j)
    }

    /// The memory that a view looks at.
    fn seen(&self, view: &View) -> Roots {
        view.defs.iter().filter_map(|name| self.memory.by_name(name)).flatten().copied().collect()
    }

    /// The views that are taken again within a statement. They are views of this list or `carried` into it.
    pub(super) fn carried_into(&self, i: usize, stmts: &[Stmt], carried: &[Carried]) -> Vec<Carried> {
        if self.reshaped.is_empty() || stmts[i].inner().is_empty() {
            return vec![];
        }
        let outer = carried.iter().filter(|view| first_reshaping(&view.seen, stmts) == Some(i)).cloned();
        let own = (0..i).filter(|k| self.reshaped_behind(*k, stmts) == Some(i)).filter_map(|k| match &stmts[k] {
            Stmt::View(view) if !view.forward => Some(Carried { seen: self.seen(view), bars: Bars::of_view(view) }),
            _ => None,
        });
        outer.chain(own).collect()
    }
}

impl Carried {
    /// Which statement of a list the view is taken again behind, on the way back. If none gives another form to what it looks at, it is taken at the start.
    pub(super) fn behind(&self, stmts: &[Stmt]) -> Option<usize> {
        first_reshaping(&self.seen, stmts)
    }

    pub(super) fn code(&self) -> Code {
        self.bars.code.clone()
    }
}

/// Those views that a list of statements takes at its start, because the code of its way back names them.
pub(super) fn taken_at_start(carried: &[Carried], stmts: &[Stmt], used: &mut FxHashSet<String>) -> Code {
    let mut taken = vec![];
    for view in carried.iter().rev().filter(|view| view.behind(stmts).is_none()) {
        if view.bars.defined.iter().any(|b| used.has_name(b)) {
            idents(&view.bars.code, used);
            taken.push(view.code());
        }
    }
    taken.into_iter().rev().collect()
}

/// Those views that are taken again behind a statement, because what the way back does after it names them. A list that loses its items one by one in a loop may not
/// have what a view looks at yet.
pub(super) fn taken_behind(carried: &[Carried], stmts: &[Stmt], pieces: &[Piece]) -> Vec<(usize, Code)> {
    let (mut taken, mut used) = (vec![], FxHashSet::default());
    for view in carried.iter().rev() {
        let Some(j) = view.behind(stmts) else { continue };
        pieces[..j].iter().for_each(|p| idents(&p.back, &mut used));
        if view.bars.defined.iter().any(|b| used.has_name(b)) {
            idents(&view.bars.code, &mut used);
            taken.push((j, view.code()));
        }
    }
    taken.reverse();
    taken
}

/// The first statement that gives another form to a variable with some of this memory.
fn first_reshaping(seen: &Roots, stmts: &[Stmt]) -> Option<usize> {
    let sees = |roots: &[usize]| roots.iter().any(|root| seen.contains(root));
    stmts.iter().position(|s| reshaped(std::slice::from_ref(s)).iter().any(|(_, roots)| sees(roots)))
}
