//! Items that stand within the blocks of the body: `for i in 0..n { const HALF: f64 = 0.5; … }`.
//!
//! The backward sweep has no such block. So they move to the beginning of the body, each under a name of its own, which hides nothing there.

use super::activity::only_looks;
use super::syntax::{expressions, has_ident, idents, refuse, rename_tokens, visit_list};
use crate::idents::is_one_of;
use crate::imports;
use proc_macro2::{TokenStream, TokenTree};
use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, GenericParam, Ident, Item, ItemUse, Macro, PatIdent, Path, Result, Stmt, Token, UseRename, UseTree};

/// The body with the items of its blocks at the beginning, and functions of the standard library that it imports called by their modules, if there are any items.
pub(super) fn hoisted(block: &Block) -> Result<Option<Block>> {
    let mut find = HasItems(false);
    find.visit_block(block);
    if !find.0 {
        return Ok(None);
    }
    let mut block = block.clone();
    let mut taken = FxHashSet::default();
    idents(&block, &mut taken);
    let mut hoist = Hoist { items: vec![], taken, error: None };
    // The items of the body itself are seen by both sweeps.
    visit_mut::visit_block_mut(&mut hoist, &mut block);
    let Hoist { items, error, .. } = hoist;
    if let Some(error) = error {
        return Err(error);
    }
    block.stmts = items.into_iter().map(Stmt::Item).chain(block.stmts).collect();
    let imported =
        block.stmts.iter().filter_map(|s| if let Stmt::Item(Item::Use(item)) = s { Some(item) } else { None });
    let imported: Vec<_> = imported.flat_map(imports::of_use).collect();
    imports::write_out_own(&mut block, &imported);
    Ok(Some(block))
}

struct HasItems(bool);

impl Visit<'_> for HasItems {
    fn visit_item(&mut self, _: &Item) {
        self.0 = true;
    }
    fn visit_macro(&mut self, m: &Macro) {
        is_list(m).then(|| expressions(m)).flatten().iter().flatten().for_each(|e| HasItems::visit_expr(self, e));
    }
}

/// Whether a macro makes a list: its items become statements of the body.
fn is_list(m: &Macro) -> bool {
    is_named(m, &["vec", "vector", "dvector"])
}

/// Whether a macro has one of these names.
fn is_named(m: &Macro, names: &[&str]) -> bool {
    m.path.segments.last().is_some_and(|last| is_one_of(&last.ident, names))
}

struct Hoist {
    items: Vec<Item>,
    /// All identifiers of the body, and the names that items have got.
    taken: FxHashSet<String>,
    error: Option<syn::Error>,
}

impl Hoist {
    /// A name that nothing else has.
    fn fresh(&mut self, name: &Ident) -> Ident {
        let free = |name: &String| !self.taken.contains(name);
        let fresh = (1..).map(|i| format!("{name}_{i}")).find(free).unwrap_or_default();
        self.taken.insert(fresh.clone());
        Ident::new(&fresh, name.span())
    }

    fn refuse(&mut self, item: &Item, message: &str) {
        if let Err(error) = refuse::<()>(item, message) {
            self.error.get_or_insert(error);
        }
    }
}

