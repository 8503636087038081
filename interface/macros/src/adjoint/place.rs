//! Places: expressions that look at memory, and the same look at its adjoints.
//!
//! The adjoint of `x[i].re` is `x_bar[i].re`: the same path from the shadow of the root. So a view, like `split_at_mut` or a slice, is taken a second
//! time, of the shadow, where all elements are cells and nothing needs to be `mut`.

use super::code::{Code, code};
use super::here::quote;
use super::lower::{first_part, path_to};
use super::names::{Kind, Names, Place, Root, bar};
use super::syntax::{is_comparison, is_range, named, refuse, strip};
use crate::idents::{ByName, is_one_of, with_text};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr, ExprCall, ExprIndex, ExprMethodCall, Ident, Result, UnOp};

/// Methods of slices that look at parts, or at their items one after the other.
pub(super) const LOOKS: [&str; 22] = [
    "iter",
    "iter_mut",
    "get",
    "get_mut",
    "first",
    "first_mut",
    "last",
    "last_mut",
    "split_at",
    "split_at_mut",
    "split_first",
    "split_first_mut",
    "split_last",
    "split_last_mut",
    "chunks",
    "chunks_mut",
    "chunks_exact",
    "chunks_exact_mut",
    "windows",
    "as_slice",
    "as_mut_slice",
    "values",
];

/// Methods of nalgebra's matrices that look at a part of one.
pub(super) const PARTS_OF_MATRICES: [&str; 18] = [
    "row",
    "column",
    "rows",
    "columns",
    "fixed_rows",
    "fixed_columns",
    "fixed_view",
    "view",
    "rows_range",
    "columns_range",
    "row_mut",
    "column_mut",
    "rows_mut",
    "columns_mut",
    "fixed_rows_mut",
    "fixed_columns_mut",
    "fixed_view_mut",
    "view_mut",
];

/// Further methods that return a part of their receiver, or their items one after the other: of iterators, options and arrays.
pub(super) const VIEWS: [&str; 19] = [
    "into_iter",
    "as_chunks",
    "as_chunks_mut",
    "rev",
    "zip",
    "enumerate",
    "skip",
    "take",
    "step_by",
    "chain",
    "as_ref",
    "as_mut",
    "unwrap",
    "expect",
    "as_array",
    "flatten",
    "column_iter",
    "column_iter_mut",
    "row_iter",
];

/// Whether a method gives a part of a matrix which is written to.
pub(super) fn is_part_written_to(method: &Ident) -> bool {
    let name = method.to_string();
    name == "column_iter_mut" || name.ends_with("_mut") && PARTS_OF_MATRICES.contains(&&*name)
}

/// What an expression hangs on.
pub(super) struct Hold {
    pub(super) roots: Vec<Root>,
    pub(super) mutable: bool,
    pub(super) forward: bool,
}

/// Those that return an iterator over parts, and those that return an iterator over the items of another.
const ITERATORS: [&str; 9] = [
    "iter",
    "iter_mut",
    "into_iter",
    "chunks",
    "chunks_mut",
    "chunks_exact",
    "chunks_exact_mut",
    "windows",
    "row_iter",
];
const ADAPTERS: [&str; 8] = ["rev", "zip", "enumerate", "skip", "take", "step_by", "chain", "flatten"];

/// Whether an expression is an iterator, as its methods say.
pub(super) fn is_iterator(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => {
            let name = &*m.method.to_string();
            ITERATORS.contains(&name)
                || ["column_iter", "column_iter_mut"].contains(&name)
                || ADAPTERS.contains(&name) && is_iterator(&m.receiver)
        }
        _ => false,
    }
}

/// Whether an index is a number by its form. A name may stand for a range.
fn is_one_index(e: &Expr) -> bool {
    match strip(e) {
        Expr::Lit(_) | Expr::Cast(_) => true,
        Expr::Binary(b) => !is_comparison(&b.op),
        _ => false,
    }
}

/// What a call of a function in `views(…)` chose: the variable that says it, and the adjoints of what the function was given.
pub(super) struct Look {
    pub(super) name: Ident,
    pub(super) bars: Vec<Ident>,
}

