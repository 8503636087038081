//! From the syntax of a body to simple statements.
//!
//! Each file treats one part of the grammar: [`bind`] and [`constant`] `let`, [`value`] and [`group`] what gives a value, [`load`] looks at memory, [`number`] arithmetic, [`store`] assignments, [`branch`]
//! `if` and `match`, [`iterate`] loops, [`reduce`] iterator chains, [`arrange`] lists in another order, [`call`] and [`method`] calls,
//! [`nested`] derivatives inside the function. What none of them knows is refused where it stands.

mod argument;
mod arrange;
mod beside;
mod bind;
mod branch;
mod call;
mod commute;
mod constant;
mod doubtful;
mod drawn;
mod ends;
mod fitting;
mod fold;
mod found;
mod frozen;
mod group;
mod guards;
mod half;
mod iterate;
mod load;
mod look;
mod mapped;
mod matrix;
mod method;
mod mixed;
mod nested;
mod number;
mod operator;
mod option;
mod order;
mod plain;
mod pooled;
mod present;
mod reduce;
mod references;
mod refused;
mod resize;
mod seen;
mod shared;
mod steps;
mod store;
mod touched;
mod tried;
mod value;
mod variants;

pub(super) use arrange::rearranges;
pub(super) use bind::has_mutable;
pub(super) use constant::is_primitive;
pub(super) use half::is_camel;
pub(crate) use half::{Half, adjoint_of};
pub(super) use look::{first_part, path_to};
pub(super) use matrix::{MATRICES, is_type_of_nalgebra};
pub(super) use method::is_of_struct;
pub(super) use number::{is_function, marked_operand};
pub(super) use operator::{is_struct_type, makes_struct, write_type};
pub(super) use plain::is_integer;
pub(super) use pooled::{Pooled, copy_in, root_of};
pub(super) use shared::Changes;
pub(super) use store::whole;
pub(super) use tried::OF_OPTION;

use super::activity::only_looks;
use super::here::{Here, placed, quote};
use super::ir::{Body, Head, Roots, Seen, Stmt, Value, reshaped};
use super::names::{Kind, Names, Place, Root, Scope};
use super::syntax::{idents, is_named, is_panic, refuse};
use super::warnings::Warnings;
use crate::idents::{ByName, is_one_of};
use proc_macro2::TokenStream;
use quote::ToTokens;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::{Expr, Ident, Local, Pat, Result, Type};

/// What turned out about a variable where it is used, so that the function is read once more.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Turned {
    /// It carries derivatives.
    Active(String),
    /// It is a number.
    Number(String),
    /// Floats may stand beside numbers in it.
    Mixed(String),
    /// A method may write to it, whose name is that of one that does not.
    Lent(String),
}

