//! Short forms of Rust, written out.
//!
//! | written | stands for |
//! |---|---|
//! | `Self { a, b }` in a pattern, `Self::Circle(r)` | the same with the type's name, which adjoints have too |
//! | `c.then_some(v)` | `c.then(\|\| v)`, where v is computed first if that may change something |
//! | `place.take().unwrap()` | `{ let old = place.take(); old.unwrap() }` |
//! | `place.take()`, `place.replace(v)` of an option | `mem::replace(&mut place, None)`, `mem::replace(&mut place, Some(v))` |
//! | `if let Some((p, q)) = a.zip(b)` | `if let (Some(p), Some(q)) = (a, b)` |
//! | `if let A(v) \| B(v) = e { … } else { … }` | `match e { A(v) \| B(v) => { … } _ => { … } }` |
//! | `if let Some(v) = e && c { … }` | `if let Some(v) = e { if c { … } }` |
//! | `let p @ (a, b) = e;` | `let p = e; let (a, b) = p;` |
//! | `if let Some(mut p) = e { … }` | `if let Some(q) = e { let mut p = q; … }` |
//! | `'a: { …; break 'a v; … }` | `'a: loop { …; break 'a v; …; break 'a …; }` |
//! | `*list.last_mut().unwrap() = (a, b)` | `list[list.len() - 1] = (a, b)` |
//! | `*list.iter_mut().nth(i).unwrap()` | `list[i]` |
//! | `let (i, v) = list.iter().enumerate().max_by(f).unwrap();` | `let i: usize = …; let v = &list[i];` |
//! | `x.on = !x.on` | `x.on = !passive(x.on)` |
//! | `iter::zip(a, b)`, `iter::repeat_n(v, n)` | `a.into_iter().zip(b)`, `[v].into_iter().flat_map(\|v\| (0..n).map(move \|_\| v))` |
//! | `[a, b].map(\|v\| P { … })` | `{ let f = \|v\| P { … }; [f(a), f(b)] }` |
//! | `map(<[S]>::to_vec)`, `map(Vec::from)` | `map(\|v\| v.to_vec())` |
//! | `Vec::from(&list[r])`, `[a, b].to_vec()` | `list[r].to_vec()`, `vec![a, b]` |
//! | `if step(&mut y) < 1 { … }` | `{ let n = step(&mut y); if n < 1 { … } }` |
//! | `list.pop().is_some()` | `{ let last = list.pop(); last.is_some() }` |
//! | `let stops = step(&mut y) < 1;` | `let n = step(&mut y); let stops = n < 1;` |
//! | `let terms = x.iter().map(f); … terms.sum()` | `x.iter().map(f).sum()`, where all names mean the same |
//! | `let r = solve(x); match r { Ok(y) => … }` | `match solve(x) { Ok(y) => … }`, where nothing else names r |
//! | `let r = solve(x); if r.is_err() { … }` | `let r = solve(x).ok(); if r.is_none() { … }`, where nobody asks for the error |
//! | `step(&mut y).is_ok()` | `if let Ok(_) = step(&mut y) { true } else { false }` |
//! | `let a: [S; 2] = list.try_into().unwrap();` | `let a: [S; 2] = from_fn(\|i\| list[i]);`, where the length is asked |
//! | `iter.map(f).collect::<Result<Vec<S>, E>>()?` | a loop that pushes `f(v)?` |
//! | `iter.map(f).collect::<Option<Vec<S>>>()` | a loop that ends at the first `None` |
//! | `if c { None } else { Some(v) }?` | `if c { return None } else { v }` |
//! | `let p = option.ok_or(e)?;` | `let Some(p) = option else { return Err(From::from(e)) };` |
//! | `option.ok_or(e)`, as the result | `match option { Some(v) => Ok(v), None => Err(e) }` |
//! | `(\|x\| …)(a)` | `{ let f = \|x\| …; f(a) }` |

mod asked;
mod changing;
mod collected;
mod counters;
mod functions;
mod held;
mod labels;
mod lazy;
mod numbered;
mod numbers_of_loops;
mod options_of_results;
mod question;
mod ranges;
mod remainders;
mod typed;
mod wholes;

