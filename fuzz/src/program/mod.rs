//! Straight-line programs as data: [`Program`].

mod evaluate;
mod function;
mod operation;
mod prune;
mod rules;
mod size;
mod surgery;
mod text;
mod trace;

pub(crate) use evaluate::mix;
pub use evaluate::{Inputs, Watch};
pub use function::{Image, Kept, Marked, Model, Place, Point};
pub use operation::{Arithmetic, Binary, Unary};
pub use size::Size;
pub use trace::Trace;

use fluxions::Relation;

/// A function of x and parameters: a list of steps, each of which uses earlier values.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The form of the function.
    pub form: Form,
    /// n = dim x.
    pub inputs: usize,
    /// The skipped power of x, where the call does not give another one.
    pub power: i32,
    /// The number of parameters, 0 without a context.
    pub parameters: usize,
    /// The number of results of all steps, also those in blocks. It is the length of the cache.
    pub slots: usize,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The m outputs. [`Output::Number`] has one.
    pub outputs: Vec<Value>,
}

/// The form of a program's function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    /// The kind of its output.
    pub output: Output,
    /// Whether it has a context: parameters, and a cache with the results of the steps.
    pub context: bool,
    /// Whether x is a [`Point`], which has a skipped power, and not a vector. The output is a number then.
    pub skips: bool,
}

/// The output of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Output {
    /// A number, returned.
    Number,
    /// A vector, returned.
    Vector,
    /// A vector, written in place.
    InPlace,
    /// A vector, returned. Its last component is there only where it is positive.
    Growing,
    /// A [`Marked`] vector, returned. Its skipped mark says whether its last component is positive.
    Marked,
}

/// A value that a step uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A component of x.
    Input(usize),
    /// A parameter.
    Parameter(usize),
    /// The result of an earlier step.
    Slot(usize),
}

/// An instruction, and the slot of its result.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The number of the slot.
    pub slot: usize,
    /// The instruction.
    pub instruction: Instruction,
}

/// The steps of a branch or a loop. They can use all earlier values. Only the value of the block can be used outside.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The block's value.
    pub result: Value,
}

/// A right operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Right {
    /// A number of the scalar type.
    Value(Value),
    /// A literal.
    Literal(f64),
}

/// The instruction of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Instruction {
    /// `S::constant(r)`
    Constant(f64),
    /// A function of one number.
    Unary(Unary, Value),
    /// `left + right`, or `left += right`.
    Arithmetic {
        /// The operator.
        operation: Arithmetic,
        /// The left operand.
        left: Value,
        /// The right operand.
        right: Right,
        /// Whether by the assigning form.
        assigning: bool,
    },
    /// A function of two numbers.
    Binary(Binary, Value, Value),
    /// `x.powi(n)`
    Powi(Value, i32),
    /// `x.powi(power)` with the skipped power of x.
    PowiSkipped(Value),
    /// `x.powf(p)`
    Powf(Value, f64),
    /// `x.mul_add(a, b)`
    MulAdd(Value, Value, Value),
    /// `x.clamp(low, high)`
    Clamp(Value, Value, Value),
    /// `S::select(a, relation, b, then, otherwise)`
    Select {
        /// The left side of the relation.
        a: Value,
        /// The relation.
        relation: Relation,
        /// The right side of the relation.
        b: Value,
        /// The value where it holds.
        then: Value,
        /// The value where it does not.
        otherwise: Value,
    },
    /// `if a < b { … } else { … }`
    If {
        /// The left side of the relation.
        a: Value,
        /// The relation.
        relation: Relation,
        /// The right side of the relation.
        b: Right,
        /// Where it holds.
        then: Block,
        /// Where it does not.
        otherwise: Block,
    },
    /// A value that goes through a block several times. The block reads it from the slot of this step.
    Loop {
        /// The number of times.
        count: usize,
        /// The first value.
        start: Value,
        /// The block that computes the next value.
        body: Block,
    },
    /// The sum of an array.
    Sum(Vec<Value>),
    /// The sum over `x[from..to]`.
    SumInputs {
        /// The function of each component that is summed; `None` for the component itself.
        of: Option<Unary>,
        /// The first component.
        from: usize,
        /// The one after the last.
        to: usize,
    },
}

