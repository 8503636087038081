//! Reads the body of a function for what its values are.

use super::super::lower::{MATRICES, is_function, is_of_struct, is_struct_type, makes_struct};
use super::super::syntax::{is_comparison, is_named, is_range, is_scalar, is_some, is_variable, list, strip};
use super::terms::{Class, Term, Terms};
use super::{Key, Keys, Structs, own};
use crate::idents::{is_one_of, with_text};
use crate::types::{is_matrix, is_of_nalgebra};
use rustc_hash::{FxHashMap, FxHashSet};
use syn::{
    BinOp, Block, Expr, ExprBinary, ExprCall, ExprClosure, ExprMethodCall, FnArg, GenericArgument, Ident, Member, Pat,
    Path, PathArguments, ReturnType, Signature, Stmt, Type, UnOp,
};

/// Methods of lists, iterators, options and references whose result has the items of the receiver.
const SAME: [&str; 37] = [
    "iter",
    "iter_mut",
    "into_iter",
    "copied",
    "cloned",
    "clone",
    "to_vec",
    "to_owned",
    "rev",
    "skip",
    "take",
    "step_by",
    "by_ref",
    "as_ref",
    "as_mut",
    "as_slice",
    "as_mut_slice",
    "borrow",
    "borrow_mut",
    "filter",
    "skip_while",
    "take_while",
    "collect",
    "unwrap",
    "expect",
    "unwrap_or",
    "unwrap_or_else",
    "ok",
    "ok_or",
    "ok_or_else",
    "or",
    "or_else",
    "drain",
    "split_off",
    "cycle",
    "peekable",
    "fuse",
];
/// Methods that give one item.
const ITEM: [&str; 19] = [
    "first",
    "last",
    "first_mut",
    "last_mut",
    "get",
    "get_mut",
    "pop",
    "remove",
    "swap_remove",
    "next",
    "next_back",
    "nth",
    "sum",
    "max_by",
    "min_by",
    "find",
    "reduce",
    "max_by_key",
    "min_by_key",
];
/// Methods that give lists of parts.
const PARTS: [&str; 5] = ["windows", "chunks", "chunks_exact", "chunks_mut", "chunks_exact_mut"];

pub(super) struct Read<'s> {
    scalar: &'s Ident,
    /// The type of `self`.
    model: Option<&'s Type>,
    terms: Terms,
    /// What each name stands for, once for each binding.
    keys: Vec<(Key, Class)>,
    /// What is one thing in the whole function: fields, and what functions and methods return.
    globals: FxHashMap<Key, Class>,
    scopes: Vec<FxHashMap<String, Class>>,
}

impl<'s> Read<'s> {
    pub(super) fn new(scalar: &'s Ident, model: Option<&'s Type>) -> Self {
        Self { scalar, model, terms: Terms::default(), keys: vec![], globals: FxHashMap::default(), scopes: vec![] }
    }
}