use super::control::ends;
use super::counts::passive;
use super::lower::is_camel;
use super::screen::only_calculates;
use super::signature::Owner;
use super::syntax::{
    Matches, contains_let, finds_in_several_ways, has_ident, is_of_module, named, pattern_names, some, strip,
    type_name, visit_list, write_out_texts,
};
use crate::idents::{is_one_of, with_text};
use asked::Asked;
pub(super) use asked::changes_by_method;
pub(super) use counters::typed_integer;
use lazy::Later;
use quote::quote;
use rustc_hash::FxHashSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    BinOp, Block, Expr, ExprAssign, ExprBinary, ExprBlock, ExprBreak, ExprCall, ExprContinue, ExprIf, ExprLet,
    ExprMethodCall, ExprPath, ExprStruct, ExprUnary, Ident, Label, Local, Pat, Path, ReturnType, Signature, Stmt, Type,
    UnOp, parse_quote, parse_quote_spanned,
};

/// Writes out what the arguments of a function stand for in its body.
pub(super) fn write_out_arguments(signature: &mut Signature, scalar: &Ident, body: &mut Block) {
    wholes::of_arguments(signature, body);
    changing::of_arguments(signature, body);
    changing::of_tuples(signature, scalar, body);
    ranges::copy_ranges(signature, body);
}

/// Writes out the short forms of a body of this owner. `has_closures` says whether there may be closures in it.
/// Returns the variables that change by the one method that is called of them.
pub(super) fn write_out(
    block: &mut Block,
    owner: &Owner<'_>,
    signature: &Signature,
    has_closures: bool,
) -> FxHashSet<String> {
    let output = &signature.output;
    write_out_texts(block);
    labels::rename_hidden(block);
    if let (Some(Stmt::Expr(last, None)), ReturnType::Type(_, ty)) = (block.stmts.last_mut(), output) {
        functions::of_written_size(last, ty);
        question::as_result(last);
    }
    if let ReturnType::Type(_, ty) = output {
        collected::of_result(block, ty);
        counters::of_result(block, ty);
    }
    let own = owner.model().and_then(type_name).cloned();
    let methods = owner.structs().map(|structs| structs.methods.clone()).unwrap_or_default();
    let later = if has_closures { Later::of(signature, block) } else { Later::default() };
    let mut sugar = Sugar { own, asked: Asked::of(block, methods), later };
    sugar.visit_block_mut(block);
    sugar.asked.by_methods
}

struct Sugar {
    /// The name of the type of `self`.
    own: Option<Ident>,
    asked: Asked,
    later: Later,
}

impl Sugar {
    /// Writes the name of the type for the `Self` of `Self::Circle`.
    fn name_variant(&self, path: &mut Path) {
        if path.segments.len() == 2 && is_camel(&path.segments[1].ident) {
            self.name(path);
        }
    }

