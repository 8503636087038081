//! A wrong derivative of any one operation is found. Some of the findings are shrunk, which takes most of the time: to a program that has
//! this operation and little else.

mod common;

use common::{Mutant, Wrong};
use fluxions::{Exactness, SecondOrder};
use fluxions_dual::Dual;
use fluxions_fuzz::program::{Binary, Unary};
use fluxions_fuzz::{Budget, Finding, Of, Target, fuzz};
use fluxions_scenarios::wrong::{self, Fault};
use fluxions_tape::RecordedTape;
use std::sync::LazyLock;

/// What one run finds of all wrong backends, each by its name, and of two without a fault. They have the test cases in common.
static FINDINGS: LazyLock<Vec<Finding>> = LazyLock::new(|| {
    let targets: Vec<_> = exact().chain(approximate()).chain(pairs()).chain(faults()).chain(faultless()).collect();
    fuzz(&Dual::new(), &targets, Budget::Cases(3000), 3, &mut |_| ()).findings
});

const APPROXIMATE: [&str; 6] = ["sin", "exp", "tanh", "hypot", "powi", "second order"];

fn operations() -> impl Iterator<Item = &'static str> {
    // Those without a derivative have none to spoil; `neg` is arithmetic; the others are made of several.
    let flat = ["neg", "signum", "floor", "ceil", "round", "trunc", "try_sqrt", "is_finite", "first", "call_rule"];
    let unary = Unary::ALL.iter().map(|f| f.name()).filter(move |name| !flat.contains(name));
    let others = ["powi", "powf", "mul_add", "clamp", "select"];
    let binary = Binary::ALL.iter().map(|f| f.name()).filter(|name| *name != "call_rule");
    unary.chain(binary).chain(others)
}

/// One operation in so many is shrunk. What is shrunk does not depend on which one it is.
const SHRUNK: usize = 8;

fn exact() -> impl Iterator<Item = Box<dyn Target>> {
    let exact = || Of::new(Wrong(Exactness::Exact));
    let operations = operations().enumerate().map(move |(number, name)| match number % SHRUNK {
        0 => Mutant::boxed(name, name, exact()),
        _ => Mutant::not_shrunk(name, name, exact()),
    });
    let others = ["comparisons of infinity", "one", "flow", "call_rule"];
    let others = others.map(|name| Mutant::boxed(name, name, exact()));
    let second = Mutant::not_shrunk("second order", "second order", exact());
    let ties = Mutant::boxed("max at ties", "max at ties", exact().with_ties());
    operations.chain(others).chain([second, ties])
}

/// No fault, and one that is not checked where it would be seen.
fn faultless() -> impl Iterator<Item = Box<dyn Target>> {
    let exact = || Of::new(Wrong(Exactness::Exact));
    let targets = [
        Mutant::boxed("no fault", "", exact().with_ties()),
        Mutant::boxed("max at ties, not checked there", "max at ties", exact()),
    ];
    targets.into_iter()
}

fn approximate() -> impl Iterator<Item = Box<dyn Target>> {
    let approximate = Exactness::Approximate { first: 4e-11, second: 1.5e-8 };
    APPROXIMATE
        .into_iter()
        .map(move |name| Mutant::not_shrunk(format!("{name}, approximate"), name, Of::new(Wrong(approximate))))
}

/// Wrong numbers that are recorded by the inner backend of a pair.
fn pairs() -> impl Iterator<Item = Box<dyn Target>> {
    let pair = || Of::new(SecondOrder::new(Wrong(Exactness::Exact), RecordedTape::new()));
    [Mutant::not_shrunk("flow, recorded", "flow", pair())].into_iter()
}

/// Dual numbers with a fault.
fn faults() -> impl Iterator<Item = Box<dyn Target>> {
    use Fault::{AnyShape, KeepsSkippedInputs, KeepsSkippedOutputs, NeverRecovers};
    [KeepsSkippedInputs, KeepsSkippedOutputs, AnyShape, NeverRecovers]
        .into_iter()
        .map(|fault| Mutant::boxed(format!("{fault:?}"), "", Of::new(wrong::Wrong(fault))))
}