pub(super) struct Lower {
    pub(super) names: Names,
    /// The body of the function.
    pub(super) source: Option<Rc<syn::Block>>,
    /// What it may change, once somebody asked.
    touched: Option<FxHashSet<String>>,
    /// Variables that refer to parts of structs or tuples.
    in_fields: FxHashSet<String>,
    /// The lists of statements that are being written, the innermost last.
    out: Vec<Vec<Stmt>>,
    /// For each root how many loops are around it.
    depths: Vec<usize>,
    /// Parts of memory that the borrow checker keeps apart, by the whole.
    parts: FxHashMap<Root, Vec<Root>>,
    /// The arguments that are given by value.
    pub(super) given: FxHashSet<String>,
    /// Those that have a name of their own and are more than numbers.
    pub(super) by_value: FxHashSet<String>,
    /// Values that were copied from a place, or moved out of it, and whether that is a part of another one.
    pub(super) loaded: FxHashMap<String, bool>,
    /// The arguments whose types are type parameters.
    pub(super) bounded: FxHashSet<String>,
    /// The caches, and lists that the function may write to, by the name of each.
    pub(super) caches: Vec<Root>,
    pub(super) lists: FxHashMap<Root, Ident>,
    /// Where vectors that the function makes get their storage from, by name.
    pub(super) rooms: FxHashMap<String, Ident>,
    /// Values that may hold vectors of unknown types.
    pub(super) pooled: Pooled,
    /// Numbers that may be floats.
    pub(super) doubtful: FxHashSet<String>,
    /// What patterns of options and variants take out of nobody knows what.
    contents: FxHashSet<String>,
    /// What loops have of the items of lists in fields.
    items_of_fields: FxHashSet<String>,
    /// What stands for references to something without derivative, as far as names tell.
    pub(super) references: FxHashSet<String>,
    /// Names for parts of fields.
    pub(super) parts_of_fields: FxHashSet<String>,
    /// Copies of fields, and what is taken out of them: a field may be skipped, and of any type.
    pub(super) unsure: FxHashSet<String>,
    /// What may be floats, or lists of them: what calls return that change something, and copies of fields.
    pub(super) returned: FxHashSet<String>,
    /// Values in which floats may stand beside numbers.
    mixed: FxHashSet<String>,
    /// What calls returned.
    results: FxHashSet<String>,
    /// Results of operations with such a number on the left, and another on the right.
    pub(super) floats_on_the_left: FxHashSet<String>,
    /// Items that were taken for integers and floats, in the loop that begins.
    counted_items: Vec<Ident>,
    /// Clones of values of unknown types, which may be numbers.
    clones: FxHashSet<String>,
    /// Items of values that may hold vectors, as loops have them.
    items_of_vectors: FxHashSet<String>,
    /// The name that the value of a `let` is to have, and those values that were made under a name of their own and have no other yet.
    wanted: Option<Ident>,
    unnamed: FxHashMap<String, Root>,
    /// Variables that are vectors, as their first values say.
    vectors: FxHashSet<String>,
    /// Parts of lists, which are slices.
    slices: FxHashSet<String>,
    /// Matrices of nalgebra, by their types or by what makes them: an index is that of a list.
    of_nalgebra: FxHashSet<String>,
    /// Items that the loop looks at which begins.
    seen_items: Vec<Seen>,
    /// Items of variables without derivative that a loop writes to, and the variable of each.
    lent_items: FxHashMap<String, Ident>,
    /// Views of nalgebra's matrices: a row, a column.
    parts_of_matrices: FxHashSet<String>,
    /// The field that is assigned the sum which comes next.
    summed: Option<TokenStream>,
    depth: usize,
    loops: usize,
    calls: usize,
    /// The halves of methods and functions of types that are called.
    pub(super) methods: BTreeSet<String>,
    /// The variables that say `break` in the loops around.
    stops: Vec<Option<Ident>>,
    /// What turned out before, and what turns out now.
    pub(super) known: FxHashSet<Turned>,
    pub(super) turned: Option<Turned>,
    /// The type of the result.
    pub(super) result: Option<Type>,
    /// Code without derivative that writes to numbers with derivatives.
    fault: Option<syn::Error>,
    /// What draws a number or counts.
    pub(super) drawn: Option<syn::Error>,
    pub(super) warnings: Warnings,
}

impl Lower {
    pub(super) fn new(mut names: Names, known: FxHashSet<Turned>, result: Option<Type>) -> Self {
        let mut mixed = FxHashSet::default();
        for turned in &known {
            match turned {
                Turned::Mixed(name) => drop(mixed.insert(name.clone())),
                Turned::Lent(name) => drop(names.screened.lent.insert(name.clone())),
                Turned::Active(_) | Turned::Number(_) => {}
            }
        }
        Self {
            names,
            out: vec![],
            depths: vec![],
            parts: FxHashMap::default(),
            given: FxHashSet::default(),
            by_value: FxHashSet::default(),
            loaded: FxHashMap::default(),
            bounded: FxHashSet::default(),
            caches: vec![],
            lists: FxHashMap::default(),
            rooms: FxHashMap::default(),
            pooled: Pooled::default(),
            doubtful: FxHashSet::default(),
            contents: FxHashSet::default(),
            items_of_fields: FxHashSet::default(),
            references: FxHashSet::default(),
            parts_of_fields: FxHashSet::default(),
            unsure: FxHashSet::default(),
            returned: FxHashSet::default(),
            mixed,
            results: FxHashSet::default(),
            floats_on_the_left: FxHashSet::default(),
            counted_items: vec![],
            clones: FxHashSet::default(),
            items_of_vectors: FxHashSet::default(),
            wanted: None,
            unnamed: FxHashMap::default(),
            vectors: FxHashSet::default(),
            slices: FxHashSet::default(),
            of_nalgebra: FxHashSet::default(),
            seen_items: vec![],
            lent_items: FxHashMap::default(),
            source: None,
            touched: None,
            in_fields: FxHashSet::default(),
            parts_of_matrices: FxHashSet::default(),
            summed: None,
            depth: 0,
            loops: 0,
            calls: 0,
            methods: BTreeSet::new(),
            stops: vec![],
            known,
            turned: None,
            result,
            fault: None,
            drawn: None,
            warnings: Warnings::default(),
        }
    }

