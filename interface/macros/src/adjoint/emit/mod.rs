//! From statements to the code of the adjoint: the forward sweep, then the backward sweep.
//!
//! A number that is computed once and used in statements beside it has an adjoint that is the sum of what these statements give: `let t_bar = a + b;`.
//! All other adjoints are cells that are added to.

mod branch;
mod fuse;
mod gather;
mod independent;
mod lengths;
mod lent;
mod loops;
mod op;
mod pick;
mod plan;
mod reshape;
mod resize;
mod room;
mod split;
mod stmt;
mod uses;
mod watch;

pub(super) use split::Split;

use super::code::{Code, code, stack};
use super::here::{here, quote};
use super::ir::{Atom, Body, Roots, Stmt, Value, View, reshaped, writes};
use super::lower::{Lower, Pooled, copy_in};
use super::names::{bar, helper};
use super::syntax::add_names;
use super::useful::Useful;
use crate::idents::{ByName, with_text};
use crate::spaces::is_list;
use proc_macro2::TokenStream;
use quote::format_ident;
use reshape::Carried;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syn::{Ident, Type};

/// The code of one statement.
#[derive(Default)]
struct Piece {
    /// What is told to those who watch a promise.
    told: Code,
    forward: Code,
    bars: Bars,
    back: Code,
    /// What the statement defines, and how the backward sweep can have it.
    defs: Vec<(Ident, Class)>,
}

/// The variables of adjoints.
#[derive(Clone, Default)]
struct Bars {
    code: Code,
    defined: Vec<Ident>,
}

impl Bars {
    fn of(name: Ident, code: Code) -> Self {
        Self { code, defined: vec![name] }
    }

    fn of_view(view: &View) -> Self {
        Self { code: Code::read(view.shadow.clone()), defined: view.bars.clone() }
    }
}

/// How the backward sweep has a value of the forward sweep.
enum Class {
    /// It is kept.
    Keep,
    /// It is computed again, by the code of the forward sweep.
    Again,
}

pub(super) struct Emit {
    scalar: Ident,
    real: Type,
    /// Declared at the start of the function.
    pub(super) top: Vec<TokenStream>,
    /// Done at its end.
    pub(super) bottom: Vec<TokenStream>,
    /// Whether the sweeps stand in two functions, and what stops that.
    split: bool,
    whole: bool,
    /// What tells whether a promise is kept, and the memory that it is about.
    watched: Option<(Ident, Roots)>,
    sites: usize,
    names: FxHashMap<&'static str, usize>,
    /// Adjoints that are sums, with their addends.
    sums: FxHashMap<String, Vec<Code>>,
    /// All names in these addends.
    in_sums: Vec<Ident>,
    /// Adjoints of places that are gathered in a variable around a loop.
    gathered: FxHashMap<String, Ident>,
    /// The variables that say whether those loops ran.
    ran: Vec<Ident>,
    /// Views that cannot be made again.
    hidden: FxHashSet<String>,
    /// The variable of the result, and the adjoint that is given.
    output: Ident,
    /// Whether the result is a vector, whose storage comes from the stack.
    returns_list: bool,
    /// What the result depends on.
    useful: Rc<Useful>,
    /// The memory behind each name.
    memory: FxHashMap<String, Roots>,
    /// Where vectors that the function makes get their storage from, by name.
    rooms: FxHashMap<String, Ident>,
    /// Values that may hold other vectors.
    pooled: Pooled,
    /// Variables that get values of other forms, and the values that they get: their adjoints are those of the variables.
    reshaped: FxHashSet<String>,
    /// Memory that calls may write to: options in it may get and lose their values.
    open: Roots,
    /// Numbers that some ways through the function do not use.
    sometimes: FxHashSet<String>,
    /// The views that the list of statements takes again which is written next.
    carried: Vec<Carried>,
    taken: FxHashSet<String>,
    /// The arguments that are given by value.
    given: FxHashSet<String>,
    /// Numbers that may be floats.
    doubtful: FxHashSet<String>,
    /// References to what has no derivative: a list that keeps them may not outlive the call.
    references: FxHashSet<String>,
    /// Copies of fields that may be skipped.
    unsure: FxHashSet<String>,
    /// Results of operations with such a number on the left, and another on the right.
    floats_on_the_left: FxHashSet<String>,
    /// Variables that are structs, or of which nobody knows what they are.
    unknown: FxHashSet<String>,
    /// How many loops are around.
    depth: usize,
    /// In how many blocks of loops and branches the code stands.
    blocks: usize,
    /// Gives back the lists of references that lie on the stack.
    lent: Vec<TokenStream>,
    /// The mistake that a test asks for.
    pub(super) planted: Option<&'static str>,
    /// How many loops are fused, free and stored.
    pub(super) loops: [usize; 3],
}

