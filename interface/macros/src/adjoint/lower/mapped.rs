//! Matrices of nalgebra that are made entry by entry: `a.zip_map(&b, |p, q| …)`, `a.map_with_location(|i, j, v| …)`, `DVector::from_iterator(n, iter)`, `vector![…]`.

use super::super::here::quote;
use super::super::ir::{How, Stmt, Value};
use super::super::syntax::{called_names, list, refuse, strip, untyped};
use super::Lower;
use super::value::index;
use crate::idents::is_one_of;
use crate::types::is_of_nalgebra;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprCall, ExprClosure, ExprMacro, ExprMethodCall, Ident, Result};

/// Macros of nalgebra whose entries stand in one row.
const LISTS: [&str; 3] = ["vector", "dvector", "point"];

/// Whether a macro is one of these.
pub(super) fn makes_vector(m: &ExprMacro) -> bool {
    m.mac.path.segments.last().is_some_and(|s| is_one_of(&s.ident, &LISTS))
}

/// A closure of so many arguments, if an expression is one.
fn closure(e: &Expr, arguments: usize) -> Option<&ExprClosure> {
    match strip(e) {
        Expr::Closure(c) if c.inputs.len() == arguments => Some(c),
        _ => None,
    }
}

/// The list of numbers that `DVector::from_iterator(n, iter)` makes first, as `DVector::from_column_slice(n, &list)`.
pub(super) fn listed(c: &ExprCall, scalar: &Ident) -> Option<Expr> {
    let (of, name) = called_names(&c.func)?;
    let by = match name.to_string().as_str() {
        "from_iterator" => "from_column_slice",
        "from_row_iterator" => "from_row_slice",
        _ => return None,
    };
    let mut func = (*c.func).clone();
    if let (true, Expr::Path(p)) = (of.is_some_and(is_of_nalgebra), &mut func) {
        p.path.segments.last_mut()?.ident = Ident::new(by, name.span());
    } else {
        return None;
    }
    let mut sizes: Vec<_> = c.args.iter().collect();
    let items = sizes.pop()?;
    let is_vector = of.is_some_and(|of| of == "DVector" || of == "RowDVector");
    let sizes_of_slice = if is_vector { &[][..] } else { &sizes[..] };
    let entries = match &sizes[..] {
        [n] if is_vector => quote!(&__list[..#n]),
        _ => quote!(&__list),
    };
    let items = match strip(items) {
        items @ Expr::MethodCall(_) => quote!(#items),
        items => quote!((#items).into_iter()),
    };
    Some(syn::parse_quote!({
        let __list: ::std::vec::Vec<#scalar> = #items.collect();
        #func(#(#sizes_of_slice,)* #entries)
    }))
}

impl Lower {
    /// Whether a method makes a matrix of another one by a closure.
    pub(super) fn is_mapped(&self, m: &ExprMethodCall) -> bool {
        let arguments: Vec<_> = m.args.iter().collect();
        let has_form = match (m.method.to_string().as_str(), &arguments[..]) {
            ("zip_map", [_, f]) => closure(f, 2).is_some(),
            ("map_with_location", [f]) => closure(f, 3).is_some(),
            _ => false,
        };
        has_form && !self.names.used.has_own(&m.receiver)
    }

    /// The value of such a method.
    pub(super) fn mapped(&mut self, m: &ExprMethodCall) -> Result<Value> {
        let base = self.as_matrix(&m.receiver)?;
        let other = match m.args.len() {
            2 => Some(self.as_matrix(&m.args[0])?),
            _ => None,
        };
        let (arguments, Some(f)) = (2 + usize::from(other.is_none()), m.args.last()) else {
            return refuse(m, "a closure is needed here");
        };
        let Some(f) = closure(f, arguments) else { return refuse(f, "write the closure here") };
        let (inputs, body) = (f.inputs.iter().map(untyped).collect::<Vec<_>>(), &f.body);
        self.check_items(body)?;
        let (s, plain) = (self.names.scalar.clone(), self.names.rename(&base));
        let (name, root) = self.new_owned("made");
        // Nobody knows its form.
        self.pool(&name, None);
        self.push(Stmt::Own { name: name.clone(), code: quote!(let mut #name = (#plain).map(|_| #s::zero());), root });
        let [rows, columns] = ["rows", "columns"].map(|what| self.names.fresh(what));
        self.constant(rows.clone(), &quote!(::fluxions::adjoint::passive((#plain).nrows())), false);
        self.constant(columns.clone(), &quote!(::fluxions::adjoint::passive((#plain).ncols())), false);
        let places = [&base].into_iter().chain(&other).map(|matrix| quote!(#matrix[(__row, __column)]));
        let values: Vec<_> = match other.is_some() {
            true => places.collect(),
            false => [quote!(__row), quote!(__column)].into_iter().chain(places).collect(),
        };
        let (place, binding) = (syn::parse_quote!(#name[(__row, __column)]), syn::parse_quote!((#(#inputs,)*)));
        let values: Expr = syn::parse_quote!((#(#values,)*));
        let (over_rows, over_columns) = (syn::parse_quote!(0..#rows), syn::parse_quote!(0..#columns));
        let (row, column) = (syn::parse_quote!(__row), syn::parse_quote!(__column));
        self.for_each_item(&over_columns, &column, |l| {
            l.for_each_item(&over_rows, &row, |l| {
                l.bind(&binding, None, &values)?;
                let value = l.operand(body)?;
                l.store(&place, How::Set, value)
            })
        })?;
        Ok(Value::Group(name))
    }

    /// A matrix as a place.
    fn as_matrix(&mut self, e: &Expr) -> Result<Expr> {
        let e = match strip(e) {
            Expr::Reference(r) if r.mutability.is_none() => strip(&r.expr),
            e => e,
        };
        let place = match self.names.is_place(e) || self.names.kind_of(e).is_some() {
            true => e.clone(),
            false => self.made(e)?,
        };
        self.check_matrix(&place);
        Ok(place)
    }

    /// `vector![a, b]`: its type shows that it is nalgebra's.
    pub(super) fn vector_macro(&mut self, m: &ExprMacro) -> Result<Value> {
        let (all, repeats) = m.mac.parse_body_with(list)?;
        if repeats {
            return refuse(m, "write a function of nalgebra's types: `DVector::from_element(n, x)`");
        }
        let path = &m.mac.path;
        let value = self.group(
            all.iter().collect(),
            |parts: &[TokenStream]| quote!(::fluxions::adjoint::of_entries(#path![#(#parts),*])),
            |i| index(i).into_token_stream(),
        )?;
        if let Value::Group(t) = &value {
            // It may have any length.
            self.pool(t, None);
            self.names.structs.insert(t.to_string());
            self.of_nalgebra.insert(t.to_string());
        }
        Ok(value)
    }
}
