//! What steps have beside their items: variables that count, the state of `scan`, and what goes along with `zip`.

use super::super::here::quote;
use super::super::syntax::{Idents, has_ident, has_question, is_some, pattern_names, refuse, strip, untyped};
use super::steps::{Kind, Step};
use proc_macro2::TokenStream;
use quote::format_ident;
use syn::visit_mut::VisitMut;
use syn::{Expr, ExprMethodCall, Ident, Pat, Result};

/// `enumerate`, `skip(n)` and `take(n)` behind other steps.
pub(super) fn counted(kind: Kind, n: Option<&Expr>, number: usize) -> Step {
    let body = n.cloned().unwrap_or_else(|| syn::parse_quote!(()));
    let beside = Some((format_ident!("__count{number}"), syn::parse_quote!(0_usize)));
    Step { kind, input: syn::parse_quote!(_), body, beside }
}

/// The variable for the number of items that are skipped or taken.
pub(super) fn limit(count: &Ident) -> Ident {
    format_ident!("{count}_limit")
}

/// `scan(start, |state, x| …)`: the state is a variable beside the loop, which the closure has a reference to.
pub(super) fn scanned(m: &ExprMethodCall, number: usize) -> Result<Step> {
    let Some(Expr::Closure(c)) = m.args.get(1).map(strip) else {
        return refuse(&m.args, "write the closure here: `|state, x| …`");
    };
    let (Some(state), Some(input)) = (c.inputs.first().map(untyped), c.inputs.get(1).map(untyped)) else {
        return refuse(c, "two arguments are needed here: `|state, x| …`");
    };
    if has_question(&c.body) {
        return refuse(c, "a `?` within a closure of an iterator: take the option apart by `match`, or write a loop");
    }
    let (name, mut body) = (format_ident!("__scan{number}"), (*c.body).clone());
    for (part, place) in parts_of_state(&state, &name)? {
        Behind(part, &place).visit_expr_mut(&mut body);
    }
    let kind = if takes_some(&mut body) { Kind::Map } else { Kind::Scan };
    Ok(Step { kind, input, body, beside: Some((name, m.args[0].clone())) })
}

/// The names in the pattern of a state, and the places that they refer to.
fn parts_of_state<'p>(state: &'p Pat, name: &Ident) -> Result<Vec<(&'p Ident, Expr)>> {
    let named = |pat: &'p Pat, place: Expr| match pat {
        Pat::Ident(p) => Ok(Some((&p.ident, place))),
        Pat::Wild(_) => Ok(None),
        pat => refuse(pat, "name the state of this closure, or its parts: `|state, x| …`, `|(a, b), x| …`"),
    };
    let parts: Result<Vec<_>> = match state {
        Pat::Tuple(t) => {
            let places = (0..t.elems.len()).map(syn::Index::from);
            t.elems.iter().zip(places).map(|(pat, i)| named(pat, syn::parse_quote!(#name.#i))).collect()
        }
        pat => named(pat, syn::parse_quote!(#name)).map(|part| vec![part]),
    };
    Ok(parts?.into_iter().flatten().collect())
}

/// `*state` as the place itself.
struct Behind<'a>(&'a Ident, &'a Expr);

impl VisitMut for Behind<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let (state, place) = (self.0, self.1);
        let is_state = |e: &Expr| matches!(strip(e), Expr::Path(p) if p.path.is_ident(state));
        match e {
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) && is_state(&u.expr) => *e = place.clone(),
            e if is_state(e) => *e = place.clone(),
            e => syn::visit_mut::visit_expr_mut(self, e),
        }
    }
}

/// Makes `Some(x)` at the end of a closure x, if that is what it ends with.
fn takes_some(e: &mut Expr) -> bool {
    match e {
        Expr::Paren(p) => takes_some(&mut p.expr),
        Expr::Call(c) if c.args.len() == 1 && is_some(&c.func) => {
            *e = c.args[0].clone();
            true
        }
        Expr::Block(b) => match b.block.stmts.last_mut() {
            Some(syn::Stmt::Expr(e, None)) => takes_some(e),
            _ => false,
        },
        _ => false,
    }
}

/// The statements that bind a value to a pattern. What goes along beside the argument of a closure gets its name where the item is taken apart.
pub(super) fn along(value: &Expr, pat: &Pat, input: &mut Pat) -> Result<TokenStream> {
    match (strip(value), pat) {
        (Expr::Reference(value), Pat::Reference(pat)) => {
            let (pat, value) = (&pat.pat, &value.expr);
            Ok(quote!(let #pat = #value;))
        }
        (value, pat) if !goes_along(value) => Ok(quote!(let #pat = #value;)),
        (value @ Expr::Path(_), Pat::Wild(_)) => Ok(quote!(let _ = #value;)),
        (Expr::Path(value), pat) => {
            let name = value.path.get_ident();
            let taken = pattern_names(input);
            if let Some(twice) = pattern_names(pat).into_iter().find(|name| taken.contains(name)) {
                return refuse(
                    twice,
                    "a closure before this one has an argument of this name: call one of them otherwise",
                );
            }
            name.into_iter().for_each(|name| Named(name, pat).visit_pat_mut(input));
            Ok(quote!())
        }
        (Expr::Tuple(values), Pat::Tuple(pats)) if values.elems.len() == pats.elems.len() => {
            // What is computed comes first: it does not see the names of the other parts.
            let both = || values.elems.iter().zip(&pats.elems);
            if let Some(name) = both()
                .filter(|(value, _)| goes_along(value))
                .flat_map(|(_, pat)| pattern_names(pat))
                .find(|name| both().any(|(value, _)| !goes_along(value) && has_ident(value, name)))
            {
                return refuse(
                    name,
                    "a closure before this one uses a variable of this name: call the argument otherwise",
                );
            }
            both().map(|(value, pat)| along(value, pat, input)).collect()
        }
        (_, pat) => refuse(pat, "name both parts of this item: `(a, b)`"),
    }
}

/// Whether an expression has a part that goes along beside what is computed.
pub(super) fn goes_along(code: &impl Idents) -> bool {
    code.any_ident(&mut |name| name.to_string().starts_with(ALONG))
}

/// How the names begin of what goes along.
pub(super) const ALONG: &str = "__along";

/// A pattern in the place of a variable.
struct Named<'a>(&'a Ident, &'a Pat);

impl VisitMut for Named<'_> {
    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        match pat {
            Pat::Ident(p) if p.ident == *self.0 => *pat = self.1.clone(),
            pat => syn::visit_mut::visit_pat_mut(self, pat),
        }
    }
}

/// The items of a step that counts, which go on as they are.
pub(super) fn counting(kind: Kind, count: &Ident, pattern: &mut Pat, code: TokenStream) -> TokenStream {
    let limit = limit(count);
    match kind {
        Kind::Skip => quote!(if #count < #limit { #count += 1; } else { #code }),
        // The next item is not asked for: closures before this step would be called once more, and there may be none.
        Kind::Take => quote!(if #count < #limit {
            #count += 1;
            let __is_last = #count == #limit;
            #code
            if __is_last { break }
        } else { break }),
        _ => {
            let whole = std::mem::replace(pattern, syn::parse_quote!(__item));
            match &whole {
                Pat::Tuple(t) if t.elems.len() == 2 => {
                    let number = &t.elems[0];
                    *pattern = t.elems[1].clone();
                    quote!({ let #number = #count; #count += 1; #code })
                }
                whole => quote!({ let __number = #count; #count += 1; let #whole = (__number, __item); #code }),
            }
        }
    }
}
