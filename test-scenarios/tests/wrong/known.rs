//! The known problems as scenarios: what is wrong shows in them.

use super::{dual, wrong};
use fluxions::{Args, Differentiate, Function, Operator, Owned, Space};
use fluxions_finite_difference::FiniteDifference;
use fluxions_problems::adbench::WeightError;
use fluxions_problems::{DataError, mgh};
use fluxions_scenarios::laws::{self, Findings, Law};
use fluxions_scenarios::scenarios::{Instance, Likelihood, Loss, Mgh, NumberNumber, Reprojected, certify_known};
use fluxions_scenarios::wrong::Fault;
use fluxions_scenarios::{Case, flat};
use fluxions_tape::RecordedTape;
use std::collections::BTreeSet;

/// A case with one wrong entry in its Jacobian.
struct Misprinted<C>(C, usize);

impl<C: Case> Case for Misprinted<C> {
    type F = C::F;

    fn name(&self) -> String {
        self.0.name()
    }
    fn f(&self) -> C::F {
        self.0.f()
    }
    fn x(&self, which: usize) -> Owned<<C::F as Function>::Input, f64> {
        self.0.x(which)
    }
    fn args(&self) -> Args<'_, C::F, f64> {
        self.0.args()
    }
    fn allocates(&self) -> bool {
        self.0.allocates()
    }
    fn curvature(&self) -> f64 {
        self.0.curvature()
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        self.0.value(x)
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        let mut jacobian = self.0.jacobian(x);
        let largest = jacobian.iter().fold(1.0, |top: f64, entry| top.max(entry.abs()));
        jacobian[self.1] += 1e-9 * largest;
        jacobian
    }
}

/// Whether the laws see any wrong entry of the Jacobian, and only then something.
fn misprints_show<C: Case + Clone>(case: &C, mut laws: impl FnMut(&Misprinted<C>, &mut Findings)) {
    let x = flat::<<C::F as Function>::Input>(<C::F as Function>::Input::view(&case.x(0)));
    for entry in 0..case.jacobian(&x).len() {
        let mut findings = Findings::default();
        findings.start(&dual(), case.name());
        laws(&Misprinted(case.clone(), entry), &mut findings);
        let seen = findings.violations.iter().any(|violation| violation.law == Law::Correct);
        assert!(seen, "{}: nobody saw entry {entry}", case.name());
    }
}

#[test]
fn a_misprint_in_any_jacobian_shows() -> Result<(), DataError> {
    for problem in mgh::all().into_iter().filter(|problem| problem.residuals * problem.start.len() < 50) {
        misprints_show(&Mgh(problem), |case, findings| laws::general(&dual(), case, findings));
    }
    for turned in [true, false] {
        misprints_show(&Reprojected { turned }, |case, findings| laws::general(&dual(), case, findings));
    }
    let (mixture, network) = (Instance::mixture()?, Instance::network()?);
    misprints_show(&Likelihood(mixture), |case, findings| laws::to_number(&dual(), case, findings));
    misprints_show(&Loss(network), |case, findings| laws::to_number(&dual(), case, findings));
    Ok(())
}

#[test]
fn every_problem_catches_wrong_derivatives() {
    let mut findings = Findings::default();
    certify_known(&wrong(Fault::Scaled), &mut findings);
    let caught: BTreeSet<String> = findings.violations.into_iter().map(|violation| violation.scenario).collect();
    assert_eq!(caught, findings.scenarios);
    assert_eq!(caught.len(), mgh::all().len() + 5);
}

#[test]
fn each_law_catches_the_backend_that_breaks_it() {
    for fault in Fault::ALL.into_iter().filter(|fault| !fault.is_rare()) {
        let mut findings = Findings::default();
        certify_known(&wrong(fault), &mut findings);
        let broken: BTreeSet<Law> = findings.violations.iter().map(|violation| violation.law).collect();
        assert!(broken.contains(&fault.target()), "{fault:?} was not caught: {broken:?}");
    }
}

#[test]
fn without_a_hessian_by_hand_symmetry_and_products_tell() -> Result<(), DataError> {
    let (network, mut findings) = (Instance::network()?, Findings::default());
    findings.start(&wrong(Fault::Asymmetric), "LSTM");
    laws::to_number(&wrong(Fault::Asymmetric), &Loss(network), &mut findings);
    let broken: BTreeSet<Law> = findings.violations.iter().map(|violation| violation.law).collect();
    assert_eq!(broken, BTreeSet::from([Law::Symmetric, Law::VariantsAgree]));
    Ok(())
}

fluxions_scenarios::case! {
    /// 1 − w², whose Hessian by hand has an entry too many.
    Overlong: NumberNumber = WeightError, [0.8, -1.5], |_s| (),
    value: |w| vec![1.0 - w[0] * w[0]],
    jacobian: |w| vec![-2.0 * w[0]],
    second: |_| vec![-2.0, 0.0],
}

/// Only an empty one is left out.
#[test]
fn a_hessian_by_hand_of_the_wrong_size_shows() {
    let mut findings = Findings::default();
    findings.start(&dual(), "Overlong");
    laws::to_number(&dual(), &Overlong, &mut findings);
    assert!(
        findings.violations.iter().any(|violation| violation.law == Law::Correct && violation.operator == "hessian")
    );
}

#[test]
fn large_values_and_curvature_excuse_differences_only() {
    let violations = |exact: bool, curvature: f64, found: f64| {
        let mut findings = Findings::default();
        if exact {
            findings.start(&dual(), "")
        } else {
            findings.start(&FiniteDifference::central(), "")
        }
        findings.expect(&[1e3, f64::INFINITY], curvature);
        findings.close(Law::Correct, Operator::Jacobian, &[found], &[1.0]);
        findings.violations.len()
    };
    assert_eq!((violations(true, 1.0, 1.0 + 1e-5), violations(false, 1.0, 1.0 + 1e-5)), (1, 0));
    assert_eq!((violations(true, 10.0, 1.0 + 5e-4), violations(false, 10.0, 1.0 + 5e-4)), (1, 0));
    assert_eq!((violations(true, 1.0, 1.0), violations(false, 1.0, 1.0 + 5e-4)), (0, 1));
}

#[test]
fn points_are_where_f_is_a_number() {
    for case in mgh::all().into_iter().map(Mgh) {
        assert!(
            [0, 1].iter().all(|&which| case.value(&case.x(which)).iter().all(|y| y.is_finite())),
            "{}",
            case.name()
        );
        assert_ne!(case.x(0), case.x(1));
    }
}

/// A tape that is thrown from branch to branch stops making its programs shorter, so its derivatives may change in their last
/// bits: up to rounding they do not.
#[test]
fn from_branch_to_branch() -> Result<(), fluxions::Error<core::convert::Infallible>> {
    let (backend, cases) =
        (RecordedTape::new().constants_never_change(), [true, false].map(|turned| Reprojected { turned }));
    let mut prepared = backend.bind(cases[0].f(), cases[0].args()).prepare_jacobian(&cases[0].x(0))?;
    for which in [0, 1].repeat(8) {
        for case in cases {
            let x = case.x(which);
            let (found, by_hand) = (prepared.with(case.args()).jacobian(&x)?.transpose(), case.jacobian(&x));
            assert!(found.iter().zip(&by_hand).all(|(found, by_hand)| (found - by_hand).abs() < 1e-13), "{found}");
        }
    }
    assert!(prepared.engine().guard_trips() > 8);
    Ok(())
}
