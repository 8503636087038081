//! From a case that fails to the smallest one that does: proptest simplifies the draft, then unused and dispensable steps go.

use crate::case::Case;
use crate::estimate::Reference;
use crate::generate::Draft;
use crate::program::{Program, Step, Value};
use crate::run::Finding;
use crate::target::Target;
use proptest::strategy::ValueTree;
use proptest::test_runner::{TestCaseError, TestError, TestRunner};

/// The finding of a draft that fails; `None` if it does not.
pub(crate) fn shrunk(
    reference: &dyn Reference,
    target: &dyn Target,
    runner: &mut TestRunner,
    tree: Box<dyn ValueTree<Value = Draft>>,
) -> Option<Finding> {
    let outcome = runner.run_one(tree, |draft| {
        let case = Case::draw(reference, &draft).map_err(|rejection| TestCaseError::reject(rejection.to_string()))?;
        target.check(&case).map_err(|disagreement| TestCaseError::fail(disagreement.to_string()))
    });
    let Err(TestError::Fail(_, draft)) = outcome else { return None };
    let case = tidy(Case::draw(reference, &draft).ok()?, target);
    let disagreement = target.check(&case).err()?;
    Some(Finding { disagreement, code: case.program.to_string(), parameters: case.parameters.clone() })
}

/// Leaves out steps and components of x as long as the case fails.
fn tidy<'r>(mut case: Case<'r>, target: &dyn Target) -> Case<'r> {
    let failing = |smaller: &Case<'r>| target.check(smaller).is_err();
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

/// A case with one step less: an operand stands in for its result.
fn without_a_step<'r>(case: &Case<'r>, failing: &impl Fn(&Case<'r>) -> bool) -> Option<Case<'r>> {
    let mut candidates = Vec::new();
    for step in &case.program.steps {
        let Step { slot, instruction } = step;
        for operand in instruction.clone().operands_mut() {
            candidates.push((*slot, *operand));
        }
    }
    candidates.into_iter().find_map(|(slot, operand)| {
        let smaller = substituted(&case.program, Value::Slot(slot), operand).pruned();
        let fewer = smaller.slots < case.program.slots;
        fewer.then(|| case.with(smaller, None).ok().filter(failing))?
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
