//! From statements to the code of the adjoint: the forward sweep, then the backward sweep.
//!
//! A number that is computed once and used in statements beside it has an adjoint that is the sum of what these statements give: `let t_bar = a + b;`.
//! All other adjoints are cells that are added to.

mod branch;
mod fuse;
mod gather;
mod independent;
mod loops;
mod op;
mod pick;
mod plan;
mod room;
mod split;
mod stmt;
mod uses;
mod watch;

pub(super) use split::Split;

use super::ir::{Atom, Body, Roots, Stmt, Value, writes};
use super::lower::{Lower, Pooled, copy_in};
use super::names::bar;
use super::syntax::idents;
use crate::spaces::is_list;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use rustc_hash::{FxHashMap, FxHashSet};
use syn::{Ident, Type};

/// The code of one statement.
#[derive(Default)]
struct Piece {
    forward: TokenStream,
    /// The variables of adjoints.
    bars: TokenStream,
    back: TokenStream,
    /// What the statement defines, and how the backward sweep can have it.
    defs: Vec<(Ident, Class)>,
}

/// How the backward sweep has a value of the forward sweep.
enum Class {
    /// It is kept.
    Keep,
    /// It is computed again.
    Again(TokenStream),
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
    sums: FxHashMap<String, Vec<TokenStream>>,
    /// All names in these addends.
    in_sums: Vec<String>,
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
    /// The memory behind each name.
    memory: FxHashMap<String, Roots>,
    /// Where vectors that the function makes get their storage from, by name.
    rooms: FxHashMap<String, Ident>,
    /// Values that may hold other vectors.
    pooled: Pooled,
    /// How many loops are around.
    depth: usize,
    /// The mistake that a test asks for.
    pub(super) planted: Option<&'static str>,
    /// How many loops are fused, free and stored.
    pub(super) loops: [usize; 3],
}

impl Emit {
    pub(super) fn new(scalar: Ident, real: Type, output: Ident, lower: &Lower) -> Self {
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
            memory: lower.memory(),
            rooms: lower.rooms.clone(),
            pooled: lower.pooled.clone(),
            depth: 0,
            planted: None,
            loops: [0; 3],
        }
    }

    /// The code of statements, of which the last is written first. `later` is memory that is written to behind them.
    fn pieces(&mut self, stmts: &[Stmt], later: &Roots) -> Vec<Piece> {
        let mut later = later.clone();
        let mut pieces: Vec<_> = stmts
            .iter()
            .rev()
            .map(|s| {
                let piece = self.piece(s, &later);
                later.extend(writes(std::slice::from_ref(s)));
                piece
            })
            .collect();
        pieces.reverse();
        pieces
    }

    fn planted(&self, mistake: &str) -> bool {
        self.planted == Some(mistake)
    }

    /// The whole function: forward, the result, back.
    pub(super) fn function(&mut self, body: &Body, returns: bool) -> TokenStream {
        let code = self.together(&body.stmts, &body.value, returns, &FxHashSet::default());
        let (open, close) = self.rooms_of(&code);
        quote!(#open #code #close)
    }

    /// A name of a helper variable. It ends as no name of the user does.
    fn fresh(&mut self, what: &'static str) -> Ident {
        let count = self.names.entry(what).or_default();
        *count += 1;
        format_ident!("{what}{}_bar", count)
    }

    /// A list on the stack, which is taken at the start of the function and given back at its end.
    fn site(&mut self, of_references: bool) -> Ident {
        self.sites += 1;
        let (id, name) = (self.sites, format_ident!("stack{}", self.sites));
        if self.split {
            self.whole |= of_references;
            return name;
        }
        let (take, put) = if of_references { ("take_room", "put_room") } else { ("take", "put") };
        let (take, put) = (format_ident!("{take}"), format_ident!("{put}"));
        self.top.push(quote!(let mut #name = stack.#take(#id);));
        self.bottom.push(quote!(stack.#put(#id, #name);));
        name
    }

    /// The variable of the adjoint of a number, which is 0.
    fn cell(&self, name: &Ident) -> TokenStream {
        let s = &self.scalar;
        quote!(let #name = ::fluxions::adjoint::Cell::<#s>::zero();)
    }

    /// Adds to the adjoint of a number.
    fn add(&mut self, name: &Ident, addend: TokenStream) -> TokenStream {
        if let Some(sum) = self.sums.get_mut(&name.to_string()) {
            let mut names = FxHashSet::default();
            idents(&addend, &mut names);
            self.in_sums.extend(names);
            sum.push(addend);
            return TokenStream::new();
        }
        let b = bar(name);
        quote!(#b.add(#addend);)
    }

    /// The adjoint of a number when all has been added, or nothing if nothing was.
    fn total(&mut self, name: &Ident) -> Option<TokenStream> {
        match self.sums.remove(&name.to_string()) {
            Some(addends) if addends.is_empty() => None,
            Some(addends) => Some(quote!(#(#addends)+*)),
            None => {
                let b = bar(name);
                Some(quote!(#b.read()))
            }
        }
    }

    /// Gives an adjoint to what a value was made of. The place of the adjoint is not read again.
    fn give(&mut self, to: &Value, from: &TokenStream) -> TokenStream {
        match to {
            Value::Number(Atom::Var(v)) => self.add(v, quote!(#from.read())),
            Value::Group(v) => {
                let b = bar(v);
                quote!(#b.accumulate(&#from);)
            }
            _ => TokenStream::new(),
        }
    }

    /// The result, and its adjoint.
    fn turn(&mut self, value: &Value, returns: bool) -> (TokenStream, TokenStream) {
        if let Value::Never(code) = value {
            return (quote!(#code;), TokenStream::new());
        }
        if !returns {
            return (TokenStream::new(), TokenStream::new());
        }
        let (y, y_bar, code) = (self.output.clone(), bar(&self.output), value.to_token_stream());
        let assign = match value {
            Value::Group(_) if self.returns_list => quote!(#y = stack.returned(&#code);),
            Value::Group(name) if self.holds_vectors(name) => {
                let copy = copy_in(&code);
                quote!(#y = #copy;)
            }
            Value::Group(_) => quote!(#y = #code.clone();),
            _ => quote!(#y = #code;),
        };
        let seed = match value {
            Value::Group(v) => {
                let b = bar(v);
                quote!(#b.accumulate(#y_bar);)
            }
            value => self.give(value, &quote!(#y_bar)),
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
