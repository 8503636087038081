//! Names that stand for integers and floats, because they are used as such: in an index, as an end of a range, in a cast; as the argument of `S::constant`, as
//! an exponent, where a type is written, as an argument of another method of the block.
//!
//! A macro sees no types, and takes the field of a struct with derivatives for a number: `matrix.rows` as well as `matrix.scale`. What an index is computed
//! from is no number of the function. The compiler checks that: such a value goes through a function that takes types without derivative only.

use super::activity::{is_constant, is_named_of_primitive};
use super::lower::{is_function, is_primitive, marked_operand};
use super::names::Names;
use super::screen::is_assignment;
use super::structs::Structs;
use super::syntax::{
    THINNING, is_comparison, is_count, is_integer, item_of, list, pattern_names, some, strip, type_name, untyped,
};
use crate::idents::{ByName, is_one_of, with_text};
use crate::types::{call, global_path};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprField, ExprStruct, FnArg, Ident, ImplItem, ItemImpl, Member, Pat, Signature, Type, TypeTuple};

/// What is used as an integer or a float.
#[derive(Clone, Default)]
pub(super) struct Counts {
    /// Variables whose names no other variable has.
    pub(super) variables: FxHashSet<String>,
    /// Fields with names, of any struct.
    pub(super) fields: FxHashSet<String>,
    /// Fields of variables that are structs which the function makes.
    made: FxHashSet<(String, String)>,
    /// Those of `self`, as the other methods of the block say.
    own: Rc<FxHashSet<String>>,
    /// The variable that `mut self` is.
    this: Option<String>,
}

/// The fields that the methods of a block use as integers and floats, or make of such.
pub(super) fn fields_of_block(item: &ItemImpl, scalar: &Ident, structs: &Structs) -> FxHashSet<String> {
    let model = type_name(&item.self_ty).map(ToString::to_string);
    let of = |member: &ImplItem| match member {
        ImplItem::Fn(method) => {
            Find { model: model.clone(), ..Find::new(scalar, structs) }.read(&method.sig, &method.block).1
        }
        _ => FxHashSet::default(),
    };
    item.items.iter().flat_map(of).collect()
}

/// Reads a function.
pub(super) fn counts(signature: &Signature, block: &syn::Block, scalar: &Ident, structs: &Structs) -> Counts {
    let (counts, _) = Find::new(scalar, structs).read(signature, block);
    Counts { own: structs.own_fields().clone(), this: structs.this.clone(), ..counts }
}

struct Find<'s, 'ast> {
    scalar: &'s Ident,
    counts: Counts,
    /// Variables, and what is assigned to them.
    assigned: Vec<(&'ast Ident, &'ast Expr)>,
    /// What is known of the other methods of the block.
    structs: &'s Structs,
    /// How many variables have a name.
    bound: FxHashMap<String, usize>,
    /// How many of them are integers or floats by their form or type.
    plain: FxHashMap<String, usize>,
    /// Lists of tuples, and the types of their items.
    lists: FxHashMap<String, &'ast TypeTuple>,
    /// Lists of integers, floats or truth values, as their types say.
    plain_lists: FxHashSet<String>,
    /// What items of lists are assigned.
    stored: Vec<(&'ast Ident, &'ast Expr)>,
    /// What takes items of lists apart.
    taken: Vec<(&'ast Pat, &'ast Expr)>,
    /// Structs that are made, and the variables that they are.
    made: Vec<(Option<&'ast Ident>, &'ast ExprStruct)>,
    /// Those of `self` that are used as integers and floats.
    of_self: FxHashSet<String>,
    /// The name of the type of `self`.
    model: Option<String>,
}

impl<'s> Find<'s, '_> {
    fn new(scalar: &'s Ident, structs: &'s Structs) -> Self {
        Self {
            scalar,
            structs,
            counts: Counts::default(),
            assigned: vec![],
            bound: FxHashMap::default(),
            plain: FxHashMap::default(),
            lists: FxHashMap::default(),
            plain_lists: FxHashSet::default(),
            stored: vec![],
            taken: vec![],
            made: vec![],
            of_self: FxHashSet::default(),
            model: None,
        }
    }
}