impl Read<'_> {
    /// Takes over what is known already.
    pub(super) fn recall(&mut self, known: &Structs) {
        for (keys, value) in [(&known.all, Term::Struct), (&known.matrices, Term::Matrix), (&known.own, Term::Own)] {
            for key in &keys.values {
                let term = self.global(key.clone());
                self.terms.equal(&term, &value);
            }
            for key in &keys.lists {
                let term = self.global(key.clone());
                self.terms.equal(&term, &Term::List(Box::new(value.clone())));
            }
        }
    }

    /// Reads a method beside others.
    pub(super) fn method_of_block(&mut self, signature: &Signature, block: &Block) {
        let result = match &signature.output {
            ReturnType::Type(_, ty) => Some(&**ty),
            ReturnType::Default => None,
        };
        if let Some(ty) = result {
            let (value, ty) = (self.global(own::key(&signature.ident)), self.of_type(ty));
            self.terms.equal(&value, &ty);
        }
        self.function(signature, result, block);
    }

    pub(super) fn function(&mut self, signature: &Signature, result: Option<&Type>, block: &Block) {
        self.within(|read| {
            for input in &signature.inputs {
                match input {
                    FnArg::Typed(typed) => {
                        let ty = read.of_type(&typed.ty);
                        read.bind(&typed.pat, &ty);
                    }
                    FnArg::Receiver(r) => {
                        let ty = read.model.map_or(Term::Unknown, |ty| read.of_type(ty));
                        read.bind_name(&Ident::from(r.self_token), &ty);
                    }
                }
            }
            let result = result.map_or(Term::Unknown, |ty| read.of_type(ty));
            let value = read.block(block);
            read.terms.equal(&value, &result);
        });
    }

    /// The names all of whose meanings are structs, and those of lists of them.
    pub(super) fn finish(mut self) -> Structs {
        self.terms.solve();
        let all = self.keys(|terms, term| terms.is_struct(term));
        let own = self.keys(|terms, term| terms.is_own(term));
        let matrices = self.keys(|terms, term| terms.is_matrix(term));
        Structs { all, own, matrices, ..Structs::default() }
    }

    /// The names whose meanings are all of a kind.
    fn keys(&self, is_one: impl Fn(&Terms, &Term) -> bool) -> Keys {
        let value = |class: Class| is_one(&self.terms, &Term::Of(class));
        let list =
            |class: Class| matches!(self.terms.form_of(class), Some(Term::List(item)) if is_one(&self.terms, item));
        Keys { values: self.all_of(value), lists: self.all_of(list) }
    }

    /// The names all of whose classes are such.
    fn all_of(&self, is_one: impl Fn(Class) -> bool) -> FxHashSet<Key> {
        let (yes, no): (Vec<_>, Vec<_>) = self.keys.iter().partition(|(_, class)| is_one(*class));
        let mut keys: FxHashSet<_> = yes.into_iter().map(|(key, _)| key.clone()).collect();
        // Most functions have no struct.
        if !keys.is_empty() {
            keys.retain(|key| no.iter().all(|(other, _)| other != key));
        }
        keys
    }

    fn of_type(&self, ty: &Type) -> Term {
        match ty {
            Type::Reference(r) => self.of_type(&r.elem),
            Type::Paren(p) => self.of_type(&p.elem),
            Type::Group(g) => self.of_type(&g.elem),
            Type::Slice(s) => Term::List(Box::new(self.of_type(&s.elem))),
            Type::Array(a) => Term::List(Box::new(self.of_type(&a.elem))),
            Type::Tuple(t) => Term::Tuple(t.elems.iter().map(|ty| self.of_type(ty)).collect()),
            Type::Path(p) if p.path.is_ident("Self") => self.model.map_or(Term::Unknown, |ty| self.of_type(ty)),
            ty if is_scalar(ty, self.scalar) => Term::Number,
            Type::Path(p) if is_struct_type(ty, self.scalar) => of_name(&p.path),
            Type::Path(p) => {
                let Some(last) = p.path.segments.last() else { return Term::Unknown };
                let PathArguments::AngleBracketed(of) = &last.arguments else { return Term::Unknown };
                let Some(GenericArgument::Type(first)) = of.args.first() else { return Term::Unknown };
                match self.of_type(first) {
                    item if last.ident == "Vec" => Term::List(Box::new(item)),
                    item if is_one_of(&last.ident, &["Option", "Result", "Box"]) => item,
                    _ => Term::Unknown,
                }
            }
            _ => Term::Unknown,
        }
    }

    fn global(&mut self, key: Key) -> Term {
        if let Some(class) = self.globals.get(&key) {
            return Term::Of(*class);
        }
        let class = self.terms.fresh();
        self.globals.insert(key.clone(), class);
        self.keys.push((key, class));
        Term::Of(class)
    }

    fn bind_name(&mut self, name: &Ident, to: &Term) {
        let (class, text) = (self.terms.fresh(), name.to_string());
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(text.clone(), class);
        }
        self.keys.push((Key::Variable(text), class));
        self.terms.equal(&Term::Of(class), to);
    }

    fn bind(&mut self, pat: &Pat, to: &Term) {
        match pat {
            Pat::Ident(p) => {
                if is_variable(p) {
                    self.bind_name(&p.ident, to);
                }
                p.subpat.iter().for_each(|(_, pat)| self.bind(pat, to));
            }
            Pat::Type(t) => {
                let ty = self.of_type(&t.ty);
                self.terms.equal(to, &ty);
                // A value of which nothing is known is one of the type from here on.
                self.bind(&t.pat, if matches!(to, Term::Unknown) { &ty } else { to });
            }
            Pat::Reference(r) => self.bind(&r.pat, to),
            Pat::Paren(p) => self.bind(&p.pat, to),
            Pat::Tuple(t) => {
                let parts = match self.terms.form(to) {
                    Term::Tuple(parts) if parts.len() == t.elems.len() => parts,
                    _ => {
                        let parts: Vec<_> = t.elems.iter().map(|_| Term::Of(self.terms.fresh())).collect();
                        self.terms.equal(to, &Term::Tuple(parts.clone()));
                        parts
                    }
                };
                t.elems.iter().zip(&parts).for_each(|(pat, part)| self.bind(pat, part));
            }
            Pat::TupleStruct(t) => {
                let is_some = t.path.segments.last().is_some_and(|s| is_one_of(&s.ident, &["Some", "Ok"]));
                let part = if is_some { to.clone() } else { Term::Unknown };
                t.elems.iter().for_each(|pat| self.bind(pat, &part));
            }
            Pat::Struct(s) => {
                if s.path.segments.len() == 1 {
                    self.terms.equal(to, &Term::Own);
                }
                for field in &s.fields {
                    let part = self.field(&field.member);
                    self.bind(&field.pat, &part);
                }
            }
            Pat::Slice(s) => {
                let item = self.terms.item(to);
                s.elems.iter().for_each(|pat| match pat {
                    Pat::Ident(p) if p.subpat.is_some() => self.bind(pat, to),
                    pat => self.bind(pat, &item),
                });
            }
            Pat::Or(o) => o.cases.iter().for_each(|pat| self.bind(pat, to)),
            _ => {}
        }
    }

    fn field(&mut self, member: &Member) -> Term {
        match member {
            Member::Named(name) => self.global(Key::Field(name.to_string())),
            Member::Unnamed(_) => Term::Unknown,
        }
    }

    fn within<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(FxHashMap::default());
        let value = read(self);
        self.scopes.pop();
        value
    }

    fn block(&mut self, block: &Block) -> Term {
        self.within(|read| block.stmts.iter().fold(Term::Unknown, |_, s| read.statement(s)))
    }

    fn statement(&mut self, s: &Stmt) -> Term {
        match s {
            Stmt::Local(local) => {
                let value = local.init.as_ref().map_or(Term::Unknown, |init| {
                    init.diverge.iter().for_each(|(_, other)| drop(self.term(other)));
                    self.term(&init.expr)
                });
                self.bind(&local.pat, &value);
                Term::Unknown
            }
            Stmt::Expr(e, None) => self.term(e),
            Stmt::Expr(e, Some(_)) => {
                self.term(e);
                Term::Unknown
            }
            _ => Term::Unknown,
        }
    }

    /// The value of an expression.
    fn term(&mut self, e: &Expr) -> Term {
        match e {
            Expr::Paren(p) => self.term(&p.expr),
            Expr::Group(g) => self.term(&g.expr),
            Expr::Reference(r) => self.term(&r.expr),
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_) | UnOp::Deref(_)) => self.term(&u.expr),
            Expr::Cast(c) => self.term(&c.expr),
            Expr::Try(t) => self.term(&t.expr),
            Expr::Lit(_) => Term::Number,
            Expr::Path(p) => p.path.get_ident().map_or(Term::Unknown, |name| self.variable(name)),
            Expr::Field(f) => {
                let base = self.term(&f.base);
                match (&f.member, self.terms.form(&base)) {
                    (Member::Unnamed(i), Term::Tuple(parts)) => {
                        parts.get(i.index as usize).cloned().unwrap_or(Term::Unknown)
                    }
                    (Member::Unnamed(_), _) => Term::Unknown,
                    (member, _) => {
                        self.terms.equal(&base, &Term::Struct);
                        self.field(member)
                    }
                }
            }
            Expr::Index(i) => {
                let list = self.term(&i.expr);
                self.term(&i.index);
                if matches!(strip(&i.index), Expr::Tuple(_)) {
                    self.terms.equal(&list, &Term::Matrix);
                }
                if is_range(i) { list } else { self.terms.item(&list) }
            }
            Expr::Tuple(t) => Term::Tuple(t.elems.iter().map(|e| self.term(e)).collect()),
            Expr::Array(a) => self.list_of(a.elems.iter()),
            Expr::Repeat(r) => self.list_of([&*r.expr].into_iter()),
            Expr::Macro(m) if m.mac.path.is_ident("vec") => match m.mac.parse_body_with(list) {
                Ok((all, repeats)) => self.list_of(all.iter().take(if repeats { 1 } else { all.len() })),
                Err(_) => Term::Unknown,
            },
            Expr::Struct(s) => {
                for field in &s.fields {
                    let (value, part) = (self.term(&field.expr), self.field(&field.member));
                    self.terms.equal(&part, &value);
                }
                s.rest.iter().for_each(|rest| drop(self.term(rest)));
                Term::Own
            }
            Expr::Binary(b) => self.binary(b),
            Expr::Assign(a) => {
                let (left, right) = (self.term(&a.left), self.term(&a.right));
                self.terms.equal(&left, &right);
                Term::Unknown
            }
            Expr::Call(c) => self.call(c),
            Expr::MethodCall(m) => self.method(m),
            e => self.control(e),
        }
    }

    fn control(&mut self, e: &Expr) -> Term {
        match e {
            Expr::Block(b) => self.block(&b.block),
            Expr::Unsafe(u) => self.block(&u.block),
            Expr::If(i) => self.within(|read| {
                read.term(&i.cond);
                let value = read.block(&i.then_branch);
                if let Some((_, other)) = &i.else_branch {
                    let other = read.term(other);
                    read.terms.equal(&value, &other);
                    if matches!(value, Term::Unknown) {
                        return other;
                    }
                }
                value
            }),
            Expr::Let(l) => {
                let value = self.term(&l.expr);
                self.bind(&l.pat, &value);
                Term::Unknown
            }
            Expr::Match(m) => {
                let value = self.term(&m.expr);
                let result = Term::Of(self.terms.fresh());
                for arm in &m.arms {
                    self.within(|read| {
                        read.bind(&arm.pat, &value);
                        arm.guard.iter().for_each(|(_, guard)| drop(read.term(guard)));
                        let body = read.term(&arm.body);
                        read.terms.equal(&result, &body);
                    });
                }
                result
            }
            Expr::ForLoop(f) => self.within(|read| {
                let list = read.term(&f.expr);
                let item = read.terms.item(&list);
                read.bind(&f.pat, &item);
                read.block(&f.body);
                Term::Unknown
            }),
            Expr::While(w) => self.within(|read| {
                read.term(&w.cond);
                read.block(&w.body);
                Term::Unknown
            }),
            Expr::Loop(l) => {
                self.block(&l.body);
                Term::Unknown
            }
            Expr::Closure(c) => self.closure(c, &[]),
            Expr::Return(r) => {
                r.expr.iter().for_each(|e| drop(self.term(e)));
                Term::Unknown
            }
            Expr::Break(b) => {
                b.expr.iter().for_each(|e| drop(self.term(e)));
                Term::Unknown
            }
            Expr::Range(r) => {
                r.start.iter().chain(&r.end).for_each(|e| drop(self.term(e)));
                Term::Unknown
            }
            Expr::Unary(u) => self.term(&u.expr),
            _ => Term::Unknown,
        }
    }

    fn variable(&self, name: &Ident) -> Term {
        let class = with_text(name, |name| self.scopes.iter().rev().find_map(|scope| scope.get(name)));
        class.map_or(Term::Unknown, |class| Term::Of(*class))
    }

    fn list_of<'e>(&mut self, items: impl Iterator<Item = &'e Expr>) -> Term {
        let item = Term::Of(self.terms.fresh());
        for e in items {
            let value = self.term(e);
            // A literal among structs is none of them.
            if !matches!(value, Term::Number) {
                self.terms.equal(&item, &value);
            }
        }
        Term::List(Box::new(item))
    }

    fn binary(&mut self, b: &ExprBinary) -> Term {
        let (left, right) = (self.term(&b.left), self.term(&b.right));
        match b.op {
            BinOp::Add(_) | BinOp::Sub(_) => {
                self.terms.equal(&left, &right);
                if matches!(left, Term::Unknown) { right } else { left }
            }
            BinOp::Mul(_) | BinOp::Div(_) => match (&left, &right) {
                (_, Term::Number) => left,
                _ => self.terms.product(left, right),
            },
            BinOp::AddAssign(_) | BinOp::SubAssign(_) => {
                self.terms.equal(&left, &right);
                Term::Unknown
            }
            ref op if is_comparison(op) => {
                self.terms.equal(&left, &right);
                Term::Unknown
            }
            _ => Term::Unknown,
        }
    }

    /// The value of a closure whose arguments are these.
    fn closure(&mut self, c: &ExprClosure, arguments: &[Term]) -> Term {
        self.within(|read| {
            for (i, pat) in c.inputs.iter().enumerate() {
                read.bind(pat, arguments.get(i).unwrap_or(&Term::Unknown));
            }
            let value = read.term(&c.body);
            if let ReturnType::Type(_, ty) = &c.output {
                let ty = read.of_type(ty);
                read.terms.equal(&value, &ty);
            }
            value
        })
    }

    fn call(&mut self, c: &ExprCall) -> Term {
        let arguments: Vec<_> = c.args.iter().map(|e| self.term(e)).collect();
        if is_named(&c.func, "left") || is_named(&c.func, "right") || is_some(&c.func) || is_named(&c.func, "Ok") {
            return arguments.into_iter().next().unwrap_or(Term::Unknown);
        }
        if is_named(&c.func, "Literal") || is_named(&c.func, "AnyLiteral") {
            return Term::Number;
        }
        if let (true, Expr::Path(p)) = (makes_struct(c, self.scalar), strip(&c.func)) {
            return of_name(&p.path);
        }
        match strip(&c.func) {
            Expr::Path(p) if p.path.segments.first().is_some_and(|first| first.ident == *self.scalar) => Term::Number,
            _ => Key::function(c).map_or(Term::Unknown, |key| self.global(key)),
        }
    }

    fn method(&mut self, m: &ExprMethodCall) -> Term {
        let receiver = self.term(&m.receiver);
        let closure = m.args.iter().find_map(|a| match strip(a) {
            Expr::Closure(c) => Some(c),
            _ => None,
        });
        let first = m.args.iter().filter(|a| !matches!(strip(a), Expr::Closure(_))).map(|a| self.term(a)).next();
        let name = m.method.to_string();
        if self.terms.is_own(&receiver) && own::is_shared(&m.method) {
            return self.global(own::key(&m.method));
        }
        match (name.as_str(), closure, first) {
            ("operand", ..) => receiver,
            ("transpose", None, None) => self.terms.transposed(receiver),
            // Only nalgebra has it.
            ("clone_owned", None, None) => Term::Struct,
            // `literal.right_mul(x)`, as `#[differentiable]` writes `x * 2.0` over any real numbers.
            (name, _, Some(value)) if name.starts_with("right_") => value,
            ("enumerate", ..) => {
                let item = self.terms.item(&receiver);
                Term::List(Box::new(Term::Tuple(vec![Term::Unknown, item])))
            }
            ("zip", _, Some(other)) => {
                let items = [&receiver, &other].map(|list| self.terms.item(list));
                Term::List(Box::new(Term::Tuple(items.into())))
            }
            ("chain", _, Some(other)) => {
                self.terms.equal(&receiver, &other);
                receiver
            }
            ("map" | "flat_map" | "filter_map" | "for_each", Some(c), _) => {
                let item = self.terms.item(&receiver);
                let value = self.closure(c, &[item]);
                Term::List(Box::new(value))
            }
            ("fold", Some(c), Some(start)) => {
                let item = self.terms.item(&receiver);
                let state = Term::Of(self.terms.fresh());
                self.terms.equal(&state, &start);
                let value = self.closure(c, &[state.clone(), item]);
                self.terms.equal(&state, &value);
                state
            }
            ("push", _, Some(value)) => {
                let item = self.terms.item(&receiver);
                self.terms.equal(&item, &value);
                Term::Unknown
            }
            ("zip_map" | "map_with_location", Some(c), _)
                if self.terms.is_struct(&receiver) && !self.terms.is_own(&receiver) =>
            {
                self.closure(c, &[]);
                receiver
            }
            (_, Some(c), _) => {
                let item = self.terms.item(&receiver);
                self.closure(c, &[item.clone(), item.clone()]);
                self.of_known(&name, receiver)
            }
            // What a matrix is known to have gives a matrix or a column.
            (name, ..)
                if MATRICES.contains(&name) && self.terms.is_struct(&receiver) && !self.terms.is_own(&receiver) =>
            {
                if name == "diagonal" {
                    Term::Struct
                } else {
                    receiver
                }
            }
            _ if is_of_struct(&m.method) => {
                self.terms.equal(&receiver, &Term::Struct);
                self.global(Key::Method(name))
            }
            _ => self.of_known(&name, receiver),
        }
    }

    /// What a method of the standard library gives.
    fn of_known(&mut self, name: &str, receiver: Term) -> Term {
        if SAME.contains(&name) || is_function(name) && name != "abs" {
            receiver
        } else if ITEM.contains(&name) {
            self.terms.item(&receiver)
        } else if PARTS.contains(&name) {
            Term::List(Box::new(receiver))
        } else {
            Term::Unknown
        }
    }
}

/// The struct of a type or function of a type of this name.
fn of_name(path: &Path) -> Term {
    match path.segments.iter().find(|s| is_of_nalgebra(&s.ident)) {
        Some(s) if is_matrix(&s.ident) => Term::Matrix,
        Some(_) => Term::Column,
        None => Term::Own,
    }
}
