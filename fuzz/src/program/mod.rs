//! Straight-line programs as data: [`Program`].

mod evaluate;
mod function;
mod operation;
mod prune;
mod size;
mod text;
mod trace;

pub use evaluate::Watch;
pub(crate) use evaluate::mix;
pub use function::{Kept, Model};
pub use operation::{Arithmetic, Binary, Unary};
pub use size::Size;
pub use trace::Trace;

use fluxions::Relation;

/// A function of x and parameters, as a list of steps that each use earlier values.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// How it is called.
    pub form: Form,
    /// n = dim x.
    pub inputs: usize,
    /// How many parameters; 0 without a context.
    pub parameters: usize,
    /// How many results its steps have together, those in blocks included: the length of its cache.
    pub slots: usize,
    /// In order.
    pub steps: Vec<Step>,
    /// m values; one for [`Output::Number`].
    pub outputs: Vec<Value>,
}

/// How a program is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    /// What it gives.
    pub output: Output,
    /// Whether it takes parameters, and keeps the results of its steps in a cache.
    pub context: bool,
}

/// What a program gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Output {
    /// A number, returned.
    Number,
    /// A vector, returned.
    Vector,
    /// A vector, written in place.
    InPlace,
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

/// An instruction, and where its result goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The number of the result.
    pub slot: usize,
    /// What is done.
    pub instruction: Instruction,
}

/// Steps of a branch or a loop: they see all earlier values, and nothing but their result is seen outside.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// In order.
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

/// What a step does.
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
    /// `x.powf(p)`
    Powf(Value, f64),
    /// `x.mul_add(a, b)`
    MulAdd(Value, Value, Value),
    /// `x.clamp(low, high)`
    Clamp(Value, Value, Value),
    /// `S::select(a, relation, b, then, otherwise)`
    Select {
        /// Left of the relation.
        a: Value,
        /// How they are compared.
        relation: Relation,
        /// Right of the relation.
        b: Value,
        /// The value where it holds.
        then: Value,
        /// The value where it does not.
        otherwise: Value,
    },
    /// `if a < b { … } else { … }`
    If {
        /// Left of the relation.
        a: Value,
        /// How they are compared.
        relation: Relation,
        /// Right of the relation.
        b: Right,
        /// Where it holds.
        then: Block,
        /// Where it does not.
        otherwise: Block,
    },
    /// A value that goes through a block several times: the block sees it as the slot of this step.
    Loop {
        /// How often.
        count: usize,
        /// The first value.
        start: Value,
        /// Gives the next value.
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
    /// The values that it uses itself; those of its blocks are theirs.
    pub(crate) fn operands_mut(&mut self) -> Vec<&mut Value> {
        match self {
            Self::Constant(_) | Self::SumInputs { .. } => Vec::new(),
            Self::Unary(_, x) | Self::Powi(x, _) | Self::Powf(x, _) | Self::Loop { start: x, .. } => vec![x],
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

    /// Its blocks.
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
    /// m.
    pub fn dim(&self) -> usize {
        self.outputs.len()
    }

    /// Whether an instruction, in a block or not, satisfies `f`.
    pub fn any(&self, mut f: impl FnMut(&Instruction) -> bool) -> bool {
        self.steps.iter().any(|step| step.instruction.any(&mut f))
    }

    /// Whether a derivative is stopped somewhere, which differences do not see.
    pub fn stops_gradients(&self) -> bool {
        self.any(|instruction| matches!(instruction, Instruction::Unary(Unary::StopGradient, _)))
    }
}
