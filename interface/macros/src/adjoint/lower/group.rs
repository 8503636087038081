//! Values that are made of several numbers: structs, lists, what is made by an index.

use super::super::code::Code;
use super::super::here::quote;
use super::super::ir::{Atom, How, Stmt, Value, Variable};
use super::super::names::{Names, Place, bar};
use super::super::syntax::{called_names, content_of, is_named, list, refuse, strip, untyped};
use super::half::is_camel;
use super::value::index;
use super::{Lower, copy_in};
use crate::idents::{ByName, is_one_of};
use crate::types::is_of_nalgebra;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprClosure, FieldValue, Ident, Lit, Pat, Path, PathArguments, Result, Token, Type};

/// Where the items of an array would have to begin as zeros.
const ARRAY_OF_STRUCTS: &str =
    "the adjoint does not know zeros of the items of this array: write the items, `[f(0), f(1)]`, or collect a `Vec`";

impl Lower {
    pub(super) fn structure(&mut self, s: &syn::ExprStruct) -> Result<Value> {
        let members: Vec<_> = s.fields.iter().map(|f| f.member.clone()).collect();
        if let Some(rest) = s.rest.as_ref().filter(|rest| self.names.active(rest)) {
            return self.changed_copy(rest, &s.fields);
        }
        // A variant is no copy of another one.
        if let Some(path) = self.path_of_variant(&s.path).filter(|_| s.rest.is_none()) {
            let bars = self.names_of_parts(members.len());
            let all = s.fields.iter().map(|f| &f.expr).collect();
            let pattern = quote!(#path { #(#members: #bars,)* .. });
            return self.group_with(all, |parts| quote!(#path { #(#members: #parts,)* }), &bars, pattern);
        }
        let (path, rest) = (&s.path, s.rest.as_ref().map(|r| self.names.rename(r)).map(|r| quote!(..#r)));
        self.group(
            s.fields.iter().map(|f| &f.expr).collect(),
            |parts| quote!(#path { #(#members: #parts,)* #rest }),
            |i| {
                let member = &members[i];
                quote!(.#member)
            },
        )
    }

    /// The path of a variant, which may be imported: `Shape::Circle`, and `Circle` where a pattern takes that apart.
    pub(super) fn path_of_variant(&self, path: &Path) -> Option<Path> {
        let is_imported = |name: &&Ident| self.names.screened.variants.has_name(name);
        variant(path).or_else(|| path.get_ident().filter(is_imported).map(|_| path.clone()))
    }

    /// `Shape::Circle(x)`: a variant of an enum.
    pub(super) fn variant(&mut self, path: &Path, args: &[&Expr]) -> Result<Value> {
        let bars = self.names_of_parts(args.len());
        let pattern = quote!(#path(#(#bars),*));
        self.group_with(args.to_vec(), |parts| quote!(#path(#(#parts),*)), &bars, pattern)
    }

    /// Names for the adjoints of the parts of a variant.
    pub(super) fn names_of_parts(&mut self, n: usize) -> Vec<Ident> {
        (0..n).map(|_| bar(&self.names.fresh("part"))).collect()
    }

    fn group_with(
        &mut self,
        all: Vec<&Expr>,
        build: impl FnOnce(&[TokenStream]) -> TokenStream,
        bars: &[Ident],
        of: TokenStream,
    ) -> Result<Value> {
        let value = self.group(all, build, |i| bars[i].to_token_stream())?;
        if let Value::Group(t) = &value {
            // As a list, it may be assigned a value of another form.
            self.pool(t, None);
        }
        if let Some(Stmt::Group { pattern, .. }) = self.out.last_mut().and_then(|out| out.last_mut()) {
            *pattern = Some(of);
        }
        Ok(value)
    }

    /// `Params { a: x, ..*params }`: a copy with other fields.
    fn changed_copy(&mut self, rest: &Expr, fields: &Punctuated<FieldValue, Token![,]>) -> Result<Value> {
        let values = fields.iter().map(|f| self.operand(&f.expr)).collect::<Result<Vec<_>>>()?;
        let rest = match strip(rest) {
            Expr::MethodCall(m) if m.method == "clone" => rest.clone(),
            rest => syn::parse_quote!((#rest).clone()),
        };
        let Value::Group(whole) = self.value(&rest)? else { return refuse(rest, "a struct is needed here") };
        let (name, root) = self.new_owned("copy");
        let whole = Value::Group(whole);
        self.pool_whole(&name, [&whole]);
        self.push(Stmt::Bind { name: name.clone(), value: whole, root });
        for (field, value) in fields.iter().zip(values) {
            let member = &field.member;
            let place = syn::parse_quote!(#name.#member);
            // What functions in `views(…)` decide by, or a list of another length: its adjoints are those of the whole as it is behind this.
            let reshaped = match value {
                Value::Number(Atom::Const(_)) => Some(self.reshaped(Variable { name: name.clone(), root }, &place)),
                _ => None,
            };
            match reshaped {
                Some(reshaped) => self.store_as(&place, How::Set, value, Some(reshaped))?,
                None => self.store(&place, How::Set, value)?,
            }
        }
        Ok(Value::Group(name))
    }

    pub(super) fn vec_macro(&mut self, m: &syn::ExprMacro) -> Result<Value> {
        let (all, repeats) = m.mac.parse_body_with(list)?;
        match &all[..] {
            [e, _] if repeats && !self.names.active(e) => {
                let (name, root) = self.new_owned("list");
                let code = self.list_of_constants(&name, &Expr::Macro(m.clone())).unwrap_or_default();
                self.push(Stmt::Own { name: name.clone(), code: quote!(let mut #name = #code;), root });
                Ok(Value::Group(name))
            }
            [e, n] if repeats => self.repeated(e, n, true),
            all => {
                let list = self.group(all.iter().collect(), |parts| quote!(::std::vec![#(#parts),*]), index)?;
                self.in_room();
                Ok(list)
            }
        }
    }

    /// The list that was made last gets its storage from where it is used again: from a room if its items are numbers, or looked up, else from the pool.
    fn in_room(&mut self) {
        let room = self.names.fresh("stack_room");
        let Some((Stmt::Group { t, code, parts, .. }, before)) =
            self.out.last_mut().and_then(|out| out.split_last_mut())
        else {
            return;
        };
        let is_loaded = |name: &Ident| before.iter().any(|s| matches!(s, Stmt::Load { t, .. } if t == name));
        let holds = |part: &Value| match part {
            Value::Number(_) => true,
            Value::Group(name) => is_loaded(name),
            _ => false,
        };
        if !self.pooled.has_name(t) && parts.iter().all(|(_, part)| holds(part)) {
            let items = parts.iter().map(|(_, part)| part.to_token_stream());
            *code = quote!(#room.collect([#(#items),*]));
            self.rooms.insert(t.to_string(), room);
            return;
        }
        let items = parts.iter().map(|(_, part)| match part {
            Value::Group(name) if self.pooled.has_name(name) || self.rooms.has_name(name) => {
                copy_in(&part.to_token_stream())
            }
            part => part.to_token_stream(),
        });
        *code = quote!(::fluxions::adjoint::listed([#(#items),*], stack.pool()));
        self.pooled.insert(t.to_string(), None);
    }

    /// `[x; n]` and `vec![x; n]`: n numbers, or copies of what is made of numbers.
    pub(super) fn repeated(&mut self, x: &Expr, n: &Expr, in_vec: bool) -> Result<Value> {
        let wanted = self.wanted.take();
        let value = self.operand(x)?;
        self.wanted = wanted;
        let n = if in_vec { self.freeze(n) } else { n.to_token_stream() };
        let (name, root) = self.new_owned("list");
        let own = |code| Stmt::Own { name: name.clone(), code: quote!(let mut #name = #code;), root };
        match value {
            Value::Number(from) => {
                let s = self.names.scalar.clone();
                let code = if in_vec {
                    let room = self.room(&name);
                    quote!(#room.collect(::core::iter::repeat_n(#s::zero(), #n)))
                } else {
                    quote!([#s::zero(); #n])
                };
                self.push(own(code));
                let (place, shadow) = (Code::variable(&name), Code::variable(&bar(&name)));
                self.push(Stmt::Fill { place, shadow, roots: vec![root], from });
            }
            Value::Group(t) => {
                self.names.bind_place(Place::fixed(t.clone()));
                let is_copy = matches!(self.out.last().and_then(|out| out.last()), Some(Stmt::Load { .. }));
                if is_copy || self.is_struct(x) {
                    // A copy of what is behind a reference may hold vectors, as a struct may, and each item is a copy of it.
                    self.pool(&t, None);
                }
                self.pool(&name, None);
                self.note_mixed_whole(&name, [&Value::Group(t.clone())]);
                let copy = copy_in(&t);
                self.push(own(match in_vec {
                    true => quote!(::fluxions::adjoint::repeated(&#t, #n, stack.pool())),
                    false => quote!([(); #n].map(|()| #copy)),
                }));
                let (items, item) = (syn::parse_quote!(#name.iter_mut()), syn::parse_quote!(__item));
                self.for_each_item(&items, &item, |l| l.assign(&syn::parse_quote!(*__item), &syn::parse_quote!(#t)))?;
            }
            _ => return refuse(x, "there is no value for these items"),
        }
        Ok(Value::Group(name))
    }

    /// Whether a type is `S` or a vector: no type of a matrix.
    fn is_number_or_list(&self, ty: &Type) -> bool {
        matches!(ty, Type::Path(p) if p.path.is_ident(&self.names.scalar) || p.path.segments.last().is_some_and(|s| s.ident == "Vec"))
    }

    /// The items of an array begin as zeros, which are known of numbers and of what is written here.
    pub(super) fn check_items(&self, body: &Expr) -> Result<()> {
        if matches!(strip(body), Expr::Call(_) | Expr::MethodCall(_)) && self.is_struct(body) {
            return refuse(body, ARRAY_OF_STRUCTS);
        }
        Ok(())
    }

    /// `from_fn(|i| …)`, and of a matrix `from_fn(|i, j| …)`.
    pub(super) fn made_by_index(&mut self, c: &ExprCall, ty: Option<&Type>) -> Result<Value> {
        let (Some(Expr::Closure(f)), func, s) = (c.args.last(), &c.func, self.names.scalar.clone()) else {
            return refuse(c, "a closure is needed here");
        };
        self.check_items(&f.body)?;
        let sizes: Vec<_> = c.args.iter().take(c.args.len() - 1).map(|a| self.freeze(a)).collect();
        let (name, root) = self.new_owned("made");
        if called_names(func).and_then(|(of, _)| of).is_some_and(is_of_nalgebra) {
            self.of_nalgebra.insert(name.to_string());
        }
        let by_result = || {
            let lacks_size = f.inputs.len() == 2 && sizes.is_empty() && lacks_size(func);
            let ty = self.result.as_ref().filter(|_| lacks_size).map(|ty| content_of(ty, "Option").unwrap_or(ty));
            ty.filter(|ty| matches!(ty, Type::Path(_)) && !self.is_number_or_list(ty)).cloned()
        };
        let annotation = ty.cloned().or_else(by_result).map(|t| quote!(: #t));
        let zeros = self.dynamic_made(c, &sizes);
        if zeros.is_some() {
            self.pool(&name, None);
        }
        let zeros = zeros.unwrap_or_else(|| filled_with_zeros(func, &sizes, f, &s));
        let code = quote!(let mut #name #annotation = #zeros;);
        self.push(Stmt::Own { name: name.clone(), code, root });
        let inputs: Vec<_> = f.inputs.iter().map(untyped).collect();
        let body = &f.body;
        let set = |l: &mut Self, place: &Expr| {
            let value = l.operand(body)?;
            l.note_mixed_whole(&name, [&value]);
            l.store(place, How::Set, value)
        };
        match &inputs[..] {
            [i] => self.filled(&syn::parse_quote!(0..#name.len()), i, &name, set)?,
            [Pat::Ident(_) | Pat::Wild(_), Pat::Ident(_) | Pat::Wild(_)] => {
                let index = |pat: &Pat, other: &'static str, names: &mut Names| match pat {
                    Pat::Ident(i) => i.ident.clone(),
                    _ => names.fresh(other),
                };
                let (i, j) = (index(&inputs[0], "row", &mut self.names), index(&inputs[1], "column", &mut self.names));
                let place: Expr = syn::parse_quote!(#name[(#i, #j)]);
                // A matrix that is assigned is not there on the way back.
                let of = called_names(func).and_then(|(of, _)| of);
                let (rows, columns) = match &sizes[..] {
                    [rows, columns] => (quote!(#rows), quote!(#columns)),
                    [rows] if of.is_some_and(|of| of == "DVector") => (quote!(#rows), quote!(1)),
                    [columns] if of.is_some_and(|of| of == "RowDVector") => (quote!(1), quote!(#columns)),
                    _ => (quote!(#name.nrows()), quote!(#name.ncols())),
                };
                let (rows, columns) = (syn::parse_quote!(0..#rows), syn::parse_quote!(0..#columns));
                let (i, j): (Pat, Pat) = (syn::parse_quote!(#i), syn::parse_quote!(#j));
                self.for_each_item(&columns, &j, |l| l.for_each_item(&rows, &i, |l| set(l, &place)))?;
            }
            _ => return refuse(f, "name the indices of this closure"),
        }
        Ok(Value::Group(name))
    }
}

/// Whether only the type of the result says how large a matrix is that this function makes.
fn lacks_size(function: &Expr) -> bool {
    let Expr::Path(p) = strip(function) else { return false };
    let of = p.path.segments.iter().rev().nth(1);
    of.is_some_and(|of| {
        of.arguments.is_none() && is_one_of(&of.ident, &["Matrix", "OMatrix", "OVector", "SMatrix", "SVector"])
    })
}

/// `from_fn(|_| S::zero())`, with zeros of the form of the items.
fn filled_with_zeros(func: &Expr, sizes: &[TokenStream], closure: &ExprClosure, scalar: &Ident) -> TokenStream {
    let (ignored, zero) = (closure.inputs.iter().map(|_| quote!(_)), zero_like(&closure.body, scalar));
    quote!(#func(#(#sizes,)* |#(#ignored),*| #zero))
}

/// A zero of the form that an expression has.
pub(super) fn zero_like(e: &Expr, scalar: &Ident) -> TokenStream {
    let each = |all: &Punctuated<Expr, Token![,]>| all.iter().map(|e| zero_like(e, scalar)).collect::<Vec<_>>();
    match strip(e) {
        Expr::Array(a) => {
            let all = each(&a.elems);
            quote!([#(#all),*])
        }
        // A part may be a float, or any other value.
        Expr::Tuple(t) => {
            let all = t.elems.iter().map(|e| match strip(e) {
                e @ (Expr::Array(_) | Expr::Repeat(_) | Expr::Struct(_) | Expr::Tuple(_)) => zero_like(e, scalar),
                e => quote_spanned!(Span::call_site().located_at(e.span())=> ::fluxions::adjoint::blank()),
            });
            quote!((#(#all,)*))
        }
        Expr::Repeat(r) => {
            let (zero, n) = (zero_like(&r.expr, scalar), &r.len);
            quote!([#zero; #n])
        }
        Expr::Struct(s) if s.rest.is_none() => {
            let (path, fields) = (&s.path, s.fields.iter().map(|f| (&f.member, zero_like(&f.expr, scalar))));
            let fields = fields.map(|(member, zero)| quote!(#member: #zero));
            quote!(#path { #(#fields),* })
        }
        // A skipped field.
        Expr::Lit(l) if !matches!(l.lit, Lit::Float(_)) => quote!(#l),
        Expr::Block(b) => match b.block.stmts.last() {
            Some(syn::Stmt::Expr(last, None)) => zero_like(last, scalar),
            _ => quote!(#scalar::zero()),
        },
        Expr::Call(c) => match c.args.last().map(strip) {
            Some(Expr::Closure(f)) if is_named(&c.func, "from_fn") && c.args.len() == 1 => {
                filled_with_zeros(&c.func, &[], f, scalar)
            }
            _ => quote!(#scalar::zero()),
        },
        _ => quote!(#scalar::zero()),
    }
}

/// The path of a variant, without types: `Shape::Circle`.
pub(super) fn variant(path: &Path) -> Option<Path> {
    let mut last = path.segments.iter().rev().map(|s| is_camel(&s.ident));
    if !(last.next()? && last.next()?) {
        return None;
    }
    let mut path = path.clone();
    path.segments.iter_mut().for_each(|s| s.arguments = PathArguments::None);
    Some(path)
}
