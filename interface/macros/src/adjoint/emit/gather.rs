//! Adjoints of places that stay the same in a loop are gathered in a variable, and added to the place once.
//!
//! The compiler cannot do it: for all that it knows, the cells of two slices may be the same.

use super::super::code::{Code, code};
use super::super::here::quote;
use super::super::ir::{Change, Head, Loop, Stmt, writes};
use super::super::syntax::{idents, mentions};
use super::Emit;
use crate::idents::ByName;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::Ident;

/// What a loop gathers.
#[derive(Default)]
pub(super) struct Gathered {
    /// The text of the place, its variable, the place.
    list: Vec<(String, Ident, Code)>,
    /// Says whether the loop ran: if it did not, the place may not exist.
    ran: Option<Ident>,
}

/// The numbers that each iteration looks at. What stands in a branch or a loop within may not exist.
fn loads(stmts: &[Stmt]) -> impl Iterator<Item = (&Code, &[usize])> {
    stmts.iter().filter_map(|s| match s {
        Stmt::Load { shadow, roots, group: false, steady: true, .. } => Some((shadow, &roots[..])),
        _ => None,
    })
}

/// All names that are bound in a loop.
pub(super) fn bound(stmts: &[Stmt], all: &mut FxHashSet<String>) {
    for s in stmts {
        match s {
            Stmt::Passive { defs, .. } => all.extend(defs.iter().map(ToString::to_string)),
            Stmt::View(v) => all.extend(v.defs.iter().chain(&v.bars).map(ToString::to_string)),
            Stmt::Rebind { code } => idents(code, all),
            Stmt::Load { t: name, .. }
            | Stmt::Op { t: name, .. }
            | Stmt::Group { t: name, .. }
            | Stmt::Resize { change: Change::Pop { t: name, .. }, .. }
            | Stmt::Bind { name, .. }
            | Stmt::Own { name, .. } => all.extend([name.to_string(), format!("{name}_bar")]),
            Stmt::Call(c) => {
                all.extend([c.result.to_string(), format!("{}_bar", c.result)]);
                all.insert(c.kept_by_callee.to_string());
            }
            Stmt::Loop(Loop { head: Head::For(items), .. }) => {
                let (values, bars) = (&items.values, &items.bars);
                idents(&quote!(#values #bars), all);
            }
            Stmt::If(i) => {
                i.branches.iter().for_each(|b| idents(&b.head, all));
                all.extend(i.result.iter().flat_map(|(t, _)| [t.to_string(), format!("{t}_bar")]));
            }
            _ => {}
        }
        s.inner().into_iter().for_each(|stmts| bound(stmts, all));
    }
}

/// All names that a loop binds, those of its items and those in its body.
pub(super) fn bound_by(l: &Loop) -> FxHashSet<String> {
    let mut names = FxHashSet::default();
    bound(&l.body, &mut names);
    if let Head::For(items) = &l.head {
        let (values, bars) = (&items.values, &items.bars);
        idents(&quote!(#values #bars), &mut names);
    }
    names
}

/// Whether a place is a variable, which is as good as what gathers.
fn is_variable(shadow: TokenStream) -> bool {
    shadow.into_iter().all(|t| match t {
        TokenTree::Ident(_) => true,
        TokenTree::Group(g) => g.delimiter() == proc_macro2::Delimiter::Parenthesis && is_variable(g.stream()),
        _ => false,
    })
}

impl Emit {
    /// The variable that gathers the adjoint of a place.
    pub(super) fn gathered_in(&self, shadow: &Code) -> Option<&Ident> {
        // A text is made by the compiler.
        if self.gathered.is_empty() { None } else { self.gathered.get(&shadow.text()) }
    }

    pub(super) fn gather(&mut self, l: &Loop) -> Gathered {
        let (names, written) = (bound_by(l), writes(&l.body));
        let mut gathered = Gathered::default();
        for (shadow, roots) in loads(&l.body) {
            let changes = roots.iter().any(|r| written.contains(r)) || mentions(shadow, &names);
            if changes || shadow.as_variable().is_some() || is_variable(shadow.to_token_stream()) {
                continue;
            }
            let text = shadow.text();
            if self.gathered.contains_key(&text) {
                continue;
            }
            let name = self.fresh("all");
            self.gathered.insert(text.clone(), name.clone());
            gathered.list.push((text, name, shadow.clone()));
        }
        if !gathered.list.is_empty() {
            let ran = self.fresh("ran");
            self.ran.push(ran.clone());
            gathered.ran = Some(ran);
        }
        gathered
    }

    /// Notes in the loop that it ran. A loop within another says so for both.
    pub(super) fn ran_mark(&self, _: &Gathered) -> TokenStream {
        match self.ran.last() {
            Some(ran) => quote!(#ran = true;),
            None => TokenStream::new(),
        }
    }

    /// The loop with its variables around it.
    pub(super) fn ungather(&mut self, gathered: Gathered, code: Code) -> Code {
        let Gathered { list, ran } = gathered;
        list.iter().for_each(|(text, ..)| drop(self.gathered.remove(text)));
        let Some(ran) = ran else { return code };
        self.ran.pop();
        if code.is_empty() {
            return code;
        }
        // Those that are used.
        let mut used = FxHashSet::default();
        idents(&code, &mut used);
        let list: Vec<_> = list.into_iter().filter(|(_, name, _)| used.has_name(name)).collect();
        let names: Vec<_> = list.iter().map(|(_, name, _)| name).collect();
        let open: Vec<_> = names.iter().map(|name| self.cell(name)).collect();
        let places: Vec<_> = list.iter().map(|(_, _, shadow)| shadow).collect();
        code!([code, places]
            #(#open)*
            let mut #ran = false;
            #code
            if #ran { #(#places.increment(#names.read());)* }
        )
    }
}