impl Instruction {
    /// Returns the values that the instruction itself uses, without those that its blocks use.
    pub(crate) fn operands_mut(&mut self) -> Vec<&mut Value> {
        match self {
            Self::Constant(_) | Self::SumInputs { .. } => Vec::new(),
            Self::Unary(_, x)
            | Self::Powi(x, _)
            | Self::PowiSkipped(x)
            | Self::Powf(x, _)
            | Self::Loop { start: x, .. } => vec![x],
            Self::Arithmetic { left: a, right: b, .. } | Self::If { a, b, .. } => {
                let mut all = vec![a];
                if let Right::Value(b) = b {
                    all.push(b);
                }
                all
            }
            Self::Binary(_, a, b) => vec![a, b],
            Self::MulAdd(a, b, c) | Self::Clamp(a, b, c) => vec![a, b, c],
            Self::Select { a, b, then, otherwise, .. } => vec![a, b, then, otherwise],
            Self::Sum(all) => all.iter_mut().collect(),
        }
    }

    /// Returns the blocks of the instruction.
    pub(crate) fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Self::If { then, otherwise, .. } => vec![then, otherwise],
            Self::Loop { body, .. } => vec![body],
            _ => Vec::new(),
        }
    }

    /// Calls `f` with every value used here and in the blocks.
    pub(crate) fn visit_mut(&mut self, f: &mut dyn FnMut(&mut Value)) {
        self.operands_mut().into_iter().for_each(&mut *f);
        for block in self.blocks_mut() {
            block.steps.iter_mut().for_each(|step| step.instruction.visit_mut(f));
            f(&mut block.result);
        }
    }

    /// Whether this or an instruction of its blocks satisfies `f`.
    pub(crate) fn any(&self, f: &mut dyn FnMut(&Self) -> bool) -> bool {
        let mut within = |block: &Block| block.steps.iter().any(|step| step.instruction.any(f));
        let inner = match self {
            Self::If { then, otherwise, .. } => within(then) || within(otherwise),
            Self::Loop { body, .. } => within(body),
            _ => false,
        };
        inner || f(self)
    }
}

impl Program {
    /// m, where no component is left out.
    pub fn dim(&self) -> usize {
        self.outputs.len()
    }

    /// Returns the program with another skipped power.
    pub fn with_power(&self, power: i32) -> Self {
        Self { power, ..self.clone() }
    }

    /// Whether an instruction, in a block or not, satisfies `f`.
    pub fn any(&self, mut f: impl FnMut(&Instruction) -> bool) -> bool {
        self.steps.iter().any(|step| step.instruction.any(&mut f))
    }

    /// Whether one of these functions is in the program.
    pub(crate) fn uses(&self, functions: &[Unary]) -> bool {
        self.any(|instruction| match instruction {
            Instruction::Unary(f, _) | Instruction::SumInputs { of: Some(f), .. } => functions.contains(f),
            _ => false,
        })
    }

    /// Whether the program calls a rule.
    pub fn calls_rules(&self) -> bool {
        let of_two = |instruction: &Instruction| matches!(instruction, Instruction::Binary(Binary::CrossedByRule, ..));
        self.uses(&[Unary::SinByRule, Unary::RootByRule]) || self.any(of_two)
    }

    /// Whether the program changes the gradients of several numbers together.
    pub(crate) fn turns_gradients(&self) -> bool {
        self.any(|instruction| matches!(instruction, Instruction::Binary(Binary::Turned, ..)))
    }

    /// Whether the program stops or changes a derivative somewhere, which differences cannot see.
    pub fn stops_gradients(&self) -> bool {
        self.uses(&[Unary::StopGradient, Unary::Halved]) || self.turns_gradients()
    }
}