/// The method that gives for looking what a method gives for writing: `iter` of `iter_mut`.
pub(super) fn only_looking(method: &Ident) -> Ident {
    let text = method.to_string();
    let name = match &*text {
        "as_mut" => "as_ref",
        "as_mut_slice" => "as_slice",
        text => text.strip_suffix("_mut").unwrap_or(text).trim_start_matches("as_mut_"),
    };
    Ident::new(name, method.span())
}

fn is_deref(u: &syn::ExprUnary) -> bool {
    matches!(u.op, UnOp::Deref(_))
}

/// The adjoint of a variable, where an expression names that.
fn bar_at(name: &Ident, e: &Expr) -> Ident {
    let mut b = bar(name);
    if let Expr::Path(p) = e
        && let Some(written) = p.path.get_ident()
    {
        b.set_span(written.span().resolved_at(b.span()));
    }
    b
}

impl Names {
    /// What a path is, if it is one name.
    pub(super) fn kind_of(&self, e: &Expr) -> Option<&Kind> {
        match strip(e) {
            Expr::Path(p) => p.path.get_ident().and_then(|i| self.kind(i)),
            _ => None,
        }
    }

    pub(super) fn place_of(&self, e: &Expr) -> Option<&Place> {
        match self.kind_of(e) {
            Some(Kind::Place(p)) => Some(p),
            _ => None,
        }
    }

