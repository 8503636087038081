//! What is known of a function's variables from how they are written: which are floats, and which are scalars.

use crate::constants::{is_float_literal, unwrapped};
use crate::idents::{ByName, is_one_of};
use crate::items::{Items, has_values, parts, taken_from};
use crate::made::tails;
use crate::spaces::{is_real, mentions};
use crate::types::is_of_nalgebra;
use rustc_hash::{FxHashMap, FxHashSet};
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, ExprArray, ExprCall, ExprClosure, ExprForLoop, ExprLet, ExprMatch, ExprMethodCall, ExprTuple, FnArg,
    Ident, Item, Local, Pat, PatIdent, PatSlice, PatTuple, PatType, Signature, Type, TypeArray, TypeInfer, TypePath,
    TypeSlice,
};

/// What a variable is.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// `h: f64`, or `let h = 0.5`.
    Float,
    /// `let h = 0.5_f64`: a float, which may be meant for a type of the user's on the right.
    Written,
    /// `x: S`, or a reference to one.
    Scalar,
    /// `x: &[S]` or an array: its elements are scalars.
    Scalars,
    /// A list of scalars and its items, by one name: `for x in x`.
    Both,
    /// `data: &[f64]` or an array: its elements are floats.
    Floats,
    /// Of a type without scalars that the signature says, `data: &Data`, or a part of such data.
    Plain,
    /// What the compiler knows the type of where it is used: the result of a function without scalars, or several variables of one name
    /// that differ.
    Known,
    /// A part of a struct with scalars whose type is written: a scalar, a float or anything else.
    Part,
    /// Of a type that the compiler may find out later: the variable of a closure that stands alone, what such variables make.
    Open,
    /// Anything else.
    Unknown,
}

/// The variables of a function.
#[derive(Default)]
pub(crate) struct Bindings {
    kinds: FxHashMap<String, Kind>,
    /// The variables that are structs with scalars: by the types that are written, or by their first values.
    structs: FxHashSet<String>,
    scalar: Option<Ident>,
    /// The type parameters of the function.
    parameters: FxHashSet<String>,
    /// The variables that are items of lists, as a loop or a closure has them: they may be references.
    items: FxHashSet<String>,
    /// The lists that are gone through item by item.
    walked: FxHashSet<String>,
}

impl Bindings {
    /// Reads arguments and body. Of a name that is bound to different kinds it is not followed which one is meant.
    ///
    /// The model of a method whose scalar is its own has no scalars.
    pub(crate) fn of(signature: &Signature, body: &Block, scalar: Option<&Ident>) -> Self {
        let parameters = signature.generics.type_params().map(|p| p.ident.to_string()).collect();
        let mut bindings = Self { scalar: scalar.cloned(), parameters, ..Self::default() };
        let has_own_scalar = signature.generics.type_params().any(|p| Some(&p.ident) == scalar);
        for argument in &signature.inputs {
            match argument {
                FnArg::Typed(argument) => bindings.visit_pat_type(argument),
                FnArg::Receiver(model) if has_own_scalar && model.reference.is_some() => {
                    bindings.bind(&Ident::new("self", model.self_token.span), Kind::Plain);
                }
                FnArg::Receiver(model) => bindings.bind(&Ident::new("self", model.self_token.span), Kind::Part),
            }
        }
        bindings.visit_block(body);
        bindings
    }

    /// What an expression is, if it is a variable.
    pub(crate) fn kind(&self, e: &Expr) -> Kind {
        match e {
            Expr::Path(path) => {
                let name = path.path.get_ident().map(Ident::to_string);
                name.and_then(|name| self.kinds.get(&name).copied()).unwrap_or(Kind::Unknown)
            }
            _ => Kind::Unknown,
        }
    }

    /// Whether a loop goes through a variable by value.
    pub(crate) fn is_walked(&self, name: &str) -> bool {
        self.walked.contains(name)
    }

    /// Whether the function has a variable of this name.
    pub(crate) fn has_variable(&self, name: &Ident) -> bool {
        self.kinds.has_name(name)
    }

    /// Whether an expression is seen to be a struct with scalars, which may have operators with floats on the left.
    pub(crate) fn is_struct(&self, e: &Expr) -> bool {
        match unwrapped(e) {
            Expr::Path(path) => path.path.get_ident().is_some_and(|name| self.structs.has_name(name)),
            Expr::Reference(e) => self.is_struct(&e.expr),
            Expr::Unary(e) => self.is_struct(&e.expr),
            e => matches!(e, Expr::Struct(_)),
        }
    }

