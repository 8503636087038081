//! Questions to syntax that know nothing of derivatives.

use super::here::quote;
use super::structs::own::in_words;
use crate::idents::{ByName, is_one_of, is_same, with_text};
use proc_macro2::{Group, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::parse::{Parse, ParseStream};
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;
use syn::{
    BinOp, Block, Expr, GenericArgument, Ident, Pat, PatIdent, PatWild, PathArguments, Result, Stmt, Token, Type,
};

/// An error at an expression.
pub(super) fn refuse<T>(at: impl ToTokens, message: impl std::fmt::Display) -> Result<T> {
    Err(syn::Error::new_spanned(at, in_words(&message.to_string())))
}

/// All identifiers of the code.
pub(super) fn idents(code: &impl Idents, all: &mut FxHashSet<String>) {
    code.any_ident(&mut |name| {
        if !all.has_name(name) {
            all.insert(name.to_string());
        }
        false
    });
}

/// The variables of the code, each as often as it stands there. Names of functions and types are among them, those of fields and methods are not: a field may have
/// the name of a variable.
pub(super) fn add_names(code: &impl Idents, all: &mut Vec<Ident>) {
    code.any_variable(&mut |name| {
        all.push(name.clone());
        false
    });
}

/// The variables of the code.
pub(super) fn named(code: &impl Idents) -> Vec<Ident> {
    let mut all = vec![];
    add_names(code, &mut all);
    all
}

/// Whether the code has one of these identifiers.
pub(super) fn mentions(code: &impl Idents, names: &FxHashSet<String>) -> bool {
    !names.is_empty() && code.any_ident(&mut |name| names.has_name(name))
}

/// Whether the code has an identifier.
pub(super) fn has_ident(code: &impl Idents, name: &Ident) -> bool {
    code.any_ident(&mut |other| is_same(other, name))
}

/// Code that has identifiers. Syntax is visited: to print it for this question would take the macro longer.
pub(crate) trait Idents {
    /// Asks of each identifier, up to the first that is found.
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool;
    /// The same but for those of fields and methods.
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.any_ident(is_found)
    }
}

impl Idents for TokenStream {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        any_of_tokens(self.clone(), is_found)
    }
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        any_variable_of_tokens(self.clone(), is_found)
    }
}

/// A stream is a call of the compiler, so it is taken and not lent.
fn any_of_tokens(tokens: TokenStream, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
    for token in tokens {
        let found = match token {
            TokenTree::Ident(ident) => is_found(&ident),
            TokenTree::Group(group) => any_of_tokens(group.stream(), is_found),
            _ => false,
        };
        if found {
            return true;
        }
    }
    false
}

/// `v` in `list[v]`, `..v` and `let v: T`, and neither in `p.v` nor in `P { v: x }`.
fn any_variable_of_tokens(tokens: TokenStream, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
    let (mut dots, mut is_bound, mut tokens) = (0, false, tokens.into_iter().peekable());
    while let Some(token) = tokens.next() {
        let is_member = dots == 1 || !is_bound && is_before_value(tokens.peek());
        dots = match &token {
            TokenTree::Punct(p) if p.as_char() == '.' => dots + 1,
            _ => 0,
        };
        is_bound = matches!(&token, TokenTree::Ident(word) if word == "let" || word == "mut");
        let found = match token {
            TokenTree::Ident(ident) => !is_member && is_found(&ident),
            TokenTree::Group(group) => any_variable_of_tokens(group.stream(), is_found),
            _ => false,
        };
        if found {
            return true;
        }
    }
    false
}

/// Whether the colon is next that stands between a field and its value. That of a path has another one behind it.
fn is_before_value(next: Option<&TokenTree>) -> bool {
    matches!(next, Some(TokenTree::Punct(p)) if p.as_char() == ':' && p.spacing() == Spacing::Alone)
}