impl VisitMut for Hoist {
    /// Inner blocks come first, so that what they define themselves has another name already. What has moved out of them may name what stands here.
    fn visit_block_mut(&mut self, block: &mut Block) {
        let first = self.items.len();
        visit_mut::visit_block_mut(self, block);
        let (items, rest) = std::mem::take(&mut block.stmts).into_iter().partition(|s| matches!(s, Stmt::Item(_)));
        block.stmts = rest;
        let mut items: Vec<_> =
            items.into_iter().filter_map(|s| if let Stmt::Item(item) = s { Some(item) } else { None }).collect();
        let mut names = vec![];
        for item in &mut items {
            match names_of(item) {
                Some(own) => names.extend(own.into_iter().map(|name| (name.clone(), self.fresh(&name)))),
                None => self.refuse(item, "an adjoint takes constants, functions and the import of single names in a block: write this at the beginning of the function"),
            }
        }
        let all: Vec<_> = self.items[first..].iter().chain(&items).cloned().collect();
        for item in &items {
            let own = names_of(item).unwrap_or_default();
            if let Some(name) = own.iter().find(|name| is_hidden(block, &all, name)) {
                self.refuse(item, &format!("`{name}` may be something else here as well: give this another name, or write it at the beginning of the function"));
            }
            // A trait brings methods.
            let is_mentioned =
                |name: &Ident| !name.to_string().starts_with(char::is_uppercase) || mentions(block, &all, name);
            if matches!(item, Item::Use(_)) && (own.is_empty() || !own.iter().all(is_mentioned)) {
                self.refuse(
                    item,
                    "this may be a trait, which is imported for the whole function: write this at its beginning",
                );
            }
        }
        self.items.append(&mut items);
        for (name, fresh) in &names {
            let mut rename = Rename(name, fresh);
            rename.visit_block_mut(block);
            self.items[first..].iter_mut().for_each(|item| rename.visit_item_mut(item));
        }
    }
    fn visit_macro_mut(&mut self, m: &mut Macro) {
        if is_list(m) {
            visit_list(self, m);
        }
    }
    fn visit_item_mut(&mut self, _: &mut Item) {}
}

/// The names that an item gives, if it is a constant, a function or the import of single names.
fn names_of(item: &Item) -> Option<Vec<Ident>> {
    Some(vec![match item {
        Item::Const(i) => i.ident.clone(),
        Item::Static(i) => i.ident.clone(),
        Item::Fn(i) => i.sig.ident.clone(),
        Item::Use(i) => {
            let mut names = Some(vec![]);
            imported(&i.tree, &mut names);
            return names;
        }
        _ => return None,
    }])
}

/// The names that a `use` brings, or nothing if it does not say them.
fn imported(tree: &UseTree, names: &mut Option<Vec<Ident>>) {
    match tree {
        UseTree::Name(n) if n.ident != "self" => names.iter_mut().for_each(|names| names.push(n.ident.clone())),
        UseTree::Rename(r) if r.rename != "_" => names.iter_mut().for_each(|names| names.push(r.rename.clone())),
        UseTree::Rename(_) => {}
        UseTree::Path(p) => imported(&p.tree, names),
        UseTree::Group(g) => g.items.iter().for_each(|tree| imported(tree, names)),
        UseTree::Name(_) | UseTree::Glob(_) => *names = None,
    }
}

/// Whether a name of an item may mean something else in its block: a variable, a parameter of a type, or what a text or a macro of the user's says.
fn is_hidden(block: &Block, items: &[Item], name: &Ident) -> bool {
    struct Find<'a>(&'a Ident, bool);
    impl Visit<'_> for Find<'_> {
        fn visit_pat_ident(&mut self, p: &PatIdent) {
            let is_variable = !p.ident.to_string().starts_with(char::is_uppercase);
            self.1 |= is_variable && p.ident == *self.0;
            visit::visit_pat_ident(self, p);
        }
        fn visit_generic_param(&mut self, p: &GenericParam) {
            self.1 |= match p {
                GenericParam::Type(p) => p.ident == *self.0,
                GenericParam::Const(p) => p.ident == *self.0,
                GenericParam::Lifetime(_) => false,
            };
        }
        fn visit_macro(&mut self, m: &Macro) {
            // These name nothing but what they are given.
            let is_known = only_looks(m) || is_list(m) || is_named(m, &["matches", "format"]);
            self.1 |= !is_known || says(m.tokens.clone(), &self.0.to_string());
        }
    }
    let mut find = Find(name, false);
    find.visit_block(block);
    items.iter().for_each(|item| find.visit_item(item));
    find.1
}

