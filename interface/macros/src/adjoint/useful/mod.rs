//! Which numbers the result depends on by derivatives.
//!
//! A number is *useful* if a way leads from it to the result, over operations and memory. The adjoint of any other one stays 0: what only decides, as the
//! error of an iteration does, gives nothing back. Ways go by names and by memory, so that there may be more of them than there are dependences, and none is
//! missed. What a call gets is useful. Source: the activity analysis of Hascoët and Pascual, *ACM Transactions on Mathematical Software* 39 (2013).

#[cfg(test)]
mod tests;

use super::ir::{Atom, Body, Call, Change, Head, If, Items, Iter, Loop, Roots, Stmt, Value, owned, reshaped};
use super::lower::Lower;
use super::names::{Root, with_adjoints};
use super::syntax::Idents;
use crate::idents::with_text;
use rustc_hash::{FxHashMap, FxHashSet};
use std::slice;
use syn::{Ident, Pat};

/// The names and the memory that are useful.
pub(super) struct Useful {
    names: FxHashSet<String>,
    roots: Roots,
}

impl Useful {
    pub(super) fn of(body: &Body, lower: &Lower) -> Self {
        let made: Vec<_> = owned(&body.stmts).into_iter().collect();
        let (made, by_names) = (lower.with_parts(&made), lower.names.planted("useless"));
        let (start, to) = (values([&body.value]), FxHashMap::default());
        let mut ways = Ways { start, run_over: FxHashSet::default(), given: vec![], to, made, by_names };
        ways.statements(&body.stmts);
        if !lower.names.planted("unshaped") {
            ways.forms(&body.stmts);
        }
        for (name, roots) in lower.memory() {
            ways.link(&[Node::Name(plain(&name).to_owned())], &roots);
        }
        ways.follow()
    }

    pub(super) fn has(&self, name: &Ident) -> bool {
        with_text(name, |text| self.names.contains(plain(text)))
    }

    /// Whether a statement that computes something gives an adjoint to what that was computed from.
    pub(super) fn gives(&self, s: &Stmt) -> bool {
        match s {
            Stmt::Op { t, .. } | Stmt::Group { t, .. } => self.has(t),
            Stmt::Bind { root, .. } => self.reaches(slice::from_ref(root)),
            Stmt::Store { roots, .. } | Stmt::Fill { roots, .. } | Stmt::Resize { roots, .. } => self.reaches(roots),
            _ => true,
        }
    }

    /// Whether a place that may be in this memory is useful. Where nobody writes, it may be anywhere.
    pub(super) fn reaches(&self, roots: &[Root]) -> bool {
        roots.is_empty() || roots.iter().any(|root| self.roots.contains(root))
    }
}

/// A variable or a piece of memory, with the adjoint that belongs to it.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
enum Node {
    Name(String),
    Root(Root),
}

fn plain(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

fn name(of: &Ident) -> Node {
    Node::Name(with_text(of, |text| plain(text).to_owned()))
}

/// The variables whose adjoints code names.
fn shadowed(code: &impl Idents) -> Vec<Node> {
    with_adjoints(code).into_iter().map(Node::Name).collect()
}

fn values<'v>(all: impl IntoIterator<Item = &'v Value>) -> Vec<Node> {
    all.into_iter().flat_map(Value::variables).map(name).collect()
}

fn atoms(all: &[Atom]) -> Vec<Node> {
    all.iter().filter_map(Atom::variable).map(name).collect()
}

/// What depends on what.
struct Ways {
    /// What is useful if the node is.
    to: FxHashMap<Node, Vec<Node>>,
    /// What is useful in any case.
    start: Vec<Node>,
    /// What loops run over, and what branches give: a loop asks for the adjoints of that, though its items may be of no use.
    run_over: FxHashSet<Node>,
    given: Vec<Node>,
    /// The memory that the function makes. What it finds is seen by others.
    made: Roots,
    /// The mistake that a test asks for: whether places are known by their names alone.
    by_names: bool,
}

impl Ways {
    fn add(&mut self, from: &[Node], to: &[Node]) {
        from.iter().for_each(|node| self.to.entry(node.clone()).or_default().extend_from_slice(to));
    }