    /// Whether a type is such a struct, or a reference to one.
    fn is_type_of_struct(&self, ty: &Type) -> bool {
        match ty {
            Type::Reference(reference) => self.is_type_of_struct(&reference.elem),
            Type::Path(path) => {
                let is_scalar = |scalar: &Ident| path.path.is_ident(scalar);
                self.scalar.as_ref().is_some_and(|scalar| mentions(ty, scalar) && !is_scalar(scalar))
                    && !is_list(path)
                    && !path.path.segments.last().is_some_and(|last| is_of_nalgebra(&last.ident))
            }
            _ => false,
        }
    }

    /// Notes a list that has a name, which is gone through item by item.
    fn note_walked(&mut self, list: &Expr) {
        match unwrapped(list) {
            Expr::Reference(list) => self.note_walked(&list.expr),
            Expr::Path(list) => self.walked.extend(list.path.get_ident().map(ToString::to_string)),
            _ => {}
        }
    }

    /// Notes the variables of a pattern that may be references to parts of an item.
    fn note_items(&mut self, pattern: &Pat) {
        match pattern {
            Pat::Ident(name) => drop(self.items.insert(name.ident.to_string())),
            Pat::Reference(_) => {}
            Pat::Paren(inner) => self.note_items(&inner.pat),
            pattern => parts(pattern).into_iter().for_each(|part| self.note_items(part)),
        }
    }

    /// Whether an expression is a variable that may be a reference to a float.
    pub(crate) fn may_be_reference(&self, e: &Expr) -> bool {
        let Expr::Path(path) = unwrapped(e) else { return false };
        let is_item = |name: &Ident| self.items.has_name(name);
        path.path.get_ident().is_some_and(is_item) && matches!(self.kind(e), Kind::Plain | Kind::Known | Kind::Part)
    }

    /// The name of the scalar, if the function has one.
    pub(crate) fn scalar(&self) -> Option<&Ident> {
        self.scalar.as_ref()
    }

    fn bind(&mut self, name: &Ident, kind: Kind) {
        let known = self.kinds.entry(name.to_string()).or_insert(kind);
        *known = match (*known, kind) {
            (known, kind) if known == kind => known,
            (Kind::Scalar | Kind::Scalars | Kind::Both, Kind::Scalar | Kind::Scalars) => Kind::Both,
            (Kind::Floats | Kind::Plain, Kind::Floats | Kind::Plain) => Kind::Plain,
            (Kind::Float | Kind::Written, Kind::Float | Kind::Written) => Kind::Written,
            (Kind::Open, _) | (_, Kind::Open) => Kind::Open,
            (Kind::Unknown, _) | (_, Kind::Unknown) => Kind::Unknown,
            (Kind::Part, _) | (_, Kind::Part) => Kind::Part,
            _ => Kind::Known,
        };
    }

    /// Makes scalars of variables that begin as literals, and lists of scalars of the second ones. Returns whether there were any.
    pub(crate) fn make_scalars(&mut self, [numbers, lists]: &[FxHashSet<String>; 2]) -> bool {
        let mut some = false;
        for (name, kind) in &mut self.kinds {
            let is_new = match *kind {
                Kind::Float | Kind::Written => numbers.contains(name),
                Kind::Unknown | Kind::Plain => lists.contains(name),
                _ => false,
            };
            if is_new {
                *kind = if matches!(*kind, Kind::Float | Kind::Written) { Kind::Scalar } else { Kind::Scalars };
                some = true;
            }
        }
        some
    }

    /// The names of `let`.
    fn bind_value(&mut self, pattern: &Pat, value: Option<&Expr>) {
        let kind = value.map_or(Kind::Unknown, |value| self.kind_of_value(value));
        self.bind_pattern(pattern, &Items::All(kind));
    }

    /// What takes a closure says its types.
    fn visit_argument(&mut self, argument: &Expr) {
        match argument {
            Expr::Closure(closure) => visit::visit_expr_closure(self, closure),
            argument => self.visit_expr(argument),
        }
    }

