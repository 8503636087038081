//! Operators of structs: `p + q` where the user wrote `impl Add for Point<S>`.
//!
//! The macro takes an operand for a number, unless its type is written or it is made as a struct is. Forward the operator is applied as it stands, and its
//! adjoint is found by the types of the operands, see `fluxions::adjoint::Operator`.

use super::super::here::quote;
use super::super::ir::{Call, Stmt, Value};
use super::super::names::{Kind, Place, bar, kept_of};
use super::super::place::PARTS_OF_MATRICES;
use super::super::syntax::{
    at_ends, at_ends_of, called_names, is_named, is_scalar, refuse, strip, turbofish_type, type_name,
};
use super::Lower;
use super::call::Arguments;
use super::half::is_camel;
use super::mapped::makes_vector;
use super::number::{is_function, marked_operand};
use crate::idents::{ByName, is_one_of};
use crate::spaces::mentions;
use crate::types::{is_matrix, is_of_nalgebra};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote_spanned};
use std::borrow::Cow;
use syn::spanned::Spanned;
use syn::{BinOp, Block, Expr, ExprBinary, ExprCall, Ident, Pat, Result, Type, UnOp};

/// How the names of functions begin that return a value of their type.
const MAKERS: [&str; 10] = ["new", "from", "with", "zero", "one", "default", "splat", "identity", "eye", "unit"];

/// Types of the standard library that have no operators.
const WITHOUT: [&str; 5] = ["Vec", "Option", "Result", "Box", "String"];

/// Collections that have no adjoint.
const COLLECTIONS: [&str; 7] = ["VecDeque", "BTreeMap", "BTreeSet", "HashMap", "HashSet", "BinaryHeap", "LinkedList"];

/// Where derivatives would go into one.
pub(super) const INTO_COLLECTION: &str = "numbers with derivatives go into a collection that has no adjoint: keep them in a `Vec`, which has `push` and `remove(0)` for a queue, and the keys of a map in a list beside it";

/// Whether an expression makes such a collection.
pub(super) fn is_collection(e: &Expr) -> bool {
    let Expr::Call(c) = strip(e) else { return false };
    let Expr::Path(p) = strip(&c.func) else { return false };
    p.path.segments.iter().any(|s| is_one_of(&s.ident, &COLLECTIONS))
}

/// Whether what is made with derivatives goes into such a collection: `let m: BTreeMap<usize, S> = ….collect();`, `….collect::<HashMap<_, _>>()`.
pub(super) fn goes_into_collection(ty: Option<&Type>, e: &Expr) -> bool {
    let is_named = |ty: &Type| type_name(ty).is_some_and(|name| is_one_of(name, &COLLECTIONS));
    ty.or_else(|| turbofish_type(e)).is_some_and(is_named) || is_collection(e)
}

/// Whether a type is a struct made of numbers, or a reference to one.
pub(in crate::adjoint) fn is_struct_type(ty: &Type, scalar: &Ident) -> bool {
    match ty {
        Type::Reference(r) => is_struct_type(&r.elem, scalar),
        Type::Paren(p) => is_struct_type(&p.elem, scalar),
        Type::Path(p) => {
            !is_scalar(ty, scalar)
                && mentions(ty, scalar)
                && p.path.segments.last().is_some_and(|last| !is_one_of(&last.ident, &WITHOUT))
        }
        _ => false,
    }
}

/// The operator, by its name in the standard library.
fn operator_name(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) => "Add",
        BinOp::Sub(_) => "Sub",
        BinOp::Mul(_) => "Mul",
        BinOp::Div(_) => "Div",
        _ => return None,
    })
}

