//! Variables that may change behind a shared reference though no type in the function shows it: `let dice = Dice::new(7);`, where `Dice` has a `Cell`.
//!
//! What a function of the user's has made may be such a one, and so may an argument of a type of the user's. It is, where the body tells it something: a call
//! whose value nobody takes does something else, `log.add(i);`.

use super::library::{is_macro_of_library, is_method_of_library, is_path_of_library, is_type_of_library};
use super::lower::is_camel;
use super::screen::root;
use super::steady::is_of_user;
use super::syntax::{Idents, called_names, expressions, is_comparison, is_lazy, item_of, pattern_names, strip};
use crate::idents::{ByName, is_one_of};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, ExprCall, ExprIf, ExprMethodCall, ExprPath, FnArg, GenericArgument, Generics, Ident, Pat,
    PathArguments, PathSegment, Signature, Stmt, Type,
};

/// Such variables, by their names.
#[derive(Default)]
pub(super) struct HiddenState {
    /// What functions of the user's have made, what consists of it and what refers to it.
    made: FxHashSet<String>,
    /// Structs that are written out.
    written: FxHashSet<String>,
    /// Arguments of types that are parameters, or that the function does not name.
    generic: FxHashSet<String>,
    /// Collections that are made empty, and lists that get something: what changes them needs them to be `mut`.
    collections: FxHashSet<String>,
    /// What is told something.
    told: FxHashSet<String>,
    /// The type of the numbers, which hide nothing.
    scalar: String,
}

