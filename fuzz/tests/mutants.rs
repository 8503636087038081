//! A wrong derivative of any one operation is found, and shrunk to a program that has this operation.

mod common;

use common::{WRONG, Wrong};
use fluxions::Exactness;
use fluxions_dual::Dual;
use fluxions_fuzz::program::{Binary, Unary};
use fluxions_fuzz::{Budget, Disagreement, Finding, Of, Target, fuzz};
use fluxions_scenarios::wrong::{self, Fault};

/// What a run finds with this operation wrong.
fn found(operation: &'static str, target: Of<Wrong>) -> Option<Finding> {
    WRONG.set(operation);
    let targets: Vec<Box<dyn Target>> = vec![Box::new(target)];
    fuzz(&Dual::new(), &targets, Budget::Cases(3000), 3, &mut |_| ()).findings.pop()
}

fn exact() -> Of<Wrong> {
    Of::new(Wrong(Exactness::Exact))
}

#[test]
fn without_a_fault_nothing_is_found() {
    assert!(found("", exact().with_ties()).is_none());
}

#[test]
fn every_wrong_derivative_is_found() {
    // Those without a derivative have none to spoil; `neg` is arithmetic; the last three are made of others.
    let flat = ["neg", "signum", "floor", "ceil", "round", "trunc", "try_sqrt", "is_finite", "first"];
    let unary = Unary::ALL.iter().map(|f| f.name()).filter(|name| !flat.contains(name));
    let others = ["powi", "powf", "mul_add", "clamp", "select"];
    for operation in unary.chain(Binary::ALL.iter().map(|f| f.name())).chain(others) {
        let Finding { code, .. } = found(operation, exact()).expect(operation);
        assert!(code.contains(operation), "{operation}:\n{code}");
        assert!(code.lines().count() < 12, "{operation} is not small:\n{code}");
    }
}

#[test]
fn approximate_backends_are_not_excused() {
    let approximate = Exactness::Approximate { first: 4e-11, second: 1.5e-8 };
    for operation in ["sin", "exp", "tanh", "hypot", "powi", "second order"] {
        assert!(found(operation, Of::new(Wrong(approximate))).is_some(), "{operation}");
    }
}

#[test]
fn a_wrong_second_order_is_found() {
    let Disagreement { operator, .. } = found("second order", exact()).unwrap().disagreement;
    assert!(matches!(operator, Some("hvp" | "hessian")), "{operator:?}");
}

#[test]
fn ties_are_for_those_who_keep_the_conventions() {
    assert!(found("max at ties", exact()).is_none());
    let finding = found("max at ties", exact().with_ties()).unwrap();
    assert!(finding.code.contains("max"), "{finding}");
}

#[test]
fn a_comparison_that_does_not_see_infinity_is_found() {
    let finding = found("comparisons of infinity", exact()).unwrap();
    assert!(finding.code.contains("is_finite"), "{finding}");
}

#[test]
fn a_wrong_seed_of_a_derivative_inside_is_found() {
    let finding = found("one", exact()).unwrap();
    assert!(finding.code.contains("DerivativeOf::new"), "{finding}");
}

/// What a run finds of dual numbers with a fault.
fn faulty(fault: Fault) -> Option<Finding> {
    let targets: Vec<Box<dyn Target>> = vec![Box::new(Of::new(wrong::Wrong(fault)))];
    fuzz(&Dual::new(), &targets, Budget::Cases(3000), 3, &mut |_| ()).findings.pop()
}

#[test]
fn a_skipped_power_of_an_earlier_call_is_found() {
    let Finding { code, disagreement, .. } = faulty(Fault::KeepsSkippedInputs).unwrap();
    assert!(code.contains(".powi(point.power)"), "{disagreement}\n{code}");
    assert!(code.lines().count() < 15, "it is not small:\n{code}");
    assert!(disagreement.x.power != disagreement.prepared.power || disagreement.call > 0, "{disagreement}");
}

#[test]
fn a_shape_that_changes_in_silence_is_found() {
    let Finding { code, disagreement, .. } = faulty(Fault::AnyShape).unwrap();
    assert!(code.contains("y.push("), "{disagreement}\n{code}");
    assert!(code.lines().count() < 12, "it is not small:\n{code}");
    assert!(disagreement.to_string().contains("took a value of another shape"), "{disagreement}");
}

#[test]
fn an_object_that_breaks_by_an_error_is_found() {
    assert!(faulty(Fault::NeverRecovers).unwrap().code.contains("y.push("));
}