/// `point.add_assign(q)` for `point += q`.
fn assignment(b: &ExprBinary) -> Option<Expr> {
    let name = match b.op {
        BinOp::AddAssign(_) => "add_assign",
        BinOp::SubAssign(_) => "sub_assign",
        BinOp::MulAssign(_) => "mul_assign",
        BinOp::DivAssign(_) => "div_assign",
        _ => return None,
    };
    // A method finds what a reference points to.
    let left = match strip(&b.left) {
        Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => &u.expr,
        _ => &b.left,
    };
    let (right, name) = (&b.right, Ident::new(name, Span::call_site()));
    Some(syn::parse_quote!((#left).#name(#right)))
}

/// An operand in the forward sweep, and with its adjoint in the backward sweep.
type Operand = (TokenStream, (TokenStream, TokenStream));

/// Writes the type of a function's result where it is an operator: it is one of a struct then.
pub(in crate::adjoint) fn write_type(block: &mut Block, result: &Type) {
    at_ends_of(block, &mut |end| write_type_at_end(end, result));
}

fn write_type_of(e: &mut Expr, result: &Type) {
    at_ends(e, &mut |end| write_type_at_end(end, result));
}

fn write_type_at_end(e: &mut Expr, result: &Type) {
    match e {
        Expr::Return(r) => r.expr.iter_mut().for_each(|e| write_type_of(e, result)),
        Expr::Call(c) if is_named(&c.func, "Ok") => c.args.iter_mut().for_each(|e| write_type_of(e, result)),
        Expr::Binary(_) | Expr::Unary(_) => *e = syn::parse_quote!({ let __value: #result = #e; __value }),
        _ => {}
    }
}

/// `Point(x, y)` and `Point::new(x, y)`.
pub(in crate::adjoint) fn makes_struct(c: &ExprCall, scalar: &Ident) -> bool {
    let Some((of, last)) = called_names(&c.func) else { return false };
    let is_known = |of: &Ident| is_one_of(of, &WITHOUT) || is_one_of(of, &COLLECTIONS);
    match of {
        None => is_camel(last) && !is_one_of(last, &["Some", "Ok", "Err"]),
        Some(of) => {
            let last = last.to_string();
            // All functions of nalgebra's types make one: `Vector3::z()`. `R::from_f64(…)` is a real number.
            is_of_nalgebra(of)
                || is_camel(of)
                    && of != scalar
                    && last != "from_f64"
                    && !is_known(of)
                    && MAKERS.iter().any(|maker| last.starts_with(maker))
        }
    }
}

impl Lower {
    /// Whether an expression gives a struct, as far as names and written types tell.
    pub(super) fn is_struct(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(_) => match self.names.kind_of(e) {
                Some(Kind::Place(place)) => self.names.is_struct_by_name(place, e),
                Some(Kind::Passive { name, .. }) => {
                    self.names.structs.has_name(name) || self.names.struct_items.has_name(name)
                }
                _ => false,
            },
            Expr::Field(_) | Expr::Index(_) => self.names.is_used_as_struct(e),
            Expr::Reference(r) => self.is_struct(&r.expr),
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => self.is_struct(&u.expr),
            e @ Expr::Unary(_) => self.is_operator(e),
            // A sum with a struct is one, and so is its product with a number.
            e @ Expr::Binary(_) => self.is_operator(e) && !self.is_product_of_structs(e),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.is_struct(inner),
            Expr::MethodCall(m) if m.method == "fold" => m.args.first().is_some_and(|start| self.is_struct(start)),
            // A complex number has functions that give one.
            Expr::MethodCall(m) => {
                let name = m.method.to_string();
                (is_one_of(&m.method, &["clone", "clone_owned", "into_owned", "transpose"])
                    || is_function(&name) && name != "abs")
                    && self.is_struct(&m.receiver)
                    || m.method == "map" && self.makes_matrix(&m.receiver)
                    || self.is_mapped(m)
                    || self.gives_matrix(m)
                    || self.names.used.has(e)
            }
            Expr::Struct(_) => true,
            Expr::Macro(m) => makes_vector(m),
            Expr::Call(c) => makes_struct(c, &self.names.scalar) || self.names.used.has(e),
            _ => false,
        }
    }

    /// Whether a place is a struct that is moved where it is named. An item of a list is none.
    pub(super) fn holds_struct(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(_) => self.names.place_of(e).is_some_and(|place| self.names.structs.has_name(&place.name)),
            Expr::Index(_) => false,
            e => self.is_struct(e),
        }
    }

    /// Whether an expression is the product of two structs, which may be a struct or a number.
    fn is_product_of_structs(&self, e: &Expr) -> bool {
        let Expr::Binary(b) = e else { return false };
        let are_structs = || self.is_struct(&b.left) && self.is_struct(&b.right);
        matches!(b.op, BinOp::Mul(_) | BinOp::Div(_))
            && are_structs()
            && !self.is_matrix(&b.left)
            && !self.is_matrix(&b.right)
    }

    /// Whether an expression is a matrix of nalgebra, as far as names and written types tell: its product with a struct is a struct.
    fn is_matrix(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Reference(r) => self.is_matrix(&r.expr),
            Expr::Unary(u) => self.is_matrix(&u.expr),
            Expr::Binary(b) => match b.op {
                BinOp::Mul(_) | BinOp::Div(_) => self.is_matrix(&b.left) && !self.is_column(&b.right),
                _ => self.is_matrix(&b.left) || self.is_matrix(&b.right),
            },
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.is_matrix(inner),
            Expr::MethodCall(m) if m.method == "transpose" => self.is_struct(&m.receiver),
            Expr::MethodCall(m) if m.method == "clone" => self.is_matrix(&m.receiver),
            Expr::Call(c) if makes_struct(c, &self.names.scalar) => {
                let of = called_names(&c.func).and_then(|(of, _)| of);
                of.is_some_and(|of| is_of_nalgebra(of) && is_matrix(of)) || self.names.used.has_matrix(e)
            }
            e => self.names.used.has_matrix(e),
        }
    }

    /// Whether an expression is a struct, and none that is known to be a matrix: its product with a matrix may be no matrix.
    fn is_column(&self, e: &Expr) -> bool {
        self.is_struct(e) && !self.is_matrix(e)
    }

    /// Whether an expression is an operator of a struct.
    pub(super) fn is_operator(&self, e: &Expr) -> bool {
        let is_operand = |e: &Expr| self.is_struct(e) || self.is_part_of_matrix(e);
        match e {
            Expr::Binary(b) => operator_name(&b.op).is_some() && (is_operand(&b.left) || is_operand(&b.right)),
            Expr::Unary(u) => matches!(u.op, UnOp::Neg(_)) && is_operand(&u.expr),
            _ => false,
        }
    }

    /// Whether an expression is a view of a matrix of nalgebra: operators take a copy of it.
    pub(super) fn is_part_of_matrix(&self, e: &Expr) -> bool {
        match strip(e) {
            e @ Expr::Path(_) => self.names.place_of(e).is_some_and(|p| self.parts_of_matrices.has_name(&p.name)),
            Expr::Reference(r) => self.is_part_of_matrix(&r.expr),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.is_part_of_matrix(inner),
            e @ Expr::MethodCall(m) => is_one_of(&m.method, &PARTS_OF_MATRICES) && self.names.is_view(e),
            _ => false,
        }
    }

    /// The copy of such a view, for an operator or a method that computes.
    pub(super) fn owned_part<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        match strip(e) {
            _ if !self.is_part_of_matrix(e) => Cow::Borrowed(e),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.owned_part(inner),
            Expr::Reference(r) => {
                let part = self.owned_part(&r.expr);
                Cow::Owned(syn::parse_quote!(&#part))
            }
            part => Cow::Owned(syn::parse_quote!(#part.into_owned())),
        }
    }

    /// Notes that what a pattern has bound is a struct.
    pub(super) fn note_struct(&mut self, pat: &Pat) {
        let Pat::Ident(p) = pat else { return };
        let name = match self.names.kind(&p.ident) {
            Some(Kind::Place(place)) => place.name.to_string(),
            Some(Kind::Passive { name, .. }) => name.to_string(),
            _ => return,
        };
        self.names.structs.insert(name);
    }

    /// `point += q`, as the call of a method, and `m *= n` of two matrices, as their product.
    pub(super) fn struct_assignment(&self, b: &ExprBinary) -> Option<Expr> {
        // What a function returns may be a matrix or a number: the product by an operator is one of either.
        let may_be_matrix = || matches!(strip(&b.right), Expr::Call(_)) && self.names.active(&b.right);
        if matches!(b.op, BinOp::MulAssign(_))
            && self.is_matrix(&b.left)
            && (self.is_matrix(&b.right) || may_be_matrix())
        {
            let (left, right) = (&b.left, self.owned_part(&b.right));
            return Some(syn::parse_quote!(#left = &#left * #right));
        }
        let is_sum = matches!(b.op, BinOp::AddAssign(_) | BinOp::SubAssign(_));
        let is_struct = self.is_struct(&b.left) || is_sum && self.is_struct(&b.right);
        let right = Box::new(self.owned_part(&b.right).into_owned());
        is_struct.then(|| ExprBinary { right, ..b.clone() }).as_ref().and_then(assignment)
    }

    /// Whether an expression is arithmetic, and no number by a name in it.
    pub(super) fn may_be_operator(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => self.may_be_struct(&u.expr),
            Expr::Binary(b) if operator_name(&b.op).is_some() => {
                let both = matches!(b.op, BinOp::Add(_) | BinOp::Sub(_));
                self.may_be_struct(&b.left) && (!both || self.may_be_struct(&b.right))
            }
            _ => false,
        }
    }

    fn may_be_struct(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Lit(_) => false,
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => self.may_be_struct(&u.expr),
            e @ (Expr::Unary(_) | Expr::Binary(_)) => self.may_be_operator(e),
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => self.may_be_struct(inner),
            e => self.is_struct(e) || !self.names.is_number(e),
        }
    }

    /// The value of an operator of a struct.
    pub(super) fn operator(&mut self, e: &Expr) -> Result<Value> {
        let mut all = Arguments::default();
        let (name, forward, operands) = match e {
            Expr::Binary(b) => {
                let Some(name) = operator_name(&b.op) else { return refuse(b.op, "this operator has no derivative") };
                let both = matches!(b.op, BinOp::Add(_) | BinOp::Sub(_));
                let [is_left, is_right] = [both || !self.is_struct(&b.right), both];
                let (left, left_back) = self.operand_of_struct(&b.left, is_left, &mut all)?;
                let (right, right_back) = self.operand_of_struct(&b.right, is_right, &mut all)?;
                let op = &b.op;
                (name, quote!(#left #op #right), [left_back, right_back])
            }
            Expr::Unary(u) => {
                let (value, back) = self.operand_of_struct(&u.expr, true, &mut all)?;
                ("Neg", quote!(-#value), [back, (quote!(()), quote!(&()))])
            }
            other => return refuse(other, "an operator is needed here"),
        };
        let (t, name) = (self.names.fresh("t"), format_ident!("{name}"));
        self.calls += 1;
        let (site, b, kept_by_callee) = (self.calls, bar(&t), kept_of(&t));
        let [(left, left_bar), (right, right_bar)] = operands;
        // Where the compiler says that the operator has no adjoint.
        let at = Span::call_site().located_at(e.span());
        let operands =
            quote_spanned!(at=> ::fluxions::adjoint::operands::<::fluxions::adjoint::operators::#name, _, _>);
        let back = quote!(#operands(#left, #right).back(#left_bar, #right_bar, &#b, stack.call(#site)));
        self.pool(&t, Some(site));
        if !self.is_product_of_structs(e) {
            self.names.structs.insert(t.to_string());
        }
        let Arguments { kept, unread, reads, writes, .. } = all;
        let forward = quote!((#forward, ()));
        self.push(Stmt::Call(Call {
            result: t.clone(),
            is_number: false,
            ty: None,
            kept_by_callee,
            kept,
            unread,
            forward,
            back,
            reads,
            writes,
        }));
        Ok(Value::Group(t))
    }

    /// The value of an operator, by a name.
    pub(super) fn operator_as_place(&mut self, e: &Expr) -> Result<Expr> {
        let Value::Group(t) = self.operator(strip(e))? else { return refuse(e, "a struct is needed here") };
        Ok(self.as_place(&t))
    }

    /// Whether a name is that of a reference to an item which may change later.
    fn is_lent_item(&self, e: &Expr) -> bool {
        let is_reference = |p: &Place| p.mutable && !p.owned && !p.view && !p.given && !p.number && !p.writable;
        matches!(strip(e), Expr::Path(_)) && self.names.place_of(e).is_some_and(is_reference)
    }

    /// An operand, which may be known to be a struct.
    fn operand_of_struct(&mut self, e: &Expr, is_struct: bool, all: &mut Arguments) -> Result<Operand> {
        let mut one = Arguments::default();
        let e = &*self.owned_part(e);
        let e = match strip(e) {
            Expr::MethodCall(m) if let Some(inner) = marked_operand(m) => strip(inner),
            e => e,
        };
        let e = &*self.typed(e);
        let is_copy = matches!(e, Expr::MethodCall(m) if is_one_of(&m.method, &["transpose", "into_owned", "clone_owned", "clone"]));
        let e = match self.is_operator(e) || is_struct && self.may_be_operator(e) {
            true => self.operator_as_place(e)?,
            false => e.clone(),
        };
        let is_matrix = self.is_constant_matrix(&e);
        let is_constant = is_matrix || self.names.makes_numbers(&e) && !self.names.active(&e);
        self.argument(&e, true, &mut one)?;
        let mut back = std::mem::take(&mut one.back).into_iter();
        let (Some(value), Some(again)) = (one.forward.pop(), back.next()) else {
            return refuse(e, "there is no value for this operator");
        };
        all.take_over(one);
        // Each sweep gets one of its own.
        let is_number_named = matches!(e, Expr::Path(_)) && !self.names.active(&e) && self.names.numeric(&e);
        let is_moved = (is_matrix || is_number_named) && !matches!(e, Expr::Reference(_));
        let value = if is_copy || is_moved { quote!((#value).clone()) } else { value };
        let again = match is_moved {
            true => quote!((#again).clone()),
            // What is kept of an item is a reference to the reference that the item is.
            false if self.is_lent_item(&e) => quote!((#again).itself()),
            false => again,
        };
        // A struct of constants has adjoints as well, which nobody reads.
        let nobody = || if is_constant { quote!(&(#again).bar()) } else { quote!(&()) };
        let bar = back.next().unwrap_or_else(nobody);
        Ok((value, (again, bar)))
    }
}
