//! Which expressions without derivative give the same value when they are asked again, and which ones change something.

use super::activity::FLAT;
use super::library::{is_path_of_library, is_type_of_library};
use super::lower::{is_camel, rearranges};
use super::names::{Kind, Names, Place};
use super::screen::{is_assignment, root};
use super::syntax::{Idents, Matches, expressions, idents, pattern_names, strip};
use crate::idents::{ByName, is_one_of, with_text};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, Ident, Macro};

/// Methods whose result is settled by the form of their receiver.
pub(super) const SHAPE: [&str; 5] = ["len", "is_empty", "nrows", "ncols", "shape"];

/// Functions without arguments that return a constant. All others may return another value at each call, as `rand::random()` does.
const CONSTANT: [&str; 14] = [
    "zero",
    "one",
    "new",
    "default",
    "pi",
    "epsilon",
    "nan",
    "infinity",
    "neg_infinity",
    "min_value",
    "max_value",
    "zeros",
    "identity",
    "ones",
];

/// Methods of the standard library that take `&mut self`, or look at a clock or at another thread.
const TAKING: [&str; 22] = [
    "next",
    "next_back",
    "nth",
    "pop",
    "take",
    "replace",
    "set",
    "swap",
    "load",
    "lock",
    "try_lock",
    "try_read",
    "try_write",
    "borrow_mut",
    "with",
    "remove",
    "insert",
    "drain",
    "gen",
    "random",
    "sample",
    "elapsed",
];

/// Methods of a `static` that is a cell or a lock, which give what is in it. A list has such methods with arguments.
const OF_CELLS: [&str; 4] = ["get", "read", "write", "borrow"];

/// Crates whose functions draw numbers.
const RANDOM: [&str; 4] = ["rand", "fastrand", "oorandom", "getrandom"];

/// How words in the names of functions begin that draw numbers.
const DRAWING: [&str; 2] = ["rand", "draw"];

impl Names {
    /// Whether it gives the same value in the backward sweep: nothing in it changes or carries derivatives, other than by its length.
    pub(super) fn steady(&self, e: &Expr) -> bool {
        let mut find = Steady { names: self, changes: false };
        find.visit_expr(e);
        !find.changes
    }

    /// The same of a number, which is kept where a function of the user's gives it that may count or draw.
    pub(super) fn steady_number(&self, e: &Expr) -> bool {
        self.steady(e) && !self.number_may_count(e)
    }

    /// Whether it calls a function of the user's with nothing but literals, or such a method of what the user has made: it has another value at each call,
    /// or is called once.
    pub(super) fn may_count(&self, e: &Expr) -> bool {
        let counts = |m: &ExprMethodCall| m.args.iter().all(is_literal) && !self.only_looks(&m.method);
        self.asks(e, &counts, false)
    }

    /// The same of a number, which is easily kept: whatever the arguments are, as long as the function is given something of a type of the user's.
    pub(super) fn number_may_count(&self, e: &Expr) -> bool {
        self.asks(e, &|m| !is_one_of(&m.method, &SHAPE), true)
    }

    /// The same of a variable that counts, as far as its name says: it may be a reference, which cannot be kept.
    pub(super) fn variable_may_count(&self, e: &Expr) -> bool {
        self.asks(e, &|m| !is_one_of(&m.method, &SHAPE) && !self.is_view_method(&m.method), true)
    }

    fn asks(&self, e: &Expr, counts: &dyn Fn(&ExprMethodCall) -> bool, if_given: bool) -> bool {
        let mut find = MayCount { names: self, counts, if_given, found: false };
        find.visit_expr(e);
        find.found
    }

    /// Whether it mentions a variable without derivative that changes, or a function that may.
    pub(super) fn unsteady(&self, e: &Expr) -> bool {
        let mut changes = |name: &Ident| matches!(self.kind(name), Some(Kind::Passive { mutable: true, .. }));
        e.any_ident(&mut changes) || self.effects(e).fickle
    }

