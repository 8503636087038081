//! Writes a program as Rust code.

use super::{Block, Form, Instruction, Output, Program, Right, Step, Unary, Value};
use core::fmt;
use fluxions::Relation;

/// Writes code with an indentation.
struct Code {
    text: String,
    depth: usize,
    cache: bool,
}

impl fmt::Display for Program {
    /// Returns a function with `#[differentiable]`, for code with `use fluxions::prelude::*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = Code { text: String::new(), depth: 1, cache: self.form.context };
        if self.uses(&[Unary::RootOrSame, Unary::SameWhereFinite]) {
            f.write_str(FIELD)?;
        }
        if self.uses(&[Unary::Inside]) {
            f.write_str(INSIDE)?;
        }
        if self.uses(&[Unary::Recorded]) {
            f.write_str(RECORDED)?;
        }
        if self.calls_rules() {
            f.write_str(&items(include_str!("rules.rs")))?;
        }
        if self.uses(&[Unary::Halved]) {
            f.write_str(SCALE)?;
        }
        if self.turns_gradients() {
            f.write_str(&items(include_str!("surgery.rs")))?;
        }
        if self.form.output == Output::Marked {
            f.write_str(MARKED)?;
        }
        if self.form.skips {
            f.write_str(POINT)?;
            code.line("let x = &point.x;");
        }
        code.steps(&self.steps);
        let outputs: Vec<String> = self.outputs.iter().map(|&value| code.value(value)).collect();
        match self.form.output {
            Output::Number => code.line(&outputs.concat()),
            Output::Vector => code.line(&format!("vec![{}]", outputs.join(", "))),
            Output::Growing => code.growing(&outputs),
            Output::Marked => {
                code.line(&format!("let y = vec![{}];", outputs.join(", ")));
                code.line("Marked { positive: y.last().is_some_and(|&last| last > 0.0), y }");
            }
            Output::InPlace => {
                outputs.iter().enumerate().for_each(|(i, value)| code.line(&format!("y[{i}] = {value};")));
            }
        }
        write!(f, "#[differentiable]\n{} {{\n{}}}\n", signature(self.form), code.text)
    }
}

/// What the methods of `Field` need.
const FIELD: &str = "use fluxions::{Field, nalgebra::ComplexField};

";

/// What a derivative inside a program needs.
const INSIDE: &str = "use fluxions::DerivativeOf;
use fluxions_dual::Dual;

#[differentiable]
fn inside<S: Scalar>(t: S) -> S {
    (t * t).max(t) * t
}

";

/// What a recording inside a program needs.
const RECORDED: &str = "use fluxions::GradientOf;
use fluxions_tape::RecordedTape;

#[differentiable]
fn pair<S: Scalar>(x: &[S; 2]) -> S {
    (x[0] * x[0]).max(x[0]) * x[1]
}

";

/// What the change of one gradient needs.
const SCALE: &str = "use fluxions::surgery::Scale;

";

/// The items of a file of this crate, as programs see them.
fn items(file: &str) -> String {
    let source = file.replace("pub(super) ", "");
    source
        .lines()
        .skip_while(|line| line.starts_with("//!") || line.is_empty())
        .map(|line| format!("{line}\n"))
        .collect::<String>()
        + "\n"
}

/// The output with a skipped field.
const MARKED: &str = "#[derive(Clone, Debug, Differentiable)]
struct Marked<S> {
    y: Vec<S>,
    #[differentiable(skip)]
    positive: bool,
}

";

/// The input with a skipped field.
const POINT: &str = "#[derive(Clone, Debug, Differentiable)]
struct Point<S> {
    x: Vec<S>,
    #[differentiable(skip)]
    power: i32,
}

";

fn signature(form: Form) -> String {
    let context = if form.context { ", #[parameter] p: &[S], #[cache] work: &mut [S]" } else { "" };
    match form.output {
        Output::Number if form.skips => format!("fn f<S: Scalar>(point: &Point<S>{context}) -> S"),
        Output::Number => format!("fn f<S: Scalar>(x: &[S]{context}) -> S"),
        Output::Vector | Output::Growing => format!("fn f<S: Scalar>(x: &[S]{context}) -> Vec<S>"),
        Output::Marked => format!("fn f<S: Scalar>(x: &[S]{context}) -> Marked<S>"),
        Output::InPlace => format!("fn f<S: Scalar>(y: &mut [S], x: &[S]{context})"),
    }
}

fn symbol(relation: Relation) -> &'static str {
    match relation {
        Relation::Less => "<",
        Relation::LessOrEqual => "<=",
        Relation::Equal => "==",
    }
}

