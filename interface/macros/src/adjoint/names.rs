//! What the names of a function stand for.
//!
//! A backward sweep visits the statements in the opposite order, so that a name may mean one variable only. Each binding
//! therefore gets a name that no other has. The adjoint of the variable `x` is the variable `x_bar`.

use super::counts::Counts;
use super::here::here;
use super::place::Look;
use super::screen::Screened;
use super::structs::Structs;
use super::syntax::{Idents, is_range, pattern_names, strip};
use crate::idents::{ByName, with_text};
use proc_macro2::{Span, TokenStream};
use quote::format_ident;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syn::{Expr, ExprClosure, Ident, Pat};

/// A piece of memory that is written to: two places with no root in common do not overlap.
pub(super) type Root = usize;

/// A name for memory that carries derivatives: a variable, a part of one, or a reference.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) name: Ident,
    /// The memory that it may be a part of.
    pub(super) roots: Vec<Root>,
    /// Whether that memory may be written to by anybody.
    pub(super) mutable: bool,
    /// Whether it may be written to through this name.
    pub(super) writable: bool,
    /// Whether the name is a reference or a slice.
    pub(super) view: bool,
    /// Whether its adjoint is looked up in the forward sweep, because it hangs on a reference that is assigned anew.
    pub(super) forward: bool,
    /// Whether the name itself may be assigned another reference.
    pub(super) rebindable: bool,
    /// Whether it is one number.
    pub(super) number: bool,
    /// Whether it is a list of numbers by its type, so that an element is one.
    pub(super) numbers: bool,
    /// Whether it is a variable that holds its value.
    pub(super) owned: bool,
    /// Whether it is an item that a loop has by value.
    pub(super) given: bool,
    /// Whether it is a mutable reference that the function makes, which a look at it would move.
    pub(super) lent: bool,
    /// Whether the backward sweep has it with another form, or not at all: its length is kept.
    pub(super) transient: bool,
    /// Whether it is an iterator, which is used once.
    pub(super) iterates: bool,
}

impl Place {
    /// What is never written to.
    pub(super) fn fixed(name: Ident) -> Self {
        let (roots, no) = (vec![], false);
        Self {
            name,
            roots,
            mutable: no,
            writable: no,
            view: no,
            forward: no,
            rebindable: no,
            number: no,
            numbers: no,
            owned: no,
            given: no,
            lent: no,
            transient: no,
            iterates: no,
        }
    }

    /// A variable of the function: an array, a vector, a struct.
    pub(super) fn owned(name: Ident, root: Root) -> Self {
        Self { roots: vec![root], mutable: true, writable: true, owned: true, ..Self::fixed(name) }
    }

    /// A variable that is one number.
    pub(super) fn variable(name: Ident, root: Root) -> Self {
        Self { number: true, ..Self::owned(name, root) }
    }
}

/// What a name stands for.
#[derive(Clone)]
pub(super) enum Kind {
    /// Something without derivative, be it made of `numbers` of the function or not.
    Passive { name: Ident, mutable: bool, numbers: bool },
    /// A number with derivative that never changes.
    Number(Ident),
    /// Memory with derivatives.
    Place(Place),
    /// A closure, whose body takes the place of its calls.
    Closure(Rc<Closure>),
}

pub(super) struct Closure {
    pub(super) ast: ExprClosure,
    /// What its names stand for.
    pub(super) scopes: Vec<Scope>,
}

pub(super) type Scope = FxHashMap<String, Kind>;

/// What a name stands for in scopes, the innermost of which is the last.
pub(super) fn find<'s>(scopes: &'s [Scope], name: &str) -> Option<&'s Kind> {
    scopes.iter().rev().find_map(|scope| scope.get(name))
}

/// The variable that holds the adjoint of another. No variable of the user has a name that ends like this.
pub(super) fn bar(name: &Ident) -> Ident {
    let text = format!("{name}_bar");
    Ident::new(text.trim_start_matches("r#"), name.span())
}

/// The name of a variable of the adjoint alone. No variable of the user has a name of this form.
pub(super) fn helper(what: &str, number: usize) -> Ident {
    format_ident!("{what}_bar{number}")
}

/// The variable for what the way back of a call that gives this value needs.
pub(super) fn kept_of(value: &Ident) -> Ident {
    format_ident!("{value}_bar_kept")
}

/// The adjoint that the way back of a call takes whose value may be missing.
pub(super) fn opened(value: &Ident) -> Ident {
    format_ident!("{value}_bar_opened")
}

/// The name of the first value of a variable that changes, which a pattern takes out.
pub(super) fn first_of(name: &Ident) -> Ident {
    format_ident!("__first_{}", name.to_string().trim_start_matches("r#"), span = name.span())
}

/// Whether the names of the adjoint's own variables have this form.
fn is_reserved(text: &str) -> bool {
    let rest = text.rsplit_once("_bar").map(|(_, rest)| rest);
    text.starts_with("stack")
        || rest.is_some_and(|rest| rest.starts_with('_') || rest.bytes().all(|b| b.is_ascii_digit()))
}

