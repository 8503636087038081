//! The body of a function as simple statements, whose adjoints are known.
//!
//! With memory M and a statement v := φ(u), the adjoint statement adds v̄ ∂φ/∂u to ū, and sets v̄ to 0 if v was overwritten. The adjoint of a
//! sequence is the sequence of the adjoints in the opposite order; that of a branch is the branch of the adjoints; that of a loop is the loop over the
//! adjoints from the last iteration to the first. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §6.

use super::code::Code;
use super::here::quote;
use super::names::Root;
use super::syntax::Idents;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::{Ident, Pat};

/// A number.
#[derive(Clone, Debug)]
pub(super) enum Atom {
    /// One without derivative.
    Const(TokenStream),
    /// One with an adjoint, that never changes.
    Var(Ident),
}

/// What an expression gives.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Unit,
    Number(Atom),
    /// An array, a tuple, a vector, the result of a call.
    Group(Ident),
    /// A tuple that is not put together yet.
    Parts(Vec<Value>),
    /// Nothing: the function is left by an error or a panic.
    Never(TokenStream),
}

impl Atom {
    pub(super) fn variable(&self) -> Option<&Ident> {
        match self {
            Self::Const(_) => None,
            Self::Var(name) => Some(name),
        }
    }
}

impl Value {
    /// The variables that have an adjoint.
    pub(super) fn variables(&self) -> Vec<&Ident> {
        match self {
            Self::Number(atom) => atom.variable().into_iter().collect(),
            Self::Group(name) => vec![name],
            Self::Parts(parts) => parts.iter().flat_map(Self::variables).collect(),
            Self::Unit | Self::Never(_) => vec![],
        }
    }
}

impl Idents for Atom {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        match self {
            Self::Const(code) => code.any_ident(is_found),
            Self::Var(name) => is_found(name),
        }
    }
}

impl Idents for Value {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        match self {
            Self::Unit => false,
            Self::Number(atom) => atom.any_ident(is_found),
            Self::Group(name) => is_found(name),
            Self::Parts(parts) => parts.any_ident(is_found),
            Self::Never(code) => code.any_ident(is_found),
        }
    }
}

// Written where they are needed: a stream within a stream is three calls of the compiler.
impl ToTokens for Atom {
    fn to_tokens(&self, code: &mut TokenStream) {
        match self {
            Self::Const(constant) => constant.to_tokens(code),
            Self::Var(name) => name.to_tokens(code),
        }
    }
}

