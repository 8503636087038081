use super::{Block, Instruction, Output, Program, Right, Step, Value};
use core::cell::Cell;
use fluxions::Scalar;

/// An observer of an evaluation.
pub trait Watch<S> {
    /// Is called after each step with the step, access to the values before it, and its result.
    fn step(&mut self, step: &Step, values: &dyn Fn(Value) -> S, result: S);

    /// Is called when the value of a block, or the first value of a loop, is written to a slot.
    fn copy(&mut self, _slot: usize, _from: Value) {}
}

/// Another rounding: each value changes by one or two ulps each time it is used.
///
/// A result is not changed once for all its uses, because in `x.atan2(x)` the errors of both operands would cancel.
/// Errors of rounding do not.
pub(crate) struct Noise {
    seed: u64,
    uses: Cell<u64>,
}

/// Returns bits that look random, from two numbers: one round of SplitMix64.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Noise {
    /// Makes noise from a seed. The seed 0 makes none.
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, uses: Cell::new(0) }
    }

    /// Returns 1 ± ε or 1 ± 2ε.
    fn factor(&self) -> f64 {
        self.uses.set(self.uses.get() + 1);
        let z = mix(self.seed, self.uses.get());
        let size = if z & 1 == 0 { 1.0 } else { 2.0 };
        1.0 + if z & 2 == 0 { size } else { -size } * f64::EPSILON
    }

    fn on<S: Scalar>(&self, value: S) -> S {
        if self.seed == 0 { value } else { value * self.factor() }
    }
}

/// What a program is evaluated at.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a, S> {
    /// The components of x.
    pub x: &'a [S],
    /// The skipped power of x.
    pub power: i32,
    /// The parameters.
    pub parameters: &'a [S],
}

/// One evaluation.
struct Run<'a, 'w, S> {
    inputs: Inputs<'a, S>,
    slots: &'a mut [S],
    noise: Noise,
    watch: Option<&'w mut dyn Watch<S>>,
}

impl Program {
    /// Evaluates f with `slots` for the results of the steps.
    pub(crate) fn run<S: Scalar>(
        &self,
        inputs: Inputs<'_, S>,
        slots: &mut [S],
        noise: Noise,
        watch: Option<&mut dyn Watch<S>>,
        mut output: impl FnMut(usize, S),
    ) {
        let mut run = Run { inputs, slots, noise, watch };
        run.steps(&self.steps);
        for (i, &value) in self.outputs.iter().enumerate() {
            let value = run.get(value);
            let may_miss = self.form.output == Output::Growing && i + 1 == self.dim();
            if !may_miss || value > 0.0 {
                output(i, value);
            }
        }
    }

    /// f(x).
    pub fn evaluate<S: Scalar>(&self, x: &[S], parameters: &[S]) -> Vec<S> {
        let mut y = Vec::with_capacity(self.dim());
        let inputs = Inputs { x, power: self.power, parameters };
        self.run(inputs, &mut vec![S::zero(); self.slots], Noise::new(0), None, |_, value| y.push(value));
        y
    }
}

impl<S: Scalar> Run<'_, '_, S> {
    fn get(&self, value: Value) -> S {
        self.noise.on(match value {
            Value::Input(i) => self.inputs.x[i],
            Value::Parameter(i) => self.inputs.parameters[i],
            Value::Slot(i) => self.slots[i],
        })
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            let result = self.instruction(step);
            if let Some(watch) = self.watch.take() {
                watch.step(step, &|value| self.get(value), result);
                self.watch = Some(watch);
            }
            self.slots[step.slot] = result;
        }
    }

    fn block(&mut self, slot: usize, block: &Block) -> S {
        self.steps(&block.steps);
        self.copy(slot, block.result)
    }

    fn copy(&mut self, slot: usize, from: Value) -> S {
        if let Some(watch) = &mut self.watch {
            watch.copy(slot, from);
        }
        self.get(from)
    }

    fn instruction(&mut self, step: &Step) -> S {
        match &step.instruction {
            Instruction::Constant(r) => S::constant(*r),
            Instruction::Unary(f, x) => f.apply(self.get(*x)),
            Instruction::Arithmetic { operation, left, right: Right::Value(right), assigning } => {
                operation.apply(self.get(*left), self.get(*right), *assigning)
            }
            Instruction::Arithmetic { operation, left, right: Right::Literal(right), assigning } => {
                operation.apply(self.get(*left), *right, *assigning)
            }
            Instruction::Binary(f, a, b) => f.apply(self.get(*a), self.get(*b)),
            Instruction::Powi(x, n) => self.get(*x).powi(*n),
            Instruction::PowiSkipped(x) => self.get(*x).powi(self.inputs.power),
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
                self.block(step.slot, if holds { then } else { otherwise })
            }
            Instruction::Loop { count, start, body } => {
                self.slots[step.slot] = self.copy(step.slot, *start);
                for _ in 0..*count {
                    self.slots[step.slot] = self.block(step.slot, body);
                }
                self.slots[step.slot]
            }
            Instruction::Sum(all) => all.iter().map(|&value| self.get(value)).sum(),
            Instruction::SumInputs { of: None, from, to } => {
                self.inputs.x[*from..*to].iter().map(|&x| self.noise.on(x)).sum()
            }
            Instruction::SumInputs { of: Some(f), from, to } => {
                self.inputs.x[*from..*to].iter().map(|&x| f.apply(self.noise.on(x))).sum()
            }
        }
    }
}