/// Whether a text in code may name something, as `"{HALF}"` does.
fn says(code: TokenStream, name: &str) -> bool {
    code.into_iter().any(|token| match token {
        TokenTree::Literal(text) => text.to_string().contains(name),
        TokenTree::Group(g) => says(g.stream(), name),
        _ => false,
    })
}

/// Whether a path in a block begins with a name.
fn mentions(block: &Block, items: &[Item], name: &Ident) -> bool {
    struct Find<'a>(&'a Ident, bool);
    impl Visit<'_> for Find<'_> {
        fn visit_path(&mut self, p: &Path) {
            self.1 |= p.segments.first().is_some_and(|first| first.ident == *self.0);
            visit::visit_path(self, p);
        }
        fn visit_pat_ident(&mut self, p: &PatIdent) {
            self.1 |= p.ident == *self.0;
        }
        fn visit_macro(&mut self, m: &Macro) {
            self.1 |= has_ident(&m.tokens, self.0);
        }
    }
    let mut find = Find(name, false);
    find.visit_block(block);
    items.iter().for_each(|item| find.visit_item(item));
    find.1
}

/// Gives an item another name, in its block.
struct Rename<'a>(&'a Ident, &'a Ident);

impl Rename<'_> {
    fn other(&self, name: &Ident) -> Option<Ident> {
        (name == self.0).then(|| Ident::new(&self.1.to_string(), name.span()))
    }

    fn name(&self, name: &mut Ident) {
        self.other(name).into_iter().for_each(|other| *name = other);
    }
}

impl VisitMut for Rename<'_> {
    fn visit_path_mut(&mut self, path: &mut Path) {
        if path.leading_colon.is_none()
            && let Some(first) = path.segments.first_mut()
        {
            self.name(&mut first.ident);
        }
        visit_mut::visit_path_mut(self, path);
    }
    /// A constant may stand in a pattern.
    fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
        self.name(&mut p.ident);
        visit_mut::visit_pat_ident_mut(self, p);
    }
    fn visit_field_value_mut(&mut self, field: &mut syn::FieldValue) {
        if field.colon_token.is_none() && matches!(&field.member, syn::Member::Named(name) if name == self.0) {
            field.colon_token = Some(<Token![:]>::default());
        }
        visit_mut::visit_field_value_mut(self, field);
    }
    fn visit_item_const_mut(&mut self, item: &mut syn::ItemConst) {
        self.name(&mut item.ident);
        visit_mut::visit_item_const_mut(self, item);
    }
    fn visit_item_static_mut(&mut self, item: &mut syn::ItemStatic) {
        self.name(&mut item.ident);
        visit_mut::visit_item_static_mut(self, item);
    }
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.name(&mut item.sig.ident);
        visit_mut::visit_item_fn_mut(self, item);
    }
    fn visit_item_use_mut(&mut self, item: &mut ItemUse) {
        self.imported(&mut item.tree);
    }
    fn visit_macro_mut(&mut self, m: &mut Macro) {
        m.tokens = rename_tokens(std::mem::take(&mut m.tokens), &|name| self.other(name));
    }
}

impl Rename<'_> {
    /// The same of what is imported: `use std::mem::swap as swap_1;`.
    fn imported(&self, tree: &mut UseTree) {
        match tree {
            UseTree::Name(n) if n.ident == *self.0 => {
                *tree = UseTree::Rename(UseRename {
                    ident: n.ident.clone(),
                    as_token: <Token![as]>::default(),
                    rename: Ident::new(&self.1.to_string(), n.ident.span()),
                });
            }
            UseTree::Rename(r) => self.name(&mut r.rename),
            UseTree::Path(p) => self.imported(&mut p.tree),
            UseTree::Group(g) => g.items.iter_mut().for_each(|tree| self.imported(tree)),
            UseTree::Name(_) | UseTree::Glob(_) => {}
        }
    }
}
