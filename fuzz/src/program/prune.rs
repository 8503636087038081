use super::{Instruction, Program, Step, Value};

impl Program {
    /// Returns the program without the steps that no output needs, with the slots numbered anew.
    pub fn pruned(&self) -> Self {
        let mut program = self.clone();
        let mut live = vec![false; program.slots];
        program.outputs.iter().for_each(|&value| mark(&mut live, value));
        keep(&mut program.steps, &mut live);
        let mut numbers = vec![0; program.slots];
        program.slots = 0;
        number(&mut program.steps, &mut numbers, &mut program.slots);
        program.visit_mut(&mut |value| {
            if let Value::Slot(slot) = value {
                *slot = numbers[*slot];
            }
        });
        program
    }

    /// Returns the program without component `j` of x, or `None` if the program uses it.
    pub fn without_input(&self, j: usize) -> Option<Self> {
        let mut program = self.clone();
        let mut used = false;
        program.visit_mut(&mut |value| match value {
            Value::Input(i) if *i == j => used = true,
            Value::Input(i) if *i > j => *i -= 1,
            _ => {}
        });
        program.inputs -= 1;
        // A sum over a range of inputs may use the component, so such programs stay.
        let sums = program.any(|instruction| matches!(instruction, Instruction::SumInputs { .. }));
        (!used && !sums).then_some(program)
    }

    /// Calls `f` with every value used.
    pub(crate) fn visit_mut(&mut self, f: &mut dyn FnMut(&mut Value)) {
        self.steps.iter_mut().for_each(|step| step.instruction.visit_mut(f));
        self.outputs.iter_mut().for_each(f);
    }
}

fn mark(live: &mut [bool], value: Value) {
    if let Value::Slot(slot) = value {
        live[slot] = true;
    }
}

/// Keeps the steps that are used, and marks the values that they use.
fn keep(steps: &mut Vec<Step>, live: &mut [bool]) {
    let mut kept: Vec<Step> = Vec::new();
    while let Some(mut step) = steps.pop() {
        if !live[step.slot] {
            continue;
        }
        for block in step.instruction.blocks_mut() {
            mark(live, block.result);
            keep(&mut block.steps, live);
        }
        step.instruction.operands_mut().into_iter().for_each(|value| mark(live, *value));
        kept.push(step);
    }
    kept.reverse();
    *steps = kept;
}

fn number(steps: &mut [Step], numbers: &mut [usize], next: &mut usize) {
    for step in steps {
        step.instruction.blocks_mut().into_iter().for_each(|block| number(&mut block.steps, numbers, next));
        numbers[step.slot] = *next;
        step.slot = *next;
        *next += 1;
    }
}
