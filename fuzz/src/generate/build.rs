//! Makes programs from drafts: binds the operands, and moves arguments into the domains of functions.

use super::Draft;
use super::instructions::RECENT;
use crate::program::{Arithmetic, Binary, Block, Instruction, Output, Program, Right, Step, Unary, Value};

pub(super) fn build(draft: &Draft) -> Program {
    let (inputs, parameters) = (draft.x.len(), draft.parameters.len());
    let visible = (0..inputs).map(Value::Input).chain((0..parameters).map(Value::Parameter)).collect();
    let mut builder =
        Builder { visible, inputs, slots: 0, guarded: draft.guarded, skips: draft.form.skips, power: draft.powers[0] };
    let mut steps = Vec::new();
    for instruction in &draft.instructions {
        builder.add(instruction, &mut steps);
    }
    let mut outputs: Vec<Value> = draft.outputs.iter().map(|&k| builder.bind(k.into())).collect();
    if draft.form.output == Output::Number {
        // The value computed last, if no output was drawn.
        outputs.truncate(1);
        if outputs.is_empty() {
            outputs.push(builder.bind(RECENT.into()));
        }
    }
    Program { form: draft.form, power: draft.powers[0], inputs, parameters, slots: builder.slots, steps, outputs }
}

struct Builder {
    /// The values that can be used, in order.
    visible: Vec<Value>,
    inputs: usize,
    slots: usize,
    guarded: bool,
    skips: bool,
    power: i32,
}

/// The domain of a function, in which it is defined and not too large.
enum Domain {
    /// x² + 0.3
    Positive,
    /// 1.9 x / (x² + 1), within ±0.95
    Within1,
    /// x² + 1.2
    Above1,
}

fn domain(instruction: &Instruction) -> Option<Domain> {
    use Unary::{Acos, Acosh, Asin, Atanh, Cosh, Exp, Exp2, ExpM1, Ln, Ln1p, Log2, Log10, Recip, Sinh, Sqrt, Tan};
    match instruction {
        Instruction::Unary(Sqrt | Ln | Ln1p | Log2 | Log10 | Recip, _) | Instruction::Powf(..) => {
            Some(Domain::Positive)
        }
        Instruction::Unary(Asin | Acos | Atanh | Exp | Exp2 | ExpM1 | Sinh | Cosh | Tan, _) => Some(Domain::Within1),
        Instruction::Unary(Acosh, _) => Some(Domain::Above1),
        Instruction::Binary(Binary::Pow, ..) => Some(Domain::Positive),
        Instruction::Powi(_, n) if *n < 0 => Some(Domain::Positive),
        Instruction::Powi(..) | Instruction::PowiSkipped(_) => Some(Domain::Within1),
        _ => None,
    }
}

impl Builder {
    fn bind(&mut self, number: usize) -> Value {
        let count = self.visible.len();
        match number.checked_sub(RECENT.into()) {
            Some(back) => self.visible[count - 1 - back % count.min(4)],
            None => self.visible[number % count],
        }
    }

    fn push(&mut self, steps: &mut Vec<Step>, instruction: Instruction) -> Value {
        let slot = self.slots;
        self.slots += 1;
        steps.push(Step { slot, instruction });
        Value::Slot(slot)
    }

    /// There is always a value that can be used.
    fn provide(&mut self, steps: &mut Vec<Step>) {
        if self.visible.is_empty() {
            let value = self.push(steps, Instruction::Constant(0.75));
            self.visible.push(value);
        }
    }

    fn add(&mut self, draft: &Instruction, steps: &mut Vec<Step>) {
        self.provide(steps);
        let mut instruction = draft.clone();
        for operand in instruction.operands_mut() {
            if let Value::Slot(number) = *operand {
                *operand = self.bind(number);
            }
        }
        if let (Instruction::PowiSkipped(x), false) = (&instruction, self.skips) {
            instruction = Instruction::Powi(*x, self.power);
        }
        if let Instruction::SumInputs { from, to, .. } = &mut instruction {
            let (a, b) = (*from % (self.inputs + 1), *to % (self.inputs + 1));
            (*from, *to) = (a.min(b), a.max(b));
        }
        if self.guarded {
            self.guard(&mut instruction, steps);
        }
        self.blocks(&mut instruction);
        let value = self.push(steps, instruction);
        // Not before its blocks, which cannot use it.
        self.visible.push(value);
    }

    /// Moves the first operand, or a divisor, into the domain.
    fn guard(&mut self, instruction: &mut Instruction, steps: &mut Vec<Step>) {
        if let Instruction::Arithmetic { operation: Arithmetic::Div, right, .. } = instruction {
            match right {
                Right::Value(value) => *value = self.bring_into(*value, &Domain::Positive, steps),
                Right::Literal(r) if *r == 0.0 => *r = 1.0,
                Right::Literal(_) => {}
            }
        }
        if let Some(domain) = domain(instruction)
            && let Some(operand) = instruction.operands_mut().into_iter().next()
        {
            *operand = self.bring_into(*operand, &domain, steps);
        }
    }

    fn bring_into(&mut self, x: Value, domain: &Domain, steps: &mut Vec<Step>) -> Value {
        let arithmetic = |operation, left, right| Instruction::Arithmetic { operation, left, right, assigning: false };
        let mut push = |operation, left, right| self.push(steps, arithmetic(operation, left, right));
        let square = push(Arithmetic::Mul, x, Right::Value(x));
        match domain {
            Domain::Positive => push(Arithmetic::Add, square, Right::Literal(0.3)),
            Domain::Above1 => push(Arithmetic::Add, square, Right::Literal(1.2)),
            Domain::Within1 => {
                let sum = push(Arithmetic::Add, square, Right::Literal(1.0));
                let ratio = push(Arithmetic::Div, x, Right::Value(sum));
                push(Arithmetic::Mul, ratio, Right::Literal(1.9))
            }
        }
    }

    /// Binds blocks. Each block is a scope of its own. The slot of a loop comes after those of its block, so its
    /// number is known when the block is done.
    fn blocks(&mut self, instruction: &mut Instruction) {
        let outside = self.visible.len();
        let carries = matches!(instruction, Instruction::Loop { .. });
        // It differs from the number of an outer loop.
        let carried = Value::Slot(usize::MAX - outside);
        for block in instruction.blocks_mut() {
            if carries {
                self.visible.push(carried);
            }
            self.block(block);
            self.visible.truncate(outside);
        }
        let own = self.slots;
        if carries {
            instruction.visit_mut(&mut |value| {
                if *value == carried {
                    *value = Value::Slot(own);
                }
            });
        }
    }

    fn block(&mut self, block: &mut Block) {
        let mut steps = Vec::new();
        for step in &block.steps {
            self.add(&step.instruction, &mut steps);
        }
        block.steps = steps;
        if let Value::Slot(number) = block.result {
            block.result = self.bind(number);
        }
    }
}