    /// Whether a name stands for memory that has the same length in the backward sweep. A struct of the user's may count its items in a field that changes.
    fn has_one_form(&self, e: &Expr) -> bool {
        let Expr::Path(path) = strip(e) else { return false };
        let name = path.path.get_ident().map(ToString::to_string).unwrap_or_default();
        let is_assigned = self.screened.assigned.contains(&name) && !self.planted("lengths");
        let is_list = |p: &Place| !p.rebindable && !p.transient && !self.is_struct_by_name(p, e);
        !is_assigned && self.place_of(e).is_some_and(is_list)
    }

    /// Whether a variable is a struct, as its type or what is done with it says.
    pub(super) fn is_struct_by_name(&self, place: &Place, e: &Expr) -> bool {
        [&self.structs, &self.struct_items].iter().any(|names| names.has_name(&place.name)) || self.is_used_as_struct(e)
    }

    /// What an expression does beside giving a value.
    pub(super) fn effects(&self, e: &Expr) -> Effects {
        let mut find = Find { names: self, hidden: vec![], effects: Effects::default() };
        find.visit_expr(e);
        find.effects
    }
}

struct Steady<'a> {
    names: &'a Names,
    changes: bool,
}

impl Steady<'_> {
    fn name(&mut self, name: &str) {
        self.changes |= match self.names.get(name) {
            Some(Kind::Passive { mutable, .. }) => *mutable,
            Some(Kind::Place(p)) => p.mutable || p.forward,
            Some(Kind::Number(_) | Kind::Closure(_)) => true,
            None => false,
        };
    }
}

impl<'ast> Visit<'ast> for Steady<'_> {
    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) {
        self.changes |= is_fickle_call(c);
        visit::visit_expr_call(self, c);
    }
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        self.changes |= is_fickle_method(m);
        let by_form = is_one_of(&m.method, &SHAPE) && self.names.has_one_form(&m.receiver);
        if !by_form {
            visit::visit_expr_method_call(self, m);
        }
    }
    fn visit_expr_unsafe(&mut self, e: &'ast syn::ExprUnsafe) {
        self.changes |= is_fickle_block(e);
        visit::visit_expr_unsafe(self, e);
    }
    /// A closure is called once or more: what it gives is rather kept.
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {
        self.changes = true;
    }
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
        p.path.get_ident().into_iter().for_each(|name| self.name(&name.to_string()));
    }
    fn visit_macro(&mut self, m: &'ast Macro) {
        let mut all = FxHashSet::default();
        idents(&m.tokens, &mut all);
        all.iter().for_each(|name| self.name(name));
    }
}

/// Finds calls of functions of the user's that may count or draw.
struct MayCount<'a> {
    names: &'a Names,
    /// Whether a method of a type of the user's does.
    counts: &'a dyn Fn(&ExprMethodCall) -> bool,
    /// Whether a function does that is given something of such a type.
    if_given: bool,
    found: bool,
}

impl MayCount<'_> {
    fn is_made(&self, e: &Expr) -> bool {
        let e = if let Expr::Reference(r) = strip(e) { &r.expr } else { e };
        match root(e) {
            Some(name) if self.names.get(&name).is_some() => self.names.screened.hidden.is_made(&name),
            _ => self.names.screened.hidden.is_of_user(e),
        }
    }
}

impl<'ast> Visit<'ast> for MayCount<'_> {
    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) {
        let is_closure = matches!(strip(&c.func), Expr::Path(_)) && self.is_made(&c.func);
        let is_given_state = || self.if_given && c.args.iter().any(|a| self.is_made(a));
        self.found |= is_closure || is_of_user(c) && (c.args.iter().all(is_literal) || is_given_state());
        visit::visit_expr_call(self, c);
    }
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        self.found |= (self.counts)(m) && self.is_made(&m.receiver);
        visit::visit_expr_method_call(self, m);
    }
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

