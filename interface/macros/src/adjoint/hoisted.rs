//! Items that stand within the body: `for i in 0..n { const HALF: f64 = 0.5; … }`.
//!
//! The backward sweep has no such block. So they move to the beginning of the body, under other names where several have one.

use super::syntax::{idents, map_idents};
use crate::imports;
use rustc_hash::FxHashSet;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Ident, Item, Macro, Stmt};

/// The body with its items at the beginning, and functions of the standard library that it imports called by their modules, if there are any.
pub(super) fn hoisted(block: &Block) -> Option<Block> {
    let mut find = HasItems(false);
    find.visit_block(block);
    if !find.0 {
        return None;
    }
    let mut block = block.clone();
    let mut taken = FxHashSet::default();
    idents(&block, &mut taken);
    let mut hoist = Hoist { items: vec![], names: FxHashSet::default(), taken };
    hoist.visit_block_mut(&mut block);
    let items = hoist.items;
    let imported = items.iter().filter_map(|item| if let Item::Use(item) = item { Some(item) } else { None });
    let imported: Vec<_> = imported.flat_map(imports::of_use).collect();
    imports::write_out(&mut block, &imported);
    block.stmts = items.into_iter().map(Stmt::Item).chain(block.stmts).collect();
    Some(block)
}

struct HasItems(bool);

impl Visit<'_> for HasItems {
    fn visit_item(&mut self, _: &Item) {
        self.0 = true;
    }
}

struct Hoist {
    items: Vec<Item>,
    /// Those of the items that have moved.
    names: FxHashSet<String>,
    /// All identifiers of the body.
    taken: FxHashSet<String>,
}

impl Hoist {
    /// A name that nothing in the body has.
    fn fresh(&self, name: &Ident) -> Ident {
        let free = |name: &String| !self.taken.contains(name) && !self.names.contains(name);
        let fresh = (1..).map(|i| format!("{name}_{i}")).find(free).unwrap_or_default();
        Ident::new(&fresh, name.span())
    }
}

impl VisitMut for Hoist {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let names: Vec<Ident> = block.stmts.iter().filter_map(name_of).cloned().collect();
        for name in names {
            if !self.names.insert(name.to_string()) {
                let fresh = self.fresh(&name);
                self.names.insert(fresh.to_string());
                Rename(&name, &fresh).visit_block_mut(block);
            }
        }
        let (items, rest) = std::mem::take(&mut block.stmts).into_iter().partition(|s| matches!(s, Stmt::Item(_)));
        block.stmts = rest;
        self.items.extend(items.into_iter().filter_map(|s| if let Stmt::Item(item) = s { Some(item) } else { None }));
        visit_mut::visit_block_mut(self, block);
    }
}

/// The name of an item that a body defines.
fn name_of(stmt: &Stmt) -> Option<&Ident> {
    let Stmt::Item(item) = stmt else { return None };
    Some(match item {
        Item::Const(i) => &i.ident,
        Item::Static(i) => &i.ident,
        Item::Fn(i) => &i.sig.ident,
        Item::Struct(i) => &i.ident,
        Item::Enum(i) => &i.ident,
        Item::Type(i) => &i.ident,
        Item::Trait(i) => &i.ident,
        _ => return None,
    })
}

/// Gives an item another name, in its block.
struct Rename<'a>(&'a Ident, &'a Ident);

impl VisitMut for Rename<'_> {
    fn visit_ident_mut(&mut self, name: &mut Ident) {
        if name == self.0 {
            *name = Ident::new(&self.1.to_string(), name.span());
        }
    }
    fn visit_macro_mut(&mut self, m: &mut Macro) {
        let rename = |name: Ident| if name == *self.0 { Ident::new(&self.1.to_string(), name.span()) } else { name };
        m.tokens = map_idents(std::mem::take(&mut m.tokens), &rename);
    }
}
