use super::{Block, Instruction, Program, Right, Step, Value};
use fluxions::Scalar;

/// Looks at each step of an evaluation.
pub trait Watch<S> {
    /// Gets a step, a look at the values before it, and its result; gives the result to go on with.
    fn step(&mut self, step: &Step, values: &dyn Fn(Value) -> S, result: S) -> S;
}

/// One evaluation.
struct Run<'a, 'w, S> {
    x: &'a [S],
    parameters: &'a [S],
    slots: &'a mut [S],
    watch: Option<&'w mut dyn Watch<S>>,
}

impl Program {
    /// Evaluates f with `slots` for the results of the steps.
    pub(crate) fn run<S: Scalar>(
        &self,
        x: &[S],
        parameters: &[S],
        slots: &mut [S],
        watch: Option<&mut dyn Watch<S>>,
        mut output: impl FnMut(usize, S),
    ) {
        let mut run = Run { x, parameters, slots, watch };
        run.steps(&self.steps);
        self.outputs.iter().enumerate().for_each(|(i, &value)| output(i, run.get(value)));
    }

    /// f(x).
    pub fn evaluate<S: Scalar>(&self, x: &[S], parameters: &[S]) -> Vec<S> {
        let mut y = Vec::with_capacity(self.dim());
        self.run(x, parameters, &mut vec![S::zero(); self.slots], None, |_, value| y.push(value));
        y
    }
}

impl<S: Scalar> Run<'_, '_, S> {
    fn get(&self, value: Value) -> S {
        match value {
            Value::Input(i) => self.x[i],
            Value::Parameter(i) => self.parameters[i],
            Value::Slot(i) => self.slots[i],
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            let mut result = self.instruction(step);
            if let Some(watch) = self.watch.take() {
                result = watch.step(step, &|value| self.get(value), result);
                self.watch = Some(watch);
            }
            self.slots[step.slot] = result;
        }
    }

    fn block(&mut self, block: &Block) -> S {
        self.steps(&block.steps);
        self.get(block.result)
    }

    fn instruction(&mut self, step: &Step) -> S {
        match &step.instruction {
            Instruction::Constant(r) => S::constant(*r),
            Instruction::Unary(f, x) => f.apply(self.get(*x)),
            Instruction::Arithmetic { operation, left, right: Right::Value(right), assigning } => {
                operation.apply(self.get(*left), self.get(*right), *assigning)
            }
            Instruction::Arithmetic { operation, left, right: Right::Literal(right), assigning } => {
                operation.apply_literal(self.get(*left), *right, *assigning)
            }
            Instruction::Binary(f, a, b) => f.apply(self.get(*a), self.get(*b)),
            Instruction::Powi(x, n) => self.get(*x).powi(*n),
            Instruction::Powf(x, p) => self.get(*x).powf(*p),
            Instruction::MulAdd(x, a, b) => self.get(*x).mul_add(self.get(*a), self.get(*b)),
            Instruction::Clamp(x, low, high) => self.get(*x).clamp(self.get(*low), self.get(*high)),
            Instruction::Select { a, relation, b, then, otherwise } => {
                S::select(self.get(*a), *relation, self.get(*b), self.get(*then), self.get(*otherwise))
            }
            Instruction::If { a, relation, b, then, otherwise } => {
                let holds = match b {
                    Right::Value(b) => relation.holds(self.get(*a).partial_cmp(&self.get(*b))),
                    Right::Literal(b) => relation.holds(self.get(*a).partial_cmp(b)),
                };
                self.block(if holds { then } else { otherwise })
            }
            Instruction::Loop { count, start, body } => {
                self.slots[step.slot] = self.get(*start);
                for _ in 0..*count {
                    self.slots[step.slot] = self.block(body);
                }
                self.slots[step.slot]
            }
            Instruction::Sum(all) => all.iter().map(|&value| self.get(value)).sum(),
            Instruction::SumInputs { of: None, from, to } => self.x[*from..*to].iter().copied().sum(),
            Instruction::SumInputs { of: Some(f), from, to } => self.x[*from..*to].iter().map(|&x| f.apply(x)).sum(),
        }
    }
}
