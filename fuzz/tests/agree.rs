//! Backends that are right raise no alarm.

use fluxions::SecondOrder;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_fuzz::{Budget, Of, Target, run};
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

#[test]
fn backends_agree() {
    let dual = Dual::new();
    let targets: Vec<Box<dyn Target>> = vec![
        Box::new(Of::new(Dual::with_tangents(2)).with_ties()),
        Box::new(Of::new(SecondOrder::new(dual, dual)).with_ties()),
        Box::new(Of::new(SecondOrder::new(RecordedTape::new(), Tape)).with_ties()),
        Box::new(Of::new(SecondOrder::new(Tape, dual)).with_ties()),
        Box::new(Of::new(NumDual)),
        Box::new(Of::new(FiniteDifference::central())),
        Box::new(Of::new(FiniteDifference::forward())),
    ];
    let mut text = Vec::new();
    let outcome = run(&dual, &targets, Budget::Cases(300), 2024, &mut text).unwrap();
    assert_eq!(outcome.cases, 300);
    assert!(outcome.findings.is_empty(), "{}", String::from_utf8_lossy(&text));
}
