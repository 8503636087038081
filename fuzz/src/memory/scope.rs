//! What is in scope, and what may be done with it.

use super::types::Type;

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) of: Type,
    /// How many references it is behind.
    pub(super) references: usize,
    pub(super) is_mutable: bool,
    /// The list of which it is always an index.
    pub(super) index_of: Option<String>,
}

/// What may not be done with a variable up to the end of a block.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) enum Lock {
    /// It keeps its form: no other length.
    Form,
    /// It is borrowed: it keeps its value.
    Value,
    /// It is borrowed mutably, or was moved: it is not named.
    Hidden,
}

/// A block.
#[derive(Debug, Default)]
struct Frame {
    variables: Vec<Variable>,
    locks: Vec<(String, Lock)>,
    /// Whether it is the body of a closure, out of which nothing is moved.
    is_closure: bool,
}

/// The blocks around a place in the code, from the outermost on.
#[derive(Debug, Default)]
pub(super) struct Scope {
    frames: Vec<Frame>,
    names: usize,
}

impl Variable {
    pub(super) fn new(name: String, of: Type) -> Self {
        Self { name, of, references: 0, is_mutable: false, index_of: None }
    }

    pub(super) fn mutable(self) -> Self {
        Self { is_mutable: true, ..self }
    }

    pub(super) fn behind(self, references: usize) -> Self {
        Self { references, ..self }
    }
}

impl Scope {
    pub(super) fn open(&mut self) {
        self.frames.push(Frame::default());
    }

    pub(super) fn open_closure(&mut self) {
        self.frames.push(Frame { is_closure: true, ..Frame::default() });
    }

    pub(super) fn close(&mut self) {
        self.frames.pop();
    }

    pub(super) fn add(&mut self, variable: Variable) {
        if let Some(frame) = self.frames.last_mut() {
            frame.variables.push(variable);
        }
    }

    pub(super) fn lock(&mut self, name: &str, lock: Lock) {
        if let Some(frame) = self.frames.last_mut() {
            frame.locks.push((name.into(), lock));
        }
    }

    /// Locks all variables that a text names.
    pub(super) fn lock_named(&mut self, text: &str, lock: Lock) {
        for variable in self.visible() {
            if names(text).any(|name| name == variable.name) {
                self.lock(&variable.name, lock);
            }
        }
    }

    pub(super) fn locked(&self, name: &str, lock: Lock) -> bool {
        self.frames.iter().flat_map(|frame| &frame.locks).any(|(locked, by)| locked == name && *by >= lock)
    }

    /// A name that no variable has had.
    pub(super) fn fresh(&mut self, of: &Type) -> String {
        self.names += 1;
        format!("{}{}", of.letter(), self.names)
    }

    /// All variables that can be named.
    pub(super) fn visible(&self) -> Vec<Variable> {
        let mut found: Vec<Variable> = Vec::new();
        for variable in self.frames.iter().rev().flat_map(|frame| frame.variables.iter().rev()) {
            if found.iter().all(|other| other.name != variable.name) {
                found.push(variable.clone());
            }
        }
        // Not before: what has the same name further out cannot be named either.
        found.retain(|variable| !self.locked(&variable.name, Lock::Hidden));
        found
    }

    /// Whether a variable may be written to.
    pub(super) fn is_writable(&self, variable: &Variable) -> bool {
        variable.is_mutable && !self.locked(&variable.name, Lock::Value)
    }

    /// Whether a variable belongs to the innermost block.
    pub(super) fn is_innermost(&self, variable: &Variable) -> bool {
        self.frames.last().is_some_and(|frame| frame.variables.iter().any(|here| here.name == variable.name))
    }

    /// Whether a variable may be moved from here, because it ends with the innermost block.
    pub(super) fn is_movable(&self, variable: &Variable) -> bool {
        let is_within = self.frames.last().is_some_and(|frame| frame.is_closure);
        !is_within
            && self.is_innermost(variable)
            && variable.references == 0
            && !self.locked(&variable.name, Lock::Form)
    }
}

/// The names in a text.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}