impl<'ast> Find<'_, 'ast> {
    /// Reads a function: what it uses as integers and floats, and which fields of `self`.
    fn read(mut self, signature: &'ast Signature, block: &'ast syn::Block) -> (Counts, FxHashSet<String>) {
        for input in &signature.inputs {
            if let FnArg::Typed(typed) = input {
                self.visit_pat(&typed.pat);
                self.note_list(&typed.pat, &typed.ty);
                if is_primitive(&typed.ty) {
                    self.note_plain(&typed.pat);
                }
                if let Type::Tuple(ty) = &*typed.ty {
                    self.note_parts(&typed.pat, ty);
                }
            }
        }
        self.visit_block(block);
        self.follow();
        let variables = self.counts.variables.iter().filter(|name| self.is_counted(name)).cloned().collect();
        (Counts { variables, ..self.counts }, self.of_self)
    }

    /// Variables that have integers and floats as items of ranges and lists, or as parts with a type.
    fn take_apart(&mut self, pat: &'ast Pat, source: &'ast Expr) {
        match (pat, source) {
            (Pat::Reference(r), source) => self.take_apart(&r.pat, source),
            (pat, source) if is_of_range(source) => self.note_plain(pat),
            (Pat::Tuple(t), Expr::MethodCall(m)) if m.method == "enumerate" && t.elems.len() == 2 => {
                self.note_plain(&t.elems[0]);
                self.take_apart(&t.elems[1], &m.receiver);
            }
            (pat, source) => self.taken.push((pat, source)),
        }
    }

    fn note_plain(&mut self, pat: &Pat) {
        if let Pat::Ident(p) = untyped(pat) {
            *self.plain.entry(p.ident.to_string()).or_default() += 1;
        }
    }

    /// A variable that starts as an integer or as a constant, which is no number of the function.
    fn note_integer(&mut self, pat: &Pat, value: &Expr) {
        if let (Pat::Ident(p), true) = (pat, is_integer(value) || is_constant_of_primitive(value)) {
            self.counts.variables.insert(p.ident.to_string());
            self.note_plain(pat);
        } else if is_count(strip(value)) {
            self.note_plain(pat);
        }
    }

    fn note_parts(&mut self, pat: &Pat, ty: &TypeTuple) {
        let Pat::Tuple(parts) = pat else { return };
        for (part, _) in parts.elems.iter().zip(&ty.elems).filter(|(_, ty)| is_primitive(ty)) {
            self.note_plain(part);
            self.counts.variables.extend(pattern_names(part).iter().map(ToString::to_string));
        }
    }

    fn note_list(&mut self, pat: &'ast Pat, ty: &'ast Type) {
        let Pat::Ident(name) = pat else { return };
        if let Some(item) = tuple_of(ty) {
            self.lists.insert(name.ident.to_string(), item);
        } else if item_in(ty).is_some_and(is_primitive) {
            self.plain_lists.insert(name.ident.to_string());
        }
    }
}

/// The tuple that a type has in a list.
fn tuple_of(ty: &Type) -> Option<&TypeTuple> {
    if let Type::Tuple(t) = item_in(ty)? { Some(t) } else { None }
}

/// The type of the items of a list, an array or a slice, also behind references.
fn item_in(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Reference(r) => item_in(&r.elem),
        Type::Slice(s) => Some(&s.elem),
        Type::Array(a) => Some(&a.elem),
        ty => item_of(ty),
    }
}

/// The list whose item, or whose items one after the other, an expression gives.
pub(super) fn list_of(e: &Expr) -> Option<&Ident> {
    match strip(e) {
        Expr::Path(p) => p.path.get_ident(),
        Expr::Reference(r) => list_of(&r.expr),
        Expr::Index(i) => list_of(&i.expr),
        Expr::MethodCall(m) => is_one_of(&m.method, &GIVE_ITEMS).then(|| list_of(&m.receiver)).flatten(),
        _ => None,
    }
}

/// Methods of lists, iterators and options that give what is in a list.
const GIVE_ITEMS: [&str; 19] = [
    "iter",
    "iter_mut",
    "into_iter",
    "copied",
    "cloned",
    "rev",
    "skip",
    "take",
    "step_by",
    "filter",
    "drain",
    "first",
    "last",
    "first_mut",
    "last_mut",
    "pop",
    "unwrap",
    "expect",
    "get",
];

