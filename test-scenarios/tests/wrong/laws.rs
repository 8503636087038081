//! Each law can fail: a backend that is wrong on purpose breaks it.

use super::wrong;
use fluxions::Operator;
use fluxions_scenarios::allocations;
use fluxions_scenarios::laws::{Findings, Law};
use fluxions_scenarios::scenarios::certify_shapes;
use fluxions_scenarios::wrong::Fault;
use std::collections::BTreeSet;

#[test]
fn each_law_catches_the_backend_that_breaks_it() {
    assert!(allocations::are_counted());
    for fault in Fault::ALL {
        let mut findings = Findings::default();
        certify_shapes(&wrong(fault), &mut findings);
        let broken: BTreeSet<Law> = findings.violations.iter().map(|v| v.law).collect();
        assert!(broken.contains(&fault.target()), "{fault:?} was not caught: {broken:?}");
        let known: BTreeSet<Law> = fault.collateral().iter().copied().chain([fault.target()]).collect();
        assert!(broken.is_subset(&known), "{fault:?} is blamed for {broken:?}");
    }
}

/// What the laws found in a scenario with a fault, by operator.
fn operators(fault: Fault, scenario: &str, law: Law) -> BTreeSet<String> {
    let mut findings = Findings::default();
    certify_shapes(&wrong(fault), &mut findings);
    let found = findings.violations.into_iter().filter(|v| v.law == law && v.scenario == scenario);
    found.map(|violation| violation.operator).collect()
}

#[test]
fn skipped_fields_of_an_earlier_call_show_in_every_operator() {
    let broken = operators(Fault::KeepsSkippedInputs, "Powers", Law::Reuse);
    assert_eq!(broken, ["gradient", "hessian", "hvp", "jacobian", "pullback", "pushforward"].map(str::to_owned).into());
    let broken = operators(Fault::KeepsSkippedOutputs, "OtherFactor", Law::Reuse);
    assert_eq!(broken, ["jacobian", "pullback", "pushforward"].map(str::to_owned).into());
}

#[test]
fn a_shape_that_changes_shows_in_every_operator() {
    for scenario in ["Grows", "Pushes", "Turns"] {
        for fault in [Fault::AnyShape, Fault::NeverRecovers] {
            let broken = operators(fault, scenario, Law::Shapes);
            assert_eq!(
                broken,
                ["jacobian", "pullback", "pushforward"].map(str::to_owned).into(),
                "{fault:?} {scenario}"
            );
        }
    }
}

#[test]
fn the_law_of_shapes_can_fail() {
    let mut findings = Findings::default();
    findings.refused::<(), ()>(Operator::Gradient, Ok(()));
    findings.refused::<(), ()>(Operator::Gradient, Err(fluxions::Error::Function(())));
    findings.output_refused::<(), ()>(Operator::Gradient, Ok(()));
    findings.output_refused::<(), ()>(Operator::Gradient, Err(fluxions::Error::Function(())));
    assert_eq!(findings.violations.iter().filter(|v| v.law == Law::Shapes).count(), 4);
}