impl ToTokens for Value {
    fn to_tokens(&self, code: &mut TokenStream) {
        match self {
            Self::Unit => code.extend(quote!(())),
            Self::Number(atom) => atom.to_tokens(code),
            Self::Group(name) => name.to_tokens(code),
            Self::Parts(parts) => code.extend(quote!((#(#parts,)*))),
            Self::Never(never) => never.to_tokens(code),
        }
    }
}

/// An operation on numbers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Neg,
    /// A function of one number, of one and a constant, or of several.
    Function(String),
    /// The arguments are a, b, then, otherwise.
    Select,
    /// The arguments are all xᵢ, then all ∂ᵢ.
    FromPartials,
}

/// How a place is written to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum How {
    Set,
    Add,
    Sub,
}

/// A list in a field, by the values that an iterator gives.
#[derive(Clone, Debug)]
pub(super) enum InField {
    /// References to the items.
    References,
    /// Copies of the items that these references are to.
    Copies(TokenStream),
}

impl InField {
    /// What is done to an iterator is done to the references as well.
    pub(super) fn map(self, f: impl FnOnce(TokenStream) -> TokenStream) -> Self {
        match self {
            Self::References => Self::References,
            Self::Copies(references) => Self::Copies(f(references)),
        }
    }
}

/// What a loop runs over.
#[derive(Clone, Debug)]
pub(super) enum Iter {
    /// Something without derivative.
    Plain(TokenStream),
    /// The parts of a place.
    Elems {
        value: TokenStream,
        shadow: TokenStream,
        mutable: bool,
        /// Whether it is a list in a field, which may be one without derivatives: only the values say how many there are then.
        in_field: Option<InField>,
    },
    Zip(Box<Iter>, Box<Iter>),
    /// A `zip` with something without derivative that may have no end, as the way back goes through it: what has an end, the other, and whether the
    /// first is first.
    Limited(Box<Iter>, TokenStream, bool),
    Enumerate(Box<Iter>),
    /// `.rev()`, `.skip(n)` and their like.
    Adapt(Box<Iter>, TokenStream),
}

/// The items of an iterator: the pattern of the forward sweep, and that of their adjoints.
pub(super) struct Items {
    pub(super) iter: Iter,
    pub(super) values: Pat,
    pub(super) bars: Pat,
    /// Memory that belongs to one iteration.
    pub(super) own: Vec<Own>,
    /// Items that are looked at.
    pub(super) seen: Vec<Seen>,
}

/// The names of an item of a list that gets another form, and the memory that it is a part of.
pub(super) struct Seen {
    pub(super) names: Vec<Ident>,
    pub(super) of: Vec<Root>,
}

/// An item that is written to.
pub(super) struct Own {
    pub(super) root: Root,
    /// The memory that it is a part of.
    pub(super) of: Vec<Root>,
}

// A function has few of them, for a moment.
#[allow(clippy::large_enum_variant)]
pub(super) enum Head {
    For(Items),
    While(TokenStream),
}

pub(super) struct Loop {
    pub(super) id: usize,
    pub(super) head: Head,
    pub(super) body: Vec<Stmt>,
    /// The variable that says `break`.
    pub(super) stop: Option<Ident>,
    /// Where the user promises that the iterations are independent.
    pub(super) promised: Option<Span>,
}

/// A list of statements with a value.
pub(super) struct Body {
    pub(super) stmts: Vec<Stmt>,
    pub(super) value: Value,
}

pub(super) struct Branch {
    /// `if c`, `else`, or the pattern of an arm.
    pub(super) head: TokenStream,
    /// The variables of its pattern.
    pub(super) binds: Vec<Ident>,
    /// The pattern and what it takes apart, if that can be done again on the way back.
    pub(super) opened: Option<(TokenStream, TokenStream)>,
    pub(super) body: Body,
    /// The variable that keeps what the backward sweep needs, if this branch was taken.
    pub(super) kept: Ident,
}

pub(super) struct If {
    pub(super) branches: Vec<Branch>,
    /// That of a `match`.
    pub(super) scrutinee: Option<TokenStream>,
    /// The variable of the value, and whether it is a number.
    pub(super) result: Option<(Ident, bool)>,
    /// Whether the conditions come out the same when they are asked again.
    pub(super) steady: bool,
}

/// Memory that a call reads.
pub(super) struct Kept {
    pub(super) name: Ident,
    pub(super) value: TokenStream,
    /// The same for one who only looks.
    pub(super) copied: TokenStream,
    pub(super) roots: Vec<Root>,
    /// Whether the call writes to it too.
    pub(super) written: bool,
}

pub(super) struct Call {
    pub(super) result: Ident,
    /// Whether the result is known to be a number.
    pub(super) is_number: bool,
    /// The type of the result, where it may say what the arguments do not: the length of an array.
    pub(super) ty: Option<syn::Type>,
    /// The variable of what the callee keeps for its way back.
    pub(super) kept_by_callee: Ident,
    pub(super) kept: Vec<Kept>,
    /// Slices without derivative, by the variables of the adjoints that the callee gets for them and nobody reads.
    pub(super) unread: Vec<(Ident, TokenStream)>,
    pub(super) forward: TokenStream,
    /// The call of the adjoint's second half, which names what was kept.
    pub(super) back: TokenStream,
    pub(super) reads: Vec<Root>,
    pub(super) writes: Vec<Root>,
}

/// A reference to a part of memory, and one to the same part of the adjoints.
pub(super) struct View {
    pub(super) code: TokenStream,
    pub(super) shadow: TokenStream,
    pub(super) defs: Vec<Ident>,
    pub(super) bars: Vec<Ident>,
    /// Whether the second one is made in the forward sweep.
    pub(super) forward: bool,
    /// Whether the first one can be made again in the backward sweep.
    pub(super) steady: bool,
}

/// A variable of the function.
pub(super) struct Variable {
    pub(super) name: Ident,
    pub(super) root: Root,
}

/// A variable that gets a value of another form, as a whole or in a part.
pub(super) struct Reshaped {
    pub(super) variable: Variable,
    /// The name of what was there before.
    pub(super) before: Ident,
}

#[allow(clippy::large_enum_variant)]
pub(super) enum Stmt {
    /// Code without derivative. Statements other than `let` define nothing.
    Passive {
        code: TokenStream,
        defs: Vec<Ident>,
        steady: bool,
    },
    View(View),
    /// A reference that is assigned anew, with that to its adjoints.
    Rebind {
        code: TokenStream,
    },
    Load {
        t: Ident,
        value: Code,
        /// The value as text, by which it is known when it is asked for again.
        text: String,
        shadow: Code,
        roots: Vec<Root>,
        group: bool,
        steady: bool,
    },
    Op {
        t: Ident,
        op: Op,
        args: Vec<Atom>,
        extra: Option<TokenStream>,
    },
    /// A variable with a first value.
    Bind {
        name: Ident,
        value: Value,
        root: Root,
    },
    /// A variable whose first value has no derivative.
    Own {
        name: Ident,
        code: TokenStream,
        root: Root,
    },
    Group {
        t: Ident,
        code: TokenStream,
        /// Where the adjoint of each part is: behind that of the whole, or the name in the pattern.
        parts: Vec<(TokenStream, Value)>,
        /// The pattern that takes the adjoints of a variant apart.
        pattern: Option<TokenStream>,
    },
    Store {
        place: Code,
        shadow: Code,
        roots: Vec<Root>,
        how: How,
        from: Value,
        /// If the value may have another form than what was there, which the way back needs then.
        reshapes: Option<Reshaped>,
    },
    /// All elements of a slice are set to one number.
    Fill {
        place: Code,
        shadow: Code,
        roots: Vec<Root>,
        from: Atom,
    },
    /// Two elements of a slice change places, or two variables.
    Swap {
        places: Vec<Code>,
        roots: Vec<Root>,
        code: Code,
        /// The same of the adjoints.
        back: Code,
        /// The variables, if they may have values of two forms.
        reshapes: Vec<Variable>,
    },
    /// A list of the function gets one item more, or one less.
    Resize {
        list: Code,
        shadow: Code,
        roots: Vec<Root>,
        variable: Variable,
        change: Change,
    },
    Call(Call),
    Loop(Loop),
    If(If),
}

/// What becomes of the last item of a list.
pub(super) enum Change {
    Push(Value),
    /// It is taken: as it is, by `.unwrap()`, or as an option.
    Pop {
        t: Ident,
        unwrap: Option<TokenStream>,
    },
}

pub(super) type Roots = FxHashSet<Root>;

impl Stmt {
    /// The place of the statement that it stands for, if a variable tells it that was made there.
    pub(super) fn place(&self) -> Option<Span> {
        match self {
            Self::Load { t, .. } | Self::Op { t, .. } | Self::Group { t, .. } => Some(t.span()),
            Self::Call(c) => Some(c.result.span()),
            Self::If(If { result: Some((t, _)), .. }) => Some(t.span()),
            Self::Store { from, .. } | Self::Bind { value: from, .. } => from.variables().first().map(|t| t.span()),
            _ => None,
        }
    }