/// What was found of the target of this name.
fn found(name: &str) -> Option<&'static Finding> {
    FINDINGS.iter().find(|finding| &*finding.disagreement.backend == name)
}

/// Whether the program has fewer lines than this, without the definitions that stand before it.
fn is_small(finding: &Finding, lines: usize) {
    let program = finding.code.rsplit("#[differentiable]").next().unwrap_or_default();
    assert!(program.lines().count() < lines, "it is not small:\n{finding}");
}

#[test]
fn without_a_fault_nothing_is_found() {
    for name in ["no fault", "max at ties, not checked there"] {
        assert!(found(name).is_none(), "{}", found(name).unwrap());
    }
}

#[test]
fn every_wrong_derivative_is_found() {
    for (number, operation) in operations().enumerate() {
        let finding = found(operation).expect(operation);
        assert!(finding.code.contains(operation), "{operation}:\n{finding}");
        if number % SHRUNK == 0 {
            is_small(finding, 12);
        }
    }
}

#[test]
fn approximate_backends_are_not_excused() {
    for operation in APPROXIMATE {
        assert!(found(&format!("{operation}, approximate")).is_some(), "{operation}");
    }
}

#[test]
fn a_wrong_second_order_is_found() {
    let operator = found("second order").unwrap().disagreement.operator;
    assert!(matches!(operator, Some("hvp" | "hessian")), "{operator:?}");
}

#[test]
fn ties_are_for_those_who_keep_the_conventions() {
    let finding = found("max at ties").unwrap();
    assert!(finding.code.contains("max"), "{finding}");
}

#[test]
fn a_comparison_that_does_not_see_infinity_is_found() {
    let finding = found("comparisons of infinity").unwrap();
    assert!(finding.code.contains("is_finite"), "{finding}");
}

#[test]
fn a_wrong_seed_of_a_derivative_inside_is_found() {
    let finding = found("one").unwrap();
    assert!(finding.code.contains("Of::new"), "{finding}");
}

#[test]
fn a_wrong_derivative_of_a_rule_is_found() {
    let code = &found("call_rule").unwrap().code;
    assert!(["Sine.of(x", "Root.call(x", "Crossed.of(&[x"].iter().any(|call| code.contains(call)), "{code}");
}

#[test]
fn a_wrong_adjoint_of_a_recording_inside_is_found() {
    let finding = found("flow").unwrap();
    assert!(finding.code.contains("GradientOf::new(Pair, RecordedTape::new())"), "{finding}");
    is_small(finding, 8);
}

#[test]
fn a_wrong_adjoint_of_a_recording_of_numbers_with_tangents_is_found() {
    let finding = found("flow, recorded").unwrap();
    assert!(matches!(finding.disagreement.operator, Some("hvp" | "hessian" | "gradient along with hvp")), "{finding}");
}

#[test]
fn a_skipped_power_of_an_earlier_call_is_found() {
    let finding = found("KeepsSkippedInputs").unwrap();
    assert!(finding.code.contains(".powi(point.power)"), "{finding}");
    is_small(finding, 8);
    let disagreement = &finding.disagreement;
    assert!(disagreement.x.power != disagreement.prepared.power || disagreement.call > 0, "{finding}");
}

#[test]
fn a_skipped_mark_of_an_earlier_call_is_found() {
    let finding = found("KeepsSkippedOutputs").unwrap();
    assert!(finding.code.contains("Marked { positive"), "{finding}");
    is_small(finding, 9);
}

#[test]
fn a_shape_that_changes_in_silence_is_found() {
    let finding = found("AnyShape").unwrap();
    assert!(finding.code.contains("y.push("), "{finding}");
    is_small(finding, 12);
    assert!(finding.to_string().contains("took a value of another shape"), "{finding}");
}

#[test]
fn an_object_that_breaks_by_an_error_is_found() {
    assert!(found("NeverRecovers").unwrap().code.contains("y.push("));
}