impl HiddenState {
    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.made.is_empty()
    }

    /// Whether a variable has what a function of the user's has made.
    pub(super) fn is_made(&self, name: &str) -> bool {
        self.made.contains(name)
    }

    /// Whether a variable is of a type of the user's, as its value says.
    pub(super) fn is_own(&self, name: &str) -> bool {
        self.made.contains(name) || self.written.contains(name)
    }

    /// Whether the compiler knows if it may change behind a shared reference.
    pub(super) fn is_of_known_type(&self, name: &str) -> bool {
        self.made.contains(name) && !self.generic.contains(name)
    }

    /// Whether it is such a collection.
    pub(super) fn is_collection(&self, name: &Ident) -> bool {
        self.collections.has_name(name)
    }

    /// Whether it is told something as well.
    pub(super) fn changes(&self, name: &Ident) -> bool {
        self.made.has_name(name) && self.told.has_name(name) && !self.collections.has_name(name)
    }

    /// A variable of one of several of a name has another one from now on.
    pub(super) fn rename(&mut self, old: &str, new: &str) {
        for names in [&mut self.made, &mut self.written, &mut self.generic, &mut self.collections, &mut self.told] {
            if names.contains(old) {
                names.insert(new.to_owned());
            }
        }
    }

    /// Notes the variables of a pattern whose value this is. A type that is written says more.
    pub(super) fn note_value(&mut self, pat: &Pat, value: &Expr) {
        let names = || pattern_names(pat).into_iter().map(|name| name.to_string());
        if is_written_out(value) {
            self.written.extend(names());
        }
        let by_type = if let Pat::Type(typed) = pat { self.hides_by_type(&typed.ty) } else { None };
        if !by_type.unwrap_or_else(|| self.is_of_user(value)) {
            return;
        }
        self.made.extend(names());
        if is_empty_collection(value) {
            self.collections.extend(names());
        }
    }

    /// Notes the arguments of types of the user's.
    pub(super) fn note_arguments(&mut self, signature: &Signature, generics: &Generics, scalar: &Ident) {
        self.scalar = scalar.to_string();
        for input in &signature.inputs {
            let FnArg::Typed(typed) = input else { continue };
            if !is_type_of_user(&typed.ty, &self.scalar) {
                continue;
            }
            let names = || pattern_names(&typed.pat).into_iter().map(|name| name.to_string());
            self.made.extend(names());
            if is_generic(&typed.ty, generics, scalar) {
                self.generic.extend(names());
            }
        }
    }

    /// Notes a variable that gets its value later.
    pub(super) fn note_assignment(&mut self, left: &Expr, value: &Expr) {
        if self.is_of_user(value) {
            self.made.extend(root(left));
        }
    }

    /// Notes a list that gets what functions of the user's have made. What is pushed to it needs it to be `mut`.
    pub(super) fn note_push(&mut self, m: &ExprMethodCall) {
        if let Some(list) = root(&m.receiver).filter(|list| !self.made.contains(list))
            && m.args.iter().any(|a| self.is_of_user(a))
        {
            self.collections.insert(list.clone());
            self.made.insert(list);
        }
    }

    /// Notes what the statements of a block tell.
    pub(super) fn note_calls(&mut self, block: &Block) {
        for (i, stmt) in block.stmts.iter().enumerate() {
            match stmt {
                Stmt::Expr(e, Some(_)) => self.note_call(e),
                // What stands last may be the value of the block.
                Stmt::Expr(e, None) if gives_nothing(e) || i + 1 < block.stmts.len() => {
                    tails(e).into_iter().for_each(|tail| self.note_call(tail));
                }
                Stmt::Local(local) if is_nothing(&local.pat) => {
                    local.init.iter().for_each(|init| self.note_call(&init.expr));
                }
                _ => {}
            }
        }
    }

    fn note_call(&mut self, e: &Expr) {
        match strip(e) {
            Expr::MethodCall(m) => self.told.extend(root(&m.receiver)),
            Expr::Call(c) => {
                let lent = |a: &Expr| match strip(a) {
                    Expr::Reference(r) => root(&r.expr),
                    _ => None,
                };
                self.told.extend(c.args.iter().filter_map(lent));
            }
            _ => {}
        }
    }

    /// Whether a type is one of the user's, if it is written in full.
    fn hides_by_type(&self, ty: &Type) -> Option<bool> {
        (!ty.any_ident(&mut |name| name == "_")).then(|| is_type_of_user(ty, &self.scalar))
    }

    /// Whether a call makes something of a type of the user's, or is one of a function of the user's.
    fn makes(&self, c: &ExprCall) -> bool {
        let of = self.type_of(&c.func);
        // A list hides what is pushed, and a box what it is made of.
        if of.is_some_and(|of| is_one_of(of, &["Vec", "String", "Box", "Rc", "Arc"])) {
            return false;
        }
        let is_by_name =
            matches!(strip(&c.func), Expr::Path(p) if p.path.get_ident().is_some_and(|name| !is_camel(name)));
        of.is_some_and(is_camel) || is_by_name || is_of_user(c)
    }

    /// Whether an iterator maps to what functions of the user's make.
    fn maps_to_own(&self, function: &Expr) -> bool {
        match strip(function) {
            Expr::Closure(c) => self.is_of_user(&c.body),
            e @ Expr::Path(_) => self.type_of(e).is_some_and(|of| is_camel(of) && !is_type_of_library(of)),
            _ => false,
        }
    }

    /// The type or the module of a function, but for that of the numbers.
    fn type_of<'e>(&self, function: &'e Expr) -> Option<&'e Ident> {
        called_names(function).and_then(|(of, _)| of).filter(|of| **of != self.scalar)
    }

    /// Whether a value may be made by a function of the user's, consist of such values or refer to one.
    pub(super) fn is_of_user(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Call(c) => self.makes(c) || c.args.iter().any(|a| self.is_of_user(a)),
            Expr::MethodCall(m) => {
                !is_method_of_library(&m.method)
                    || self.is_of_user(&m.receiver)
                    || m.args.iter().any(|a| self.is_of_user(a) || self.maps_to_own(a))
            }
            Expr::Try(t) => self.is_of_user(&t.expr),
            Expr::Reference(r) => self.is_of_user(&r.expr),
            Expr::Unary(u) => self.is_of_user(&u.expr),
            Expr::Binary(b) => {
                !is_comparison(&b.op) && !is_lazy(&b.op) && (self.is_of_user(&b.left) || self.is_of_user(&b.right))
            }
            Expr::Index(i) => self.is_of_user(&i.expr),
            Expr::Field(f) => self.is_of_user(&f.base),
            Expr::Path(p) => p.path.get_ident().is_some_and(|name| self.made.has_name(name)) || is_constant_of_user(p),
            Expr::Array(a) => a.elems.iter().any(|e| self.is_of_user(e)),
            Expr::Tuple(t) => t.elems.iter().any(|e| self.is_of_user(e)),
            Expr::Struct(of) => {
                of.fields.iter().map(|field| &field.expr).chain(of.rest.as_deref()).any(|e| self.is_of_user(e))
            }
            Expr::Macro(m) => match expressions(&m.mac) {
                _ if !is_macro_of_library(&m.mac) => true,
                all => all.iter().flatten().any(|e| self.is_of_user(e)),
            },
            e @ (Expr::If(_) | Expr::Match(_) | Expr::Block(_) | Expr::Loop(_)) => {
                tails(e).into_iter().chain(values_of_breaks(e)).any(|e| self.is_of_user(e))
            }
            _ => false,
        }
    }
}

/// Whether a path is a constant, or a struct without fields, that the user has defined: it may be of any type.
fn is_constant_of_user(p: &ExprPath) -> bool {
    let is_constant = |name: &Ident| is_camel(name) && !is_one_of(name, &["None", "PI", "TAU", "E", "SQRT_2", "LN_2"]);
    !is_path_of_library(&p.path) && p.path.segments.last().is_some_and(|last| is_constant(&last.ident))
}

