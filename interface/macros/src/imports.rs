//! Functions of the standard library that a `use` brings along: `swap(&mut a, &mut b)` with `use std::mem::swap;`.
//!
//! An adjoint knows them by the names of their modules. By their own names alone they are helpers of the user's.

use crate::adjoint::{Idents, visit_list};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Block, Expr, ExprPath, Ident, Item, ItemUse, Macro, Pat, PatIdent, Path, PathSegment, Signature, Stmt, UseTree,
};

/// The modules of the standard library with functions that an adjoint knows, and those functions.
pub(crate) const LIBRARY: [(&str, &[&str]); 3] =
    [("mem", &["swap", "replace", "take"]), ("array", &["from_fn"]), ("iter", &["zip", "once", "repeat", "repeat_n"])];

/// Such a function, or such a module by another name.
#[derive(Clone)]
pub(crate) struct Import {
    /// Its name where it is called.
    name: String,
    /// What it is, `["std", "mem", "swap"]`.
    path: Vec<String>,
}

/// Those of a `use`. One that is compiled under a condition may not be there.
pub(crate) fn of_use(item: &ItemUse) -> Vec<Import> {
    let mut all = vec![];
    if item.attrs.iter().any(|a| a.path().is_ident("cfg") || a.path().is_ident("cfg_attr")) {
        return all;
    }
    collect(&item.tree, &mut vec![], &mut all);
    all
}

fn collect(tree: &UseTree, before: &mut Vec<String>, all: &mut Vec<Import>) {
    let mut found = |ident: &Ident, name: &Ident| {
        let path = [before.clone(), vec![ident.to_string()]].concat();
        let import = Import { name: name.to_string(), path };
        all.extend(import.is_known().then_some(import));
    };
    match tree {
        UseTree::Name(n) => found(&n.ident, &n.ident),
        UseTree::Rename(r) => found(&r.ident, &r.rename),
        UseTree::Path(p) => {
            before.push(p.ident.to_string());
            collect(&p.tree, before, all);
            before.pop();
        }
        UseTree::Group(g) => g.items.iter().for_each(|tree| collect(tree, before, all)),
        UseTree::Glob(_) => {}
    }
}

impl core::fmt::Display for Import {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {}", self.name, self.path.join("::"))
    }
}

impl Import {
    fn is_known(&self) -> bool {
        let parts: Vec<_> = self.path.iter().map(String::as_str).collect();
        match parts[..] {
            ["std" | "core" | "alloc", module, function] => is_known(module, function),
            ["std" | "core" | "alloc", module] => {
                self.name != module && LIBRARY.iter().any(|(name, _)| *name == module)
            }
            _ => false,
        }
    }

    /// The path of a call without its imports.
    fn write_out(&self, path: &mut Path) {
        let span = path.segments[0].ident.span();
        let arguments = std::mem::take(&mut path.segments[0].arguments);
        let mut whole: Vec<PathSegment> = self.path.iter().map(|name| Ident::new(name, span).into()).collect();
        if let Some(last) = whole.last_mut() {
            last.arguments = arguments;
        }
        path.segments = whole.into_iter().chain(path.segments.iter().skip(1).cloned()).collect();
    }
}

/// Writes out the functions that are called by names that the module of a function imports.
pub(crate) fn write_out(signature: &Signature, block: &mut Block, imports: &[Import]) {
    let mut names = Names::default();
    names.visit_signature(signature);
    WriteOut { imports, scopes: vec![names] }.visit_block_mut(block);
}

/// Writes out those that the body imports itself.
pub(crate) fn write_out_own(block: &mut Block, imports: &[Import]) {
    if !imports.is_empty() {
        WriteOut { imports, scopes: vec![Names::default()] }.statements(&mut block.stmts);
    }
}

/// Whether a function is called that may be imported.
pub(crate) fn calls_any(block: &Block, imports: &[Import]) -> bool {
    block.any_ident(&mut |name| imports.iter().any(|import| name == &import.name))
}

/// The names that are given in a scope.
#[derive(Default)]
struct Names {
    all: FxHashSet<String>,
    /// Whether a `use` gives names that it does not say.
    any: bool,
}

impl Visit<'_> for Names {
    fn visit_pat_ident(&mut self, p: &PatIdent) {
        self.all.insert(p.ident.to_string());
        visit::visit_pat_ident(self, p);
    }
    fn visit_item(&mut self, item: &Item) {
        let name = match item {
            Item::Fn(i) => &i.sig.ident,
            Item::Const(i) => &i.ident,
            Item::Static(i) => &i.ident,
            Item::Struct(i) => &i.ident,
            Item::Enum(i) => &i.ident,
            Item::Mod(i) => &i.ident,
            Item::Use(i) => return visit::visit_item_use(self, i),
            _ => return,
        };
        self.all.insert(name.to_string());
    }
    fn visit_use_name(&mut self, n: &syn::UseName) {
        self.all.insert(n.ident.to_string());
    }
    fn visit_use_rename(&mut self, r: &syn::UseRename) {
        self.all.insert(r.rename.to_string());
    }
    fn visit_use_glob(&mut self, _: &syn::UseGlob) {
        self.any = true;
    }
}

