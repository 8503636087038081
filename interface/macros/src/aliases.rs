//! Type aliases: `fn norm<S: Scalar>(z: Complex<S>) -> S` with `type Complex<S> = (S, S);`.
//!
//! A macro sees no types, and what it makes of a tuple, a list or a `Result` depends on that it is one. So it looks for the alias where the compiler found the
//! function: in the same module of the same file. An alias of another module is taken for a struct.

use crate::imports;
use proc_macro2::Span;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, GenericArgument, GenericParam, Ident, ItemType, Path, PathArguments, Signature, Token, Type};

mod source;

use source::Source;

/// How many aliases of aliases are looked through.
const DEPTH: usize = 8;

thread_local! {
    /// The files in which functions were found. The compiler reads each of them once, too.
    static FILES: RefCell<FxHashMap<PathBuf, Rc<Source>>> = RefCell::default();
}

/// The function with the aliases of its module written out, and with functions of the standard library that the module imports called by their own, if it has any.
pub(crate) fn written_out(signature: &Signature, block: &Block) -> Option<(Signature, Block)> {
    let (source, line) = source_at(signature.ident.span())?;
    let mut imports: Vec<_> = source.imports_at(line).cloned().collect();
    // Few functions call any.
    if imports.is_empty() || !imports::calls_any(block, &imports) {
        imports.clear();
    }
    if !source.has_aliases() && imports.is_empty() {
        return None;
    }
    let (mut signature, mut block) = (signature.clone(), block.clone());
    if source.has_aliases() {
        let mut write_out = WriteOut { source: &source, line, depth: 0 };
        write_out.visit_signature_mut(&mut signature);
        write_out.visit_block_mut(&mut block);
    }
    if !imports.is_empty() {
        imports::write_out(&signature, &mut block, &imports);
    }
    Some((signature, block))
}

/// Writes out those in its signature alone.
pub(crate) fn write_out_signature(signature: &mut Signature) {
    if let Some((source, line)) = source_at(signature.ident.span())
        && source.has_aliases()
    {
        WriteOut { source: &source, line, depth: 0 }.visit_signature_mut(signature);
    }
}

/// The file that a piece of code stands in, and its line. There is none for tests of the macro itself, nor where an editor has no file.
fn source_at(span: Span) -> Option<(Rc<Source>, usize)> {
    if !proc_macro::is_available() {
        return None;
    }
    let span = span.unwrap();
    let path = span.local_file()?;
    let source = FILES.with_borrow_mut(|files| {
        files
            .entry(path)
            .or_insert_with_key(|path| Rc::new(Source::of(&std::fs::read_to_string(path).unwrap_or_default())))
            .clone()
    });
    Some((source, span.line()))
}

struct WriteOut<'a> {
    source: &'a Source,
    line: usize,
    depth: usize,
}

impl WriteOut<'_> {
    /// What an alias stands for, with its arguments put in. Those that are not written are left to the compiler.
    fn meaning(&self, name: &Ident, arguments: &PathArguments) -> Option<Type> {
        let alias = self.source.alias_at(self.line, &name.to_string()).filter(|_| self.depth < DEPTH)?;
        let alias = syn::parse_str::<ItemType>(alias).ok()?;
        let parameters: Vec<_> = alias.generics.params.iter().filter_map(parameter_name).collect();
        let given: Vec<GenericArgument> = match arguments {
            PathArguments::AngleBracketed(all) => {
                all.args.iter().filter(|a| !matches!(a, GenericArgument::Lifetime(_))).cloned().collect()
            }
            _ => parameters.iter().map(|_| syn::parse_quote!(_)).collect(),
        };
        if given.len() != parameters.len() || alias.generics.lifetimes().next().is_some() {
            return None;
        }
        let mut ty = (*alias.ty).clone();
        Substitute(parameters.into_iter().zip(given).collect()).visit_type_mut(&mut ty);
        Some(ty)
    }

    /// The path of the type that a path begins with, for `Matrix::<S>::identity()` and `Point { x, y }`.
    fn path(&self, path: &Path) -> Option<Path> {
        let first = path.segments.first().filter(|_| path.leading_colon.is_none())?;
        let Type::Path(meaning) = self.meaning(&first.ident, &first.arguments)? else { return None };
        let mut all = meaning.path;
        for segment in &mut all.segments {
            if let PathArguments::AngleBracketed(arguments) = &mut segment.arguments {
                arguments.colon2_token = Some(<Token![::]>::default());
                if arguments.args.iter().all(|a| matches!(a, GenericArgument::Type(Type::Infer(_)))) {
                    segment.arguments = PathArguments::None;
                }
            }
        }
        all.segments.extend(path.segments.iter().skip(1).cloned());
        Some(all)
    }

    fn visit(&mut self, path: &mut Path) {
        if let Some(meaning) = self.path(path) {
            *path = meaning;
        }
    }
}

