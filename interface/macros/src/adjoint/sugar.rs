//! Short forms of Rust, written out.
//!
//! | written | stands for |
//! |---|---|
//! | `Self { a, b }` in a pattern, `Self::Circle(r)` | the same with the type's name, which adjoints have too |
//! | `c.then_some(v)` | `c.then(\|\| v)`, where v is computed without leaving |
//! | `place.take()`, `place.replace(v)` of an option | `mem::replace(&mut place, None)`, `mem::replace(&mut place, Some(v))` |
//! | `if let Some((p, q)) = a.zip(b)` | `if let (Some(p), Some(q)) = (a, b)` |
//! | `if let A(v) \| B(v) = e { … } else { … }` | `match e { A(v) \| B(v) => { … } _ => { … } }` |
//! | `if let Some(v) = e && c { … }` | `if let Some(v) = e { if c { … } }` |
//! | `'a: { …; break 'a v; … }` | `'a: loop { …; break 'a v; …; break 'a …; }` |
//! | `*list.last_mut().unwrap() = (a, b)` | `list[list.len() - 1] = (a, b)` |
//! | `let (i, v) = list.iter().enumerate().max_by(f).unwrap();` | `let i: usize = …; let v = &list[i];` |
//! | `x.on = !x.on` | `x.on = !passive(x.on)` |
//! | `iter::zip(a, b)` | `a.into_iter().zip(b)` |
//! | `f(x).unwrap();` | `let __unused = f(x).unwrap();` |
//! | `let a: [S; 2] = list.try_into().unwrap();` | `let a: [S; 2] = from_fn(\|i\| list[i]);`, where the length is asked |
//! | `iter.map(f).collect::<Result<Vec<S>, E>>()?` | a loop that pushes `f(v)?` |
//! | `iter.map(f).collect::<Option<Vec<S>>>()` | a loop that ends at the first `None` |
//! | `(\|x\| …)(a)` | `{ let f = \|x\| …; f(a) }` |

use super::control::{ends, leaves};
use super::counts::passive;
use super::lower::is_camel;
use super::syntax::{
    contains_let, finds_in_several_ways, has_ident, has_question, item_of, named, pattern_names, some, strip,
    type_name, untyped,
};
use crate::idents::is_one_of;
use quote::quote;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    BinOp, Block, Expr, ExprAssign, ExprBinary, ExprBlock, ExprBreak, ExprCall, ExprClosure, ExprContinue, ExprIf,
    ExprLet, ExprMethodCall, ExprPath, ExprStruct, ExprTry, ExprUnary, GenericArgument, Ident, Local, LocalInit, Pat,
    Path, PathArguments, ReturnType, Stmt, Type, UnOp, parse_quote,
};

/// Writes out the short forms of a body. `model` is the type of `self`, and `output` that of the result.
pub(super) fn write_out(block: &mut Block, model: Option<&Type>, output: &ReturnType) {
    if let (Some(Stmt::Expr(last, None)), ReturnType::Type(_, ty)) = (block.stmts.last_mut(), output) {
        typed_by(last, ty, true);
    }
    let own = model.and_then(type_name).cloned();
    Sugar { own }.visit_block_mut(block);
}

struct Sugar {
    /// The name of the type of `self`.
    own: Option<Ident>,
}

impl Sugar {
    /// Writes the name of the type for the `Self` of `Self::Circle`.
    fn name_variant(&self, path: &mut Path) {
        if path.segments.len() == 2 && is_camel(&path.segments[1].ident) {
            self.name(path);
        }
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
    fn visit_path_mut(&mut self, path: &mut Path) {
        self.0.name(path);
    }
}

impl VisitMut for Sugar {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let apart = |stmt: Stmt| numbered(&stmt).or_else(|| array_of(&stmt)).unwrap_or_else(|| vec![unused(stmt)]);
        block.stmts = std::mem::take(&mut block.stmts).into_iter().flat_map(apart).collect();
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        if self.own.is_some() {
            InPatterns(self).visit_pat_mut(pat);
        }
    }