/// Whether an expression is a range, or the same in another order.
fn is_of_range(e: &Expr) -> bool {
    match strip(e) {
        Expr::Range(_) => true,
        Expr::MethodCall(m) => is_one_of(&m.method, &THINNING) && is_of_range(&m.receiver),
        _ => false,
    }
}

impl Find<'_, '_> {
    /// Whether a variable is one that counts: the only one of its name, or one of several that are integers and floats by themselves.
    fn is_counted(&self, name: &String) -> bool {
        let bound = self.bound.get(name);
        self.counts.variables.contains(name) && (bound == Some(&1) || bound == self.plain.get(name))
    }

    /// What an integer or a float is assigned, is one too.
    fn follow(&mut self) {
        for (pat, source) in std::mem::take(&mut self.taken) {
            let item = list_of(source).map(ToString::to_string).filter(|list| self.bound.get(list) == Some(&1));
            if let Some(item) = item.and_then(|list| self.lists.get(&list).copied()) {
                self.note_parts(behind_some(pat), item);
            }
        }
        for (list, value) in std::mem::take(&mut self.stored) {
            if self.plain_lists.has_name(list) && self.bound.by_name(list) == Some(&1) {
                self.count(value);
            }
        }
        let mut left = std::mem::take(&mut self.assigned);
        while let Some(i) = left.iter().position(|(name, _)| self.is_counted(&name.to_string())) {
            let (_, value) = left.swap_remove(i);
            self.count(value);
        }
        for (variable, made) in std::mem::take(&mut self.made) {
            self.note_made(variable, made);
        }
    }

    /// The fields of a struct that are made of integers and floats.
    fn note_made(&mut self, variable: Option<&Ident>, made: &ExprStruct) {
        let is_model = |name: &Ident| name == "Self" || self.model.as_ref().is_some_and(|model| name == model);
        let is_of_self = made.path.get_ident().is_some_and(is_model);
        let variable = variable.map(ToString::to_string).filter(|name| self.bound.get(name) == Some(&1));
        let plain = made.fields.iter().filter(|field| self.is_plain_value(&field.expr));
        let names: Vec<_> = plain
            .filter_map(|field| match &field.member {
                Member::Named(name) => Some(name.to_string()),
                Member::Unnamed(_) => None,
            })
            .collect();
        self.of_self.extend(names.iter().filter(|_| is_of_self).cloned());
        if let Some(of) = variable {
            self.counts.made.extend(names.into_iter().map(|name| (of.clone(), name)));
        }
    }

    /// Whether what a field is made of is an integer or a float: a literal is no number of the function there.
    fn is_plain_value(&self, value: &Expr) -> bool {
        matches!(strip(value), Expr::Lit(_)) || variable(value).is_some_and(|name| self.is_plain(&name.to_string()))
    }

    /// Whether a variable is an integer or a float by its form, its type or its use.
    fn is_plain(&self, name: &String) -> bool {
        let plain = self.plain.get(name);
        self.is_counted(name) || plain.is_some() && plain == self.bound.get(name)
    }