/// The variables whose adjoints code names.
pub(super) fn with_adjoints(code: &impl Idents) -> FxHashSet<String> {
    let mut all = FxHashSet::default();
    code.any_ident(&mut |name| {
        all.extend(with_text(name, |text| text.strip_suffix("_bar").map(ToString::to_string)));
        false
    });
    all
}

/// The names in scope.
pub(super) struct Names {
    pub(super) scopes: Vec<Scope>,
    /// The type parameter of the numbers.
    pub(super) scalar: Ident,
    /// Functions that return a part of an argument.
    pub(super) views: FxHashSet<String>,
    /// What calls of them chose, by their code.
    pub(super) looks: FxHashMap<String, Look>,
    /// What notes which part the `Index` of a struct gave, by the code of the index.
    pub(super) spots: FxHashMap<String, Ident>,
    /// The memory behind each name that is one of a kind.
    pub(super) memory: FxHashMap<String, Vec<Root>>,
    /// Memory that calls may write to: options in it may get and lose their values.
    pub(super) open: FxHashSet<Root>,
    /// Memory that is lists of numbers by its type, in which there is no option.
    pub(super) of_lists: FxHashSet<Root>,
    /// Whether the loop that is written goes along a list of values, which says how many items there are.
    pub(super) is_along: bool,
    /// What the body as a whole says about names.
    pub(super) screened: Screened,
    /// Variables without derivative that are items of what a loop runs over.
    pub(super) items: FxHashSet<String>,
    /// What is used as structs are.
    pub(super) used: Structs,
    /// What stands for integers.
    pub(super) counts: Counts,
    /// Variables without derivative that were made of numbers with one, and where.
    pub(super) cut: FxHashMap<String, Span>,
    /// Variables without derivative that are lists of their own.
    pub(super) lists: FxHashSet<String>,
    /// Variables without derivative that are slices of numbers.
    pub(super) slices: FxHashSet<String>,
    /// Arguments without derivative that are references to what may change.
    pub(super) lent: FxHashSet<String>,
    /// Variables that are integers, of a type that their first values do not say.
    pub(super) untyped: FxHashSet<String>,
    /// Variables that are `None` at first, or lists of that, of a type that nobody writes: they may hold numbers later.
    pub(super) absent: FxHashSet<String>,
    /// Constants that are a variable as it was at one time, which may be a list.
    pub(super) frozen: FxHashSet<String>,
    /// Variables without derivative that may hold more than an integer, a float or a truth value.
    pub(super) passives: FxHashSet<String>,
    /// The parts of tuples that are literals, by the names of tuples that do not change.
    pub(super) literals: FxHashMap<String, Vec<(usize, TokenStream)>>,
    /// Variables that are structs of the user, which have operators of their own.
    pub(super) structs: FxHashSet<String>,
    /// Items of lists of structs: references to them.
    pub(super) struct_items: FxHashSet<String>,
    /// Arguments that are references to options of values.
    pub(super) lent_options: FxHashSet<String>,
    /// Variables without derivative that may change behind a shared reference, in the order in which they are bound.
    pub(super) shared: Vec<Ident>,
    /// Variables of values that are computed and may be options or lists: they are no references.
    pub(super) computed: FxHashSet<String>,
    /// All identifiers of the function.
    taken: FxHashSet<String>,
    bound: FxHashSet<String>,
    count: FxHashMap<&'static str, usize>,
}

impl Names {
    /// The names of a function whose identifiers are `taken`.
    pub(super) fn new(scalar: Ident, views: FxHashSet<String>, taken: FxHashSet<String>) -> Self {
        Self {
            scopes: vec![Scope::default()],
            scalar,
            views,
            looks: FxHashMap::default(),
            spots: FxHashMap::default(),
            memory: FxHashMap::default(),
            open: FxHashSet::default(),
            of_lists: FxHashSet::default(),
            is_along: false,
            screened: Screened::default(),
            items: FxHashSet::default(),
            used: Structs::default(),
            counts: Counts::default(),
            cut: FxHashMap::default(),
            lists: FxHashSet::default(),
            slices: FxHashSet::default(),
            lent: FxHashSet::default(),
            untyped: FxHashSet::default(),
            absent: FxHashSet::default(),
            frozen: FxHashSet::default(),
            passives: FxHashSet::default(),
            literals: FxHashMap::default(),
            structs: FxHashSet::default(),
            struct_items: FxHashSet::default(),
            lent_options: FxHashSet::default(),
            shared: vec![],
            computed: FxHashSet::default(),
            taken,
            bound: FxHashSet::default(),
            count: FxHashMap::default(),
        }
    }

    /// Whether a test asks for this mistake.
    pub(super) fn planted(&self, mistake: &str) -> bool {
        !self.views.is_empty() && self.views.contains(&format!("planted {mistake}"))
    }

    /// Whether the user wants no warning of this kind.
    pub(super) fn allows(&self, warning: &str) -> bool {
        !self.views.is_empty() && self.views.contains(&format!("allow {warning}"))
    }