/// Whether an expression is a literal, or a range of such.
fn is_literal(e: &Expr) -> bool {
    match strip(e) {
        Expr::Lit(_) => true,
        Expr::Unary(u) => is_literal(&u.expr),
        Expr::Range(r) => r.start.iter().chain(&r.end).all(|e| is_literal(e)),
        _ => false,
    }
}

/// Whether a call is that of a function of the user's, as far as its path says.
pub(super) fn is_of_user(c: &syn::ExprCall) -> bool {
    let Expr::Path(p) = strip(&c.func) else { return true };
    let segments = &p.path.segments;
    let is_constant = |name: &Ident| match (segments.iter().nth_back(1), is_one_of(name, &["new", "default"])) {
        // What a type of the user's or a module makes may be another one each time: `Id::new()`.
        (Some(of), true) => is_type_of_library(&of.ident),
        _ => is_one_of(name, &CONSTANT),
    };
    !is_path_of_library(&p.path) && segments.last().is_none_or(|s| !is_camel(&s.ident) && !is_constant(&s.ident))
}

/// Whether a method writes to what it is called of, by its name. What a method has returned may have one of that name: the order of two numbers has a `reverse`.
fn may_write(m: &ExprMethodCall) -> bool {
    let changes = || rearranges(&m.method) || is_one_of(&m.method, &["swap_rows", "swap_columns"]);
    with_text(&m.method, |name| name.ends_with("_mut")) || is_place(&m.receiver) && changes()
}

/// Whether an expression is a variable or a part of one, as its form says.
pub(super) fn is_place(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(_) => true,
        Expr::Field(f) => is_place(&f.base),
        Expr::Index(i) => is_place(&i.expr),
        _ => false,
    }
}

/// Whether a function may return another value the next time.
fn is_fickle_call(c: &syn::ExprCall) -> bool {
    let Expr::Path(p) = strip(&c.func) else { return true };
    let Some(last) = p.path.segments.last() else { return true };
    c.args.is_empty() && !is_one_of(&last.ident, &CONSTANT) || draws(c)
}

/// Whether a function draws a number, as its path says.
fn draws(c: &syn::ExprCall) -> bool {
    let Expr::Path(p) = strip(&c.func) else { return false };
    let is_of_random = p.path.segments.first().is_some_and(|first| is_one_of(&first.ident, &RANDOM));
    let draws = |word: &str| DRAWING.iter().any(|begin| word.starts_with(begin));
    let is_named_so = |last: &Ident| with_text(last, |name| name.split('_').any(draws));
    is_of_random || p.path.segments.last().is_some_and(|last| is_named_so(&last.ident))
}

/// The same of a method: those of a `static`, like a counter, and those with a name that says so.
fn is_fickle_method(m: &ExprMethodCall) -> bool {
    let is_static = is_of_constant(&m.receiver);
    let takes = || is_one_of(&m.method, &TAKING) || m.args.is_empty() && is_one_of(&m.method, &OF_CELLS);
    is_static && takes() || m.method.to_string().starts_with("fetch_")
}

/// Whether an expression is a constant or a `static`, or a part of one.
fn is_of_constant(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(p) => p.path.segments.last().is_some_and(|s| is_constant(&s.ident)),
        Expr::Field(f) => is_of_constant(&f.base),
        Expr::Index(i) => is_of_constant(&i.expr),
        Expr::Reference(r) => is_of_constant(&r.expr),
        _ => false,
    }
}

/// Whether an `unsafe` block looks at a `static`, which may be `mut`.
fn is_fickle_block(e: &syn::ExprUnsafe) -> bool {
    e.block.any_ident(&mut |name| is_constant(name))
}

fn is_constant(name: &Ident) -> bool {
    name.to_string().chars().all(|c| c.is_uppercase() || c.is_numeric() || c == '_')
}