/// What a list on the stack keeps.
#[derive(Clone, Copy, PartialEq)]
enum OnStack {
    Values,
    /// References, those of adjoints among them.
    References,
    /// References to what has no derivative alone.
    Constants,
}

impl Emit {
    pub(super) fn new(
        scalar: Ident,
        real: Type,
        output: Ident,
        lower: &Lower,
        body: &Body,
        useful: Rc<Useful>,
    ) -> Self {
        Self {
            scalar,
            real,
            top: vec![],
            bottom: vec![],
            split: false,
            whole: false,
            watched: None,
            sites: 0,
            names: FxHashMap::default(),
            sums: FxHashMap::default(),
            in_sums: vec![],
            gathered: FxHashMap::default(),
            ran: vec![],
            hidden: FxHashSet::default(),
            output,
            returns_list: lower.result.as_ref().is_some_and(is_list),
            useful,
            memory: lower.memory(),
            rooms: lower.rooms.clone(),
            pooled: lower.pooled.clone(),
            reshaped: reshaped(&body.stmts).into_iter().map(|(v, _)| v.name.to_string()).collect(),
            open: lower.names.open.clone(),
            sometimes: uses::sometimes(body),
            carried: vec![],
            taken: FxHashSet::default(),
            given: lower.given.clone(),
            doubtful: lower.doubtful.clone(),
            references: lower.references.clone(),
            unsure: lower.unsure.clone(),
            floats_on_the_left: lower.floats_on_the_left.clone(),
            unknown: lower.structs_or_unknown(),
            depth: 0,
            blocks: 0,
            lent: vec![],
            planted: None,
            loops: [0; 3],
        }
    }

    /// The code of statements, of which the last is written first. `later` is memory that is written to behind them.
    fn pieces(&mut self, stmts: &[Stmt], later: &Roots, carried: &[Carried]) -> Vec<Piece> {
        let mut later = later.clone();
        let mut pieces: Vec<_> = (0..stmts.len())
            .rev()
            .map(|i| {
                let piece = self.piece_at(i, stmts, &later, carried);
                later.extend(writes(std::slice::from_ref(&stmts[i])));
                piece
            })
            .collect();
        pieces.reverse();
        pieces
    }