/// The values that loops and blocks are left with.
fn values_of_breaks(e: &Expr) -> Vec<&Expr> {
    struct Find<'a>(Vec<&'a Expr>);
    impl<'a> Visit<'a> for Find<'a> {
        fn visit_expr_break(&mut self, b: &'a syn::ExprBreak) {
            self.0.extend(b.expr.as_deref());
            visit::visit_expr_break(self, b);
        }
        fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
    }
    let mut find = Find(vec![]);
    find.visit_expr(e);
    find.0
}

/// Whether a value is a struct that is written out: `Counter { n: 0 }`, `Counter(0)`.
fn is_written_out(value: &Expr) -> bool {
    let is_struct = |name: &Ident| is_camel(name) && !is_one_of(name, &["Some", "Ok", "Err"]);
    match strip(value) {
        Expr::Struct(_) => true,
        Expr::Call(c) => called_names(&c.func).is_some_and(|(_, name)| is_struct(name)),
        _ => false,
    }
}

/// Whether a type is one of the user's, consists of such or refers to one, as far as its name says.
fn is_type_of_user(ty: &Type, scalar: &str) -> bool {
    let is_of_user = |ty: &Type| is_type_of_user(ty, scalar);
    match ty {
        Type::Reference(r) => is_of_user(&r.elem),
        Type::Slice(s) => is_of_user(&s.elem),
        Type::Array(a) => is_of_user(&a.elem),
        Type::Tuple(t) => t.elems.iter().any(is_of_user),
        Type::Paren(p) => is_of_user(&p.elem),
        Type::Group(g) => is_of_user(&g.elem),
        Type::ImplTrait(_) | Type::TraitObject(_) => true,
        Type::Path(p) => p.path.segments.last().is_some_and(|PathSegment { ident, arguments }| {
            let is_of_such =
                |a: &GenericArgument| if let GenericArgument::Type(ty) = a { is_of_user(ty) } else { false };
            let has_such = matches!(arguments, PathArguments::AngleBracketed(of) if of.args.iter().any(is_of_such));
            has_such || is_camel(ident) && *ident != *scalar && !is_type_of_library(ident)
        }),
        _ => false,
    }
}

/// Whether a type may be any one of several, so that it is not known what it hides.
fn is_generic(ty: &Type, generics: &Generics, scalar: &Ident) -> bool {
    let parameters = || generics.type_params().map(|p| &p.ident).filter(|name| *name != scalar);
    let is_parameter =
        |name: &Ident| name == "Self" && parameters().next().is_some() || parameters().any(|p| p == name);
    may_be_any(ty) || ty.any_ident(&mut { is_parameter })
}

/// Whether a type is given by what it can do.
fn may_be_any(ty: &Type) -> bool {
    match ty {
        Type::ImplTrait(_) | Type::TraitObject(_) => true,
        Type::Reference(r) => may_be_any(&r.elem),
        Type::Slice(s) => may_be_any(&s.elem),
        Type::Array(a) => may_be_any(&a.elem),
        Type::Paren(p) => may_be_any(&p.elem),
        ty => item_of(ty).is_some_and(may_be_any),
    }
}

/// Whether an expression makes a collection that is empty, `HashMap::new()`.
fn is_empty_collection(e: &Expr) -> bool {
    const COLLECTIONS: [&str; 6] = ["VecDeque", "BinaryHeap", "HashMap", "HashSet", "BTreeMap", "BTreeSet"];
    let Expr::Call(c) = strip(e) else { return false };
    c.args.is_empty() && called_names(&c.func).and_then(|(of, _)| of).is_some_and(|of| is_one_of(of, &COLLECTIONS))
}

/// Whether a pattern takes nothing.
fn is_nothing(pat: &Pat) -> bool {
    matches!(pat, Pat::Wild(_)) || matches!(pat, Pat::Tuple(t) if t.elems.is_empty())
}

/// Whether an expression has no value.
fn gives_nothing(e: &Expr) -> bool {
    matches!(e, Expr::ForLoop(_) | Expr::While(_) | Expr::If(ExprIf { else_branch: None, .. }))
}

/// The last expressions of the blocks of an expression.
fn tails(e: &Expr) -> Vec<&Expr> {
    fn of_block(block: &Block) -> Vec<&Expr> {
        match block.stmts.last() {
            Some(Stmt::Expr(e, None)) => tails(e),
            _ => vec![],
        }
    }
    match e {
        Expr::Block(b) => of_block(&b.block),
        Expr::ForLoop(f) => of_block(&f.body),
        Expr::While(w) => of_block(&w.body),
        Expr::Loop(l) => of_block(&l.body),
        Expr::If(i) => {
            let other = i.else_branch.iter().flat_map(|(_, other)| tails(other));
            of_block(&i.then_branch).into_iter().chain(other).collect()
        }
        Expr::Match(m) => m.arms.iter().flat_map(|arm| tails(&arm.body)).collect(),
        e => vec![e],
    }
}