    // The type of a `let` is that of what `collect` makes.
    fn visit_local_mut(&mut self, local: &mut Local) {
        if let (Pat::Type(typed), Some(init)) = (&local.pat, &mut local.init) {
            typed_by(&mut init.expr, &typed.ty, false);
        }
        visit_mut::visit_local_mut(self, local);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Call(c) = e
            && let Expr::Path(f) = &mut *c.func
        {
            self.name_variant(&mut f.path);
        }
        if let Expr::Try(t) = e
            && let Some(other) = collected_or_left(t)
        {
            *e = other;
        }
        if let Expr::While(w) = e
            && (is_chain(&w.cond) || Numbered::of_condition(&w.cond).is_some())
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
            Expr::MethodCall(m) => of_method(m).or_else(|| collected(m)),
            Expr::Let(l) => zipped(l),
            Expr::If(i) => of_ways(i).or_else(|| if_numbered(i)),
            Expr::Block(b) => as_loop(b),
            Expr::Call(c) => called_at_once(c).or_else(|| zipped_by_path(c)),
            Expr::Assign(a) => to_item(a).or_else(|| turned(a)),
            _ => None,
        };
        other.into_iter().for_each(|other| *e = other);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Whether a name has no small letters.
fn is_capital(name: &Ident) -> bool {
    !name.to_string().contains(char::is_lowercase)
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

/// Whether a place is `self`, or a part of it: an option behind `&mut self` cannot be replaced.
fn is_of_self(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(p) => p.path.is_ident("self"),
        Expr::Field(f) => is_of_self(&f.base),
        Expr::Index(i) => is_of_self(&i.expr),
        _ => false,
    }
}

fn of_method(m: &ExprMethodCall) -> Option<Expr> {
    let (receiver, argument) = (&m.receiver, m.args.first());
    let is_option = matches!(strip(receiver), Expr::Path(_) | Expr::Field(_) | Expr::Index(_)) && !is_of_self(receiver);
    Some(match (m.method.to_string().as_str(), argument, m.args.len()) {
        ("then_some", Some(value), 1) if !leaves(value) && !has_question(value) => {
            parse_quote!(#receiver.then(|| #value))
        }
        ("take", None, 0) if is_option => parse_quote!(::core::mem::replace(&mut #receiver, None)),
        ("replace", Some(value), 1) if is_option => parse_quote!(::core::mem::replace(&mut #receiver, Some(#value))),
        _ => return None,
    })
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
        Some(Stmt::Expr(value, None)) if !ends(&stmts) => {
            let last = parse_quote!(break #name #value;);
            stmts.pop();
            Some(last)
        }
        _ if ends(&stmts) => None,
        _ => Some(parse_quote!(break #name;)),
    };
    stmts.extend::<Option<Stmt>>(last);
    Some(parse_quote!(#label loop { #(#stmts)* }))
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

/// `iter::zip(a, b)`
fn zipped_by_path(c: &ExprCall) -> Option<Expr> {
    let Expr::Path(f) = strip(&c.func) else { return None };
    let names: Vec<_> = f.path.segments.iter().rev().map(|s| s.ident.to_string()).collect();
    let is_zip = names.len() > 1 && names[0] == "zip" && names[1] == "iter" && c.args.len() == 2;
    let (a, b) = (c.args.first()?, c.args.last()?);
    is_zip.then(|| parse_quote!((#a).into_iter().zip(#b)))
}

/// The value that a call may have, in a statement that needs it to be there alone.
fn unused(stmt: Stmt) -> Stmt {
    match &stmt {
        Stmt::Expr(e @ Expr::MethodCall(m), Some(_))
            if is_one_of(&m.method, &["unwrap", "expect"]) && matches!(strip(&m.receiver), Expr::Call(_)) =>
        {
            parse_quote!(let __unused = #e;)
        }
        _ => stmt,
    }
}

/// `let a: [S; 2] = list.try_into().unwrap();`
fn array_of(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(Local { pat: Pat::Type(typed), init: Some(init), .. }) = stmt else { return None };
    let (Type::Array(array), Expr::MethodCall(unwrap)) = (&*typed.ty, strip(&init.expr)) else { return None };
    let Expr::MethodCall(ExprMethodCall { receiver, method, .. }) = strip(&unwrap.receiver) else { return None };
    if !is_one_of(&unwrap.method, &["unwrap", "expect"]) || method != "try_into" {
        return None;
    }
    let (n, pat) = (&array.len, &typed);
    let block: Block = parse_quote!({
        let __list = #receiver.to_vec();
        ::core::assert!(__list.len() == #n, "a list of another length than that of the array");
        let #pat = ::core::array::from_fn(|__i| __list[__i].clone());
    });
    Some(block.stmts)
}

/// The `map` whose items are gathered by `collect::<Option<Vec<…>>>()` or its like: the list's type, the source and the closure.
fn gathered<'m>(m: &'m ExprMethodCall, of: &[&str]) -> Option<(Type, &'m Expr, ExprClosure)> {
    let Some(GenericArgument::Type(Type::Path(ty))) = m.turbofish.as_ref().and_then(|t| t.args.first()) else {
        return None;
    };
    let (last, Expr::MethodCall(map)) = (ty.path.segments.last()?, strip(&m.receiver)) else { return None };
    let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
    let (Some(GenericArgument::Type(list)), "collect", "map") =
        (list.args.first(), &*m.method.to_string(), &*map.method.to_string())
    else {
        return None;
    };
    let f = match strip(map.args.first()?) {
        Expr::Closure(c) if c.inputs.len() == 1 && !leaves(&*c.body) && !has_question(&c.body) => {
            let (pat, body) = (untyped(&c.inputs[0]), &c.body);
            parse_quote!(|#pat| #body)
        }
        f @ Expr::Path(_) => parse_quote!(|__item| #f(__item)),
        _ => return None,
    };
    (is_one_of(&last.ident, of) && item_of(list).is_some()).then(|| (list.clone(), &*map.receiver, f))
}

/// `….map(f).collect::<Result<Vec<…>, E>>()?`: the first error leaves the function.
fn collected_or_left(t: &ExprTry) -> Option<Expr> {
    let Expr::MethodCall(m) = strip(&t.expr) else { return None };
    let (ty, source, ExprClosure { inputs, body, .. }) = gathered(m, &["Option", "Result"])?;
    Some(parse_quote!({
        let mut __list: #ty = ::std::vec::Vec::new();
        for #inputs in #source {
            __list.push((#body)?);
        }
        __list
    }))
}

/// The same where the type is that of a `let`, or of the result of the function, whose error may leave it.
fn typed_by(e: &mut Expr, ty: &Type, is_result_of_function: bool) {
    let Expr::MethodCall(m) = e else { return };
    if m.method != "collect" || m.turbofish.is_some() {
        return;
    }
    let typed: ExprMethodCall = ExprMethodCall { turbofish: Some(parse_quote!(::<#ty>)), ..m.clone() };
    let list = collected(&typed);
    let list = list.or_else(|| {
        let left = is_result_of_function.then(|| collected_or_left(&parse_quote!(#typed?))).flatten()?;
        Some(parse_quote!(Ok(#left)))
    });
    list.into_iter().for_each(|list| *e = list);
}

/// `….map(f).collect::<Option<Vec<…>>>()`: the first item that is none ends the loop.
fn collected(m: &ExprMethodCall) -> Option<Expr> {
    let (ty, source, ExprClosure { inputs, body, .. }) = gathered(m, &["Option"])?;
    Some(parse_quote!({
        let mut __list: #ty = ::std::vec::Vec::new();
        let mut __all: bool = true;
        for #inputs in #source {
            let __item = #body;
            match __item {
                Some(__item) => __list.push(__item),
                None => {
                    __all = false;
                    break;
                }
            }
        }
        if __all { Some(__list) } else { None }
    }))
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

/// An item that is found with its number: the number has no derivative, and the item is looked at behind that.
struct Numbered {
    /// The option of the number.
    number: Expr,
    list: Expr,
    name: Ident,
    item: Pat,
}

impl Numbered {
    /// `list.iter().enumerate().find(f)`, of which the pattern takes both parts.
    fn of(pat: &Pat, e: &Expr) -> Option<Self> {
        const ENDS: [&str; 4] = ["max_by", "min_by", "find", "last"];
        let (Expr::MethodCall(end), Pat::Tuple(both)) = (strip(e), pat) else { return None };
        let Expr::MethodCall(enumerate) = strip(&end.receiver) else { return None };
        let Expr::MethodCall(ExprMethodCall { receiver: list, method: iter, .. }) = strip(&enumerate.receiver) else {
            return None;
        };
        if !is_one_of(&end.method, &ENDS) || enumerate.method != "enumerate" || iter != "iter" || !is_place(list) {
            return None;
        }
        let (first, item) = match (both.elems.first()?, both.elems.last()?) {
            (first, item) if both.elems.len() == 2 => (first, item.clone()),
            _ => return None,
        };
        let name = match first {
            Pat::Ident(p) => p.ident.clone(),
            _ => Ident::new("__at", end.method.span()),
        };
        // The list is named behind the number, which may not have a name of the list.
        if has_ident(&**list, &name) {
            return None;
        }
        Some(Self { number: parse_quote!(#e.map(|(__at, _)| __at)), list: (**list).clone(), name, item })
    }

    /// The same of `let Some((i, v)) = …` as a condition.
    fn of_condition(e: &Expr) -> Option<Self> {
        let Expr::Let(ExprLet { pat, expr, .. }) = e else { return None };
        Self::of(some(pat)?, expr)
    }
}

fn numbered(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(Local { pat, init: Some(LocalInit { expr, diverge: None, .. }), .. }) = stmt else { return None };
    let Expr::MethodCall(unwrap) = strip(expr) else { return None };
    if !is_one_of(&unwrap.method, &["unwrap", "expect"]) {
        return None;
    }
    let Numbered { number, list, name, item } = Numbered::of(pat, &unwrap.receiver)?;
    let (method, args) = (&unwrap.method, &unwrap.args);
    let block: Block = parse_quote!({
        let #name: usize = #number.#method(#args);
        let #item = &#list[#name];
    });
    Some(block.stmts)
}

fn if_numbered(i: &ExprIf) -> Option<Expr> {
    let Numbered { number, list, name, item } = Numbered::of_condition(&i.cond)?;
    let (then, other) = (&i.then_branch.stmts, i.else_branch.as_ref().map(|(_, e)| quote!(else #e)));
    Some(parse_quote!({
        let __found: Option<usize> = #number;
        if let Some(#name) = __found { let #item = &#list[#name]; #(#then)* } #other
    }))
}
