//! A wrong derivative of any one operation is found, and shrunk to a program that has this operation.

mod common;

use common::{WRONG, Wrong};
use fluxions_dual::Dual;
use fluxions_fuzz::program::{Binary, Unary};
use fluxions_fuzz::{Budget, Finding, Of, Target, fuzz};

/// What is found with this operation wrong, within so many cases.
fn found(operation: &'static str, cases: u64) -> Vec<Finding> {
    WRONG.set(operation);
    let targets: Vec<Box<dyn Target>> = vec![Box::new(Of::new(Wrong))];
    fuzz(&Dual::new(), &targets, Budget::Cases(cases), 3, &mut |_| ()).findings
}

#[test]
fn without_a_fault_nothing_is_found() {
    assert!(found("", 500).is_empty());
}

#[test]
fn every_wrong_derivative_is_found() {
    // Those without a derivative have none to spoil; `neg` is arithmetic.
    let flat = ["neg", "signum", "floor", "ceil", "round", "trunc"];
    let unary = Unary::ALL.iter().map(|f| f.name()).filter(|name| !flat.contains(name));
    let others = ["powi", "powf", "mul_add", "clamp", "select"];
    for operation in unary.chain(Binary::ALL.iter().map(|f| f.name())).chain(others) {
        let findings = found(operation, 5000);
        assert!(!findings.is_empty(), "{operation}");
        let code = &findings[0].code;
        assert!(code.contains(operation), "{operation}:\n{code}");
        assert!(code.lines().count() < 12, "{operation} is not small:\n{code}");
    }
}
