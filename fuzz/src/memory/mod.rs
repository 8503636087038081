//! Random programs with memory: lists that change their length, options and enums that change their variant, structs, helpers that write to their
//! arguments, iterators, loops that end early.
//!
//! A program is Rust code that is drawn statement by statement. What is in scope is known with its type and with what is borrowed, so that each program
//! compiles. Each ends, no index is out of range, and numbers stay small.

mod branch;
mod chain;
mod count;
mod dice;
mod helper;
mod limits;
mod lists;
mod loops;
mod number;
mod place;
mod program;
mod reduction;
mod scope;
mod statement;
mod types;
mod value;
mod views;

pub use program::{Memory, memory};
pub use types::MEMORY_TYPES;

use dice::Dice;
use helper::Helper;
use loops::Around;
use scope::{Scope, Variable};
use types::Type;

/// Writes one program.
struct Writer {
    dice: Dice,
    scope: Scope,
    helpers: Vec<Helper>,
    text: String,
    depth: usize,
    /// What the function returns.
    result: Type,
    /// How many loops there are around this place.
    loops: usize,
    /// These loops, from the outermost on.
    around: Vec<Around>,
    /// How many iterators there are around this place.
    chains: usize,
    /// How many statements are still to be written.
    budget: usize,
}

impl Writer {
    fn new(seed: u64) -> Self {
        Self {
            dice: Dice::new(seed),
            scope: Scope::default(),
            helpers: Vec::new(),
            text: String::new(),
            depth: 0,
            result: Type::Number,
            loops: 0,
            around: Vec::new(),
            chains: 0,
            budget: 0,
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(&"    ".repeat(self.depth));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Writes a block, with what its head has bound.
    fn block(&mut self, head: &str, bound: Vec<Variable>, body: impl FnOnce(&mut Self)) {
        self.line(format!("{head} {{").trim_start());
        self.depth += 1;
        self.scope.open();
        bound.into_iter().for_each(|variable| self.scope.add(variable));
        body(self);
        self.scope.close();
        self.depth -= 1;
        self.line("}");
    }

    /// Writes an expression within a closure of some numbers, which are behind so many references.
    fn within<T>(&mut self, numbers: &[(&str, usize)], write: impl FnOnce(&mut Self) -> T) -> T {
        let bound =
            numbers.iter().map(|(name, references)| Variable::new((*name).into(), Type::Number).behind(*references));
        self.closure(bound.collect(), write)
    }

    /// Writes an expression within a closure.
    fn closure<T>(&mut self, bound: Vec<Variable>, write: impl FnOnce(&mut Self) -> T) -> T {
        self.scope.open_closure();
        self.chains += 1;
        bound.into_iter().for_each(|variable| self.scope.add(variable));
        let written = write(self);
        self.chains -= 1;
        self.scope.close();
        written
    }
}