    fn kind_of_type(&self, ty: &Type) -> Kind {
        match ty {
            ty if is_real(ty) => Kind::Float,
            Type::Reference(reference) => match self.kind_of_type(&reference.elem) {
                Kind::Scalar => Kind::Unknown,
                Kind::Float | Kind::Unknown => self.plain(ty),
                elements => elements,
            },
            Type::Slice(TypeSlice { elem, .. }) | Type::Array(TypeArray { elem, .. }) => {
                match self.kind_of_type(elem) {
                    Kind::Scalar => Kind::Scalars,
                    Kind::Float => Kind::Floats,
                    _ => self.plain(ty),
                }
            }
            Type::Tuple(_) => self.plain(ty),
            Type::Path(path) if self.scalar.as_ref().is_some_and(|s| path.path.is_ident(s)) => Kind::Scalar,
            Type::Path(path) if is_list(path) => self.plain(ty),
            Type::Path(_) if self.is_type_of_struct(ty) && !has_inferred(ty) => Kind::Part,
            Type::Path(path) if self.is_type_of_data(path) => self.plain(ty),
            _ => Kind::Unknown,
        }
    }

    /// `Mode` of `mode: Mode`: the name of a type, and none of a type parameter.
    fn is_type_of_data(&self, ty: &TypePath) -> bool {
        let name = ty.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let is_written_out = name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
        ty.qself.is_none() && is_written_out && name != "Self" && !self.parameters.contains(&name)
    }

    /// Plain, if the type has no scalars. A type that is left to the compiler may have some.
    fn plain(&self, ty: &Type) -> Kind {
        let is_plain = self.scalar.as_ref().is_some_and(|scalar| !mentions(ty, scalar));
        if is_plain && !has_inferred(ty) { Kind::Plain } else { Kind::Unknown }
    }

    /// The variables of a pattern, where what is bound is of this kind.
    pub(crate) fn bind_pattern(&mut self, pattern: &Pat, items: &Items) {
        match (pattern, items) {
            (Pat::Ident(PatIdent { by_ref: None, ident, subpat: None, .. }), Items::All(kind)) => {
                self.bind(ident, *kind)
            }
            (Pat::Ident(ident), _) => self.bind(&ident.ident, Kind::Unknown),
            (Pat::Reference(inner), _) => self.bind_pattern(&inner.pat, items),
            (Pat::Paren(inner), _) => self.bind_pattern(&inner.pat, items),
            (Pat::Tuple(tuple), Items::Pair(first, second)) if tuple.elems.len() == 2 => {
                self.bind_pattern(&tuple.elems[0], first);
                self.bind_pattern(&tuple.elems[1], second);
            }
            (Pat::Type(_), _) => self.visit_pat(pattern),
            (pattern, Items::All(Kind::Plain | Kind::Known | Kind::Part | Kind::Open)) => {
                parts(pattern).into_iter().for_each(|part| self.bind_pattern(part, items))
            }
            (pattern, _) => self.visit_pat(pattern),
        }
    }
}

/// The tuples that the branches of an expression give, `match e { A => (x[0], 1.0), B => (x[1], 0.5) }`.
fn tuples_of_branches(e: &Expr, count: usize) -> Option<Vec<&ExprTuple>> {
    if !matches!(e, Expr::If(_) | Expr::Match(_) | Expr::Block(_)) {
        return None;
    }
    let tuple = |e| match unwrapped(e) {
        Expr::Tuple(tuple) if tuple.elems.len() == count => Some(tuple),
        _ => None,
    };
    tails(e)?.into_iter().map(tuple).collect::<Option<Vec<_>>>().filter(|rows| !rows.is_empty())
}

/// A list of the standard library, or an option.
fn is_list(ty: &TypePath) -> bool {
    ty.path.segments.last().is_some_and(|last| is_one_of(&last.ident, &["Vec", "Option"]))
}