    /// A method that is a short form of something else.
    fn of_method(&self, m: &ExprMethodCall) -> Option<Expr> {
        let (receiver, argument) = (&m.receiver, m.args.first());
        Some(match (m.method.to_string().as_str(), argument, m.args.len()) {
            ("then_some", Some(value), 1) if only_calculates(value) => parse_quote!(#receiver.then(|| #value)),
            ("then_some", Some(value), 1) => {
                parse_quote!({ let __when = #receiver; let __some = #value; __when.then(|| __some) })
            }
            (name, ..) if OF_OPTIONS.contains(&name) => return of_what_was_there(m),
            ("is_ok" | "is_err" | "is_some" | "is_none", None, 0) => {
                let block = self.asked.of_method(m)?;
                parse_quote!(#block)
            }
            _ => return replaced(m),
        })
    }

    /// Writes the name of the type for `Self`.
    fn name(&self, path: &mut Path) {
        if let (Some(own), Some(first)) = (&self.own, path.segments.first_mut())
            && first.ident == "Self"
        {
            first.ident = Ident::new(&own.to_string(), first.ident.span());
        }
    }
}

/// Names `Self` in patterns.
struct InPatterns<'a>(&'a Sugar);

impl VisitMut for InPatterns<'_> {
    /// A type has parameters, which its name alone does not say.
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_path_mut(&mut self, path: &mut Path) {
        self.0.name(path);
    }
}

impl VisitMut for Sugar {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let apart = |stmt: Stmt| {
            wholes::of_stmt(&stmt)
                .or_else(|| numbered::of_stmt(&stmt))
                .or_else(|| collected::array_of(&stmt))
                .or_else(|| functions::array_taken_apart(&stmt))
                .or_else(|| changing::of_let_else(&stmt))
                .or_else(|| self.asked.of_stmt(&stmt))
                .unwrap_or_else(|| vec![stmt])
        };
        block.stmts = std::mem::take(&mut block.stmts).into_iter().flat_map(apart).collect();
        lazy::gone_through(&mut block.stmts, &self.later);
        typed::copies(&mut block.stmts);
        typed::assigned_lists(&mut block.stmts);
        numbers_of_loops::with_types(&mut block.stmts);
        remainders::of_lists(&mut block.stmts);
        held::taken_apart_at_once(&mut block.stmts);
        held::asked_as_options(&mut block.stmts);
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        if self.own.is_some() {
            InPatterns(self).visit_pat_mut(pat);
        }
    }

    // The type of a `let` is that of what `collect` makes, and of matrices.
    fn visit_local_mut(&mut self, local: &mut Local) {
        if let (Pat::Type(typed), Some(init)) = (&local.pat, &mut local.init) {
            functions::of_written_size(&mut init.expr, &typed.ty);
            functions::of_written_type(&mut init.expr, &typed.ty);
            collected::typed_by(&mut init.expr, &typed.ty);
        }
        if let (Pat::Tuple(t), Some(init)) = (&local.pat, &mut local.init)
            && matches!(&*init.expr, Expr::MethodCall(m) if m.method == "fold")
        {
            let parts = t.elems.iter().map(|_| -> Type { parse_quote!(_) });
            collected::fold_of(&mut init.expr, &parse_quote!((#(#parts,)*)));
        }
        if let (pat, Some(init)) = (&mut local.pat, &mut local.init)
            && init.diverge.is_some()
        {
            options_of_results::in_patterns(&mut init.expr, std::iter::once(pat));
        }
        question::of_local(local).into_iter().for_each(|other| *local = other);
        visit_mut::visit_local_mut(self, local);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Call(c) = e
            && let Expr::Path(f) = &mut *c.func
        {
            self.name_variant(&mut f.path);
        }
        if let Expr::Try(t) = e
            && let Some(other) = collected::or_left(t).or_else(|| question::in_branches(t))
        {
            *e = other;
        }
        if let Expr::Unary(u) = e
            && let Some(other) = question::behind(u)
        {
            *e = other;
        }
        if let Expr::MethodCall(m) = e {
            functions::as_closures(m);
        }
        match e {
            Expr::MethodCall(m) => options_of_results::of_method(m).into_iter().for_each(|other| *e = other),
            Expr::Match(m) => options_of_results::in_patterns(&mut m.expr, options_of_results::in_arms(&mut m.arms)),
            Expr::Let(l) => options_of_results::in_patterns(&mut l.expr, std::iter::once(&mut *l.pat)),
            _ => {}
        }
        if let Expr::Closure(c) = e {
            question::in_closure(c);
        }
        if let Expr::While(w) = e
            && let Some(other) = self.asked.of_while(w)
        {
            *e = other;
        }
        if let Expr::While(w) = e
            && (is_chain(&w.cond) || numbered::Numbered::of_condition(&w.cond).is_some())
        {
            let (label, cond, body) = (&w.label, &w.cond, &w.body);
            *e = parse_quote!(#label loop { if #cond #body else { break; } });
        }
        while let Expr::If(i) = e
            && is_chain(&i.cond)
            && !hides_from_other(i)
        {
            nest(i);
        }
        if let Expr::If(i) = e
            && let Some(other) = self.asked.of_if(i)
        {
            *e = other;
        }
        wholes::of_expression(e);
        match e {
            Expr::If(i) => changing::of_condition(&mut i.cond, &mut i.then_branch),
            Expr::While(w) => changing::of_condition(&mut w.cond, &mut w.body),
            Expr::Match(m) => changing::of_match(m),
            Expr::ForLoop(f) => changing::of_loop(f),
            _ => {}
        }
        visit_mut::visit_expr_mut(self, e);
        match e {
            // A constant of the type, `Self::COUNT`, has no other name.
            Expr::Path(p) if p.path.segments.iter().all(|s| s.ident == "Self" || is_capital(&s.ident)) => return,
            Expr::Path(ExprPath { path, .. }) | Expr::Struct(ExprStruct { path, .. }) => {
                return self.name_variant(path);
            }
            _ => {}
        }
        let other = match e {
            Expr::MethodCall(m) => {
                let option = self.of_method(m).or_else(|| collected::of_options(m));
                let array = || functions::array_of_structs(m).or_else(|| collected::array_by_use(m));
                option.or_else(|| functions::repeated(m)).or_else(|| functions::vec_of_array(m)).or_else(array)
            }
            Expr::Let(l) => zipped(l),
            Expr::Unary(u) => item(u),
            Expr::If(i) => of_ways(i).or_else(|| numbered::of_if(i)),
            Expr::Match(m) => numbered::of_match(m),
            Expr::Block(b) => as_loop(b),
            Expr::Call(c) => called_at_once(c).or_else(|| functions::called_by_path(c)),
            Expr::Assign(a) => to_item(a).or_else(|| turned(a)),
            _ => None,
        };
        other.into_iter().for_each(|other| *e = other);
    }

    fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
        match Matches::read(m) {
            Some(mut matches) => {
                self.visit_expr_mut(&mut matches.value);
                matches.guard.iter_mut().for_each(|guard| self.visit_expr_mut(guard));
                m.tokens = matches.write();
            }
            None => drop(visit_list(self, m)),
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Whether a name has no small letters.
fn is_capital(name: &Ident) -> bool {
    with_text(name, |text| !text.contains(char::is_lowercase))
}

/// Whether an expression is this variable.
fn is_this(e: &Expr, name: &Ident) -> bool {
    matches!(strip(e), Expr::Path(p) if p.path.is_ident(name))
}

/// Whether an expression is a variable or a part of one, which may be named twice: it calls nothing.
fn is_place(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(f) => is_place(&f.base),
        Expr::Index(i) => is_place(&i.expr) && is_place(&i.index),
        Expr::Binary(b) => is_place(&b.left) && is_place(&b.right),
        _ => false,
    }
}

/// Whether an expression is a call of `mem::replace`, as those of `take` and `replace` are by now.
fn is_replacement(e: &Expr) -> bool {
    matches!(strip(e), Expr::Call(c) if is_of_module(&c.func, "mem", "replace"))
}

/// Methods of options.
const OF_OPTIONS: [&str; 14] = [
    "unwrap",
    "expect",
    "unwrap_or",
    "unwrap_or_else",
    "map_or",
    "map_or_else",
    "map",
    "and_then",
    "filter",
    "or",
    "or_else",
    "zip",
    "copied",
    "cloned",
];

/// `option.take().map(f).unwrap_or(y)`: what was there has a name before it is used.
fn of_what_was_there(m: &ExprMethodCall) -> Option<Expr> {
    let (method, arguments) = (&m.method, &m.args);
    if is_replacement(&m.receiver) {
        let replaced = &m.receiver;
        return Some(parse_quote!({ let __old = #replaced; __old.#method(#arguments) }));
    }
    // The methods before this one have the name already.
    let Expr::Block(b) = &*m.receiver else { return None };
    let [named @ Stmt::Local(old), Stmt::Expr(used, None)] = &b.block.stmts[..] else { return None };
    let is_named = matches!(&old.pat, Pat::Ident(p) if p.ident == "__old");
    is_named.then(|| parse_quote!({ #named #used.#method(#arguments) }))
}

/// An option whose value is taken or replaced. The type says that a reference to one stands for it.
fn replaced(m: &ExprMethodCall) -> Option<Expr> {
    let option = &m.receiver;
    // A `static` is a cell, whose methods are its own.
    let is_static =
        matches!(strip(option), Expr::Path(p) if p.path.segments.last().is_some_and(|last| is_capital(&last.ident)));
    if is_static || !matches!(strip(option), Expr::Path(_) | Expr::Field(_) | Expr::Index(_)) {
        return None;
    }
    let here = m.method.span();
    match (m.method.to_string().as_str(), m.args.first(), m.args.len()) {
        ("take", None, 0) => Some(parse_quote_spanned!(here=> ::core::mem::replace::<Option<_>>(&mut #option, None))),
        ("replace", Some(value), 1) => {
            Some(parse_quote_spanned!(here=> ::core::mem::replace::<Option<_>>(&mut #option, Some(#value))))
        }
        _ => None,
    }
}

/// The method that such a call stands for. What has no derivative may be no option, but a `Cell` or a type of the user's with a method of that name.
pub(super) fn as_method(c: &ExprCall) -> Option<ExprMethodCall> {
    let is_written = matches!(&*c.func, Expr::Path(p) if p.path.leading_colon.is_some()
        && p.path.segments.last().is_some_and(|last| !last.arguments.is_none()));
    let (true, true, Some(Expr::Reference(place))) =
        (is_written, is_of_module(&c.func, "mem", "replace"), c.args.first())
    else {
        return None;
    };
    let (option, here) = (&place.expr, c.func.span());
    match c.args.last().filter(|_| is_place(option)) {
        Some(Expr::Path(none)) if none.path.is_ident("None") => Some(parse_quote_spanned!(here=> #option.take())),
        Some(Expr::Call(some)) => {
            let value = some.args.first()?;
            Some(parse_quote_spanned!(here=> #option.replace(#value)))
        }
        _ => None,
    }
}

/// `*list.iter_mut().nth(i).unwrap()`
fn item(u: &ExprUnary) -> Option<Expr> {
    let (UnOp::Deref(_), Expr::MethodCall(unwrap)) = (u.op, strip(&u.expr)) else { return None };
    let Expr::MethodCall(nth) = strip(&unwrap.receiver) else { return None };
    let Expr::MethodCall(iter) = strip(&nth.receiver) else { return None };
    let (list, i) = (&iter.receiver, nth.args.first()?);
    let is_item = is_one_of(&unwrap.method, &["unwrap", "expect"])
        && nth.method == "nth"
        && is_one_of(&iter.method, &["iter", "iter_mut"])
        && is_place(list);
    is_item.then(|| parse_quote!(#list[#i]))
}

/// Two options that are taken apart together.
fn zipped(l: &ExprLet) -> Option<Expr> {
    let (Expr::MethodCall(m), Some(Pat::Tuple(pair))) = (strip(&l.expr), some(&l.pat)) else { return None };
    if m.method != "zip" || m.args.len() != 1 || pair.elems.len() != 2 {
        return None;
    }
    let (a, b, p, q) = (&m.receiver, &m.args[0], &pair.elems[0], &pair.elems[1]);
    Some(parse_quote!(let (Some(#p), Some(#q)) = (#a, #b)))
}

/// An `if let` whose pattern finds its parts in several ways.
fn of_ways(i: &ExprIf) -> Option<Expr> {
    let Expr::Let(ExprLet { pat, expr, .. }) = &*i.cond else { return None };
    if !finds_in_several_ways(pat) {
        return None;
    }
    let (then, other) = (&i.then_branch, i.else_branch.as_ref().map(|(_, e)| e));
    let other = other.map_or_else(|| parse_quote!({}), |e| (**e).clone());
    Some(parse_quote!(match #expr { #pat => #then, _ => #other }))
}

/// Whether a condition is a chain with a `let` in it.
fn is_chain(e: &Expr) -> bool {
    matches!(e, Expr::Binary(ExprBinary { op: BinOp::And(_), .. })) && contains_let(e)
}

/// Whether the other branch has a name that is that of a variable of the chain.
fn hides_from_other(i: &ExprIf) -> bool {
    struct Lets(Vec<Ident>);
    impl<'ast> Visit<'ast> for Lets {
        fn visit_expr_let(&mut self, l: &'ast ExprLet) {
            self.0.extend(pattern_names(&l.pat));
            visit::visit_expr_let(self, l);
        }
    }
    let mut lets = Lets(vec![]);
    lets.visit_expr(&i.cond);
    i.else_branch.as_ref().is_some_and(|(_, e)| lets.0.iter().any(|name| has_ident(&**e, name)))
}

/// Puts the last condition of a chain into an `if` of its own. The other branch stands behind both.
fn nest(i: &mut ExprIf) {
    let Expr::Binary(ExprBinary { left, right, .. }) = (*i.cond).clone() else { return };
    let (then, other) = (&i.then_branch, i.else_branch.as_ref().map(|(_, e)| quote!(else #e)));
    i.then_branch = parse_quote!({ if #right #then #other });
    *i.cond = *left;
}

/// A block with a label, as a loop that comes to an end.
fn as_loop(b: &ExprBlock) -> Option<Expr> {
    let label = b.label.as_ref().filter(|_| !leaves_loop(&b.block))?;
    let (name, mut stmts) = (&label.name, b.block.stmts.clone());
    let last = match stmts.last() {
        Some(Stmt::Expr(value, None)) if !ends(&stmts) && !is_left_without_value(&b.block, label) => {
            // A path that begins with `::` would make another label of this one.
            let last = parse_quote!(break #name (#value););
            stmts.pop();
            Some(last)
        }
        _ if ends(&stmts) => None,
        _ => Some(parse_quote!(break #name;)),
    };
    if let Some(Stmt::Expr(_, semi @ None)) = stmts.last_mut() {
        *semi = last.as_ref().map(|_| syn::token::Semi::default());
    }
    stmts.extend::<Option<Stmt>>(last);
    Some(parse_quote!(#label loop { #(#stmts)* }))
}

/// Whether a block is left by a `break` without a value: then it has none at its end either.
fn is_left_without_value(block: &Block, of: &Label) -> bool {
    struct Find<'l>(&'l Label, bool);
    impl<'ast> Visit<'ast> for Find<'_> {
        fn visit_expr_break(&mut self, b: &'ast ExprBreak) {
            self.1 |= b.expr.is_none() && b.label.as_ref() == Some(&self.0.name);
            visit::visit_expr_break(self, b);
        }
        fn visit_item(&mut self, _: &'ast syn::Item) {}
    }
    let mut find = Find(of, false);
    find.visit_block(block);
    find.1
}

/// Whether a `break` or `continue` without label leaves a loop around this block.
fn leaves_loop(block: &Block) -> bool {
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr(&mut self, e: &'ast Expr) {
            match e {
                Expr::Break(ExprBreak { label: None, .. }) | Expr::Continue(ExprContinue { label: None, .. }) => {
                    self.0 = true;
                }
                Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) | Expr::Closure(_) => {}
                e => visit::visit_expr(self, e),
            }
        }
        fn visit_item(&mut self, _: &'ast syn::Item) {}
    }
    let mut find = Find(false);
    find.visit_block(block);
    find.0
}

/// A closure that is called where it is written.
fn called_at_once(c: &ExprCall) -> Option<Expr> {
    let (f, args) = (strip(&c.func), &c.args);
    matches!(f, Expr::Closure(_)).then(|| parse_quote!({ let __closure = #f; __closure(#args) }))
}

/// A flag that is turned: `x.on = !y.on`. The compiler checks that it has no derivative.
fn turned(a: &ExprAssign) -> Option<Expr> {
    let Expr::Unary(ExprUnary { op: UnOp::Not(_), expr, .. }) = strip(&a.right) else { return None };
    let left = &a.left;
    let flag = matches!(strip(expr), Expr::Field(_)).then(|| passive(expr))?;
    Some(parse_quote!(#left = !#flag))
}

/// A tuple that is assigned to the first or the last item of a list.
fn to_item(a: &ExprAssign) -> Option<Expr> {
    let (Expr::Unary(ExprUnary { op: UnOp::Deref(_), expr, .. }), value @ Expr::Tuple(_)) =
        (strip(&a.left), strip(&a.right))
    else {
        return None;
    };
    let Expr::MethodCall(unwrap) = strip(expr) else { return None };
    let Expr::MethodCall(ExprMethodCall { receiver: list, method: item, .. }) = strip(&unwrap.receiver) else {
        return None;
    };
    let i: Expr = match (unwrap.method.to_string().as_str(), item.to_string().as_str()) {
        ("unwrap" | "expect", "first_mut") => parse_quote!(0),
        ("unwrap" | "expect", "last_mut") => parse_quote!(#list.len() - 1),
        _ => return None,
    };
    // The value may change the list, which is asked for its length then.
    let is_apart = is_place(list) && named(&**list).iter().all(|name| !has_ident(value, name));
    is_apart.then(|| parse_quote!(#list[#i] = #value))
}