/// Visits identifiers, and those in the macros that are called: all of them, or variables alone.
struct Find<'f> {
    is_found: &'f mut dyn FnMut(&Ident) -> bool,
    found: bool,
    variables: bool,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_ident(&mut self, name: &'ast Ident) {
        self.found = self.found || (self.is_found)(name);
    }
    fn visit_member(&mut self, member: &'ast syn::Member) {
        if !self.variables {
            visit::visit_member(self, member);
        }
    }
    fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
        if !self.variables {
            return visit::visit_expr_method_call(self, m);
        }
        self.visit_expr(&m.receiver);
        m.turbofish.iter().for_each(|of| self.visit_angle_bracketed_generic_arguments(of));
        m.args.iter().for_each(|a| self.visit_expr(a));
    }
    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        self.found = self.found
            || match self.variables {
                true => m.tokens.any_variable(self.is_found),
                false => m.tokens.any_ident(self.is_found),
            };
        self.visit_path(&m.path);
    }
}

macro_rules! idents {
    ($($syntax:ident $visit:ident)*) => {$(
        impl Idents for syn::$syntax {
            fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
                let mut find = Find { is_found, found: false, variables: false };
                find.$visit(self);
                find.found
            }
            fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
                let mut find = Find { is_found, found: false, variables: true };
                find.$visit(self);
                find.found
            }
        }
    )*};
}

idents! { Block visit_block Stmt visit_stmt Expr visit_expr Member visit_member Pat visit_pat Signature visit_signature Type visit_type }

impl Idents for Ident {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        is_found(self)
    }
}

impl<A: Idents, B: Idents> Idents for (A, B) {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.0.any_ident(is_found) || self.1.any_ident(is_found)
    }
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.0.any_variable(is_found) || self.1.any_variable(is_found)
    }
}

impl<T: Idents> Idents for [T] {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.iter().any(|part| part.any_ident(is_found))
    }
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.iter().any(|part| part.any_variable(is_found))
    }
}

impl<T: Idents> Idents for Vec<T> {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self[..].any_ident(is_found)
    }
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self[..].any_variable(is_found)
    }
}

impl<T: Idents> Idents for Option<T> {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.as_ref().is_some_and(|part| part.any_ident(is_found))
    }
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        self.as_ref().is_some_and(|part| part.any_variable(is_found))
    }
}

impl<T: Idents + ?Sized> Idents for &T {
    fn any_ident(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        (**self).any_ident(is_found)
    }
    fn any_variable(&self, is_found: &mut dyn FnMut(&Ident) -> bool) -> bool {
        (**self).any_variable(is_found)
    }
}

/// Whether a type is that of the numbers.
pub(super) fn is_scalar(ty: &Type, scalar: &Ident) -> bool {
    matches!(ty, Type::Path(p) if p.path.is_ident(scalar))
}

/// The expression without parentheses around it.
pub(super) fn strip(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(p) => strip(&p.expr),
        Expr::Group(p) => strip(&p.expr),
        e => e,
    }
}

/// Calls a function at each end of an expression: the values of branches and blocks, or the expression itself.
pub(super) fn at_ends(e: &mut Expr, f: &mut dyn FnMut(&mut Expr)) {
    match e {
        Expr::Paren(p) => at_ends(&mut p.expr, f),
        Expr::Block(b) => at_ends_of(&mut b.block, f),
        Expr::If(i) => {
            at_ends_of(&mut i.then_branch, f);
            i.else_branch.iter_mut().for_each(|(_, e)| at_ends(e, f));
        }
        Expr::Match(m) => m.arms.iter_mut().for_each(|arm| at_ends(&mut arm.body, f)),
        e => f(e),
    }
}

/// The same of the value of a block, if it has one.
pub(super) fn at_ends_of(block: &mut Block, f: &mut dyn FnMut(&mut Expr)) {
    if let Some(Stmt::Expr(last, None)) = block.stmts.last_mut() {
        at_ends(last, f);
    }
}

/// Whether an index takes a part of a list, not an item.
pub(super) fn is_range(i: &syn::ExprIndex) -> bool {
    matches!(strip(&i.index), Expr::Range(_))
}

/// `item` of `Some(item)`.
pub(super) fn some(pat: &Pat) -> Option<&Pat> {
    match pat {
        Pat::TupleStruct(p) if p.path.is_ident("Some") && p.elems.len() == 1 => p.elems.first(),
        Pat::Paren(p) => some(&p.pat),
        _ => None,
    }
}