    /// Where the derivative of what a variable was made of is cut.
    pub(super) fn cut_at(&self, name: &str) -> Option<Span> {
        match self.get(name) {
            Some(Kind::Passive { name, .. }) => self.cut.by_name(name).copied(),
            _ => None,
        }
    }

    /// Whether something without derivative is a slice of numbers.
    pub(super) fn is_slice(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Reference(r) => match strip(&r.expr) {
                Expr::Index(i) => is_range(i),
                other => self.is_slice(other),
            },
            e => matches!(self.kind_of(e), Some(Kind::Passive { name, .. }) if self.slices.has_name(name)),
        }
    }

    pub(super) fn get(&self, name: &str) -> Option<&Kind> {
        find(&self.scopes, name)
    }

    /// What an identifier stands for.
    pub(super) fn kind(&self, name: &Ident) -> Option<&Kind> {
        with_text(name, |text| self.get(text))
    }

    pub(super) fn bind(&mut self, name: &str, kind: Kind) {
        if let Kind::Place(p) = &kind {
            // What is made on the spot is bound twice.
            self.memory.entry(p.name.to_string()).or_default().extend(&p.roots);
            if p.owned && !p.number && self.screened.lent.contains(name) {
                self.open.extend(&p.roots);
            }
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), kind);
        }
    }

    /// Whether a name is that of numbers of the function without derivative.
    pub(super) fn is_constant_of_numbers(&self, name: &Ident) -> bool {
        matches!(self.kind(name), Some(Kind::Passive { numbers: true, .. }))
    }

    /// Notes a variable without derivative as one of these.
    pub(super) fn note_numbers(&mut self, name: &Ident, is_struct: bool) {
        let name = name.to_string();
        let kind = self.scopes.iter_mut().rev().find_map(|scope| scope.get_mut(&name));
        if let Some(Kind::Passive { name: unique, numbers, .. }) = kind {
            *numbers = true;
            self.struct_items.extend(is_struct.then(|| unique.to_string()));
        }
    }

    /// Takes the names of a closure's argument away: behind it they mean what they meant before.
    pub(super) fn forget(&mut self, pat: &Pat) {
        if self.planted("leaked") {
            return;
        }
        for name in pattern_names(pat) {
            let name = name.to_string();
            let _ = self.scopes.iter_mut().rev().find_map(|scope| scope.remove(&name));
        }
    }

    /// Binds a name that is one of a kind already.
    pub(super) fn bind_place(&mut self, place: Place) {
        self.bind(&place.name.to_string(), Kind::Place(place));
    }

    /// A name for a variable of the user that no other variable has, nor a function that is called. It is the user's own where that is possible.
    pub(super) fn unique(&mut self, name: &Ident) -> Ident {
        let text = name.to_string();
        let is_used = |names: &Self, text: &str| names.bound.contains(text) || names.screened.called.contains(text);
        let free = |names: &Self, text: &str| !is_used(names, text) && !is_reserved(text);
        let mut chosen = text.clone();
        let plain = text.trim_start_matches("r#");
        let plain = if is_reserved(plain) { plain.split("_bar").next().unwrap_or(plain) } else { plain };
        let plain = if plain.starts_with("stack") { format!("own_{plain}") } else { plain.to_string() };
        let mut number = 1;
        while !free(self, &chosen) || number > 1 && self.taken.contains(&chosen) {
            number += 1;
            chosen = format!("{plain}_{number}");
        }
        self.bound.insert(chosen.clone());
        match chosen.strip_prefix("r#") {
            Some(raw) => Ident::new_raw(raw, name.span()),
            None => Ident::new(&chosen, name.span()),
        }
    }

    /// The first of these names that does not occur in the function.
    pub(super) fn one_of(&mut self, names: &[&'static str]) -> Ident {
        match names.iter().find(|name| !self.taken.contains(**name)) {
            Some(name) => {
                self.taken.insert(name.to_string());
                Ident::new(name, Span::call_site())
            }
            None => self.fresh("value"),
        }
    }

    /// A name that does not occur in the function.
    pub(super) fn fresh(&mut self, what: &'static str) -> Ident {
        let count = self.count.entry(what).or_default();
        loop {
            *count += 1;
            let text = format!("{what}{count}");
            if !self.taken.contains(&text) {
                return Ident::new(&text, here());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn names_do_not_meet() {
        let code = quote!(let x = t1; let x = x_2; let y_bar = x;);
        let mut taken = FxHashSet::default();
        super::super::syntax::idents(&code, &mut taken);
        let mut names = Names::new(format_ident!("S"), FxHashSet::default(), taken);
        assert_eq!(names.unique(&format_ident!("x")), "x");
        assert_eq!(names.unique(&format_ident!("x")), "x_3");
        assert_eq!(names.unique(&format_ident!("y_bar")), "y_2");
        assert_eq!(names.unique(&format_ident!("stack2")), "own_stack2_2");
        assert_eq!(names.fresh("t"), "t2");
        assert_eq!(bar(&format_ident!("x")), "x_bar");
    }
}