impl VisitMut for WriteOut<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        let meaning = match ty {
            Type::Path(p) if p.qself.is_none() && p.path.segments.len() == 1 => {
                let only = &p.path.segments[0];
                self.meaning(&only.ident, &only.arguments)
            }
            _ => None,
        };
        match meaning {
            Some(meaning) => {
                *ty = meaning;
                self.depth += 1;
                self.visit_type_mut(ty);
                self.depth -= 1;
            }
            None => visit_mut::visit_type_mut(self, ty),
        }
    }
    fn visit_expr_path_mut(&mut self, p: &mut syn::ExprPath) {
        if p.qself.is_none() && p.path.segments.len() > 1 {
            self.visit(&mut p.path);
        }
        visit_mut::visit_expr_path_mut(self, p);
    }
    fn visit_expr_struct_mut(&mut self, e: &mut syn::ExprStruct) {
        self.visit(&mut e.path);
        visit_mut::visit_expr_struct_mut(self, e);
    }
    fn visit_pat_struct_mut(&mut self, p: &mut syn::PatStruct) {
        self.visit(&mut p.path);
        visit_mut::visit_pat_struct_mut(self, p);
    }
}

fn parameter_name(parameter: &GenericParam) -> Option<String> {
    match parameter {
        GenericParam::Type(p) => Some(p.ident.to_string()),
        GenericParam::Const(p) => Some(p.ident.to_string()),
        GenericParam::Lifetime(_) => None,
    }
}

/// The parameters of an alias by the arguments that stand for them.
struct Substitute(FxHashMap<String, GenericArgument>);

impl Substitute {
    fn argument(&self, path: &Path) -> Option<&GenericArgument> {
        self.0.get(&path.get_ident()?.to_string())
    }
}

impl VisitMut for Substitute {
    fn visit_generic_argument_mut(&mut self, argument: &mut GenericArgument) {
        let given = match argument {
            GenericArgument::Type(Type::Path(p)) => self.argument(&p.path),
            _ => None,
        };
        match given.cloned() {
            Some(given) => *argument = given,
            None => visit_mut::visit_generic_argument_mut(self, argument),
        }
    }
    fn visit_type_mut(&mut self, ty: &mut Type) {
        let given = match ty {
            Type::Path(p) => self.argument(&p.path),
            _ => None,
        };
        match given.cloned() {
            Some(GenericArgument::Type(given)) => *ty = given,
            _ => visit_mut::visit_type_mut(self, ty),
        }
    }
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let given = match e {
            Expr::Path(p) => self.argument(&p.path),
            _ => None,
        };
        match given.cloned() {
            Some(GenericArgument::Const(given)) => *e = given,
            Some(GenericArgument::Type(Type::Path(p))) => {
                *e = Expr::Path(syn::ExprPath { attrs: vec![], qself: None, path: p.path })
            }
            _ => visit_mut::visit_expr_mut(self, e),
        }
    }
}
