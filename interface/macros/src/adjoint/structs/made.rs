//! Types that are made of numbers of the function, by their names.

use super::super::library::is_method_of_library;
use super::super::lower::{is_camel, is_function};
use super::super::syntax::{called_names, strip, variable_name};
use super::spread::Spread;
use crate::idents::{ByName, with_text};
use crate::spaces::mentions;
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprCall, ExprMethodCall, ExprPath, ExprStruct, FnArg, Ident, Local, Pat, Signature, Type};

/// The names of such types.
#[derive(Debug, Default)]
pub(super) struct Made {
    /// Types that are written with the type of the numbers, and structs that are made of arguments.
    pub(super) types: FxHashSet<String>,
    /// Enums whose variants are made of values that may be numbers.
    pub(super) enums: FxHashSet<String>,
}

impl Made {
    pub(super) fn read(model: Option<&Type>, signature: &Signature, block: &Block, scalar: &Ident) -> Self {
        let mut asked = Asked(FxHashSet::default());
        asked.visit_block(block);
        let (arguments, asked) = (FxHashSet::default(), asked.0);
        let mut find = Find { scalar, arguments, asked, made: Self::default(), variants: vec![] };
        for input in &signature.inputs {
            if let FnArg::Typed(typed) = input
                && let (Pat::Ident(p), true) = (&*typed.pat, mentions(&*typed.ty, scalar))
            {
                find.arguments.insert(p.ident.to_string());
            }
        }
        find.visit_signature(signature);
        find.visit_block(block);
        model.into_iter().for_each(|model| find.visit_type(model));
        let Find { mut made, variants, .. } = find;
        if !variants.is_empty() {
            let spread = Spread::of(model, signature, block, scalar);
            let of_numbers = variants.iter().filter(|(_, call)| call.args.iter().any(|a| spread.reaches(a)));
            made.enums.extend(of_numbers.map(|(of, _)| of.to_string()));
        }
        made
    }
}

struct Find<'s, 'ast> {
    scalar: &'s Ident,
    /// The arguments that are numbers, or made of them.
    arguments: FxHashSet<String>,
    /// The variables that have methods of the user's.
    asked: FxHashSet<String>,
    made: Made,
    /// Variants that are made of more than literals, with their enums.
    variants: Vec<(&'ast Ident, &'ast ExprCall)>,
}

impl Find<'_, '_> {
    /// Whether an expression is made of arguments by its form.
    fn is_of_arguments(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(p) => p.path.get_ident().is_some_and(|name| self.arguments.has_name(name)),
            Expr::Index(i) => self.is_of_arguments(&i.expr),
            Expr::Field(f) => self.is_of_arguments(&f.base),
            Expr::Unary(u) => self.is_of_arguments(&u.expr),
            Expr::Reference(r) => self.is_of_arguments(&r.expr),
            Expr::Binary(b) => self.is_of_arguments(&b.left) || self.is_of_arguments(&b.right),
            Expr::MethodCall(m) => with_text(&m.method, is_function) && self.is_of_arguments(&m.receiver),
            _ => false,
        }
    }
}

impl Find<'_, '_> {
    /// Notes the type that a chain of methods begins with which gets a number of the arguments.
    fn note_built(&mut self, m: &ExprMethodCall) {
        if !m.args.iter().any(|a| self.is_of_arguments(a)) {
            return;
        }
        let mut made = strip(&m.receiver);
        while let Expr::MethodCall(inner) = made {
            made = strip(&inner.receiver);
        }
        if let Expr::Call(c) = made
            && let Some((Some(of), _)) = called_names(&c.func)
            && is_camel(of)
        {
            self.made.types.insert(of.to_string());
        }
    }
}

/// Finds the variables that have methods of the user's.
struct Asked(FxHashSet<String>);

impl<'ast> Visit<'ast> for Asked {
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if !is_method_of_library(&m.method) {
            self.0.extend(variable_name(&m.receiver));
        }
        visit::visit_expr_method_call(self, m);
    }
}

impl<'ast> Visit<'ast> for Find<'_, 'ast> {
    fn visit_type(&mut self, ty: &'ast Type) {
        if let Type::Path(p) = ty
            && mentions(ty, self.scalar)
        {
            self.made.types.extend(p.path.segments.last().map(|last| last.ident.to_string()));
        }
        visit::visit_type(self, ty);
    }

    fn visit_expr_struct(&mut self, s: &'ast ExprStruct) {
        if let Some(name) = s.path.get_ident()
            && s.fields.iter().any(|field| self.is_of_arguments(&field.expr))
        {
            self.made.types.insert(name.to_string());
        }
        visit::visit_expr_struct(self, s);
    }

    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        if let Expr::Path(p) = &*c.func
            && c.args.iter().any(|a| !matches!(strip(a), Expr::Lit(_)))
        {
            self.variants.extend(enum_of(p).map(|of| (of, c)));
        }
        if let Some((Some(of), _)) = called_names(&c.func)
            && is_camel(of)
            && c.args.iter().any(|a| self.is_of_arguments(a))
        {
            self.made.types.insert(of.to_string());
        }
        visit::visit_expr_call(self, c);
    }

    // `Filter::new().with_gain(x[0])`, `Filter::new().gain(x[0]).order(2)`
    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        if m.method.to_string().starts_with("with") {
            self.note_built(m);
        } else if !is_method_of_library(&m.method)
            && let Expr::MethodCall(before) = strip(&m.receiver)
        {
            self.note_built(before);
        }
        visit::visit_expr_method_call(self, m);
    }

    // `let filter = Filter::new().gain(x[0]);`, if `filter` has a method of the user's.
    fn visit_local(&mut self, local: &'ast Local) {
        if let (Pat::Ident(p), Some(init)) = (&local.pat, &local.init)
            && let Expr::MethodCall(m) = strip(&init.expr)
            && self.asked.has_name(&p.ident)
        {
            self.note_built(m);
        }
        visit::visit_local(self, local);
    }
}

/// The enum of `State::Idle`.
pub(super) fn enum_of(p: &ExprPath) -> Option<&Ident> {
    let mut names = p.path.segments.iter().rev().map(|s| &s.ident);
    match (names.next(), names.next()) {
        (Some(variant), Some(of)) if is_camel(variant) && is_camel(of) => Some(of),
        _ => None,
    }
}