/// Whether a pattern finds its variables in several ways: `Circle(r) | Square(r)`.
pub(super) fn finds_in_several_ways(pat: &Pat) -> bool {
    matches!(pat, Pat::Or(_)) && !pattern_names(pat).is_empty()
}

/// The type of the items of a `Vec`.
pub(super) fn item_of(ty: &Type) -> Option<&Type> {
    content_of(ty, "Vec")
}

/// The type of what is in a `Vec` or an `Option`, by the name of that.
pub(super) fn content_of<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == name)?;
    match &last.arguments {
        PathArguments::AngleBracketed(all) => all.args.iter().find_map(|a| match a {
            GenericArgument::Type(Type::Infer(_)) => None,
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        }),
        _ => None,
    }
}

/// Whether a condition has a `let` in it.
pub(super) fn contains_let(e: &Expr) -> bool {
    match e {
        Expr::Let(_) => true,
        Expr::Binary(b) => contains_let(&b.left) || contains_let(&b.right),
        _ => false,
    }
}

/// The pattern without its type.
pub(super) fn untyped(pat: &Pat) -> Pat {
    match pat {
        Pat::Type(t) => untyped(&t.pat),
        Pat::Paren(p) => untyped(&p.pat),
        pat => pat.clone(),
    }
}

/// Whether an expression is no number of the function by its form: arithmetic with an integer as written, a remainder, and a cast of a variable or a part of one, because
/// Rust has neither for a type parameter.
pub(super) fn is_count(e: &Expr) -> bool {
    match e {
        Expr::Binary(b) => {
            let computes =
                matches!(b.op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_));
            computes && (is_integer(&b.left) || is_integer(&b.right)) || matches!(b.op, BinOp::Rem(_))
        }
        Expr::Cast(c) if matches!(&*c.ty, Type::Path(_)) => is_cast(&c.expr),
        _ => false,
    }
}

/// Whether an expression is an integer as written, which is no number of the function.
pub(super) fn is_integer(e: &Expr) -> bool {
    matches!(strip(e), Expr::Lit(l) if matches!(l.lit, syn::Lit::Int(_)))
}

/// The name of a type.
pub(super) fn type_name(ty: &Type) -> Option<&Ident> {
    if let Type::Path(p) = ty { p.path.segments.last().map(|last| &last.ident) } else { None }
}

/// The type behind a method, `Vec<usize>` of `….collect::<Vec<usize>>()`.
pub(super) fn turbofish_type(e: &Expr) -> Option<&Type> {
    let Expr::MethodCall(m) = e else { return None };
    match m.turbofish.as_ref()?.args.first()? {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

/// Whether what is cast has no value of its own to compute: variables, parts of them, and arithmetic with these.
fn is_cast(e: &Expr) -> bool {
    match strip(e) {
        Expr::Unary(u) => is_cast(&u.expr),
        Expr::Binary(b) => is_cast(&b.left) && is_cast(&b.right),
        Expr::Path(_) | Expr::Field(_) | Expr::Index(_) | Expr::Lit(_) => true,
        e => is_count(e),
    }
}

/// Whether an expression has a `?` of its own.
pub(super) fn has_question(e: &Expr) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr_try(&mut self, _: &'ast syn::ExprTry) {
            self.0 = true;
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    }
    let mut find = Find(false);
    find.visit_expr(e);
    find.0
}

pub(super) fn is_comparison(op: &BinOp) -> bool {
    use BinOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(op, Eq(_) | Lt(_) | Le(_) | Ne(_) | Ge(_) | Gt(_))
}

/// Whether an operator may leave its right side out.
pub(super) fn is_lazy(op: &BinOp) -> bool {
    matches!(op, BinOp::And(_) | BinOp::Or(_))
}

/// Whether values of a type are more than one number, as it is written.
pub(super) fn has_several(ty: &Type) -> bool {
    matches!(ty, Type::Array(_) | Type::Tuple(_)) || item_of(ty).is_some()
}

/// Whether a call is of a function with this name, whatever its path.
pub(super) fn is_named(function: &Expr, name: &str) -> bool {
    matches!(function, Expr::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == name))
}

/// Whether a call makes an option: another enum may have a variant of this name.
pub(super) fn is_some(function: &Expr) -> bool {
    matches!(function, Expr::Path(p) if is_some_path(&p.path))
}