    /// Each is useful if the other is.
    fn link<'r>(&mut self, nodes: &[Node], roots: impl IntoIterator<Item = &'r Root>) {
        if self.by_names {
            return;
        }
        let roots: Vec<_> = roots.into_iter().map(|root| Node::Root(*root)).collect();
        self.add(nodes, &roots);
        self.add(&roots, nodes);
    }

    /// Memory that is written to or read.
    fn touch(&mut self, roots: &[Root]) {
        self.start.extend(roots.iter().filter(|root| !self.made.contains(root)).map(|root| Node::Root(*root)));
    }

    /// A place of adjoints, which lies in memory.
    fn place(&mut self, shadow: &impl Idents, roots: &[Root]) -> Vec<Node> {
        let nodes = shadowed(shadow);
        self.link(&nodes, roots);
        self.touch(roots);
        if roots.is_empty() || self.by_names { nodes } else { roots.iter().map(|root| Node::Root(*root)).collect() }
    }

    fn statements(&mut self, stmts: &[Stmt]) {
        for s in stmts {
            self.statement(s);
            s.inner().into_iter().for_each(|stmts| self.statements(stmts));
        }
    }

    /// What gets another form has adjoints of that form, though nobody may ask for its numbers: loops run over both.
    fn forms(&mut self, stmts: &[Stmt]) {
        self.start.extend(reshaped(stmts).into_iter().flat_map(|(_, roots)| roots).map(|root| Node::Root(*root)));
    }

    fn statement(&mut self, s: &Stmt) {
        match s {
            Stmt::Passive { code, .. } | Stmt::Rebind { code } => self.start.extend(shadowed(code)),
            Stmt::View(v) => {
                let bars: Vec<_> = v.bars.iter().flat_map(shadowed).collect();
                self.add(&bars, &shadowed(&v.shadow));
            }
            Stmt::Load { t, shadow, roots, .. } => {
                let place = self.place(shadow, roots);
                self.add(&[name(t)], &place);
            }
            Stmt::Op { t, args, .. } => self.add(&[name(t)], &atoms(args)),
            Stmt::Bind { name: variable, value, root } => {
                self.link(&[name(variable)], [root]);
                self.add(&[name(variable)], &values([value]));
            }
            Stmt::Own { name: variable, code, root } => {
                self.link(&[name(variable)], [root]);
                self.start.extend(shadowed(code));
            }
            Stmt::Group { t, parts, .. } => self.add(&[name(t)], &values(parts.iter().map(|(_, value)| value))),
            Stmt::Store { shadow, roots, from, .. } => {
                let place = self.place(shadow, roots);
                self.add(&place, &values([from]));
            }
            Stmt::Fill { shadow, roots, from, .. } => {
                let place = self.place(shadow, roots);
                self.add(&place, &atoms(slice::from_ref(from)));
            }
            Stmt::Swap { back, roots, .. } => drop(self.place(back, roots)),
            Stmt::Resize { shadow, roots, change, .. } => {
                let place = self.place(shadow, roots);
                match change {
                    Change::Push(from) => self.add(&place, &values([from])),
                    Change::Pop { t, .. } => self.add(&[name(t)], &place),
                }
            }
            Stmt::Call(c) => self.call(c),
            Stmt::Loop(Loop { head: Head::For(items), .. }) => self.items(items),
            Stmt::Loop(_) => {}
            Stmt::If(i) => self.branch(i),
        }
    }

    fn call(&mut self, c: &Call) {
        self.start.extend(shadowed(&c.back));
        let kept = c.kept.iter().flat_map(|kept| &kept.roots);
        self.start.extend(c.reads.iter().chain(&c.writes).chain(kept).map(|root| Node::Root(*root)));
    }

    fn items(&mut self, items: &Items) {
        self.parts(&items.bars, &items.iter);
        for own in &items.own {
            self.link(&[Node::Root(own.root)], &own.of);
            self.touch(&own.of);
        }
    }

    /// The adjoints of items are parts of what an iterator runs over.
    fn parts(&mut self, bars: &Pat, iter: &Iter) {
        match (iter, bars) {
            (Iter::Plain(_), _) => {}
            (Iter::Zip(a, b), Pat::Tuple(both)) => {
                self.parts(&both.elems[0], a);
                self.parts(&both.elems[1], b);
            }
            (Iter::Enumerate(a), Pat::Tuple(both)) => self.parts(&both.elems[1], a),
            (Iter::Elems { shadow, .. }, _) => {
                self.run_over.extend(shadowed(shadow));
                self.add(&shadowed(bars), &shadowed(shadow));
            }
            (Iter::Zip(a, b), _) => [a, b].into_iter().for_each(|iter| self.parts(bars, iter)),
            (Iter::Enumerate(a) | Iter::Adapt(a, _) | Iter::Limited(a, ..), _) => self.parts(bars, a),
        }
    }

    fn branch(&mut self, i: &If) {
        i.branches.iter().for_each(|b| self.start.extend(shadowed(&b.head)));
        self.start.extend(i.scrutinee.iter().flat_map(shadowed));
        if let Some((t, is_number)) = &i.result {
            self.given.extend((!is_number).then(|| name(t)));
            self.add(&[name(t)], &values(i.branches.iter().map(|b| &b.body.value)));
        }
    }

    /// All that a way leads to.
    fn follow(mut self) -> Useful {
        let mut useful = Useful { names: FxHashSet::default(), roots: Roots::default() };
        let given = std::mem::take(&mut self.given);
        self.start.extend(given.into_iter().filter(|node| self.run_over.contains(node)));
        while let Some(node) = self.start.pop() {
            self.start.extend(self.to.remove(&node).unwrap_or_default());
            match node {
                Node::Name(name) => drop(useful.names.insert(name)),
                Node::Root(root) => drop(useful.roots.insert(root)),
            }
        }
        useful
    }
}
