//! Functions of the standard library that a `use` brings along: `swap(&mut a, &mut b)` with `use std::mem::swap;`.
//!
//! An adjoint knows them by the names of their modules. By their own names alone they are helpers of the user's.

use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprPath, Ident, Item, ItemUse, PatIdent, Path, PathSegment, Signature, UseTree};

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

/// Writes out the functions that are called by imported names, which nothing else in the body has.
pub(crate) fn write_out(block: &mut Block, imports: &[Import]) {
    let imports: Vec<_> = imports.iter().filter(|import| !binds(block, &import.name)).collect();
    if !imports.is_empty() {
        WriteOut(&imports).visit_block_mut(block);
    }
}

/// The imports of a module that mean the same in a function: no argument, variable, function or import of its own has their names.
pub(crate) fn seen_in(signature: &Signature, block: &Block, mut imports: Vec<Import>) -> Vec<Import> {
    imports.retain(|import| {
        let mut find = Find { name: &import.name, in_imports: true, found: false };
        find.visit_signature(signature);
        find.visit_block(block);
        !find.found
    });
    imports
}

/// Whether a function is called that may be imported.
pub(crate) fn calls_any(block: &Block, imports: &[Import]) -> bool {
    struct Find<'a>(&'a [Import], bool);
    impl Visit<'_> for Find<'_> {
        fn visit_expr_path(&mut self, p: &ExprPath) {
            self.1 |= p.path.segments.first().is_some_and(|first| self.0.iter().any(|i| first.ident == i.name));
        }
    }
    let mut find = Find(imports, false);
    find.visit_block(block);
    find.1
}

/// Whether a variable or a function of the body has a name.
fn binds(block: &Block, name: &str) -> bool {
    let mut find = Find { name, in_imports: false, found: false };
    find.visit_block(block);
    find.found
}

/// Finds what gets a name.
struct Find<'a> {
    name: &'a str,
    in_imports: bool,
    found: bool,
}

impl<'ast> Visit<'ast> for Find<'_> {
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        self.found |= p.ident == self.name;
        visit::visit_pat_ident(self, p);
    }
    fn visit_item(&mut self, item: &'ast Item) {
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
        self.found |= name == self.name;
    }
    fn visit_use_name(&mut self, n: &'ast syn::UseName) {
        self.found |= self.in_imports && n.ident == self.name;
    }
    fn visit_use_rename(&mut self, r: &'ast syn::UseRename) {
        self.found |= self.in_imports && r.rename == self.name;
    }
    fn visit_use_glob(&mut self, _: &'ast syn::UseGlob) {
        self.found |= self.in_imports;
    }
}

struct WriteOut<'a>(&'a [&'a Import]);

impl VisitMut for WriteOut<'_> {
    fn visit_expr_call_mut(&mut self, c: &mut syn::ExprCall) {
        if let Expr::Path(f) = &mut *c.func
            && f.qself.is_none()
            && f.path.leading_colon.is_none()
            && let Some(import) = self.0.iter().find(|import| f.path.segments[0].ident == import.name)
        {
            import.write_out(&mut f.path);
        }
        visit_mut::visit_expr_call_mut(self, c);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Whether a function of a module of the standard library is one that an adjoint knows.
pub(crate) fn is_known(module: &str, function: &str) -> bool {
    LIBRARY.iter().any(|(name, functions)| *name == module && functions.contains(&function))
}

#[cfg(test)]
mod tests {
    use super::{calls_any, of_use, write_out};
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
        write_out(&mut block, &imports);
        let expected: Block = parse_quote!({
            std::mem::swap(std::iter::once::<S>(a), b.once(c));
        });
        assert_eq!(block.to_token_stream().to_string(), expected.to_token_stream().to_string());
        let mut own: Block = parse_quote!({
            let once = |x| x;
            once(a)
        });
        let before = own.to_token_stream().to_string();
        write_out(&mut own, &imports);
        assert_eq!(own.to_token_stream().to_string(), before);
    }
}