    /// The code of a statement of a list, into which views are `carried`.
    fn piece_at(&mut self, i: usize, stmts: &[Stmt], later: &Roots, carried: &[Carried]) -> Piece {
        self.carried = self.carried_into(i, stmts, carried);
        let mut piece = self.piece(&stmts[i], later);
        self.carried.clear();
        if self.blocks == 0 && self.depth == 0 && !self.lent.is_empty() {
            // What the references point to may be given back behind this.
            let lent = std::mem::take(&mut self.lent);
            piece.back.append(Code::new(quote!(#(#lent)*), vec![]));
        }
        piece
    }

    fn planted(&self, mistake: &str) -> bool {
        self.planted == Some(mistake)
    }

    /// The whole function: forward, the result, back.
    pub(super) fn function(&mut self, body: &Body, returns: bool) -> TokenStream {
        let mut code = self.together(&body.stmts, &body.value, returns, &FxHashSet::default());
        let (mut open, close) = self.rooms_of(&code);
        code.append(close);
        open.append(code);
        self.bottom.append(&mut self.lent);
        open.into_tokens()
    }

    fn fresh(&mut self, what: &'static str) -> Ident {
        let count = self.names.entry(what).or_default();
        *count += 1;
        helper(what, *count)
    }

    /// A list on the stack, which is taken at the start of the function and given back at its end.
    fn site(&mut self, of: OnStack) -> Ident {
        self.sites += 1;
        let (id, name) = (self.sites, format_ident!("stack{}", self.sites));
        if self.split {
            self.whole |= of != OnStack::Values;
            return name;
        }
        let take = match of {
            OnStack::Values => quote!(take),
            OnStack::References => quote!(take_room),
            OnStack::Constants => quote!(take_room_of_constants),
        };
        self.top.push(quote!(let mut #name = stack.#take(#id);));
        match of {
            OnStack::Values => self.bottom.push(quote!(stack.put(#id, #name);)),
            _ => self.lent.push(quote!(stack.put_room(#id, #name);)),
        }
        name
    }

    /// The variable of the adjoint of a number, which is 0.
    fn cell(&self, name: &Ident) -> Code {
        let s = &self.scalar;
        code!([name] let #name = ::fluxions::adjoint::Cell::<#s>::zero();)
    }

    /// The adjoint of a number by name.
    fn number(&self, name: &Ident) -> Bars {
        let b = bar(name);
        Bars::of(b.clone(), self.cell(&b))
    }

    /// Adds to the adjoint of a number.
    fn add(&mut self, name: &Ident, addend: Code) -> Code {
        if let Some(sum) = with_text(name, |name| self.sums.get_mut(name)) {
            add_names(&addend, &mut self.in_sums);
            sum.push(addend);
            return Code::default();
        }
        let b = bar(name);
        code!([b, addend] #b.increment(#addend);)
    }

    /// The adjoint of a number when all has been added, or nothing if nothing is.
    fn total(&mut self, name: &Ident) -> Option<Code> {
        if !self.useful.has(name) {
            return None;
        }
        match with_text(name, |name| self.sums.remove(name)) {
            Some(mut addends) if addends.len() < 2 => addends.pop(),
            Some(addends) => Some(code!([addends] #(#addends)+*)),
            None => {
                let b = bar(name);
                Some(code!([b] #b.read()))
            }
        }
    }

    /// Gives an adjoint to what a value was made of. The place of the adjoint is not read again.
    fn give(&mut self, to: &Value, from: &Code) -> Code {
        match to {
            Value::Number(Atom::Var(v)) => {
                let read = self.taken_from(v, from, &Ident::new("read", here()));
                self.add(v, read)
            }
            Value::Group(v) => {
                let b = bar(v);
                match self.unsure.has_name(v) {
                    true => code!([b, from] ::fluxions::adjoint::Unsure(&#from).give(&#b);),
                    false => code!([b, from] #b.accumulate(&#from);),
                }
            }
            _ => Code::default(),
        }
    }

    /// What a number has from the adjoint of a place. A place of a number that may be a float does not say whose adjoint it is.
    fn taken_from(&self, number: &Ident, place: &Code, method: &Ident) -> Code {
        let s = &self.scalar;
        match self.is_doubtful(number) {
            true => code!([place] ::core::convert::identity::<#s>(::fluxions::adjoint::MayBeFloat(&#place).#method())),
            false => of_element(place, method, &[]).unwrap_or_else(|| code!([place] #place.#method())),
        }
    }

    /// The result, and its adjoint.
    fn turn(&mut self, value: &Value, returns: bool) -> (Code, Code) {
        if let Value::Never(code) = value {
            return (Code::read(quote!(#code;)), Code::default());
        }
        if !returns {
            return Default::default();
        }
        let (y, y_bar) = (self.output.clone(), bar(&self.output));
        let assign = match value {
            Value::Group(_) if self.returns_list => code!([value, stack()] #y = stack.returned(&#value);),
            Value::Group(name) if self.holds_vectors(name) => {
                let copy = copy_in(value);
                code!([value, stack()] #y = #copy;)
            }
            Value::Group(_) => code!([value] #y = #value.clone();),
            _ => code!([value] #y = #value;),
        };
        let seed = match value {
            Value::Group(v) => {
                let b = bar(v);
                code!([b, y_bar] #b.seed(#y_bar);)
            }
            value => self.give(value, &Code::variable(&y_bar)),
        };
        (assign, seed)
    }
}

/// The memory that is written to in statements or later.
fn after(stmts: &[Stmt], later: &Roots) -> Roots {
    let mut all = writes(stmts);
    all.extend(later);
    all
}

/// A method of the adjoint of an element of a list, as a function: such a call takes the compiler half of what an index and a method do.
fn of_element(place: &Code, method: &Ident, more: &[&Code]) -> Option<Code> {
    let (list, index) = place.as_element()?;
    let function = format_ident!("{method}_bar_at", span = method.span());
    Some(code!([place, more] #function(#list, #index #(, #more)*)))
}