/// Whether the compiler finds out a part of the type.
fn has_inferred(ty: &Type) -> bool {
    struct Find(bool);
    impl Visit<'_> for Find {
        fn visit_type_infer(&mut self, _: &TypeInfer) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

impl<'ast> Visit<'ast> for Bindings {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.bind(&pattern.ident, Kind::Unknown);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_pat_type(&mut self, pattern: &'ast PatType) {
        if let (Pat::Ident(name), true) = (&*pattern.pat, self.is_type_of_struct(&pattern.ty)) {
            self.structs.insert(name.ident.to_string());
        }
        let kind = self.kind_of_type(&pattern.ty);
        self.bind_pattern(&pattern.pat, &Items::All(kind));
    }

    fn visit_local(&mut self, local: &'ast Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && self.is_struct(&init.expr)
        {
            self.structs.insert(name.ident.to_string());
        }
        match (&local.pat, local.init.as_ref().map(|init| &*init.expr)) {
            (Pat::Tuple(PatTuple { elems: names, .. }), Some(Expr::Tuple(ExprTuple { elems: values, .. })))
            | (Pat::Slice(PatSlice { elems: names, .. }), Some(Expr::Array(ExprArray { elems: values, .. })))
                if names.len() == values.len() =>
            {
                names.iter().zip(values).for_each(|(name, value)| self.bind_value(name, Some(value)));
            }
            (Pat::Tuple(PatTuple { elems: names, .. }), Some(value))
                if let Some(rows) = tuples_of_branches(value, names.len()) =>
            {
                for (i, name) in names.iter().enumerate() {
                    let are_floats = rows.iter().all(|row| is_float_literal(&row.elems[i]));
                    self.bind_pattern(name, &Items::All(if are_floats { Kind::Float } else { Kind::Unknown }));
                }
            }
            (name, value) => self.bind_value(name, value),
        }
        if let Some(init) = &local.init {
            self.visit_expr(&init.expr);
            init.diverge.iter().for_each(|(_, e)| self.visit_expr(e));
        }
    }

    /// `if let Some(w) = data.weight`.
    fn visit_expr_let(&mut self, e: &'ast ExprLet) {
        let kind = self.kind_of_value(&e.expr);
        self.bind_pattern(&e.pat, &Items::All(kind));
        self.visit_expr(&e.expr);
    }

    fn visit_expr_match(&mut self, e: &'ast ExprMatch) {
        let kind = self.kind_of_value(&e.expr);
        self.visit_expr(&e.expr);
        for arm in &e.arms {
            self.bind_pattern(&arm.pat, &Items::All(kind));
            arm.guard.iter().for_each(|(_, guard)| self.visit_expr(guard));
            self.visit_expr(&arm.body);
        }
    }

    fn visit_expr_for_loop(&mut self, e: &'ast ExprForLoop) {
        self.visit_expr(&e.expr);
        self.note_walked(&e.expr);
        let items = self.items(&e.expr);
        self.bind_pattern(&e.pat, &items);
        if !has_values(&e.expr) {
            self.note_items(&e.pat);
        }
        self.visit_block(&e.body);
    }

    /// `data.iter().map(|d| …)`: the variable of the closure is an item of the list.
    fn visit_expr_method_call(&mut self, e: &'ast ExprMethodCall) {
        self.visit_expr(&e.receiver);
        match e.method.to_string().as_str() {
            "iter" | "into_iter" => self.note_walked(&e.receiver),
            "zip" | "chain" => e.args.iter().for_each(|list| self.note_walked(list)),
            _ => {}
        }
        let taken = taken_from(e);
        for argument in &e.args {
            match (unwrapped(argument), &taken) {
                (Expr::Closure(closure), Some((taken, place))) if core::ptr::eq(closure, *taken) => {
                    for (i, input) in closure.inputs.iter().enumerate() {
                        let items = if i == *place { self.items(&e.receiver) } else { Items::All(Kind::Open) };
                        self.bind_pattern(input, &items);
                        if !has_values(&e.receiver) {
                            self.note_items(input);
                        }
                    }
                    self.visit_expr(&closure.body);
                }
                (argument, _) => self.visit_argument(argument),
            }
        }
    }

    fn visit_expr_call(&mut self, e: &'ast ExprCall) {
        self.visit_expr(&e.func);
        e.args.iter().for_each(|argument| self.visit_argument(unwrapped(argument)));
    }

    /// The types of a closure that stands alone follow from its calls.
    fn visit_expr_closure(&mut self, e: &'ast ExprClosure) {
        e.inputs.iter().for_each(|input| self.bind_pattern(input, &Items::All(Kind::Open)));
        self.visit_expr(&e.body);
    }

    // Functions within the function have variables of their own.
    fn visit_item(&mut self, _: &'ast Item) {}
}
