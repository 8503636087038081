//! Reduces a failing test case to a small one. First proptest simplifies the draft, then steps that are not needed
//! are removed.

use crate::case::TestCase;
use crate::estimate::Reference;
use crate::generate::Draft;
use crate::program::{Instruction, Program, Step, Value};
use crate::run::Finding;
use crate::target::Target;
use proptest::strategy::ValueTree;
use proptest::test_runner::{TestCaseError, TestError, TestRunner};

/// Returns the finding of a draft, or `None` if the draft does not fail. It is shrunk if the target says so.
pub(crate) fn finding(
    reference: &dyn Reference,
    target: &dyn Target,
    runner: &mut TestRunner,
    tree: Box<dyn ValueTree<Value = Draft>>,
) -> Option<Finding> {
    let case = if target.is_shrunk() {
        tidy(shrunk(reference, target, runner, tree)?, target)
    } else {
        TestCase::draw(reference, &tree.current()).ok()?
    };
    let disagreement = target.check(&case).err()?;
    Some(Finding { disagreement, code: case.program.to_string(), parameters: case.parameters.clone() })
}

/// Returns the test case of the simplest draft that fails.
fn shrunk<'r>(
    reference: &'r dyn Reference,
    target: &dyn Target,
    runner: &mut TestRunner,
    tree: Box<dyn ValueTree<Value = Draft>>,
) -> Option<TestCase<'r>> {
    let outcome = runner.run_one(tree, |draft| {
        let case =
            TestCase::draw(reference, &draft).map_err(|rejection| TestCaseError::reject(rejection.to_string()))?;
        target.check(&case).map_err(|disagreement| TestCaseError::fail(disagreement.to_string()))
    });
    let Err(TestError::Fail(_, draft)) = outcome else { return None };
    TestCase::draw(reference, &draft).ok()
}

/// Removes steps and components of x as long as the test case fails.
fn tidy<'r>(mut case: TestCase<'r>, target: &dyn Target) -> TestCase<'r> {
    let failing = |smaller: &TestCase<'r>| target.check(smaller).is_err();
    if let Some(smaller) = case.with(case.program.pruned(), None).ok().filter(failing) {
        case = smaller;
    }
    while let Some(smaller) = without_a_step(&case, &failing) {
        case = smaller;
    }
    for j in (0..case.program.inputs).rev() {
        let program = case.program.without_input(j);
        if let Some(smaller) = program.and_then(|program| case.with(program, Some(j)).ok()).filter(failing) {
            case = smaller;
        }
    }
    case
}

/// Returns a test case with one step less: an operand replaces the result of the step, or one block a branch.
fn without_a_step<'r>(case: &TestCase<'r>, failing: &impl Fn(&TestCase<'r>) -> bool) -> Option<TestCase<'r>> {
    let mut candidates = Vec::new();
    for step in &case.program.steps {
        let Step { slot, instruction } = step;
        for operand in instruction.clone().operands_mut() {
            candidates.push((*slot, *operand));
        }
    }
    let substitutes = candidates.into_iter().map(|(slot, value)| substituted(&case.program, Value::Slot(slot), value));
    substitutes.chain(without_a_branch(&case.program)).find_map(|smaller| {
        let smaller = smaller.pruned();
        let fewer = smaller.slots < case.program.slots;
        fewer.then(|| case.with(smaller, None).ok().filter(failing))?
    })
}

/// Returns the programs in which one of the two blocks stands in the place of a branch.
fn without_a_branch(program: &Program) -> impl Iterator<Item = Program> {
    let branches = program.steps.iter().enumerate().filter_map(|(k, step)| match &step.instruction {
        Instruction::If { then, otherwise, .. } => Some([then, otherwise].map(|block| (k, step.slot, block))),
        _ => None,
    });
    branches.flatten().map(|(k, slot, block)| {
        let mut straight = program.clone();
        straight.steps.splice(k..=k, block.steps.iter().cloned());
        substituted(&straight, Value::Slot(slot), block.result)
    })
}

fn substituted(program: &Program, old: Value, new: Value) -> Program {
    let mut program = program.clone();
    program.visit_mut(&mut |value| {
        if *value == old {
            *value = new;
        }
    });
    program
}
