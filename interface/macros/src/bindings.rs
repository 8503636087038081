//! What is known of a function's variables from how they are written: which are floats, and which are scalars.

use crate::constants::is_float_literal;
use std::collections::HashMap;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, ExprForLoop, FnArg, Ident, Item, Local, Pat, PatIdent, PatType, Signature, Type, TypeArray, TypeSlice,
};

/// What a variable is.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// `h: f64`, or `let h = 0.5`.
    Float,
    /// `x: S`, or a reference to one.
    Scalar,
    /// `x: &[S]` or an array: its elements are scalars.
    Scalars,
    /// `data: &[f64]` or an array: its elements are floats.
    Floats,
    /// Anything, or several variables of one name.
    Unknown,
}

/// The variables of a function.
#[derive(Default)]
pub(crate) struct Bindings {
    kinds: HashMap<String, Kind>,
    scalar: Option<Ident>,
}

impl Bindings {
    /// Reads arguments and body. A name that is bound twice is unknown: it is not followed which one is meant.
    pub(crate) fn of(signature: &Signature, body: &Block, scalar: Option<&Ident>) -> Self {
        let mut bindings = Self { kinds: HashMap::new(), scalar: scalar.cloned() };
        for argument in &signature.inputs {
            if let FnArg::Typed(argument) = argument {
                bindings.visit_pat_type(argument);
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

    /// The name of the scalar, if the function has one.
    pub(crate) fn scalar(&self) -> Option<&Ident> {
        self.scalar.as_ref()
    }

    /// What the elements are that a loop goes through: `for v in x`, `for v in x.iter()`.
    fn kind_of_elements(&self, list: &Expr) -> Kind {
        let list = match list {
            Expr::MethodCall(call) if call.method == "iter" => &call.receiver,
            list => list,
        };
        if self.kind(list) == Kind::Scalars { Kind::Scalar } else { Kind::Unknown }
    }

    fn bind(&mut self, name: &Ident, kind: Kind) {
        self.kinds.entry(name.to_string()).and_modify(|kind| *kind = Kind::Unknown).or_insert(kind);
    }

    fn kind_of_type(&self, ty: &Type) -> Kind {
        match ty {
            Type::Path(path) if path.path.is_ident("f64") || path.path.is_ident("f32") => Kind::Float,
            Type::Reference(reference) => match self.kind_of_type(&reference.elem) {
                Kind::Scalar | Kind::Float => Kind::Unknown,
                elements => elements,
            },
            Type::Slice(TypeSlice { elem, .. }) | Type::Array(TypeArray { elem, .. }) => {
                match self.kind_of_type(elem) {
                    Kind::Scalar => Kind::Scalars,
                    Kind::Float => Kind::Floats,
                    _ => Kind::Unknown,
                }
            }
            Type::Path(path) if self.scalar.as_ref().is_some_and(|s| path.path.is_ident(s)) => Kind::Scalar,
            _ => Kind::Unknown,
        }
    }

    /// A variable, where the pattern is one and nothing else.
    fn bind_pattern(&mut self, pattern: &Pat, kind: Kind) {
        match pattern {
            Pat::Ident(PatIdent { by_ref: None, ident, subpat: None, .. }) => self.bind(ident, kind),
            other => self.visit_pat(other),
        }
    }
}

impl<'ast> Visit<'ast> for Bindings {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.bind(&pattern.ident, Kind::Unknown);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_pat_type(&mut self, pattern: &'ast PatType) {
        let kind = self.kind_of_type(&pattern.ty);
        self.bind_pattern(&pattern.pat, kind);
    }

    fn visit_local(&mut self, local: &'ast Local) {
        match (&local.pat, &local.init) {
            (Pat::Ident(_), Some(init)) if is_float_literal(&init.expr) => self.bind_pattern(&local.pat, Kind::Float),
            (pattern, _) => self.visit_pat(pattern),
        }
        if let Some(init) = &local.init {
            self.visit_expr(&init.expr);
            init.diverge.iter().for_each(|(_, e)| self.visit_expr(e));
        }
    }

    fn visit_expr_for_loop(&mut self, e: &'ast ExprForLoop) {
        self.visit_expr(&e.expr);
        let kind = self.kind_of_elements(&e.expr);
        self.bind_pattern(&e.pat, kind);
        self.visit_block(&e.body);
    }

    // Functions within the function have variables of their own.
    fn visit_item(&mut self, _: &'ast Item) {}
}
