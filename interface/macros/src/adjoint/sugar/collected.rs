//! What is gathered in lists and arrays whose types say how.

use super::super::control::leaves;
use super::super::syntax::{
    at_ends, at_ends_of, content_of, has_question, has_several, is_range, is_some, item_of, strip, untyped,
};
use super::question::as_result_of;
use crate::idents::is_one_of;
use crate::spaces::is_list;
use proc_macro2::TokenStream;
use quote::quote;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Block, Expr, ExprCall, ExprClosure, ExprMethodCall, ExprPath, ExprReturn, ExprTry, GenericArgument, Item, Local,
    Pat, PathArguments, Stmt, Type, TypeArray, UnOp, parse_quote,
};

/// `let a: [S; 2] = list.try_into().unwrap();`, `let a = <&[S; 2]>::try_from(list).unwrap();`
pub(super) fn array_of(stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { return None };
    let (value, is_copied) = match strip(&init.expr) {
        Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => (strip(&u.expr), true),
        value => (value, false),
    };
    let Expr::MethodCall(unwrap) = value else { return None };
    if !is_one_of(&unwrap.method, &["unwrap", "expect"]) {
        return None;
    }
    let (ty, list) = match (pat, strip(&unwrap.receiver)) {
        (Pat::Type(typed), Expr::MethodCall(m)) if m.method == "try_into" => (&*typed.ty, &*m.receiver),
        (_, Expr::Call(ExprCall { func, args, .. })) => match strip(func) {
            Expr::Path(ExprPath { qself: Some(of), path, .. })
                if of.as_token.is_none() && path.segments.last()?.ident == "try_from" =>
            {
                (&*of.ty, args.first()?)
            }
            _ => return None,
        },
        _ => return None,
    };
    let (array, borrow) = match ty {
        Type::Reference(r) => (&*r.elem, (!is_copied).then_some(r.and_token)),
        ty => (ty, None),
    };
    let Type::Array(TypeArray { len, .. }) = array else { return None };
    let block: Block = parse_quote!({
        let __list = (#list).to_vec();
        ::core::assert!(__list.len() == #len, "a list of another length than that of the array");
        let __array: #array = ::core::array::from_fn(|__i| __list[__i].clone());
        let #pat = #borrow __array;
    });
    Some(block.stmts)
}

/// `part[a..b].try_into().unwrap()` where something else says how long the array is: a field, or the parameter of a function.
pub(super) fn array_by_use(m: &ExprMethodCall) -> Option<Expr> {
    let Expr::MethodCall(of) = strip(&m.receiver) else { return None };
    let part = match strip(&of.receiver) {
        Expr::Reference(r) => strip(&r.expr),
        part => part,
    };
    let is_part = matches!(part, Expr::Index(i) if is_range(i));
    (is_part && of.method == "try_into" && is_one_of(&m.method, &["unwrap", "expect"])).then(|| {
        parse_quote!({
            let __list = (#part).to_vec();
            let __array = ::core::array::from_fn(|__i| __list[__i].clone());
            ::core::assert!(__list.len() == __array.len(), "a list of another length than that of the array");
            __array
        })
    })
}

/// The `map` whose items are gathered by `collect::<Option<Vec<…>>>()` or its like: the list's type, unless that is `Vec<_>` or `_`, the source and the closure.
pub(super) fn gathered<'m>(m: &'m ExprMethodCall, of: &[&str]) -> Option<(Option<TokenStream>, &'m Expr, ExprClosure)> {
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
    let is_open = matches!(list, Type::Infer(_)) || is_list(list) && item_of(list).is_none();
    let annotation = (!is_open).then(|| quote!(: #list));
    (is_one_of(&last.ident, of) && (is_open || item_of(list).is_some())).then_some((annotation, &*map.receiver, f))
}

/// `….map(f).collect::<Result<Vec<…>, E>>()?`: the first error leaves the function.
pub(super) fn or_left(t: &ExprTry) -> Option<Expr> {
    let Expr::MethodCall(m) = strip(&t.expr) else { return None };
    let (ty, source, ExprClosure { inputs, body, .. }) = gathered(m, &["Option", "Result"])?;
    Some(parse_quote!({
        let mut __list #ty = ::std::vec::Vec::new();
        for #inputs in #source {
            __list.push((#body)?);
        }
        __list
    }))
}

/// `collect` with this type.
pub(super) fn with_type(e: &Expr, ty: &Type) -> Option<ExprMethodCall> {
    let Expr::MethodCall(m) = e else { return None };
    (m.method == "collect").then(|| ExprMethodCall { turbofish: Some(parse_quote!(::<#ty>)), ..m.clone() })
}

/// The same where the type is that of a `let`, also in each branch of its value.
pub(super) fn typed_by(e: &mut Expr, ty: &Type) {
    with_type(e, ty).and_then(|typed| of_options(&typed)).into_iter().for_each(|list| *e = list);
    if matches!(e, Expr::If(_) | Expr::Match(_) | Expr::Block(_)) && item_of(ty).is_some() {
        at_ends(e, &mut |end| typed_at_end(end, ty));
    }
    at_ends(e, &mut |end| fold_of(end, ty));
}

/// `fold(start, |state: [S; 2], v| …)`, where the type of its value says that the state is more than a number.
pub(super) fn fold_of(e: &mut Expr, ty: &Type) {
    let Expr::MethodCall(m) = e else { return };
    if m.method == "fold"
        && has_several(ty)
        && let Some(Expr::Closure(c)) = m.args.iter_mut().nth(1)
        && let Some(state @ Pat::Ident(_)) = c.inputs.first_mut()
    {
        *state = Pat::Type(parse_quote!(#state: #ty));
    }
}

/// The same where the type is that of the result of the function, whose error may leave it. A list gets its type.
pub(super) fn of_result(block: &mut Block, ty: &Type) {
    OfResult(ty).visit_block_mut(block);
    at_ends_of(block, &mut |end| typed_at_end(end, ty));
}

fn typed_by_result(e: &mut Expr, ty: &Type) {
    at_ends(e, &mut |end| typed_at_end(end, ty));
}

fn typed_at_end(e: &mut Expr, ty: &Type) {
    fold_of(e, ty);
    if let Expr::Call(c) = e
        && c.args.len() == 1
    {
        let content = if is_some(&c.func) { content_of(ty, "Option") } else { content_of(ty, "Result") };
        content.filter(|ty| item_of(ty).is_some()).into_iter().for_each(|ty| typed_by_result(&mut c.args[0], ty));
        return;
    }
    let is_of = |name| content_of(ty, name).is_some();
    let wrap = if is_of("Option") { Some("Some") } else { is_of("Result").then_some("Ok") };
    if let Some(mut other) = wrap.and_then(|wrap| as_result_of(e, wrap)) {
        typed_by_result(&mut other, ty);
        *e = other;
        return;
    }
    let Some(typed) = with_type(e, ty) else { return };
    let or_left = || or_left(&parse_quote!(#typed?)).map(|list| parse_quote!(Ok(#list)));
    let is_untyped = matches!(e, Expr::MethodCall(m) if m.turbofish.is_none());
    let list = of_options(&typed).or_else(or_left);
    let list = list.or_else(|| (is_untyped && item_of(ty).is_some()).then(|| typed.into()));
    list.into_iter().for_each(|list| *e = list);
}

/// Writes that type where the function is left.
struct OfResult<'a>(&'a Type);

impl VisitMut for OfResult<'_> {
    fn visit_expr_return_mut(&mut self, r: &mut ExprReturn) {
        visit_mut::visit_expr_return_mut(self, r);
        r.expr.iter_mut().for_each(|e| typed_by_result(e, self.0));
    }
    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// `….map(f).collect::<Option<Vec<…>>>()`: the first item that is none ends the loop.
pub(super) fn of_options(m: &ExprMethodCall) -> Option<Expr> {
    let (ty, source, ExprClosure { inputs, body, .. }) = gathered(m, &["Option"])?;
    Some(parse_quote!({
        let mut __list #ty = ::std::vec::Vec::new();
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
