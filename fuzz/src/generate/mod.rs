//! Random programs with points. proptest draws and shrinks [`Draft`]s, from which the programs are made.

mod build;
mod instructions;

use crate::program::{Form, Instruction, Output, Program};
use instructions::{Scope, instruction};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A random program that proptest has drawn: a list of instructions whose operands are not yet bound to values, so
/// that any part can be removed; and two values for each component of x and for each parameter.
#[derive(Clone, Debug)]
pub struct Draft {
    /// How the program is called.
    pub form: Form,
    /// Two points.
    pub x: Vec<(f64, f64)>,
    /// The skipped powers of the two points. They are used in the forms that skip.
    pub powers: [i32; 2],
    /// Parameters.
    pub parameters: Vec<f64>,
    /// Whether arguments are moved into the domains of functions. Most programs without that are rejected later.
    pub guarded: bool,
    /// Whether the numbers and operations are such that ties and kinks occur.
    pub ties: bool,
    /// Instructions, and unbound values for the outputs.
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) outputs: Vec<u16>,
}

impl Draft {
    /// Returns the program. It binds each operand to an existing value.
    pub fn program(&self) -> Program {
        build::build(self)
    }

    /// The two points.
    pub fn points(&self) -> [Vec<f64>; 2] {
        [self.x.iter().map(|&(a, _)| a).collect(), self.x.iter().map(|&(_, b)| b).collect()]
    }
}

/// Draws numbers with few digits, so that a small program reads well.
fn thousandths() -> impl Strategy<Value = f64> + Clone {
    (-3000..=3000i32).prop_map(|k| f64::from(k) / 1000.0)
}

/// Draws halves of integers, which are often equal.
fn halves() -> impl Strategy<Value = f64> + Clone {
    (-4..=4i32).prop_map(|k| f64::from(k) / 2.0)
}

/// Draws components of points. Some of them are at the edges of domains and far out.
fn component(ties: bool) -> BoxedStrategy<f64> {
    if ties {
        return halves().boxed();
    }
    let edges = select(vec![0.0, 1.0, -1.0, 2.0, -0.5, 20.0, -20.0, 800.0, -800.0, 1e-3, 1e-8, -1e-8, 1e-160, 1e8]);
    prop_oneof![12 => thousandths(), 1 => edges].boxed()
}

fn form() -> impl Strategy<Value = Form> {
    let output = prop_oneof![
        8 => Just(Output::Number),
        2 => Just(Output::Vector),
        2 => Just(Output::InPlace),
        1 => Just(Output::Marked),
        1 => Just(Output::Growing),
    ];
    let skips = prop_oneof![3 => Just(false), 1 => Just(true)];
    (output, any::<bool>(), skips).prop_map(|(output, context, skips)| Form {
        output,
        // One type of function is enough for skipped fields of x, and one for those of y.
        context: context && !(skips && output == Output::Number) && output != Output::Marked,
        skips: skips && output == Output::Number,
    })
}

/// Draws points. They mostly have few components, and at most 64: the time that the reference takes grows with n².
fn point(ties: bool) -> impl Strategy<Value = Vec<(f64, f64)>> {
    let one = (component(ties), component(ties));
    prop_oneof![24 => vec(one.clone(), 0..=4), 6 => vec(one.clone(), 0..=20), 1 => vec(one, 0..=64)]
}

/// Draws drafts of programs: smooth near their points, or with ties.
pub fn draft(ties: bool) -> BoxedStrategy<Draft> {
    let scope = if ties { Scope::Ties } else { Scope::Everything };
    let instructions = prop_oneof![3 => vec(instruction(scope), 1..=6), 1 => vec(instruction(scope), 1..=24)];
    let outputs = vec(instructions::value(), 0..=5);
    let parameters = vec(component(ties), 0..=3);
    let guarded = prop_oneof![1 => Just(false), 7 => Just(true)];
    let powers = [0..=4i32, 0..=4i32];
    // A tuple is shrunk from the left, and without instructions everything else is quicker.
    let all = (instructions, point(ties), outputs, form(), powers, parameters, guarded);
    all.prop_map(move |(instructions, x, outputs, form, powers, parameters, guarded)| {
        let parameters = if form.context { parameters } else { Vec::new() };
        Draft { form, x, powers, parameters, guarded, ties, instructions, outputs }
    })
    .boxed()
}