pub(super) fn is_some_path(path: &syn::Path) -> bool {
    let mut names = path.segments.iter().rev().map(|s| &s.ident);
    names.next().is_some_and(|name| name == "Some") && names.next().is_none_or(|of| of == "Option")
}

/// Steps of iterators that pass on some of the items as they are.
pub(super) const THINNING: [&str; 5] = ["rev", "skip", "take", "step_by", "filter"];

/// `f` of a call of `f` or of `Type::f`, after `Type`.
pub(super) fn called_names(function: &Expr) -> Option<(Option<&Ident>, &Ident)> {
    let Expr::Path(p) = strip(function) else { return None };
    let mut names = p.path.segments.iter().rev().map(|s| &s.ident);
    names.next().map(|last| (names.next(), last))
}

/// Whether a function is `module::name` or `Type::name`, with or without a longer path before it.
pub(super) fn is_of_module(function: &Expr, module: &str, name: &str) -> bool {
    matches!(called_names(function), Some((Some(of), function)) if of == module && function == name)
}

/// The name of a function of the numbers, `S::sqrt` or `Scalar::max`.
pub(super) fn scalar_function<'e>(function: &'e Expr, scalar: &Ident) -> Option<&'e Ident> {
    match called_names(function)? {
        (Some(of), name) if of == scalar || of == "Scalar" => Some(name),
        _ => None,
    }
}

/// Whether a macro does not come back.
pub(super) fn is_panic(m: &syn::Macro) -> bool {
    ["panic", "unreachable", "todo", "unimplemented"].iter().any(|n| m.path.is_ident(n))
}

/// `a, b, c` or `a; b`, and whether it is the second.
pub(super) fn list(input: ParseStream<'_>) -> Result<(Vec<Expr>, bool)> {
    let (mut all, mut repeats) = (vec![], false);
    while !input.is_empty() {
        all.push(input.parse()?);
        if input.peek(Token![;]) {
            input.parse::<Token![;]>()?;
            repeats = true;
        } else if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    Ok((all, repeats))
}

/// The parts of `matches!(value, pattern if guard)`.
pub(super) struct Matches {
    pub(super) value: Expr,
    pub(super) pattern: Pat,
    pub(super) guard: Option<Expr>,
}

impl Matches {
    /// Reads such a macro.
    pub(super) fn read(m: &syn::Macro) -> Option<Self> {
        m.path.is_ident("matches").then(|| m.parse_body().ok()).flatten()
    }

    /// Writes the macro.
    pub(super) fn write(&self) -> TokenStream {
        let Self { value, pattern, guard } = self;
        let guard = guard.as_ref().map(|guard| quote!(if #guard));
        quote!(#value, #pattern #guard)
    }
}

impl Parse for Matches {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        let pattern = Pat::parse_multi_with_leading_vert(input)?;
        let guard = input.parse::<Option<Token![if]>>()?.map(|_| input.parse()).transpose()?;
        input.parse::<Option<Token![,]>>()?;
        Ok(Self { value, pattern, guard })
    }
}

/// x and n of `vec![x; n]`.
pub(super) fn repeated_in_vec(e: &Expr) -> Option<(Expr, Expr)> {
    let Expr::Macro(m) = e else { return None };
    let (all, repeats) = m.mac.parse_body_with(list).ok().filter(|_| m.mac.path.is_ident("vec"))?;
    <[Expr; 2]>::try_from(all).ok().filter(|_| repeats).map(|[x, n]| (x, n))
}

/// The name of an expression that is one name.
pub(super) fn variable_name(e: &Expr) -> Option<String> {
    match strip(e) {
        Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
        _ => None,
    }
}

/// Whether an identifier in a pattern is a variable, not a constant or a variant.
pub(super) fn is_variable(p: &PatIdent) -> bool {
    let is_small = |c: char| c.is_lowercase() || c == '_';
    p.subpat.is_some() || with_text(&p.ident, |name| name.trim_start_matches("r#").starts_with(is_small))
}

/// The variables of a pattern.
pub(super) fn pattern_names(pat: &Pat) -> Vec<Ident> {
    struct Find(Vec<Ident>);
    impl<'ast> Visit<'ast> for Find {
        fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
            if is_variable(p) {
                self.0.push(p.ident.clone());
            }
            syn::visit::visit_pat_ident(self, p);
        }
    }
    let mut find = Find(vec![]);
    find.visit_pat(pat);
    find.0
}

/// Looks for patterns with a name.
pub(super) struct Binds<'n> {
    name: &'n Ident,
    found: bool,
}

impl<'ast> Visit<'ast> for Binds<'_> {
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        self.found |= p.ident == *self.name;
        syn::visit::visit_pat_ident(self, p);
    }
}