    /// The body of the function, after variables that start with the value of an argument.
    pub(super) fn body(&mut self, first: &[(Pat, Value)], stmts: &[syn::Stmt]) -> Result<Body> {
        let result = self.result.clone();
        let mut body = self.block(|l| {
            for (pat, value) in first {
                l.given.extend(value.variables().into_iter().map(ToString::to_string));
                l.bind_value(pat, value.clone())?;
                if value.variables().iter().any(|name| l.names.structs.has_name(name)) {
                    l.note_struct(pat);
                }
                if let (Pat::Ident(p), Value::Group(_)) = (pat, value)
                    && let Some(Kind::Place(place)) = l.names.kind(&p.ident)
                {
                    l.by_value.insert(place.name.to_string());
                }
            }
            let value = l.stmts(stmts, result.is_some())?;
            Ok(l.called(value, result.as_ref()))
        })?;
        self.return_in_place(&mut body);
        expand_roots(&mut body.stmts, &self.parts);
        made_forward(&mut body.stmts, &mut FxHashSet::default());
        self.fault.take().map_or(Ok(body), Err)
    }

    /// A vector whose storage comes from the stack, or a struct, is the result as it is: to load it would move it away.
    fn return_in_place(&self, body: &mut Body) {
        let Some(Stmt::Load { t, value, .. }) = body.stmts.last() else { return };
        let value = value.to_token_stream();
        let resized = |name: &Ident| reshaped(&body.stmts).iter().any(|(variable, _)| variable.name == *name);
        let is_looked_at =
            |name: &Ident| self.is_of_vectors(&value) || self.names.structs.has_name(name) || resized(name);
        let list = syn::parse2::<Ident>(value.clone()).ok().filter(is_looked_at);
        if let (Some(list), Value::Group(result)) = (list, &body.value)
            && result == t
        {
            body.stmts.pop();
            body.value = Value::Group(list);
        }
    }

    /// The memory behind each name.
    pub(super) fn memory(&self) -> FxHashMap<String, Roots> {
        self.names.memory.iter().map(|(name, roots)| (name.clone(), with_parts(roots, &self.parts))).collect()
    }

    /// Variables that are structs, as their types or what is done with them says, and those of which only a call knows what they are.
    pub(super) fn structs_or_unknown(&self) -> FxHashSet<String> {
        let of_any_type = [&self.results, &self.mixed, &self.unsure, &self.contents];
        let all = of_any_type.into_iter().chain([&self.names.structs, &self.names.struct_items]).flatten();
        all.filter(|name| !self.of_nalgebra.contains(*name)).cloned().collect()
    }

    /// Memory with its parts.
    pub(super) fn with_parts(&self, roots: &[Root]) -> Roots {
        with_parts(roots, &self.parts)
    }

    /// The parts that memory was taken apart into.
    pub(super) fn taken_apart(&self, root: Root) -> Option<&Vec<Root>> {
        self.parts.get(&root)
    }

    fn push(&mut self, s: Stmt) {
        if let Some(out) = self.out.last_mut() {
            out.push(s);
        }
    }

