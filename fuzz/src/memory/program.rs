//! A program: helpers, and the function that calls them.

use super::Writer;
use super::number::receiver;
use super::scope::Variable;
use super::types::Type;

/// A random program with memory, as Rust code.
#[derive(Clone, Debug)]
pub struct Memory {
    /// A function f(x: &\[S\]) with its adjoint, and what it calls, for code with `use fluxions::prelude::*` and [`MEMORY_TYPES`](crate::MEMORY_TYPES).
    pub text: String,
    /// How many numbers f returns in a list, if it returns a list.
    pub outputs: Option<usize>,
    /// Points.
    pub points: Vec<[f64; 3]>,
}

/// Draws a program. It is another one for each seed.
pub fn memory(seed: u64) -> Memory {
    let mut writer = Writer::new(seed);
    let helpers = writer.dice.below(4);
    (0..helpers).for_each(|_| writer.helper());
    let outputs = writer.dice.percent(25).then(|| 1 + writer.dice.below(3));
    writer.main(outputs);
    let mut number = || (writer.dice.below(3001) as f64 - 1500.0) / 1000.0;
    let points = (0..3).map(|_| [number(), number(), number()]).collect();
    Memory { text: writer.text, outputs, points }
}

impl Writer {
    fn main(&mut self, outputs: Option<usize>) {
        self.result = outputs.map_or(Type::Number, |n| Type::Array(Box::new(Type::Number), n));
        self.scope.open();
        self.scope.add(Variable::new("x".into(), Type::Slice(3)).behind(1));
        self.line("#[differentiable(adjoint, allow(no_influence))]");
        let result = if outputs.is_some() { "Vec<S>" } else { "S" };
        self.block(&format!("pub(crate) fn f<S: Scalar>(x: &[S]) -> {result}"), vec![], |w| w.function(11));
        self.scope.close();
    }

    /// Writes statements, and the value that a function ends with.
    pub(super) fn function(&mut self, statements: usize) {
        self.budget = statements;
        while self.budget > 0 {
            self.statements(statements);
        }
        let value = self.result(2);
        if !value.is_empty() {
            self.line(&value);
        }
    }

    /// What the function returns. The numbers of a list are as many as at each point.
    pub(super) fn result(&mut self, depth: usize) -> String {
        match self.result.clone() {
            Type::Array(_, n) => format!("vec![{}]", (0..n).map(|_| self.total()).collect::<Vec<_>>().join(", ")),
            Type::Tuple(parts) if parts.is_empty() => String::new(),
            Type::Number => self.total(),
            of => self.value(&of, depth),
        }
    }

    /// A number that hangs on a few of the variables in scope.
    fn total(&mut self) -> String {
        let all = self.scope.visible();
        let mut terms = vec![self.bounded(1)];
        for _ in 0..3 {
            let Some(variable) = self.dice.pick(&all).cloned() else { continue };
            let base = "*".repeat(variable.references) + &variable.name;
            terms.extend(self.measure(&base, &variable.of));
        }
        terms.join(" + ")
    }

    /// A number that hangs on all of a value.
    pub(super) fn measure(&mut self, value: &str, of: &Type) -> Option<String> {
        let base = receiver(value.into());
        Some(match of {
            Type::Number => format!("{value} * 0.7"),
            Type::Count => format!("S::constant({value} as f64)"),
            Type::Array(..) | Type::List(..) | Type::Slice(_) => {
                let (items, _) = of.items()?;
                let name = self.scope.fresh(&items);
                let each = self.measure(&format!("*{name}"), &items)?;
                format!("{base}.iter().map(|{name}| {each}).sum::<S>()")
            }
            Type::Tuple(parts) => {
                let mut all = Vec::new();
                for (i, part) in parts.iter().enumerate() {
                    all.extend(self.measure(&format!("{base}.{i}"), part));
                }
                all.join(" + ")
            }
            Type::Record => format!("{base}.at * {base}.list[0]"),
            Type::Maybe(inner) if **inner == Type::Number => format!("{base}.unwrap_or(S::one())"),
            Type::Maybe(_) | Type::Shape | Type::Closure(_) => return None,
        })
    }
}