/// Whether a pattern in the code that is visited has this name.
pub(super) fn binds(name: &Ident, visit: impl FnOnce(&mut Binds<'_>)) -> bool {
    let mut binds = Binds { name, found: false };
    visit(&mut binds);
    binds.found
}

/// The names in a pattern that may be variables, or constants.
pub(super) fn doubtful_names(pat: &Pat) -> Vec<Ident> {
    struct Find(Vec<Ident>);
    impl<'ast> Visit<'ast> for Find {
        fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
            if !is_variable(p) {
                self.0.push(p.ident.clone());
            }
            syn::visit::visit_pat_ident(self, p);
        }
    }
    let mut find = Find(vec![]);
    find.visit_pat(pat);
    find.0
}

/// The pattern with other names. A `plain` one has no `mut`, `ref` and `&`: it takes references apart.
pub(super) fn rename_pattern(pat: &Pat, plain: bool, f: &mut dyn FnMut(&PatIdent) -> Ident) -> Pat {
    // A variable that several alternatives of a pattern bind is one.
    struct Change<'a>(&'a mut dyn FnMut(&PatIdent) -> Ident, bool, Vec<(Ident, Ident)>);
    impl VisitMut for Change<'_> {
        fn visit_field_pat_mut(&mut self, field: &mut syn::FieldPat) {
            field.colon_token.get_or_insert_default();
            self.visit_pat_mut(&mut field.pat);
        }
        fn visit_pat_mut(&mut self, pat: &mut Pat) {
            if let Pat::Type(t) = pat {
                *pat = (*t.pat).clone();
            }
            while let (true, Pat::Reference(r)) = (self.1, &*pat) {
                *pat = (*r.pat).clone();
            }
            syn::visit_mut::visit_pat_mut(self, pat);
        }
        fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
            if is_variable(p) {
                p.ident = match self.2.iter().find(|(old, _)| *old == p.ident) {
                    Some((_, new)) => new.clone(),
                    None => {
                        let new = (self.0)(p);
                        self.2.push((p.ident.clone(), new.clone()));
                        new
                    }
                };
                if self.1 {
                    (p.mutability, p.by_ref) = (None, None);
                }
            }
            syn::visit_mut::visit_pat_ident_mut(self, p);
        }
    }
    let mut pat = pat.clone();
    Change(f, plain, vec![]).visit_pat_mut(&mut pat);
    match pat {
        // A `let` takes alternatives in parentheses alone.
        Pat::Or(_) => syn::parse_quote!((#pat)),
        pat => pat,
    }
}

/// Whether a type has a reference in it.
pub(super) fn refers(ty: &Type) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_type_reference(&mut self, _: &'ast syn::TypeReference) {
            self.0 = true;
        }
        fn visit_lifetime(&mut self, _: &'ast syn::Lifetime) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// Whether a type may say what the arguments of a call do not: the length of an array, or one of several parameters.
pub(super) fn has_length(ty: &Type) -> bool {
    match ty {
        Type::Array(_) => true,
        Type::Paren(t) => has_length(&t.elem),
        Type::Tuple(t) => t.elems.iter().any(has_length),
        Type::Path(p) => p.path.segments.last().is_some_and(|last| match &last.arguments {
            PathArguments::AngleBracketed(args) => {
                args.args.len() > 1
                    || args.args.iter().any(|arg| matches!(arg, GenericArgument::Type(ty) if has_length(ty)))
            }
            _ => false,
        }),
        _ => false,
    }
}

/// The pattern without its variables: what it fits stays the same.
pub(super) fn without_variables(pat: &Pat) -> Pat {
    struct Change;
    impl VisitMut for Change {
        fn visit_field_pat_mut(&mut self, field: &mut syn::FieldPat) {
            field.colon_token.get_or_insert_default();
            self.visit_pat_mut(&mut field.pat);
        }
        fn visit_pat_mut(&mut self, pat: &mut Pat) {
            if let Pat::Ident(p) = pat
                && is_variable(p)
            {
                *pat = match p.subpat.take() {
                    Some((_, inner)) => *inner,
                    None => Pat::Wild(PatWild { attrs: vec![], underscore_token: Token![_](p.ident.span()) }),
                };
            }
            syn::visit_mut::visit_pat_mut(self, pat);
        }
    }
    let mut pat = pat.clone();
    Change.visit_pat_mut(&mut pat);
    pat
}

/// The expressions of a macro like `vec!` or `assert!`.
pub(super) fn expressions(m: &syn::Macro) -> Option<Vec<Expr>> {
    match Writing::read(m) {
        Some(mut writing) => Some(writing.values().map(|e| std::mem::replace(e, Expr::PLACEHOLDER)).collect()),
        None => m.parse_body_with(list).ok().map(|(all, _)| all),
    }
}

/// Writes out the variables that texts name: `format!("{k}", k = k)` for `format!("{k}")`.
pub(super) fn write_out_texts(block: &mut Block) {
    struct WriteOut;
    impl VisitMut for WriteOut {
        fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
            if !Writing::visit(self, m, Writing::named_in_text) {
                visit_list(self, m);
            }
        }
        fn visit_item_mut(&mut self, _: &mut syn::Item) {}
    }
    WriteOut.visit_block_mut(block);
}

/// Visits the expressions of a macro like `vec!` or `assert!`, and says whether it is one.
pub(crate) fn visit_list(visit: &mut impl VisitMut, m: &mut syn::Macro) -> bool {
    if Writing::visit(visit, m, |_| vec![]) {
        return true;
    }
    let Ok((mut all, repeats)) = m.parse_body_with(list) else { return false };
    all.iter_mut().for_each(|e| visit.visit_expr_mut(e));
    m.tokens = if repeats { quote!(#(#all);*) } else { quote!(#(#all),*) };
    true
}

/// A macro that writes a text, as `format!("{x:.3} {y}", y = 2 * k)` does.
struct Writing {
    arguments: Vec<Expr>,
    /// How many arguments stand before the text.
    before: usize,
}

impl Writing {
    /// Reads such a macro.
    fn read(m: &syn::Macro) -> Option<Self> {
        const FIRST: [&str; 9] =
            ["format", "format_args", "print", "println", "eprint", "eprintln", "panic", "unreachable", "todo"];
        const SECOND: [&str; 4] = ["assert", "debug_assert", "write", "writeln"];
        const THIRD: [&str; 4] = ["assert_eq", "assert_ne", "debug_assert_eq", "debug_assert_ne"];
        let name = &m.path.segments.last()?.ident;
        let before = [&FIRST[..], &SECOND, &THIRD].iter().position(|names| is_one_of(name, names))?;
        let (arguments, _) = m.parse_body_with(list).ok()?;
        Some(Self { arguments, before })
    }

    /// Its expressions, but for the names that they may have in the text.
    fn values(&mut self) -> impl Iterator<Item = &mut Expr> {
        self.arguments.iter_mut().map(|a| match a {
            Expr::Assign(named) => &mut *named.right,
            a => a,
        })
    }

    /// Visits the expressions of such a macro, gives it more variables by their names, and says whether it is one.
    fn visit(visit: &mut impl VisitMut, m: &mut syn::Macro, named: impl FnOnce(&Self) -> Vec<Ident>) -> bool {
        let Some(mut writing) = Self::read(m) else { return false };
        writing.values().for_each(|e| visit.visit_expr_mut(e));
        m.tokens = writing.code(&named(&writing));
        true
    }

    /// The variables that it names in the text alone.
    fn named_in_text(&self) -> Vec<Ident> {
        let Some(Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. })) = self.arguments.get(self.before) else {
            return vec![];
        };
        let is_it = |a: &Expr, name: &Ident| matches!(a, Expr::Path(p) if p.path.is_ident(name));
        let is_given =
            |name: &Ident| self.arguments.iter().any(|a| matches!(a, Expr::Assign(named) if is_it(&named.left, name)));
        let mut all: Vec<Ident> = vec![];
        for part in text.value().replace("{{", "").split('{').skip(1) {
            let part = part.split('}').next().unwrap_or_default();
            let (name, form) = part.split_once(':').unwrap_or((part, ""));
            // `{x:w$.p$}`
            let mut forms: Vec<_> = form.split('$').collect();
            forms.pop();
            let numbers = forms.iter().map(|form| form.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next());
            let names = std::iter::once(Some(name.trim())).chain(numbers).flatten();
            for name in names.filter_map(|name| syn::parse_str::<Ident>(name).ok()) {
                let name = Ident::new(&name.to_string(), text.span());
                all.extend((!is_given(&name) && !all.contains(&name)).then_some(name));
            }
        }
        all
    }

    /// Its code, with variables by their names.
    fn code(&self, named: &[Ident]) -> TokenStream {
        let arguments = &self.arguments;
        quote!(#(#arguments),* #(, #named = #named)*)
    }
}

/// The same code with other identifiers.
pub(super) fn map_idents(code: TokenStream, other: &dyn Fn(Ident) -> Ident) -> TokenStream {
    let map = |token| match token {
        TokenTree::Ident(name) => TokenTree::Ident(other(name)),
        TokenTree::Group(group) => {
            let mut changed = Group::new(group.delimiter(), map_idents(group.stream(), other));
            changed.set_span(group.span());
            TokenTree::Group(changed)
        }
        token => token,
    };
    code.into_iter().map(map).collect()
}

/// The code of a macro that is no list of expressions, with other names: each identifier that may be a variable or a constant. What stands behind `.` or `::` is of a
/// field, a method or a module, and what stands behind `..` is none of those.
pub(super) fn rename_tokens(code: TokenStream, other: &dyn Fn(&Ident) -> Option<Ident>) -> TokenStream {
    let (mut dots, mut colons) = (0, 0);
    let rename = |token| {
        let is_part = dots == 1 || colons > 1;
        let mark = if let TokenTree::Punct(p) = &token { p.as_char() } else { ' ' };
        dots = if mark == '.' { dots + 1 } else { 0 };
        colons = if mark == ':' { colons + 1 } else { 0 };
        match token {
            TokenTree::Ident(name) if !is_part => TokenTree::Ident(other(&name).unwrap_or(name)),
            TokenTree::Group(group) => {
                let mut changed = Group::new(group.delimiter(), rename_tokens(group.stream(), other));
                changed.set_span(group.span());
                TokenTree::Group(changed)
            }
            token => token,
        }
    };
    code.into_iter().map(rename).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse::Parser;

    #[test]
    fn patterns_are_renamed() {
        let pat = Pat::parse_multi.parse_str("(mut a, &Point { x, y: [b, ..] })").expect("a pattern");
        let renamed = rename_pattern(&pat, true, &mut |p| quote::format_ident!("{}_bar", p.ident));
        assert_eq!(quote!(#renamed).to_string(), quote!((a_bar, Point { x: x_bar, y: [b_bar, ..] })).to_string());
    }

    #[test]
    fn names_in_the_code_of_a_macro() {
        let other = |name: &Ident| (name == "k").then(|| quote::format_ident!("k_1"));
        let code = quote!(k, p.k, m::k, 0..k, ..=k, x[..k], P { v: k }, P { v: ::m::k });
        let expected = quote!(k_1, p.k, m::k, 0..k_1, ..=k_1, x[..k_1], P { v: k_1 }, P { v: ::m::k });
        assert_eq!(rename_tokens(code, &other).to_string(), expected.to_string());
    }

    #[test]
    fn lists_of_a_macro() {
        let (all, repeats) = list.parse_str("a + 1, b").expect("a list");
        assert_eq!((all.len(), repeats), (2, false));
        let (all, repeats) = list.parse_str("0.0; n").expect("a repetition");
        assert_eq!((all.len(), repeats), (2, true));
    }
}