/// What an expression does beside giving a value.
#[derive(Default)]
pub(super) struct Effects {
    /// Whether it may give another value when it is asked again, though nothing that it names has changed.
    pub(super) fickle: bool,
    /// What draws a number or counts, as its name says.
    pub(super) drawn: Option<Expr>,
    /// Whether it may change a variable without derivative.
    pub(super) changes: bool,
    /// The place where it writes to a variable with derivatives.
    pub(super) writes: Option<Expr>,
}

impl Effects {
    /// Whether there are any.
    pub(super) fn any(&self) -> bool {
        self.fickle || self.changes || self.writes.is_some()
    }
}

struct Find<'a> {
    names: &'a Names,
    /// Variables that the expression binds itself.
    hidden: Vec<FxHashSet<String>>,
    effects: Effects,
}

impl Find<'_> {
    /// The variable that a place is a part of.
    fn root<'n>(&'n self, e: &Expr) -> Option<&'n Kind> {
        match strip(e) {
            Expr::Path(p) => {
                let name = p.path.get_ident()?.to_string();
                if self.hidden.iter().any(|names| names.contains(&name)) {
                    return None;
                }
                self.names.get(&name)
            }
            Expr::Unary(u) => self.root(&u.expr),
            Expr::Field(f) => self.root(&f.base),
            Expr::Index(i) => self.root(&i.expr),
            Expr::Reference(r) => self.root(&r.expr),
            Expr::MethodCall(m) => self.root(&m.receiver),
            _ => None,
        }
    }

    fn writes_to(&mut self, e: &Expr) {
        match self.root(e) {
            Some(Kind::Number(_) | Kind::Place(_)) => drop(self.effects.writes.get_or_insert(e.clone())),
            _ => self.effects.changes = true,
        }
    }

    /// What an expression does that a macro is given: it does not live as long as the syntax around it.
    fn inside(&mut self, e: &Expr) {
        let mut find = Find { names: self.names, hidden: self.hidden.clone(), effects: Effects::default() };
        find.visit_expr(e);
        let Effects { fickle, drawn, changes, writes } = find.effects;
        self.effects.fickle |= fickle;
        self.effects.drawn = self.effects.drawn.take().or(drawn);
        self.effects.changes |= changes;
        self.effects.writes = self.effects.writes.take().or(writes);
    }

    fn within<'p>(&mut self, pats: impl IntoIterator<Item = &'p syn::Pat>, f: impl FnOnce(&mut Self)) {
        self.hidden.push(pats.into_iter().flat_map(pattern_names).map(|n| n.to_string()).collect());
        f(self);
        self.hidden.pop();
    }
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_expr_assign(&mut self, e: &'ast syn::ExprAssign) {
        self.writes_to(&e.left);
        visit::visit_expr_assign(self, e);
    }
    fn visit_expr_binary(&mut self, e: &'ast syn::ExprBinary) {
        if is_assignment(&e.op) {
            self.writes_to(&e.left);
        }
        visit::visit_expr_binary(self, e);
    }
    fn visit_expr_reference(&mut self, e: &'ast syn::ExprReference) {
        if e.mutability.is_some() {
            self.writes_to(&e.expr);
        }
        visit::visit_expr_reference(self, e);
    }
    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) {
        self.effects.fickle |= is_fickle_call(c);
        if draws(c) && !self.names.lends_state(c) {
            self.effects.drawn.get_or_insert_with(|| c.clone().into());
        }
        self.effects.changes |= c.args.iter().any(|a| self.names.is_changing(a));
        visit::visit_expr_call(self, c);
    }
    fn visit_expr_unsafe(&mut self, e: &'ast syn::ExprUnsafe) {
        self.effects.fickle |= is_fickle_block(e);
        visit::visit_expr_unsafe(self, e);
    }
    /// A closure does what its body does.
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
        let is_hidden = |name: &Ident| self.hidden.iter().any(|names| names.has_name(name));
        let names = self.names;
        if let Some(name) = p.path.get_ident().filter(|name| !is_hidden(name))
            && let Some(Kind::Closure(closure)) = names.kind(name)
        {
            Visit::visit_expr_closure(self, &closure.ast);
        }
    }
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        self.effects.changes |= m.args.iter().any(|a| self.names.is_changing(a));
        if is_fickle_method(m) {
            self.effects.fickle = true;
            self.effects.drawn.get_or_insert_with(|| m.clone().into());
        }
        match self.root(&m.receiver) {
            Some(Kind::Passive { mutable: true, .. }) => {
                self.effects.changes |= !self.names.only_looks(&m.method) || self.names.advances(m);
            }
            Some(Kind::Place(_)) if may_write(m) => self.writes_to(&m.receiver),
            _ => {}
        }
        visit::visit_expr_method_call(self, m);
    }
    fn visit_macro(&mut self, m: &'ast Macro) {
        if let Some(matches) = Matches::read(m) {
            self.inside(&matches.value);
            matches.guard.iter().for_each(|guard| self.within([&matches.pattern], |s| s.inside(guard)));
        } else {
            expressions(m).iter().flatten().for_each(|e| self.inside(e));
        }
    }
    fn visit_expr_closure(&mut self, c: &'ast syn::ExprClosure) {
        self.within(&c.inputs, |s| s.visit_expr(&c.body));
    }
    fn visit_expr_for_loop(&mut self, f: &'ast syn::ExprForLoop) {
        self.visit_expr(&f.expr);
        self.within([&*f.pat], |s| s.visit_block(&f.body));
    }
    fn visit_block(&mut self, block: &'ast syn::Block) {
        let names = block.stmts.iter().filter_map(|s| match s {
            syn::Stmt::Local(local) => Some(&local.pat),
            _ => None,
        });
        self.within(names, |s| visit::visit_block(s, block));
    }
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