impl Code {
    fn line(&mut self, line: &str) {
        self.text.push_str(&"    ".repeat(self.depth));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Writes the vector whose last component may be missing.
    fn growing(&mut self, outputs: &[String]) {
        let Some((last, all)) = outputs.split_last() else { return self.line("vec![]") };
        self.line(&format!("let mut y = vec![{}];", all.join(", ")));
        self.line(&format!("if {last} > 0.0 {{"));
        self.line(&format!("    y.push({last});"));
        self.line("}");
        self.line("y");
    }

    fn value(&self, value: Value) -> String {
        match value {
            Value::Input(i) => format!("x[{i}]"),
            Value::Parameter(i) => format!("p[{i}]"),
            Value::Slot(i) if self.cache => format!("work[{i}]"),
            Value::Slot(i) => format!("v{i}"),
        }
    }

    fn right(&self, right: Right) -> String {
        match right {
            Right::Value(value) => self.value(value),
            Right::Literal(r) => format!("{r:?}"),
        }
    }

    fn values<const N: usize>(&self, values: [Value; N]) -> [String; N] {
        values.map(|value| self.value(value))
    }

    /// Returns the left side of the statement that gives a step its first value.
    fn left(&self, step: &Step, mutable: bool) -> String {
        let name = self.value(Value::Slot(step.slot));
        match (self.cache, mutable) {
            (true, _) => name,
            (false, true) => format!("let mut {name}"),
            (false, false) => format!("let {name}"),
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        let (left, left_mut) = (self.left(step, false), self.left(step, true));
        let name = self.value(Value::Slot(step.slot));
        match &step.instruction {
            Instruction::Arithmetic { operation, left: a, right, assigning: true } => {
                self.line(&format!("{left_mut} = {};", self.value(*a)));
                self.line(&format!("{name} {}= {};", operation.symbol(), self.right(*right)));
            }
            Instruction::If { a, relation, b, then, otherwise } => {
                let (a, b) = (self.value(*a), self.right(*b));
                self.line(&format!("{left} = if {a} {} {b} {{", symbol(*relation)));
                self.block(then, |result| result);
                self.line("} else {");
                self.block(otherwise, |result| result);
                self.line("};");
            }
            Instruction::Loop { count, start, body } => {
                self.line(&format!("{left_mut} = {};", self.value(*start)));
                self.line(&format!("for _ in 0..{count} {{"));
                self.block(body, |result| format!("{name} = {result};"));
                self.line("}");
            }
            simple => {
                let value = self.simple(simple);
                self.line(&format!("{left} = {value};"));
            }
        }
    }

    fn block(&mut self, block: &Block, last: impl FnOnce(String) -> String) {
        self.depth += 1;
        self.steps(&block.steps);
        self.line(&last(self.value(block.result)));
        self.depth -= 1;
    }

    /// Writes an instruction that is one expression.
    fn simple(&self, instruction: &Instruction) -> String {
        match instruction {
            Instruction::Constant(r) => format!("S::constant({r:?})"),
            Instruction::Unary(f, x) => f.text(&self.value(*x)),
            Instruction::Arithmetic { operation, left, right, .. } => {
                format!("{} {} {}", self.value(*left), operation.symbol(), self.right(*right))
            }
            Instruction::Binary(f, a, b) => f.text(&self.value(*a), &self.value(*b)),
            Instruction::Powi(x, n) => format!("{}.powi({n})", self.value(*x)),
            Instruction::PowiSkipped(x) => format!("{}.powi(point.power)", self.value(*x)),
            Instruction::Powf(x, p) => format!("{}.powf({p:?})", self.value(*x)),
            Instruction::MulAdd(x, a, b) => {
                let [x, a, b] = self.values([*x, *a, *b]);
                format!("{x}.mul_add({a}, {b})")
            }
            Instruction::Clamp(x, low, high) => {
                let [x, low, high] = self.values([*x, *low, *high]);
                format!("{x}.clamp({low}, {high})")
            }
            Instruction::Select { a, relation, b, then, otherwise } => {
                let [a, b, then, otherwise] = self.values([*a, *b, *then, *otherwise]);
                format!("S::select({a}, fluxions::Relation::{relation:?}, {b}, {then}, {otherwise})")
            }
            Instruction::Sum(all) => {
                let all: Vec<String> = all.iter().map(|&value| self.value(value)).collect();
                // An empty list has no type of its own.
                let list = if all.is_empty() { "S::zero(); 0".into() } else { all.join(", ") };
                format!("[{list}].into_iter().sum::<S>()")
            }
            Instruction::SumInputs { of: None, from, to } => format!("x[{from}..{to}].iter().copied().sum::<S>()"),
            Instruction::SumInputs { of: Some(f), from, to } => {
                format!("x[{from}..{to}].iter().map(|&x| {}).sum::<S>()", f.text("x"))
            }
            Instruction::If { .. } | Instruction::Loop { .. } => String::new(),
        }
    }
}
