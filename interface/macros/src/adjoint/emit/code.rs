//! Code that knows its names.

use super::super::ir::{Atom, Value};
use super::super::syntax::Idents;
use proc_macro2::TokenStream;
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::Ident;

/// Code, with the names of the variables in it, but for those that it defines itself for itself alone. To read them out of the code is a call of the compiler for each group, and so it is to put streams
/// together: what stands one behind the other stays apart up to the end.
#[derive(Clone, Default)]
pub(super) struct Code {
    streams: Vec<TokenStream>,
    names: Vec<Ident>,
    /// Whether it is one variable, and no more.
    is_variable: bool,
}

/// Code with the names of those parts that stand in the brackets: `code!([x, y] #x * #y)`.
macro_rules! code {
    ([$($part:expr),*] $($tokens:tt)*) => {{
        let mut names = vec![];
        $($crate::adjoint::emit::code::Named::add_names(&$part, &mut names);)*
        $crate::adjoint::emit::code::Code::new(quote::quote!($($tokens)*), names)
    }};
}
pub(super) use code;

impl Code {
    pub(super) fn new(tokens: TokenStream, names: Vec<Ident>) -> Self {
        Self { streams: vec![tokens], names, is_variable: false }
    }

    /// Code whose names are not known.
    pub(super) fn read(tokens: TokenStream) -> Self {
        if tokens.is_empty() {
            return Self::default();
        }
        let names = named(&tokens);
        Self::new(tokens, names)
    }

    pub(super) fn variable(name: &Ident) -> Self {
        Self { streams: vec![], names: vec![name.clone()], is_variable: true }
    }

    /// The variable that it consists of.
    pub(super) fn as_variable(&self) -> Option<&Ident> {
        self.names.first().filter(|_| self.is_variable)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.streams.is_empty() && !self.is_variable
    }

    pub(super) fn names(&self) -> &[Ident] {
        &self.names
    }

    /// Adds its names to those that are known already.
    pub(super) fn note(&self, all: &mut FxHashSet<String>) {
        all.extend(self.names.iter().map(ToString::to_string));
    }

    /// The same, and what comes behind it.
    pub(super) fn append(&mut self, more: Self) {
        if self.is_empty() {
            *self = more;
        } else if !more.is_empty() {
            if let Some(name) = self.as_variable() {
                *self = Self::new(name.to_token_stream(), vec![name.clone()]);
            }
            self.names.extend_from_slice(&more.names);
            self.streams.extend(more.into_streams());
        }
    }

    pub(super) fn into_streams(self) -> Vec<TokenStream> {
        match self.as_variable() {
            Some(name) => vec![name.to_token_stream()],
            None => self.streams,
        }
    }
}

impl FromIterator<Code> for Code {
    fn from_iter<T: IntoIterator<Item = Code>>(all: T) -> Self {
        let mut code = Self::default();
        all.into_iter().for_each(|more| code.append(more));
        code
    }
}

impl ToTokens for Code {
    fn to_tokens(&self, to: &mut TokenStream) {
        match self.as_variable() {
            Some(name) => name.to_tokens(to),
            None => to.extend(self.streams.iter().cloned()),
        }
    }
}

/// The names in syntax.
pub(super) fn named(part: &impl Named) -> Vec<Ident> {
    let mut names = vec![];
    part.add_names(&mut names);
    names
}

/// What has names of variables.
pub(super) trait Named {
    fn add_names(&self, all: &mut Vec<Ident>);
}

impl Named for Ident {
    fn add_names(&self, all: &mut Vec<Ident>) {
        all.push(self.clone());
    }
}

impl Named for Code {
    fn add_names(&self, all: &mut Vec<Ident>) {
        all.extend_from_slice(&self.names);
    }
}

impl Named for TokenStream {
    fn add_names(&self, all: &mut Vec<Ident>) {
        self.any_ident(&mut |name| {
            all.push(name.clone());
            false
        });
    }
}

impl Named for Atom {
    fn add_names(&self, all: &mut Vec<Ident>) {
        match self {
            Self::Const(code) => code.add_names(all),
            Self::Var(name) => name.add_names(all),
        }
    }
}

impl Named for Value {
    fn add_names(&self, all: &mut Vec<Ident>) {
        match self {
            Self::Unit => {}
            Self::Number(atom) => atom.add_names(all),
            Self::Group(name) => name.add_names(all),
            Self::Parts(parts) => parts.add_names(all),
            Self::Never(code) => code.add_names(all),
        }
    }
}

impl<A: Named, B: Named> Named for (A, B) {
    fn add_names(&self, all: &mut Vec<Ident>) {
        self.0.add_names(all);
        self.1.add_names(all);
    }
}

impl<T: Named> Named for [T] {
    fn add_names(&self, all: &mut Vec<Ident>) {
        self.iter().for_each(|part| part.add_names(all));
    }
}

impl<T: Named> Named for Vec<T> {
    fn add_names(&self, all: &mut Vec<Ident>) {
        self.iter().for_each(|part| part.add_names(all));
    }
}

impl<T: Named> Named for Option<T> {
    fn add_names(&self, all: &mut Vec<Ident>) {
        self.iter().for_each(|part| part.add_names(all));
    }
}

impl<T: Named + ?Sized> Named for &T {
    fn add_names(&self, all: &mut Vec<Ident>) {
        (**self).add_names(all);
    }
}