struct WriteOut<'a> {
    imports: &'a [Import],
    /// The names of the scopes around, the innermost last.
    scopes: Vec<Names>,
}

impl WriteOut<'_> {
    fn within(&mut self, names: Names, f: impl FnOnce(&mut Self)) {
        self.scopes.push(names);
        f(self);
        self.scopes.pop();
    }

    /// A pattern, whose variables are seen from now on.
    fn bind(&mut self, pat: &Pat) {
        self.scopes.last_mut().into_iter().for_each(|names| names.visit_pat(pat));
    }

    /// A variable is seen from the statement behind its `let` on.
    fn statements(&mut self, stmts: &mut [Stmt]) {
        for stmt in stmts {
            self.visit_stmt_mut(stmt);
            if let Stmt::Local(local) = stmt {
                self.bind(&local.pat);
            }
        }
    }

    fn import(&self, f: &ExprPath) -> Option<&Import> {
        let name = f.qself.is_none().then(|| f.path.segments.first()).flatten()?.ident.to_string();
        let is_hidden = self.scopes.iter().any(|names| names.any || names.all.contains(&name));
        let is_free = f.path.leading_colon.is_none() && !is_hidden;
        self.imports.iter().find(|import| is_free && import.name == name)
    }
}

impl VisitMut for WriteOut<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let mut names = Names::default();
        block.stmts.iter().for_each(|stmt| {
            if let Stmt::Item(item) = stmt {
                names.visit_item(item)
            }
        });
        self.within(names, |s| s.statements(&mut block.stmts));
    }
    fn visit_expr_call_mut(&mut self, c: &mut syn::ExprCall) {
        if let Expr::Path(f) = &mut *c.func
            && let Some(import) = self.import(f)
        {
            import.write_out(&mut f.path);
        }
        visit_mut::visit_expr_call_mut(self, c);
    }
    fn visit_expr_closure_mut(&mut self, c: &mut syn::ExprClosure) {
        self.within(Names::default(), |s| {
            c.inputs.iter().for_each(|pat| s.bind(pat));
            s.visit_expr_mut(&mut c.body);
        });
    }
    fn visit_expr_for_loop_mut(&mut self, f: &mut syn::ExprForLoop) {
        self.visit_expr_mut(&mut f.expr);
        self.within(Names::default(), |s| {
            s.bind(&f.pat);
            s.visit_block_mut(&mut f.body);
        });
    }
    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        self.within(Names::default(), |s| {
            s.bind(&arm.pat);
            visit_mut::visit_arm_mut(s, arm);
        });
    }
    fn visit_expr_if_mut(&mut self, i: &mut syn::ExprIf) {
        self.within(Names::default(), |s| visit_mut::visit_expr_if_mut(s, i));
    }
    fn visit_expr_while_mut(&mut self, w: &mut syn::ExprWhile) {
        self.within(Names::default(), |s| visit_mut::visit_expr_while_mut(s, w));
    }
    fn visit_expr_let_mut(&mut self, l: &mut syn::ExprLet) {
        self.visit_expr_mut(&mut l.expr);
        self.bind(&l.pat);
    }
    fn visit_macro_mut(&mut self, m: &mut Macro) {
        visit_list(self, m);
    }
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// Whether a function of a module of the standard library is one that an adjoint knows.
pub(crate) fn is_known(module: &str, function: &str) -> bool {
    LIBRARY.iter().any(|(name, functions)| *name == module && functions.contains(&function))
}

#[cfg(test)]
mod tests {
    use super::{calls_any, of_use, write_out_own};
    use quote::ToTokens;
    use syn::{Block, ItemUse, parse_quote};

    #[test]
    fn functions_of_the_standard_library() {
        let of = |item: ItemUse| of_use(&item).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            of(parse_quote!(
                use std::mem::swap;
            )),
            ["swap: std::mem::swap"]
        );
        assert_eq!(
            of(parse_quote!(
                use std::{
                    mem::{self, take as taken},
                    iter::{Sum, zip},
                };
            )),
            ["taken: std::mem::take", "zip: std::iter::zip"]
        );
        assert_eq!(
            of(parse_quote!(
                use core::mem as memory;
            )),
            ["memory: core::mem"]
        );
        assert!(
            of(parse_quote!(
                use mine::mem::swap;
            ))
            .is_empty()
        );
    }

    #[test]
    fn calls_by_imported_names() {
        let imports = of_use(&parse_quote!(
            use std::{mem as memory, iter::once};
        ));
        let mut block: Block = parse_quote!({
            memory::swap(once::<S>(a), b.once(c));
        });
        assert!(calls_any(&block, &imports));
        write_out_own(&mut block, &imports);
        let expected: Block = parse_quote!({
            std::mem::swap(std::iter::once::<S>(a), b.once(c));
        });
        assert_eq!(block.to_token_stream().to_string(), expected.to_token_stream().to_string());
        let mut own: Block = parse_quote!({
            let once = |x| x;
            once(a)
        });
        let before = own.to_token_stream().to_string();
        write_out_own(&mut own, &imports);
        assert_eq!(own.to_token_stream().to_string(), before);
    }
}