    /// An integer or a float, and what it is computed from.
    fn count(&mut self, e: &Expr) {
        match strip(e) {
            Expr::Path(p) => self.counts.variables.extend(p.path.get_ident().map(ToString::to_string)),
            Expr::Field(f) => {
                if let Member::Named(name) = &f.member {
                    self.counts.fields.insert(name.to_string());
                    if variable(&f.base).is_some_and(|base| base == "self") {
                        self.of_self.insert(name.to_string());
                    }
                }
            }
            // What is compared may be a number.
            Expr::Binary(b) if is_comparison(&b.op) => {}
            Expr::Binary(b) => [&b.left, &b.right].into_iter().for_each(|e| self.count(e)),
            Expr::Unary(u) => self.count(&u.expr),
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.count(e)),
            Expr::MethodCall(m) if let Some(operand) = marked_operand(m) => self.count(operand),
            Expr::MethodCall(m) if with_text(&m.method, is_function) => {
                self.count(&m.receiver);
                m.args.iter().for_each(|e| self.count(e));
            }
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Find<'_, 'ast> {
    fn visit_pat(&mut self, pat: &'ast Pat) {
        for name in pattern_names(pat) {
            *self.bound.entry(name.to_string()).or_default() += 1;
        }
    }

    fn visit_expr_for_loop(&mut self, f: &'ast syn::ExprForLoop) {
        self.take_apart(&f.pat, strip(&f.expr));
        visit::visit_expr_for_loop(self, f);
    }

    fn visit_expr_let(&mut self, l: &'ast syn::ExprLet) {
        self.take_apart(&l.pat, strip(&l.expr));
        visit::visit_expr_let(self, l);
    }

    fn visit_expr_struct(&mut self, s: &'ast ExprStruct) {
        self.made.push((None, s));
        visit::visit_expr_struct(self, s);
    }

    fn visit_expr_index(&mut self, i: &'ast syn::ExprIndex) {
        self.count(&i.index);
        visit::visit_expr_index(self, i);
    }

    fn visit_expr_range(&mut self, r: &'ast syn::ExprRange) {
        r.start.iter().chain(&r.end).for_each(|e| self.count(e));
        visit::visit_expr_range(self, r);
    }

    fn visit_expr_cast(&mut self, c: &'ast syn::ExprCast) {
        self.count(&c.expr);
        visit::visit_expr_cast(self, c);
    }

    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) {
        if is_constant(c, self.scalar) || is_named_of_primitive(&c.func) {
            c.args.iter().for_each(|e| self.count(e));
        }
        visit::visit_expr_call(self, c);
    }

    fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
        if m.method == "powf" || m.method == "powi" {
            m.args.iter().for_each(|e| self.count(e));
        }
        if let Some(Expr::Closure(c)) = m.args.first()
            && let Some(item) = c.inputs.first()
        {
            self.take_apart(item, strip(&m.receiver));
        }
        let plain = self.structs.plain_arguments(m);
        m.args.iter().zip(plain.into_iter().flatten()).filter(|(_, plain)| **plain).for_each(|(e, _)| self.count(e));
        visit::visit_expr_method_call(self, m);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let (Pat::Type(t), Some(init)) = (&local.pat, &local.init)
            && is_primitive(&t.ty)
        {
            self.count(&init.expr);
            self.note_plain(&t.pat);
        }
        match (&local.pat, &local.init) {
            (Pat::Type(t), init) => {
                self.note_list(&t.pat, &t.ty);
                if let (Type::Tuple(ty), Some(_)) = (&*t.ty, init) {
                    self.note_parts(&t.pat, ty);
                }
            }
            (Pat::Ident(_), Some(init)) => self.note_integer(&local.pat, &init.expr),
            (Pat::Tuple(parts), Some(init)) if let Expr::Tuple(values) = strip(&init.expr) => {
                for (part, value) in parts.elems.iter().zip(&values.elems) {
                    self.note_integer(part, value);
                    if let Pat::Ident(p) = part {
                        self.assigned.push((&p.ident, value));
                    }
                }
                self.take_apart(&local.pat, strip(&init.expr));
            }
            (pat @ Pat::Tuple(_), Some(init)) => self.take_apart(pat, strip(&init.expr)),
            _ => {}
        }
        if let (Pat::Ident(p), Some(init)) = (&local.pat, &local.init) {
            self.assigned.push((&p.ident, &init.expr));
            if let Expr::Struct(s) = strip(&init.expr) {
                self.made.push((Some(&p.ident), s));
            }
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_assign(&mut self, a: &'ast syn::ExprAssign) {
        self.assigned.extend(variable(&a.left).map(|name| (name, &*a.right)));
        if let Expr::Index(i) = strip(&a.left) {
            self.stored.extend(variable(&i.expr).map(|list| (list, &*a.right)));
        }
        visit::visit_expr_assign(self, a);
    }

    fn visit_expr_binary(&mut self, b: &'ast syn::ExprBinary) {
        if is_assignment(&b.op) {
            self.assigned.extend(variable(&b.left).map(|name| (name, &*b.right)));
        }
        visit::visit_expr_binary(self, b);
    }

    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        if let Ok((all, repeats)) = m.parse_body_with(list) {
            if let (true, Some(n)) = (repeats, all.last()) {
                self.count(n);
            }
            // They do not live as long as the syntax around them.
            for e in &all {
                let mut inside = Find::new(self.scalar, self.structs);
                inside.visit_expr(e);
                self.counts.variables.extend(inside.counts.variables);
                self.counts.fields.extend(inside.counts.fields);
                self.of_self.extend(inside.of_self);
                inside.bound.into_iter().for_each(|(name, n)| *self.bound.entry(name).or_default() += n);
            }
        }
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

/// Whether an expression is a constant of a type without numbers of the function, as `f64::INFINITY` is.
fn is_constant_of_primitive(e: &Expr) -> bool {
    match strip(e) {
        Expr::Unary(u) => is_constant_of_primitive(&u.expr),
        e => is_named_of_primitive(e),
    }
}

/// The pattern within `Some(…)` and behind `&`.
fn behind_some(pat: &Pat) -> &Pat {
    match pat {
        Pat::Reference(r) => behind_some(&r.pat),
        pat => some(pat).map_or(pat, behind_some),
    }
}

fn variable(e: &Expr) -> Option<&Ident> {
    if let Expr::Path(p) = strip(e) { p.path.get_ident() } else { None }
}

impl Names {
    /// Whether an expression is a field that stands for an integer.
    pub(super) fn is_counted_field(&self, e: &Expr) -> bool {
        let Expr::Field(ExprField { base, member: Member::Named(name), .. }) = strip(e) else { return false };
        let Counts { fields, own, made, .. } = &self.counts;
        let has = |all: &FxHashSet<String>| !all.is_empty() && all.has_name(name);
        let is_made = |base: &Ident| made.contains(&(base.to_string(), name.to_string()));
        has(fields) || has(own) && self.is_this(base) || !made.is_empty() && variable(base).is_some_and(is_made)
    }

    /// Whether an expression is `self`.
    fn is_this(&self, e: &Expr) -> bool {
        let this = self.counts.this.as_ref();
        variable(e).is_some_and(|name| name == "self" || this.is_some_and(|this| name == this))
    }

    /// Whether a pattern is a variable that stands for an integer or a float.
    pub(super) fn is_counted_pattern(&self, pat: &Pat) -> bool {
        match pat {
            Pat::Reference(r) => self.is_counted_pattern(&r.pat),
            Pat::Ident(p) => !self.counts.variables.is_empty() && self.counts.variables.has_name(&p.ident),
            _ => false,
        }
    }

    /// Whether an expression is a variable that stands for an integer or a float.
    pub(super) fn is_counted(&self, e: &Expr) -> bool {
        let all = &self.counts.variables;
        !all.is_empty() && variable(e).is_some_and(|name| all.has_name(name))
    }

    /// A new variable that stands for an integer.
    pub(super) fn counter(&mut self) -> Ident {
        let name = self.fresh("count");
        self.counts.variables.insert(name.to_string());
        name
    }

    /// An expression without derivative, in which the compiler checks the types of fields that stand for integers.
    pub(super) fn checked<'e>(&self, e: &'e Expr) -> Cow<'e, Expr> {
        let Counts { fields, own, made, .. } = &self.counts;
        if fields.is_empty() && own.is_empty() && made.is_empty() || !self.mentions_active(e) {
            return Cow::Borrowed(e);
        }
        let mut e = e.clone();
        Check(self).visit_expr_mut(&mut e);
        Cow::Owned(e)
    }
}

/// The value, if its type has no derivative.
pub(super) fn passive(e: &Expr) -> Expr {
    let here = e.span();
    call(global_path(["fluxions", "adjoint", "passive"], here), e.clone(), here)
}

/// Whether a call is [`passive`].
pub(super) fn is_passive(c: &syn::ExprCall) -> bool {
    let Expr::Path(p) = &*c.func else { return false };
    p.path.leading_colon.is_some() && p.path.segments.len() == 3 && p.path.segments[2].ident == "passive"
}

struct Check<'n>(&'n Names);

impl VisitMut for Check<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            e @ Expr::Field(_) if self.0.is_counted_field(e) && self.0.mentions_active(e) => *e = passive(e),
            // What is written there goes to the field itself.
            Expr::Reference(r) if r.mutability.is_some() => {}
            // No number of the function can stand there.
            Expr::Index(i) => self.visit_expr_mut(&mut i.expr),
            Expr::Range(_) | Expr::Cast(_) | Expr::Closure(_) | Expr::Macro(_) => {}
            e => visit_mut::visit_expr_mut(self, e),
        }
    }
}