impl Names {
    /// Whether a name may stand for a reference to what changes.
    fn is_changing(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Path(p) if p.path.get_ident().is_some_and(|i| self.screened.changing.has_name(i)))
    }

    /// Whether a function is given the state that it draws from, which is what it was where the way back calls the function again.
    fn lends_state(&self, c: &syn::ExprCall) -> bool {
        c.args.iter().any(|a| match strip(a) {
            Expr::Reference(r) => r.mutability.is_some(),
            a => matches!(self.kind_of(a), Some(Kind::Passive { name, .. }) if self.lent.has_name(name)),
        })
    }

    /// Whether a method changes the variable that it is called of, though it only looks at a list: one of an iterator, or one with such a name of a type of the
    /// user's.
    fn advances(&self, m: &ExprMethodCall) -> bool {
        let of_iterators = || is_one_of(&m.method, &["all", "any", "position", "rposition"]);
        let is_of_user = || root(&m.receiver).is_some_and(|name| self.screened.hidden.is_own(&name));
        is_place(&m.receiver) && (of_iterators() || is_of_user())
    }

    /// Whether a method is one of those that do not change their receiver.
    pub(super) fn only_looks(&self, name: &Ident) -> bool {
        const LOOKS: [&str; 25] = [
            "primal",
            "peek",
            "is_nan",
            "is_finite",
            "partial_cmp",
            "total_cmp",
            "as_real",
            "is_some",
            "is_none",
            "sum",
            "product",
            "map",
            "filter",
            "all",
            "any",
            "count",
            "contains",
            "position",
            "rposition",
            "copied",
            "cloned",
            "clone",
            "to_vec",
            "max",
            "min",
        ];
        let changes = name.to_string().ends_with("_mut") || is_one_of(name, &["next", "take"]);
        let known = is_one_of(name, &LOOKS) || is_one_of(name, &SHAPE) || is_one_of(name, &FLAT);
        !changes && (known || self.is_view_method(name) || with_text(name, super::lower::is_function))
    }
}