    /// The lists of statements inside.
    pub(super) fn inner(&self) -> Vec<&[Stmt]> {
        match self {
            Self::Loop(l) => vec![&l.body],
            Self::If(i) => i.branches.iter().map(|b| &b.body.stmts[..]).collect(),
            _ => vec![],
        }
    }
}

/// The variables that may get values of another form, with the memory that is written to then.
pub(super) fn reshaped(stmts: &[Stmt]) -> Vec<(&Variable, &[Root])> {
    let mut all = vec![];
    for s in stmts {
        match s {
            Stmt::Store { reshapes: Some(Reshaped { variable, .. }), roots, .. } => all.push((variable, &roots[..])),
            Stmt::Resize { variable, roots, .. } => all.push((variable, &roots[..])),
            Stmt::Swap { reshapes, roots, .. } => all.extend(reshapes.iter().map(|variable| (variable, &roots[..]))),
            _ => {}
        }
        s.inner().into_iter().for_each(|stmts| all.extend(reshaped(stmts)));
    }
    all
}

/// Those of a statement that were there before it.
pub(super) fn reshaped_outside(s: &Stmt) -> Vec<(&Variable, &[Root])> {
    let (s, inside) = (std::slice::from_ref(s), owned(std::slice::from_ref(s)));
    reshaped(s).into_iter().filter(|(variable, _)| !inside.contains(&variable.root)).collect()
}

/// The memory that is written to.
pub(super) fn writes(stmts: &[Stmt]) -> Roots {
    let mut all = Roots::default();
    for s in stmts {
        match s {
            Stmt::Store { roots, .. }
            | Stmt::Fill { roots, .. }
            | Stmt::Swap { roots, .. }
            | Stmt::Resize { roots, .. } => all.extend(roots),
            Stmt::Call(c) => all.extend(&c.writes),
            _ => {}
        }
        s.inner().into_iter().for_each(|stmts| all.extend(writes(stmts)));
    }
    all
}

/// The memory that is read.
pub(super) fn reads(stmts: &[Stmt]) -> Roots {
    let mut all = Roots::default();
    for s in stmts {
        match s {
            Stmt::Load { roots, .. } | Stmt::Swap { roots, .. } | Stmt::Resize { roots, .. } => all.extend(roots),
            Stmt::Call(c) => all.extend(&c.reads),
            _ => {}
        }
        s.inner().into_iter().for_each(|stmts| all.extend(reads(stmts)));
    }
    all
}

/// The memory that is made here, and exists for one iteration if this is the body of a loop.
pub(super) fn owned(stmts: &[Stmt]) -> Roots {
    let mut all = Roots::default();
    for s in stmts {
        match s {
            Stmt::Bind { root, .. } | Stmt::Own { root, .. } => {
                all.insert(*root);
            }
            Stmt::Loop(Loop { head: Head::For(items), .. }) => all.extend(items.own.iter().map(|own| own.root)),
            _ => {}
        }
        s.inner().into_iter().for_each(|stmts| all.extend(owned(stmts)));
    }
    all
}