    /// New memory.
    pub(super) fn root(&mut self) -> Root {
        self.depths.push(self.depth);
        self.depths.len() - 1
    }

    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.in_scope(f).0
    }

    /// What a function gives in a scope of its own, and the scope.
    fn in_scope<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> (Result<T>, Scope) {
        self.names.scopes.push(Scope::default());
        let result = f(self);
        (result, self.names.scopes.pop().unwrap_or_default())
    }

    /// As `scoped`, of a block that is written without its braces. What changes behind a shared reference, as a lock is held by its guard, ends where the block ends.
    fn flattened<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let (result, scope) = self.in_scope(f);
        if !self.names.shared.is_empty() {
            let is_of_block = |name: &&Ident| {
                scope.values().any(|kind| matches!(kind, Kind::Passive { name: other, .. } if other == *name))
            };
            let ended: Vec<_> = self.names.shared.iter().rev().filter(is_of_block).cloned().collect();
            ended.iter().for_each(|name| self.passive(quote!({ let __ended = #name; })));
        }
        result
    }

    /// Where a vector that the function makes gets its storage from.
    fn room(&mut self, name: &Ident) -> Ident {
        let room = self.names.fresh("stack_room");
        self.rooms.insert(name.to_string(), room.clone());
        room
    }

    /// Where a value got it from, if it is such a vector.
    fn room_of(&self, value: &Value) -> Option<Ident> {
        match value {
            Value::Group(t) => self.rooms.by_name(t).cloned(),
            _ => None,
        }
    }

    /// A list of statements of its own.
    fn block(&mut self, f: impl FnOnce(&mut Self) -> Result<Value>) -> Result<Body> {
        self.out.push(vec![]);
        let value = self.scoped(f);
        let stmts = self.out.pop().unwrap_or_default();
        Ok(Body { stmts, value: value? })
    }

    /// Notes what an expression without derivative does beside giving a value.
    fn heed(&mut self, e: &Expr) {
        let effects = self.names.effects(e);
        if let Some(place) = &effects.writes {
            let message = "a variable with derivatives is changed within an expression that has none: change it by a statement of its own";
            self.fault.get_or_insert(syn::Error::new_spanned(place, message));
        }
        if let Some(drawn) = &effects.drawn {
            let message = "the way back calls this function again, and what is drawn or counted here would be another value then: do it where the function is called, and pass the value";
            self.drawn.get_or_insert_with(|| syn::Error::new_spanned(drawn, message));
        }
        if effects.changes || effects.fickle {
            // What defines nothing is never moved.
            self.passive(TokenStream::new());
        }
    }

    fn passive(&mut self, code: TokenStream) {
        self.push(Stmt::Passive { code, defs: vec![], steady: false });
    }

    /// A variable without derivative that does not change.
    fn constant(&mut self, name: Ident, code: &TokenStream, steady: bool) {
        self.names.bind(&name.to_string(), Kind::Passive { name: name.clone(), mutable: false, numbers: false });
        self.push(Stmt::Passive { code: quote!(let #name = #code;), defs: vec![name], steady });
    }

    /// A variable of the function that is one number.
    fn new_number(&mut self, what: &'static str) -> (Ident, Root) {
        let (name, root) = (self.names.fresh(what), self.root());
        self.names.bind_place(Place::variable(name.clone(), root));
        (name, root)
    }

    /// A variable of the function that is more than a number.
    fn new_owned(&mut self, what: &'static str) -> (Ident, Root) {
        let name = match self.wanted.take() {
            Some(name) => self.names.unique(&name),
            None => self.names.fresh(what),
        };
        let root = self.root();
        self.unnamed.insert(name.to_string(), root);
        self.names.bind_place(Place::owned(name.clone(), root));
        (name, root)
    }

    /// The statements, put together with their value if one is `wanted`.
    fn stmts(&mut self, stmts: &[syn::Stmt], wanted: bool) -> Result<Value> {
        let value = self.stmts_in_parts(stmts, wanted)?;
        Ok(self.together(value))
    }

    /// Statements whose value nobody takes.
    fn effects(&mut self, stmts: &[syn::Stmt]) -> Result<()> {
        let value = self.stmts(stmts, false)?;
        self.dropped(value);
        Ok(())
    }

    /// What does not come back does not, also where its value is not taken: an error leaves the function.
    fn dropped(&mut self, value: Value) {
        if let Value::Never(code) = value
            && !self.names.planted("swallowed")
        {
            self.passive(quote!(#code;));
        }
    }

    fn stmts_in_parts(&mut self, stmts: &[syn::Stmt], wanted: bool) -> Result<Value> {
        let Some((last, first)) = stmts.split_last() else { return Ok(Value::Unit) };
        first.iter().try_for_each(|s| self.stmt(s))?;
        let _here = Here::at_stmt(last);
        self.last_in_parts(last, wanted).map_err(placed)
    }

    fn last_in_parts(&mut self, last: &syn::Stmt, wanted: bool) -> Result<Value> {
        match last {
            syn::Stmt::Expr(e, semi) => {
                if let Some(value) = self.leave(e, wanted)? {
                    return Ok(value);
                }
                if wanted && semi.is_none() {
                    return self.value_in_parts(e, None);
                }
                self.last_effect(e)
            }
            syn::Stmt::Macro(m) if is_panic(&m.mac) || wanted && m.semi_token.is_none() => {
                let e = Expr::Macro(syn::ExprMacro { attrs: vec![], mac: m.mac.clone() });
                self.value_in_parts(&e, None)
            }
            other => self.stmt(other).map(|()| Value::Unit),
        }
    }

    /// The last statement of a body without value, which may leave the function by an error.
    fn last_effect(&mut self, e: &Expr) -> Result<Value> {
        match e {
            Expr::Call(c) if is_named(&c.func, "Err") || is_named(&c.func, "Ok") => self.value_in_parts(e, None),
            e => self.effect(e).map(|()| Value::Unit),
        }
    }

    fn stmt(&mut self, s: &syn::Stmt) -> Result<()> {
        let _here = Here::at_stmt(s);
        self.stmt_here(s).map_err(placed)
    }

    fn stmt_here(&mut self, s: &syn::Stmt) -> Result<()> {
        match s {
            syn::Stmt::Local(local) => self.local(local),
            syn::Stmt::Expr(e, _) => self.effect(e),
            syn::Stmt::Macro(m) if let Some(pat) = steps::left(&m.mac) => {
                self.names.forget(&pat);
                Ok(())
            }
            syn::Stmt::Macro(m) => self.effect(&Expr::Macro(syn::ExprMacro { attrs: vec![], mac: m.mac.clone() })),
            syn::Stmt::Item(item) => {
                self.push(Stmt::Passive { code: quote!(#item), defs: vec![], steady: true });
                Ok(())
            }
        }
    }

    /// The end of a body: `return`, `break`, `continue`.
    fn leave(&mut self, e: &Expr, wanted: bool) -> Result<Option<Value>> {
        Ok(Some(match e {
            Expr::Return(r) => match &r.expr {
                Some(e) if wanted => self.value_in_parts(e, None)?,
                Some(e) => self.last_effect(e)?,
                None => Value::Unit,
            },
            Expr::Continue(_) => Value::Unit,
            Expr::Break(_) => {
                let fresh = self.names.fresh("stop");
                let Some(stop) = self.stops.last_mut() else { return refuse(e, "a `break` outside a loop") };
                let stop = stop.get_or_insert(fresh).clone();
                self.passive(quote!(#stop = true;));
                Value::Unit
            }
            _ => return Ok(None),
        }))
    }

    fn local(&mut self, local: &Local) -> Result<()> {
        let Some(init) = &local.init else {
            return refuse(
                local,
                "a variable without a first value: write it where the variable is declared, `let x = …`",
            );
        };
        match &local.pat {
            Pat::Type(t) => self.bind(&t.pat, Some(&t.ty), &init.expr),
            pat => self.bind(pat, None, &init.expr),
        }
    }

    /// A statement that is an expression.
    fn effect(&mut self, e: &Expr) -> Result<()> {
        match e {
            Expr::Paren(p) => self.effect(&p.expr),
            Expr::Call(_) | Expr::MethodCall(_) if let Some(now) = self.of_place_now(e)? => self.effect(&now),
            Expr::Assign(a) => self.assign(&a.left, &a.right),
            Expr::Binary(b) if store::compound(&b.op).is_some() => self.assign_with(b),
            Expr::ForLoop(f) => self.for_statement(f),
            Expr::While(w) => self.while_loop(&w.cond, &w.body),
            Expr::Loop(l) => self.while_loop(&syn::parse_quote!(true), &l.body),
            Expr::If(i) => self.if_chain(i, false).map(drop),
            Expr::Match(m) => self.match_arms(m, false).map(drop),
            Expr::Block(b) => self.flattened(|l| l.effects(&b.block.stmts)),
            Expr::Macro(m) if only_looks(&m.mac) || !self.names.mentions_active(&m.mac.tokens) => {
                self.heed(e);
                let e = self.names.rename(e);
                self.passive(quote!(#e;));
                Ok(())
            }
            Expr::Return(r) if r.expr.is_some() => {
                // What is left of them returns an error.
                let e = self.names.rename(e);
                self.passive(quote!(#e;));
                Ok(())
            }
            Expr::MethodCall(m) if self.names.active(e) && is_one_of(&m.method, &["unwrap", "expect", "ok"]) => {
                self.value_in_parts(e, None).map(drop)
            }
            e if self.as_pop(e).is_some() => self.value_in_parts(e, None).map(drop),
            Expr::MethodCall(m) if self.names.active(e) && self.method_effect(m)? => Ok(()),
            _ if !self.names.active(e) => {
                // What a statement counts is not asked for.
                let drawn = self.drawn.take();
                self.heed(e);
                self.drawn = drawn;
                let e = self.names.rename(e);
                self.passive(quote!(#e;));
                Ok(())
            }
            Expr::Call(c) if matches!(self.names.kind_of(&c.func), Some(Kind::Closure(_))) => {
                let value = self.value_in_parts(e, None)?;
                self.dropped(value);
                Ok(())
            }
            Expr::Call(c) if let Some((a, b)) = Self::swapped(c) => self.exchange(&a, &b),
            Expr::Call(c) if let Some((_, change)) = self.replacement(c)? => self.effect(&change),
            Expr::Call(_) | Expr::MethodCall(_) | Expr::Try(_) => self.call(e, false).map(drop),
            other => refuse(
                other,
                "the adjoint does not know this statement: write it as assignments, loops, branches and calls",
            ),
        }
    }
}

/// Memory with its parts: to touch the whole is to touch each of them.
fn with_parts(roots: &[Root], parts: &FxHashMap<Root, Vec<Root>>) -> Roots {
    if parts.is_empty() {
        return roots.iter().copied().collect();
    }
    let (mut all, mut next) = (Roots::default(), roots.to_vec());
    while let Some(root) = next.pop() {
        if all.insert(root) {
            next.extend(parts.get(&root).into_iter().flatten());
        }
    }
    all
}

/// References that are assigned anew have their adjoints in the forward sweep, and so has what they are assigned: `p = b;` after
/// `let (a, b) = x.split_at(i);`.
fn made_forward(stmts: &mut [Stmt], named: &mut FxHashSet<String>) {
    for s in stmts.iter_mut().rev() {
        match s {
            Stmt::Rebind { code } => idents(code, named),
            Stmt::View(view) => {
                view.forward |= !named.is_empty() && view.bars.iter().any(|bar| named.has_name(bar));
                if view.forward {
                    idents(&view.shadow, named);
                }
            }
            Stmt::Loop(l) => made_forward(&mut l.body, named),
            Stmt::If(i) => i.branches.iter_mut().for_each(|b| made_forward(&mut b.body.stmts, named)),
            _ => {}
        }
    }
}

/// Puts the parts into all statements, those before the memory was taken apart too.
fn expand_roots(stmts: &mut [Stmt], parts: &FxHashMap<Root, Vec<Root>>) {
    let expand = |roots: &mut Vec<Root>| {
        if !parts.is_empty() {
            *roots = with_parts(roots, parts).into_iter().collect();
        }
        roots.sort_unstable();
        roots.dedup();
    };
    for s in stmts {
        match s {
            Stmt::Load { roots, .. }
            | Stmt::Store { roots, .. }
            | Stmt::Fill { roots, .. }
            | Stmt::Swap { roots, .. }
            | Stmt::Resize { roots, .. } => expand(roots),
            Stmt::Call(c) => {
                expand(&mut c.reads);
                expand(&mut c.writes);
                c.kept.iter_mut().for_each(|k| expand(&mut k.roots));
            }
            Stmt::Loop(l) => {
                if let Head::For(items) = &mut l.head {
                    items.own.iter_mut().for_each(|own| expand(&mut own.of));
                }
                expand_roots(&mut l.body, parts);
            }
            Stmt::If(i) => i.branches.iter_mut().for_each(|b| expand_roots(&mut b.body.stmts, parts)),
            _ => {}
        }
    }
}