    /// Whether a name is one number, or an element of a list of numbers.
    pub(super) fn is_number(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Index(i) => self.place_of(&i.expr).is_some_and(|p| p.numbers) && is_one_index(&i.index),
            e => matches!(self.kind_of(e), Some(Kind::Number(_) | Kind::Place(Place { number: true, .. }))),
        }
    }

    /// Whether it is an element of an argument that is a slice or an array of numbers.
    fn is_element_of_argument(&self, i: &ExprIndex) -> bool {
        !is_range(i) && self.place_of(&i.expr).is_some_and(|p| p.numbers)
    }

    /// Whether a name is that of a variable that is taken for a number.
    pub(super) fn is_plain_number(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Path(_)) && self.is_number(e)
    }

    /// Whether a method of a place is a look at a part of it: one of those of the standard library, or one that the user calls a view.
    pub(super) fn is_view_method(&self, name: &Ident) -> bool {
        let name = name.to_string();
        [&LOOKS[..], &PARTS_OF_MATRICES, &VIEWS].iter().any(|all| all.contains(&&*name)) || self.views.contains(&name)
    }

    /// Whether a function is one of those that the user calls views.
    pub(super) fn is_view_call(&self, c: &ExprCall) -> bool {
        let Expr::Path(p) = &*c.func else { return false };
        let names: Vec<_> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
        (0..names.len()).any(|i| self.views.contains(&names[i..].join("::"))) && c.args.iter().any(|a| self.active(a))
    }

    /// Whether a method of something passive is one of those, like that of `self.split(x)`.
    pub(super) fn is_view_of_argument(&self, m: &ExprMethodCall) -> bool {
        self.views.has_name(&m.method) && !self.active(&m.receiver) && m.args.iter().any(|a| self.active(a))
    }

    /// Whether an expression is a call of one of those.
    pub(super) fn chooses(&self, e: &Expr) -> bool {
        match e {
            Expr::MethodCall(m) => {
                self.views.has_name(&m.method) && (self.active(&m.receiver) || self.is_view_of_argument(m))
            }
            Expr::Call(c) => self.is_view_call(c),
            _ => false,
        }
    }

    /// The path to what such a call chooses of the adjoints, with a look at whether it is the same as on the way forward.
    fn chosen(&self, e: &Expr, path: Code) -> Code {
        if self.looks.is_empty() || !self.chooses(e) {
            return path;
        }
        let Some(Look { name, bars }) = self.looks.get(&e.to_token_stream().to_string()) else { return path };
        code!([name, path, bars] #name.same(#path, |__part| (
            [#((&&&::fluxions::adjoint::Whole(&#bars)).places()),*],
            (&&::fluxions::adjoint::Whole(__part)).chosen(),
        )))
    }

    /// What says which part of a struct an expression gave.
    fn spot(&self, e: &Expr) -> Option<&Ident> {
        if self.spots.is_empty() || self.is_along { None } else { self.spots.get(&e.to_token_stream().to_string()) }
    }

    /// The path to the adjoints of such a part, with a look at whether it is the same part.
    fn at_spot(&self, e: &Expr, of: &Code, part: Code) -> Code {
        let Some(spot) = self.spot(e) else { return part };
        // The path has no other names than the part.
        let path = path_to(of, &first_part(e, &part));
        code!([spot, part] #spot.same(#part, || #path))
    }

    /// Memory with derivatives: `x`, `x[i]`, `x.field`, `*x`.
    pub(super) fn is_place(&self, e: &Expr) -> bool {
        match strip(e) {
            e @ Expr::Path(_) => matches!(self.kind_of(e), Some(Kind::Place(_) | Kind::Number(_))),
            Expr::Index(i) => self.is_place(&i.expr) || self.is_view(&i.expr),
            Expr::Field(f) => self.is_place(&f.base) || self.is_view(&f.base),
            Expr::Unary(u) if is_deref(u) => self.is_place(&u.expr) || self.is_view(&u.expr),
            _ => false,
        }
    }

    /// Whether a method that has the name of a view takes other arguments.
    pub(super) fn is_own_method(&self, m: &ExprMethodCall) -> bool {
        let takes = match m.method.to_string().as_str() {
            "get" | "get_mut" | "row" | "column" | "row_mut" | "column_mut" => 1,
            "view" | "view_mut" => 2,
            "first" | "last" | "first_mut" | "last_mut" | "iter" | "iter_mut" | "values" => 0,
            _ => return false,
        };
        m.args.len() != takes
    }

    /// `option.unwrap()` of a variable of the function, or of a field or an item, which is no option of a reference: the value is moved or copied out.
    pub(super) fn is_taken_out(&self, m: &ExprMethodCall) -> bool {
        if m.method != "unwrap" && m.method != "expect" {
            return false;
        }
        let option = strip(&m.receiver);
        match option {
            Expr::Field(_) => self.is_place(option),
            Expr::Index(i) => !is_range(i) && self.is_place(option),
            Expr::Unary(u) if is_deref(u) => self.is_place(option),
            _ if self.is_lent_option(option) => true,
            option => self
                .place_of(option)
                .is_some_and(|p| !p.view && !p.number && (p.owned || self.computed.has_name(&p.name))),
        }
    }

    /// Whether an expression is an argument that refers to an option of a value.
    pub(super) fn is_lent_option(&self, e: &Expr) -> bool {
        !self.lent_options.is_empty() && self.place_of(e).is_some_and(|place| self.lent_options.has_name(&place.name))
    }

    /// A reference to such memory.
    pub(super) fn is_view(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Reference(r) => self.is_place(&r.expr) || self.is_view(&r.expr),
            Expr::MethodCall(m) if self.is_view_of_argument(m) => true,
            Expr::MethodCall(m) => {
                self.is_view_method(&m.method)
                    && !self.is_taken_out(m)
                    && !self.is_own_method(m)
                    && (self.is_place(&m.receiver) || self.is_view(&m.receiver))
            }
            Expr::Call(c) => self.is_view_call(c),
            e @ Expr::Path(_) => self.place_of(e).is_some_and(|p| p.view),
            _ => false,
        }
    }

    /// The same path to the adjoints. That it leads to parts of them, and not to copies, is what `part` and `items` take as types.
    pub(super) fn shadow(&self, e: &Expr) -> Result<Code> {
        let path = self.path_to_adjoints(e)?;
        let is_argument = |m: &ExprMethodCall| self.is_view_of_argument(m);
        Ok(match e {
            Expr::MethodCall(m) if !is_argument(m) && is_iterator(e) => {
                Code::new(quote_spanned!(m.method.span()=> ::fluxions::adjoint::items(#path)), named(&path))
            }
            Expr::MethodCall(m) => {
                let path = self.chosen(e, path);
                Code::new(quote_spanned!(m.method.span()=> ::fluxions::adjoint::part(#path)), named(&path))
            }
            Expr::Call(c) => {
                let path = self.chosen(e, path);
                Code::new(quote_spanned!(c.func.span()=> ::fluxions::adjoint::part(#path)), named(&path))
            }
            _ => path,
        })
    }

    /// The adjoints of a list. One in a field of an argument may be without derivatives, and have got longer since its struct was made.
    fn list_shadow(&self, list: &Expr) -> Result<Code> {
        let shadow = self.shadow(list)?;
        if !self.is_field_of_argument(list) {
            return Ok(shadow);
        }
        let value = self.rename(list);
        Ok(code!([shadow, value] (*::fluxions::adjoint::ListOf(&#shadow, &#value).bars())))
    }

    /// Whether an expression is a field of what an argument refers to, or a part of one, which nobody writes to here.
    fn is_field_of_argument(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Field(f) => match strip(&f.base) {
                Expr::Path(_) => {
                    let is_argument = |p: &Place| p.view && !p.mutable && !p.forward && self.structs.has_name(&p.name);
                    matches!(f.member, syn::Member::Named(_)) && self.place_of(&f.base).is_some_and(is_argument)
                }
                base => self.is_field_of_argument(base),
            },
            _ => false,
        }
    }

    fn path_to_adjoints(&self, e: &Expr) -> Result<Code> {
        Ok(match e {
            Expr::Path(_) => match self.kind_of(e) {
                Some(Kind::Number(name)) => Code::variable(&bar_at(name, e)),
                Some(Kind::Place(place)) => Code::variable(&bar_at(&place.name, e)),
                _ => return unknown(e),
            },
            Expr::Paren(p) => {
                let inner = self.shadow(&p.expr)?;
                code!([inner] (#inner))
            }
            Expr::Group(g) => self.shadow(&g.expr)?,
            Expr::Index(i) => {
                let (base, index) = (self.list_shadow(&i.expr)?, self.rename(&i.index));
                if let Some(spot) = self.spot(e) {
                    // In the index, so that what is looked at can be written to.
                    let path = path_to(&base, &quote!(&#base[#index]));
                    return Ok(code!([spot, base, index] #base[#spot.same(#index, || #path)]));
                }
                match is_range(i) && matches!(strip(&i.expr), Expr::Field(_)) && self.hold(&i.expr).mutable {
                    // It may be a list without derivatives that gets longer.
                    true => code!([base, index] (*::fluxions::adjoint::PartAt(&#base, #index).part())),
                    false => match base.as_variable().filter(|_| self.is_element_of_argument(i)) {
                        Some(list) => Code::element(list, &index),
                        None => code!([base, index] #base[#index]),
                    },
                }
            }
            Expr::Field(f) => {
                let (base, member) = (self.shadow(&f.base)?, &f.member);
                code!([base, member] #base.#member)
            }
            Expr::Unary(u) if is_deref(u) => {
                let base = self.shadow(&u.expr)?;
                code!([base] (*#base))
            }
            Expr::Reference(r) => {
                let base = self.shadow(&r.expr)?;
                code!([base] (&#base))
            }
            Expr::Tuple(t) => {
                let parts = t.elems.iter().map(|e| self.shadow(e)).collect::<Result<Vec<_>>>()?;
                code!([parts] (#(#parts,)*))
            }
            Expr::Array(a) => {
                let parts = a.elems.iter().map(|e| self.shadow(e)).collect::<Result<Vec<_>>>()?;
                code!([parts] [#(#parts),*])
            }
            Expr::MethodCall(m) if self.is_view_of_argument(m) => {
                let (receiver, name, args) = (self.rename(&m.receiver), &m.method, self.shadows(&m.args)?);
                code!([receiver, name, args] #receiver.#name(#(#args),*))
            }
            Expr::MethodCall(m) if self.active(&m.receiver) && self.is_view_method(&m.method) => {
                let base = match strip(&m.receiver) {
                    inner if is_iterator(e) && is_iterator(inner) => self.path_to_adjoints(inner)?,
                    inner if with_text(&m.method, |name| LOOKS.contains(&name)) => self.list_shadow(inner)?,
                    _ => self.shadow(&m.receiver)?,
                };
                let (turbofish, args) = (&m.turbofish, self.shadows(&m.args)?);
                let text = m.method.to_string();
                if text == "flatten" && self.may_be_open(e) {
                    return Ok(self.flat(&m.receiver, &base));
                }
                let name = only_looking(&m.method);
                let parts = code!([base, name, args] #base.#name #turbofish (#(#args),*));
                let parts = self.at_spot(e, &base, parts);
                match is_one_of(&m.method, &["iter", "iter_mut", "into_iter"]) && !is_iterator(&m.receiver) {
                    true => self.items_of(&m.receiver, parts)?,
                    false => parts,
                }
            }
            Expr::Call(c) if self.is_view_call(c) => {
                let (f, args) = (&c.func, self.shadows(&c.args)?);
                code!([**f, args] #f(#(#args),*))
            }
            other => return unknown(other),
        })
    }

    /// The adjoints of the items of a place. If it is an option, it may have an adjoint without a value: see `Shadow::open`.
    pub(super) fn items_of(&self, place: &Expr, items: Code) -> Result<Code> {
        if self.is_along {
            return Ok(items);
        }
        let place = seen_through(place);
        let is_list = self.place_of(place).is_some_and(|p| p.numbers);
        if is_list || !matches!(place, Expr::Path(_) | Expr::Field(_) | Expr::Index(_)) || !self.may_be_open(place) {
            return Ok(items);
        }
        if self.is_open(place) {
            // The value may not be there on the way back.
            let bars = self.shadow(place)?;
            return Ok(code!([bars, items] ::fluxions::adjoint::Open(&#bars).items(#items)));
        }
        let value = Code::of(&self.rename(place));
        Ok(code!([value, items] ::fluxions::adjoint::Seen(&#value).items(#items)))
    }

    /// The adjoints of the items of items, of which each may be an option.
    fn flat(&self, list: &Expr, items: &Code) -> Code {
        if self.is_open(list) {
            return code!([items] ::fluxions::adjoint::Open(&::fluxions::adjoint::item_of(&#items)).items(#items.flatten()));
        }
        let values = Code::of(&self.rename(list));
        code!([values, items] ::fluxions::adjoint::flattened(#values, #items))
    }

    /// Whether the adjoints of a place are made elsewhere, or are open.
    fn may_be_open(&self, place: &Expr) -> bool {
        let hold = self.hold(place);
        let is_of_lists = !hold.roots.is_empty() && hold.roots.iter().all(|root| self.of_lists.contains(root));
        !is_of_lists && (!hold.mutable || self.is_open(place))
    }

    /// Whether options in a place may get and lose their values, and have adjoints all the same.
    fn is_open(&self, place: &Expr) -> bool {
        self.hold(place).roots.iter().any(|root| self.open.contains(root))
    }

    fn shadows<'e>(&self, args: impl IntoIterator<Item = &'e Expr>) -> Result<Vec<Code>> {
        let shadow = |a: &Expr| if self.active(a) { self.shadow(a) } else { Ok(Code::of(&self.rename(a))) };
        args.into_iter().map(shadow).collect()
    }

    /// The memory that an expression looks at. Indices are not followed.
    pub(super) fn hold(&self, e: &Expr) -> Hold {
        struct Find<'a>(&'a Names, Hold);
        impl<'ast> Visit<'ast> for Find<'_> {
            fn visit_expr(&mut self, e: &'ast Expr) {
                if let Expr::Index(i) = e {
                    return self.visit_expr(&i.expr);
                }
                if let Some(place) = self.0.place_of(e) {
                    self.1.roots.extend(&place.roots);
                    self.1.mutable |= place.mutable;
                    self.1.forward |= place.forward;
                    return;
                }
                syn::visit::visit_expr(self, e);
            }
        }
        let mut find = Find(self, Hold { roots: vec![], mutable: false, forward: false });
        find.visit_expr(e);
        find.1.roots.sort_unstable();
        find.1.roots.dedup();
        find.1
    }

    /// Whether what it looks at may be written to through it.
    pub(super) fn writable(&self, e: &Expr) -> bool {
        match strip(e) {
            e @ Expr::Path(_) => self.place_of(e).is_some_and(|p| p.writable),
            Expr::Reference(r) => r.mutability.is_some(),
            Expr::MethodCall(m) if m.method == "zip" => {
                self.writable(&m.receiver) || m.args.iter().any(|a| self.writable(a))
            }
            Expr::MethodCall(m) if self.is_view_of_argument(m) => m.args.iter().any(|a| self.writable(a)),
            Expr::MethodCall(m) => {
                let name = m.method.to_string();
                let adapts =
                    ["rev", "enumerate", "skip", "take", "step_by", "flatten", "unwrap", "expect", "into_iter"];
                name.ends_with("_mut")
                    || name.starts_with("as_mut")
                    || adapts.contains(&&*name) && self.writable(&m.receiver)
            }
            Expr::Call(c) => c.args.iter().any(|a| self.writable(a)),
            Expr::Index(i) => self.writable(&i.expr),
            Expr::Field(f) => self.writable(&f.base),
            Expr::Unary(u) => self.writable(&u.expr),
            _ => false,
        }
    }
}

/// The place behind references and methods that only look at it: `option.as_ref()`.
fn seen_through(place: &Expr) -> &Expr {
    match strip(place) {
        Expr::Reference(r) => seen_through(&r.expr),
        Expr::MethodCall(m) if is_one_of(&m.method, &["as_ref", "as_mut", "as_slice", "as_mut_slice"]) => {
            seen_through(&m.receiver)
        }
        place => place,
    }
}

fn unknown<T>(e: &Expr) -> Result<T> {
    refuse(
        e,
        "the adjoint cannot follow this expression: it is neither arithmetic nor a look at a part of an argument. \
         Compute it in a function marked `#[differentiable(adjoint)]`, or bind its parts with `let`",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::{format_ident, quote};
    use rustc_hash::FxHashSet;
    use syn::parse_quote;

    #[test]
    fn an_element_of_a_list_of_numbers_is_one() {
        let mut names = Names::new(format_ident!("S"), FxHashSet::default(), FxHashSet::default());
        names.bind_place(Place { numbers: true, ..Place::fixed(format_ident!("x")) });
        names.bind_place(Place::fixed(format_ident!("p")));
        let numbers: [Expr; 3] = [parse_quote!(x[0]), parse_quote!((x[n + 1])), parse_quote!(x[i as usize])];
        assert!(numbers.iter().all(|e| names.is_number(e)));
        let others: [Expr; 4] = [parse_quote!(x[1..]), parse_quote!(x[i]), parse_quote!(x), parse_quote!(p[0])];
        assert!(!others.iter().any(|e| names.is_number(e)));
    }

    #[test]
    fn the_shadow_is_the_same_path() {
        let views = FxHashSet::from_iter(["layer".to_string()]);
        let mut names = Names::new(format_ident!("S"), views, FxHashSet::default());
        names.bind_place(Place::owned(format_ident!("x"), 1));
        names.bind("i", Kind::Passive { name: format_ident!("i_2"), mutable: false, numbers: false });
        let cases: [(Expr, Expr); 6] = [
            (parse_quote!(x[i].re), parse_quote!(x_bar[i_2].re)),
            (parse_quote!(&mut x[1..]), parse_quote!((&x_bar[1..]))),
            (parse_quote!(x.split_at_mut(i)), parse_quote!(::fluxions::adjoint::part(x_bar.split_at(i_2)))),
            (parse_quote!(x.as_mut_slice()), parse_quote!(::fluxions::adjoint::part(x_bar.as_slice()))),
            (parse_quote!(x.iter_mut().rev()), parse_quote!(::fluxions::adjoint::items(x_bar.iter().rev()))),
            (parse_quote!(self.layer(&x, i)), parse_quote!(::fluxions::adjoint::part(self.layer((&x_bar), i_2)))),
        ];
        for (e, expected) in cases {
            assert_eq!(names.shadow(&e).expect("a shadow").text(), quote!(#expected).to_string());
            assert_eq!(names.hold(&e).roots, [1]);
        }
        assert!(names.shadow(&parse_quote!(x.unheard_of())).is_err());
    }
}
