//! Code that knows its names.

use super::here::here;
use super::syntax::{Idents, add_names, named};
use crate::idents::ByName;
use proc_macro2::{Delimiter, Group, TokenStream};
use quote::{ToTokens, format_ident, quote};
use rustc_hash::FxHashSet;
use syn::{Expr, Ident};

/// Code, statement by statement, with the names of the variables in it. To read names out of code is a call of the compiler for each group, and to put
/// code together is one for each part: so what stands one behind the other stays apart up to the end.
#[derive(Clone, Default)]
pub(super) struct Code(Vec<Part>);

#[derive(Clone)]
enum Part {
    Variable(Ident),
    /// `list[index]`: the name of the list and the names in the index, and the index in its brackets.
    Element(Vec<Ident>, Group),
    /// `{ … }`.
    Block(Group, Vec<Ident>),
    Tokens(TokenStream, Vec<Ident>),
}

impl Part {
    fn names(&self) -> &[Ident] {
        match self {
            Self::Variable(name) => std::slice::from_ref(name),
            Self::Element(names, _) | Self::Block(_, names) | Self::Tokens(_, names) => names,
        }
    }

    fn into_tokens(self) -> TokenStream {
        match self {
            Self::Variable(name) => name.into_token_stream(),
            Self::Element(names, index) => {
                let list = &names[0];
                quote!(#list #index)
            }
            Self::Block(block, _) => block.into_token_stream(),
            Self::Tokens(tokens, _) => tokens,
        }
    }
}

/// Code with the names of those parts that stand in the brackets: `code!([x, y] #x * #y)`.
macro_rules! code {
    ([$($part:expr),*] $($tokens:tt)*) => {{
        let mut names = vec![];
        $($crate::adjoint::syntax::add_names(&$part, &mut names);)*
        $crate::adjoint::code::Code::new($crate::adjoint::here::quote!($($tokens)*), names)
    }};
}
pub(super) use code;

impl Code {
    pub(super) fn new(tokens: TokenStream, names: Vec<Ident>) -> Self {
        Self(vec![Part::Tokens(tokens, names)])
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
        Self(vec![Part::Variable(name.clone())])
    }

    /// An element of a list by its name.
    pub(super) fn element(list: &Ident, index: &impl ToTokens) -> Self {
        let index = index.to_token_stream();
        let mut names = vec![list.clone()];
        add_names(&index, &mut names);
        let mut index = Group::new(Delimiter::Bracket, index);
        index.set_span(here());
        Self(vec![Part::Element(names, index)])
    }

    /// The list and the index that it consists of.
    pub(super) fn as_element(&self) -> Option<(&Ident, TokenStream)> {
        match &self.0[..] {
            [Part::Element(names, index)] => Some((&names[0], index.stream())),
            _ => None,
        }
    }

    /// The variable that it consists of.
    pub(super) fn as_variable(&self) -> Option<&Ident> {
        match &self.0[..] {
            [Part::Variable(name)] => Some(name),
            _ => None,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Code of an expression.
    pub(super) fn of(e: &Expr) -> Self {
        Self::new(e.to_token_stream(), named(e))
    }

    pub(super) fn text(&self) -> String {
        match &self.0[..] {
            [Part::Variable(name)] => name.to_string(),
            [Part::Tokens(tokens, _)] => tokens.to_string(),
            _ => self.to_token_stream().to_string(),
        }
    }

    /// The parts that name one of these variables.
    pub(super) fn parts_with(&self, names: &FxHashSet<String>) -> impl Iterator<Item = TokenStream> {
        let has = |part: &&Part| part.names().iter().any(|name| names.has_name(name));
        self.0.iter().filter(has).map(|part| part.clone().into_tokens())
    }

    /// Adds what comes behind it.
    pub(super) fn append(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// The code in braces.
    pub(super) fn into_block(self) -> Self {
        let names = named(&self);
        Self(vec![Part::Block(Group::new(Delimiter::Brace, self.into_tokens()), names)])
    }

    /// The same in one part.
    pub(super) fn joined(self) -> Self {
        if self.is_empty() {
            return self;
        }
        let names = named(&self);
        Self::new(self.into_tokens(), names)
    }

    pub(super) fn into_tokens(self) -> TokenStream {
        self.0.into_iter().map(Part::into_tokens).collect()
    }
}

impl FromIterator<Code> for Code {
    fn from_iter<T: IntoIterator<Item = Code>>(all: T) -> Self {
        Self(all.into_iter().flat_map(|code| code.0).collect())
    }
}

impl ToTokens for Code {
    fn to_tokens(&self, to: &mut TokenStream) {
        match &self.0[..] {
            [Part::Variable(name)] => name.to_tokens(to),
            [Part::Block(block, _)] => block.to_tokens(to),
            parts => to.extend(parts.iter().map(|part| part.clone().into_tokens())),
        }
    }
}

impl Idents for Code {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.0.iter().any(|part| part.names().iter().any(&mut *is_found))
    }
}

/// The variable of the stack, which a function opens if its code names it.
pub(super) fn stack() -> Ident {
    format_ident!("stack")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_knows_its_names() {
        let [x, y] = ["x", "y"].map(|name| format_ident!("{name}"));
        let known = |code: &Code| named(code).iter().map(ToString::to_string).collect::<Vec<_>>();
        let product = code!([x, y] #x.flow(#y));
        let mut code = code!([product] let z = #product;);
        code.append(Code::variable(&y));
        assert_eq!(known(&code), ["x", "y", "y"]);
        assert_eq!(code.text(), quote!(let z = x.flow(y); y).to_string());
        let wanted = FxHashSet::from_iter(["x".to_owned()]);
        assert_eq!(code.parts_with(&wanted).count(), 1);
        let block = code.into_block();
        assert_eq!(known(&block), ["x", "y", "y"]);
        assert_eq!(
            quote!(if a #block).to_string(),
            quote!(if a {
                let z = x.flow(y);
                y
            })
            .to_string()
        );
        assert_eq!(known(&Code::read(quote!(f(&x)[1].y))), ["f", "x"]);
        assert_eq!(known(&Code::read(quote!(P { v: x, w }.f(a.b..c).d::<E>().0))), ["P", "x", "w", "a", "c", "E"]);
        assert_eq!(Code::variable(&x).as_variable(), Some(&x));
    }
}
